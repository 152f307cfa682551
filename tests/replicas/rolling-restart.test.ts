// Three replicas behind a proxy are stopped and started one after the other, as a new version comes to them, under load: nobody
// notices.

import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@matrixsteps/server/testing/free-port.ts';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { findNginx, startNginx } from '../deployment/nginx.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { startBalancer } from './balancer.ts';
import { makeClient } from './client.ts';
import { describeOthers, makeLedger, questionsFor, startLoad } from './ledger.ts';
import { startReplicas } from './setup.ts';
import { printNotRun } from '../not-run.ts';

const database = await startPostgresServer();
const isMissing = typeof database === 'string';
if (isMissing) printNotRun('rolling restart', 'PostgreSQL', database);
else after(() => database.remove());

const nginx = findNginx();
if (nginx === null) printNotRun('rolling restart behind nginx', 'nginx', 'it is not installed');
const email = 'ada@example.com';
const wantedRequests = isLong ? 110_000 : 500;
const wantedRestarts = isLong ? 30 : 1;
/** A little longer than a proxy passes over a replica that was away; the next one goes when this one is back. */
const settlingMilliseconds = 1200;

interface Proxy {
  /** What it says of itself, where something failed. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

interface Case {
  readonly name: string;
  readonly startProxy: StartProxy;
  readonly clientCount: number;
}

type StartProxy = (t: TestContext, port: number, replicas: readonly number[]) => Promise<Proxy>;

const startRealProxy: StartProxy = async (t, port, replicas) => {
  const folder = makeFolder(t);
  // The processes of nginx are nobody where its first one is root.
  chmodSync(folder, 0o777);
  const { stop } = await startNginx(nginx ?? assert.fail('no nginx'), { folder, port, replicas });
  function log(): string {
    const path = join(folder, 'error.log');
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    // That a replica refuses while it is away is no trouble.
    return lines.filter((line) => !/Connection refused|temporarily disabled/.test(line)).join('\n');
  }
  return { stop, log };
};

const startSmallProxy: StartProxy = async (_t, port, replicas) => {
  const { stop } = await startBalancer(port, replicas);
  return { stop, log: () => '' };
};

async function restartUnderLoad(t: TestContext, { name, startProxy, clientCount }: Case): Promise<void> {
  assert.ok(typeof database !== 'string');
  const setup = await startReplicas(t, { count: 3, databaseUrl: await database.createDatabase() });
  const { replicas } = setup;
  const port = await findFreePort();
  const proxy = await startProxy(
    t,
    port,
    replicas.map((replica) => replica.port),
  );
  t.after(() => proxy.stop());
  const { key } = await setup.accounts.open(email, 1_000_000_000);
  const ledger = makeLedger();
  const clients = Array.from({ length: clientCount }, () => makeClient(port));
  const begun = performance.now();
  const load = startLoad(ledger, clients, questionsFor(key));
  let restarts = 0;
  let longestStop = 0;
  while (restarts < wantedRestarts || ledger.attempted < wantedRequests) {
    const replica = replicas[restarts % replicas.length];
    const stopping = performance.now();
    await replica.stop();
    longestStop = Math.max(longestStop, performance.now() - stopping);
    await replica.start();
    await delay(settlingMilliseconds);
    restarts += 1;
  }
  await load.stop();
  const seconds = (performance.now() - begun) / 1000;
  const failed = ledger.attempted - ledger.acknowledged;
  sayFigure(
    `rolling restart of 3 replicas behind ${name}, ${clientCount} clients`,
    `${failed} of ${ledger.attempted} requests failed in ${restarts} restarts (${describeOthers(ledger)}); longest wait ` +
      `${ledger.longest.toFixed(0)} ms, longest stop ${longestStop.toFixed(0)} ms, ${(ledger.attempted / seconds).toFixed(0)} a second`,
  );
  assert.equal(ledger.others.size, 0, `${describeOthers(ledger)}\n${proxy.log()}`);
  assert.equal(await setup.counted(email), ledger.acknowledged);
  assert.equal(ledger.numbers.size, ledger.acknowledged);
}

// More clients than nginx keeps connections for: it opens new ones all the time.
test('behind nginx', { skip: isMissing || nginx === null }, (t) =>
  restartUnderLoad(t, { name: 'nginx', startProxy: startRealProxy, clientCount: 200 }),
);

// In its place where it cannot be had, and beside it where there is time.
test('behind a proxy that knows nothing of HTTP', { skip: isMissing || (nginx !== null && !isLong) }, (t) =>
  restartUnderLoad(t, {
    name: 'a proxy for connections',
    startProxy: startSmallProxy,
    clientCount: 64,
  }),
);
