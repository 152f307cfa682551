// The words of the dot product.

import { folding } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  indexed,
  matrixExpression,
  number,
  numbers,
  product,
  relation,
  series,
  subscript,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import type { Entry } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { TwoRealVectors } from '../inputs.ts';
import type { AngleKind, DotMove, DotMoves } from './solve.ts';

const [U, V] = [symbol('u'), symbol('v')];
const DOT = product('dot', U, V);

export const theory: readonly Prose[] = [
  say`The dot product, or scalar product, of two vectors of equal length multiplies the entries in equal places and adds the products. The answer is a number and not a vector.`,
  say`Between two vectors that are not zero the angle is acute where the dot product is positive, a right angle where it is ${0}, and obtuse where it is negative.`,
];

export function task({ u, v }: TwoRealVectors): Prose {
  return say`Find the dot product of ${equal(U, matrixExpression(u))} and ${equal(V, matrixExpression(v))}.`;
}

const foldMove = folding<DotMoves>();

export function tell({ u, v }: TwoRealVectors, moves: readonly DotMove[]): readonly Block[] {
  return [
    heading(say`Write down the vectors`),
    formula(equal(U, matrixExpression(u))),
    formula(equal(V, matrixExpression(v))),
    ...moves.flatMap((move) =>
      foldMove<keyof DotMoves, readonly Block[]>(move, {
        sum: ({ products, value }) =>
          products.length === 0 ? longSum(u.rows, value) : sumOfProducts(entriesOf(u), entriesOf(v), products, value),
        angle: ({ kind, zero }) => [paragraph(angleWords[kind](zero === 'v' ? V : U))],
      }),
    ),
  ];
}

function sumOfProducts(
  left: readonly Entry[],
  right: readonly Entry[],
  products: readonly Entry[],
  value: Scalar,
): readonly Block[] {
  if (products.length === 1) {
    return [
      heading(say`Multiply the only entries`),
      formula(equal(DOT, product('dot', number(left[0]), number(right[0])), number(value))),
      paragraph([dotClaim(value)]),
    ];
  }
  const general = left.map((_, place) => product('adjacent', indexed('u', place + 1), indexed('v', place + 1)));
  const worked = left.map((x, place) => product('dot', number(x), number(right[place])));
  return [
    heading(say`Multiply the entries in equal places`),
    formula(equal(DOT, added(general), added(worked))),
    heading(say`Add the products`),
    formula(equal(DOT, added(numbers(products)), number(value))),
    paragraph([dotClaim(value)]),
  ];
}

function longSum(length: number, value: Scalar): readonly Block[] {
  const i = symbol('i');
  const general = series('i', count(1), count(length), product('adjacent', subscript(U, i), subscript(V, i)));
  const comparison = value.kind === 'float' ? 'approximately' : 'equal';
  return [
    heading(say`Add the products of the entries in equal places`),
    paragraph(
      say`${claim(say`Each vector has ${length} entries`, equal(measure('entryCount', U), count(length)))}, too many for their products to be shown one by one.`,
    ),
    formula({
      kind: 'relation',
      first: DOT,
      links: [
        { comparison: 'equal', right: general },
        { comparison, right: number(value) },
      ],
    }),
    paragraph([dotClaim(value)]),
  ];
}

function dotClaim(value: Scalar): Claim {
  return value.kind === 'float'
    ? claim(say`The dot product is about ${number(value)}.`, relation(DOT, 'approximately', number(value)))
    : claim(say`The dot product is ${number(value)}.`, equal(DOT, number(value)));
}

const angleWords: { readonly [K in AngleKind]: (zero: Expression) => Prose } = {
  'zero-vector': (zero) =>
    say`${claim(say`All entries of ${zero} are zero`, holds('zero', zero))}, and so is every product. The zero vector has no direction and makes no angle.`,
  right: () => say`${claim(say`As it is ${0}`, equal(DOT, count(0)))}, the vectors are perpendicular.`,
  acute: () =>
    say`${claim(say`As it is greater than ${0}`, relation(DOT, 'greater', count(0)))}, the angle between the vectors is less than a right angle.`,
  obtuse: () =>
    say`${claim(say`As it is less than ${0}`, relation(DOT, 'less', count(0)))}, the angle between the vectors is greater than a right angle.`,
};

/** The sum of products, not worked out; null for long vectors. */
export function expression({ u, v }: TwoRealVectors): Expression | null {
  if (u.rows > MOST_TERMS) return null;
  const right = entriesOf(v);
  return added(entriesOf(u).map((x, place) => product('dot', number(x), number(right[place]))));
}

const MOST_TERMS = 1000;
