import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createPool } from './pool.ts';

const root = '/v1/mathematics/linear-algebra/matrices';
const never = new AbortController().signal;
const pool = createPool(
  { workers: 1, workerQueue: 1, workerMemoryMegabytes: 2048, workerSeconds: 60, maxReplyBytes: 2 ** 25 },
  (error) => assert.fail(String(error)),
);
after(() => pool.close());

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function entryAt(row: number, column: number): number {
  return ((row * 7919 + column * 104_729) % 997) + (row === column ? 1000 : 0);
}

/** A question of some seconds. */
function longQuestion(size = 100): Uint8Array {
  const places = [...Array(size).keys()];
  const a = places.map((row) => places.map((column) => entryAt(row, column)));
  return bytesOf({ a, response_profile: 'detailed' });
}

test('an answer and a refusal come back as they were written', async () => {
  const answer = await pool.answer(
    `${root}/trace`,
    bytesOf({
      a: [
        [1, 2],
        [3, 4],
      ],
      response_profile: 'lite',
    }),
    never,
    'ada',
  );
  assert.ok(answer.kind === 'answer');
  assert.equal(answer.envelope?.level, 'lite');
  assert.match(new TextDecoder().decode(answer.body), /"answer":5\b/);
  const refusal = await pool.answer(`${root}/trace`, bytesOf({ a: [[1, 2]] }), never, 'ada');
  assert.ok(refusal.kind === 'invalid');
  assert.match(new TextDecoder().decode(refusal.body), /not_square/);
});

test('what is cached in a worker is there for the next answer too', async () => {
  const body = {
    a: [
      [1, 2],
      [3, 4],
    ],
    response_profile: 'detailed',
  };
  const ask = async (): Promise<string> => {
    const answer = await pool.answer(`${root}/trace`, bytesOf(body), never, 'ada');
    assert.ok(answer.kind === 'answer');
    return new TextDecoder().decode(answer.body);
  };
  const first = await ask();
  assert.match(first, /"learn":/);
  assert.equal(await ask(), first);
});

test('a long reply comes in pieces', async () => {
  const a = Array.from({ length: 300 }, () => ['1/3']);
  const b = [Array.from({ length: 300 }, () => '1/7')];
  const answer = await pool.answer(
    `${root}/arithmetic/matmul`,
    bytesOf({ a, b, response_profile: 'lite' }),
    never,
    'ada',
  );
  assert.ok(answer.kind === 'answer' && answer.chunks.length > 4);
  for (const { bytes } of answer.chunks) assert.ok(bytes.length < 2 ** 20);
  JSON.parse(`{"metadata":{}${new TextDecoder().decode(answer.body)}`);
});

test('an unknown path is an error', async () => {
  await assert.rejects(pool.answer('/nowhere', bytesOf({}), never, 'ada'), /no endpoint/);
});

test('a full queue is busy, and a signal ends a question that computes and one that waits', async () => {
  const impatience = new AbortController();
  const path = `${root}/inverse-nxn`;
  const computing = assert.rejects(pool.answer(path, longQuestion(), impatience.signal, 'ada'));
  const waiting = assert.rejects(pool.answer(path, longQuestion(), impatience.signal, 'ada'));
  assert.deepEqual(await pool.answer(path, longQuestion(), never, 'ada'), { kind: 'busy' });
  impatience.abort();
  await computing;
  await waiting;
  const next = await pool.answer(`${root}/trace`, bytesOf({ a: [[7]] }), never, 'ada');
  assert.equal(next.kind, 'answer');
});

test('a question that a worker has not the memory for is an overrun, and another worker takes its place', async (t) => {
  const troubles: unknown[] = [];
  const small = createPool(
    { workers: 1, workerQueue: 1, workerMemoryMegabytes: 64, workerSeconds: 60, maxReplyBytes: 2 ** 25 },
    (error) => troubles.push(error),
  );
  t.after(() => small.close());
  const row = Array.from({ length: 200_000 }, (_, place) => `${place + 1}e-${place % 390}`);
  const body = new TextEncoder().encode(`{"a":[[${row.join(',')}]]}`);
  assert.deepEqual(
    await small.answer(`${root}/change-appearance/transpose`.replace('matrices/', ''), body, never, 'ada'),
    {
      kind: 'overrun',
    },
  );
  assert.ok(troubles.length > 0);
  const next = await small.answer(`${root}/trace`, bytesOf({ a: [[7]] }), never, 'ada');
  assert.equal(next.kind, 'answer');
});

test('a question that takes too long is given up', async (t) => {
  const troubles: unknown[] = [];
  const settings = {
    workers: 1,
    workerQueue: 1,
    workerMemoryMegabytes: 2048,
    workerSeconds: 1,
    maxReplyBytes: 2 ** 25,
  };
  const hurried = createPool(settings, (error) => troubles.push(error));
  t.after(() => hurried.close());
  assert.deepEqual(await hurried.answer(`${root}/inverse-nxn`, longQuestion(220), never, 'ada'), { kind: 'overrun' });
  assert.equal(troubles.length, 1);
});
