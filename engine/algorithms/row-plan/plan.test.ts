// Plans of row reductions: the examples of textbooks without fractions, the same end as without a plan, true reasons.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { identity, integerMatrix, rowsOf } from '../../exact/matrix.ts';
import {
  absolute,
  compare,
  divide,
  equals,
  fractionText,
  integer,
  isInteger,
  isZero,
  ONE,
  type Rational,
} from '../../exact/rational.ts';
import { matrices, RUNS } from '../../testing/arbitraries.ts';
import type { RowMove, Rows } from '../row-reduction/moves.ts';
import type { ReductionOptions, ReductionStyle, SwapReason } from '../row-reduction/options.ts';
import { eliminateDownwards, eliminateUpwards } from '../row-reduction/solve.ts';
import { planReduction } from './plan.ts';

const STYLES = ['fraction-free', 'leading-ones'] as const;

type Reduction = { readonly moves: readonly RowMove[]; readonly form: Rows };

function reduced(start: Rows, options: ReductionOptions): Reduction {
  const moves: RowMove[] = [];
  const down = eliminateDownwards(start, options);
  let step = down.next();
  for (; step.done !== true; step = down.next()) moves.push(step.value);
  const up = eliminateUpwards(step.value, options);
  let next = up.next();
  for (; next.done !== true; next = up.next()) moves.push(next.value);
  return { moves, form: next.value };
}

/** The reduction as it is planned; without a plan where none is made. */
function planned(start: Rows, style: ReductionStyle, bar: number | null = null): Reduction {
  return reduced(start, { style, bar, plan: planReduction(start, { styles: [style], form: 'reduced', bar }) });
}

/** The operations of a working as a book writes them. */
function written(moves: readonly RowMove[]): readonly string[] {
  return moves.flatMap(({ move, facts }) => {
    switch (move) {
      case 'swap':
        return [`${facts.first + 1} <-> ${facts.second + 1}`];
      case 'combine':
        return [`${facts.target + 1} - ${fractionText(facts.factor)} * ${facts.source + 1}`];
      case 'scale':
        return facts.scalings.map(({ row, factor }) => `${fractionText(factor)} * ${row + 1}`);
      case 'eliminate':
        return facts.clearings.map(
          ({ target, keep, factor }) =>
            `${equals(keep, ONE) ? '' : `${fractionText(keep)} * `}${target + 1} - ${equals(factor, ONE) ? '' : `${fractionText(factor)} * `}${facts.source + 1}`,
        );
      default:
        return [];
    }
  });
}

function fractionsIn(moves: readonly RowMove[]): number {
  return moves
    .flatMap(({ facts }) => ('rows' in facts ? [facts.rows] : []))
    .flat(2)
    .filter((value) => !isInteger(value)).length;
}

describe('examples of textbooks are worked with leading ones and without fractions', () => {
  const cases: readonly (readonly [name: string, rows: readonly (readonly number[])[]])[] = [
    [
      'Margalit and Rabinoff, a system of three equations',
      [
        [1, 2, 3, 6],
        [2, -3, 2, 14],
        [3, 1, -1, -2],
      ],
    ],
    [
      'rows with common factors',
      [
        [12, 18, 30],
        [8, 12, 20],
        [9, -6, 3],
      ],
    ],
    [
      'Beezer, Archetype B',
      [
        [-7, -6, -12, -33],
        [5, 5, 7, 24],
        [1, 0, 4, 5],
      ],
    ],
    [
      'a difference of two rows begins with 1',
      [
        [3, 2, 5],
        [2, 1, 4],
        [5, 7, 9],
      ],
    ],
  ];
  for (const [name, rows] of cases) {
    test(name, () => {
      const { moves } = planned(rowsOf(integerMatrix(rows)), 'leading-ones');
      assert.equal(fractionsIn(moves), 0, written(moves).join(', '));
    });
  }
});

describe('what is planned', () => {
  const cases: readonly (readonly [
    name: string,
    rows: readonly (readonly number[])[],
    style: ReductionStyle,
    operations: readonly string[],
  ])[] = [
    [
      'a row with a 1 and many zeros comes first',
      [
        [2, 1, 1],
        [1, 3, 2],
        [1, 0, 0],
      ],
      'fraction-free',
      ['1 <-> 3', '2 - 1', '3 - 2 * 1', '2 <-> 3', '3 - 3 * 2', '2 - -1 * 3', '-1 * 3'],
    ],
    [
      'two exchanges are enough',
      [
        [0, 1],
        [0, 0],
        [2, 3],
      ],
      'fraction-free',
      ['1 <-> 3', '2 <-> 3', '1 - 3 * 2', '1/2 * 1'],
    ],
    [
      'a difference of two rows begins with 1',
      [
        [3, 5, 1, 2],
        [2, 3, 4, 1],
        [7, 2, 3, 5],
      ],
      'leading-ones',
      ['1 - 2 * 2', '-1 * 1', '2 - 2 * 1', '3 - 7 * 1', '3 - -5 * 2', '-1/96 * 3', '2 - -10 * 3', '1 - 7 * 3', '1 - 2'],
    ],
    [
      'a pivot is made in its own row, which needs no exchange then',
      [
        [3, 5, 2],
        [2, 4, 7],
        [5, 3, 1],
      ],
      'fraction-free',
      ['1 - 1 * 2', '2 - 2 * 1', '3 - 5 * 1', '3 - -1 * 2', '1/43 * 3', '2 - 17 * 3', '1 - -5 * 3', '1/2 * 2', '1 - 2'],
    ],
    [
      'a row with a common factor stays as it is where the pivot above it is 1',
      [
        [1, 0, 2],
        [2, 1, 5],
        [3, 4, 10],
      ],
      'fraction-free',
      ['2 - 2 * 1', '3 - 3 * 1', '3 - 4 * 2'],
    ],
    [
      'a 1 further down in the column is brought to the pivot row',
      [
        [2, 1, 1, 0],
        [1, 1, 0, 1],
      ],
      'fraction-free',
      ['1 <-> 2', '2 - 2 * 1', '1 - -1 * 2', '-1 * 2'],
    ],
    [
      'common factors are divided out first',
      [
        [12, 18, 30],
        [8, 12, 20],
        [9, -6, 3],
      ],
      'fraction-free',
      ['1/6 * 1', '1/4 * 2', '1/3 * 3', '2 - 1', '2 * 3 - 3 * 1', '-1/13 * 3', '2 <-> 3', '1 - 3 * 2', '1/2 * 1'],
    ],
  ];
  for (const [name, rows, style, operations] of cases) {
    test(name, () => assert.deepEqual(written(planned(rowsOf(integerMatrix(rows)), style).moves), operations));
  }
});

test('a planned reduction ends in the reduced form, and without leading ones keeps integers up to its last step', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const rows = rowsOf(a);
      const expected = reduced(rows, { style: 'plain', bar: null }).form;
      for (const style of STYLES) {
        const { moves, form } = planned(rows, style);
        assert.deepEqual(form, expected);
        if (style === 'fraction-free') assert.equal(fractionsIn(moves.filter(isBeforeTheEnd)), 0);
      }
    }),
    RUNS,
  );
});

/** Not the scaling that closes a reduction; nor what comes before the denominators are cleared. */
function isBeforeTheEnd({ move, facts }: RowMove): boolean {
  if (move === 'echelon') return !facts.already;
  return move !== 'scale' || facts.reason !== 'leading-ones-at-last';
}

test('with a bar the same, and no pivot behind it', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const rows = rowsOf(a);
      const unit = rowsOf(identity(rows.length));
      const start = rows.map((row, index) => [...row, ...unit[index]]);
      const { form } = planned(start, 'fraction-free', rows[0].length);
      assert.deepEqual(
        form.map((row) => row.slice(0, rows[0].length)),
        reduced(rows, { style: 'plain', bar: null }).form,
      );
    }),
    RUNS,
  );
});

test('rows change places only for reasons that hold', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      for (const style of STYLES) {
        const start = rowsOf(a);
        const plan = planReduction(start, { styles: [style], form: 'reduced', bar: null });
        if (plan === null) continue;
        for (const { move, facts } of reduced(start, { style, bar: null, plan }).moves) {
          if (move !== 'swap') continue;
          const { first, second, column, rows, reason } = facts;
          const [taken, left] = [rows[first][column], rows[second][column]];
          const isSmaller = compare(absolute(taken), absolute(left)) < 0;
          const holds: { readonly [R in SwapReason]: boolean } = {
            zero: isZero(left),
            unit: equals(absolute(taken), ONE) && !equals(absolute(left), ONE),
            zeros: zerosIn(rows[first]) > zerosIn(rows[second]),
            divides: isSmaller && rows.slice(first).every((row) => isInteger(divide(row[column], taken))),
            smaller: isSmaller,
            order: false,
          };
          assert.ok(!isZero(taken) && holds[reason], reason);
        }
      }
    }),
    RUNS,
  );
});

function zerosIn(row: readonly Rational[]): number {
  return row.filter(isZero).length;
}

test('for an echelon form the last row keeps its common factor', () => {
  const rows = rowsOf(
    integerMatrix([
      [3, 5, 2],
      [2, 1, 4],
      [5, 3, 1],
      [1, 4, -2],
    ]),
  );
  const plan = planReduction(rows, { styles: ['fraction-free'], form: 'echelon', bar: null });
  assert.deepEqual(
    plan?.pivots.map(({ divided }) => divided),
    [[], [], []],
  );
});

test('prescribed rows hold the pivots, in their order', () => {
  const rows = rowsOf(
    integerMatrix([
      [4, 1, 2],
      [1, 3, 5],
      [2, 7, 3],
    ]),
  );
  const plan = planReduction(rows, { styles: ['fraction-free'], form: 'leading-ones', bar: null, order: [2, 0, 1] });
  assert.deepEqual(
    plan?.pivots.map(({ row, reason }) => [row, reason]),
    [
      [2, 'smaller'],
      [2, 'order'],
      [2, null],
    ],
  );
});

test('nothing is planned for large matrices and long numbers', () => {
  const styles = ['fraction-free'] as const;
  assert.equal(planReduction(rowsOf(identity(9)), { styles, form: 'reduced', bar: null }), null);
  assert.equal(planReduction([[integer(10 ** 9)]], { styles, form: 'reduced', bar: null }), null);
});
