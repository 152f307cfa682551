// Echelon forms in other languages. The reduced form is the same by any way; an echelon form takes the pivots of the working.

import { isRational } from '../../../exact/entry.ts';
import { isReadable } from '../../../algorithms/readable.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { arithmeticWithin } from '../../../exact/budget.ts';
import { rowEchelon, rowEchelonCost } from '../../../exact/kernels/echelon.ts';
import { type ExactMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/rational.ts';
import { type Implementation, type Language, matrixInProgram, type Working } from '../../../learning/implementation.ts';
import { echelonFormula } from './formulas.ts';
import { fractionFreePrograms } from './programs-fraction-free.ts';
import { leadingOnesPrograms } from './programs-leading-ones.ts';
import { reducedPrograms } from './programs-reduced.ts';
import { type EchelonMove, solveEchelon, withoutFractions } from './solve.ts';
import type { EchelonInput } from './way.ts';

type Written = Exclude<Language, 'spreadsheet'>;

export const implementation: Implementation<EchelonInput> = {
  working: {
    numpy: (input) => workingIn('numpy', input),
    sympy: (input) => workingIn('sympy', input),
    r: (input) => workingIn('r', input),
    octave: (input) => workingIn('octave', input),
    typescript: (input) => workingIn('typescript', input),
    spreadsheet: (input) => ({ result: echelonFormula(input, formWithoutWorking(input)) }),
  },
};

function workingIn(language: Written, input: EchelonInput): Working {
  const { a, reduced, method } = input;
  if (isReadable(a) && !reduced) {
    return method === 'fraction-free' ? wholeWorking(language, input) : leadingOnesPrograms('units')[language];
  }
  // Beyond what exact arithmetic can do in time the answer is the reduced form, which is a row echelon form too.
  if (reduced || arithmeticWithin(rowEchelonCost(a)) !== 'exact') return reducedPrograms[language];
  const working = leadingOnesPrograms('first')[language];
  const form = method === 'fraction-free' ? formWithoutWorking(input) : null;
  return form === null
    ? working
    : { ...working, result: scaled[language](working.result, pivotsOf(matrixInProgram(form))) };
}

/** In whole numbers where the language can hold them. Else leading ones are made, and multiplied by the pivots of the working. */
function wholeWorking(language: Written, input: EchelonInput): Working {
  const moves = [...solveEchelon(input)];
  if (language === 'numpy' || language === 'sympy' || areExactInDoubles(moves)) {
    return fractionFreePrograms(denominatorsOf(matrixInProgram(input.a)))[language];
  }
  const order = Array.from({ length: input.a.rows }, (_, row) => row);
  for (const { move, facts } of moves) {
    if (move === 'swap') [order[facts.first], order[facts.second]] = [order[facts.second], order[facts.first]];
  }
  const result = moves.find(({ move }) => move === 'result');
  const matrix = result?.move === 'result' ? result.facts.matrix : null;
  const working = leadingOnesPrograms('first', order)[language];
  if (matrix === null || matrix.kind === 'float64' || matrix.kind === 'real') return working;
  return { ...working, result: scaled[language](working.result, pivotsOf(matrix)) };
}

/** Whether the two products of every crosswise step, and their difference, are whole numbers that doubles hold. */
function areExactInDoubles(moves: readonly EchelonMove[]): boolean {
  const numerators = moves.flatMap(({ facts }) =>
    'rows' in facts && typeof facts.rows !== 'number' ? facts.rows.flat().filter(isRational) : [],
  );
  const largest = numerators.reduce(
    (most, { numerator }) => (absolute(numerator) > most ? absolute(numerator) : most),
    0n,
  );
  return 2n * largest * largest <= BigInt(Number.MAX_SAFE_INTEGER);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The answer for a matrix that is too large for a working; null for others. */
function formWithoutWorking({ a, reduced, method }: EchelonInput): ExactMatrix | null {
  if (reduced || isReadable(a)) return null;
  const form = rowEchelon(matrixInProgram(a));
  if (form.kind !== 'echelon' || form.matrix.kind === 'float64') return null;
  return method === 'fraction-free' ? withoutFractions(form.matrix) : form.matrix;
}

/** The first entries of the rows, and 1 for a row of zeros: whole numbers in a form without fractions. */
function pivotsOf(form: Matrix): readonly bigint[] {
  return rowsOf(form).map((row) => row.find((entry) => !isZero(entry))?.numerator ?? 1n);
}

function denominatorsOf(a: Matrix): readonly bigint[] {
  return rowsOf(a).map(leastCommonDenominator);
}

/** A form with leading ones, each row times its pivot. */
const scaled: { readonly [L in Written]: (form: string, pivots: readonly bigint[]) => string } = {
  numpy: (form, pivots) => `${form} * np.array([${pivots.map((x) => `[${x}.0]`).join(', ')}])`,
  sympy: (form, pivots) => `Matrix.diag(${pivots.join(', ')}) * ${form}`,
  r: (form, pivots) => `${form} * c(${pivots.join(', ')})`,
  octave: (form, pivots) => `diag([${pivots.join(' ')}]) * (${form})`,
  typescript: (form, pivots) => `${form}.map((row, i) => row.map((x) => x * [${pivots.map(Number).join(', ')}][i]))`,
};
