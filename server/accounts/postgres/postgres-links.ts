// Short links in PostgreSQL.

import { dayNumberOf } from '../usage/day.ts';
import type { LinkStore } from '../store/links.ts';
import { linkedQuestionOf, textOf } from '../store/store-rows.ts';
import type { Database } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';

/** Each rejects with the error of the database. */
export function createPostgresLinks(database: Database): LinkStore {
  return {
    putLink: async ({ id, digest, operation, body, maker, day }) => {
      const [row] = await database.run(statements.putLink, [id, digest, operation, body, dayNumberOf(day), maker]);
      return textOf(row, 'id');
    },
    readLink: async (id, day) => {
      const rows = await database.run(statements.readLink, [id]);
      if (rows.length === 0) return null;
      if (day !== null) await database.run(statements.noteLinkUse, [id, dayNumberOf(day)]);
      return linkedQuestionOf(rows[0]);
    },
    removeLink: async (id, maker) => {
      const [, removed] = await database.transaction([
        { statement: statements.lockLink, values: [id] },
        { statement: statements.removeMaker, values: [id, maker] },
        { statement: statements.removeUnmadeLink, values: [id] },
      ]);
      return removed.length > 0;
    },
  };
}
