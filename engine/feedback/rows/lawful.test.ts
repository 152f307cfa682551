// Lawful workings in forms that are rare, and drawn ones with answers and with rounding: none is judged wrong.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { testSpeed } from '../../testing/test-speed.ts';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';
import type { LineVerdict, WorkingJudgement } from '../working.ts';

const RUNS = testSpeed === 'long' ? 100_000 : 1_000;

function judged(body: unknown): WorkingJudgement {
  const read = readWorking(body);
  assert.ok(read.kind === 'working');
  assert.deepEqual(read.unread, []);
  return judgeWorking(read.working);
}

describe('lawful workings', () => {
  const square = [
    [2, 1],
    [1, 1],
  ];
  const triangular = [
    [1, 1, 3],
    [0, 1, 1],
  ];
  const dependent = [
    [1, 1, 3],
    [2, 2, 6],
  ];
  const plane = [
    [1, 2, 3],
    [2, 4, 6],
  ];
  const cases: readonly (readonly [
    name: string,
    task: object,
    working: readonly object[],
    verdicts: readonly LineVerdict[],
    policy?: object,
  ])[] = [
    [
      'unknowns in the order of back substitution',
      { operation: 'solve', a: triangular, bar: 2 },
      [{ values: { y: 1 } }, { values: { x: 2 } }, { role: 'answer', values: { y: 1, x: 2 } }],
      ['right', 'right', 'right'],
    ],
    [
      'numbered unknowns, the last first',
      { operation: 'solve', a: triangular, bar: 2 },
      [{ role: 'answer', values: { x_2: 1, x_1: 2 } }],
      ['right'],
    ],
    [
      'values that fit in the order given, and not in the usual one',
      { operation: 'solve', a: triangular, bar: 2 },
      [{ role: 'answer', values: { y: 2, x: 1 } }],
      ['cannot-tell'],
    ],
    [
      'a parameter that is given as itself',
      { operation: 'solve', a: dependent, bar: 2 },
      [{ role: 'answer', values: { x: '3-t', y: 't', t: 't' } }],
      ['right'],
    ],
    [
      'an inverse that begins with A',
      { operation: 'inverse', a: square },
      [
        { matrix: square },
        {
          matrix: [
            [1, 0, 1, -1],
            [0, 1, -1, 2],
          ],
        },
      ],
      ['cannot-tell', 'right-unnamed-steps'],
    ],
    [
      'an inverse with a number in front',
      {
        operation: 'inverse',
        a: [
          [4, 2],
          [1, 3],
        ],
      },
      [
        {
          matrix: [
            [1, 0, '3/10', '-1/5'],
            [0, 1, '-1/10', '2/5'],
          ],
        },
        {
          role: 'answer',
          factor: '1/10',
          matrix: [
            [3, -2],
            [-1, 4],
          ],
        },
      ],
      ['right-unnamed-steps', 'right'],
    ],
    [
      'a singular matrix is said to have no inverse',
      {
        operation: 'inverse',
        a: [
          [1, 2],
          [2, 4],
        ],
      },
      [
        {
          matrix: [
            [1, 2, 1, 0],
            [0, 0, -2, 1],
          ],
        },
        { role: 'answer', claim: 'no-solution' },
      ],
      ['right', 'right'],
    ],
    [
      'a null space by parameters',
      { operation: 'null-space', a: plane },
      [{ role: 'answer', values: { x: '-2s-3t', y: 's', z: 't' } }],
      ['right'],
    ],
    [
      'a null space by a basis in columns',
      { operation: 'null-space', a: plane },
      [
        {
          role: 'answer',
          matrix: [
            [-2, -3],
            [1, 0],
            [0, 1],
          ],
        },
      ],
      ['right'],
    ],
    [
      'a null space by a basis in rows',
      { operation: 'null-space', a: plane },
      [
        {
          role: 'answer',
          matrix: [
            [-2, 1, 0],
            [-3, 0, 1],
          ],
        },
      ],
      ['right'],
    ],
    [
      'solutions of A x = 0 after a reduced form without a bar',
      { operation: 'rref', a: plane },
      [{ role: 'answer', values: { x: '-2s-3t', y: 's', z: 't' } }],
      ['right'],
    ],
    [
      'a rank by operations on columns',
      {
        operation: 'rank',
        a: [
          [1, 2],
          [3, 6],
          [1, 1],
        ],
      },
      [
        {
          operations: 'C2 - 2C1',
          matrix: [
            [1, 0],
            [3, 0],
            [1, -1],
          ],
        },
        { claim: 'rank: 2' },
      ],
      ['right', 'right'],
    ],
    [
      'columns exchanged in a system',
      { operation: 'solve', a: triangular, bar: 2 },
      [
        {
          operations: 'C1 <-> C2',
          matrix: [
            [1, 1, 3],
            [1, 0, 1],
          ],
        },
        { values: { y: 1, x: 2 } },
      ],
      ['cannot-tell', 'cannot-tell'],
    ],
    [
      'a row of zeros in the middle left out',
      {
        operation: 'ref',
        a: [
          [1, 2],
          [2, 4],
          [0, 1],
        ],
      },
      [
        {
          operations: 'R2 - 2R1',
          matrix: [
            [1, 2],
            [0, 1],
          ],
        },
      ],
      ['right'],
      { named_operations: 'must-match' },
    ],
    [
      'rounded, and more done than named',
      {
        operation: 'solve',
        a: [
          [3, 1, 2],
          [4, 7, 5],
        ],
        bar: 2,
      },
      [
        {
          operations: 'R1/3',
          matrix: [
            [1, 0.33, 0.67],
            [0, 5.67, 2.33],
          ],
        },
      ],
      ['right-named-otherwise'],
      { rounding: 2 },
    ],
  ];
  for (const [name, task, working, verdicts, policy = {}] of cases) {
    test(name, () => {
      const { lines } = judged({ task, working, policy });
      assert.deepEqual(
        lines.map(({ verdict }) => verdict),
        verdicts,
      );
    });
  }
});

const number = fc.integer({ min: -9, max: 9 });
const names = ['x', 'y', 'z'];

test('drawn systems: the solution in any order is right, and a wrong value is a slip', () => {
  const systems = fc.array(fc.tuple(number, number, number), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(
      systems,
      fc.tuple(number, number, number),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (rows, solution, order) => {
        const [[a, b, c], [d, e, f], [g, h, i]] = rows;
        if (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) === 0) return;
        const task = {
          operation: 'solve',
          a: rows.map((row) => [...row, row.reduce((sum, value, column) => sum + value * solution[column], 0)]),
          bar: 3,
        };
        const values = Object.fromEntries(order.map((place) => [names[place], solution[place]]));
        assert.equal(judged({ task, working: [{ role: 'answer', values }] }).lines[0].verdict, 'right');
        const wrong = { ...values, x: solution[0] + 100 };
        assert.equal(judged({ task, working: [{ role: 'answer', values: wrong }] }).lines[0].verdict, 'slip');
      },
    ),
    { seed: 20261123, numRuns: RUNS },
  );
});

test('drawn rounded lines, with more done than named, are not judged wrong', () => {
  const rows = fc.array(fc.tuple(number, number, number), { minLength: 2, maxLength: 2 });
  const places = fc.integer({ min: 1, max: 4 });
  const nonZero = number.filter((value) => value !== 0);
  fc.assert(
    fc.property(rows, places, nonZero, nonZero, fc.boolean(), ([first, second], digits, divisor, factor, isMore) => {
      const rounded = (value: number): number => Number(value.toFixed(digits));
      const scaled = first.map((value) => rounded(value / divisor));
      const then = isMore ? second.map((value, column) => rounded(value + factor * scaled[column])) : second;
      const { lines } = judged({
        task: { operation: 'solve', a: [first, second], bar: 2 },
        working: [{ operations: `(${Math.sign(divisor)}/${Math.abs(divisor)})R1`, matrix: [scaled, then] }],
        policy: { rounding: digits },
      });
      assert.notEqual(lines[0].verdict, 'slip');
    }),
    { seed: 20261123, numRuns: RUNS },
  );
});
