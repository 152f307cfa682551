// Numbers beside a system that is solved by Cramer's rule.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { Rational } from '../../exact/rational.ts';
import { determinantOfRows } from '../values/matrices.ts';
import { constant, constantOf } from '../values/polynomial.ts';
import { evaluateScalar } from '../values/value.ts';

const NO_NAMES = { a: [], b: null, unknowns: false } as const;
/** Nobody uses the rule for larger systems. */
const LARGEST = 4;

/** The determinant of the coefficients, and those with the right-hand sides in the place of a column; none of systems that are not square. */
export function determinantsOfCramer(rows: Rows, unknowns: number): readonly Rational[] {
  if (rows.length !== unknowns || unknowns > LARGEST || rows[0].length !== unknowns + 1) return [];
  const coefficients = rows.map((row) => row.slice(0, unknowns));
  const replaced = coefficients.map((_, column) => coefficients.map((row, i) => row.with(column, rows[i][unknowns])));
  return [coefficients, ...replaced].flatMap((matrix) => {
    const value = constantOf(determinantOfRows(matrix.map((row) => row.map(constant))));
    return value === null ? [] : [value];
  });
}

/** The calculation of a number that a line is: an expression, or a determinant; null for other lines. */
export function calculationOf({ content, role, factor }: Line): Term | null {
  if (content.kind === 'expression') return content.term;
  if (content.kind !== 'matrix' || role !== 'determinant' || content.unknowns !== undefined) return null;
  const determinant: Term = { kind: 'determinant', of: { kind: 'matrix', rows: content.rows } };
  return factor === null ? determinant : { kind: 'product', factors: [factor, determinant] };
}

/** The number that a term without names is, a determinant of numbers included; null for other terms. */
export function numberOf(term: Term): Rational | null {
  const value = evaluateScalar(term, NO_NAMES);
  return value === null ? null : constantOf(value);
}

/** Whether a line is the part behind an equals sign of the line before it. */
export function isPartBehind(line: Line, last: Line | undefined): last is Line {
  return line.part !== undefined && line.part > 1 && last?.part === line.part - 1 && last.name === line.name;
}
