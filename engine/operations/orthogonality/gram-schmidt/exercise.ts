// Exercises in the Gram-Schmidt process: whole numbers throughout, then fractions, then three vectors.

import { count, equal, indexed, negative, number, product, quotient, sum } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { divide, integer } from '../../../exact/rational.ts';
import { dotOf } from '../../../exercises/whole-vectors.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawNonzero, drawRows, drawUntil, transposedRows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { unitOf } from '../../../algorithms/orthogonalization/solve.ts';
import { solve } from './solve.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 400, denominator: 40 },
  hard: { numerator: 900, denominator: 80 },
};

type Vectors = readonly (readonly number[])[];

/** (a, b), and a combination of it with (-b, a): the projection has a whole factor. */
function inThePlane(random: Random): Vectors {
  const [a, b] = [drawNonzero(random, 4), drawNonzero(random, 4)];
  const [along, across] = [drawNonzero(random, 3), drawNonzero(random, 2)];
  return [
    [a, b],
    [along * a - across * b, along * b + across * a],
  ];
}

const makers: ByDifficulty<(random: Random) => Vectors> = {
  easy: inThePlane,
  medium: (random) => drawRows(random, 2, 3, { from: -3, to: 3 }),
  hard: (random) => drawRows(random, 3, 3, { from: -2, to: 2 }),
};

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) =>
    posed(
      drawUntil(
        () => makers[difficulty](random),
        (vectors) => isFit(vectors, bounds[difficulty]),
      ),
    ),
};

function isFit(vectors: Vectors, limits: Bounds): boolean {
  const overlaps = vectors.slice(1).every((vector) => dotOf(vector, vectors[0]) !== 0);
  const moves = [...solve({ vectors: columnsOf(vectors), indexBase: 1 })];
  const units = moves.flatMap((move) => (move.move === 'result' ? move.facts.directions.map(unitOf) : []));
  return overlaps && isWithinBounds([moves, units], limits);
}

function columnsOf(vectors: Vectors): Matrix {
  return matrixOf(transposedRows(vectors).map((row) => row.map(integer)));
}

function posed(vectors: Vectors): DrawnExercise {
  const [first, second] = vectors;
  const [v1, v2] = [indexed('v', 1), indexed('v', 2)];
  const [shared, square] = [dotOf(second, first), dotOf(first, first)];
  const factor = quotient(product('dot', v2, v1), product('dot', v1, v1));
  return {
    body: { vectors },
    hints: [
      say`The first vector stays as it is. Which part of ${v2} lies in its direction?`,
      say`Work out ${equal(product('dot', v2, v1), count(shared))} and ${equal(product('dot', v1, v1), count(square))} before anything else.`,
      say`The projection of ${v2} has the factor ${equal(factor, number(divide(integer(shared), integer(square))))}, so the second vector is ${sum(v2, negative(product('adjacent', factor, v1)))}.`,
    ],
    facts: [],
  };
}
