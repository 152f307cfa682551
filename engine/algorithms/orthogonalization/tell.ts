// The telling of the Gram-Schmidt process, and of dividing by lengths.

import {
  divide,
  type Entry,
  equals,
  isInteger,
  isRational,
  isZero,
  multiply,
  negate,
  signOf,
} from '../../exact/entry.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  indexed,
  matrixExpression,
  number,
  numbers,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
  symbol,
} from '../../document/expression.ts';
import { holds } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { matrixOf } from '../../exact/matrix.ts';
import { type RealRoot, rootOfEntry } from '../../exact/entry-root.ts';
import { ONE, type Rational, rational, ZERO } from '../../exact/rational.ts';
import { factorBefore } from '../factor-before.ts';
import { multipleOfRow } from '../row-combination.ts';
import type { Direction, OrthogonalStep } from './solve.ts';
import { unitOf } from './solve.ts';
import { matrixOfReals, overRoot, type Vector } from './vectors.ts';

/** The names of the vectors of a story, which has `total` of them: v₁, u₁, w₁ and q₁, or v, u, w and q. */
export interface VectorNames {
  readonly given: (index: number) => Expression;
  readonly rest: (index: number) => Expression;
  readonly whole: (index: number) => Expression;
  readonly unit: (index: number) => Expression;
}

export function vectorNames(letter: 'v' | 'a' | 'c', total: number): VectorNames {
  const named =
    (base: string) =>
    (index: number): Expression =>
      total === 1 ? symbol(base) : indexed(base, index + 1);
  return { given: named(letter), rest: named('u'), whole: named('w'), unit: named('q') };
}

/** The direction under the name that the story goes on with: w where it is a multiple of what was left, else u. */
export function directionName({ rest, whole }: VectorNames, { index, factor }: Direction<Entry>): Expression {
  return equals(factor, ONE) ? rest(index) : whole(index);
}

export function columnExpression(vector: readonly Entry[]): Expression {
  return matrixExpression(matrixOf(vector.map((x) => [x])));
}

/** u · v = 1 + 2 + 3 = 6 */
export function dotFormula(
  left: Expression,
  right: Expression,
  u: Vector<Entry>,
  v: Vector<Entry>,
  value: Entry,
): Expression {
  const terms = u.map((x, place) => multiply<Entry>(x, v[place]));
  const dot = product('dot', left, right);
  return terms.length === 1 ? equal(dot, number(value)) : equal(dot, added(numbers(terms)), number(value));
}

/** What happens to one vector. */
export function stepBlocks(step: OrthogonalStep<Entry>, names: VectorNames): readonly Block[] {
  const { index, given, projections, rest, direction } = step;
  const [v, u] = [names.given(index), names.rest(index)];
  if (direction === null && projections.every(({ product: value }) => isZero(value))) {
    return [
      heading(say`Leave out ${v}`),
      ...alsoInShort(paragraph(say`${claim(say`${v} is the zero vector`, holds('zero', v))}, so it is left out.`)),
    ];
  }
  if (projections.length === 0) {
    return [
      heading(say`Begin with ${v}`),
      formula(equal(u, v, columnExpression(given)), say`No vector was found before, so nothing is subtracted.`),
      ...(direction === null ? [] : directionBlocks(direction, names)),
    ];
  }
  const taken = projections.filter(({ product: value }) => !isZero(value));
  return [
    heading(say`Make ${v} perpendicular to the vectors found so far`),
    ...projections.map(({ onto, product: value }) =>
      formula(dotFormula(v, directionName(names, onto), given, onto.vector, value)),
    ),
    ...(taken.length === 0
      ? [
          formula(
            equal(u, v, columnExpression(given)),
            projections.length === 1
              ? say`The dot product is zero, so the vectors are perpendicular already.`
              : say`All dot products are zero, so the vectors are perpendicular already.`,
          ),
        ]
      : [
          formula(
            equal(
              u,
              sum(v, ...taken.map(({ onto }) => projectionOf(v, directionName(names, onto)))),
              sum(
                v,
                ...taken.map(({ onto, coefficient }) => multipleOfRow(negate(coefficient), directionName(names, onto))),
              ),
              columnExpression(rest),
            ),
            subtractedWords(taken.length, projections.length, direction !== null),
          ),
        ]),
    ...(direction === null
      ? alsoInShort(
          paragraph(
            say`${claim(say`${u} is the zero vector`, holds('zero', u))}, so ${v} is a linear combination of the vectors before it. It is left out.`,
          ),
        )
      : directionBlocks(direction, names)),
  ];
}

/** @param taken how many of the projections on the vectors found before are not zero */
function subtractedWords(taken: number, projections: number, isLeft: boolean): Prose {
  if (taken < projections) {
    const left: Prose = isLeft ? say` What is left is perpendicular to all vectors found before.` : [];
    return say`The projections on the vectors found before are subtracted; where a dot product is zero, the projection is zero too.${left}`;
  }
  if (!isLeft) {
    return projections === 1
      ? say`The projection on the vector found before is subtracted.`
      : say`The projections on the vectors found before are subtracted.`;
  }
  return projections === 1
    ? say`The projection on the vector found before is subtracted. What is left is perpendicular to that vector.`
    : say`The projections on the vectors found before are subtracted. What is left is perpendicular to each of them.`;
}

/** − (v · w) / (w · w) w */
function projectionOf(v: Expression, w: Expression): Expression {
  return {
    kind: 'negative',
    of: product('adjacent', quotient(product('dot', v, w), product('dot', w, w)), w),
  };
}

/** The multiple that the work goes on with, and its dot product with itself. */
function directionBlocks(direction: Direction<Entry>, names: VectorNames): readonly Block[] {
  const { index, rest, factor, vector, square } = direction;
  const [u, w] = [names.rest(index), names.whole(index)];
  const name = directionName(names, direction);
  const reason =
    isRational(factor) && factor.numerator > 1n && factor.denominator > 1n
      ? clearedWords(factor, w, u)
      : rest.every(isInteger)
        ? claim(
            say`${w} has the direction of ${u} and smaller numbers`,
            relation(product('dot', w, w), 'less', product('dot', u, u)),
          )
        : claim(say`${w} has the direction of ${u} and whole numbers`, holds('integer', w));
  return [
    ...(equals(factor, ONE)
      ? []
      : [
          formula(
            equal(
              w,
              signOf(factor) < 0 ? multipleOfRow(factor, u) : product('adjacent', factorBefore(factor), u),
              columnExpression(vector),
            ),
            say`${reason}, so we go on with it. Projections on both are the same.`,
          ),
        ]),
    formula(dotFormula(name, name, vector, vector, square)),
  ];
}

/** A factor in lowest terms is the common denominator of the entries over the common factor that is left in them. */
function clearedWords({ numerator, denominator }: Rational, w: Expression, u: Expression): Claim {
  const [above, below] = [number(rational(numerator)), number(rational(denominator))];
  return claim(
    say`${above} is the common denominator of the entries of ${u}, and ${below} a common factor of what this gives; ${w} has the direction of ${u} and small whole numbers`,
    holds('integer', product('adjacent', above, u)),
    equal(product('adjacent', above, u), product('adjacent', below, w)),
    holds('integer', w),
  );
}

/** Whether the dot products of all pairs are shown, and not only those of the last vector with the others. */
export function areAllPaired(directions: readonly Direction<Entry>[]): boolean {
  return directions.length <= MOST_PAIRED;
}

/** The dot products that must be zero: those of all pairs of few vectors, else those of the last one with the others. */
export function rightAngles(directions: readonly Direction<Entry>[], names: VectorNames): readonly Block[] {
  const pairs = directions.flatMap((second, place) =>
    !areAllPaired(directions) && place < directions.length - 1
      ? []
      : directions.slice(0, place).map((first) => [first, second] as const),
  );
  return pairs.map(([first, second]) =>
    formula(dotFormula(names.rest(first.index), names.rest(second.index), first.rest, second.rest, ZERO)),
  );
}

const MOST_PAIRED = 3;

/** q₁ = 1/√2 w₁ = ... for each direction. */
export function unitBlocks(directions: readonly Direction<Entry>[], names: VectorNames): readonly Block[] {
  return directions.map((direction, place) =>
    formula(equal(names.unit(direction.index), ...unitMembers(direction, names)), place === 0 ? LENGTH : null),
  );
}

const LENGTH: Prose = say`The length of a vector is the square root of its dot product with itself.`;

/** The direction over its length, and the vector that this is. */
export function unitMembers(direction: Direction<Entry>, names: VectorNames): readonly Expression[] {
  const name = directionName(names, direction);
  const unit = matrixExpression(matrixOfReals(unitOf(direction).map((x) => [x])));
  const { square } = direction;
  return equals(square, ONE)
    ? [name, unit]
    : [
        product('adjacent', quotient(count(1), apply('norm', name)), name),
        ...asSquare(direction).map((length) => product('adjacent', quotient(count(1), root(length)), name)),
        product('adjacent', overLength(direction), name),
        unit,
      ];
}

/** q₁ · a₂ = (w₁ · a₂)/√2 = 4/√2 = 2√2, where w₁ · a₂ is `value`. */
export function unitProductMembers(
  direction: Direction<Entry>,
  names: VectorNames,
  given: Expression,
  value: Entry,
): readonly Expression[] {
  const [unit, before] = [names.unit(direction.index), directionName(names, direction)].map((vector) =>
    product('dot', vector, given),
  );
  if (equals(direction.square, ONE)) return [unit, before, number(value)];
  if (isZero(value)) return [unit, quotient(before, number(lengthOf(direction))), number(value)];
  const length = number(lengthOf(direction));
  return [unit, quotient(before, length), quotient(number(value), length), number(overRoot(value, direction.square))];
}

/** The length of a direction. @throws RangeError where no scalar holds it */
export function lengthOf({ square }: Direction<Entry>): RealRoot {
  const length = rootOfEntry(square);
  if (length === null) throw new RangeError('a root outside of the field');
  return length;
}

/** (1 + √2)² for the square 3 + 2√2 of a length; nothing where the square is a fraction. */
function asSquare(direction: Direction<Entry>): readonly Expression[] {
  const length = lengthOf(direction);
  return length.kind === 'algebraic' ? [power(number(length), count(2))] : [];
}

/** 1 over the root of d, or 1/3 where d is 9. */
function overLength(direction: Direction<Entry>): Expression {
  const length = lengthOf(direction);
  return length.kind === 'rational' ? number(divide<Entry>(ONE, length)) : quotient(count(1), number(length));
}
