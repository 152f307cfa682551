// Implementations on the wire: the caller's own inputs as programs, and none where they would be too long.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../endpoints/endpoints.ts';
import { answerTo, endpoints, listIn } from '../testing/replies.ts';

const ADD = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';

test("the caller's inputs are written into each program", () => {
  const programs = listIn(answerTo(ADD, { a: [[12345, 0.5]], b: [[1, '1/4']] }), 'implementations');
  assert.deepEqual(
    programs.map(({ label }) => label),
    ['Python (NumPy)', 'Python (SymPy)', 'R', 'MATLAB / GNU Octave', 'TypeScript', 'Spreadsheet formula (Excel 365)'],
  );
  for (const { code, packages } of programs) {
    assert.match(String(code), /12345/);
    assert.ok(Array.isArray(packages));
  }
  assert.deepEqual(
    programs.map(({ packages }) => packages),
    [['numpy'], ['sympy'], [], [], [], []],
  );
  assert.equal(programs[0]['output'], '[[12346.0, 0.75]]');
  assert.equal(programs[1]['output'], 'Matrix([[12346, 3/4]])');
});

test('beyond 400 entries there are none, and a note says so', () => {
  const row = Array.from({ length: 401 }, (_, index) => index);
  const long = answerTo(ADD, { a: [row], b: 1 });
  assert.ok(!('implementations' in long));
  assert.match(JSON.stringify(long['notes']), /more than 400 entries/);
  const short = answerTo(ADD, { a: [row.slice(0, 200)], b: 1 });
  assert.ok('implementations' in short);
  assert.doesNotMatch(JSON.stringify(short['notes']), /400 entries/);
});

test('without the section there is no note about it', () => {
  const a = [Array.from({ length: 500 }, () => 1)];
  assert.deepEqual(answerTo(ADD, { a, b: 1, include: ['notes'] })['notes'], []);
});

describe('every operation is written in six languages', () => {
  for (const { family, path, choice } of endpoints) {
    if (family !== 'a') continue;
    const [{ id, examples }] = operationsOf(choice);
    test(id, () => {
      for (const { body } of examples) {
        const programs = listIn(answerTo(path, { ...body, include: ['implementations'] }), 'implementations');
        assert.equal(programs.length, 6);
      }
    });
  }
});
