// Settings of a client: arguments first, then the environment, then defaults.

import { ConfigurationError } from './errors.ts';

export interface ClientSettings {
  /**
   * The key of your account; without it `MATRIXSTEPS_API_KEY` of the environment. `null` sends none, for a proxy that adds it.
   */
  readonly apiKey?: string | null | undefined;
  /** The address of the service; without it `MATRIXSTEPS_BASE_URL`, or the one on which `npm start` listens. */
  readonly baseUrl?: string | undefined;
  /** Milliseconds for one request with its complete reply; 60,000 by default. */
  readonly timeout?: number | undefined;
  /** How often a request is retried after a temporary refusal; 2 by default. */
  readonly retries?: number | undefined;
  /** Replaces the `fetch` of the platform. */
  readonly fetch?: Fetch | undefined;
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface ResolvedSettings {
  readonly apiKey: string | null;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly timeout: number;
  readonly retries: number;
  readonly fetch: Fetch;
}

const DEFAULT_BASE_URL = 'http://127.0.0.1:3000';

/** @throws ConfigurationError for settings that cannot work; the message never holds the key. */
export function resolveSettings(settings: ClientSettings): ResolvedSettings {
  const { timeout = 60_000, retries = 2 } = settings;
  const objection = objectionTo(timeout, retries);
  if (objection !== null) throw new ConfigurationError(objection);
  return {
    apiKey: resolveKey(settings.apiKey),
    baseUrl: resolveAddress(settings.baseUrl ?? environment('MATRIXSTEPS_BASE_URL') ?? DEFAULT_BASE_URL),
    timeout,
    retries,
    fetch: settings.fetch ?? ((address, init) => fetch(address, init)),
  };
}

/** What is wrong with a time or a number of retries; null where nothing is. */
export function objectionTo(timeout: number, retries: number): string | null {
  if (!(timeout > 0)) return 'timeout must be a number of milliseconds above 0.';
  return Number.isInteger(retries) && retries >= 0 ? null : 'retries must be 0 or a positive whole number.';
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
