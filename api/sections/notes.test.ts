import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestName } from './notes.ts';
import { answerTo } from '../testing/replies.ts';

const KNOWN = ['a', 'b', 'decimals', 'result_name', 'steps_bg', 'api_level'];

const CASES: readonly (readonly [given: string, nearest: string | null])[] = [
  ['decimal', 'decimals'],
  ['Decimals', 'decimals'],
  ['resultname', 'result_name'],
  ['step_bg', 'steps_bg'],
  ['apilevel', 'api_level'],
  ['decimal_places', 'decimals'],
  ['steps_background', 'steps_bg'],
  ['result', 'result_name'],
  ['response_profile', 'api_level'],
  ['precision', 'decimals'],
  ['step', null],
  ['steps_output_formats', null],
  ['operation', null],
  ['c', null],
  ['__proto__', null],
  ['x'.repeat(10_000), null],
];

for (const [given, nearest] of CASES) {
  test(`the parameter nearest to ${given.slice(0, 20)} is ${nearest}`, () => {
    assert.equal(nearestName(given, KNOWN), nearest);
  });
}

test('unknown fields are named, but not all where they are many', () => {
  const strangers = Object.fromEntries(Array.from({ length: 100 }, (_, k) => [`decimal${k}`, 0]));
  const body = { a: [[1]], b: [[1]], ...strangers };
  const { notes } = answerTo('/matrix-arithmetic/add', body);
  assert.ok(Array.isArray(notes));
  assert.equal(notes[0], 'The field "decimal0" is not known and was ignored; did you mean "decimals"?');
  assert.equal(notes.length, 21);
  assert.equal(notes[20], '80 more unknown fields were ignored.');
});
