// The service behind the project's nginx.conf.

import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { refusals } from '@matrixsteps/server/http/refusal.ts';
import { drainIdleMilliseconds } from '@matrixsteps/server/graceful-shutdown.ts';
import { settingsTable } from '@matrixsteps/server/settings/settings.ts';
import { findFreePort } from '@matrixsteps/server/testing/free-port.ts';
import { runService } from '../running-service.ts';
import { checkNginx, findNginx, nginxText, startNginx } from './nginx.ts';
import { printNotRun } from '../not-run.ts';

const program = findNginx();
const isMissing = program === null;
if (isMissing) printNotRun('nginx', 'nginx', 'it is not installed');

const add = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add';
const question = '{"a": [[1, 2]], "b": [[3, 4]], "api_level": "lite"}';

function makeOpenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'matrixsteps-nginx-'));
  // The processes of nginx are nobody where its first one is root.
  chmodSync(folder, 0o777);
  return folder;
}

/** A service behind nginx, and a second replica that is down. */
async function startBehindNginx(t: TestContext) {
  const folder = makeOpenFolder();
  const service = await runService({ TRUSTED_PROXIES: '127.0.0.1', VISITOR_DAILY_LIMIT: '2' });
  t.after(() => service.stop());
  const [port, down] = [await findFreePort(), await findFreePort()];
  const plan = { folder, port, replicas: [down, Number(new URL(service.url).port)] };
  const nginx = await startNginx(program ?? assert.fail('no nginx'), plan);
  t.after(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  async function ask(body: string, headers: { readonly [name: string]: string } = {}, path = add) {
    const all = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json', ...headers };
    const response = await fetch(url + path, { method: 'POST', body, headers: all });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  return { url, ask, folder, nginx, service };
}

function fallbackOf(name: keyof typeof settingsTable): number {
  return Number(settingsTable[name].fallback);
}

/** What a directive says, in seconds or bytes. */
function directive(name: string): number {
  const found = [...nginxText.matchAll(new RegExp(`^ *${name} (\\d+)([smk]?);`, 'gm'))];
  assert.ok(found.length > 0, name);
  const [, digits, unit] = found[0];
  return Number(digits) * ({ m: 1024 * 1024, k: 1024 }[unit] ?? 1);
}

test('nginx finds the configuration right', { skip: isMissing }, (t) => {
  const folder = makeOpenFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  assert.equal(checkNginx(program ?? '', { folder, port: 8080, replicas: [3001, 3002, 3003] }), null);
});

test('a body may be as long as the service allows, and waits are longer than its own', () => {
  assert.equal(directive('client_max_body_size'), fallbackOf('maxBodyBytes'));
  for (const name of ['proxy_read_timeout']) assert.ok(directive(name) > fallbackOf('workerSeconds'), name);
  for (const name of ['client_header_timeout', 'client_body_timeout', 'proxy_send_timeout']) {
    assert.ok(directive(name) > fallbackOf('requestTimeoutSeconds'), name);
  }
  const [upstream] = /upstream replicas \{[^}]*\}/.exec(nginxText) ?? [];
  const kept = /keepalive_timeout (\d+)s;/.exec(upstream ?? '')?.[1];
  assert.ok(Number(kept) < fallbackOf('keepAliveSeconds'));
});

test('a replica that leaves closes its unused connections between the moments in which it is asked again', () => {
  const passedOver = [...nginxText.matchAll(/ max_fails=1 fail_timeout=(\d+)s;/g)].map(([, seconds]) =>
    Number(seconds),
  );
  assert.ok(passedOver.length > 0);
  for (const seconds of passedOver) {
    // It was refused somewhere within a second, and is asked again when that and so many following ones are over; then the same once more.
    const [latestFirst, earliestSecond] = [seconds + 1, 2 * seconds + 1];
    const [before, after] = [drainIdleMilliseconds - 1000 * latestFirst, 1000 * earliestSecond - drainIdleMilliseconds];
    assert.ok(Math.min(before, after) >= 400, `${before} ms and ${after} ms`);
  }
});

test('no request that may have been counted is sent again', () => {
  const [line] = /^ *proxy_next_upstream [^;]*;/m.exec(nginxText) ?? [];
  assert.equal(line?.trim(), 'proxy_next_upstream error timeout;');
});

test('the refusals of nginx are those of the service', () => {
  const own = [refusals.badRequest, refusals.requestTimeout, refusals.bodyTooLarge, refusals.headersTooLarge];
  for (const { status, detail } of own)
    assert.ok(nginxText.includes(`return ${status} '{"detail":"${detail}"}';`), detail);
});

test('questions are answered while a replica is down, and their ids go both ways', { skip: isMissing }, async (t) => {
  const { ask, folder, nginx } = await startBehindNginx(t);
  for (let turn = 0; turn < 20; turn += 1) assert.equal((await ask(question)).status, 200);
  const path = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';
  const { status, headers, text } = await ask(question, { 'x-request-id': 'canary-1' }, path);
  assert.equal(status, 200, text);
  assert.match(text, /"correlation_id":"canary-1"/);
  await nginx.stop();
  const log = readFileSync(join(folder, 'access.log'), 'utf8');
  const lines = log
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  assert.equal(lines.length, 21);
  assert.ok(log.includes(headers.get('x-request-id') ?? 'no id') && log.includes('canary-1'));
});

test('a client cannot choose its address or host', { skip: isMissing }, async (t) => {
  const { url, ask } = await startBehindNginx(t);
  const statuses: number[] = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const headers = { origin: url, 'x-forwarded-for': address, forwarded: `for=${address}`, authorization: '' };
    const body = JSON.stringify({ a: [[1]], b: [[2]] });
    statuses.push((await ask(body, headers, '/playground/answers/add')).status);
  }
  // Two a day for an address: three claims are one address.
  assert.deepEqual(statuses, [200, 200, 429]);
  const foreign = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
  assert.equal((await ask('{"email":"a@b.c","password":"x"}', foreign, '/account/sign-in')).status, 403);
});

test('what nginx refuses is JSON', { skip: isMissing }, async (t) => {
  const { ask, url, service } = await startBehindNginx(t);
  const long = await ask(' '.repeat(17 * 1024 * 1024));
  assert.deepEqual([long.status, long.text], [413, '{"detail":"Content Too Large"}']);
  assert.match(long.headers.get('content-type') ?? '', /^application\/json/);
  const wide = await ask(question, { 'x-wide': 'x'.repeat(40_000) });
  assert.deepEqual([wide.status, wide.text], [431, '{"detail":"Request Header Fields Too Large"}']);
  await service.stop();
  const down = await fetch(`${url}/health`);
  assert.deepEqual([down.status, down.headers.get('retry-after')], [502, '1']);
  assert.match(await down.text(), /^\{"detail":/);
});
