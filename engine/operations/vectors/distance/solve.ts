// The distance of a point from a plane or from a line, by the foot of the perpendicular.

import { requireInRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { columnShown, shownLines } from '../../../algorithms/shown-answers.ts';
import { type Answer, scalarAnswer, structureAnswer, vectorAnswer } from '../../../catalogue/answer.ts';
import type { IdentityPart } from '../../../catalogue/operation.ts';
import { apply, equal, type Expression, negative, number, sum, symbol } from '../../../document/expression.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import { add, divide, type Entry, isZero, multiply, subtract } from '../../../exact/entry.ts';
import type { RealRoot } from '../../../exact/entry-root.ts';
import { columnOf, dotCost, dotProduct, requireEntriesInRange, requireRoot, ROOT_COST } from '../sums-of-products.ts';
import type { DistanceInput, ToLine, ToPlane } from './inputs.ts';

export interface DistanceMoves {
  /** The point lies in the plane: n · p is c already. */
  within: { readonly dot: Entry };
  /** Of a plane: n · p, n · n, and how far c is from n · p. */
  plane: { readonly dot: Entry; readonly square: Entry; readonly gap: Entry };
  /** Of a line: p - q, its dot product with d, and d · d. */
  way: { readonly way: readonly Entry[]; readonly dot: Entry; readonly square: Entry };
  foot: {
    readonly dividend: Entry;
    readonly square: Entry;
    readonly factor: Entry;
    readonly foot: readonly Entry[];
  };
  distance: {
    readonly between: readonly Entry[];
    readonly squared: Entry;
    readonly distance: RealRoot;
  };
}

export type DistanceMove = Move<DistanceMoves>;

export function identify(input: DistanceInput): readonly IdentityPart[] {
  return input.to === 'plane'
    ? [input.point, 'plane', input.normal, input.offset]
    : [input.point, 'line', input.through, input.direction];
}

export function cost(input: DistanceInput): number {
  const along = input.to === 'plane' ? input.normal : input.direction;
  return 3 * dotCost(input.point) + 4 * dotCost(along) + ROOT_COST;
}

/** @throws DomainError `overflow` where a number of the answer is no finite double, `too_large` where a root lies outside of the field */
export function* solve(input: DistanceInput): Generator<DistanceMove, Answer, void> {
  const found = yield* input.to === 'plane' ? footOnPlane(input) : footOnLine(input);
  const foot = found.foot;
  requireEntriesInRange(foot, 'the foot', 'point');
  const between = entriesOf(input.point).map((entry, place) => subtract(entry, foot[place]));
  const column = columnOf(between);
  const squared = dotProduct(column, column, 'point');
  requireInRange(squared, () => 'the square of the distance', 'point');
  const distance = requireRoot(squared, 'the distance', 'point');
  if (!found.isTold) yield { move: 'distance', facts: { between, squared, distance } };
  return structureAnswer(
    [
      ['distance', scalarAnswer(distance)],
      ['squared', scalarAnswer(squared)],
      ['foot', vectorAnswer(foot, 'rows')],
    ],
    () => distanceShown(distance, foot),
  );
}

/** The foot of the perpendicular, and whether the moves have told the distance already: that it is zero. */
interface Foot {
  readonly foot: readonly Entry[];
  readonly isTold: boolean;
}

function* footOnPlane({ point, normal, offset }: ToPlane): Generator<DistanceMove, Foot, void> {
  const [dot, square] = [dotProduct(normal, point, 'point'), dotProduct(normal, normal, 'normal')];
  const gap = subtract(offset, dot);
  const start = entriesOf(point);
  if (isZero(gap)) {
    yield { move: 'within', facts: { dot } };
    return { foot: start, isTold: true };
  }
  yield { move: 'plane', facts: { dot, square, gap } };
  const factor = divide(gap, square);
  const foot = entriesOf(normal).map((entry, place) => add(start[place], multiply(factor, entry)));
  yield { move: 'foot', facts: { dividend: gap, square, factor, foot } };
  return { foot, isTold: false };
}

function* footOnLine({ point, through, direction }: ToLine): Generator<DistanceMove, Foot, void> {
  const start = entriesOf(through);
  const way = entriesOf(point).map((entry, place) => subtract(entry, start[place]));
  const [dot, square] = [dotProduct(columnOf(way), direction, 'point'), dotProduct(direction, direction, 'direction')];
  yield { move: 'way', facts: { way, dot, square } };
  const factor = divide(dot, square);
  const foot = entriesOf(direction).map((entry, place) => add(start[place], multiply(factor, entry)));
  yield { move: 'foot', facts: { dividend: dot, square, factor, foot } };
  return { foot, isTold: false };
}

/** The distance h from the foot f, by the names that the steps use. */
function distanceShown(distance: RealRoot, foot: readonly Entry[]): Expression {
  const [f, h, p] = ['f', 'h', 'p'].map(symbol);
  return shownLines(equal(h, apply('norm', sum(p, negative(f))), number(distance)), equal(f, columnShown(foot)));
}
