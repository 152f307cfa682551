// The words of the entry-by-entry product.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import { betweenFractions, type Detail, signRules, where, withSign } from '../../../algorithms/entrywise/details.ts';
import { BRACKETS } from '../../../algorithms/entrywise/field-details.ts';
import {
  areEqual,
  hasNoZeros,
  isConstant,
  isMask,
  isZeroMatrix,
  worksInFractions,
  zerosIn,
} from '../../../algorithms/entrywise/features.ts';
import {
  constantMatrixProse,
  constantProse,
  sameEntriesProse,
  zeroMatrixProse,
  zeroProse,
} from '../../../algorithms/entrywise/notices.ts';
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
  cases,
  count,
  divided,
  equal,
  type Expression,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { absolute, type Entry, isInteger, isZero, signOf } from '../../../exact/entry.ts';
import { integer, ONE, type Rational, rational } from '../../../exact/rational.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The product of entries at the same place is called the Hadamard product. The order of the two matrices does not matter. It is not the matrix product, which combines whole rows with whole columns.`,
];

const THEORY_OF_MULTIPLES: readonly Prose[] = [
  say`The product of a number and a matrix is called a scalar multiple of the matrix. It has the size of the matrix.`,
];

export function theoryFor({ scalar }: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  return scalar ? THEORY_OF_MULTIPLES : theory;
}

const [A, B, numberB] = [symbol('A'), symbol('B'), symbol('b')];
const [a, b] = [generalEntry('a'), generalEntry('b')];

export function task({ a: matrix, given, scalar }: EntrywiseInput<ExactMatrix>): Prose {
  const [first, second] = [operandExpression(matrix), operandExpression(given)];
  return scalar
    ? say`Multiply every entry of ${first} by ${second}.`
    : say`Work out this entry-by-entry product: ${product('hadamard', first, second)}.`;
}

export function tell(
  input: EntrywiseInput<ExactMatrix>,
  moves: readonly EntrywiseMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  const { scalar } = input;
  const whole = scalar ? product('adjacent', numberB, A) : product('hadamard', A, B);
  return tellEntrywise(input, moves, {
    work: scalar ? say`Multiply every entry by the number` : say`Multiply the entries at the same place`,
    reason: say`Each entry is multiplied by the one at the same place, so ${B} must have the shape of ${A}.`,
    broadcast: say`A number times a matrix multiplies every entry of the matrix by the number.`,
    spread: false,
    join: scalar ? timesInTurn : times,
    whole,
    named: scalar ? say`the scalar multiple ${whole}` : say`the Hadamard product ${whole}`,
    shortcuts,
    details: () => {
      const rules = [...betweenFractions([...signs, ...where(worksInFractions(inDecimals), fractions)]), ...BRACKETS];
      return scalar ? rules.map(exchanged) : rules;
    },
    check,
  });
}

export function expression(input: EntrywiseInput<ExactMatrix>): Expression | null {
  return entrywiseExpression(input, times);
}

function times(left: Expression, right: Expression): Expression {
  return product('dot', left, right);
}

/** The number stands before the entry. */
function timesInTurn(left: Expression, right: Expression): Expression {
  return times(right, left);
}

/** The rule worked with the number first, as a multiple of a matrix is written. */
function exchanged(detail: Detail<Entry>): Detail<Entry> {
  return { ...detail, working: (x, y) => detail.working(y, x) };
}

const signs: readonly Detail[] = [
  {
    applies: (x, y) => isZero(x) || isZero(y),
    working: () => [],
    reason: say`A product is zero as soon as one of its factors is zero.`,
  },
  ...signRules(times, {
    differentSigns: say`Two factors with different signs have a negative product.`,
    bothNegative: say`Two negative factors have a positive product.`,
  }),
];

const fractions: readonly Detail[] = [
  {
    applies: (x, y) => isInteger(x) !== isInteger(y) && !isZero(x) && !isZero(y) && !isUnit(x) && !isUnit(y),
    working: (x, y) => [overOneLine(x, y)],
    reason: say`A whole number multiplies the numerator of a fraction; the result is reduced to lowest terms.`,
  },
  {
    applies: (x, y) => !isInteger(x) && !isInteger(y),
    working: (x, y) => [overOneLine(x, y)],
    reason: say`Fractions are multiplied numerator by numerator and denominator by denominator; the result is reduced to lowest terms.`,
  },
];

function isUnit(x: Rational): boolean {
  return isInteger(x) && (x.numerator === 1n || x.numerator === -1n);
}

/** The product as one fraction: products above and below the stroke, the sign in front. */
function overOneLine(x: Rational, y: Rational): Expression {
  const above = [x, y].map((factor) => number(rational(absolute(factor).numerator)));
  const below = [x, y]
    .filter(({ denominator }) => denominator !== 1n)
    .map(({ denominator }) => number(rational(denominator)));
  const sign = signOf(x) * signOf(y) < 0 ? -1 : 1;
  return withSign(sign, quotient(product('dot', ...above), product('dot', ...below)));
}

/** Division by the operand without zeros; none where both hold one. */
function check(input: EntrywiseInput<ExactMatrix>): Check | null {
  if (hasNoZeros(input.b)) {
    return {
      name: null,
      undo: (value, y) => divided(number(value), number(y)),
      explain: input.scalar
        ? say`Division undoes multiplication: when every entry is divided by ${numberB}, ${A} must come back.`
        : say`Division undoes multiplication: when every product is divided by the entry of ${B} at its place, ${A} must come back.`,
    };
  }
  if (input.scalar || !hasNoZeros(input.a)) return null;
  return {
    name: null,
    undo: (value, _, x) => divided(number(value), number(x)),
    target: [matrixExpression(input.b), B],
    explain: say`Division undoes multiplication: when every product is divided by the entry of ${A} at its place, ${B} must come back.`,
  };
}

const MINUS_ONE = integer(-1);

const shortcuts: readonly Shortcut[] = [
  {
    applies: ({ b: second }) => isZeroMatrix(second),
    title: say`Notice the factor zero`,
    notice: zeroProse,
    reason: say`A product with the factor zero is zero, whatever the other factor is.`,
    entry: [count(0)],
    whole: () => [],
  },
  {
    applies: ({ a: first }) => isZeroMatrix(first),
    title: say`Notice the zero matrix`,
    notice: () => zeroMatrixProse(A),
    reason: say`A product with the factor zero is zero, whatever the other factor is.`,
    entry: [count(0)],
    whole: () => [],
  },
  {
    applies: ({ b: second }) => isConstant(second, ONE),
    title: say`Notice the factor one`,
    notice: constantProse,
    reason: say`Multiplying by one changes no number, so every entry stays as it is.`,
    entry: [a],
    whole: () => [A],
  },
  {
    applies: ({ b: second }) => isConstant(second, MINUS_ONE),
    title: say`Change every sign`,
    notice: constantProse,
    reason: say`Multiplying by minus one turns a number into its opposite.`,
    entry: [negative(a)],
    whole: () => [negative(A)],
  },
  {
    applies: ({ a: first, scalar }) => !scalar && isConstant(first, ONE),
    title: say`Notice the matrix of ones`,
    notice: ({ a: first }) => constantMatrixProse(A, first),
    reason: say`One times a number is the number itself, so the product has the entries of ${B}.`,
    entry: [times(count(1), b), b],
    whole: () => [B],
  },
  {
    applies: ({ b: second, scalar }) => !scalar && isMask(second),
    title: say`Keep some entries and clear the others`,
    notice: ({ b: second }) => {
      const entries = second.rows * second.columns;
      const ones = entries - zerosIn(second);
      return say`${claim(
        say`${B} holds nothing but zeros and ones: ${ones} of its ${entries} entries ${ones === 1 ? 'is' : 'are'} ${1}`,
        equal(product('hadamard', B, B), B),
        equal(measure('occurrences', B, count(1)), count(ones)),
        equal(measure('entryCount', B), count(entries)),
      )}.`;
    },
    reason: say`A factor one keeps the entry of ${A}, and a factor zero clears it. Such a matrix is called a mask.`,
    entry: [cases([a, equal(b, count(1))], [count(0), null])],
    whole: (input) => shortGrid(input, (x, y) => times(number(x), number(y))),
  },
  {
    applies: (input) => !input.scalar && input.a.rows * input.a.columns > 1 && areEqual(input),
    title: say`Square every entry`,
    notice: sameEntriesProse,
    reason: say`A number times itself is its square, and squares are never negative. The entries are squared one by one, which is not the way of the matrix product.`,
    entry: [power(a, count(2))],
    whole: (input) => shortGrid(input, (x) => power(number(x), count(2))),
    checked: true,
  },
];
