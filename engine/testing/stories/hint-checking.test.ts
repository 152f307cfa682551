// The test of the check of hints: good ones pass, and each kind of carelessness is found.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer } from '../../catalogue/answer.ts';
import { apply, count, equal, list, matrixExpression, numbers, sum, symbol } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { integerMatrix } from '../../exact/matrix.ts';
import { integer } from '../../exact/rational.ts';
import { giveAway, hintComplaints } from './hint-checking.ts';

const A = symbol('A');
const entries = list(numbers([integer(3), integer(4)]));
const rowIs = (row: number): Prose =>
  say`${claim(say`The second row of ${A} holds ${entries}`, equal(measure('rowAt', A, row), entries))}.`;

const GOOD: readonly Prose[] = [say`Look at ${A} first.`, say`${A} has two rows.`, rowIs(2)];

const CARELESS: { readonly [name: string]: readonly [Prose, RegExp] } = {
  'no words': [say``, /^no full stop/],
  'no full stop': [say`Look at the diagonal`, /^no full stop/],
  'a small letter': [say`look at the diagonal.`, /^no capital letter/],
  'a number spelt out': [say`The diagonal adds up to nineteen.`, /^nothing vouches for nineteen/],
  'another row than that of its fact': [rowIs(1), /^no fact speaks of the second row/],
  'the same once more': [rowIs(2), /^two hints are the same/],
};

test('good hints pass', () => assert.deepEqual(hintComplaints(GOOD, say`Find the trace of ${A}.`), []));

describe('careless hints are found', () => {
  for (const [name, [hint, complaint]] of Object.entries(CARELESS)) {
    test(name, () => {
      const complaints = hintComplaints([...GOOD, hint], null);
      assert.equal(complaints.length, 1, complaints.join('\n'));
      assert.match(complaints[0], complaint);
    });
  }
  test('in a prompt', () => assert.match(hintComplaints(GOOD, say`Find the trace`)[0], /^no full stop/));
});

describe('whether hints hold the answer', () => {
  const five: Answer = { kind: 'scalar', value: integer(5) };
  const trace = apply('tr', A);
  const a = integerMatrix([[1, 2]]);
  const CASES: { readonly [name: string]: readonly [Prose, Answer, boolean] } = {
    'a sum to be worked out': [say`It is ${equal(trace, sum(count(1), count(4)))}.`, five, false],
    'a sum that is worked out': [say`It is ${equal(trace, sum(count(1), count(4)), count(5))}.`, five, true],
    'in a fact': [say`${claim(say`It is easy`, equal(trace, count(5)))}.`, five, true],
    'another number': [say`Begin with ${equal(sum(count(1), count(3)), count(4))}.`, five, false],
    'the matrix': [say`It is ${matrixExpression(a)}.`, { kind: 'matrix', matrix: a }, true],
    'another matrix': [say`See ${matrixExpression(integerMatrix([[1, 3]]))}.`, { kind: 'matrix', matrix: a }, false],
  };
  for (const [name, [hint, answer, expected]] of Object.entries(CASES)) {
    test(name, () => assert.equal(giveAway([hint], answer), expected));
  }
});
