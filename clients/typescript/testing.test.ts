// The fake service: what it answers, refuses and remembers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConnectionError, InvalidRequestError, MatrixSteps, RateLimitError } from './src/index.ts';
import { fakeReply, fakeService, recorder } from './src/testing.ts';

test('answers in both families, by value and by function', async () => {
  const service = fakeService({
    trace: 5,
    add: ({ a }: { readonly a: unknown }) => a,
    'col-mean': [1, 2],
    all: { row_min: [1] },
  });
  const client = new MatrixSteps(service.settings);
  const { result, steps } = await client.matrices.trace(
    [
      [1, 2],
      [3, 4],
    ],
    { resultName: 't' },
  );
  assert.deepEqual([result.name, result.answer, steps], ['t', 5, []]);
  assert.deepEqual((await client.compact.arithmetic.add([[1]], [[2]])).result, [[1]]);
  assert.deepEqual((await client.compact.statistics.byType([[1, 2]], 'col-mean')).result, [1, 2]);
  assert.deepEqual((await client.compact.statistics.byType([[1, 2]], 'all')).result.rowMin, [1]);
  assert.deepEqual(service.requests[0]?.body, {
    a: [
      [1, 2],
      [3, 4],
    ],
    result_name: 't',
  });
});

test('refusals are the errors of the client, at once', async () => {
  const problem = { loc: ['body', 'a'], msg: 'not square', type: 'value_error.not_square' };
  const service = fakeService({
    trace: fakeReply(422, { detail: [problem] }),
    shape: () => fakeReply(429, { detail: 'slowly' }),
  });
  const client = new MatrixSteps(service.settings);
  const error: unknown = await client.matrices.trace([[1, 2]]).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof InvalidRequestError && error.problems[0]?.type === 'value_error.not_square');
  await assert.rejects(client.dimensions.shape([[1]]), RateLimitError);
});

test('an operation without an answer is named', async () => {
  const client = new MatrixSteps(fakeService({ trace: 1 }).settings);
  await assert.rejects(client.dimensions.shape([[1]]), (error) => {
    return error instanceof ConnectionError && /no answer for shape; it has trace/.test(error.message);
  });
});

test('what was recorded is answered again, with all its digits', async () => {
  const text = '{"metadata":{},"result":{"name":"ans","answer":[[9007199254740995]]}}';
  const service = recorder(async () => new Response(text));
  const live = new MatrixSteps({ apiKey: 'mm_secret', baseUrl: 'http://service/below', fetch: service.fetch });
  await live.arithmetic.add([[1]], [[2]]);
  assert.ok(!JSON.stringify(service.recorded).includes('mm_secret'));
  const client = new MatrixSteps(fakeService({}, JSON.parse(JSON.stringify(service.recorded))).settings);
  assert.deepEqual((await client.arithmetic.add([[1]], [[2]])).result.exact, [['9007199254740995']]);
});
