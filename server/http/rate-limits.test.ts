import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthOf } from '../accounts/month.ts';
import { rateLimitFields } from './rate-limits.ts';

const now = Date.parse('2026-11-30T23:00:00.000Z');
const monthly = { policy: 'monthly', period: monthOf(now) } as const;

test('what is left, and when it comes back', () => {
  assert.deepEqual(rateLimitFields({ limit: 1000, used: 1, ...monthly, burstPerSecond: 50 }, now).split('\r\n'), [
    'ratelimit-policy: "monthly";q=1000;w=2592000, "burst";q=50;w=1',
    'x-ratelimit-limit: 1000',
    `x-ratelimit-reset: ${Date.parse('2026-12-01T00:00:00.000Z') / 1000}`,
    'ratelimit: "monthly";r=999;t=3600',
    'x-ratelimit-remaining: 999',
    '',
  ]);
});

test('without a burst limit there is no burst policy, and less than nothing is nothing', () => {
  const fields = rateLimitFields({ limit: 5, used: 9, ...monthly, burstPerSecond: 0 }, now);
  assert.match(fields, /^ratelimit-policy: "monthly";q=5;w=2592000\r$/m);
  assert.match(fields, /^ratelimit: "monthly";r=0;t=3600\r$/m);
});
