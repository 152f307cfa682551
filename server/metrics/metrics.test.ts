import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { generateKey } from '../accounts/keys/api-key.ts';
import { causes } from '../http/refusal.ts';
import { openBrowser } from '../testing/browser.ts';
import { fetchMetrics, measured, readSettledMetrics } from '../testing/metrics.ts';
import { addPath, envelopePath, exchange, startTestService, uuid } from '../testing/test-service.ts';

test('no key, password, address, account or matrix is in the text', async (t) => {
  const service = await startTestService(t, { ...measured(), trustedProxies: ['127.0.0.1'], maxBodyBytes: 10_000 });
  const secrets = ['canary.horse.battery', 'canary@example.com', '198.51.100.77', '271828', 'canary-path', 'canary-id'];
  const [secretPassword, email, address, entry, path, id] = secrets;
  const headers = { 'x-forwarded-for': address, 'x-request-id': id, 'user-agent': path };
  const browser = openBrowser(service.url, headers);
  const reply = await browser.post('/account/sign-up', { email, password: secretPassword });
  const { key }: { readonly key: string } = JSON.parse(await reply.text());
  const matrix = `{"a": [[${entry}]], "b": [[${entry}]]}`;
  for (const authorization of [`Bearer ${key}`, `Bearer ${service.key}`, `Bearer ${generateKey()}x`, `Basic ${key}`]) {
    for (const target of [addPath, `${envelopePath}?${path}=${key}`, `/${path}`, `/${path}/${key}`, `/%zz${key}`]) {
      await service.ask(target, matrix, { ...headers, authorization });
      await service.ask(target, `{"a": "${entry}"}`, { ...headers, authorization });
    }
  }
  await browser.post('/account/sign-in', { email, password: `${secretPassword}x` });
  await browser.post('/playground/answers/add', matrix);
  await exchange(service.url, `${key} ${path}\r\n\r\n`);
  const cookie = browser.cookies().replace(/^[^=]*=/, '');
  const { accountId } = (await service.store.findUsageByEmail(email, '2026-11')) ?? assert.fail('no account');
  await service.store.close();
  await service.ask(addPath, matrix, headers);
  await readSettledMetrics(service.metricsUrl);
  const text = await fetchMetrics(service.metricsUrl);
  for (const secret of [...secrets, key, service.key, cookie, accountId, '127.0.0.1']) {
    assert.ok(!text.includes(secret), secret);
  }
  assert.doesNotMatch(text, new RegExp(uuid.source.slice(1, -1)));
});

/** The rows of the tables of README.md: a name or value in code, and the cells after it. */
function readTables(): readonly (readonly string[])[] {
  const lines = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

function isMetric([name = '']: readonly string[]): boolean {
  return name.startsWith('matrixsteps_');
}

function sortRows(rows: readonly (readonly string[])[]): readonly string[] {
  return rows.map((row) => row.join(' | ')).toSorted();
}

test('README.md names every metric with its kind and labels, and every reason of a refusal', async (t) => {
  const service = await startTestService(t, { ...measured(), countSlips: true });
  await service.ask(addPath);
  const slip = {
    operation: 'determinant',
    a: [
      [1, 2],
      [3, 4],
    ],
    answer: 10,
  };
  await service.ask('/v1/mathematics/linear-algebra/feedback/answer', JSON.stringify(slip));
  const { families } = await readSettledMetrics(service.metricsUrl);
  const own = [...families].filter(([name]) => name.startsWith('matrixsteps_'));
  const exposed = own.map(([name, { type, labels }]) => [name, type, [...labels].toSorted().join(' ')]);
  const tables = readTables().map(([name = '', second = '', third = '']) => [
    name.replaceAll('`', ''),
    second,
    third.replaceAll(/[`,]/g, '').split(' ').toSorted().join(' '),
  ]);
  assert.deepEqual(sortRows(tables.filter(isMetric)), sortRows(exposed));
  const reasons = tables.filter((row) => !isMetric(row)).map(([reason, cause]) => [reason, cause]);
  assert.deepEqual(reasons, Object.entries(causes));
  for (const [name, { help }] of families) {
    assert.match(name, /^(?:matrixsteps|process|nodejs)_[a-z0-9_]+$/);
    assert.match(help, /\S/);
  }
  for (const [name, { type }] of own) {
    assert.equal(name.endsWith('_total'), type === 'counter', name);
    assert.equal(/(?<!_age)_seconds$/.test(name), type === 'histogram', name);
  }
});

test('the metrics go with the service', async (t) => {
  const service = await startTestService(t, measured());
  const { port, hostname } = new URL(String(service.metricsUrl));
  const idle = connect(Number(port), hostname);
  await once(idle, 'connect');
  const ended = once(idle, 'close');
  await service.stop();
  await ended;
  await assert.rejects(fetch(`${service.metricsUrl}/metrics`));
});
