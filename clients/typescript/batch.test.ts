// Batches: what is sent, what comes back for each question, and what happens where a request fails.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLong } from '../../tests/long-form.ts';
import { startTestService } from '../../server/testing/test-service.ts';
import { type Fetch, InvalidArgumentError, InvalidRequestError, MatrixSteps, type Progress } from './src/index.ts';
import { memberText, partsOf } from './src/json-parts.ts';

/** A client whose batches are answered by these functions in turn, each given the questions. */
function clientOf(...replies: readonly ((questions: readonly unknown[]) => Response)[]) {
  const sizes: number[] = [];
  const fetch: Fetch = async (_, init) => {
    const { questions } = JSON.parse(typeof init.body === 'string' ? init.body : '');
    sizes.push(questions.length);
    return replies[sizes.length - 1](questions);
  };
  return { sizes, client: new MatrixSteps({ apiKey: 'mm_secret', baseUrl: 'http://service', fetch }) };
}

function answered(questions: readonly unknown[]): Response {
  return new Response(JSON.stringify({ answers: questions.map(() => ({ id: null, status: 200, body: { ans: 5 } })) }));
}

function refusedAll(questions: readonly unknown[]): Response {
  return new Response(JSON.stringify({ answers: questions.map(() => refused) }));
}

const refused = { id: null, status: 429, headers: { 'retry-after': '0' }, body: { detail: 'Too many' } };

test('questions of both families have answers of their own types and errors of their own', async (t) => {
  const service = await startTestService(t);
  const client = new MatrixSteps({ apiKey: service.key, baseUrl: service.url });
  const { arithmetic, matrices, compact } = client.questions;
  const [sum, inverse, digits, wrong] = await client.batch([
    arithmetic.add([[1, 2]], [[3, 4]], { responseProfile: 'lite' }),
    matrices.inverse2x2([
      [1, 2],
      [2, 4],
    ]),
    compact.arithmetic.add([[9007199254740993n]], [[0]], { resultName: 'sum' }),
    arithmetic.add([[Number.NaN]], 1),
  ]);
  assert.ok(sum.ok);
  assert.deepEqual(sum.reply.result.answer, [[4, 6]]);
  assert.ok(!inverse.ok && inverse.error instanceof InvalidRequestError);
  assert.equal(inverse.error.problems[0].type, 'value_error.singular');
  assert.ok(digits.ok);
  assert.deepEqual(digits.reply.digits, [['9007199254740993']]);
  assert.equal(digits.reply.name, 'sum');
  assert.ok(!wrong.ok && wrong.error instanceof InvalidArgumentError);
  assert.equal(sum.reply.response.usage?.used, 2);
  assert.match(sum.reply.response.text, /^\{"metadata".*\}$/s);
});

test('a question that is awaited is sent alone', async (t) => {
  const service = await startTestService(t);
  const client = new MatrixSteps({ apiKey: service.key, baseUrl: service.url });
  const question = client.questions.compact.arithmetic.add([[1]], 2);
  assert.deepEqual((await question).result, [[3]]);
  assert.equal((await question).response.usage?.used, 1);
});

test('many questions are cut into requests, and progress is told after each', async () => {
  const { client, sizes } = clientOf(answered, answered, answered);
  const progress: Progress[] = [];
  const questions = Array.from({ length: 250 }, () => client.questions.compact.arithmetic.add([[2]], 3));
  const answers = await client.batch(questions, { onProgress: (one) => progress.push(one) });
  assert.equal(answers.length, 250);
  assert.ok(answers.every((answer) => answer.ok));
  assert.deepEqual(sizes, [100, 100, 50]);
  assert.deepEqual(
    progress.map(({ done, total }) => `${done}/${total}`),
    ['100/250', '200/250', '250/250'],
  );
});

test('answers come one by one', async () => {
  const { client, sizes } = clientOf(answered, answered);
  const questions = Array.from({ length: 4 }, () => client.questions.compact.arithmetic.add([[2]], 3));
  let count = 0;
  for await (const answer of client.answersTo(questions, { size: 2 })) {
    assert.ok(answer.ok);
    count += 1;
    if (count === 2) assert.equal(sizes.length, 1);
  }
  assert.equal(count, 4);
});

test('questions that were refused for a moment are asked again, and no others', async () => {
  const { client, sizes } = clientOf((questions) => {
    const answers = questions.map((_, place) =>
      place % 2 === 0 ? { id: null, status: 200, body: { ans: 5 } } : refused,
    );
    return new Response(JSON.stringify({ answers }));
  }, answered);
  const questions = Array.from({ length: 5 }, () => client.questions.compact.arithmetic.add([[2]], 3));
  const answers = await client.batch(questions);
  assert.ok(answers.every((answer) => answer.ok));
  assert.deepEqual(sizes, [5, 2]);
});

test('a question that stays refused has its error, and the others their replies', async () => {
  const { client } = clientOf(refusedAll, refusedAll, refusedAll);
  const [answer] = await client.batch([client.questions.compact.arithmetic.add([[2]], 3)]);
  assert.ok(!answer.ok && answer.error.kind === 'rate_limit');
});

test('where a request fails, its error stands in the place of all that are left', async () => {
  const { client, sizes } = clientOf(
    answered,
    () => new Response('{"detail":"Invalid or revoked API key"}', { status: 401 }),
  );
  const questions = Array.from({ length: 6 }, () => client.questions.compact.arithmetic.add([[2]], 3));
  const answers = await client.batch(questions, { size: 2 });
  assert.deepEqual(
    answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind)),
    ['ok', 'ok', 'authentication', 'authentication', 'authentication', 'authentication'],
  );
  assert.equal(sizes.length, 2);
});

for (const [name, text] of [
  ['no JSON', '<html>'],
  ['no answers', '{}'],
  ['too few answers', '{"answers":[]}'],
] as const) {
  test(`a reply that is none: ${name}`, async () => {
    const { client } = clientOf(() => new Response(text));
    const [answer] = await client.batch([client.questions.compact.arithmetic.add([[2]], 3)]);
    assert.ok(!answer.ok && answer.error.kind === 'malformed_reply');
  });
}

test('what is no question is refused, and nothing is sent', async () => {
  const { client, sizes } = clientOf(answered);
  await assert.rejects(client.batch([Promise.resolve(1)]), InvalidArgumentError);
  await assert.rejects(client.batch([], { size: 0 }), InvalidArgumentError);
  assert.deepEqual(await client.batch([]), []);
  assert.equal(sizes.length, 0);
});

test('five hundred questions at the usual burst limit lose none', { skip: !isLong }, async (t) => {
  const service = await startTestService(t, { burstPerSecond: 50, parts: { now: Date.now } });
  const client = new MatrixSteps({ apiKey: service.key, baseUrl: service.url });
  const questions = Array.from({ length: 500 }, (_, place) => client.questions.compact.arithmetic.add([[place]], 1));
  const answers = await client.batch(questions);
  assert.ok(answers.every((answer) => answer.ok));
});

test('parts of a JSON text are texts as they came', () => {
  assert.deepEqual(partsOf('[1.50, "a,]\\"", {"b": [2, 3]} , [] ]'), ['1.50', '"a,]\\""', '{"b": [2, 3]}', '[]']);
  assert.equal(memberText('{"a": ":", "body" : [1e400, "\\\\"]}', 'body'), '[1e400, "\\\\"]');
  assert.deepEqual(partsOf('[ ]'), []);
  assert.equal(memberText('{"a": 1}', 'b'), null);
});
