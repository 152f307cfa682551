import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorkerShares, type UsedTime } from './worker-shares.ts';

const never = new AbortController().signal;

/** Shares whose work goes on until the test ends it; `events` tells what began and how it ended. */
function createWatched(workers: number, workerQueue: number, used: UsedTime['used'] = () => 0) {
  const events: string[] = [];
  const charged: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const shares = createWorkerShares(
    { workers, workerQueue },
    { charge: (account) => void charged.push(account), used },
  );
  /** A question, named by its account and a number. */
  function ask(name: string, signal = never): void {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    shares
      .run(name.slice(0, 1), signal, async () => {
        events.push(`${name} begins`);
        await gate.promise;
        return name;
      })
      .then(
        (result) => void events.push(result === 'busy' ? `${name} is refused` : `${name} is answered`),
        () => void events.push(`${name} has gone`),
      );
  }
  /** Ends the work of these questions, and gives what has happened since it was asked last. */
  async function end(...names: readonly string[]): Promise<readonly string[]> {
    for (const name of names) gates.get(name)?.resolve();
    await new Promise(setImmediate);
    return events.splice(0);
  }
  return { shares, ask, end, charged };
}

test('an account has half of the workers, however much it asks, and others have the rest', async () => {
  const { shares, ask, end } = createWatched(4, 64);
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name);
  assert.deepEqual(await end(), ['a1 begins', 'a2 begins']);
  assert.deepEqual(shares.state(), { busy: 2, waiting: 2 });
  for (const name of ['b1', 'c1', 'd1']) ask(name);
  assert.deepEqual(await end(), ['b1 begins', 'c1 begins']);
  assert.deepEqual(await end('b1'), ['d1 begins', 'b1 is answered']);
  assert.deepEqual(await end('a1', 'c1'), ['a3 begins', 'a1 is answered', 'c1 is answered']);
  assert.deepEqual(await end('a2', 'a3', 'd1'), ['a4 begins', 'a2 is answered', 'a3 is answered', 'd1 is answered']);
  await end('a4');
  assert.deepEqual(shares.state(), { busy: 0, waiting: 0 });
});

test('a single worker serves the accounts in turn', async () => {
  const { ask, end } = createWatched(1, 64);
  for (const name of ['a1', 'a2', 'a3', 'b1']) ask(name);
  assert.deepEqual(await end('a1'), ['a1 begins', 'a2 begins', 'a1 is answered']);
  ask('c1');
  assert.deepEqual(await end('a2'), ['b1 begins', 'a2 is answered']);
  assert.deepEqual(await end('b1'), ['a3 begins', 'b1 is answered']);
  assert.deepEqual(await end('a3', 'c1'), ['c1 begins', 'a3 is answered', 'c1 is answered']);
});

test('of those who wait, the account that has used the least time comes first', async () => {
  const milliseconds: { readonly [account: string]: number } = { a: 9000, b: 5000, c: 20, d: 20 };
  const { ask, end } = createWatched(1, 64, (account) => milliseconds[account]);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'd1', 'c2']) ask(name);
  assert.deepEqual(await end('a1'), ['a1 begins', 'c1 begins', 'a1 is answered']);
  assert.deepEqual(await end('c1'), ['d1 begins', 'c1 is answered']);
  assert.deepEqual(await end('d1', 'c2'), ['c2 begins', 'd1 is answered', 'b1 begins', 'c2 is answered']);
  assert.deepEqual(await end('b1', 'a2'), ['a2 begins', 'b1 is answered', 'a2 is answered']);
});

test('a full queue refuses the account that fills it, and makes room for another one', async () => {
  const { shares, ask, end } = createWatched(1, 3);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name);
  assert.deepEqual(await end(), ['a1 begins', 'a5 is refused']);
  ask('b1');
  assert.deepEqual(await end(), ['a4 is refused']);
  assert.deepEqual(shares.state(), { busy: 1, waiting: 3 });
  assert.deepEqual(await end('a1', 'a2', 'b1', 'a3'), [
    'a2 begins',
    'a1 is answered',
    'b1 begins',
    'a2 is answered',
    'a3 begins',
    'b1 is answered',
    'a3 is answered',
  ]);
});

test('where nobody may wait, everybody beyond the workers is refused', async () => {
  const { ask, end } = createWatched(2, 0);
  for (const name of ['a1', 'a2', 'b1', 'c1']) ask(name);
  assert.deepEqual(await end(), ['a1 begins', 'b1 begins', 'a2 is refused', 'c1 is refused']);
  await end('a1', 'b1');
});

test('a question that is given up leaves the queue', async () => {
  const { shares, ask, end } = createWatched(1, 64);
  const client = new AbortController();
  for (const name of ['a1', 'a2']) ask(name, client.signal);
  ask('a3');
  client.abort();
  assert.deepEqual(await end('a1'), ['a1 begins', 'a2 has gone', 'a3 begins', 'a1 is answered']);
  ask('a4', client.signal);
  assert.deepEqual(await end('a3'), ['a4 has gone', 'a3 is answered']);
  assert.deepEqual(shares.state(), { busy: 0, waiting: 0 });
});

test('an account is charged for each worker that it has had, also where the work failed', async () => {
  const charges: [string, number][] = [];
  const { run } = createWorkerShares(
    { workers: 2, workerQueue: 0 },
    { charge: (...charge) => void charges.push(charge), used: () => 0 },
  );
  await run('a', never, async () => 5);
  await assert.rejects(
    run('b', never, async () => {
      throw new Error('in vain');
    }),
    /in vain/,
  );
  assert.deepEqual(
    charges.map(([account]) => account),
    ['a', 'b'],
  );
  assert.ok(charges.every(([, milliseconds]) => milliseconds >= 0));
});
