// Feedback on answers to questions: what is right is right in the ways in which people write it, what is not is not, and the fields tell
// nothing of the answer.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rowsOf, type Matrix } from '@matrixsteps/engine/exact/matrix.ts';
import { exactText } from '@matrixsteps/engine/exact/scalar.ts';
import { DIFFICULTIES } from '@matrixsteps/engine/learning/exercise.ts';
import type { DrawnQuestion, Expected } from '@matrixsteps/engine/learning/question.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { questionName } from '../sections/exercise-set.ts';
import { checkQuestion, wantedNames } from '../student-answers/check-question.ts';
import { answerIn, practise, problemsIn } from '../testing/practice.ts';
import { type Data, endpoints, isData } from '../testing/replies.ts';
import { questionFields } from '../web-answer/answer-fields.ts';
import { exerciseSources, generated } from './exercise-sheet.ts';
import { practiceOperations } from './practice-operations.ts';

const sources = exerciseSources(practiceOperations(endpoints).values());

interface Drawn {
  readonly id: string;
  readonly question: DrawnQuestion;
}

/** One question of each maker and difficulty, by operation. */
function drawnOf(source: (typeof sources)[number], seed: number): readonly Drawn[] {
  return source.operation.questions.flatMap((maker) =>
    DIFFICULTIES.flatMap((difficulty) => {
      const drawn = generated({ source, maker, difficulty, seed });
      return drawn.kind === 'compute' ? [] : [{ id: drawn.id, question: drawn.question }];
    }),
  );
}

function feedbackOn(body: object): Data {
  const answer = answerIn(practise('/feedback/answer', body));
  assert.ok(isData(answer));
  return answer;
}

function texts(matrix: Matrix): readonly (readonly string[])[] {
  return rowsOf(matrix).map((row) => row.map((entry) => exactText(entry)));
}

/** What a student writes who is right. */
function rightAnswer(expected: Expected): unknown {
  switch (expected.kind) {
    case 'choice':
      return expected.correct;
    case 'mistake':
      return { line: expected.line, value: exactText(expected.value) };
    case 'example':
      return Object.fromEntries(
        wantedNames(expected).map((name) => [name, texts(expected.values[expected.names.indexOf(name)])]),
      );
    case 'number':
      return exactText(expected.value);
    case 'list':
      return expected.values.map((value) => exactText(value)).join(', ');
    case 'matrix':
      return texts(expected.value);
  }
}

/** Answers that are wrong, whatever the numbers. */
function wrongAnswers(expected: Expected): readonly unknown[] {
  switch (expected.kind) {
    case 'choice':
      return expected.choices.flatMap(({ id }) => (id === expected.correct ? [] : [id]));
    case 'mistake':
      return [
        ...expected.lines.flatMap((_, at) =>
          at + 1 === expected.line ? [] : [{ line: at + 1, value: exactText(expected.value) }],
        ),
        { line: expected.line, value: '98765/4321' },
      ];
    case 'example':
      return [Object.fromEntries(wantedNames(expected).map((name) => [name, [['0']]]))];
    case 'number':
      return ['98765/4321'];
    case 'list':
      return [expected.values.map(() => '98765/4321').join(', ')];
    case 'matrix':
      return [texts(expected.value).map((row) => row.map(() => '98765/4321'))];
  }
}

test('no two questions of different makers have one id', () => {
  const names = sources.flatMap(({ operation }) =>
    operation.questions.map((maker) => questionName(operation.id, maker)),
  );
  assert.ok(names.length > 100);
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.every((name) => name.length <= 100));
  assert.ok(names.every((name) => sources.every(({ operation }) => operation.id !== name)));
});

for (const source of sources) {
  if (source.operation.questions.length === 0) continue;
  describe(source.operation.id, () => {
    test('what is right is right, and what is wrong is not', () => {
      for (const { id, question } of [0, 1, 2].flatMap((seed) => drawnOf(source, seed))) {
        const { expected } = question;
        const right = rightAnswer(expected);
        const { verdict, sentence, exercise, right_answer: told } = feedbackOn({ exercise: id, answer: right });
        assert.equal(verdict, 'correct', `${id}: ${JSON.stringify(right)}: ${String(sentence)}`);
        assert.equal(exercise, id);
        assert.equal(told, undefined);
        for (const wrong of wrongAnswers(expected)) {
          const reply = feedbackOn({ exercise: id, answer: wrong });
          assert.match(String(reply['verdict']), /^(?:incorrect|wrong_shape)$/, `${id}: ${JSON.stringify(wrong)}`);
          assert.match(String(reply['sentence']), /^Not correct/);
        }
      }
    });

    test('examples of any shape are judged', () => {
      for (const { question } of drawnOf(source, 3)) {
        const { expected } = question;
        if (expected.kind !== 'example') continue;
        for (const [rows, columns] of SHAPES) {
          for (const entry of ['0', '1', '-7/3']) {
            const matrix = Array.from({ length: rows }, () => Array.from({ length: columns }, () => entry));
            const given = Object.fromEntries(wantedNames(expected).map((name) => [name, matrix]));
            const { verdict } = checkQuestion(given, expected, null);
            assert.match(verdict, /^(?:in)?correct$/);
          }
        }
      }
    });

    test('the fields follow from the question and not from its numbers', () => {
      const forms = new Map<string, string>();
      for (let seed = 0; seed < 12; seed += 1) {
        for (const { id, question } of drawnOf(source, seed)) {
          const { fields } = questionFields(question.expected, FRACTIONS);
          assert.ok(fields.length > 0);
          const form = JSON.stringify(fields.map(({ name, form: way, rows, columns }) => [name, way, rows, columns]));
          const key = id.replace(/\d+$/, '');
          assert.equal(form, forms.get(key) ?? form, id);
          forms.set(key, form);
        }
      }
    });
  });
}

const SHAPES = [1, 2, 3, 4].flatMap((rows) => [1, 2, 3, 4].map((columns) => [rows, columns] as const));

/** The first question that expects an answer of this kind. */
function firstOf<K extends Expected['kind']>(
  kind: K,
): { readonly id: string; readonly expected: Expected & { kind: K } } {
  for (const { id, question } of sources.flatMap((source) => drawnOf(source, 0))) {
    const { expected } = question;
    if (isOf(expected, kind)) return { id, expected };
  }
  assert.fail(`nothing expects a ${kind}`);
}

function isOf<K extends Expected['kind']>(expected: Expected, kind: K): expected is Expected & { kind: K } {
  return expected.kind === kind;
}

describe('what is written', () => {
  test('a letter as people write it, and what is none', () => {
    const { expected } = firstOf('choice');
    for (const text of [`(${expected.correct})`, `${expected.correct})`, ` ${expected.correct.toUpperCase()}.`]) {
      assert.equal(checkQuestion(text, expected, null).verdict, 'correct', text);
    }
    for (const text of ['z', 'all of them', '', ['a', 'b'], null]) {
      assert.equal(checkQuestion(text, expected, null).verdict, 'unread', JSON.stringify(text));
    }
  });

  test('a wrong line with the wrong number, and a line that is not there', () => {
    const { expected } = firstOf('mistake');
    const value = exactText(expected.value);
    const told = checkQuestion({ line: `Line ${expected.line}`, value: '98765' }, expected, null);
    assert.deepEqual(
      told.wrong.map(({ part }) => part),
      ['value'],
    );
    assert.match(told.sentence, /the wrong one, but another number/);
    assert.equal(
      checkQuestion({ line: `line ${expected.line}`, value: `= ${value}` }, expected, null).verdict,
      'correct',
    );
    for (const text of [
      `line ${expected.line}: ${value}`,
      `${expected.line}, ${value}`,
      `Line ${expected.line} ${value}`,
    ])
      assert.equal(checkQuestion(text, expected, null).verdict, 'correct', text);
    for (const line of ['0', '99', 'none', '']) {
      const { verdict, unread } = checkQuestion({ line, value }, expected, null);
      assert.deepEqual([verdict, unread?.part], ['unread', 'line']);
    }
    assert.equal(checkQuestion({ line: String(expected.line) }, expected, null).unread?.part, 'value');
    assert.equal(checkQuestion('2', expected, null).verdict, 'unread');
  });

  test('an example without its name, with roots, and larger than any that is asked for', () => {
    const { expected } = firstOf('example');
    const [name] = wantedNames(expected);
    const matrix = texts(expected.values[expected.names.indexOf(name)]);
    assert.equal(checkQuestion(matrix, expected, null).verdict, 'correct');
    assert.match(checkQuestion([['sqrt(2)']], expected, null).sentence, /whole numbers or fractions/);
    const large = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => '1'));
    assert.match(checkQuestion({ [name]: large }, expected, null).sentence, /more than 8 rows or columns/);
    assert.match(checkQuestion({}, expected, null).sentence, new RegExp(`in ${name}`));
  });

  test('a vector in parentheses stands for a row or a column', () => {
    const vectors = sources
      .flatMap((source) => [0, 1, 2].flatMap((seed) => drawnOf(source, seed)))
      .flatMap(({ id, question: { expected } }) => {
        const [name, ...others] = expected.kind === 'example' ? wantedNames(expected) : [];
        if (expected.kind !== 'example' || name === undefined || others.length > 0) return [];
        const rows = texts(expected.values[expected.names.indexOf(name)]);
        const isVector = (rows.length === 1) !== (rows[0].length === 1);
        return isVector ? [{ id, text: `(${rows.flat().join(', ')})` }] : [];
      });
    assert.ok(vectors.length > 3);
    for (const { id, text } of vectors)
      assert.equal(feedbackOn({ exercise: id, answer: text })['verdict'], 'correct', id);
  });

  test('numbers in JSON, and the right answer where it is asked for', () => {
    const { id, expected } = firstOf('mistake');
    const told = feedbackOn({ exercise: id, answer: { line: expected.line, value: 98_765 }, reveal: true });
    const { right_answer: right } = told;
    assert.ok(isData(right));
    assert.deepEqual(right['answer'], { line: expected.line, value: Number(exactText(expected.value)) });
  });

  test('an id of no question is refused', () => {
    assert.deepEqual(
      problemsIn(practise('/feedback/answer', { exercise: 'trace-decide-nothing-easy-7', answer: 'a' })),
      ['exercise: value_error.str.regex'],
    );
  });
});
