// Fields of answers: their form says nothing of the answer, their words are those of the course, and the right answer, written as a student
// writes it, is right.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DIFFICULTIES } from '@matrixsteps/engine/learning/exercise.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { computed, type ExerciseSource, exerciseSources, generated } from '../practice/exercise-sheet.ts';
import { practiceOperations } from '../practice/practice-operations.ts';
import type { GeneratedExercise } from '../sections/exercise-set.ts';
import { answerIn, practise } from '../testing/practice.ts';
import { type Data, endpoints, isData } from '../testing/replies.ts';
import { writtenAnswers } from '../testing/written-answers.ts';
import { answerFields } from './answer-fields.ts';
import { exerciseShown } from './web-answer.ts';
import { writtenAnswer } from './written-answer.ts';

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);
const sources = exerciseSources(practiceOperations(endpoints).values());

function exercisesOf(source: ExerciseSource, seeds: readonly number[]): readonly GeneratedExercise[] {
  return DIFFICULTIES.flatMap((difficulty) => seeds.map((seed) => computed({ source, maker: null, difficulty, seed })));
}

function feedbackOn(body: object): Data {
  const feedback = answerIn(practise('/feedback/answer', body));
  assert.ok(isData(feedback));
  return feedback;
}

/** The body with another number in place of each: questions that differ in their numbers alone are equal. */
function withoutNumbers(body: object): string {
  return JSON.stringify(body).replaceAll(/"?-?\d[\d./]*"?/g, '0');
}

/** Names that an answer of several parts has in replies. */
const NAMES_OF_REPLIES =
  /_|\b(?:outcome|particular|pivots|algebraic|geometric|distribution|extremes|truth|null|defective)\b|\b(?:value|multiplicity|over) =/;

for (const source of sources) {
  const { id } = source.operation;
  describe(id, () => {
    test('the form follows from the question and not from its numbers', () => {
      const forms = new Map<string, string>();
      for (const { body, answer, asked } of exercisesOf(source, SEEDS)) {
        const fields = JSON.stringify(answerFields(answer, asked));
        const question = withoutNumbers(body);
        assert.equal(fields, forms.get(question) ?? fields, question);
        forms.set(question, fields);
      }
    });

    test('there is a field, and its words are those of the course', () => {
      for (const { answer, asked, style } of exercisesOf(source, [0, 1])) {
        const fields = answerFields(answer, asked);
        assert.ok(fields !== null);
        for (const { label, hint, options } of fields.fields) {
          assert.doesNotMatch([label, hint, ...options].join(' '), NAMES_OF_REPLIES);
        }
        assert.doesNotMatch(RENDERERS[''].expression(writtenAnswer(answer, asked), style, 'whole'), NAMES_OF_REPLIES);
      }
    });

    test('exercises of other kinds have fields, and a solution to compare with', () => {
      for (const maker of source.operation.questions) {
        const shown = exerciseShown(generated({ source, maker, difficulty: 'easy', seed: 1 }));
        assert.ok(shown.answer_fields !== null);
        assert.ok(shown.solution.length > 0);
        assert.doesNotMatch(
          shown.solution.join(' ').replaceAll(/<[^>]*>/g, ''),
          /rank_augmented|\bparticular_matrix\b/,
        );
      }
    });

    test('the right answer as a student writes it is right', () => {
      for (const exercise of exercisesOf(source, [0, 1, 2])) {
        for (const answer of writtenAnswers(exercise)) {
          const reply = feedbackOn({ exercise: exercise.id, answer });
          const said = `${exercise.id}: ${JSON.stringify(answer)}: ${JSON.stringify(reply)}`;
          assert.match(String(reply['verdict']), /^(?:correct|correct_when_rounded|equivalent)$/, said);
        }
      }
    });

    test('the answer to another exercise is called wrong in words of the course', () => {
      const exercises = exercisesOf(source, SEEDS);
      const sentences = exercises.flatMap(({ id: exercise }, index) => {
        const [answer] = writtenAnswers(exercises[(index + 1) % exercises.length]);
        const reply = feedbackOn({ exercise, answer });
        return /^(?:incorrect|wrong_shape|unread)$/.test(String(reply['verdict'])) ? [String(reply['sentence'])] : [];
      });
      assert.ok(sentences.length > 0);
      for (const sentence of sentences) {
        assert.match(sentence, /^Not (?:correct|read): /);
        assert.doesNotMatch(sentence.replaceAll(/"[^"]*"/g, ''), NAMES_OF_REPLIES);
      }
    });
  });
}
