// The checker of the golden cases can fail: each wrong answer is told from the right one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareDoubles, compareExact, isEchelon, matrixOf, reduce, sameMatrix } from './comparison.ts';
import { parseLiteral } from './literal-json.ts';

const DOUBLES: readonly (readonly [actual: string, expected: string, same: boolean])[] = [
  ['[[0.3]]', '[[0.3]]', true],
  ['[[0.30000000000000004]]', '[[0.3]]', false],
  ['[[1, 2]]', '[[1], [2]]', false],
  ['[[1]]', '[[1, 2]]', false],
  ['["1"]', '[1]', false],
  ['{"a": 1}', '{"a": 1, "b": 2}', false],
  ['12345678901234567890123', '1.2345678901234568e22', true],
  ['null', '0', false],
];

for (const [actual, expected, same] of DOUBLES) {
  test(`as doubles, ${actual} is ${same ? '' : 'not '}${expected}`, () => {
    assert.equal(compareDoubles(parseLiteral(actual), parseLiteral(expected), null) === null, same);
  });
}

const EXACT: readonly (readonly [actual: string, expected: string, same: boolean])[] = [
  ['["2/3"]', '["2/3"]', true],
  ['["2/3"]', '["3/4"]', false],
  ['[0.5]', '["1/2"]', true],
  ['[0.3333333333333333]', '["1/3"]', false],
  ['["sqrt(5/4)"]', '["(5/4)^(1/2)"]', true],
  ['["-sqrt(2)"]', '["sqrt(2)"]', false],
  ['["(2)^(-1/2)"]', '["sqrt(1/2)"]', true],
  ['["(2)^(1/3)"]', '["(2)^(1/2)"]', false],
];

for (const [actual, expected, same] of EXACT) {
  test(`exactly, ${actual} is ${same ? '' : 'not '}${expected}`, () => {
    assert.equal(compareExact(parseLiteral(actual), parseLiteral(expected)) === null, same);
  });
}

test('an echelon form has its pivots where they are said to be', () => {
  const rows = matrixOf(parseLiteral('[[0, 2, 4], [0, 0, 3]]'));
  assert.ok(isEchelon(rows, [1, 2]));
  assert.ok(!isEchelon(rows, [0, 2]));
  assert.ok(!isEchelon(rows, [1]));
  assert.ok(!isEchelon(matrixOf(parseLiteral('[[1, 2], [1, 3]]')), [0, 1]));
});

test('the schoolbook reduction', () => {
  const reduced = reduce(matrixOf(parseLiteral('[[0, 2], [3, 6]]')));
  assert.ok(sameMatrix(reduced, matrixOf(parseLiteral('[[1, 0], [0, 1]]'))));
  assert.ok(!sameMatrix(reduced, matrixOf(parseLiteral('[[1, 2], [0, 1]]'))));
});
