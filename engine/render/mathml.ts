// MathML Core: presentation markup that browsers set without help.
// Above: renderers.ts, html.ts. Below: markup.ts, typography.ts, elision.ts, exactness.ts, numbers.ts.

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
import { element, escapeMarkup } from './markup.ts';
import { foldWritten, type Written, write } from './numbers.ts';
import { numberNeedsParentheses, type Place } from './precedence.ts';
import type { Renderer } from './renderer.ts';
import type { NumberStyle } from './style.ts';
import { factorsOf, isSystem, type Joint, type Placed, placed, settle, termsOf } from './typography.ts';
import { exponentView, type Extent, type View } from './view.ts';

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  equal: '=',
  approximately: '≈',
  becomes: '→',
  less: '<',
  'at-most': '≤',
  greater: '>',
  'at-least': '≥',
  unequal: '≠',
};

const INVISIBLE_TIMES = '\u2062';
const FUNCTION_APPLICATION = '\u2061';
const JOINTS: Readonly<Record<Joint, string>> = {
  none: INVISIBLE_TIMES,
  space: INVISIBLE_TIMES,
  dot: '·',
  cross: '×',
  hadamard: '∘',
};

const DOTS = { row: '⋯', column: '⋮', diagonal: '⋱' } as const;

const NAMESPACE = { xmlns: 'http://www.w3.org/1998/Math/MathML' } as const;

/** Expressions are whole `math` elements; prose is text with `math` elements inside, escaped for markup. */
export const mathml: Renderer<string> = {
  name: 'mathml',
  expression: (node, style, extent = 'elided') =>
    element('math', mathmlOf(node, style, extent), { ...NAMESPACE, display: 'block' }),
  prose: (text, style) =>
    text
      .map((piece) =>
        typeof piece === 'string' ? escapeMarkup(piece) : element('math', mathmlOf(piece, style), NAMESPACE),
      )
      .join(''),
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => mathml.prose(text, style),
      formula: ({ expression }) => mathml.expression(expression, style),
      prose: ({ text }) => mathml.prose(text, style),
      rule: () => '',
    }),
};

/** The inside of a `math` element. */
export function mathmlOf(node: Expression, style: NumberStyle, extent: Extent = 'elided'): string {
  return shower({ numbers: style, extent, layout: 'built-up' })(node);
}

function shower(view: View): (node: Expression) => string {
  const show = (node: Expression): string => fold(settle(node, view), handlers);
  const showPlaced = ({ node, enclosed }: Placed): string => (enclosed ? fenced('(', show(node), ')') : show(node));
  const showAt = (node: Expression, place: Place): string => showPlaced(placed(node, place, view));
  const commas = (nodes: readonly Expression[]): string => nodes.map(show).join(operator(','));

  const table = (node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>, open: string, close: string): string => {
    const { rows, bar } = cellsOf(node, view.extent);
    const cell = (content: Expression, column: number): string =>
      element('mtd', show(content), column === bar && column > 0 ? { style: 'border-left: 1px solid' } : {});
    return fenced(
      open,
      element('mtable', rows.map((line) => element('mtr', line.cells.map(cell).join(''))).join('')),
      close,
    );
  };

  const handlers: ExpressionHandlers<string> = {
    number: ({ value }) => numberMathml(write(value, view.numbers), view),
    symbol: ({ name, upright }) => identifier(name, upright),
    subscript: ({ base, indices }) => element('msub', showAt(base, 'indexed') + row(commas(indices))),
    matrix: (node) => table(node, '[', ']'),
    grid: (node) => table(node, '[', ']'),
    determinant: ({ of }) =>
      of.kind === 'matrix' || of.kind === 'grid' ? table(of, '|', '|') : fenced('|', show(of), '|'),
    list: (node) => {
      if (isSystem(node))
        return element('mtable', node.items.map((item) => element('mtr', element('mtd', show(item)))).join(''));
      const items = commas(shortened(node.items, LONGEST_LIST, view.extent, { kind: 'elided', direction: 'row' }));
      if (node.brackets === 'none') return row(items);
      return node.brackets === 'round' ? fenced('(', items, ')') : fenced('[', items, ']');
    },
    negative: ({ of }) => row(operator('−') + showAt(of, 'term')),
    sum: (node) =>
      row(
        termsOf(node, view)
          .map((term, index) => {
            const sign = index === 0 ? (term.minus ? operator('−') : '') : operator(term.minus ? '−' : '+');
            return sign + showPlaced(term);
          })
          .join(''),
      ),
    product: (node) =>
      row(
        factorsOf(node, view)
          .map((factor, index) => (index === 0 ? '' : operator(JOINTS[factor.joint])) + showPlaced(factor))
          .join(''),
      ),
    quotient: ({ numerator, denominator, division }) =>
      division
        ? row(showAt(numerator, 'divided') + operator('÷') + showAt(denominator, 'divided'))
        : element('mfrac', show(numerator) + show(denominator)),
    power: ({ base, exponent }) => element('msup', showAt(base, 'base') + shower(exponentView(view))(exponent)),
    root: ({ of, degree }) => rootMathml(show(of), degree),
    apply: ({ name, arguments: args }) =>
      row(identifier(name, name.length > 1) + operator(FUNCTION_APPLICATION) + fenced('(', commas(args), ')')),
    words: ({ text }) => element('mtext', escapeMarkup(text)),
    relation: (node) => {
      const chain = chainOf(node, view);
      const member = chain.view === view ? show : shower(chain.view);
      return row(
        member(chain.first) +
          chain.links.map((link) => operator(COMPARISONS[link.comparison]) + member(link.right)).join(''),
      );
    },
    elided: ({ direction }) => operator(DOTS[direction]),
  };
  return show;
}

function row(inner: string): string {
  return element('mrow', inner);
}

function operator(sign: string): string {
  return element('mo', escapeMarkup(sign));
}

/** Position in the row tells a browser which signs are fences and which minus is a sign, not an operation. */
function fenced(open: string, inner: string, close: string): string {
  return row(operator(open) + inner + operator(close));
}

/** A name: one letter is set in italics by itself, several upright. */
function identifier(name: string, upright: boolean): string {
  return element('mi', escapeMarkup(name), upright && Array.from(name).length === 1 ? { mathvariant: 'normal' } : {});
}

function rootMathml(radicand: string, degree: number): string {
  return degree === 2 ? element('msqrt', radicand) : element('mroot', radicand + numeral(String(degree)));
}

function numberMathml(written: Written, view: View): string {
  const inner = (part: Written): string => numberMathml(part, view);
  const magnitude = foldWritten<Written['form'], string>(written, {
    integer: (form) => numeral(form.digits),
    decimal: (form) => numeral(form.digits),
    scientific: ({ mantissa, exponent }) =>
      row(numeral(mantissa) + operator('×') + element('msup', numeral('10') + signedDigits(exponent))),
    fraction: ({ numerator, denominator }) => element('mfrac', numeral(numerator) + numeral(denominator)),
    root: ({ degree, radicand }) => rootMathml(inner(radicand), degree),
    power: ({ base, exponent }) =>
      element(
        'msup',
        (numberNeedsParentheses(base, 'base', view) ? fenced('(', inner(base), ')') : inner(base)) + inner(exponent),
      ),
  });
  return written.negative ? row(operator('−') + magnitude) : magnitude;
}

function signedDigits(value: number): string {
  const digits = numeral(String(Math.abs(value)));
  return value < 0 ? row(operator('−') + digits) : digits;
}

function numeral(digits: string): string {
  return element('mn', digits);
}
