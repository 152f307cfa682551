// Comparing an answer of the service with what a case expects: doubles bit for bit, exact values by value.

import { type Fraction, minus, over, readFraction, readRadical, sameFraction, sameRadical, times } from './fraction.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';

/** The first difference as a sentence, or null. `tolerance` is relative, scaled by max(1, |value|). */
export function compareDoubles(
  actual: LiteralJson,
  expected: LiteralJson,
  tolerance: number | null,
  at = '',
): string | null {
  if (isLiteral(expected)) {
    if (!isLiteral(actual)) return `${at}: expected the number ${expected.literal}, got ${JSON.stringify(actual)}`;
    const [x, y] = [Number(actual.literal), Number(expected.literal)];
    const close = tolerance === null ? x === y : Math.abs(x - y) <= tolerance * Math.max(1, Math.abs(y));
    return close ? null : `${at}: expected ${expected.literal}, got ${actual.literal}`;
  }
  return compareParts(actual, expected, at, (x, y, place) => compareDoubles(x, y, tolerance, place));
}

/** As compareDoubles, for exact text ("2/3", "sqrt(2)") against exact text or the numbers of an answer. */
export function compareExact(actual: LiteralJson, expected: LiteralJson, at = ''): string | null {
  if (typeof expected === 'string' || isLiteral(expected)) {
    const text = textOf(actual);
    if (text === null) return `${at}: expected ${textOf(expected)}, got ${JSON.stringify(actual)}`;
    return sameRadical(readRadical(text), readRadical(textOf(expected) ?? ''))
      ? null
      : `${at}: expected ${textOf(expected)}, got ${text}`;
  }
  return compareParts(actual, expected, at, compareExact);
}

function textOf(value: LiteralJson): string | null {
  if (typeof value === 'string') return value;
  return isLiteral(value) ? value.literal : null;
}

function compareParts(
  actual: LiteralJson,
  expected: LiteralJson,
  at: string,
  compare: (actual: LiteralJson, expected: LiteralJson, at: string) => string | null,
): string | null {
  if (isList(expected)) {
    if (!isList(actual) || actual.length !== expected.length) return `${at}: expected ${expected.length} items`;
    return firstOf(expected.map((item, index) => () => compare(actual[index], item, `${at}[${index}]`)));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return `${at}: expected an object`;
    const missing = Object.keys(expected).find((key) => actual[key] === undefined);
    if (missing !== undefined) return `${at}: the member ${missing} is missing`;
    return firstOf(
      Object.entries(expected).map(
        ([key, item]) =>
          () =>
            compare(actual[key], item, `${at}.${key}`),
      ),
    );
  }
  return JSON.stringify(actual) === JSON.stringify(expected) ? null : `${at}: expected ${JSON.stringify(expected)}`;
}

function firstOf(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const difference = check();
    if (difference !== null) return difference;
  }
  return null;
}

export function matrixOf(value: LiteralJson): readonly (readonly Fraction[])[] {
  if (!isList(value)) throw new TypeError('not a matrix');
  return value.map((row) => {
    if (!isList(row)) throw new TypeError('not a matrix');
    return row.map((item) => readFraction(textOf(item) ?? ''));
  });
}

/** Whether a matrix is in row echelon form with these pivot columns, 0-based. */
export function isEchelon(rows: readonly (readonly Fraction[])[], pivots: readonly number[]): boolean {
  return rows.every((row, index) => {
    const leading = row.findIndex(({ p }) => p !== 0n);
    return leading === (index < pivots.length ? pivots[index] : -1);
  });
}

/** The reduced row echelon form, by the schoolbook. */
export function reduce(rows: readonly (readonly Fraction[])[]): readonly (readonly Fraction[])[] {
  const work = rows.map((row) => [...row]);
  let top = 0;
  for (let column = 0; column < work[0].length && top < work.length; column++) {
    const found = work.findIndex((row, index) => index >= top && row[column].p !== 0n);
    if (found < 0) continue;
    [work[top], work[found]] = [work[found], work[top]];
    const pivot = work[top][column];
    work[top] = work[top].map((value) => over(value, pivot));
    const leading = work[top];
    work.forEach((row, index) => {
      const factor = row[column];
      if (index !== top && factor.p !== 0n)
        work[index] = row.map((value, j) => minus(value, times(factor, leading[j])));
    });
    top += 1;
  }
  return work;
}

export function sameMatrix(x: readonly (readonly Fraction[])[], y: readonly (readonly Fraction[])[]): boolean {
  return x.length === y.length && x.every((row, i) => row.every((value, j) => sameFraction(value, y[i][j])));
}
