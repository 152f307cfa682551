import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTokenIn } from './link-token.ts';

const cases = [
  ['a token', '#token=AbC_d-1', 'AbC_d-1'],
  ['a token among others', '#a=b&token=AbC', 'AbC'],
  ['no fragment', '', null],
  ['an empty fragment', '#', null],
  ['an empty token', '#token=', null],
  ['another name', '#tokens=AbC', null],
  ['what is no token', '#token=%3Cb%3E', null],
  ['white space', '#token=a%20b', null],
  ['far too long', `#token=${'a'.repeat(1201)}`, null],
] as const;

for (const [name, fragment, token] of cases) {
  test(`the token of a link: ${name}`, () => assert.equal(linkTokenIn(fragment), token));
}
