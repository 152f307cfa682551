// Schemas of family A's envelope: metadata, the sections, and one envelope for each kind of answer.

import { SECTION_CHOICES } from '../endpoints/section-names.ts';
import { responseProfile } from '../endpoints/parameters.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { complexAnswerRef } from './answer-schemas.ts';
import { type OperationForm, operationForm } from '../answers/operation-form.ts';
import { listsByFormat } from './step-schemas.ts';
import {
  anyOf,
  described,
  list,
  map,
  moment,
  nullable,
  number,
  object,
  oneOf,
  ref,
  type Schema,
  text,
  truth,
  whole,
  tuple,
} from './schema.ts';

const metadata = object({
  success: truth('True: a refusal has no envelope.'),
  status_code: whole('200, as in the status line.'),
  request: object({
    request_id: text('Also in the header X-Request-Id.'),
    correlation_id: text('The X-Request-Id of the request, where it had one.'),
    processing_time_ms: whole('From the arrival of the request to the answer, in milliseconds.'),
    timestamp_iso: moment('When the answer was sealed, in UTC.'),
    input_hash: { type: 'string', pattern: '^sha256:[0-9a-f]{64}$', description: 'Equal questions have equal hashes.' },
  }),
  usage: object({
    plan: oneOf(['free', 'custom', 'test'], 'The free plan, a limit of this account alone, or the day of test keys.'),
    limit: whole('Answers a month.'),
    requests_used: whole('This answer included.'),
    remaining: whole('Answers that are left this month.'),
    resets_at: moment('When the count begins anew, in UTC.'),
  }),
  api: object({
    level: oneOf(
      responseProfile.permitted.map(([name]) => name),
      'The profile that was used.',
    ),
    version: text('The version of the routes.'),
    schema_version: text('Semantic; its minor number grows with each added member.'),
    deprecation: object({ deprecated: truth() }),
  }),
  response: object({
    original_bytes: whole('The length of this body.'),
    compressed_bytes: whole('The bytes that were sent for it.'),
    compression_ratio: number('The first divided by the second.'),
    compression_algorithm: oneOf(['gzip', 'identity']),
  }),
});

const normalizedParameter = object({
  name: text('The name of the field.'),
  label: text('The name as a form shows it.'),
  type: oneOf(['str', 'matrix', 'bool', 'int', 'vector_str']),
  description: nullable(text()),
  choices: nullable(map(text('What the value means.'), 'The permitted values, where there are only so many.')),
  value: { description: 'What was given, or the default.' },
  latex: nullable(text('The value as LaTeX.')),
  category: oneOf(['input', 'options', 'group'], 'Groups lay out a form and carry no value.'),
});

/** What each section holds; the short and the whole result stand under one key. */
const sections: { readonly [section: string]: Schema } = {
  metadata: ref('Metadata'),
  taxonomy: ref('Taxonomy'),
  endpoint: ref('Endpoint'),
  task: list(text()),
  normalized_request: map(ref('NormalizedParameter')),
  intermediate: nullable({ type: 'object', additionalProperties: true }),
  steps: list(ref('Step')),
  quick_actions: list(ref('QuickAction')),
  explore: ref('Explore'),
  learn: anyOf(ref('Learn'), { type: 'null' }),
  implementations: list(ref('Implementation')),
  exercises: list(ref('Exercise')),
  notes: list(text()),
};

const NOTES_FORMATS = described(listsByFormat, 'The notes in the formats that were asked for, if any.');

export const envelopeSchemas: { readonly [name: string]: Schema } = {
  Metadata: metadata,
  Taxonomy: object({
    domain: text(),
    branch: text('A branch of the domain.'),
    module: text('A part of the branch.'),
    topic: text('A group of operations.'),
    concept: text('The operation.'),
    concept_slug: text('The operation as addresses name it.'),
  }),
  Endpoint: object({ method: text(), route: text('The path that was posted to.'), description: text() }),
  NormalizedParameter: normalizedParameter,
  ResultProperties: object(
    {
      kind: oneOf(['matrix', 'vector', 'number', 'integer', 'shape', 'polynomial', 'object']),
      num_variables: { type: 'null' },
      shape: nullable(tuple('integer', [undefined, undefined])),
      description: text(),
      size_bytes: whole('The length of the answer as JSON.'),
      labels: { type: 'null' },
      arithmetic: oneOf(['exact', 'float64'], 'In float64 the last digits may be wrong; a note says so.'),
      rounded_to: whole('The decimal places that the answer was rounded to, where that changed a number of it.'),
    },
    { optional: ['rounded_to'], description: 'A description of the result.' },
  ),
  Representations: object({
    plain_text: text('Readable in a fixed-width font.'),
    latex: text('For a formula of amsmath.'),
    csv: text('One row a line. Rows end with CR LF, but for the last.'),
  }),
};

/** The envelopes of these operations and their results, one component for each form of answer. */
export function resultSchemas(operations: readonly Operation[]): { readonly [name: string]: Schema } {
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const form = operationForm(operation);
      return [
        [`${form.name}Result`, resultSchema(form)],
        [`${form.name}Envelope`, envelopeSchema(form.name)],
      ];
    }),
  );
}

function envelopeSchema(name: string): Schema {
  const members = SECTION_CHOICES.filter(([section]) => section !== 'answer').map(([section, description]) => {
    const schema = section === 'result' ? ref(`${name}Result`) : sections[section];
    return [section, described(schema, sentence(description))] as const;
  });
  const properties = { ...Object.fromEntries(members), notes_formats: NOTES_FORMATS };
  return { type: 'object', properties, required: ['metadata'] };
}

function resultSchema({ name, numbers: form, texts, description }: OperationForm): Schema {
  const written = ref(`${name}Answer`);
  const complex = complexAnswerRef({ name, numbers: form });
  const numbers = complex === null ? [written] : [written, complex];
  const properties: { readonly [member: string]: Schema } = {
    name: text('The result_name of the request.'),
    answer:
      texts === null
        ? written
        : described(anyOf(...numbers, texts), `${description} Texts where evaluate_expressions is false.`),
    ...(texts === null
      ? {}
      : {
          exact: described(texts, 'The exact values, where some number of the answer is not exactly what is written.'),
        }),
    properties: ref('ResultProperties'),
    representations: ref('Representations'),
  };
  return { type: 'object', properties, required: ['name', 'answer'] };
}

/** A phrase of a list as a sentence. */
function sentence(phrase: string): string {
  return `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}.`;
}
