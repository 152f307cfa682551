// Errors: one class for each kind of failure, which `kind` names.

import { type Problem, problemLines, readProblems } from './problem.ts';
import type { Received } from './received.ts';
import { readRetryAfter, type Usage } from './usage.ts';

/** The kinds of errors. */
export type ErrorKind =
  | 'configuration'
  | 'invalid_argument'
  | 'authentication'
  | 'invalid_request'
  | 'not_found'
  | 'request_too_large'
  | 'quota_exceeded'
  | 'rate_limit'
  | 'server_busy'
  | 'server'
  | 'status'
  | 'connection'
  | 'timeout'
  | 'malformed_reply';

/** Everything that this client throws, but for the reason of your own `AbortSignal`. */
export class MatrixStepsError extends Error {
  override readonly name: string = 'MatrixStepsError';
  readonly kind: ErrorKind;

  constructor(kind: ErrorKind, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}

/** The client cannot be made: the key is missing or no header can carry it, or a setting is invalid. */
export class ConfigurationError extends MatrixStepsError {
  override readonly name = 'ConfigurationError';

  constructor(message: string) {
    super('configuration', message);
  }
}

/** A value that JSON cannot carry, such as NaN. Nothing was sent. */
export class InvalidArgumentError extends MatrixStepsError {
  override readonly name = 'InvalidArgumentError';

  constructor(message: string) {
    super('invalid_argument', message);
  }
}

/** The service could not be reached, or the connection broke. */
export class ConnectionError extends MatrixStepsError {
  override readonly name = 'ConnectionError';

  constructor(message: string, cause: unknown) {
    super('connection', message, { cause });
  }
}

/** There was no whole answer within the time, even after retries. */
export class TimeoutError extends MatrixStepsError {
  override readonly name = 'TimeoutError';
  /** Milliseconds. */
  readonly timeout: number;

  constructor(timeout: number) {
    super('timeout', `There was no answer within ${timeout / 1000} seconds.`);
    this.timeout = timeout;
  }
}

/** The service, or a proxy, replied with a status other than 200; or with 200 and no answer. */
export class StatusError extends MatrixStepsError {
  override readonly name: string = 'StatusError';
  readonly status: number;
  readonly requestId: string | null;
  readonly headers: Headers;
  readonly usage: Usage | null;
  /** How many requests were sent. */
  readonly requests: number;
  /** The `detail` of the body, or what else it holds. */
  readonly detail: unknown;

  constructor(kind: ErrorKind, message: string, received: Received, detail: unknown) {
    const id = received.requestId === null ? '' : ` [request ${received.requestId}]`;
    super(kind, message + id);
    this.status = received.status;
    this.requestId = received.requestId;
    this.headers = received.headers;
    this.usage = received.usage;
    this.requests = received.requests;
    this.detail = detail;
  }
}

/** 401: the key is missing, malformed, unknown or revoked. */
export class AuthenticationError extends StatusError {
  override readonly name = 'AuthenticationError';
}

/** 422: fields that the service cannot take, or mathematics without an answer. The same request would fail again. */
export class InvalidRequestError extends StatusError {
  override readonly name = 'InvalidRequestError';
  readonly problems: readonly Problem[];

  constructor(received: Received, detail: unknown) {
    const problems = readProblems(detail) ?? [];
    super(
      'invalid_request',
      problems.length === 0 ? sentence(received, detail) : problemLines(problems),
      received,
      detail,
    );
    this.problems = problems;
  }
}

/** 404: there is no such route, so `baseUrl` is probably not that of the service. */
export class NotFoundError extends StatusError {
  override readonly name = 'NotFoundError';
}

/** 413: the body is longer than the service takes. */
export class RequestTooLargeError extends StatusError {
  override readonly name = 'RequestTooLargeError';
}

/** 429 for the month: the account's answers are used up until `resetsAt`. It is never retried. */
export class QuotaExceededError extends StatusError {
  override readonly name = 'QuotaExceededError';
  readonly resetsAt: Date;

  constructor(received: Received, detail: unknown) {
    super('quota_exceeded', sentence(received, detail), received, detail);
    const seconds = readRetryAfter(received.headers) ?? 0;
    this.resetsAt = received.usage?.resetsAt ?? new Date(Date.now() + seconds * 1000);
  }
}

/** 429 for the burst limit: too many requests at once, for longer than `burstWait`. */
export class RateLimitError extends StatusError {
  override readonly name = 'RateLimitError';
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(received: Received, detail: unknown) {
    super('rate_limit', sentence(received, detail), received, detail);
    this.retryAfter = readRetryAfter(received.headers);
  }
}

/** 500 and above: something went wrong in the service or in a proxy. */
export class ServerError extends StatusError {
  override readonly name: string = 'ServerError';
}

/** 503: the service is overloaded, or the request is too expensive. */
export class ServerBusyError extends ServerError {
  override readonly name = 'ServerBusyError';
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(received: Received, detail: unknown) {
    super('server_busy', sentence(received, detail), received, detail);
    this.retryAfter = readRetryAfter(received.headers);
  }
}

/** A status of 200 without an answer: the page of a proxy, or an incomplete body. */
export class MalformedReplyError extends StatusError {
  override readonly name = 'MalformedReplyError';

  constructor(received: Received, reason: string) {
    super('malformed_reply', `The reply is no answer of the service: ${reason}.`, received, received.text);
  }
}

/** The error for a status that is not 200. */
export function errorFor(received: Received): StatusError {
  const { status, headers } = received;
  const detail = detailOf(received.text);
  const message = sentence(received, detail) + advice(received);
  if (status === 401) return new AuthenticationError('authentication', message, received, detail);
  if (status === 404) return new NotFoundError('not_found', message, received, detail);
  if (status === 413) return new RequestTooLargeError('request_too_large', message, received, detail);
  if (status === 422) return new InvalidRequestError(received, detail);
  if (status === 429) {
    return isFinal(headers) ? new QuotaExceededError(received, detail) : new RateLimitError(received, detail);
  }
  if (status === 503) return new ServerBusyError(received, detail);
  return status >= 500
    ? new ServerError('server', message, received, detail)
    : new StatusError('status', message, received, detail);
}

/** What to check, where the status shows that the request did not reach the service. */
function advice({ status, headers }: Received): string {
  if (status === 404) return '. Is baseUrl right?';
  if (status === 407) return '. A proxy asks for a name and a password: check the address of your proxy.';
  // Browsers show a redirection that is not followed as the status 0.
  const isRedirection = status === 0 || (status >= 300 && status < 400);
  return isRedirection
    ? `. ${placeOf(headers)}Redirections are not followed: is baseUrl (MATRIXSTEPS_BASE_URL) right?`
    : '';
}

/** Where a redirection leads, without what follows the path. */
function placeOf(headers: Headers): string {
  const location = headers.get('location');
  return location === null ? '' : `It leads to ${location.replace(/[?#].*$/s, '').slice(0, LONGEST_DETAIL)}. `;
}

/** Whether the service says that a retry does not help. */
export function isFinal(headers: Headers): boolean {
  return headers.get('x-should-retry') === 'false';
}

function detailOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'detail' in body ? body.detail : body;
  } catch {
    return text;
  }
}

const LONGEST_DETAIL = 300;

/** The message of the service after the status. */
function sentence({ status }: Received, detail: unknown): string {
  const said = typeof detail === 'string' ? detail.trim() : JSON.stringify(detail);
  return said === '' ? String(status) : `${status}: ${said.slice(0, LONGEST_DETAIL)}`;
}
