// What the server says of a page and what the browser makes of it are the same: the titles, and the content without JavaScript.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { pageDescriptions } from '@matrixsteps/server/routes/site/page-descriptions.ts';
import { openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('descriptions of the pages', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

/** The bundle of the reference draws that page, under the title that it was served with. */
const addresses = [
  ...Object.keys(pageDescriptions).filter((address) => address !== '/docs/reference'),
  '/docs/operations/add',
  '/nowhere',
];

describe('descriptions of the pages', { skip: isMissing }, () => {
  test('a page keeps the title that it was served with', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/icon.svg');
    for (const address of addresses) {
      const served = await page.goto(site.service.url + address, { waitUntil: 'networkidle' });
      const [, title] = /<title>([^<]+)<\/title>/.exec((await served?.text()) ?? '') ?? [];
      assert.ok(title !== undefined, address);
      await page.locator('h1').first().waitFor();
      await until(page, `document.title === ${JSON.stringify(title)}`);
    }
    await context.close();
  });

  test('without JavaScript a page still says what it is, readably', async () => {
    assert.ok(!isMissing);
    for (const address of ['/', '/docs', '/docs/operations/inverse-3x3', '/nowhere']) {
      const { page, context, complaints } = await site.visit(address, { width: 320, height: 640, hasScripts: false });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('link', { name: 'Operations', exact: true }).first().waitFor();
      assert.deepEqual(await overflow(page), [], address);
      assert.deepEqual(complaints(), [], address);
      await context.close();
    }
  });
});
