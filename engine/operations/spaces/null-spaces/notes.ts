// Notes on null spaces: a basis without fractions, and the three other spaces.

import type { Answer } from '../../../catalogue/answer.ts';
import { equal, type Expression, list, number, numbers, product } from '../../../document/expression.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { type Entry, isInteger, multiply } from '../../../exact/entry.ts';
import { rational } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { NullSpaceInput } from './solve.ts';

/** Longer vectors are not written down again. */
const MOST_ENTRIES = 8;

export function notes(_input: NullSpaceInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'structure') return [];
  const basis = answer.members.find(([key]) => key === 'basis')?.[1];
  if (basis?.kind !== 'vectors') return [];
  const vectors = basis.vectors.map(rationals);
  const withFractions = vectors.filter((vector) => !vector.every(isInteger));
  if (withFractions.length !== 1 || withFractions[0].length > MOST_ENTRIES) return [];
  return [wholeVector(withFractions[0])];
}

function rationals(entries: readonly Scalar[]): readonly Entry[] {
  return entries.flatMap((entry) => (entry.kind === 'rational' ? [entry] : []));
}

/** The same direction in whole numbers. */
function wholeVector(vector: readonly Entry[]): Prose {
  const factor = rational(leastCommonDenominator(vector));
  const whole = list(numbers(vector.map((entry) => multiply(factor, entry))));
  const line: Expression = equal(product('adjacent', number(factor), list(numbers(vector))), whole);
  return say`A vector of a basis may be replaced by a multiple of it, which spans the same and may have no fractions: ${claim([line], line)}.`;
}
