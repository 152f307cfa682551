// Hints for characteristic polynomials: what the trace and the determinant give away, and a root to check with.

import { principalSubmatrix } from '../../../algorithms/expansion/minor.ts';
import { rationals } from '../../../exact/field.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  sum,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import {
  add,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
  ZERO,
} from '../../../exact/rational.ts';
import { triangularKindOf } from '../../../algorithms/characteristic/features.ts';
import { A, IDENTITY, LAMBDA, POLYNOMIAL, powerOf, SHIFTED } from '../../../algorithms/characteristic/names.ts';
import type { Method } from '../../../algorithms/characteristic/solve.ts';

const TRACE = apply('tr', A);
const DETERMINANT = determinantOf(A);

/** Hints for a matrix of two, three or four rows whose eigenvalues are known; `method` is the one asked for. */
export function hintsFor(rows: Rows, eigenvalues: readonly number[], method?: Method): readonly Prose[] {
  if (method === 'faddeev-leverrier') return hintsByTraces(rows, eigenvalues);
  if (triangularKindOf(rows) !== null) return triangularHints(rows);
  return rows.length === 2 ? hintsForTwo(rows) : hintsForMore(rows, eigenvalues);
}

function traceWorked(rows: Rows): Expression {
  const diagonal = rows.map((row, index) => row[index]);
  return equal(TRACE, sum(...numbers(diagonal)), number(diagonal.reduce(add)));
}

function triangularHints(rows: Rows): readonly Prose[] {
  const isUpper = triangularKindOf(rows) !== 'lower';
  const zeros = claim(
    isUpper ? say`${A} has only zeros below its main diagonal` : say`${A} has only zeros above its main diagonal`,
    holds(isUpper ? 'upperTriangular' : 'lowerTriangular', A),
  );
  const [first] = rows;
  return [
    say`The characteristic polynomial is the determinant of ${SHIFTED}. Look at the shape of ${A} before you expand anything.`,
    say`${zeros}, and so has ${SHIFTED}: its determinant is the product of its diagonal.`,
    say`${claim(say`One factor belongs to the entry ${number(first[0])}, which is a root`, equal(measure('entryAt', A, 1, 1), number(first[0])), equal(apply('p', number(first[0])), count(0)))}. Write one such factor for each diagonal entry, and multiply them out.`,
  ];
}

function hintsForTwo(rows: Rows): readonly Prose[] {
  const [[a, b], [c, d]] = rows;
  const value = determinantByExpansion(rationals, rows);
  return [
    say`For two rows the trace and the determinant are enough: ${equal(POLYNOMIAL, sum(powerOf(2), negative(product('adjacent', TRACE, LAMBDA)), DETERMINANT))}.`,
    say`The trace is ${traceWorked(rows)}.`,
    say`The determinant is ${equal(DETERMINANT, sum(product('dot', number(a), number(d)), negative(product('dot', number(b), number(c)))), number(value))}. Put both in; the trace changes its sign.`,
  ];
}

function hintsForMore(rows: Rows, eigenvalues: readonly number[]): readonly Prose[] {
  const size = rows.length;
  return [
    say`The coefficient of ${powerOf(size)} is ${1}. Two others come cheaply: the next one is minus the trace, and the constant term is the determinant of ${negative(A)}.`,
    say`Begin with the trace: ${traceWorked(rows)}.`,
    size === 3 ? minorHint(rows) : squareHint(rows),
    valueAtZero(rows, eigenvalues),
  ];
}

/** The first two steps of the method of Faddeev and LeVerrier, for two rows or more. */
function hintsByTraces(rows: Rows, eigenvalues: readonly number[]): readonly Prose[] {
  const trace = rows.map((row, index) => row[index]).reduce(add);
  const first = negate(trace);
  const half = divide(subtract(traceOfSquare(rows), multiply(trace, trace)), integer(2));
  const shifted = sum(A, product('adjacent', number(first), IDENTITY));
  const traceOfSecond = apply('tr', isZero(first) ? power(A, count(2)) : product('adjacent', A, shifted));
  return [
    say`After the leading one, every coefficient comes from the trace of a product with ${A}: divide it by the number of the step and change its sign. Then add this coefficient on the main diagonal of the product, and multiply by ${A} again.`,
    say`In the first step the matrix is ${A} itself, and ${traceWorked(rows)}.`,
    say`In the second step half of the trace counts: ${equal(quotient(traceOfSecond, count(2)), number(half))}. With its sign changed it is the next coefficient.`,
    valueAtZero(rows, eigenvalues),
  ];
}

/** What the polynomial must give at zero, and a root, to check with. */
function valueAtZero(rows: Rows, eigenvalues: readonly number[]): Prose {
  const value = determinantByExpansion(rationals, rows);
  const isOdd = rows.length % 2 === 1;
  const root = eigenvalues.find((eigenvalue) => eigenvalue !== 0) ?? 0;
  return say`At zero the polynomial gives its constant term: ${equal(apply('p', count(0)), isOdd ? negative(DETERMINANT) : DETERMINANT, number(isOdd ? negate(value) : value))}. ${claim(say`Another check: ${count(root)} is a root`, equal(apply('p', count(root)), count(0)))}.`;
}

/** One of the three principal minors of order two. */
function minorHint(rows: Rows): Prose {
  const part = principalSubmatrix(rows, [0, 1]);
  return say`The coefficient of ${LAMBDA} is the sum of three principal minors: each keeps two rows and the columns with the same numbers. The first of them is ${equal(determinantOf(rowsExpression(part)), number(determinantByExpansion(rationals, part)))}.`;
}

/** The second coefficient from two traces. */
function squareHint(rows: Rows): Prose {
  const trace = rows.map((row, index) => row[index]).reduce(add);
  const total = traceOfSquare(rows);
  const half = quotient(sum(power(number(trace), count(2)), negative(number(total))), count(2));
  return say`The coefficient of ${powerOf(rows.length - 2)} needs ${equal(apply('tr', power(A, count(2))), number(total))}; it is ${equal(quotient(sum(power(TRACE, count(2)), negative(apply('tr', power(A, count(2))))), count(2)), half)}.`;
}

function traceOfSquare(rows: Rows): Rational {
  return rows
    .map((row, i) => row.reduce((total, entry, k) => add(total, multiply(entry, rows[k][i])), ZERO))
    .reduce(add);
}
