// Headers: what replies tell beside their bodies.

import { oneOf, type Schema, text, whole } from './schema.ts';

interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

const digits: Schema = { ...whole(), minimum: 0 };

export const headers = {
  'X-Request-Id': {
    description: 'The id of the request, to name when asking for help.',
    required: true,
    schema: text(),
  },
  'RateLimit-Policy': {
    description: 'The limits: quota q in a window of w seconds, of requests or of another unit qu.',
    required: true,
    schema: {
      ...text(),
      examples: ['"monthly";q=1000;w=2592000, "burst";q=50;w=1, "cpu";q=60000;w=120;qu="milliseconds"'],
    },
  },
  RateLimit: {
    description:
      'What remains (r) of the monthly limit, and the seconds (t) until it begins anew; the same of "burst" where requests a second are limited, and of "cpu" where an account has used its computing time.',
    required: true,
    schema: { ...text(), examples: ['"monthly";r=999;t=86400, "burst";r=49;t=1'] },
  },
  'X-RateLimit-Limit': { description: 'Answers a month.', required: true, schema: digits },
  'X-RateLimit-Remaining': { description: 'Answers that are left this month.', required: true, schema: digits },
  'X-RateLimit-Reset': {
    description: 'When the count begins anew, in seconds since 1970.',
    required: true,
    schema: digits,
  },
  'Retry-After': { description: 'Seconds to wait before trying again.', required: true, schema: digits },
  'Retry-After-Ms': {
    description: 'The same in milliseconds, where too many requests came at once: the turn of this request.',
    schema: digits,
  },
  'X-Should-Retry': {
    description: 'False where the monthly limit is reached: waiting a moment does not help.',
    schema: oneOf(['false']),
  },
  ETag: {
    description: 'Changes with the body. Sent back as If-None-Match, it saves a body that is there already.',
    required: true,
    schema: { ...text(), pattern: '^W/"[A-Za-z0-9_-]+"$' },
  },
  'Cache-Control': { description: 'How long nobody need ask again.', required: true, schema: text() },
  'WWW-Authenticate': { description: 'How to authenticate.', required: true, schema: oneOf(['Bearer']) },
} as const satisfies { readonly [name: string]: Header };

export type HeaderName = keyof typeof headers;

/** What every answer to a valid key says of the account's limits. */
export const LIMITS = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const satisfies readonly HeaderName[];

/** References to headers, the id of the request always among them. */
export function headerRefs(...names: readonly HeaderName[]): object {
  const all: readonly HeaderName[] = ['X-Request-Id', ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers that come where the service knows more than it needs to. */
export function optionalHeaders(names: readonly HeaderName[], condition: string): object {
  return Object.fromEntries(
    names.map((name) => {
      const { description, schema } = headers[name];
      return [name, { description: `${description} ${condition}`, schema }];
    }),
  );
}
