// What a characteristic polynomial says at once: trace and determinant, and the methods to choose from.

import type { Answer } from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { isReadable } from '../../../algorithms/readable.ts';
import { hasRoots } from '../../../exact/matrix.ts';
import { negate } from '../../../exact/rational.ts';
import { complexFloat, exactText, type Scalar } from '../../../exact/scalar.ts';
import { factorFacts } from '../../../algorithms/characteristic/roots-tell.ts';
import {
  type CharacteristicInput,
  type CharacteristicMove,
  type Method,
  methodsFor,
  methodsOverField,
} from '../../../algorithms/characteristic/solve.ts';

/** The trace is minus the second coefficient, the determinant (-1)^n times the last one. */
export function intermediate(
  { a }: CharacteristicInput,
  _moves: readonly CharacteristicMove[],
  answer: Answer,
): Intermediate {
  const coefficients = answer.kind === 'polynomial' ? answer.coefficients : [];
  const exact = coefficients.filter((coefficient) => coefficient.kind === 'rational');
  const last = coefficients[coefficients.length - 1];
  return {
    degree: a.rows,
    trace: exactText(withOtherSign(coefficients[1])),
    determinant: exactText(a.rows % 2 === 0 ? last : withOtherSign(last)),
    ...(exact.length === coefficients.length && isReadable(a) ? factorFacts(exact.toReversed()) : {}),
    methods: (hasRoots(a) ? methodsOverField(a.rows) : methodsFor(a.rows)).map((name) => ({
      name,
      ...counts[name](a.rows),
    })),
  };
}

function withOtherSign(value: Scalar): Scalar {
  switch (value.kind) {
    case 'rational':
      return negate(value);
    case 'float':
      return { ...value, value: 0 - value.value };
    case 'complex-float':
      return complexFloat(0 - value.re, 0 - value.im);
    case 'power':
      return { ...value, sign: value.sign === 1 ? -1 : 1 };
    case 'algebraic':
      return { ...value, element: value.element.map(negate) };
  }
}

/**
 * The arithmetic on numbers that each method takes for a matrix without zeros; divisions count as multiplications.
 *   expansion           each entry of a line times the at most n coefficients of its minor, minors of minors included:
 *                       M(n) = n (M(n - 1) + n) and A(n) = n (A(n - 1) + n - 1), with M(1) = A(1) = 0; at most
 *   faddeev-leverrier   n - 1 products of matrices with n³ multiplications each (the first matrix is I), n - 1 divisions;
 *                       n - 1 times n²(n - 1) additions, n traces of n - 1, n - 1 times n on the diagonal
 *   principal-minors    each minor of order k by expansion: M(k) = k (M(k - 1) + 1), A(k) = k A(k - 1) + k - 1; then the
 *                       minors of one order are added up
 */
const counts: { readonly [K in Method]: (size: number) => Arithmetic } = {
  expansion: (n) => ({ multiplications: productsOfExpansion(n), additions: sumsOfExpansion(n) }),
  'faddeev-leverrier': (n) => ({
    multiplications: (n - 1) * n ** 3 + (n - 1),
    additions: (n - 1) * n * n * (n - 1) + n * (n - 1) + (n - 1) * n,
  }),
  'principal-minors': (n) => {
    const orders = Array.from({ length: n }, (_, place) => place + 1);
    return {
      multiplications: orders.reduce((total, k) => total + binomial(n, k) * productsOfMinor(k), 0),
      additions: orders.reduce((total, k) => total + binomial(n, k) * (sumsOfMinor(k) + 1) - 1, 0),
    };
  },
};

interface Arithmetic {
  readonly multiplications: number;
  readonly additions: number;
}

function productsOfExpansion(n: number): number {
  return n === 1 ? 0 : n * (productsOfExpansion(n - 1) + n);
}

function sumsOfExpansion(n: number): number {
  return n === 1 ? 0 : n * (sumsOfExpansion(n - 1) + n - 1);
}

function productsOfMinor(k: number): number {
  return k === 1 ? 0 : k * (productsOfMinor(k - 1) + 1);
}

function sumsOfMinor(k: number): number {
  return k === 1 ? 0 : k * sumsOfMinor(k - 1) + k - 1;
}

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k;
}
