import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measurePassword } from './password-length.ts';

const cases = [
  ['nothing', '', 'none', '12 to 128 characters'],
  ['one character', 'a', 'short', '1 character, 11 more needed'],
  ['one too few', 'a'.repeat(11), 'short', '11 characters, 1 more needed'],
  ['just enough', 'a'.repeat(12), 'enough', '12 characters, long enough'],
  ['as long as can be', 'a'.repeat(128), 'enough', '128 characters, long enough'],
  ['one too many', 'a'.repeat(129), 'long', '129 characters, 1 too many'],
  ['characters outside the basic plane are one each', '𝔸'.repeat(12), 'enough', '12 characters, long enough'],
  ['spaces are characters', ' '.repeat(12), 'enough', '12 characters, long enough'],
] as const;

for (const [name, password, kind, words] of cases) {
  test(`the length of a password: ${name}`, () => assert.deepEqual(measurePassword(password), { kind, words }));
}
