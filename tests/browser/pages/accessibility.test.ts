// Every page, in both themes, narrow, wide and zoomed: axe-core finds nothing, nothing sticks out, the browser reports no error.
// `npm test` tries two of these looks.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { axeFindings, type Look, openSite, overflow, signUp } from './site.ts';
import { isLong } from '../../long-form.ts';
import { printNotRun } from '../../not-run.ts';

const PAGES = [
  '/',
  '/playground',
  '/p/000000000000',
  '/c/000000000000',
  '/check',
  '/your-move',
  '/sign-up',
  '/confirm#token=unknown',
  '/sign-in',
  '/forgotten-password',
  '/reset-password#token=unknown',
  '/claim#token=unknown',
  '/dashboard',
  '/terms',
  '/privacy',
  '/docs',
  '/docs/quick-start',
  '/docs/authentication',
  '/docs/errors',
  '/docs/limits',
  '/docs/batches',
  '/docs/practice',
  '/docs/assistants',
  '/docs/typescript',
  '/docs/python',
  '/docs/r',
  '/docs/changelog',
  '/docs/operations',
  '/docs/operations/inverse-3x3',
  '/docs/operations/row-insert',
  '/docs/operations/nonsense',
  '/docs/nonsense',
  '/no/such/page',
] as const;

const LOOKS: Readonly<Record<string, Look>> = {
  'wide and light': { width: 1440, theme: 'light' },
  'wide and dark': { width: 1440, theme: 'dark' },
  'narrow and light': { width: 360, height: 780, theme: 'light' },
  'narrow and dark': { width: 360, height: 780, theme: 'dark' },
  'zoomed to 200 %': { width: 1280, height: 900, zoom: 2 },
  'zoomed to 400 %': { width: 1280, height: 1024, zoom: 4 },
  'as narrow as reflow asks': { width: 320, height: 640, motion: 'reduce' },
  'in forced colours': { width: 1280, theme: 'dark', hasForcedColors: true },
};

const looks = Object.entries(LOOKS).filter(([name]) => isLong || ['wide and light', 'narrow and dark'].includes(name));

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('accessibility of the pages', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

describe('pages', { skip: isMissing, concurrency: 4 }, () => {
  for (const [name, look] of looks) {
    for (const path of PAGES) {
      test(`${path}, ${name}`, async () => {
        assert.ok(!isMissing);
        const { page, context, complaints, strangers } = await site.visit(path, look);
        // On a busy machine the network is idle before the page is drawn.
        await page.locator('h1').first().waitFor();
        assert.deepEqual(await axeFindings(page), []);
        assert.deepEqual(await overflow(page), []);
        assert.equal(await page.locator('h1').count(), 1);
        assert.match(await page.title(), /matrixsteps/);
        assert.deepEqual(complaints(), []);
        assert.deepEqual(strangers(), []);
        await context.close();
      });
    }
    test(`the dashboard of somebody signed in, ${name}`, async () => {
      assert.ok(!isMissing);
      const { page, context, complaints } = await site.visit('/sign-in', look);
      await signUp(page, `${name.replaceAll(/[^a-z0-9]+/g, '-')}@example.com`);
      await page.goto(`${site.service.url}/dashboard`, { waitUntil: 'networkidle' });
      assert.deepEqual(await axeFindings(page), []);
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(complaints(), []);
      await context.close();
    });
  }
});
