// The weight of a first visit: what the network carries until the playground rests, compressed as it is sent.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openSite, weigh } from './site.ts';
import { printNotRun } from '../../not-run.ts';

/**
 * Bytes of bodies and headers for which a first visit must suffice, worked examples included. A third of them is the font of formulas;
 * /check carries the readers of students' notation, which judge while somebody writes.
 */
const mostBytes = [
  ['/playground', 121_000],
  ['/', 132_000],
  ['/check', 128_000],
  ['/your-move', 90_000],
  ['/docs/quick-start', 120_000],
  ['/sign-up', 120_000],
] as const;

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('weight of the pages', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

describe('first visits', { skip: isMissing }, () => {
  for (const [path, most] of mostBytes) {
    test(path, async (t) => {
      assert.ok(!isMissing);
      const { page, context } = await site.visit('/icon.svg');
      const weight = await weigh(context, page);
      await page.goto(site.service.url + path, { waitUntil: 'networkidle' });
      const bytes = weight();
      t.diagnostic(`${path}: ${bytes} bytes`);
      assert.ok(bytes > 10_000);
      assert.ok(bytes <= most, `${bytes} bytes`);
      await context.close();
    });
  }
});
