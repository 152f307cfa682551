// Numbers: how a scalar is written under a number style, before any format gives it digits or commands.

import { terminatingDecimal } from '../exact/decimal.ts';
import type { Power } from '../exact/power.ts';
import type { Approximation, ExpressionOf } from '../document/expression.ts';
import { absolute, equals, isInteger, negate, ONE, type Rational, signOf } from '../exact/rational.ts';
import { decimalOf, nearestDouble, roundComplex, roundHalfAway } from '../exact/rounding.ts';
import { type Exact, type Float, float, isComplex, type Scalar } from '../exact/scalar.ts';
import { roundApart, roundSignificant } from '../exact/significant.ts';
import type { NumberStyle } from './style.ts';

/** Each form of a written number. Digits are ASCII, without a sign; a decimal has exactly one point inside. */
export interface NumberForms {
  integer: { readonly digits: string };
  decimal: { readonly digits: string };
  /** mantissa · 10^exponent */
  scientific: { readonly mantissa: string; readonly exponent: number };
  fraction: { readonly numerator: string; readonly denominator: string };
  root: { readonly degree: number; readonly radicand: Written };
  power: { readonly base: Written; readonly exponent: Written };
}

interface Signed {
  /** Whether a minus stands before it. Zero has none, however it came about. */
  readonly negative: boolean;
  /** Whether what is written is the value itself: false once rounded, and for every double. */
  readonly exact: boolean;
}

export type NumberForm = keyof NumberForms;
export type WrittenOf<F extends NumberForm> = { readonly form: F } & NumberForms[F] & Signed;
export type Written = { [F in NumberForm]: WrittenOf<F> }[NumberForm];

/** Applies the handler of the number's form. */
export function foldWritten<F extends NumberForm, Result>(
  written: { [P in F]: WrittenOf<P> }[F],
  handlers: { readonly [P in F]: (written: WrittenOf<P>) => Result },
): Result {
  return handlers[written.form](written);
}

/** The same for handlers that look at something else too: one table serves every number. */
export function foldWrittenWith<F extends NumberForm, Context, Result>(
  written: { [P in F]: WrittenOf<P> }[F],
  context: Context,
  handlers: { readonly [P in F]: (written: WrittenOf<P>, context: Context) => Result },
): Result {
  return handlers[written.form](written, context);
}

/** One handler for each form of a number. */
export type WrittenHandlers<Context, Result> = {
  readonly [F in NumberForm]: (written: WrittenOf<F>, context: Context) => Result;
};

/** How the number of an expression is written in a style. */
export function writeNumber({ value, approximation }: ExpressionOf<'number'>, style: NumberStyle): Written {
  return approximation === undefined || value.kind === 'complex-float'
    ? write(value, style)
    : writeApproximation(value, approximation, style);
}

/** Whether the number is shown as a sum of several, with a root or with i, so that it has no digits of its own. */
export function hasNoDigits({ kind }: Scalar): boolean {
  return kind === 'algebraic' || kind === 'complex-float';
}

/** How a scalar is written in a style. */
export function write(value: Scalar, style: NumberStyle): Written {
  if (value.kind === 'float') return writeFloat(value, style);
  // Those that have an exact form or two parts have been settled before.
  if (value.kind === 'complex-float') return writeFloat(float(value.re), style);
  if (isComplex(value)) return writeApproximation(roundComplex(value, 20).re, { places: null }, style);
  if (value.kind === 'algebraic') return writeApproximation(value, { places: null }, style);
  if (value.kind === 'rational' && value.denominator === 1n) return writeInteger(value.numerator);
  if (style.decimals !== null) return writeRounded(value, style.decimals, style);
  return value.kind === 'rational' ? writeRational(value, style.notation) : writePower(value, style.notation);
}

/** An integer looks the same in every style. */
function writeInteger(value: bigint): Written {
  // The double of an integer is this small only where it is the integer itself.
  const double = Number(value);
  if (double >= -LARGEST_KEPT && double <= LARGEST_KEPT) return SMALL_INTEGERS[double + LARGEST_KEPT];
  if (double > -SHORTER_THAN && double < SHORTER_THAN) {
    return { form: 'integer', digits: String(Math.abs(double)), negative: double < 0, exact: true };
  }
  const size = value < 0n ? -value : value;
  return { ...digitsForm(size.toString()), negative: value < 0n, exact: true };
}

/** The double of an integer is itself below this, and has few enough digits to be written plainly. */
const SHORTER_THAN = 1e15;

const LARGEST_KEPT = 1000;

/** The integers of class-room matrices and all indices. */
const SMALL_INTEGERS: readonly Written[] = Array.from({ length: 2 * LARGEST_KEPT + 1 }, (_, index) => {
  const value = index - LARGEST_KEPT;
  return { form: 'integer', digits: String(Math.abs(value)), negative: value < 0, exact: true };
});

function writeFloat(double: Float, style: NumberStyle): Written {
  const size = Math.abs(double.value);
  const places = style.decimals ?? style.working?.approximations ?? null;
  if (places !== null && size < ALL_INTEGERS) return writeRounded(double, places, style);
  if (style.working !== undefined && size > 0) return { ...writeSignificant(decimalOf(double.value)), exact: false };
  return { ...digitsForm(String(size)), negative: double.value < 0, exact: false };
}

function writePower({ sign, base, exponent }: Power, notation: NumberStyle['notation']): Written {
  const shared = { negative: sign < 0, exact: true };
  const written = writeRational(base, notation);
  return exponent.numerator === 1n && exponent.denominator <= LARGEST_DEGREE
    ? { form: 'root', degree: Number(exponent.denominator), radicand: written, ...shared }
    : { form: 'power', base: written, exponent: writeRational(exponent, 'fraction'), ...shared };
}

/** From here on doubles are written with a power of ten, and have no decimal places to round. */
const ALL_INTEGERS = 1e21;
const LARGEST_DEGREE = 100n;

function writeRounded(value: Exact | Float, decimals: number, { notation, working }: NumberStyle): Written {
  const rounded =
    working === undefined
      ? roundHalfAway(value, decimals)
      : roundApart(value.kind === 'float' ? decimalOf(value.value) : value, decimals);
  if (rounded === null) return write(value, { decimals: null, notation });
  const exact = value.kind === 'rational' && equals(rounded, value);
  return { ...writeRational(rounded, 'decimal'), exact };
}

/** A number behind ≈, as a decimal: of all the places that it asks for, of those of the style, or of six significant digits. */
function writeApproximation(value: Exact | Float, { places }: Approximation, style: NumberStyle): Written {
  if (value.kind === 'float') return writeFloat(value, style);
  if (places !== null) return writeAllPlaces(value, places);
  const decimals = style.decimals ?? style.working?.approximations ?? null;
  return decimals === null ? writeSignificant(value) : writeRounded(value, decimals, style);
}

/** 0.00: with the zeros that show to how many places it is rounded. */
function writeAllPlaces(value: Exact, places: number): Written {
  const rounded = roundHalfAway(value, places);
  const shared = { negative: signOf(rounded) < 0, exact: value.kind === 'rational' && equals(rounded, value) };
  const size = (absolute(rounded).numerator * 10n ** BigInt(places)) / rounded.denominator;
  const digits = size.toString().padStart(places + 1, '0');
  if (places === 0) return { form: 'integer', digits, ...shared };
  return { form: 'decimal', digits: `${digits.slice(0, -places)}.${digits.slice(-places)}`, ...shared };
}

const SIGNIFICANT_DIGITS = 6;

/** Numbers with more digits before the point, or more zeros behind it, have a power of ten. */
const LARGEST_PLAIN_EXPONENT = 8;
const LEAST_PLAIN_EXPONENT = -5;

function writeSignificant(value: Exact): Written {
  const found = roundSignificant(value, SIGNIFICANT_DIGITS);
  if (found === null) return write(value, { decimals: null, notation: 'decimal' });
  const { rounded, mantissa, exponent } = found;
  const negative = signOf(rounded) < 0;
  const exact = value.kind === 'rational' && equals(rounded, value);
  if (exact || (exponent >= LEAST_PLAIN_EXPONENT && exponent <= LARGEST_PLAIN_EXPONENT)) {
    return { ...writeRational(rounded, 'decimal'), exact };
  }
  const digits = terminatingDecimal(absolute(mantissa)) ?? '1';
  return { form: 'scientific', mantissa: digits, exponent, negative, exact };
}

function writeRational(value: Rational, notation: NumberStyle['notation']): Written {
  const magnitude = absolute(value);
  const sign = { negative: signOf(value) < 0, exact: true };
  if (isInteger(magnitude)) return { ...digitsForm(magnitude.numerator.toString()), ...sign };
  const decimal = notation === 'decimal' ? terminatingDecimal(magnitude) : null;
  if (decimal !== null) return { ...digitsForm(decimal), ...sign };
  return { form: 'fraction', numerator: `${magnitude.numerator}`, denominator: `${magnitude.denominator}`, ...sign };
}

type Digits = { [F in 'integer' | 'decimal' | 'scientific']: { readonly form: F } & NumberForms[F] }[
  | 'integer'
  | 'decimal'
  | 'scientific'];

/** Plain or exponent text of a number that is not negative; long runs of zeros become a power of ten. */
function digitsForm(text: string): Digits {
  const [mantissa, exponent] = text.split('e');
  if (exponent !== undefined) return { form: 'scientific', mantissa, exponent: Number(exponent) };
  if (text.length > LONGEST_PLAIN) {
    const [whole, fraction = ''] = text.split('.');
    const digits = (whole + fraction).replace(/^0+/, '');
    const significant = digits.replace(/0+$/, '');
    if (significant.length <= LONGEST_MANTISSA) {
      const point = significant.length > 1 ? `${significant[0]}.${significant.slice(1)}` : significant;
      return { form: 'scientific', mantissa: point, exponent: digits.length - fraction.length - 1 };
    }
  }
  return text.includes('.') ? { form: 'decimal', digits: text } : { form: 'integer', digits: text };
}

const LONGEST_PLAIN = 40;
const LONGEST_MANTISSA = 20;

/** The scalar without its sign. */
export function magnitudeOf(value: Scalar): Scalar {
  switch (value.kind) {
    case 'rational':
      return absolute(value);
    case 'power':
      return { ...value, sign: 1 };
    case 'algebraic':
      return isComplex(value) || nearestDouble(value) >= 0 ? value : { ...value, element: value.element.map(negate) };
    case 'float':
      return float(Math.abs(value.value));
    case 'complex-float':
      return value;
  }
}

/** Whether the number is written as 1 or -1. */
export function isUnit(written: Written): boolean {
  return written.form === 'integer' && written.digits === ONE.numerator.toString();
}

/** Whether the number is written as 0. */
export function isNought(written: Written): boolean {
  return written.form === 'integer' && written.digits === '0';
}
