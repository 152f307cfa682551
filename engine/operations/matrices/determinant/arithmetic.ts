// The arithmetic of a working: what it multiplies and adds, with these very entries, and what it writes down.

import { add, type Entry, equals, isRational, isZero, multiply, negate } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import type { Ring } from '../../../exact/field.ts';

/**
 * What is counted: products of which no factor is 0, 1 or -1, and sums of which no term is 0; divisions are multiplications,
 * subtractions additions.
 */
export interface OperationCount {
  readonly multiplications: number;
  readonly additions: number;
}

/** A count with the effort of the whole working: operations, their digits and fractions, and what is written besides. */
export interface Arithmetic extends OperationCount {
  readonly effort: number;
}

/** A line of its own on the page, and a number that is only copied there. */
const LINE = 1.5;
const COPIED = 0.2;

/** An operation, each digit of its result after the first, and what a fraction adds. */
const MULTIPLICATION = 1;
const ADDITION = 0.7;
const DIGIT = 0.25;
const FRACTION = 3;

/** Counts the operations that it is asked to do. */
export class Tally implements Ring<Entry> {
  readonly zero = ZERO;
  multiplications = 0;
  additions = 0;
  effort = 0;

  isZero(x: Entry): boolean {
    return isZero(x);
  }

  negate(x: Entry): Entry {
    return negate(x);
  }

  multiply(x: Entry, y: Entry): Entry {
    const result = multiply(x, y);
    if (isPlain(x) || isPlain(y)) return result;
    this.multiplications += 1;
    this.effort += MULTIPLICATION + lengthEffort(result);
    return result;
  }

  /** A common factor is divided out of entries, of which these are left: divisions that nobody has to work out. */
  divideAtSight(left: readonly Entry[]): void {
    this.multiplications += left.filter((entry) => !isZero(entry)).length;
  }

  add(x: Entry, y: Entry): Entry {
    const result = add(x, y);
    if (isZero(x) || isZero(y)) return result;
    this.additions += 1;
    this.effort += ADDITION + lengthEffort(result);
    return result;
  }

  /** The product of several numbers: nothing is multiplied where one is 0, and else those that are not 1 or -1. */
  productOf(factors: readonly Entry[]): Entry {
    const value = factors.reduce(multiply, ONE);
    const worked = isZero(value) ? 0 : factors.filter((factor) => !isPlain(factor)).length;
    for (let done = 1; done < worked; done++) {
      this.multiplications += 1;
      this.effort += MULTIPLICATION + lengthEffort(value);
    }
    return value;
  }

  sumOf(terms: readonly Entry[]): Entry {
    return terms.reduce((known, term) => this.add(known, term), ZERO);
  }

  /** So many lines, with numbers that are copied into them. */
  write(lines: number, copied = 0): void {
    this.effort += LINE * lines + COPIED * copied;
  }

  total(): Arithmetic {
    const { multiplications, additions, effort } = this;
    return { multiplications, additions, effort };
  }
}

const MINUS_ONE = negate(ONE);

function isPlain(x: Entry): boolean {
  return isZero(x) || equals(x, ONE) || equals(x, MINUS_ONE);
}

function lengthEffort(x: Entry): number {
  if (!isRational(x)) return FRACTION + x.element.reduce((sum, part) => sum + lengthEffort(part), 0);
  const { numerator, denominator } = x;
  const digits = (numerator < 0n ? -numerator : numerator).toString().length - 1;
  return denominator === 1n ? DIGIT * digits : FRACTION + DIGIT * (digits + denominator.toString().length - 1);
}
