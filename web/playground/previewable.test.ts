// Which inputs are previewed: small matrices that can be read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeBody } from './body.ts';
import { inputFromBody } from './draft.ts';
import { isPreviewable } from './previewable.ts';
import { sampleFields, sampleOperation } from './sample-fields.ts';

function square(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => 1));
}

const complete = { b: 5, rows_to_insert: [1], which: [1] };
const cases: readonly [name: string, body: { readonly [name: string]: unknown }, expected: boolean][] = [
  ['5 by 5', { ...complete, a: square(5) }, true],
  ['6 by 6', { ...complete, a: square(6) }, false],
  ['1 by 6', { ...complete, a: [[1, 2, 3, 4, 5, 6]] }, false],
  ['a second matrix that is large', { ...complete, a: square(2), b: square(6) }, false],
  ['an entry that cannot be read', { ...complete, a: [['x']] }, false],
  ['a very long entry', { ...complete, a: [['1'.repeat(3000)]] }, false],
];
for (const [name, body, expected] of cases) {
  test(name, () => {
    const input = inputFromBody(sampleOperation, sampleFields, body);
    assert.equal(isPreviewable(input, writeBody(input)), expected);
  });
}
