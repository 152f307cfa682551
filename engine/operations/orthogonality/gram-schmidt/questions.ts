// Questions about perpendicular vectors: factors of projections, a wrong dot product, and whether right angles are there.

import { dotWorking } from '../../../exercises/worked.ts';
import { entryFromFactor } from './hard-questions.ts';
import {
  count,
  equal,
  list,
  matrixExpression,
  negative,
  product,
  quotient,
  relation,
  sum,
  symbol,
  number,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entriesOf, type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { add, integer, multiply, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { because, chosen, depth, listExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import type { ByDifficulty } from '../../../learning/exercise.ts';
import { dotted, fraction } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';

const [U, V, K] = ['u', 'v', 'k'].map(symbol);

/** Both dot products of a factor as they are worked out. */
function dotsShown(u: readonly number[], v: readonly number[]): Prose {
  return say`The dot products are ${equal(dotted(V, U), dotWorking(v, u), count(dotOf(u, v)))} and ${equal(dotted(U, U), dotWorking(u, u), count(dotOf(u, u)))}.`;
}

const factor: QuestionMaker = {
  objective: 'projection-factor',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 3, 4);
    const [u, v] = drawUntil(
      () => [1, 2].map(() => drawList(random, length, { from: -4, to: 5, without: [0] })),
      ([x, y]) =>
        dotOf(x, y) !== 0 && dotOf(x, y) % dotOf(x, x) === 0 && dotOf(x, y) ** 2 !== dotOf(x, x) * dotOf(y, y),
    );
    const k = dotOf(u, v) / dotOf(u, u);
    return {
      prompt: say`With which number ${K} is ${sum(V, negative(product('adjacent', K, U)))} perpendicular to ${U}, for ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))}?`,
      hints: [
        say`Write down what it means for a dot product that two vectors are perpendicular.`,
        say`Two dot products are needed: that of both vectors, and that of ${U} with itself.`,
      ],
      expected: numberExpected(k),
      solution: [
        dotsShown(u, v),
        say`The number is ${equal(K, quotient(dotted(V, U), dotted(U, U)), quotient(count(dotOf(u, v)), count(dotOf(u, u))), count(k))}.`,
      ],
      names: { u: column(u), v: column(v), k: integer(k) },
    };
  },
};

const rest: QuestionMaker = {
  objective: 'projection-factor',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const [a, b] = [drawNonzero(random, depth(difficulty, 2, 3, 4)), drawNonzero(random, depth(difficulty, 2, 3, 4))];
    // The factor is a whole number at first, later a number that is not 1, or a half.
    const along = depth(difficulty, drawNonzero(random, 2), random.pick([-3, -2, 2, 3]), random.pick([-3, -1, 1, 3]));
    const across = drawNonzero(random, 3);
    const u = difficulty === 'hard' ? [2 * a, 2 * b] : [a, b];
    const share = difficulty === 'hard' ? fraction(along, 2) : count(along);
    const v = [along * a - across * b, along * b + across * a];
    const left = [-across * b, across * a];
    return {
      prompt: say`A road runs along ${equal(U, shownColumn(u))}. From a point of it somebody walks ${equal(V, shownColumn(v))}, in kilometres east and north. Which part of this walk leads straight away from the road? Give its two entries.`,
      hints: [
        say`Split the walk into a part along the road and a part at a right angle to it.`,
        say`Find the part along the road first, and subtract it.`,
      ],
      expected: listExpected(left),
      solution: [
        dotsShown(u, v),
        say`Along the road the factor is ${equal(quotient(dotted(V, U), dotted(U, U)), share)}.`,
        say`What is left has the entries ${list(left.map(count), 'none')}: ${equal(sum(V, negative(product('adjacent', share, U))), shownColumn(left))}.`,
      ],
      names: { u: column(u), v: column(v) },
    };
  },
};

type Pair = readonly [Entries, Entries];
type Entries = readonly number[];

/** Perpendicular vectors of one whole length. */
const PAIRS: ByDifficulty<readonly (readonly [length: number, pair: Pair])[]> = {
  easy: [
    [
      5,
      [
        [3, 4],
        [-4, 3],
      ],
    ],
    [
      13,
      [
        [5, 12],
        [-12, 5],
      ],
    ],
    [
      17,
      [
        [8, 15],
        [15, -8],
      ],
    ],
  ],
  medium: [
    [
      3,
      [
        [1, 2, 2],
        [2, 1, -2],
      ],
    ],
    [
      7,
      [
        [2, 3, 6],
        [3, -6, 2],
      ],
    ],
    [
      9,
      [
        [1, 4, 8],
        [8, -4, 1],
      ],
    ],
  ],
  hard: [
    [
      7,
      [
        [2, 3, 6],
        [6, 2, -3],
      ],
    ],
    [
      9,
      [
        [4, 4, 7],
        [1, -8, 4],
      ],
    ],
    [
      11,
      [
        [2, 6, 9],
        [6, 7, -6],
      ],
    ],
  ],
};

const orthonormal = option(
  say`They are orthonormal: perpendicular, and both of length ${1}.`,
  equal(dotted(U, V), count(0)),
  equal(dotted(U, U), count(1)),
  equal(dotted(V, V), count(1)),
);
const orthogonal = option(
  say`They are orthogonal, but not orthonormal.`,
  equal(dotted(U, V), count(0)),
  relation(dotted(V, V), 'unequal', count(1)),
);
/** The dot product of two columns. */
function dotOfMatrices(first: Matrix, second: Matrix): Rational {
  const others = entriesOf(second);
  return entriesOf(first).reduce((total, entry, place) => add(total, multiply(entry, others[place])), ZERO);
}

const neither = option(say`They are not even orthogonal.`, relation(dotted(U, V), 'unequal', count(0)));

const recognise: QuestionMaker = {
  objective: 'recognise-orthogonal',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [length, pair] = random.pick(PAIRS[difficulty]);
    const places = random.shuffled([...pair[0].keys()]);
    const signs = places.map(() => random.pick([-1, 1]));
    const [first, second] = random.shuffled(pair).map((vector) => places.map((place, k) => vector[place] * signs[k]));
    const [right, ...wrong] = random.pick([
      [orthonormal, orthogonal, neither],
      [orthogonal, orthonormal, neither],
      [neither, orthonormal, orthogonal],
    ] as const);
    const turned = second.with(0, -second[0]);
    const entries = right === neither ? turned : second;
    const u = over(length, first);
    const v =
      right === orthonormal ? over(length, second) : right === orthogonal ? over(1, second) : over(length, turned);
    return {
      prompt: say`Are ${equal(U, matrixExpression(u))} and ${equal(V, matrixExpression(v))} orthogonal, or even orthonormal?`,
      hints: [
        say`Two different questions are asked: one about the angle, the other about lengths.`,
        say`Three dot products decide: that of both vectors, and that of each with itself.`,
      ],
      expected: chosen(random, right, ...wrong),
      solution: [
        say`Without the denominators the entries have the dot product ${equal(dotWorking(first, entries), count(dotOf(first, entries)))} and the square sums ${equal(dotWorking(first, first), count(length * length))} and ${equal(dotWorking(entries, entries), count(length * length))}.`,
        say`So ${equal(dotted(U, V), number(dotOfMatrices(u, v)))}, ${equal(dotted(U, U), number(dotOfMatrices(u, u)))} and ${equal(dotted(V, V), number(dotOfMatrices(v, v)))}.`,
        because(right),
      ],
      names: { u, v },
    };
  },
};

function over(divisor: number, entries: Entries): Matrix {
  return matrixOf(entries.map((entry) => [rational(BigInt(entry), BigInt(divisor))]));
}

export const questions: readonly QuestionMaker[] = [withHard(factor, entryFromFactor), rest, recognise];
