// Methods compared: two workings of one answer side by side, with what each method takes, asked for once and by keyboard too.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { workOut } from './question.ts';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '50' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('methods compared', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

const question = '/playground#operation=determinant-nxn&a=2,-1,3;4,0,1;5,2,-2';

async function compare(page: Page): Promise<void> {
  await workOut(page);
  const button = page.getByRole('button', { name: 'Compare methods' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Second working' }).waitFor();
}

/** How many answers the page says are left. */
async function remaining(page: Page): Promise<number> {
  const text = (await page.locator('.allowance').first().textContent()) ?? '';
  return Number(/^\d+/.exec(text)?.[0]);
}

/** The left and top edges of both workings. */
async function places(page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> {
  const boxes = await Promise.all(
    ['First working', 'Second working'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  return boxes.map((box) => ({ x: box?.x ?? -1, y: box?.y ?? -1 }));
}

describe('methods compared', { skip: isMissing, concurrency: 2 }, () => {
  test('two workings stand side by side, with the numbers of operations of each method', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit(question);
    await compare(page);
    const [left, right] = await places(page);
    assert.ok(left !== undefined && right !== undefined && right.x > left.x + 200);
    assert.ok(Math.abs(left.y - right.y) < 5);
    const table = page.getByRole('region', { name: 'What each method takes' });
    assert.match((await table.getByRole('row', { name: /^Sarrus/ }).textContent()) ?? '', /^Sarrus\d+\d+/);
    const first = page.getByRole('region', { name: 'First working' });
    await first.getByText('Multiplications').waitFor();
    assert.ok((await page.getByRole('region', { name: 'Second working' }).locator('math').count()) > 3);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('it gets the focus, counts as one answer whatever is looked at, and gives the focus back', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit(question);
    await workOut(page);
    await until(page, `/^\\d/.test(document.querySelector('.allowance')?.textContent ?? '')`);
    const before = await remaining(page);
    await page.getByRole('button', { name: 'Compare methods' }).press('Enter');
    await page.getByRole('region', { name: 'Second working' }).waitFor();
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Methods compared');
    await until(page, `document.querySelector('.allowance').textContent.startsWith('${before - 1} ')`);
    await page.getByLabel('Second method').selectOption('sarrus');
    await page.getByRole('region', { name: 'Second working: Sarrus' }).waitFor();
    await page.getByLabel('First method').selectOption('sarrus');
    await page.getByRole('region', { name: 'First working: Sarrus' }).waitFor();
    assert.equal(await page.getByRole('region', { name: 'Second working: Sarrus' }).count(), 0, 'they change places');
    await page.getByRole('button', { name: 'Back to one working' }).press('Enter');
    await page.getByRole('heading', { name: 'Step by step' }).waitFor();
    await until(page, `document.activeElement.textContent === 'Compare methods'`);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'First working: Sarrus' }).waitFor();
    assert.equal(await remaining(page), before - 1);
    await context.close();
  });

  test('on a telephone one stands below the other, and nothing scrolls sideways', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit(question, { width: 360, height: 740, isTouched: true });
    await compare(page);
    const [upper, lower] = await places(page);
    assert.ok(upper !== undefined && lower !== undefined && lower.y > upper.y + 100);
    assert.ok(Math.abs(lower.x - upper.x) < 5);
    assert.deepEqual(await overflow(page), []);
    await context.close();
  });

  test('an operation with one way of working offers nothing to compare; a large matrix says why it has none', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=transpose&a=1,2;3,4');
    await workOut(page);
    assert.equal(await page.getByRole('button', { name: 'Compare methods' }).count(), 0);
    const rows = Array.from({ length: 7 }, (_, i) => Array.from({ length: 7 }, (__, j) => (i === j ? 2 : 1)).join(','));
    await page.goto(`${site.service.url}/playground#operation=determinant-nxn&a=${rows.join(';')}`);
    await page.reload();
    await workOut(page);
    await page.getByRole('button', { name: 'Compare methods' }).click();
    await page.getByText('more than 36 entries').waitFor();
    await context.close();
  });
});
