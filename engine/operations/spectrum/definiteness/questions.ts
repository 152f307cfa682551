// Questions about definiteness: minors, an entry at the limit, a slip with squares, an example, a flat place in the hills.

import { determinantWorking, expandedWithLetter, solvedFor } from '../../../exercises/worked.ts';
import { count, equal, grid, list, number, quotient, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entriesOf, entry, integerMatrix, type Matrix } from '../../../exact/matrix.ts';
import { equals, integer, multiply, rational, signOf, subtract } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  numberExpected,
  type Option,
  reasoned,
} from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { bars, dotted, shown } from '../../../learning/notation.ts';
import { type DrawnQuestion, type Property, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { drawWithPivots } from './drawn.ts';
import { wrongSquare } from './mistake.ts';

const [A, K, D] = ['A', 'k', 'D'].map(symbol);

type Sort = 'positive' | 'negative' | 'indefinite';

const SORTS: readonly Sort[] = ['positive', 'negative', 'indefinite'];

/** Pivots, none of them zero, with these signs. */
function drawPivots(random: Random, size: number, largest: number, sort: Sort): readonly number[] {
  return drawUntil(
    () =>
      Array.from({ length: size }, () =>
        sort === 'indefinite'
          ? drawNonzero(random, largest)
          : (sort === 'positive' ? 1 : -1) * random.integer(1, largest),
      ),
    (pivots) => (Math.min(...pivots) < 0 && Math.max(...pivots) > 0) === (sort === 'indefinite'),
  );
}

const SIGNS: { readonly [S in Sort]: string } = {
  positive: 'All pivots are positive.',
  negative: 'All pivots are negative.',
  indefinite: 'Some pivot is positive, and some pivot is negative.',
};

/** The pivots as quotients of the minors: 3, 6 ÷ 3 = 2. */
function quotientsShown(minors: readonly number[]): Prose {
  const pivots = minors.map((minor, place) => {
    const before = place === 0 ? 1 : minors[place - 1];
    const value = rational(BigInt(minor), BigInt(before));
    return place === 0 ? number(value) : equal(quotient(count(minor), count(before)), number(value));
  });
  return say`The pivots are the first minor and the quotients of each minor by the one before: ${list(pivots, 'none')}.`;
}

/** D holds the pivots on its diagonal. */
function options(
  words: { readonly [S in Sort]: Prose },
  reasons: { readonly [S in Sort]: string },
): { readonly [S in Sort]: Option } {
  const pivots = measure('diagonalOf', D);
  const [least, greatest] = [measure('least', pivots), measure('greatest', pivots)];
  return {
    positive: reasoned(
      words.positive,
      [`${reasons.positive} `, ...words.positive],
      relation(least, 'greater', count(0)),
    ),
    negative: reasoned(
      words.negative,
      [`${reasons.negative} `, ...words.negative],
      relation(greatest, 'less', count(0)),
    ),
    indefinite: reasoned(
      words.indefinite,
      [`${reasons.indefinite} `, ...words.indefinite],
      relation(least, 'less', count(0)),
      relation(greatest, 'greater', count(0)),
    ),
  };
}

function diagonal(pivots: readonly number[]): Matrix {
  return integerMatrix(pivots.map((pivot, i) => pivots.map((_, j) => (i === j ? pivot : 0))));
}

const byMinors: QuestionMaker = {
  objective: 'use-minors',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const sort = random.pick(SORTS);
    const pivots = drawPivots(random, size, depth(difficulty, 5, 4, 3), sort);
    const minors = pivots.map((_, place) => pivots.slice(0, place + 1).reduce((x, y) => x * y));
    const found = options(
      {
        positive: say`It is positive definite.`,
        negative: say`It is negative definite.`,
        indefinite: say`It is indefinite.`,
      },
      SIGNS,
    );
    const right = found[sort];
    return {
      prompt: say`A symmetric matrix ${A} has the leading principal minors ${list(minors.map(count))}, from the smallest to the largest determinant. Is ${A} positive definite, negative definite or indefinite?`,
      hints: [
        say`Which signs have the minors of a positive definite matrix, and which those of a negative definite one?`,
        say`Each minor divided by the one before is the factor of a square. Look at the signs of these quotients.`,
      ],
      expected: chosen(random, right, ...Object.values(found).filter((each) => each !== right)),
      solution: [quotientsShown(minors), because(right)],
      names: { A: diagonal(pivots), D: diagonal(pivots) },
    };
  },
};

const atTheLimit: QuestionMaker = {
  objective: 'choose-an-entry',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const sign = difficulty === 'easy' ? 1 : random.pick([1, -1]);
    const first = sign * random.integer(1, depth(difficulty, 4, 6, 9));
    const factor = drawNonzero(random, depth(difficulty, 3, 5, 6));
    const beside = first * factor;
    const last = beside * factor;
    const matrix = grid([
      [count(first), count(beside)],
      [count(beside), K],
    ]);
    return {
      prompt: say`For which number ${K} is ${equal(A, matrix)} semidefinite without being definite?`,
      hints: [
        say`The form has to be zero for some vector other than zero. What does this say of the determinant?`,
        say`Write the determinant with ${K}, and let it be zero.`,
      ],
      expected: numberExpected(last),
      solution: [
        say`The determinant is zero where ${equal(dotted(count(first), K), dotted(count(beside), count(beside)))}, so ${solvedFor(K, { slope: first, rest: 0 }, beside * beside)}. Then one square is left, with the factor ${first}.`,
      ],
      names: {
        k: integer(last),
        A: integerMatrix([
          [first, beside],
          [beside, last],
        ]),
      },
    };
  },
};

const example: QuestionMaker = {
  objective: 'choose-an-entry',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const [first, last] = [1, 2].map(() => random.integer(1, depth(difficulty, 9, 12, 20)));
    const beside = Math.max(first, last) + 1;
    const found = [
      [first, beside],
      [beside, last],
    ];
    const isSymmetric: Property = {
      text: say`The matrix is symmetric.`,
      fact: holds('symmetric', A),
      holds: ([given]) => given.rows === 2 && given.columns === 2 && equals(entry(given, 0, 1), entry(given, 1, 0)),
    };
    const begins: Property = {
      text: say`The diagonal holds ${list([count(first), count(last)])}.`,
      fact: equal(measure('diagonalOf', A), list([count(first), count(last)])),
      holds: ([given]) =>
        given.rows === 2 &&
        given.columns === 2 &&
        equals(entry(given, 0, 0), integer(first)) &&
        equals(entry(given, 1, 1), integer(last)),
    };
    const isPositive: Property = {
      text: say`Every entry is positive.`,
      fact: relation(measure('least', A), 'greater', count(0)),
      holds: ([given]) => entriesOf(given).every((value) => signOf(value) > 0),
    };
    const isIndefinite: Property = {
      text: say`It is indefinite.`,
      fact: relation({ kind: 'determinant', of: A }, 'less', count(0)),
      holds: ([given]) => {
        const [a, b, c, d] = entriesOf(given);
        return given.rows === 2 && given.columns === 2 && signOf(subtract(multiply(a, d), multiply(b, c))) < 0;
      },
    };
    return {
      prompt: say`Give a symmetric matrix ${A} with two rows, with ${list([count(first), count(last)])} on its diagonal and with positive entries only, that is indefinite.`,
      hints: [
        say`Which sign must the determinant have, if two squares have factors of different signs?`,
        say`The diagonal is given. How large must the other entry be?`,
      ],
      expected: exampleExpected({ A: found }, isSymmetric, begins, isPositive, isIndefinite),
      solution: [
        say`The determinant is negative where the square of the entry beside the diagonal is more than ${equal(dotted(count(first), count(last)), count(first * last))}. An entry greater than both numbers of the diagonal will do, such as ${beside}.`,
        say`One of many is ${equal(A, shown(...found))}, with ${equal(bars(...found), ...determinantWorking(found), count(first * last - beside * beside))}.`,
      ],
      names: { A: integerMatrix(found) },
    };
  },
};

const hills: QuestionMaker = {
  objective: 'extremes',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const sort = random.pick(SORTS);
    const pivots = drawPivots(random, size, depth(difficulty, 3, 6, 4), sort);
    const rows = drawUntil(
      () => drawWithPivots(random, pivots, depth(difficulty, 1, 2, 2)),
      (drawn) => drawn[1][0] !== 0,
    );
    const found = options(
      {
        positive: say`A minimum: it gets warmer in all directions.`,
        negative: say`A maximum: it gets colder in all directions.`,
        indefinite: say`Neither: it gets warmer in some directions and colder in others.`,
      },
      SIGNS,
    );
    const right = found[sort];
    const minors = pivots.map((_, place) => pivots.slice(0, place + 1).reduce((x, y) => x * y));
    const place = size === 2 ? say`of a metal plate` : say`in a furnace`;
    return {
      prompt: say`At a point ${place} the temperature has no slope in any direction. The matrix of its second derivatives there is ${equal(A, shown(...rows))}. Which kind of point is it?`,
      hints: [
        say`Near such a point the temperature changes by half the quadratic form of the matrix.`,
        say`Work out the pivots, or the leading principal minors, and look at their signs.`,
      ],
      expected: chosen(random, right, ...Object.values(found).filter((each) => each !== right)),
      solution: [
        say`The leading principal minors are ${list(
          minors.map((minor, index) => {
            const upper = rows.slice(0, index + 1).map((row) => row.slice(0, index + 1));
            return index === 0 ? count(minor) : equal(...determinantWorking(upper), count(minor));
          }),
          'none',
        )}.`,
        quotientsShown(minors),
        because(right),
      ],
      names: { A: integerMatrix(rows), D: diagonal(pivots) },
    };
  },
};

/** The last entry of three rows at which the form becomes zero somewhere. */
function lastAtTheLimit(random: Random): DrawnQuestion {
  const sign = random.pick([1, -1]);
  const rows = drawUntil(
    () => drawWithPivots(random, [sign * random.integer(1, 4), sign * random.integer(1, 4), 0], 3),
    (drawn) => drawn[1][0] !== 0 && drawn[2][1] !== 0 && drawn.flat().every((x) => Math.abs(x) <= 60),
  );
  const k = rows[2][2];
  const expanded = expandedWithLetter(rows, 2, 2, K);
  const [[a, b]] = rows;
  const second = a * rows[1][1] - b * b;
  const matrix = grid(rows.map((row, i) => row.map((x, j) => (i === 2 && j === 2 ? K : count(x)))));
  return {
    prompt: say`For which number ${K} is ${equal(A, matrix)} semidefinite without being definite?`,
    hints: [
      say`The first two leading minors do not hold ${K}: the first is ${a}. What do their signs say?`,
      say`Then the determinant has to be zero. Expand it along the last row: only one of the products holds ${K}.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The first two leading principal minors are ${a} and ${equal(...determinantWorking(rows.slice(0, 2).map((row) => row.slice(0, 2))), count(second))}, so two squares have factors of one sign.`,
      say`The third factor is zero where the determinant is: ${expanded.chain}.`,
      say`It is 0 for one number alone: ${solvedFor(K, expanded)}.`,
    ],
    names: { k: integer(k), A: integerMatrix(rows) },
  };
}

export const questions: readonly QuestionMaker[] = [
  byMinors,
  withHard(atTheLimit, lastAtTheLimit),
  wrongSquare,
  example,
  hills,
];
