// A class sheet from both sides: a teacher makes a link, students open it without an account.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeFindings, type Look, nextCopied, openSite, overflow, signUp, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '0' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('class sheets', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function openedSite() {
  assert.ok(!isMissing);
  return site;
}

/** Chooses by the keyboard and makes the sheet; its link. */
async function makeSheet(page: Page, title: string, answersFrom = ''): Promise<string> {
  const form = page.getByRole('form', { name: 'Make a class sheet' });
  if (!(await form.isVisible())) await page.locator('.make-sheet > summary').press('Enter');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Operation 1').selectOption('trace');
  await form.getByLabel('Difficulty').selectOption('easy');
  await form.getByLabel('Number of exercises').fill('2');
  if (answersFrom === '') await form.getByLabel('From the beginning').check();
  else {
    await form.getByLabel('From a day on').check();
    await form.getByLabel('The day from which').fill(answersFrom);
  }
  await form.getByRole('button', { name: 'Make a sheet' }).press('Enter');
  await page.getByText('The sheet is made').waitFor();
  await page.getByText(`Copy the link to ${title}`).locator('..').press('Enter');
  return nextCopied(page);
}

/** The traces of the exercises, from the numbers on the page. */
async function traces(page: Page): Promise<readonly number[]> {
  const found: unknown = await page.evaluate(`[...document.querySelectorAll('.exercise')].map((item) => {
    const value = (cell) => Number(cell.textContent.replace(/\\s/g, '').replace('−', '-'));
    const rows = [...item.querySelectorAll('mtr')].map((row) => [...row.querySelectorAll(':scope > mtd')].map(value));
    return rows.reduce((sum, row, place) => sum + row[place], 0);
  })`);
  assert.ok(Array.isArray(found));
  return found.map(Number);
}

async function prompts(page: Page): Promise<string> {
  return (await page.locator('.exercise').allTextContents()).join();
}

describe('class sheets', { skip: isMissing, concurrency: 2 }, () => {
  for (const look of [{ width: 1440 }, { width: 320, height: 640, theme: 'dark' }] satisfies readonly Look[]) {
    test(`a teacher makes a sheet and students do it: ${look.width} pixels`, async () => {
      const { service, visit } = openedSite();
      const teacher = await visit('/sign-up', look);
      await signUp(teacher.page, `teacher-${look.width}@example.com`);
      await teacher.page.goto(`${service.url}/dashboard`, { waitUntil: 'networkidle' });
      const link = await makeSheet(teacher.page, 'Traces');
      assert.match(link, /\/c\/[0-9A-Za-z]{12}$/);
      assert.deepEqual(await axeFindings(teacher.page), []);
      assert.deepEqual(await overflow(teacher.page), []);
      assert.deepEqual(teacher.complaints(), []);

      const student = await visit(new URL(link).pathname, look);
      const { page } = student;
      await page.getByRole('heading', { name: 'Traces', level: 1 }).waitFor();
      await page.getByText('0 of 2 right.').waitFor();
      const [first = Number.NaN] = await traces(page);
      const field = page.locator('.answer-field').first();
      await field.fill(String(first + 1));
      await field.press('Enter');
      await page.locator('.verdict.wrong').waitFor();
      await field.fill(String(first));
      await field.press('Enter');
      await page.getByText('1 of 2 right.').waitFor();
      assert.deepEqual(await axeFindings(page), []);
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual([...student.complaints(), ...student.strangers()], []);
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByText('1 of 2 right.').waitFor();
      assert.equal(await page.locator('.answer-field').first().inputValue(), String(first));

      const other = await visit(new URL(link).pathname, look);
      await other.page.getByText('0 of 2 right.').waitFor();
      assert.notEqual(await prompts(other.page), await prompts(page));
      for (const { context } of [teacher, student, other]) await context.close();
    });
  }

  test('answers stay away until their day, a sheet on paper has no buttons, and a deleted sheet says so', async () => {
    const { service, visit } = openedSite();
    const teacher = await visit('/sign-up');
    await signUp(teacher.page, 'teacher-hides@example.com');
    await teacher.page.goto(`${service.url}/dashboard`, { waitUntil: 'networkidle' });
    const link = await makeSheet(teacher.page, 'Hidden', '2099-12-31');
    const { page, context } = await visit(new URL(link).pathname);
    await page.getByText('Answers are shown from 31 December 2099 on.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Show the answer' }).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'Give me a hint' }).count(), 2);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('button').count(), 0);
    assert.equal(await page.getByRole('textbox').count(), 0);
    assert.ok(await page.getByText('Name: ____').isVisible());
    assert.ok(await page.locator('.exercise').first().isVisible());

    await teacher.page.getByRole('button', { name: 'Delete … the sheet Hidden' }).press('Enter');
    await teacher.page.getByRole('button', { name: 'Delete the sheet', exact: true }).press('Enter');
    await teacher.page.getByText('The sheet Hidden is deleted.').waitFor();
    await until(teacher.page, `document.activeElement.id === 'classes'`);
    await page.reload({ waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('This sheet does not exist').waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
    await teacher.context.close();
  });
});
