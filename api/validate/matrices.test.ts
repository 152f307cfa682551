import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../parse/json.ts';
import { scan } from '../parse/scan.ts';
import type { Entry } from '@matrixsteps/engine/exact/entry.ts';
import { type ExactMatrix, scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { exactText } from '@matrixsteps/engine/exact/scalar.ts';
import type { Reading } from './field-error.ts';
import { type EntryRules, readMatrix, readSingle, readVector } from './matrices.ts';

type Reader = (json: Json, rules: EntryRules) => Reading<ExactMatrix | Entry>;

const ONE_ROOT = 'the numbers of a question must lie in one field with one square root, such as Q(sqrt(2)) or Q(i)';
const HINT = 'a string must write an exact number such as "-7/3", "0.1", "sqrt(2)" or "1+2i"';

const refused: readonly (readonly [name: string, read: Reader, json: string, texts: boolean, message: string])[] = [
  [
    'roots of two fields in a matrix',
    readMatrix,
    '[[1, "sqrt(2)"], [3, "1 - sqrt(3)"]]',
    true,
    `value is not a valid list: "1 - sqrt(3)" in row 2, column 2 lies in Q(sqrt(3)) and "sqrt(2)" in Q(sqrt(2)): together they would need the field Q(sqrt(2), sqrt(3)); ${ONE_ROOT}`,
  ],
  [
    'a root and a complex number in a vector',
    readVector,
    '["sqrt(5)", "3/2 - i"]',
    true,
    `value is not a valid list: "3/2 - i" at place 2 lies in Q(i) and "sqrt(5)" in Q(sqrt(5)): together they would need the field Q(i, sqrt(5)); ${ONE_ROOT}`,
  ],
  [
    'two roots in one number',
    readSingle,
    '"sqrt(2) + sqrt(3)"',
    true,
    `value is not a valid float: "sqrt(2) + sqrt(3)" would need the field Q(sqrt(2), sqrt(3)); ${ONE_ROOT}`,
  ],
  [
    'more entries with roots than are calculated with',
    readMatrix,
    JSON.stringify(Array.from({ length: 21 }, () => Array.from({ length: 20 }, () => 'i'))),
    true,
    'a matrix with roots or complex numbers may have at most 400 entries; this one has 420',
  ],
  ['a word', readMatrix, '[["x"]]', true, `value is not a valid list: "x" in row 1, column 1 is not a number; ${HINT}`],
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
    const reading = read(scanned, { texts, root: null });
    assert.ok(!reading.ok);
    assert.equal(reading.error.msg, message);
  });
}

test('entries of one quadratic field are read in their one written form', () => {
  const scanned = scan(Buffer.from('[["sqrt(8)", "sqrt(4)", "(1+sqrt(2))/2"], ["1/sqrt(2)", "-√2", 3]]'));
  assert.ok(scanned.kind !== 'malformed');
  const reading = readMatrix(scanned, { texts: true, root: null });
  assert.ok(reading.ok);
  assert.deepEqual(
    Array.from({ length: 6 }, (_, position) => exactText(scalarAt(reading.value, position))),
    ['2*sqrt(2)', '2', '1/2 + 1/2*sqrt(2)', '1/2*sqrt(2)', '-sqrt(2)', '3'],
  );
});
