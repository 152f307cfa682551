// Eigenvalues with square roots, such as (5 + √33)/2 and 2 − 3i: a list of them is told by the polynomial that has them as roots.

import type { Term } from '@matrixsteps/notation/term.ts';
import { extension, type Field } from '../../exact/field.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { squareRoot } from '../../exact/power.ts';
import { divide, negate, ONE, type Rational, rational, signOf, ZERO } from '../../exact/rational.ts';
import { constant, constantOf } from './polynomial.ts';

const MINUS_ONE = rational(-1n);
/** The fractions, as polynomials of degree 0. */
const FRACTIONS = extension([ZERO, ONE]);
const LARGEST_EXPONENT = 24n;

/** Numbers p + q√d as [p, q], and the d, which is no square. */
interface QuadraticField {
  readonly d: Rational;
  readonly field: Field<Polynomial>;
}

/** (λ − r₁)(λ − r₂)...; null where the numbers are of no common quadratic field, or the product is not rational. */
export function polynomialWithRootTerms(roots: readonly Term[]): Polynomial | null {
  const d = roots.map(radicandIn).find((radicand) => radicand !== null) ?? null;
  if (d === null) return null;
  const numbers: QuadraticField = { d, field: extension([negate(d), ZERO, ONE]) };
  const { field } = numbers;
  let product: readonly Polynomial[] = [field.one];
  for (const root of roots) {
    const value = valueOf(root, numbers);
    if (value === null) return null;
    const minus = field.negate(value);
    product = [field.zero, ...product].map((coefficient, k) =>
      k < product.length ? field.add(coefficient, field.multiply(minus, product[k])) : coefficient,
    );
  }
  const coefficients = product.flatMap((coefficient) => constantOf(coefficient) ?? []);
  return coefficients.length === product.length ? coefficients : null;
}

/** The first d of a √d that is no fraction; −1 for i. */
function radicandIn(term: Term): Rational | null {
  if (term.kind === 'name') return isImaginaryUnit(term.name) ? MINUS_ONE : null;
  if (term.kind === 'square-root') {
    const value = valueOf(term.of, null);
    const number = value === null ? null : constantOf(value);
    return number === null || rootOf(number) !== null ? null : number;
  }
  for (const part of partsOf(term)) {
    const radicand = radicandIn(part);
    if (radicand !== null) return radicand;
  }
  return null;
}

function isImaginaryUnit(name: string): boolean {
  return name === 'i' || name === 'j';
}

function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'sum':
      return term.terms;
    case 'product':
      return term.factors;
    case 'quotient':
      return [term.over, term.under];
    case 'power':
      return [term.base];
    case 'negative':
      return [term.of];
    default:
      return [];
  }
}

/** The value as [p, q]; without a field only fractions have one. */
function valueOf(term: Term, numbers: QuadraticField | null): Polynomial | null {
  const field = numbers?.field ?? FRACTIONS;
  const fold = (terms: readonly Term[], join: (x: Polynomial, y: Polynomial) => Polynomial | null): Polynomial | null =>
    terms
      .map((part) => valueOf(part, numbers))
      .reduce((known, value) => (known === null || value === null ? null : join(known, value)));
  switch (term.kind) {
    case 'number':
      return constant(rational(term.value.numerator, term.value.denominator));
    case 'name':
      return isImaginaryUnit(term.name) && numbers !== null ? rootIn(MINUS_ONE, numbers) : null;
    case 'negative': {
      const value = valueOf(term.of, numbers);
      return value === null ? null : field.negate(value);
    }
    case 'sum':
      return fold(term.terms, (x, y) => field.add(x, y));
    case 'product':
      return fold(term.factors, (x, y) => field.multiply(x, y));
    case 'quotient':
      return fold([term.over, term.under], (x, y) => (field.isZero(y) ? null : field.multiply(x, field.invert(y))));
    case 'power':
      return powerOf(valueOf(term.base, numbers), term.exponent, field);
    case 'square-root': {
      const value = valueOf(term.of, numbers);
      const number = value === null ? null : constantOf(value);
      return number === null ? null : rootIn(number, numbers);
    }
    default:
      return null;
  }
}

function powerOf(base: Polynomial | null, exponent: Term, field: Field<Polynomial>): Polynomial | null {
  if (base === null || exponent.kind !== 'number' || exponent.value.denominator !== 1n) return null;
  const times = exponent.value.numerator;
  if (times > LARGEST_EXPONENT) return null;
  let value = field.one;
  for (let count = 0n; count < times; count += 1n) value = field.multiply(value, base);
  return value;
}

/** √r as a fraction, or as a fraction times √d. */
function rootIn(r: Rational, numbers: QuadraticField | null): Polynomial | null {
  const root = rootOf(r);
  if (root !== null) return constant(root);
  const factor = numbers === null ? null : rootOf(divide(r, numbers.d));
  return factor === null ? null : [ZERO, factor];
}

/** The square root where it is a fraction. */
function rootOf(r: Rational): Rational | null {
  if (signOf(r) < 0) return null;
  const root = squareRoot(r);
  return root.kind === 'rational' ? root : null;
}
