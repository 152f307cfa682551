// The words of unit vectors.

import { folding } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  matrixExpression,
  number,
  numbers,
  product,
  quotient,
  root,
  symbol,
} from '../../../document/expression.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { RealRoot } from '../../../exact/entry-root.ts';
import { compare, ONE } from '../../../exact/rational.ts';
import { LONGEST_READ, normOf, rootOf, squareLine } from '../sums-of-products.ts';
import type { UnitInput, UnitMove, UnitMoves } from './solve.ts';

const [V, E] = [symbol('v'), symbol('e')];
const SQUARE = product('dot', V, V);
const LENGTH = normOf(V);

export const theory: readonly Prose[] = [
  say`A unit vector is a vector of length one. For every vector except zero there is one unit vector in the same direction.`,
  say`The length of a vector is the square root of its dot product with itself. Dividing a vector by a positive number changes its length and keeps its direction.`,
];

export function task({ v }: UnitInput): Prose {
  return say`Find the unit vector in the direction of ${equal(V, matrixExpression(v))}.`;
}

const foldMove = folding<UnitMoves>();

export function tell({ v }: UnitInput, moves: readonly UnitMove[]): readonly Block[] {
  return [
    heading(say`Write down the vector`),
    formula(equal(V, matrixExpression(v))),
    ...moves.flatMap((move) =>
      foldMove<keyof UnitMoves, readonly Block[]>(move, {
        length: ({ square, length }) => [
          heading(say`Find the length`),
          squareLine('v', v, square),
          formula(equal(LENGTH, root(SQUARE), ...rootOf(square, length))),
          ...(isOne(length)
            ? [
                paragraph(
                  say`${claim(say`The length is ${1}`, equal(LENGTH, count(1)))}, so this is a unit vector already.`,
                ),
              ]
            : []),
        ],
        divide: ({ length, entries }) =>
          isOne(length)
            ? [
                heading(say`Write down the unit vector`),
                paragraph(say`We call the unit vector ${E}.`),
                formula(equal(E, V, matrixExpression(v))),
              ]
            : [
                heading(say`Divide each entry by the length`),
                paragraph(say`We call the unit vector ${E}.`),
                formula(
                  equal(
                    E,
                    product('adjacent', quotient(count(1), LENGTH), V),
                    scaled(length, matrixExpression(v)),
                    realColumn(entries),
                  ),
                ),
              ],
        check: ({ squares }) =>
          squares.length > LONGEST_READ
            ? []
            : notInShort(
                heading(say`Check the length`),
                formula(equal(product('dot', E, E), added(numbers(squares)), count(1)), SQUARES_SUM),
              ),
      }),
    ),
  ];
}

const SQUARES_SUM = say`The squares of the entries add up to one, so the length is one.`;

function isOne(length: RealRoot): boolean {
  return length.kind === 'rational' && compare(length, ONE) === 0;
}

function scaled(length: RealRoot, vector: Expression): Expression {
  return product('adjacent', quotient(count(1), number(length)), vector);
}

function realColumn(entries: readonly RealRoot[]): Expression {
  return matrixExpression({ kind: 'real', rows: entries.length, columns: 1, entries });
}
