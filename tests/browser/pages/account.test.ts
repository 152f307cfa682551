// An account's life in the browser: signing up, the key, its use, its replacement, and the end.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Reply, send } from '../../running-service.ts';
import { nextCopied, openSite, signUp } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const PASSWORD = 'correct horse battery';
const ADD = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';
const QUESTION = '{"a": [[0.1, 0.2]], "b": [[0.2, 0.1]], "response_profile": "lite"}';
const KEY = /^mm_[0-9A-Za-z]{36}$/;

const site = await openSite({ FREE_PLAN_MONTHLY_LIMIT: '1000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('accounts in the browser', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

/** A program's question, from outside the browser. */
function ask(key: string): Promise<Reply> {
  assert.ok(!isMissing);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return send(site.service.url + ADD, { method: 'POST', body: QUESTION, headers });
}

/** What the page and its storage hold as text, beyond what a person sees. */
async function keptBy(page: Page): Promise<string> {
  const kept: unknown = await page.evaluate(`JSON.stringify([
    location.href, document.title, document.cookie, { ...localStorage }, { ...sessionStorage },
    [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value)),
  ])`);
  return String(kept);
}

describe('an account in the browser', { skip: isMissing }, () => {
  test('sign up, copy the key, use it, see the usage, regenerate it', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/sign-up');
    const served: string[] = [];
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/html'))
        void response.text().then((text) => served.push(text));
    });
    await page.getByLabel('E-mail address').fill('grace@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    const shown = page.locator('.key.is-shown');
    await shown.waitFor();
    await page.getByRole('button', { name: 'Copy the API key' }).click();
    await page.getByText('The key is on the clipboard.').waitFor();
    const key = await nextCopied(page);
    assert.match(key, KEY);
    assert.equal(await shown.textContent(), key);
    assert.ok(!(await keptBy(page)).includes(key));

    const first = await ask(key);
    assert.equal(first.status, 200);
    assert.match(first.text, /"answer":\[\[0\.3,0\.3\]\]/);
    assert.equal(first.headers.get('x-ratelimit-remaining'), '999');
    await page.getByRole('button', { name: /^Refresh/ }).click();
    await page.getByText('1 of 1,000 answers used this month').waitFor();

    await page.getByRole('button', { name: /^Regenerate/ }).click();
    const dialog = page.getByRole('dialog');
    assert.match((await dialog.textContent()) ?? '', /401/);
    assert.equal((await ask(key)).status, 200, 'nothing has happened yet');
    await dialog.getByRole('button', { name: 'Replace the key' }).click();
    await page.getByText('This is your new API key.').waitFor();
    const next = (await shown.textContent()) ?? '';
    assert.match(next, KEY);
    assert.notEqual(next, key);

    const refused = await ask(key);
    assert.equal(refused.status, 401);
    assert.equal(refused.text, '{"detail":"Invalid or revoked API key"}');
    const last = await ask(next);
    assert.equal(last.status, 200);
    assert.equal(last.headers.get('x-ratelimit-remaining'), '997', 'a new key does not refill the quota');

    await page.reload({ waitUntil: 'networkidle' });
    assert.match((await page.locator('.key').textContent()) ?? '', new RegExp(`^mm_•+${next.slice(-4)}$`));
    await page.getByText('3 of 1,000 answers used this month').waitFor();
    await page.getByRole('button', { name: 'Reveal the API key' }).click();
    await shown.waitFor();
    assert.equal(await shown.textContent(), next);
    await page.getByRole('button', { name: 'Hide the API key' }).click();
    await shown.waitFor({ state: 'detached' });

    const log = (await page.getByRole('region', { name: 'What happened to the account' }).textContent()) ?? '';
    assert.match(log, /key[^]*regenerated|regenerated[^]*key|new key/i);
    assert.ok(!(await keptBy(page)).includes(next));
    for (const text of served) assert.ok(!text.includes(key) && !text.includes(next));
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('a further key is made, shown once, used and revoked', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/sign-up');
    await signUp(page, 'further@example.com');
    await page.goto(new URL('/dashboard', page.url()).href);
    await page.getByLabel('Name of the key').fill('course');
    await page.getByLabel('It opens').selectOption('answers');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const panel = page.getByRole('group', { name: 'The new key course' });
    const key = (await panel.locator('.key').textContent()) ?? '';
    assert.match(key, /^mm_live_/);
    assert.equal((await ask(key)).status, 200);
    await page.reload({ waitUntil: 'networkidle' });
    const table = page.getByRole('region', { name: 'Further keys' });
    assert.match((await table.textContent()) ?? '', /course.*Answers only/);
    assert.ok(!(await keptBy(page)).includes(key) && !(await page.content()).includes(key));
    const byKey = page.getByRole('region', { name: 'Answers by key' });
    assert.deepEqual(await byKey.locator('tbody tr').allTextContents(), ['course1']);
    await table.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByText('The key course is revoked.').waitFor();
    await byKey.getByRole('row', { name: 'Revoked keys 1' }).waitFor();
    assert.equal((await ask(key)).status, 401);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('a cookie is out of reach of scripts', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/sign-up');
    await signUp(page, 'cookie@example.com');
    const cookies = await context.cookies();
    assert.ok(cookies.length > 0);
    for (const { httpOnly, sameSite } of cookies)
      assert.deepEqual({ httpOnly, sameSite }, { httpOnly: true, sameSite: 'Lax' });
    assert.equal(await page.evaluate('document.cookie'), '');
    await context.close();
  });

  test('an address that has an account is refused with a way on', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/sign-up');
    await signUp(page, 'taken@example.com');
    await page.evaluate(
      `fetch('/account/sign-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })`,
    );
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByLabel('E-mail address').fill('Taken@Example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    assert.match((await page.getByRole('alert').textContent()) ?? '', /account/);
    assert.match(page.url(), /\/sign-up$/);
    await context.close();
  });

  test('signing out everywhere ends the other browser, and signing in comes back to the dashboard', async () => {
    assert.ok(!isMissing);
    const here = await site.visit('/sign-up');
    const there = await site.visit('/sign-in');
    await signUp(here.page, 'two@example.com');
    await there.page.getByLabel('E-mail address').fill('two@example.com');
    await there.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await there.page.keyboard.press('Enter');
    await there.page.waitForURL('**/dashboard');
    await here.page.goto(`${site.service.url}/dashboard`, { waitUntil: 'networkidle' });
    await here.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await there.page.reload({ waitUntil: 'networkidle' });
    await there.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await there.page.getByLabel('E-mail address').fill('two@example.com');
    await there.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await there.page.keyboard.press('Enter');
    await there.page.waitForURL('**/dashboard');
    await here.context.close();
    await there.context.close();
  });

  test('a deleted account is gone, and its key with it', async () => {
    assert.ok(!isMissing);
    const { url } = site.service;
    const { page, context } = await site.visit('/sign-up');
    const key = await signUp(page, 'gone@example.com');
    await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Delete the account/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal((await ask(key)).status, 401);
    await context.close();
  });
});
