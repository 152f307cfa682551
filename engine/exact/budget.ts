// The exact budget: how much work an exact computation may be, counted before it starts.
//
// One unit is about one multiply-and-add on doubles, a nanosecond or so. The counts come from shapes and from the bit
// lengths of the entries, never from a clock: the same question always gets the same arithmetic. The constants of the
// kernels were measured as CPU time of the median run, so that a prediction is nanoseconds, right to a factor of about 2.
// What is unknown beforehand is taken at its worst: full rank, say, is proved by the first prime that shows it.

/** Predicted work of a kernel: with exact arithmetic, and with IEEE doubles. `Infinity`: not to be attempted. */
export interface Cost {
  readonly exact: number;
  readonly float: number;
  /** Work of writing down an answer that may be far larger than the question: no matter of arithmetic. */
  readonly written?: number;
}

/** Work of writing one entry of an answer, with its representations. */
export const WRITTEN_ENTRY = 500;

/** Nanoseconds of writing a number of an answer that is an integer over a power of ten, and one that has to be divided out. */
export const WRITTEN_DECIMAL = 30;
export const WRITTEN_FRACTION = 1000;

export type Arithmetic = 'exact' | 'float64' | 'too-large';

/** The most work that an exact kernel takes on, some seconds: it admits the inverse of a 300x300 matrix of 3-digit integers. */
export const EXACT_BUDGET = 2.5e9;

/** The most work that a double kernel should be given: it admits the inverse of a 1000x1000 matrix. */
export const FLOAT_BUDGET = 4e9;

/** Common denominators longer than this are not built. */
export const DENOMINATOR_BITS = 2 ** 20;

/** Nor are they where finding them takes more work than this. */
export const DENOMINATOR_WORK = 5e8;

/** Integer matrices of more 64-bit words than this are not built: a quarter of a gigabyte. */
export const INTEGER_WORDS = 3e7;

/** The arithmetic that a kernel of this cost will use; `too-large` is for the caller to refuse, kernels do not. */
export function arithmeticWithin(cost: Cost): Arithmetic {
  if (cost.exact <= EXACT_BUDGET) return 'exact';
  return cost.float <= FLOAT_BUDGET ? 'float64' : 'too-large';
}

/** Work of one product of big integers: allocation, then words by words, with Karatsuba's exponent for long ones. */
export function multiplicationCost(bits: number, otherBits: number): number {
  return ALLOCATION + wordProducts(bits, otherBits);
}

/** The same without the allocation. */
export function wordProducts(bits: number, otherBits: number): number {
  const short = Math.max(1, Math.min(bits, otherBits) / 64);
  const long = Math.max(1, Math.max(bits, otherBits) / 64);
  const square = short <= KARATSUBA_WORDS ? short * short : KARATSUBA_WORDS ** 2 * (short / KARATSUBA_WORDS) ** 1.585;
  return (square * long) / short;
}

/** Work of Euclid's algorithm on big integers, the shorter of `bits`: 0.584 division steps a bit on average (Knuth, TAOCP 4.5.3). */
export function gcdCost(bits: number): number {
  return ALLOCATION + (bits <= 53 ? 0 : 0.584 * bits * (EUCLID_STEP + (EUCLID_WORD * bits) / 64));
}

const KARATSUBA_WORDS = 32;
const ALLOCATION = 60;
const EUCLID_STEP = 120;
const EUCLID_WORD = 12;
