// Evaluation: the exact value of an expression, found from its definition alone, to hold stories to what they say.

import {
  type Comparison,
  type Expression,
  type ExpressionKind,
  type ExpressionOf,
  fold,
} from '../../document/expression.ts';
import { scalarAt } from '../../exact/matrix.ts';
import { integer, rational } from '../../exact/rational.ts';
import * as numbers from './exact-number.ts';
import { type ExactNumber, numberOf, Unknown } from './exact-number.ts';
import * as matrices from './matrix-facts.ts';
import { isNumber, MEASURES, numberIn, PREDICATES, type Rows, rowsIn, type Value, wholeIn } from './matrix-facts.ts';
import { SPACES } from './spans.ts';

/** What names stand for at some place of a story. */
export interface Scope {
  /** The value of a name such as `A`, `x`, `c_2` or `m_1,2`; undefined where it has none. */
  valueOf(name: string): Value | undefined;
  /** The body and parameter of a function that the story has defined, such as p(λ). */
  functionOf(name: string): { readonly parameter: string; readonly body: Expression } | undefined;
  /** What a function gives that is neither part of the vocabulary nor defined: an operation of the catalogue, say. */
  answerOf?(name: string, values: readonly Value[]): Value | undefined;
}

/** The scope with some more names. */
export function within(scope: Scope, names: ReadonlyMap<string, Value>): Scope {
  return { ...scope, valueOf: (name) => names.get(name) ?? scope.valueOf(name) };
}

/** The value of an expression. @throws Unknown where it has none that is known, with the reason */
export function valueOf(expression: Expression, scope: Scope): Value {
  const value = (part: Expression): Value => valueOf(part, scope);
  return fold<ExpressionKind, Value>(expression, {
    number: ({ value: scalar }) => numberOf(scalar),
    symbol: ({ name }) => named(name, scope),
    subscript: (node) => indexed(node, scope),
    matrix: ({ matrix }) =>
      Array.from({ length: matrix.rows }, (_, row) =>
        Array.from({ length: matrix.columns }, (__, column) =>
          numberOf(scalarAt(matrix, row * matrix.columns + column)),
        ),
      ),
    grid: ({ rows }) => assembled(rows.map((row) => row.map(value))),
    table: () => unknown('a table is no value'),
    cases: ({ branches }) => {
      const branch = branches.find(({ condition }) => condition === null || isTrue(condition, scope));
      return branch === undefined ? unknown('no case holds') : value(branch.value);
    },
    series: (node) => seriesValue(node, scope),
    determinant: ({ of }) => matrices.determinant(rowsIn(value(of))),
    list: ({ items }) => assembled([items.map(value)]),
    negative: ({ of }) => scaled(value(of), integer(-1)),
    sum: ({ terms }) => (terms.length === 0 ? unknown('a sum of nothing') : terms.map(value).reduce(sumOf)),
    product: ({ factors, sign }) =>
      factors.length === 0
        ? unknown('a product of nothing')
        : factors
            .map(value)
            .reduce(
              sign === 'hadamard'
                ? hadamard
                : sign === 'dot'
                  ? dotProductOf
                  : sign === 'cross'
                    ? crossProductOf
                    : productOf,
            ),
    quotient: ({ numerator, denominator }) => {
      const divisor = numberIn(value(denominator));
      const dividend = value(numerator);
      return isNumber(dividend)
        ? numbers.divide(dividend, divisor)
        : dividend.map((row) => row.map((entry) => numbers.divide(entry, divisor)));
    },
    power: (node) =>
      node.exponent.kind === 'symbol' && node.exponent.name === 'T'
        ? matrices.transposed(rowsIn(value(node.base)))
        : (namedSquare(node, scope) ?? powerOf(value(node.base), numberIn(value(node.exponent)))),
    root: ({ of, degree }) => numbers.powerOf(numberIn(value(of)), rational(1n, BigInt(degree))),
    apply: (node) => applied(node, scope),
    words: ({ text }) => unknown(`the words "${text}"`),
    relation: () => unknown('a relation is no value'),
    elided: () => unknown('dots'),
  });
}

/** Whether a relation, a predicate or a list of them holds. @throws Unknown where that cannot be known */
export function isTrue(fact: Expression, scope: Scope): boolean {
  if (fact.kind === 'list' && fact.items.length > 0) return fact.items.every((item) => isTrue(item, scope));
  if (fact.kind === 'relation') {
    const members = [fact.first, ...fact.links.map(({ right }) => right)].map((member) => valueOf(member, scope));
    return fact.links.every(({ comparison }, index) => compares(comparison, members[index], members[index + 1]));
  }
  if (fact.kind !== 'apply' || !isPredicate(fact.name)) return unknown(`"${fact.kind}" is neither true nor false`);
  const { name, arguments: subjects } = fact;
  if (subjects.length === 0) return unknown(`${name} is said of nothing`);
  return subjects.every((subject) => {
    const value = valueOf(subject, scope);
    if (!isNumber(value)) return value.flat().length > 0 ? PREDICATES[name](value) : unknown(`nothing that is ${name}`);
    return ABOUT_NUMBERS.includes(name) ? PREDICATES[name]([[value]]) : unknown(`no number is ${name}`);
  });
}

function isPredicate(name: string): name is keyof typeof PREDICATES {
  return Object.hasOwn(PREDICATES, name);
}

/** What can be said of a number. */
const ABOUT_NUMBERS: readonly string[] = ['integer', 'even', 'odd', 'zero'];

function isMeasure(name: string): name is keyof typeof MEASURES {
  return Object.hasOwn(MEASURES, name);
}

/** Whether the two sides compare as said. A double is near what it is the rounding of, and equals other doubles only. */
export function compares(comparison: Comparison, left: Value, right: Value): boolean {
  if (comparison === 'approximately') return sameValue(left, right);
  if (comparison === 'equal') return isRounded(left) === isRounded(right) && sameValue(left, right);
  if (comparison === 'unequal') return !sameValue(left, right);
  const order = numbers.compare(numberIn(left), numberIn(right));
  switch (comparison) {
    case 'less':
      return order < 0;
    case 'at-most':
      return order <= 0;
    case 'greater':
      return order > 0;
    case 'at-least':
      return order >= 0;
    default:
      return unknown(`"${comparison}" compares no values`);
  }
}

export function sameValue(x: Value, y: Value): boolean {
  if (isNumber(x) || isNumber(y)) return numbers.same(numberIn(x), numberIn(y));
  return matrices.sameRows(x, y);
}

function isRounded(value: Value): boolean {
  return isNumber(value) ? value.kind === 'double' : value.flat().some(({ kind }) => kind === 'double');
}

function unknown(reason: string): never {
  throw new Unknown(reason);
}

/** The ratio of a half-turn to its radius, and the degree as a part of it. */
const CONSTANTS: ReadonlyMap<string, ExactNumber> = new Map([
  ['π', numbers.PI],
  ['°', numbers.divide(numbers.PI, integer(180))],
]);

function named(name: string, scope: Scope): Value {
  return scope.valueOf(name) ?? CONSTANTS.get(name) ?? unknown(`${name} has no value`);
}

/** The name of an indexed quantity, its indices worked out: c_2, m_1,2. Null where the base is no name. */
export function nameWithIndices({ base, indices }: ExpressionOf<'subscript'>, scope: Scope): string | null {
  if (base.kind !== 'symbol') return null;
  return `${base.name}_${indices.map((index) => wholeIn(valueOf(index, scope))).join(',')}`;
}

/**
 * The name that a square is by itself, as a variance σ^2 or σ_1^2 is where nothing is said of σ. Null for other powers, and where
 * the base has a value: then the square is worked out.
 */
export function nameOfSquare({ base, exponent }: ExpressionOf<'power'>, scope: Scope): string | null {
  return isTwo(exponent) ? squareName(base, scope) : null;
}

function squareName(base: Expression, scope: Scope): string | null {
  if (base.kind !== 'symbol' && base.kind !== 'subscript') return null;
  if (base.kind === 'subscript' && entryOf(base, scope) !== undefined) return null;
  const name = base.kind === 'symbol' ? base.name : nameWithIndices(base, scope);
  return name === null || scope.valueOf(name) !== undefined ? null : `${name}^2`;
}

function isTwo(exponent: Expression): boolean {
  if (exponent.kind !== 'number' || exponent.value.kind !== 'rational') return false;
  const { numerator, denominator } = exponent.value;
  return numerator === 2n && denominator === 1n;
}

/** What was said of such a name, or of the list that it is an entry of. */
function namedSquare(node: ExpressionOf<'power'>, scope: Scope): Value | undefined {
  const name = nameOfSquare(node, scope);
  return name === null ? undefined : (entryOfSquares(node, scope) ?? scope.valueOf(name));
}

/** The entry that such a name stands for: σ_1^2 is the first of the list σ^2. Undefined where no list has the name. */
export function entryOfSquares({ base, exponent }: ExpressionOf<'power'>, scope: Scope): Value | undefined {
  if (!isTwo(exponent) || base.kind !== 'subscript' || base.indices.length !== 1) return undefined;
  const name = squareName(base.base, scope);
  const list = name === null ? undefined : scope.valueOf(name);
  if (list === undefined || isNumber(list)) return undefined;
  return matrices.entryAt(list, 1, wholeIn(valueOf(base.indices[0], scope)));
}

/** An entry of the matrix or the list that has the name, a row of the last matrix, or an indexed name with a value of its own. */
function indexed(node: ExpressionOf<'subscript'>, scope: Scope): Value {
  const entry = entryOf(node, scope);
  if (entry !== undefined) return entry;
  const name = nameWithIndices(node, scope);
  return (name === null ? undefined : scope.valueOf(name)) ?? unknown(`${name ?? 'an entry'} has no value`);
}

/** The entry that an indexed name stands for; undefined where no matrix and no list has the name. */
export function entryOf(node: ExpressionOf<'subscript'>, scope: Scope): Value | undefined {
  const base = baseOf(node.base, node.indices.length, scope);
  if (base === undefined || isNumber(base)) return undefined;
  const indices = node.indices.map((index) => wholeIn(valueOf(index, scope)));
  if (isVectorByItself(node, scope)) return undefined;
  if (indices.length === 2) return matrices.entryAt(base, indices[0], indices[1]);
  if (node.base.kind === 'symbol' && node.base.name === 'R') return matrices.rowAt(base, indices[0]);
  return matrices.entryAt(base.length === 1 ? base : matrices.transposed(base), 1, indices[0]);
}

/** Whether the indexed name is that of a vector, u_1 say, and so no entry of the matrix U. */
function isVectorByItself(node: ExpressionOf<'subscript'>, scope: Scope): boolean {
  const { base } = node;
  if (node.indices.length !== 1 || base.kind !== 'symbol' || base.name === 'R') return false;
  const isOfCapital = base.name !== base.name.toUpperCase() && scope.valueOf(base.name) === undefined;
  const name = isOfCapital ? nameWithIndices(node, scope) : null;
  const own = name === null ? undefined : scope.valueOf(name);
  return own !== undefined && !isNumber(own);
}

/** The matrix that an entry is of: a_ij of A, x_i of the list x, R_i of the matrix shown last. */
function baseOf(base: Expression, indices: number, scope: Scope): Value | undefined {
  if (base.kind !== 'symbol') return valueOf(base, scope);
  if (base.name === 'R' && indices === 1) return scope.valueOf('current');
  // I_3 is the identity matrix of that size, not an entry of I.
  if (base.name === 'I' && indices === 1) return undefined;
  const matrix = scope.valueOf(base.name.toUpperCase());
  if (indices === 2) return matrix ?? scope.valueOf(base.name);
  const isVector = matrix !== undefined && !isNumber(matrix) && (matrix.length === 1 || matrix[0].length === 1);
  return scope.valueOf(base.name) ?? (isVector ? matrix : undefined);
}

function seriesValue({ operator, index, from, to, term }: ExpressionOf<'series'>, scope: Scope): Value {
  const [start, end] = [from, to].map((bound) => wholeIn(valueOf(bound, scope)));
  const values = Array.from({ length: Math.max(0, end - start + 1) }, (_, offset) =>
    valueOf(term, within(scope, new Map([[index, integer(start + offset)]]))),
  );
  if (values.length === 0) return unknown(`a series from ${start} to ${end}`);
  return values.reduce(operator === 'sum' ? sumOf : productOf);
}

/** Numbers or blocks, row by row, as one matrix. */
function assembled(lines: readonly (readonly Value[])[]): Rows {
  return lines.flatMap((line) => {
    const blocks = line.map((value): Rows => (isNumber(value) ? [[value]] : value));
    if (blocks.length === 0) return [[]];
    if (blocks.some((block) => block.length !== blocks[0].length)) return unknown('blocks of unlike heights');
    return blocks[0].map((_, row) => blocks.flatMap((block) => block[row]));
  });
}

function scaled(value: Value, factor: ExactNumber): Value {
  if (isNumber(value))
    return value.kind === 'double' && isMinusOne(factor) ? numbers.negate(value) : numbers.multiply(factor, value);
  return value.map((row) => row.map((entry) => numbers.multiply(factor, entry)));
}

function isMinusOne(factor: ExactNumber): boolean {
  return factor.kind === 'rational' && factor.numerator === -1n && factor.denominator === 1n;
}

function entrywise(x: Rows, y: Rows, combine: (x: ExactNumber, y: ExactNumber) => ExactNumber): Rows {
  if (x.length !== y.length || x[0].length !== y[0].length) return unknown('matrices of unlike shapes');
  return x.map((row, i) => row.map((entry, j) => combine(entry, y[i][j])));
}

function sumOf(x: Value, y: Value): Value {
  return isNumber(x) && isNumber(y) ? numbers.add(x, y) : entrywise(rowsIn(x), rowsIn(y), numbers.add);
}

function hadamard(x: Value, y: Value): Value {
  return isNumber(x) || isNumber(y) ? productOf(x, y) : entrywise(x, y, numbers.multiply);
}

function productOf(x: Value, y: Value): Value {
  if (isNumber(x)) return scaled(y, x);
  return isNumber(y) ? scaled(x, y) : matrices.productOf(x, y);
}

/** Two columns of one length with a dot between them are a number; everything else is a product as without the dot. */
function dotProductOf(x: Value, y: Value): Value {
  if (isNumber(x) || isNumber(y) || x[0].length !== 1 || y[0].length !== 1 || x.length !== y.length)
    return productOf(x, y);
  return x.map(([entry], place) => numbers.multiply(entry, y[place][0])).reduce(numbers.add);
}

/** Two columns of three entries with a cross between them are a column; everything else is a product. */
function crossProductOf(x: Value, y: Value): Value {
  if (isNumber(x) || isNumber(y) || x[0].length !== 1 || y[0].length !== 1 || x.length !== 3 || y.length !== 3)
    return productOf(x, y);
  return [0, 1, 2].map((place) => {
    const [next, last] = [(place + 1) % 3, (place + 2) % 3];
    const taken = numbers.multiply(x[last][0], y[next][0]);
    return [numbers.add(numbers.multiply(x[next][0], y[last][0]), numbers.negate(taken))];
  });
}

function powerOf(base: Value, exponent: ExactNumber): Value {
  if (isNumber(base)) return numbers.powerOf(base, exponent);
  const whole = wholeIn(exponent);
  const factor = whole < 0 ? matrices.inverse(base) : base;
  return wholePower(factor, Math.abs(whole));
}

/** By repeated squaring: large exponents are common in the powers of matrices. */
function wholePower(base: Rows, exponent: number): Rows {
  if (exponent < 2) return exponent === 0 ? matrices.identityOf(base.length) : base;
  const half = wholePower(base, Math.floor(exponent / 2));
  const square = matrices.productOf(half, half);
  return exponent % 2 === 0 ? square : matrices.productOf(square, base);
}

const FUNCTIONS: { readonly [name: string]: (values: readonly Value[]) => Value } = {
  abs: ([of]) => absoluteValue(numberIn(of)),
  norm: ([of]) => squareRoot(sumOfSquares(rowsIn(of))),
  'norm-F': ([of]) => squareRoot(sumOfSquares(rowsIn(of))),
  'norm-1': ([of]) => MEASURES.greatest([matrices.transposed(sizesOf(of)).map((line) => line.reduce(numbers.add))], []),
  'norm-inf': ([of]) => MEASURES.greatest([sizesOf(of).map((line) => line.reduce(numbers.add))], []),
  cos: ([of]) => numbers.cosine(numberIn(of)),
  sin: ([of]) => numbers.sine(numberIn(of)),
  arccos: ([of]) => numbers.arcCosine(numberIn(of)),
  det: ([of]) => matrices.determinant(rowsIn(of)),
  tr: ([of]) => matrices.traceOf(rowsIn(of)),
  adj: ([of]) => matrices.adjugate(rowsIn(of)),
  rank: ([of]) => MEASURES.rank(rowsIn(of), []),
  min: (values) => MEASURES.least(assembled([values]), []),
  max: (values) => MEASURES.greatest(assembled([values]), []),
  ...SPACES,
};

function absoluteValue(x: ExactNumber): ExactNumber {
  if (!numbers.isReal(x)) return numbers.modulus(x);
  return numbers.compare(x, integer(0)) < 0 ? numbers.negate(x) : x;
}

function sizesOf(value: Value): Rows {
  return rowsIn(value).map((row) => row.map(absoluteValue));
}

function sumOfSquares(rows: Rows): ExactNumber {
  return rows
    .flat()
    .map(absoluteValue)
    .map((x) => numbers.multiply(x, x))
    .reduce(numbers.add);
}

function squareRoot(x: ExactNumber): ExactNumber {
  return numbers.powerOf(x, rational(1n, 2n));
}

function applied({ name, arguments: parts }: ExpressionOf<'apply'>, scope: Scope): Value {
  const values = parts.map((part) => valueOf(part, scope));
  if (isMeasure(name)) {
    const [of, ...indices] = values;
    return MEASURES[name](isNumber(of) ? [[of]] : of, indices);
  }
  if (Object.hasOwn(FUNCTIONS, name)) return FUNCTIONS[name](values);
  const defined = scope.functionOf(name);
  if (defined === undefined) return scope.answerOf?.(name, values) ?? unknown(`the function ${name} is not defined`);
  return valueOf(defined.body, within(scope, new Map([[defined.parameter, values[0]]])));
}
