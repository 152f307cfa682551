// Exactness: where a chain of relations must say "approximately", because a shown number is not the number meant.

import {
  type Comparison,
  type Expression,
  type ExpressionHandlersWith,
  type ExpressionOf,
  foldWith,
  number,
} from '../document/expression.ts';
import { OR, type Prose, wordsOf } from '../document/prose.ts';
import { isGaussian } from '../document/algebraic.ts';
import { isQuadratic } from '../exact/algebraic.ts';
import { scalarAt } from '../exact/matrix.ts';
import { type Entry, isRational, multiply } from '../exact/entry.ts';
import {
  type Complex,
  type ComplexFloat,
  exactText,
  isComplex,
  isRoundedScalar,
  type Scalar,
} from '../exact/scalar.ts';
import { cellsOf, isShownWhole, tableCellsOf } from './elision.ts';
import { writeNumber } from './numbers.ts';
import type { NumberStyle } from './style.ts';
import { exactView, exponentView, type View, viewOf } from './view.ts';

/** A relation as it is shown: the comparisons that hold of the shown numbers, and the view that the members are shown in. */
export interface Chain {
  readonly first: Expression;
  readonly links: readonly Link[];
  readonly view: View;
}

interface Link {
  readonly comparison: Comparison;
  readonly right: Expression;
}

/**
 * The chain with every equality beside an inexactly shown number turned into an approximation. Rounding keeps order but may
 * create ties; where a strict comparison would read 0.33 < 0.33, the whole chain is shown without rounding. So are a row
 * operation, which would be another one with a rounded factor, and a denominator that is made rational.
 */
export function chainOf(node: ExpressionOf<'relation'>, view: View): Chain {
  if (view.numbers.decimals !== null && needsExactness(node, view)) return chainOf(node, exactView(view));
  const links: Link[] = [];
  let isExact = isShownExactly(node.first, view);
  let left = node.first;
  for (const { comparison, right } of node.links) {
    if (isRepetition(left, right, view) || (node.links.length > 1 && isWrittenAlike(left, right, view))) continue;
    const wasExact = isExact;
    isExact = isShownExactly(right, view);
    left = right;
    links.push({ comparison: shownComparison(comparison, right, wasExact && isExact), right });
  }
  return { first: node.first, links, view };
}

/** An approximation that comes out exact is an equality: 5/2 = 2.5. Other approximations are what the author says they are. */
function shownComparison(comparison: Comparison, right: Expression, isExact: boolean): Comparison {
  if (comparison === 'equal' && !isExact) return 'approximately';
  if (comparison === 'approximately' && isExact && isApproximation(right)) return 'equal';
  return comparison;
}

function isApproximation(node: Expression): boolean {
  if (node.kind === 'list') return node.items.some(isApproximation);
  if (node.kind === 'grid') return node.rows.some((row) => row.some(isApproximation));
  return node.kind === 'number' && node.approximation !== undefined;
}

/** Whether an approximation is the number before it once more, which is shown rounded or as a decimal already. */
function isRepetition(left: Expression, right: Expression, view: View): boolean {
  return isApproximation(right) && looksAlike(left, right, view);
}

/** Whether two members of a chain are the same on the page: the number 5/2 behind the quotient of 5 and 2. */
function isWrittenAlike(left: Expression, right: Expression, view: View): boolean {
  if (right.kind !== 'number') return false;
  if (left.kind === 'number') return isTie(left, right, view);
  const isNegated = left.kind === 'negative';
  const size = left.kind === 'negative' ? left.of : left;
  if (size.kind !== 'quotient' || size.division) return false;
  const { numerator, denominator } = size;
  if (numerator.kind !== 'number' || denominator.kind !== 'number') return false;
  const [above, below, whole] = [numerator, denominator, right].map((part) => writeNumber(part, view.numbers));
  return (
    whole.form === 'fraction' &&
    above.form === 'integer' &&
    below.form === 'integer' &&
    whole.negative === (above.negative !== isNegated) &&
    !below.negative &&
    whole.numerator === above.digits &&
    whole.denominator === below.digits
  );
}

function looksAlike(left: Expression, right: Expression, view: View): boolean {
  const [items, others] = [itemsOf(left), itemsOf(right)];
  if (items === null || others === null) return isTie(left, right, view);
  return items.length === others.length && items.every((item, index) => looksAlike(item, others[index], view));
}

/** The members of a list, or the entries of a matrix row by row; null of anything else. */
function itemsOf(node: Expression): readonly Expression[] | null {
  if (node.kind === 'list') return node.items;
  if (node.kind === 'grid') return node.rows.flat();
  if (node.kind !== 'matrix') return null;
  const { matrix } = node;
  return Array.from({ length: matrix.rows * matrix.columns }, (_, place) => number(scalarAt(matrix, place)));
}

/** Whether a fraction has a root times what makes it rational below: rounded, nobody sees why the root goes away. */
function isOverConjugates(member: Expression): boolean {
  if (member.kind !== 'quotient' || member.denominator.kind !== 'product') return false;
  const values = member.denominator.factors.map((factor) => (factor.kind === 'number' ? factor.value : null));
  const [first, second] = values;
  return (
    values.length === 2 &&
    first?.kind === 'algebraic' &&
    second?.kind === 'algebraic' &&
    isRational(multiply<Entry>(first, second))
  );
}

function needsExactness({ first, links }: ExpressionOf<'relation'>, view: View): boolean {
  return links.some(({ comparison, right }, index) => {
    const left = index === 0 ? first : links[index - 1].right;
    return comparison === 'becomes' || isOverConjugates(right) || (STRICT.has(comparison) && isTie(left, right, view));
  });
}

/**
 * The words and expressions of a sentence, with "about" before a value that is not shown as it is. Matrices stand without it:
 * a sentence names them, it does not state them.
 */
export function spelledOut(prose: Prose, numbers: NumberStyle): readonly (string | Expression)[] {
  const pieces = withoutRepetitions(wordsOf(prose), numbers);
  if (pieces.length === 1 && typeof pieces[0] === 'string') return pieces;
  const view = viewOf(numbers, 'elided', 'linear');
  const isStatedInexactly = (piece: string | Expression): piece is Expression =>
    typeof piece !== 'string' && STATED.has(piece.kind) && !isShownExactly(piece, view);
  if (!pieces.some(isStatedInexactly)) return pieces;
  const spelled: (string | Expression)[] = [];
  for (const piece of pieces) {
    if (isStatedInexactly(piece)) {
      const before = spelled.at(-1);
      if (typeof before !== 'string' || !/\babout $/.test(before)) spelled.push('about ');
    }
    spelled.push(piece);
  }
  return spelled;
}

/** Leaves out a decimal that looks like the number before it. */
function withoutRepetitions(
  pieces: readonly (string | Expression)[],
  numbers: NumberStyle,
): readonly (string | Expression)[] {
  if (!pieces.includes(OR)) return pieces;
  const view = viewOf(numbers, 'elided', 'linear');
  const isRepeated = (index: number): boolean => {
    const [left, right] = [pieces[index - 1], pieces[index + 1]];
    return typeof left === 'object' && typeof right === 'object' && isRepetition(left, right, view);
  };
  return pieces.filter(
    (piece, index) => !(piece === OR && isRepeated(index)) && !(pieces[index - 1] === OR && isRepeated(index - 1)),
  );
}

/** Kinds whose value a sentence states. */
const STATED: ReadonlySet<Expression['kind']> = new Set([
  'number',
  'negative',
  'sum',
  'product',
  'quotient',
  'power',
  'root',
  'list',
]);

const STRICT: ReadonlySet<Comparison> = new Set(['less', 'greater', 'unequal']);

function isTie(left: Expression, right: Expression, view: View): boolean {
  if (left.kind !== 'number' || right.kind !== 'number') return false;
  if (isComplex(left.value) || isComplex(right.value)) return exactText(left.value) === exactText(right.value);
  const [x, y] = [writeNumber(left, view.numbers), writeNumber(right, view.numbers)];
  return JSON.stringify({ ...x, exact: true }) === JSON.stringify({ ...y, exact: true });
}

/** Whether a cell of a table needs an ≈ before it: nothing else there says that its number is rounded. */
export function isRoundedCell(cell: Expression | null, view: View): boolean {
  return cell !== null && !isShownExactly(cell, view);
}

/** Whether every number of the expression that is shown is shown as it is. */
function isShownExactly(node: Expression, view: View): boolean {
  return foldWith(node, view, EXACTLY);
}

function areShownExactly(nodes: readonly Expression[], view: View): boolean {
  const isRounded = view.numbers.decimals !== null;
  for (const node of nodes) {
    // Most nodes of a story are numbers, and sums of numbers.
    if (node.kind === 'number' && !isRounded && node.approximation === undefined) {
      if (!isWrittenExactly(node.value)) return false;
    } else if (!(node.kind === 'sum' ? areShownExactly(node.terms, view) : isShownExactly(node, view))) return false;
  }
  return true;
}

function isTableShownExactly(table: ExpressionOf<'matrix'> | ExpressionOf<'grid'>, view: View): boolean {
  // Without rounding only doubles are not shown as they are.
  if (table.kind === 'matrix' && view.numbers.decimals === null) {
    return table.matrix.kind === 'real'
      ? table.matrix.entries.every(isWrittenExactly)
      : table.matrix.kind !== 'float64';
  }
  if (table.kind === 'grid' && isShownWhole(table.rows.length, table.rows[0]?.length ?? 0, view.extent)) {
    return table.rows.every((row) => areShownExactly(row, view));
  }
  return cellsOf(table, view.extent).rows.every((row) => areShownExactly(row.cells, view));
}

/** Whether both parts of a complex number are shown as they are. */
function isRoundedExactly(value: Complex | ComplexFloat, view: View): boolean {
  return (
    value.kind === 'algebraic' &&
    isGaussian(value) &&
    value.element.every((part) => writeNumber({ kind: 'number', value: part }, view.numbers).exact)
  );
}

/** Whether a number is shown as it is where nothing is rounded. */
function isWrittenExactly(value: Scalar): boolean {
  return !isRoundedScalar(value) && (value.kind !== 'algebraic' || isQuadratic(value.field));
}

const EXACTLY: ExpressionHandlersWith<View, boolean> = {
  number: (node, view) =>
    view.numbers.decimals === null && node.approximation === undefined
      ? isWrittenExactly(node.value)
      : isComplex(node.value)
        ? isRoundedExactly(node.value, view)
        : writeNumber(node, view.numbers).exact,
  symbol: () => true,
  subscript: ({ base, indices }, view) => isShownExactly(base, view) && areShownExactly(indices, view),
  matrix: isTableShownExactly,
  grid: isTableShownExactly,
  table: (table, view) => {
    const { rows, totals } = tableCellsOf(table, view.extent);
    const sums = (totals ?? []).filter((total) => total !== null);
    return (
      areShownExactly(table.header, view) &&
      rows.every((row) => areShownExactly(row.cells, view)) &&
      areShownExactly(sums, view)
    );
  },
  cases: ({ branches }, view) =>
    branches.every(
      ({ value, condition }) => isShownExactly(value, view) && (condition === null || isShownExactly(condition, view)),
    ),
  series: ({ from, to, term }, view) => areShownExactly([from, to, term], view),
  determinant: ({ of }, view) => isShownExactly(of, view),
  list: ({ items }, view) => areShownExactly(items, view),
  negative: ({ of }, view) => isShownExactly(of, view),
  sum: ({ terms }, view) => areShownExactly(terms, view),
  product: ({ factors }, view) => areShownExactly(factors, view),
  quotient: ({ numerator, denominator }, view) => isShownExactly(numerator, view) && isShownExactly(denominator, view),
  power: ({ base, exponent }, view) => isShownExactly(base, view) && isShownExactly(exponent, exponentView(view)),
  root: ({ of }, view) => isShownExactly(of, view),
  apply: ({ arguments: args }, view) => areShownExactly(args, view),
  words: () => true,
  relation: ({ first, links }, view) =>
    isShownExactly(first, view) && links.every(({ right }) => isShownExactly(right, view)),
  elided: () => true,
};
