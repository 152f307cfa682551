// Workings for column spaces and row spaces: drawn lawful ones with any basis, and bases with a planted slip.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';
import type { WorkingJudgement } from '../working.ts';
import { drawing } from './drawn-workings.ts';

type Draw = (bound: number) => number;
type Numbers = readonly (readonly number[])[];

function judged(operation: string, a: Numbers, working: unknown): WorkingJudgement {
  const read = readWorking({ task: { operation, a }, working });
  assert.ok(read.kind === 'working', JSON.stringify([working, read.kind === 'invalid' && read.errors]));
  assert.deepEqual(read.unread, [], JSON.stringify(working));
  return judgeWorking(read.working);
}

function combined(x: readonly number[], y: readonly number[], by: number): readonly number[] {
  return x.map((entry, k) => entry + by * y[k]);
}

function turned(rows: Numbers): Numbers {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

interface Drawn {
  readonly a: Numbers;
  readonly reduced: Numbers;
  /** The pivots, from 0. */
  readonly pivots: readonly number[];
}

/** Two rows in reduced form, and sums of their multiples. */
function drawn(draw: Draw): Drawn {
  const width = 2 + draw(3);
  const second = 1 + draw(width - 1);
  const entry = (): number => draw(9) - 4;
  const first = Array.from({ length: width }, (_, k) => (k === 0 ? 1 : k === second ? 0 : entry()));
  const other = Array.from({ length: width }, (_, k) => (k < second ? 0 : k === second ? 1 : entry()));
  const by = 1 + draw(3);
  const rows = [combined(first, other, by), combined(other, first, -1), combined(first, other, 2)];
  const height = 2 + draw(2);
  return {
    a: rows.slice(0, height),
    reduced: [first, other, first.map(() => 0)].slice(0, height),
    pivots: [0, second],
  };
}

/** Another basis of the same space: multiples, sums and another order. */
function otherBasis([first, second]: Numbers, draw: Draw): Numbers {
  const by = [1, -1, 2, -3][draw(4)];
  const scaled = first.map((entry) => by * entry);
  return draw(2) === 0 ? [combined(second, scaled, draw(3)), scaled] : [scaled, second];
}

function spanned(name: string, vectors: Numbers): string {
  return `${name} = span{${vectors.map((vector) => `(${vector.join(', ')})`).join(', ')}}`;
}

const textOf = (rows: Numbers): string => rows.map((row) => row.join(' ')).join('\n');

for (const operation of ['column-space', 'row-space']) {
  test(`${operation}: no lawful working of 200 drawn ones is judged wrong`, () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const draw = drawing(seed);
      const { a, reduced, pivots } = drawn(draw);
      const columns = turned(a);
      const own = operation === 'row-space' ? reduced.slice(0, 2) : pivots.map((pivot) => columns[pivot]);
      const basis = otherBasis(own, draw);
      const name = operation === 'row-space' ? 'Row(A)' : 'Col(A)';
      const forms = [
        [{ matrix: reduced }, { matrix: turned(basis), role: 'answer' }],
        [{ matrix: reduced }, { matrix: basis, role: 'answer' }],
        [{ matrix: basis, role: 'answer' }],
        `${textOf(reduced)}\n\n${spanned(name, basis)}`,
        [{ matrix: turned(a) }, { matrix: basis, role: 'answer' }],
      ];
      const working = forms[seed % forms.length];
      const { lines, answer } = judged(operation, a, working);
      const told = JSON.stringify([a, working, lines.map(({ verdict }) => verdict)]);
      assert.ok(
        lines.every(({ verdict }) => verdict.startsWith('right')),
        told,
      );
      assert.equal(answer, 'right', told);
    }
  });
}

const A = [
  [1, 2, 3],
  [2, 4, 7],
  [3, 6, 10],
  [1, 2, 4],
];
const REDUCED = [
  [1, 2, 0],
  [0, 0, 1],
  [0, 0, 0],
  [0, 0, 0],
];

describe('planted slips', () => {
  const cases: readonly (readonly [operation: string, name: string, vectors: Numbers, slip: string | null])[] = [
    [
      'column-space',
      'columns of the reduced matrix',
      [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      'B1',
    ],
    [
      'column-space',
      'one column of the reduced matrix',
      [
        [1, 2, 3, 1],
        [0, 1, 0, 0],
      ],
      null,
    ],
    [
      'column-space',
      'rows of the reduced matrix',
      [
        [1, 2, 0],
        [0, 0, 1],
      ],
      'B2',
    ],
    [
      'column-space',
      'rows of the matrix',
      [
        [1, 2, 3],
        [2, 4, 7],
      ],
      'B2',
    ],
    ['column-space', 'the null space', [[-2, 1, 0]], 'B4'],
    ['column-space', 'one column', [[1, 2, 3, 1]], 'B5'],
    [
      'column-space',
      'all columns',
      [
        [1, 2, 3, 1],
        [2, 4, 6, 2],
        [3, 7, 10, 4],
      ],
      'B6',
    ],
    [
      'column-space',
      'the first two columns',
      [
        [1, 2, 3, 1],
        [2, 4, 6, 2],
      ],
      'B6',
    ],
    [
      'column-space',
      'the zero vector',
      [
        [1, 2, 3, 1],
        [0, 0, 0, 0],
      ],
      'B7',
    ],
    [
      'column-space',
      'an entry that is off',
      [
        [1, 2, 3, 1],
        [3, 7, 10, 5],
      ],
      null,
    ],
    [
      'row-space',
      'columns of the matrix',
      [
        [1, 2, 3, 1],
        [3, 7, 10, 4],
      ],
      'B3',
    ],
    ['row-space', 'the null space', [[2, -1, 0]], 'B4'],
    ['row-space', 'one row', [[1, 2, 0]], 'B5'],
    ['row-space', 'all rows', A, 'B6'],
    ['row-space', 'rows of zeros', REDUCED, 'B7'],
    [
      'row-space',
      'an entry that is off',
      [
        [1, 2, 0],
        [0, 1, 1],
      ],
      null,
    ],
  ];
  for (const [operation, name, vectors, slip] of cases) {
    for (const [layout, laid] of [
      ['rows', vectors],
      ['columns', turned(vectors)],
    ] as const) {
      test(`${operation}: ${name}, as ${layout}`, () => {
        const { lines, firstSlip, answer } = judged(operation, A, [
          { matrix: REDUCED },
          { matrix: laid, role: 'answer' },
        ]);
        const told = lines.map(({ explanations }) => explanations.map((one) => one.slip));
        assert.equal(firstSlip, 1);
        assert.equal(answer, 'wrong');
        assert.deepEqual(told[1], slip === null ? [] : [slip]);
      });
    }
  }

  test('the columns of the transpose after row operations', () => {
    const transposed = [
      [1, 2, 3, 1],
      [0, 1, 1, 1],
      [0, 0, 0, 0],
    ];
    const { lines } = judged('row-space', A, [
      { matrix: transposed },
      {
        matrix: [
          [1, 0, 0],
          [2, 1, 0],
        ],
        role: 'answer',
      },
    ]);
    assert.equal(lines[0].verdict, 'right-unnamed-steps');
    assert.deepEqual(
      lines[1].explanations.map((one) => one.slip),
      ['B1'],
    );
  });
});

describe('what follows from the own matrix', () => {
  const wrong = {
    matrix: [
      [1, 2, 3],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 1],
    ],
  };

  test('its rows are a basis of the row space', () => {
    const { lines, firstSlip, answer } = judged('row-space', A, [
      wrong,
      {
        matrix: [
          [1, 2, 0],
          [0, 0, 1],
        ],
        role: 'answer',
      },
    ]);
    assert.equal(firstSlip, null);
    assert.deepEqual([lines[1].verdict, answer], ['right', 'right']);
  });

  test('a row that is off gives another space, and the same pivots', () => {
    const other = {
      matrix: [
        [1, 3, 0],
        [0, 0, 1],
        [0, 0, 0],
        [0, 0, 0],
      ],
    };
    assert.deepEqual(
      judged('row-space', A, [
        other,
        {
          matrix: [
            [1, 3, 0],
            [0, 0, 1],
          ],
          role: 'answer',
        },
      ]).lines.map((line) => line.verdict),
      ['slip', 'follows'],
    );
    const columns = judged('column-space', A, [
      other,
      {
        matrix: [
          [1, 2, 3, 1],
          [3, 7, 10, 4],
        ],
        role: 'answer',
      },
    ]);
    assert.deepEqual([columns.firstSlip, columns.lines[1].verdict, columns.answer], [0, 'follows', 'right']);
  });

  test('only the zero vector', () => {
    assert.equal(judged('column-space', [[0, 0]], [{ matrix: [[0]], role: 'answer' }]).answer, 'right');
    assert.equal(judged('row-space', [[0, 0]], [{ matrix: [[0, 1]], role: 'answer' }]).answer, 'wrong');
  });
});

test('operations on columns keep the column space', () => {
  const a = [
    [1, 2],
    [3, 6],
  ];
  const working = '1 2\n3 6\n\nC2 - 2C1\n1 0\n3 0\n\nCol(A) = span{(1, 3)}';
  const { lines, answer } = judged('column-space', a, working);
  assert.deepEqual(
    lines.map(({ verdict }) => verdict),
    ['right', 'right', 'right'],
  );
  assert.equal(answer, 'right');
});
