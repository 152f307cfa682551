// The words of triangular factors: L, U and P, and the two systems that they lead to.

import { leftSide, leftSideAt, type SystemNames } from '../../../algorithms/linear-systems/lines.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  indexed,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { type Entry, equals, isZero, negate } from '../../../exact/entry.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import { matrixNames, type SolveInput } from './input.ts';
import { unknownColumn } from './solution.ts';
import type { SolveMoves } from './solve.ts';

const [P, L, U] = ['P', 'L', 'U'].map((name) => symbol(name));

/** P, L and U, and that they are invertible. */
export function factorBlocks(
  input: SolveInput,
  order: readonly number[],
  lower: Rows<Entry>,
  upper: Rows<Entry>,
): readonly Block[] {
  const { A } = matrixNames(input);
  const isExchanged = order.some((row, place) => row !== place);
  const permutation = order.map((row) => order.map((_, column) => count(column === row ? 1 : 0)));
  const left = isExchanged ? product('adjacent', P, A) : A;
  return [
    ...(isExchanged
      ? [
          formula(
            equal(P, grid(permutation)),
            say`${P} is the identity matrix with the same rows exchanged. The multipliers in ${L} move with their rows.`,
          ),
        ]
      : []),
    formula(equal(L, rowsExpression(lower))),
    formula(equal(U, rowsExpression(upper))),
    formula(equal(left, product('adjacent', L, U))),
    paragraph(
      say`${claim(say`No entry on the diagonal of ${U} is zero`, holds('invertible', U))}, so there is exactly one solution.`,
    ),
  ];
}

/** The way of the two systems, and the right side in the order of the rows of PA. */
export function triangularBlocks(input: SolveInput, order: readonly number[]): readonly Block[] {
  const { B } = matrixNames(input);
  const rights = rowsOf(input.b);
  return [
    paragraph(
      say`We solve the system with the matrix ${L} from the first row down. Its solution is the right side of the system with the matrix ${U}, which we solve from the last row up.`,
    ),
    ...(order.some((row, place) => row !== place)
      ? [
          formula(
            equal(product('adjacent', P, B), rowsExpression(order.map((row) => rights[row]))),
            say`The right side changes places like the rows.`,
          ),
        ]
      : []),
  ];
}

/** L y = P b with y from the first row down, and U x = y with x from the last row up. */
export function substitutionLines(
  { lower, upper, right, between, values, side }: SolveMoves['substitutions'],
  names: SystemNames,
  letter: string,
  several: boolean,
): readonly Block[] {
  const size = values.length;
  const middle: SystemNames = {
    ...names,
    unknown: (place) => (several ? indexed(letter, place + 1, side + 1) : indexed(letter, place + 1)),
  };
  const down = between.map((value, row) => {
    const factors = lower[row].slice(0, row);
    if (factors.every(isZero)) return formula(equal(middle.unknown(row), number(value)));
    const terms = [leftSide(factors.map(negate), middle), leftSideAt(factors.map(negate), between)];
    const steps = terms.map((each) => rest(right[row], each));
    return formula(equal(middle.unknown(row), ...steps.filter((step) => step.kind !== 'number'), number(value)));
  });
  const up = Array.from({ length: size }, (_, step) => size - 1 - step).map((row) => {
    const factors = upper[row].slice(row + 1);
    const over = (numerator: Expression): Expression =>
      equals(upper[row][row], ONE) ? numerator : quotient(numerator, number(upper[row][row]));
    const unknownsLeft = leftSide(factors.map(negate), {
      ...names,
      unknown: (place) => names.unknown(row + 1 + place),
    });
    const isAlone = factors.every(isZero);
    const numerator = isAlone
      ? number(between[row])
      : rest(between[row], leftSideAt(factors.map(negate), values.slice(row + 1)));
    const working = over(numerator);
    const named = over(isAlone ? middle.unknown(row) : sum(middle.unknown(row), ...termsOf(unknownsLeft)));
    return formula(
      equal(names.unknown(row), named, ...(working.kind === 'number' ? [] : [working]), number(values[row])),
    );
  });
  return [
    ...notInShort(formula(writtenSystem(lower, middle, right))),
    ...down,
    ...notInShort(formula(writtenSystem(upper, names, between))),
    ...up,
  ];
}

/** A matrix times its unknowns, and the right side. */
function writtenSystem(rows: Rows<Entry>, names: SystemNames, right: readonly Entry[]): Expression {
  return equal(
    product('adjacent', rowsExpression(rows), unknownColumn(rows.length, names)),
    rowsExpression(right.map((value) => [value])),
  );
}

/** The number, where it is not 0, and the terms beside it. */
function rest(right: Entry, terms: Expression): Expression {
  return isZero(right) ? terms : sum(number(right), ...termsOf(terms));
}

function termsOf(expression: Expression): readonly Expression[] {
  return expression.kind === 'sum' ? expression.terms : [expression];
}
