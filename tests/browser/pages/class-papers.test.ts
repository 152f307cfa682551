// Class sheets on paper: a teacher prints versions, their key and their solutions; students do so when they may.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { printNotRun } from '../../not-run.ts';
import { structureFaults } from '../../papers/latex-structure.ts';
import { readPdf } from './pdf-text.ts';
import { axeFindings, type Look, nextCopied, openSite, overflow, signUp } from './site.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '0' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('class sheets on paper', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function openedSite() {
  assert.ok(!isMissing);
  return site;
}

/** Makes a sheet on two operations, the second on an objective; the path of its link. */
async function makeSheet(page: Page, title: string, answersFrom = ''): Promise<string> {
  const form = page.getByRole('form', { name: 'Make a class sheet' });
  if (!(await form.isVisible())) await page.locator('.make-sheet > summary').press('Enter');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Operation 1').selectOption('determinant-nxn');
  await form.getByRole('button', { name: 'Another operation' }).press('Enter');
  await form.getByLabel('Operation 2').selectOption('transpose');
  await form.getByLabel('Objective 2').selectOption('symmetry');
  await form.getByLabel('Kind 2').selectOption('decide');
  await form.getByLabel('Difficulty').selectOption('easy');
  await form.getByLabel('Number of exercises').fill('4');
  if (answersFrom === '') await form.getByLabel('From the beginning').check();
  else {
    await form.getByLabel('From a day on').check();
    await form.getByLabel('The day from which').fill(answersFrom);
  }
  await form.getByRole('button', { name: 'Make a sheet' }).press('Enter');
  await page.getByText('The sheet is made').waitFor();
  await page.getByText(`Copy the link to ${title}`).locator('..').press('Enter');
  return new URL(await nextCopied(page)).pathname;
}

async function openTeacher(name: string, look: Look = {}) {
  const { service, visit } = openedSite();
  const teacher = await visit('/sign-up', look);
  await signUp(teacher.page, `${name}@example.com`);
  await teacher.page.goto(`${service.url}/dashboard`, { waitUntil: 'networkidle' });
  return teacher;
}

/** Chooses what is on the paper by the keyboard, and waits for it. */
async function choosePaper(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
  await page.getByText(`${name}: ready to print.`).waitFor();
}

/** The PDF that the browser prints, in which no letter may stand outside of the margins. */
async function printed(page: Page): Promise<readonly string[]> {
  const pages = await readPdf(await page.pdf({ format: 'A4' }));
  for (const { left, right } of pages) assert.ok(left > 0.05 && right < 0.95, `letters from ${left} to ${right}`);
  return pages.map(({ text }) => text);
}

/** How often a pattern occurs. */
function count(pages: readonly string[], pattern: RegExp): number {
  return pages.join('\n').match(new RegExp(pattern, 'g'))?.length ?? 0;
}

describe('class sheets on paper', { skip: isMissing, concurrency: 2 }, () => {
  test('a teacher prints three versions with their key and solutions before the day', async () => {
    const { service } = openedSite();
    const teacher = await openTeacher('prints');
    const { page, context } = teacher;
    const path = await makeSheet(page, 'Mirror images', '2099-12-31');
    await page.getByRole('link', { name: /^Print Mirror images/ }).press('Enter');
    await page.getByText('Sheet: ready to print.').waitFor();
    await page.getByText('Until 31 December 2099 only you see the key and the solutions.').waitFor();
    await page.getByLabel('Versions').selectOption('3');
    await page.getByRole('region', { name: 'Version 3' }).waitFor();

    const sheet = await printed(page);
    for (const version of [1, 2, 3]) {
      assert.equal(count(sheet, new RegExp(`Version ${version}`)), 1);
      assert.equal(count(sheet, new RegExp(`${service.url.replaceAll('.', '\\.')}${path}\\?version=${version}`)), 1);
      assert.ok(
        sheet.some((text) => text.startsWith(`Mirror images Version ${version}`)),
        'a version begins a page',
      );
    }
    assert.equal(count(sheet, /Exercise 4/), 3);
    assert.equal(count(sheet, /Name:/), 3);
    for (const hidden of [/Answer/, /Why:/, /Print/, /Download/, /on paper/]) assert.equal(count(sheet, hidden), 0);

    await choosePaper(page, 'Answer key');
    const key = await printed(page);
    assert.equal(count(key, /Answer key · Version \d/), 3);
    assert.equal(count(key, /Answer:/), 12);
    for (const hidden of [/Why:/, /Name:/]) assert.equal(count(key, hidden), 0);

    await choosePaper(page, 'Worked solutions');
    const solutions = await printed(page);
    assert.equal(count(solutions, /Worked solutions · Version \d/), 3);
    assert.ok(count(solutions, /Why:/) >= 6);
    assert.ok(count(solutions, /State the determinant/) === 6);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual([...teacher.complaints(), ...teacher.strangers()], []);
    await context.close();
  });

  test('LaTeX of what is shown is downloaded as one document', async () => {
    const { page, context } = await openTeacher('latex');
    await makeSheet(page, 'Half & half');
    await page.getByRole('link', { name: /^Print Half/ }).press('Enter');
    await page.getByLabel('Versions').selectOption('2');
    await page.getByRole('region', { name: 'Version 2' }).waitFor();
    await choosePaper(page, 'Answer key');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download LaTeX' }).press('Enter');
    const download = await waiting;
    assert.equal(download.suggestedFilename(), 'key.tex');
    const latex = await readFile(await download.path(), 'utf8');
    assert.deepEqual(structureFaults(latex), []);
    assert.ok(latex.includes('Half \\& half'));
    assert.equal(latex.split('Answer key').length, 3);
    await context.close();
  });

  test('a student prints the same numbers as on the screen, and gets key and solutions with the day', async () => {
    const { visit } = openedSite();
    const teacher = await openTeacher('hides');
    const [closed, open] = [
      await makeSheet(teacher.page, 'Closed', '2099-12-31'),
      await makeSheet(teacher.page, 'Open', '2026-11-20'),
    ];
    const student = await visit(closed);
    const { page, context } = student;
    const onScreen = await page.locator('.exercise math').allTextContents();
    await page.getByRole('link', { name: 'On paper', exact: true }).press('Enter');
    await page.getByText('Sheet: ready to print.').waitFor();
    await page.getByText('Key and worked solutions are here from 31 December 2099 on.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Answer key' }).count(), 0);
    assert.equal(await page.getByLabel('Versions').count(), 0);
    assert.deepEqual(await page.locator('.paper-exercise math').allTextContents(), onScreen);

    await page.goto(new URL(open, page.url()).href, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'On paper, with key and worked solutions' }).press('Enter');
    await choosePaper(page, 'Worked solutions');
    assert.equal(count(await printed(page), /Answer:/), 4);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(student.complaints(), []);
    await context.close();
    await teacher.context.close();
  });

  test('the code on a version leads to its exercises, kept apart from those of one’s own', async () => {
    const { visit } = openedSite();
    const teacher = await openTeacher('codes');
    const path = await makeSheet(teacher.page, 'Codes');
    await teacher.page.getByRole('link', { name: /^Print Codes/ }).press('Enter');
    const version = teacher.page.getByRole('region', { name: 'Version 1' });
    await version.getByRole('img', { name: /^QR code of .*\?version=1$/ }).waitFor();
    const onPaper = await version.locator('math').allTextContents();
    const { page, context } = await visit(`${path}?version=1`);
    await page.getByText('These are the numbers of version 1 on paper.').waitFor();
    assert.deepEqual(await page.locator('.exercise math').allTextContents(), onPaper);
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
    await page.getByText('The numbers are yours alone.').waitFor();
    assert.notDeepEqual(await page.locator('.exercise math').allTextContents(), onPaper);
    await context.close();
    await teacher.context.close();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`choosing and printing at 320 pixels in the ${theme} theme`, async () => {
      const teacher = await openTeacher(`narrow-${theme}`, { width: 320, height: 640, theme });
      const { page, context } = teacher;
      await makeSheet(page, 'Narrow');
      assert.deepEqual(await axeFindings(page), []);
      assert.deepEqual(await overflow(page), []);
      await page.getByRole('link', { name: /^Print Narrow/ }).press('Enter');
      await page.getByText('Sheet: ready to print.').waitFor();
      for (const name of ['Sheet', 'Answer key', 'Worked solutions']) {
        await choosePaper(page, name);
        assert.deepEqual(await axeFindings(page), [], name);
        assert.deepEqual(await overflow(page), [], name);
        // Paper is as wide as ever.
        assert.ok((await printed(page)).length > 0);
      }
      await context.close();
    });
  }
});
