// The story of a solution: its steps, numbered so that the same question has the same ids.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import {
  alsoInShort,
  asSteps,
  type Block,
  heading,
  type Step,
  type StoryLength,
} from '@matrixsteps/engine/document/block.ts';
import { withOperationsBeside } from '@matrixsteps/engine/document/operations-beside.ts';
import { stepsAtLength } from '@matrixsteps/engine/document/story-length.ts';
import { say } from '@matrixsteps/engine/document/prose.ts';
import type { Solution, SolvedCall } from '../solve/solution.ts';
import { stepsLength } from '../endpoints/parameters.ts';
import type { ParsedRequest } from '../validate/parse-request.ts';
import { conventionsOf, stepPlaces } from './number-styles.ts';
import { answerRounding, withRoundingSaid, withShownSums } from './rounded-steps.ts';

/** All steps of a solution, whose numbers are going to be rounded to these places, if any. Of `all`, each operation opens with a heading, and its ids carry its key. */
export function storyOf(
  { request, calls, all }: Solution,
  places: number | null = stepPlaces(request),
  length: StoryLength = lengthOf(request),
): readonly Step[] {
  return calls.flatMap((call) => {
    const { key, operation } = call;
    const blocks = toldOf(call, request, places);
    const steps = all ? asSteps([...titleOf(operation), ...blocks], `${key}-`) : asSteps(blocks);
    return shownSteps(steps, request, length);
  });
}

/** Opens the story of one of several operations, at every length. */
export function titleOf({ title }: Operation): readonly Block[] {
  return alsoInShort(heading(say`${title}`));
}

/** The length of the story that was asked for. */
export function lengthOf({ values }: ParsedRequest): StoryLength {
  const chosen = values(stepsLength);
  return chosen === 'short' || chosen === 'full' ? chosen : 'normal';
}

/** The steps in the notation and, unless another one is wanted, the length that were asked for. */
export function shownSteps(
  steps: readonly Step[],
  request: ParsedRequest,
  length: StoryLength = lengthOf(request),
): readonly Step[] {
  const isBeside = conventionsOf(request)?.rowOperations === 'beside';
  return stepsAtLength(isBeside ? withOperationsBeside(steps) : steps, length);
}

function toldOf(
  { computation, answer }: SolvedCall,
  { writtenInDecimals }: ParsedRequest,
  places: number | null,
): readonly Block[] {
  // Who asks for rounded steps wants no fractions on the way, either.
  const blocks = computation.story(writtenInDecimals || places !== null);
  if (places === null) return blocks;
  return withRoundingSaid([...withShownSums(blocks, places), ...answerRounding(answer, places)], places);
}

export function withoutBackground(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ block }) => !block.background);
}

export function backgroundOf(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ block }) => block.background);
}
