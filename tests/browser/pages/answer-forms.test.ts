// The answer as readers look at it: every entry in numbered rows and columns, fractions and decimals, and what a copy keeps.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { workOut } from './question.ts';
import { axeFindings, nextCopied, openSite, overflow, until, type Visit } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '100' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('forms of answers', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

async function answered(fragment: string, width = 1280): Promise<Visit> {
  assert.ok(!isMissing);
  const visit = await site.visit(`/playground${fragment}`, { width });
  await workOut(visit.page);
  return visit;
}

async function show(page: Page, choice: string): Promise<void> {
  await page.getByRole('group', { name: 'How the numbers are shown' }).getByRole('button', { name: choice }).click();
}

function countTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place + 1);
}

function matrixText(rows: number, columns: number, entry: (row: number, column: number) => string): string {
  return countTo(rows)
    .map((row) =>
      countTo(columns)
        .map((column) => entry(row, column))
        .join(','),
    )
    .join(';');
}

/** The texts of the cells of the answer's table. */
async function tableTexts(page: Page): Promise<readonly (readonly string[])[]> {
  const found: unknown = await page.evaluate(`[...document.querySelectorAll('.entry-table tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.innerText))`);
  assert.ok(Array.isArray(found));
  return found.map((row: unknown) => (Array.isArray(row) ? row.map(String) : []));
}

describe('forms of an answer', { skip: isMissing, concurrency: 2 }, () => {
  for (const [size, width] of [
    [9, 1280],
    [30, 360],
  ] as const) {
    test(`all entries of a ${size} by ${size} answer, ${width} pixels wide`, async () => {
      const a = matrixText(size, size, (row, column) => `${row * 100 + column}`);
      const { page, context, complaints } = await answered(`#operation=transpose&a=${a}`, width);
      const texts = await tableTexts(page);
      assert.equal(texts.length, size);
      for (const [row, line] of texts.entries()) {
        assert.deepEqual(
          line,
          Array.from({ length: size }, (_, column) => String((column + 1) * 100 + row + 1)),
        );
      }
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(await axeFindings(page), []);
      assert.deepEqual(complaints(), []);
      await context.close();
    });
  }

  test('numbers of rows and columns stay in view, and the keyboard scrolls', async () => {
    const a = matrixText(30, 30, (row, column) => `${row * 1000 + column}`);
    const { page, context } = await answered(`#operation=transpose&a=${a}`);
    const region = page.getByRole('region', { name: 'The answer, 30 by 30' });
    await region.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await until(page, `document.activeElement.scrollTop > 0 && document.activeElement.scrollLeft > 0`);
    const isInView: unknown = await page.evaluate(`(() => {
      const region = document.activeElement.getBoundingClientRect();
      const [head, side] = [document.querySelector('.entry-table thead th'), document.querySelector('.entry-table tbody th')];
      return Math.abs(head.getBoundingClientRect().top - region.top) < 4 && Math.abs(side.getBoundingClientRect().left - region.left) < 4;
    })()`);
    assert.equal(isInView, true);
    await page.getByRole('columnheader', { name: 'Column 30' }).waitFor();
    await page.getByRole('rowheader', { name: 'Row 30' }).waitFor();
    await context.close();
  });

  test('fractions, decimals and both without asking again, and what is rounded is said', async () => {
    const { page, context } = await answered('#operation=inverse-2x2&a=1,2;2,1');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const value = page.locator('.answer-card');
    assert.equal(await value.locator('mfrac').count(), 4);
    await value.getByText('Exact. Nothing was rounded.').waitFor();
    await show(page, 'Decimals');
    assert.equal(await value.locator('.answer-value mfrac').count(), 0);
    await value.getByText('Rounded to 4 places; row 1, column 1 is exactly −1/3.').waitFor();
    assert.equal(await value.getByText('Nothing was rounded.').count(), 0);
    await show(page, 'Both');
    assert.equal(await value.locator('.answer-value mfrac').count(), 4);
    await value.getByText('≈', { exact: true }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(asked, []);
    await context.close();
  });

  test('decimal places that were asked for: the decimals are first, and say what is exact', async () => {
    const { page, context } = await answered('#operation=determinant-nxn&a=1/6&decimals=3');
    await page.getByText('Rounded to 3 places; exact 1/6.').waitFor();
    await page.getByRole('button', { name: 'Copy as LaTeX', exact: true }).first().click();
    await page.getByText('Copied as LaTeX, with the rounded numbers.').waitFor();
    assert.equal(await nextCopied(page), '0.167');
    await context.close();
  });

  test('a copy says what it does not keep', async () => {
    const { page, context } = await answered('#operation=transpose&a=1/3');
    const told: readonly [format: string, sentence: string, text: string][] = [
      ['CSV', 'Copied as CSV, with decimals of about 16 digits for fractions and roots.', '0.3333333333333333'],
      ['JSON', 'Copied as JSON, with decimals of about 16 digits for fractions and roots.', '[[0.3333333333333333]]'],
      ['MATLAB', 'Copied as MATLAB, which computes fractions and roots to about 16 digits.', '[1/3]'],
      ['Plain text', 'Copied as Plain text.', '[1/3]'],
    ];
    for (const [format, sentence, text] of told) {
      await page
        .getByRole('button', { name: `Copy as ${format}`, exact: true })
        .first()
        .click();
      await page.getByText(sentence, { exact: true }).waitFor();
      assert.equal((await nextCopied(page)).replaceAll(/\s/g, ''), text);
    }
    await context.close();
  });
});
