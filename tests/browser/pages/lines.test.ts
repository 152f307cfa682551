// Rows and columns of the grid by their handles: by keyboard and by touch, each change undone at once.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('rows and columns', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

const question = '/playground#operation=transpose&a=1,2,3;4,5,6';

/** Waits until the grid holds these entries; blank cells are underscores. */
async function holds(page: Page, entries: string): Promise<void> {
  const shown = `(() => {
    const rows = [];
    for (const { dataset, value } of document.querySelectorAll('.matrix-cell')) (rows[dataset.row] ??= []).push(value || '_');
    return rows.map((row) => row.join(' ')).join('; ');
  })()`;
  await until(page, `${shown} === ${JSON.stringify(entries)}`);
}

/** Waits until what has the focus holds this text. */
async function hasFocus(page: Page, text: string): Promise<void> {
  await page.waitForFunction(`document.activeElement?.textContent === ${JSON.stringify(text)}`);
}

function handle(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

describe('rows and columns', { skip: isMissing, concurrency: 2 }, () => {
  test('by keyboard: handles are one stop, arrows lead along them, Escape leads back', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit(question);
    const rows = page.getByRole('toolbar', { name: 'Rows of Matrix A' });
    assert.equal(await rows.locator('[tabindex="0"]').count(), 1);
    await handle(page, 'Row 1').focus();
    await page.keyboard.press('ArrowDown');
    await hasFocus(page, 'Row 2');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Row 2 of Matrix A' }).waitFor();
    await hasFocus(page, 'Insert above');
    assert.equal(await page.locator('.chosen-cell').count(), 3);
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.press('Enter');
    await holds(page, '1 2 3; _ _ _; 4 5 6');
    await page.keyboard.press('Escape');
    await hasFocus(page, 'Row 2');
    await page.keyboard.press('ControlOrMeta+Z');
    await holds(page, '1 2 3; 4 5 6');
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('a column is duplicated, moved with its mark, and deleted; each is undone by the button beside it', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit(question);
    await handle(page, 'Column 1').click();
    await handle(page, 'Duplicate').click();
    await holds(page, '1 1 2 3; 4 4 5 6');
    await handle(page, 'Move right').click();
    await handle(page, 'Move right').click();
    await holds(page, '1 2 3 1; 4 5 6 4');
    await page.getByRole('group', { name: 'Column 4 of Matrix A' }).waitFor();
    assert.equal(await handle(page, 'Move right').getAttribute('aria-disabled'), 'true');
    await handle(page, 'Delete').click();
    await holds(page, '1 2 3; 4 5 6');
    await hasFocus(page, 'Column 3');
    await page.getByText('The column is deleted.').waitFor();
    await handle(page, 'Undo').click();
    await holds(page, '1 2 3 1; 4 5 6 4');
    await context.close();
  });

  test('by touch, on a narrow screen', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit(question, { width: 320, height: 740, isTouched: true, theme: 'dark' });
    await handle(page, 'Row 2').tap();
    await handle(page, 'Move up').tap();
    await holds(page, '4 5 6; 1 2 3');
    assert.deepEqual(await overflow(page), []);
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('the only row stays, and a list of numbers has places', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=unit');
    await handle(page, 'Place 1').click();
    await page.getByRole('button', { name: 'Insert right' }).waitFor();
    assert.equal(await page.getByRole('toolbar', { name: /^Rows of/ }).count(), 0);
    await page.goto(`${site.service.url}/playground#operation=transpose&a=1,2`);
    await page.reload();
    await handle(page, 'Row 1').click();
    assert.equal(await handle(page, 'Delete').getAttribute('aria-disabled'), 'true');
    await context.close();
  });
});
