// Steps in family A: {id, content, content_type, metadata, explain, explain_type}.
// Above: envelope.ts. Below: engine/render/latex.ts, story.ts, step-marks.ts.

import { foldBlock, type Step } from '@matrixmath/engine/document/block.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixmath/engine/render/style.ts';
import { marksOf, type StepMarks } from '../step-marks.ts';
import { type JsonText, plain } from '../writing/json.ts';

interface Content {
  readonly content: string;
  readonly type: 'h1' | 'latex' | 'text' | 'border';
  readonly metadata: { readonly width: number; readonly pattern: string; readonly color: string } | StepMarks | null;
}

/** The steps, background blocks among them. Formulas are LaTeX; in sentences they stand between \( and \). */
export function stepsJson(steps: readonly Step[], style: NumberStyle): JsonText {
  let text = '[';
  for (let index = 0; index < steps.length; index++) text += (index === 0 ? '' : ',') + stepJson(steps[index], style);
  return `${text}]`;
}

/** Written member by member: an object for each step, made only to be written, costs as much again. */
function stepJson({ id, block }: Step, style: NumberStyle): JsonText {
  const { latex } = RENDERERS;
  const { content, type, metadata } = foldBlock<typeof block.kind, Content>(block, {
    heading: ({ text }) => ({ content: latex.prose(text, style), type: 'h1', metadata: null }),
    formula: ({ expression }) => ({
      content: latex.expression(expression, style),
      type: 'latex',
      metadata: marksOf(block),
    }),
    prose: ({ text }) => ({ content: latex.prose(text, style), type: 'text', metadata: null }),
    rule: ({ width }) => ({
      content: '',
      type: 'border',
      metadata: { width, pattern: 'solid', color: 'gray' },
    }),
  });
  const marks = metadata === null ? 'null' : plain(metadata);
  const shown = `{"id":${plain(id)},"content":${plain(content)},"content_type":"${type}","metadata":${marks}`;
  if (block.explain === null) return `${shown},"explain":null,"explain_type":null}`;
  return `${shown},"explain":${plain(latex.prose(block.explain, style))},"explain_type":"info"}`;
}
