// Bodies: every kind of field as JSON, digits as they were typed, and problems with the way to them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writeBody } from './body.ts';
import { carriedOver, exampleOf, inputFromBody, withDraft } from './draft.ts';
import type { Draft } from './field-draft.ts';
import { operation, sampleFields, sampleOperation } from './sample-fields.ts';

const example = exampleOf(sampleOperation, sampleFields);
const text = (content: string): Draft => ({ kind: 'text', text: content });
const grid = (...cells: readonly (readonly string[])[]): Draft => ({ kind: 'grid', cells });

/** The one member that a draft becomes; undefined where it is left out. */
function memberOf(name: string, draft: Draft): string | undefined {
  const fields = sampleFields.filter((field) => field.name === name);
  const written = writeBody({ ...example, fields, drafts: { [name]: draft } });
  assert.equal(written.kind, 'body');
  return written.kind === 'body' ? /^\{ (?:"\w+": (.*) )?\}$/s.exec(written.text)?.[1] : undefined;
}

function problemsOf(name: string, draft: Draft): readonly (readonly [place: string, message: string])[] {
  const fields = sampleFields.filter((field) => field.name === name);
  const written = writeBody({ ...example, fields, drafts: { [name]: draft } });
  return written.kind === 'problems' ? written.problems.map(({ loc, msg }) => [loc.join('.'), msg] as const) : [];
}

const members: readonly (readonly [name: string, draft: Draft, json: string | undefined])[] = [
  ['a', grid(['1', '0.10'], ['1/2', '1e-3']), '[[1, 0.10], ["1/2", 1e-3]]'],
  ['a', grid(['0.12345678901234567890']), '[["0.12345678901234567890"]]'],
  ['b', text('-3'), '-3'],
  ['b', text('2/3'), '"2/3"'],
  ['b', grid(['1']), '[[1]]'],
  ['rows_to_insert', { kind: 'list', cells: ['1', '2'] }, '[1, 2]'],
  ['rows_to_insert', grid(['1', '2']), '[[1, 2]]'],
  ['index', text(' +3'), '3'],
  ['index', text(''), undefined],
  ['which', text('2'), '2'],
  ['which', text('1, 3 4'), '[1, 3, 4]'],
  ['rows', text(':'), undefined],
  ['rows', text('2'), '2'],
  ['rows', text('1,3'), '[1, 3]'],
  ['rows', text('-1:3:2'), '"-1:3:2"'],
  ['k', text('0'), undefined],
  ['k', text('−2'), '-2'],
  ['method', text('auto'), undefined],
  ['method', text('gauss'), '"gauss"'],
  ['steps_bg', text('true'), undefined],
  ['steps_bg', text('false'), 'false'],
  ['a', grid(['1', ''], ['', '½']), '[[1, 0], [0, "1/2"]]'],
  ['rows_to_insert', { kind: 'list', cells: ['1', ''] }, '[1, 0]'],
  ['decimals', text(''), undefined],
  ['decimals', text('3'), '3'],
  ['exercise_seed', text('7'), '7'],
  ['title', text('a "name"'), String.raw`"a \"name\""`],
  ['include', text('learn, steps'), '["steps","learn"]'],
];

const errors: readonly (readonly [name: string, draft: Draft, problems: readonly (readonly [string, string])[]])[] = [
  ['a', grid(['1', ''], ['x', '4']), [['body.a.1.0', '“x” is not a number; write 3, -0.5, 1e3, 2/3 or sqrt(2)']]],
  ['a', grid(['', ' '], ['', '']), [['body.a', 'is empty']]],
  ['b', text(''), [['body.b', 'is needed']]],
  ['b', text('x'), [['body.b', '“x” is not a number; write 3, -0.5, 1e3, 2/3 or sqrt(2)']]],
  ['rows_to_insert', { kind: 'list', cells: ['', ''] }, [['body.rows_to_insert', 'is empty']]],
  ['which', text('1, x'), [['body.which', 'must be a whole number, or several with commas between them']]],
  ['rows', text('a:b'), [['body.rows', 'must be a range such as 1:3 or 1:5:2']]],
  ['k', text('1.5'), [['body.k', 'must be a whole number']]],
  ['k', text('6'), [['body.k', 'must be 5 or less']]],
  ['decimals', text('-2'), [['body.decimals', 'must be -1 or more']]],
];

describe('members', () => {
  for (const [name, draft, json] of members) {
    test(`${name}: ${JSON.stringify(draft)}`, () => assert.equal(memberOf(name, draft), json));
  }
});

describe('problems', () => {
  for (const [name, draft, problems] of errors) {
    test(`${name}: ${JSON.stringify(draft)}`, () => assert.deepEqual(problemsOf(name, draft), problems));
  }
});

test('the example is a body', () => {
  assert.deepEqual(writeBody(example), {
    kind: 'body',
    text: '{ "a": [[1, 2], [3, 4]], "b": 5, "rows_to_insert": [1, 2], "which": [1, 2], "k": 2 }',
  });
});

test('a long body has a line for each row of a wide matrix', () => {
  const wide = Array.from({ length: 2 }, () => Array.from({ length: 30 }, () => '1234'));
  const written = writeBody(withDraft(example, 'a', { kind: 'grid', cells: wide }));
  assert.equal(written.kind, 'body');
  if (written.kind !== 'body') return;
  assert.equal(written.text.split('\n').length, 8);
  assert.deepEqual(
    JSON.parse(written.text).a,
    wide.map((row) => row.map(Number)),
  );
});

describe('another operation', () => {
  const other = operation('other', 'Other', { example: { ...sampleOperation.example, a: [[7]] } });

  test('has its own example where nothing was typed', () => {
    assert.deepEqual(carriedOver(example, other, sampleFields).drafts['a'], grid(['7']));
  });

  test('keeps what was typed', () => {
    const typed = withDraft(example, 'a', grid(['9', '8']));
    assert.deepEqual(carriedOver(typed, other, sampleFields).drafts['a'], grid(['9', '8']));
  });

  test('keeps a choice that it has, and no other', () => {
    const typed = withDraft(example, 'method', text('gauss'));
    const permitted: [string, string][] = [['auto', '']];
    const without = sampleFields.map((field) => (field.name === 'method' ? { ...field, permitted } : field));
    assert.deepEqual(carriedOver(typed, other, sampleFields).drafts['method'], text('gauss'));
    assert.deepEqual(carriedOver(typed, other, without).drafts['method'], text('auto'));
  });

  test('takes a matrix for a number, and no number for a matrix', () => {
    const onlyMatrix = sampleFields.map((field) => (field.name === 'b' ? { ...field, kind: 'matrix' } : field));
    const single = operation('other', 'Other', { example: { b: [[1]] } });
    assert.deepEqual(carriedOver(withDraft(example, 'b', text('6')), single, onlyMatrix).drafts['b'], grid(['1']));
    assert.deepEqual(carriedOver(withDraft(example, 'b', grid(['6'])), single, onlyMatrix).drafts['b'], grid(['6']));
  });
});

test('a body becomes a question and the same body again', () => {
  const body = {
    a: [['1/2', 2.5]],
    b: [[3]],
    rows_to_insert: [[1], [2]],
    which: 2,
    rows: [1, 2],
    method: 'gauss',
    steps_bg: false,
  };
  const written = writeBody(inputFromBody(sampleOperation, sampleFields, body));
  assert.deepEqual(written.kind === 'body' ? JSON.parse(written.text) : written, body);
});
