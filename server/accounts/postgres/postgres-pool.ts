// Connections to PostgreSQL: pools, time-outs, statements and transactions.

import { setTimeout as delay } from 'node:timers/promises';
import { type ClientBase, type ClientConfig, Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg';
import type { Settings } from '../../settings/settings.ts';
import type { Row } from '../store/store-rows.ts';

export type DatabaseSettings = Pick<
  Settings,
  'databaseConnections' | 'databaseTimeoutSeconds' | 'databaseWaitSeconds'
> & {
  readonly databaseUrl: string;
};

/** Splits the connections of the setting. One each is reserved for look-ups of keys, for counts and for the shared mutex. */
export function splitConnections({ databaseConnections }: DatabaseSettings): {
  readonly store: number;
  readonly users: number;
} {
  const users = Math.max(2, Math.floor(databaseConnections / 4));
  return { store: databaseConnections - users - 3, users };
}

/** A statement, which each connection prepares once under its name. Without a name it is not prepared. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface StatementCall {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

export interface Database {
  readonly run: (statement: Statement, values: readonly unknown[]) => Promise<readonly Row[]>;
  /**
   * Runs the statements in one transaction and one round trip, so that locks are not held while this process does something else. The
   * result is the rows of each statement.
   */
  readonly transaction: (calls: readonly StatementCall[]) => Promise<readonly (readonly Row[])[]>;
  /** May be called again. Waits for the server for a second at most. */
  readonly close: () => Promise<void>;
}

/** The type `bigint`, which the driver would return as text. */
const bigint = 20;

/** Throws RangeError where a number would not be exact. */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer of the database is beyond 2^53');
  return value;
}

function integersAsNumbers(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(bigint, readInteger);
  return types;
}

/** How much longer than the server the driver waits. */
const graceMilliseconds = 1000;

/** The server ends a transaction after so long without a statement: its process may have stopped. */
const idleTransactionMilliseconds = 5000;

/** How long an unused connection stays open for the next burst. */
const idleMilliseconds = 60_000;

/** Connections are replaced after so long, which frees the server's memory for them and lets load balancers move them. */
const lifetimeSeconds = 30 * 60;

/** What distinguishes the connections of a pool. */
export interface SessionChoice {
  /** How long statements wait for a lock; without it, until the statement time-out. */
  readonly lockMilliseconds?: number;
  /** Whether each connection tells other programs that the database is in use. */
  readonly marksUse?: boolean;
}

/** The advisory lock that programs which use the database hold shared, and one that moves the data holds alone. */
export const useLock = "hashtextextended('matrixmath in use', 0)";

/** The session settings of each connection. As statements, because connection poolers refuse them as startup parameters. */
function sessionSettings(
  schema: string,
  milliseconds: number,
  { lockMilliseconds, marksUse = false }: SessionChoice,
): string {
  return [
    `SET search_path TO ${schema}`,
    `SET statement_timeout TO ${milliseconds}`,
    ...(lockMilliseconds === undefined ? [] : [`SET lock_timeout TO ${lockMilliseconds}`]),
    `SET idle_in_transaction_session_timeout TO ${idleTransactionMilliseconds}`,
    // Compiling one of our short statements takes longer than running it.
    'SET jit TO off',
    "SET timezone TO 'UTC'",
    // Whatever the default of the server is: a crash must not lose the count of an answer that was sent.
    'SET synchronous_commit TO on',
    ...(marksUse ? [`SELECT pg_advisory_lock_shared(${useLock})`] : []),
  ].join('; ');
}

/** The time-outs of each connection. */
export function clientConfig({ databaseUrl, databaseTimeoutSeconds }: DatabaseSettings): ClientConfig {
  const milliseconds = databaseTimeoutSeconds * 1000;
  return {
    connectionString: databaseUrl,
    application_name: 'matrixsteps',
    connectionTimeoutMillis: milliseconds,
    // The server has a time-out of its own; this one is for a server that does not respond.
    query_timeout: milliseconds + graceMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Applies the session settings. */
export async function prepareConnection(
  client: ClientBase,
  { databaseTimeoutSeconds }: DatabaseSettings,
  schema: string,
  choice: SessionChoice = {},
): Promise<void> {
  await client.query(sessionSettings(schema, databaseTimeoutSeconds * 1000, choice));
}

/** A pool of at most `connections` connections, whose statements see the tables of `schema`. */
export function poolConfig(
  settings: DatabaseSettings,
  schema: string,
  connections: number,
  choice: SessionChoice = {},
): PoolConfig {
  return {
    ...clientConfig(settings),
    max: connections,
    idleTimeoutMillis: idleMilliseconds,
    maxLifetimeSeconds: lifetimeSeconds,
    pipeline: true,
    onConnect: (client) => prepareConnection(client, settings, schema, choice),
  };
}

/** A lost connection does not end the pool: it is replaced when the next one is needed. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', () => undefined);
  // Also for a connection that is checked out and idle: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function closePool(pool: Pool): Promise<void> {
  if (pool.ending) return;
  await Promise.race([pool.end(), delay(graceMilliseconds, undefined, { ref: false })]);
}

/** Sends all statements at once, and waits for all of them even where one fails. */
async function sendTransaction(
  client: PoolClient,
  calls: readonly StatementCall[],
): Promise<readonly (readonly Row[])[]> {
  const sent = [
    client.query<Row>('BEGIN'),
    ...calls.map(({ statement, values }) => client.query<Row>({ ...statement, values: [...values] })),
    // Rolls back where one of them has failed.
    client.query<Row>('COMMIT'),
  ];
  await Promise.allSettled(sent);
  const results = await Promise.all(sent);
  return results.slice(1, -1).map(({ rows }) => rows);
}

/** PostgreSQL's error codes. */
const lockNotAvailable = '55P03';
const queryCanceled = '57014';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether a statement ended because it waited too long for a lock. The server has rolled it back then, and all of its transaction. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, lockNotAvailable);
}

/** Whether a statement ended by its time-out in the server, which has rolled it back. */
export function isCancelled(error: unknown): boolean {
  return hasCode(error, queryCanceled);
}

/** A pool as `poolConfig` describes it; no connection is opened before the first statement. */
export function openDatabase(
  settings: DatabaseSettings,
  schema: string,
  connections: number,
  choice: SessionChoice = {},
): Database {
  const pool = openPool({ ...poolConfig(settings, schema, connections, choice), types: integersAsNumbers() });

  return {
    run: async (statement, values) => (await pool.query<Row>({ ...statement, values: [...values] })).rows,
    transaction: async (calls) => {
      const client = await pool.connect();
      let failure: unknown;
      try {
        return await sendTransaction(client, calls);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        // After a failure the connection may still be in a transaction, so it is closed.
        client.release(failure !== undefined);
      }
    },
    close: () => closePool(pool),
  };
}
