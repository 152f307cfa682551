import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import { inBatches } from './batches.ts';

/** A server that keeps its batches until the test answers them. */
function openGated(maxItems = 100) {
  const sent: { readonly items: readonly string[]; readonly answer: PromiseWithResolvers<readonly string[]> }[] = [];
  const send = inBatches(
    (items: readonly string[]) => {
      const answer = Promise.withResolvers<readonly string[]>();
      sent.push({ items, answer });
      return answer.promise;
    },
    { maxItems },
  );
  return { sent, send };
}

function upperCase(items: readonly string[]): readonly string[] {
  return items.map((item) => item.toUpperCase());
}

test('calls that come while a batch is in flight go in the next one, all together', async () => {
  const { sent, send } = openGated();
  const first = [send(['a']), send(['b', 'c'])];
  await nextTick();
  const second = [send(['d']), send([]), send(['e'])];
  await nextTick();
  assert.deepEqual(
    sent.map(({ items }) => items),
    [['a', 'b', 'c']],
  );
  sent[0].answer.resolve(upperCase(sent[0].items));
  assert.deepEqual(await Promise.all(first), [['A'], ['B', 'C']]);
  await nextTick();
  assert.deepEqual(sent[1].items, ['d', 'e']);
  sent[1].answer.resolve(upperCase(sent[1].items));
  assert.deepEqual(await Promise.all(second), [['D'], [], ['E']]);
});

test('the next batch is sent before the results of the one before are distributed', async () => {
  const { sent, send } = openGated();
  const first = send(['a']);
  await nextTick();
  const second = send(['b']);
  const sentBeforeResults = first.then(() => sent.map(({ items }) => items));
  sent[0].answer.resolve(['A']);
  assert.deepEqual(await sentBeforeResults, [['a'], ['b']]);
  const third = send(['c']);
  sent[1].answer.resolve(['B']);
  assert.deepEqual(await second, ['B']);
  sent[2].answer.resolve(['C']);
  assert.deepEqual(await third, ['C']);
});

test('where nothing waits when a batch comes back, all calls of that tick go together', async () => {
  const { sent, send } = openGated();
  const first = send(['a']);
  await nextTick();
  sent[0].answer.resolve(['A']);
  assert.deepEqual(await first, ['A']);
  const second = send(['b']);
  await new Promise((resolve) => {
    process.nextTick(resolve);
  });
  const third = send(['c']);
  await nextTick();
  await nextTick();
  assert.deepEqual(sent[1].items, ['b', 'c']);
  sent[1].answer.resolve(['B', 'C']);
  assert.deepEqual(await Promise.all([second, third]), [['B'], ['C']]);
});

test('a batch that fails fails for its calls only, and the next one is sent', async () => {
  const { sent, send } = openGated();
  const failed = [send(['a']), send(['b'])];
  await nextTick();
  const next = send(['c']);
  sent[0].answer.reject(new Error('gone'));
  for (const promise of failed) await assert.rejects(promise, { message: 'gone' });
  await nextTick();
  sent[1].answer.resolve(['C']);
  assert.deepEqual(await next, ['C']);
});

test('a batch has no more items than allowed, unless one call has more', async () => {
  const { sent, send } = openGated(2);
  const all = [send(['a', 'b', 'c']), send(['d']), send(['e']), send(['f'])];
  for (const items of [['a', 'b', 'c'], ['d', 'e'], ['f']]) {
    // One tick for the end of the batch before, and one for the calls of its tick.
    await nextTick();
    await nextTick();
    const latest = sent[sent.length - 1];
    assert.deepEqual(latest.items, items);
    latest.answer.resolve(upperCase(items));
  }
  assert.deepEqual((await Promise.all(all)).flat().join(''), 'ABCDEF');
});
