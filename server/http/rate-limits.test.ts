import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthOf } from '../accounts/month.ts';
import { rateLimitFields } from './rate-limits.ts';

const now = Date.parse('2026-11-30T23:00:00.000Z');
const monthly = { policy: 'monthly', period: monthOf(now) } as const;

/** Names and values, two by two. */
function pairs(fields: readonly string[]): readonly (readonly string[])[] {
  return fields.flatMap((name, place) => (place % 2 === 0 ? [[name, fields[place + 1]]] : []));
}

test('what is left, and when it comes back', () => {
  assert.deepEqual(pairs(rateLimitFields({ limit: 1000, used: 1, ...monthly, burstPerSecond: 50 }, now)), [
    ['ratelimit-policy', '"monthly";q=1000;w=2592000, "burst";q=50;w=1'],
    ['ratelimit', '"monthly";r=999;t=3600'],
    ['x-ratelimit-limit', '1000'],
    ['x-ratelimit-remaining', '999'],
    ['x-ratelimit-reset', String(Date.parse('2026-12-01T00:00:00.000Z') / 1000)],
  ]);
});

test('without a burst limit there is no burst policy, and less than nothing is nothing', () => {
  const fields = rateLimitFields({ limit: 5, used: 9, ...monthly, burstPerSecond: 0 }, now);
  assert.deepEqual(fields.slice(0, 4), [
    'ratelimit-policy',
    '"monthly";q=5;w=2592000',
    'ratelimit',
    '"monthly";r=0;t=3600',
  ]);
});
