// Shown values: what the digits of an expression say in a number style, as intervals of what they may stand for.

import type { Expression, ExpressionOf } from '@matrixsteps/engine/document/expression.ts';
import { readNumber } from '@matrixsteps/engine/exact/decimal.ts';
import { type AnswerMatrix, scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { compare, isZero, multiply, negate, type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { roundHalfAway } from '@matrixsteps/engine/exact/rounding.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { placesOf } from '@matrixsteps/engine/render/columns.ts';
import { type Written, writeNumber } from '@matrixsteps/engine/render/numbers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { exponentView, type View } from '@matrixsteps/engine/render/view.ts';
import { Unknown } from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import {
  around,
  halfUnit,
  type Interval,
  middleOf,
  opposite,
  point,
  powerOf,
  productOf,
  quotientOf,
  rootOf,
  sumOf,
} from './interval.ts';

export type Rows = readonly (readonly Interval[])[];
/** A number, or a matrix by its rows. */
export type Value = Interval | Rows;

/** Raised where a line divides by a number that is shown as 0. */
export class ShownZero extends Error {}

/** @throws Unknown where something has no shown value; ShownZero */
export function valueOf(node: Expression, view: View, current: Rows | null): Value {
  const value = (part: Expression): Value => valueOf(part, view, current);
  switch (node.kind) {
    case 'number':
      return shownNumber(node, view);
    case 'matrix':
      return shownMatrix(node.matrix, view);
    case 'grid':
      return node.rows.map((row) => row.map((cell) => numberIn(value(cell))));
    case 'list':
      return [node.items.map((item) => numberIn(value(item)))];
    case 'subscript':
      return rowNamed(node, current);
    case 'negative':
      return entrywise(value(node.of), opposite);
    case 'sum':
      return node.terms.map(value).reduce(added);
    case 'product':
      return node.factors.map(value).reduce(node.sign === 'hadamard' ? multipliedEntrywise : multiplied);
    case 'quotient': {
      const divisor = divisorIn(value(node.denominator));
      return entrywise(value(node.numerator), (entry) => quotientOf(entry, divisor));
    }
    case 'power':
      return raised(numberIn(value(node.base)), valueOf(node.exponent, exponentView(view), current));
    case 'root':
      return rootOf(numberIn(value(node.of)), node.degree);
    case 'determinant':
      return determinantOf(rowsOf(value(node.of)));
    default:
      throw new Unknown(`a ${node.kind} has no shown value`);
  }
}

function numberIn(value: Value): Interval {
  if (!isInterval(value)) throw new Unknown('a matrix where a number is needed');
  return value;
}

function divisorIn(value: Value): Interval {
  const divisor = numberIn(value);
  if (isZero(middleOf(divisor))) throw new ShownZero();
  return divisor;
}

function raised(base: Interval, exponent: Value): Interval {
  const { low, high } = numberIn(exponent);
  if (compare(low, high) !== 0 || low.denominator !== 1n || low.numerator > 50n || low.numerator < -50n) {
    throw new Unknown('a power that is not worked out');
  }
  if (low.numerator < 0n && isZero(middleOf(base))) throw new ShownZero();
  return powerOf(base, Number(low.numerator));
}

function entrywise(value: Value, change: (entry: Interval) => Interval): Value {
  return isInterval(value) ? change(value) : value.map((row) => row.map(change));
}

function combined(x: Rows, y: Rows, combine: (x: Interval, y: Interval) => Interval): Rows {
  if (x.length !== y.length || x[0]?.length !== y[0]?.length) throw new Unknown('matrices of unlike shapes');
  return x.map((row, i) => row.map((entry, j) => combine(entry, y[i][j])));
}

function added(x: Value, y: Value): Value {
  return isInterval(x) && isInterval(y) ? sumOf(x, y) : combined(rowsOf(x), rowsOf(y), sumOf);
}

function multipliedEntrywise(x: Value, y: Value): Value {
  return isInterval(x) || isInterval(y) ? multiplied(x, y) : combined(x, y, productOf);
}

function multiplied(x: Value, y: Value): Value {
  if (isInterval(x)) return entrywise(y, (entry) => productOf(x, entry));
  if (isInterval(y)) return entrywise(x, (entry) => productOf(entry, y));
  if (x[0]?.length !== y.length) throw new Unknown('a product of matrices whose inner sizes differ');
  return x.map((row) =>
    (y[0] ?? []).map((_, column) => row.map((entry, k) => productOf(entry, y[k][column])).reduce(sumOf)),
  );
}

/** By expansion along the first row. */
function determinantOf(rows: Rows): Interval {
  if (rows.length !== rows[0]?.length || rows.length > 4) throw new Unknown('a determinant that is not worked out');
  if (rows.length === 1) return rows[0][0];
  return rows[0]
    .map((entry, column) => {
      const minor = rows.slice(1).map((row) => row.filter((_, j) => j !== column));
      const product = productOf(entry, determinantOf(minor));
      return column % 2 === 0 ? product : opposite(product);
    })
    .reduce(sumOf);
}

/** The 0-based place of the row that R_i names; null where the expression names none. */
export function rowIndex(node: Expression): number | null {
  if (node.kind !== 'subscript' || node.base.kind !== 'symbol' || node.base.name !== 'R') return null;
  const [index] = node.indices;
  return index.kind === 'number' && index.value.kind === 'rational' ? Number(index.value.numerator) - 1 : null;
}

/** R_2 is the second row of the matrix shown last. */
function rowNamed(node: ExpressionOf<'subscript'>, current: Rows | null): Value {
  const row = current?.[rowIndex(node) ?? -1];
  if (row === undefined) throw new Unknown('a name');
  return [row];
}

function shownMatrix(matrix: AnswerMatrix, view: View): Rows {
  return Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) =>
      shownNumber({ kind: 'number', value: scalarAt(matrix, row * matrix.columns + column) }, view),
    ),
  );
}

/** What the digits of a number say. */
function shownNumber(node: ExpressionOf<'number'>, view: View): Interval {
  const written = writeNumber(node, view.numbers);
  const size = shownSize(written, node.value);
  const isTaken = written.exact || isConstant(node, written);
  const interval = isTaken ? size : around(middleOf(size), halfUnit(roundedPlaces(node, written, view.numbers)));
  return written.negative ? opposite(interval) : interval;
}

/** Readers take a shown 0, 1 or -1 for that number itself, and a factor of 1 is not even written. */
function isConstant(node: ExpressionOf<'number'>, written: Written): boolean {
  return node.approximation === undefined && written.form === 'integer' && /^[01]$/.test(written.digits);
}

function shownSize(written: Written, value: Scalar): Interval {
  switch (written.form) {
    case 'integer':
    case 'decimal':
      return point(read(written.digits));
    case 'scientific':
      return point(multiply(read(written.mantissa), powerOfTen(written.exponent)));
    case 'fraction':
      return point(rational(BigInt(written.numerator), BigInt(written.denominator)));
    default: {
      const near = roundHalfAway(value, 40);
      return around(near.numerator < 0n ? negate(near) : near, rational(1n, 10n ** 40n));
    }
  }
}

function read(digits: string): Rational {
  const value = readNumber(digits);
  if (value === null || value === 'overflow') throw new Error(`${digits} is no number`);
  return value;
}

function powerOfTen(exponent: number): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent >= 0 ? rational(power) : rational(1n, power);
}

const SIGNIFICANT_DIGITS = 6;

/** The decimal place that a number was rounded at: the asked one, or a later one that its digits show. */
function roundedPlaces(node: ExpressionOf<'number'>, written: Written, style: NumberStyle): number {
  const asked = node.approximation?.places ?? style.decimals ?? style.working?.approximations ?? null;
  const shownPlaces =
    written.form === 'scientific' ? -written.exponent + placesIn(written.mantissa) : placesOf(written);
  if (asked !== null) return Math.max(asked, shownPlaces);
  if (written.form === 'scientific') return SIGNIFICANT_DIGITS - 1 - written.exponent;
  if (written.form !== 'integer' && written.form !== 'decimal') return shownPlaces;
  const [whole, behind = ''] = written.digits.split('.');
  const zeros = behind.length - behind.replace(/^0+/, '').length;
  return SIGNIFICANT_DIGITS + (whole === '0' ? zeros : -whole.length);
}

function placesIn(mantissa: string): number {
  return mantissa.includes('.') ? mantissa.length - mantissa.indexOf('.') - 1 : 0;
}

export function isInterval(value: Value): value is Interval {
  return 'low' in value;
}

export function rowsOf(value: Value): Rows {
  return isInterval(value) ? [[value]] : value;
}
