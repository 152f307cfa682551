// The next row operation: following it from anywhere leads to the goal, it is what it says, and each hint says something else.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RowOperation } from '@matrixsteps/notation/term.ts';
import * as fc from 'fast-check';
import { echelonPivots, isReduced } from '../../algorithms/row-reduction/form.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { Expression } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Prose } from '../../document/prose.ts';
import { add, equals, integer, multiply, type Rational, rational } from '../../exact/rational.ts';
import { plain } from '../../render/plain.ts';
import { FRACTIONS } from '../../render/style.ts';
import { wordsOf } from '../statements/words.ts';
import { nextStep, type Position } from './next-step.ts';

const entry = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -9, max: 9 }).map(integer) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 2, max: 6 })).map(fraction),
  },
);

function fraction([numerator, denominator]: readonly [number, number]): Rational {
  return rational(BigInt(numerator), BigInt(denominator));
}

const rowsOfSize = (height: number, width: number): fc.Arbitrary<Rows> =>
  fc.array(fc.array(entry, { minLength: width, maxLength: width }), { minLength: height, maxLength: height });

const positions: fc.Arbitrary<Position> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }))
  .chain(([height, width]) =>
    fc
      .record({
        rows: rowsOfSize(height, width),
        bar: fc.option(fc.integer({ min: 1, max: width })),
        goal: fc.constantFrom<Position['goal'][]>('echelon', 'reduced'),
      })
      .map((position) => ({ ...position, mayScale: true })),
  );

/** The rows after an operation, worked out apart from the planner. */
function applied(rows: Rows, operation: RowOperation): Rows {
  switch (operation.kind) {
    case 'swap': {
      const [first, second] = operation.rows.map((row) => row - 1);
      return rows.with(first, rows[second]).with(second, rows[first]);
    }
    case 'scale': {
      const factor = rational(operation.factor.numerator, operation.factor.denominator);
      return rows.with(
        operation.row - 1,
        rows[operation.row - 1].map((value) => multiply(factor, value)),
      );
    }
    case 'add': {
      const [target, source] = [rows[operation.target - 1], rows[operation.source - 1]];
      const keep = rational(operation.targetFactor.numerator, operation.targetFactor.denominator);
      const factor = rational(operation.factor.numerator, operation.factor.denominator);
      return rows.with(
        operation.target - 1,
        target.map((value, column) => add(multiply(keep, value), multiply(factor, source[column]))),
      );
    }
    default:
      throw new Error('the next step says which row it replaces');
  }
}

function areEqual(x: Rows, y: Rows): boolean {
  return x.every((row, i) => row.every((value, j) => equals(value, y[i][j])));
}

function isReached({ rows, bar, goal }: Position): boolean {
  const pivots = echelonPivots(rows, bar ?? rows[0].length);
  return pivots !== null && (goal === 'echelon' || isReduced(rows, pivots));
}

function matricesIn(hint: Prose): readonly Expression[] {
  const within = (expression: Expression): readonly Expression[] =>
    expression.kind === 'matrix' || expression.kind === 'grid' ? [expression] : partsOf(expression).flatMap(within);
  return hint.flatMap((piece) => (typeof piece === 'string' || piece.kind === 'claim' ? [] : within(piece)));
}

const LONGEST = 200;

test('each step is what it says, and the steps lead to the goal', () => {
  fc.assert(
    fc.property(positions, (start) => {
      let position = start;
      for (let steps = 0; !isReached(position); steps++) {
        assert.ok(steps < LONGEST, 'the steps go round in circles');
        const step = nextStep(position);
        assert.ok(step !== null);
        assert.ok(areEqual(step.rows, applied(position.rows, step.operation)));
        assert.ok(step.operationsLeft > 0);
        position = { ...position, rows: step.rows };
      }
      assert.equal(nextStep(position), null);
    }),
    { seed: 20261123, numRuns: 400 },
  );
});

test('in a determinant no row is multiplied', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }).chain((size) => rowsOfSize(size, size)),
      (rows) => {
        const operation = nextStep({ rows, bar: null, goal: 'echelon', mayScale: false })?.operation;
        if (operation === undefined) return;
        assert.notEqual(operation.kind, 'scale');
        if (operation.kind === 'add') assert.deepEqual(operation.targetFactor, integer(1));
      },
    ),
    { seed: 20261123, numRuns: 200 },
  );
});

test('each hint says something else, and only the last one shows the matrix', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const step = nextStep(position);
      if (step === null) return;
      const texts = step.rungs.map((hint) => plain.prose(wordsOf(hint), FRACTIONS));
      assert.equal(new Set(texts).size, 5, texts.join('\n'));
      for (const [rung, hint] of step.rungs.entries()) {
        assert.equal(matricesIn(wordsOf(hint)).length, rung === 4 ? 1 : 0, texts[rung]);
      }
    }),
    { seed: 20261123, numRuns: 300 },
  );
});

describe('hints', () => {
  const cases: readonly (readonly [name: string, rows: readonly (readonly number[])[], hints: readonly string[]])[] = [
    [
      'an entry to be cleared',
      [
        [1, 3, 2],
        [4, 7, 5],
      ],
      [
        'The entry in row 2, column 1 is 4, and it should be 0.',
        'Use row 1: its pivot is 1. Which multiple of it makes the entry in row 2, column 1 zero?',
        'In column 1 it should be 4 − 4 · 1 = 0. So write R₂ → R₂ − 4R₁.',
        'Work out each entry of row 2: (4 − 4 · 1, 7 − 4 · 3, 5 − 4 · 2).',
      ],
    ],
    [
      'a zero in the place of a pivot',
      [
        [0, 2],
        [3, 4],
      ],
      [
        'The entry in row 1, column 1 is 0, so it cannot be the pivot.',
        'Exchange row 1 with a row below it.',
        'Exchange row 1 and row 2: R₁ ↔ R₂.',
        'Row 2 has 3 in column 1. This entry comes to row 1 and is the pivot.',
      ],
    ],
    [
      'a pivot that is not 1',
      [
        [1, 0, 2],
        [0, 5, 10],
      ],
      [
        'The pivot of row 2 is 5, and it should be 1.',
        'Divide row 2 by its pivot.',
        'Write R₂ → (1/5)R₂.',
        'Work out each entry of row 2: (1/5 · 0, 1/5 · 5, 1/5 · 10).',
      ],
    ],
  ];
  for (const [name, numbers, hints] of cases) {
    test(name, () => {
      const rows = numbers.map((row) => row.map(integer));
      const step = nextStep({ rows, bar: null, goal: 'reduced', mayScale: true });
      assert.deepEqual(
        step?.rungs.slice(0, 4).map((hint) => plain.prose(wordsOf(hint), FRACTIONS)),
        hints,
      );
    });
  }
});
