// Evaluation: the exact value of an expression, found from its definition alone, to hold stories to what they say.
// Above: story-checking.ts. Below: document/, exact/.

import { type Expression, type ExpressionKind, fold } from '../document/expression.ts';
import { type AnswerMatrix, scalarAt } from '../exact/matrix.ts';
import { raise } from '../exact/power.ts';
import {
  add,
  compare,
  divide,
  fractionText,
  integerPower,
  isInteger,
  isZero,
  multiply,
  negate,
  type Rational,
  ZERO,
} from '../exact/rational.ts';

export type Rows = readonly (readonly Rational[])[];

/** A number, or a matrix by its rows; a list is a matrix of one row. */
export type Value = Rational | Rows;

/** The values of names: `A`, `a_1,2`, `R_3`, `A^-1`. */
export type Names = ReadonlyMap<string, Value>;

/** The value of an expression; null where it is not known, not rational, or left out by dots. */
export function valueOf(expression: Expression, names: Names): Value | null {
  const known = (): Value | null => {
    const name = nameOf(expression);
    return name === null ? null : (names.get(name) ?? null);
  };
  const all = (parts: readonly Expression[], combine: (values: readonly Value[]) => Value | null): Value | null => {
    const values = parts.map((part) => valueOf(part, names)).filter((value) => value !== null);
    return values.length === parts.length ? combine(values) : null;
  };
  return fold<ExpressionKind, Value | null>(expression, {
    number: ({ value }) => (value.kind === 'rational' ? value : null),
    symbol: known,
    subscript: known,
    matrix: ({ matrix }) => rowsIn(matrix),
    grid: ({ rows }) => all(rows.flat(), (values) => assembled(values, rows[0].length)),
    determinant: ({ of }) => all([of], ([value]) => (isNumber(value) ? value : determinant(value))),
    list: ({ items }) => all(items, (values) => assembled(values, values.length)),
    negative: ({ of }) => all([of], ([value]) => scaled(value, negate)),
    sum: ({ terms }) => all(terms, (values) => values.reduce(sumOf)),
    product: ({ factors, sign }) => all(factors, (values) => values.reduce(sign === 'hadamard' ? hadamard : productOf)),
    quotient: ({ numerator, denominator }) =>
      all([numerator, denominator], ([x, y]) =>
        isNumber(y) && !isZero(y) ? scaled(x, (entry) => divide(entry, y)) : null,
      ),
    power: ({ base, exponent }) =>
      exponent.kind === 'symbol' && exponent.name === 'T'
        ? all([base], ([value]) => (isNumber(value) ? value : transposed(value)))
        : (all([base, exponent], ([x, y]) => powerOf(x, y)) ?? known()),
    root: ({ of, degree }) =>
      all([of], ([value]) => powerOf(value, { kind: 'rational', numerator: 1n, denominator: BigInt(degree) })),
    apply: ({ name, arguments: parts }) => all(parts, (values) => applied(name, values)) ?? known(),
    words: () => null,
    relation: () => null,
    elided: () => null,
  });
}

/** The name under which the value of an expression may be known; null where it is no name. */
export function nameOf(expression: Expression): string | null {
  switch (expression.kind) {
    case 'symbol':
      return expression.name;
    case 'number':
      return expression.value.kind === 'rational' ? fractionText(expression.value) : null;
    case 'negative':
      return joinedName('-', [expression.of]);
    case 'subscript':
      return joinedName(`${nameOf(expression.base)}_`, expression.indices);
    case 'power':
      return joinedName(`${nameOf(expression.base)}^`, [expression.exponent]);
    case 'apply':
      return joinedName(expression.name, expression.arguments);
    case 'determinant':
      return joinedName('det', [expression.of]);
    default:
      return null;
  }
}

function joinedName(start: string, parts: readonly Expression[]): string | null {
  const names = parts.map(nameOf);
  return names.includes(null) ? null : `${start}${names.join(',')}`;
}

export function sameValue(x: Value, y: Value): boolean {
  if (isNumber(x) || isNumber(y)) return isNumber(x) && isNumber(y) && compare(x, y) === 0;
  return (
    x.length === y.length &&
    x.every((row, i) => row.length === y[i].length && row.every((entry, j) => compare(entry, y[i][j]) === 0))
  );
}

export function isNumber(value: Value): value is Rational {
  return 'kind' in value;
}

function rowsIn(matrix: AnswerMatrix): Rows | null {
  const { rows, columns } = matrix;
  const entries = Array.from({ length: rows * columns }, (_, position) => scalarAt(matrix, position)).filter(
    (entry) => entry.kind === 'rational',
  );
  if (entries.length < rows * columns) return null;
  return Array.from({ length: rows }, (_, row) => entries.slice(row * columns, (row + 1) * columns));
}

/** Numbers or blocks, row by row, as one matrix. */
function assembled(values: readonly Value[], columns: number): Rows {
  const blocks = values.map((value): Rows => (isNumber(value) ? [[value]] : value));
  const lines = Array.from({ length: values.length / columns }, (_, line) =>
    blocks.slice(line * columns, (line + 1) * columns),
  );
  return lines.flatMap((line) => line[0].map((_, row) => line.flatMap((block) => block[row])));
}

function scaled(value: Value, change: (entry: Rational) => Rational): Value {
  return isNumber(value) ? change(value) : value.map((row) => row.map(change));
}

function sumOf(x: Value, y: Value): Value {
  return isNumber(x) || isNumber(y)
    ? numbersOf(x, y, add)
    : x.map((row, i) => row.map((entry, j) => add(entry, y[i][j])));
}

function hadamard(x: Value, y: Value): Value {
  return isNumber(x) || isNumber(y)
    ? numbersOf(x, y, multiply)
    : x.map((row, i) => row.map((entry, j) => multiply(entry, y[i][j])));
}

/** @throws Error where one of them is a matrix. */
function numbersOf(x: Value, y: Value, combine: (x: Rational, y: Rational) => Rational): Rational {
  if (isNumber(x) && isNumber(y)) return combine(x, y);
  throw new Error('a number and a matrix are not combined entry by entry');
}

function productOf(x: Value, y: Value): Value {
  if (isNumber(x)) return scaled(y, (entry) => multiply(x, entry));
  if (isNumber(y)) return scaled(x, (entry) => multiply(entry, y));
  return x.map((row) =>
    transposed(y).map((column) => row.reduce((sum, entry, k) => add(sum, multiply(entry, column[k])), ZERO)),
  );
}

function transposed(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** Expansion along the first column. */
function determinant(rows: Rows): Rational {
  if (rows.length === 1) return rows[0][0];
  return rows.reduce((sum, row, index) => {
    if (isZero(row[0])) return sum;
    const minor = determinant(rows.filter((other) => other !== row).map((other) => other.slice(1)));
    const term = multiply(row[0], minor);
    return add(sum, index % 2 === 0 ? term : negate(term));
  }, ZERO);
}

function powerOf(base: Value, exponent: Value): Value | null {
  if (!isNumber(base) || !isNumber(exponent)) return null;
  if (isInteger(exponent) && !(isZero(base) && exponent.numerator < 0n)) return integerPower(base, exponent.numerator);
  const power = raise(base, exponent);
  return power.kind === 'rational' ? power : null;
}

function applied(name: string, values: readonly Value[]): Value | null {
  const numbers = values.filter(isNumber);
  const [first] = values;
  if (name === 'tr' && !isNumber(first)) return first.map((row, index) => row[index]).reduce(add, ZERO);
  if (name === 'min' && numbers.length === values.length) return numbers.reduce((x, y) => (compare(y, x) < 0 ? y : x));
  if (name === 'max' && numbers.length === values.length) return numbers.reduce((x, y) => (compare(y, x) > 0 ? y : x));
  return null;
}
