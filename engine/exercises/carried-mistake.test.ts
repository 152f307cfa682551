// Carried mistakes: the line with the slip is the only false one, and the others use what was found.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, sum } from '../document/expression.ts';
import { say } from '../document/prose.ts';
import { integer } from '../exact/rational.ts';
import { randomOf } from '../learning/random.ts';
import { questionComplaints } from '../testing/stories/question-checking.ts';
import { carriedMistake, drawCarriedMistake, type WorkingLine } from './carried-mistake.ts';
import { slip, wholeQuotient } from './written-work.ts';

const opening = say`Somebody adds and doubles.`;
const hints = [say`Look at the sum.`, say`Look at the double.`];

function added(value: number): WorkingLine {
  return {
    name: 's',
    work: () => [sum(count(2), count(3)), 5],
    slips: [slip(() => [sum(count(2), count(3)), value], say`The sum is wrong.`)],
  };
}

const doubled: WorkingLine = { name: 't', work: (s) => [sum(count(s), count(s)), 2 * s] };

test('the lines after the slip go on with its number, and the names stand for what was found', () => {
  const question = carriedMistake(randomOf(1), opening, [added(6), doubled]);
  assert.ok(question !== null && question.expected.kind === 'mistake');
  assert.equal(question.expected.line, 1);
  assert.deepEqual(question.expected.value, integer(5));
  assert.deepEqual(question.names, { s: integer(5), t: integer(12) });
  assert.deepEqual(questionComplaints({ ...question, hints }), []);
});

test('a slip that changes nothing is none', () => {
  assert.equal(carriedMistake(randomOf(1), opening, [added(5), doubled]), null);
  assert.throws(() => drawCarriedMistake(randomOf(1), () => ({ opening, lines: [added(5), doubled] })), /no slip/);
});

test('a slip that leads to a quotient that is not whole is not drawn', () => {
  const fifth: WorkingLine = { name: 't', work: (s) => wholeQuotient(s, 5) };
  assert.equal(carriedMistake(randomOf(1), opening, [added(6), fifth]), null);
  assert.notEqual(carriedMistake(randomOf(1), opening, [added(10), fifth]), null);
});
