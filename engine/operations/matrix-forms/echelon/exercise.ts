// Exercises in row reduction: chosen ranks, pivot columns and solutions of systems, with small numbers along the whole working.

import { count, type Expression, equal, list, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { absolute, compare, isZero } from '../../../exact/entry.ts';
import { integer } from '../../../exact/rational.ts';
import { drawUntil, matrixInBody } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import { drawFromPlan, hasParallelRows, type Plan } from '../../../exercises/echelon-matrices.ts';
import type { Random } from '../../../learning/random.ts';
import { asTold, isWholeThroughout, staysWithin, type Worked, workedOut } from './worked.ts';
import { firstStepOf, hintsFor, type Solutions } from './exercise-hints.ts';
import type { Method } from './way.ts';

/** The exercises of the row echelon form, or of the reduced one. */
export function exerciseOf(reduced: boolean): Exercise {
  return {
    bounds: BOUNDS,
    draw: (random, difficulty) => drawnProblem(random, reduced, difficulty).exercise,
  };
}

/** Rows are divided by pivots, so the operations hold fractions even where the matrices hold none. */
const BOUNDS: ByDifficulty<Bounds> = {
  easy: { numerator: 24, denominator: 3 },
  medium: { numerator: 40, denominator: 3 },
  hard: { numerator: 80, denominator: 6 },
};

/** The largest entry of the matrix itself. */
const LARGEST_ENTRY: ByDifficulty<number> = { easy: 9, medium: 12, hard: 15 };

/** What a problem is chosen for. */
interface DomainError {
  readonly rows: number;
  readonly columns: number;
  /** The columns that hold pivots, from 0. */
  readonly pivotColumns: readonly number[];
  /** The largest pivot that an elimination meets. */
  readonly largestPivot: number;
  readonly isWhole?: boolean;
  readonly hasZeroFirst?: boolean;
  /** How many solutions the matrix has as a system with the right-hand sides in its last column. */
  readonly solutions?: Solutions;
  readonly method?: Method;
}

const problems: ByDifficulty<(reduced: boolean) => readonly DomainError[]> = {
  easy: () => [
    { rows: 2, columns: 3, pivotColumns: [0, 1], largestPivot: 3, solutions: 'one' },
    { rows: 2, columns: 4, pivotColumns: [0, 1], largestPivot: 3 },
    { rows: 3, columns: 3, pivotColumns: [0, 1], largestPivot: 2 },
  ],
  medium: () => [
    { rows: 3, columns: 4, pivotColumns: [0, 1, 2], largestPivot: 3, solutions: 'one' },
    { rows: 3, columns: 4, pivotColumns: [0, 1, 2], largestPivot: 2, solutions: 'one', hasZeroFirst: true },
    { rows: 3, columns: 4, pivotColumns: [0, 1], largestPivot: 3, solutions: 'infinitely many' },
    { rows: 3, columns: 4, pivotColumns: [0, 1, 3], largestPivot: 2, solutions: 'none' },
    { rows: 3, columns: 4, pivotColumns: [0, 2], largestPivot: 3, hasZeroFirst: true },
  ],
  hard: (reduced) => [
    { rows: 4, columns: 5, pivotColumns: [0, 1, 3], largestPivot: 3, solutions: 'infinitely many' },
    { rows: 4, columns: 5, pivotColumns: [0, 2, 4], largestPivot: 2, solutions: 'none', hasZeroFirst: true },
    { rows: 3, columns: 5, pivotColumns: [1, 2, 4], largestPivot: 3, hasZeroFirst: true },
    { rows: 3, columns: 4, pivotColumns: [0, 1, 2], largestPivot: 3, isWhole: false, solutions: 'one' },
    { rows: 3, columns: 4, pivotColumns: [0, 2], largestPivot: 3, isWhole: false, hasZeroFirst: true },
    reduced
      ? { rows: 4, columns: 4, pivotColumns: [0, 1, 2], largestPivot: 3 }
      : { rows: 3, columns: 4, pivotColumns: [0, 1, 2], largestPivot: 4, isWhole: false, method: 'fraction-free' },
  ],
};

/** An exercise with the working that it was chosen for. */
export function drawnProblem(
  random: Random,
  reduced: boolean,
  difficulty: Difficulty,
): { readonly worked: Worked; readonly exercise: DrawnExercise } {
  const problem = random.pick(problems[difficulty](reduced));
  const { rows, columns, pivotColumns, solutions = null, method } = problem;
  const draw = (): Worked => {
    const a = integerMatrix(drawFromPlan(random, planFor(random, problem)));
    return workedOut(a, reduced, method ?? 'auto');
  };
  const worked = drawUntil(draw, (drawn) => isFriendly(drawn, problem, difficulty));
  const exercise = {
    body: { a: matrixInBody(worked.a), ...(method === undefined ? {} : { method }) },
    hints: hintsFor(asTold(worked), { rows, columns, pivotColumns, solutions }),
    facts: factsOf(problem),
  };
  return { worked, exercise };
}

function planFor(random: Random, problem: DomainError): Plan {
  const { rows, columns, pivotColumns, largestPivot, isWhole = true, hasZeroFirst = false } = problem;
  const pivots = pivotColumns.map(() => {
    const pivot = random.integer(1, largestPivot);
    return random.chance(15) ? -pivot : pivot;
  });
  return { rows, columns, pivotColumns, pivots, isWhole, hasZeroFirst };
}

/** Small numbers all along, a first column to be cleared, and no row that is settled from the start. */
function isFriendly(worked: Worked, { isWhole = true }: DomainError, difficulty: Difficulty): boolean {
  const rows = rowsOf(worked.a);
  const largest = integer(LARGEST_ENTRY[difficulty]);
  return (
    rows.every((row) => row.some((entry) => !isZero(entry))) &&
    !hasParallelRows(rows) &&
    rows.flat().every((entry) => compare(absolute(entry), largest) <= 0) &&
    firstStepOf(worked) !== null &&
    (worked.method === 'fraction-free' || isWholeThroughout(worked) === isWhole) &&
    staysWithin(worked, BOUNDS[difficulty]) &&
    firstStepOf(asTold(worked)) !== null
  );
}

const A = symbol('A');

/** The rank, the places of the pivots, the zero that forces rows to be exchanged, and whether a system can be solved. */
function factsOf({ columns, pivotColumns, solutions, hasZeroFirst = false }: DomainError): readonly Expression[] {
  const rank = measure('rank', A);
  const rankOfLeftSide = measure('rank', measure('withoutColumns', A, list([count(columns)])));
  return [
    equal(rank, count(pivotColumns.length)),
    equal(measure('pivotColumns', A), list(pivotColumns.map((column) => count(column + 1)))),
    ...(hasZeroFirst ? [equal(measure('entryAt', A, 1, pivotColumns[0] + 1), count(0))] : []),
    ...(solutions === undefined
      ? []
      : [solutions === 'none' ? relation(rank, 'greater', rankOfLeftSide) : equal(rank, rankOfLeftSide)]),
  ];
}
