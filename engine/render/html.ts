// HTML: semantic and complete without a script or a style sheet; mathematics is MathML Core.

import { foldBlock } from '../document/block.ts';
import type { Expression, ExpressionOf } from '../document/expression.ts';
import { widthOf } from './box.ts';
import { tableColumnsOf } from './columns.ts';
import { tableCellsOf } from './elision.ts';
import { spelledOut } from './exactness.ts';
import { element, escapeMarkup } from './markup.ts';
import { cellMathml, mathmlOf } from './mathml.ts';
import { hasNoDigits, writeNumber } from './numbers.ts';
import { plainBox } from './plain.ts';
import type { Renderer } from './renderer.ts';
import type { NumberStyle } from './style.ts';
import { figurePicture } from './svg/figure.ts';
import { type Extent, viewOf } from './view.ts';

/** Formulas wider than this many characters of plain text may not fit on a screen of 320 pixels. */
const NARROW = 28;

/** A formula is a paragraph of its own; a table of values is a table of HTML. */
export const html: Renderer<string> = {
  name: 'html',
  expression: (node, style, extent = 'elided') =>
    node.kind === 'table' ? tableHtml(node, style, extent) : display(node, style, extent),
  prose: (text, style) =>
    proseHtml(
      spelledOut(text, style).map((piece) => digitsOf(piece, style) ?? piece),
      style,
    ),
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ level, text }) => element(`h${level}`, html.prose(text, style)),
      formula: ({ expression }) => formulaHtml(expression, style),
      prose: ({ text }) => element('p', html.prose(text, style)),
      figure: (figure) =>
        element('figure', figurePicture(figure, style) + element('figcaption', html.prose(figure.text, style)), {
          class: 'figure',
          style: 'margin: 1em 0',
        }),
      // Closed as XML has it, for pages that read the markup as that; HTML does not mind.
      rule: () => '<hr />',
    }),
};

function display(node: Expression, style: NumberStyle, extent: Extent): string {
  return element('math', mathmlOf(node, style, extent), { display: 'block' });
}

function formulaHtml(node: Expression, style: NumberStyle): string {
  const isWide = isWideExpression(node, style);
  if (node.kind === 'table') {
    const attributes = isWide ? { class: 'table', ...scrollable('Wide table'), style: SCROLLED } : { class: 'table' };
    return element('div', tableHtml(node, style, 'elided'), attributes);
  }
  const attributes = isWide
    ? { class: 'formula', ...scrollable('Wide formula'), style: SCROLLED }
    : { class: 'formula' };
  return element('p', display(node, style, 'elided'), attributes);
}

/**
 * The digits of a number that is a word of its sentence, in the font and weight of the text around it: "Row 2" is a heading that
 * can be bold. A negative number stays a formula, because voices pass over a minus sign in text.
 */
function digitsOf(piece: string | Expression, style: NumberStyle): string | null {
  if (typeof piece === 'string' || piece.kind !== 'number' || hasNoDigits(piece.value)) return null;
  const written = writeNumber(piece, style);
  return !written.negative && (written.form === 'integer' || written.form === 'decimal') ? written.digits : null;
}

/** Browsers break lines on both sides of a formula, so that its punctuation has to be held beside it. */
function proseHtml(pieces: readonly (string | Expression)[], style: NumberStyle): string {
  return pieces
    .map((piece, index) => {
      const [before, after] = [pieces[index - 1], pieces[index + 1]];
      if (typeof piece === 'string') {
        const start = typeof before === 'object' ? closingOf(piece).length : 0;
        const rest = piece.slice(start);
        return escapeMarkup(typeof after === 'object' ? rest.slice(0, rest.length - openingOf(rest).length) : rest);
      }
      const opening = typeof before === 'string' ? openingOf(before) : '';
      const closing = typeof after === 'string' ? closingOf(after) : '';
      const isWide = isWideExpression(piece, style);
      const held = escapeMarkup(opening) + inlineHtml(piece, style, isWide) + escapeMarkup(closing);
      const isHeld = opening + closing !== '' && !isWide;
      return isHeld ? element('span', held, { style: 'white-space: nowrap' }) : held;
    })
    .join('');
}

function closingOf(text: string): string {
  return /^[,.;:!?)\]]*/.exec(text)?.[0] ?? '';
}

function openingOf(text: string): string {
  return /[([]*$/.exec(text)?.[0] ?? '';
}

/** A formula inside a sentence. */
function inlineHtml(node: Expression, style: NumberStyle, isWide: boolean): string {
  const math = element('math', mathmlOf(node, style));
  if (!isWide) return math;
  return element('span', math, { class: 'formula', ...scrollable('Wide formula'), style: SCROLLED_IN_LINE });
}

function isWideExpression(node: Expression, style: NumberStyle): boolean {
  return widthOf(plainBox(node, style)) > NARROW;
}

/** What is wide scrolls on its own and can be reached from the keyboard. */
function scrollable(label: string) {
  return { role: 'group', 'aria-label': label, tabindex: '0' } as const;
}

const SCROLLED = 'overflow: auto hidden; padding-block: 0.25em';
const SCROLLED_IN_LINE =
  'display: inline-block; max-width: 100%; overflow: auto hidden; padding-block: 0.25em; vertical-align: middle';

function tableHtml(node: ExpressionOf<'table'>, style: NumberStyle, extent: Extent): string {
  const { rows, totals } = tableCellsOf(node, extent);
  const columns = tableColumnsOf(node, viewOf(style, extent, 'built-up'));
  const styleOf = (column: number, border = ''): string =>
    `padding: 0.2em 0.6em; text-align: ${columns[column].isNumeric ? 'right' : 'center'}${border}`;
  const cell = (content: Expression | null, column: number, border = ''): string =>
    element('td', content === null ? '' : element('math', cellMathml(content, columns[column], style, extent)), {
      style: styleOf(column, border),
    });
  const sum = (total: Expression | null, column: number): string =>
    total?.kind === 'words'
      ? element('th', escapeMarkup(total.text), { scope: 'row', style: styleOf(column, OVERLINED) })
      : cell(total, column, OVERLINED);
  const header = node.header.map((title, column) =>
    element('th', element('math', mathmlOf(title, style, extent)), {
      scope: 'col',
      style: styleOf(column, UNDERLINED),
    }),
  );
  const body = rows.map((row) => element('tr', row.cells.map((content, column) => cell(content, column)).join('')));
  return element(
    'table',
    element('thead', element('tr', header.join(''))) +
      element('tbody', body.join('')) +
      (totals === null ? '' : element('tfoot', element('tr', totals.map(sum).join('')))),
    { style: 'border-collapse: collapse; margin: 1em auto' },
  );
}

const UNDERLINED = '; border-bottom: 1px solid';
const OVERLINED = '; border-top: 1px solid';
