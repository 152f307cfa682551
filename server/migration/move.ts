// The move of all rows from one database to another, and the check that they have arrived.

import { createHash } from 'node:crypto';
import { SettingProblem } from '../settings/settings.ts';
import type { Side } from './side.ts';
import { type Cells, listTables, type Table, titleOf } from './tables.ts';

/** How many rows a table has, and a digest of everything in them. */
interface Summary {
  readonly rows: number;
  readonly digest: string;
}

/** Takes in rows, in order, and says what they were. */
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

async function summarize(side: Side, table: Table): Promise<Summary> {
  const summary = createSummary();
  for await (const rows of side.read(table)) summary.add(rows);
  return summary.end();
}

async function refuseFilled(target: Side, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await summarize(target, table);
    if (rows > 0) {
      throw new SettingProblem(`The target holds data already (${titleOf(table)}: ${rows}): nothing was moved.`);
    }
  }
}

async function copy(table: Table, source: Side, target: Side): Promise<Summary> {
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
 * Moves everything, or nothing: rows are written in one transaction, read again, and kept only where each table has the same rows
 * on both sides. The source stays as it is. Throws SettingProblem where the target is not empty.
 */
export async function moveAll(source: Side, target: Side): Promise<readonly Moved[]> {
  const tables = listTables();
  await refuseFilled(target, tables);
  const moved: Moved[] = [];
  for (const table of tables) moved.push({ title: titleOf(table), ...(await copy(table, source, target)) });
  for (const [place, table] of tables.entries()) {
    const { rows, digest } = await summarize(target, table);
    if (rows !== moved[place].rows || digest !== moved[place].digest) {
      throw new Error(`${titleOf(table)}: what was read again is not what was written; nothing was kept`);
    }
  }
  return moved;
}
