// Transport: sends a request to the service, with retries.

import {
  ConnectionError,
  errorFor,
  InvalidArgumentError,
  isFinal,
  type MatrixStepsError,
  TimeoutError,
} from './errors.ts';
import { burstPause, pauseAfter, wait } from './pause.ts';
import { hasLines, LINES, linesOf } from './lines.ts';
import { type Received, receivedFrom } from './received.ts';
import { objectionTo, objectionToNames, type ResolvedSettings } from './settings.ts';
import { readBurstWait, readRetryAfter } from './usage.ts';
import { VERSION } from './derived/version.ts';

/** Settings of a single call. */
export interface RequestSettings {
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, instead of the client's. */
  readonly timeout?: number | undefined;
  /** Instead of the client's. */
  readonly retries?: number | undefined;
  /** Milliseconds, instead of the client's. */
  readonly burstWait?: number | undefined;
  /** Beside those of the client. */
  readonly headers?: { readonly [name: string]: string } | undefined;
  /** A name of your own for the request, which the envelope repeats: 1 to 128 visible ASCII characters. */
  readonly correlationId?: string | undefined;
}

/** Each setting once; the type makes sure that none is forgotten. */
const REQUEST_SETTINGS: { readonly [name in keyof Required<RequestSettings>]: true } = {
  signal: true,
  timeout: true,
  retries: true,
  burstWait: true,
  headers: true,
  correlationId: true,
};

export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON; null on a GET. */
  readonly body: string | null;
  /** Where a reply of lines is wanted: called with each line as it comes. The text of that reply is empty then. */
  readonly onLine?: OnLine | undefined;
}

/** `whole` is the reply without its text. */
export type OnLine = (line: string, whole: Received) => void;

/** The outcome of one attempt: a reply, or the error. */
type Outcome =
  | { readonly kind: 'received'; readonly received: Received }
  /** `isCut`: some lines have come before. */
  | { readonly kind: 'lost'; readonly error: MatrixStepsError; readonly isCut: boolean };

/** Statuses that may pass. A question changes nothing, so it may be asked again. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 500, 502, 503, 504]);

/** Sends the request until the status is 200 or a retry would not help. @throws MatrixStepsError, or the reason of the signal */
export async function send(
  settings: ResolvedSettings,
  outgoing: Outgoing,
  request: RequestSettings,
): Promise<Received> {
  const call = callOf(settings, request);
  const leave = await settings.traffic.enter(call.signal);
  try {
    return await answerTo(settings, outgoing, call);
  } finally {
    leave();
  }
}

/** The settings of a client with those of a call. */
interface CallSettings extends Pick<ResolvedSettings, 'timeout' | 'retries' | 'burstWait' | 'headers'> {
  readonly signal: AbortSignal | undefined;
}

/** @throws InvalidArgumentError for settings that cannot work */
function callOf(settings: ResolvedSettings, request: RequestSettings): CallSettings {
  const { retries = settings.retries, timeout = settings.timeout, burstWait = settings.burstWait } = request;
  const { correlationId, signal, headers = {} } = request;
  const named = correlationId === undefined ? {} : { 'x-request-id': correlationId };
  const call = { retries, timeout, burstWait, signal, headers: { ...settings.headers, ...headers, ...named } };
  const objection =
    objectionToNames(request, Object.keys(REQUEST_SETTINGS)) ??
    objectionToName(correlationId ?? 'none') ??
    objectionTo(call);
  if (objection !== null) throw new InvalidArgumentError(objection);
  return call;
}

/** A value that no header can carry would otherwise look like a failed connection. */
function objectionToName(correlationId: string): string | null {
  return /^[\x21-\x7e]{1,128}$/.test(correlationId) ? null : 'correlationId must be 1 to 128 visible ASCII characters.';
}

/** Refusals by a burst limit have a budget of time; all other failures are counted. */
async function answerTo(settings: ResolvedSettings, outgoing: Outgoing, call: CallSettings): Promise<Received> {
  const { traffic, logger } = settings;
  let failures = 0;
  let refusals = 0;
  let refusedAt = 0;
  for (let requests = 1; ; requests += 1) {
    await traffic.resumed(call.signal);
    const sentAt = performance.now();
    const outcome = await sendOnce(settings, outgoing, call, requests);
    logger.debug(`matrixsteps: ${outgoing.path}: ${described(outcome)} after ${elapsed(sentAt)} ms`);
    if (outcome.kind === 'received' && outcome.received.status === 200) {
      const seconds = readBurstWait(outcome.received.headers);
      if (seconds > 0) traffic.pause(seconds * 1000, sentAt);
      return outcome.received;
    }
    let pause: number | null = null;
    if (isBurst(outcome)) {
      if (refusals === 0) refusedAt = performance.now();
      refusals += 1;
      const retryAfter = readRetryAfter(outcome.received.headers);
      pause = burstPause(refusals, retryAfter, refusedAt + call.burstWait - performance.now());
      if (pause !== null) traffic.pause((retryAfter ?? 1) * 1000, sentAt);
    } else {
      failures += 1;
      // Who asked for lines knows which of them came, and asks for the others.
      const isCut = outcome.kind === 'lost' && outcome.isCut;
      pause = isCut || failures > call.retries ? null : pauseFor(outcome, failures);
    }
    if (pause === null) throw outcome.kind === 'lost' ? outcome.error : errorFor(outcome.received);
    logger.info(`matrixsteps: ${outgoing.path}: ${described(outcome)}; tried again in ${Math.round(pause)} ms`);
    await wait(pause, call.signal);
  }
}

function elapsed(since: number): number {
  return Math.round(performance.now() - since);
}

/** An outcome in a few words, for the log. */
function described(outcome: Outcome): string {
  if (outcome.kind === 'lost') return outcome.error.message;
  const { status, requestId } = outcome.received;
  return `status ${status}${requestId === null ? '' : ` [request ${requestId}]`}`;
}

/** Whether a limit for a moment refused the request, and not that of the month. */
function isBurst(outcome: Outcome): outcome is Outcome & { readonly kind: 'received' } {
  return outcome.kind === 'received' && outcome.received.status === 429 && !isFinal(outcome.received.headers);
}

/** How long to wait before the next attempt; null for no retry. */
function pauseFor(outcome: Outcome, failures: number): number | null {
  if (outcome.kind === 'lost') return pauseAfter(failures, null);
  const { status, headers } = outcome.received;
  return PASSING.has(status) && !isFinal(headers) ? pauseAfter(failures, readRetryAfter(headers)) : null;
}

/** A longer timer would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

async function sendOnce(
  settings: ResolvedSettings,
  { method, path, body, onLine }: Outgoing,
  { signal, timeout, headers }: CallSettings,
  requests: number,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  let isCut = false;
  const timer = setTimeout(() => limit.abort(), Math.min(timeout, LONGEST_TIMER));
  const stop = (): void => limit.abort();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await settings.fetch(settings.baseUrl + path, {
      ...settings.fetchOptions,
      method,
      body,
      headers: headersOf(settings, headers, onLine === undefined ? 'application/json' : LINES),
      signal: limit.signal,
      // A redirected POST would become a GET, and the key would go to an address that the user did not choose.
      redirect: 'manual',
    });
    if (onLine !== undefined && hasLines(response)) {
      const whole = receivedFrom(response, '', requests);
      for await (const line of linesOf(response)) {
        isCut = true;
        onLine(line, whole);
      }
      return { kind: 'received', received: whole };
    }
    return { kind: 'received', received: receivedFrom(response, await response.text(), requests) };
  } catch (cause) {
    signal?.throwIfAborted();
    const error = limit.signal.aborted ? new TimeoutError(timeout) : connectionError(settings, cause);
    return { kind: 'lost', error, isCut };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The client's own headers win, whatever the spelling of those that are given. */
function headersOf(
  { apiKey }: ResolvedSettings,
  given: { readonly [name: string]: string },
  accept: string,
): Record<string, string> {
  const small = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    'user-agent': `matrixsteps-typescript/${VERSION}`,
    ...Object.fromEntries(small),
    accept,
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  };
}

function connectionError({ baseUrl }: ResolvedSettings, cause: unknown): ConnectionError {
  const check = 'Is baseUrl (MATRIXSTEPS_BASE_URL) right, and does the service run?';
  return new ConnectionError(`No answer from ${baseUrl}: ${reasonOf(cause)}. ${check}`, cause);
}

/** The message of the platform; its `cause` says more than "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
