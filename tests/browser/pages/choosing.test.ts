// Choosing what to ask: words that people type, one operation whatever the size, and ways of working as chips.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { paste, workOut } from './question.ts';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '50' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('choosing', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function visit(fragment: string, width = 1280) {
  assert.ok(!isMissing);
  return site.visit(`/playground${fragment}`, { width, height: 720 });
}

describe('choosing', { skip: isMissing, concurrency: 2 }, () => {
  const words: readonly [typed: string, operation: string][] = [
    ['multiply', 'matmul'],
    ['det', 'determinant-nxn'],
    ['inverse 3x3', 'inverse-nxn'],
    ['eigenvalue', 'eigenvalues'],
    ['kernel', 'null-space'],
  ];
  for (const [typed, operation] of words) {
    test(`“${typed}” and Enter is ${operation}`, async () => {
      const { page, context } = await visit('');
      await page.getByRole('combobox', { name: 'Operation' }).fill(typed);
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`operation=${operation}(&|$)`));
      await context.close();
    });
  }

  test('after the choice the first cell has the focus, and Enter goes on through both matrices to the answer', async () => {
    const { page, context } = await visit('');
    await page.getByRole('combobox', { name: 'Operation' }).fill('multiply');
    await page.keyboard.press('Enter');
    await until(page, `document.activeElement.ariaLabel === 'Matrix A, row 1, column 1'`);
    const cells = Number(await page.evaluate(`document.querySelectorAll('.question .matrix-cell').length`));
    for (let cell = 0; cell < cells; cell += 1) {
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'Learn more' }).waitFor();
    assert.equal(
      await page.evaluate(
        `[...document.querySelectorAll('.question .matrix-cell')].every(({ value }) => value === '2')`,
      ),
      true,
    );
    await context.close();
  });

  test('one determinant is offered', async () => {
    const { page, context } = await visit('');
    await page.getByRole('combobox', { name: 'Operation' }).click();
    assert.equal(await page.getByRole('option', { name: /^Determinant/ }).count(), 1);
    assert.equal(await page.getByRole('option', { name: /^Inverse/ }).count(), 1);
    await context.close();
  });

  test('a question for one size goes on to any size when the matrix does', async () => {
    const { page, context } = await visit('#operation=inverse-2x2&a=1,2;3,5');
    await paste(
      page.getByRole('textbox', { name: 'Matrix A, row 1, column 1', exact: true }),
      '2\t0\t0\n0\t4\t0\n0\t0\t5',
    );
    await page.waitForURL(/operation=inverse-nxn/);
    await until(page, `document.querySelectorAll('.answer-value mfrac').length === 3`);
    await context.close();
  });

  test('the ways of working are chips that the keyboard reaches', async () => {
    const { page, context } = await visit('#operation=determinant-nxn&a=1,2,0;0,1,3;2,0,1', 360);
    const method = page.getByRole('group', { name: 'Method' });
    await method.getByRole('radio', { name: 'Let the teacher choose' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.equal(await method.getByRole('radio', { name: 'Sarrus' }).isChecked(), true);
    await page.waitForURL(/method=sarrus/);
    await workOut(page);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(await overflow(page), []);
    await context.close();
  });
});
