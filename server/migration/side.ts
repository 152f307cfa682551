// A side of a move: the database that rows come from, or the one that they go to.

import type { Cells, Table } from './tables.ts';

/** Everything happens in one transaction, which `keep` or `drop` ends. */
export interface Side {
  /** All rows in the order of their keys, by bytes, some at a time. */
  readonly read: (table: Table) => AsyncIterable<readonly Cells[]>;
  readonly write: (table: Table, rows: readonly Cells[]) => Promise<void>;
  /** Makes what was written last, and ends the transaction and the connection. */
  readonly keep: () => Promise<void>;
  /** Ends them as if nothing had been written. */
  readonly drop: () => Promise<void>;
}

/** So many rows are in memory at a time. */
export const rowsAtOnce = 1000;
