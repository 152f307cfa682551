// Notes on cofactors: what a singular matrix makes of them.

import { isReadable } from '../../../algorithms/readable.ts';
import { count, determinantOf, equal, negative, product, relation, sum } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/entry.ts';
import { hasZeroMinors } from './solve.ts';
import { A, ADJUGATE } from './story.ts';

export function notes(a: ExactMatrix): readonly Prose[] {
  if (a.rows === 1 || !isReadable(a)) return [];
  const value = determinant(a);
  if (value.kind !== 'rational' || !isZero(value)) return [];
  if (hasZeroMinors(a)) {
    const size = rank(a);
    return [
      say`${claim(say`The rank of ${A} is ${size}, which is less than ${a.rows - 1}`, equal(measure('rank', A), count(size)), relation(count(size), 'less', sum(measure('rowCount', A), negative(count(1)))), equal(sum(measure('rowCount', A), negative(count(1))), count(a.rows - 1)))}: exactly then all minors with one row and one column less are zero.`,
    ];
  }
  const isSingular = claim(say`The determinant of ${A} is ${0}`, equal(determinantOf(A), count(0)));
  const isZeroProduct = claim(
    say`${A} times its adjugate is the zero matrix`,
    holds('zero', product('adjacent', A, ADJUGATE)),
  );
  return [say`${isSingular}, so ${isZeroProduct}, and ${A} has no inverse.`];
}
