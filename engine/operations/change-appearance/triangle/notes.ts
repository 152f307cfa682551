// Notes on triangles: all that a symmetric matrix holds, a determinant, a power that vanishes.

import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { count, power, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, entry, isSquare, type ExactMatrix } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/entry.ts';
import { effectOf, type Triangle } from './triangle.ts';

const [A, B] = [symbol('A'), symbol('B')];

/** Of matrices with more rows than this nobody works out a power. */
const ROWS_RAISED = 4;

export function notes(triangle: Triangle): readonly Prose[] {
  const { a, side, k } = triangle;
  if (!isSquare(a) || a.rows === 1 || effectOf(triangle) !== 'some stay') return [];
  const found = structuresOf(a);
  if (found.has('zero')) return [];
  const both = found.has('symmetric') && !found.has('diagonal') && k === 0;
  return [
    ...(both
      ? [say`${structureClaim('symmetric')}, so this triangle tells all of ${A}: the rest is its mirror image.`]
      : []),
    ...(k === 0 ? [noteOnDeterminant(triangle)] : []),
    ...(k === (side === 'lower' ? -1 : 1) && a.rows <= ROWS_RAISED && !isZeroMatrix(triangle.arranged())
      ? [noteOnPowers(triangle)]
      : []),
  ];
}

function noteOnDeterminant({ a, side }: Triangle): Prose {
  const shaped = structureClaim(side === 'lower' ? 'lower-triangular' : 'upper-triangular', B);
  const diagonal = Array.from({ length: a.rows }, (_, place) => entry(a, place, place));
  const determined = say`${shaped}, so its determinant is the product of the entries on its main diagonal`;
  if (!diagonal.some(isZero)) return say`${determined}.`;
  return say`${determined}; ${claim(say`one of them is zero, so ${B} is singular`, holds('singular', B))}.`;
}

function isZeroMatrix(matrix: ExactMatrix): boolean {
  return entriesOf(matrix).every(isZero);
}

function noteOnPowers({ a }: Triangle): Prose {
  const vanished = power(B, count(a.rows));
  return say`${B} has zeros on its main diagonal, too: it is strictly triangular, and ${claim(say`its power ${vanished} is the zero matrix`, holds('zero', vanished))}.`;
}
