// Texts for codes of the service: statuses, events, origins, sources.

const statuses: Readonly<Partial<Record<number, string>>> = {
  200: 'Answered',
  400: 'Refused: not a proper request',
  408: 'Refused: the request came too slowly',
  413: 'Refused: the body is too large',
  415: 'Refused: the body is not JSON',
  417: 'Refused: an expectation that is not met',
  422: 'Refused: a value cannot be used',
  429: 'Refused: a limit is reached',
  500: 'Failed: an error of the service',
  503: 'Refused: the service was busy or not ready',
  504: 'Failed: it took too long',
};

/** A status in words, with its number, which is what programs see. */
export function describeStatus(status: number): string {
  const known = statuses[status];
  if (known !== undefined) return known;
  if (status < 400) return 'Answered';
  return status < 500 ? 'Refused' : 'Failed: an error of the service';
}

const events: Readonly<Partial<Record<string, string>>> = {
  'signed-up': 'The account was made',
  'signed-in': 'Signed in',
  'key-revealed': 'The API key was revealed',
  'key-regenerated': 'The API key was regenerated',
  'key-created': 'A further key was made',
  'key-revoked': 'A further key was revoked',
  'password-changed': 'The password was changed',
  'password-reset': 'The password was reset with a link from a mail',
  claimed: 'The account was claimed with a link',
  'signed-out-everywhere': 'Signed out everywhere',
};

/** A newer service may know events that this page does not. */
export function describeEvent(event: string): string {
  return events[event] ?? event.replaceAll('-', ' ');
}

export function describeOrigin(origin: string): string {
  return origin === 'dashboard' ? 'in the browser' : `on the ${origin}`;
}

export function describeSource(source: string): string {
  return source === 'api' ? 'API' : 'Playground';
}

/** What keys open. */
export const scopeWords: Readonly<Record<string, string>> = {
  all: 'Everything',
  answers: 'Answers only',
  feedback: 'Feedback only',
};

/** The kinds of keys. */
export const kindWords: Readonly<Record<string, string>> = {
  live: 'Live: counts on your month',
  test: 'Test: not counted, 100 answers a day',
};

export function describeScope(scope: string): string {
  return scopeWords[scope] ?? scope;
}

export function describeKind(kind: string): string {
  return kind === 'live' ? 'Live' : kind === 'test' ? 'Test' : kind;
}
