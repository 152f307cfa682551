// Your move, by keyboard alone: an operation, what is none, an undo, hints by rungs, and the goal.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { printNotRun } from '../../not-run.ts';
import { axeFindings, openSite, overflow } from './site.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '1000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('your move', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

async function open(fragment: string, width: number) {
  assert.ok(!isMissing);
  const { page, context } = await site.visit(`/your-move${fragment}`, { width, height: 900, motion: 'reduce' });
  const field = page.getByRole('textbox', { name: 'Row operation' });
  await field.focus();
  return { page, field, close: () => context.close() };
}

async function told(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('[role="status"]').filter({ hasText: words }).first().waitFor({ state: 'attached' });
}

describe('your move', { skip: isMissing }, () => {
  for (const width of [320, 1280]) {
    test(`from the task to the reduced form by keyboard, ${width} pixels`, async () => {
      const { page, field, close } = await open('#operation=rref&a=1,3,2;4,7,5&augmented=1', width);
      await page.keyboard.type('II - 4 I');
      await page.keyboard.press('Enter');
      await told(page, 'Row 2 is now 0, -5, -3.');
      assert.equal(await page.getByRole('table').count(), 2);
      await page.keyboard.type('0R2');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'any number but 0' }).waitFor();
      assert.equal(await field.getAttribute('aria-invalid'), 'true');
      assert.deepEqual(await axeFindings(page), []);
      await page.keyboard.press('Control+A');
      await page.keyboard.type('R2/-5; R1 - 3R2');
      await page.keyboard.press('Enter');
      await told(page, 'This is a reduced row echelon form.');
      await page.getByText('row echelon form, after 3 operations').waitFor();
      assert.deepEqual(await axeFindings(page), []);
      assert.deepEqual(await overflow(page), []);
      await page.waitForURL(/text=R2/);
      await close();
    });
  }

  test('an operation is undone, with all that came after it', async () => {
    const { page, close } = await open('#operation=ref&a=1,3,2;4,7,5&text=R2%20-%204R1%0AR1%20%3C-%3E%20R2', 1280);
    assert.equal(await page.getByRole('table').count(), 3);
    await page.getByRole('button', { name: /^Undo R2 -> R2 - 4R1/ }).press('Enter');
    await told(page, /what came after it is undone/);
    assert.equal(await page.getByRole('table').count(), 1);
    await close();
  });

  test('hints say more and more, and the last ones can be taken', async () => {
    const { page, close } = await open('#operation=solve&a=1,3,2;4,7,5&augmented=1', 1280);
    const more = page.locator('.rung-stepper button');
    for (const rung of ['Say more: what to do there', 'Say more: the operation', 'Say more: the calculation']) {
      await more.press('Enter');
      await page.getByRole('button', { name: rung }).waitFor();
    }
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole('button', { name: /^Do R2/ }).press('Enter');
    await told(page, 'Row 2 is now 0, -5, -3.');
    await close();
  });

  test('an inverse starts from [A | I]', async () => {
    const { page, close } = await open('#operation=inverse&a=2,1;1,1', 1280);
    assert.equal(await page.getByRole('table').first().getByRole('cell').count(), 8);
    await close();
  });
});
