// Batches are counted as single answers are: over several replicas exactly as many are answered as the limit allows; and where a service
// is killed in the middle of a batch, everything that was delivered is counted, and hardly anything else.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { envelopePath, question } from '@matrixsteps/server/testing/test-service.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { printNotRun } from '../not-run.ts';
import { startReplicas } from './setup.ts';

const database = await startPostgresServer({ durable: true });
const isMissing = typeof database === 'string';
if (isMissing) printNotRun('batches on PostgreSQL', 'PostgreSQL', database);
else after(() => database.remove());

/** Those that are counted together; a kill can hit them between the count and the reply. */
const COUNTED_TOGETHER = 8;

type Form = 'application/json' | 'application/jsonl';

function batchOf(count: number): string {
  const one = `{"route":"${envelopePath}","body":${question}}`;
  return `{"questions":[${Array.from({ length: count }, () => one).join(',')}]}`;
}

function numbersOf(text: string): readonly number[] {
  return [...text.matchAll(/"requests_used":(\d+)/g)].map(([, used]) => Number(used));
}

async function askBatch(url: string, key: string, count: number, accept: Form): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept };
  return fetch(`${url}/v1/batch`, { method: 'POST', body: batchOf(count), headers });
}

/** What comes of a stream before it breaks off; `onText` is told of all that is there so far. */
async function readToTheBreak(response: Response, onText: (text: string) => void): Promise<string> {
  let text = '';
  try {
    for await (const part of response.body ?? []) {
      text += Buffer.from(part).toString();
      onText(text);
    }
  } catch {
    // The service was killed.
  }
  return text;
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((a, b) => a - b);
}

function oneTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place + 1);
}

test('three replicas answer exactly as many questions of batches as the limit allows', {
  skip: isMissing,
}, async (t) => {
  assert.ok(typeof database !== 'string');
  const setup = await startReplicas(t, { count: 3, databaseUrl: await database.createDatabase() });
  const email = 'ada@example.com';
  const limit = isLong ? 10_000 : 1000;
  const { key } = await setup.accounts.open(email, limit);
  const forms: readonly Form[] = ['application/json', 'application/jsonl'];
  const batches = Array.from({ length: isLong ? 30 : 9 }, (_, place) => place);
  const begun = performance.now();
  const replies = await Promise.all(
    batches.map(async (place) => {
      const { url } = setup.replicas[place % 3];
      const response = await askBatch(url, key, isLong ? 1000 : 300, forms[place % 2]);
      assert.equal(response.status, 200);
      return numbersOf(await response.text());
    }),
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  sayFigure(
    `3 replicas, ${batches.length} batches, limit ${limit}`,
    `${replies.flat().length} answered in ${seconds} s`,
  );
  assert.deepEqual(sorted(replies.flat()), oneTo(limit));
  assert.equal(await setup.counted(email), limit);
});

for (const kind of ['PostgreSQL', 'SQLite'] as const) {
  const skip = kind === 'PostgreSQL' && isMissing;
  test(`a service on ${kind} that is killed in the middle of batches`, { skip }, async (t) => {
    const databaseUrl = kind === 'SQLite' || typeof database === 'string' ? null : await database.createDatabase();
    // Batches wait for the burst limit, so that they are under way for some seconds.
    const setup = await startReplicas(t, { count: 1, databaseUrl, environment: { BURST_PER_SECOND: '40' } });
    const [service] = setup.replicas;
    const whole = await setup.accounts.open('whole@example.com');
    const lines = await setup.accounts.open('lines@example.com');
    const cut = askBatch(service.url, whole.key, 500, 'application/json').then(
      () => 'answered',
      () => 'cut off',
    );
    const response = await askBatch(service.url, lines.key, 500, 'application/jsonl');
    const kill = Promise.withResolvers<void>();
    const delivered = numbersOf(
      await readToTheBreak(response, (text) => {
        if (numbersOf(text).length >= 120) kill.resolve(service.kill());
      }),
    );
    await kill.promise;
    assert.equal(await cut, 'cut off');
    assert.ok(delivered.length >= 120 && delivered.length < 500);
    assert.deepEqual(delivered, oneTo(delivered.length));
    const counted = await setup.counted('lines@example.com');
    const told = `${delivered.length} delivered, ${counted} counted`;
    assert.ok(delivered.length <= counted && counted <= delivered.length + COUNTED_TOGETHER, told);
    assert.equal(await setup.counted('whole@example.com'), 0);
    sayFigure(`a batch on ${kind} that is killed`, told);

    await service.start();
    const again = await askBatch(service.url, lines.key, 20, 'application/json');
    assert.deepEqual(
      numbersOf(await again.text()),
      oneTo(20).map((number) => counted + number),
    );
    assert.equal(await setup.counted('lines@example.com'), counted + 20);
  });
}
