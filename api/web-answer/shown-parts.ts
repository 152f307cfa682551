// The parts of an answer of several parts as a page sets them: rows of formulas, and sentences.

import { type Expression, list } from '@matrixsteps/engine/document/expression.ts';
import { escapeMarkup } from '@matrixsteps/engine/render/markup.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { isLines } from '@matrixsteps/engine/render/typography.ts';
import type { Extent } from '@matrixsteps/engine/render/view.ts';

/** A formula, or words that are no part of one. */
export interface ShownPart {
  readonly kind: 'formula' | 'words';
  readonly html: string;
  /** The same as it is read aloud. */
  readonly speech: string;
}

/** A row for each line of the answer, with the formulas that stand side by side in it. */
export function shownRows(answer: Expression, style: NumberStyle, extent: Extent): readonly (readonly ShownPart[])[] {
  const lines = answer.kind === 'list' && isLines(answer) ? answer.items : [answer];
  return lines.map((line) => partsOf(line).map((part) => shownPart(part, style, extent)));
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

function shownPart(part: Expression, style: NumberStyle, extent: Extent): ShownPart {
  const speech = RENDERERS.speech.expression(part, style, extent);
  if (part.kind !== 'words') {
    return { kind: 'formula', html: RENDERERS.html.expression(part, style, extent), speech };
  }
  return { kind: 'words', html: escapeMarkup(part.text), speech };
}
