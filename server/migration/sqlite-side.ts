// The files of SQLite as a side of a move.

import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { storeFile } from '../accounts/sqlite.ts';
import { usersFile } from '../sessions/better-auth-sqlite.ts';
import { rowsAtOnce, type Side } from './side.ts';
import type { Cell, Cells, Column, Table } from './tables.ts';

/** Here an account and its key are two rows. */
const accountWithKey =
  '(SELECT account.id, account.email, account.monthly_limit, account.created_at, api_key.digest, api_key.sealed, ' +
  'api_key.created_at AS key_created_at, api_key.last_used_at ' +
  'FROM account LEFT JOIN api_key ON api_key.account_id = account.id)';

const accountInserts = [
  'INSERT INTO account (id, email, monthly_limit, created_at) VALUES (:id, :email, :monthly_limit, :created_at)',
  'INSERT INTO api_key (digest, account_id, sealed, created_at, last_used_at) ' +
    'VALUES (:digest, :id, :sealed, :key_created_at, :last_used_at)',
];

function isAccount({ area, name }: Table): boolean {
  return area === 'store' && name === 'account';
}

function quote(name: string): string {
  return `"${name}"`;
}

function insertsOf(table: Table): readonly string[] {
  if (isAccount(table)) return accountInserts;
  const names = table.columns.map(({ name }) => name);
  const places = names.map((name) => `:${name}`);
  return [`INSERT INTO ${quote(table.name)} (${names.map(quote).join(', ')}) VALUES (${places.join(', ')})`];
}

/** better-auth writes times as texts (ISO 8601). */
function readCell(value: unknown, { name, kind }: Column): Cell {
  if (value === null) return null;
  const cell = kind === 'time' && typeof value === 'string' ? Date.parse(value) : value;
  if (typeof cell === 'number' && Number.isSafeInteger(cell)) return cell;
  if (typeof cell === 'string' || cell instanceof Uint8Array) return cell;
  throw new TypeError(`the column ${name} holds something unknown`);
}

function writeCell(cell: Cell, { kind }: Column): SQLInputValue {
  return kind === 'time' && typeof cell === 'number' ? new Date(cell).toISOString() : cell;
}

/** Opens the files of a folder, which are there and at their newest versions. */
export function openSqliteSide(dataDir: string): Side {
  const databases = {
    store: new DatabaseSync(join(dataDir, storeFile)),
    users: new DatabaseSync(join(dataDir, usersFile)),
  } as const;
  const both = Object.values(databases);
  for (const database of both) database.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE');

  async function* read(table: Table): AsyncIterable<readonly Cells[]> {
    const source = isAccount(table) ? accountWithKey : quote(table.name);
    const columns = table.columns.map(({ name }) => quote(name)).join(', ');
    const order = table.key.map(quote).join(', ');
    const rows = databases[table.area].prepare(`SELECT ${columns} FROM ${source} ORDER BY ${order}`).iterate();
    let piece: Cells[] = [];
    for (const row of rows) {
      piece.push(table.columns.map((column) => readCell(row[column.name], column)));
      if (piece.length < rowsAtOnce) continue;
      yield piece;
      piece = [];
    }
    yield piece;
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
      // Each of the two inserts of an account names some of its columns.
      for (const statement of statements) statement.setAllowUnknownNamedParameters(true);
      for (const row of rows) {
        const values = Object.fromEntries(
          table.columns.map((column, place) => [column.name, writeCell(row[place], column)]),
        );
        for (const statement of statements) statement.run(values);
      }
    },
    keep: async () => end('COMMIT'),
    drop: async () => end('ROLLBACK'),
  };
}
