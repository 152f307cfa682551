import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBody } from './question-body.ts';

const cases: readonly [name: string, text: string, expected: unknown][] = [
  [
    'plain numbers stay numbers',
    '{"a":[[1,-2.5],[0,1e3]]}',
    {
      a: [
        [1, -2.5],
        [0, 1000],
      ],
    },
  ],
  ['long numbers keep their digits', '{"a":[[9007199254740993]]}', { a: [['9007199254740993']] }],
  ['numbers beyond doubles stay what they are', '{"a":[[1e350,1e-350]]}', { a: [['1e350', '1e-350']] }],
  ['zeros count no digits', '{"a":[[0.00000000000000000,-0]]}', { a: [[0, -0]] }],
  [
    'strings are left alone',
    '{"b":"9007199254740993 \\" 9007199254740993"}',
    { b: '9007199254740993 " 9007199254740993' },
  ],
];
for (const [name, text, expected] of cases) test(name, () => assert.deepEqual(readBody(text), expected));

test('what is no object is refused', () => assert.throws(() => readBody('3')));
