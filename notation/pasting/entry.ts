// An entry: the number in one cell, as text. What can be read is what the service reads.

import { spelledNumber } from './spelled-numbers.ts';

export type Entry =
  | { readonly kind: 'number' /** As JSON: a number, or a string that writes one. */; readonly json: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' /** A clause that goes on after the name of the place. */; readonly reason: string };

const decimal = String.raw`(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?`;
const sign = '[+-]';
/** A sum of products of numbers and of what is n or i below, with a sign or none in front. */
const calculation = `${sign}?[ni](?:[-+*·/][ni]|i)*`;
const rootOrBracket = new RegExp(`(?:sqrt|√)?\\(${calculation}\\)|√[ni]`, 'g');
const wholeCalculation = new RegExp(`^${calculation}$`);
const exactNumber = new RegExp(`^[+-]?${decimal}(?:/[+-]?(?:0|[1-9]\\d*))?$`);
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What the service takes at most: digits of one part, and the power of ten of its leading digit. */
const mostDigits = 1000;
const largestPower = 400;
/** The significant digits that a double holds in any language, well inside its range. */
const digitsOfDouble = 15;
const powerOfDouble = 300;
/** Longer texts are not analysed. */
const longest = 4000;
/** The characters of a number with a root or i, at most. */
const longestRoot = 100;

/** Replaces typographic signs (the minus sign, the fraction slash) with those of plain numbers. */
export function plainSigns(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-').replace(/[\u2044\u2215]/g, '/');
}

/** The entry without spaces around it and around its slash; ½, 1 1/2 and 10 % as a fraction. */
export function tidyEntry(text: string): string {
  const tidy = plainSigns(text)
    .trim()
    .replace(/\s*\/\s*/g, '/')
    .replace(/^([+-])\s+(?=[\d.])/, '$1');
  return spelledNumber(tidy) ?? tidy;
}

/**
 * Whether a text writes a number with a square root or i, as in `(1+sqrt(5))/2`, `2√3` and `3-2i`. What is no such number after all, for
 * example the root of a root, the service refuses with its place.
 */
function writesRoot(text: string): boolean {
  if (text.length > longestRoot || !/sqrt|√|i/.test(text)) return false;
  let left = text.replace(/\s+/g, '').replace(/\d+(?:\.\d+)?/g, 'n');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(rootOrBracket, 'i');
  }
  return wholeCalculation.test(left);
}

/**
 * Reads an entry by the grammar of the service: a JSON number, a sign in front, a leading point, a fraction of integers, or a number with
 * square roots or i; further what people write for a fraction.
 */
export function readEntry(written: string): Entry {
  if (written.length > longest) return { kind: 'unreadable', reason: 'is too long for a number' };
  const text = tidyEntry(written);
  if (text === '') return { kind: 'empty' };
  if (writesRoot(text)) return { kind: 'number', json: JSON.stringify(text) };
  const reason = exactNumber.test(text) ? faultOfValue(text) : faultOfSpelling(text);
  if (reason !== null) return { kind: 'unreadable', reason };
  return { kind: 'number', json: isPlainDouble(text) ? text : JSON.stringify(text) };
}

interface Magnitude {
  /** Significant digits as written, zeros at the end among them. */
  readonly digits: number;
  /** The power of ten of the leading digit; 0 for zero. */
  readonly power: number;
}

/** The size of a decimal without its sign. */
function magnitudeOf(text: string): Magnitude {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  const leading = digits.search(/[1-9]/);
  if (leading < 0) return { digits: 1, power: 0 };
  return { digits: digits.length - leading, power: whole.length - 1 - leading + Number(exponent) };
}

function partsOf(text: string): readonly string[] {
  return text.split('/').map((part) => part.replace(/^[+-]/, ''));
}

function faultOfValue(text: string): string | null {
  const parts = partsOf(text);
  if (parts.length > 1 && magnitudeIsZero(parts[1] ?? '')) return 'divides by zero';
  const isOutside = parts
    .map(magnitudeOf)
    .some(({ digits, power }) => digits > mostDigits || power >= largestPower || power < -largestPower);
  return isOutside ? `is out of range: at most ${mostDigits} digits, exponents from -400 to 399` : null;
}

function magnitudeIsZero(text: string): boolean {
  return !/[1-9]/.test(text);
}

function isPlainDouble(text: string): boolean {
  if (!jsonNumber.test(text)) return false;
  const { digits, power } = magnitudeOf(text.replace(/^-/, ''));
  return digits <= digitsOfDouble && Math.abs(power) <= powerOfDouble;
}

/** Hints for texts that are no number; the first that matches is shown. */
const misspellings: readonly (readonly [RegExp, string])[] = [
  [/^[+-]?\d+,\d+$/, 'has a comma; write a point for decimals, as in 0.5'],
  [/^[+-]?0\d/, 'begins with a zero that a number does not need'],
  [/^[+-]?\d+\.$/, 'needs a digit after the point'],
  [/^[+-]?\d[\d.]*\/[+-]?\d*[.eE]/, 'needs a whole number under the fraction bar'],
  [/^[+-]?[\d.]*\/[+-]?$|^\//, 'is half a fraction; write it as 1/2'],
  [/^[+-]?\d[\d.]*[*^]/, 'is a calculation; write its value, a power of ten as 1e3'],
  [/^[+-]$/, 'is a sign without a number'],
];

function faultOfSpelling(text: string): string {
  const found = misspellings.find(([pattern]) => pattern.test(text));
  return found?.[1] ?? 'is not a number; write 3, -0.5, 1e3, 2/3 or sqrt(2)';
}
