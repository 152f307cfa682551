// Transport: sends a request to the service, with retries.

import {
  ConnectionError,
  errorFor,
  InvalidArgumentError,
  isFinal,
  type MatrixStepsError,
  TimeoutError,
} from './errors.ts';
import { pauseAfter, wait } from './pause.ts';
import { type Received, receivedFrom } from './received.ts';
import { objectionTo, type ResolvedSettings } from './settings.ts';
import { readRetryAfter } from './usage.ts';
import { VERSION } from './derived/version.ts';

/** Settings of a single call. */
export interface RequestSettings {
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, instead of the client's. */
  readonly timeout?: number | undefined;
  /** Instead of the client's. */
  readonly retries?: number | undefined;
  /** A name of your own for the request, which the envelope repeats: 1 to 128 visible ASCII characters. */
  readonly correlationId?: string | undefined;
}

export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON; null on a GET. */
  readonly body: string | null;
}

/** The outcome of one attempt: a reply, or the error. */
type Outcome =
  | { readonly kind: 'received'; readonly received: Received }
  | { readonly kind: 'lost'; readonly error: MatrixStepsError };

/** Statuses that may pass. A 500 is a bug of the service, so the same request would fail again. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Sends the request until the status is 200 or a retry would not help. @throws MatrixStepsError, or the reason of the signal */
export async function send(
  settings: ResolvedSettings,
  outgoing: Outgoing,
  request: RequestSettings,
): Promise<Received> {
  const { retries = settings.retries, timeout = settings.timeout, correlationId = 'none', signal } = request;
  const objection = objectionTo(timeout, retries) ?? objectionToName(correlationId);
  if (objection !== null) throw new InvalidArgumentError(objection);
  for (let requests = 1; ; requests += 1) {
    const outcome = await sendOnce(settings, outgoing, request, requests);
    if (outcome.kind === 'received' && outcome.received.status === 200) return outcome.received;
    const pause = requests > retries ? null : pauseFor(outcome, requests);
    if (pause === null) throw outcome.kind === 'lost' ? outcome.error : errorFor(outcome.received);
    await wait(pause, signal);
  }
}

/** A value that no header can carry would otherwise look like a failed connection. */
function objectionToName(correlationId: string): string | null {
  return /^[\x21-\x7e]{1,128}$/.test(correlationId) ? null : 'correlationId must be 1 to 128 visible ASCII characters.';
}

/** How long to wait before the next attempt; null for no retry. */
function pauseFor(outcome: Outcome, failures: number): number | null {
  if (outcome.kind === 'lost') return outcome.error.kind === 'connection' ? pauseAfter(failures, null) : null;
  const { status, headers } = outcome.received;
  return PASSING.has(status) && !isFinal(headers) ? pauseAfter(failures, readRetryAfter(headers)) : null;
}

/** A longer timer would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

async function sendOnce(
  settings: ResolvedSettings,
  { method, path, body }: Outgoing,
  { signal, timeout = settings.timeout, correlationId }: RequestSettings,
  requests: number,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), Math.min(timeout, LONGEST_TIMER));
  const stop = (): void => limit.abort();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await settings.fetch(settings.baseUrl + path, {
      method,
      body,
      headers: headersOf(settings, correlationId),
      signal: limit.signal,
      // A redirected POST would become a GET, and the key would go to an address that the user did not choose.
      redirect: 'manual',
    });
    return { kind: 'received', received: receivedFrom(response, await response.text(), requests) };
  } catch (cause) {
    signal?.throwIfAborted();
    const error = limit.signal.aborted ? new TimeoutError(timeout) : connectionError(settings, cause);
    return { kind: 'lost', error };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function headersOf({ apiKey }: ResolvedSettings, correlationId: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': `matrixsteps-typescript/${VERSION}`,
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    ...(correlationId === undefined ? {} : { 'x-request-id': correlationId }),
  };
}

function connectionError({ baseUrl }: ResolvedSettings, cause: unknown): ConnectionError {
  return new ConnectionError(`No answer from ${baseUrl}: ${reasonOf(cause)}`, cause);
}

/** The message of the platform; its `cause` says more than "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
