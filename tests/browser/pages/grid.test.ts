// The grid as a spreadsheet: undo over everything, paste at the cell, blank cells, and errors when a cell is left.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paste } from './question.ts';
import { axeFindings, openSite } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '50' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('grid', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function visit(fragment: string) {
  assert.ok(!isMissing);
  return site.visit(`/playground${fragment}`, { width: 1280, height: 720 });
}

const cell = (page: Page, row: number, column: number, name = 'Matrix A') =>
  page.getByRole('textbox', { name: `${name}, row ${row}, column ${column}`, exact: true });

/** The entries of matrix A as they stand in the grid. */
async function entries(page: Page): Promise<string> {
  const found: unknown = await page.evaluate(`(() => {
    const rows = [];
    for (const input of document.querySelectorAll('input[aria-label^="Matrix A, row"]')) {
      (rows[Number(input.dataset.row)] ??= []).push(input.value);
    }
    return rows.map((row) => row.join(' ')).join('; ');
  })()`);
  return String(found);
}

describe('the grid', { skip: isMissing, concurrency: 2 }, () => {
  test('undo and redo take back and do again typing, resizing, transposing, pasting and clearing', async () => {
    const { page, context } = await visit('#operation=transpose&a=1,2;3,4');
    const states = [await entries(page)];
    await cell(page, 1, 1).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('57');
    states.push(await entries(page));
    await page.getByRole('button', { name: 'More rows' }).click();
    states.push(await entries(page));
    await page.getByRole('button', { name: 'Transpose Matrix A' }).click();
    states.push(await entries(page));
    await paste(cell(page, 2, 2), '8\t9');
    states.push(await entries(page));
    await page.getByRole('button', { name: 'Clear Matrix A' }).click();
    states.push(await entries(page));
    assert.equal(states[1], '57 2; 3 4');
    assert.equal(new Set(states).size, states.length, 'every act changes the grid');
    for (const state of states.toReversed().slice(1)) {
      await page.keyboard.press('ControlOrMeta+Z');
      assert.equal(await entries(page), state);
    }
    for (const state of states.slice(1)) {
      await page.keyboard.press('ControlOrMeta+Y');
      assert.equal(await entries(page), state);
    }
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    assert.equal(await entries(page), states.at(-1));
    await context.close();
  });

  test('a paste lands at the cell, and in the first cell takes the place of all', async () => {
    const { page, context } = await visit('#operation=transpose&a=1,2;3,4');
    await paste(cell(page, 2, 2), '7\t8\n9\t10');
    assert.equal(await entries(page), '1 2 ; 3 7 8;  9 10');
    await page.getByText('Pasted 2 × 2 at row 2, column 2, read as cells of a spreadsheet.').waitFor();
    await paste(cell(page, 1, 1), '5 6');
    assert.equal(await entries(page), '5 6');
    await context.close();
  });

  test('a cell takes a square root', async () => {
    const { page, context } = await visit('#operation=determinant-2x2&a=3,1;1,1');
    await cell(page, 1, 1).fill('sqrt(2)');
    await page.locator('.answer-value msqrt').getByText('2', { exact: true }).waitFor();
    await context.close();
  });

  test('blank cells are 0', async () => {
    const { page, context } = await visit('#operation=determinant-2x2&a=3,1;1,5');
    await cell(page, 1, 2).fill('');
    await page.locator('.answer-value').getByText('15', { exact: true }).waitFor();
    assert.equal(await cell(page, 1, 2).getAttribute('placeholder'), '0');
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('an entry is called wrong when its cell is left, and not while it is typed', async () => {
    const { page, context } = await visit('#operation=transpose&a=1,2;3,4');
    await cell(page, 1, 1).fill('-');
    assert.equal(await cell(page, 1, 1).getAttribute('aria-invalid'), 'false');
    assert.equal(await page.getByText('is a sign without a number').count(), 0);
    await page.keyboard.press('Tab');
    assert.equal(await cell(page, 1, 1).getAttribute('aria-invalid'), 'true');
    await page.getByText('is a sign without a number').waitFor();
    await cell(page, 1, 1).fill('-3');
    assert.equal(await cell(page, 1, 1).getAttribute('aria-invalid'), 'false');
    await context.close();
  });

  const forms: readonly [name: string, text: string, expected: string][] = [
    ['Markdown', '| a | b |\n|---|---|\n| ½ | 2 |\n| 3 | 10% |', '1/2 2; 3 10/100'],
    ['mixed numbers of a spreadsheet', '1 1/2\t2\n\t4', '3/2 2;  4'],
    ['a body of the service', '{"a": [["1/3", 2], [3, 4]]}', '1/3 2; 3 4'],
    [
      'MathML',
      '<math><mfenced><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable></mfenced></math>',
      '1 2',
    ],
  ];
  for (const [name, text, expected] of forms) {
    test(`a paste of ${name}`, async () => {
      const { page, context } = await visit('#operation=transpose');
      await paste(cell(page, 1, 1), text);
      assert.equal(await entries(page), expected);
      await context.close();
    });
  }

  test('what people write for fractions can be typed', async () => {
    const { page, context } = await visit('#operation=determinant-2x2&a=1,0;0,4');
    await cell(page, 1, 1).fill('1 1/2');
    await page.locator('.answer-value').getByText('6', { exact: true }).waitFor();
    await cell(page, 2, 2).fill('50 %');
    await page.locator('.answer-value mfrac').waitFor();
    await context.close();
  });
});
