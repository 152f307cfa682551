// The words of projections.

import { folding } from '../../../algorithms/moves.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  matrixExpression,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Entry, isZero } from '../../../exact/entry.ts';
import { type ExactMatrix, hasRoots } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { projectionFigure } from '../figures.ts';
import type { TwoRealVectors } from '../inputs.ts';
import { columnOf, dotLine, squareLine, quotientOf } from '../sums-of-products.ts';
import type { ProjectionMove, ProjectionMoves } from './solve.ts';

const [U, V, K, P, W] = ['u', 'v', 'k', 'p', 'w'].map(symbol);
const DOT = product('dot', U, V);
const SQUARE = product('dot', V, V);

export const theory: readonly Prose[] = [
  say`The projection of ${U} on ${V} is the multiple ${product('adjacent', K, V)} that is closest to ${U}. What is left of ${U} is perpendicular to ${V}.`,
  say`So the dot product of ${sum(U, negative(product('adjacent', K, V)))} and ${V} is ${0}. This gives ${equal(DOT, product('adjacent', K, SQUARE))}, so ${equal(K, quotient(DOT, SQUARE))}.`,
];

export function task({ u, v }: TwoRealVectors): Prose {
  return say`Find the projection of ${equal(U, matrixExpression(u))} on ${equal(V, matrixExpression(v))}.`;
}

const foldMove = folding<ProjectionMoves>();

export function tell({ u, v }: TwoRealVectors, moves: readonly ProjectionMove[]): readonly Block[] {
  return [
    heading(say`Write down the vectors`),
    formula(equal(U, matrixExpression(u))),
    formula(equal(V, matrixExpression(v))),
    ...moves.flatMap((move) =>
      foldMove<keyof ProjectionMoves, readonly Block[]>(move, {
        zero: ({ projection }) => [
          heading(say`State the projection`),
          ...alsoInShort(
            paragraph(
              say`${claim(say`All entries of ${U} are zero`, holds('zero', U))}, so ${U} is a multiple of ${V} already, with the factor ${0}, and nothing is left. We call the factor ${K}, the projection ${P} and the rest ${W}.`,
            ),
          ),
          formula(equal(K, count(0))),
          formula(equal(P, U, column(projection))),
          formula(equal(W, sum(U, negative(P)), column(projection))),
        ],
        products: ({ dot, square }) => [
          heading(say`Work out the dot products`),
          dotLine('u', 'v', u, v, dot),
          squareLine('v', v, square),
        ],
        coefficient: ({ dot, square, coefficient }) => [
          heading(say`Find the projection`),
          formula(equal(K, quotient(DOT, SQUARE), ...quotientOf(dot, square), number(coefficient))),
        ],
        projection: ({ projection }) => [
          ...alsoInShort(paragraph(say`Multiply ${V} by ${K}. This is the projection ${P} of ${U} on ${V}.`)),
          formula(equal(P, product('adjacent', K, V), column(projection))),
        ],
        perpendicular: ({ dot, projection }) => [
          heading(say`Work out the dot product`),
          dotLine('u', 'v', u, v, dot),
          heading(say`State the projection`),
          ...alsoInShort(
            paragraph(
              say`${claim(say`The dot product is ${0}`, equal(DOT, count(0)))}, so ${U} is perpendicular to ${V}. The factor ${K} and the projection ${P} are zero, and the rest ${W} is ${U} itself.`,
            ),
          ),
          formula(equal(K, quotient(DOT, SQUARE), count(0))),
          formula(equal(P, product('adjacent', K, V), column(projection))),
          formula(equal(W, sum(U, negative(P)), matrixExpression(u))),
        ],
        rest: ({ projection, orthogonal }) => [
          heading(say`Find the rest`),
          ...alsoInShort(paragraph(say`Let ${W} be what is left of ${U}.`)),
          formula(equal(W, sum(U, negative(P)), column(orthogonal))),
          ...(orthogonal.every(isZero)
            ? [
                ...alsoInShort(
                  paragraph(
                    say`${claim(say`Nothing is left`, holds('zero', W))}: ${U} is a multiple of ${V}, and so its own projection.`,
                  ),
                ),
              ]
            : [
                ...notInShort(dotLine('w', 'v', columnOf(orthogonal), v, ZERO)),
                paragraph(
                  say`${claim(say`This dot product is ${0}`, equal(product('dot', W, V), count(0)))}, so ${W} is perpendicular to ${V}, and ${P} is the projection of ${U} on ${V}.`,
                ),
              ]),
          ...figureOf(u, v, columnOf(projection)),
        ],
      }),
    ),
  ];
}

/** Nothing of vectors with roots among their entries. */
function figureOf(u: ExactMatrix, v: ExactMatrix, projection: ExactMatrix): readonly Block[] {
  return hasRoots(u) || hasRoots(v) || hasRoots(projection) ? [] : projectionFigure(u, v, projection);
}

function column(entries: readonly Entry[]): Expression {
  return matrixExpression(columnOf(entries));
}
