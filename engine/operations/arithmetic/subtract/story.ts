// The words of matrix subtraction.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import { betweenFractions } from '../../../algorithms/entrywise/details.ts';
import { LIKE_TERMS } from '../../../algorithms/entrywise/field-details.ts';
import { areEqual, isZeroMatrix } from '../../../algorithms/entrywise/features.ts';
import { sameEntriesProse, zeroMatrixProse, zeroProse } from '../../../algorithms/entrywise/notices.ts';
import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import {
  type Check,
  entrywiseExpression,
  generalEntry,
  type Shortcut,
  tellEntrywise,
} from '../../../algorithms/entrywise/tell.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import type { Block } from '../../../document/block.ts';
import { count, type Expression, keepExpression, negative, number, sum, symbol } from '../../../document/expression.ts';
import { keepProse, type Prose, say } from '../../../document/prose.ts';
import { absolute, signOf } from '../../../exact/entry.ts';
import { commonDenominator } from '../denominators.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Subtraction undoes addition: the difference is the matrix that must be added to the second one to get the first. Unlike addition it depends on the order; exchanging the matrices changes the sign of the difference.`,
];

const [A, B] = [symbol('A'), symbol('B')];
const [a, b] = [generalEntry('a'), generalEntry('b')];

export function task({ a: matrix, given, scalar }: EntrywiseInput<ExactMatrix>): Prose {
  const [first, second] = [operandExpression(matrix), operandExpression(given)];
  return scalar
    ? say`Subtract ${second} from every entry of ${first}.`
    : say`Work out this difference: ${difference(first, second)}.`;
}

export function tell(
  input: EntrywiseInput<ExactMatrix>,
  moves: readonly EntrywiseMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: input.scalar
      ? say`Subtract the number from every entry`
      : say`Subtract each entry of ${B} from the entry of ${A} at the same place`,
    reason: REASON,
    broadcast: say`A number cannot be taken from a matrix as it stands. By agreement the number stands for the matrix ${B} that has the shape of ${A} and this number at every place.`,
    spread: true,
    join: difference,
    whole: WHOLE,
    named: NAMED,
    shortcuts,
    details: () => [...LIKE_TERMS, ...signs, ...commonDenominator(-1, inDecimals)],
    check: () => check,
  });
}

const WHOLE = keepExpression(difference(A, B));

const REASON = keepProse(
  say`A difference of matrices is taken entry by entry, so ${B} must have the shape of ${A}. The order counts: ${B} is taken away from ${A}.`,
);

const NAMED = keepProse(say`the difference ${difference(A, B)}`);

export function expression(input: EntrywiseInput<ExactMatrix>): Expression | null {
  return entrywiseExpression(input, difference);
}

function difference(left: Expression, right: Expression): Expression {
  return sum(left, negative(right));
}

const signs = betweenFractions([
  {
    applies: (_, y) => signOf(y) < 0,
    working: (x, y) => [sum(number(x), number(absolute(y)))],
    reason: say`Subtracting a negative number is the same as adding its opposite.`,
  },
]);

const check = {
  name: keepExpression(sum(symbol('C'), B)),
  undo: (value, y) => sum(number(value), number(y)),
  explain: keepProse(say`Addition undoes subtraction: when ${B} is added to the difference, ${A} must come back.`),
} satisfies Check;

const shortcuts: readonly Shortcut[] = [
  {
    applies: ({ b: second }) => isZeroMatrix(second),
    title: say`Subtract zero`,
    notice: zeroProse,
    reason: say`Taking away zero changes no number, so every entry stays as it is.`,
    entry: [difference(a, count(0)), a],
    whole: () => [A],
  },
  {
    applies: areEqual,
    title: say`Notice the equal entries`,
    notice: sameEntriesProse,
    reason: say`A number taken away from itself leaves zero, so the difference is the zero matrix.`,
    entry: [difference(a, a), count(0)],
    whole: () => [difference(A, A)],
  },
  {
    applies: ({ a: first, scalar }) => !scalar && isZeroMatrix(first),
    title: say`Subtract from zero`,
    notice: () => zeroMatrixProse(A),
    reason: say`A number taken away from zero leaves its opposite, so the difference has the entries of ${B} with their signs changed.`,
    entry: [difference(count(0), b), negative(b)],
    whole: () => [negative(B)],
  },
];
