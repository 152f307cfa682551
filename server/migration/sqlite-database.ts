// The SQLite files as a database of a migration.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { storeFile } from '../accounts/sqlite/sqlite-store.ts';
import { usersFile } from '../sessions/better-auth-sqlite.ts';
import { batchRows, DatabaseInUse, type MigrationDatabase } from './database.ts';
import type { Cell, Cells, Column, Table } from './tables.ts';

/** How tables are read and written that are others in SQLite. */
interface OtherForm {
  readonly source: string;
  readonly inserts: readonly string[];
}

/** In SQLite an account and its key are two rows, and the counts of accounts and keys are rows of one table. */
const otherForms: ReadonlyMap<string, OtherForm> = new Map([
  [
    'account',
    {
      source:
        '(SELECT account.id, account.email, account.monthly_limit, account.created_at, api_key.digest, api_key.sealed, ' +
        'api_key.created_at AS key_created_at, api_key.last_used_at ' +
        'FROM account LEFT JOIN api_key ON api_key.account_id = account.id)',
      inserts: [
        'INSERT INTO account (id, email, monthly_limit, created_at) VALUES (:id, :email, :monthly_limit, :created_at)',
        'INSERT INTO api_key (digest, account_id, sealed, created_at, last_used_at) ' +
          'VALUES (:digest, :id, :sealed, :key_created_at, :last_used_at)',
      ],
    },
  ],
  [
    'usage',
    {
      source: "(SELECT account_id, month, used, granted FROM usage WHERE key_id = '')",
      inserts: [
        'INSERT INTO usage (account_id, month, key_id, used, granted) ' +
          "VALUES (:account_id, :month, '', :used, :granted)",
      ],
    },
  ],
  [
    'key_usage',
    {
      source: "(SELECT account_id, month, key_id, used FROM usage WHERE key_id <> '')",
      inserts: [
        'INSERT INTO usage (account_id, month, key_id, used, granted) ' +
          'VALUES (:account_id, :month, :key_id, :used, 0)',
      ],
    },
  ],
]);

function otherFormOf({ area, name }: Table): OtherForm | undefined {
  return area === 'store' ? otherForms.get(name) : undefined;
}

function quote(name: string): string {
  return `"${name}"`;
}

function insertsOf(table: Table): readonly string[] {
  const other = otherFormOf(table);
  if (other !== undefined) return other.inserts;
  const names = table.columns.map(({ name }) => name);
  const places = names.map((name) => `:${name}`);
  return [`INSERT INTO ${quote(table.name)} (${names.map(quote).join(', ')}) VALUES (${places.join(', ')})`];
}

/** better-auth stores times in SQLite as ISO 8601 text. */
function readCell(value: unknown, { name, kind }: Column): Cell {
  if (value === null) return null;
  const cell = kind === 'time' && typeof value === 'string' ? Date.parse(value) : value;
  if (typeof cell === 'number' && Number.isSafeInteger(cell)) return cell;
  if (typeof cell === 'string' || cell instanceof Uint8Array) return cell;
  throw new TypeError(`the column ${name} has a value of an unknown type`);
}

function writeCell(cell: Cell, { kind }: Column): SQLInputValue {
  return kind === 'time' && typeof cell === 'number' ? new Date(cell).toISOString() : cell;
}

/**
 * Makes the connection the only one. A connection in WAL mode keeps a lock on the file for as long as it is open, so the file leaves
 * this mode only where there is no other one; the next service that opens it switches back.
 */
function takeAlone(database: DatabaseSync): void {
  let mode: unknown;
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    mode = database.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'];
    database.exec('PRAGMA synchronous = FULL; BEGIN EXCLUSIVE');
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message)) throw new DatabaseInUse();
    throw error;
  }
  if (mode !== 'delete') throw new DatabaseInUse();
}

/** Throws DatabaseInUse where another program has one of the files open. */
export function refuseUsedFiles(dataDir: string): void {
  for (const name of [storeFile, usersFile]) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    const database = new DatabaseSync(path);
    try {
      takeAlone(database);
    } finally {
      database.close();
    }
  }
}

/** Opens the files of a folder, which are there and at their newest versions. */
export function openSqliteMigration(dataDir: string): MigrationDatabase {
  const databases = {
    store: new DatabaseSync(join(dataDir, storeFile)),
    users: new DatabaseSync(join(dataDir, usersFile)),
  } as const;
  const both = Object.values(databases);
  try {
    both.forEach(takeAlone);
  } catch (error) {
    for (const database of both) database.close();
    throw error;
  }

  async function* read(table: Table): AsyncIterable<readonly Cells[]> {
    const source = otherFormOf(table)?.source ?? quote(table.name);
    const columns = table.columns.map(({ name }) => quote(name)).join(', ');
    const order = table.key.map(quote).join(', ');
    const rows = databases[table.area].prepare(`SELECT ${columns} FROM ${source} ORDER BY ${order}`).iterate();
    let batch: Cells[] = [];
    for (const row of rows) {
      batch.push(table.columns.map((column) => readCell(row[column.name], column)));
      if (batch.length < batchRows) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }

  function end(command: 'COMMIT' | 'ROLLBACK'): void {
    for (const database of both) {
      database.exec(command);
      database.close();
    }
  }

  return {
    read,
    write: async (table, rows) => {
      const statements = insertsOf(table).map((text) => databases[table.area].prepare(text));
      // Each of the two inserts of an account uses only some of its columns.
      for (const statement of statements) statement.setAllowUnknownNamedParameters(true);
      for (const row of rows) {
        const values = Object.fromEntries(
          table.columns.map((column, place) => [column.name, writeCell(row[place], column)]),
        );
        for (const statement of statements) statement.run(values);
      }
    },
    commit: async () => end('COMMIT'),
    rollback: async () => end('ROLLBACK'),
  };
}
