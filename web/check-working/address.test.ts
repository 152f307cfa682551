import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFragment, writeFragment } from './address.ts';
import { type Draft, EMPTY_DRAFT, EXAMPLE_DRAFT, withTask } from './draft.ts';

const OPERATIONS = ['ref', 'rref', 'rank', 'solve', 'inverse', 'matmul', 'expression'];

const DRAFTS: Readonly<Record<string, Draft>> = {
  'a text': { ...EXAMPLE_DRAFT, lines: [] },
  grids: { ...EXAMPLE_DRAFT, mode: 'grid', text: '' },
  'grids with an answer': { ...EXAMPLE_DRAFT, mode: 'grid', text: '', answer: 'x = 1, y = 2' },
  'grids that are not begun': { ...EMPTY_DRAFT, mode: 'grid' },
  'signs of the format itself': { ...EMPTY_DRAFT, text: 'a=b&c;d,e:f#g%h\n½ → 100 %' },
  'an inverse': withTask(EMPTY_DRAFT, {
    operation: 'inverse',
    a: [
      ['2', ''],
      ['1/2', '-3'],
    ],
    b: null,
    augmented: 0,
    parameter: '',
  }),
  'an expression': withTask(EMPTY_DRAFT, {
    operation: 'expression',
    a: [['2']],
    b: [['3']],
    augmented: 0,
    parameter: '(A*B)^T - 2*A',
  }),
  'two matrices': withTask(EMPTY_DRAFT, { operation: 'matmul', a: [['2']], b: [['3']], augmented: 0, parameter: '' }),
};

for (const [name, draft] of Object.entries(DRAFTS)) {
  test(`${name}: a link restores it`, () => {
    assert.deepEqual(readFragment(`#${writeFragment(draft)}`, OPERATIONS), draft);
  });
}

const DAMAGED: Readonly<Record<string, string>> = {
  'a matrix with rows of two lengths': '#operation=rref&a=1,2;3',
  'an escape that is none': '#operation=rref&text=%E0%A4%A',
  'lines without cells': '#operation=rref&line=R1&line=:',
  'a bar beyond the matrix': '#operation=rref&a=1,2;3,4&augmented=99',
};

for (const [name, fragment] of Object.entries(DAMAGED)) {
  test(`${name}: the rest is there`, () => assert.equal(readFragment(fragment, OPERATIONS)?.task.operation, 'rref'));
}

test('without an operation that is judged there is nothing to restore', () => {
  assert.equal(readFragment('', OPERATIONS), null);
  assert.equal(readFragment('#operation=nowhere', OPERATIONS), null);
});
