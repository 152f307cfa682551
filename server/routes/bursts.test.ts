// Many requests at once: a client that only obeys Retry-After loses none, and asks about twice for each.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPath, instant, noPool, startTestService } from '../testing/test-service.ts';

test('500 at once are all answered, each after one refusal at most, where Retry-After is obeyed', async (t) => {
  let now = instant;
  const { ask } = await startTestService(t, {
    burstPerSecond: 50,
    parts: { pool: noPool, now: () => now },
  });
  let waiting = Array.from({ length: 500 }, () => ({ at: instant, refused: 0 }));
  let answered = 0;
  for (let second = 0; waiting.length > 0 && second < 60; second += 1) {
    now = instant + second * 1000;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    const again = await Promise.all(
      due.map(async ({ refused }) => {
        const response = await ask(addPath);
        await response.text();
        if (response.status === 200) answered += 1;
        else assert.equal(response.status, 429);
        return { status: response.status, at: now + Number(response.headers.get('retry-after')) * 1000, refused };
      }),
    );
    for (const { status, at, refused } of again) if (status === 429) waiting.push({ at, refused: refused + 1 });
    assert.ok(waiting.every(({ refused }) => refused <= 1));
  }
  assert.equal(answered, 500);
  assert.equal(now - instant, 8000);
});

test('a refusal for a burst tells its turn, in whole seconds and in milliseconds, and that none are left', async (t) => {
  const { ask } = await startTestService(t, { burstPerSecond: 2, parts: { pool: noPool } });
  const first = await ask(addPath);
  assert.match(first.headers.get('ratelimit') ?? '', /, "burst";r=2;t=1$/);
  for (let asked = 1; asked < 4; asked += 1) await ask(addPath);
  const told = [];
  for (let asked = 0; asked < 4; asked += 1) {
    const { status, headers } = await ask(addPath);
    assert.equal(status, 429);
    assert.match(headers.get('ratelimit') ?? '', new RegExp(`, "burst";r=0;t=${headers.get('retry-after')}$`));
    told.push([headers.get('retry-after'), headers.get('retry-after-ms')]);
  }
  assert.deepEqual(told, [
    ['1', '500'],
    ['1', '1000'],
    ['2', '1500'],
    ['2', '2000'],
  ]);
});
