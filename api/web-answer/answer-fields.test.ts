// Fields of answers: the right answer, written into them as a page sends it, is right.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { computed, exerciseSources } from '../practice/exercise-sheet.ts';
import { practiceOperations } from '../practice/practice-operations.ts';
import { answerIn, practise } from '../testing/practice.ts';
import { type Data, endpoints, isData } from '../testing/replies.ts';
import { answerFields, type AnswerFields } from './answer-fields.ts';

function feedbackOn(body: object): Data {
  const feedback = answerIn(practise('/feedback/answer', body));
  assert.ok(isData(feedback));
  return feedback;
}

/** The right answer, with exact texts where it has them. */
function rightAnswer(exercise: string): unknown {
  const { right_answer: right } = feedbackOn({ exercise, answer: '0', reveal: true });
  assert.ok(isData(right));
  return right['exact'] ?? right['answer'];
}

/** What is sent if an answer is written into its fields: a text for each. */
function written(answer: unknown, { form, parts }: AnswerFields): unknown {
  if (form === 'text') return textOf(answer);
  if (form !== 'parts') return answer;
  assert.ok(isData(answer));
  return Object.fromEntries(parts.map((part) => [part, textOf(answer[part])]));
}

/** As a student writes it: a matrix by rows, without quotation marks. */
function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every(Array.isArray))
    return value.map((row: unknown[]) => row.join(' ')).join('; ');
  return JSON.stringify(value).replaceAll('"', '');
}

/** Their only parts have parts of their own: each eigenvalue with its multiplicity. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['eigenvalues', 'eigenvectors']);

describe('the right answer in its fields is right', () => {
  for (const source of exerciseSources(practiceOperations(endpoints).values())) {
    test(source.operation.id, () => {
      const { id, answer, comparison } = computed({ source, maker: null, difficulty: 'easy', seed: 7 });
      const fields = answerFields(answer, comparison);
      assert.equal(fields === null, WITHOUT_FIELDS.has(source.operation.id));
      if (fields === null) return;
      const reply = feedbackOn({ exercise: id, answer: written(rightAnswer(id), fields) });
      assert.match(String(reply['verdict']), /^(?:correct|correct_when_rounded|equivalent)$/, JSON.stringify(reply));
    });
  }
});
