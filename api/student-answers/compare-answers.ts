// Comparing an answer that somebody gave with the right one: entry by entry, exactly, or to the places that were written; and as
// another form of the same answer, where the operation has several.

import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import type { AnswerComparison } from '@matrixsteps/engine/catalogue/comparison.ts';
import { isZero, multiply, type Rational, subtract, divide } from '@matrixsteps/engine/exact/rational.ts';
import {
  partsOfScalar,
  sumsEqual,
  addSums,
  divideSums,
  negateSum,
  powersEqual,
  rationalOf,
  type RootSum,
  sumEquals,
  sumOfScalar,
} from '@matrixsteps/engine/exact/root-sum.ts';
import { roundComplex, roundHalfAway } from '@matrixsteps/engine/exact/rounding.ts';
import { type Complex, type ComplexFloat, isComplex, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import type { Laid } from '../answers/answer-form.ts';
import { spanFault } from './compare-spans.ts';
import { type GivenEntry, sumIn } from './given-answer.ts';

export const COMPARED_VERDICTS = ['correct', 'correct_when_rounded', 'equivalent', 'incorrect', 'wrong_shape'] as const;

/** A place of an answer, rows and columns from 1, with what was given there. */
export interface WrongPlace {
  readonly row: number;
  readonly column: number;
  readonly given: string;
  /** The part of an answer of several parts: `basis`, `permutation-sign.cycles`. */
  readonly part?: string;
}

export interface Comparison {
  readonly verdict: (typeof COMPARED_VERDICTS)[number];
  /** How many entries are right, of how many. */
  readonly right: number;
  readonly total: number;
  /** The entries that are wrong. None where the answer is equivalent, or where no single entry can be blamed. */
  readonly wrong: readonly WrongPlace[];
  /** What is wrong with the whole, as the end of a sentence; null where only its entries tell. */
  readonly why: string | null;
}

/** A larger matrix is not tried as an echelon form, nor as a basis. */
export const MOST_FORM_ENTRIES = 100;

/**
 * `decimalPlaces`: to how many decimal places the answer was asked for; null where each entry tells by the places it has.
 * @throws DomainError where a large echelon form is not equal: whether it is another one is not tried
 */
export function compareAnswers(
  given: Laid<GivenEntry>,
  right: Laid<Scalar>,
  decimalPlaces: number | null,
  comparison: AnswerComparison = 'equal',
): Comparison {
  const total = countOf(right);
  const { form, rows } = inForm(comparison === 'span' ? asVectors(given) : given, right.form, total);
  const isSameShape =
    form === right.form &&
    rows.length === right.rows.length &&
    rows.every((row, i) => row.length === right.rows[i].length);
  if (!isSameShape) return { verdict: 'wrong_shape', right: 0, total, wrong: [], why: null };
  const compared = rows.flatMap((row, i) =>
    row.map((entry, k) => ({
      place: { row: i + 1, column: k + 1, given: entry.text },
      outcome: compareEntries(entry, right.rows[i][k], decimalPlaces),
    })),
  );
  const wrong = compared.filter(({ outcome }) => outcome === 'wrong');
  const isRounded = compared.some(({ outcome }) => outcome === 'rounded');
  if (wrong.length === 0) {
    return { verdict: isRounded ? 'correct_when_rounded' : 'correct', right: total, total, wrong: [], why: null };
  }
  const found = EQUIVALENT[comparison](rows, right.rows, decimalPlaces);
  if (found === true) return { verdict: 'equivalent', right: total, total, wrong: [], why: null };
  if (found !== false) return { verdict: 'incorrect', right: 0, total, wrong: [], why: found.why };
  return {
    verdict: 'incorrect',
    right: total - wrong.length,
    total,
    // An entry of another echelon form is not wrong because it is another.
    wrong: comparison === 'echelon-form' ? [] : wrong.map(({ place }) => place),
    why: null,
  };
}

/** How many entries an answer has. */
export function countOf<Entry>({ rows }: Laid<Entry>): number {
  return rows.reduce((sum, row) => sum + row.length, 0);
}

/** A basis of one vector may be written as that vector. */
function asVectors<Entry>({ form, rows }: Laid<Entry>): Laid<Entry> {
  return form === 'list' && rows[0].length > 0 ? { form: 'matrix', rows } : { form, rows };
}

/** A list may be written as one row or as one column, and what has one entry as a number. */
function inForm<Entry>({ form, rows }: Laid<Entry>, wanted: Laid<Scalar>['form'], total: number): Laid<Entry> {
  if (form === 'number' && total === 1) return { form: wanted, rows };
  const isLine = form === 'matrix' && (rows.length === 1 || rows.every(({ length }) => length === 1));
  return wanted === 'list' && isLine ? { form: 'list', rows: [rows.flat()] } : { form, rows };
}

/** How an answer is laid out, in words: "a matrix of 2 x 3". */
export function shapeText<Entry>({ form, rows }: Laid<Entry>): string {
  switch (form) {
    case 'number':
      return 'one number';
    case 'list':
      return rows[0].length === 0 ? 'an empty list' : `a list of ${rows[0].length}`;
    case 'matrix':
      return `a matrix of ${rows.length} x ${rows[0].length}`;
  }
}

type Outcome = 'right' | 'rounded' | 'wrong';

/** Whether an entry is the right number, or that number as far as it was written. */
export function compareEntries(given: GivenEntry, right: Scalar, decimalPlaces: number | null): Outcome {
  if (isExactly(given, right)) return 'right';
  if (isComplex(right)) return isNearComplex(given, right, decimalPlaces) ? 'rounded' : 'wrong';
  const sum = sumIn(given);
  const value = sum === null ? null : rationalOf(sum);
  if (value === null) return 'wrong';
  const kept = decimalPlaces ?? given.places ?? (right.kind === 'float' ? FLOAT_PLACES : null);
  return kept !== null && isSame(value, roundHalfAway(right, kept)) ? 'rounded' : 'wrong';
}

/** What is left of an answer in double precision that can be relied on. */
const FLOAT_PLACES = 6;

function isExactly({ value }: GivenEntry, right: Scalar): boolean {
  if (value.kind === 'sum') return sumEquals(value.sum, right);
  if (value.kind === 'complex') {
    const parts = partsOfScalar(right);
    return parts !== null && sumsEqual(value.re, parts.re) && sumsEqual(value.im, parts.im);
  }
  return right.kind === 'power' && powersEqual(value.power, right);
}

/** Whether both parts are those of the right number, rounded to the places of the answer. */
function isNearComplex(
  { value, places }: GivenEntry,
  right: Complex | ComplexFloat,
  decimalPlaces: number | null,
): boolean {
  const kept = decimalPlaces ?? places ?? (right.kind === 'complex-float' ? FLOAT_PLACES : null);
  if (value.kind !== 'complex' || kept === null) return false;
  const [re, im] = [rationalOf(value.re), rationalOf(value.im)];
  const wanted = roundComplex(right, kept);
  return re !== null && im !== null && isSame(re, wanted.re) && isSame(im, wanted.im);
}

/** Numbers over one denominator come unreduced. */
function isSame(one: Rational, other: Rational): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

type Rows<Entry> = readonly (readonly Entry[])[];

/** What keeps an answer from being another form of the right one. */
interface Fault {
  readonly why: string;
}

/** Whether an answer of the right shape that is not equal is right all the same. A polynomial of odd degree has an even number of coefficients. */
const EQUIVALENT: {
  readonly [C in AnswerComparison]: (
    given: Rows<GivenEntry>,
    right: Rows<Scalar>,
    decimalPlaces: number | null,
  ) => boolean | Fault;
} = {
  equal: () => false,
  'odd-degree-sign': (given, right, places) =>
    right[0].length % 2 === 0 &&
    given.every((row, i) => row.every((entry, k) => compareEntries(negated(entry), right[i][k], places) !== 'wrong')),
  'equal-up-to-factor': (given, right) => isProportional(given.flat().map(sumIn), right.flat().map(sumOfScalar)),
  'equal-up-to-sign': (given, right, places) =>
    given.every((row, i) => row.every((entry, k) => compareEntries(negated(entry), right[i][k], places) !== 'wrong')),
  'equal-up-to-order': isReordered,
  'echelon-form': (given, right) => isEchelonOf(given, right),
  span: isBasisToo,
};

export function negated(entry: GivenEntry): GivenEntry {
  const { value } = entry;
  if (value.kind === 'sum') return { ...entry, value: { kind: 'sum', sum: negateSum(value.sum) } };
  if (value.kind === 'complex') {
    return { ...entry, value: { kind: 'complex', re: negateSum(value.re), im: negateSum(value.im) } };
  }
  const { power } = value;
  return { ...entry, value: { kind: 'power', power: { ...power, sign: power.sign === 1 ? -1 : 1 } } };
}

/** Whether one list is the other times a number that is not 0. */
function isProportional(given: readonly (RootSum | null)[], right: readonly (RootSum | null)[]): boolean {
  let factor: RootSum | null = null;
  for (const [k, x] of given.entries()) {
    const y = right[k];
    if (x === null || y === null) return false;
    if (isNothing(x) !== isNothing(y)) return false;
    if (isNothing(y)) continue;
    const quotient = divideSums(x, y);
    if (quotient === null) return false;
    factor ??= quotient;
    const difference = addSums(quotient, negateSum(factor));
    if (difference === null || !isNothing(difference)) return false;
  }
  return factor !== null;
}

function isNothing({ terms }: RootSum): boolean {
  return terms.length === 0;
}

/** Whether each given entry is one of the right ones, each used once. */
function isReordered(given: Rows<GivenEntry>, right: Rows<Scalar>, decimalPlaces: number | null): boolean {
  const left = right.flat();
  return given.flat().every((entry) => {
    const found = left.findIndex((value) => compareEntries(entry, value, decimalPlaces) !== 'wrong');
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

function tooLarge(): DomainError {
  return DomainError.of('too_large', ['answer'], {
    what: `whether another echelon form is right is found out for exact matrices of up to ${MOST_FORM_ENTRIES} entries`,
    limit: 'check the reduced row echelon form instead, of which there is only one',
  });
}

/**
 * Whether the given rows are a row echelon form with the same row space: each nonzero row begins further right than the one above it,
 * there are as many of them, and each is a combination of the right ones.
 */
function isEchelonOf(given: Rows<GivenEntry>, right: Rows<Scalar>): boolean {
  const form = right.map((row) => row.map((entry) => (entry.kind === 'rational' ? entry : null)));
  if (right.length * right[0].length > MOST_FORM_ENTRIES) throw tooLarge();
  const known = withoutNull(form);
  // Some number of the form is no fraction: it was computed in doubles.
  if (known === null) throw tooLarge();
  const rows = rationalRows(given);
  if (rows === null || !isEchelon(rows)) return false;
  const pivots = nonzero(known).map((row) => ({ row, at: leading(row) }));
  return nonzero(rows).length === pivots.length && rows.every((row) => isCombination(row, pivots));
}

/**
 * Whether the vectors are a basis too.
 * @throws DomainError for a basis that was computed in doubles, or is large
 */
function isBasisToo(given: Rows<GivenEntry>, right: Rows<Scalar>): boolean | Fault {
  const known = withoutNull(right.map((row) => row.map((entry) => (entry.kind === 'rational' ? entry : null))));
  if (known === null || right.flat().length > MOST_FORM_ENTRIES) {
    throw DomainError.of('too_large', ['answer'], {
      what: `whether other vectors are a basis too is found out for exact bases of up to ${MOST_FORM_ENTRIES} numbers`,
      limit: 'ask about a smaller matrix',
    });
  }
  const rows = rationalRows(given);
  return rows === null ? false : (spanFault(rows, known) ?? true);
}

/** The fractions that were given; null where some entry is none. */
function rationalRows(given: Rows<GivenEntry>): Rows<Rational> | null {
  return withoutNull(
    given.map((row) =>
      row.map((entry) => {
        const sum = sumIn(entry);
        return sum === null ? null : rationalOf(sum);
      }),
    ),
  );
}

function withoutNull(rows: Rows<Rational | null>): Rows<Rational> | null {
  const known = rows.map((row) => row.flatMap((entry) => entry ?? []));
  return known.every((row, i) => row.length === rows[i].length) ? known : null;
}

function leading(row: readonly Rational[]): number {
  return row.findIndex((entry) => !isZero(entry));
}

function nonzero(rows: Rows<Rational>): Rows<Rational> {
  return rows.filter((row) => leading(row) >= 0);
}

function isEchelon(rows: Rows<Rational>): boolean {
  let last = -1;
  for (const row of rows) {
    const at = leading(row);
    if (at >= 0 && at <= last) return false;
    last = at < 0 ? row.length : at;
  }
  return true;
}

function isCombination(
  row: readonly Rational[],
  pivots: readonly { readonly row: readonly Rational[]; readonly at: number }[],
): boolean {
  const left = [...row];
  for (const { row: pivotRow, at } of pivots) {
    if (isZero(left[at])) continue;
    const factor = divide(left[at], pivotRow[at]);
    for (let k = at; k < left.length; k++) left[k] = subtract(left[k], multiply(factor, pivotRow[k]));
  }
  return left.every(isZero);
}
