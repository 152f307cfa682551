// Questions about sums and intersections: the balance of the dimensions, and vectors of both subspaces.

import { combination, factorsOfLast } from '../../../exercises/worked.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  grid,
  negative,
  number,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { add as addRationals, integer, multiply } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { asColumn, asColumns, combinedVector, drawBasis, shownVector, type Vector } from '../drawn-vectors.ts';
import { solve } from './solve.ts';
import { drained } from '../../../catalogue/operation.ts';

const [U, W, X] = ['U', 'W', 'x'].map(symbol);

const balance: QuestionMaker = {
  objective: 'balance-dimensions',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 6, 12, 30);
    const [first, second] = [random.integer(2, largest), random.integer(2, largest)];
    const shared = random.integer(1, Math.min(first, second) - 1);
    const together = first + second - shared;
    const isSum = difficulty === 'medium' || (difficulty === 'hard' && random.chance(50));
    const [known, asked] = isSum ? [shared, together] : [together, shared];
    return {
      prompt: isSum
        ? say`Two subspaces have the dimensions ${first} and ${second}, and their intersection has the dimension ${known}. Which dimension has their sum?`
        : say`Two subspaces have the dimensions ${first} and ${second}, and their sum has the dimension ${known}. Which dimension has their intersection?`,
      hints: [
        say`What is counted twice when the two dimensions are added?`,
        say`The dimensions of the sum and of the intersection add up to the same as those of the two subspaces.`,
      ],
      expected: numberExpected(asked),
      solution: [
        say`The balance of the dimensions gives ${equal(sum(count(first), count(second), negative(count(known))), count(asked))}.`,
      ],
      names: {},
    };
  },
};

/** The least dimension that an intersection can have in a space. */
function leastIntersection(random: Random): DrawnQuestion {
  const whole = random.integer(5, 12);
  const [first, second] = drawUntil(
    () => [random.integer(2, whole - 1), random.integer(2, whole - 1)],
    ([p, q]) => p + q > whole && p !== q,
  );
  const least = first + second - whole;
  return {
    prompt: say`Two subspaces of a space with the dimension ${whole} have the dimensions ${first} and ${second}. Which dimension has their intersection at least?`,
    hints: [
      say`The intersection is smallest where the sum is largest. Which dimension can the sum have at most?`,
      say`The dimensions of the sum and of the intersection add up to ${equal(sum(count(first), count(second)), count(first + second))}.`,
    ],
    expected: numberExpected(least),
    solution: [
      say`The sum lies in the whole space, so its dimension is at most ${whole}.`,
      say`The balance of the dimensions leaves at least ${equal(sum(count(first), count(second), negative(count(whole))), count(least))} for the intersection.`,
    ],
    names: {},
  };
}

const rank = (...of: readonly Expression[]): Expression => apply('rank', grid([of]));
const isIn = (space: Expression): Expression => equal(rank(space, X), rank(space));
const isNotIn = (space: Expression): Expression => relation(rank(space, X), 'greater', rank(space));

const inBoth = option(say`It is in both of them.`, isIn(U), isIn(W));
const inFirst = option(say`It is in that of ${U} only.`, isIn(U), isNotIn(W));
const inSecond = option(say`It is in that of ${W} only.`, isNotIn(U), isIn(W));
const inNeither = option(say`It is in neither of them.`, isNotIn(U), isNotIn(W));
const PLACES = [inBoth, inFirst, inSecond, inNeither];

const whereIsIt: QuestionMaker = {
  objective: 'find-intersection',
  kind: 'decide',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 2, 3, 4);
    const plane = (): readonly Vector[] =>
      drawBasis(random, 2, largest, 20).map((vector) => [...vector, drawNonzero(random, largest)]);
    const { u, w, shared } = drawUntil(
      () => {
        const planes = { u: plane(), w: plane() };
        return { ...planes, shared: sharedVector(planes.u, planes.w) };
      },
      // The shared vector is no multiple of a column, so that it does not show at once.
      ({ u: one, w: other, shared: both }) =>
        both !== null &&
        both.every((entry) => Math.abs(entry) < 30) &&
        [one, other].every((vectors) => factorsOfLast([...vectors, both])?.every(({ numerator }) => numerator !== 0n)),
    );
    const right = random.pick(PLACES);
    const made = right === inBoth ? (shared ?? u[0]) : combinedVector([1, 1], right === inSecond ? w : u);
    // Of a vector in neither one entry is off.
    const x = right === inNeither ? made.with(2, made[2] + random.pick([-1, 1])) : made;
    const [isInU, isInW] = [u, w].map((vectors) => factorsOfLast([...vectors, x]) !== null);
    const found = isInU ? (isInW ? inBoth : inFirst) : isInW ? inSecond : inNeither;
    return {
      prompt: say`The columns of ${equal(U, columns(u))} span a plane, and the columns of ${equal(W, columns(w))} another one. In which of the planes is ${equal(X, shownVector(x))}?`,
      hints: [
        say`Ask for each plane by itself: which factors would its two vectors need?`,
        say`Find the factors from two places, and try them in the third one.`,
      ],
      expected: chosen(random, found, ...PLACES.filter((each) => each !== found)),
      solution: [...inPlane(U, u, x), ...inPlane(W, w, x), because(found)],
      names: { U: asColumns(u), W: asColumns(w), x: asColumn(x) },
    };
  },
};

/** The factors that two entries ask for, and what they make of the third one. */
function inPlane(plane: Expression, vectors: readonly Vector[], x: Vector): readonly Prose[] {
  const pairs = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 2, 0],
  ];
  const [i, j, last] = pairs.find(([p, q]) => minorOf(vectors, p, q) !== 0) ?? pairs[0];
  const factors = factorsOfLast([...vectors, x].map((vector) => [vector[i], vector[j]])) ?? [];
  const shownFactors = factors.map((factor) => number(factor));
  const terms = vectors.map((vector, place) => dotted(shownFactors[place], count(vector[last])));
  const [one, other] = factors.map((factor, place) => multiply(factor, integer(vectors[place][last])));
  const value = number(addRationals(one, other));
  const working = [i, j].map((place) =>
    equal(added(vectors.map((vector, each) => dotted(shownFactors[each], count(vector[place])))), count(x[place])),
  );
  const isMade = factorsOfLast([...vectors, x]) !== null;
  const opening = say`With the columns of ${plane}, ${ORDINALS[i]} and ${ORDINALS[j]} entry of ${X} ask for the factors ${shownFactors[0]} and ${shownFactors[1]}: ${working[0]} and ${working[1]}.`;
  return isMade
    ? [
        opening,
        say`In the ${PLAIN_ORDINALS[last]} entry they agree: ${equal(
          shownVector(x),
          combination(
            factors,
            vectors.map((vector) => shownVector(vector)),
          ),
        )}.`,
      ]
    : [
        opening,
        say`In the ${PLAIN_ORDINALS[last]} entry they make ${equal(added(terms), value)} and not ${x[last]}, so ${X} is no combination of the columns of ${plane}.`,
      ];
}

const PLAIN_ORDINALS = ['first', 'second', 'third'];
const ORDINALS = PLAIN_ORDINALS.map((word) => `the ${word}`);

function minorOf([first, second]: readonly Vector[], i: number, j: number): number {
  return first[i] * second[j] - first[j] * second[i];
}

function columns(vectors: readonly Vector[]): Expression {
  return grid(vectors[0].map((_, row) => vectors.map((vector) => count(vector[row]))));
}

/** The vector that two planes share, up to a factor; null where they are the same. */
function sharedVector(u: readonly Vector[], w: readonly Vector[]): Vector | null {
  const answer = drained(solve({ u: asColumns(u), w: asColumns(w) }));
  const part = answer.kind === 'structure' ? answer.members.find(([key]) => key === 'intersection_basis')?.[1] : null;
  if (part?.kind !== 'vectors' || part.vectors.length !== 1) return null;
  return part.vectors[0].map((value) => (value.kind === 'rational' ? Number(value.numerator) : 0));
}

export const questions: readonly QuestionMaker[] = [withHard(balance, leastIntersection), whereIsIt];
