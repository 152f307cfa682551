// Paths of the catalogue: what there is to ask, for programs that make forms, lists or pages of it. They need no key.

import type { Endpoint } from '../endpoints/endpoints.ts';
import { pagedEndpoints } from '../catalogue/published-operation.ts';
import { ANSWER_FORMS } from '../answers/answer-forms.ts';
import { headerRefs } from './headers.ts';
import { json, responseRef } from './responses.ts';
import { described, list, map, nullable, object, oneOf, ref, type Schema, text, truth, tuple } from './schema.ts';
import { unprotected } from './service-paths.ts';

const choices = list(tuple('string', ['The value.', 'What it means.']), 'The permitted values.');
const body: Schema = { type: 'object', description: 'A body to post.' };

/** What is said of an operation in the list and on its own. */
const listed = {
  id: text(),
  title: text(),
  also_called: list(text(), 'Other words and signs for it, in lower case, as people type them into a search.'),
  summary: text(),
  path: text('The path of its envelopes.'),
  path_b: nullable(text('The path of its compact replies, where it has one.')),
  methods: described(choices, 'The ways to work it, where there are several.'),
  answer: oneOf(Object.keys(ANSWER_FORMS), 'The kind of its answer.'),
};

export const catalogueSchemas: { readonly [name: string]: Schema } = {
  CataloguedField: object(
    {
      name: text(),
      kind: text('How its value is written.'),
      label: text('The name as a form shows it.'),
      description: text(),
      required: truth(),
      fallback: { description: 'The value of an absent field; null where it has none.' },
      permitted: choices,
      conventions: described(
        list(object({ name: text(), label: text(), description: text(), permitted: choices, fallback: text() })),
        'What may be chosen one by one: an object in a body has a member for each that it changes.',
      ),
      minimum: { type: ['number', 'null'] },
      maximum: { type: ['number', 'null'] },
      category: oneOf(['input', 'options']),
    },
    { description: 'A field of a body.' },
  ),
  Catalogue: object({
    topics: list(
      object({
        id: text(),
        title: text(),
        summary: text(),
        operations: list(
          object({
            ...listed,
            example: body,
            fields: list(text(), 'Its fields, by their keys.'),
          }),
        ),
      }),
    ),
    fields: map(ref('CataloguedField'), 'Every field, by its key.'),
    options: list(text(), 'The keys of the fields that every operation takes besides its own.'),
    workings: list(text(), 'The operations whose workings are judged.'),
  }),
  CataloguedOperation: object({
    ...listed,
    example: body,
    topic: object({ id: text(), title: text() }),
    fields: list(ref('CataloguedField')),
    options: list(ref('CataloguedField'), 'The fields that every operation takes besides its own.'),
    examples: list(
      object({ title: text(), body, answer: { description: 'The answer, in the shape that the operation has.' } }),
    ),
    problems: list(object({ code: text(), type: text('The type in a 422.'), sentence: text() })),
    learn: { type: ['object', 'null'], description: 'Learning content as HTML, as the pages show it.' },
    sample: object(
      { body, task: { type: 'object' }, answer: { type: 'object' }, steps: list({ type: 'object' }) },
      { description: 'The first example, worked as the pages show it.' },
    ),
    reply_body: text('A body, laid out for readers.'),
    reply: text('The envelope that answers it, with its lists shortened.'),
    reply_b_body: nullable(text('The same for the compact reply, where there is one.')),
    reply_b: nullable(text()),
    lite_body: text('The same with the result alone.'),
    lite_reply: text(),
    lite_b_body: nullable(text()),
    lite_b_reply: nullable(text()),
  }),
};

interface Reading {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: string;
  readonly parameters: readonly object[];
  readonly refusals: { readonly [status: string]: object };
}

function reading({ schema, parameters, refusals, ...said }: Reading): object {
  return {
    get: {
      ...said,
      ...unprotected,
      parameters: [...parameters, { $ref: '#/components/parameters/HeldTag' }],
      responses: {
        200: {
          description: 'What there is to ask.',
          headers: headerRefs('ETag', 'Cache-Control'),
          content: json(ref(schema)),
        },
        304: { description: 'What the client has is still so.', headers: headerRefs('ETag', 'Cache-Control') },
        ...refusals,
        500: responseRef('InternalServerError'),
      },
    },
  };
}

/** The catalogue of these endpoints, whole and by operation. */
export function cataloguePaths(endpoints: readonly Endpoint[]): { readonly [path: string]: object } {
  const operations = [...pagedEndpoints(endpoints).keys()];
  const operation = {
    name: 'operation',
    in: 'path',
    required: true,
    description: 'The id of an operation.',
    schema: oneOf(operations),
    example: operations[0],
  };
  return {
    '/catalogue': reading({
      operationId: 'service_catalogue',
      summary: 'Catalogue',
      description: 'All operations by topic, with their fields, choices, limits and defaults.',
      schema: 'Catalogue',
      parameters: [],
      refusals: {},
    }),
    '/catalogue/{operation}': reading({
      operationId: 'service_operation',
      summary: 'One operation',
      description:
        'What the documentation shows of an operation: fields, examples, problems, learning content, replies.',
      schema: 'CataloguedOperation',
      parameters: [operation],
      refusals: { 404: responseRef('NotFound') },
    }),
  };
}
