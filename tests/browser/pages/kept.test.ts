// Matrices under names: kept, renamed, edited, deleted and brought back, by keyboard too; answers that go back into the question.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { workOut } from './question.ts';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '50' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('kept matrices', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The entries of a matrix as they stand in its grid. */
async function entries(page: Page, matrix = 'Matrix A'): Promise<string> {
  const group = page.getByRole('group', { name: `Entries of ${matrix}`, exact: true });
  await group.waitFor();
  const found: unknown = await group.evaluate((element) =>
    Array.from(element.querySelectorAll('input'), ({ value, dataset }) => `${dataset['row']}:${value}`),
  );
  assert.ok(Array.isArray(found));
  const rows = new Map<string, string[]>();
  for (const text of found.map(String)) {
    const [row = '', value = ''] = text.split(':');
    rows.set(row, [...(rows.get(row) ?? []), value]);
  }
  return [...rows.values()].map((row) => row.join(' ')).join('; ');
}

describe('kept matrices', { skip: isMissing, concurrency: 2 }, () => {
  test('a matrix is kept, survives a reload, and is used in another question', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/playground#operation=transpose&a=1,1/2;3,4');
    await button(page, 'Keep Matrix A').press('Enter');
    await page.getByText('Kept as C.').waitFor();
    await page.goto(`${site.service.url}/playground#operation=matmul&a=1,0;0,1&b=2,0;0,2`);
    await page.reload();
    await button(page, 'Use C as Matrix B').press('Enter');
    assert.equal(await entries(page, 'Matrix B'), '1 1/2; 3 4');
    await page.getByText('Matrix B is C now.').waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.press('ControlOrMeta+Z');
    assert.equal(await entries(page, 'Matrix B'), '2 0; 0 2', 'one undo takes it back');
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('it is renamed, edited, deleted and brought back', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=transpose&a=1,2;3,4');
    await button(page, 'Keep Matrix A').click();
    await button(page, 'Keep Matrix A').click();
    await button(page, 'Edit D').press('Enter');
    await page.getByLabel('Name of D').fill('C');
    await page.getByText('There is another C.').waitFor();
    await page.getByLabel('Name of D').fill('rotation');
    await page.getByRole('textbox', { name: 'Kept matrix rotation, row 1, column 2', exact: true }).fill('7');
    assert.deepEqual(await axeFindings(page), []);
    await button(page, 'Done rotation').click();
    await button(page, 'Use rotation as Matrix A').click();
    assert.equal(await entries(page), '1 7; 3 4');
    await button(page, 'Delete C').press('Enter');
    await page.getByText('C is deleted.').waitFor();
    await page.locator('.kept .deed button:focus', { hasText: 'Undo: bring C back' }).waitFor();
    await page.keyboard.press('Enter');
    await button(page, 'Edit C').waitFor();
    await button(page, 'Delete C').click();
    await button(page, 'Delete rotation').click();
    await page.reload();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    await until(page, `document.querySelector('.matrix-cell') !== null`);
    assert.equal(await page.getByText('Kept matrices').count(), 0);
    await context.close();
  });

  test('an answer goes back into the question with its fractions, and is kept', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/playground#operation=inverse-nxn&a=3,0;0,7');
    await workOut(page);
    await button(page, 'Keep the answer').press('Enter');
    await page.getByText('The answer is kept as C.').waitFor();
    await button(page, 'Use the answer as Matrix A').press('Enter');
    assert.equal(await entries(page), '1/3 0; 0 1/7');
    await page.getByText('Matrix A is the answer now.').first().waitFor();
    await button(page, 'Edit C').waitFor();
    await workOut(page);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('of an answer in parts each matrix goes by its name', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=qr&a=3,7;4,1');
    await workOut(page);
    await button(page, 'Keep Q').click();
    await button(page, 'Keep R').click();
    await button(page, 'Edit Q').waitFor();
    await page.goto(`${site.service.url}/playground#operation=matmul&a=1,0;0,1&b=2,0;0,2`);
    await page.reload();
    await button(page, 'Use Q as Matrix A').click();
    await button(page, 'Use R as Matrix B').click();
    assert.equal(await entries(page, 'Matrix A'), '3/5 4/5; 4/5 -3/5');
    await page.getByRole('button', { name: 'Work it out', exact: true }).click();
    await until(
      page,
      `document.querySelector('.answer-card .answer-value')?.textContent.replaceAll(/\\D/g, '') === '3741'`,
    );
    await context.close();
  });

  test('on a narrow telephone nothing scrolls sideways', async () => {
    assert.ok(!isMissing);
    const look = { width: 320, height: 740, isTouched: true, theme: 'dark' } as const;
    const { page, context } = await site.visit('/playground#operation=transpose&a=1,2;3,4', look);
    await button(page, 'Keep Matrix A').click();
    await button(page, 'Edit C').click();
    assert.deepEqual(await overflow(page), []);
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });
});
