// Drafts of answers: what is sent of the fields, which are blank, and which are called wrong.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnswerField, AnswerFields } from '../service/answers.ts';
import {
  answerOf,
  blankPlaces,
  type Draft,
  draftFor,
  emptyDraft,
  type FieldTexts,
  isWrong,
  type Judged,
  placeName,
  withSize,
  withText,
} from './answer-draft.ts';

function field(form: AnswerField['form'], more: Partial<AnswerField> = {}): AnswerField {
  return {
    name: '',
    label: 'Answer',
    form,
    rows: 1,
    columns: 1,
    is_sized: false,
    options: [],
    labels: [],
    hint: '',
    ...more,
  };
}

const only = (one: AnswerField): AnswerFields => ({ fields: [one], relation: null, impossible: null });
const drafted = (...texts: FieldTexts[]): Draft => ({ texts, isImpossible: false });

const MATRIX = only(field('grid', { rows: 2, columns: 2 }));
const SIZED = only(field('grid', { rows: 2, columns: 2, is_sized: true }));
const FACTORS: AnswerFields = {
  fields: [field('line', { name: 'rank', label: 'Rank' }), field('grid', { name: 'L', label: 'L', columns: 2 })],
  relation: null,
  impossible: 'There is none',
};
const NUMBERS = [
  ['1', '2'],
  ['3', '4'],
];

describe('what is sent', () => {
  const cases: readonly (readonly [name: string, AnswerFields, Draft, unknown])[] = [
    ['a line', only(field('line')), drafted([['x = 1, y = 2']]), 'x = 1, y = 2'],
    ['a list', only(field('list', { columns: 2 })), drafted([['1', '2']]), ['1', '2']],
    ['a matrix', MATRIX, drafted(NUMBERS), NUMBERS],
    ['words', only(field('several', { options: ['normal'] })), drafted([['normal']]), 'normal'],
    ['the parts that are written', FACTORS, drafted([['2']], [['', ' ']]), { rank: '2' }],
    ['that there is none', FACTORS, { ...emptyDraft(FACTORS), isImpossible: true }, { rank: null, L: null }],
  ];
  for (const [name, fields, draft, sent] of cases) {
    test(name, () => assert.deepEqual(answerOf(fields, draft), sent));
  }
});

test('every blank entry of a matrix stands in the way, in reading order', () => {
  const draft = withText(emptyDraft(MATRIX), { field: 0, row: 0, column: 0 }, '7');
  assert.deepEqual(
    blankPlaces(MATRIX, draft).map((place) => placeName(MATRIX, place)),
    ['row 1, column 2', 'row 2, column 1', 'row 2, column 2'],
  );
});

test('every part of an answer is asked for, unless there is none', () => {
  const named = (draft: Draft): readonly string[] =>
    blankPlaces(FACTORS, draft).map((place) => placeName(FACTORS, place));
  assert.deepEqual(named(drafted([['2']], [['1', '0']])), []);
  assert.deepEqual(named(drafted([['']], [['1', '']])), ['Rank', 'L, row 1, column 2']);
  assert.deepEqual(named({ ...emptyDraft(FACTORS), isImpossible: true }), []);
});

test('no property may be the right answer', () => {
  const fields = only(field('several', { options: ['normal'] }));
  assert.deepEqual(blankPlaces(fields, emptyDraft(fields)), []);
});

test('another size keeps what stands in the rows and columns that stay', () => {
  assert.deepEqual(withSize(drafted(NUMBERS), 0, 1, 3).texts, [[['1', '2', '']]]);
});

test('what a browser has kept of other fields is not used', () => {
  const large = drafted([['1', '2', '3']]);
  assert.deepEqual(draftFor(MATRIX, large), emptyDraft(MATRIX));
  assert.deepEqual(draftFor(SIZED, large), large);
  assert.deepEqual(draftFor(MATRIX, drafted(NUMBERS)), drafted(NUMBERS));
  assert.deepEqual(draftFor(MATRIX, null), emptyDraft(MATRIX));
});

function judged(draft: Draft, wrong: Judged['feedback']['wrong']): Judged {
  return { draft, feedback: { verdict: 'incorrect', sentence: '', read_as: null, wrong, explanations: [] } };
}

describe('what is called wrong', () => {
  const place = { field: 0, row: 1, column: 0 };
  const draft = drafted(NUMBERS);

  test('the entry that was named, and no other', () => {
    const one = judged(draft, [{ row: 2, column: 1 }]);
    assert.ok(isWrong(MATRIX, one, draft, place));
    assert.ok(!isWrong(MATRIX, one, draft, { field: 0, row: 0, column: 0 }));
  });
  test('not what has been changed since', () => {
    assert.ok(!isWrong(MATRIX, judged(draft, [{ row: 2, column: 1 }]), withText(draft, place, '5'), place));
  });
  test('a part with something wrong in it', () => {
    const both = drafted([['2']], [['1', '0']]);
    const one = judged(both, [{ row: 1, column: 2, part: 'L' }]);
    assert.ok(isWrong(FACTORS, one, both, { field: 1, row: 0, column: 1 }));
    assert.ok(!isWrong(FACTORS, one, both, { field: 0, row: 0, column: 0 }));
  });
  test('a line, by the verdict', () => {
    const line = drafted([['4']]);
    assert.ok(isWrong(only(field('line')), judged(line, []), line, { field: 0, row: 0, column: 0 }));
  });
});
