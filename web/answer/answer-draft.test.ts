// Drafts of answers: what is sent of the fields, which are blank, and which are called wrong.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnswerFields } from '../service/answers.ts';
import {
  answerOf,
  blankPlaces,
  emptyTexts,
  isWrong,
  type Judged,
  placeName,
  type Texts,
  withText,
} from './answer-draft.ts';

const fieldsOf = (form: AnswerFields['form'], rows = 1, columns = 1, parts: string[] = []): AnswerFields => ({
  form,
  rows,
  columns,
  parts,
});
const MATRIX = fieldsOf('matrix', 2, 2);
const PARTS = fieldsOf('parts', 1, 2, ['rank', 'basis']);

describe('what is sent', () => {
  const cases: readonly (readonly [AnswerFields, Texts, unknown])[] = [
    [fieldsOf('number'), [['1/2']], '1/2'],
    [fieldsOf('text'), [['x^2 - 1']], 'x^2 - 1'],
    [fieldsOf('list', 1, 2), [['1', '2']], ['1', '2']],
    [
      MATRIX,
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [PARTS, [['2', ' ']], { rank: '2' }],
  ];
  for (const [fields, texts, sent] of cases) {
    test(fields.form, () => assert.deepEqual(answerOf(fields, texts), sent));
  }
});

test('every blank field of a matrix stands in the way, in reading order', () => {
  const texts = withText(emptyTexts(MATRIX), { row: 0, column: 0 }, '7');
  assert.deepEqual(
    blankPlaces(MATRIX, texts).map((place) => placeName(MATRIX, place)),
    ['row 1, column 2', 'row 2, column 1', 'row 2, column 2'],
  );
});

test('one part of an answer is enough, none is not', () => {
  assert.deepEqual(blankPlaces(PARTS, [['', 'x']]), []);
  assert.deepEqual(blankPlaces(PARTS, [['', '']]), [{ row: 0, column: 0 }]);
});

function judged(texts: Texts, wrong: Judged['feedback']['wrong']): Judged {
  return { texts, feedback: { verdict: 'incorrect', sentence: '', wrong, explanations: [] } };
}

describe('what is called wrong', () => {
  const place = { row: 1, column: 0 };
  const texts = [
    ['1', '2'],
    ['3', '4'],
  ];

  test('the entry that was named, and no other', () => {
    const one = judged(texts, [{ row: 2, column: 1 }]);
    assert.ok(isWrong(MATRIX, one, texts, place));
    assert.ok(!isWrong(MATRIX, one, texts, { row: 0, column: 0 }));
  });
  test('not what has been changed since', () => {
    assert.ok(!isWrong(MATRIX, judged(texts, [{ row: 2, column: 1 }]), withText(texts, place, '5'), place));
  });
  test('a part with something wrong in it', () => {
    const one = judged([['2', '(1, 2)']], [{ row: 1, column: 1, part: 'basis' }]);
    assert.ok(isWrong(PARTS, one, [['2', '(1, 2)']], { row: 0, column: 1 }));
    assert.ok(!isWrong(PARTS, one, [['2', '(1, 2)']], { row: 0, column: 0 }));
  });
  test('a number, by the verdict', () => {
    assert.ok(isWrong(fieldsOf('number'), judged([['4']], []), [['4']], { row: 0, column: 0 }));
  });
});
