// MathJSON: mathematics as a JSON value, for programs, in the vocabulary of the standard library of the Compute Engine
// (https://mathlive.io/compute-engine/reference/). The one head of our own is Exchange: two rows or columns that change places.

import { COMPLEX_NUMBERS, REAL_NUMBERS } from '../document/vector-space.ts';
import { foldBlock } from '../document/block.ts';
import {
  type Comparison,
  type Expression,
  type ExpressionHandlers,
  type ExpressionOf,
  fold,
} from '../document/expression.ts';
import { cellsOf, LONGEST_LIST, shortened, tableCellsOf } from './elision.ts';
import { chainOf, spelledOut } from './exactness.ts';
import { greekLetter } from './greek.ts';
import { isMatrixLike } from './matrix-like.ts';
import { foldWritten, type Written, writeNumber } from './numbers.ts';
import type { Json, Renderer } from './renderer.ts';
import { withoutConventions } from './notation.ts';
import { isLines, isSystem, settle } from './typography.ts';
import { exponentView, perView, type View, viewOf } from './view.ts';

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  equal: 'Equal',
  approximately: 'Approx',
  becomes: 'Assign',
  less: 'Less',
  'at-most': 'LessEqual',
  greater: 'Greater',
  'at-least': 'GreaterEqual',
  unequal: 'NotEqual',
  exchanges: 'Exchange',
};

const FUNCTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abs: 'Abs',
    sin: 'Sin',
    arccos: 'Arccos',
    cos: 'Cos',
    det: 'Determinant',
    tr: 'Trace',
    min: 'Min',
    max: 'Max',
    gcd: 'GCD',
    rank: 'MatrixRank',
    adj: 'AdjugateMatrix',
    nullity: 'Nullity',
    rref: 'RowReduce',
    Null: 'Kernel',
    Col: 'ColumnSpace',
    Row: 'RowSpace',
    span: 'Span',
    dim: 'Dimension',
    exp: 'Exp',
    ln: 'Ln',
    log: 'Log',
  }),
);

/** The norms, with what tells them from the Euclidean one. */
const NORMS: ReadonlyMap<string, readonly Json[]> = new Map<string, readonly Json[]>([
  ['norm', []],
  ['norm-1', [1]],
  ['norm-inf', ['PositiveInfinity']],
  ['norm-F', [{ str: 'Frobenius' }]],
]);

/** What stands for elided members. */
const DOTS = 'ContinuationPlaceholder';

/** Prose is a `Text` of strings and expressions, a rule is `Nothing`; names and words from users are strings, never heads of functions. */
export const mathjson: Renderer<Json> = {
  name: 'mathjson',
  expression: (node, style, extent = 'elided') =>
    showerFor(viewOf(withoutConventions(style), extent, 'built-up'))(node),
  prose: (text, style) => [
    'Text',
    ...spelledOut(text, style).map((piece) =>
      typeof piece === 'string' ? quoted(piece) : mathjson.expression(piece, style),
    ),
  ],
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => mathjson.prose(text, style),
      formula: ({ expression }) => mathjson.expression(expression, style),
      prose: ({ text }) => mathjson.prose(text, style),
      figure: ({ text }) => mathjson.prose(text, style),
      rule: () => 'Nothing',
    }),
};

const showerFor = perView(shower);

function shower(view: View): (node: Expression) => Json {
  const show = (node: Expression): Json => fold(settle(node, view), handlers);
  const shownList = (nodes: readonly Expression[]): readonly Json[] =>
    shortened(nodes, LONGEST_LIST, view.extent, { kind: 'elided', direction: 'row' }).map(show);

  const table = (node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>): Json => {
    const { rows, columns, bar } = cellsOf(node, view.extent);
    const matrix = ['Matrix', ['List', ...rows.map((row) => ['List', ...row.cells.map(show)])]];
    // A column is written =, and the augmentation bar stands between two columns.
    return bar === null
      ? matrix
      : [...matrix, quoted('[]'), quoted(`${'='.repeat(bar)}|${'='.repeat(columns.length - bar)}`)];
  };

  const handlers: ExpressionHandlers<Json> = {
    number: (node) => numberJson(writeNumber(node, view.numbers)),
    symbol: ({ name }) => symbolJson(name),
    subscript: ({ base, indices }) => [
      'Subscript',
      show(base),
      indices.length === 1 ? show(indices[0]) : ['Sequence', ...indices.map(show)],
    ],
    matrix: table,
    grid: table,
    table: (node) => {
      const shown = tableCellsOf(node, view.extent).rows.map(({ cells }) => cells);
      const lines = [node.header, ...shown, ...(node.totals === null ? [] : [node.totals])];
      return [
        'List',
        ...lines.map((line) => ['List', ...line.map((cell) => (cell === null ? 'Nothing' : show(cell)))]),
      ];
    },
    cases: ({ branches }) => [
      'Which',
      ...branches.flatMap(({ value, condition }) => [condition === null ? 'True' : show(condition), show(value)]),
    ],
    series: ({ operator, index, from, to, term }) => [
      operator === 'sum' ? 'Sum' : 'Product',
      show(term),
      ['Limits', symbolJson(index), show(from), show(to)],
    ],
    determinant: ({ of }) => ['Determinant', show(of)],
    // A bare list is a tuple: a Sequence would dissolve in whatever is around it, and 2 R = 0, 4 would read 2 R = 0 = 4.
    list: (node) => [
      node.brackets === 'square' || isSystem(node) || isLines(node) ? 'List' : 'Tuple',
      ...shownList(node.items),
    ],
    negative: ({ of }) => ['Negate', show(of)],
    sum: ({ terms }) => ['Add', ...shownList(terms)],
    product: (node) => [productHead(node), ...shownList(node.factors)],
    quotient: ({ numerator, denominator }) => ['Divide', show(numerator), show(denominator)],
    power: ({ base, exponent }) => {
      if (exponent.kind === 'symbol' && exponent.name === 'T') return ['Transpose', show(base)];
      const raised = showerFor(exponentView(view))(exponent);
      return raised === -1 && isMatrixLike(base) ? ['Inverse', show(base)] : ['Power', show(base), raised];
    },
    root: ({ of, degree }) => rootJson(show(of), degree),
    apply: ({ name, arguments: args }) => {
      const norm = NORMS.get(name);
      if (norm !== undefined) return ['Norm', ...args.map(show), ...norm];
      const head = FUNCTIONS.get(name) ?? (IDENTIFIER.test(name) ? name : null);
      return head === null ? ['Apply', quoted(name), ...args.map(show)] : [head, ...args.map(show)];
    },
    words: ({ text }) => quoted(text),
    relation: (node) => {
      const chain = chainOf(node, view);
      const member = showerFor(chain.view);
      const members = [chain.first, ...chain.links.map((link) => link.right)].map(member);
      const [first, ...rest] = chain.links.map((link) => COMPARISONS[link.comparison]);
      if (rest.every((head) => head === first)) return [first ?? 'Sequence', ...members];
      return ['And', ...[first, ...rest].map((head, index) => [head, members[index], members[index + 1]])];
    },
    elided: () => DOTS,
  };
  return show;
}

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_]*$/;

function quoted(text: string): Json {
  return { str: text };
}

/** The order of matrices in a product matters, and Multiply may change it. */
function productHead({ factors, sign }: ExpressionOf<'product'>): string {
  if (sign === 'hadamard') return 'HadamardProduct';
  return factors.length > 1 && factors.every(isMatrixLike) ? 'MatrixMultiply' : 'Multiply';
}

/** A text without quotes is a symbol only where it is an ASCII word; Greek letters go by their English names. */
function symbolJson(name: string): Json {
  if (name === '°') return 'Degrees';
  if (name === REAL_NUMBERS) return 'RealNumbers';
  if (name === COMPLEX_NUMBERS) return 'ComplexNumbers';
  const greek = greekLetter(name);
  if (greek !== null) return greek.isCapital ? greek.name[0].toUpperCase() + greek.name.slice(1) : greek.name;
  if (IDENTIFIER.test(name)) return name;
  return /^[\p{L}][\p{L}\p{N}_]*$/u.test(name) ? { sym: name } : quoted(name);
}

function rootJson(radicand: Json, degree: number): Json {
  return degree === 2 ? ['Sqrt', radicand] : ['Root', radicand, degree];
}

function numberJson(written: Written): Json {
  const minus = written.negative ? '-' : '';
  const around = (magnitude: Json): Json => (written.negative ? ['Negate', magnitude] : magnitude);
  return foldWritten<Written['form'], Json>(written, {
    integer: ({ digits }) => literal(minus + digits),
    decimal: ({ digits }) => literal(minus + digits),
    scientific: ({ mantissa, exponent }) => ({ num: `${minus}${mantissa}e${exponent}` }),
    fraction: ({ numerator, denominator }) => ['Rational', literal(minus + numerator), literal(denominator)],
    root: ({ degree, radicand }) => around(rootJson(numberJson(radicand), degree)),
    power: ({ base, exponent }) => around(['Power', numberJson(base), numberJson(exponent)]),
  });
}

/** A JSON number where a reader of doubles gets the very same digits back, a number object where not. */
function literal(text: string): Json {
  return String(Number(text)) === text ? Number(text) : { num: text };
}
