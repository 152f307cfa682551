// The interactive reference in a browser: it shows the operations, asks nobody but the service, and keeps no key.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { axeFindings, openSite, signUp, type Visit } from './pages/site.ts';
import { printNotRun } from '../not-run.ts';

const ADDRESS = '/docs/reference#tag/arithmetic/POST/v1/mathematics/linear-algebra/matrices/arithmetic/add';

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('reference', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

/** The reference, as soon as it shows the first operation. */
async function visit(theme: 'light' | 'dark'): Promise<Visit> {
  assert.ok(!isMissing);
  const visited = await site.visit(ADDRESS, { theme, height: 1000 });
  await visited.page.getByRole('heading', { name: 'Matrix addition', exact: true }).waitFor();
  return visited;
}

/** What axe-core finds on a page that somebody else's bundle draws, by the id of its rule, and why it stays. */
const ACCEPTED: ReadonlyMap<string, string> = new Map([
  ['landmark-unique', 'the bundle gives the card of every example response the same name'],
]);

describe('the interactive reference', { skip: isMissing }, () => {
  test('lists the operations of every topic', async () => {
    const { page, context, complaints } = await visit('light');
    const shown = String(await page.evaluate('document.body.innerText'));
    for (const text of [
      'Matrix addition',
      'Matrix addition, compact',
      'Matrix statistics',
      'Square matrices',
      'Service',
    ]) {
      assert.ok(shown.includes(text), text);
    }
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('sends a request with a key, to nobody else, and keeps no key', async () => {
    assert.ok(!isMissing);
    const { service } = site;
    const { page, context, complaints, strangers } = await visit('light');
    await page.getByPlaceholder('Token').first().fill(service.key);
    await page.getByRole('button', { name: 'Test Request' }).first().click();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: /^Send/ }).first().click();
    assert.equal((await answered).status(), 200);
    await page.getByText('200 OK').first().waitFor();
    assert.deepEqual(strangers(), []);
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');
    assert.ok(!String(kept).includes(service.key));
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('sends a request without a key by the session of the page', async () => {
    const { page, context, complaints, strangers } = await visit('light');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Test Request' }).first().click();
    await page.getByRole('button', { name: /^Send/ }).first().click();
    await page.getByText('200 OK').first().waitFor();
    assert.deepEqual(asked, ['/playground/calls/v1/mathematics/linear-algebra/matrices/arithmetic/add']);
    assert.deepEqual([...complaints(), ...strangers()], []);
    await context.close();
  });

  test('axe-core finds nothing in it but what is known', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { page, context } = await visit(scheme);
      await page.getByRole('button', { name: 'Test Request' }).first().waitFor();
      const findings = await axeFindings(page);
      assert.deepEqual(
        findings.filter((finding) => !ACCEPTED.has(finding.split(':')[0] ?? '')),
        [],
      );
      await context.close();
    }
  });

  test('the header leads visitors to sign in, and others to their dashboard', async () => {
    assert.ok(!isMissing);
    const { page, context } = await visit('light');
    const navigation = page.getByRole('navigation', { name: 'Site' });
    assert.equal(await navigation.getByRole('link', { name: 'Sign in' }).getAttribute('href'), '/sign-in');
    await signUp(page, 'reader@example.com');
    await page.reload({ waitUntil: 'networkidle' });
    assert.equal(await navigation.getByRole('link', { name: 'Dashboard' }).getAttribute('href'), '/dashboard');
    await context.close();
  });

  test('the way back to the other pages stays in sight', async () => {
    const { page, context } = await visit('light');
    const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Documentation' });
    assert.equal(await link.getAttribute('href'), '/docs');
    await page.mouse.wheel(0, 2000);
    const box = await link.boundingBox();
    assert.ok(box !== null && box.y >= 0 && box.y < 60, JSON.stringify(box));
    await context.close();
  });

  test('is light or dark as the system is', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { page, context } = await visit(scheme);
      assert.equal(await page.evaluate('document.body.classList.contains("dark-mode")'), scheme === 'dark');
      await context.close();
    }
  });
});
