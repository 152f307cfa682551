// The routes of practice as they are published: their examples are answered, and their replies are of their schemas.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { completeReplyOf } from '../execute/complete-reply.ts';
import { practiceRoutes } from '../practice/practice-routes.ts';
import { endpoints } from '../testing/replies.ts';
import { document, findings } from './testing/published.ts';

const square = [
  [1, 2],
  [3, 4],
];

/** More bodies than are published, so that every member of a reply is met. */
const bodies: { readonly [component: string]: readonly object[] } = {
  ExercisesEnvelope: [
    { operation: 'mat-std', count: 6, seed: 1 },
    { operations: ['shape', 'rref'], difficulty: 'hard' },
  ],
  FeedbackEnvelope: [
    { operation: 'trace', a: square, answer: 'five' },
    { operation: 'transpose', a: square, answer: [[1, '?']] },
    { operation: 'mat-std', a: square, answer: '√5/2', reveal: true, decimals: 3 },
    {
      operation: 'ref',
      a: square,
      answer: [
        [3, 4],
        [0, 1],
      ],
    },
    { operation: 'row-sum', a: square, answer: 7 },
    { operation: 'matmul', a: square, b: [['1/2'], ['-3/4']], answer: '-1, -3/2' },
    { exercise: { operation: 'trace', seed: 7, index: 2 }, answer: 1 },
    { exercise: { id: 'trace-easy-7' }, answer: 1 },
  ],
  WorkingFeedbackEnvelope: [
    { task: { operation: 'solve', a: square, b: [5, 6] }, working: [{ values: { x: -4, y: '9/2' }, role: 'answer' }] },
    {
      task: { operation: 'rank', a: square },
      working: [{ claim: 'rank: 1' }],
      feedback: { rung: 5, next_step: true, formats: ['latex'] },
    },
    {
      task: { operation: 'ref', a: square },
      working: [
        {
          matrix: [
            [1, '2?'],
            [0, -2],
          ],
        },
      ],
      policy: { rounding: 2, named_operations: 'must-match' },
    },
  ],
  NextStepEnvelope: [
    {
      task: {
        operation: 'ref',
        a: [
          [1, 2],
          [0, 3],
        ],
      },
    },
    { task: { operation: 'inverse', a: square }, feedback: { rung: 5 } },
  ],
};

for (const { path, prepare } of practiceRoutes(endpoints)) {
  describe(path, () => {
    const { requestBody, responses } = Reflect.get(document.paths[path], 'post');
    const examples: { readonly [name: string]: { readonly value: object } } =
      requestBody.content['application/json'].examples;
    const { schema, examples: samples } = responses[200].content['application/json'];
    const component = String(schema['$ref']).slice('#/components/schemas/'.length);
    const all = [...Object.values(examples).map(({ value }) => value), ...bodies[component]];

    for (const body of all) {
      test(JSON.stringify(body).slice(0, 80), () => {
        assert.equal(findings({ bodyOf: path }, body), '');
        const reply = completeReplyOf(path, body, (bytes) => prepare(bytes, 2 ** 25));
        assert.equal(findings({ component }, reply), '');
      });
    }

    test('the sample', () => assert.equal(findings({ component }, samples.sample.value), ''));
  });
}

test('bodies that lack what is required are refused by the schema, too', () => {
  const [exercises, feedback] = practiceRoutes(endpoints);
  assert.notEqual(findings({ bodyOf: exercises.path }, {}), '');
  assert.notEqual(findings({ bodyOf: feedback.path }, { operation: 'trace', a: square }), '');
  assert.notEqual(findings({ bodyOf: feedback.path }, { answer: 1 }), '');
});
