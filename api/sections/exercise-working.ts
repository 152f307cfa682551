// The worked solution of an exercise: the steps of the engine, or the sentences that solve a question.

import { type Block, foldBlock, paragraph, type StoryLength } from '@matrixsteps/engine/document/block.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { solve } from '../solve/solution.ts';
import type { AnyExercise, GeneratedExercise } from './exercise-set.ts';
import { storyOf, withoutBackground } from './story.ts';

/** The steps of the engine without their theory, or the sentences that solve a question. */
export function workingOf(exercise: AnyExercise, maxReplyBytes: number): readonly Block[] {
  return exercise.kind === 'compute'
    ? [...exercise.before.map((sentence) => paragraph(sentence)), ...stepsOf(exercise, 'normal', maxReplyBytes)]
    : exercise.question.solution.map((sentence) => paragraph(sentence));
}

/** The worked solution line by line: of an exercise in carrying an operation out, the lines of the short story. */
export function solutionOf(exercise: AnyExercise): readonly Prose[] {
  return exercise.kind === 'compute'
    ? withoutRepetitions(
        [...exercise.before, ...stepsOf(exercise, 'short', ANY_LENGTH).flatMap(sentencesOf)],
        exercise.style,
      )
    : exercise.question.solution;
}

/** The lines without those that say again what stands above: two parts of a story may begin with the same matrix. */
function withoutRepetitions(lines: readonly Prose[], style: NumberStyle): readonly Prose[] {
  const written = lines.map((line) => RENDERERS[''].prose(line, style));
  return lines.filter((_, index) => {
    const text = written[index];
    return !written.slice(0, index).some((earlier) => earlier === text || earlier.endsWith(` ${text}.`));
  });
}

/** The numbers of an exercise are small, and so is all that is written of it. */
const ANY_LENGTH = Number.MAX_SAFE_INTEGER;

function stepsOf({ id, request }: GeneratedExercise, length: StoryLength, maxReplyBytes: number): readonly Block[] {
  const result = solve(request, true, maxReplyBytes);
  if (result.kind !== 'solved') throw new Error(`the exercise ${id} is refused`);
  return withoutBackground(storyOf(result.solution, null, length)).map(({ block }) => block);
}

/** What a block says, and its reason where it has one. A figure says the same as the lines beside it. */
function sentencesOf(block: Block): readonly Prose[] {
  const said = foldBlock<typeof block.kind, readonly Prose[]>(block, {
    heading: ({ text }) => [text],
    formula: ({ expression }) => [[expression]],
    prose: ({ text }) => [text],
    figure: () => [],
    rule: () => [],
  });
  return block.explain === null ? said : [...said, block.explain];
}
