import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthOf } from '../accounts/usage/month.ts';
import { refusals } from '../http/refusal.ts';
import { accountPolicy, type BillingAccount, isExhausted, quotaStatus, rateLimitHeaders } from './billing.ts';

const now = Date.parse('2026-11-30T23:00:00.000Z');

function accountWith(burstPerSecond: number, limit: number | null = null, cpuPercent = 0): BillingAccount {
  const settings = { freePlanMonthlyLimit: 1000, maxBodyBytes: 1, burstPerSecond, cpuPercent };
  return {
    policy: accountPolicy(settings, refusals.unknownKey),
    scope: 'all',
    shareKey: 'a',
    period: monthOf(now),
    used: 1,
    limit,
    count: () => assert.fail('nothing is counted'),
  };
}

test('the headers say what is left, and when it comes back', () => {
  assert.deepEqual(rateLimitHeaders(accountWith(50), { used: 1, limit: null }, now), [
    'ratelimit-policy',
    '"monthly";q=1000;w=2592000, "burst";q=50;w=1',
    'x-ratelimit-limit',
    '1000',
    'x-ratelimit-reset',
    String(Date.parse('2026-12-01T00:00:00.000Z') / 1000),
    'ratelimit',
    '"monthly";r=999;t=3600',
    'x-ratelimit-remaining',
    '999',
  ]);
});

test('the limit of CPU time is told, and when there is some again', () => {
  const headers = rateLimitHeaders(accountWith(50, null, 50), { used: 1, limit: null }, now, {
    cpuWait: 7,
    burst: { remaining: 80, wait: 1 },
  });
  assert.equal(headers[1], '"monthly";q=1000;w=2592000, "burst";q=50;w=1, "cpu";q=60000;w=120;qu="milliseconds"');
  assert.equal(headers[7], '"monthly";r=999;t=3600, "burst";r=50;t=1, "cpu";r=0;t=7');
});

test('without a burst limit there is no burst policy, and a quota that was lowered leaves nothing', () => {
  const headers = rateLimitHeaders(accountWith(0), { used: 9, limit: 5 }, now, {
    cpuWait: 0,
    burst: { remaining: Infinity, wait: 1 },
  });
  assert.deepEqual(headers.slice(0, 2), ['ratelimit-policy', '"monthly";q=5;w=2592000']);
  assert.deepEqual(headers.slice(6), ['ratelimit', '"monthly";r=0;t=3600', 'x-ratelimit-remaining', '0']);
});

for (const [used, limit, isOver] of [
  [999, null, false],
  [1000, null, true],
  [1000, 1001, false],
  [0, 0, true],
] as const) {
  test(`${used} of ${limit ?? 'the usual'} answers used`, () => {
    assert.equal(isExhausted(accountWith(0), { used, limit }), isOver);
  });
}

test('a plan with a limit of its own is a custom one', () => {
  assert.equal(quotaStatus(accountWith(0), { used: 1, limit: null }).plan, 'free');
  assert.deepEqual(quotaStatus(accountWith(0), { used: 3, limit: 2 }), {
    plan: 'custom',
    limit: 2,
    used: 3,
    remaining: 0,
    resetsAt: '2026-12-01T00:00:00.000Z',
  });
});
