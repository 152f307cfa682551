import assert from 'node:assert/strict';
import { test } from 'node:test';
import { burstExceeded, cpuTimeExceeded, quotaExhausted, type Refusal, refusals } from '../http/refusal.ts';
import { endsBatch, waitOf } from './patience.ts';

const some = { burstPerSecond: 50, questions: 1, left: 45_000 };

const waits: readonly (readonly [name: string, refusal: Refusal, waiting: typeof some, wait: number | null])[] = [
  ['the burst limit: until there is another token', burstExceeded(50, 1), some, 20],
  ['eight that wait for tokens take turns', burstExceeded(50, 1), { ...some, questions: 8 }, 160],
  ['no longer than the batch may', burstExceeded(1, 1), { burstPerSecond: 1, questions: 8, left: 500 }, 500],
  ['not after the time of the batch', burstExceeded(50, 1), { ...some, left: 0 }, null],
  ['a busy service', refusals.overloaded, some, 1000],
  ['computing time that comes back soon', cpuTimeExceeded(50, 3), some, 3000],
  ['computing time that comes back too late', cpuTimeExceeded(50, 60), some, null],
  ['the month', quotaExhausted(1000, '2027-01-01', 5), some, null],
  ['a question that took too long', refusals.overrun, some, null],
  ['a store that does not answer', refusals.storeDown, some, null],
];

for (const [name, refusal, waiting, wait] of waits) {
  test(`how long a batch waits: ${name}`, () => assert.equal(waitOf(refusal, waiting), wait));
}

test('a refusal of one question alone does not end the batch', () => {
  assert.equal(endsBatch(refusals.overrun), false);
  assert.equal(endsBatch(refusals.unknownKey), true);
  assert.equal(endsBatch(quotaExhausted(1000, '2027-01-01', 5)), true);
});
