// Notes on traces: what a special matrix, or one of two rows, says beyond the sum.

import { isReadable } from '../../../algorithms/readable.ts';
import { entries } from '../../../exact/field.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { apply, count, equal, number, power, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { type ExactMatrix, matricesEqual, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, isZero } from '../../../exact/entry.ts';
import type { TraceInput } from './solve.ts';

const A = symbol('A');
const [TRACE, RANK] = [apply('tr', A), measure('rank', A)];

export function notes({ a }: TraceInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'scalar' || answer.value.kind !== 'rational' || a.rows === 1 || !isReadable(a)) return [];
  const structures = structuresOf(a);
  if (structures.has('skew-symmetric') && !structures.has('zero')) return [SKEW];
  // Of a triangular matrix the story itself names the eigenvalues.
  if (structures.has('upper-triangular') || structures.has('lower-triangular')) return [];
  if (isProjection(a)) return [projection(answer.value)];
  return a.rows === 2 ? [eigenvalues(a)] : [];
}

const SKEW = say`${structureClaim('skew-symmetric')}, so each entry of its diagonal is its own opposite, and the trace must be zero.`;

const SINGULAR = say`${claim(say`The determinant of ${A} is ${0}`, equal(apply('det', A), count(0)))}, so one of the two eigenvalues is zero, and the trace is the other.`;

function isProjection(a: ExactMatrix): boolean {
  const square = multiplyMatrices(a, a);
  return square.kind !== 'overflow' && square.kind !== 'float64' && matricesEqual(square, a);
}

/** The trace of a projection is a whole number. */
function projection(trace: Entry): Prose {
  const isSame = claim(say`${A} times itself is ${A} again`, equal(power(A, count(2)), A));
  const isRank = claim(say`its trace is its rank, ${number(trace)}`, equal(TRACE, RANK, number(trace)));
  return say`${isSame}, so ${A} is a projection, and ${isRank}: the dimension of the space onto which it projects.`;
}

/** Two numbers are known by their sum and their product. */
function eigenvalues(a: ExactMatrix): Prose {
  const value = determinantByExpansion(entries, rowsOf(a));
  if (isZero(value)) return SINGULAR;
  const determinant = number(value);
  return say`The trace is the sum of the two eigenvalues, and ${claim(say`the determinant, ${determinant}, is their product`, equal(apply('det', A), determinant))}: together they decide what the eigenvalues are.`;
}
