// Visitors are told apart by a signed cookie, and bounded by their network.

import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { jsonOf, startTestService } from '../testing/test-service.ts';

const question = {
  a: [
    [1, 2],
    [3, 4],
  ],
};

function ask(browser: Browser): Promise<Response> {
  return browser.post('/playground/answers/trace', question);
}

async function statusesOf(browser: Browser, times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count++) statuses.push((await ask(browser)).status);
  return statuses;
}

async function remaining(browser: Browser): Promise<unknown> {
  return Reflect.get(Object(await jsonOf(await browser.get('/account/session'), 'allowance')), 'remaining');
}

function start(t: TestContext, visitorNetworkDailyLimit = 100) {
  return startTestService(t, { visitorDailyLimit: 2, visitorNetworkDailyLimit });
}

describe('visitors', () => {
  test('each has an allowance of their own', async (t) => {
    const { url } = await start(t);
    for (let visitor = 0; visitor < 3; visitor++) {
      const browser = openBrowser(url);
      assert.equal(await remaining(browser), 2);
      assert.deepEqual(await statusesOf(browser, 3), [200, 200, 429]);
      assert.equal(await remaining(browser), 0);
    }
  });

  test('all of a network are bounded together', async (t) => {
    const { url } = await start(t, 3);
    const [first, second] = [openBrowser(url), openBrowser(url)];
    assert.deepEqual([await remaining(first), await remaining(second)], [2, 2]);
    assert.deepEqual(await statusesOf(first, 2), [200, 200]);
    assert.deepEqual(await statusesOf(second, 2), [200, 429]);
    assert.equal(await remaining(openBrowser(url)), 0);
  });

  test('who keeps no cookie shares an allowance with all who do not', async (t) => {
    const { url } = await start(t);
    assert.deepEqual(await statusesOf(openBrowser(url), 2), [200, 200]);
    assert.deepEqual(await statusesOf(openBrowser(url), 1), [429]);
    const keeping = openBrowser(url);
    await remaining(keeping);
    assert.deepEqual(await statusesOf(keeping, 1), [200]);
  });

  test('a cookie that the service has not signed is none', async (t) => {
    const { url } = await start(t);
    const browser = openBrowser(url);
    const made = (await browser.get('/account/session')).headers.get('set-cookie') ?? '';
    assert.match(made, /^matrixsteps-visitor=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
    const [name, value = ''] = made.split(';')[0].split('=');
    const [id = '', signature = ''] = value.split('.');
    const other = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;
    for (const forged of [`${other}.${signature}`, id, `${id}.`, `${id}.${signature}.`, `${value}; ${name}=${value}`]) {
      const response = await fetch(`${url}/account/session`, { headers: { cookie: `${name}=${forged}` } });
      assert.match(response.headers.get('set-cookie') ?? '', /^matrixsteps-visitor=/, forged);
    }
    const known = await fetch(`${url}/account/session`, { headers: { cookie: `${name}=${value}` } });
    assert.equal(known.headers.get('set-cookie'), null);
  });
});
