// AssemblyScript. Residues modulo a prime below 2^25: reduction, scaling.

/**
 * The residues next to zero of two integers |x| < 2^53 - 2^25: adding and taking away 1.5 * 2^52 rounds to an integer. No product here
 * leaves the integers of a double, so nothing is rounded but the quotient.
 */
@inline
export function balanced(x: v128, prime: v128, reciprocal: v128): v128 {
  const shift = f64x2.splat(6755399441055744);
  const quotient = f64x2.sub(f64x2.add(f64x2.mul(x, reciprocal), shift), shift);
  return f64x2.sub(x, f64x2.mul(quotient, prime));
}

/** The same of one integer. */
@inline
export function nearestResidue(x: f64, prime: f64, reciprocal: f64): f64 {
  return x - Math.floor(x * reciprocal + 0.5) * prime;
}

/** The residues of so many doubles, in place; an even number of them. */
export function reduceEntries(target: usize, count: i32, prime: f64): void {
  const p = f64x2.splat(prime), r = f64x2.splat(1 / prime);
  for (const end = target + 8 * <usize>count; target < end; target += 16) {
    v128.store(target, balanced(v128.load(target), p, r));
  }
}

/** The residues of so many integers times a residue, in place; an even number of them. */
export function scaleEntries(target: usize, count: i32, factor: f64, prime: f64): void {
  const p = f64x2.splat(prime), r = f64x2.splat(1 / prime), x = f64x2.splat(factor);
  for (const end = target + 8 * <usize>count; target < end; target += 16) {
    v128.store(target, balanced(f64x2.mul(balanced(v128.load(target), p, r), x), p, r));
  }
}

/** The inverse of a residue that is not zero: the extended algorithm of Euclid. */
export function inverseOf(x: f64, prime: f64): f64 {
  let a = <i32>(x < 0 ? x + prime : x), b = <i32>prime;
  let s = 1, t = 0;
  while (b > 0) {
    const quotient = a / b;
    const remainder = a - quotient * b;
    a = b;
    b = remainder;
    const next = s - quotient * t;
    s = t;
    t = next;
  }
  return nearestResidue(<f64>s, prime, 1 / prime);
}

/** target = the residues of target - factor * source, for residues; an even number of them. */
export function subtractMultiple(target: usize, source: usize, count: i32, factor: f64, prime: f64): void {
  const p = f64x2.splat(prime), r = f64x2.splat(1 / prime), x = f64x2.splat(-factor);
  for (const end = target + 8 * <usize>count; target < end; target += 16) {
    v128.store(target, balanced(f64x2.relaxed_madd(x, v128.load(source), v128.load(target)), p, r));
    source += 16;
  }
}
