// The rules of powers, each told at the first entry that calls for it.

import { type Detail, where, withSign } from '../../../algorithms/entrywise/details.ts';
import { isDecimalFraction, worksInFractions } from '../../../algorithms/entrywise/features.ts';
import { count, type Expression, number, power, product, quotient, root } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import {
  absolute,
  divide,
  equals,
  isInteger,
  isZero,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
} from '../../../exact/rational.ts';

/** Longer products of equal factors are not written out. */
const MOST_FACTORS = 6n;

/** Roots of a higher degree are left as powers. */
const LARGEST_DEGREE = 12n;

/** Powers of larger numerators are left as they are. */
const LARGEST_NUMERATOR = 20n;

const details: readonly Detail[] = [
  {
    applies: (_, n) => isZero(n),
    working: () => [],
    reason: say`An exponent of zero leaves a product without factors, and such an empty product is one.`,
  },
  {
    applies: (x, n) => signOf(x) > 0 && !equals(x, ONE) && isRepeated(n),
    working: factors,
    reason: say`A positive whole exponent counts how often the base is a factor.`,
  },
  {
    applies: (x, n) => signOf(x) < 0 && isRepeated(n) && n.numerator % 2n === 0n,
    working: factors,
    reason: say`An even number of negative factors has a positive product.`,
  },
  {
    applies: (x, n) => signOf(x) < 0 && isRepeated(n) && n.numerator % 2n !== 0n,
    working: factors,
    reason: say`An odd number of negative factors has a negative product.`,
  },
  {
    applies: (_, n) => isInteger(n) && n.numerator === -1n,
    working: (x) => (isInteger(x) && signOf(x) > 0 ? [] : [quotient(count(1), number(x))]),
    reason: say`The exponent minus one stands for the reciprocal of the base.`,
  },
  {
    applies: (_, n, value) => isInteger(n) && n.numerator < -1n && value.kind === 'rational' && isShort(n),
    working: (x, n) => [quotient(count(1), power(number(x), number(negate(n))))],
    reason: say`A negative exponent stands for the reciprocal of the power with the opposite exponent.`,
  },
  {
    applies: (x, n) => isRoot(x, n) && n.numerator === 1n && isOwnRoot(x),
    working: rootForm,
    reason: say`A root of zero is zero, and a root of one is one.`,
  },
  {
    applies: (x, n) => isRoot(x, n) && n.numerator === 1n && !isOwnRoot(x),
    working: rootForm,
    reason: say`The denominator of the exponent is the degree of the root: the product of that many equal roots is the number under the root sign.`,
  },
  {
    applies: (x, n, value) => isRoot(x, n) && n.numerator > 1n && value.kind === 'rational',
    working: (x, n) => [power(root(number(x), Number(n.denominator)), number(rational(n.numerator)))],
    reason: say`The denominator of the exponent stands for a root, and the numerator for a power of this root.`,
  },
  {
    applies: (x, n, value) => isRoot(x, n) && n.numerator > 1n && value.kind === 'power',
    working: rootForm,
    reason: say`The numerator of the exponent stands for a power, and the denominator for the degree of a root.`,
  },
  {
    applies: (x, n) => isRoot(x, n) && signOf(n) < 0 && !isZero(x),
    working: rootForm,
    reason: say`A negative exponent stands for the reciprocal, and a fractional one for a root.`,
  },
  {
    applies: (_, __, value) => value.kind === 'power' && !isInteger(value.exponent),
    working: (x, n) => (isRoot(x, n) ? rootForm(x, n) : []),
    reason: say`No fraction equals this power, so the answer keeps it as a root or a power; its decimal digits never end, and no block of them repeats for ever.`,
    everywhere: true,
  },
  {
    applies: (_, __, value) => value.kind === 'power' && isInteger(value.exponent),
    working: () => [],
    reason: say`Written out, this power would have too many digits, so the answer keeps it as a power.`,
  },
];

const reciprocals: readonly Detail[] = [
  {
    applies: (x, n) => isInteger(n) && signOf(n) < 0 && !isInteger(x) && isShort(n),
    working: (x, n) => (n.numerator === -1n ? [] : [power(number(divide(ONE, x)), number(negate(n)))]),
    reason: say`The reciprocal of a fraction has numerator and denominator exchanged.`,
  },
];

/** The rules; in decimal fractions nothing is turned over, and an exponent is written as a fraction before it becomes a root. */
export function detailsFor(inDecimals: boolean): readonly Detail[] {
  const rules = [...details, ...where(worksInFractions(inDecimals), reciprocals)];
  return inDecimals ? rules.map(withFraction) : rules;
}

function withFraction(detail: Detail): Detail {
  const working: Detail['working'] = (x, n) => {
    const members = detail.working(x, n);
    return isInteger(n) || !isDecimalFraction(n) || members.length === 0
      ? members
      : [power(number(x), fractionOf(n)), ...members];
  };
  return { ...detail, working };
}

function fractionOf(n: Rational): Expression {
  const { numerator, denominator } = absolute(n);
  return withSign(signOf(n), quotient(number(rational(numerator)), number(rational(denominator))));
}

/** Whether the base is a factor several times, and not too often for the power to be looked at alone. */
function isRepeated(n: Rational): boolean {
  return isInteger(n) && n.numerator > 1n && isShort(n);
}

function isOwnRoot(x: Rational): boolean {
  return isZero(x) || equals(x, ONE);
}

function isShort(n: Rational): boolean {
  return absolute(n).numerator <= LARGEST_NUMERATOR;
}

function isRoot(x: Rational, n: Rational): boolean {
  return signOf(x) >= 0 && !isInteger(n) && n.denominator <= LARGEST_DEGREE && isShort(n);
}

function factors(x: Rational, n: Rational): readonly Expression[] {
  if (n.numerator > MOST_FACTORS) return [];
  return [product('dot', ...Array.from({ length: Number(n.numerator) }, () => number(x)))];
}

/** x^(p/q) as the q-th root of x^p, and under 1 where the exponent is negative. */
function rootForm(x: Rational, n: Rational): readonly Expression[] {
  const { numerator } = absolute(n);
  const radicand = numerator === 1n ? number(x) : power(number(x), number(rational(numerator)));
  const taken = root(radicand, Number(n.denominator));
  return [signOf(n) < 0 ? quotient(count(1), taken) : taken];
}
