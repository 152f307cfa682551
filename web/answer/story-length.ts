// How much of a working is shown: the lines alone, with sentences and reasons, or with every calculation.

import type { Step } from '../service/answers.ts';

export type StoryLength = Step['from'];

const lengths: readonly (readonly [StoryLength, string])[] = [
  ['short', 'Short'],
  ['normal', 'Normal'],
  ['full', 'Full'],
];

/** The steps of a story of this length; a short one has no reasons. */
export function stepsOfLength(steps: readonly Step[], length: StoryLength): readonly Step[] {
  const most = lengths.findIndex(([name]) => name === length);
  const shown = steps.filter(({ from }) => lengths.findIndex(([name]) => name === from) <= most);
  return length === 'short' ? shown.map((step) => ({ ...step, explain: null, explain_speech: null })) : shown;
}

/** The lengths that differ; empty where there is nothing to choose. A length that shows nothing more than a shorter one is left out. */
export function lengthsOf(steps: readonly Step[]): readonly (readonly [StoryLength, string])[] {
  const has = (from: StoryLength): boolean => steps.some((step) => step.from === from);
  const isReasoned = steps.some(({ explain }) => explain !== null);
  const found = lengths.filter(([name]) => name === 'normal' || has(name));
  const differing = found.filter(([name]) => name !== 'short' || has('normal') || isReasoned);
  return differing.length < 2 ? [] : differing;
}
