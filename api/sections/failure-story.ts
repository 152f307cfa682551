// The story of a question without an answer: its steps up to where one sees why, with the ids that steps of answers have.

import type { Intermediate } from '@matrixsteps/engine/catalogue/operation.ts';
import { asSteps, type Step } from '@matrixsteps/engine/document/block.ts';
import { keyOf } from '../solve/solution.ts';
import type { Failure, ParsedRequest } from '../validate/parse-request.ts';
import { stepPlaces } from './number-styles.ts';
import { withShownSums } from './rounded-steps.ts';
import { shownSteps, titleOf } from './story.ts';

export interface FailureSteps {
  readonly steps: readonly Step[];
  /** Of the one operation that was asked for. */
  readonly intermediate: Intermediate | null;
}

/**
 * The failures told one after the other, each with its title where there are several; null where none of them is mathematics,
 * but a limit of the service or a field that could not be read.
 */
export function failureStory(request: ParsedRequest, failures: readonly Failure[]): FailureSteps | null {
  const places = stepPlaces(request);
  const several = failures.length > 1;
  let intermediate: Intermediate | null = null;
  const steps = failures.flatMap(({ operation, problem }) => {
    const story = problem === null ? null : operation.explain(request.values, problem);
    if (story === null) return [];
    if (!several) ({ intermediate } = story);
    const blocks = places === null ? story.blocks : withShownSums(story.blocks, places);
    const told = several ? asSteps([...titleOf(operation), ...blocks], `${keyOf(operation.id)}-`) : asSteps(blocks);
    return shownSteps(told, request);
  });
  return steps.length === 0 ? null : { steps, intermediate };
}
