// The sheets of accounts in PostgreSQL.

import { maxSheets, type SheetStore } from '../store/sheets.ts';
import { sheetOf, storedSheetOf } from '../store/store-rows.ts';
import type { Database } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';

/** Each rejects with the error of the database. */
export function createPostgresSheets(database: Database): SheetStore {
  return {
    addSheet: async (accountId, { id, content, createdAt }) => {
      const [accounts, added] = await database.transaction([
        { statement: statements.lockSheetOwner, values: [accountId] },
        { statement: statements.addSheet, values: [accountId, id, content, createdAt, maxSheets] },
      ]);
      if (added.length > 0) return 'added';
      return accounts.length > 0 ? 'full' : 'nobody';
    },
    listSheets: async (accountId) => (await database.run(statements.listSheets, [accountId])).map(sheetOf),
    findSheet: async (id) => {
      const rows = await database.run(statements.findSheet, [id]);
      return rows.length === 0 ? null : storedSheetOf(rows[0]);
    },
    removeSheet: async (accountId, id) => (await database.run(statements.removeSheet, [accountId, id])).length > 0,
  };
}
