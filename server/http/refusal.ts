// Refusals: each answer that is not 200 or 422, as data: status, sentence, headers.
// Above: application.ts, routes/, protocol-errors.ts. Below: nothing.

export interface Refusal {
  readonly status: number;
  readonly detail: string;
  readonly headers?: { readonly [name: string]: string };
}

const challenge = { 'www-authenticate': 'Bearer' };
const soon = { 'retry-after': '1' };

export const refusals = {
  badRequest: { status: 400, detail: 'Bad Request' },
  notAuthenticated: { status: 401, detail: 'Not authenticated', headers: challenge },
  malformedAuthorization: { status: 401, detail: 'Invalid authorization header', headers: challenge },
  unknownKey: { status: 401, detail: 'Invalid or revoked API key', headers: challenge },
  signedOut: { status: 401, detail: 'Not signed in' },
  foreignPage: { status: 403, detail: 'This request did not come from a page of this service' },
  visitorsNotServed: { status: 403, detail: 'Sign in to have questions answered here' },
  notFound: { status: 404, detail: 'Not Found' },
  requestTimeout: { status: 408, detail: 'Request Timeout' },
  bodyTooLarge: { status: 413, detail: 'Content Too Large' },
  expectationFailed: { status: 417, detail: 'Expectation Failed' },
  headersTooLarge: { status: 431, detail: 'Request Header Fields Too Large' },
  internal: { status: 500, detail: 'Internal Server Error' },
  storeDown: { status: 503, detail: 'The account store does not answer; try again soon.', headers: soon },
  crowded: {
    status: 503,
    detail: 'Too many people are at the door; try again in a few seconds.',
    headers: { 'retry-after': '5' },
  },
  busy: { status: 503, detail: 'The service is busy with other large questions; try again soon.', headers: soon },
  overloaded: { status: 503, detail: 'The service has more to do than it can; try again soon.', headers: soon },
  overrun: {
    status: 503,
    detail: 'This question took more time or memory than one may take here; ask a smaller one, or try again later.',
    headers: { 'retry-after': '60' },
  },
} as const satisfies Record<string, Refusal>;

export function methodNotAllowed(allowed: readonly string[]): Refusal {
  return { status: 405, detail: 'Method Not Allowed', headers: { allow: allowed.join(', ') } };
}

export function bodyTooLarge(limit: number): Refusal {
  return { ...refusals.bodyTooLarge, detail: `Content Too Large: a body may have ${limit} bytes` };
}

export function unsupportedMedia(detail: string): Refusal {
  return { status: 415, detail: `Unsupported Media Type: ${detail}` };
}

export const notJson = unsupportedMedia('send application/json in UTF-8');

/** Answers are used up: there is no point in trying again before the reset. */
function exhausted(detail: string, secondsLeft: number): Refusal {
  return { status: 429, detail, headers: { 'retry-after': String(secondsLeft), 'x-should-retry': 'false' } };
}

/** The month's answers of an account are used up. */
export function quotaExhausted(limit: number, resetsAt: string, secondsLeft: number): Refusal {
  return exhausted(`Monthly limit of ${limit} answers reached; it resets at ${resetsAt}`, secondsLeft);
}

/** The day's answers of somebody without an account are used up. */
export function visitorExhausted(limit: number, resetsAt: string, secondsLeft: number): Refusal {
  const limitReached = `Daily limit of ${limit} answers without an account reached; it resets at ${resetsAt}`;
  return exhausted(`${limitReached}. Sign up or sign in for more`, secondsLeft);
}

export function burstExceeded(perSecond: number, seconds: number): Refusal {
  return {
    status: 429,
    detail: `Too many requests at once: ${perSecond} per second are allowed`,
    headers: { 'retry-after': String(seconds) },
  };
}

export function refusalText({ detail }: Refusal): string {
  return JSON.stringify({ detail });
}
