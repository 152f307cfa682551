// Comparing an answer that somebody gave with the right one: entry by entry, exactly, or to the places that were written.

import type { Laid } from '@matrixsteps/api/answers/answer-form.ts';
import { readFraction } from '@matrixsteps/engine/exact/decimal.ts';
import { type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { roundHalfAway } from '@matrixsteps/engine/exact/rounding.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';

/** An entry as somebody wrote it: a decimal or a fraction, or the square root of one. */
export interface GivenEntry {
  readonly text: string;
  readonly value: Rational;
  readonly root: 'none' | 'positive' | 'negative';
}

export interface Comparison {
  readonly verdict: 'correct' | 'correct_when_rounded' | 'incorrect' | 'wrong_shape';
  readonly right: number;
  readonly total: number;
  /** The entries that are wrong, counted from 1. */
  readonly wrong: readonly { readonly row: number; readonly column: number; readonly given: string }[];
}

/** `places`: to how many decimal places the answer was asked for; null where each entry tells by the places it has. */
export function compareAnswers(given: Laid<GivenEntry>, right: Laid<Scalar>, decimalPlaces: number | null): Comparison {
  const total = right.rows.reduce((sum, row) => sum + row.length, 0);
  const { form, rows } = right.form === 'list' ? inOneRow(given) : given;
  const isSameShape =
    form === right.form &&
    rows.length === right.rows.length &&
    rows.every((row, i) => row.length === right.rows[i].length);
  if (!isSameShape) return { verdict: 'wrong_shape', right: 0, total, wrong: [] };
  const compared = rows.flatMap((row, i) =>
    row.map((entry, k) => ({
      place: { row: i + 1, column: k + 1, given: entry.text },
      outcome: compareEntries(entry, right.rows[i][k], decimalPlaces),
    })),
  );
  const wrong = compared.filter(({ outcome }) => outcome === 'wrong');
  const isRounded = compared.some(({ outcome }) => outcome === 'rounded');
  return {
    verdict: wrong.length > 0 ? 'incorrect' : isRounded ? 'correct_when_rounded' : 'correct',
    right: total - wrong.length,
    total,
    wrong: wrong.map(({ place }) => place),
  };
}

/** A list may be written as one row or as one column. */
function inOneRow<Entry>({ form, rows }: Laid<Entry>): Laid<Entry> {
  const isLine = form === 'matrix' && (rows.length === 1 || rows.every(({ length }) => length === 1));
  return isLine ? { form: 'list', rows: [rows.flat()] } : { form, rows };
}

/** How an answer is laid out, in words: "a matrix with 2 rows and 3 columns". */
export function shapeText<Entry>({ form, rows }: Laid<Entry>): string {
  switch (form) {
    case 'number':
      return 'one number';
    case 'list':
      return `a list of ${rows[0].length}`;
    case 'matrix':
      return `a matrix of ${rows.length} x ${rows[0].length}`;
  }
}

function compareEntries(given: GivenEntry, right: Scalar, decimalPlaces: number | null): 'right' | 'rounded' | 'wrong' {
  if (given.root !== 'none') return isRoot(given, right) ? 'right' : 'wrong';
  if (right.kind === 'rational' && isSame(given.value, right)) return 'right';
  const kept = decimalPlaces ?? placesOf(given.text) ?? (right.kind === 'float' ? FLOAT_PLACES : null);
  return kept !== null && isSame(given.value, roundHalfAway(right, kept)) ? 'rounded' : 'wrong';
}

/** What is left of an answer in double precision that can be relied on. */
const FLOAT_PLACES = 6;

/** Whether the number is the square root that was written: sqrt(5/4), or 2 for sqrt(4). */
function isRoot({ value, root }: GivenEntry, right: Scalar): boolean {
  const sign = root === 'negative' ? -1 : 1;
  if (right.kind === 'power') {
    const { base, exponent } = right;
    const isSquareRoot = exponent.numerator === 1n && exponent.denominator === 2n;
    return isSquareRoot && Math.sign(right.sign) === sign && isSame(base, value);
  }
  if (right.kind !== 'rational' || Math.sign(Number(right.numerator)) * sign < 0) return false;
  return isSame(rational(right.numerator ** 2n, right.denominator ** 2n), value);
}

/** Numbers over one denominator come unreduced. */
function isSame(one: Rational, other: Rational): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

/** The decimal places that were written; null for a fraction, a whole number, or one with an exponent. */
function placesOf(text: string): number | null {
  const match = /^[+-]?\d*\.(?<places>\d{1,20})$/.exec(text);
  return match?.groups === undefined ? null : match.groups['places'].length;
}

const ROOT = /^(?<sign>-?)sqrt\((?<radicand>[^()]*)\)$/;

/** Reads what somebody wrote; null where it is no number. */
export function readGiven(text: string): GivenEntry | null {
  const trimmed = text.replaceAll(' ', '');
  const match = ROOT.exec(trimmed);
  const value = readFraction(match?.groups?.['radicand'] ?? trimmed);
  if (value === null || value === 'overflow') return null;
  if (match === null) return { text, value, root: 'none' };
  return { text, value, root: match.groups?.['sign'] === '-' ? 'negative' : 'positive' };
}
