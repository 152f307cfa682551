// The judgement of a system that is solved by the inverse of its matrix: the inverse, and the vector of the unknowns.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { Rational } from '../../exact/rational.ts';
import { state, type Statement } from '../statements/statement.ts';
import { inverseOfRows, type Rows as PolynomialRows } from '../values/matrices.ts';
import { constant, constantOf } from '../values/polynomial.ts';
import { evaluate, matrixValue, sameValue, type Value } from '../values/value.ts';
import type { LineJudgement } from '../working.ts';
import { calculationOf, isPartBehind } from './cramer.ts';
import { isSlipVerdict, plain, UNKNOWN } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';
import { fractionOf, type Row, sameRow } from './rows.ts';

const NO_NAMES = { a: [], b: null, unknowns: false } as const;
/** Nobody inverts larger matrices by hand. */
const LARGEST = 4;

type Values = Extract<Line['content'], { readonly kind: 'values' }>;

/**
 * The judgement of the inverse of a system's matrix, or of the vector of its unknowns; null for other lines. `judgeValues` judges values of
 * unknowns.
 */
export function judgeByInverse(
  progress: RowProgress,
  line: Line,
  index: number,
  before: Before,
  judgeValues: (values: Values) => LineJudgement,
): LineJudgement | null {
  const { start, working, tolerance } = progress;
  const unknowns = progress.bar ?? start[0].length - 1;
  const isSystem = working.task.operation === 'solve' && start[0].length === unknowns + 1 && unknowns > 1;
  const value = isSystem && tolerance === null && unknowns <= LARGEST ? matrixOf(line) : null;
  if (value === null) return null;
  const { rows } = value;
  const last = index === 0 ? undefined : working.lines[index - 1];
  const isBehind = isPartBehind(line, last);
  if (rows.length === unknowns && rows[0].length === unknowns && start.length === unknowns)
    return judgeInverseOfSystem(progress, line, value, isBehind ? matrixOf(last) : null, before);
  const entries = rows.length === unknowns && rows[0].length === 1 ? rows.flat() : rows.length === 1 ? rows[0] : [];
  const numbers = entries.map(constantOf).filter((entry) => entry !== null);
  if (entries.length !== unknowns || numbers.length !== unknowns) return null;
  const judged = judgeValues(valuesOf(progress, numbers));
  const isOwn = isSlipVerdict(judged.verdict) && isOwnSolution(progress, numbers);
  progress.ownSolution = numbers;
  if (isOwn) return plain('follows');
  return isSlipVerdict(judged.verdict) && line.name === undefined && line.role !== 'answer' ? UNKNOWN : judged;
}

/** The matrix that a line is, its calculation worked out; null where it is none. */
function matrixOf(line: Line): Extract<Value, { readonly kind: 'matrix' }> | null {
  const { content, factor } = line;
  if (content.kind === 'matrix' && (content.unknowns !== undefined || line.operations.length > 0)) return null;
  const bare: Term | null =
    calculationOf(line) ?? (content.kind === 'matrix' ? { kind: 'matrix', rows: content.rows } : null);
  if (bare === null) return null;
  const term: Term = factor === null || content.kind !== 'matrix' ? bare : { kind: 'product', factors: [factor, bare] };
  const value = evaluate(term, NO_NAMES);
  return value?.kind === 'matrix' ? value : null;
}

function judgeInverseOfSystem(
  progress: RowProgress,
  line: Line,
  value: Extract<Value, { readonly kind: 'matrix' }>,
  earlier: Value | null,
  { onTrack }: Before,
): LineJudgement | null {
  const coefficients = progress.start.map((row) => row.slice(0, -1).map(constant));
  const inverse = inverseOfRows(coefficients);
  if (inverse === null) return null;
  const isRight = sameValue(value, matrixValue(inverse));
  if (!isRight && line.role !== 'inverse-of-a') return null;
  progress.ownInverse = value.rows.map((row) => row.flatMap((entry) => constantOf(entry) ?? []));
  if (isRight) return plain(onTrack ? 'right' : 'follows');
  if (earlier !== null && sameValue(value, earlier)) return plain('follows');
  const calculation: Statement =
    coefficients.length === 2
      ? state('adjugate-of-two-rows', { matrix: coefficients, isDivided: true })
      : state('calculation', { calculation: { kind: 'divided-adjugate', matrix: coefficients }, place: null });
  return {
    ...plain(progress.slipVerdict),
    calculation,
    result: state('right-matrix', { rows: inverse, factor: null }),
  };
}

/** Whether values of all unknowns are the vector before, or the student's own inverse times the right-hand sides. */
export function isOwnSolution({ ownInverse, ownSolution, start }: RowProgress, numbers: Row): boolean {
  if (ownSolution !== null && sameRow(ownSolution, numbers)) return true;
  if (ownInverse === null) return false;
  const right: PolynomialRows = start.map((row) => [constant(row[row.length - 1])]);
  const product = evaluate(
    {
      kind: 'product',
      factors: [termOf(ownInverse), termOf(right.map((row) => row.flatMap((entry) => constantOf(entry) ?? [])))],
    },
    NO_NAMES,
  );
  return product !== null && sameValue(product, matrixValue(numbers.map((entry) => [constant(entry)])));
}

function termOf(rows: Rows): Term {
  return { kind: 'matrix', rows: rows.map((row) => row.map(numberTerm)) };
}

function numberTerm(value: Rational): Term {
  const fraction = fractionOf(value);
  return { kind: 'number', text: `${fraction.numerator}`, value: fraction };
}

/** The vector as values of the unknowns, by their names in the working. */
function valuesOf(progress: RowProgress, numbers: Row): Values {
  const names = progress.unknowns(numbers.length) ?? numbers.map((_, column) => `x_${column + 1}`);
  return {
    kind: 'values',
    values: numbers.map((value, column) => ({ name: names[column], terms: [numberTerm(value)] })),
  };
}
