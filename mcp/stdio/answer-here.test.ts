// Answering on this machine: long calls run elsewhere and end when they are cancelled.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '@matrixsteps/api/testing/replies.ts';
import { toolboxOf } from '../tools/tool-list.ts';
import { answerHere } from './answer-here.ts';

const tool = toolboxOf(endpoints).toolNamed('analyze_square_matrix') ?? assert.fail('no tool');

/** A question that is predicted to take a quarter of a second. */
const long = Buffer.from(
  JSON.stringify({
    operation: 'charpoly',
    steps: 'none',
    a: Array.from({ length: 60 }, (_, i) =>
      Array.from({ length: 60 }, (__, j) => `${((i * 7919 + j * j * 104729 + 13) % 99991) + 1}/${((i * j) % 89) + 11}`),
    ),
  }),
);

function outcomeOf(bytes: Uint8Array) {
  const prepared = tool.prepare(bytes);
  assert.ok(prepared.kind === 'prepared');
  return { cost: prepared.nanoseconds, body: prepared.run().body };
}

test('a long call is answered as a short one would be, and the event loop has its turns meanwhile', async () => {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 5);
  const outcome = await answerHere(tool, long, new AbortController().signal);
  clearInterval(clock);
  assert.ok(turns > 10, `${turns} turns`);
  const { cost, body } = outcomeOf(long);
  assert.ok(cost > 50_000_000, `${cost} nanoseconds`);
  assert.ok(outcome.kind === 'answer');
  assert.equal(Buffer.from(outcome.body).toString(), Buffer.from(body).toString());
});

test('a long call that is cancelled ends with the reason', async () => {
  const abandonment = new AbortController();
  const outcome = answerHere(tool, long, abandonment.signal);
  // The call gives the event loop a turn long before it ends.
  setImmediate(() => abandonment.abort(new Error('not needed any more')));
  await assert.rejects(outcome, /not needed any more/);
});

test('arguments that are not as needed are told at once', async () => {
  const outcome = await answerHere(tool, Buffer.from('{"operation": "trace"}'), new AbortController().signal);
  assert.equal(outcome.kind, 'problems');
});
