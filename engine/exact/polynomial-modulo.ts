// Polynomials with whole coefficients modulo small primes: what they say of repeated roots, and of the degrees of rational factors.

/** Remainders modulo a prime, lowest power first; the last one is not 0, so that the zero polynomial has none. */
type Remainders = readonly number[];

/** Each is below 2^7: sums of many products of remainders are whole numbers of 31 bits, which are computed without BigInts. */
const PRIMES = [31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113, 127] as const;

/** A polynomial without repeated roots has some modulo a prime that divides its discriminant alone: a few primes are enough. */
const PRIMES_OF_REPEATED_ROOTS = 4;

/**
 * True only where no root is repeated: where that holds modulo a prime, the discriminant is not a multiple of it, and so not 0.
 * False says nothing.
 * @param p whole coefficients, lowest power first; of degree 1 or more
 */
export function isSurelySquareFree(p: readonly bigint[]): boolean {
  return PRIMES.slice(0, PRIMES_OF_REPEATED_ROOTS).some((prime) => {
    const reduced = ofSameDegree(p, prime);
    return reduced !== null && isSquareFree(reduced, prime);
  });
}

/**
 * The degrees below its own that a rational factor of a polynomial can have, ascending; none where it is irreducible for certain.
 * By Gauss's lemma a rational factor is one modulo each prime, so its degree is a sum of degrees of irreducible factors there.
 * @param p whole coefficients, lowest power first; of degree 1 or more
 */
export function possibleFactorDegrees(p: readonly bigint[]): readonly number[] {
  let degrees = Array.from({ length: p.length - 2 }, (_, k) => k + 1);
  for (const prime of PRIMES) {
    if (degrees.length === 0) break;
    const reduced = ofSameDegree(p, prime);
    if (reduced === null || !isSquareFree(reduced, prime)) continue;
    const sums = sumsOf(degreesModulo(reduced, prime));
    degrees = degrees.filter((degree) => sums.has(degree));
  }
  return degrees;
}

/** The sums of some of the numbers. */
export function sumsOf(numbers: readonly number[]): ReadonlySet<number> {
  return numbers.reduce((sums, number) => new Set([...sums, ...[...sums].map((sum) => sum + number)]), new Set([0]));
}

/**
 * The degrees of the irreducible factors modulo a prime, ascending, by distinct-degree factorisation: x^(q^d) − x is the product of
 * all irreducible polynomials whose degree divides d.
 * Source: J. von zur Gathen and J. Gerhard, Modern Computer Algebra, section 14.2.
 * @param p monic and without repeated factors
 */
function degreesModulo(p: Remainders, prime: number): readonly number[] {
  const degrees: number[] = [];
  let rest = p;
  let power: Remainders = [0, 1];
  for (let degree = 1; 2 * degree < rest.length; degree++) {
    power = raised(power, prime, rest, prime);
    const common = commonDivisor(rest, minusX(power, prime), prime);
    if (common.length === 1) continue;
    for (let count = (common.length - 1) / degree; count > 0; count--) degrees.push(degree);
    rest = divided(rest, common, prime).quotient;
    power = divided(power, rest, prime).remainder;
  }
  return rest.length > 1 ? [...degrees, rest.length - 1] : degrees;
}

/** p modulo the prime, over its leading coefficient; null where the degree is less there. */
function ofSameDegree(p: readonly bigint[], prime: number): Remainders | null {
  const modulus = BigInt(prime);
  const reduced = p.map((coefficient) => Number(((coefficient % modulus) + modulus) % modulus));
  return reduced[reduced.length - 1] === 0 ? null : monic(reduced, prime);
}

function isSquareFree(p: Remainders, prime: number): boolean {
  const slope = trimmed(p.slice(1).map((coefficient, k) => (coefficient * (k + 1)) % prime));
  return commonDivisor(p, slope, prime).length === 1;
}

function minusX(p: Remainders, prime: number): Remainders {
  const [constant = 0, linear = 0, ...others] = p;
  return trimmed([constant, (linear + prime - 1) % prime, ...others]);
}

/** base^exponent modulo a monic polynomial, by repeated squaring. */
function raised(base: Remainders, exponent: number, modulus: Remainders, prime: number): Remainders {
  let result: Remainders = [1];
  for (const bit of exponent.toString(2)) {
    result = productModulo(result, result, modulus, prime);
    if (bit === '1') result = productModulo(result, base, modulus, prime);
  }
  return result;
}

function productModulo(p: Remainders, q: Remainders, modulus: Remainders, prime: number): Remainders {
  if (p.length === 0 || q.length === 0) return [];
  const product = Array.from({ length: p.length + q.length - 1 }, () => 0);
  for (const [i, x] of p.entries()) {
    for (const [j, y] of q.entries()) product[i + j] += x * y;
  }
  return divided(product, modulus, prime).remainder;
}

/** The monic greatest common divisor; the first one is not zero. */
function commonDivisor(p: Remainders, q: Remainders, prime: number): Remainders {
  let [larger, smaller] = [p, q];
  while (smaller.length > 0) {
    const divisor = monic(smaller, prime);
    [larger, smaller] = [divisor, divided(larger, divisor, prime).remainder];
  }
  return larger;
}

/** Division by a monic polynomial. The coefficients of the dividend may be sums of products that are not reduced. */
function divided(
  dividend: readonly number[],
  divisor: Remainders,
  prime: number,
): { readonly quotient: Remainders; readonly remainder: Remainders } {
  const rest = [...dividend];
  const degree = divisor.length - 1;
  const quotient = Array.from({ length: Math.max(0, rest.length - degree) }, () => 0);
  for (let place = rest.length - 1; place >= degree; place--) {
    const factor = rest[place] % prime;
    if (factor === 0) continue;
    quotient[place - degree] = factor;
    for (let k = 0; k < degree; k++) rest[place - degree + k] += (prime - factor) * divisor[k];
  }
  return { quotient, remainder: trimmed(rest.slice(0, degree).map((coefficient) => coefficient % prime)) };
}

function monic(p: Remainders, prime: number): Remainders {
  const inverse = inverseModulo(p[p.length - 1], prime);
  return inverse === 1 ? p : p.map((coefficient) => (coefficient * inverse) % prime);
}

/** x^(prime − 2), by Fermat's little theorem. */
function inverseModulo(x: number, prime: number): number {
  let inverse = 1;
  for (let factor = 2; factor < prime; factor++) inverse = (inverse * x) % prime;
  return inverse;
}

/** Without the zeros at the end. */
function trimmed(p: Remainders): Remainders {
  return p.slice(0, p.findLastIndex((coefficient) => coefficient !== 0) + 1);
}
