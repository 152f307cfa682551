// With fingers on a narrow screen: the keys that its keyboard lacks, and its Next from field to field.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { steps } from './question.ts';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '50' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('a telephone', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function visit(path: string) {
  assert.ok(!isMissing);
  return site.visit(path, { width: 360, height: 780, isTouched: true });
}

const focused = (page: Page) => page.evaluate(`document.activeElement.getAttribute('aria-label')`);
const keyboard = (page: Page) => page.evaluate('document.activeElement.inputMode');
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
/** Touches keys of a group one after the other. */
async function keys(page: Page, group: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).tap();
  }
}

async function isWellMade(page: Page): Promise<void> {
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(await overflow(page), []);
}

describe('a telephone', { skip: isMissing, concurrency: 2 }, () => {
  test('a matrix is typed row by row with Next, and the last Next asks', async () => {
    const { page, context } = await visit('/playground#operation=inverse-nxn&a=1,0,0;0,1,0;0,0,1');
    await page.getByRole('textbox', { name: 'Matrix A, row 1, column 1', exact: true }).tap();
    for (const [entry, next] of [
      ['2', 'Matrix A, row 1, column 2'],
      ['0', 'Matrix A, row 1, column 3'],
      ['1', 'Matrix A, row 2, column 1'],
      ['1', 'Matrix A, row 2, column 2'],
      ['3', 'Matrix A, row 2, column 3'],
      ['2', 'Matrix A, row 3, column 1'],
      ['1', 'Matrix A, row 3, column 2'],
      ['1', 'Matrix A, row 3, column 3'],
    ] as const) {
      await page.keyboard.type(entry);
      await page.keyboard.press('Enter');
      assert.equal(await focused(page), next);
    }
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await steps(page).waitFor();
    await page.waitForURL(/a=2,0,1;1,3,2;1,1,4/);
    await isWellMade(page);
    await context.close();
  });

  test('a link that was shared comes into view above the bar of buttons', async () => {
    const { page, context } = await visit('/playground#operation=inverse-nxn&a=2,0,1;1,3,2;1,1,4');
    await tap(page, 'Share');
    await page.locator('.shared a').waitFor();
    await until(
      page,
      `document.querySelector('.shared').getBoundingClientRect().bottom <= document.querySelector('.ask-bar').getBoundingClientRect().top`,
    );
    assert.ok(await page.locator('.shared a').evaluate((link) => link.getBoundingClientRect().top > 0));
    await context.close();
  });

  test('the keyboard of letters comes for a root, and goes', async () => {
    const { page, context } = await visit('/playground#operation=determinant-nxn&a=3,1;1,1');
    await page.getByRole('textbox', { name: 'Matrix A, row 1, column 1', exact: true }).tap();
    assert.equal(await keyboard(page), 'decimal');
    await tap(page, 'Keyboard of letters');
    assert.equal(await keyboard(page), 'text');
    assert.equal(await focused(page), 'Matrix A, row 1, column 1');
    await page.keyboard.type('sqrt(2)');
    await page.locator('.answer-value msqrt').waitFor();
    await page.keyboard.press('Enter');
    assert.equal(await keyboard(page), 'text');
    await tap(page, 'Keyboard of digits');
    assert.equal(await keyboard(page), 'decimal');
    await context.close();
  });

  test('a row operation is a few touches', async () => {
    const { page, context } = await visit('/your-move');
    await page.getByRole('textbox', { name: 'Row operation' }).tap();
    assert.equal(await keyboard(page), 'decimal');
    await keys(page, 'Keys for the row operation', ['R2', 'Minus']);
    assert.equal(await page.getByRole('textbox', { name: 'Row operation' }).inputValue(), 'R2 - ');
    await page.keyboard.type('4');
    await keys(page, 'Keys for the row operation', ['R1']);
    await page.keyboard.press('Enter');
    await page.getByText('R2 → R2 − 4R1').waitFor();
    await keys(page, 'Keys for the row operation', ['R1', 'Changes places with', 'R2']);
    await tap(page, 'Do it');
    await page.getByText('R1 ↔ R2', { exact: true }).first().waitFor();
    await isWellMade(page);
    await context.close();
  });

  test('a working is written in grids, and Next leads through them', async () => {
    const { page, context } = await visit('/check');
    assert.ok(await page.getByRole('radio', { name: 'In a grid' }).isChecked());
    await page.getByRole('textbox', { name: 'Matrix A, row 2, column 3', exact: true }).tap();
    await page.keyboard.press('Enter');
    await until(page, `document.activeElement.textContent === 'Begin with a copy of the task'`);
    await page.keyboard.press('Enter');
    await until(page, `document.activeElement.matches('.operations-field')`);
    await keys(page, 'Keys for the row operations of line 1', ['R2', 'Minus']);
    await page.keyboard.type('4');
    await keys(page, 'Keys for the row operations of line 1', ['R1']);
    await page.keyboard.press('Enter');
    assert.equal(await focused(page), 'Line 1, row 1, column 1');
    for (const entry of ['1', '3', '2', '0', '-5', '-3']) {
      await page.keyboard.type(entry);
      await page.keyboard.press('Enter');
    }
    await until(page, `document.activeElement.textContent === 'Next line: copy the last one'`);
    await page.getByText(/^Read as .*R2 − 4R1\.$/).waitFor();
    await isWellMade(page);
    await context.close();
  });

  test('an exercise is answered with Next, from blank to blank, and its last Next checks', async () => {
    const { page, context } = await visit('/c/sample');
    const cells = page.getByRole('group', { name: 'Your answer, Exercise 3, Matrix' }).getByRole('textbox');
    await cells.first().tap();
    assert.equal(await keyboard(page), 'decimal');
    for (const place of [0, 1, 2, 3]) {
      await until(
        page,
        `document.activeElement === document.querySelectorAll('.exercise')[2].querySelectorAll('input')[${place}]`,
      );
      await page.keyboard.type('9');
      await page.keyboard.press('Enter');
    }
    await page.locator('.exercise').nth(2).locator('.verdict').waitFor();
    await isWellMade(page);
    await context.close();
  });
});
