// The words of entry-by-entry powers.

import { signAt } from '../../../algorithms/entries.ts';
import {
  hasNoZeros,
  hasPositiveEntries,
  hasWholeEntries,
  isConstant,
  isZeroMatrix,
} from '../../../algorithms/entrywise/features.ts';
import { constantMatrixProse, constantProse } from '../../../algorithms/entrywise/notices.ts';
import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import { entrywiseExpression, generalEntry, type Shortcut, tellEntrywise } from '../../../algorithms/entrywise/tell.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import { type Block, heading, paragraph } from '../../../document/block.ts';
import { count, equal, type Expression, power, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { check } from './check.ts';
import { betweenFractions } from '../../../algorithms/entrywise/details.ts';
import { detailsFor } from './details.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A positive whole exponent counts how often the base is a factor, a negative one stands for the reciprocal, and a fraction stands for a root, whose degree is the denominator. Roots are taken of numbers that are not negative. Raising each entry is not the same as multiplying the matrix by itself.`,
];

const WHOLE = say`Each entry is raised on its own here. The power of a matrix is another operation, which multiplies rows with columns.`;

/** Of whole exponents above 0 nothing is said of reciprocals and roots. */
export function theoryFor(input: EntrywiseInput): readonly Prose[] {
  return hasNaturalExponents(input) ? [WHOLE] : theory;
}

/** Whether all exponents are whole numbers above 0: such powers always exist. */
function hasNaturalExponents({ b: exponents }: EntrywiseInput): boolean {
  return hasWholeEntries(exponents) && hasPositiveEntries(exponents);
}

const [A, B, b] = [symbol('A'), symbol('B'), symbol('b')];
const a = generalEntry('a');

export function task({ a: matrix, given, scalar }: EntrywiseInput): Prose {
  const [base, exponent] = [operandExpression(matrix), operandExpression(given)];
  return scalar
    ? say`Raise every entry of ${base} to the power ${exponent}.`
    : say`Raise each entry of ${base} to the power given by the entry of ${exponent} at the same place.`;
}

export function tell(
  input: EntrywiseInput,
  moves: readonly EntrywiseMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: input.scalar
      ? say`Raise every entry to the power ${b}`
      : say`Raise each entry of ${A} to the power given by the entry of ${B} at the same place`,
    reason: say`Powers are taken entry by entry here, so ${B} must have the shape of ${A}. The entries of ${B} are the exponents.`,
    broadcast: say`The number is the exponent at every place.`,
    spread: false,
    join: power,
    whole: null,
    named: input.scalar
      ? say`the matrix of the entries of ${A} raised to the power ${b}`
      : say`the matrix of the entries of ${A} raised to the powers in ${B}`,
    admitted: hasNaturalExponents(input)
      ? []
      : [heading(say`Look at the bases and exponents`), paragraph(existenceProse(input), existenceReason(input))],
    shortcuts,
    details: () => betweenFractions(detailsFor(inDecimals)),
    check: (_, result) => check(input, result),
  });
}

export function expression(input: EntrywiseInput): Expression | null {
  return entrywiseExpression(input, power);
}

const RECIPROCALS = say`A negative exponent divides by the base, which must then not be zero.`;
const ROOTS = say`A fractional exponent takes a root, for which the base must not be negative.`;
const RECIPROCALS_AND_ROOTS = say`${RECIPROCALS} ${ROOTS}`;

/** What these exponents ask of the bases. */
function existenceReason({ b: exponents }: EntrywiseInput): Prose | null {
  const whole = hasWholeEntries(exponents);
  if (hasNegative(exponents)) return whole ? RECIPROCALS : RECIPROCALS_AND_ROOTS;
  return whole ? null : ROOTS;
}

/** Why all powers exist, for the plainest reason that holds of these operands. */
function existenceProse({ a: bases, b: exponents, scalar }: EntrywiseInput): Prose {
  const exponent = scalar ? b : B;
  if (hasPositiveEntries(bases)) {
    return say`${claim(say`Every base is greater than ${0}`, relation(measure('least', A), 'greater', count(0)))}, so every power exists.`;
  }
  const whole = hasWholeEntries(exponents);
  if (whole && !hasNegative(exponents)) {
    const subject = scalar ? say`The exponent is a whole number` : say`Every exponent is a whole number`;
    return say`${claim(say`${subject} and at least ${0}`, holds('integer', exponent), leastOf(exponent, scalar))}, so every power exists.`;
  }
  if (whole && hasNoZeros(bases)) {
    const subject = scalar ? say`the exponent is a whole number` : say`every exponent is a whole number`;
    return say`${claim(say`No base is ${0}, and ${subject}`, equal(measure('zeroCount', A), count(0)), holds('integer', exponent))}, so every power exists.`;
  }
  if (!hasNegative(bases) && !hasNegative(exponents)) {
    const subject = scalar ? say`the exponent` : say`no exponent`;
    const verdict = scalar ? say`${subject} is not negative either` : say`${subject} is negative either`;
    return say`${claim(say`No base is negative, and ${verdict}`, leastOf(A, false), leastOf(exponent, scalar))}, so every power exists.`;
  }
  return say`No zero is raised to a negative power here, and no negative number to a fractional one, so every power exists.`;
}

function leastOf(of: Expression, single: boolean): Expression {
  return relation(single ? of : measure('least', of), 'at-least', count(0));
}

function hasNegative(matrix: Matrix): boolean {
  for (let position = 0; position < matrix.rows * matrix.columns; position++) {
    if (signAt(matrix, position) < 0) return true;
  }
  return false;
}

const shortcuts: readonly Shortcut[] = [
  {
    applies: ({ b: exponents }) => isConstant(exponents, ONE),
    title: say`Notice the exponent one`,
    notice: constantProse,
    reason: say`An exponent of one takes the base as the only factor, so every entry stays as it is.`,
    entry: [power(a, count(1)), a],
    whole: () => [A],
  },
  {
    applies: ({ b: exponents }) => isZeroMatrix(exponents),
    title: say`Notice the exponent zero`,
    notice: constantProse,
    reason: say`An exponent of zero leaves a product without factors, and such an empty product is one.`,
    entry: [power(a, count(0)), count(1)],
    whole: () => [],
  },
  {
    applies: ({ a: bases }) => isConstant(bases, ONE),
    title: say`Notice that every base is one`,
    notice: ({ a: bases }) => constantMatrixProse(A, bases),
    reason: say`However often one is multiplied or divided by itself, it stays one; its roots are one as well.`,
    entry: [count(1)],
    whole: () => [A],
  },
  {
    applies: ({ a: bases, b: exponents }) => isConstant(bases, ZERO) && hasPositiveEntries(exponents),
    title: say`Notice that every base is zero`,
    notice: ({ scalar }) =>
      say`${claim(say`Every base is ${0}`, equal(measure('least', A), count(0)), equal(measure('greatest', A), count(0)))}, and ${claim(say`${scalar ? say`the exponent` : say`every exponent`} is greater than ${0}`, relation(scalar ? b : measure('least', B), 'greater', count(0)))}.`,
    reason: say`Zero stays zero when it is multiplied by itself, and its roots are zero as well.`,
    entry: [count(0)],
    whole: () => [A],
  },
];
