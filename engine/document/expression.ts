// Expressions: what a line of mathematics says, in no format. Renderers give it one.

import { type AnswerMatrix, scalarAt } from '../exact/matrix.ts';
import { integer } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';

/** Relations between the members of a chain such as a = b = c, R2 → R2 − 3 R1 or R1 ↔ R2. */
export type Comparison =
  | 'equal'
  | 'approximately'
  | 'becomes'
  | 'less'
  | 'at-most'
  | 'greater'
  | 'at-least'
  | 'unequal'
  | 'exchanges';

/** How the factors of a product are joined. */
export type ProductSign = 'dot' | 'cross' | 'adjacent' | 'hadamard';

/** What a reader should look at in a matrix: whole rows, whole columns and single cells, counted from 0. */
export interface Marks {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly (readonly [row: number, column: number])[];
}

/** What the indexed terms are joined by. */
export type SeriesOperator = 'sum' | 'product';

/** How a number that stands after ≈ is rounded. */
export interface Approximation {
  /** All of them are written: 0.00. Null leaves it to the number style: six significant digits, if it says nothing. */
  readonly places: number | null;
}

/** Each kind of expression and what it holds. A renderer without a case for one of them does not compile. */
export interface ExpressionKinds {
  /**
   * A number, exact or a double; how many places are shown is the renderer's number style. An approximation is shown as a
   * decimal in any style, rounded from the exact value.
   */
  number: { readonly value: Scalar; readonly approximation?: Approximation };
  /** A named quantity: A, x, λ, R. One letter, or a word where `upright`. */
  symbol: { readonly name: string; readonly upright: boolean };
  /** A name with indices: a with 2,3; R with 1. */
  subscript: { readonly base: Expression; readonly indices: readonly Expression[] };
  /** A matrix of numbers. Renderers elide large ones as textbooks do. */
  matrix: { readonly matrix: AnswerMatrix; readonly marks: Marks | null };
  /** A matrix of expressions; `bar` is the number of columns before an augmentation bar. */
  grid: {
    readonly rows: readonly (readonly Expression[])[];
    readonly bar: number | null;
    readonly marks: Marks | null;
    /** What is done with each row, written beside it; null where nothing is. Without marks the matrix was shown before. */
    readonly beside?: readonly (Expression | null)[];
  };
  /**
   * A table of values under the expressions that they are values of; row k is about the index k, counted from 1.
   * `totals` closes it with the sums of the columns; null where a column is not added up.
   */
  table: {
    readonly header: readonly Expression[];
    readonly rows: readonly (readonly Expression[])[];
    readonly totals: readonly (Expression | null)[] | null;
  };
  /** A value for each condition, the first that holds; a condition of null is "otherwise". */
  cases: { readonly branches: readonly { readonly value: Expression; readonly condition: Expression | null }[] };
  /** Σ or Π: the terms for all whole indices from one bound to the other. */
  series: {
    readonly operator: SeriesOperator;
    readonly index: string;
    readonly from: Expression;
    readonly to: Expression;
    readonly term: Expression;
  };
  /** The determinant bars around a matrix or a grid. */
  determinant: { readonly of: Expression };
  /** A plain list of expressions: a row of numbers, a tuple of sizes. */
  list: { readonly items: readonly Expression[]; readonly brackets: 'round' | 'square' | 'none' };
  negative: { readonly of: Expression };
  /** Terms to be added; a negative or negated term is shown with a minus. */
  sum: { readonly terms: readonly Expression[] };
  product: { readonly factors: readonly Expression[]; readonly sign: ProductSign };
  /** A fraction; `division` shows it on one line with a division sign. */
  quotient: { readonly numerator: Expression; readonly denominator: Expression; readonly division: boolean };
  power: { readonly base: Expression; readonly exponent: Expression };
  /** The square root, or the root of the given degree. */
  root: { readonly of: Expression; readonly degree: number };
  /** A function or operator applied: det(A), tr(A), min(1, 2). */
  apply: { readonly name: string; readonly arguments: readonly Expression[] };
  /** Words inside mathematics: "row 1", "if". */
  words: { readonly text: string };
  /** A chain: first, then each comparison with its right side. */
  relation: {
    readonly first: Expression;
    readonly links: readonly { readonly comparison: Comparison; readonly right: Expression }[];
  };
  /** Dots for what was left out. */
  elided: { readonly direction: 'row' | 'column' | 'diagonal' };
}

export type ExpressionKind = keyof ExpressionKinds;
export type ExpressionOf<K extends ExpressionKind> = { readonly kind: K } & ExpressionKinds[K];
export type Expression = { [K in ExpressionKind]: ExpressionOf<K> }[ExpressionKind];

/** One handler for each kind of expression: a missing or a superfluous one does not compile. */
export type ExpressionHandlers<Result> = { readonly [K in ExpressionKind]: (node: ExpressionOf<K>) => Result };

/** The same for `foldWith`. */
export type ExpressionHandlersWith<Context, Result> = {
  readonly [K in ExpressionKind]: (node: ExpressionOf<K>, context: Context) => Result;
};

/** Applies the handler of the expression's kind. */
export function fold<K extends ExpressionKind, Result>(
  node: { [P in K]: ExpressionOf<P> }[K],
  handlers: { readonly [P in K]: (node: ExpressionOf<P>) => Result },
): Result {
  return handlers[node.kind](node);
}

/** The same for handlers that all look at something else too: one table serves every call, whatever they look at. */
export function foldWith<K extends ExpressionKind, Context, Result>(
  node: { [P in K]: ExpressionOf<P> }[K],
  context: Context,
  handlers: { readonly [P in K]: (node: ExpressionOf<P>, context: Context) => Result },
): Result {
  return handlers[node.kind](node, context);
}

export function number(value: Scalar): Expression {
  return { kind: 'number', value };
}

/** The number as a reader would use it, behind ≈: a decimal, rounded from the exact value once, where it is written. */
export function approximation(value: Scalar, places: number | null = null): Expression {
  return { kind: 'number', value, approximation: { places } };
}

/** The number expression of a safe integer. */
export function count(value: number): Expression {
  return value >= -LARGEST_KEPT && value <= LARGEST_KEPT ? SMALL_COUNTS[value + LARGEST_KEPT] : number(integer(value));
}

const LARGEST_KEPT = 1000;

/** Indices, sizes and the entries of class-room matrices: most numbers of a story are among these. */
const SMALL_COUNTS: readonly Expression[] = Array.from({ length: 2 * LARGEST_KEPT + 1 }, (_, index) =>
  number(integer(index - LARGEST_KEPT)),
);

/** The number expression of the entry at a row-major position. Machine integers take no way through fractions. */
export function entryNumber(matrix: AnswerMatrix, position: number): Expression {
  return matrix.kind === 'scaled' && matrix.scale === 0
    ? count(matrix.values[position])
    : number(scalarAt(matrix, position));
}

export function symbol(name: string): Expression {
  return { kind: 'symbol', name, upright: false };
}

/** A name of several letters, set upright: trace, mean. */
export function word(name: string): Expression {
  return { kind: 'symbol', name, upright: true };
}

export function subscript(base: Expression, ...indices: readonly Expression[]): Expression {
  return { kind: 'subscript', base, indices };
}

/** The entry a with 1-based indices i, j: `indexed('a', 1, 2)`. */
export function indexed(name: string, ...indices: readonly number[]): Expression {
  return subscript(symbol(name), ...indices.map(count));
}

export function matrixExpression(matrix: AnswerMatrix, marks: Marks | null = null): Expression {
  return { kind: 'matrix', matrix, marks };
}

export function grid(
  rows: readonly (readonly Expression[])[],
  bar: number | null = null,
  marks: Marks | null = null,
): Expression {
  return { kind: 'grid', rows, bar, marks };
}

export function markedRows(...rows: readonly number[]): Marks {
  return { rows, columns: [], cells: [] };
}

export function markedColumns(...columns: readonly number[]): Marks {
  return { rows: [], columns, cells: [] };
}

export function markedCells(...cells: readonly (readonly [row: number, column: number])[]): Marks {
  return { rows: [], columns: [], cells };
}

export function table(
  header: readonly Expression[],
  rows: readonly (readonly Expression[])[],
  totals: readonly (Expression | null)[] | null = null,
): Expression {
  return { kind: 'table', header, rows, totals };
}

/** Values with their conditions; a condition of null is "otherwise" and stands last. */
export function cases(
  ...branches: readonly (readonly [value: Expression, condition: Expression | null])[]
): Expression {
  return { kind: 'cases', branches: branches.map(([value, condition]) => ({ value, condition })) };
}

/** The terms added up for all whole indices between two bounds, both included. */
export function series(index: string, from: Expression, to: Expression, term: Expression): Expression {
  return { kind: 'series', operator: 'sum', index, from, to, term };
}

/** The same, multiplied. */
export function productSeries(index: string, from: Expression, to: Expression, term: Expression): Expression {
  return { kind: 'series', operator: 'product', index, from, to, term };
}

export function determinantOf(of: Expression): Expression {
  return { kind: 'determinant', of };
}

export function list(items: readonly Expression[], brackets: 'round' | 'square' | 'none' = 'round'): Expression {
  return { kind: 'list', items, brackets };
}

export function negative(of: Expression): Expression {
  return { kind: 'negative', of };
}

export function sum(...terms: readonly Expression[]): Expression {
  return { kind: 'sum', terms };
}

/** The sum of any number of terms: the only one itself, and 0 where there is none. */
export function added(terms: readonly Expression[]): Expression {
  if (terms.length === 0) return count(0);
  return terms.length === 1 ? terms[0] : sum(...terms);
}

export function product(sign: ProductSign, ...factors: readonly Expression[]): Expression {
  return { kind: 'product', factors, sign };
}

export function quotient(numerator: Expression, denominator: Expression): Expression {
  return { kind: 'quotient', numerator, denominator, division: false };
}

/** A quotient on one line: 6 ÷ 3. */
export function divided(numerator: Expression, denominator: Expression): Expression {
  return { kind: 'quotient', numerator, denominator, division: true };
}

export function power(base: Expression, exponent: Expression): Expression {
  return { kind: 'power', base, exponent };
}

export function root(of: Expression, degree = 2): Expression {
  return { kind: 'root', of, degree };
}

export function apply(name: string, ...args: readonly Expression[]): Expression {
  return { kind: 'apply', name, arguments: args };
}

export function words(text: string): Expression {
  return { kind: 'words', text };
}

export function elided(direction: 'row' | 'column' | 'diagonal'): Expression {
  return { kind: 'elided', direction };
}

/** first = second = third ... */
export function equal(first: Expression, ...rest: readonly Expression[]): Expression {
  return { kind: 'relation', first, links: rest.map((right) => ({ comparison: 'equal', right })) };
}

export function relation(first: Expression, comparison: Comparison, right: Expression): Expression {
  return { kind: 'relation', first, links: [{ comparison, right }] };
}

/** Marks an expression that is one object in many stories, so that what is made of it is made once. */
export function keepExpression(expression: Expression): Expression {
  kept.add(expression);
  return expression;
}

export function isKeptExpression(expression: Expression): boolean {
  return kept.has(expression);
}

const kept = new WeakSet<Expression>();

/** The number expressions of several rationals. */
export function numbers(values: readonly Scalar[]): readonly Expression[] {
  return values.map(number);
}
