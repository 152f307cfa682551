// Notes on characteristic polynomials: what the shape of the matrix tells about the roots beforehand.

import { type Structure, structureClaim, structuresOf, triangularIn } from '../../../algorithms/structure.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { added, count, type Expression, negative, number, power, product } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { hasRoots, type Matrix } from '../../../exact/matrix.ts';
import { absolute, equals, isZero, ONE, type Rational, signOf } from '../../../exact/rational.ts';
import { A, IDENTITY } from '../../../algorithms/characteristic/names.ts';
import type { CharacteristicInput } from '../../../algorithms/characteristic/solve.ts';

/** At most two notes; none about a matrix with one entry, or where a coefficient is not exact. */
export function notes({ a, method }: CharacteristicInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'polynomial' || a.rows === 1 || hasRoots(a)) return [];
  const coefficients = answer.coefficients.filter((coefficient) => coefficient.kind === 'rational');
  if (coefficients.length < answer.coefficients.length) return [];
  const structures = structuresOf(a);
  return [
    ...structureNotes(structures, method),
    ...nilpotentNotes(a, structures, coefficients),
    ...equationNotes(a, method, coefficients),
  ].slice(0, 2);
}

function structureNotes(structures: ReadonlySet<Structure>, method: string): readonly Prose[] {
  const triangular = triangularIn(structures);
  if (triangular !== null) {
    return method === 'auto' || structures.has('zero')
      ? []
      : [say`${structureClaim(triangular)}, so its eigenvalues could have been read off its diagonal.`];
  }
  if (structures.has('symmetric')) {
    return [
      say`${structureClaim('symmetric')}, so all of its eigenvalues are real, and eigenvectors for different ones are perpendicular.`,
    ];
  }
  if (structures.has('skew-symmetric')) {
    return [say`${structureClaim('skew-symmetric')}, so each of its eigenvalues is zero or purely imaginary.`];
  }
  return structures.has('orthogonal')
    ? [say`${structureClaim('orthogonal')}, so all of its eigenvalues, real or complex, have the absolute value one.`]
    : [];
}

function nilpotentNotes(
  a: Matrix,
  structures: ReadonlySet<Structure>,
  coefficients: readonly Rational[],
): readonly Prose[] {
  if (structures.has('zero') || !coefficients.slice(1).every(isZero) || a.rows > MOST_ROWS) return [];
  const last = power(A, count(a.rows));
  return [
    say`Zero is the only eigenvalue, and yet ${A} is not the zero matrix. Such a matrix is called nilpotent, because ${claim(say`${last} is the zero matrix`, holds('zero', last))}.`,
  ];
}

/** Powers of larger matrices are not spoken of. */
const MOST_ROWS = 10;

/** It is said of matrices with two to four rows; nobody works out higher powers. */
const ROWS_OF_EQUATION: readonly number[] = [2, 3, 4];

/** The theorem of Cayley and Hamilton, where neither the working nor its check has shown it. */
function equationNotes(a: Matrix, method: string, coefficients: readonly Rational[]): readonly Prose[] {
  const isShown = method === 'faddeev-leverrier' || method === 'principal-minors';
  if (isShown || !ROWS_OF_EQUATION.includes(a.rows) || coefficients.slice(1).every(isZero)) return [];
  const terms = coefficients.flatMap((coefficient, place) => weighted(coefficient, a.rows - place));
  return [
    say`${claim(
      say`${A} satisfies its own characteristic equation: ${added(terms)} is the zero matrix`,
      holds('zero', added(terms)),
    )}. That is the theorem of Cayley and Hamilton.`,
  ];
}

/** A multiple of a power of A; of the identity matrix for the constant term. */
function weighted(coefficient: Rational, exponent: number): readonly Expression[] {
  if (isZero(coefficient)) return [];
  const base = exponent === 0 ? IDENTITY : exponent === 1 ? A : power(A, count(exponent));
  const size = absolute(coefficient);
  const term = equals(size, ONE) ? base : product('adjacent', number(size), base);
  return [signOf(coefficient) < 0 ? negative(term) : term];
}
