// The parts of an answer of several parts as a page sets them: rows of formulas, and sentences.

import { type Expression, list, relation } from '@matrixsteps/engine/document/expression.ts';
import { escapeMarkup } from '@matrixsteps/engine/render/markup.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { isLines } from '@matrixsteps/engine/render/typography.ts';
import type { Extent } from '@matrixsteps/engine/render/view.ts';

/** A formula, a further term of the formula before it, or words that are no part of one. */
export interface ShownPart {
  readonly kind: 'formula' | 'term' | 'words';
  readonly html: string;
  /** The same as it is read aloud. */
  readonly speech: string;
}

/** A row for each line of the answer, with the formulas that stand side by side in it. */
export function shownRows(answer: Expression, style: NumberStyle, extent: Extent): readonly (readonly ShownPart[])[] {
  const lines = answer.kind === 'list' && isLines(answer) ? answer.items : [answer];
  const shower = (part: Expression): readonly ShownPart[] => shownParts(part, style, extent);
  return lines.map((line) => partsOf(line).flatMap(shower));
}

/** Words behind a relation stay with it. */
function partsOf(line: Expression): readonly Expression[] {
  if (line.kind !== 'list' || line.brackets !== 'none') return [line];
  const parts: Expression[] = [];
  for (const item of line.items) {
    const before = item.kind === 'words' ? parts.pop() : undefined;
    parts.push(before === undefined ? item : list([before, item], 'none'));
  }
  return parts;
}

/** The words, the formula, or the terms of a wide sum one by one, so that narrow screens set them below each other. */
function shownParts(part: Expression, style: NumberStyle, extent: Extent): readonly ShownPart[] {
  const speech = (node: Expression): string => RENDERERS.speech.expression(node, style, extent);
  const html = (node: Expression): string => RENDERERS.html.expression(node, style, extent);
  if (part.kind === 'words') return [{ kind: 'words', html: escapeMarkup(part.text), speech: speech(part) }];
  const [first, ...terms] = isWide(part, style) ? termsOf(part) : [part];
  return [
    { kind: 'formula', html: html(first), speech: speech(first) },
    ...terms.map((term) => ({ kind: 'term', html: withPlus(html(term)), speech: `plus ${speech(term)}` }) as const),
  ];
}

/** Formulas of more characters in plain text are wider than a telephone. */
const NARROW = 28;

function isWide(part: Expression, style: NumberStyle): boolean {
  return RENDERERS['']
    .expression(part, style)
    .split('\n')
    .some((line) => line.length > NARROW);
}

/** `Aⁿ = first term`, and the other terms, where each is a product; else the formula as it is. */
function termsOf(part: Expression): readonly [Expression, ...Expression[]] {
  if (part.kind !== 'relation' || part.links.length !== 1) return [part];
  const [{ comparison, right }] = part.links;
  if (right.kind !== 'sum' || !right.terms.every(({ kind }) => kind === 'product' || kind === 'matrix')) return [part];
  const [first, ...others] = right.terms;
  return [relation(part.first, comparison, first), ...others];
}

const PLUS = '<mo form="infix">+</mo>';

/** A plus sign before a formula. */
function withPlus(math: string): string {
  return math.replace(/^<math[^>]*>/, (start) => start + PLUS);
}
