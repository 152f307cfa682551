// Check my working, by the keyboard alone: a task, three lines, a slip, the hints rung by rung, and the way out of it.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeFindings, type Look, openSite, overflow, until, type Visit } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '10000' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('check my working', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function visit(fragment: string, look?: Look): Promise<Visit> {
  assert.ok(!isMissing);
  return site.visit(`/check${fragment}`, look);
}

/** Goes on with Tab until the element with the focus answers to a condition on `it`. */
async function tabTo(page: Page, condition: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate(`((it) => ${condition})(document.activeElement)`)) return;
  }
  assert.fail(`Tab never leads to ${condition}`);
}

function tabToButton(page: Page, words: string, key = 'Tab'): Promise<void> {
  return tabTo(page, `it.localName === 'button' && it.textContent.trim().startsWith(${JSON.stringify(words)})`, key);
}

/** Waits until the page tells a sentence, as screen readers are told it. */
function told(page: Page, sentence: string): Promise<void> {
  return until(
    page,
    `document.querySelector('[data-told=summary]')?.textContent.includes(${JSON.stringify(sentence)})`,
  );
}

async function isFlawless(page: Page): Promise<void> {
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(await overflow(page), []);
}

/** The verdicts, in the order of the lines. */
async function verdicts(page: Page): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('.working-line > .verdict')].map((each) => each.textContent)`);
}

const LINES = [
  'R2 -> R2 - 4R1\n1 3 2\n0 5 -3\n\n',
  'R2 -> R2/5\n1 3 2\n0 1 -3/5\n\n',
  'R1 -> R1 - 3R2\n1 0 19/5\n0 1 -3/5',
];
const SLIP = '#operation=rref&a=1,3,2;4,7,5&augmented=1&text=';

describe('check my working', { skip: isMissing, concurrency: 2 }, () => {
  test('a text by the keyboard alone: task, three lines, a slip, five rungs, mended, all right', async () => {
    const { page, context, complaints, strangers } = await visit('');
    await page.getByRole('combobox', { name: 'Task' }).waitFor();
    await isFlawless(page);

    await tabTo(page, `it.localName === 'select'`);
    await page.keyboard.type('Reduced');
    await tabTo(page, `it.getAttribute('aria-label') === 'Matrix A, row 1, column 1'`);
    for (const entry of ['1', '3', '2', '4', '7', '5']) {
      await page.keyboard.type(entry);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, `it.localName === 'textarea'`);
    for (const line of LINES) {
      await page.keyboard.insertText(line);
      await told(page, 'Line 1 does not follow from the task.');
    }
    await until(page, `document.querySelectorAll('.working-line').length === 3`);
    await until(page, `!document.querySelector('.read-lines').textContent.includes('Being judged')`);
    assert.deepEqual(await verdicts(page), [
      '✗Does not follow',
      '↳Follows from your own line before, which is not right',
      '↳Follows from your own line before, which is not right',
    ]);
    assert.equal(await page.locator('.marked-row, .marked-entry').count(), 0);
    await isFlawless(page);

    // The right entry of the place is −5, of the row (0, −5, −3).
    const hints = page.locator('.rung-stepper');
    await tabToButton(page, 'Give a hint: which row');
    await page.keyboard.press('Enter');
    await told(page, 'Look at row 2 of line 1.');
    assert.equal(await page.locator('.marked-matrix .marked-row').count(), 3);
    await isFlawless(page);
    await page.keyboard.press('Enter');
    await told(page, 'Look at the entry in row 2, column 2.');
    assert.equal(await page.locator('.marked-matrix .marked-entry').count(), 1);
    assert.match(await page.locator('.slip-sentences').innerText(), /its sign is not/);
    await isFlawless(page);
    await page.keyboard.press('Enter');
    await told(page, 'Work out each entry of row 2');
    assert.doesNotMatch(await hints.innerText(), /−5/);
    await page.keyboard.press('Enter');
    await told(page, 'Row 2 should be (0, −5, −3).');
    assert.match(await hints.innerText(), /Everything is told/);
    assert.equal(await page.evaluate(`document.activeElement.closest('.rung-stepper') !== null`), true);
    await isFlawless(page);

    await tabTo(page, `it.localName === 'textarea'`, 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(
      'R2 -> R2 - 4R1\n1 3 2\n0 -5 -3\n\nR2 -> R2/(-5)\n1 3 2\n0 1 3/5\n\nR1 -> R1 - 3R2\n1 0 1/5\n0 1 3/5',
    );
    await told(page, 'All right: every line');
    assert.deepEqual(await verdicts(page), ['✓Right', '✓Right', '✓Right']);
    await isFlawless(page);
    assert.deepEqual(complaints(), []);
    assert.deepEqual(strangers(), []);
    await context.close();
  });

  test('a grid by the keyboard alone: copies of the line before, a slip in a cell, removed and undone', async () => {
    const { page, context, complaints } = await visit('', { width: 320, height: 700, theme: 'dark' });
    await page.getByRole('combobox', { name: 'Task' }).waitFor();
    await tabTo(page, `it.type === 'radio'`);
    await page.keyboard.press('ArrowDown');
    await tabToButton(page, 'Begin with a copy of the task');
    await page.keyboard.press('Enter');
    await until(page, `document.activeElement.classList.contains('operations-field')`);
    await page.keyboard.type('R2 -> R2 - foo');
    await until(page, `document.activeElement.getAttribute('aria-invalid') === 'true'`);
    await isFlawless(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('II - 4 I');
    await tabTo(page, `it.getAttribute('aria-label') === 'Line 1, row 2, column 1'`);
    for (const entry of ['0', '5', '-3']) {
      await page.keyboard.type(entry);
      await page.keyboard.press('Tab');
    }
    await told(page, 'Line 1 does not follow');
    await tabToButton(page, 'Give a hint: which row');
    await page.keyboard.press('Enter');
    await told(page, 'Look at row 2');
    await page.keyboard.press('Enter');
    await told(page, 'column 2');
    const marked = page.locator('input.marked-cell');
    assert.equal(await marked.getAttribute('aria-label'), 'Line 1, row 2, column 2');
    await isFlawless(page);
    await tabTo(page, `it.getAttribute('aria-label') === 'Line 1, row 2, column 2'`, 'Shift+Tab');
    await page.keyboard.type('-5');
    await told(page, 'All right so far');

    await tabToButton(page, 'Next line: copy the last one');
    await page.keyboard.press('Enter');
    await until(page, `document.querySelectorAll('.working-line').length === 2`);
    await tabToButton(page, 'Remove line 2');
    await page.keyboard.press('Enter');
    await until(page, `document.querySelectorAll('.working-line').length === 1`);
    await tabToButton(page, 'Undo');
    await page.keyboard.press('Enter');
    await until(page, `document.querySelectorAll('.working-line').length === 2`);
    assert.match(await page.evaluate('document.activeElement.textContent').then(String), /Undo/);
    await isFlawless(page);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('the address keeps task and working, and a link restores both', async () => {
    const { page, context } = await visit(`${SLIP}${encodeURIComponent(LINES.join(''))}`);
    await told(page, 'Line 1 does not follow');
    await page.getByRole('button', { name: 'Give a hint: which row' }).waitFor();
    await page.getByRole('textbox', { name: 'Your working' }).fill('1 3 2\n0 -5 -3');
    await until(page, `location.hash.includes('0%20-5%20-3')`);
    await page.reload();
    await told(page, 'All right so far');
    assert.equal(await page.getByRole('textbox', { name: 'Your working' }).inputValue(), '1 3 2\n0 -5 -3');
    await context.close();
  });

  test('what is not read says why beside the text, and leads there', async () => {
    const { page, context } = await visit(
      `${SLIP}${encodeURIComponent('1 3 2\n0 -5 -3\n\nthe rank is low\n\n1 0 1/5\n0 1 3/5')}`,
    );
    await told(page, 'All right');
    const area = page.getByRole('textbox', { name: 'Your working' });
    assert.equal(await area.getAttribute('aria-invalid'), 'true');
    assert.match(
      await page.locator('.text-working .fault').innerText(),
      /Line 4 of the text: “the rank is low” is not read/,
    );
    await isFlawless(page);
    await page.getByRole('button', { name: 'Go to line 4 of the text' }).focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('getSelection().toString()'), 'the rank is low');
    await context.close();
  });

  test('a slip of another line is told from the first rung again', async () => {
    const { page, context } = await visit(`${SLIP}${encodeURIComponent(LINES.join(''))}`);
    const more = page.locator('.rung-stepper button');
    await more.click();
    await told(page, 'Look at row 2 of line 1.');
    await page
      .getByRole('textbox', { name: 'Your working' })
      .fill('R2 -> R2 - 4R1\n1 3 2\n0 -5 -3\n\nR2 -> R2/(-5)\n1 3 2\n0 1 -3/5');
    await told(page, 'Line 2 does not follow');
    assert.equal(await page.locator('.marked-row').count(), 0);
    assert.match(await more.innerText(), /which row/);
    await context.close();
  });

  test('an answer in words ends a working in grids', async () => {
    const { page, context } = await visit('#operation=solve&a=1,3,2;4,7,5&augmented=1&line=R2-4R1:1,3,2;0,-5,-3');
    await told(page, 'All right so far');
    await page.getByRole('textbox', { name: 'Answer' }).fill('x = 1/5, y = 2/5');
    await told(page, 'Line 2 does not follow');
    await isFlawless(page);
    await page.getByRole('textbox', { name: 'Answer' }).fill('x = 1/5, y = 3/5');
    await told(page, 'All right: every line, and the answer.');
    await until(page, `location.hash.includes('answer=x')`);
    await context.close();
  });

  test('a working of values: expressions, a slip in a sign, mended', async () => {
    const { page, context, complaints } = await visit('#operation=determinant&a=4,7;2,6');
    const area = page.getByRole('textbox', { name: 'Your working' });
    await area.fill('4*6 + 7*2\n= 24 + 14\n= 38');
    await told(page, 'Line 1 does not follow');
    await page.getByRole('button', { name: 'Give a hint: where to look' }).waitFor();
    await isFlawless(page);
    await area.fill('4*6 - 7*2\n= 24 - 14\n= 10');
    await told(page, 'All right: every line, and the answer.');
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('a pasted working that begins with its task gives the task', async () => {
    const { page, context } = await visit('');
    const area = page.getByRole('textbox', { name: 'Your working' });
    await area.fill('2 1 | 3\n4 5 | 9\n\nR2 - 2R1\n2 1 | 3\n0 3 | 3');
    await page.getByRole('button', { name: 'Take it over as the task' }).waitFor();
    await tabToButton(page, 'Take it over as the task');
    await isFlawless(page);
    await page.keyboard.press('Enter');
    await told(page, 'All right so far');
    assert.equal(await page.getByRole('textbox', { name: 'Matrix A, row 2, column 3' }).inputValue(), '9');
    assert.equal(await page.evaluate('document.activeElement.localName'), 'textarea');
    await context.close();
  });

  test('one request at a time is asked, and the newest working wins', async () => {
    const { page, context } = await visit(SLIP);
    const area = page.getByRole('textbox', { name: 'Your working' });
    await area.waitFor();
    const asked: string[] = [];
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/playground/feedback/working', async (route) => {
      asked.push(route.request().postData() ?? '');
      if (asked.length === 1) await isReleased;
      await route.continue();
    });
    const first = page.waitForRequest('**/playground/feedback/working');
    await area.fill('1 3 2\n0 5 -3');
    await first;
    await area.fill('1 3 2\n0 6 -3');
    await area.fill('1 3 2\n0 -5 -3');
    release();
    await told(page, 'All right so far');
    assert.deepEqual(
      asked.map((body) => /"0","(-?\d)"/.exec(body)?.[1]),
      ['5', '-5'],
    );
    await context.close();
  });

  test('without a connection nothing is judged, and nothing is lost', async () => {
    const { page, context } = await visit(`${SLIP}${encodeURIComponent(LINES[0] ?? '')}`);
    await told(page, 'Line 1 does not follow');
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Your working' }).fill('1 3 2\n0 -5 -3');
    await page.getByRole('alert').waitFor();
    assert.deepEqual(await verdicts(page), ['?Not judged']);
    await isFlawless(page);
    await context.setOffline(false);
    await tabToButton(page, 'Check again', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await told(page, 'All right so far');
    assert.deepEqual(await verdicts(page), ['✓Right']);
    await context.close();
  });

  test('a task with a number or an expression beside its matrices', async () => {
    const { page, context } = await visit('#operation=power&a=1,1;0,1&parameter=3&text=1 3%0A0 1');
    await told(page, 'All right');
    const exponent = page.getByRole('textbox', { name: 'Exponent' });
    await exponent.fill('x');
    await page.getByText('The exponent is needed').or(page.getByText('the exponent is needed')).first().waitFor();
    await exponent.fill('2');
    await told(page, 'Line 1');
    await page.getByRole('combobox', { name: 'Task' }).selectOption('Expression of matrices');
    await page.getByRole('textbox', { name: 'Expression in A and B' }).fill('A + B');
    await page.getByRole('textbox', { name: 'Your working' }).fill('2 2\n0 2');
    await told(page, 'All right');
    await isFlawless(page);
    await context.close();
  });

  test('the playground leads here with its matrix', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=rref&a=2,1;4,3');
    await page.getByRole('link', { name: 'Check your working' }).click();
    await page.getByRole('heading', { name: 'Check my working' }).waitFor();
    const first = page.getByRole('textbox', { name: 'Matrix A, row 2, column 2' });
    assert.equal(await first.inputValue(), '3');
    await context.close();
  });
});
