// Practice in the playground, by the keyboard alone: an answer that is blank, wrong, right, and the next question.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { workOut } from './question.ts';
import { axeFindings, type Look, openSite, overflow, until, type Visit } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '10000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('practice', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

const ADD = '/playground#operation=add&a=1,2;3,4&b=0,1;1,0&exercise_seed=7&exercise_difficulty=easy';

async function openPractice(address: string, look?: Look): Promise<Visit> {
  assert.ok(!isMissing);
  const visit = await site.visit(address, look);
  await workOut(visit.page);
  await visit.page.getByRole('tab', { name: 'Practice' }).click();
  return visit;
}

/** Goes on with Tab until the element with the focus answers to a condition on `it`. */
async function tabTo(page: Page, condition: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`((it) => ${condition})(document.activeElement)`)) return;
  }
  assert.fail(`Tab never leads to ${condition}`);
}

async function isFlawless(page: Page): Promise<void> {
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(await overflow(page), []);
}

/** The right sum, computed from the body that the page was given for the exercise. */
async function sumOf(visit: Page, address: string): Promise<readonly (readonly string[])[]> {
  const reply: unknown = await visit.evaluate(
    `fetch('/playground/answers/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(address)} }).then((reply) => reply.json()).then(({ exercises: [{ body: { a, b } }] }) => a.map((row, i) => row.map((entry, j) => String(entry + b[i][j]))))`,
  );
  assert.ok(Array.isArray(reply));
  return reply.map((row: unknown) => {
    assert.ok(Array.isArray(row));
    return row.map(String);
  });
}

const BODY = JSON.stringify({
  a: [
    [1, 2],
    [3, 4],
  ],
  b: [
    [0, 1],
    [1, 0],
  ],
  exercise_seed: 7,
  exercise_difficulty: 'easy',
});

describe('practice', { skip: isMissing, concurrency: 2 }, () => {
  for (const [name, look] of Object.entries({
    'wide and light': { width: 1280, height: 900, theme: 'light' },
    'narrow and dark': { width: 320, height: 700, theme: 'dark' },
  } satisfies Record<string, Look>)) {
    test(`blank, wrong, mended, next, by the keyboard alone: ${name}`, async () => {
      const { page, context, complaints } = await openPractice(ADD, look);
      const right = await sumOf(page, BODY);
      await isFlawless(page);
      await tabTo(page, `it.classList.contains('answer-field')`);
      await page.keyboard.press('Enter');
      await until(
        page,
        `document.querySelector('.exercise-attempt .fault').textContent.includes('Nothing is written in row 1, column 1')`,
      );
      assert.equal(await page.evaluate(`document.activeElement.getAttribute('aria-invalid')`), 'true');
      await isFlawless(page);

      const entries = right.flat();
      for (const [index, entry] of entries.entries()) {
        await page.keyboard.type(index === 1 ? '99999' : entry);
        if (index + 1 < entries.length) await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await until(page, `document.querySelector('[data-told=attempt] .verdict.wrong') !== null`);
      const marked = page.locator('.answer-field[aria-invalid=true]');
      assert.equal(await marked.count(), 1);
      assert.match((await marked.getAttribute('aria-label')) ?? '', /row 1, column 2$/);
      assert.match(await page.locator('.answer-mark').innerText(), /wrong/);
      assert.equal(await page.locator('.exercise-answer').count(), 0);
      assert.ok(!(await page.locator('[data-told=attempt]').first().innerText()).includes(entries[1] ?? ''));
      await isFlawless(page);

      for (let back = 1; back < entries.length - 1; back += 1) await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(entries[1] ?? '');
      assert.equal(await marked.count(), 0);
      await page.keyboard.press('Enter');
      await until(page, `document.querySelector('[data-told=attempt] .verdict:not(.wrong)') !== null`);
      await isFlawless(page);

      await tabTo(page, `it.textContent === 'Next question'`);
      await page.keyboard.press('Enter');
      await until(page, `document.activeElement.getAttribute('aria-label')?.startsWith('Exercise 2')`);
      assert.deepEqual(complaints(), []);
      await context.close();
    });
  }

  test('what was written and said is there after another tab', async () => {
    const { page, context } = await openPractice('/playground#operation=determinant-nxn&a=1,2;3,4');
    const field = page.locator('.answer-field').first();
    await field.fill('123456');
    await field.press('Enter');
    await until(page, `document.querySelector('[data-told=attempt] .verdict.wrong') !== null`);
    await page.getByRole('tab', { name: 'Theory' }).click();
    await page.getByRole('tab', { name: 'Practice' }).click();
    assert.equal(await field.inputValue(), '123456');
    assert.equal(await page.locator('.answer-mark').count(), 1);
    await context.close();
  });
});
