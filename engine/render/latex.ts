// LaTeX with amsmath. Backslash commands are written here, and in latex-document.ts. Marked entries are bold: colours would need a package.

import { COMPLEX_NUMBERS, REAL_NUMBERS } from '../document/vector-space.ts';
import { type Block, foldBlock } from '../document/block.ts';
import {
  type Comparison,
  type Expression,
  type ExpressionHandlers,
  type ExpressionOf,
  elided,
  fold,
  isKeptExpression,
} from '../document/expression.ts';
import type { AnswerMatrix } from '../exact/matrix.ts';
import { recently } from '../exact/recently.ts';
import { barsOf } from './bars.ts';
import { isNumericColumn, tableColumnsOf } from './columns.ts';
import { productOfDigits, sumOfDigits, tableOfDigits } from './digits.ts';
import { cellsOf, LONGEST_LIST, shortened, tableCellsOf } from './elision.ts';
import { chainOf, isRoundedCell, spelledOut } from './exactness.ts';
import { GREEK, OPERATORS } from './latex-names.ts';
import { isMarked } from './marks.ts';
import { comparisonSign, listSeparator, separatedDecimal } from './notation.ts';
import { foldWrittenWith, type Written, type WrittenHandlers, writeNumber } from './numbers.ts';
import { numberNeedsParentheses, type Place } from './precedence.ts';
import type { Renderer } from './renderer.ts';
import type { NumberStyle } from './style.ts';
import {
  type Factor,
  factorsOf,
  isLines,
  isSystem,
  type Joint,
  type Placed,
  placed,
  settle,
  termsOf,
} from './typography.ts';
import { exponentView, perView, type View, viewOf } from './view.ts';

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  equal: '=',
  approximately: '\\approx',
  becomes: '\\to',
  less: '<',
  'at-most': '\\le',
  greater: '>',
  'at-least': '\\ge',
  unequal: '\\ne',
  exchanges: '\\leftrightarrow',
};

const JOINTS: Readonly<Record<Joint, string>> = {
  none: '',
  space: '\\,',
  dot: ' \\cdot ',
  cross: ' \\times ',
  hadamard: ' \\circ ',
};

const DOTS = { row: '\\cdots', column: '\\vdots', diagonal: '\\ddots' } as const;

/** Between commas dots stand low. */
const LOW_DOTS = '\\ldots';

/** Prose holds its formulas between \( and \); expressions and formula blocks come without delimiters. */
export const latex: Renderer<string> = {
  name: 'latex',
  expression: (node, style, extent = 'elided') => showerFor(viewOf(style, extent, 'built-up'))(node),
  prose: (text, style) => {
    const show = showerFor(viewOf(style, 'elided', 'built-up'));
    let latexText = '';
    for (const piece of spelledOut(text, style)) {
      latexText += typeof piece === 'string' ? escapeText(piece) : `\\( ${show(piece)} \\)`;
    }
    return latexText;
  },
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => latex.prose(text, style),
      formula: ({ expression }) => latex.expression(expression, style),
      prose: ({ text }) => latex.prose(text, style),
      figure: ({ text }) => latex.prose(text, style),
      rule: () => '\\rule{20em}{0.4pt}',
    }),
};

const SECTIONS = { 1: 'section', 2: 'subsection', 3: 'subsubsection' } as const;

/** A whole working for the body of an article: blocks and their reasons, with an empty line between any two. */
export function latexWorking(blocks: readonly Block[], style: NumberStyle): string {
  const content = (block: Block): string =>
    foldBlock<Block['kind'], string>(block, {
      heading: ({ level, text }) => `\\${SECTIONS[level]}*{${latex.prose(text, style)}}`,
      formula: ({ expression }) => `\\[ ${latex.expression(expression, style)} \\]`,
      prose: ({ text }) => latex.prose(text, style),
      figure: ({ text }) => latex.prose(text, style),
      rule: () => latex.block(block, style),
    });
  const reason = ({ explain }: Block): readonly string[] => (explain === null ? [] : [latex.prose(explain, style)]);
  return blocks.flatMap((block) => [content(block), ...reason(block)]).join('\n\n');
}

const showerFor = perView(shower);

function shower(view: View): (node: Expression) => string {
  // Numbers are most of what is shown, and there is nothing to settle about rational ones.
  const show = (node: Expression): string =>
    node.kind === 'number' && node.value.kind === 'rational'
      ? handlers.number(node)
      : fold(settle(node, view), handlers);
  const showPlaced = ({ node, enclosed }: Placed): string => (enclosed ? parenthesised(show(node)) : show(node));
  const showAt = (node: Expression, place: Place): string => showPlaced(placed(node, place, view));
  const commas = (nodes: readonly Expression[]): string =>
    nodes.map((node) => (node.kind === 'elided' ? LOW_DOTS : show(node))).join(`${listSeparator(view)} `);

  const table = (node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>, environment: 'bmatrix' | 'vmatrix'): string => {
    const { rows, columns, bar } = cellsOf(node, view.extent);
    const cell = (content: Expression, row: number | null, column: number | null): string =>
      content.kind !== 'elided' && isMarked(node.marks, row, column) ? `\\boldsymbol{${show(content)}}` : show(content);
    let body = '';
    for (const { cells, index } of rows) {
      if (body !== '') body += ' \\\\ ';
      for (let position = 0; position < cells.length; position++) {
        body += (position === 0 ? '' : ' & ') + cell(cells[position], index, columns[position]);
      }
    }
    if (bar === null || environment === 'vmatrix') return `\\begin{${environment}} ${body} \\end{${environment}}`;
    const lines = rows.map(({ cells }) => cells);
    const letters = columns.map((_, column) => letterOf(isNumericColumn(lines, column, view)));
    const preamble = `${letters.slice(0, bar).join('')}|${letters.slice(bar).join('')}`;
    return `\\left[\\begin{array}{${preamble}} ${body} \\end{array}\\right]`;
  };

  /** A story shows the same matrices several times. */
  const shortMatrix = recently(4, (matrix: AnswerMatrix) => {
    const body = tableOfDigits(matrix, view.extent, '-', ' & ', ' \\\\ ');
    if (body === null) return table({ kind: 'matrix', matrix, marks: null }, 'bmatrix');
    return `\\begin{bmatrix} ${body} \\end{bmatrix}`;
  });

  const line = (cells: readonly (Expression | null)[]): string =>
    cells
      .map((cell) => (cell === null ? '' : isRoundedCell(cell, view) ? `\\approx ${show(cell)}` : show(cell)))
      .join(' & ');

  const relationLatex = (node: ExpressionOf<'relation'>, joint: ' ' | ' &'): string => {
    const chain = chainOf(node, view);
    const member = showerFor(chain.view);
    let text = member(chain.first) + joint;
    chain.links.forEach(({ comparison, right }, index) => {
      text += `${index === 0 ? '' : ' '}${comparisonSign(comparison, COMPARISONS, view)} ${member(right)}`;
    });
    return text;
  };

  const handlers: ExpressionHandlers<string> = {
    number: (node) => numberLatex(writeNumber(node, view.numbers), view),
    symbol: ({ name, upright }) => symbolLatex(name, upright),
    subscript: ({ base, indices }) => {
      const name = base.kind === 'symbol' ? symbolLatex(base.name, base.upright) : showAt(base, 'indexed');
      return `${name}_{${indices.length === 1 ? show(indices[0]) : indicesLatex(indices.map(show))}}`;
    },
    matrix: (node) => (isShort(node) ? shortMatrix(node.matrix) : table(node, 'bmatrix')),
    grid: (node) => {
      const shown = table(node, 'bmatrix');
      if (node.beside === undefined) return shown;
      const notes = node.beside.map((note) => (note === null ? '' : show(note)));
      return `${shown} \\begin{array}{l} ${notes.join(' \\\\ ')} \\end{array}`;
    },
    table: (node) => {
      const { rows, totals } = tableCellsOf(node, view.extent);
      const body = rows.map((row) => row.cells);
      const letters = tableColumnsOf(node, view)
        .map(({ isNumeric }) => letterOf(isNumeric))
        .join('|');
      const parts = [[node.header], body, totals === null ? [] : [totals]].filter((lines) => lines.length > 0);
      const ruled = parts.map((lines) => lines.map(line).join(' \\\\ ')).join(' \\\\ \\hline ');
      return `\\begin{array}{${letters}} ${ruled} \\end{array}`;
    },
    cases: ({ branches }) => {
      const lines = branches.map(
        ({ value, condition }) =>
          `${show(value)} & ${condition === null ? '\\text{otherwise}' : `\\text{if } ${show(condition)}`}`,
      );
      return `\\begin{cases} ${lines.join(' \\\\ ')} \\end{cases}`;
    },
    series: ({ operator, index, from, to, term }) =>
      `\\${operator === 'sum' ? 'sum' : 'prod'}_{${symbolLatex(index, false)}=${show(from)}}^{${show(to)}} ${showAt(term, 'term')}`,
    determinant: ({ of }) =>
      of.kind === 'matrix' || of.kind === 'grid' ? table(of, 'vmatrix') : `\\left|${show(of)}\\right|`,
    list: (node) => {
      if (isSystem(node)) {
        const items = shortened(node.items, LONGEST_LIST, view.extent, elided('column'));
        const lines = items.map((item) => (item.kind === 'relation' ? relationLatex(item, ' &') : `&${show(item)}`));
        return `\\begin{aligned} ${lines.join(' \\\\ ')} \\end{aligned}`;
      }
      if (isLines(node)) {
        const items = shortened(node.items, LONGEST_LIST, view.extent, elided('column'));
        return `\\begin{aligned} ${items.map((item) => `&${show(item)}`).join(' \\\\ ')} \\end{aligned}`;
      }
      const items = commas(shortened(node.items, LONGEST_LIST, view.extent, elided('row')));
      if (node.brackets === 'none') return items;
      return node.brackets === 'round' ? parenthesised(items) : `\\left[${items}\\right]`;
    },
    negative: ({ of }) => `-${showAt(of, 'term')}`,
    sum: (node) =>
      sumOfDigits(node, view, '-') ??
      termsOf(node, view).reduce(
        (text, term, index) => text + termSign(term.minus, index === 0) + showPlaced(term),
        '',
      ),
    product: (node) =>
      productOfDigits(node, view, '-', JOINTS[node.sign === 'adjacent' ? 'none' : node.sign]) ??
      factorsOf(node, view).reduce((text, factor) => joined(text, jointLatex(factor), showPlaced(factor)), ''),
    quotient: ({ numerator, denominator, division }) =>
      division
        ? `${showAt(numerator, 'divided')} \\div ${showAt(denominator, 'divided')}`
        : `\\frac{${show(numerator)}}{${show(denominator)}}`,
    power: ({ base, exponent }) => `${showAt(base, 'base')}^{${showerFor(exponentView(view))(exponent)}}`,
    root: ({ of, degree }) => rootLatex(show(of), degree),
    apply: ({ name, arguments: args }) =>
      barsLatex(name, commas(args)) ?? `${operatorLatex(name)}${parenthesised(commas(args))}`,
    words: ({ text }) => `\\text{${escapeText(text)}}`,
    relation: (node) => relationLatex(node, ' '),
    elided: ({ direction }) => DOTS[direction],
  };

  const keptTexts = new WeakMap<Expression, string>();
  return (node) => {
    if (!isKeptExpression(node)) return show(node);
    const known = keptTexts.get(node);
    if (known !== undefined) return known;
    const text = show(node);
    keptTexts.set(node, text);
    return text;
  };
}

/** What stands before a term. */
function termSign(minus: boolean, isFirst: boolean): string {
  if (isFirst) return minus ? '-' : '';
  return minus ? ' - ' : ' + ';
}

/** Larger matrices are shown seldom, and their texts are long. */
const SHORT = 100;

function isShort({ matrix, marks }: ExpressionOf<'matrix'>): boolean {
  return marks === null && matrix.rows * matrix.columns <= SHORT;
}

/** The argument between its bars; null for functions that have a name. */
function barsLatex(name: string, inner: string): string | null {
  const bars = barsOf(name);
  if (bars === null) return null;
  const sign = bars.sign === '|' ? 'vert' : 'Vert';
  const enclosed = TALL.test(inner) ? `\\left\\${sign} ${inner}\\right\\${sign}` : `\\l${sign} ${inner}\\r${sign}`;
  return bars.index === null ? enclosed : `${enclosed}_{${bars.index === '∞' ? '\\infty' : bars.index}}`;
}

function parenthesised(inner: string): string {
  return TALL.test(inner) ? `\\left(${inner}\\right)` : `(${inner})`;
}

/** Parentheses grow around what is taller than a line. Where nothing is, plain ones are set without the gaps of growing ones. */
const TALL = /\\(?:frac|begin|sum|prod)(?![a-z])/;

/** Numbers end at one line, everything else is centred. */
function letterOf(isNumeric: boolean): 'r' | 'c' {
  return isNumeric ? 'r' : 'c';
}

/** Single characters stand together, a_{23}; longer indices are separated, a_{12,3}. */
function indicesLatex(indices: readonly string[]): string {
  return indices.join(indices.every((index) => index.length === 1) ? '' : ',');
}

function rootLatex(radicand: string, degree: number): string {
  return degree === 2 ? `\\sqrt{${radicand}}` : `\\sqrt[${degree}]{${radicand}}`;
}

function numberLatex(written: Written, view: View): string {
  const magnitude = foldWrittenWith(written, view, MAGNITUDES);
  return written.negative ? `-${magnitude}` : magnitude;
}

/** Braces keep the space away that follows other commas. */
const LATEX_COMMA = '{,}';

const MAGNITUDES: WrittenHandlers<View, string> = {
  integer: ({ digits }) => digits,
  decimal: ({ digits }, view) => separatedDecimal(digits, view, LATEX_COMMA),
  scientific: ({ mantissa, exponent }, view) =>
    `${separatedDecimal(mantissa, view, LATEX_COMMA)} \\times 10^{${exponent}}`,
  fraction: ({ numerator, denominator }) => `\\frac{${numerator}}{${denominator}}`,
  root: ({ degree, radicand }, view) => rootLatex(numberLatex(radicand, view), degree),
  power: ({ base, exponent }, view) => {
    const below = numberLatex(base, view);
    const enclosed = numberNeedsParentheses(base, 'base', view) ? parenthesised(below) : below;
    return `${enclosed}^{${numberLatex(exponent, view)}}`;
  },
};

/** A large operator brings its own space. */
function jointLatex({ joint, node, enclosed }: Factor): string {
  return joint === 'space' && node.kind === 'series' && !enclosed ? ' ' : JOINTS[joint];
}

/** A command that ends in a letter would swallow a letter after it. No joint ends in one. */
function joined(left: string, joint: string, right: string): string {
  if (joint !== '') return left + joint + right;
  return /^[a-zA-Z]/.test(right) && /\\[a-zA-Z]+$/.test(left) ? `${left} ${right}` : left + right;
}

const LETTER = /^[A-Za-z]$/;

function symbolLatex(name: string, upright: boolean): string {
  if (name === '°') return '^{\\circ}';
  if (!upright && LETTER.test(name)) return name;
  if (name === REAL_NUMBERS) return '\\mathbb{R}';
  if (name === COMPLEX_NUMBERS) return '\\mathbb{C}';
  const greek = GREEK.get(name);
  if (greek !== undefined) return `\\${greek}`;
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) return `\\text{${escapeText(name)}}`;
  if (upright) return `\\mathrm{${name}}`;
  return name.length === 1 ? name : `\\mathit{${name}}`;
}

function operatorLatex(name: string): string {
  if (OPERATORS.has(name)) return `\\${name}`;
  if (name.length === 1) return symbolLatex(name, false);
  return /^[A-Za-z]+$/.test(name) ? `\\operatorname{${name}}` : symbolLatex(name, true);
}

const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
  ...Array.from('{}$&#%_', (letter) => [letter, `\\${letter}`] as const),
]);

/** Control characters, and those that LaTeX reads as commands: most texts have none. */
const HARMFUL = /[\p{Cc}\\~^{}$&#%_]/u;

/** Text with every character that LaTeX would read as a command made harmless. */
export function escapeText(text: string): string {
  if (!HARMFUL.test(text)) return text;
  return text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[\\~^{}$&#%_]/g, (letter) => SPECIAL.get(letter) ?? '');
}
