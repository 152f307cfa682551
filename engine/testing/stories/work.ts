// The work of an exercise: how much a person writes who works it out.

import { type Block, paragraph } from '../../document/block.ts';
import type { Prose } from '../../document/prose.ts';
import { fractionText } from '../../exact/rational.ts';
import { numbersShown } from './numbers-shown.ts';

/** The digits of all numbers in the formulas of a story of normal length, and in the sentences before it; a fraction counts for one more, because it has to be reduced. */
export function workOf(story: readonly Block[], before: readonly Prose[] = []): number {
  const formulas = story.filter(({ kind, background, from }) => kind === 'formula' && !background && from !== 'full');
  const written = [...before.map((sentence) => paragraph(sentence)), ...formulas];
  return [...numbersShown(written.map((block) => ({ ...block, explain: null })))].reduce(
    (total, shown) => total + fractionText(shown).replaceAll(/\D/g, '').length + (shown.denominator === 1n ? 0 : 1),
    0,
  );
}

/** The number in the middle of some. */
export function middleOf(values: readonly number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)];
}
