// Notes on cofactors: what a singular matrix makes of them.

import { isReadable } from '../../../algorithms/readable.ts';
import { count, determinantOf, equal, product } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/entry.ts';
import { A, ADJUGATE } from './story.ts';

export function notes(a: ExactMatrix): readonly Prose[] {
  if (a.rows === 1 || !isReadable(a)) return [];
  const value = determinant(a);
  if (value.kind !== 'rational' || !isZero(value)) return [];
  const isSingular = claim(say`The determinant of ${A} is ${0}`, equal(determinantOf(A), count(0)));
  const isZeroProduct = claim(
    say`${A} times its adjugate is the zero matrix`,
    holds('zero', product('adjacent', A, ADJUGATE)),
  );
  return [say`${isSingular}, so ${isZeroProduct}, and ${A} has no inverse.`];
}
