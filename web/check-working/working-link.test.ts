import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Draft } from '../playground/field-draft.ts';
import { sampleOperation } from '../playground/sample-fields.ts';
import { workingLink } from './working-link.ts';

const WORKINGS = ['rref', 'solve', 'inverse', 'scalar-multiply', 'power'];
const a: Draft = {
  kind: 'grid',
  cells: [
    ['1', '2'],
    ['3', '4/5'],
  ],
};
const b: Draft = { kind: 'grid', cells: [['5'], ['6']] };

function linkOf(id: string, drafts: { readonly [name: string]: Draft }): string | null {
  return workingLink({ operation: { ...sampleOperation, id }, fields: [], drafts }, WORKINGS);
}

test('the matrix goes along, with its bar', () => {
  assert.equal(linkOf('rref', { a }), '/check#operation=rref&a=1,2;3,4/5&text=');
  const augmented: Draft = { kind: 'text', text: '1' };
  assert.equal(linkOf('rref', { a, augmented }), '/check#operation=rref&a=1,2;3,4/5&augmented=1&text=');
});

test('a system becomes one matrix', () => {
  assert.equal(linkOf('solve', { a, b }), '/check#operation=solve&a=1,2,5;3,4/5,6&augmented=1&text=');
});

test('an inverse of any size is one task', () => {
  assert.equal(linkOf('inverse-2x2', { a }), '/check#operation=inverse&a=1,2;3,4/5&text=');
});

test('there is no link where nothing is judged', () => {
  assert.equal(linkOf('trace', { a }), null);
  assert.equal(linkOf('rref', {}), null);
});

test('the number of a multiple or a power goes along', () => {
  const k: Draft = { kind: 'text', text: '3' };
  assert.equal(linkOf('scalar-multiple', { a, k }), '/check#operation=scalar-multiply&a=1,2;3,4/5&parameter=3&text=');
  assert.equal(linkOf('power', { a, k }), '/check#operation=power&a=1,2;3,4/5&parameter=3&text=');
});
