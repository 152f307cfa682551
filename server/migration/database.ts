// A database of a migration: the source or the target.

import type { Cells, Table } from './tables.ts';

/** All reads and writes are in one transaction, which `commit` or `rollback` ends. */
export interface MigrationDatabase {
  /** All rows in batches, ordered by the bytes of their keys. */
  readonly read: (table: Table) => AsyncIterable<readonly Cells[]>;
  readonly write: (table: Table, rows: readonly Cells[]) => Promise<void>;
  /** Also closes the connection. */
  readonly commit: () => Promise<void>;
  /** Also closes the connection. */
  readonly rollback: () => Promise<void>;
}

/** Rows in memory at a time. */
export const batchRows = 1000;

/** Another program, such as a service, has the database open. */
export class DatabaseInUse extends Error {
  constructor() {
    super('The database is in use.');
    this.name = 'DatabaseInUse';
  }
}
