// Request examples: the examples of the catalogue as bodies of an endpoint. Tests post every one of them.

import type { Example } from '@matrixsteps/engine/catalogue/operation.ts';
import { ALL, parseRequest } from '../validate/parse-request.ts';
import { type Endpoint, hasAll } from '../endpoints/endpoints.ts';

export interface RequestExample {
  readonly summary: string;
  readonly value: { readonly [field: string]: unknown };
}

/** The bodies that an endpoint answers, by a name that a link can hold. Family B does not read numbers that are texts. */
export function requestExamples(endpoint: Endpoint): { readonly [name: string]: RequestExample } {
  const accepted = candidates(endpoint).filter(({ value }) => isAccepted(endpoint, value));
  return Object.fromEntries(accepted.map((example) => [slug(example.summary), example]));
}

function candidates(endpoint: Endpoint): readonly RequestExample[] {
  const { choice } = endpoint;
  if (choice.kind === 'single')
    return choice.operation.examples.map(({ title, body }) => ({ summary: title, value: body }));
  const { selector, operations } = choice;
  const firsts = operations.map(({ id, title, examples: [example] }) => ({
    summary: title,
    value: { ...bodyOf(example), [selector.name]: id },
  }));
  if (!hasAll(endpoint)) return firsts;
  const [{ examples }] = operations;
  return [{ summary: 'All at once', value: { ...bodyOf(examples[0]), [selector.name]: ALL } }, ...firsts];
}

function bodyOf({ body }: Example): Example['body'] {
  return body;
}

function isAccepted(endpoint: Endpoint, body: object): boolean {
  return parseRequest(endpoint, Buffer.from(JSON.stringify(body))).kind === 'parsed';
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
