// Questions about orthogonal diagonalisation: which matrices allow it, a missing entry of an eigenvector, whether a matrix is orthogonal.

import { dotWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  power,
  product,
  relation,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix, matrixOf } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil, type Rows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { drawPair, drawTriple } from './drawn.ts';

const [A, K, Q] = ['A', 'k', 'Q'].map(symbol);

function columnOf(entries: readonly number[]): Expression {
  return shown(...entries.map((entry) => [entry]));
}

function drawSymmetric(random: Random, size: number): Rows {
  const upper = Array.from({ length: size }, () => Array.from({ length: size }, () => drawNonzero(random, 5)));
  return upper.map((row, i) => row.map((entry, j) => (j >= i ? entry : upper[j][i])));
}

const whichMatrix: QuestionMaker = {
  objective: 'decide-orthogonally-diagonalisable',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const symmetric = drawSymmetric(random, size);
    const others = drawUntil(
      () => [drawSymmetric(random, size), drawSymmetric(random, size)],
      ([one, two]) => one[0][1] !== two[0][1],
    ).map((rows, place) => [
      // The last entry of the first row is changed, or it changes its sign.
      rows[0].with(size - 1, place === 0 ? rows[0][size - 1] + random.pick([1, 2]) : -rows[0][size - 1]),
      ...rows.slice(1),
    ]);
    const right = option(say`${shown(...symmetric)}.`, holds('symmetric', shown(...symmetric)));
    const wrong = others.map((rows) => option(say`${shown(...rows)}.`, holds('symmetric', shown(...rows))));
    const [first, second, third] = random.shuffled([symmetric, ...others]).map((rows) => shown(...rows));
    return {
      prompt: say`Which of the matrices ${first}, ${second} and ${third} can be diagonalised orthogonally?`,
      hints: [
        say`There is no need to find eigenvalues.`,
        say`Take the transpose of a product with an orthogonal matrix, a diagonal one and the transpose of the first: what comes out?`,
      ],
      expected: chosen(random, right, ...wrong),
      solution: [
        say`Just the symmetric matrices can be diagonalised orthogonally: each entry equals its mirror image.`,
        ...others.map(
          (rows) =>
            say`In ${shown(...rows)} row ${1}, column ${size} has ${rows[0][size - 1]} and its mirror image ${rows[size - 1][0]}.`,
        ),
        because(right),
      ],
      names: { A: integerMatrix(symmetric) },
    };
  },
};

const missingEntry: QuestionMaker = {
  objective: 'use-right-angles',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const { rows, vectors } = drawUntil(
      () => (difficulty === 'easy' ? drawPair(random, 12) : drawTriple(random, 'different', 12)),
      (drawn) => drawn.vectors.every((vector) => vector[vector.length - 1] !== 0),
    );
    const [one, other] = random.shuffled(vectors);
    const last = other.length - 1;
    const incomplete = grid(other.map((entry, place) => [place === last ? K : count(entry)]));
    const terms = one.map((x, place) => product('dot', count(x), place === last ? K : count(other[place])));
    return {
      prompt: say`${claim(say`A symmetric matrix ${A} has the eigenvectors ${columnOf(one)} and ${incomplete}, for different eigenvalues`, isEigenvector(columnOf(one)), isEigenvector(incomplete))}. Which number is ${K}?`,
      hints: [
        say`What is known of eigenvectors of a symmetric matrix for different eigenvalues?`,
        say`Write down the dot product of both vectors; it is an expression of first degree in ${K}.`,
      ],
      expected: numberExpected(other[last]),
      solution: [
        say`The vectors are perpendicular, so their dot product is zero: ${equal(added(terms), sum(termOf(one[last], K), count(-one[last] * other[last])), count(0))}.`,
        say`So ${solvedFor(K, { slope: one[last], rest: -one[last] * other[last] })}.`,
      ],
      names: { A: integerMatrix(rows), k: integer(other[last]) },
    };
  },
};

/** A times the vector is a multiple of the vector: the two columns are dependent. */
function isEigenvector(vector: Expression): Expression {
  const gram = grid([[times(A, vector), vector]]);
  return relation(measure('rank', gram), 'less', count(2));
}

const GRAM = product('adjacent', power(Q, word('T')), Q);

const orthogonal = option(say`Yes, it is orthogonal.`, holds('identity', GRAM));
const tooLong = option(
  say`No: its columns are perpendicular, but their lengths are not ${1}.`,
  equal(measure('entryAt', GRAM, 1, 2), count(0)),
  relation(measure('entryAt', GRAM, 1, 1), 'unequal', count(1)),
);
const slanted = option(
  say`No: its columns have length ${1}, but they are not perpendicular.`,
  equal(measure('entryAt', GRAM, 1, 1), count(1)),
  equal(measure('entryAt', GRAM, 2, 2), count(1)),
  relation(measure('entryAt', GRAM, 1, 2), 'unequal', count(0)),
);

const isOrthogonal: QuestionMaker = {
  objective: 'recognise-orthogonal-matrices',
  kind: 'decide',
  draw: (random) => {
    const [length, short, long] = random.pick([
      [5, 3, 4],
      [13, 5, 12],
      [17, 8, 15],
      [25, 7, 24],
    ]);
    const [a, b] = random.shuffled([short * random.pick([-1, 1]), long * random.pick([-1, 1])]);
    const wanted = random.pick(['orthogonal', 'long', 'slanted'] as const);
    const rows = [
      [a, wanted === 'slanted' ? b : -b],
      [b, a],
    ];
    const q =
      wanted === 'long'
        ? integerMatrix(rows)
        : matrixOf(rows.map((row) => row.map((entry) => rational(BigInt(entry), BigInt(length)))));
    const right = { orthogonal, long: tooLong, slanted }[wanted];
    return {
      prompt: say`Is ${equal(Q, matrixExpression(q))} an orthogonal matrix?`,
      hints: [
        say`Two things have to hold: one about each column, and one about both together.`,
        say`Work out the dot products of the columns, each with itself and with the other one.`,
      ],
      expected: chosen(random, right, ...[orthogonal, tooLong, slanted].filter((each) => each !== right)),
      solution: [
        wanted === 'slanted'
          ? say`Times ${length * length}, the dot product of the columns is ${equal(dotWorking([a, b], [b, a]), count(2 * a * b))}, which is not 0.`
          : wanted === 'long'
            ? say`The first column has the square sum ${equal(dotWorking([a, b], [a, b]), count(length * length))} and not ${1}.`
            : say`Times ${length * length}, each column has the square sum ${equal(dotWorking([a, b], [a, b]), count(length * length))}, and their dot product is ${equal(dotWorking([a, b], [-b, a]), count(0))}.`,
        because(right),
      ],
      names: { Q: q },
    };
  },
};

export const questions: readonly QuestionMaker[] = [whichMatrix, missingEntry, isOrthogonal];
