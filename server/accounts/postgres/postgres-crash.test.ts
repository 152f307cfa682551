import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgresServer } from '../../testing/postgres-server.ts';
import { openPostgresStore } from './postgres-store.ts';
import { keyOf, month } from '../store/store.examples.ts';
import { StoreProblem } from '../store/store.ts';
import { createUsage } from '../usage/usage.ts';

// With everything that makes a commit last, as in earnest.
const server = await startPostgresServer({ durable: true });
const isMissing = typeof server === 'string';
if (isMissing) process.stdout.write(`suite not run: crashes of PostgreSQL: ${server}\n`);
else after(() => server.remove());

const cycles = 3;
const clients = 8;
const terms = { databaseConnections: 8, databaseTimeoutSeconds: 5, databaseWaitSeconds: 0 };

test('after each kill -9 of the server no answer that was given is uncounted, and none is counted twice', {
  skip: isMissing,
}, async (t) => {
  assert.ok(typeof server !== 'string');
  const settings = { ...terms, databaseUrl: await server.createDatabase() };
  const stores = await Promise.all([openPostgresStore(settings), openPostgresStore(settings)]);
  t.after(() => Promise.all(stores.map((store) => store.close())));
  const [store] = stores;
  const { digest } = keyOf(1);
  await store.createAccount({ id: 'ada', email: 'ada@example.com', limit: 1_000_000 }, keyOf(1));
  const usages = stores.map((one) => createUsage(one, 1000));
  const claim = { accountId: 'ada', digest, month };
  const numbers = new Set<number>();
  let attempted = 0;

  async function askUntil(isOver: () => boolean, place: number): Promise<void> {
    while (!isOver()) {
      attempted += 1;
      try {
        const counted = await usages[place % usages.length].count(claim);
        assert.ok(counted.kind === 'counted');
        assert.ok(!numbers.has(counted.used), `${counted.used} was given twice`);
        numbers.add(counted.used);
      } catch (error) {
        if (!(error instanceof StoreProblem)) throw error;
        await delay(5);
      }
    }
  }

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    let isOver = false;
    const asking = Array.from({ length: clients }, (_, place) => askUntil(() => isOver, place));
    const before = numbers.size;
    while (numbers.size < before + 50) await delay(5);
    await server.kill();
    await delay(20);
    await server.start();
    const atStart = numbers.size;
    while (numbers.size < atStart + 50) await delay(5);
    isOver = true;
    await Promise.all(asking);
    const used = (await store.findUsageByKey(digest, month))?.used ?? -1;
    const answered = numbers.size;
    assert.ok(answered <= used && used <= attempted, `${answered} answered, ${used} counted, ${attempted} attempted`);
  }
});
