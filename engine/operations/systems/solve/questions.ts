// Questions about systems: how many solutions there are, and whether numbers are a solution.

import { productSteps } from '../../../exercises/worked-products.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  list,
  number,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { because, chosen, depth, exampleExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { add, equals, integer, multiply, ZERO } from '../../../exact/rational.ts';
import { entriesOf, integerMatrix } from '../../../exact/matrix.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import {
  combination,
  determinantWorking,
  dotWorking,
  factorsOfLast,
  solvedFor,
  termOf,
} from '../../../exercises/worked.ts';
import {
  drawInteger,
  drawList,
  drawNonzero,
  drawUntil,
  productOfRows,
  transposedRows,
  type Rows,
} from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { Property, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { wrongElimination } from './mistake.ts';
import { wordProblem } from './word-problems.ts';

const [A, B, K, X, Y] = ['A', 'b', 'k', 'x', 'y'].map(symbol);
const RANK = measure('rank', A);
const RANK_AUGMENTED = measure('rank', grid([[A, B]], 1));

const column = (entries: readonly number[]): Rows => entries.map((entry) => [entry]);

const exactlyOne = option(say`Exactly one solution.`, equal(RANK, measure('columnCount', A)));
const none = option(say`No solution.`, relation(RANK_AUGMENTED, 'greater', RANK));
const many = option(
  say`Infinitely many solutions.`,
  relation(RANK, 'less', measure('columnCount', A)),
  equal(RANK_AUGMENTED, RANK),
);

/** Rows of which the last is the second, or a combination of the others, or neither. */
function drawCoefficients(random: Random, size: number, isDependent: boolean): Rows {
  const free = drawUntil(
    () => Array.from({ length: size }, () => drawList(random, size, { from: -4, to: 4 })),
    (rows) =>
      determinant(rows) !== 0 &&
      (size === 2 || minor(rows) !== 0) &&
      [...rows, ...transposedRows(rows)].every((row) => row.some((x) => x !== 0)),
  );
  if (!isDependent) return free;
  const factor = drawInteger(random, { from: -3, to: 3, without: [0, 1] });
  return free.with(
    size - 1,
    size === 2 ? free[0].map((x) => factor * x) : free[0].map((x, j) => factor * x + free[1][j]),
  );
}

function determinant(rows: Rows): number {
  if (rows.length === 2) return rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0];
  return rows[0].reduce((sum, x, j) => {
    const rest = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    return sum + (j % 2 === 0 ? 1 : -1) * x * determinant(rest);
  }, 0);
}

/** Whether the first two rows are independent in their first two columns. */
function minor(rows: Rows): number {
  return determinant(rows.slice(0, 2).map((row) => row.slice(0, 2)));
}

const howMany: QuestionMaker = {
  objective: 'count-solutions',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const outcome = random.integer(0, 2);
    const a = drawCoefficients(random, size, outcome > 0);
    const x = drawList(random, size, { from: -4, to: 4 });
    const exact = productOfRows(a, column(x)).map(([entry]) => entry);
    const b = outcome === 2 ? exact.with(size - 1, exact[size - 1] + drawNonzero(random, 3)) : exact;
    const options = [exactlyOne, many, none];
    const right = options[outcome];
    return {
      prompt: say`How many solutions has the system with the coefficients ${equal(A, shown(...a))} and the right side ${equal(B, shown(...column(b)))}?`,
      hints: [
        say`Is one left side a combination of the others? Compare the rows of the coefficients.`,
        say`Where a left side is such a combination, the same combination of the right sides decides.`,
      ],
      expected: chosen(random, right, ...options.filter((each) => each !== right)),
      solution: [
        ...howManyWorking(a, b),
        say`${claim(say`The coefficients have rank ${outcome === 0 ? size : size - 1}`, equal(RANK, count(outcome === 0 ? size : size - 1)))}, and ${claim(say`with the right side beside them the rank is ${outcome === 1 ? size - 1 : size}`, equal(RANK_AUGMENTED, count(outcome === 1 ? size - 1 : size)))}.`,
        because(right),
      ],
      names: { A: integerMatrix(a), b: integerMatrix(column(b)) },
    };
  },
};

/** A left side that is made of others, with what that makes of the right sides; or the determinant. */
function howManyWorking(a: Rows, b: readonly number[]): readonly Prose[] {
  const value = determinantOfRows(a);
  if (value !== 0)
    return [say`The determinant of ${A} is ${equal(...determinantWorking(a), count(value))}, which is not 0.`];
  const factors = factorsOfLast(a);
  if (factors === null) return [];
  const upper = b.slice(0, -1);
  const made = factors.reduce((total, factor, i) => add(total, multiply(factor, integer(upper[i]))), ZERO);
  return [
    say`The last left side is made of those above it: ${equal(
      shown(a[a.length - 1]),
      combination(
        factors,
        a.slice(0, -1).map((row) => shown(row)),
      ),
    )}.`,
    say`The right sides above make ${number(made)} in the same way, and the last one is ${b[b.length - 1]}.`,
  ];
}

const whichRight: QuestionMaker = {
  objective: 'count-solutions',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const a = drawCoefficients(random, size, true);
    const x = drawList(random, size, { from: -4, to: 4 });
    const b = productOfRows(a, column(x)).map(([entry]) => entry);
    const k = b[size - 1];
    const written = grid(b.map((entry, row): readonly Expression[] => [row === size - 1 ? K : count(entry)]));
    return {
      prompt: say`For which number ${K} has the system with the coefficients ${equal(A, shown(...a))} and the right side ${written} solutions?`,
      hints: [
        say`How is the last row of the coefficients made of the rows above it?`,
        say`The number ${K} must be made of the numbers above it in the same way.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The last left side is made of those above it: ${equal(
          shown(a[size - 1]),
          combination(
            factorsOfLast(a) ?? [],
            a.slice(0, -1).map((row) => shown(row)),
          ),
        )}.`,
        say`The right sides must be made in the same way, ${equal(K, added((factorsOfLast(a) ?? []).map((factor, i) => dotted(number(factor), count(b[i])))), count(k))}. Then ${claim(say`the rank does not grow`, equal(RANK_AUGMENTED, RANK))}, and otherwise the equations contradict each other.`,
      ],
      names: { A: integerMatrix(a), b: integerMatrix(column(b)), k: integer(k) },
    };
  },
};

const isSolution: QuestionMaker = {
  objective: 'check-solution',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const a = drawCoefficients(random, size, false);
    const x = drawList(random, size, { from: -5, to: 5 });
    const exact = productOfRows(a, column(x)).map(([entry]) => entry);
    const isRight = random.chance(50);
    const place = random.integer(0, size - 1);
    const b = isRight ? exact : exact.with(place, exact[place] + drawNonzero(random, 3));
    const yes = option(say`Yes: they satisfy every equation.`, equal(times(A, X), B));
    const no = option(say`No: some equation is not satisfied.`, relation(times(A, X), 'unequal', B));
    const [right, wrong] = isRight ? [yes, no] : [no, yes];
    return {
      prompt: say`Are the numbers of ${equal(X, shown(...column(x)))} a solution of the system with the coefficients ${equal(A, shown(...a))} and the right side ${equal(B, shown(...column(b)))}?`,
      hints: [
        say`What do the left sides become with these numbers?`,
        say`Work out every left side, and compare each one with its right side.`,
      ],
      expected: chosen(random, right, wrong),
      solution: [
        say`The left sides are ${equal(times(A, X), ...productSteps(a, column(x)))}.`,
        ...(isRight
          ? []
          : [say`Equation ${place + 1} has ${exact[place]} on the left and ${b[place]} on the right, which differ.`]),
        because(right),
      ],
      names: { A: integerMatrix(a), b: integerMatrix(column(b)), x: integerMatrix(column(x)) },
    };
  },
};

const another: QuestionMaker = {
  objective: 'check-solution',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const width = depth(difficulty, 2, 3, 4);
    const a = [drawList(random, width, { from: -5, to: 5, without: [0] })];
    const drawn = drawList(random, width, { from: -4, to: 4 });
    // Zeros would solve an equation with 0 on the right side: the last number is another then.
    const isZeroOnRight = productOfRows(a, column(drawn))[0][0] === 0;
    const x = isZeroOnRight ? drawn.with(width - 1, drawn[width - 1] + 1) : drawn;
    const [[right]] = productOfRows(a, column(x));
    const solves: Property = {
      text: say`${X} solves the equation.`,
      fact: equal(times(shown(...a), X), shown([right])),
      holds: ([given]) =>
        given.rows === width &&
        given.columns === 1 &&
        equals(
          entriesOf(given).reduce((sum, entry, k) => add(sum, multiply(integer(a[0][k]), entry)), ZERO),
          integer(right),
        ),
    };
    return {
      prompt: say`Give a solution ${X} of the equation with the coefficients ${equal(A, shown(...a))} and the right side ${equal(B, shown([right]))}. Write it as a column.`,
      hints: [
        say`One equation settles one unknown. How many of the ${width} can be chosen freely?`,
        say`Choose small numbers for them, such as 0 or 1, and find the last unknown from the equation.`,
      ],
      expected: exampleExpected({ x: column(x) }, solves),
      solution: [
        say`Choose ${list(x.slice(0, -1).map(count), 'none')} for all but the last entry ${Y}. Then the equation says ${equal(added([...x.slice(0, -1).map((entry, j) => dotted(count(a[0][j]), count(entry))), termOf(a[0][width - 1], Y)]), count(right))}, that is, ${solvedFor(Y, { slope: a[0][width - 1], rest: right - a[0][width - 1] * x[width - 1] }, right)}.`,
        say`So one of many is ${equal(X, shown(...column(x)))}, since ${equal(dotWorking(a[0], x), count(right))}.`,
      ],
      names: {
        A: integerMatrix(a),
        b: integerMatrix([[right]]),
        x: integerMatrix(column(x)),
        y: integer(x[width - 1]),
      },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongElimination,
  howMany,
  whichRight,
  isSolution,
  another,
  wordProblem,
];
