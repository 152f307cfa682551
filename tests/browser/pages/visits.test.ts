// What people do who have read nothing: they come from the landing page, leave and come back, double-click, lose the connection,
// paste what is in their worksheet, choose the wrong operation, print, and set their browsers as they need them.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { paste, steps, workOut } from './question.ts';
import { axeFindings, type Look, openSite, overflow, until, type Visit } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '1000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('visits', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

const INVERSE = '/playground#operation=inverse-3x3&a=2,0,1;1,3,2;1,1,1/2';

function visit(path: string, look?: Look): Promise<Visit> {
  assert.ok(!isMissing);
  return site.visit(path, look);
}

function firstCell(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Matrix A, row 1, column 1', exact: true });
}

/** How often the service is asked for an answer from now on. */
function countAsking(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/playground/answers/')) count += 1;
  });
  return () => count;
}

async function numbers(page: Page, script: string): Promise<readonly number[]> {
  const found: unknown = await page.evaluate(script);
  assert.ok(Array.isArray(found));
  return found.map(Number);
}

/** Letters, words, lines and paragraphs as far apart as WCAG 2.2, 1.4.12 asks a page to bear. */
const SPACED = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    ' p { margin-bottom: 2em !important }');
  document.adoptedStyleSheets = [sheet];
})()`;

describe('visits', { skip: isMissing, concurrency: 3 }, () => {
  test('one button leads from the landing page to the steps of one’s own matrix', async () => {
    const { page, context, complaints } = await visit('/');
    const asked = countAsking(page);
    await page.getByRole('textbox', { name: 'Row 1, column 1', exact: true }).fill('5');
    await page.getByRole('button', { name: 'See the working' }).click();
    await steps(page).waitFor();
    assert.match(page.url(), /#operation=inverse-3x3&a=5,0,1/);
    assert.equal(asked(), 1);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('question and answer are there again after a look at another page, and cost nothing', async () => {
    const { page, context } = await visit(INVERSE);
    const asked = countAsking(page);
    await workOut(page);
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Playground' }).first().click();
    await steps(page).waitFor();
    await page.waitForURL(/operation=inverse-3x3/);
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    await page.goBack();
    await steps(page).waitFor();
    assert.equal(asked(), 1);
    await context.close();
  });

  test('a link to another question does not show the answer to the last one', async () => {
    const { page, context } = await visit(INVERSE);
    await workOut(page);
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    await page.evaluate(`history.pushState(null, '', '/playground#operation=transpose&a=1,2;3,4')`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate'))`);
    await page.getByRole('textbox', { name: 'Matrix A, row 2, column 2' }).waitFor();
    assert.equal(await steps(page).count(), 0);
    await context.close();
  });

  test('a double click asks once', async () => {
    const { page, context } = await visit(INVERSE);
    const asked = countAsking(page);
    await page.getByRole('button', { name: 'Work it out', exact: true }).dblclick();
    await steps(page).waitFor();
    assert.equal(asked(), 1);
    await context.close();
  });

  test('without a connection a page says so, and what was on the screen is kept', async () => {
    const { page, context } = await visit(INVERSE);
    await workOut(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
    await page.goBack();
    await steps(page).waitFor();
    await context.close();
  });

  test('fingers on a small screen have the signs that its keyboard of digits lacks', async () => {
    const { page, context } = await visit(INVERSE, { width: 360, height: 780, isTouched: true });
    const cell = firstCell(page);
    assert.equal(await cell.getAttribute('inputmode'), 'decimal');
    await cell.tap();
    await page.getByRole('button', { name: 'Minus' }).tap();
    await page.keyboard.type('7');
    await page.getByRole('button', { name: 'Fraction bar' }).tap();
    await page.keyboard.type('3');
    assert.equal(await cell.inputValue(), '-7/3');
    await page.getByRole('button', { name: 'Minus' }).tap();
    assert.equal(await cell.inputValue(), '7/3');
    await page.getByRole('textbox', { name: 'Matrix A, row 1, column 2', exact: true }).tap();
    await page.keyboard.type('5');
    await page.waitForURL(/a=7\/3,5,1/);
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('an augmented matrix with its bar is pasted and reduced', async () => {
    const { page, context } = await visit('/playground#operation=rref');
    await paste(firstCell(page), '1 2 −1 | 8\n−3 −1 2 | −11\n−2 1 2 | −3');
    await page.getByText('Pasted 3 × 4').waitFor();
    await workOut(page);
    await context.close();
  });

  test('where another operation takes the matrix, one button goes there', async () => {
    const { page, context } = await visit('/playground#operation=inverse-2x2&a=1,2,3;4,5,6;7,8,10');
    await page.getByRole('button', { name: 'Work it out', exact: true }).click();
    await page.getByRole('button', { name: 'Use “Inverse of a square matrix”' }).click();
    await steps(page).waitFor();
    assert.equal(await page.getByRole('combobox', { name: 'Operation' }).inputValue(), 'Inverse');
    await context.close();
  });

  test('fresh exercises are read where they stand', async () => {
    const { page, context } = await visit(INVERSE, { width: 360, height: 780, motion: 'reduce' });
    await workOut(page);
    await page.getByRole('tab', { name: 'Practice' }).click();
    await page.getByRole('button', { name: 'Fresh exercises' }).click();
    await page.waitForURL(/exercise_seed=\d+/);
    await until(page, `document.activeElement.textContent === 'Learn more'`);
    assert.equal(await page.getByRole('tab', { name: 'Practice' }).getAttribute('aria-selected'), 'true');
    await context.close();
  });

  // Beside the form the answer is in view already, and the focus stays at the button.
  for (const [name, look] of Object.entries({
    'beside a tall matrix': { width: 1440, height: 900, motion: 'reduce' },
    'below it on a small screen, with the focus': { width: 360, height: 780, motion: 'reduce' },
  } satisfies Record<string, Look>)) {
    test(`the answer comes into view: ${name}`, async () => {
      const { page, context } = await visit('/playground#operation=transpose', look);
      await paste(firstCell(page), Array.from({ length: 30 }, () => '1 2 3').join('\n'));
      await workOut(page);
      await until(
        page,
        `(() => {
        const { top } = document.querySelector('.answer').getBoundingClientRect();
        const hasFocus = document.activeElement.className === 'answer';
        return (hasFocus || innerWidth > 1000) && top >= -1 && top < innerHeight / 2;
      })()`,
      );
      await context.close();
    });
  }

  test('rows of fractions stand apart, and a bar from its sign', async () => {
    const { page, context } = await visit(INVERSE);
    await workOut(page);
    const gaps = await numbers(
      page,
      `(() => {
        const rows = [...document.querySelectorAll('.answer-value mtr')].map((row) =>
          [...row.querySelectorAll('mfrac')].map((fraction) => fraction.getBoundingClientRect()));
        return rows.slice(1).map((row, place) =>
          Math.min(...row.map(({ top }) => top)) - Math.max(...rows[place].map(({ bottom }) => bottom)));
      })()`,
    );
    assert.equal(gaps.length, 2);
    for (const gap of gaps) assert.ok(gap >= 6, `the rows are ${gap} pixels apart`);
    const paddings = await numbers(
      page,
      `[...document.querySelectorAll('.answer-value mo + mfrac')].map((fraction) =>
        parseFloat(getComputedStyle(fraction).paddingInlineStart))`,
    );
    assert.ok(paddings.length > 0);
    for (const padding of paddings) assert.ok(padding >= 1.5, `the bar begins ${padding} pixels after the sign`);
    await context.close();
  });

  test('a print holds the answer and its working, light on dark screens too, and nothing to press', async () => {
    const { page, context } = await visit(INVERSE, { theme: 'dark' });
    await workOut(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.equal(await page.getByRole('button').count(), 0);
    assert.equal(await page.getByRole('textbox').count(), 0);
    assert.ok(await steps(page).isVisible());
    assert.ok(await page.locator('.answer-value').isVisible());
    const ink = await numbers(page, `getComputedStyle(document.documentElement).color.match(/\\d+/g).slice(0, 3)`);
    assert.ok(Math.max(...ink) < 100, `the ink is ${ink.join(', ')}`);
    await context.close();
  });

  for (const width of [320, 1280]) {
    test(`text spaced out as far as WCAG 1.4.12 asks, ${width} pixels`, async () => {
      for (const path of [INVERSE, '/', '/sign-up', '/docs/quick-start', '/docs/operations/inverse-3x3']) {
        const { page, context } = await visit(path, { width, height: 800, motion: 'reduce' });
        if (path === INVERSE) await workOut(page);
        await page.evaluate(SPACED);
        assert.deepEqual(await overflow(page), [], path);
        await context.close();
      }
    });
  }
});
