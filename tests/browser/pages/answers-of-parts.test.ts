// Answers of several parts in a browser: each is read whole on every screen, by eye and by ear.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { workOut } from './question.ts';
import { axeFindings, nextCopied, openSite, overflow } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '1000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('answers of several parts', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

/** One question of each kind of answer: what the page asks, and what has to be read in the answer and to be heard. */
const QUESTIONS: readonly (readonly [fragment: string, seen: RegExp, heard: RegExp])[] = [
  ['eigenvalues', /λ/, /^The answer: lambda sub 1 equals/],
  ['eigenvectors', /v/, /v sub 1 equals the 2 by 1 column matrix/],
  ['diagonalize', /P/, /A equals P D times P inverse/],
  ['jordan', /J/, /A equals P J times P inverse/],
  ['svd', /σ/, /sigma sub 1/],
  ['lu', /L/, /A equals L U/],
  ['qr', /Q/, /A equals Q R/],
  ['solve', /x/, /column matrix/],
  ['least-squares', /r/, /x equals/],
  ['null-space', /span/, /the span of/],
  ['power-formula', /n/, /to the n-th power/],
  ['definiteness', /Positive definite/i, /positive definite/],
  ['steady-state', /p/, /p equals/],
  ['angle', /degrees/, /theta/],
  ['projection', /p/, /p equals/],
  ['classify', /orthogonal/i, /orthogonal/],
  ['gram-schmidt', /q/, /q sub 1/],
];

const WIDTHS = [360, 768, 1280];

/** What stands in the answer without being seen: a region that scrolls has its own bar, and its parts are whole. */
const CUT_OFF = `[...document.querySelectorAll('.answer-value, .answer-value *')]
  .filter((element) => !(element instanceof MathMLElement) && element.closest('.visually-hidden') === null)
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
  .map((element) => element.className + ': ' + element.textContent.slice(0, 60))`;

describe('answers of several parts', { skip: isMissing, concurrency: 2 }, () => {
  for (const [operation, seen, heard] of QUESTIONS) {
    test(operation, async () => {
      assert.ok(!isMissing);
      const { page, context, complaints } = await site.visit(`/playground#operation=${operation}`, { width: 1280 });
      await workOut(page);
      const answer = page.locator('.answer-value').first();
      // Letters of formulas are letters of their own.
      assert.match((await answer.innerText()).normalize('NFKC'), seen);
      assert.doesNotMatch(
        await page.locator('.answer-card').first().innerText(),
        /\[object|An object|\w_\w| = (yes|no)\b/,
      );
      const announced = await page.locator('[role=status]').allInnerTexts();
      assert.ok(
        announced.some((text) => heard.test(text)),
        announced.join('|'),
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await page.evaluate(CUT_OFF), [], `${width} pixels`);
        assert.deepEqual(await overflow(page), []);
      }
      assert.deepEqual(complaints(), []);
      await context.close();
    });
  }

  test('each formula has the words that are read aloud as its name', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=svd', { width: 360 });
    await workOut(page);
    const names: unknown = await page.evaluate(
      `[...document.querySelectorAll('.answer-value math')].map((math) => math.getAttribute('aria-label'))`,
    );
    assert.ok(Array.isArray(names) && names.length >= 5);
    for (const name of names) assert.match(String(name), / equals /);
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('a copy gives each part a variable', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=diagonalize', { width: 1280 });
    await workOut(page);
    await page.getByRole('button', { name: 'Copy as MATLAB' }).click();
    assert.match(await nextCopied(page), /^P = \[-1 1; 2 1\];\nD = \[2 0; 0 5\];$/m);
    await context.close();
  });
});
