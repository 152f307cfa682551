// The matrix of a simple root λ of the characteristic polynomial: p(x) divided by x − λ, with A in place of x.

import { LAMBDA, POLYNOMIAL, show } from '../../../algorithms/characteristic/names.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { type Block, formula, notInShort, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  matrixExpression,
  negative,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { productOver } from '../../../algorithms/spectrum/jordan-chains.ts';
import { rationals } from '../../../exact/field.ts';
import { entry, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { derivative, type Polynomial, polynomial, polynomials } from '../../../exact/polynomial.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { gridOf } from './formula.ts';

/** Of more rows the powers are not written out. */
const MOST_ROWS = 4;

const [A, I] = ['A', 'I'].map(symbol);
const QUOTIENT = apply('Y', LAMBDA);
const DERIVATIVE = apply('h', LAMBDA);

/** Whether the matrix of the roots of a factor is told in this way. */
export function isToldByQuotient(a: Matrix, spectrum: Spectrum, place: number): boolean {
  return a.rows <= MOST_ROWS && spectrum.factors[place].times === 1;
}

/** @param name what the matrix is called, @param factor the polynomial of whose roots it is told */
export function quotientBlocks(a: Matrix, spectrum: Spectrum, name: Expression, factor: Expression): readonly Block[] {
  const p = characteristicOf(spectrum);
  const size = a.rows;
  // Horner's scheme for p(x) / (x − λ): the coefficients, that of the highest power of x first.
  const coefficients = Array.from({ length: size }, (_, k) => polynomial(...p.slice(size - k)));
  const powers = powersOf(a);
  const entries = (row: number, column: number): Polynomial =>
    coefficients.reduce((total, coefficient, k) => {
      const degree = size - 1 - k;
      const value = degree === 0 ? (row === column ? ONE : ZERO) : entry(powers[degree - 1], row, column);
      return polynomials.add(total, polynomials.multiply(coefficient, polynomial(value)));
    }, polynomials.zero);
  const terms = coefficients.map((coefficient, k) => {
    const degree = size - 1 - k;
    const matrix = degree === 0 ? I : degree === 1 ? A : power(A, count(degree));
    return k === 0 ? matrix : product('adjacent', show(coefficient), matrix);
  });
  return [
    ...notInShort(
      paragraph(
        say`For a root ${LAMBDA} of ${factor} the product of the differences is ${POLYNOMIAL}, with ${symbol('x')} in place of ${LAMBDA}, divided by ${sum(symbol('x'), negative(LAMBDA))}. The coefficients of the quotient come from Horner's scheme.`,
      ),
      ...(spectrum.factors.length === 1 ? [] : [formula(equal(POLYNOMIAL, show(p)))]),
      ...powers.slice(1).map((matrix, k) => formula(equal(power(A, count(k + 2)), matrixExpression(matrix)))),
    ),
    formula(
      equal(
        QUOTIENT,
        sum(...terms),
        gridOf(size, (row, column) => shown(entries(row, column))),
      ),
    ),
    formula(
      equal(DERIVATIVE, show(derivative(p))),
      say`By this number the product stretches an eigenvector: it is the value of the quotient for ${LAMBDA} itself, and that is the derivative of ${POLYNOMIAL}. It is not zero, because ${LAMBDA} is a simple root.`,
    ),
    formula(
      equal(name, product('adjacent', quotient(count(1), DERIVATIVE), QUOTIENT)),
      say`In ${power(A, symbol('n'))} it is multiplied by ${power(LAMBDA, symbol('n'))}.`,
    ),
  ];
}

function shown(p: Polynomial): Expression {
  return p.length === 0 ? count(0) : show(p);
}

function characteristicOf({ factors }: Spectrum): Polynomial {
  return factors.reduce<Polynomial>(
    (known, { factor, times }) => Array.from({ length: times }, () => factor).reduce(polynomials.multiply, known),
    [ONE],
  );
}

/** A, A² and so on, up to one less than there are rows. */
function powersOf(a: Matrix): readonly Matrix[] {
  const rows = rowsOf(a);
  const powers = [rows];
  while (powers.length < a.rows - 1) powers.push(productOver(rationals, powers[powers.length - 1], rows));
  return powers.map((power_) => matrixOf(power_));
}
