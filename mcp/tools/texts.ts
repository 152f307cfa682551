// Texts: stories, sentences and formulas as an assistant reads them, in plain text or with LaTeX.

import { foldBlock, type Step } from '@matrixsteps/engine/document/block.ts';
import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { Extent } from '@matrixsteps/engine/render/view.ts';
import type { Notation } from './options.ts';

const RENDERER = { text: RENDERERS[''], latex: RENDERERS.latex } as const satisfies {
  readonly [N in Notation]: unknown;
};

export function proseText(text: Prose, notation: Notation, style: NumberStyle = FRACTIONS): string {
  return RENDERER[notation].prose(text, style);
}

/** A formula set apart: LaTeX between dollar signs, plain text as it is. */
export function formulaText(
  formula: Expression,
  notation: Notation,
  style: NumberStyle = FRACTIONS,
  extent: Extent = 'elided',
): string {
  const text = RENDERER[notation].expression(formula, style, extent);
  return notation === 'latex' ? `$$${text}$$` : text;
}

/** One text for each block of a story; the reason stands below what it explains. */
export function stepTexts(steps: readonly Step[], notation: Notation, style: NumberStyle): readonly string[] {
  return steps.map(({ block }) => {
    const content = foldBlock<typeof block.kind, string>(block, {
      heading: ({ text }) => `## ${proseText(text, notation, style)}`,
      formula: ({ expression }) => formulaText(expression, notation, style),
      prose: ({ text }) => proseText(text, notation, style),
      figure: ({ text }) => proseText(text, notation, style),
      rule: () => '---',
    });
    return block.explain === null ? content : `${content}\n(${proseText(block.explain, notation, style)})`;
  });
}

/** A title with what stands below it; nothing where there is nothing. */
export function section(title: string, paragraphs: readonly string[]): readonly string[] {
  return paragraphs.length === 0 ? [] : [`# ${title}`, ...paragraphs];
}

export function bullets(items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')];
}

/** Paragraphs with an empty line between them. */
export function document(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
