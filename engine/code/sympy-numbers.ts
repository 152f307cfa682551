// SymPy's numbers: exact numbers in the canonical form in which SymPy prints them.

import type { Power } from '../exact/power.ts';
import { absolute, fractionText, type Rational, rational } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';

/**
 * The text that SymPy prints for x: 3, -8/3, sqrt(5)/2, 2*2**(1/3)/3. Null for a double, an algebraic number, and for a root of a number whose
 * prime factors are not all found.
 */
export function sympyText(x: Scalar): string | null {
  switch (x.kind) {
    case 'rational':
      return fractionText(x);
    case 'power':
      return powerText(x);
    case 'algebraic':
    case 'float':
    case 'complex-float':
      return null;
  }
}

/** A radical base^exponent with a whole base and an exponent between 0 and 1. */
interface Radical {
  readonly base: bigint;
  readonly exponent: Rational;
}

function powerText({ sign, base, exponent }: Power): string | null {
  const { numerator: times, denominator: degree } = exponent;
  const above = primesOf(base.numerator);
  const below = primesOf(base.denominator);
  if (degree === 1n || above === null || below === null) return null;
  const upper = above.map(([prime, count]) => split(prime, BigInt(count) * times, degree));
  const lower = below.map(([prime, count]) => split(prime, BigInt(-count) * times, degree));
  const parts = [...upper, ...lower];
  if (parts.some(({ whole }) => whole > MOST_WHOLE || whole < -MOST_WHOLE)) return null;
  const coefficient = parts.reduce(
    (product, { prime, whole }) =>
      whole < 0n
        ? rational(product.numerator, product.denominator * prime ** -whole)
        : rational(product.numerator * prime ** whole, product.denominator),
    rational(BigInt(sign)),
  );
  const radicals = [radicalsOf(upper, degree), radicalsOf(lower, degree)].filter((found) => found !== null);
  return radicals.length < 2 ? null : productText(coefficient, joined(radicals.flat()));
}

/** Beyond this power nobody writes a factor before a root, or within one, out. */
const MOST_WHOLE = 1000n;

/** A prime to a power of which the whole part is taken out: prime^whole * prime^(rest / degree). */
interface PrimePart {
  readonly prime: bigint;
  readonly whole: bigint;
  readonly rest: bigint;
}

function split(prime: bigint, times: bigint, degree: bigint): PrimePart {
  const rest = ((times % degree) + degree) % degree;
  return { prime, whole: (times - rest) / degree, rest };
}

/**
 * The radicals that `Integer._eval_power` of SymPy makes of one whole number: rests that share a divisor with the degree stand alone, the
 * others are joined under the divisor that they have in common. Null where a base would be too long.
 */
function radicalsOf(parts: readonly PrimePart[], degree: bigint): readonly Radical[] | null {
  const left = parts.filter(({ rest }) => rest !== 0n);
  const alone = left.filter(({ rest }) => commonDivisor(rest, degree) !== 1n);
  const others = left.filter(({ rest }) => commonDivisor(rest, degree) === 1n);
  const divisor = others.reduce((common, { rest }) => commonDivisor(common, rest), 0n);
  if (others.some(({ rest }) => rest / divisor > MOST_WHOLE)) return null;
  const base = others.reduce((product, { prime, rest }) => product * prime ** (rest / divisor), 1n);
  return [
    ...alone.map(({ prime, rest }) => ({ base: prime, exponent: rational(rest, degree) })),
    ...(others.length === 0 ? [] : [{ base, exponent: rational(divisor, degree) }]),
  ];
}

/** Products join radicals of equal exponents (`Mul.flatten`) and sort them by the digits of their bases (`Expr.sort_key`). */
function joined(radicals: readonly Radical[]): readonly Radical[] {
  const bases = new Map<string, Radical>();
  for (const radical of radicals) {
    const key = fractionText(radical.exponent);
    bases.set(key, { ...radical, base: radical.base * (bases.get(key)?.base ?? 1n) });
  }
  return [...bases.values()].toSorted((x, y) => (String(x.base) < String(y.base) ? -1 : 1));
}

function commonDivisor(x: bigint, y: bigint): bigint {
  return y === 0n ? x : commonDivisor(y, x % y);
}

function radicalText({ base, exponent }: Radical): string {
  return exponent.denominator === 2n ? `sqrt(${base})` : `${base}**(${fractionText(exponent)})`;
}

function productText(coefficient: Rational, radicals: readonly Radical[]): string {
  const size = absolute(coefficient);
  const front = size.numerator === 1n ? '' : `${size.numerator}*`;
  const behind = size.denominator === 1n ? '' : `/${size.denominator}`;
  return `${coefficient.numerator < 0n ? '-' : ''}${front}${radicals.map(radicalText).join('*')}${behind}`;
}

/** SymPy looks for prime factors up to here; what is left below the square is a prime. */
const LARGEST_TRIED = 2n ** 15n;

/** The primes of n > 0 and how often each divides it; null where trial division does not find all. */
function primesOf(n: bigint): readonly (readonly [prime: bigint, times: number])[] | null {
  const found: (readonly [bigint, number])[] = [];
  let rest = n;
  for (let factor = 2n; factor < LARGEST_TRIED && factor * factor <= rest; factor++) {
    let times = 0;
    for (; rest % factor === 0n; rest /= factor) times++;
    if (times > 0) found.push([factor, times]);
  }
  if (rest > LARGEST_TRIED * LARGEST_TRIED) return null;
  return rest === 1n ? found : [...found, [rest, 1]];
}
