// The words of matrix addition.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import { betweenFractions } from '../../../algorithms/entrywise/details.ts';
import { LIKE_TERMS } from '../../../algorithms/entrywise/field-details.ts';
import { areEqual, areOpposite, isZeroMatrix } from '../../../algorithms/entrywise/features.ts';
import { sameEntriesProse, zeroMatrixProse, zeroProse } from '../../../algorithms/entrywise/notices.ts';
import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import {
  type Check,
  entrywiseExpression,
  generalEntry,
  type Shortcut,
  shortGrid,
  tellEntrywise,
} from '../../../algorithms/entrywise/tell.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import type { Block } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  keepExpression,
  negative,
  number,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { claim, keepProse, type Prose, say } from '../../../document/prose.ts';
import { isZero, signOf } from '../../../exact/entry.ts';
import { commonDenominator } from '../denominators.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Addition of matrices is defined for two matrices of one shape, and the sum has that shape again. The order of the two does not matter, and adding the zero matrix changes nothing.`,
  say`Think of two tables with the same headings, such as the sales of two weeks: only figures in the same place may be added.`,
];

const [A, B] = [symbol('A'), symbol('B')];
const [a, b] = [generalEntry('a'), generalEntry('b')];

export function task({ a: matrix, given, scalar }: EntrywiseInput<ExactMatrix>): Prose {
  const [first, second] = [operandExpression(matrix), operandExpression(given)];
  return scalar ? say`Add ${second} to every entry of ${first}.` : say`Work out this sum: ${sum(first, second)}.`;
}

export function tell(
  input: EntrywiseInput<ExactMatrix>,
  moves: readonly EntrywiseMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  return tellEntrywise(input, moves, {
    ...words,
    work: input.scalar ? say`Add the number to every entry` : say`Add the entries at the same place`,
    shortcuts,
    details: () => [...LIKE_TERMS, ...signs, ...commonDenominator(1, inDecimals)],
    check: () => check,
  });
}

const words = {
  reason: keepProse(say`A sum of matrices is taken entry by entry, so ${B} must have the shape of ${A}.`),
  broadcast: say`A number and a matrix have no sum of their own. By agreement the number stands for the matrix ${B} that has the shape of ${A} and this number at every place.`,
  spread: true,
  join: sum,
  whole: keepExpression(sum(A, B)),
  named: keepProse(say`the sum ${sum(A, B)}`),
} as const;

export function expression(input: EntrywiseInput<ExactMatrix>): Expression | null {
  return entrywiseExpression(input, sum);
}

const signs = betweenFractions([
  {
    applies: (x, y) => !isZero(x) && signOf(y) < 0,
    working: () => [],
    reason: say`Adding a negative number is the same as subtracting its opposite.`,
  },
]);

const check = {
  name: keepExpression(sum(symbol('C'), negative(B))),
  undo: (value, y) => sum(number(value), negative(number(y))),
  explain: keepProse(say`Subtraction undoes addition: when ${B} is taken away from the sum, ${A} must come back.`),
} satisfies Check;

const shortcuts: readonly Shortcut[] = [
  {
    applies: ({ b: second }) => isZeroMatrix(second),
    title: say`Add zero`,
    notice: zeroProse,
    reason: say`Adding zero changes no number, so every entry stays as it is.`,
    entry: [sum(a, count(0)), a],
    whole: () => [A],
  },
  {
    applies: ({ a: first, scalar }) => !scalar && isZeroMatrix(first),
    title: say`Add to zero`,
    notice: () => zeroMatrixProse(A),
    reason: say`Adding to zero gives the number that is added, so the sum has the entries of ${B}.`,
    entry: [sum(count(0), b), b],
    whole: () => [B],
  },
  {
    applies: (input) => !input.scalar && areOpposite(input),
    title: say`Notice the opposite entries`,
    notice: () =>
      say`${claim(say`Each entry of ${B} is the opposite of the entry of ${A} at the same place`, equal(B, negative(A)))}.`,
    reason: say`A number and its opposite add up to zero, so the sum is the zero matrix.`,
    entry: [sum(a, negative(a)), count(0)],
    whole: () => [sum(A, negative(A))],
  },
  {
    applies: (input) => !input.scalar && input.a.rows * input.a.columns > 1 && areEqual(input),
    title: say`Double the matrix`,
    notice: sameEntriesProse,
    reason: say`A number added to itself is twice the number, so every entry is doubled.`,
    entry: [product('adjacent', count(2), a)],
    whole: (input) => [
      product('adjacent', count(2), A),
      ...shortGrid(input, (x) => product('dot', count(2), number(x))),
    ],
    checked: true,
  },
];
