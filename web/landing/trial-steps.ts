// The steps that stand for a whole working on the landing page: the first one with a reason, and the figure.

import type { Step } from '../service/answers.ts';

export function telling(steps: readonly Step[]): readonly Step[] {
  const reasoned = steps.find(({ kind, explain }) => kind === 'formula' && explain !== null);
  const figure = steps.find(({ kind }) => kind === 'figure');
  return [reasoned, figure].filter((step) => step !== undefined);
}
