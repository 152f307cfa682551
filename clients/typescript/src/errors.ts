// Errors: one class for each thing that can go wrong; `kind` says the same as a word.

import { type Problem, problemLines, readProblems } from './problem.ts';
import type { Received } from './received.ts';
import { readRetryAfter, type Usage } from './usage.ts';

/** The words for what can go wrong. */
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
export class MatrixMathError extends Error {
  override readonly name: string = 'MatrixMathError';
  readonly kind: ErrorKind;

  constructor(kind: ErrorKind, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}

/** The client cannot be made: no key, or one that no header can carry; an address or a number that is none. */
export class ConfigurationError extends MatrixMathError {
  override readonly name = 'ConfigurationError';

  constructor(message: string) {
    super('configuration', message);
  }
}

/** A value that JSON cannot carry, such as NaN. Nothing was sent. */
export class InvalidArgumentError extends MatrixMathError {
  override readonly name = 'InvalidArgumentError';

  constructor(message: string) {
    super('invalid_argument', message);
  }
}

/** The service could not be reached, or the connection broke. */
export class ConnectionError extends MatrixMathError {
  override readonly name = 'ConnectionError';

  constructor(message: string, cause: unknown) {
    super('connection', message, { cause });
  }
}

/** There was no whole answer within the time. The same question takes the same time, so it is not asked again. */
export class TimeoutError extends MatrixMathError {
  override readonly name = 'TimeoutError';
  /** Milliseconds. */
  readonly timeout: number;

  constructor(timeout: number) {
    super('timeout', `There was no answer within ${timeout / 1000} seconds.`);
    this.timeout = timeout;
  }
}

/** The service, or something in between, answered with a status that is not 200; or with 200 and no answer. */
export class StatusError extends MatrixMathError {
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

/** 422: fields that the service cannot take, or mathematics without an answer. The same question fails again. */
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

/** 429 for the month: the account's answers are used up until `resetsAt`. It is never tried again. */
export class QuotaExceededError extends StatusError {
  override readonly name = 'QuotaExceededError';
  readonly resetsAt: Date;

  constructor(received: Received, detail: unknown) {
    super('quota_exceeded', sentence(received, detail), received, detail);
    const seconds = readRetryAfter(received.headers) ?? 0;
    this.resetsAt = received.usage?.resetsAt ?? new Date(Date.now() + seconds * 1000);
  }
}

/** 429 for a moment: too many requests at once, even after waiting. */
export class RateLimitError extends StatusError {
  override readonly name = 'RateLimitError';
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(received: Received, detail: unknown) {
    super('rate_limit', sentence(received, detail), received, detail);
    this.retryAfter = readRetryAfter(received.headers);
  }
}

/** 500 and above: something went wrong in the service, or between. */
export class ServerError extends StatusError {
  override readonly name: string = 'ServerError';
}

/** 503: the service has more to do than it can, or the question is too much for it. */
export class ServerBusyError extends ServerError {
  override readonly name = 'ServerBusyError';
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(received: Received, detail: unknown) {
    super('server_busy', sentence(received, detail), received, detail);
    this.retryAfter = readRetryAfter(received.headers);
  }
}

/** A status of 200 with something that is no answer: a page of a proxy, or half a body. */
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
  const message = sentence(received, detail);
  if (status === 401) return new AuthenticationError('authentication', message, received, detail);
  if (status === 404) return new NotFoundError('not_found', `${message}. Is baseUrl right?`, received, detail);
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

/** Whether the service says that asking again does not help. */
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

/** What the service said, with the status before it. */
function sentence({ status }: Received, detail: unknown): string {
  const said = typeof detail === 'string' ? detail.trim() : JSON.stringify(detail);
  return said === '' ? String(status) : `${status}: ${said.slice(0, LONGEST_DETAIL)}`;
}
