// Several PostgreSQL databases as one of a migration: each account is read where it is, and written where its id lies.

import { orderDatabases, partitionOf } from '../accounts/partitions/partition.ts';
import type { MigrationDatabase } from './database.ts';
import { batchRows } from './database.ts';
import type { Cell, Cells, Table } from './tables.ts';

/** The first database has the tables that belong to no account: those of users, the windows of limits, and links. */
const firstPlace = 0;

/** The column with the id of an account; null for tables that belong to no account. */
function accountColumn({ area, name, columns }: Table): number | null {
  if (area === 'users') return null;
  const place = columns.findIndex((column) => column.name === (name === 'account' ? 'id' : 'account_id'));
  return place < 0 ? null : place;
}

/** As in the databases: numbers by size, texts by bytes. */
function compareCells(one: Cell, other: Cell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(other));
  throw new TypeError('a key of a table is neither a number nor a text');
}

function compareRows({ columns, key }: Table): (one: Cells, other: Cells) => number {
  const places = key.map((name) => columns.findIndex((column) => column.name === name));
  return (one, other) => {
    for (const place of places) {
      const order = compareCells(one[place], other[place]);
      if (order !== 0) return order;
    }
    return 0;
  };
}

async function* rowsOf(batches: AsyncIterable<readonly Cells[]>): AsyncGenerator<Cells> {
  for await (const batch of batches) yield* batch;
}

/** The rows of all of them in order, where those of each are in order. */
async function* mergeRows(table: Table, databases: readonly MigrationDatabase[]): AsyncGenerator<Cells> {
  const compare = compareRows(table);
  const sources = databases.map((database) => rowsOf(database.read(table)));
  const heads = await Promise.all(sources.map((source) => source.next()));
  for (;;) {
    let least: number | undefined;
    for (const [place, head] of heads.entries()) {
      if (head.done === true) continue;
      const best = least === undefined ? undefined : heads[least];
      if (best === undefined || best.done === true || compare(head.value, best.value) < 0) least = place;
    }
    if (least === undefined) return;
    const { value } = heads[least];
    heads[least] = await sources[least].next();
    yield value;
  }
}

/** Commits one database after the other: where one fails, those before it keep what was written. */
export function joinDatabases(databases: readonly MigrationDatabase[]): MigrationDatabase {
  const orders = orderDatabases(databases.length);

  /** The places of the databases that keep a row. The secret is the same in all of them. */
  function placesOf(table: Table, row: Cells): readonly number[] {
    if (table.area === 'store' && table.name === 'secret') return [...databases.keys()];
    const column = accountColumn(table);
    return [column === null ? firstPlace : orders[partitionOf(String(row[column]))][0]];
  }

  async function* read(table: Table): AsyncIterable<readonly Cells[]> {
    if (accountColumn(table) === null) {
      yield* databases[firstPlace].read(table);
      return;
    }
    let batch: Cells[] = [];
    for await (const row of mergeRows(table, databases)) {
      batch.push(row);
      if (batch.length < batchRows) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }

  return {
    read,
    write: async (table, rows) => {
      for (const [place, database] of databases.entries()) {
        const own = rows.filter((row) => placesOf(table, row).includes(place));
        if (own.length > 0) await database.write(table, own);
      }
    },
    commit: async () => {
      for (const database of databases) await database.commit();
    },
    rollback: async () => {
      await Promise.allSettled(databases.map((database) => database.rollback()));
    },
  };
}
