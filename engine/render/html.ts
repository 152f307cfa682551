// HTML: semantic and complete without a script or a style sheet; mathematics is MathML Core.
// Above: renderers.ts. Below: markup.ts, mathml.ts, plain.ts.

import { foldBlock } from '../document/block.ts';
import type { Expression } from '../document/expression.ts';
import { widthOf } from './box.ts';
import { element, escapeMarkup } from './markup.ts';
import { mathmlOf } from './mathml.ts';
import { plainBox } from './plain.ts';
import type { Renderer } from './renderer.ts';
import type { NumberStyle } from './style.ts';

/** Formulas wider than this many characters of plain text may not fit on a small screen. */
const NARROW = 40;

export const html: Renderer<string> = {
  name: 'html',
  expression: (node, style, extent = 'elided') => element('math', mathmlOf(node, style, extent), { display: 'block' }),
  prose: (text, style) =>
    text
      .map((piece) => (typeof piece === 'string' ? escapeMarkup(piece) : element('math', mathmlOf(piece, style))))
      .join(''),
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ level, text }) => element(`h${level}`, html.prose(text, style)),
      formula: ({ expression }) => formulaHtml(expression, style),
      prose: ({ text }) => element('p', html.prose(text, style)),
      rule: () => '<hr>',
    }),
};

/** A wide formula scrolls on its own and can be reached from the keyboard. */
function formulaHtml(expression: Expression, style: NumberStyle): string {
  const wide = widthOf(plainBox(expression, style)) > NARROW;
  const scrollable = { role: 'region', 'aria-label': 'Wide formula', tabindex: '0', style: 'overflow-x: auto' };
  return element('div', html.expression(expression, style), { class: 'formula', ...(wide ? scrollable : {}) });
}
