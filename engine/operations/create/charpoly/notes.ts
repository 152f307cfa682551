// Notes on characteristic polynomials: what the shape of the matrix tells about the roots beforehand.

import { type Structure, structureClaim, structuresOf, triangularIn } from '../../../algorithms/structure.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { count, determinantOf, equal, negative, number, power } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, type Matrix } from '../../../exact/matrix.ts';
import { isInteger, isZero, type Rational } from '../../../exact/rational.ts';
import { evidentFactors } from './factors.ts';
import { A } from './names.ts';
import type { CharacteristicInput } from './solve.ts';

/** At most two notes; none about a matrix with one entry, or where a coefficient is not exact. */
export function notes({ a, method }: CharacteristicInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'polynomial' || a.rows === 1) return [];
  const coefficients = answer.coefficients.filter((coefficient) => coefficient.kind === 'rational');
  if (coefficients.length < answer.coefficients.length) return [];
  const structures = structuresOf(a);
  return [
    ...structureNotes(structures, method),
    ...nilpotentNotes(a, structures, coefficients),
    ...integerNotes(a, structures, coefficients),
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

/** Where no formula for quadratics finds the roots: the rational ones are integers. Source: Gauss's lemma. */
function integerNotes(
  a: Matrix,
  structures: ReadonlySet<Structure>,
  coefficients: readonly Rational[],
): readonly Prose[] {
  const constant = coefficients[coefficients.length - 1];
  const isOpen = evidentFactors(coefficients.toReversed()).rest.length > 3 && !isZero(constant);
  const isKnown = triangularIn(structures) !== null;
  if (!isOpen || isKnown || !entriesOf(a).every(isInteger)) return [];
  const integers = claim(say`All entries of ${A} are integers`, holds('integer', A));
  const term = claim(say`the constant term ${number(constant)}`, equal(determinantOf(negative(A)), number(constant)));
  return [say`${integers}, so an eigenvalue that is rational must be an integer, and a divisor of ${term}.`];
}
