import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Machine, memoryProblem, planMemory } from './memory-plan.ts';

const MB = 1024 * 1024;
const longest = { maxReplyBytes: 32 * MB, maxBodyBytes: 16 * MB };

function machine(megabytes: number, cores = 2): Machine {
  return { bytes: megabytes * MB, cores };
}

for (const [name, one, workers, heap, waiting, account] of [
  ['a container of 512 MB', machine(512), 1, 136, 64, 64],
  ['one of 1 GB', machine(1024), 2, 243, 115, 64],
  ['one of 3 GB', machine(3072), 2, 1049, 345, 172],
  ['a machine of 16 GB with eight cores', machine(16_384, 8), 7, 1871, 1024, 512],
] as const) {
  test(name, () => {
    assert.deepEqual(planMemory(one, {}, longest), {
      workers,
      workerMemoryMegabytes: heap,
      maxWaitingBytes: waiting * MB,
      maxAccountWaitingBytes: account === 172 ? 172.5 * MB : account * MB,
    });
  });
}

test('what is derived fits from 420 MB on, whatever the machine', () => {
  fc.assert(
    fc.property(fc.integer({ min: 420, max: 1_000_000 }), fc.integer({ min: 1, max: 256 }), (megabytes, cores) => {
      const one = machine(megabytes, cores);
      assert.equal(memoryProblem({ ...planMemory(one, {}, longest), ...longest }, one), null);
    }),
    { seed: 20260101, numRuns: 500 },
  );
});

test('what is set wins, and the rest is derived from what it leaves', () => {
  const one = machine(4096, 4);
  const plan = planMemory(one, { workers: 2, maxWaitingBytes: 512 * MB }, longest);
  assert.equal(plan.workers, 2);
  assert.equal(plan.maxWaitingBytes, 512 * MB);
  assert.ok(plan.workerMemoryMegabytes > planMemory(one, { maxWaitingBytes: 512 * MB }, longest).workerMemoryMegabytes);
});

test('a longer body or reply takes more room', () => {
  const plan = planMemory(machine(512), {}, { ...longest, maxBodyBytes: 100 * MB });
  assert.deepEqual([plan.maxWaitingBytes, plan.maxAccountWaitingBytes], [132 * MB, 132 * MB]);
});

describe('what cannot fit is refused with what to set', () => {
  const plan = planMemory(machine(1024), {}, longest);
  for (const [name, settings, one, problem] of [
    [
      'a heap of 4 GB in 1 GB',
      { ...plan, workerMemoryMegabytes: 4096 },
      machine(1024),
      'WORKERS=2 with WORKER_MEMORY_MB=4096 and MAX_WAITING_BYTES=120586240 need 8627 MB, and the machine or container has ' +
        '1024 MB: set WORKER_MEMORY_MB to at most 294, or WORKERS to fewer.',
    ],
    [
      'ten workers in 1 GB',
      { ...plan, workers: 10 },
      machine(1024),
      'WORKERS=10 with WORKER_MEMORY_MB=243 and MAX_WAITING_BYTES=120586240 need 3345 MB, and the machine or container has ' +
        '1024 MB: set WORKERS or MAX_WAITING_BYTES to less, or give it at least 3345 MB.',
    ],
    [
      'an account that could not hold a body and its reply',
      { ...plan, maxAccountWaitingBytes: 40 * MB },
      machine(1024),
      'MAX_WAITING_BYTES and MAX_ACCOUNT_WAITING_BYTES must each hold a body and its reply: set them to at least 50331648, ' +
        'or make MAX_REPLY_BYTES or MAX_BODY_BYTES smaller.',
    ],
  ] as const) {
    test(name, () => assert.equal(memoryProblem({ ...settings, ...longest }, one), problem));
  }
});
