// Batches whose answers come as lines: each as soon as it is there, and none lost where a connection breaks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestService } from '../../server/testing/test-service.ts';
import { type Fetch, MatrixSteps } from './src/index.ts';

const answer = '{"id":null,"status":200,"body":{"ans":5.10}}';
const refused = '{"id":null,"status":429,"headers":{"retry-after":"0"},"body":{"detail":"Too many"}}';

type Replies = readonly ((count: number, signal: AbortSignal | undefined) => Response)[];

/** A client whose batches are answered by these functions in turn, each given the number of questions. */
function clientOf(...replies: Replies) {
  const sizes: number[] = [];
  const accepted: unknown[] = [];
  const fetch: Fetch = async (_, { body, headers, signal }) => {
    const { questions } = JSON.parse(typeof body === 'string' ? body : '');
    accepted.push(new Headers(headers).get('accept'));
    sizes.push(questions.length);
    return replies[sizes.length - 1](questions.length, signal ?? undefined);
  };
  const client = new MatrixSteps({ apiKey: 'mm_secret', baseUrl: 'http://service', fetch });
  const ask = (count: number) => Array.from({ length: count }, () => client.questions.compact.arithmetic.add([[2]], 3));
  return { client, ask, sizes, accepted };
}

/** A reply of these pieces, which breaks off behind them where `isBroken`. */
function linesOf(pieces: readonly string[], isBroken = false): Response {
  const encoder = new TextEncoder();
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = left.shift();
      if (next !== undefined) controller.enqueue(encoder.encode(next));
      else if (isBroken) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/jsonl' } });
}

const whole = (count: number) => linesOf(Array.from({ length: count }, () => `${answer}\n`));

async function kindsOf(client: MatrixSteps, questions: ReturnType<ReturnType<typeof clientOf>['ask']>, size = 100) {
  const answers = await client.batch(questions, { lines: true, size });
  return answers.map((each) => (each.ok ? 'ok' : each.error.kind));
}

test('the service answers lines of both families in order, and progress is told after each', async (t) => {
  const service = await startTestService(t);
  const client = new MatrixSteps({ apiKey: service.key, baseUrl: service.url });
  const { compact, matrices } = client.questions;
  const sums = Array.from({ length: 20 }, (_, place) => compact.arithmetic.add([[9007199254740993n]], [[2 * place]]));
  const singular = matrices.inverse2x2([
    [1, 2],
    [2, 4],
  ]);
  const progress: string[] = [];
  const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
    void progress.push(`${done}/${total}`);
  const answers = await client.batch([...sums, singular], { lines: true, size: 15, onProgress });
  for (const [place, each] of answers.slice(0, 20).entries()) {
    assert.ok(each.ok && 'digits' in each.reply);
    assert.deepEqual(each.reply.digits, [[String(9007199254740993n + 2n * BigInt(place))]]);
  }
  assert.ok(!answers[20].ok && answers[20].error.kind === 'invalid_request');
  assert.deepEqual(
    progress,
    answers.map((_, place) => `${place + 1}/21`),
  );
});

test('each answer is there before the next line comes, however the lines are cut', async () => {
  const encoder = new TextEncoder();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(encoder.encode(answer.slice(0, 20)));
      controller.enqueue(encoder.encode(`${answer.slice(20)}\n${answer.slice(0, 9)}`));
      await released;
      controller.enqueue(encoder.encode(`${answer.slice(9)}\n`));
      controller.close();
    },
  });
  const { client, ask, accepted } = clientOf(
    () => new Response(body, { headers: { 'content-type': 'application/jsonl; charset=utf-8' } }),
  );
  const answers = client.answersTo(ask(2), { lines: true });
  const first = await answers.next();
  assert.ok(first.done !== true && first.value.ok);
  release();
  assert.equal((await answers.next()).done, false);
  assert.equal((await answers.next()).done, true);
  assert.deepEqual(accepted, ['application/jsonl']);
});

test('where the lines break off, the questions without an answer are asked again, and no others', async () => {
  const { client, ask, sizes } = clientOf(
    () => linesOf([`${answer}\n${answer}\n`, answer.slice(0, 12)], true),
    () => linesOf([`${answer}\n`, `${refused}\n`, `${answer}\n`]),
    whole,
  );
  assert.deepEqual(await kindsOf(client, ask(5)), ['ok', 'ok', 'ok', 'ok', 'ok']);
  assert.deepEqual(sizes, [5, 3, 1]);
});

const broken = () => linesOf([`${answer}\n`], true);

test('where they go on breaking off, what came is kept, and the rest has the error', async () => {
  const { client, ask, sizes } = clientOf(broken, broken, broken);
  const kinds = await kindsOf(client, ask(6), 5);
  assert.deepEqual(kinds, ['ok', 'ok', 'ok', 'connection', 'connection', 'connection']);
  assert.deepEqual(sizes, [5, 4, 3]);
});

for (const [name, pieces, kinds] of [
  ['a line that is no JSON', [`${answer}\n`, '<html>\n', `${answer}\n`], ['ok', 'malformed_reply', 'malformed_reply']],
  ['a line that is no answer', ['7\n', `${answer}\n`], Array.from({ length: 3 }, () => 'malformed_reply')],
  ['lines too few', [`${answer}\n${answer}\n`], ['ok', 'ok', 'malformed_reply']],
  ['lines too many', [`${answer}\n${answer}\n${answer}\n${answer}\n`], ['ok', 'ok', 'ok']],
  ['no line', [], Array.from({ length: 3 }, () => 'malformed_reply')],
] as const) {
  test(`a reply that is none: ${name}`, async () => {
    const { client, ask, sizes } = clientOf(() => linesOf(pieces));
    assert.deepEqual(await kindsOf(client, ask(3)), kinds);
    assert.deepEqual(sizes, [3]);
  });
}

test('a service that answers with a document is understood', async () => {
  const { client, ask } = clientOf(() => new Response(`{"answers":[${answer},${answer}]}`));
  assert.deepEqual(await kindsOf(client, ask(2)), ['ok', 'ok']);
});

test('who leaves the loop ends the request', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { client, ask } = clientOf((_, signal) => {
    signals.push(signal);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(`${answer}\n`));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/jsonl' } });
  });
  for await (const each of client.answersTo(ask(3), { lines: true })) {
    assert.ok(each.ok);
    break;
  }
  assert.equal(signals[0]?.aborted, true);
});

test('an aborted signal ends the loop with its reason', async () => {
  const { client, ask } = clientOf(() => linesOf([`${answer}\n`], true));
  const signal = AbortSignal.abort(new Error('enough'));
  await assert.rejects(client.batch(ask(2), { lines: true, signal }), /enough/);
});
