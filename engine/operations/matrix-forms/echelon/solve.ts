// Echelon forms: the row echelon form, and the reduced one.
// Above: operation.ts. Below: algorithms/row-reduction, exact/kernels; story.ts tells these moves.

import { predictedWork, requireAffordable, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { isReadable, workingCost } from '../../../algorithms/readable.ts';
import {
  eliminateDownwards,
  eliminateUpwards,
  leastCommonDenominator,
  type ReductionOptions,
  type RowMoves,
} from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { reducedEchelon, reducedEchelonCost, rowEchelon, rowEchelonCost } from '../../../exact/kernels/echelon.ts';
import {
  type AnswerMatrix,
  type FloatMatrix,
  type Matrix,
  matricesEqual,
  matrixOf,
  rowsOf,
} from '../../../exact/matrix.ts';
import { multiply, rational } from '../../../exact/rational.ts';

export const methods = [
  ['gauss', 'each pivot is made a leading 1 before its column is cleared'],
  ['fraction-free', 'rows are multiplied crosswise, so that the entries stay integers'],
] as const;

export type Method = (typeof methods)[number][0];

/** A matrix of any shape, the form asked for, and where counting begins. */
export interface EchelonInput {
  readonly a: Matrix;
  readonly reduced: boolean;
  readonly method: Method;
  readonly indexBase: number;
}

export interface EchelonMoves extends RowMoves {
  /** What is to be reached, before anything is done. */
  goal: { readonly reduced: boolean; readonly method: Method };
  /** Too large to be written out. */
  computed: { readonly rows: number; readonly columns: number; readonly exact: boolean };
  result: {
    readonly matrix: AnswerMatrix;
    readonly pivots: readonly number[];
    readonly reduced: boolean;
    readonly method: Method;
    /** Whether the matrix had this form from the start. */
    readonly unchanged: boolean;
  };
}

export type EchelonMove = Move<EchelonMoves>;

/** The predicted work: an elimination by hand, or that of the kernel. */
export function workOf({ a, reduced }: EchelonInput): number {
  return isReadable(a) ? workingCost(a) : predictedWork(kernels[reduced ? 'reduced' : 'echelon'].cost(a));
}

const kernels = {
  reduced: { form: reducedEchelon, cost: reducedEchelonCost, what: 'the reduced row echelon form' },
  echelon: { form: rowEchelon, cost: rowEchelonCost, what: 'the row echelon form' },
} as const;

export function* solveEchelon(input: EchelonInput): Generator<EchelonMove, Answer, void> {
  const { matrix, pivots, unchanged } = isReadable(input.a) ? yield* work(input) : yield* compute(input);
  requireMatrixInRange(matrix, () => ['a']);
  yield {
    move: 'result',
    facts: { matrix, pivots, reduced: input.reduced, method: input.method, unchanged },
  };
  return matrixAnswer(matrix);
}

interface Form {
  readonly matrix: AnswerMatrix;
  readonly pivots: readonly number[];
  readonly unchanged: boolean;
}

function* work({ a, reduced, method }: EchelonInput): Generator<EchelonMove, Form, void> {
  const options: ReductionOptions = { style: method === 'gauss' ? 'leading-ones' : 'fraction-free', bar: null };
  yield { move: 'goal', facts: { reduced, method } };
  const echelon = yield* eliminateDownwards(rowsOf(a), options);
  const matrix = matrixOf(reduced ? yield* eliminateUpwards(echelon, options) : echelon.rows);
  return { matrix, pivots: echelon.pivots, unchanged: matricesEqual(a, matrix) };
}

function* compute({ a, reduced, method }: EchelonInput): Generator<EchelonMove, Form, void> {
  const kernel = kernels[reduced ? 'reduced' : 'echelon'];
  requireAffordable(kernel.what, a, kernel.cost);
  const { matrix, pivots } = withinRange(kernel.what, kernel.form(a));
  yield { move: 'computed', facts: { rows: a.rows, columns: a.columns, exact: matrix.kind !== 'float64' } };
  return { matrix: reduced || method === 'gauss' ? matrix : withoutFractions(matrix), pivots, unchanged: false };
}

/** Each row times its least common denominator: the row echelon form in integers. */
function withoutFractions(matrix: Matrix | FloatMatrix): Matrix | FloatMatrix {
  if (matrix.kind === 'float64') return matrix;
  return matrixOf(
    rowsOf(matrix).map((row) => {
      const factor = rational(leastCommonDenominator(row));
      return row.map((value) => multiply(factor, value));
    }),
  );
}
