import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../parse/json.ts';
import { scan } from '../parse/scan.ts';
import { readMatrix, readOperand, readSingle, readVector } from './matrices.ts';

type Reader = (json: Json, rules: { readonly texts: boolean }) => ReturnType<typeof readMatrix | typeof readSingle>;

const RATIONAL = 'numbers must be rational, such as "-7/3" or "0.1"';
const HINT = 'a string must write an exact number such as "-7/3" or "0.1"';

const refused: readonly (readonly [name: string, read: Reader, json: string, texts: boolean, message: string])[] = [
  [
    'a root in a matrix',
    readMatrix,
    '[[1, 2], [3, "sqrt(2)"]]',
    true,
    `value is not a valid list: "sqrt(2)" in row 2, column 2 would need the field Q(sqrt(2)); ${RATIONAL}`,
  ],
  [
    'a complex number in a vector',
    readVector,
    '["1/2", "3/2 - i"]',
    true,
    `value is not a valid list: "3/2 - i" at place 2 would need the field Q(i); ${RATIONAL}`,
  ],
  [
    'two roots in one number',
    readSingle,
    '"sqrt(2) + sqrt(3)"',
    true,
    `value is not a valid float: "sqrt(2) + sqrt(3)" would need the field Q(sqrt(2), sqrt(3)); ${RATIONAL}`,
  ],
  [
    'a root for every position',
    (json, rules) => {
      const reading = readOperand(json, rules);
      assert.ok(!reading.ok);
      return reading;
    },
    '"(1+sqrt(5))/2"',
    true,
    `value is not a valid list: "(1+sqrt(5))/2" would need the field Q(sqrt(5)); ${RATIONAL}`,
  ],
  ['a word', readMatrix, '[["x"]]', true, `value is not a valid list: "x" in row 1, column 1 is not a number; ${HINT}`],
  [
    'a rational number written with a root',
    readMatrix,
    '[["sqrt(4)"]]',
    true,
    `value is not a valid list: "sqrt(4)" in row 1, column 1 is not a number; ${HINT}`,
  ],
  [
    'a root where strings are no numbers',
    readMatrix,
    '[["sqrt(2)"]]',
    false,
    'value is not a valid list: "sqrt(2)" in row 1, column 1 is not a number; write numbers without quotes',
  ],
];

for (const [name, read, json, texts, message] of refused) {
  test(`refused: ${name}`, () => {
    const scanned = scan(Buffer.from(json));
    assert.ok(scanned.kind !== 'malformed');
    const reading = read(scanned, { texts });
    assert.ok(!reading.ok);
    assert.equal(reading.error.msg, message);
  });
}
