// Steps in family A: {id, content, content_type, metadata, explain, explain_type}.
// Above: envelope.ts. Below: engine/render/latex.ts, story.ts, step-marks.ts.

import { foldBlock, type Step } from '@matrixmath/engine/document/block.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixmath/engine/render/style.ts';
import { marksOf, type StepMarks } from '../step-marks.ts';
import { type JsonText, plain } from '../writing/json.ts';

interface Content {
  readonly content: string;
  readonly content_type: 'h1' | 'latex' | 'text' | 'border';
  readonly metadata: { readonly width: number; readonly pattern: string; readonly color: string } | StepMarks | null;
}

/** The steps, background blocks among them. Formulas are LaTeX; in sentences they stand between \( and \). */
export function stepsJson(steps: readonly Step[], style: NumberStyle): JsonText {
  return plain(steps.map((step) => stepOf(step, style)));
}

function stepOf({ id, block }: Step, style: NumberStyle): object {
  const { latex } = RENDERERS;
  const { content, content_type, metadata } = foldBlock<typeof block.kind, Content>(block, {
    heading: ({ text }) => ({ content: latex.prose(text, style), content_type: 'h1', metadata: null }),
    formula: ({ expression }) => ({
      content: latex.expression(expression, style),
      content_type: 'latex',
      metadata: marksOf(block),
    }),
    prose: ({ text }) => ({ content: latex.prose(text, style), content_type: 'text', metadata: null }),
    rule: ({ width }) => ({
      content: '',
      content_type: 'border',
      metadata: { width, pattern: 'solid', color: 'gray' },
    }),
  });
  const explain = block.explain === null ? null : latex.prose(block.explain, style);
  return { id, content, content_type, metadata, explain, explain_type: explain === null ? null : 'info' };
}
