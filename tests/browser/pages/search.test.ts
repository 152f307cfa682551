// The search of the documentation: by keyboard alone, with a pointer, as screen readers get it.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('search of the documentation', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

describe('search of the documentation', { skip: isMissing }, () => {
  test('by the keyboard alone, to a heading of another page', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/docs');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search the documentation' });
    await until(page, `document.activeElement.matches('[role=combobox]')`);
    await page.keyboard.type('trying again');
    const options = page.getByRole('option');
    await options.first().waitFor();
    assert.equal(
      await options
        .first()
        .innerText()
        .then((text) => text.split('\n')[0]),
      'Trying again',
    );
    assert.equal(await options.first().getAttribute('aria-selected'), 'true');
    assert.equal(await field.getAttribute('aria-activedescendant'), await options.first().getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/errors#retries');
    await until(page, `document.activeElement.id === 'retries'`);
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  for (const [query, title, address] of [
    ['cofactors', 'Matrix of cofactors', '/docs/operations/cofactors'],
    ['python notebook', 'In a notebook', '/docs/python#in-a-notebook'],
    ['privacy', 'Privacy', '/privacy'],
  ] as const) {
    test(`${query} leads to ${address}`, async () => {
      assert.ok(!isMissing);
      const { page, context } = await site.visit('/docs/limits');
      await page.getByRole('button', { name: /^Search/ }).click();
      await page.getByRole('combobox').fill(query);
      await page.getByRole('option').filter({ hasText: title }).first().click();
      await page.waitForURL(`**${address}`);
      await context.close();
    });
  }

  test('on the page itself it only moves', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs/errors');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mathematics does not');
    await page.getByRole('option').first().click();
    await until(page, `location.hash === '#mathematics' && document.activeElement.id === 'mathematics'`);
    await until(page, `document.getElementById('mathematics').getBoundingClientRect().top < 100`);
    await context.close();
  });

  test('arrow keys go round, Escape closes and gives the focus back, and nothing found is said', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs');
    const button = page.getByRole('button', { name: /^Search/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('batches');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const status = page.getByRole('dialog').getByRole('status');
    assert.match(await status.innerText(), /^\d+ places? found$/);
    await page.keyboard.press('ArrowUp');
    assert.equal(await options.last().getAttribute('aria-selected'), 'true');
    await page.keyboard.press('ArrowDown');
    assert.equal(await options.first().getAttribute('aria-selected'), 'true');
    await page.getByRole('combobox').fill('xyzzy');
    assert.equal(await status.innerText(), 'Nothing has all of these words.');
    await page.keyboard.press('Escape');
    await until(page, `document.activeElement.classList.contains('search-button')`);
    await context.close();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`open, narrow and ${theme}: nothing to find for axe, nothing sticks out`, async () => {
      assert.ok(!isMissing);
      const { page, context, complaints } = await site.visit('/docs/quick-start', { width: 320, height: 640, theme });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('matrix');
      await page.getByRole('option').first().waitFor();
      assert.deepEqual(await axeFindings(page), []);
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(complaints(), []);
      await context.close();
    });
  }
});
