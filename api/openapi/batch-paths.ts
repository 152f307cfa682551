// The paths of batches: many questions in one request, with an answer or a refusal for each of them.

import { batchPaths as addresses } from '../batch/batch-paths.ts';
import { MOST_QUESTIONS } from '../batch/read-batch.ts';
import { headerRefs, LIMITS } from './headers.ts';
import { json, refusalRefs } from './responses.ts';
import { described, list, map, nullable, object, ref, type Schema, text } from './schema.ts';

export const BATCHES_TAG = {
  name: 'batches',
  description: 'Many questions in one request.',
  'x-displayName': 'Batches',
};

export const batchSchemas: { readonly [name: string]: Schema } = {
  Batch: object({
    questions: {
      ...list(ref('BatchQuestion'), 'The questions, of any operations of both families.'),
      minItems: 1,
      maxItems: MOST_QUESTIONS,
    },
  }),
  BatchQuestion: object(
    {
      route: text('The path of an operation, such as "/v1/mathematics/linear-algebra/matrices/trace".'),
      body: { description: 'The body that the route takes.' },
      id: { ...nullable(text('A name of your own, which the answer repeats.')), maxLength: 128, default: null },
    },
    { optional: ['id'], description: 'A question of a batch.' },
  ),
  BatchAnswer: object(
    {
      id: { type: ['string', 'null'], description: 'That of the question; null where it has none.' },
      status: { type: 'integer', description: 'What the question alone would have got: 200 where it is answered.' },
      headers: map(
        text(),
        'When to ask again, where the question was refused for now: `retry-after`, `x-should-retry`.',
      ),
      body: { description: 'What the question alone would have got.' },
    },
    { optional: ['headers'], description: 'What became of a question of a batch.' },
  ),
  BatchAnswers: object({ answers: list(ref('BatchAnswer'), 'One for each question, in the order of the questions.') }),
};

const DESCRIPTION =
  'Up to 1,000 questions of any operations, of both families, each answered or refused on its own. Each answer counts like that of ' +
  'a request: where the answers that are left do not suffice, the first questions that can be answered are. Each question takes ' +
  'one request of the burst limit, and waits for it. With `Accept: application/jsonl` the answers are lines that come as they are ready, in order, ' +
  'and may together be longer than one reply; then the headers tell the limits as they were at the beginning. ' +
  'A batch holds no batches.';

const examples = {
  families: {
    summary: 'Two questions',
    value: {
      questions: [
        {
          id: 'first',
          route: '/v1/mathematics/linear-algebra/matrices/trace',
          body: {
            a: [
              [1, 2],
              [3, 4],
            ],
            response_profile: 'lite',
          },
        },
        {
          route: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add',
          body: { a: [[1, 2]], b: [[3, 4]], api_level: 'lite' },
        },
      ],
    },
  },
} as const;

const answers = {
  answered: {
    summary: 'An answer and a refusal',
    value: {
      answers: [
        { id: 'first', status: 200, body: { ans: [[4, 6]] } },
        { id: null, status: 404, body: { detail: 'Not Found' } },
      ],
    },
  },
} as const;

function operationOf(operationId: string): object {
  return {
    post: {
      operationId,
      tags: [BATCHES_TAG.name],
      summary: 'Many questions',
      description: DESCRIPTION,
      parameters: [{ $ref: '#/components/parameters/CorrelationId' }],
      requestBody: { required: true, content: json(ref('Batch'), examples) },
      responses: {
        200: {
          description: 'What became of each question.',
          headers: headerRefs(...LIMITS),
          content: {
            ...json(ref('BatchAnswers'), answers),
            'application/jsonl': { schema: described(ref('BatchAnswer'), 'A line for each question.') },
          },
        },
        ...refusalRefs,
      },
    },
  };
}

const OPERATION_IDS = ['batch_answer', 'compactBatch_answer'] as const;

export const batchPaths: { readonly [path: string]: object } = Object.fromEntries(
  addresses.map((address, place) => [address, operationOf(OPERATION_IDS[place])]),
);
