// Settings of a client: arguments first, then the environment, then defaults.

import { ConfigurationError } from './errors.ts';
import { CONSOLE, LOG_LEVELS, type Logger, type LogLevel, loggerAt } from './logging.ts';
import { Traffic } from './traffic.ts';

export interface ClientSettings {
  /**
   * The key of your account; without it `MATRIXSTEPS_API_KEY` of the environment. `null` sends none, for a proxy that adds it.
   */
  readonly apiKey?: string | null | undefined;
  /** The address of the service; without it `MATRIXSTEPS_BASE_URL`, or the one on which `npm start` listens. */
  readonly baseUrl?: string | undefined;
  /** Milliseconds for one request with its complete reply; 60,000 by default. */
  readonly timeout?: number | undefined;
  /** How often a request is retried after a failure that may pass; 2 by default. */
  readonly retries?: number | undefined;
  /** How many requests are under way at once, 8 by default; further calls wait for their turn. */
  readonly concurrency?: number | undefined;
  /** Milliseconds that a call that meets the burst limit tries again, 60,000 by default; 0 throws `RateLimitError` at once. */
  readonly burstWait?: number | undefined;
  /** Headers for each request, beside those of the client. */
  readonly headers?: { readonly [name: string]: string } | undefined;
  /** Replaces the `fetch` of the platform. */
  readonly fetch?: Fetch | undefined;
  /** Further settings for `fetch`, such as the `dispatcher` of undici that leads through a proxy. */
  readonly fetchOptions?: { readonly [name: string]: unknown } | undefined;
  /** What is logged, to `logger`: `off`, `info` or `debug`; without it `MATRIXSTEPS_LOG` of the environment, or `off`. */
  readonly log?: LogLevel | undefined;
  /** Takes the lines that are logged, as `console` does; without it they go to the standard error stream. */
  readonly logger?: Logger | undefined;
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface ResolvedSettings {
  readonly apiKey: string | null;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly timeout: number;
  readonly retries: number;
  readonly burstWait: number;
  readonly headers: { readonly [name: string]: string };
  readonly fetch: Fetch;
  readonly fetchOptions: { readonly [name: string]: unknown };
  readonly logger: Logger;
  readonly traffic: Traffic;
}

const DEFAULT_BASE_URL = 'http://127.0.0.1:3000';

/** Each setting once; the type makes sure that none is forgotten. */
const SETTINGS: { readonly [name in keyof Required<ClientSettings>]: true } = {
  apiKey: true,
  baseUrl: true,
  timeout: true,
  retries: true,
  concurrency: true,
  burstWait: true,
  headers: true,
  fetch: true,
  fetchOptions: true,
  log: true,
  logger: true,
};

/** @throws ConfigurationError for settings that cannot work; the message never holds the key. */
export function resolveSettings(settings: ClientSettings): ResolvedSettings {
  const { timeout = 60_000, retries = 2, concurrency = 8, burstWait = 60_000, headers = {} } = settings;
  const log = settings.log ?? environment('MATRIXSTEPS_LOG') ?? 'off';
  const objection =
    objectionToNames(settings, Object.keys(SETTINGS)) ??
    objectionTo({ timeout, retries, burstWait, headers }) ??
    objectionToConcurrency(concurrency) ??
    (LOG_LEVELS.includes(log) ? null : `log, or MATRIXSTEPS_LOG, must be one of ${LOG_LEVELS.join(', ')}.`);
  if (objection !== null) throw new ConfigurationError(objection);
  return {
    apiKey: resolveKey(settings.apiKey),
    baseUrl: resolveAddress(settings.baseUrl ?? environment('MATRIXSTEPS_BASE_URL') ?? DEFAULT_BASE_URL),
    timeout,
    retries,
    burstWait,
    headers,
    fetch: settings.fetch ?? ((address, init) => fetch(address, init)),
    fetchOptions: settings.fetchOptions ?? {},
    logger: loggerAt(log, settings.logger ?? CONSOLE),
    traffic: new Traffic(concurrency),
  };
}

/** What is wrong with the names of settings, as in `maxRetries`; null where all are known. */
export function objectionToNames(settings: object, known: readonly string[]): string | null {
  const unknown = Object.keys(settings).find((name) => !known.includes(name));
  return unknown === undefined ? null : `There is no setting ${unknown}. The settings are ${known.join(', ')}.`;
}

/** What is wrong with settings that a client and a call may have; null where nothing is. */
export function objectionTo(
  settings: Pick<ResolvedSettings, 'timeout' | 'retries' | 'burstWait' | 'headers'>,
): string | null {
  const { timeout, retries, burstWait, headers } = settings;
  if (!(timeout > 0)) return 'timeout must be a number of milliseconds above 0.';
  if (!(Number.isInteger(retries) && retries >= 0)) return 'retries must be 0 or a positive whole number.';
  if (!(burstWait >= 0)) return 'burstWait must be a number of milliseconds, or 0.';
  return objectionToHeaders(headers);
}

function objectionToConcurrency(concurrency: number): string | null {
  const isCount = Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY;
  return isCount && concurrency >= 1 ? null : 'concurrency must be a whole number from 1 on.';
}

/** A value that no header can carry would otherwise look like a failed connection. */
function objectionToHeaders(headers: { readonly [name: string]: string }): string | null {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value)) {
      return `The header ${JSON.stringify(name)} has a name or a value that no header can carry.`;
    }
  }
  return null;
}

/** A relative address is valid in a browser only. */
function resolveAddress(address: string): string {
  const isPage = Reflect.get(globalThis, 'location') !== undefined;
  const whole = URL.canParse(address) ? new URL(address) : null;
  const isUsable = whole === null ? isPage : /^https?:$/.test(whole.protocol) && whole.username + whole.password === '';
  if (!isUsable) {
    throw new ConfigurationError(
      'baseUrl must be an address such as https://example.org, without a name or a password.',
    );
  }
  return address.replace(/\/+$/, '');
}

function resolveKey(given: string | null | undefined): string | null {
  if (given === null) return null;
  const key = given ?? environment('MATRIXSTEPS_API_KEY');
  if (key === undefined || key === '') {
    throw new ConfigurationError(
      'No API key: set MATRIXSTEPS_API_KEY, or give one: new MatrixSteps({ apiKey }). Keys are on the dashboard of the service.',
    );
  }
  // The HTTP library would refuse it with a message that shows the key.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigurationError('The API key holds characters that no key has, such as a space or a line break.');
  }
  return key;
}

/** A variable of the environment, where the platform has one and lets it be read. */
function environment(name: string): string | undefined {
  try {
    const process: unknown = Reflect.get(globalThis, 'process');
    const variables: unknown = isObject(process) ? Reflect.get(process, 'env') : undefined;
    const value: unknown = isObject(variables) ? Reflect.get(variables, name) : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
