// The words of the scalar multiple.

import { folding } from '../../../algorithms/moves.ts';
import { type Block, formula, heading } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  number,
  product,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import type { ScalarMultipleInput, ScalarMultipleMove, ScalarMultipleMoves, Shortcut } from './solve.ts';

const [A, C] = [symbol('A'), symbol('c')];
const MULTIPLE = product('adjacent', C, A);

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A number in front of a matrix multiplies every entry. The result has the shape of the matrix; it is called a scalar multiple.`,
];

export function task({ a, scalar }: ScalarMultipleInput): Prose {
  return say`Multiply the matrix ${matrixExpression(a)} by the number ${number(scalar)}.`;
}

const foldMove = folding<ScalarMultipleMoves>();

export function tell(input: ScalarMultipleInput, moves: readonly ScalarMultipleMove[]): readonly Block[] {
  const { a, scalar } = input;
  return [
    heading(say`Write down the matrix and the number`),
    formula(equal(A, matrixExpression(a))),
    formula(equal(C, number(scalar))),
    ...moves.flatMap((move) =>
      foldMove<keyof ScalarMultipleMoves, readonly Block[]>(move, {
        multiply: ({ result, shortcut }) => [
          heading(shortcut === null ? say`Multiply every entry by the number` : say`Write down the multiple`),
          formula(
            equal(
              MULTIPLE,
              ...(shortcut === null && a.rows * a.columns <= MOST_PRODUCTS ? [productsOf(input)] : []),
              matrixExpression(result),
            ),
            shortcut === null ? null : shortcutWords[shortcut],
          ),
        ],
      }),
    ),
  ];
}

/** Larger matrices are multiplied without a grid of products before the result. */
const MOST_PRODUCTS = 25;

function productsOf({ a, scalar }: ScalarMultipleInput): Expression {
  return grid(rowsOf(a).map((row) => row.map((entry) => product('dot', number(scalar), number(entry)))));
}

const shortcutWords: { readonly [K in Exclude<Shortcut, null>]: Prose } = {
  zero: say`${claim(say`The number is zero, so every product is zero`, holds('zero', MULTIPLE))}: the result is the zero matrix.`,
  one: say`${claim(say`The number is ${1}, and nothing changes`, equal(C, count(1)), equal(MULTIPLE, A))}.`,
  'minus-one': say`${claim(say`The number is ${-1}, so every entry changes its sign`, equal(C, count(-1)), equal(MULTIPLE, negative(A)))}; a zero stays zero.`,
};

/** The products, not worked out; null for matrices that nobody would write out. */
export function expression(input: ScalarMultipleInput): Expression | null {
  return input.a.rows * input.a.columns <= MOST_WRITTEN ? productsOf(input) : null;
}

const MOST_WRITTEN = 10_000;
