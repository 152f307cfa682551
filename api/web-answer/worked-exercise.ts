// An exercise with its answer in a line, as a teacher would write it on paper.

import { answerExpression } from '@matrixsteps/engine/render/answer.ts';
import { matrixAnswer, scalarAnswer, vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { equal, type Expression, symbol } from '@matrixsteps/engine/document/expression.ts';
import { type Prose, say } from '@matrixsteps/engine/document/prose.ts';
import type { Expected } from '@matrixsteps/engine/learning/question.ts';
import { isSystem } from '@matrixsteps/engine/render/typography.ts';
import type { AnyExercise } from '../sections/exercise-set.ts';
import { writtenAnswer } from './written-answer.ts';

/** What is asked. */
export function promptOf(exercise: AnyExercise): Prose {
  return exercise.kind === 'compute' ? exercise.task : exercise.question.prompt;
}

/** What there is to choose from, in the order of the letters a, b, c ...; empty where nothing is. */
export function choicesOf(exercise: AnyExercise): readonly Prose[] {
  if (exercise.kind === 'compute' || exercise.question.expected.kind !== 'choice') return [];
  return exercise.question.expected.choices.map(({ text }) => text);
}

/** The answer as a key has it: a number, a matrix, the letter of a choice. */
export function answerOf(exercise: AnyExercise): Prose {
  return exercise.kind === 'compute'
    ? inLines(writtenAnswer(exercise.answer, exercise.asked))
    : expectedAnswer(exercise.question.expected);
}

/** A list without brackets as words with commas between them, where a line may be broken. A system stands below each other anyway. */
function inLines(answer: Expression): Prose {
  if (answer.kind !== 'list' || answer.brackets !== 'none' || isSystem(answer)) return [answer];
  return flattened(answer).flatMap((item, index) => {
    const piece = item.kind === 'words' ? item.text : item;
    return index === 0 ? [piece] : [', ', piece];
  });
}

function flattened(answer: Expression): readonly Expression[] {
  return answer.kind === 'list' && answer.brackets === 'none' ? answer.items.flatMap(flattened) : [answer];
}

function expectedAnswer(expected: Expected): Prose {
  switch (expected.kind) {
    case 'choice': {
      const right = expected.choices.find(({ id }) => id === expected.correct);
      return right === undefined ? [] : say`(${right.id}) ${right.text}`;
    }
    case 'mistake':
      return say`Line ${expected.line} is wrong; ${answerExpression(scalarAnswer(expected.value), null)} should stand at its end.`;
    case 'example': {
      const examples = expected.names.map((name, index) =>
        equal(symbol(name), answerExpression(matrixAnswer(expected.values[index]), null)),
      );
      return [
        'For example ',
        ...examples.flatMap((example, index) => (index === 0 ? [example] : [' and ', example])),
        '; other answers can be right, too.',
      ];
    }
    case 'number':
      return [answerExpression(scalarAnswer(expected.value), null)];
    case 'list':
      return [answerExpression(vectorAnswer(expected.values, 'rows'), null)];
    case 'matrix':
      return [answerExpression(matrixAnswer(expected.value), null)];
  }
}
