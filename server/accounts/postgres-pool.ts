// Connections to PostgreSQL: how they are opened, what bounds them, and how statements and transactions go over them.

import { setTimeout as delay } from 'node:timers/promises';
import { type ClientBase, type ClientConfig, Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg';
import type { Settings } from '../settings/settings.ts';
import type { Row } from './store-rows.ts';

export type DatabaseSettings = Pick<
  Settings,
  'databaseConnections' | 'databaseTimeoutSeconds' | 'databaseWaitSeconds'
> & {
  readonly databaseUrl: string;
};

/** How many of the connections are for what, beside one each for keys, for counts and for the turns of users. */
export function shareConnections({ databaseConnections }: DatabaseSettings): {
  readonly store: number;
  readonly users: number;
} {
  const users = Math.max(2, Math.floor(databaseConnections / 4));
  return { store: databaseConnections - users - 3, users };
}

/** A statement that each connection prepares once, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement with its values, in their order. */
export interface Order {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

export interface Database {
  readonly run: (statement: Statement, values: readonly unknown[]) => Promise<readonly Row[]>;
  /**
   * All of the orders or none, in one round trip: nothing is locked while the process does something else. Where the process
   * ends in between, the server takes everything back.
   */
  readonly together: (orders: readonly Order[]) => Promise<void>;
  /** May be called again. A server that does not say goodbye is left after a moment. */
  readonly close: () => Promise<void>;
}

/** The type that PostgreSQL calls `bigint`; the driver would give its text. */
const bigint = 20;

/** An integer of the database, which is a number as long as it is exact. */
export function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer of the database is beyond 2^53');
  return value;
}

function integersAsNumbers(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(bigint, readInteger);
  return types;
}

/** What remains of a statement that the server has given up is not waited for much longer. */
const graceMilliseconds = 1000;

/** A transaction of which nothing more comes, because its process was stopped or its network fell silent. */
const idleTransactionMilliseconds = 5000;

/** How long an unused connection stays: the next burst finds it. */
const idleMilliseconds = 60_000;

/** After so long a connection is made anew: the server's memory for it is freed, and load balancers can move it. */
const lifetimeSeconds = 30 * 60;

/** What each connection is told first. By statement and not in the greeting, where poolers in between refuse it. */
function tellTerms(schema: string, milliseconds: number): string {
  return [
    `SET search_path TO ${schema}`,
    `SET statement_timeout TO ${milliseconds}`,
    `SET idle_in_transaction_session_timeout TO ${idleTransactionMilliseconds}`,
    // Statements are short: to compile one takes longer than to run it.
    'SET jit TO off',
    "SET timezone TO 'UTC'",
    // A server may be told otherwise; but no answer may be sent whose count a crash can lose.
    'SET synchronous_commit TO on',
  ].join('; ');
}

/** What bounds each connection. */
export function clientConfig({ databaseUrl, databaseTimeoutSeconds }: DatabaseSettings): ClientConfig {
  const milliseconds = databaseTimeoutSeconds * 1000;
  return {
    connectionString: databaseUrl,
    application_name: 'matrixmath',
    connectionTimeoutMillis: milliseconds,
    // The server gives up by itself; where it is silent, the driver does, and closes the connection.
    query_timeout: milliseconds + graceMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Makes a connection see the tables of `schema` and keep to its terms. */
export async function prepareConnection(
  client: ClientBase,
  { databaseTimeoutSeconds }: DatabaseSettings,
  schema: string,
): Promise<void> {
  await client.query(tellTerms(schema, databaseTimeoutSeconds * 1000));
}

/** What bounds a pool whose statements see the tables of `schema`. */
export function poolConfig(settings: DatabaseSettings, schema: string, most: number): PoolConfig {
  return {
    ...clientConfig(settings),
    max: most,
    idleTimeoutMillis: idleMilliseconds,
    maxLifetimeSeconds: lifetimeSeconds,
    pipeline: true,
    onConnect: (client) => prepareConnection(client, settings, schema),
  };
}

/** A pool that outlives its connections: one that is lost while nobody uses it is forgotten, and the next is made when it is needed. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', () => undefined);
  // Also while somebody holds one and asks nothing of it: the next statement tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function closePool(pool: Pool): Promise<void> {
  if (pool.ending) return;
  await Promise.race([pool.end(), delay(graceMilliseconds, undefined, { ref: false })]);
}

/** Sends everything at once, and waits for all of it even where something fails. */
async function sendTogether(client: PoolClient, orders: readonly Order[]): Promise<void> {
  const sent = [
    client.query('BEGIN'),
    ...orders.map(({ statement, values }) => client.query({ ...statement, values: [...values] })),
    // Takes everything back where one of them has failed.
    client.query('COMMIT'),
  ];
  const outcomes = await Promise.allSettled(sent);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** At most `connections` of them; none is opened before the first statement. */
export function openDatabase(settings: DatabaseSettings, schema: string, connections: number): Database {
  const pool = openPool({ ...poolConfig(settings, schema, connections), types: integersAsNumbers() });

  return {
    run: async (statement, values) => (await pool.query<Row>({ ...statement, values: [...values] })).rows,
    together: async (orders) => {
      const client = await pool.connect();
      let failure: unknown;
      try {
        await sendTogether(client, orders);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        // A connection on which something went wrong is not used again: it may still be in a transaction.
        client.release(failure !== undefined);
      }
    },
    close: () => closePool(pool),
  };
}
