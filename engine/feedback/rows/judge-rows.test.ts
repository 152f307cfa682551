// Workings by row operations: lawful ones are never judged wrong, an entry outside of the row space is always found, and what is
// said of a slip is what the slip gives.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Line, RowOperation, Term } from '@matrixsteps/notation/term.ts';
import * as fc from 'fast-check';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { say } from '../../document/prose.ts';
import { add, divide, integer, multiply, type Rational } from '../../exact/rational.ts';
import { RENDERERS } from '../../render/renderers.ts';
import { FRACTIONS } from '../../render/style.ts';
import { testSpeed } from '../../testing/test-speed.ts';
import { readWorking } from '../read-working.ts';
import { ROW_SLIPS } from '../slips/rows.ts';
import type { Policy, Task, Working } from '../working.ts';
import { judgeRows } from './judge-rows.ts';
import { fractionOf, isWithin, rowSpaceOf } from './rows.ts';

const LAWFUL_RUNS = testSpeed === 'long' ? 1_000_000 : 2_000;
const RUNS = testSpeed === 'long' ? 50_000 : 1_000;
const POLICY: Policy = { namedOperations: 'may-differ', followThrough: true, rounding: null };

const small = fc.integer({ min: -6, max: 6 });
const factors = fc
  .tuple(fc.constantFrom(-3, -2, -1, 1, 2, 3, 5), fc.constantFrom(1, 1, 1, 2, 3))
  .map(([over, under]) => divide(integer(over), integer(under)));

/** An operation of a drawn working, as it is done and as it may be named. */
interface Drawn {
  readonly operation: RowOperation;
  readonly done: (rows: Rows) => Rows;
}

function drawnOperation(height: number): fc.Arbitrary<Drawn> {
  const row = fc.integer({ min: 0, max: height - 1 });
  const two = fc.tuple(row, row).filter(([x, y]) => x !== y);
  return fc.oneof(
    fc.tuple(two, factors, factors).map(
      ([[target, source], factor, keep]): Drawn => ({
        operation: {
          kind: 'add',
          target: target + 1,
          source: source + 1,
          factor: fractionOf(factor),
          targetFactor: fractionOf(keep),
        },
        done: (rows) =>
          rows.with(
            target,
            rows[target].map((value, column) => add(multiply(keep, value), multiply(factor, rows[source][column]))),
          ),
      }),
    ),
    fc.tuple(row, factors).map(
      ([target, factor]): Drawn => ({
        operation: { kind: 'scale', row: target + 1, factor: fractionOf(factor) },
        done: (rows) =>
          rows.with(
            target,
            rows[target].map((value) => multiply(factor, value)),
          ),
      }),
    ),
    two.map(
      ([first, second]): Drawn => ({
        operation: { kind: 'swap', rows: [first + 1, second + 1] },
        done: (rows) => rows.with(first, rows[second]).with(second, rows[first]),
      }),
    ),
  );
}

interface Sample {
  readonly working: Working;
  readonly matrices: readonly Rows[];
}

/** A working of lawful lines, each with some operations that are named, named in part or not named. */
const lawful: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 5 }))
  .chain(([height, width]) =>
    fc.tuple(
      fc.array(fc.array(small, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      fc.array(fc.tuple(fc.array(drawnOperation(height), { minLength: 1, maxLength: 3 }), fc.boolean()), {
        minLength: 1,
        maxLength: 5,
      }),
    ),
  )
  .map(([numbers, steps]) => {
    const start = numbers.map((row) => row.map(integer));
    const matrices: Rows[] = [start];
    const lines = steps.map(([operations, isNamed]): Line => {
      const rows = operations.reduce((state, { done }) => done(state), matrices[matrices.length - 1]);
      matrices.push(rows);
      return lineOf(rows, isNamed ? operations.map(({ operation }) => operation) : []);
    });
    return { working: { task: taskOf(start), lines, policy: POLICY }, matrices };
  });

function taskOf(rows: Rows): Task {
  const a = rows.map((row) => row.map(fractionOf));
  const none = { b: null, bar: null, scalar: null, exponent: null, divisor: null, eigenvalue: null, of: null };
  return { operation: 'ref', a, ...none };
}

function lineOf(rows: Rows, operations: readonly RowOperation[]): Line {
  const content = { kind: 'matrix', rows: rows.map((row) => row.map(termOf)) } as const;
  return { content, operations, role: null, factor: null, from: null };
}

function termOf(value: Rational): Term {
  return { kind: 'number', text: '0', value: fractionOf(value) };
}

test('a lawful working is never judged wrong', () => {
  fc.assert(
    fc.property(lawful, ({ working }) => {
      const { lines, firstSlip } = judgeRows(working);
      assert.equal(firstSlip, null);
      for (const { verdict } of lines) assert.match(verdict, /^right/);
    }),
    { seed: 20261123, numRuns: LAWFUL_RUNS },
  );
});

test('an entry that leaves the row space is found at its line and row', () => {
  fc.assert(
    fc.property(lawful, fc.nat(), fc.nat(), fc.nat(), factors, ({ working, matrices }, at, i, j, by) => {
      const index = at % working.lines.length;
      const rows = matrices[index + 1];
      const [row, column] = [i % rows.length, j % rows[0].length];
      const wrong = rows.with(row, rows[row].with(column, add(rows[row][column], by)));
      if (isWithin(wrong[row], rowSpaceOf(matrices[index]))) return;
      const lines = working.lines.slice(0, index + 1).with(index, lineOf(wrong, working.lines[index].operations));
      const judged = judgeRows({ ...working, lines });
      assert.equal(judged.firstSlip, index);
      const line = judged.lines[index];
      assert.equal(line.row, row + 1);
      if (line.column !== null && line.explanations.length === 0) assert.equal(line.column, column + 1);
    }),
    { seed: 20261123, numRuns: RUNS },
  );
});

test('what is told of a single wrong entry names the entry that is expected there', () => {
  fc.assert(
    fc.property(lawful, fc.nat(), fc.nat(), factors, ({ working, matrices }, i, j, by) => {
      const [rows] = matrices.slice(1);
      const [row, column] = [i % rows.length, j % rows[0].length];
      const wrong = rows.with(row, rows[row].with(column, add(rows[row][column], by)));
      if (working.lines[0].operations.length === 0 || isWithin(wrong[row], rowSpaceOf(matrices[0]))) return;
      const [line] = judgeRows({ ...working, lines: [lineOf(wrong, working.lines[0].operations)] }).lines;
      for (const { expected, column: named } of line.explanations) {
        if (named === null || expected.length !== 1) continue;
        const { numerator, denominator } = rows[row][named - 1];
        assert.deepEqual(expected, [{ numerator, denominator }]);
      }
    }),
    { seed: 20261123, numRuns: RUNS },
  );
});

const a = [
  [1, 3, 2],
  [4, 7, 5],
];

describe('the slips of the list, each by its own example', () => {
  const cases: readonly (readonly [slip: string, operations: string, matrix: readonly (readonly number[])[]])[] = [
    [
      'E1',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [8, 19, 13],
      ],
    ],
    [
      'E2',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, 19, -3],
      ],
    ],
    [
      'E3',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, 5, -3],
      ],
    ],
    [
      'E4',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, 19, 13],
      ],
    ],
    [
      'E5',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, -5, 5],
      ],
    ],
    [
      'E6',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, 7, 5],
      ],
    ],
    [
      'E7',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, 7, -3],
      ],
    ],
    [
      'E8',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, 4, -3],
      ],
    ],
    [
      'E9',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [3, 4, 3],
      ],
    ],
    [
      'E10',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, -12, -3],
      ],
    ],
    [
      'E11',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [4, 12, 8],
      ],
    ],
    [
      'E12',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, -2, -3],
      ],
    ],
    [
      'E13',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, -9, -3],
      ],
    ],
    [
      'E14',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, -4, -3],
      ],
    ],
    [
      'E15',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, -1, -3],
      ],
    ],
    [
      'E16',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, -19, -3],
      ],
    ],
    [
      'E17',
      'R2 -> R2 - 4R1',
      [
        [1, 3, 2],
        [0, 5, 3],
      ],
    ],
    [
      'E18',
      'R2 -> R2 - 4R1',
      [
        [0, -5, -3],
        [4, 7, 5],
      ],
    ],
    [
      'E19',
      'R2 -> R2 - 4R1',
      [
        [-15, -25, -18],
        [4, 7, 5],
      ],
    ],
    [
      'E21',
      'R2 -> R2 - 4R1',
      [
        [4, 12, 8],
        [0, -5, -3],
      ],
    ],
    [
      'E24',
      '2R1',
      [
        [2, 3, 4],
        [4, 7, 5],
      ],
    ],
    [
      'E26',
      '2R1',
      [
        [0, 0, 0],
        [4, 7, 5],
      ],
    ],
    [
      'E27',
      '2R1',
      [
        [2, 4, 3],
        [4, 7, 5],
      ],
    ],
    [
      'E28',
      '-2R1',
      [
        [-2, 6, -4],
        [4, 7, 5],
      ],
    ],
    [
      'E30',
      'R1 <-> R2',
      [
        [4, 7, 2],
        [1, 3, 5],
      ],
    ],
    [
      'E32',
      'R1 <-> R2',
      [
        [4, 7, 5],
        [4, 7, 5],
      ],
    ],
    [
      'E33',
      'R2 -> R2 - 4R1',
      [
        [1, -3, 2],
        [0, -5, -3],
      ],
    ],
    [
      'E35',
      'R2 -> R2 - 3R1',
      [
        [1, 0, 2],
        [4, -5, 5],
      ],
    ],
  ];
  for (const [slip, operations, matrix] of cases) {
    test(`${slip} ${ROW_SLIPS.find(({ id }) => id === slip)?.name}`, () => {
      const policy = { named_operations: 'must-match' };
      const read = readWorking({ task: { operation: 'solve', a, bar: 2 }, working: [{ matrix, operations }], policy });
      assert.ok(read.kind === 'working');
      const [line] = judgeRows(read.working).lines;
      assert.equal(line.verdict, 'slip');
      assert.ok(
        line.explanations.some((explanation) => explanation.slip === slip),
        JSON.stringify(line.explanations.map((explanation) => explanation.slip)),
      );
    });
  }
});

test('ids of slips are unique, and no sentence holds a right entry', () => {
  const ids = ROW_SLIPS.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const { sentence, question } of ROW_SLIPS) {
    const prose = typeof sentence === 'string' ? say`${sentence}` : sentence({ row: 2, column: 3 });
    const text = RENDERERS[''].prose(prose, FRACTIONS);
    assert.match(text, /^[A-Z].*\.$/);
    assert.match(question, /^[A-Z].*\?$/);
    assert.deepEqual(
      [...text.matchAll(/\d+/g)].filter(([number]) => number !== '2' && number !== '3' && number !== '0'),
      [],
    );
  }
});
