// The words of characteristic polynomials.
// Above: operation.ts. Below: solve.ts, algorithms/expansion/tell.ts, algorithms/polynomial.

import { expansionMoveHandlers } from '../../../algorithms/expansion/tell.ts';
import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { type Polynomial, polynomialExpression } from '../../../algorithms/polynomial/polynomial.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { joined } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  grid,
  indexed,
  matrixExpression,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  sum,
  symbol,
  relation,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entry, identity, type Matrix } from '../../../exact/matrix.ts';
import { type Rational, signOf } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import {
  type CharacteristicInput,
  type CharacteristicMove,
  type CharacteristicMoves,
  type Method,
  VARIABLE,
} from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The characteristic polynomial is the determinant of the matrix in which the unknown stands on the diagonal and the given matrix is subtracted. Its zeros are the eigenvalues: the factors by which some directions are only stretched. Every square matrix satisfies its own characteristic equation.`,
];

const LAMBDA = symbol(VARIABLE);
const POLYNOMIAL = apply('p', LAMBDA);
const SHIFTED = sum(product('adjacent', LAMBDA, symbol('I')), negative(symbol('A')));

export function task({ a }: CharacteristicInput): Prose {
  return say`Find the characteristic polynomial ${equal(POLYNOMIAL, determinantOf(SHIFTED))} of the matrix ${equal(symbol('A'), matrixExpression(a))}.`;
}

export function tell({ a }: CharacteristicInput, moves: readonly CharacteristicMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<CharacteristicMoves>();

const handlers: { readonly [K in keyof CharacteristicMoves]: (facts: CharacteristicMoves[K]) => readonly Block[] } = {
  ...expansionMoveHandlers(show),
  choose: ({ method }) => [heading(say`Choose a method`), paragraph(...choiceWords[method])],
  shift: ({ rows }) => [
    heading(say`Subtract the matrix from ${product('adjacent', LAMBDA, symbol('I'))}`),
    formula(
      equal(SHIFTED, grid(rows.map((row) => row.map(show)))),
      say`${LAMBDA} stands on the diagonal only; every entry changes its sign.`,
    ),
    rows.length === 1
      ? formula(equal(POLYNOMIAL, show(rows[0][0])), say`The determinant of a ${1} by ${1} matrix is its entry.`)
      : formula(equal(POLYNOMIAL, determinantOf(grid(rows.map((row) => row.map(show)))))),
  ],
  begin: ({ size }) => [
    heading(say`Start with the identity matrix`),
    formula(
      equal(indexed('M', 1), matrixExpression(identity(size))),
      say`Each step multiplies by ${symbol('A')}, takes a coefficient from the trace, and adds it on the diagonal.`,
    ),
  ],
  coefficient: ({ step, size, product: result, trace, value, next }) => [
    heading(say`Find ${coefficientName(size - step)}`),
    formula(equal(product('adjacent', symbol('A'), indexed('M', step)), rowsExpression(result))),
    formula(
      equal(indexed('c', size - step), negative(quotient(number(trace), count(step))), number(value)),
      say`The coefficient is minus the trace ${number(trace)} divided by the number of the step, ${step}.`,
    ),
    formula(
      equal(
        indexed('M', step + 1),
        sum(
          product('adjacent', symbol('A'), indexed('M', step)),
          product('adjacent', indexed('c', size - step), symbol('I')),
        ),
        rowsExpression(next),
      ),
      step === size
        ? say`The last matrix must be the zero matrix: this is the theorem of Cayley and Hamilton, and a check of the whole working.`
        : null,
    ),
  ],
  minors: ({ order, size, minors, total, value }) => [
    heading(say`Find ${coefficientName(size - order)}`),
    paragraph(
      minors.length === 1
        ? say`There is one principal minor of order ${order}: the determinant of the whole matrix.`
        : say`Add the principal minors of order ${order}: the determinants of the parts whose rows and columns have the same numbers.`,
      order % 2 === 0
        ? say`The order ${order} is even, so the coefficient is the sum itself.`
        : say`The order ${order} is odd, so the coefficient is the sum with the other sign.`,
    ),
    ...minors.map(({ places, rows, value: minor }) =>
      formula(
        order === 1
          ? equal(indexed('a', places[0] + 1, places[0] + 1), number(minor))
          : equal(determinantOf(rowsExpression(rows)), number(minor)),
        say`${order === 1 ? 'Row and column' : 'Rows and columns'} ${joined(places.map((place) => say`${place + 1}`))}.`,
      ),
    ),
    ...(minors.length > 1 ? [formula(equal(sum(...numbers(minors.map((minor) => minor.value))), number(total)))] : []),
    formula(
      equal(
        indexed('c', size - order),
        ...(order % 2 === 0 || signOf(total) >= 0 ? [] : [negative(number(total))]),
        number(value),
      ),
    ),
  ],
  computed: ({ size, exact }) => [
    heading(say`Compute the coefficients`),
    paragraph(
      say`The working for this ${size} by ${size} matrix would be too long to read.`,
      exact
        ? say`It is computed in exact arithmetic: nothing is rounded on the way.`
        : say`It is computed in floating-point arithmetic, so the last digits of its coefficients are not certain.`,
    ),
  ],
  result: ({ coefficients, a, worked }) => [
    heading(say`Write down the characteristic polynomial`),
    formula(polynomialLine(coefficients)),
    paragraph(say`This is the characteristic polynomial of the matrix; its roots are the eigenvalues.`),
    ...(worked ? traceCheck(a, coefficients[1]) : []),
  ],
};

const choiceWords: { readonly [K in Method]: readonly [Prose, Prose] } = {
  expansion: [say`We expand the determinant.`, say`The matrix is small, so the definition itself is the shortest way.`],
  'faddeev-leverrier': [
    say`We use the Faddeev–LeVerrier method.`,
    say`An expansion with ${LAMBDA} in it is long from four rows on; this method works with numbers only.`,
  ],
  'principal-minors': [say`We add principal minors.`, say`Each coefficient is a sum of determinants of numbers.`],
};

function show(polynomial: Polynomial): Expression {
  return polynomialExpression(polynomial, VARIABLE);
}

/** λ^2, λ; the constant term has no power. */
function powerOf(exponent: number): Expression {
  return exponent === 1 ? LAMBDA : power(LAMBDA, count(exponent));
}

function coefficientName(exponent: number): Prose {
  return exponent === 0 ? say`the constant term` : say`the coefficient of ${powerOf(exponent)}`;
}

function polynomialLine(coefficients: readonly Scalar[]): Expression {
  const exact = coefficients.filter((coefficient) => coefficient.kind === 'rational');
  if (exact.length === coefficients.length) return equal(POLYNOMIAL, show(exact.toReversed()));
  return relation(
    POLYNOMIAL,
    'approximately',
    sum(...coefficients.map((coefficient, place) => weighted(coefficient, coefficients.length - 1 - place))),
  );
}

function weighted(coefficient: Scalar, exponent: number): Expression {
  return exponent === 0 ? number(coefficient) : product('dot', number(coefficient), powerOf(exponent));
}

/** The coefficient after the leading one is minus the trace: a check that costs one sum. */
function traceCheck(a: Matrix, coefficient: Scalar): readonly Block[] {
  const diagonal = Array.from({ length: a.rows }, (_, place): Rational => entry(a, place, place));
  const total = added(numbers(diagonal));
  const saidAlready = diagonal.length === 1 && signOf(diagonal[0]) >= 0;
  return [
    formula(
      equal(negative(apply('tr', symbol('A'))), ...(saidAlready ? [] : [negative(total)]), number(coefficient)),
      say`The check: ${coefficientName(a.rows - 1)} is minus the trace, the sum of the main diagonal.`,
    ),
  ];
}
