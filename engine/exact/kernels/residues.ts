// Matrices modulo a prime, as doubles: reduction, elimination, inversion, products.
// Above: lifting.ts, the kernels that lift, rank and modular-rank. Below: nothing.
//
// Residues are balanced: |r| <= p/2 + 1 with p < 2^25, so a product is below 2^48 (1 + 2^-22), and DELAY of them may be
// added to a residue before the sum leaves the exact integers of a double. Rows are therefore updated without reduction,
// and the whole matrix is reduced once every DELAY steps (Dumas, Giorgi & Pernet, "Dense linear algebra over word-size
// prime fields", ACM TOMS 35(3), 2008).

/** How many products of residues may be added up before a reduction: 30 * 2^48 (1 + 2^-22) + 2^24 < 2^53. */
export const DELAY = 30;

const LIMB = 2 ** 24;
const LIMB_DIGITS = 6;

/** The balanced residue of an integer |x| < 2^53; `reciprocal` is the double 1 / prime. */
export function reduce(x: number, prime: number, reciprocal: number): number {
  return x - Math.floor(x * reciprocal + 0.5) * prime;
}

/** The balanced inverse of a residue that is not zero. Extended Euclid. */
export function inverseModulo(residue: number, prime: number): number {
  let [x, y] = [residue < 0 ? residue + prime : residue, prime];
  let [s, t] = [1, 0];
  while (y > 0) {
    const quotient = Math.floor(x / y);
    [x, y] = [y, x - quotient * y];
    [s, t] = [t, s - quotient * t];
  }
  return reduce(s, prime, 1 / prime);
}

/** Reduces all entries in place. */
function reduceAll(values: Float64Array, prime: number): void {
  const reciprocal = 1 / prime;
  for (let k = 0; k < values.length; k++) {
    const x = values[k];
    values[k] = x - Math.floor(x * reciprocal + 0.5) * prime;
  }
}

/** A function that gives fresh residues of the integers modulo any prime. Long integers are cut into limbs once. */
export function residuesOf(integers: readonly bigint[]): (prime: number) => Float64Array {
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  if (integers.every((x) => x <= limit && x >= -limit)) return residuesOfDoubles(Float64Array.from(integers, Number));
  const limbs: number[] = [];
  const ends = new Uint32Array(integers.length);
  integers.forEach((x, k) => {
    const sign = x < 0n ? -1 : 1;
    const digits = (x < 0n ? -x : x).toString(16);
    for (let end = digits.length; end > 0; end -= LIMB_DIGITS) {
      limbs.push(sign * Number.parseInt(digits.slice(Math.max(0, end - LIMB_DIGITS), end), 16));
    }
    ends[k] = limbs.length;
  });
  const flat = Float64Array.from(limbs);
  return (prime) => evaluateLimbs(flat, ends, prime);
}

/** The same for integers below 2^53 held as doubles. */
export function residuesOfDoubles(values: Float64Array): (prime: number) => Float64Array {
  return (prime) => {
    const residues = values.slice();
    reduceAll(residues, prime);
    return residues;
  };
}

function evaluateLimbs(limbs: Float64Array, ends: Uint32Array, prime: number): Float64Array {
  const reciprocal = 1 / prime;
  const residues = new Float64Array(ends.length);
  const powers = powersModulo(LIMB, longestOf(ends), prime);
  let start = 0;
  for (let k = 0; k < ends.length; k++) {
    const end = ends[k];
    let sum = 0;
    for (let block = start; block < end; block += DELAY) {
      const stop = Math.min(end, block + DELAY);
      sum = reduce(sum, prime, reciprocal);
      for (let j = block; j < stop; j++) sum += limbs[j] * powers[j - start];
    }
    residues[k] = reduce(sum, prime, reciprocal);
    start = end;
  }
  return residues;
}

function longestOf(ends: Uint32Array): number {
  let [longest, start] = [0, 0];
  for (const end of ends) {
    longest = Math.max(longest, end - start);
    start = end;
  }
  return longest;
}

function powersModulo(base: number, count: number, prime: number): Float64Array {
  const powers = new Float64Array(Math.max(1, count)).fill(1);
  for (let j = 1; j < powers.length; j++) powers[j] = reduce(powers[j - 1] * base, prime, 1 / prime);
  return powers;
}

/** Where elimination modulo a prime found its pivots. */
export interface ModularEchelon {
  /** The pivot columns, 0-based and increasing. */
  readonly pivots: readonly number[];
  /** order[i] is the row of the original matrix that ended as row i. */
  readonly order: readonly number[];
  /** minors[i]: the minor of the first i + 1 rows of that order and the first i + 1 pivot columns. */
  readonly minors: readonly number[];
}

/**
 * Gaussian elimination in place modulo a prime, on balanced residues. Pivots become 1; the entries below them 0 and, if `reduced`, those
 * above too. The pivot is the first entry that is not zero.
 */
export function eliminateModulo(
  values: Float64Array,
  rows: number,
  columns: number,
  prime: number,
  reduced: boolean,
): ModularEchelon {
  const reciprocal = 1 / prime;
  const pivots: number[] = [];
  const minors: number[] = [];
  const order = Array.from({ length: rows }, (_, i) => i);
  let minor = 1;
  let pending = 0;
  for (let column = 0; column < columns && pivots.length < rows; column++) {
    const step = pivots.length;
    let pivotRow = rows;
    for (let i = step; i < rows && pivotRow === rows; i++) {
      if (reduce(values[i * columns + column], prime, reciprocal) !== 0) pivotRow = i;
    }
    if (pivotRow === rows) {
      for (let i = step; i < rows; i++) values[i * columns + column] = 0;
      continue;
    }
    if (pivotRow !== step) exchangeRows(values, columns, step, pivotRow, order);
    const source = step * columns;
    const pivot = reduce(values[source + column], prime, reciprocal);
    minor = reduce(minor * pivot, prime, reciprocal);
    normalizeRow(values, source + column, source + columns, inverseModulo(pivot, prime), prime);
    for (let i = reduced ? 0 : step + 1; i < rows; i++) {
      if (i === step) continue;
      const target = i * columns;
      const multiplier = reduce(values[target + column], prime, reciprocal);
      values[target + column] = 0;
      if (multiplier !== 0) subtractMultiple(values, target, source, column + 1, columns, multiplier);
    }
    pivots.push(column);
    minors.push(minor);
    pending += 1;
    if (pending === DELAY) {
      reduceAll(values, prime);
      pending = 0;
    }
  }
  reduceAll(values, prime);
  return { pivots, order, minors };
}

/**
 * The adjugate of a square matrix modulo a prime, in place, by Gauss-Jordan without a second matrix.
 * Gives the determinant's residue; 0 leaves `values` meaningless.
 */
export function adjugateModulo(values: Float64Array, size: number, prime: number): number {
  const reciprocal = 1 / prime;
  const order = Array.from({ length: size }, (_, i) => i);
  let determinant = 1;
  for (let step = 0; step < size; step++) {
    let pivotRow = step;
    while (pivotRow < size && reduce(values[pivotRow * size + step], prime, reciprocal) === 0) pivotRow++;
    if (pivotRow === size) return 0;
    if (pivotRow !== step) {
      exchangeRows(values, size, step, pivotRow, order);
      determinant = -determinant;
    }
    const source = step * size;
    const pivot = reduce(values[source + step], prime, reciprocal);
    determinant = reduce(determinant * pivot, prime, reciprocal);
    values[source + step] = 1;
    normalizeRow(values, source, source + size, inverseModulo(pivot, prime), prime);
    for (let i = 0; i < size; i++) {
      if (i === step) continue;
      const multiplier = reduce(values[i * size + step], prime, reciprocal);
      values[i * size + step] = 0;
      if (multiplier !== 0) subtractMultiple(values, i * size, source, 0, size, multiplier);
    }
    if ((step + 1) % DELAY === 0) reduceAll(values, prime);
  }
  reduceAll(values, prime);
  // The rows were exchanged, so the columns of the inverse stand in that order: put each back in its place.
  const row = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) row[order[j]] = values[i * size + j];
    for (let j = 0; j < size; j++) values[i * size + j] = reduce(row[j] * determinant, prime, reciprocal);
  }
  return determinant;
}

/** The product of an m x k and a k x n matrix of balanced residues. */
export function multiplyModulo(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  prime: number,
): Float64Array {
  const product = new Float64Array(rows * columns);
  for (let start = 0; start < inner; start += DELAY) {
    const end = Math.min(inner, start + DELAY);
    for (let i = 0; i < rows; i++) {
      for (let t = start; t < end; t++) addMultiple(product, i * columns, b, t * columns, columns, a[i * inner + t]);
    }
    reduceAll(product, prime);
  }
  return product;
}

/** target[..] += factor * source[..] over `length` entries, in plain doubles: exact while the caller's bound holds. */
export function addMultiple(
  target: Float64Array,
  targetStart: number,
  source: Float64Array,
  sourceStart: number,
  length: number,
  factor: number,
): void {
  if (factor === 0) return;
  for (let j = 0; j < length; j++) target[targetStart + j] += factor * source[sourceStart + j];
}

function subtractMultiple(
  values: Float64Array,
  target: number,
  source: number,
  start: number,
  end: number,
  multiplier: number,
): void {
  for (let j = start; j < end; j++) values[target + j] -= multiplier * values[source + j];
}

function normalizeRow(values: Float64Array, start: number, end: number, factor: number, prime: number): void {
  const reciprocal = 1 / prime;
  for (let k = start; k < end; k++) {
    values[k] = reduce(reduce(values[k], prime, reciprocal) * factor, prime, reciprocal);
  }
}

function exchangeRows(values: Float64Array, columns: number, i: number, j: number, order: number[]): void {
  for (let k = 0; k < columns; k++) {
    const value = values[i * columns + k];
    values[i * columns + k] = values[j * columns + k];
    values[j * columns + k] = value;
  }
  [order[i], order[j]] = [order[j], order[i]];
}
