import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CountRequest, StoreProblem } from '../store/store.ts';
import { RECENT_MILLISECONDS, watchCounts } from './count-outcomes.ts';

function startWatch() {
  let time = 0;
  let fails = true;
  const outcomes = watchCounts(
    {
      count: async () => {
        if (fails) throw new StoreProblem(new Error('locked'));
        return [];
      },
    },
    () => time,
  );
  async function countFor(...ids: readonly string[]): Promise<void> {
    const shared = { digest: new Uint8Array(), month: '2026-11', freeLimit: 1, amount: 1 };
    const requests: readonly CountRequest[] = ids.map((accountId) => ({ ...shared, accountId }));
    if (fails) await assert.rejects(outcomes.count(requests), { name: 'StoreProblem' });
    else await outcomes.count(requests);
  }
  return {
    areFailing: outcomes.areFailing,
    countFor,
    recover: () => {
      fails = false;
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('counts of several accounts that fail, together or one after the other', async () => {
  const together = startWatch();
  assert.equal(together.areFailing(), false);
  await together.countFor('ada', 'bob');
  assert.equal(together.areFailing(), true);
  const apart = startWatch();
  await apart.countFor('ada');
  await apart.countFor('bob');
  assert.equal(apart.areFailing(), true);
});

test('one account that fails again and again is its own trouble', async () => {
  const { countFor, areFailing } = startWatch();
  for (let times = 0; times < 5; times += 1) await countFor('ada');
  assert.equal(areFailing(), false);
});

test('one success ends it', async () => {
  const { countFor, areFailing, recover } = startWatch();
  await countFor('ada', 'bob');
  recover();
  await countFor('ada');
  assert.equal(areFailing(), false);
});

test('what failed some time ago says nothing', async () => {
  const { countFor, areFailing, wait } = startWatch();
  await countFor('ada', 'bob');
  wait(RECENT_MILLISECONDS);
  assert.equal(areFailing(), false);
});
