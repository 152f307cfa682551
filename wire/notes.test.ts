import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestName } from './notes.ts';

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
