// Questions about sums and intersections: the balance of the dimensions, and vectors of both subspaces.

import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { combination, determinantWorking, factorsOfLast } from '../../../exercises/worked.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  negative,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
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
const inFirst = option(say`It is in ${U} and not in ${W}.`, isIn(U), isNotIn(W));
const inSecond = option(say`It is in ${W} and not in ${U}.`, isNotIn(U), isIn(W));

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
      (drawn) => drawn.shared !== null && drawn.shared.every((entry) => Math.abs(entry) < 30),
    );
    const right = random.pick([inBoth, inFirst, inSecond]);
    const x = right === inBoth ? (shared ?? u[0]) : combinedVector([1, 1], right === inFirst ? u : w);
    const isBoth = shared !== null && right !== inBoth && areParallel(x, shared);
    const found = isBoth ? inBoth : right;
    return {
      prompt: say`The columns of ${equal(U, columns(u))} span a plane, and those of ${equal(W, columns(w))} another one. In which of the planes is ${equal(X, shownVector(x))}?`,
      hints: [
        say`Ask for each plane by itself: which factors would its two vectors need?`,
        say`Find the factors from two places, and try them in the third one.`,
      ],
      expected: chosen(random, found, ...[inBoth, inFirst, inSecond].filter((each) => each !== found)),
      solution: [inPlane(U, u, x), inPlane(W, w, x), because(found)],
      names: { U: asColumns(u), W: asColumns(w), x: asColumn(x) },
    };
  },
};

/** How a vector is made of the two columns of a plane, or that it is not. */
function inPlane(plane: Expression, vectors: readonly Vector[], x: Vector): Prose {
  const factors = factorsOfLast([...vectors, x]);
  if (factors !== null) {
    return say`It is made of the columns of ${plane}: ${equal(
      shownVector(x),
      combination(
        factors,
        vectors.map((vector) => shownVector(vector)),
      ),
    )}.`;
  }
  const rows = [...vectors, x];
  return say`The columns of ${plane} and ${X} have the determinant ${equal(...determinantWorking(rows), count(determinantOfRows(rows)))}, which is not 0: they do not make it.`;
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

function areParallel(x: Vector, y: Vector): boolean {
  return x.every((_, i) => x.every((__, j) => x[i] * y[j] === x[j] * y[i]));
}

export const questions: readonly QuestionMaker[] = [withHard(balance, leastIntersection), whereIsIt];
