// The words of projections.

import { folding } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
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
import { entriesOf } from '../../../exact/matrix.ts';
import { isZero, ZERO } from '../../../exact/rational.ts';
import { projectionFigure } from '../figures.ts';
import type { TwoVectors } from '../inputs.ts';
import { columnOf, dotLine, squareLine } from '../sums-of-products.ts';
import type { ProjectionMove, ProjectionMoves } from './solve.ts';

const [U, V, K, P, W] = ['u', 'v', 'k', 'p', 'w'].map(symbol);
const DOT = product('dot', U, V);

export const theory: readonly Prose[] = [
  say`The projection of u on v is the multiple of v that comes nearest to u. What is left of u is perpendicular to v.`,
  say`That settles the multiple: the dot product of v with u must be that of v with its multiple, so the factor is the dot product of u and v over that of v with itself.`,
];

export function task({ u, v }: TwoVectors): Prose {
  return say`Find the projection of ${equal(U, matrixExpression(u))} on ${equal(V, matrixExpression(v))}.`;
}

const foldMove = folding<ProjectionMoves>();

export function tell({ u, v }: TwoVectors, moves: readonly ProjectionMove[]): readonly Block[] {
  return [
    heading(say`Write down the vectors`),
    formula(equal(U, matrixExpression(u))),
    formula(equal(V, matrixExpression(v))),
    ...moves.flatMap((move) =>
      foldMove<keyof ProjectionMoves, readonly Block[]>(move, {
        products: ({ dot, square }) => [
          heading(say`Work out two dot products`),
          dotLine('u', 'v', u, v, dot),
          squareLine('v', v, square),
        ],
        coefficient: ({ dot, square, coefficient }) => [
          heading(say`Find the factor`),
          formula(equal(K, quotient(DOT, product('dot', V, V)), ...unreduced(dot, square), number(coefficient))),
        ],
        projection: ({ projection }) => [
          heading(say`Multiply the vector by the factor`),
          paragraph(say`We call the projection ${P} and the rest ${W}.`),
          formula(equal(P, product('adjacent', K, V), matrixExpression(columnOf(projection)))),
        ],
        rest: ({ projection, orthogonal }) => [
          formula(equal(W, sum(U, negative(P)), matrixExpression(columnOf(orthogonal)))),
          ...(projection.every(isZero)
            ? [
                paragraph(
                  entriesOf(u).every(isZero)
                    ? say`${claim(say`All entries of ${U} are zero`, holds('zero', U))}, and so is its projection.`
                    : say`${claim(say`The dot product of both vectors is ${0}`, equal(DOT, count(0)))}: they are perpendicular, and nothing of ${U} points along ${V}.`,
                ),
              ]
            : orthogonal.every(isZero)
              ? [
                  paragraph(
                    say`${claim(say`Nothing is left`, holds('zero', W))}: ${U} lies on the line of ${V} already, and is its own projection.`,
                  ),
                ]
              : [
                  ...notInShort(dotLineOfRest(orthogonal, v)),
                  paragraph(
                    say`${claim(say`This is ${0}`, equal(product('dot', W, V), count(0)))}, as it must be: the rest is perpendicular to ${V}.`,
                  ),
                ]),
          ...projectionFigure(u, v, columnOf(projection)),
        ],
      }),
    ),
  ];
}

function dotLineOfRest(orthogonal: Parameters<typeof columnOf>[0], v: TwoVectors['v']): Block {
  return dotLine('w', 'v', columnOf(orthogonal), v, ZERO);
}

/** 10/4, where that is not how the factor is written in the end. */
function unreduced(dot: Parameters<typeof number>[0], square: Parameters<typeof number>[0]) {
  return [quotient(number(dot), number(square))];
}
