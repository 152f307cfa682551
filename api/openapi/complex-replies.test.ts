// Replies to questions whose entries have roots or are complex, against the published schemas.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeReply } from '../execute/complete-reply.ts';
import { endpointAt, isData } from '../testing/replies.ts';
import { answerName } from './responses.ts';
import { findings } from './testing/published.ts';

const ROOT = '/v1/mathematics/linear-algebra';

const questions: readonly (readonly [path: string, body: object, exact: unknown])[] = [
  [
    `${ROOT}/create/charpoly`,
    {
      a: [
        ['sqrt(2)', 1],
        [1, 'sqrt(2)'],
      ],
    },
    ['1', '-2*sqrt(2)', '1'],
  ],
  [
    `${ROOT}/create/charpoly`,
    {
      a: [
        ['1+i', 1],
        [0, 'i'],
      ],
    },
    ['1', '-1 - 2i', '-1 + i'],
  ],
  [
    `${ROOT}/matrices/determinant-2x2`,
    {
      a: [
        ['1+i', 1],
        [0, 'i'],
      ],
    },
    '-1 + i',
  ],
  [
    `${ROOT}/matrices/inverse-2x2`,
    {
      a: [
        [1, 'i'],
        [0, 1],
      ],
    },
    [
      ['1', '-i'],
      ['0', '1'],
    ],
  ],
  [
    `${ROOT}/spectrum/eigenvectors`,
    {
      a: [
        ['sqrt(2)', 1],
        [1, 'sqrt(2)'],
      ],
    },
    {
      eigenspaces: [
        { value: '-1 + sqrt(2)', algebraic: 1, geometric: 1, basis: [['-1', '1']] },
        { value: '1 + sqrt(2)', algebraic: 1, geometric: 1, basis: [['1', '1']] },
      ],
    },
  ],
  [
    `${ROOT}/spectrum/diagonalize`,
    {
      a: [
        ['1+i', 1],
        [0, 'i'],
      ],
    },
    {
      over: 'C',
      diagonalizable: { Q: false, R: false, C: true },
      defective: [],
      P: [
        ['-1', '1'],
        ['1', '0'],
      ],
      D: [
        ['i', '0'],
        ['0', '1 + i'],
      ],
    },
  ],
  [
    `${ROOT}/factorizations/lu`,
    {
      a: [
        [1, 'i'],
        ['i', 1],
      ],
    },
    {
      outcome: 'factored',
      P: null,
      L: [
        ['1', '0'],
        ['i', '1'],
      ],
      D: null,
      U: [
        ['1', 'i'],
        ['0', '2'],
      ],
      permutation: null,
    },
  ],
  [
    `${ROOT}/factorizations/rank-factorization`,
    {
      a: [
        [1, 'i'],
        ['i', -1],
      ],
    },
    { rank: 1, C: [['1'], ['i']], F: [['1', 'i']] },
  ],
  [`${ROOT}/spaces/change-of-basis`, { from: [[1, 0]], to: [['i', 0]] }, [['-i']]],
  [`${ROOT}/spaces/coordinates`, { basis: [['i', 0]], v: [1, 0] }, ['-i']],
  [
    `${ROOT}/spaces/sum-and-intersection`,
    { u: [[1, 'i']], w: [['i', -1]] },
    {
      dim_u: 1,
      dim_w: 1,
      dim_sum: 1,
      dim_intersection: 1,
      sum_basis: [['1', 'i']],
      intersection_basis: [['i', '-1']],
    },
  ],
];

for (const [path, body, exact] of questions) {
  const endpoint = endpointAt(path);
  test(`${endpoint.id} of ${JSON.stringify(body)} is answered as published`, () => {
    const reply = completeReply(endpoint, body);
    assert.equal(findings({ bodyOf: path }, body), '');
    assert.equal(findings({ component: answerName(endpoint) }, reply), '');
    assert.ok(isData(reply) && isData(reply['result']));
    assert.deepEqual(reply['result']['exact'], exact);
  });
}
