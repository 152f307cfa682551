import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exactBody } from './links.ts';

for (const [name, text, body] of [
  ['plain numbers', '{"a":[[1,-2.5]],"ddof":1}', { a: [[1, -2.5]], ddof: 1 }],
  ['digits that a double does not hold', '{"a":[[0.10000000000000000000001]]}', { a: [['0.10000000000000000000001']] }],
  ['zeros at the end', '{"a":[[0.10]]}', { a: [['0.10']] }],
  [
    'texts, flags and null',
    '{"a":[["1/2"]],"explain_failure":true,"k":null}',
    { a: [['1/2']], explain_failure: true, k: null },
  ],
] as const) {
  test(`the body of a link: ${name}`, () => assert.deepEqual(exactBody(text), body));
}
