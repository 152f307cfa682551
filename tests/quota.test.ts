// The quota through the real server: with a limit of 50, 200 concurrent questions get exactly 50 answers.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Reply, type RunningService, runService, send } from './running-service.ts';

const LIMIT = 50;
const CONCURRENT = 200;
const ADD = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';
const BODY = JSON.stringify({ a: [[1]], b: [[2]], response_profile: 'lite' });

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

function ask(key: string): Promise<Reply> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return send(`${service.url}${ADD}`, { method: 'POST', headers, body: BODY });
}

function usedBy({ text }: Reply): number {
  const { metadata }: { readonly metadata: { readonly usage: { readonly requests_used: number } } } = JSON.parse(text);
  return metadata.usage.requests_used;
}

function isExhausted(reply: Reply): void {
  assert.equal(reply.status, 429, reply.text);
  assert.equal(typeof JSON.parse(reply.text).detail, 'string');
  assert.ok(Number(reply.headers.get('retry-after')) > 0);
  assert.equal(reply.headers.get('x-should-retry'), 'false');
  assert.equal(reply.headers.get('x-ratelimit-limit'), String(LIMIT));
  assert.equal(reply.headers.get('x-ratelimit-remaining'), '0');
  assert.match(reply.headers.get('ratelimit-policy') ?? '', /q=50/);
  assert.match(reply.headers.get('ratelimit') ?? '', /r=0/);
  assert.ok(reply.headers.get('x-request-id'));
}

test('exactly as many answers as the limit, numbered 1 to 50; a new key changes nothing', async () => {
  const account = await service.openAccount('quota@example.com', LIMIT);
  const replies = await Promise.all(Array.from({ length: CONCURRENT }, () => ask(account.key)));
  const answered = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status !== 200);
  assert.deepEqual(
    answered.map(usedBy).toSorted((x, y) => x - y),
    Array.from({ length: LIMIT }, (_, index) => index + 1),
  );
  assert.equal(refused.length, CONCURRENT - LIMIT);
  refused.forEach(isExhausted);

  const key = await account.regenerate();
  isExhausted(await ask(key));
  assert.equal((await ask(account.key)).status, 401);
});

test('errors are free', async () => {
  const { key } = await service.openAccount('errors@example.com', 1);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const wrong = await send(`${service.url}${ADD}`, { method: 'POST', headers, body: '{"a": [[1]]}' });
  assert.equal(wrong.status, 422);
  assert.equal(wrong.headers.get('x-ratelimit-remaining'), '1');
  assert.equal((await ask(key)).status, 200);
  assert.equal((await ask(key)).status, 429);
});
