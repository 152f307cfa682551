// Settings: every setting of the service as one table of data, and the reading of it from the environment.

import { inspect } from 'node:util';
import { DEFAULT_MAX_REPLY_BYTES } from '@matrixsteps/api/serialize/long-text.ts';
import {
  contact,
  databases,
  integer,
  level,
  type LogLevel,
  mailServer,
  networks,
  optionalPort,
  optionalWords,
  origin,
  type Reading,
  secret,
  sender,
  words,
  yesOrNo,
} from './setting-readings.ts';
import { type GivenMemory, type MemoryPlan, memoryProblem, planMemory, thisMachine } from './memory-plan.ts';

/** What the service can be told. Sizes are bytes, durations are seconds where they do not say otherwise. */
export interface Settings extends MemoryPlan {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where PostgreSQL is, with a password, or a list for `listDatabases`; null keeps everything in files of `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly databaseTimeoutSeconds: number;
  readonly databaseWaitSeconds: number;
  readonly keySecret: string | null;
  /** While the secret is changed: the one that the keys are still sealed under. */
  readonly previousKeySecret: string | null;
  readonly freePlanMonthlyLimit: number;
  readonly burstPerSecond: number;
  /** Of one core: what the event loop and the workers together may do for one account. */
  readonly cpuPercent: number;
  readonly maxBodyBytes: number;
  readonly maxReplyBytes: number;
  /** Of a batch; `maxBodyBytes` holds for it too. */
  readonly maxBatchBytes: number;
  readonly batchSeconds: number;
  /** Bytes a second; 0 for no least rate. */
  readonly minReadRate: number;
  readonly logLevel: LogLevel;
  readonly workerBodyBytes: number;
  readonly workerCost: number;
  readonly workerQueue: number;
  readonly workerSeconds: number;
  readonly overloadMilliseconds: number;
  readonly requestTimeoutSeconds: number;
  readonly keepAliveSeconds: number;
  readonly drainSeconds: number;
  /** The origin under which browsers reach the service, such as `https://matrix.example.org`; links are made from it. */
  readonly publicUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Whether an account needs a mail first, where there is a mail server. */
  readonly confirmAddresses: boolean;
  /** Addresses and networks whose `X-Forwarded-` headers are believed. */
  readonly trustedProxies: readonly string[];
  readonly visitorDailyLimit: number;
  readonly visitorNetworkDailyLimit: number;
  readonly practiceDailyLimit: number;
  readonly linksDailyLimit: number;
  readonly linkAnswersDailyLimit: number;
  /** The port of the metrics; null measures nothing. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  readonly countSlips: boolean;
  /** Who runs the service, as the pages about terms and privacy say it; null where nobody has said. */
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  /** A `mailto:` or `https:` address, as is the next. */
  readonly operatorContact: string | null;
  readonly securityContact: string | null;
}

/** A value that cannot be used; the message is the sentence to show. */
export class SettingProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SettingProblem';
  }
}

/** Something outside of the settings keeps a program from starting; the message is the sentence to show. */
export class StartProblem extends Error {
  constructor(sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.name = 'StartProblem';
  }
}

/** What to show of an error that ends a program: a sentence where it is known what to do, else all of it. */
export function explainProblem(error: unknown): string {
  if (error instanceof SettingProblem || error instanceof StartProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EROFS') return `Something may not be read or written: ${String(error)}.`;
  return inspect(error);
}

interface Setting<Value> extends Reading<Value> {
  readonly variable: string;
  readonly description: string;
  /** As it would be written; the empty text stands for "not set". */
  readonly fallback: string;
}

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** What the memory settings are where nobody says otherwise. */
const plan = planMemory(thisMachine(), {}, { maxReplyBytes: DEFAULT_MAX_REPLY_BYTES, maxBodyBytes: MAX_BODY_BYTES });

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
  databaseUrl: {
    variable: 'DATABASE_URL',
    fallback: '',
    description:
      'PostgreSQL, as postgres://user:password@host/database, or several; without it SQLite files in DATA_DIR are used.',
    ...databases,
  },
  databaseConnections: {
    variable: 'DATABASE_CONNECTIONS',
    fallback: '10',
    description: 'Connections of one process to each PostgreSQL, at most.',
    ...integer(6, 1000),
  },
  databaseTimeoutSeconds: {
    variable: 'DATABASE_TIMEOUT_SECONDS',
    fallback: '5',
    description: 'Longest wait for a connection to PostgreSQL, and for a statement.',
    ...integer(1, 600),
  },
  databaseWaitSeconds: {
    variable: 'DATABASE_WAIT_SECONDS',
    fallback: '30',
    description: 'How long the start waits for a PostgreSQL that does not answer yet.',
    ...integer(0, 3600),
  },
  keySecret: {
    variable: 'KEY_SECRET',
    fallback: '',
    description: 'Secret that seals the API keys, 32 characters or more; without it a file in DATA_DIR is used.',
    ...secret,
  },
  previousKeySecret: {
    variable: 'PREVIOUS_KEY_SECRET',
    fallback: '',
    description: 'The former KEY_SECRET, until npm run rotate-secret has sealed all keys under the new one.',
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
  cpuPercent: {
    variable: 'CPU_PERCENT',
    fallback: '50',
    description: 'Computing time of one account in per cent of a core, over two minutes; 0 turns the limit off.',
    ...integer(0, 100_000),
  },
  maxBodyBytes: {
    variable: 'MAX_BODY_BYTES',
    fallback: String(MAX_BODY_BYTES),
    description: 'Largest request body, in bytes.',
    ...integer(1, 1024 * 1024 * 1024),
  },
  maxBatchBytes: {
    variable: 'MAX_BATCH_BYTES',
    fallback: '8388608',
    description: 'Largest body of a batch, in bytes, which is held until its last question has been answered.',
    ...integer(1, 1024 * 1024 * 1024),
  },
  batchSeconds: {
    variable: 'BATCH_SECONDS',
    fallback: '45',
    description: 'Time after which a batch begins no question: those that are left are answered 429.',
    ...integer(1, 3600),
  },
  maxReplyBytes: {
    variable: 'MAX_REPLY_BYTES',
    fallback: String(DEFAULT_MAX_REPLY_BYTES),
    description: 'Longest reply, in bytes before compression; a question with a longer one is answered 422.',
    ...integer(65_536, 256 * 1024 * 1024),
  },
  maxWaitingBytes: {
    variable: 'MAX_WAITING_BYTES',
    fallback: String(plan.maxWaitingBytes),
    description: 'Bytes of bodies and replies that may be held for all clients; beyond it answers are 503.',
    ...integer(1024 * 1024),
  },
  maxAccountWaitingBytes: {
    variable: 'MAX_ACCOUNT_WAITING_BYTES',
    fallback: String(plan.maxAccountWaitingBytes),
    description: 'The same for one account, or for the visitors of one network.',
    ...integer(1024 * 1024),
  },
  minReadRate: {
    variable: 'MIN_READ_RATE',
    fallback: '10000',
    description: 'Bytes a second that a client must take of a long reply, on average over 30 s; 0 turns it off.',
    ...integer(0, 1_000_000_000),
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    fallback: 'info',
    description: `Least level that is logged: ${level.wanted}.`,
    ...level,
  },
  workers: {
    variable: 'WORKERS',
    fallback: String(plan.workers),
    description: 'Threads for large questions.',
    ...integer(1, 256),
  },
  workerBodyBytes: {
    variable: 'WORKER_BODY_BYTES',
    fallback: '65536',
    description: 'Bodies longer than this go to a worker.',
    ...integer(0),
  },
  workerCost: {
    variable: 'WORKER_COST',
    fallback: '1000000',
    description: 'Questions that are predicted to take more nanoseconds go to a worker.',
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
    fallback: String(plan.workerMemoryMegabytes),
    description: 'Heap of a worker; a question that needs more is answered 503. The longest ones take up to 3000.',
    ...integer(96, 1_000_000),
  },
  workerSeconds: {
    variable: 'WORKER_SECONDS',
    fallback: '60',
    description: 'Longest wait for a worker and its answer; what takes longer is answered 503.',
    ...integer(1, 3600),
  },
  overloadMilliseconds: {
    variable: 'OVERLOAD_MS',
    fallback: '500',
    description: 'Questions that would probably wait longer than this for their turn are answered 503; 0: none.',
    ...integer(0, 60_000),
  },
  requestTimeoutSeconds: {
    variable: 'REQUEST_TIMEOUT_SECONDS',
    fallback: '60',
    description: 'Time for a whole request to arrive, and for a client to take some of a reply.',
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
  publicUrl: {
    variable: 'PUBLIC_URL',
    fallback: '',
    description: 'Address under which browsers reach the service; links in mails start with it.',
    ...origin,
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    fallback: '',
    description: 'Mail server for confirming addresses and resetting passwords; needs PUBLIC_URL and MAIL_FROM.',
    ...mailServer,
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    fallback: '',
    description: 'Sender of the mails.',
    ...sender,
  },
  confirmAddresses: {
    variable: 'CONFIRM_ADDRESSES',
    fallback: 'yes',
    description: 'With a mail server, an account is made by a link in a mail; with no, at once for any address.',
    ...yesOrNo,
  },
  trustedProxies: {
    variable: 'TRUSTED_PROXIES',
    fallback: '',
    description: 'Proxies in front whose X-Forwarded-For and -Proto are believed: addresses or networks, with commas.',
    ...networks,
  },
  visitorDailyLimit: {
    variable: 'VISITOR_DAILY_LIMIT',
    fallback: '100',
    description: 'Answers a day (UTC) that the playground gives to a visitor without an account; 0 asks to sign in.',
    ...integer(0),
  },
  visitorNetworkDailyLimit: {
    variable: 'VISITOR_NETWORK_DAILY_LIMIT',
    fallback: '3000',
    description: 'The same for all visitors of one network together, such as a class; never less than for one.',
    ...integer(0),
  },
  practiceDailyLimit: {
    variable: 'PRACTICE_DAILY_LIMIT',
    fallback: '2000',
    description: 'Answers of practice a day (UTC) that cost an account, or an address without one, nothing.',
    ...integer(0),
  },
  linksDailyLimit: {
    variable: 'LINKS_DAILY_LIMIT',
    fallback: '100',
    description: 'Short links a day (UTC) that an account, or an address without one, makes to its questions.',
    ...integer(0),
  },
  linkAnswersDailyLimit: {
    variable: 'LINK_ANSWERS_DAILY_LIMIT',
    fallback: '2000',
    description: 'Answers to short links a day (UTC) that cost an account, or an address without one, nothing.',
    ...integer(0),
  },
  metricsPort: {
    variable: 'METRICS_PORT',
    fallback: '',
    description: 'TCP port of /metrics, for Prometheus; without it nothing is measured.',
    ...optionalPort,
  },
  metricsHost: {
    variable: 'METRICS_HOST',
    fallback: '127.0.0.1',
    description: 'Address on which METRICS_PORT listens.',
    ...words,
  },
  countSlips: {
    variable: 'COUNT_SLIPS',
    fallback: 'no',
    description:
      "With yes, the metrics count the kinds of slips in students' workings; nothing else of a working is kept.",
    ...yesOrNo,
  },
  operatorName: {
    variable: 'OPERATOR_NAME',
    fallback: '',
    description: 'Person or organization that runs the service, for the pages about terms and privacy.',
    ...optionalWords,
  },
  operatorAddress: {
    variable: 'OPERATOR_ADDRESS',
    fallback: '',
    description: 'Postal address of the operator, in one line.',
    ...optionalWords,
  },
  operatorContact: {
    variable: 'OPERATOR_CONTACT',
    fallback: '',
    description: 'Where users reach the operator: an e-mail address, or an https address.',
    ...contact,
  },
  securityContact: {
    variable: 'SECURITY_CONTACT',
    fallback: '',
    description:
      'Where to report a vulnerability, for /.well-known/security.txt: an e-mail address, or an https address.',
    ...contact,
  },
};

/** Each variable can also be written with this prefix, where the short name belongs to somebody else. */
export const settingsPrefix = 'MATRIXSTEPS_';

/** What the clients read: whoever uses the service from the shell that starts it has set these. */
const clientVariables: readonly string[] = ['API_KEY', 'BASE_URL'];

type Environment = { readonly [name: string]: string | undefined };

function refuseUnknownNames(environment: Environment): void {
  const variables = Object.values(settingsTable).map(({ variable }) => variable);
  const known = new Set([...variables, ...clientVariables].map((variable) => settingsPrefix + variable));
  const unknown = Object.keys(environment).find((name) => name.startsWith(settingsPrefix) && !known.has(name));
  if (unknown !== undefined) throw new SettingProblem(`${unknown} is not a setting; --help lists them all.`);
}

/** A link in a mail must never be made from what a request says of its host. */
function refuseMailWithoutLinks({ smtpUrl, publicUrl, mailFrom }: Settings): void {
  if (smtpUrl === null) return;
  if (publicUrl === null) throw new SettingProblem('SMTP_URL needs PUBLIC_URL: the links in mails start with it.');
  if (mailFrom === null) throw new SettingProblem('SMTP_URL needs MAIL_FROM: the mails must have a sender.');
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
  /** The value where somebody has set it. */
  function given<Value>(setting: Setting<Value>): Value | undefined {
    const { variable } = setting;
    const isSet = Boolean(environment[settingsPrefix + variable] || environment[variable]);
    return isSet ? take(setting) : undefined;
  }
  const machine = thisMachine();
  const longest = { maxReplyBytes: take(settingsTable.maxReplyBytes), maxBodyBytes: take(settingsTable.maxBodyBytes) };
  const memory: GivenMemory = {
    workers: given(settingsTable.workers),
    workerMemoryMegabytes: given(settingsTable.workerMemoryMegabytes),
    maxWaitingBytes: given(settingsTable.maxWaitingBytes),
    maxAccountWaitingBytes: given(settingsTable.maxAccountWaitingBytes),
  };
  const derived = planMemory(machine, memory, longest);
  const settings: Settings = {
    port: take(settingsTable.port),
    host: take(settingsTable.host),
    dataDir: take(settingsTable.dataDir),
    databaseUrl: take(settingsTable.databaseUrl),
    databaseConnections: take(settingsTable.databaseConnections),
    databaseTimeoutSeconds: take(settingsTable.databaseTimeoutSeconds),
    databaseWaitSeconds: take(settingsTable.databaseWaitSeconds),
    keySecret: take(settingsTable.keySecret),
    previousKeySecret: take(settingsTable.previousKeySecret),
    freePlanMonthlyLimit: take(settingsTable.freePlanMonthlyLimit),
    burstPerSecond: take(settingsTable.burstPerSecond),
    cpuPercent: take(settingsTable.cpuPercent),
    ...longest,
    maxBatchBytes: take(settingsTable.maxBatchBytes),
    batchSeconds: take(settingsTable.batchSeconds),
    ...derived,
    minReadRate: take(settingsTable.minReadRate),
    logLevel: take(settingsTable.logLevel),
    workerBodyBytes: take(settingsTable.workerBodyBytes),
    workerCost: take(settingsTable.workerCost),
    workerQueue: take(settingsTable.workerQueue),
    workerSeconds: take(settingsTable.workerSeconds),
    overloadMilliseconds: take(settingsTable.overloadMilliseconds),
    requestTimeoutSeconds: take(settingsTable.requestTimeoutSeconds),
    keepAliveSeconds: take(settingsTable.keepAliveSeconds),
    drainSeconds: take(settingsTable.drainSeconds),
    publicUrl: take(settingsTable.publicUrl),
    smtpUrl: take(settingsTable.smtpUrl),
    mailFrom: take(settingsTable.mailFrom),
    confirmAddresses: take(settingsTable.confirmAddresses),
    trustedProxies: take(settingsTable.trustedProxies),
    visitorDailyLimit: take(settingsTable.visitorDailyLimit),
    visitorNetworkDailyLimit: take(settingsTable.visitorNetworkDailyLimit),
    practiceDailyLimit: take(settingsTable.practiceDailyLimit),
    linksDailyLimit: take(settingsTable.linksDailyLimit),
    linkAnswersDailyLimit: take(settingsTable.linkAnswersDailyLimit),
    metricsPort: take(settingsTable.metricsPort),
    metricsHost: take(settingsTable.metricsHost),
    countSlips: take(settingsTable.countSlips),
    operatorName: take(settingsTable.operatorName),
    operatorAddress: take(settingsTable.operatorAddress),
    operatorContact: take(settingsTable.operatorContact),
    securityContact: take(settingsTable.securityContact),
  };
  refuseMailWithoutLinks(settings);
  const problem = memoryProblem(settings, machine);
  if (problem !== null) throw new SettingProblem(problem);
  return settings;
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
