// The connection to PostgreSQL at the start: waits for a server that is not up yet, and explains errors.

import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SettingProblem, StartProblem } from '../../settings/settings.ts';
import type { DatabaseSettings } from './postgres-pool.ts';

const retryMilliseconds = 500;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether trying again is useless: PostgreSQL's error classes 28 (authorization) and 3D (database name). */
function isFinal(error: unknown): boolean {
  return /^(?:28|3D)/.test(codeOf(error));
}

/** The messages of server and driver name users, databases and addresses, but never a password. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

async function connect({ databaseUrl, databaseTimeoutSeconds }: DatabaseSettings): Promise<Client> {
  const milliseconds = databaseTimeoutSeconds * 1000;
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'matrixsteps start',
    connectionTimeoutMillis: milliseconds,
    // Without a statement time-out, because migrations may take long; keep-alive detects a lost server.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An error between two statements shows at the next one.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Tries for `databaseWaitSeconds`. Throws SettingProblem where the address is wrong, StartProblem where no server answers. */
async function connectWithRetries(settings: DatabaseSettings, report: (sentence: string) => void): Promise<Client> {
  const deadline = Date.now() + settings.databaseWaitSeconds * 1000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect(settings);
    } catch (error) {
      const sentence = sentenceOf(error);
      if (isFinal(error)) throw new SettingProblem(`The server of DATABASE_URL refuses: ${sentence}.`);
      if (Date.now() + retryMilliseconds > deadline) {
        const waited = `tried for ${settings.databaseWaitSeconds} seconds`;
        throw new StartProblem(`The server of DATABASE_URL does not answer (${sentence}; ${waited}).`, error);
      }
      if (attempt === 1) report(`Waiting for the server of DATABASE_URL (${sentence}).\n`);
      await delay(retryMilliseconds);
    }
  }
}

/** PostgreSQL's error code. */
const insufficientPrivilege = '42501';

function explain(error: unknown): Error {
  if (error instanceof SettingProblem) return error;
  const sentence = sentenceOf(error);
  if (codeOf(error) === insufficientPrivilege)
    return new SettingProblem(`The server of DATABASE_URL refuses: ${sentence}.`);
  return new StartProblem(`The database of DATABASE_URL cannot be made ready: ${sentence}.`, error);
}

/** Waits for locks as long as for the server, and at least as long as a statement may take. */
async function setLockTimeout(client: Client, settings: DatabaseSettings): Promise<void> {
  const seconds = Math.max(settings.databaseWaitSeconds, settings.databaseTimeoutSeconds);
  await client.query(`SET lock_timeout TO ${Math.ceil(seconds * 1000)}`);
}

/** Does the work on a connection that is closed after it. Throws SettingProblem or StartProblem. */
export async function withStartupConnection<Result>(
  settings: DatabaseSettings,
  work: (client: Client) => Promise<Result>,
  report: (sentence: string) => void = (sentence) => void process.stderr.write(sentence),
): Promise<Result> {
  const client = await connectWithRetries(settings, report);
  try {
    await setLockTimeout(client, settings);
    return await work(client);
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end();
  }
}
