// Workings for null spaces: drawn lawful ones with any basis, and bases with a planted slip.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';
import type { WorkingJudgement } from '../working.ts';
import { drawing } from './drawn-workings.ts';

type Draw = (bound: number) => number;
type Numbers = readonly (readonly number[])[];

function judged(a: Numbers, working: unknown): WorkingJudgement {
  const read = readWorking({ task: { operation: 'null-space', a }, working });
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
  readonly basis: Numbers;
}

/** [I | F] with two pivots, whose null space is spanned by (−F, I), and rows with the same null space. */
function drawn(draw: Draw): Drawn {
  const free = 1 + draw(2);
  const block = [0, 1].map(() => Array.from({ length: free }, () => draw(9) - 4));
  const reduced = block.map((row, k) => [k === 0 ? 1 : 0, k === 1 ? 1 : 0, ...row]);
  const basis = Array.from({ length: free }, (_, own) => [
    ...block.map((row) => 0 - row[own]),
    ...Array.from({ length: free }, (__, k) => (k === own ? 1 : 0)),
  ]);
  const [first, second] = reduced;
  const by = 1 + draw(3);
  return { a: [combined(first, second, by), combined(second, first, -1), combined(first, second, 2)], reduced, basis };
}

/** Another basis of the same space: multiples, sums and another order. */
function otherBasis(basis: Numbers, draw: Draw): Numbers {
  const by = [1, -1, 2, -3][draw(4)];
  const scaled = basis.map((vector) => vector.map((entry) => by * entry));
  return scaled.length < 2 ? scaled : [combined(scaled[1], scaled[0], draw(3)), scaled[0]];
}

function spanned(vectors: Numbers): string {
  return `N(A) = span{${vectors.map((vector) => `(${vector.join(', ')})`).join(', ')}}`;
}

test('no lawful working of 300 drawn ones is judged wrong', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const draw = drawing(seed);
    const { a, reduced, basis } = drawn(draw);
    const other = otherBasis(basis, draw);
    const zeros = reduced[0].map(() => 0);
    const forms = [
      [{ matrix: [...reduced, zeros] }, { matrix: turned(other), role: 'answer' }],
      [{ matrix: reduced }, { matrix: other }],
      `${[...reduced, zeros].map((row) => row.join(' ')).join('\n')}\n\n${spanned(other)}`,
      [{ matrix: other, role: 'answer' }],
    ];
    const working = forms[seed % forms.length];
    const { lines, answer } = judged(a, working);
    const told = JSON.stringify([a, working, lines.map(({ verdict }) => verdict)]);
    assert.ok(
      lines.every(({ verdict }) => verdict.startsWith('right')),
      told,
    );
    assert.equal(answer, 'right', told);
  }
});

describe('planted slips', () => {
  const a = [
    [1, 2, 0, -1],
    [2, 4, 1, 1],
  ];
  const reduced = {
    matrix: [
      [1, 2, 0, -1],
      [0, 0, 1, 3],
    ],
  };
  const cases: readonly (readonly [name: string, vectors: Numbers, slip: string | null])[] = [
    [
      'signs kept in both',
      [
        [2, 1, 0, 0],
        [-1, 0, 3, 1],
      ],
      'N1',
    ],
    [
      'signs kept in one',
      [
        [-2, 1, 0, 0],
        [-1, 0, 3, 1],
      ],
      'N1',
    ],
    [
      'signs kept, as columns',
      [
        [2, -1],
        [1, 0],
        [0, 3],
        [0, 1],
      ],
      'N1',
    ],
    ['one vector', [[-2, 1, 0, 0]], 'N2'],
    ['another one', [[1, 0, -3, 1]], 'N2'],
    [
      'twice the same',
      [
        [-2, 1, 0, 0],
        [4, -2, 0, 0],
      ],
      'N3',
    ],
    [
      'a vector too many',
      [
        [-2, 1, 0, 0],
        [1, 0, -3, 1],
        [-1, 1, -3, 1],
      ],
      'N3',
    ],
    [
      'the zero vector',
      [
        [-2, 1, 0, 0],
        [0, 0, 0, 0],
      ],
      'N4',
    ],
    [
      'rows of the matrix',
      [
        [1, 2, 0, -1],
        [2, 4, 1, 1],
      ],
      'N5',
    ],
    [
      'an entry that is off',
      [
        [-2, 1, 0, 0],
        [1, 0, -3, 2],
      ],
      null,
    ],
  ];
  for (const [name, vectors, slip] of cases) {
    test(name, () => {
      const { lines, firstSlip, answer } = judged(a, [reduced, { matrix: vectors, role: 'answer' }]);
      const told = lines.map(({ explanations }) => explanations.map((one) => one.slip));
      assert.equal(firstSlip, 1);
      assert.equal(answer, 'wrong');
      assert.deepEqual(told[1], slip === null ? [] : [slip]);
    });
  }

  test('a basis of the null space of the own matrix follows', () => {
    const wrong = {
      matrix: [
        [1, 2, 0, -1],
        [0, 0, 1, 2],
      ],
    };
    const { lines, firstSlip, answer } = judged(a, [
      wrong,
      {
        matrix: [
          [-2, 1, 0, 0],
          [1, 0, -2, 1],
        ],
        role: 'answer',
      },
    ]);
    assert.equal(firstSlip, 0);
    assert.equal(lines[1].verdict, 'follows');
    assert.equal(answer, 'follows');
  });

  test('only the zero vector', () => {
    const square = [
      [1, 2],
      [3, 4],
    ];
    assert.equal(judged(square, [{ matrix: [[0, 0]], role: 'answer' }]).answer, 'right');
    assert.equal(judged(square, [{ matrix: [[1, 1]], role: 'answer' }]).answer, 'wrong');
  });
});

describe('an unknown by the others', () => {
  const a = [
    [1, 2, -1],
    [2, 4, -2],
  ];
  const verdicts = (working: string): readonly string[] => judged(a, working).lines.map(({ verdict }) => verdict);

  test('is right where it is an equation of the system', () => {
    const lines = '1 2 -1\n0 0 0\n\nx = -2y + z\n\nbasis: {(-2, 1, 0), (1, 0, 1)}';
    assert.deepEqual(verdicts(lines), ['right', 'right', 'right']);
    assert.equal(judged(a, lines).answer, 'right');
  });

  test('with free unknowns chosen is one vector', () => {
    const { lines } = judged(a, [
      { values: { x: '-2y + z', y: '1', z: '0' } },
      {
        matrix: [
          [-2, 1, 0],
          [1, 0, 1],
        ],
        role: 'answer',
      },
    ]);
    assert.deepEqual(
      lines.map(({ verdict }) => verdict),
      ['right', 'right'],
    );
  });

  test('is wrong where it is none, and the basis follows', () => {
    const lines = '1 2 -1\n0 0 0\n\nx = 2y - z\n\nbasis: {(2, 1, 0), (-1, 0, 1)}';
    const { firstSlip, lines: told, answer } = judged(a, lines);
    assert.deepEqual([firstSlip, told[2].verdict, answer], [1, 'follows', 'follows']);
  });

  test('no drawn one is judged wrong', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const { a: matrix, reduced, basis } = drawn(drawing(seed));
      const names = matrix[0].map((_, column) => `x${column + 1}`);
      const equations = reduced.map((row, own) => {
        const terms = row.flatMap((entry, column) => (column > 1 ? [`(${-entry})*${names[column]}`] : []));
        return `${names[own]} = ${terms.join(' + ')}`;
      });
      const text = `${reduced.map((row) => row.join(' ')).join('\n')}\n${reduced[0].map(() => 0).join(' ')}\n\n${equations.join('\n')}\n\n${spanned(basis)}`;
      const { lines, answer } = judged(matrix, text);
      const told = JSON.stringify([matrix, text, lines.map(({ verdict }) => verdict)]);
      assert.ok(
        lines.every(({ verdict }) => verdict.startsWith('right')),
        told,
      );
      assert.equal(answer, 'right', told);
    }
  });
});

test('a basis of rounded vectors is right, and a wrong one is not called wrong', () => {
  const a = [
    [3, 1, 1],
    [1, 2, 4],
  ];
  const answerOf = (vector: readonly string[]): string => {
    const lines = [
      {
        matrix: [
          [1, 0, '-0.4'],
          [0, 1, '2.2'],
        ],
      },
      { matrix: [vector], role: 'answer' },
    ];
    const read = readWorking({ task: { operation: 'null-space', a }, working: lines, policy: { rounding: 2 } });
    assert.ok(read.kind === 'working');
    return judgeWorking(read.working).answer;
  };
  assert.equal(answerOf(['0.18', '-1', '0.45']), 'right');
  assert.equal(answerOf(['0.18', '1', '0.45']), 'none');
});
