// Moves all rows from one database to another, and verifies them.

import { createHash } from 'node:crypto';
import { SettingProblem } from '../settings/settings.ts';
import type { MigrationDatabase } from './database.ts';
import { type Cells, listTables, type Table, titleOf } from './tables.ts';

/** The number of rows of a table, and a digest of their contents. */
interface Summary {
  readonly rows: number;
  readonly digest: string;
}

/** Summarizes rows in the order in which they are added. */
function createSummary(): { readonly add: (rows: readonly Cells[]) => void; readonly end: () => Summary } {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (rows) => {
      count += rows.length;
      for (const row of rows) {
        const cells = row.map((cell) =>
          cell instanceof Uint8Array ? { bytes: Buffer.from(cell).toString('hex') } : cell,
        );
        hash.update(`${JSON.stringify(cells)}\n`);
      }
    },
    end: () => ({ rows: count, digest: hash.digest('hex') }),
  };
}

async function summarize(database: MigrationDatabase, table: Table): Promise<Summary> {
  const summary = createSummary();
  for await (const rows of database.read(table)) summary.add(rows);
  return summary.end();
}

async function refuseNonEmpty(target: MigrationDatabase, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await summarize(target, table);
    if (rows > 0) {
      throw new SettingProblem(`The target holds data already (${titleOf(table)}: ${rows}): nothing was moved.`);
    }
  }
}

async function copy(table: Table, source: MigrationDatabase, target: MigrationDatabase): Promise<Summary> {
  const summary = createSummary();
  for await (const rows of source.read(table)) {
    summary.add(rows);
    if (rows.length > 0) await target.write(table, rows);
  }
  return summary.end();
}

/** The moved rows of a table. */
export interface Moved extends Summary {
  readonly title: string;
}

/**
 * Moves everything in one transaction of the target, and reads it again: throws where a table is not the same in both databases. The
 * caller commits. The source is not changed. Throws SettingProblem where the target is not empty.
 */
export async function moveAll(source: MigrationDatabase, target: MigrationDatabase): Promise<readonly Moved[]> {
  const tables = listTables();
  await refuseNonEmpty(target, tables);
  const moved: Moved[] = [];
  for (const table of tables) moved.push({ title: titleOf(table), ...(await copy(table, source, target)) });
  for (const [place, table] of tables.entries()) {
    const { rows, digest } = await summarize(target, table);
    if (rows !== moved[place].rows || digest !== moved[place].digest) {
      throw new Error(`${titleOf(table)}: what was read again is not what was written; nothing was moved`);
    }
  }
  return moved;
}
