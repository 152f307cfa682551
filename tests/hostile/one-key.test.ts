// One hostile account against another one: whatever the first asks, and however often, the second one's small questions stay quick, and its
// large ones are answered. Each attack has an account of its own; the service runs as `npm start` does, with its default limits.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openAccounts } from '@matrixsteps/server/accounts/accounts.ts';
import { readSettings } from '@matrixsteps/server/settings/settings.ts';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { makeReplica, type Replica } from '../replicas/replica.ts';
import { add, type Attack, attacks, determinant, largeQuestion, messageOf, smallQuestion } from './attacks.ts';
import { keepConnection } from './connection.ts';

/** How many questions the victim asks, alone and beside each attack. */
const small = isLong ? 2000 : 60;
const large = isLong ? 40 : 3;

interface Times {
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds, from the least. */
  readonly taken: readonly number[];
}

/** Asks so many questions, one after the other, and no more than 50 a second. */
async function ask(port: number, message: Buffer, questions: number): Promise<Times> {
  const connection = keepConnection(port);
  const statuses = new Map<number, number>();
  const taken: number[] = [];
  for (let question = 0; question < questions; question += 1) {
    const start = performance.now();
    const status = (await connection.ask(message))?.status ?? 0;
    taken.push(performance.now() - start);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await pause(25 - (performance.now() - start));
  }
  connection.close();
  return { statuses, taken: taken.toSorted((one, other) => one - other) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

function quantile({ taken }: Times, share: number): number {
  return taken[Math.min(taken.length - 1, Math.floor(share * taken.length))];
}

function figures(times: Times): string {
  const shown = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  return `p50 / p99 / max ${shown.join(' / ')} ms`;
}

/** Attacks until the signal; gives how often each status came. The pace stays below the burst limit, which would stop it. */
async function attack(
  { connections, path, body }: Attack,
  port: number,
  key: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const message = messageOf(path, key, body);
  const pace = (1000 * connections) / 45;
  const statuses = new Map<number, number>();
  const running = Array.from({ length: connections }, async () => {
    const connection = keepConnection(port);
    signal.addEventListener('abort', () => connection.close());
    while (!signal.aborted) {
      const start = performance.now();
      const answer = await connection.ask(message);
      if (answer !== null) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      await pause(signal.aborted ? 0 : pace - (performance.now() - start));
    }
  });
  await Promise.all(running);
  return statuses;
}

function textOf(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ') || 'no answer yet';
}

describe('one hostile account', () => {
  const keys: string[] = [];
  let victim = '';
  let replica: Replica;

  before(async () => {
    const folder = makeFolder({ after });
    const { store, accounts } = await openAccounts(readSettings({ DATA_DIR: folder }));
    victim = (await accounts.open('victim@example.com', 1_000_000)).key;
    for (const place of attacks.keys()) {
      keys.push((await accounts.open(`attacker${place}@example.com`, 1_000_000)).key);
    }
    await store.close();
    replica = await makeReplica({
      DATA_DIR: folder,
      WORKERS: '2',
      BURST_PER_SECOND: '50',
      CPU_PERCENT: '50',
      OVERLOAD_MS: '500',
      LOG_LEVEL: 'error',
    });
    await replica.start();
  });

  after(() => replica.stop());

  for (const [place, hostile] of attacks.entries()) {
    test(hostile.name, async () => {
      const { port } = replica;
      const smallMessage = messageOf(add, victim, smallQuestion);
      const largeMessage = messageOf(determinant, victim, largeQuestion);
      // Both workers are there, and warm: neither account has more than one of them.
      const other = messageOf(determinant, keys[place], largeQuestion);
      await Promise.all([ask(port, largeMessage, 3), ask(port, other, 3)]);
      const smallAlone = await ask(port, smallMessage, small);
      const largeAlone = await ask(port, largeMessage, large);

      const end = new AbortController();
      const attacking = attack(hostile, port, keys[place], end.signal);
      const [smallBeside, largeBeside] = await Promise.all([
        ask(port, smallMessage, small),
        ask(port, largeMessage, large),
      ]);
      end.abort();
      const statuses = await attacking;

      sayFigure(hostile.name, textOf(statuses));
      sayFigure(`${hostile.name}: 3x3 sums`, `${figures(smallBeside)}, alone ${figures(smallAlone)}`);
      sayFigure(`${hostile.name}: 120x120 determinants`, `${figures(largeBeside)}, alone ${figures(largeAlone)}`);
      assert.deepEqual([...smallBeside.statuses], [[200, small]]);
      assert.deepEqual([...largeBeside.statuses], [[200, large]]);
      // The few samples of the quick form say nothing of the slowest in a hundred, nor does a busy machine.
      const share = isLong ? 0.99 : 0.5;
      const [beside, alone] = [quantile(smallBeside, share), quantile(smallAlone, share)];
      assert.ok(beside <= 2 * alone + (isLong ? 0 : 100), `${beside} ms, ${alone} ms without the attack`);
    });
  }
});
