// Fields in words.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Field } from '../service/catalogue.ts';
import { fallbackWords, kindWords, limitWords } from './field-words.ts';

const plain: Field = {
  name: 'k',
  kind: 'integer',
  label: 'k',
  description: '',
  required: false,
  fallback: 0,
  permitted: [],
  conventions: [],
  minimum: null,
  maximum: null,
  category: 'input',
};

const limits: readonly (readonly [name: string, minimum: number | null, maximum: number | null, words: string])[] = [
  ['no limits', null, null, ''],
  ['both', -1, 15, 'from -1 to 15'],
  ['zero is a limit', 0, null, 'at least 0'],
  ['the largest alone', null, 20, 'at most 20'],
  ['limits that nobody reaches', -1e9, 1e9, ''],
];

describe('limits', () => {
  for (const [name, minimum, maximum, words] of limits) {
    test(name, () => assert.equal(limitWords({ ...plain, minimum, maximum }), words));
  }
});

const fallbacks: readonly (readonly [name: string, changes: Partial<Field>, words: string])[] = [
  ['a number', { fallback: 1 }, '1'],
  ['a text stands in quotes', { kind: 'choice', fallback: 'auto' }, '"auto"'],
  ['a required field has none', { required: true, fallback: null }, 'required'],
  ['null means something for places', { kind: 'places', fallback: null }, 'null: no rounding'],
  ['an empty list', { kind: 'choices', fallback: [] }, '[]'],
];

describe('fallbacks', () => {
  for (const [name, changes, words] of fallbacks) {
    test(name, () => assert.equal(fallbackWords({ ...plain, ...changes }), words));
  }
});

test('a kind that is not known here shows its own name', () => {
  assert.equal(kindWords({ ...plain, kind: 'tensor' }), 'tensor');
});
