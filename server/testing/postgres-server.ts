// A real PostgreSQL server for tests, on a free port with a folder of its own: it can be stopped, killed, frozen and started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from './free-port.ts';
import { preparePrograms } from './postgres-programs.ts';

export interface PostgresServer {
  /** The address of a database that exists, of one who may do everything. */
  readonly url: string;
  /** Makes an empty database and gives its address. */
  readonly createDatabase: () => Promise<string>;
  /** As an operator stops it: connections are closed, what was committed is on the disk. */
  readonly stop: () => Promise<void>;
  /** Ends all of its processes at once, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Starts it after a stop or a kill, on the same port. */
  readonly start: () => Promise<void>;
  /** Lets no process of it go on, while connections stay open: what a network that swallows everything looks like. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it and removes its folder. */
  readonly remove: () => Promise<void>;
}

export interface ServerChoice {
  /** Whether commits wait for the disk, as in earnest. Kill tests want it; others are quicker without. */
  readonly durable?: boolean;
  /** Words before the command, such as `taskset -c 1`. */
  readonly launcher?: readonly string[];
}

const user = 'matrixsteps';
export const serverPassword = 'canary-of-the-database';

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=32MB',
  'max_wal_senders=0',
  'wal_level=minimal',
  'timezone=UTC',
];

/** The processes that a process has begun. Only Linux tells; elsewhere they end by themselves when it is gone. */
function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits until the server answers, or throws where it has ended. */
async function untilItAnswers(url: string, server: ChildProcess, readLog: () => string): Promise<void> {
  for (;;) {
    try {
      return await withClient(url, async () => undefined);
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${readLog().slice(-500)}`, { cause: error });
      await delay(20);
    }
  }
}

let made = 0;

/** An address with another database in it. */
function atDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function createDatabaseAt(url: string): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made}`;
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  return atDatabase(url, name);
}

/** Starts a server, or gives the reason why none can run on this machine. */
export async function startPostgresServer({
  durable = false,
  launcher = [],
}: ServerChoice = {}): Promise<PostgresServer | string> {
  const prepared = preparePrograms(user, serverPassword);
  if (typeof prepared === 'string') return prepared;
  const { folder, data, programs, identity } = prepared;
  const port = await findFreePort();
  const url = `postgres://${user}:${serverPassword}@127.0.0.1:${port}/postgres`;
  const quickly = durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const options = [`port=${port}`, ...settings, ...quickly].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess;
  let log = '';

  async function start(): Promise<void> {
    const [program, ...parameters] = [...launcher, join(programs, 'postgres'), '-D', data, ...options];
    server = spawn(program, parameters, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.on('error', () => undefined);
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
    });
    await untilItAnswers(url, server, () => log);
  }

  function processes(): readonly number[] {
    const { pid, exitCode, signalCode } = server;
    return pid === undefined || exitCode !== null || signalCode !== null ? [] : [pid, ...childrenOf(pid)];
  }

  async function end(name: NodeJS.Signals, targets: readonly number[]): Promise<void> {
    if (targets.length === 0) return;
    const ended = once(server, 'exit');
    for (const pid of targets) signal(pid, name);
    await ended;
  }

  /** Its children, too, must be gone: they hold the memory that the next one wants. */
  async function kill(): Promise<void> {
    const targets = processes();
    await end('SIGKILL', targets);
    while (targets.some((pid) => childIsThere(pid))) await delay(5);
  }

  function endSuddenly(): void {
    for (const pid of processes()) signal(pid, 'SIGKILL');
  }

  async function remove(): Promise<void> {
    process.off('exit', endSuddenly);
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`;
  }
  process.once('exit', endSuddenly);
  return {
    url,
    createDatabase: () => createDatabaseAt(url),
    // An immediate end of the connections, but in good order (PostgreSQL calls it a fast shutdown).
    stop: () => end('SIGINT', processes().slice(0, 1)),
    kill,
    start,
    freeze: () => processes().forEach((pid) => signal(pid, 'SIGSTOP')),
    thaw: () => processes().forEach((pid) => signal(pid, 'SIGCONT')),
    remove,
  };
}

/** Whether a process is there; one that waits to be reaped is not. */
function childIsThere(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export interface TestDatabases {
  readonly createDatabase: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

/**
 * Where tests make their databases: the server that `TEST_DATABASE_URL` names (by somebody who may create databases, which stay
 * there), or one of our own choice. A text is the reason why there is none.
 */
export async function openTestDatabases(choice: ServerChoice = {}): Promise<TestDatabases | string> {
  const named = process.env['TEST_DATABASE_URL'] ?? '';
  if (named === '') return startPostgresServer(choice);
  try {
    await withClient(named, async () => undefined);
  } catch (error) {
    return `the server of TEST_DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`;
  }
  return { createDatabase: () => createDatabaseAt(named), remove: async () => undefined };
}
