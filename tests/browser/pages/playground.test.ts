// The playground as people use it: typing, pasting, the keyboard alone, steps, listening, copying, links, refusals.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { paste, workOut } from './question.ts';
import { axeFindings, type Look, nextCopied, openSite, overflow, signUp, until, type Visit } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const ALLOWANCE = 200;
const site = await openSite({ VISITOR_DAILY_LIMIT: String(ALLOWANCE), FREE_PLAN_MONTHLY_LIMIT: '1000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('playground', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function visit(fragment: string, look?: Look): Promise<Visit> {
  assert.ok(!isMissing);
  return site.visit(`/playground${fragment}`, look);
}

function cell(page: Page, row: number, column: number, matrix = 'Matrix A'): Locator {
  return page.getByRole('textbox', { name: `${matrix}, row ${row}, column ${column}`, exact: true });
}

/** The entries of matrix A as they stand in the grid. */
async function entries(page: Page): Promise<string> {
  const found: unknown = await page.evaluate(`(() => {
    const rows = [];
    for (const input of document.querySelectorAll('input')) {
      const place = /^Matrix A, row (\\d+), column (\\d+)$/.exec(input.getAttribute('aria-label') ?? '');
      if (place !== null) (rows[place[1] - 1] ??= [])[place[2] - 1] = input.value;
    }
    return rows.map((row) => row.join(' ')).join('; ');
  })()`);
  return String(found);
}

const PASTED: Readonly<Record<string, string>> = {
  'a spreadsheet': '1\t2\n3\t4,5',
  CSV: '1,2\r\n3,4.5\r\n',
  MATLAB: '[1 2; 3 4.5]',
  NumPy: 'np.array([[1, 2],\n          [3, 4.5]])',
  R: 'matrix(c(1, 3, 2, 4.5), nrow = 2)',
  LaTeX: '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4.5 \\end{bmatrix}',
};

describe('the playground', { skip: isMissing, concurrency: 3 }, () => {
  for (const [notation, text] of Object.entries(PASTED)) {
    test(`a paste from ${notation}`, async () => {
      const { page, context } = await visit('#operation=transpose');
      await paste(cell(page, 1, 1), text);
      assert.match(await entries(page), /^1 2; 3 4[.,]5$/);
      await workOut(page);
      await page.getByRole('button', { name: 'Copy as JSON' }).click();
      assert.deepEqual(JSON.parse(await nextCopied(page)), [
        [1, 3],
        [2, 4.5],
      ]);
      await context.close();
    });
  }

  test('a paste that cannot be read says why and changes nothing', async () => {
    const { page, context } = await visit('#operation=transpose&a=7,8;9,10');
    await paste(cell(page, 1, 1), '1 2 3\n4 5');
    assert.equal(await entries(page), '7 8; 9 10');
    await page.getByText(/row 2/i).first().waitFor();
    await context.close();
  });

  test('the keyboard alone: choose, type, grow, ask, read', async () => {
    const { page, context, complaints } = await visit('');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(`document.activeElement.getAttribute('role')`)) === 'combobox') break;
    }
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('det 3x3');
    await page.keyboard.press('Enter');
    await page.waitForURL(/operation=determinant-nxn/);

    await cell(page, 1, 1).focus();
    await page.keyboard.press('ControlOrMeta+A');
    for (const row of ['2 0 1', '1 3 2', '1 1 4']) {
      for (const entry of row.split(' ')) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(entry);
        await page.keyboard.press('Tab');
      }
    }
    assert.equal(await entries(page), '2 0 1; 1 3 2; 1 1 4');
    await cell(page, 3, 3).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('heading', { name: 'Learn more' }).waitFor();
    await page.getByRole('tab', { name: 'Theory' }).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.getByRole('tab', { name: 'Mistakes' }).getAttribute('aria-selected'), 'true');
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('arrow keys look about, with Ctrl they make the grid grow, and Backspace makes it shrink', async () => {
    const { page, context } = await visit('#operation=transpose&a=1,2;3,4');
    await cell(page, 2, 2).focus();
    await page.keyboard.press('End');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    assert.equal(await entries(page), '1 2; 3 4');
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.type('5');
    await cell(page, 2, 1).focus();
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.type('6');
    assert.equal(await entries(page), '1 2 ; 3 4 5; 6  ');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    assert.equal(await entries(page), '1 2 ; 3 4 5');
    await context.close();
  });

  test('answer and steps are mathematics with reasons and marks, and nothing complains', async () => {
    const { page, context, complaints, strangers } = await visit('#operation=inverse-3x3&a=2,0,1;1,3,2;1,1,1/2');
    await workOut(page);
    const answer = page.getByRole('region', { name: 'Answer' });
    assert.ok((await answer.locator('math mtable').count()) > 5);
    assert.ok((await answer.getByText('Why:').count()) > 3);
    const tint: unknown = await page.evaluate(
      `[...document.querySelectorAll('mtd')].some((cell) => !['rgba(0, 0, 0, 0)', ''].includes(getComputedStyle(cell).backgroundColor))`,
    );
    assert.equal(tint, true, 'changed cells have a tint');
    const stretched: unknown = await page.evaluate(
      `(async () => { const table = document.querySelector('math mtable'); const bracket = table.previousElementSibling;
        bracket.getBoundingClientRect();
        // Only the font for mathematics has brackets that stretch, and it may still be on its way.
        await document.fonts.ready;
        return bracket.getBoundingClientRect().height >= 0.9 * table.getBoundingClientRect().height; })()`,
    );
    assert.equal(stretched, true, 'brackets are as tall as the matrix');
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(complaints(), []);
    assert.deepEqual(strangers(), []);
    await context.close();
  });

  test('copies as LaTeX, CSV, MATLAB, NumPy and JSON hold the exact answer', async () => {
    const { page, context } = await visit('#operation=inverse-2x2&a=1,2;2,1');
    await workOut(page);
    const copied: Record<string, string> = {};
    for (const format of ['LaTeX', 'CSV', 'MATLAB', 'NumPy', 'JSON']) {
      await page
        .getByRole('button', { name: `Copy as ${format}`, exact: true })
        .first()
        .click();
      await page.getByText(`Copied as ${format}`).waitFor();
      copied[format] = await nextCopied(page);
    }
    assert.match(copied['LaTeX'] ?? '', /\\begin\{bmatrix\}/);
    assert.match(copied['LaTeX'] ?? '', /\\frac\{2\}\{3\}/);
    assert.equal(
      copied['CSV']?.trim(),
      '-0.3333333333333333,0.6666666666666666\r\n0.6666666666666666,-0.3333333333333333',
    );
    assert.equal(copied['MATLAB'], '[-1/3 2/3; 2/3 -1/3]');
    assert.equal(copied['NumPy'], 'np.array([[-1 / 3, 2 / 3], [2 / 3, -1 / 3]], dtype=float)');
    assert.deepEqual(JSON.parse(copied['JSON'] ?? ''), [
      [-1 / 3, 2 / 3],
      [2 / 3, -1 / 3],
    ]);
    await context.close();
  });

  test('what is read aloud is there as words', async () => {
    const { page, context } = await visit('#operation=determinant-2x2&a=4,7;2,6');
    await workOut(page);
    await page.getByText('What is read').click();
    const region = page.getByRole('region', { name: 'Answer' });
    const text = (await region.textContent()) ?? '';
    assert.match(text, /the determinant of A equals 10|4 times 6, minus 7 times 2/);
    await context.close();
  });

  test('listening reads the steps one by one, with the browser’s voice', async () => {
    const { page, context } = await visit('');
    // A voice that says nothing but is at once done: there is none in a headless browser.
    await page.addInitScript(`
      globalThis.spoken = [];
      const voice = { name: 'Test', lang: 'en-GB', default: true, localService: true, voiceURI: 'test' };
      Object.defineProperty(globalThis, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
        speaking: false, paused: false, pending: false, getVoices: () => [voice], cancel() {}, pause() {}, resume() {},
        speak(utterance) {
          spoken.push(utterance.text);
          setTimeout(() => { utterance.dispatchEvent(new Event('start')); setTimeout(() => utterance.dispatchEvent(new Event('end')), 1); }, 1);
        },
      }) });
    `);
    await page.goto(`${page.url().split('#')[0]}#operation=determinant-2x2&a=4,7;2,6`);
    await page.reload({ waitUntil: 'networkidle' });
    await workOut(page);
    await page
      .getByRole('button', { name: /Listen$/ })
      .first()
      .click();
    await until(page, `spoken.join(' ').includes('The determinant of A is 10')`);
    const spoken = String(await page.evaluate(`spoken.join(' ')`));
    assert.match(spoken, /4 times 6, minus 7 times 2/);
    assert.doesNotMatch(spoken, /[\\{}]/);
    await context.close();
  });

  test('a shared link restores operation, cells and options', async () => {
    const first = await visit('#operation=inverse-3x3');
    await first.page.getByText('Adjugate', { exact: true }).click();
    await cell(first.page, 1, 1).fill('3/7');
    await first.page.getByRole('button', { name: 'Copy the link to this question' }).click();
    const link = await nextCopied(first.page);
    await first.page.waitForURL(link);
    const fragment = new URL(link).hash;
    const second = await visit(fragment);
    assert.equal(await entries(second.page), await entries(first.page));
    assert.match(await entries(second.page), /^3\/7 /);
    assert.equal(await second.page.getByRole('radio', { name: 'Adjugate' }).isChecked(), true);
    await first.context.close();
    await second.context.close();
  });

  test('the call that is shown is the call that was made', async () => {
    const { page, context } = await visit('#operation=inverse-2x2&a=0.10,2;3,1/3');
    const [request] = await Promise.all([
      page.waitForRequest(/\/playground\/answers\//),
      page.getByRole('button', { name: 'Work it out' }).click(),
    ]);
    // The calls are fetched when somebody comes to them.
    await page.getByRole('heading', { name: 'Ask it from a program' }).scrollIntoViewIfNeeded();
    const shown = (await page.getByRole('region', { name: /curl/i }).textContent()) ?? '';
    assert.ok(shown.includes(request.postData() ?? 'nothing was posted'), shown);
    assert.ok(shown.includes('/v1/mathematics/linear-algebra/matrices/inverse-2x2'));
    assert.ok(shown.includes('$MATRIXSTEPS_API_KEY'));
    await context.close();
  });

  test('a refusal is told beside its field and in a summary', async () => {
    const { page, context } = await visit('#operation=inverse-2x2&a=1,2;2,4');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await page
      .getByText(/singular/)
      .first()
      .waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('a visitor’s answers are counted, somebody signed in pays from the quota', async () => {
    assert.ok(!isMissing);
    const { page, context } = await visit('#operation=transpose&a=1,2;3,4');
    await signUp(page, 'asks@example.com');
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(/1,?000 of 1,?000/).waitFor();
    await workOut(page);
    await page.getByText(/999 of 1,?000/).waitFor();
    await context.close();
  });

  for (const theme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`an answer with a wide matrix, ${theme}, ${width} pixels`, async () => {
        const row = Array.from({ length: 12 }, (_, place) => 1000 + place).join(',');
        const { page, context, complaints } = await visit(`#operation=transpose&a=${row};${row}`, { width, theme });
        await workOut(page);
        assert.deepEqual(await overflow(page), []);
        for (const tab of ['Theory', 'Mistakes', 'Practice', 'Programs', 'Next']) {
          await page.getByRole('tab', { name: tab }).click();
          assert.deepEqual(await axeFindings(page), [], tab);
          assert.deepEqual(await overflow(page), [], tab);
        }
        assert.deepEqual(complaints(), []);
        await context.close();
      });
    }
  }
});
