// The matrices that an answer gives to further questions.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endpointAt, isData, listIn } from '../testing/replies.ts';
import { prepareWebAnswer } from './web-answer.ts';

const ROOT = '/v1/mathematics/linear-algebra';

function matricesOf(path: string, body: object): readonly (readonly [name: unknown, rows: unknown])[] {
  const prepared = prepareWebAnswer(endpointAt(`${ROOT}/${path}`), Buffer.from(JSON.stringify(body)));
  assert.ok(prepared.kind === 'prepared');
  const reply: unknown = JSON.parse(Buffer.from(prepared.run().body).toString());
  assert.ok(isData(reply));
  const { answer } = reply;
  assert.ok(isData(answer));
  return listIn(answer, 'matrices').map(({ name, rows }) => [name, rows]);
}

const wide = [Array.from({ length: 51 }, (_, place) => place)];

const cases: readonly [name: string, path: string, body: object, matrices: readonly (readonly [string, unknown])[]][] =
  [
    [
      'an inverse has its fractions, not their decimals',
      'matrices/inverse-2x2',
      {
        a: [
          [3, 0],
          [0, 7],
        ],
      },
      [
        [
          '',
          [
            ['1/3', '0'],
            ['0', '1/7'],
          ],
        ],
      ],
    ],
    [
      'rounding for the reader changes nothing',
      'matrices/inverse-2x2',
      {
        a: [
          [3, 0],
          [0, 7],
        ],
        decimals: 2,
      },
      [
        [
          '',
          [
            ['1/3', '0'],
            ['0', '1/7'],
          ],
        ],
      ],
    ],
    [
      'Q and R, each by its name',
      'orthogonality/qr',
      {
        a: [
          [3, 7],
          [4, 1],
        ],
      },
      [
        [
          'Q',
          [
            ['3/5', '4/5'],
            ['4/5', '-3/5'],
          ],
        ],
        [
          'R',
          [
            ['5', '5'],
            ['0', '5'],
          ],
        ],
      ],
    ],
    [
      'Q with roots is left out',
      'orthogonality/qr',
      {
        a: [
          [1, 0],
          [1, 1],
        ],
      },
      [],
    ],
    [
      'the vectors of a basis are columns',
      'spaces/null-space',
      { a: [[1, 1, 1]] },
      [
        [
          'basis',
          [
            ['-1', '-1'],
            ['1', '0'],
            ['0', '1'],
          ],
        ],
      ],
    ],
    [
      'one number a row is a column',
      'statistics/descriptive/row-sum',
      {
        a: [
          [1, 2],
          [3, 4],
        ],
      },
      [['', [['3'], ['7']]]],
    ],
    [
      'an empty basis is no matrix',
      'spaces/null-space',
      {
        a: [
          [1, 0],
          [0, 1],
        ],
      },
      [],
    ],
    ['a number is no matrix', 'matrices/trace', { a: [[1]] }, []],
    ['what is too large to be typed', 'change-appearance/transpose', { a: wide }, []],
  ];

describe('matrices of an answer', () => {
  for (const [name, path, body, matrices] of cases) {
    test(name, () => assert.deepEqual(matricesOf(path, body), matrices));
  }
});
