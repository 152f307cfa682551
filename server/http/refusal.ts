// Refusals: every error response except 422, as data: reason, status, sentence, headers.

import { CPU_WINDOW_SECONDS, cpuMilliseconds } from '../accounts/limits/cpu-time.ts';

/** The reasons for refusals with their causes. They are labels of the metrics; see server/metrics/README.md. */
export const causes = {
  no_key: 'authentication',
  malformed_authorization: 'authentication',
  unknown_key: 'authentication',
  wrong_password: 'authentication',
  not_signed_in: 'authentication',
  cross_origin: 'authentication',
  visitors_not_served: 'authentication',
  key_scope: 'authentication',
  monthly_limit: 'limit',
  daily_limit: 'limit',
  test_limit: 'limit',
  link_limit: 'limit',
  sheet_limit: 'limit',
  burst: 'limit',
  cpu_time: 'limit',
  batch_time: 'limit',
  attempts: 'limit',
  overloaded: 'overload',
  busy_workers: 'overload',
  bytes_waiting: 'overload',
  password_hashing_busy: 'overload',
  overrun: 'overload',
  bad_request: 'request',
  not_found: 'request',
  no_mail: 'request',
  method: 'request',
  timeout: 'request',
  address_taken: 'request',
  key_name: 'request',
  key_count: 'request',
  sheet_count: 'request',
  sheet_hidden: 'request',
  body_size: 'request',
  header_size: 'request',
  media_type: 'request',
  expectation: 'request',
  store_down: 'failure',
  internal: 'failure',
} as const;

export type Reason = keyof typeof causes;

export interface Refusal {
  readonly reason: Reason;
  readonly status: number;
  readonly detail: string;
  readonly headers?: { readonly [name: string]: string };
}

const challenge = { 'www-authenticate': 'Bearer' };
const soon = { 'retry-after': '1' };

export const refusals = {
  badRequest: { reason: 'bad_request', status: 400, detail: 'Bad Request' },
  notAuthenticated: { reason: 'no_key', status: 401, detail: 'Not authenticated', headers: challenge },
  malformedAuthorization: {
    reason: 'malformed_authorization',
    status: 401,
    detail: 'Invalid authorization header',
    headers: challenge,
  },
  unknownKey: { reason: 'unknown_key', status: 401, detail: 'Invalid or revoked API key', headers: challenge },
  signedOut: { reason: 'not_signed_in', status: 401, detail: 'Not signed in' },
  foreignPage: { reason: 'cross_origin', status: 403, detail: 'This request did not come from a page of this service' },
  visitorsNotServed: { reason: 'visitors_not_served', status: 403, detail: 'Sign in to get answers here' },
  notFound: { reason: 'not_found', status: 404, detail: 'Not Found' },
  requestTimeout: { reason: 'timeout', status: 408, detail: 'Request Timeout' },
  bodyTooLarge: { reason: 'body_size', status: 413, detail: 'Content Too Large' },
  expectationFailed: { reason: 'expectation', status: 417, detail: 'Expectation Failed' },
  headersTooLarge: { reason: 'header_size', status: 431, detail: 'Request Header Fields Too Large' },
  internal: { reason: 'internal', status: 500, detail: 'Internal Server Error' },
  storeDown: {
    reason: 'store_down',
    status: 503,
    detail: 'The account store does not answer; try again soon.',
    headers: soon,
  },
  passwordHashingBusy: {
    reason: 'password_hashing_busy',
    status: 503,
    detail: 'Too many sign-in attempts are in progress; try again in 5 seconds.',
    headers: { 'retry-after': '5' },
  },
  busy: {
    reason: 'busy_workers',
    status: 503,
    detail: 'The service is busy with other large questions; try again soon.',
    headers: soon,
  },
  overloaded: {
    reason: 'overloaded',
    status: 503,
    detail: 'The service is overloaded; try again soon.',
    headers: soon,
  },
  accountBytesWaiting: {
    reason: 'bytes_waiting',
    status: 503,
    detail: 'Too many bytes of this account are under way: read the replies that have come, then try again.',
    headers: { 'retry-after': '5' },
  },
  bytesWaiting: {
    reason: 'bytes_waiting',
    status: 503,
    detail: 'The service holds as many bytes for its clients as it may; try again soon.',
    headers: { 'retry-after': '5' },
  },
  overrun: {
    reason: 'overrun',
    status: 503,
    detail: 'This question took more time or memory than one may take here; ask a smaller one, or try again later.',
    headers: { 'retry-after': '60' },
  },
} as const satisfies Record<string, Refusal>;

export function methodNotAllowed(allowed: readonly string[]): Refusal {
  return { reason: 'method', status: 405, detail: 'Method Not Allowed', headers: { allow: allowed.join(', ') } };
}

export function bodyTooLarge(limit: number): Refusal {
  return { ...refusals.bodyTooLarge, detail: `Content Too Large: a body may have ${limit} bytes` };
}

export function unsupportedMedia(detail: string): Refusal {
  return { reason: 'media_type', status: 415, detail: `Unsupported Media Type: ${detail}` };
}

export const notJson = unsupportedMedia('send application/json in UTF-8');

/** The quota is used up: a client that tries again before the reset gets the same refusal. */
function exhausted(reason: Reason, detail: string, secondsLeft: number): Refusal {
  return { reason, status: 429, detail, headers: { 'retry-after': String(secondsLeft), 'x-should-retry': 'false' } };
}

/** The monthly quota of an account is used up. */
export function quotaExhausted(limit: number, resetsAt: string, secondsLeft: number): Refusal {
  return exhausted('monthly_limit', `Monthly limit of ${limit} answers reached; it resets at ${resetsAt}`, secondsLeft);
}

/** The daily quota of a visitor without an account is used up. */
export function visitorExhausted(limit: number, resetsAt: string, secondsLeft: number): Refusal {
  const limitReached = `Daily limit of ${limit} answers without an account reached; it resets at ${resetsAt}`;
  return exhausted('daily_limit', `${limitReached}. Sign up or sign in for more`, secondsLeft);
}

/** The daily answers to the test keys of an account are used up. */
export function testExhausted(limit: number, resetsAt: string, secondsLeft: number): Refusal {
  const limitReached = `Daily limit of ${limit} answers to test keys reached; it resets at ${resetsAt}`;
  return exhausted('test_limit', `${limitReached}. Live keys go on`, secondsLeft);
}

/** As many links were made today as an account or a network may make. */
export function linksExhausted(limit: number, secondsLeft: number): Refusal {
  return exhausted('link_limit', `Daily limit of ${limit} links reached; the links that there are go on`, secondsLeft);
}

/** A class sheet has given as many answers as its teacher lets it give, or the teacher's own are used up. */
export function sheetExhausted(secondsLeft: number): Refusal {
  return exhausted(
    'sheet_limit',
    'This sheet has given the answers that its teacher has set aside for it',
    secondsLeft,
  );
}

/** The key and the solutions of a class sheet, where only its teacher sees them, or before the day from which students do. */
export function sheetHidden(from: string | null): Refusal {
  const detail =
    from === null
      ? 'This sheet shows its key and its solutions to its teacher alone'
      : `This sheet shows its key and its solutions from ${from} on`;
  return { reason: 'sheet_hidden', status: 403, detail };
}

/** The key is valid, and does not open this route. */
export function outOfScope(scope: string, wanted: readonly string[]): Refusal {
  const detail = `This API key has the scope "${scope}"; a key with the scope ${wanted.map((name) => `"${name}"`).join(' or ')} is needed here`;
  return { reason: 'key_scope', status: 403, detail };
}

/** `milliseconds` until the turn of this request; Retry-After has whole seconds (RFC 9110, 10.2.3). */
export function burstExceeded(perSecond: number, milliseconds: number): Refusal {
  return {
    reason: 'burst',
    status: 429,
    detail: `Too many requests at once: ${perSecond} per second are allowed`,
    headers: { 'retry-after': String(Math.ceil(milliseconds / 1000)), 'retry-after-ms': String(milliseconds) },
  };
}

/** Our own pages then wait until they are asked for the answer itself. */
export function previewsExceeded(seconds: number): Refusal {
  return {
    reason: 'burst',
    status: 429,
    detail: 'Too many previews at once: ask for the whole answer, or wait a little',
    headers: { 'retry-after': String(seconds) },
  };
}

/** The account has kept the processors busy for longer than it may; `percent` is of one core. */
export function cpuTimeExceeded(percent: number, seconds: number): Refusal {
  return {
    reason: 'cpu_time',
    status: 429,
    detail: `Too much computing time: an account may use ${cpuMilliseconds(percent) / 1000} seconds of it in ${CPU_WINDOW_SECONDS} seconds`,
    headers: { 'retry-after': String(seconds) },
  };
}

/** The batch of the question has taken as long as one may before the question was begun. */
export function batchTimeOver(seconds: number): Refusal {
  return {
    reason: 'batch_time',
    status: 429,
    detail: `The batch has taken its ${seconds} seconds: ask the questions that are left in another one`,
    headers: { 'retry-after': '1' },
  };
}

export function refusalText({ detail }: Refusal): string {
  return JSON.stringify({ detail });
}
