// The words of the entry-by-entry quotient.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import { betweenFractions, type Detail, signRules, where, withSign } from '../../../algorithms/entrywise/details.ts';
import { CONJUGATES } from '../../../algorithms/entrywise/field-details.ts';
import { areEqual, isConstant, isZeroMatrix, worksInFractions } from '../../../algorithms/entrywise/features.ts';
import { constantProse, sameEntriesProse, zeroMatrixProse } from '../../../algorithms/entrywise/notices.ts';
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
import { type Block, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  divided,
  equal,
  type Expression,
  negative,
  number,
  product,
  quotient,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { gcd } from '../../../exact/gcd.ts';
import { absolute, divide, isInteger, isZero, multiply, signOf } from '../../../exact/entry.ts';
import { integer, ONE, type Rational, rational } from '../../../exact/rational.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Division entry by entry undoes multiplication entry by entry. No divisor may be zero. Matrices as a whole are not divided; the nearest thing to it is multiplying by an inverse.`,
];

const THEORY_OF_NUMBERS: readonly Prose[] = [
  say`Dividing a matrix by a number undoes multiplying it by this number, which must not be zero.`,
];

export function theoryFor({ scalar }: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  return scalar ? THEORY_OF_NUMBERS : theory;
}

const [A, B, C, numberB] = [symbol('A'), symbol('B'), symbol('C'), symbol('b')];
const a = generalEntry('a');

export function task({ a: matrix, given, scalar }: EntrywiseInput<ExactMatrix>): Prose {
  const [dividend, divisor] = [operandExpression(matrix), operandExpression(given)];
  return scalar
    ? say`Divide every entry of ${dividend} by ${divisor}.`
    : say`Divide each entry of ${dividend} by the entry of ${divisor} at the same place.`;
}

export function tell(
  input: EntrywiseInput<ExactMatrix>,
  moves: readonly EntrywiseMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  const { scalar } = input;
  return tellEntrywise(input, moves, {
    work: scalar
      ? say`Divide every entry by the number`
      : say`Divide each entry of ${A} by the entry of ${B} at the same place`,
    reason: say`Division works entry by entry here, so ${B} must have the shape of ${A}. No inverse of a matrix is needed for it.`,
    broadcast: say`A matrix is divided by a number entry by entry, which is the same as multiplying it by the reciprocal of the number.`,
    spread: false,
    join: divided,
    whole: scalar ? product('adjacent', quotient(count(1), numberB), A) : null,
    named: scalar
      ? say`the quotient of ${A} and the number ${numberB}`
      : say`the entry-by-entry quotient of ${A} and ${B}`,
    admitted: [heading(say`Look at the divisors`), paragraph(divisorsProse(input))],
    shortcuts,
    details: () => {
      const inFractions = worksInFractions(inDecimals);
      const rules = [
        ...signs,
        ...where(inFractions, fractions),
        ...where((x, y) => !inFractions(x, y), decimalFractions),
      ];
      return [...betweenFractions(rules), ...CONJUGATES];
    },
    check: () => check(input),
  });
}

export function expression(input: EntrywiseInput<ExactMatrix>): Expression | null {
  return entrywiseExpression(input, quotient);
}

function divisorsProse({ scalar }: EntrywiseInput<ExactMatrix>): Prose {
  const finding = scalar
    ? claim(say`The divisor ${numberB} is not ${0}`, relation(numberB, 'unequal', count(0)))
    : claim(say`No entry of ${B} is ${0}`, equal(measure('zeroCount', B), count(0)));
  return say`${finding}, so every quotient exists.`;
}

const signs: readonly Detail[] = [
  {
    applies: (x) => isZero(x),
    working: () => [],
    reason: say`Zero divided by any number that is not zero is zero.`,
  },
  ...signRules(divided, {
    differentSigns: say`Two numbers with different signs have a negative quotient.`,
    bothNegative: say`Two negative numbers have a positive quotient.`,
  }),
  {
    applies: (x, y) => isInteger(x) && isInteger(y) && isReducible(x, y),
    working: (x, y) => [
      withSign(signOf(x) * signOf(y) < 0 ? -1 : 1, quotient(number(absolute(x)), number(absolute(y)))),
    ],
    reason: say`The quotient is written as a fraction, and its common factors are cancelled.`,
  },
];

/** Whether the quotient of two integers is a fraction that was to be reduced. */
function isReducible(x: Rational, y: Rational): boolean {
  const divisor = gcd(x.numerator, y.numerator);
  return !isZero(x) && divisor !== 1n && divisor !== absolute(y).numerator;
}

const fractions: readonly Detail[] = [
  {
    applies: (x, y) => !isZero(x) && !(isInteger(x) && isInteger(y)) && absolute(y).numerator !== y.denominator,
    working: (x, y) => [product('dot', number(x), number(divide(ONE, y)))],
    reason: say`Dividing by a number is multiplying by its reciprocal.`,
  },
];

/** Decimal fractions: both numbers are made whole. */
const decimalFractions: readonly Detail[] = [
  {
    applies: (x, y) => !isZero(x) && !(isInteger(x) && isInteger(y)) && absolute(y).numerator !== y.denominator,
    working: (x, y) => {
      const factor = rational((x.denominator / gcd(x.denominator, y.denominator)) * y.denominator);
      return [divided(number(multiply(x, factor)), number(multiply(y, factor)))];
    },
    reason: say`A quotient stays the same when dividend and divisor are multiplied by the same number, as long as that is not zero; here it makes both of them whole.`,
  },
];

function check({ scalar }: EntrywiseInput<ExactMatrix>): Check {
  return {
    name: scalar ? product('adjacent', numberB, C) : product('hadamard', C, B),
    undo: (value, y) => product('dot', number(value), number(y)),
    explain: say`Multiplication undoes division: every quotient times its divisor must give the entry of ${A} back.`,
  };
}

const MINUS_ONE = integer(-1);

const shortcuts: readonly Shortcut[] = [
  {
    applies: ({ b: second }) => isConstant(second, ONE),
    title: say`Notice the divisor one`,
    notice: constantProse,
    reason: say`Dividing by one changes no number, so every entry stays as it is.`,
    entry: [divided(a, count(1)), a],
    whole: () => [A],
  },
  {
    applies: ({ b: second }) => isConstant(second, MINUS_ONE),
    title: say`Change every sign`,
    notice: constantProse,
    reason: say`Dividing by minus one turns a number into its opposite.`,
    entry: [divided(a, count(-1)), negative(a)],
    whole: () => [negative(A)],
  },
  {
    applies: ({ a: first }) => isZeroMatrix(first),
    title: say`Notice the zero matrix`,
    notice: () => zeroMatrixProse(A),
    reason: say`Zero divided by any number that is not zero is zero.`,
    entry: [count(0)],
    whole: () => [],
  },
  {
    applies: (input) => !input.scalar && areEqual(input),
    title: say`Notice the equal entries`,
    notice: sameEntriesProse,
    reason: say`A number that is not zero goes into itself once, so every quotient is one.`,
    entry: [divided(a, a), count(1)],
    whole: () => [],
  },
];
