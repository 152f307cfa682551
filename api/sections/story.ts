// The story of a solution: its steps, numbered so that the same question has the same ids.

import { asSteps, heading, type Step } from '@matrixmath/engine/document/block.ts';
import { say } from '@matrixmath/engine/document/prose.ts';
import type { Solution } from '../solve/solution.ts';

/** All steps of a solution. Of `all`, each operation opens with a heading, and its ids carry its key. */
export function storyOf({ request, calls, all }: Solution): readonly Step[] {
  const { writtenInDecimals } = request;
  return calls.flatMap(({ key, operation, computation }) => {
    const blocks = computation.story(writtenInDecimals);
    return all ? asSteps([heading(say`${operation.title}`), ...blocks], `${key}-`) : asSteps(blocks);
  });
}

export function withoutBackground(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ block }) => !block.background);
}

export function backgroundOf(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ block }) => block.background);
}
