// The story of a solution: its steps, numbered so that the same question has the same ids.

import { asSteps, type Block, heading, type Step } from '@matrixsteps/engine/document/block.ts';
import { say } from '@matrixsteps/engine/document/prose.ts';
import type { Solution, SolvedCall } from '../solve/solution.ts';
import type { ParsedRequest } from '../validate/parse-request.ts';
import { stepPlaces } from './number-styles.ts';
import { answerRounding, withShownSums } from './rounded-steps.ts';

/** All steps of a solution, whose numbers are going to be rounded to these places, if any. Of `all`, each operation opens with a heading, and its ids carry its key. */
export function storyOf(
  { request, calls, all }: Solution,
  places: number | null = stepPlaces(request),
): readonly Step[] {
  return calls.flatMap((call) => {
    const { key, operation } = call;
    const blocks = toldOf(call, request, places);
    return all ? asSteps([heading(say`${operation.title}`), ...blocks], `${key}-`) : asSteps(blocks);
  });
}

function toldOf(
  { computation, answer }: SolvedCall,
  { writtenInDecimals }: ParsedRequest,
  places: number | null,
): readonly Block[] {
  const blocks = computation.story(writtenInDecimals);
  return places === null ? blocks : [...withShownSums(blocks, places), ...answerRounding(answer, places)];
}

export function withoutBackground(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ block }) => !block.background);
}

export function backgroundOf(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ block }) => block.background);
}
