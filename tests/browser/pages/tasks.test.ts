// What people come for, with as few clicks and keys as we know how: each task is done as they would do it, and its actions are counted. `npm test`
// does those of which no other test of the pages does the like.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { type Look, nextCopied, openSite, until } from './site.ts';
import { isLong, onlyLong, sayFigure } from '../../long-form.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '10000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('tasks', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

/** Counts what a hand does, over all pages of a tab: presses of a pointer, and keys that are no modifiers. */
const countActions = `
  const add = ({ isTrusted, key }) => {
    if (!isTrusted || ['Control', 'Shift', 'Meta', 'Alt'].includes(key)) return;
    sessionStorage.setItem('actions', String(Number(sessionStorage.getItem('actions') ?? '0') + 1));
  };
  addEventListener('pointerdown', add, true);
  addEventListener('keydown', add, true);`;

/** Does a task on a page, and gives the number of its actions. */
async function actionsOf(path: string, task: (page: Page) => Promise<void>, look: Look = {}): Promise<number> {
  assert.ok(!isMissing);
  const { page, context } = await site.visit('/icon.svg', look);
  await page.addInitScript(countActions);
  await page.goto(site.service.url + path, { waitUntil: 'networkidle' });
  await page.evaluate(`sessionStorage.removeItem('actions')`);
  const begun = performance.now();
  await task(page);
  const seconds = (performance.now() - begun) / 1000;
  const actions = Number(await page.evaluate(`sessionStorage.getItem('actions')`));
  sayFigure(`actions, ${task.name}`, `${actions} in ${seconds.toFixed(1)} s`);
  await context.close();
  return actions;
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The text that stands there is selected by the click; then the first cell has the focus. */
async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox').first().click();
  await until(page, `getSelection().toString() !== ''`);
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await until(page, `document.activeElement.matches('.matrix-cell')`);
}

/** Copies, as another program would, and presses the keys that paste. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('ControlOrMeta+V');
}

async function learnMore(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Learn more' }).waitFor();
}

function square(rows: number): string {
  return Array.from({ length: rows }, (_, i) =>
    Array.from({ length: rows }, (_entry, j) => String(i === j ? 2 : (i * j) % 3)).join('\t'),
  ).join('\n');
}

const INVERSE = '/playground#operation=inverse-nxn&a=2,0,1;1,3,2;1,1,1/2';

const FRACTIONS = ['1/2', '1/3', '1/4', '1/3', '1/4', '1/5', '1/4', '1/5', '1/6'];

describe('tasks', { skip: isMissing }, () => {
  test('the inverse of a typed 3 by 3 matrix of fractions, with its steps', async () => {
    const actions = await actionsOf('/', async function invert(page) {
      await page.getByRole('textbox', { name: 'row 1, column 1' }).first().click();
      for (const [place, entry] of FRACTIONS.entries()) {
        if (place > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(entry);
      }
      await page.getByRole('button', { name: 'See the working' }).click();
      await learnMore(page);
    });
    // 27 of them are the entries themselves.
    assert.equal(actions, 37);
  });

  test('the same on a telephone, its operation in the link', async () => {
    const actions = await actionsOf(
      INVERSE,
      async function telephone(page) {
        await page.getByRole('textbox', { name: 'Matrix A, row 1, column 1', exact: true }).tap();
        for (const entry of FRACTIONS) {
          await page.keyboard.type(entry);
          await page.keyboard.press('Enter');
        }
        await learnMore(page);
      },
      { width: 360, height: 780, isTouched: true },
    );
    assert.equal(actions, 37);
  });

  test('the steps read aloud', async () => {
    const actions = await actionsOf(INVERSE, async function listen(page) {
      await button(page, 'Work it out').click();
      await learnMore(page);
      await page.getByRole('button', { name: 'Listen', exact: true }).click();
    });
    assert.equal(actions, 2);
  });

  test('the answer as LaTeX', onlyLong, async () => {
    const actions = await actionsOf(INVERSE, async function latex(page) {
      await page.getByRole('button', { name: 'LaTeX' }).first().click();
      assert.match(await nextCopied(page), /\\frac/);
    });
    assert.equal(actions, 1);
  });

  test('a row more by the keyboard, and back', onlyLong, async () => {
    const actions = await actionsOf('/playground#operation=transpose&a=1,2;3,4', async function rows(page) {
      await page.getByRole('textbox', { name: 'Matrix A, row 2, column 1', exact: true }).click();
      await page.keyboard.press('ControlOrMeta+ArrowDown');
      await until(page, `document.querySelectorAll('.question .matrix-cells input').length === 6`);
      await page.keyboard.press('ControlOrMeta+Z');
      await until(page, `document.querySelectorAll('.question .matrix-cells input').length === 4`);
    });
    assert.equal(actions, 3);
  });

  test('a sheet on paper', onlyLong, async () => {
    const actions = await actionsOf('/c/sample/paper', async function print(page) {
      await page.evaluate(`(() => { globalThis.print = () => { globalThis.isPrinted = true; }; })()`);
      await button(page, 'Print').click();
      await until(page, 'globalThis.isPrinted === true');
    });
    assert.equal(actions, 1);
  });

  test('the determinant of a pasted 4 by 4 matrix', async () => {
    const actions = await actionsOf(
      '/playground#operation=determinant-nxn&a=1,2;3,4',
      async function determinant(page) {
        await paste(page, square(4));
        await until(
          page,
          `document.querySelector('.task')?.textContent.length > 20 && document.querySelectorAll('.question .matrix-cells input').length === 16`,
        );
      },
    );
    assert.equal(actions, 1);
  });

  test('the reduced form of a pasted 3 by 5 matrix, with its steps', async () => {
    const actions = await actionsOf('/playground', async function reduce(page) {
      await choose(page, 'rref');
      await paste(page, '1\t2\t0\t1\t3\n2\t1\t1\t0\t1\n0\t1\t4\t2\t2');
      await until(page, `document.querySelectorAll('.question .matrix-cells input').length === 15`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await learnMore(page);
    });
    assert.equal(actions, 8);
  });

  test('two methods beside each other', onlyLong, async () => {
    const actions = await actionsOf(INVERSE, async function compare(page) {
      await button(page, 'Work it out').click();
      await button(page, 'Compare methods').click();
      await page.getByRole('heading', { name: 'Methods compared' }).waitFor();
    });
    assert.equal(actions, 2);
  });

  test('the answer in decimals', onlyLong, async () => {
    const actions = await actionsOf(INVERSE, async function decimals(page) {
      await button(page, 'Decimals').click();
      await until(page, `document.querySelector('.answer-value').textContent.includes('0.1')`);
    });
    assert.equal(actions, 1);
  });

  test('a link that shows the answer, and its reader', onlyLong, async () => {
    const actions = await actionsOf(INVERSE, async function share(page) {
      await button(page, 'Share').click();
      const link = await nextCopied(page);
      await page.goto(link, { waitUntil: 'networkidle' });
      await learnMore(page);
    });
    assert.equal(actions, 1);
  });

  test('five exercises', onlyLong, async () => {
    const actions = await actionsOf(INVERSE, async function exercises(page) {
      await button(page, 'Work it out').click();
      await page.getByRole('tab', { name: 'Practice' }).click();
      await button(page, 'Fresh exercises').click();
      await page.locator('.exercise').nth(2).waitFor();
    });
    assert.equal(actions, 3);
  });

  test('the call in Python', onlyLong, async () => {
    const actions = await actionsOf(INVERSE, async function program(page) {
      await button(page, 'Ask it from a program').click();
      await page.getByRole('tab', { name: 'Python' }).click();
      await page.getByText('from matrixsteps import').first().waitFor();
    });
    assert.equal(actions, 2);
  });

  for (const rows of isLong ? [10, 30] : [10]) {
    test(`the transpose of a pasted ${rows} by ${rows} matrix, whole`, async () => {
      const actions = await actionsOf('/playground#operation=transpose&a=1,2;3,4', async function transpose(page) {
        await paste(page, square(rows));
        await until(page, `document.querySelectorAll('.question .matrix-cells input').length === ${rows ** 2}`);
        await page.keyboard.press('ControlOrMeta+Enter');
        await learnMore(page);
      });
      assert.equal(actions, 2);
    });
  }

  test('back to the question before, and the page loaded anew', onlyLong, async () => {
    const actions = await actionsOf(INVERSE, async function back(page) {
      await page.keyboard.press('ControlOrMeta+Enter');
      await learnMore(page);
      await paste(page, '1\t2\n3\t4');
      await until(page, `document.querySelectorAll('.question .matrix-cells input').length === 4`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await until(
        page,
        `location.hash.includes('a=1,2;3,4') && document.querySelectorAll('.answer-value mtr').length === 2`,
      );
      await page.goBack();
      await until(page, `document.querySelectorAll('.answer-value mtr').length === 3`);
      await page.reload({ waitUntil: 'networkidle' });
      await learnMore(page);
    });
    assert.equal(actions, 3);
  });

  test('a single number goes into the first cell, and what is pasted into a field stays there', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=transpose&a=1,2;3,4');
    const entries = `[...document.querySelectorAll('.question .matrix-cells input')].map(({ value }) => value).join()`;
    await paste(page, '7');
    await page.getByRole('combobox').first().focus();
    await paste(page, '5\t6\n7\t8');
    assert.equal(await page.evaluate(entries), '7,2,3,4');
    await context.close();
  });
});
