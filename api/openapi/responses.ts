// Responses: the answers of both families, one component for each shape, and the refusals.

import type { Endpoint } from '../endpoints/endpoints.ts';
import { operationForm } from '../answers/operation-form.ts';
import { type HeaderName, headerRefs, LIMITS, optionalHeaders } from './headers.ts';
import { replyName } from './reply-schemas.ts';
import { sampleReply } from './sample-replies.ts';
import { ref, type Schema } from './schema.ts';

/** The name of the schema and of the response of an endpoint. */
export function answerName(endpoint: Endpoint): string {
  const { family, choice } = endpoint;
  if (family === 'b' || choice.kind === 'selected') return replyName(endpoint);
  return `${operationForm(choice.operation).name}Envelope`;
}

/** One response for each shape, with a real reply of the first endpoint that answers in it. */
export function answerResponses(endpoints: readonly Endpoint[]): { readonly [name: string]: object } {
  const first = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const name = answerName(endpoint);
    if (!first.has(name)) first.set(name, endpoint);
  }
  return Object.fromEntries([...first].map(([name, endpoint]) => [name, answerResponse(name, endpoint)]));
}

function answerResponse(name: string, endpoint: Endpoint): object {
  const { summary, value } = sampleReply(endpoint);
  return {
    description: 'The answer.',
    headers: headerRefs(...LIMITS),
    content: json(ref(name), { lite: { summary, value } }),
  };
}

interface Refused {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly HeaderName[];
  readonly schema: string;
  readonly examples: { readonly [name: string]: { readonly value: object } };
}

/** The refusals by the names of their components. */
const REFUSALS: { readonly [name: string]: Refused } = {
  Unauthorized: refused('401', 'The API key is missing, malformed, unknown or revoked.', ['WWW-Authenticate'], {
    missing: 'Not authenticated',
    malformed: 'Invalid authorization header',
    unknown: 'Invalid or revoked API key',
  }),
  OutOfScope: refused('403', 'The API key is valid, and its scope does not open this path.', LIMITS, {
    scope: 'This API key has the scope "feedback"; a key with the scope "answers" or "all" is needed here',
  }),
  ContentTooLarge: refused('413', 'The body is longer than the service takes.', LIMITS, {
    tooLarge: 'Content Too Large: a body may have 16777216 bytes',
  }),
  UnsupportedMediaType: refused('415', 'The body is not declared as JSON in UTF-8, or it is compressed.', LIMITS, {
    type: 'Unsupported Media Type: send application/json in UTF-8',
  }),
  UnprocessableContent: {
    status: '422',
    description: 'The body is invalid, or its mathematics has no answer. The same body always gives the same problems.',
    headers: LIMITS,
    schema: 'Problems',
    examples: {
      missing: { value: { detail: [{ loc: ['body', 'a'], msg: 'field required', type: 'value_error.missing' }] } },
    },
  },
  TooManyRequests: refused(
    '429',
    'The monthly limit is reached, too many requests came at once, or they took too much computing time.',
    ['Retry-After', 'Retry-After-Ms', 'X-Should-Retry', ...LIMITS],
    {
      month: 'Monthly limit of 1000 answers reached; it resets at 2027-01-01T00:00:00.000Z',
      burst: 'Too many requests at once: 50 per second are allowed',
      time: 'Too much computing time: an account may use 60 seconds of it in 120 seconds',
    },
  ),
  InternalServerError: refused('500', 'Something went wrong in the service.', [], {
    internal: 'Internal Server Error',
  }),
  ServiceUnavailable: refused(
    '503',
    'The service is busy, its store does not answer, or the question takes more time or memory than one may take.',
    ['Retry-After'],
    {
      busy: 'The service is busy with other large questions; try again soon.',
      store: 'The account store does not answer; try again soon.',
      overrun: 'This question took more time or memory than one may take here; ask a smaller one, or try again later.',
    },
  ),
};

function refused(
  status: string,
  description: string,
  names: readonly HeaderName[],
  details: { readonly [name: string]: string },
): Refused {
  const examples = Object.entries(details).map(([name, detail]) => [name, { value: { detail } }] as const);
  return { status, description, headers: names, schema: 'Refusal', examples: Object.fromEntries(examples) };
}

/** What goes wrong may go wrong before the account is known, or after. */
const limitsWhereKnown = optionalHeaders(LIMITS, 'There where the account is known.');

/** Refusals of single paths. */
const OTHER_REFUSALS: { readonly [name: string]: Refused } = {
  Forbidden: refused('403', 'A page of another site sent the request.', [], {
    page: 'This request did not come from a page of this service',
  }),
  NotFound: refused('404', 'There is nothing of this name.', [], { nothing: 'Not Found' }),
};

export const refusalResponses: { readonly [name: string]: object } = Object.fromEntries(
  Object.entries({ ...REFUSALS, ...OTHER_REFUSALS }).map(
    ([name, { status, description, headers, schema, examples }]) => [
      name,
      {
        description,
        headers: { ...headerRefs(...headers), ...(Number(status) < 500 ? {} : limitsWhereKnown) },
        content: json(ref(schema), examples),
      },
    ],
  ),
);

/** References to all refusals of a mathematics endpoint, by status. */
export const refusalRefs: { readonly [status: string]: object } = Object.fromEntries(
  Object.entries(REFUSALS).map(([name, { status }]) => [status, responseRef(name)]),
);

export function responseRef(name: string): object {
  return { $ref: `#/components/responses/${name}` };
}

export function json(schema: Schema, examples?: object): object {
  return { 'application/json': { schema, ...(examples === undefined ? {} : { examples }) } };
}
