// What screen readers are told of a preview.

import { spokenAnswer } from './outcome.ts';
import { readableMessage, sentenceOf } from './problem-places.ts';
import type { Previewed } from './use-preview.ts';

/** The answer, or why there is none; empty for the example that stands there on arrival. */
export function previewSpoken(previewed: Previewed): string {
  if (previewed.kind === 'none' || (previewed.kind === 'previewed' && previewed.steps.length > 0)) return '';
  if (previewed.kind === 'previewed') return spokenAnswer(previewed.preview.answer.speech);
  return previewed.problems.map(({ msg }) => sentenceOf(readableMessage(msg))).join(' ');
}
