// Checks of a characteristic polynomial: each finds something in another way than the working did.

import type { Rows } from '../row-reduction/moves.ts';
import { rowsExpression } from '../row-reduction/tell.ts';
import { type Block, formula, heading, notInShort } from '../../document/block.ts';
import {
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  markedCells,
  matrixExpression,
  negative,
  number,
  numbers,
  power,
  product,
  sum,
} from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { zeroMatrix } from '../../exact/matrix.ts';
import { absolute, add, type Entry, equals, isZero, multiply, signOf } from '../../exact/entry.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import { lastMatrixCheck } from './faddeev-tell.ts';
import { A, coefficient, coefficientName, IDENTITY } from './names.ts';
import { productsOf, withoutZeroProducts } from './products.ts';
import type { Working } from './solve.ts';

/**
 * The check that suits the working; nothing where the coefficients were computed at once.
 * @param about whether the matrices of the Faddeev-LeVerrier method ended in 0 before the last step, and whether the polynomial is det(A − λI)
 */
export function checkBlocks(
  rows: Rows<Entry>,
  coefficients: readonly Entry[],
  working: Working,
  about: About,
): readonly Block[] {
  if (working === 'computed') return [];
  return notInShort(heading(say`Check the result`), ...checks[working](rows, coefficients, about));
}

interface About {
  readonly isExhausted: boolean;
  readonly turned: boolean;
}

type Check = (rows: Rows<Entry>, coefficients: readonly Entry[], about: About) => readonly Block[];

const checks: { readonly [K in Exclude<Working, 'computed'>]: Check } = {
  expansion: (rows, coefficients, { turned }) => {
    if (rows.length === 1) return [rootCheck(rows)];
    const constant = rows.length <= 3 ? [determinantCheck(rows, coefficients, turned)] : [];
    return [traceCheck(rows, coefficients, turned), ...constant];
  },
  diagonal: (rows, coefficients, { turned }) => [traceCheck(rows, coefficients, turned)],
  blocks: (rows, coefficients, { turned }) => [traceCheck(rows, coefficients, turned)],
  'faddeev-leverrier': (rows, coefficients, { isExhausted }) =>
    isExhausted ? squaresCheck(rows, coefficients) : [lastMatrixCheck(rows.length)],
  'principal-minors': (rows, coefficients) => {
    if (rows.length === 1) return [rootCheck(rows)];
    return rows.length === 2 ? equationCheck(rows, coefficients) : squaresCheck(rows, coefficients);
  },
};

/** The entry of a 1x1 matrix is the root. */
function rootCheck([[entry]]: Rows<Entry>): Block {
  return formula(
    equal(apply('p', number(entry)), sum(number(entry), negative(number(entry))), count(0)),
    say`Put the entry in: it must be the root.`,
  );
}

/** The coefficient after the leading one is minus the trace; of det(A − λI) with an odd number of rows it is the trace. */
function traceCheck(rows: Rows<Entry>, coefficients: readonly Entry[], turned: boolean): Block {
  const diagonal = rows.map((row, place) => row[place]);
  if (turned && rows.length % 2 === 1) {
    return formula(
      equal(apply('tr', A), sum(...numbers(diagonal)), number(coefficients[1])),
      say`The trace must be ${coefficientName(rows.length - 1)}.`,
    );
  }
  return formula(
    equal(negative(apply('tr', A)), negative(sum(...numbers(diagonal))), number(coefficients[1])),
    say`Minus the trace must be ${coefficientName(rows.length - 1)}.`,
  );
}

const MINUS_A = negative(A);

/** The constant term is p(0), the determinant of -A. */
function determinantCheck(rows: Rows<Entry>, coefficients: readonly Entry[], turned: boolean): Block {
  const constant = coefficients[coefficients.length - 1];
  if (turned) {
    return formula(
      equal(apply('p', count(0)), determinantOf(A), ...productsOf(rows), number(constant)),
      rows.length === 3
        ? say`The constant term must be the determinant of ${A}. The products are those of the rule of Sarrus${withoutZeroProducts(rows)}`
        : say`The constant term must be the determinant of ${A}.`,
    );
  }
  const isOdd = rows.length % 2 === 1;
  const sign = (of: Expression): Expression => (isOdd ? negative(of) : of);
  return formula(
    equal(apply('p', count(0)), sign(determinantOf(A)), ...productsOf(rows).map(sign), number(constant)),
    isOdd
      ? say`The constant term must be the determinant of ${MINUS_A}, which is minus the determinant of ${A}, because the number of rows is odd. The products are those of the rule of Sarrus${withoutZeroProducts(rows)}`
      : say`The constant term must be the determinant of ${MINUS_A}, which is the determinant of ${A}, because the number of rows is even.`,
  );
}

/** The matrix satisfies its own characteristic equation. */
function equationCheck(rows: Rows<Entry>, coefficients: readonly Entry[]): readonly Block[] {
  const square = power(A, count(2));
  const [, linear, constant] = coefficients;
  const terms = [square, ...weighted(linear, A), ...weighted(constant, IDENTITY)];
  const zero = matrixExpression(zeroMatrix(rows.length, rows.length));
  const reason = say`A matrix satisfies its own characteristic equation, where a number stands for as many times the identity matrix. That is the theorem of Cayley and Hamilton.`;
  if (terms.length === 1) return [formula(equal(square, product('dot', A, A), zero), reason)];
  return [
    formula(equal(square, product('dot', A, A), rowsExpression(squareOf(rows)))),
    formula(equal(sum(...terms), zero), reason),
  ];
}

/** A multiple of a matrix as a term; nothing where the factor is 0. */
function weighted(factor: Entry, matrix: Expression): readonly Expression[] {
  if (isZero(factor)) return [];
  const size = absolute(factor);
  const term = equals(size, ONE) ? matrix : product('adjacent', number(size), matrix);
  return [signOf(factor) < 0 ? negative(term) : term];
}

/** Newton's identity: the squares of the roots add up to the trace of A², and to c² − 2c′ of the highest coefficients. */
function squaresCheck(rows: Rows<Entry>, coefficients: readonly Entry[]): readonly Block[] {
  const size = rows.length;
  const square = squareOf(rows);
  const diagonal = square.map((row, place) => row[place]);
  const total = number(diagonal.reduce(add));
  const [first, second] = [coefficient(size - 1), coefficient(size - 2)];
  const [, firstValue, secondValue] = numbers(coefficients);
  const marks = markedCells(...diagonal.map((_, place) => [place, place] as const));
  return [
    formula(equal(power(A, count(2)), product('dot', A, A), rowsExpression(square, null, marks))),
    formula(equal(apply('tr', power(A, count(2))), sum(...numbers(diagonal)), total)),
    formula(
      equal(
        sum(power(first, count(2)), negative(product('adjacent', count(2), second))),
        sum(power(firstValue, count(2)), negative(product('dot', count(2), secondValue))),
        total,
      ),
      say`Both are the sum of the squares of the eigenvalues, counted with their multiplicities, so they must agree.`,
    ),
  ];
}

function squareOf(rows: Rows<Entry>): Rows<Entry> {
  return rows.map((row) =>
    row.map((_, column) => row.reduce((total, entry, k) => add(total, multiply(entry, rows[k][column])), ZERO)),
  );
}
