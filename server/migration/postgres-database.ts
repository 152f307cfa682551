// PostgreSQL as a database of a migration.

import { Client, TypeOverrides } from 'pg';
import { createPartition } from '../accounts/postgres/postgres-days.ts';
import { type DatabaseSettings, isLockTimeout, useLock } from '../accounts/postgres/postgres-pool.ts';
import { withStartupConnection } from '../accounts/postgres/startup-connection.ts';
import { storeSchema } from '../accounts/postgres/postgres-schema.ts';
import { dayNumbered } from '../accounts/usage/day.ts';
import { usersSchema } from '../sessions/better-auth-postgres.ts';
import { batchRows, DatabaseInUse, type MigrationDatabase } from './database.ts';
import { type Cell, type Cells, type Column, type ColumnKind, listTables, type Table } from './tables.ts';

const types: { readonly [K in ColumnKind]: string } = {
  text: 'text',
  integer: 'bigint',
  bytes: 'bytea',
  time: 'timestamptz',
  boolean: 'boolean',
};

/** Identity columns, whose sequences must continue after the written values. */
const identityColumns: readonly (readonly [table: string, column: string])[] = [
  ['audit', 'number'],
  ['endpoint', 'number'],
  ['latest_request', 'number'],
];

const schemas = { store: storeSchema, users: usersSchema } as const;

function placeOf({ area, name }: Table): string {
  return `${schemas[area]}."${name}"`;
}

/** By bytes, independent of the locale of the database. */
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
  throw new TypeError(`the column ${name} has a value of an unknown type`);
}

function writeCell(cell: Cell, { kind }: Column): unknown {
  if (cell === null) return null;
  if (kind === 'time' && typeof cell === 'number') return new Date(cell).toISOString();
  return kind === 'boolean' ? cell !== 0 : cell;
}

/** How long connections that were just closed may take to end. */
const closingMilliseconds = 3000;

/** Takes the lock of all who use the database, until the end of the transaction. Throws DatabaseInUse. */
async function takeAlone(client: Client): Promise<void> {
  try {
    await client.query(`SET LOCAL lock_timeout TO ${closingMilliseconds}`);
    await client.query(`SELECT pg_advisory_xact_lock(${useLock})`);
    await client.query('SET LOCAL lock_timeout TO DEFAULT');
  } catch (error) {
    throw isLockTimeout(error) ? new DatabaseInUse() : error;
  }
}

/** Throws DatabaseInUse where another program uses the database. */
export async function refuseUsedPostgres(settings: DatabaseSettings): Promise<void> {
  const isUnused = await withStartupConnection(settings, async (client) => {
    const { rows } = await client.query<{ unused: boolean }>(`SELECT pg_try_advisory_lock(${useLock}) AS unused`);
    return rows[0].unused;
  });
  if (!isUnused) throw new DatabaseInUse();
}

/** Opens a database whose tables are at their newest versions. */
export async function openPostgresMigration(databaseUrl: string): Promise<MigrationDatabase> {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(20, Number);
  const client = new Client({ connectionString: databaseUrl, application_name: 'matrixsteps move', types: overrides });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await client.query(`SET LOCAL search_path TO ${storeSchema}`);
  // A large table takes longer than the usual time-outs, and the connection is idle while the other database works.
  await client.query('SET LOCAL statement_timeout TO 0; SET LOCAL idle_in_transaction_session_timeout TO 0');
  try {
    await takeAlone(client);
  } catch (error) {
    await client.end();
    throw error;
  }

  async function* read(table: Table): AsyncIterable<readonly Cells[]> {
    const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const order = orderOf(table);
    await client.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${columns} FROM ${placeOf(table)} ORDER BY ${order}`);
    for (;;) {
      const { rows } = await client.query<{ readonly [name: string]: unknown }>(`FETCH ${batchRows} FROM moved`);
      if (rows.length === 0) break;
      yield rows.map((row) => table.columns.map((column) => readCell(row[column.name], column)));
    }
    await client.query('CLOSE moved');
  }

  /** Rows of `day_count` need the partitions of their days. */
  async function makePartitions({ name, columns }: Table, rows: readonly Cells[]): Promise<void> {
    if (name !== 'day_count') return;
    const place = columns.findIndex((column) => column.name === 'day');
    for (const day of new Set(rows.map((row) => Number(row[place])))) {
      await client.query(createPartition(dayNumbered(day)).text);
    }
  }

  async function end(command: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    await client.query(command);
    await client.end();
  }

  return {
    read,
    write: async (table, rows) => {
      await makePartitions(table, rows);
      const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
      const arrays = table.columns.map(({ kind }, place) => `$${place + 1}::${types[kind]}[]`).join(', ');
      const values = table.columns.map((column, place) => rows.map((row) => writeCell(row[place], column)));
      await client.query(`INSERT INTO ${placeOf(table)} (${names}) SELECT * FROM unnest(${arrays})`, values);
    },
    commit: async () => {
      for (const [table, column] of identityColumns) {
        await client.query(
          `SELECT setval(pg_get_serial_sequence('${storeSchema}.${table}', '${column}'), ` +
            `(SELECT COALESCE(MAX(${column}), 0) + 1 FROM ${storeSchema}.${table}), false)`,
        );
      }
      // Otherwise statements would be planned for empty tables.
      await client.query(`ANALYZE ${listTables().map(placeOf).join(', ')}`);
      await end('COMMIT');
    },
    rollback: () => end('ROLLBACK'),
  };
}
