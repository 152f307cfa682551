// Hints about eigenvalues with the numbers of a matrix: its trace, its determinant, the diagonal of A − λI.

import { A, LAMBDA, TURNED } from '../algorithms/characteristic/names.ts';
import { added, apply, count, determinantOf, equal, list, negative, sum } from '../document/expression.ts';
import { measure } from '../document/facts.ts';
import { claim, type Prose, say } from '../document/prose.ts';
import type { Rows } from '../learning/drawing.ts';
import { determinantOfRows, traceOfRows } from './whole-numbers.ts';

/** What the eigenvalues must add up to. */
export function traceHint(a: Rows): Prose {
  const diagonal = added(a.map((row, i) => count(row[i])));
  return say`The eigenvalues, each as often as it occurs, must add up to the trace: ${equal(apply('tr', A), diagonal, count(traceOfRows(a)))}.`;
}

/** Which whole numbers may be eigenvalues. */
export function determinantHint(a: Rows): Prose {
  const value = determinantOfRows(a);
  const found = equal(determinantOf(A), count(value));
  return value === 0
    ? say`The determinant is ${found}. Which eigenvalue does this tell you at once?`
    : say`The product of the eigenvalues is ${found}, and whole ones divide it: try the divisors that are small, with both signs.`;
}

/** The system for the eigenvectors. */
export function shiftedHint(a: Rows): Prose {
  const shifted = a.map((row, i) => (row[i] === 0 ? negative(LAMBDA) : sum(count(row[i]), negative(LAMBDA))));
  const diagonal = a.map((row, i) => count(row[i]));
  return say`For each eigenvalue ${LAMBDA} solve the homogeneous system with ${TURNED}, ${claim(say`whose diagonal holds ${list(shifted)}`, equal(measure('diagonalOf', A), list(diagonal)))}.`;
}
