import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInBatches } from './batches.ts';

/** The next turn of the event loop. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Batches whose answers wait until the test gives them. */
function openGated(most = 100) {
  const asked: { readonly items: readonly string[]; readonly answer: PromiseWithResolvers<readonly string[]> }[] = [];
  const ask = askInBatches(
    (items: readonly string[]) => {
      const answer = Promise.withResolvers<readonly string[]>();
      asked.push({ items, answer });
      return answer.promise;
    },
    { begin: setImmediate, most },
  );
  return { asked, ask };
}

function upperCase(items: readonly string[]): readonly string[] {
  return items.map((item) => item.toUpperCase());
}

test('who comes while a batch is under way goes in the next, with all who came', async () => {
  const { asked, ask } = openGated();
  const first = [ask(['a']), ask(['b', 'c'])];
  await turn();
  const second = [ask(['d']), ask([]), ask(['e'])];
  await turn();
  assert.deepEqual(
    asked.map(({ items }) => items),
    [['a', 'b', 'c']],
  );
  asked[0].answer.resolve(upperCase(asked[0].items));
  assert.deepEqual(await Promise.all(first), [['A'], ['B', 'C']]);
  await turn();
  assert.deepEqual(asked[1].items, ['d', 'e']);
  asked[1].answer.resolve(upperCase(asked[1].items));
  assert.deepEqual(await Promise.all(second), [['D'], [], ['E']]);
});

/** Later in the same turn. */
function laterInTheTurn(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

test('who waits when a batch comes back leaves before its answers are told, and who comes then goes in the one after', async () => {
  const { asked, ask } = openGated();
  const first = ask(['a']);
  await turn();
  const second = ask(['b']);
  const told = first.then(() => asked.map(({ items }) => items));
  asked[0].answer.resolve(['A']);
  assert.deepEqual(await told, [['a'], ['b']]);
  const third = ask(['c']);
  asked[1].answer.resolve(['B']);
  assert.deepEqual(await second, ['B']);
  asked[2].answer.resolve(['C']);
  assert.deepEqual(await third, ['C']);
});

test('where nobody waits when a batch comes back, all who come in that turn go together', async () => {
  const { asked, ask } = openGated();
  const first = ask(['a']);
  await turn();
  asked[0].answer.resolve(['A']);
  assert.deepEqual(await first, ['A']);
  const second = ask(['b']);
  await laterInTheTurn();
  const third = ask(['c']);
  await turn();
  await turn();
  assert.deepEqual(asked[1].items, ['b', 'c']);
  asked[1].answer.resolve(['B', 'C']);
  assert.deepEqual(await Promise.all([second, third]), [['B'], ['C']]);
});

test('a batch that fails fails for those in it, and the next goes on', async () => {
  const { asked, ask } = openGated();
  const failed = [ask(['a']), ask(['b'])];
  await turn();
  const next = ask(['c']);
  asked[0].answer.reject(new Error('gone'));
  for (const promise of failed) await assert.rejects(promise, { message: 'gone' });
  await turn();
  asked[1].answer.resolve(['C']);
  assert.deepEqual(await next, ['C']);
});

test('a batch has no more items than it may have, unless they came together', async () => {
  const { asked, ask } = openGated(2);
  const all = [ask(['a', 'b', 'c']), ask(['d']), ask(['e']), ask(['f'])];
  for (const items of [['a', 'b', 'c'], ['d', 'e'], ['f']]) {
    // The end of the batch before, and the end of that turn.
    await turn();
    await turn();
    const latest = asked[asked.length - 1];
    assert.deepEqual(latest.items, items);
    latest.answer.resolve(upperCase(items));
  }
  assert.deepEqual((await Promise.all(all)).flat().join(''), 'ABCDEF');
});
