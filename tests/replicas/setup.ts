// Several replicas on one database, and the database as the test itself sees it.

import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Accounts, openAccounts } from '@matrixsteps/server/accounts/accounts.ts';
import { monthOf } from '@matrixsteps/server/accounts/usage/month.ts';
import type { Store } from '@matrixsteps/server/accounts/store/store.ts';
import { readSettings } from '@matrixsteps/server/settings/settings.ts';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { type Environment, makeReplica, type Replica } from './replica.ts';

export interface Setup {
  readonly replicas: readonly Replica[];
  readonly accounts: Accounts;
  readonly store: Store;
  /** How many answers the database has counted for an address this month. */
  readonly counted: (email: string) => Promise<number>;
}

interface Plan {
  readonly count: number;
  /** Null is SQLite, for a single replica. */
  readonly databaseUrl: string | null;
  readonly environment?: Environment;
  /** More options of Node. */
  readonly options?: readonly string[];
}

/** Starts the replicas and opens their database beside them. All ends with the test. */
export async function startReplicas(
  t: Pick<TestContext, 'after'>,
  { count, databaseUrl, environment, options }: Plan,
): Promise<Setup> {
  // What was made last ends first.
  const endings: (() => unknown)[] = [];
  t.after(async () => {
    for (const end of endings) await end();
  });
  const folder = makeFolder({ after: (end) => void endings.unshift(end) });
  const shared = { DATABASE_URL: databaseUrl ?? '', KEY_SECRET: 'one secret for all of the replicas' };
  const place: Environment = { DATA_DIR: folder, ...(databaseUrl === null ? {} : shared) };
  const { accounts, store } = await openAccounts(readSettings(place));
  endings.unshift(() => store.close());
  const all = { ...place, ...environment };
  const replicas = await Promise.all(Array.from({ length: count }, () => makeReplica(all, { options })));
  endings.unshift(() => Promise.all(replicas.map(({ stop }) => stop())));
  await Promise.all(replicas.map(({ start }) => start()));
  return {
    replicas,
    accounts,
    store,
    counted: async (email) => {
      const standing = await store.findUsageByEmail(email, monthOf(Date.now()).name);
      return standing?.used ?? assert.fail(`no account of ${email}`);
    },
  };
}
