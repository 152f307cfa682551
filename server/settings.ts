// Settings: every setting of the service as one table of data, and the reading of it from the environment.
// Above: start.ts, key.ts, service.ts. Below: nothing.

import { availableParallelism } from 'node:os';
import { inspect } from 'node:util';

/** What the service can be told. Sizes are bytes, durations are seconds. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly keySecret: string | null;
  readonly freePlanMonthlyLimit: number;
  readonly burstPerSecond: number;
  readonly maxBodyBytes: number;
  readonly logLevel: LogLevel;
  readonly workers: number;
  readonly workerBodyBytes: number;
  readonly workerCost: number;
  readonly workerQueue: number;
  readonly workerMemoryMegabytes: number;
  readonly workerSeconds: number;
  readonly requestTimeoutSeconds: number;
  readonly keepAliveSeconds: number;
  readonly drainSeconds: number;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A value that cannot be used; the message is the sentence to show. */
export class SettingProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SettingProblem';
  }
}

/** What to show of an error that ends a program: a sentence where it is known what to do, else all of it. */
export function explainProblem(error: unknown): string {
  if (error instanceof SettingProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use: choose another one with PORT.';
  if (code === 'EACCES' || code === 'EROFS') return `Something may not be read or written: ${String(error)}.`;
  return inspect(error);
}

/** How a text becomes a value; `wanted` completes the sentence "NAME must be ...". */
interface Reading<Value> {
  readonly wanted: string;
  readonly read: (text: string) => Value | undefined;
}

interface Setting<Value> extends Reading<Value> {
  readonly variable: string;
  readonly description: string;
  /** As it would be written; the empty text stands for "not set". */
  readonly fallback: string;
}

function integer(least: number, most = Number.MAX_SAFE_INTEGER): Reading<number> {
  return {
    wanted:
      most === Number.MAX_SAFE_INTEGER ? `an integer of at least ${least}` : `an integer from ${least} to ${most}`,
    read: (text) => {
      const value = /^\d{1,16}$/.test(text) ? Number(text) : -1;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

const words: Reading<string> = {
  wanted: 'a text without line breaks',
  read: (text) => (/^[^\n\r\0]+$/.test(text) ? text : undefined),
};

const secret: Reading<string | null> = {
  wanted: 'at least 32 characters long, or not set',
  read: (text) => {
    if (text === '') return null;
    return text.length >= 32 ? text : undefined;
  },
};

const level: Reading<LogLevel> = {
  wanted: `one of ${logLevels.join(', ')}`,
  read: (text) => logLevels.find((name) => name === text),
};

/** A spare core for the event loop where there are many, and never a single worker that one long question could hold. */
const defaultWorkers = Math.max(2, availableParallelism() - 1);

export const settingsTable: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  port: {
    variable: 'PORT',
    fallback: '3000',
    description: 'TCP port to listen on; 0 takes a free one.',
    ...integer(0, 65_535),
  },
  host: {
    variable: 'HOST',
    fallback: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 opens it to the network.',
    ...words,
  },
  dataDir: {
    variable: 'DATA_DIR',
    fallback: './data',
    description: 'Folder of the database and of the key secret.',
    ...words,
  },
  keySecret: {
    variable: 'KEY_SECRET',
    fallback: '',
    description: 'Secret that seals the API keys, 32 characters or more; without it a file in DATA_DIR is used.',
    ...secret,
  },
  freePlanMonthlyLimit: {
    variable: 'FREE_PLAN_MONTHLY_LIMIT',
    fallback: '1000',
    description: 'Answers per calendar month (UTC) on the free plan.',
    ...integer(0),
  },
  burstPerSecond: {
    variable: 'BURST_PER_SECOND',
    fallback: '50',
    description: 'Sustained requests per second of one account, with bursts of twice that; 0 turns it off.',
    ...integer(0, 1_000_000),
  },
  maxBodyBytes: {
    variable: 'MAX_BODY_BYTES',
    fallback: String(16 * 1024 * 1024),
    description: 'Largest request body, in bytes.',
    ...integer(1, 1024 * 1024 * 1024),
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    fallback: 'info',
    description: `Least level that is logged: ${level.wanted}.`,
    ...level,
  },
  workers: {
    variable: 'WORKERS',
    fallback: String(defaultWorkers),
    description: 'Threads for large questions.',
    ...integer(1, 256),
  },
  workerBodyBytes: {
    variable: 'WORKER_BODY_BYTES',
    fallback: '2048',
    description: 'Bodies longer than this go to a worker.',
    ...integer(0),
  },
  workerCost: {
    variable: 'WORKER_COST',
    fallback: '400000',
    description: 'Questions of a higher predicted cost (in operations) go to a worker.',
    ...integer(0),
  },
  workerQueue: {
    variable: 'WORKER_QUEUE',
    fallback: '64',
    description: 'Questions that may wait for a worker; more are answered 503.',
    ...integer(0, 100_000),
  },
  workerMemoryMegabytes: {
    variable: 'WORKER_MEMORY_MB',
    fallback: '4096',
    description: 'Heap of a worker; a question that needs more is answered 503. The longest ones take up to 3000.',
    ...integer(64, 1_000_000),
  },
  workerSeconds: {
    variable: 'WORKER_SECONDS',
    fallback: '60',
    description: 'Longest wait for a worker and its answer; what takes longer is answered 503.',
    ...integer(1, 3600),
  },
  requestTimeoutSeconds: {
    variable: 'REQUEST_TIMEOUT_SECONDS',
    fallback: '60',
    description: 'Time for a whole request to arrive.',
    ...integer(1, 3600),
  },
  keepAliveSeconds: {
    variable: 'KEEP_ALIVE_SECONDS',
    fallback: '72',
    description: 'How long an idle connection stays open; longer than the load balancer keeps it.',
    ...integer(1, 3600),
  },
  drainSeconds: {
    variable: 'DRAIN_SECONDS',
    fallback: '10',
    description: 'Time that work under way gets after SIGTERM.',
    ...integer(0, 3600),
  },
};

/** Each variable can also be written with this prefix, where the short name belongs to somebody else. */
export const settingsPrefix = 'MATRIXMATH_';

type Environment = { readonly [name: string]: string | undefined };

function refuseUnknownNames(environment: Environment): void {
  const known = new Set(Object.values(settingsTable).map(({ variable }) => settingsPrefix + variable));
  const unknown = Object.keys(environment).find((name) => name.startsWith(settingsPrefix) && !known.has(name));
  if (unknown !== undefined) throw new SettingProblem(`${unknown} is not a setting; --help lists them all.`);
}

/** Reads all settings. An empty variable counts as not set. Throws SettingProblem with one sentence. */
export function readSettings(environment: Environment): Settings {
  refuseUnknownNames(environment);
  function take<Value>({ variable, fallback, wanted, read }: Setting<Value>): Value {
    const name = environment[settingsPrefix + variable] ? settingsPrefix + variable : variable;
    const value = read(environment[name] || fallback);
    if (value === undefined) throw new SettingProblem(`${name} must be ${wanted}.`);
    return value;
  }
  return {
    port: take(settingsTable.port),
    host: take(settingsTable.host),
    dataDir: take(settingsTable.dataDir),
    keySecret: take(settingsTable.keySecret),
    freePlanMonthlyLimit: take(settingsTable.freePlanMonthlyLimit),
    burstPerSecond: take(settingsTable.burstPerSecond),
    maxBodyBytes: take(settingsTable.maxBodyBytes),
    logLevel: take(settingsTable.logLevel),
    workers: take(settingsTable.workers),
    workerBodyBytes: take(settingsTable.workerBodyBytes),
    workerCost: take(settingsTable.workerCost),
    workerQueue: take(settingsTable.workerQueue),
    workerMemoryMegabytes: take(settingsTable.workerMemoryMegabytes),
    workerSeconds: take(settingsTable.workerSeconds),
    requestTimeoutSeconds: take(settingsTable.requestTimeoutSeconds),
    keepAliveSeconds: take(settingsTable.keepAliveSeconds),
    drainSeconds: take(settingsTable.drainSeconds),
  };
}

/** The table as text, for --help. */
export function describeSettings(): string {
  return Object.values(settingsTable)
    .map(({ variable, fallback, description }) => {
      const shown = fallback === '' ? 'not set' : fallback;
      return `  ${variable.padEnd(26)}${description} [${shown}]`;
    })
    .join('\n');
}
