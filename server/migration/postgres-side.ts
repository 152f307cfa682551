// PostgreSQL as a side of a move.

import { Client, TypeOverrides } from 'pg';
import { storeSchema } from '../accounts/postgres-schema.ts';
import { usersSchema } from '../sessions/better-auth-postgres.ts';
import { rowsAtOnce, type Side } from './side.ts';
import { type Cell, type Cells, type Column, type ColumnKind, listTables, type Table } from './tables.ts';

const types: { readonly [K in ColumnKind]: string } = {
  text: 'text',
  integer: 'bigint',
  bytes: 'bytea',
  time: 'timestamptz',
  truth: 'boolean',
};

/** Numbers of these columns come from counters, which must go on after what was written. */
const counted: readonly (readonly [table: string, column: string])[] = [
  ['audit', 'number'],
  ['recent_request', 'number'],
];

const schemas = { store: storeSchema, users: usersSchema } as const;

function placeOf({ area, name }: Table): string {
  return `${schemas[area]}."${name}"`;
}

/** By bytes, whatever the language of the database. */
function orderOf({ columns, key }: Table): string {
  return key
    .map((name) => {
      const isText = columns.find((column) => column.name === name)?.kind === 'text';
      return `"${name}"${isText ? ' COLLATE "C"' : ''}`;
    })
    .join(', ');
}

function readCell(value: unknown, { name }: Column): Cell {
  if (value === null || typeof value === 'string' || value instanceof Uint8Array) return value;
  if (typeof value === 'boolean') return Number(value);
  const cell = value instanceof Date ? value.getTime() : value;
  if (typeof cell === 'number' && Number.isSafeInteger(cell)) return cell;
  throw new TypeError(`the column ${name} holds something unknown`);
}

function writeCell(cell: Cell, { kind }: Column): unknown {
  if (cell === null) return null;
  if (kind === 'time' && typeof cell === 'number') return new Date(cell).toISOString();
  return kind === 'truth' ? cell !== 0 : cell;
}

/** Opens a database whose tables are at their newest versions. */
export async function openPostgresSide(databaseUrl: string): Promise<Side> {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(20, Number);
  const client = new Client({ connectionString: databaseUrl, application_name: 'matrixmath move', types: overrides });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  // One table may take long, and meanwhile nothing comes for the other side.
  await client.query('SET LOCAL statement_timeout TO 0; SET LOCAL idle_in_transaction_session_timeout TO 0');

  async function* read(table: Table): AsyncIterable<readonly Cells[]> {
    const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const order = orderOf(table);
    await client.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${columns} FROM ${placeOf(table)} ORDER BY ${order}`);
    for (;;) {
      const { rows } = await client.query<{ readonly [name: string]: unknown }>(`FETCH ${rowsAtOnce} FROM moved`);
      if (rows.length === 0) break;
      yield rows.map((row) => table.columns.map((column) => readCell(row[column.name], column)));
    }
    await client.query('CLOSE moved');
  }

  async function end(command: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    await client.query(command);
    await client.end();
  }

  return {
    read,
    write: async (table, rows) => {
      const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
      const arrays = table.columns.map(({ kind }, place) => `$${place + 1}::${types[kind]}[]`).join(', ');
      const values = table.columns.map((column, place) => rows.map((row) => writeCell(row[place], column)));
      await client.query(`INSERT INTO ${placeOf(table)} (${names}) SELECT * FROM unnest(${arrays})`, values);
    },
    keep: async () => {
      for (const [table, column] of counted) {
        await client.query(
          `SELECT setval(pg_get_serial_sequence('${storeSchema}.${table}', '${column}'), ` +
            `(SELECT COALESCE(MAX(${column}), 0) + 1 FROM ${storeSchema}.${table}), false)`,
        );
      }
      // Plans of statements are made for tables of this size, not for empty ones.
      await client.query(`ANALYZE ${listTables().map(placeOf).join(', ')}`);
      await end('COMMIT');
    },
    drop: () => end('ROLLBACK'),
  };
}
