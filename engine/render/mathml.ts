// MathML Core: presentation markup that browsers set without help.

import { foldBlock } from '../document/block.ts';
import { type Expression, type ExpressionHandlers, type ExpressionOf, elided, fold } from '../document/expression.ts';
import { barsOf } from './bars.ts';
import { type Column, columnsOf, placesOf, tableColumnsOf } from './columns.ts';
import { cellsOf, LONGEST_LIST, shortened, tableCellsOf } from './elision.ts';
import { chainOf, isRoundedCell, spelledOut } from './exactness.ts';
import { isMarked } from './marks.ts';
import { element, escapeMarkup } from './markup.ts';
import { cellOf, dots, fenced, identifier, joined, numeral, operator, rowOf, wordsMathml } from './mathml-elements.ts';
import { comparisonSign, listSeparator, separatedDecimal } from './notation.ts';
import { foldWrittenWith, type Written, type WrittenHandlers, writeNumber } from './numbers.ts';
import { numberNeedsParentheses, type Place } from './precedence.ts';
import type { Renderer } from './renderer.ts';
import type { NumberStyle } from './style.ts';
import {
  COMPARISON_SIGNS,
  factorsOf,
  isLines,
  isSystem,
  type Joint,
  type Placed,
  placed,
  settle,
  termsOf,
} from './typography.ts';
import { exponentView, type Extent, perView, type View, viewOf } from './view.ts';

const INVISIBLE_TIMES = '\u2062';
const FUNCTION_APPLICATION = '\u2061';
const JOINTS: Readonly<Record<Joint, string>> = {
  none: INVISIBLE_TIMES,
  space: INVISIBLE_TIMES,
  dot: '·',
  cross: '×',
  hadamard: '∘',
};

const INVISIBLE_SEPARATOR = '\u2063';

/**
 * Marked cells are bold, so that they are marked in print too, and have a tint behind them that lets light and dark pages through; a
 * class is there for pages that want something else.
 */
const MARK = { class: 'marked', mathbackground: '#ffc40055' } as const;

const DOTS = { row: '⋯', column: '⋮', diagonal: '⋱' } as const;

/** Between commas dots stand low. */
const LOW_DOTS = '…';

/** Browsers centre cells by a rule that only the prefixed words undo; all of them know these. */
const RIGHT = 'text-align: -webkit-right';
const LEFT = 'text-align: -webkit-left';

const NAMESPACE = { xmlns: 'http://www.w3.org/1998/Math/MathML' } as const;

/** Expressions are whole `math` elements; prose is text with `math` elements inside, escaped for markup. */
export const mathml: Renderer<string> = {
  name: 'mathml',
  expression: (node, style, extent = 'elided') =>
    element('math', mathmlOf(node, style, extent), { ...NAMESPACE, display: 'block' }),
  prose: (text, style) =>
    spelledOut(text, style)
      .map((piece) =>
        typeof piece === 'string' ? escapeMarkup(piece) : element('math', mathmlOf(piece, style), NAMESPACE),
      )
      .join(''),
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => mathml.prose(text, style),
      formula: ({ expression }) => mathml.expression(expression, style),
      prose: ({ text }) => mathml.prose(text, style),
      figure: ({ text }) => mathml.prose(text, style),
      rule: () => '',
    }),
};

/** The inside of a `math` element. */
export function mathmlOf(node: Expression, style: NumberStyle, extent: Extent = 'elided'): string {
  return showerFor(viewOf(style, extent, 'built-up'))(node);
}

/** The same of a cell in a column that is set flush right. */
export function cellMathml(content: Expression, column: Column, style: NumberStyle, extent: Extent): string {
  const view = viewOf(style, extent, 'built-up');
  return approximateSign(content, view) + showerFor(view)(content) + fillingOf(content, column, view);
}

const showerFor = perView(shower);

function shower(view: View): (node: Expression) => string {
  const show = (node: Expression): string => fold(settle(node, view), handlers);
  const showPlaced = ({ node, enclosed }: Placed): string => (enclosed ? fenced('(', [show(node)], ')') : show(node));
  const showAt = (node: Expression, place: Place): string => showPlaced(placed(node, place, view));
  const commas = (nodes: readonly Expression[]): readonly string[] =>
    nodes.flatMap((node, index) => [
      ...(index === 0 ? [] : [operator(listSeparator(view))]),
      node.kind === 'elided' ? dots(LOW_DOTS) : show(node),
    ]);
  const cellIn = (column: Column, content: Expression, styles: readonly string[], rest = {}, sign = ''): string =>
    cellOf(
      sign + show(content) + fillingOf(content, column, view),
      column.isUneven ? [...styles, RIGHT] : styles,
      rest,
    );
  const subscriptParts = ({ base, indices }: ExpressionOf<'subscript'>): string =>
    showAt(base, 'indexed') + joined(separated(indices.map(show)));
  const relationParts = (
    node: ExpressionOf<'relation'>,
    sign = {},
  ): readonly [first: string, links: readonly string[]] => {
    const chain = chainOf(node, view);
    const member = showerFor(chain.view);
    return [
      member(chain.first),
      chain.links.flatMap((link) => [
        operator(comparisonSign(link.comparison, COMPARISON_SIGNS, view), sign),
        member(link.right),
      ]),
    ];
  };

  const table = (node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>, open: string, close: string): string => {
    const { rows, columns, bar } = cellsOf(node, view.extent);
    const alignments = columnsOf(
      rows.map((row) => row.cells),
      view,
    );
    const lines = rows.map(({ cells, index }) =>
      rowOf(
        cells.map((content, position) => {
          const isBold = isMarked(node.marks, index, columns[position]);
          const styles = [...(position === bar ? [BEHIND_BAR] : []), ...(isBold ? [BOLD] : [])];
          return cellIn(alignments[position], content, styles, isBold ? MARK : {});
        }),
      ),
    );
    return fenced(open, [element('mtable', lines.join(''))], close);
  };

  const handlers: ExpressionHandlers<string> = {
    number: (node) => numberMathml(writeNumber(node, view.numbers), view),
    symbol: ({ name, upright }) => identifier(name, upright),
    subscript: (node) => element('msub', subscriptParts(node)),
    matrix: (node) => table(node, '[', ']'),
    grid: (node) => {
      const shown = table(node, '[', ']');
      if (node.beside === undefined) return shown;
      const notes = node.beside.map((note) => rowOf([cellOf(note === null ? '' : show(note), [LEFT])]));
      return joined([shown, element('mtable', notes.join(''))]);
    },
    table: (node) => {
      const { rows, totals } = tableCellsOf(node, view.extent);
      const columns = tableColumnsOf(node, view);
      const header = rowOf(node.header.map((title) => cellOf(show(title), [UNDERLINED])));
      const cell = (content: Expression, column: Column, styles: readonly string[]): string =>
        cellIn(column, content, styles, {}, approximateSign(content, view));
      const body = rows.map(({ cells }) => rowOf(cells.map((content, column) => cell(content, columns[column], []))));
      const sums = totals?.map((total, column) =>
        total === null ? cellOf('', [OVERLINED]) : cell(total, columns[column], [OVERLINED]),
      );
      return element('mtable', header + body.join('') + (sums === undefined ? '' : rowOf(sums)));
    },
    cases: ({ branches }) => {
      const lines = branches.map(({ value, condition }) => {
        const words =
          condition === null ? wordsMathml('otherwise') : joined([wordsMathml('if\u00a0'), show(condition)]);
        return rowOf([cellOf(show(value), [LEFT]), cellOf(words, [LEFT])]);
      });
      return joined([operator('{'), element('mtable', lines.join(''))]);
    },
    series: ({ operator: joiner, index, from, to, term }) => {
      const sign = operator(joiner === 'sum' ? '∑' : '∏');
      const below = joined([identifier(index, false), operator('=', CLOSE), show(from)]);
      return joined([element('munderover', sign + below + show(to)), showAt(term, 'term')]);
    },
    determinant: ({ of }) =>
      of.kind === 'matrix' || of.kind === 'grid' ? table(of, '|', '|') : fenced('|', [show(of)], '|'),
    list: (node) => {
      if (isSystem(node)) {
        const lines = shortened(node.items, LONGEST_LIST, view.extent, elided('column')).map((item) => {
          const [first, links] = item.kind === 'relation' ? relationParts(item, INFIX) : ['', [show(item)]];
          return rowOf([cellOf(first, [RIGHT, 'padding-right: 0']), cellOf(joined(links), [LEFT, 'padding-left: 0'])]);
        });
        return element('mtable', lines.join(''));
      }
      if (isLines(node)) {
        const lines = shortened(node.items, LONGEST_LIST, view.extent, elided('column'));
        return element('mtable', lines.map((item) => rowOf([cellOf(show(item), [LEFT])])).join(''));
      }
      const items = commas(shortened(node.items, LONGEST_LIST, view.extent, elided('row')));
      if (node.brackets === 'none') return joined(items);
      return node.brackets === 'round' ? fenced('(', items, ')') : fenced('[', items, ']');
    },
    negative: ({ of }) => joined([operator('−'), showAt(of, 'term')]),
    sum: (node) =>
      joined(
        termsOf(node, view).flatMap((term, index) => {
          const sign = index === 0 && !term.minus ? [] : [operator(term.minus ? '−' : '+')];
          return [...sign, showPlaced(term)];
        }),
      ),
    product: (node) =>
      joined(
        factorsOf(node, view).flatMap((factor, index) =>
          index === 0 ? [showPlaced(factor)] : [jointMathml(factor.joint), showPlaced(factor)],
        ),
      ),
    quotient: ({ numerator, denominator, division }) =>
      division
        ? joined([showAt(numerator, 'divided'), operator('÷'), showAt(denominator, 'divided')])
        : element('mfrac', show(numerator) + show(denominator)),
    power: ({ base, exponent }) => {
      const below = placed(base, 'base', view);
      const raised = showerFor(exponentView(view))(exponent);
      return below.node.kind === 'subscript' && !below.enclosed
        ? element('msubsup', subscriptParts(below.node) + raised)
        : element('msup', showPlaced(below) + raised);
    },
    root: ({ of, degree }) => rootMathml(show(of), degree),
    apply: ({ name, arguments: args }) =>
      barsMathml(name, commas(args)) ??
      joined([identifier(name, name.length > 1), operator(FUNCTION_APPLICATION), fenced('(', commas(args), ')')]),
    words: (node) => wordsMathml(escapeMarkup(node.text)),
    relation: (node) => {
      const [first, links] = relationParts(node);
      return joined([first, ...links]);
    },
    elided: ({ direction }) => dots(DOTS[direction]),
  };
  return show;
}

/** A sign that begins a cell would be taken for a prefix. */
const INFIX = { form: 'infix' } as const;
/** Browsers keep the space around operators in small letters too. */
const CLOSE = { lspace: '0', rspace: '0' } as const;
const BOLD = 'font-weight: bold';
const BEHIND_BAR = 'border-left: 1px solid';
const UNDERLINED = 'border-bottom: 1px solid';
const OVERLINED = 'border-top: 1px solid';

/** The sign before a number of a table that is rounded. */
function approximateSign(content: Expression, view: View): string {
  return isRoundedCell(content, view) ? operator('≈') : '';
}

/** Invisible decimals that bring the point of a number under those of the numbers with more places in its column. */
function fillingOf(content: Expression, { isUneven, places }: Column, view: View): string {
  if (!isUneven || content.kind !== 'number') return '';
  const written = writeNumber(content, view.numbers);
  const missing = places - placesOf(written);
  if (missing === 0 || (written.form !== 'integer' && written.form !== 'decimal')) return '';
  return element('mphantom', numeral((written.form === 'integer' ? '.' : '') + '0'.repeat(missing)));
}

/** The argument between its bars; null for functions that have a name. */
function barsMathml(name: string, inner: readonly string[]): string | null {
  const bars = barsOf(name);
  if (bars === null) return null;
  const enclosed = fenced(bars.sign, inner, bars.sign);
  if (bars.index === null) return enclosed;
  return element('msub', enclosed + (bars.index === '1' ? numeral('1') : identifier(bars.index, false)));
}

function jointMathml(joint: Joint): string {
  return joint === 'space' ? operator(INVISIBLE_TIMES, { rspace: '0.167em' }) : operator(JOINTS[joint]);
}

/** Single characters stand together, longer indices have commas between. */
function separated(indices: readonly string[]): readonly string[] {
  const isBrief = indices.every((index) => /^<m[in]>.<\/m[in]>$/u.test(index));
  return indices.flatMap((index, position) =>
    position === 0 ? [index] : [operator(isBrief ? INVISIBLE_SEPARATOR : ','), index],
  );
}

function rootMathml(radicand: string, degree: number): string {
  return degree === 2 ? element('msqrt', radicand) : element('mroot', radicand + numeral(String(degree)));
}

function numberMathml(written: Written, view: View): string {
  const magnitude = foldWrittenWith(written, view, MAGNITUDES);
  return written.negative ? joined([operator('−'), magnitude]) : magnitude;
}

const MAGNITUDES: WrittenHandlers<View, string> = {
  integer: ({ digits }) => numeral(digits),
  decimal: ({ digits }, view) => numeral(separatedDecimal(digits, view)),
  scientific: ({ mantissa, exponent }, view) =>
    joined([
      numeral(separatedDecimal(mantissa, view)),
      operator('×'),
      element('msup', numeral('10') + signedDigits(exponent)),
    ]),
  fraction: ({ numerator, denominator }) => element('mfrac', numeral(numerator) + numeral(denominator)),
  root: ({ degree, radicand }, view) => rootMathml(numberMathml(radicand, view), degree),
  power: ({ base, exponent }, view) => {
    const below = numberMathml(base, view);
    const enclosed = numberNeedsParentheses(base, 'base', view) ? fenced('(', [below], ')') : below;
    return element('msup', enclosed + numberMathml(exponent, view));
  },
};

function signedDigits(value: number): string {
  const digits = numeral(String(Math.abs(value)));
  return value < 0 ? joined([operator('−'), digits]) : digits;
}
