// The named keys of accounts in PostgreSQL.

import { inBatches } from './batches.ts';
import type { Database } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';
import { type Addition, maxNamedKeys, type NamedKeyStore, type NamedKeyUsage } from '../store/named-keys.ts';
import { monthsOf, namedKeyOf, namedKeyUsageOf, numberOf } from '../store/store-rows.ts';
import { maxEvents } from '../store/store.ts';

/** Look-ups in one statement. */
const maxItems = 1000;

interface KeyLookup {
  readonly digest: Uint8Array;
  readonly month: string;
}

/** Each rejects with the error of the database. Look-ups run in `keyDatabase`, so that no other statement delays them. */
export function createPostgresNamedKeys(database: Database, keyDatabase: Pick<Database, 'run'>): NamedKeyStore {
  const find = inBatches(
    async (lookups: readonly KeyLookup[]) => {
      const found: (NamedKeyUsage | null)[] = lookups.map(() => null);
      const columns = [lookups.map(({ digest }) => digest), lookups.map(({ month }) => month)];
      const rows = await keyDatabase.run(statements.findUsageByNamedKeys, columns);
      for (const row of rows) found[numberOf(row, 'place') - 1] = namedKeyUsageOf(row);
      return found;
    },
    { maxItems },
  );

  async function listNamedKeys(accountId: string) {
    return (await database.run(statements.listNamedKeys, [accountId])).map(namedKeyOf);
  }

  /** Why a key was not added. */
  async function explain(accountId: string, name: string): Promise<Addition> {
    const account = await database.run(statements.findKey, [accountId]);
    if (account.length === 0) return 'nobody';
    return (await listNamedKeys(accountId)).some((key) => key.name === name) ? 'taken' : 'full';
  }

  return {
    findUsageByNamedKey: async (digest, month) => {
      const [usage] = await find([{ digest, month }]);
      return usage;
    },
    addNamedKey: async (accountId, { id, name, scope, kind, digest, createdAt }, event) => {
      const values = [accountId, id, name, scope, kind, digest, createdAt, maxNamedKeys];
      const [, added] = await database.transaction([
        { statement: statements.lockAccounts, values: [[accountId]] },
        { statement: statements.addNamedKey, values: [...values, event.kind, event.at, event.origin] },
        { statement: statements.trimEvents, values: [accountId, maxEvents - 1] },
      ]);
      return added.length > 0 ? 'added' : explain(accountId, name);
    },
    readMonths: async (accountId) => monthsOf(await database.run(statements.readMonths, [accountId])),
    listNamedKeys,
    removeNamedKey: async (accountId, keyId, { kind, at, origin }) => {
      const [removed] = await database.transaction([
        { statement: statements.removeNamedKey, values: [accountId, keyId, kind, at, origin] },
        { statement: statements.trimEvents, values: [accountId, maxEvents - 1] },
      ]);
      return removed.length > 0;
    },
  };
}
