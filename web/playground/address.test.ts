// The fragment of the address: readable, complete, and safe against damage.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { readFragment, writeFragment } from './address.ts';
import { exampleOf, type PlaygroundInput, withDraft } from './draft.ts';
import type { Draft } from './field-draft.ts';
import { sampleFields, sampleOperation } from './sample-fields.ts';

const listing = { operations: [sampleOperation], fieldsOf: () => sampleFields };
const example = exampleOf(sampleOperation, sampleFields);

const matrices = sampleFields.filter(({ name }) => name === 'a' || name === 'method');
const small = { operations: [{ ...sampleOperation, id: 'inverse-3x3' }], fieldsOf: () => matrices };
const readable = '#operation=inverse-3x3&a=2,0,1;1,3,2;1,1,1/2&method=gauss';

test('a link that people can read', () => {
  const restored = readFragment(readable, small);
  assert.deepEqual(restored?.input.drafts['a'], {
    kind: 'grid',
    cells: [
      ['2', '0', '1'],
      ['1', '3', '2'],
      ['1', '1', '1/2'],
    ],
  });
  assert.deepEqual(restored.damage, []);
  assert.equal(`#${writeFragment(restored.input)}`, readable);
});

test('what is as it is by itself is left out', () => {
  assert.equal(writeFragment(example), 'operation=sample&a=1,2;3,4&b=5&rows_to_insert=1,2&which=1,%202&k=2');
});

const word = fc.oneof(
  fc.constantFrom('', '1', '-1/2', '0.5', '1e+3', ',', ';', '&', '=', '%', '#', '+', ' ', '%2C', '%zz', 'ü', '🧮'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const cells = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(word, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 4 }),
  );
const grid: fc.Arbitrary<Draft> = cells.map((rows) => ({ kind: 'grid', cells: rows }));
const text: fc.Arbitrary<Draft> = word.map((content) => ({ kind: 'text', text: content }));
const list: fc.Arbitrary<Draft> = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((line) => ({ kind: 'list', cells: line }));
const oneOf = (...texts: readonly string[]): fc.Arbitrary<Draft> =>
  fc.constantFrom(...texts).map((content) => ({ kind: 'text', text: content }));

const drafts: { readonly [kind: string]: fc.Arbitrary<Draft> } = {
  matrix: grid,
  operand: fc.oneof(grid, text),
  lines: fc.oneof(grid, list),
  choice: oneOf('auto', 'gauss', 'x&y=1'),
  flag: oneOf('true', 'false'),
};

test('any question is restored', () => {
  const shape = Object.fromEntries(sampleFields.map(({ name, kind }) => [name, drafts[kind] ?? text] as const));
  const input: fc.Arbitrary<PlaygroundInput> = fc.record(shape).map((each) => ({ ...example, drafts: each }));
  fc.assert(
    fc.property(input, (each) => {
      const restored = readFragment(`#${writeFragment(each)}`, listing);
      assert.deepEqual(restored?.damage, []);
      assert.deepEqual(restored.input.drafts, { ...each.drafts });
    }),
    { seed: 20260101, numRuns: 500 },
  );
});

describe('damaged links', () => {
  const damaged: readonly (readonly [name: string, fragment: string, damage: readonly string[]])[] = [
    ['a ragged matrix', 'operation=sample&a=1,2;3', ['Matrix A']],
    ['half an escape', 'operation=sample&a=%E2%82', ['Matrix A']],
    ['an unknown field', 'operation=sample&z=1', ['z']],
    ['an unknown choice', 'operation=sample&method=magic', ['Field method']],
    ['neither yes nor no', 'operation=sample&steps_bg=maybe', ['Field steps_bg']],
  ];
  for (const [name, fragment, damage] of damaged) {
    test(name, () => {
      const restored = readFragment(fragment, listing);
      assert.deepEqual(restored?.damage, damage);
      assert.deepEqual(restored.input.drafts['a'], example.drafts['a']);
    });
  }

  for (const fragment of ['', '#', '#operation=unknown', '#a=1', '#%', '#operation=%E2']) {
    test(`no operation: ${fragment}`, () => assert.equal(readFragment(fragment, listing), null));
  }

  test('any text is answered', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '=', '&', ',', ';', '%', '1', 'b', 'operation=sample&') }),
        (fragment) => {
          const restored = readFragment(`operation=sample&${fragment}`, listing);
          assert.equal(restored?.input.operation, sampleOperation);
        },
      ),
      { seed: 20260101, numRuns: 500 },
    );
  });
});

test('a number and a matrix of one entry are told apart', () => {
  const [one, many]: readonly Draft[] = [
    { kind: 'text', text: '5' },
    { kind: 'grid', cells: [['5']] },
  ];
  assert.match(writeFragment(withDraft(example, 'b', one)), /&b=5&/);
  assert.match(writeFragment(withDraft(example, 'b', many)), /&b=5;&/);
});

test('a link that names nothing but an operation leads to its example', () => {
  assert.deepEqual(readFragment('#operation=sample', listing), { input: example, damage: [] });
});
