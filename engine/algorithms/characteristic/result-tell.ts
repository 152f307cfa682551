// The end of the story: the polynomial, its evident factors, and what follows from them.

import { monic, type Polynomial } from '../../exact/polynomial.ts';
import { joined } from '../wording.ts';
import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  list,
  number,
  numbers,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { entry, type Matrix, rowsOf } from '../../exact/matrix.ts';
import { isZero, type Rational } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { checkBlocks } from './check.ts';
import { multiplicities } from './factors.ts';
import { rootsBlocks as searchedRoots } from './roots-tell.ts';
import { A, generalPolynomial, POLYNOMIAL, powerOf, show } from './names.ts';
import { productOf } from './product-tell.ts';
import { type CharacteristicMoves, linearFactor, type Working } from './solve.ts';

/**
 * @param isExhausted whether the matrices of the Faddeev-LeVerrier method ended in 0 before the last step
 * @param parts what the polynomial is a product of, where blocks have shown it
 */
export function resultBlocks(
  { coefficients, a, working, turned }: CharacteristicMoves['result'],
  isExhausted: boolean,
  parts: readonly Polynomial[] | null,
  ending: 'with-check' | 'without-check',
): readonly Block[] {
  const exact = coefficients.filter((coefficient) => coefficient.kind === 'rational');
  const opening = heading(say`Write down the characteristic polynomial`);
  if (exact.length < coefficients.length) return [opening, formula(approximate(coefficients)), paragraph(ROOTS)];
  const polynomial = exact.toReversed();
  // For its roots a product of known factors is not multiplied out.
  if (parts !== null && ending === 'without-check') {
    return searchedRoots(polynomial, parts.map(monic), 'shown', 'follow');
  }
  const eigenvalues = ending === 'with-check' ? 'told' : 'follow';
  // An expansion that is not multiplied out in factors ends with the polynomial itself.
  const isWritten = working === 'expansion' && ending === 'without-check' && a.rows > 1;
  return [
    ...(isWritten
      ? []
      : [
          opening,
          formula(
            equal(POLYNOMIAL, ...(IN_COEFFICIENTS.has(working) ? [generalPolynomial(a.rows)] : []), show(polynomial)),
          ),
        ]),
    ...(working === 'computed'
      ? [paragraph(ROOTS)]
      : parts !== null
        ? searchedRoots(polynomial, parts.map(monic), 'new', eigenvalues)
        : working === 'diagonal' || a.rows === 1
          ? ending === 'with-check'
            ? knownRoots(diagonalOf(a), turned)
            : []
          : searchedRoots(polynomial, null, 'new', eigenvalues)),
    ...(ending === 'with-check' ? checkBlocks(rowsOf(a), exact, working, { isExhausted, turned }) : []),
  ];
}

const ROOTS = say`Its roots are the eigenvalues of ${A}.`;

/** These find the coefficients one by one. */
const IN_COEFFICIENTS: ReadonlySet<Working> = new Set<Working>(['faddeev-leverrier', 'principal-minors']);

function approximate(coefficients: readonly Scalar[]): Expression {
  const terms = coefficients.map((coefficient, place) => weighted(coefficient, coefficients.length - 1 - place));
  return relation(POLYNOMIAL, 'approximately', sum(...terms));
}

function weighted(coefficient: Scalar, exponent: number): Expression {
  return exponent === 0 ? number(coefficient) : product('dot', number(coefficient), powerOf(exponent));
}

/** The roots that stand on the diagonal of a triangular matrix, and what a root of 0 means. */
function knownRoots(roots: readonly Rational[], turned: boolean): readonly Block[] {
  return [
    paragraph(rootsProse(roots, turned)),
    ...(roots.some(isZero)
      ? [
          paragraph(
            say`${claim(say`The constant term is zero, so zero is a root: ${A} is singular`, holds('singular', A))}.`,
          ),
        ]
      : []),
  ];
}

function diagonalOf(a: Matrix): readonly Rational[] {
  return Array.from({ length: a.rows }, (_, place) => entry(a, place, place));
}

function rootsProse(roots: readonly Rational[], turned: boolean): Prose {
  const distinct = multiplicities(roots).map(({ root }) => root);
  const facts = distinct.map((root) => equal(apply('p', number(root)), count(0)));
  const found =
    distinct.length === 1
      ? say`${claim(say`The only root of ${POLYNOMIAL}, and so the only eigenvalue of ${A}, is ${number(distinct[0])}`, ...facts)}.`
      : say`${claim(say`The roots of ${POLYNOMIAL}, the eigenvalues of ${A}, are ${joined(distinct.map((root) => say`${number(root)}`))}`, ...facts)}.`;
  const factored = equal(POLYNOMIAL, productOf(roots.map((root) => linearFactor(root, turned))));
  const repeated = multiplicities(roots).filter(({ times }) => times > 1);
  return repeated.reduce((known, { root, times }) => {
    const subject = distinct.length === 1 ? say`Its multiplicity is` : say`The root ${number(root)} has multiplicity`;
    const often = equal(measure('occurrences', list(numbers(roots)), number(root)), count(times));
    return say`${known} ${claim(say`${subject} ${times}`, factored, often)}.`;
  }, found);
}
