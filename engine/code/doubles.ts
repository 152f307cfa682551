// Doubles: how languages write the numbers of their programs, and how they print the numbers of their answers.

import { decimalPlaces } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import { nearestComplex, nearestDouble, underflows } from '../exact/rounding.ts';
import { isComplex, type Scalar } from '../exact/scalar.ts';

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether a double holds x to its usual precision: neither beyond the largest nor below the smallest. */
export function fitsDouble(x: Scalar): boolean {
  if (x.kind === 'rational' && x.denominator === 1n && x.numerator <= MAX_SAFE && x.numerator >= -MAX_SAFE) return true;
  if (isComplex(x)) {
    const { re, im } = nearestComplex(x);
    return Number.isFinite(re) && Number.isFinite(im);
  }
  return Number.isFinite(nearestDouble(x)) && !underflows(x);
}

/**
 * x as an expression of a language that computes in doubles: a decimal where x has one, else a quotient with the given sign
 * of division. Where a double cannot hold both parts of the quotient, it is the decimal of the double nearest to x.
 */
export function doubleLiteral(x: Rational, over: ' / ' | '/'): string {
  const { numerator, denominator } = x;
  const isShort = denominator <= MAX_SAFE && numerator <= MAX_SAFE && numerator >= -MAX_SAFE;
  return isShort && decimalPlaces(x) === null ? `${numerator}${over}${denominator}` : String(nearestDouble(x));
}

/** Every language prints whole numbers below this the same way: by their digits. */
export const PLAIN_BELOW = 100_000;

function isWhole(value: number, below: number): boolean {
  return Number.isInteger(value) && value < below && value > -below;
}

/** Digits d.ddd times a power of ten, without zeros at the end. */
interface Scientific {
  readonly sign: '' | '-';
  readonly digits: string;
  readonly exponent: number;
}

/** The shortest digits that read back as this double, or so many significant ones. */
function scientific(value: number, significant?: number): Scientific {
  const written = value.toExponential(significant === undefined ? undefined : significant - 1);
  const [mantissa, exponent] = written.split('e');
  const digits = mantissa.replace('-', '').replace('.', '').replace(/0+$/, '');
  return { sign: value < 0 ? '-' : '', digits: digits === '' ? '0' : digits, exponent: Number(exponent) };
}

function withExponent({ sign, digits, exponent }: Scientific, letter: 'e' | 'E'): string {
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
  const power = String(Math.abs(exponent)).padStart(2, '0');
  return `${sign}${digits[0]}${fraction}${letter}${exponent < 0 ? '-' : '+'}${power}`;
}

function withoutExponent({ sign, digits, exponent }: Scientific): string {
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `repr` of a Python float: 6.0, 0.1, 1e-07, 1e+16. */
export function pythonText(value: number): string {
  if (isWhole(value, 1e16)) return `${value}.0`;
  const parts = scientific(value);
  if (parts.exponent < -4 || parts.exponent >= 16) return withExponent(parts, 'e');
  const text = withoutExponent(parts);
  return text.includes('.') ? text : `${text}.0`;
}

/** `%.15g` of C: 6, 0.333333333333333, 1e-05, 1e+15. */
export function fifteenDigits(value: number): string {
  if (isWhole(value, 1e15)) return String(value);
  const parts = scientific(value, 15);
  return parts.exponent < -4 || parts.exponent >= 15 ? withExponent(parts, 'e') : withoutExponent(parts);
}

/**
 * What R prints with 15 significant digits: the shorter of the two notations, and the fixed one where they are as long. So
 * 100000 is 1e+05 and 123456 stays. (R's `formatReal`.)
 */
export function rText(value: number): string {
  // Zeros at the end are what makes the other notation shorter.
  if (isWhole(value, value % 10 === 0 ? PLAIN_BELOW : 1e15)) return String(value);
  const parts = scientific(value, 15);
  const exponential = withExponent(parts, 'e');
  const places = Math.max(0, parts.digits.length - 1 - parts.exponent);
  // Of longer whole numbers R shows all digits, not zeros behind the fifteenth.
  const fixed = parts.exponent >= 15 && parts.exponent < 21 ? value.toFixed(0) : withoutExponent(parts);
  return Math.max(parts.exponent, 0) + (places > 0 ? places + 1 : 0) + parts.sign.length < exponential.length
    ? fixed
    : exponential;
}

/** A number with the 15 significant digits that a spreadsheet keeps: 6, 0.333333333333333, 1E-07, 1E+21. */
export function spreadsheetText(value: number): string {
  if (isWhole(value, 1e15)) return String(value);
  const parts = scientific(value, 15);
  return parts.exponent < -6 || parts.exponent >= 21 ? withExponent(parts, 'E') : withoutExponent(parts);
}
