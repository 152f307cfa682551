// The words of distances.

import { folding } from '../../../algorithms/moves.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
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
import { claim, type Prose, say } from '../../../document/prose.ts';
import { absolute, type Entry, isZero } from '../../../exact/entry.ts';
import type { RealRoot } from '../../../exact/entry-root.ts';
import { ZERO } from '../../../exact/rational.ts';
import {
  columnOf,
  dotLine,
  normOf,
  quotientOf,
  rootOf,
  shownRoot,
  squareLine,
  withDecimal,
} from '../sums-of-products.ts';
import type { DistanceInput, ToPlane } from './inputs.ts';
import type { DistanceMove, DistanceMoves } from './solve.ts';

const [P, N, C, Q, D] = ['p', 'n', 'c', 'q', 'd'].map(symbol);
const [K, F, E, W, H] = ['k', 'f', 'e', 'w', 'h'].map(symbol);

const ofNormals: readonly Prose[] = [
  say`The points of the plane whose dot product with a vector ${N} is a given number ${C} form a line. The vector ${N} is perpendicular to it.`,
  say`The shortest path from a point ${P} to the line is parallel to ${N}. It ends at a point ${sum(P, product('adjacent', K, N))} of the line, the foot of the perpendicular.`,
];

const ofPlanes: readonly Prose[] = [
  say`The points whose dot product with a vector ${N} is a given number ${C} form a plane, or a line if they have two coordinates. The vector ${N} is perpendicular to it.`,
  say`The shortest path from a point ${P} to the plane is parallel to ${N}. It ends at a point ${sum(P, product('adjacent', K, N))} of the plane, the foot of the perpendicular.`,
];

const ofLines: readonly Prose[] = [
  say`A line is given by a point ${Q} on it and a direction vector ${D}. The shortest path from a point ${P} to the line is perpendicular to the line. It ends at the foot of the perpendicular.`,
  say`The foot is found by projection: the vector from ${Q} to ${P} is projected on ${D}.`,
];

export const theory: readonly Prose[] = ofPlanes;

export function theoryFor({ to, point }: DistanceInput): readonly Prose[] {
  if (to === 'line') return ofLines;
  return point.rows === 2 ? ofNormals : ofPlanes;
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
  return [
    heading(say`Write down what is given`),
    formula(equal(P, matrixExpression(input.point))),
    ...(input.to === 'plane'
      ? [formula(equal(N, matrixExpression(input.normal))), formula(equal(C, number(input.offset)))]
      : [formula(equal(Q, matrixExpression(input.through))), formula(equal(D, matrixExpression(input.direction)))]),
    ...moves.flatMap((move) =>
      foldMove<keyof DistanceMoves, readonly Block[]>(move, {
        within: ({ dot }) => (input.to === 'plane' ? pointWithin(input, dot) : []),
        plane: ({ dot, square }) =>
          input.to === 'plane'
            ? [
                heading(say`Work out the dot products`),
                dotLine('n', 'p', input.normal, input.point, dot),
                squareLine('n', input.normal, square),
              ]
            : [],
        way: ({ way, dot, square }) =>
          input.to === 'line'
            ? [
                heading(say`Find the vector from ${Q} to ${P}`),
                ...alsoInShort(paragraph(say`Let ${W} be the vector from ${Q} to ${P}.`)),
                formula(equal(W, sum(P, negative(Q)), column(way))),
                heading(say`Project it on the direction vector`),
                dotLine('w', 'd', columnOf(way), input.direction, dot),
                squareLine('d', input.direction, square),
              ]
            : [],
        foot: ({ dividend, square, factor, foot }) =>
          input.to === 'plane'
            ? [
                heading(say`Find the foot of the perpendicular`),
                ...alsoInShort(
                  paragraph(say`The foot is ${FROM_POINT} for a number ${K}. Its dot product with ${N} must be ${C}:`),
                ),
                formula(equal(sum(product('dot', N, P), product('adjacent', K, product('dot', N, N))), C)),
                formula(equal(K, GAP, ...quotientOf(dividend, square), number(factor))),
                ...alsoInShort(paragraph(say`Let ${F} be the foot.`)),
                formula(equal(F, FROM_POINT, column(foot))),
              ]
            : [
                formula(equal(K, ALONG, ...quotientOf(dividend, square), number(factor)), PROJECTED),
                heading(say`Find the foot of the perpendicular`),
                ...alsoInShort(paragraph(say`Let ${F} be the foot. It is ${Q} plus the projection.`)),
                formula(equal(F, ON_LINE, column(foot))),
              ],
        distance: ({ between, squared, distance }) =>
          isZero(squared)
            ? onLine(distance)
            : [
                heading(say`Find the distance`),
                ...alsoInShort(
                  paragraph(say`Let ${E} be the vector from the foot to the point. The distance ${H} is its norm.`),
                ),
                formula(equal(E, sum(P, negative(F)), column(between))),
                ...(input.to === 'plane'
                  ? []
                  : notInShort(
                      dotLine('e', 'd', columnOf(between), input.direction, ZERO),
                      paragraph(
                        say`${claim(say`This is ${0}`, equal(product('dot', E, D), count(0)))}, so ${E} is perpendicular to the line.`,
                      ),
                    )),
                squareLine('e', columnOf(between), squared),
                formula(
                  withDecimal(equal(H, normOf(E), root(product('dot', E, E)), ...rootOf(squared, distance)), distance),
                ),
                ...byFormula(moves, distance),
                ...inWords(distance, input),
              ],
      }),
    ),
  ];
}

/** The point meets the equation of the plane itself. */
function pointWithin({ normal, point }: ToPlane, dot: Entry): readonly Block[] {
  return [
    heading(say`Put the point into the equation`),
    dotLine('n', 'p', normal, point, dot),
    heading(say`State the distance`),
    ...alsoInShort(
      paragraph(
        point.rows === 2
          ? say`${claim(say`The dot product is ${C}`, equal(product('dot', N, P), C))}, so the point lies on the line. It is its own foot ${F}, and the distance ${H} is ${0}.`
          : say`${claim(say`The dot product is ${C}`, equal(product('dot', N, P), C))}, so the point lies in the plane. It is its own foot ${F}, and the distance ${H} is ${0}.`,
      ),
    ),
    formula(equal(F, P, matrixExpression(point))),
    formula(equal(H, normOf(sum(P, negative(F))), count(0))),
  ];
}

function onLine(distance: RealRoot): readonly Block[] {
  return [
    heading(say`State the distance`),
    ...alsoInShort(
      paragraph(
        say`${claim(say`The foot is the point itself`, equal(F, P))}, so the point lies on the line, and the distance ${H} is ${0}.`,
      ),
    ),
    formula(equal(H, normOf(sum(P, negative(F))), number(distance))),
  ];
}

/** The usual formula for planes, as a check; nothing for lines given by a point and a direction. */
function byFormula(moves: readonly DistanceMove[], distance: RealRoot): readonly Block[] {
  return moves.flatMap((move) =>
    move.move === 'plane'
      ? notInShort(
          formula(
            equal(
              quotient(apply('abs', sum(product('dot', N, P), negative(C))), normOf(N)),
              quotient(number(absolute(move.facts.gap)), shownRoot(move.facts.square)),
              number(distance),
            ),
            say`The distance formula gives the same.`,
          ),
        )
      : [],
  );
}

function inWords(distance: RealRoot, input: DistanceInput): readonly Block[] {
  const stated = claim(say`is ${number(distance)}`, equal(H, number(distance)));
  return [
    ...alsoInShort(
      paragraph(
        input.to === 'plane' && input.point.rows !== 2
          ? say`The distance of the point from the plane ${stated}.`
          : say`The distance of the point from the line ${stated}.`,
      ),
    ),
  ];
}

const GAP = quotient(sum(C, negative(product('dot', N, P))), product('dot', N, N));
const ALONG = quotient(product('dot', W, D), product('dot', D, D));
const FROM_POINT = sum(P, product('adjacent', K, N));
const ON_LINE = sum(Q, product('adjacent', K, D));
const PROJECTED = say`So ${product('adjacent', K, D)} is the projection of ${W} on ${D}.`;

function column(entries: readonly Entry[]): Expression {
  return matrixExpression(columnOf(entries));
}
