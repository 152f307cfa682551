// Answers written as on paper, by the keyboard alone: systems, eigenvalues, factors that may not exist, and matrices of a size to find out.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { workOut } from './question.ts';
import { axeFindings, type Look, openSite, overflow, until, type Visit } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '10000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('written answers', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

async function openPractice(question: string, look: Look): Promise<Visit> {
  assert.ok(!isMissing);
  const visit = await site.visit(`/playground#${question}&exercise_seed=3&exercise_difficulty=medium`, look);
  await workOut(visit.page);
  await visit.page.getByRole('tab', { name: 'Practice' }).click();
  return visit;
}

/** Goes on with Tab until the element with the focus answers to a condition on `it`. */
async function tabTo(page: Page, condition: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`((it) => ${condition})(document.activeElement)`)) return;
  }
  assert.fail(`Tab never leads to ${condition}`);
}

/** Writes into the field with the focus and checks; what is said then. */
async function checked(page: Page, text: string): Promise<string> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  const before = await page.locator('[data-told=attempt]').first().innerText();
  await page.keyboard.press('Enter');
  await until(page, `document.querySelector('[data-told=attempt]').innerText !== ${JSON.stringify(before)}`);
  return page.locator('[data-told=attempt]').first().innerText();
}

async function isFlawless(page: Page): Promise<void> {
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(await overflow(page), []);
}

const IS_LINE = `it.classList.contains('wide')`;

describe('answers as on paper', { skip: isMissing, concurrency: 2 }, () => {
  for (const look of [
    { width: 1280, height: 900, theme: 'light' },
    { width: 360, height: 740, theme: 'dark' },
  ] satisfies readonly Look[]) {
    test(`all solutions of a system on one line: ${look.width} pixels`, async () => {
      const { page, context, complaints } = await openPractice('operation=solve&a=1,2;3,4&b=5;6', look);
      assert.equal(await page.locator('.exercise').first().locator('input').count(), 1);
      await tabTo(page, IS_LINE);
      assert.match(
        await checked(page, 'x1 = 1, x2 = 2'),
        /do not satisfy the first equation[^]*Read as: x₁ = 1, x₂ = 2/,
      );
      assert.match(await checked(page, 'no solution'), /do not contradict each other/);
      assert.match(await checked(page, 'x1 = 8, x2 = 0'), /satisfy every equation, but there are more solutions/);
      assert.match(await checked(page, 'x1 = 8 +, x2 = 0'), /Not read[^]*character 6/);
      await isFlawless(page);
      assert.match(
        await checked(page, 'y = s, x = 8 + 2s, s any real number'),
        /Correct[^]*Read as: x₁ = 8 \+ 2s, x₂ = s/,
      );
      await isFlawless(page);
      assert.deepEqual(complaints(), []);
      await context.close();
    });

    test(`P and D, or that there are none: ${look.width} pixels`, async () => {
      const { page, context, complaints } = await openPractice('operation=diagonalize&a=1,2;3,4', look);
      await tabTo(page, `it.type === 'checkbox'`);
      await page.keyboard.press('Space');
      assert.equal(await page.locator('.exercise').first().locator('.answer-field').count(), 0);
      await page.keyboard.press('Enter');
      await until(page, `document.querySelector('[data-told=attempt]').innerText.includes('orrect')`);
      await isFlawless(page);
      await page.keyboard.press('Space');
      assert.ok((await page.locator('.exercise').first().locator('.answer-field').count()) > 0);
      assert.deepEqual(complaints(), []);
      await context.close();
    });

    test(`a product whose size is chosen: ${look.width} pixels`, async () => {
      const { page, context, complaints } = await openPractice('operation=matmul&a=1,2;3,4&b=1,2;3,4', look);
      await tabTo(page, `it.tagName === 'SELECT'`);
      await page.keyboard.type('3');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1');
      await until(page, `document.querySelector('.exercise').querySelectorAll('.answer-field').length === 3`);
      await isFlawless(page);
      assert.deepEqual(complaints(), []);
      await context.close();
    });
  }

  test('eigenvalues in any order and with words', async () => {
    const { page, context } = await openPractice('operation=eigenvalues&a=1,2;3,4', { width: 1280 });
    await tabTo(page, IS_LINE);
    assert.match(await checked(page, '1000, 2'), /the first value, 1000, is not an eigenvalue/);
    assert.match(await checked(page, 'two'), /Not read/);
    await context.close();
  });

  test('the properties of a matrix are ticked, and none may be right', async () => {
    const { page, context } = await openPractice('operation=classify&a=1,2;3,4', { width: 360, height: 740 });
    await tabTo(page, `it.type === 'checkbox'`);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await until(page, `/orrect/.test(document.querySelector('[data-told=attempt]').innerText)`);
    await isFlawless(page);
    await context.close();
  });

  test('an address of no sheet says what to do', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/c/AAAAAAAAAAAA', { width: 360, height: 740 });
    await page.getByText('This sheet does not exist').waitFor();
    await page.getByText('ask your teacher for a new link').waitFor();
    await isFlawless(page);
    await page.getByRole('main').getByRole('link', { name: 'playground' }).press('Enter');
    await page.waitForURL('**/playground');
    await context.close();
  });
});
