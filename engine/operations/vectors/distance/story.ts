// The words of distances.

import { folding } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  equal,
  type Expression,
  matrixExpression,
  negative,
  number,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isZero, type Rational, ZERO } from '../../../exact/rational.ts';
import { columnOf, dotLine, squareLine } from '../sums-of-products.ts';
import type { DistanceInput } from './inputs.ts';
import type { DistanceMove, DistanceMoves } from './solve.ts';

const [P, N, C, Q, D] = ['p', 'n', 'c', 'q', 'd'].map(symbol);
const [K, F, E, W, H] = ['k', 'f', 'e', 'w', 'h'].map(symbol);

const ofPlanes: readonly Prose[] = [
  say`All points whose dot product with a vector n is the same number c make a plane; in the plane itself they make a line. The vector n is perpendicular to it.`,
  say`From a point the shortest way to it goes along n. It ends in the foot of the perpendicular.`,
];

const ofLines: readonly Prose[] = [
  say`A line is given by a point on it and a vector along it. The shortest way from another point to the line meets it at a right angle, in the foot of the perpendicular.`,
  say`The foot is found by projection: the way from the point on the line to the other point is projected on the direction.`,
];

export const theory: readonly Prose[] = ofPlanes;

export function theoryFor({ to }: DistanceInput): readonly Prose[] {
  return to === 'plane' ? ofPlanes : ofLines;
}

export function task(input: DistanceInput): Prose {
  const p = equal(P, matrixExpression(input.point));
  if (input.to === 'line') {
    return say`Find the distance of the point ${p} from the line through ${equal(Q, matrixExpression(input.through))} in the direction ${equal(D, matrixExpression(input.direction))}.`;
  }
  const [n, c] = [equal(N, matrixExpression(input.normal)), equal(C, number(input.offset))];
  return input.point.rows === 2
    ? say`Find the distance of the point ${p} from the line with the normal vector ${n} and the offset ${c}.`
    : say`Find the distance of the point ${p} from the plane with the normal vector ${n} and the offset ${c}.`;
}

const foldMove = folding<DistanceMoves>();

export function tell(input: DistanceInput, moves: readonly DistanceMove[]): readonly Block[] {
  const isPlane = input.to === 'plane';
  return [
    heading(say`Write down what is given`),
    formula(equal(P, matrixExpression(input.point))),
    ...(input.to === 'plane'
      ? [formula(equal(N, matrixExpression(input.normal))), formula(equal(C, number(input.offset)))]
      : [formula(equal(Q, matrixExpression(input.through))), formula(equal(D, matrixExpression(input.direction)))]),
    ...moves.flatMap((move) =>
      foldMove<keyof DistanceMoves, readonly Block[]>(move, {
        plane: ({ dot, square }) =>
          input.to === 'plane'
            ? [
                heading(say`Work out two dot products`),
                dotLine('n', 'p', input.normal, input.point, dot),
                squareLine('n', input.normal, square),
              ]
            : [],
        way: ({ way, dot, square }) =>
          input.to === 'line'
            ? [
                heading(say`Find the way from the point on the line`),
                paragraph(say`We call it ${W}.`),
                formula(equal(W, sum(P, negative(Q)), column(way))),
                heading(say`Project it on the direction`),
                dotLine('w', 'd', columnOf(way), input.direction, dot),
                squareLine('d', input.direction, square),
              ]
            : [],
        foot: ({ dividend, square, factor, foot }) => [
          ...(isPlane ? [heading(say`Find the foot of the perpendicular`)] : []),
          paragraph(isPlane ? REACHED : MULTIPLE),
          formula(equal(K, isPlane ? GAP : ALONG, ...unreduced(dividend, square, factor), number(factor))),
          ...(isPlane ? [] : [heading(say`Find the foot of the perpendicular`)]),
          formula(equal(F, isPlane ? FROM_POINT : ON_LINE, column(foot))),
        ],
        distance: ({ between, squared, distance }) => [
          heading(say`Find the length of the perpendicular`),
          paragraph(say`We call the distance ${H}. It is the length of ${E}, the way from the foot to the point.`),
          formula(equal(E, sum(P, negative(F)), column(between))),
          ...(isPlane || isZero(squared)
            ? []
            : notInShort(dotLine('e', 'd', columnOf(between), input.direction, ZERO), paragraph(RIGHT_ANGLE))),
          squareLine('e', columnOf(between), squared),
          formula(
            equal(
              H,
              root(product('dot', E, E)),
              ...(distance.kind === 'rational' ? [root(number(squared)), number(distance)] : [number(distance)]),
            ),
          ),
          ...(isZero(squared)
            ? [
                paragraph(
                  isPlane
                    ? say`${IS_ZERO}, so the point lies on what it was measured from.`
                    : say`${IS_ZERO}, so the point lies on the line.`,
                ),
              ]
            : []),
        ],
      }),
    ),
  ];
}

const IS_ZERO = claim(say`The way is the zero vector`, holds('zero', E));
const GAP = quotient(sum(C, negative(product('dot', N, P))), product('dot', N, N));
const ALONG = quotient(product('dot', W, D), product('dot', D, D));
const FROM_POINT = sum(P, product('adjacent', K, N));
const ON_LINE = sum(Q, product('adjacent', K, D));
const REACHED = say`The foot is ${sum(P, product('adjacent', K, N))} with a number ${K} that makes its dot product with ${N} equal to ${C}. A step of ${N} changes the dot product by that of ${N} with itself.`;
const MULTIPLE = say`We call the factor ${K}.`;
const RIGHT_ANGLE = say`The way is perpendicular to the line, as it must be.`;

/** The quotient with its numbers, where it is not the factor as it stands. */
function unreduced(dividend: Rational, divisor: Rational, factor: Rational): readonly Expression[] {
  const isWhole = dividend.denominator === 1n && divisor.denominator === 1n;
  const isSame = isWhole && factor.numerator === dividend.numerator && factor.denominator === divisor.numerator;
  return isSame ? [] : [quotient(number(dividend), number(divisor))];
}

function column(entries: readonly Rational[]): Expression {
  return matrixExpression(columnOf(entries));
}
