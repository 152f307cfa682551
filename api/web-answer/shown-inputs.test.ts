// What a picture of a question shows of its body.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagedEndpoints } from '../catalogue/published-operation.ts';
import { loadEndpoints } from '../endpoints/endpoints.ts';
import { shownInputs } from './shown-inputs.ts';

const endpoints = pagedEndpoints(await loadEndpoints());

function shown(operation: string, body: string) {
  const endpoint = endpoints.get(operation);
  assert.ok(endpoint !== undefined);
  return shownInputs(endpoint, body);
}

test('matrices have each entry as it was written, and options are left out', () =>
  assert.deepEqual(shown('add', '{"a":[[0.10,"1/3"]],"b":[[1e2,-7]],"decimals":3,"steps_length":"short"}'), [
    { name: 'A', rows: [['0.10', '1/3']], isMatrix: true },
    { name: 'B', rows: [['1e2', '-7']], isMatrix: true },
  ]));

test('a number in place of a matrix is a number', () =>
  assert.deepEqual(shown('add', '{"a":[[1]],"b":0.50}')[1], { name: 'B', rows: [['0.50']], isMatrix: false }));

test('a vector is a row with brackets', () =>
  assert.deepEqual(shown('dot', '{"u":[1,2],"v":[3,4]}')[0], { name: 'u', rows: [['1', '2']], isMatrix: true }));

test('equations are lines without a name', () =>
  assert.deepEqual(shown('solve', '{"equations":["2x + y = 3","x - y = 0"]}'), [
    { name: '', rows: [['2x + y = 3'], ['x - y = 0']], isMatrix: false },
  ]));
