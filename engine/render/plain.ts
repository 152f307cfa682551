// Plain text: Unicode that lines up in a fixed-width font. Minus is always U+2212.

import { foldBlock } from '../document/block.ts';
import { elided, type Expression, type ExpressionHandlers, type ExpressionOf, fold } from '../document/expression.ts';
import { barsOf } from './bars.ts';
import {
  type Box,
  behindBrace,
  beside,
  between,
  type Delimiters,
  inRow,
  leftAligned,
  raised,
  rightAligned,
  ruledTable,
  stacked,
  tableau,
  textBox,
  widthOf,
} from './box.ts';
import { productOfDigits, rowsOfDigits, sumOfDigits } from './digits.ts';
import { cellsOf, LONGEST_LIST, shortened, tableCellsOf } from './elision.ts';
import { chainOf, isRoundedCell, spelledOut } from './exactness.ts';
import { isMarked } from './marks.ts';
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

/** Tables inside a sentence stand on one line, rows separated by semicolons. */
type Flow = 'display' | 'sentence';

const JOINTS: Readonly<Record<Joint, string>> = { none: '', space: ' ', dot: ' · ', cross: ' × ', hadamard: ' ∘ ' };

const DOTS = { row: '⋯', column: '⋮', diagonal: '⋱' } as const;

/** Between commas dots stand low. */
const LOW_DOTS = '…';

const BRACKETS: Readonly<Record<'round' | 'square', Delimiters>> = { round: 'round', square: 'square' };

export const plain: Renderer<string> = {
  name: '',
  expression: (node, style, extent = 'elided') => textOf(plainBox(node, style, extent)),
  prose: (text, style) =>
    spelledOut(text, style)
      .map((piece) => (typeof piece === 'string' ? tidy(piece) : sentenceText(piece, style)))
      .join(''),
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => plain.prose(text, style),
      formula: ({ expression }) => plain.expression(expression, style),
      prose: ({ text }) => plain.prose(text, style),
      figure: ({ text }) => plain.prose(text, style),
      rule: ({ width }) => '─'.repeat(40 * Math.max(1, width)),
    }),
};

/** The lines of an expression in plain text. */
export function plainBox(node: Expression, style: NumberStyle, extent: Extent = 'elided'): Box {
  return showerFor.display(viewOf(style, extent, 'linear'))(node);
}

function sentenceText(node: Expression, style: NumberStyle): string {
  return textOf(showerFor.sentence(viewOf(style, 'elided', 'linear'))(node));
}

function textOf(box: Box): string {
  return box.lines.map((line) => line.trimEnd()).join('\n');
}

/** Control characters have no place on a page. */
function tidy(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}

const showerFor = {
  display: perView((view) => shower(view, 'display')),
  sentence: perView((view) => shower(view, 'sentence')),
} as const;

function shower(view: View, flow: Flow): (node: Expression) => Box {
  const show = (node: Expression): Box => fold(settle(node, view), handlers);
  const showPlaced = ({ node, enclosed }: Placed): Box => (enclosed ? between('round', show(node)) : show(node));
  const showAt = (node: Expression, place: Place): Box => showPlaced(placed(node, place, view));

  const table = (node: Parameters<typeof cellsOf>[0], delimiters: Delimiters): Box => {
    if (node.kind === 'matrix' && node.marks === null && flow === 'display') {
      const digits = rowsOfDigits(node.matrix, view.extent, '−');
      if (digits !== null) return between(delimiters, rightAligned(digits));
    }
    const { rows, columns, bar } = cellsOf(node, view.extent);
    const boxes = rows.map((row) => row.cells.map(show));
    const isMarkedAt = (row: number, column: number): boolean => isMarked(node.marks, rows[row].index, columns[column]);
    if (flow === 'display') return between(delimiters, tableau(boxes, bar, node.marks === null ? null : isMarkedAt));
    const lines = boxes.map((row) =>
      inRow(row.flatMap((cell, index) => (index === 0 ? [cell] : [textBox(index === bar ? ' │ ' : ' '), cell]))),
    );
    return between(delimiters, joined(lines, '; '));
  };

  const commas = (nodes: readonly Expression[]): Box =>
    joined(
      nodes.map((node) => (node.kind === 'elided' ? textBox(LOW_DOTS) : show(node))),
      `${listSeparator(view)} `,
    );

  const relationParts = (node: ExpressionOf<'relation'>): readonly [first: Box, links: Box] => {
    const chain = chainOf(node, view);
    const member = showerFor[flow](chain.view);
    const links = chain.links.flatMap((link) => [
      textBox(` ${comparisonSign(link.comparison, COMPARISON_SIGNS, view)} `),
      member(link.right),
    ]);
    return [member(chain.first), inRow(links)];
  };

  /** Relations one under the other, their first signs too. */
  const system = (items: readonly Expression[]): Box => {
    const parts = shortened(items, LONGEST_LIST, view.extent, elided('column')).map((item) =>
      item.kind === 'relation' ? relationParts(item) : ([textBox(''), beside(textBox(' '), show(item))] as const),
    );
    const width = parts.reduce((most, [first]) => Math.max(most, widthOf(first)), 0);
    const lines = parts.map(([first, links]) => inRow([first, textBox(' '.repeat(width - widthOf(first))), links]));
    return stacked(lines, 'left');
  };

  /** What stands side by side, unless it is too wide for a page. */
  const lineOf = (item: Expression): Box => {
    const shown = show(item);
    if (item.kind !== 'list' || widthOf(shown) <= WIDEST_LINE) return shown;
    return stacked(item.items.map(show), 'left');
  };
  const lineByLine = (items: readonly Expression[]): Box =>
    stacked(shortened(items, LONGEST_LIST, view.extent, elided('column')).map(lineOf), 'left');

  /** The sign with its bounds: as raised and lowered letters where there are such, else above and below it. */
  const seriesSign = ({ operator, index, from, to }: ExpressionOf<'series'>): Box => {
    const sign = operator === 'sum' ? '∑' : '∏';
    const [first, above] = [from, to].map((bound) => textOf(showerFor.sentence(view)(bound)));
    const below = `${tidy(index)} = ${first}`;
    const [low, high] = [shifted(below, SUBSCRIPTS), shifted(above, SUPERSCRIPTS)];
    if (low !== null && high !== null) return textBox(sign + low + high);
    if (flow === 'display') return stacked([textBox(above), textBox(sign), textBox(below)], 'centre', 1);
    return textBox(`${sign}${subscriptText([below])}${superscriptText(above)}`);
  };

  const handlers: ExpressionHandlers<Box> = {
    number: (node) => textBox(numberText(writeNumber(node, view.numbers), view)),
    symbol: ({ name }) => textBox(tidy(name)),
    subscript: ({ base, indices }) =>
      beside(
        showAt(base, 'indexed'),
        textBox(subscriptText(indices.map((index) => textOf(showerFor.sentence(view)(index))))),
      ),
    matrix: (node) => table(node, 'square'),
    grid: (node) => {
      const shown = table(node, 'square');
      if (node.beside === undefined) return shown;
      const notes = node.beside.map((note) => (note === null ? textBox('') : show(note)));
      return inRow([shown, textBox('  '), stacked(notes, 'left')]);
    },
    table: (node) => {
      const { rows, totals } = tableCellsOf(node, view.extent);
      const cell = (content: Expression): Box =>
        isRoundedCell(content, view) ? beside(textBox('≈ '), show(content)) : show(content);
      const header = node.header.map(show);
      const body = rows.map((row) => row.cells.map(cell));
      const sums = totals?.map((total) => (total === null ? textBox('') : cell(total))) ?? null;
      if (flow === 'display') return ruledTable(header, body, sums);
      const lines = [header, ...body, ...(sums === null ? [] : [sums])].map((row) => joined(row, ', '));
      return joined(lines, '; ');
    },
    cases: ({ branches }) => {
      const rows = branches.map(({ value, condition }) => [
        show(value),
        condition === null ? textBox('otherwise') : beside(textBox('if '), show(condition)),
      ]);
      if (flow === 'display') return behindBrace(leftAligned(rows));
      const lines = rows.map((row) => joined(row, ' '));
      return joined(lines, '; ');
    },
    series: (node) => inRow([seriesSign(node), textBox(' '), showAt(node.term, 'term')]),
    determinant: ({ of }) =>
      of.kind === 'matrix' || of.kind === 'grid' ? table(of, 'bars') : between('bars', show(of)),
    list: (node) => {
      if (isSystem(node) && flow === 'display') return system(node.items);
      if (isLines(node) && flow === 'display') return lineByLine(node.items);
      const items = commas(shortened(node.items, LONGEST_LIST, view.extent, elided('row')));
      return node.brackets === 'none' ? items : between(BRACKETS[node.brackets], items);
    },
    negative: ({ of }) => beside(textBox('−'), showAt(of, 'term')),
    sum: (node) => {
      const digits = sumOfDigits(node, view, '−');
      if (digits !== null) return textBox(digits);
      return inRow(
        termsOf(node, view).flatMap((term, index) => [
          textBox(index === 0 ? (term.minus ? '−' : '') : term.minus ? ' − ' : ' + '),
          showPlaced(term),
        ]),
      );
    },
    product: (node) => {
      const digits = productOfDigits(node, view, '−', JOINTS[node.sign === 'adjacent' ? 'none' : node.sign]);
      if (digits !== null) return textBox(digits);
      return inRow(factorsOf(node, view).flatMap((factor) => [textBox(JOINTS[factor.joint]), showPlaced(factor)]));
    },
    quotient: ({ numerator, denominator, division }) => {
      if (division) return joined([showAt(numerator, 'divided'), showAt(denominator, 'divided')], ' ÷ ');
      const [above, below] = [show(numerator), show(denominator)];
      if (above.lines.length === 1 && below.lines.length === 1) {
        return joined([showAt(numerator, 'numerator'), showAt(denominator, 'denominator')], '/');
      }
      const stroke = textBox('─'.repeat(Math.max(widthOf(above), widthOf(below))));
      return stacked([above, stroke, below], 'centre', 1);
    },
    power: ({ base, exponent }) => {
      const raisedBox = showerFor[flow](exponentView(view))(exponent);
      const below = showAt(base, 'base');
      return raisedBox.lines.length > 1
        ? raised(below, raisedBox)
        : below.lines.length > 1
          ? raised(below, textBox(superscriptText(raisedBox.lines[0])))
          : beside(below, textBox(superscriptText(raisedBox.lines[0])));
    },
    root: ({ of, degree }) => beside(textBox(rootSign(degree)), showAt(of, 'radicand')),
    apply: ({ name, arguments: args }) => {
      const bars = barsOf(name);
      if (bars === null) return beside(textBox(tidy(name)), between('round', commas(args)));
      const inside = between(bars.sign === '|' ? 'absolute' : 'norm', commas(args));
      return bars.index === null ? inside : beside(inside, textBox(subscriptText([bars.index])));
    },
    words: ({ text }) => textBox(tidy(text)),
    relation: (node) => {
      const [first, links] = relationParts(node);
      return beside(first, links);
    },
    elided: ({ direction }) => textBox(DOTS[direction]),
  };
  return show;
}

/** The width of a page of plain text, in characters. */
const WIDEST_LINE = 80;

function joined(boxes: readonly Box[], separator: string): Box {
  return inRow(boxes.flatMap((box, index) => (index === 0 ? [box] : [textBox(separator), box])));
}

function numberText(written: Written, view: View): string {
  const magnitude = foldWrittenWith(written, view, MAGNITUDES);
  return written.negative ? `−${magnitude}` : magnitude;
}

const MAGNITUDES: WrittenHandlers<View, string> = {
  integer: ({ digits }) => digits,
  decimal: ({ digits }, view) => separatedDecimal(digits, view),
  scientific: ({ mantissa, exponent }, view) =>
    `${separatedDecimal(mantissa, view)} × 10${superscriptText(String(exponent).replace('-', '−'))}`,
  fraction: ({ numerator, denominator }) => `${numerator}/${denominator}`,
  root: ({ degree, radicand }, view) => rootSign(degree) + within(radicand, 'radicand', view),
  power: ({ base, exponent }, view) => within(base, 'base', view) + superscriptText(numberText(exponent, view)),
};

function within(part: Written, place: Place, view: View): string {
  return numberNeedsParentheses(part, place, view) ? `(${numberText(part, view)})` : numberText(part, view);
}

const SUPERSCRIPTS = alphabet('0123456789+−=()nikjmTabcdprst', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵏʲᵐᵀᵃᵇᶜᵈᵖʳˢᵗ');
const SUBSCRIPTS = alphabet('0123456789+−=()nikjmprst', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢₖⱼₘₚᵣₛₜ');

function alphabet(letters: string, written: string): ReadonlyMap<string, string> {
  const images = Array.from(written);
  return new Map(Array.from(letters, (letter, index) => [letter, images[index]]));
}

/** Raised letters where Unicode has them all; a caret otherwise. */
function superscriptText(text: string): string {
  return shifted(text, SUPERSCRIPTS) ?? (text.length === 1 ? `^${text}` : `^(${text})`);
}

/** Single characters stand together, a₂₃; longer indices are separated, a₁₂,₃. */
function subscriptText(indices: readonly string[]): string {
  const lowered = indices.map((index) => shifted(index, SUBSCRIPTS));
  if (lowered.every((index) => index !== null)) {
    return lowered.join(lowered.some((index) => index.length > 1) ? ',' : '');
  }
  return indices.length === 1 && indices[0].length === 1 ? `_${indices[0]}` : `_(${indices.join(', ')})`;
}

/** Text in raised or lowered letters; null where one of them has no such image. */
function shifted(text: string, letters: ReadonlyMap<string, string>): string | null {
  const images = Array.from(text.replaceAll(' ', ''), (letter) => letters.get(letter));
  return images.every((image) => image !== undefined) ? images.join('') : null;
}

function rootSign(degree: number): string {
  if (degree === 2) return '√';
  return degree === 3 ? '∛' : degree === 4 ? '∜' : `${superscriptText(String(degree))}√`;
}
