// MathJSON: mathematics as a JSON value, for programs.
// Above: renderers.ts. Below: elision.ts, exactness.ts, numbers.ts, typography.ts.

import { foldBlock } from '../document/block.ts';
import {
  type Comparison,
  type Expression,
  type ExpressionHandlers,
  type ExpressionOf,
  fold,
} from '../document/expression.ts';
import { cellsOf, LONGEST_LIST, shortened } from './elision.ts';
import { chainOf } from './exactness.ts';
import { foldWritten, type Written, write } from './numbers.ts';
import type { Json, Renderer } from './renderer.ts';
import { settle } from './typography.ts';
import { exponentView, type View } from './view.ts';

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  equal: 'Equal',
  approximately: 'Approx',
  becomes: 'Assign',
  less: 'Less',
  'at-most': 'LessEqual',
  greater: 'Greater',
  'at-least': 'GreaterEqual',
  unequal: 'NotEqual',
};

const FUNCTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    det: 'Determinant',
    tr: 'Trace',
    min: 'Min',
    max: 'Max',
    gcd: 'GCD',
    exp: 'Exp',
    ln: 'Ln',
    log: 'Log',
  }),
);

const LIST_HEADS = { round: 'Tuple', square: 'List', none: 'Sequence' } as const;

/** What stands for elided members. */
const DOTS = 'ContinuationPlaceholder';

/** Prose is a `Text` of strings and expressions, a rule is `Nothing`; names and words from users are strings, never heads of functions. */
export const mathjson: Renderer<Json> = {
  name: 'mathjson',
  expression: (node, style, extent = 'elided') => shower({ numbers: style, extent, layout: 'built-up' })(node),
  prose: (text, style) => [
    'Text',
    ...text.map((piece) => (typeof piece === 'string' ? quoted(piece) : mathjson.expression(piece, style))),
  ],
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => mathjson.prose(text, style),
      formula: ({ expression }) => mathjson.expression(expression, style),
      prose: ({ text }) => mathjson.prose(text, style),
      rule: () => 'Nothing',
    }),
};

function shower(view: View): (node: Expression) => Json {
  const show = (node: Expression): Json => fold(settle(node, view), handlers);
  const shownList = (nodes: readonly Expression[]): readonly Json[] =>
    shortened(nodes, LONGEST_LIST, view.extent, { kind: 'elided', direction: 'row' }).map(show);

  const table = (node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>): Json => {
    const { rows, columns, bar } = cellsOf(node, view.extent);
    const matrix = ['Matrix', ['List', ...rows.map((row) => ['List', ...row.cells.map(show)])]];
    return bar === null
      ? matrix
      : [...matrix, quoted('[]'), quoted(`${'c'.repeat(bar)}|${'c'.repeat(columns.length - bar)}`)];
  };

  const handlers: ExpressionHandlers<Json> = {
    number: ({ value }) => numberJson(write(value, view.numbers)),
    symbol: ({ name }) => symbolJson(name),
    subscript: ({ base, indices }) => [
      'Subscript',
      show(base),
      indices.length === 1 ? show(indices[0]) : ['Sequence', ...indices.map(show)],
    ],
    matrix: table,
    grid: table,
    determinant: ({ of }) => ['Determinant', show(of)],
    list: ({ items, brackets }) => [LIST_HEADS[brackets], ...shownList(items)],
    negative: ({ of }) => ['Negate', show(of)],
    sum: ({ terms }) => ['Add', ...shownList(terms)],
    product: ({ factors, sign }) => [sign === 'hadamard' ? 'HadamardProduct' : 'Multiply', ...shownList(factors)],
    quotient: ({ numerator, denominator }) => ['Divide', show(numerator), show(denominator)],
    power: ({ base, exponent }) => ['Power', show(base), shower(exponentView(view))(exponent)],
    root: ({ of, degree }) => rootJson(show(of), degree),
    apply: ({ name, arguments: args }) => {
      const head = FUNCTIONS.get(name) ?? (IDENTIFIER.test(name) ? name : null);
      return head === null ? ['Apply', quoted(name), ...args.map(show)] : [head, ...args.map(show)];
    },
    words: ({ text }) => quoted(text),
    relation: (node) => {
      const chain = chainOf(node, view);
      const member = chain.view === view ? show : shower(chain.view);
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

/** A symbol may not look like anything else that MathJSON has. */
function symbolJson(name: string): Json {
  return /^[\p{L}][\p{L}\p{N}_]*$/u.test(name) ? name : quoted(name);
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
