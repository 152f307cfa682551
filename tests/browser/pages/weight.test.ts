// The weight of a first visit: what the network carries until the playground rests, compressed as it is sent.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openSite, weigh } from './site.ts';
import { printNotRun } from '../../not-run.ts';

/** Bytes of bodies and headers for which a first visit of the playground must suffice, its worked example included. */
const MOST_BYTES = 120_000;

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('weight of the pages', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

describe('first visits', { skip: isMissing }, () => {
  for (const path of ['/playground', '/check', '/your-move', '/', '/docs/quick-start', '/sign-up']) {
    test(path, async (t) => {
      assert.ok(!isMissing);
      const { page, context } = await site.visit('/icon.svg');
      const weight = await weigh(context, page);
      await page.goto(site.service.url + path, { waitUntil: 'networkidle' });
      const bytes = weight();
      t.diagnostic(`${path}: ${bytes} bytes`);
      assert.ok(bytes > 10_000);
      assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
      await context.close();
    });
  }
});
