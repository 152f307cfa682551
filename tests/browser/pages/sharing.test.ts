// Going back, and showing a question to somebody else: the history of the browser, recent questions, short links.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { steps, workOut } from './question.ts';
import { axeFindings, type Look, nextCopied, openSite, overflow, until, type Visit } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '1000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('sharing', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

const TRACE = '/playground#operation=trace&a=1,2;3,4';

function visit(path: string, look?: Look): Promise<Visit> {
  assert.ok(!isMissing);
  return site.visit(path, look);
}

function cell(page: Page, row: number, column: number): Locator {
  return page.getByRole('textbox', { name: `Matrix A, row ${row}, column ${column}`, exact: true });
}

/** How often answers were asked for that count. */
function countAsking(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/playground/answers/')) count += 1;
  });
  return () => count;
}

/** Waits until the page says an answer that has this in its speech. */
async function answered(page: Page, spoken: string): Promise<void> {
  await until(page, `document.querySelector('.answer [role=status]').textContent.includes(${JSON.stringify(spoken)})`);
}

/** Shares what stands in the form; the address of the link. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return nextCopied(page);
}

describe('history', { skip: isMissing, concurrency: 3 }, () => {
  test('Back and Forward go through the answered questions, and ask nothing again', async () => {
    const { page, context, complaints } = await visit(TRACE);
    const asked = countAsking(page);
    await workOut(page);
    await answered(page, '5');
    await cell(page, 1, 1).fill('41');
    await page.waitForURL(/a=41,2/);
    await page.getByRole('button', { name: 'Work it out', exact: true }).click();
    await answered(page, '45');
    await page.goBack();
    await answered(page, 'answer: 5');
    assert.equal(await cell(page, 1, 1).inputValue(), '1');
    await steps(page).waitFor();
    assert.equal(await page.locator('.old-answer').count(), 0);
    await page.goForward();
    await answered(page, '45');
    assert.equal(await cell(page, 1, 1).inputValue(), '41');
    assert.equal(asked(), 2);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('what was typed and not asked is an entry of its own, without an answer', async () => {
    const { page, context } = await visit(TRACE);
    await workOut(page);
    await cell(page, 1, 1).fill('7');
    await page.waitForURL(/a=7,2/);
    await cell(page, 1, 1).fill('8');
    await page.waitForURL(/a=8,2/);
    await page.goBack();
    assert.equal(await cell(page, 1, 1).inputValue(), '1');
    await steps(page).waitFor();
    await page.goForward();
    await page.waitForURL(/a=8,2/);
    await until(page, `document.querySelector('.answer .invitation') !== null`);
    await context.close();
  });

  test('a question from the answer is an entry of its own', async () => {
    const { page, context } = await visit('/playground#operation=trace&a=1,2;3,4&exercise_count=1');
    const asked = countAsking(page);
    await workOut(page);
    await page.getByRole('tab', { name: 'Practice' }).click();
    await page.getByRole('button', { name: 'Fresh exercises' }).click();
    await page.waitForURL(/exercise_seed=\d+/);
    await page.goBack();
    await page.waitForURL(/#operation=trace&a=1,2;3,4&exercise_count=1$/);
    await steps(page).waitFor();
    assert.equal(asked(), 2);
    await context.close();
  });

  test('after a reload the answer is there, and costs nothing', async () => {
    const { page, context } = await visit(TRACE);
    const asked = countAsking(page);
    await workOut(page);
    await page.reload({ waitUntil: 'networkidle' });
    await steps(page).waitFor();
    assert.equal(asked(), 1);
    await context.close();
  });

  test('recent questions are found by the keyboard, after a reload too, and can be cleared', async () => {
    const { page, context, complaints } = await visit(TRACE);
    const asked = countAsking(page);
    await workOut(page);
    await page.getByRole('textbox', { name: 'Matrix A, row 1, column 1' }).fill('41');
    await page.waitForURL(/a=41,2/);
    await page.getByRole('button', { name: 'Work it out', exact: true }).click();
    await answered(page, '45');
    await page.reload({ waitUntil: 'networkidle' });
    const summary = page.getByText('Recent questions');
    await summary.focus();
    await page.keyboard.press('Enter');
    const links = page.locator('.recent a');
    assert.deepEqual(await links.allTextContents(), [
      'Find the trace of [41 2; 3 4].',
      'Find the trace of [1 2; 3 4].',
    ]);
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await answered(page, 'answer: 5');
    assert.equal(await cell(page, 1, 1).inputValue(), '1');
    assert.equal(asked(), 2);
    await page.getByRole('button', { name: 'Clear the list' }).press('Enter');
    await until(page, `document.activeElement.textContent.includes('is cleared')`);
    await page.reload({ waitUntil: 'networkidle' });
    assert.equal(await page.getByText('Recent questions').count(), 0);
    assert.deepEqual(complaints(), []);
    await context.close();
  });
});

describe('short links', { skip: isMissing, concurrency: 3 }, () => {
  for (const look of [{ width: 1440 }, { width: 320, height: 640, theme: 'dark' }] satisfies readonly Look[]) {
    test(`who gets a link sees question and answer at once, and pays nothing: ${look.width} pixels`, async () => {
      const maker = await visit('/playground#operation=trace&a=0.10,2;3,4/7', look);
      const link = await share(maker.page);
      assert.match(link, /\/p\/[0-9A-Za-z]{12}$/);
      await maker.page.getByText('The link is copied.').waitFor();
      assert.deepEqual(await axeFindings(maker.page), []);
      assert.deepEqual(await overflow(maker.page), []);
      assert.deepEqual(maker.complaints(), []);
      const reader = await visit(new URL(link).pathname, look);
      const asked = countAsking(reader.page);
      await steps(reader.page).waitFor();
      assert.equal(await reader.page.title(), 'Shared question: Trace · matrixsteps');
      assert.equal(await reader.page.evaluate('scrollY'), 0);
      const isNarrow = look.width < 1024;
      const order = `document.querySelector('.answer').compareDocumentPosition(document.querySelector('.question'))`;
      const follows: unknown = await reader.page.evaluate(`${order} === Node.DOCUMENT_POSITION_FOLLOWING`);
      assert.equal(follows, isNarrow, 'on a narrow screen the answer comes first');
      const change = reader.page.getByRole('button', { name: 'Change the question' });
      assert.equal(await change.count(), isNarrow ? 1 : 0);
      if (isNarrow) {
        await change.press('Enter');
        await until(reader.page, `document.activeElement.className === 'question' && scrollY > 0`);
      }
      assert.equal(await cell(reader.page, 1, 1).inputValue(), '0.10');
      assert.equal(await cell(reader.page, 2, 2).inputValue(), '4/7');
      assert.equal(reader.page.url(), link);
      assert.equal(asked(), 0);
      assert.equal(await reader.page.getByRole('button', { name: 'Delete the link' }).count(), 0);
      assert.deepEqual(await axeFindings(reader.page), []);
      assert.deepEqual(await overflow(reader.page), []);
      assert.deepEqual([...reader.complaints(), ...reader.strangers()], []);
      await maker.context.close();
      await reader.context.close();
    });
  }

  test('a reader goes on from the question of a link, and back to it', async () => {
    const { page, context } = await visit('/playground#operation=trace&a=11,2;3,4');
    await page.goto(await share(page), { waitUntil: 'networkidle' });
    await answered(page, '15');
    await cell(page, 1, 1).fill('21');
    await page.waitForURL(/\/playground#operation=trace&a=21,2/);
    await page.getByRole('button', { name: 'Work it out', exact: true }).click();
    await answered(page, '25');
    await page.goBack();
    await page.waitForURL(/\/p\/[0-9A-Za-z]{12}$/);
    await answered(page, '15');
    assert.equal(await cell(page, 1, 1).inputValue(), '11');
    await context.close();
  });

  test('the keyboard alone: share, share again, delete', async () => {
    const { page, context } = await visit('/playground#operation=trace&a=31,2;3,4');
    const button = page.getByRole('button', { name: 'Share', exact: true });
    await button.press('Enter');
    const link = await nextCopied(page);
    await button.press('Enter');
    assert.equal(await nextCopied(page), link);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Delete the link' }).press('Enter');
    await page.getByText('Your link is deleted.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Delete the link' }).count(), 0);
    assert.equal(await page.evaluate(`document.activeElement.className`), 'shared');
    await page.goto(link, { waitUntil: 'networkidle' });
    await page.getByText('This link leads to no question').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Work it out', exact: true }).count(), 1);
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('a question that cannot be answered is no link, and the page says why', async () => {
    const { page, context } = await visit('/playground#operation=trace&a=1,2,3;4,5,6');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.locator('.shared .notice.bad').waitFor();
    assert.match((await page.locator('.shared .notice').textContent()) ?? '', /square/);
    await context.close();
  });

  test('a singular matrix is shared as well, and its reader sees why there is no answer', async () => {
    const { page, context } = await visit('/playground#operation=inverse-2x2&a=1,2;2,4');
    await page.goto(await share(page), { waitUntil: 'networkidle' });
    assert.equal(await cell(page, 2, 2).inputValue(), '4');
    await page
      .getByText(/singular|no inverse/i)
      .first()
      .waitFor();
    await context.close();
  });
});
