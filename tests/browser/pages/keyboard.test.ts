// Every page by the keyboard alone: Tab reaches all that can be used, shows where it is, hides it under nothing, and leaves the page again.
// `npm test` walks through three of the pages.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { isLong } from '../../long-form.ts';
import { printNotRun } from '../../not-run.ts';
import { type Look, openSite, until } from './site.ts';

const PAGES = [
  '/docs/quick-start',
  '/check',
  '/sign-up',
  '/',
  '/playground',
  '/your-move',
  '/p/000000000000',
  '/c/000000000000',
  '/sign-in',
  '/forgotten-password',
  '/reset-password#token=unknown',
  '/dashboard',
  '/terms',
  '/privacy',
  '/docs',
  '/docs/limits',
  '/docs/python',
  '/docs/changelog',
  '/docs/operations/inverse-3x3',
  '/no/such/page',
] as const;

const LOOKS: Readonly<Record<string, Look>> = {
  'on a wide screen': { width: 1280, height: 800, motion: 'reduce' },
  'zoomed to 400 %': { width: 1280, height: 1024, zoom: 4, motion: 'reduce' },
};

/** More stops than any of these pages has. */
const mostStops = 600;

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('the keyboard on every page', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

/**
 * Notes a stop of the focus, by its number. Gives what is wrong there, null where all is well, or 'out' where the focus has left the page. A
 * stop is in view where some point of it is, with nothing but itself on top.
 */
const lookAtFocus = `(() => {
  globalThis.stops ??= new Set();
  const it = document.activeElement;
  if (it === null || it === document.body || stops.has(it)) return 'out';
  stops.add(it);
  const name = it.outerHTML.slice(0, 140);
  const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(it);
  const isShown = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  if (!isShown) return 'does not show the focus: ' + name;
  const { left, top, right, bottom, width, height } = it.getBoundingClientRect();
  const within = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const parts = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98];
  const isSeen = parts.some((across) => parts.some((down) => {
    const [x, y] = [left + across * width, top + down * height];
    if (!within(x, y)) return false;
    const top_ = document.elementFromPoint(x, y);
    return top_ !== null && (it.contains(top_) || top_.contains(it));
  }));
  return isSeen ? null : 'cannot be seen: ' + name;
})()`;

/** What can be used and was never reached. Of radio buttons and tabs only one of a set is a stop. */
const missed = `(() => {
  const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll(usable)]
    .filter((it) => it.tabIndex >= 0 && !it.disabled && it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => !(it.type === 'radio' && [...stops].some((stop) => stop.type === 'radio' && stop.name === it.name)))
    .filter((it) => it.closest('[inert]') === null && !stops.has(it))
    .map((it) => it.outerHTML.slice(0, 140));
})()`;

/** Parts of a page that are fetched late are on their way from the first press of Tab; a hand is slower than they are. */
const nothingIsComing = `document.querySelector('[aria-busy="true"]') === null`;

async function walk(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    await until(page, nothingIsComing);
    const found: unknown = await page.evaluate(lookAtFocus);
    if (found === 'out') {
      const never: unknown = await page.evaluate(missed);
      assert.ok(Array.isArray(never));
      return [...findings, ...never.map((name) => `is never reached: ${name}`)];
    }
    if (typeof found === 'string') findings.push(found);
  }
  return [...findings, `Tab never leaves the page, after ${mostStops} stops`];
}

describe('by the keyboard alone', { skip: isMissing, concurrency: 2 }, () => {
  for (const [name, look] of Object.entries(LOOKS)) {
    for (const path of isLong ? PAGES : PAGES.slice(0, 3)) {
      test(`${path}, ${name}`, async () => {
        assert.ok(!isMissing);
        const { page, context } = await site.visit(path, look);
        await page.locator('h1').first().waitFor();
        assert.deepEqual(await walk(page), []);
        await context.close();
      });
    }
  }

  test('a stop that cannot be seen, one without a ring and one that is left out are found out', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/terms', LOOKS['on a wide screen']);
    await page.evaluate(`(() => {
      const main = document.querySelector('main');
      const add = (text, styles) => {
        const button = Object.assign(document.createElement('button'), { textContent: text });
        Object.assign(button.style, styles);
        main.append(button);
      };
      add('bare', { outline: 'none', boxShadow: 'none' });
      add('away', { position: 'fixed', left: '-9999px' });
    })()`);
    const findings = await walk(page);
    assert.equal(findings.length, 2, findings.join('\n'));
    assert.match(findings[0] ?? '', /^does not show the focus: .*bare/);
    assert.match(findings[1] ?? '', /^cannot be seen: .*away/);
    await context.close();
  });
});
