// Traffic: the number of requests under way, whose turn it is, and the pause of all.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ConfigurationError, MatrixSteps } from './src/index.ts';
import { Traffic } from './src/traffic.ts';

test('as many calls as are allowed are under way, and the others come in their order', async () => {
  const traffic = new Traffic(2);
  const begun: number[] = [];
  const turns = [0, 1, 2, 3].map(async (number) => {
    const leave = await traffic.enter(undefined);
    begun.push(number);
    return leave;
  });
  const [first, second] = await Promise.all(turns.slice(0, 2));
  assert.deepEqual(begun, [0, 1]);
  first();
  // A call that ends twice makes room once.
  first();
  await turns[2];
  assert.deepEqual(begun, [0, 1, 2]);
  second();
  await turns[3];
  assert.deepEqual(begun, [0, 1, 2, 3]);
});

test('a call that is aborted while it waits leaves its place to the next', async () => {
  const traffic = new Traffic(1);
  const leave = await traffic.enter(undefined);
  const stop = new AbortController();
  const abandoned = traffic.enter(stop.signal);
  const next = traffic.enter(undefined);
  stop.abort(new Error('not needed'));
  await assert.rejects(abandoned, /not needed/);
  leave();
  (await next)();
  (await traffic.enter(undefined))();
});

test('those that were sent before a pause do not lengthen it', async () => {
  const traffic = new Traffic(1);
  const before = performance.now();
  traffic.pause(30, before);
  traffic.pause(60_000, before - 1);
  await traffic.resumed(undefined);
  assert.ok(performance.now() - before >= 29);
});

/** Answers from a bucket of tokens, as the burst limit of the service does. */
function limited(perSecond: number) {
  let tokens = perSecond;
  let at = performance.now();
  const counts = { underWay: 0, most: 0, refused: 0 };
  const answer = async (): Promise<Response> => {
    counts.underWay += 1;
    counts.most = Math.max(counts.most, counts.underWay);
    await new Promise((resolve) => setImmediate(resolve));
    counts.underWay -= 1;
    const now = performance.now();
    tokens = Math.min(perSecond, tokens + ((now - at) / 1000) * perSecond);
    at = now;
    if (tokens >= 1) {
      tokens -= 1;
      return new Response('{"ans": 3}');
    }
    counts.refused += 1;
    return new Response('{"detail": "too many"}', { status: 429, headers: { 'retry-after': '1' } });
  };
  return { counts, answer };
}

describe('a client', () => {
  test('sends eight requests at once, and pauses all after a refusal', async () => {
    const { counts, answer } = limited(100);
    const client = new MatrixSteps({ apiKey: null, baseUrl: 'http://service', fetch: answer });
    const questions = Array.from({ length: 250 }, () => client.compact.dimensions.nrows([[1]]));
    const answers = await Promise.all(questions);
    assert.ok(answers.every(({ result }) => result === 3));
    assert.equal(counts.most, 8);
    assert.ok(counts.refused <= 8 * 4, `${counts.refused} refusals`);
  });

  test('loses nothing where its user wants all requests at once', async () => {
    const { counts, answer } = limited(100);
    const settings = { apiKey: null, baseUrl: 'http://service', fetch: answer, concurrency: 200 };
    const client = new MatrixSteps(settings);
    await Promise.all(Array.from({ length: 200 }, () => client.compact.dimensions.nrows([[1]])));
    assert.equal(counts.most, 200);
  });
});

test('at least one request at a time', () => {
  for (const concurrency of [0, -1, 1.5, Number.NaN]) {
    assert.throws(() => new MatrixSteps({ apiKey: null, concurrency }), ConfigurationError);
  }
});

test('settings that do not exist are refused by their names', async () => {
  const settings = { apiKey: null, maxRetries: 5 };
  assert.throws(() => new MatrixSteps(settings), /There is no setting maxRetries. The settings are apiKey, baseUrl/);
  const ofCall = { timeout: 5, timeOut: 5 };
  await assert.rejects(new MatrixSteps({ apiKey: null }).health(ofCall), /There is no setting timeOut/);
});

test('the log tells requests and retries, and neither keys nor bodies', async () => {
  const lines: string[] = [];
  const logger = { info: (line: string) => lines.push(`info ${line}`), debug: (line: string) => lines.push(line) };
  const replies = [new Response('{"detail": "busy"}', { status: 503 }), new Response('{"ans": 1}')];
  const fetch = async (): Promise<Response> => replies.shift() ?? Response.error();
  const client = new MatrixSteps({ apiKey: 'mm_secret', fetch, log: 'debug', logger });
  await client.compact.dimensions.nrows([[77]]);
  assert.match(
    lines.join('\n'),
    /nrows: status 503 after \d+ ms\ninfo .*status 503; tried again in \d+ ms\n.*status 200/,
  );
  assert.doesNotMatch(lines.join('\n'), /mm_secret|77\]/);
});
