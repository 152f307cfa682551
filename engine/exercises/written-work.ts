// Written work: lines of workings as a learner writes them, with the slips that are typical of each: a sign that is lost, a product that is
// left out, a difference the wrong way round.

import { added, count, negative, quotient, sum } from '../document/expression.ts';
import { type Prose, say } from '../document/prose.ts';
import { dotted } from '../learning/notation.ts';
import type { Work, Worked, WorkingLine } from './carried-mistake.ts';
import { totalOf } from './whole-numbers.ts';

type Slips = NonNullable<WorkingLine['slips']>;

/** 2 · 3 + 4 · (−1) = 2. */
export function sumOfProducts(pairs: readonly (readonly [number, number])[]): Worked {
  return [added(pairs.map(([x, y]) => dotted(count(x), count(y)))), totalOf(pairs.map(([x, y]) => x * y))];
}

/** 2 · 3 − 4 · (−1) = 10. */
export function differenceOfProducts([a, b]: readonly [number, number], [c, d]: readonly [number, number]): Worked {
  return [sum(dotted(count(a), count(b)), negative(dotted(count(c), count(d)))), a * b - c * d];
}

/** The same working with another value at its end, as of somebody who slips where nothing is written. */
function ending([working]: Worked, value: number): Worked {
  return [working, value];
}

/** A product whose sign was lost: each product with a negative factor may be the one. */
export function lostSigns(pairs: readonly (readonly [number, number])[]): Slips {
  const right = sumOfProducts(pairs);
  return pairs.flatMap(([x, y], place) => {
    const why = signWords(x, y);
    if (why === null) return [];
    const value = totalOf(pairs.map(([p, q], other) => (other === place ? -p * q : p * q)));
    return [[(): Worked => ending(right, value), why] as const];
  });
}

function signWords(x: number, y: number): Prose | null {
  if (x * y === 0 || (x > 0 && y > 0)) return null;
  const product = dotted(count(x), count(y));
  return x < 0 && y < 0
    ? say`The product ${product} of two negative numbers is positive, and was counted as a negative number.`
    : say`The product ${product} is negative, and was counted as a positive number.`;
}

/** The second product was added where it is to be taken away; or its sign was lost, where it is negative. */
export function differenceSlips(first: readonly [number, number], second: readonly [number, number]): Slips {
  const [main, other] = [first[0] * first[1], second[0] * second[1]];
  const right = differenceOfProducts(first, second);
  const wrong = (): Worked => ending(right, main + other);
  const why =
    other < 0
      ? say`The second product is negative: to take it away is to add ${-other}.`
      : say`The second product was added at the end, and is to be taken away.`;
  return [[wrong, why]];
}

/** 3 + (−4) + 5 = 4. */
export function sumOf(terms: readonly number[]): Worked {
  return [added(terms.map(count)), totalOf(terms)];
}

/** A negative number that was added as if it were positive. */
export function sumSlips(terms: readonly number[]): Slips {
  const right = sumOf(terms);
  return terms.flatMap((term) =>
    term < 0
      ? [
          [
            (): Worked => ending(right, totalOf(terms) - 2 * term),
            say`The number ${term} was added as if it were ${-term}.`,
          ] as const,
        ]
      : [],
  );
}

/** 7 − (−2) = 9. */
export function difference(x: number, y: number): Worked {
  return [sum(count(x), negative(count(y))), x - y];
}

/** A quotient that is a whole number; a working in which it is none is not drawn, since a fraction would show the slip at once. */
export function wholeQuotient(x: number, y: number): Worked {
  return [quotient(count(x), count(y)), y !== 0 && Number.isInteger(x / y) ? x / y : Number.NaN];
}

/** What is taken away is negative, and its sign was lost. */
export function differenceSlip(x: number, y: number): Slips {
  return y < 0 ? [[(): Worked => ending(difference(x, y), x + y), say`To take ${y} away is to add ${-y}.`]] : [];
}

/** A product of two numbers whose sign is wrong. */
export function productSlips(x: number, y: number): Slips {
  const why = signWords(x, y);
  return why === null ? [] : [[(): Worked => [dotted(count(x), count(y)), -x * y], why]];
}

/** A slip of another kind: what is written, and what went wrong. */
export function slip(work: Work, why: Prose): readonly [Work, Prose] {
  return [work, why];
}
