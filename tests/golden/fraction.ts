// Fractions of the checker's own: it shares nothing with the engine.

/** A reduced fraction; the denominator is positive. */
export interface Fraction {
  readonly p: bigint;
  readonly q: bigint;
}

export function fraction(p: bigint, q = 1n): Fraction {
  let [x, y] = [p < 0n ? -p : p, q < 0n ? -q : q];
  while (y !== 0n) [x, y] = [y, x % y];
  const sign = q < 0n ? -1n : 1n;
  return { p: (sign * p) / (x === 0n ? 1n : x), q: (sign * q) / (x === 0n ? 1n : x) };
}

export function sameFraction(x: Fraction, y: Fraction): boolean {
  return x.p === y.p && x.q === y.q;
}

export function minus(x: Fraction, y: Fraction): Fraction {
  return fraction(x.p * y.q - y.p * x.q, x.q * y.q);
}

export function times(x: Fraction, y: Fraction): Fraction {
  return fraction(x.p * y.p, x.q * y.q);
}

export function over(x: Fraction, y: Fraction): Fraction {
  return fraction(x.p * y.q, x.q * y.p);
}

/** Reads `-12.5e-3`, `7/3`. @throws SyntaxError for anything else. */
export function readFraction(text: string): Fraction {
  const [numerator, denominator] = text.split('/');
  const value = readDecimal(numerator);
  return denominator === undefined ? value : over(value, readDecimal(denominator));
}

function readDecimal(text: string): Fraction {
  const match = /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) throw new SyntaxError(`${text} is not a number`);
  const [, whole, places = '', exponent = '0'] = match;
  const power = Number(exponent) - places.length;
  const digits = BigInt(whole + places);
  return power >= 0 ? fraction(digits * 10n ** BigInt(power)) : fraction(digits, 10n ** BigInt(-power));
}

/** base^exponent with a sign in front: what an exact text may be when it is irrational. */
export interface Radical {
  readonly sign: 1n | -1n;
  readonly base: Fraction;
  readonly exponent: Fraction;
}

/** Reads `sqrt(5/4)`, `-sqrt(2)`, `(2)^(-1/2)` and every fraction (exponent 1). */
export function readRadical(text: string): Radical {
  const negative = text.startsWith('-') && /[sq(]/.test(text);
  const bare = negative ? text.slice(1) : text;
  const sign = negative ? -1n : 1n;
  const root = /^sqrt\((.*)\)$/.exec(bare);
  if (root !== null) return { sign, base: readFraction(root[1]), exponent: fraction(1n, 2n) };
  const power = /^\((.*)\)\^\((.*)\)$/.exec(bare);
  if (power !== null) return { sign, base: readFraction(power[1]), exponent: readFraction(power[2]) };
  return { sign: 1n, base: readFraction(text), exponent: fraction(1n) };
}

/** Whether two radicals are the same number: b^(p/q) = c^(r/s) just when b^(p s) = c^(r q). */
export function sameRadical(x: Radical, y: Radical): boolean {
  if (sameFraction(x.exponent, y.exponent)) return x.sign === y.sign && sameFraction(x.base, y.base);
  if (x.sign !== y.sign) return false;
  return sameFraction(
    integerPower(x.base, x.exponent.p * y.exponent.q),
    integerPower(y.base, y.exponent.p * x.exponent.q),
  );
}

function integerPower(x: Fraction, n: bigint): Fraction {
  return n >= 0n ? fraction(x.p ** n, x.q ** n) : fraction(x.q ** -n, x.p ** -n);
}
