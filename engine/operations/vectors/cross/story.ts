// The words of the cross product.

import { folding } from '../../../algorithms/moves.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  indexed,
  matrixExpression,
  negative,
  number,
  numbers,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, matrixOf } from '../../../exact/matrix.ts';
import { type Entry, multiply } from '../../../exact/entry.ts';
import type { TwoRealVectors } from '../inputs.ts';
import type { CrossMove, CrossMoves, Flat } from './solve.ts';

const [U, V, W] = [symbol('u'), symbol('v'), symbol('w')];
const CROSS = product('cross', U, V);

export const theory: readonly Prose[] = [
  say`The cross product of two vectors with three entries is a vector that is perpendicular to both. Its length is the area of the parallelogram with the two vectors as sides.`,
  say`Each entry of it leaves out the entries in its own place: it is a difference of two products of the entries in the other two places.`,
];

export function task({ u, v }: TwoRealVectors): Prose {
  return say`Find the cross product of ${equal(U, matrixExpression(u))} and ${equal(V, matrixExpression(v))}.`;
}

const foldMove = folding<CrossMoves>();

export function tell({ u, v }: TwoRealVectors, moves: readonly CrossMove[]): readonly Block[] {
  const [left, right] = [entriesOf(u), entriesOf(v)];
  return [
    heading(say`Write down the vectors`),
    formula(equal(U, matrixExpression(u))),
    formula(equal(V, matrixExpression(v))),
    heading(say`Work out the three entries`),
    paragraph(say`We call the cross product ${W}.`),
    ...moves.flatMap((move) =>
      foldMove<keyof CrossMoves, readonly Block[]>(move, {
        entry: ({ place, next, last, products: [first, second], value }) => [
          formula(
            equal(
              indexed('w', place + 1),
              difference(
                product('adjacent', indexed('u', next + 1), indexed('v', last + 1)),
                product('adjacent', indexed('u', last + 1), indexed('v', next + 1)),
              ),
              difference(
                product('dot', number(left[next]), number(right[last])),
                product('dot', number(left[last]), number(right[next])),
              ),
              difference(number(first), number(second)),
              number(value),
            ),
            place === 1 ? AROUND : null,
          ),
        ],
        result: ({ entries, flat, zero }) => [
          heading(say`Write down the cross product`),
          formula(equal(CROSS, column(entries))),
          ...(flat === null ? [] : alsoInShort(paragraph(flatWords[flat](zero === 'v' ? V : U)))),
        ],
        check: ({ entries }) => [
          heading(say`Check the result`),
          ...notInShort(formula(perpendicular(U, left, entries)), formula(perpendicular(V, right, entries), BOTH)),
        ],
      }),
    ),
  ];
}

const AROUND = say`The places go around: after the third comes the first again.`;
const BOTH = say`The cross product is perpendicular to both vectors, so both dot products must be zero.`;

const flatWords: { readonly [K in Flat]: (zero: Expression) => Prose } = {
  'zero-vector': (zero) =>
    say`${claim(say`All entries of ${zero} are zero`, holds('zero', zero))}, and so is every product. Together with the zero vector no vector spans an area.`,
  parallel: () =>
    say`${claim(say`The cross product is the zero vector`, holds('zero', CROSS))}, so one of the vectors is a multiple of the other: they are parallel, and the parallelogram has no area.`,
};

function difference(first: Expression, second: Expression): Expression {
  return sum(first, negative(second));
}

function column(entries: readonly Entry[]): Expression {
  return matrixExpression(matrixOf(entries.map((entry) => [entry])));
}

/** u · (u × v), worked out: it is 0. */
function perpendicular(name: Expression, entries: readonly Entry[], cross: readonly Entry[]): Expression {
  const products = entries.map((entry, place) => multiply<Entry>(entry, cross[place]));
  return equal(product('dot', name, CROSS), added(numbers(products)), count(0));
}
