// The angle between two vectors, by its exact cosine.

import { outsideOfField } from '../../../algorithms/orthogonalization/units.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { shownLines } from '../../../algorithms/shown-answers.ts';
import { type Answer, scalarAnswer, structureAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import {
  apply,
  approximation,
  equal,
  type Expression,
  number,
  product,
  relation,
  symbol,
  words,
} from '../../../document/expression.ts';
import { nearestDegrees, nearestRadians, wholeDegrees } from '../../../exact/angle.ts';
import { divide, type Entry, isZero, multiply, signOf } from '../../../exact/entry.ts';
import { negated, type RealRoot, rootOfEntry } from '../../../exact/entry-root.ts';
import { integer, ZERO } from '../../../exact/rational.ts';
import { decimalOf } from '../../../exact/rounding.ts';
import { float, type Scalar } from '../../../exact/scalar.ts';
import { type TwoRealVectors, twoRealVectors } from '../inputs.ts';
import { dotCost, dotProduct, isZeroVector, ROOT_COST } from '../sums-of-products.ts';

export interface AngleMoves {
  dot: { readonly dot: Entry };
  /** The squares of the norms; left out for perpendicular vectors, whose angle the dot product tells. */
  norms: { readonly squares: readonly [u: Entry, v: Entry] };
  cosine: { readonly dot: Entry; readonly squares: readonly [u: Entry, v: Entry]; readonly cosine: RealRoot };
  /** `whole` is the angle in degrees where it is a multiple of 30 or 45. */
  angle: {
    readonly dot: Entry;
    readonly cosine: RealRoot;
    readonly radians: Scalar;
    readonly degrees: Scalar;
    readonly whole: number | null;
  };
}

export type AngleMove = Move<AngleMoves>;

/** @throws DomainError `dimension_mismatch`, or `zero_vector` at the first vector that is zero */
export function read(given: FieldValues): TwoRealVectors {
  const input = twoRealVectors('the angle')(given);
  for (const name of ['u', 'v'] as const) {
    if (isZeroVector(input[name])) throw DomainError.of('zero_vector', [name], { name, why: 'angle' });
  }
  return input;
}

export function cost({ u, v }: TwoRealVectors): number {
  return 2 * dotCost(u) + dotCost(v) + 4 * ROOT_COST;
}

/** @throws DomainError `too_large` where the cosine lies outside of the field and is no square root of a fraction */
export function* solve({ u, v }: TwoRealVectors): Generator<AngleMove, Answer, void> {
  const dot = dotProduct(u, v, 'u');
  yield { move: 'dot', facts: { dot } };
  const squares = [dotProduct(u, u, 'u'), dotProduct(v, v, 'v')] as const;
  if (!isZero(dot)) yield { move: 'norms', facts: { squares } };
  const squaredCosine = divide<Entry>(multiply<Entry>(dot, dot), multiply<Entry>(...squares));
  const sign = signOf(dot);
  const size = rootOfEntry(squaredCosine);
  if (size === null) throw outsideOfField(squaredCosine, 'the cosine of the angle', 'u');
  const cosine = sign < 0 ? negated(size) : size;
  if (!isZero(dot)) yield { move: 'cosine', facts: { dot, squares, cosine } };
  const angle = { sign, squaredCosine };
  const whole = wholeDegrees(angle);
  const radians = whole === 0 ? ZERO : float(nearestRadians(angle));
  const degrees = whole === null ? float(nearestDegrees(angle)) : integer(whole);
  yield { move: 'angle', facts: { dot, cosine, radians, degrees, whole } };
  return structureAnswer(
    [
      ['cosine', scalarAnswer(cosine)],
      ['radians', scalarAnswer(radians)],
      ['degrees', scalarAnswer(degrees)],
    ],
    () => angleShown(cosine, radians, degrees),
  );
}

/** The cosine, and the angle in degrees and in radians. */
function angleShown(cosine: RealRoot, radians: Scalar, degrees: Scalar): Expression {
  const theta = symbol('θ');
  const measured = (value: Scalar, unit: string): Expression =>
    value.kind === 'float'
      ? relation(theta, 'approximately', product('adjacent', approximation(decimalOf(value.value)), words(unit)))
      : equal(theta, product('adjacent', number(value), words(unit)));
  return shownLines(
    equal(apply('cos', theta), number(cosine)),
    measured(degrees, 'degrees'),
    measured(radians, 'radians'),
  );
}
