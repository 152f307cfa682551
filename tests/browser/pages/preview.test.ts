// The playground in two panes: an example on arrival, the answer while typing, and a bar with the button that stays in view.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paste, workOut } from './question.ts';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '50' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('previews', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function visit(fragment: string, look = {}) {
  assert.ok(!isMissing);
  return site.visit(`/playground${fragment}`, { width: 1280, height: 720, ...look });
}

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('textbox', { name: `Matrix A, row ${row}, column ${column}`, exact: true });

/** Notes the questions that the page sends from now on. */
function questionsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const found = /\/playground\/(answers|previews)\//.exec(request.url());
    if (found?.[1] !== undefined) asked.push(found[1]);
  });
  return asked;
}

async function left(page: Page): Promise<string> {
  return page.evaluate(
    `fetch('/account/session').then((reply) => reply.json()).then((known) => String(known.allowance.remaining))`,
  );
}

describe('two panes', { skip: isMissing, concurrency: 2 }, () => {
  test('the first visit shows a worked example, which costs nothing', async () => {
    const { page, context, complaints } = await visit('');
    await page.getByText('A worked example.').waitFor();
    await page.getByRole('heading', { name: 'Step by step' }).waitFor();
    assert.ok((await page.locator('.steps math').count()) > 2);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('what is typed is answered without a button, and not counted until its steps are opened', async () => {
    const { page, context } = await visit('#operation=determinant-2x2&a=1,2;3,4');
    const before = Number(await left(page));
    await page.getByRole('region', { name: 'Answer' }).getByText('Show the steps').waitFor();
    const asked = questionsOf(page);
    await cell(page, 1, 1).fill('');
    await page.keyboard.type('5', { delay: 30 });
    await page.keyboard.type('0', { delay: 30 });
    await until(page, `document.querySelector('.answer-value')?.textContent === '194'`);
    assert.deepEqual(asked, ['previews'], 'one question after the last key');
    assert.equal(Number(await left(page)), before);
    await page.getByRole('button', { name: 'Show the steps' }).click();
    await page.getByRole('heading', { name: 'Learn more' }).waitFor();
    assert.deepEqual(asked, ['previews', 'answers']);
    assert.equal(Number(await left(page)), before - 1);
    await cell(page, 1, 1).fill('1');
    await until(page, `document.querySelector('.answer-value')?.textContent === '−2'`);
    assert.equal(Number(await left(page)), before - 1);
    await context.close();
  });

  test('a matrix of six rows waits for the button', async () => {
    const row = '1,2,3,4,5,6';
    const { page, context } = await visit(`#operation=transpose&a=${Array.from({ length: 6 }, () => row).join(';')}`);
    const asked = questionsOf(page);
    await cell(page, 1, 1).fill('9');
    await page.waitForTimeout(900);
    assert.deepEqual(asked, []);
    await workOut(page);
    assert.deepEqual(asked, ['answers']);
    await context.close();
  });

  test('an entry that cannot be read yet leaves the last answer, and none is announced twice', async () => {
    const { page, context } = await visit('#operation=determinant-2x2&a=1,2;3,5');
    await until(page, `document.querySelector('.answer-value')?.textContent === '−1'`);
    await cell(page, 1, 1).fill('-');
    await page.waitForTimeout(700);
    assert.equal(await page.locator('.answer-value').textContent(), '−1');
    await cell(page, 1, 1).fill('-1');
    await until(page, `document.querySelector('.answer-value')?.textContent === '−11'`);
    assert.equal(await page.getByText(/^The answer: .*11/).count(), 1);
    await context.close();
  });

  test('a question without an answer says why while it is typed, without taking the focus', async () => {
    const { page, context } = await visit('#operation=inverse-2x2&a=1,2;2,5');
    await page.getByText('Show the steps').waitFor();
    await cell(page, 2, 2).fill('4');
    await page
      .getByRole('region', { name: 'Answer' })
      .getByText(/singular/)
      .first()
      .waitFor();
    assert.equal(await page.evaluate('document.activeElement.ariaLabel'), 'Matrix A, row 2, column 2');
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  const screens: readonly [width: number, height: number][] = [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [768, 1024],
    [360, 740],
  ];
  for (const [width, height] of screens) {
    test(`the button is in view on ${width} by ${height}, before and after scrolling`, async () => {
      for (const fragment of ['', '#operation=matmul', '#operation=rref', '#operation=inverse-3x3']) {
        const { page, context } = await visit(fragment, { width, height });
        await page.locator('.answer-value').waitFor();
        for (const share of [0, 0.4, 1]) {
          await page.evaluate(
            `scrollTo(0, ${share} * (document.querySelector('.answer').getBoundingClientRect().height - innerHeight))`,
          );
          const isInView: unknown = await page.evaluate(`(() => {
            const button = document.querySelector('.ask-bar > button').getBoundingClientRect();
            return button.top >= 0 && button.bottom <= innerHeight;
          })()`);
          assert.equal(isInView, true, `${fragment} scrolled by ${share}`);
        }
        assert.deepEqual(await overflow(page), []);
        await context.close();
      }
    });
  }

  test('by the keyboard every control of a tall form comes into view above the bar', async () => {
    const { page, context } = await visit('#operation=matmul', { height: 560 });
    await page.getByText('Options').first().click();
    await cell(page, 1, 1).focus();
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Tab');
      const hidden: unknown = await page.evaluate(`(() => {
        const { activeElement } = document;
        if (activeElement.closest('.question-body') === null) return '';
        const [box, bar] = [activeElement.getBoundingClientRect(), document.querySelector('.ask-bar').getBoundingClientRect()];
        return box.top < bar.top && box.bottom > 0 ? '' : activeElement.outerHTML.slice(0, 80);
      })()`);
      assert.equal(hidden, '');
    }
    await context.close();
  });

  test('a paste is answered, too', async () => {
    const { page, context } = await visit('#operation=determinant-3x3');
    await page.locator('.answer-value').waitFor();
    await paste(cell(page, 1, 1), '1\t0\t0\n0\t2\t0\n0\t0\t7');
    await until(page, `document.querySelector('.answer-value')?.textContent === '14'`);
    await context.close();
  });
});
