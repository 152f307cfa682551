// The inverse of the matrix of eigenvectors: by the formula for two rows, or by row operations on it beside the identity matrix.

import { exactProduct, exactRows, shownRows } from '../../../algorithms/spectrum/exact-product.ts';
import { folding } from '../../../algorithms/moves.ts';
import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import type { RowMoves } from '../../../algorithms/row-reduction/moves.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import type { Entry } from '../../../exact/entry.ts';
import { type AnswerMatrix, identity } from '../../../exact/matrix.ts';
import { equals, negate, ONE } from '../../../exact/rational.ts';
import type { Exact } from '../../../exact/scalar.ts';
import type { PowerFactors } from './solve.ts';

const [I, P] = ['I', 'P'].map(symbol);
const INVERSE = power(P, count(-1));

/** P⁻¹ with its working. A short story has the result. */
export function inverseBlocks({
  p,
  inverse,
  working,
}: Pick<PowerFactors, 'p' | 'inverse' | 'working'>): readonly Block[] {
  const [rows, inverted] = [exactRows(p), exactRows(inverse)];
  if (rows === null || inverted === null) return [];
  const result = formula(equal(INVERSE, shownRows(inverted)));
  if (rows.length === 2) return [...twoRowBlocks(rows, inverted)];
  if (working === null) return [result, ...notInShort(...checkBlocks(p))];
  return [...notInShort(...workingBlocks(working)), result];
}

/** |P| = ad − bc, and P⁻¹ = (1/|P|)(d, −b; −c, a). */
function twoRowBlocks(
  [[a, b], [c, d]]: readonly (readonly Exact[])[],
  inverted: readonly (readonly Exact[])[],
): readonly Block[] {
  const value = difference(a, d, b, c);
  if (value === null) return [formula(equal(INVERSE, shownRows(inverted)))];
  const [shownA, shownB, shownC, shownD] = [a, b, c, d].map(shownValue);
  const changed = grid([
    [shownD, opposite(b)],
    [opposite(c), shownA],
  ]);
  const scaled = isOne(value) ? [] : [factored(value, changed)];
  return [
    ...notInShort(
      formula(
        equal(
          determinantOf(P),
          sum(product('dot', shownA, shownD), negative(product('dot', shownB, shownC))),
          shownValue(value),
        ),
      ),
    ),
    formula(
      equal(INVERSE, ...scaled, shownRows(inverted)),
      say`For two rows the entries of the main diagonal change places, the other two change their signs, and all are divided by the determinant.`,
    ),
  ];
}

/** −x without a double sign. */
function opposite(x: Exact): Expression {
  const found = exactProduct([[negate(ONE)]], [[x]]);
  return found === null ? negative(shownValue(x)) : shownValue(found[0][0]);
}

function isOne(x: Exact): boolean {
  return x.kind === 'rational' && equals(x, ONE);
}

function factored(value: Exact, matrix: Expression): Expression {
  if (value.kind === 'rational' && equals(value, negate(ONE))) return negative(matrix);
  return product('adjacent', quotient(count(1), shownValue(value)), matrix);
}

/** ad − bc */
function difference(a: Exact, d: Exact, b: Exact, c: Exact): Exact | null {
  const minus = exactProduct([[negate(ONE)]], [[c]]);
  const found = minus === null ? null : exactProduct([[a, b]], [[d], [minus[0][0]]]);
  return found === null ? null : found[0][0];
}

function checkBlocks(p: AnswerMatrix): readonly Block[] {
  return [
    formula(
      equal(product('adjacent', P, INVERSE), matrixExpression(identity(p.rows))),
      say`The inverse is found by row operations on ${P} beside ${I}. That it is right is seen from this product.`,
    ),
  ];
}

const foldMove = folding<RowMoves<Entry>>();

function workingBlocks({ start, moves, bar }: NonNullable<PowerFactors['working']>): readonly Block[] {
  return [
    paragraph(
      say`For the inverse we bring ${P} to the identity matrix by row operations, and do the same with the identity matrix beside it.`,
    ),
    formula(equal(grid([[P, I]], 1), rowsExpression(start, bar))),
    ...moves.flatMap((move) => foldMove(move, rowMoveHandlers).flatMap(lineOf)),
  ];
}

/** The operation, and the matrix after it. */
function lineOf(block: Block): readonly Block[] {
  if (block.kind !== 'formula' || isMultiple(block.expression)) return [];
  return [formula(block.expression)];
}

/** 2R₁ = (2, 4) */
function isMultiple(expression: Expression): boolean {
  return expression.kind === 'relation' && expression.links[0].comparison === 'equal';
}
