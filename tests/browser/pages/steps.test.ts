// The steps as readers go through them: one numbering, arrow keys, three lengths, names with numbers; and the lesson of a failure.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { workOut } from './question.ts';
import { axeFindings, openSite, overflow, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite({ VISITOR_DAILY_LIMIT: '50' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('steps', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

function visit(fragment: string) {
  assert.ok(!isMissing);
  return site.visit(`/playground${fragment}`, { width: 1280, height: 720 });
}

const halves = '#operation=rref&a=2,1,1;4,3,1/2;1,0,7';

describe('steps', { skip: isMissing, concurrency: 2 }, () => {
  test('arrow keys step from the moment that the mode is chosen, and the number is that of the circle', async () => {
    const { page, context } = await visit(halves);
    await workOut(page);
    await page.getByRole('button', { name: 'One at a time' }).click();
    const place = page.locator('.stepping-place');
    const first = (await place.textContent()) ?? '';
    const count = Number(/of (\d+)/.exec(first)?.[1]);
    for (let presses = 0; presses < 60; presses += 1) {
      const shown = /^Step (\d+) of (\d+)/.exec((await place.textContent()) ?? '');
      if (shown !== null) {
        assert.equal(Number(shown[1]), await page.locator('.stage:not(.untitled)').count());
        assert.equal(Number(shown[2]), count);
      }
      await page.keyboard.press('ArrowRight');
    }
    assert.match((await place.textContent()) ?? '', new RegExp(`^Step ${count} of ${count}`));
    const last = await place.textContent();
    await page.keyboard.press('ArrowLeft');
    assert.notEqual(await place.textContent(), last);
    await until(page, `document.querySelector('.moment:last-child').getBoundingClientRect().top < innerHeight`);
    await context.close();
  });

  test('on paper there is the working, and nothing that only a screen can do', async () => {
    const { page, context } = await visit('#operation=inverse-nxn&a=2,0,1;1,3,2;1,1,1/2');
    await workOut(page);
    await page.emulateMedia({ media: 'print' });
    assert.ok(await page.locator('.moment').last().isVisible());
    for (const hidden of ['button', '.steps-offer', '.matrix-cell', 'details:not([open])']) {
      assert.equal(await page.locator(`${hidden}:visible`).count(), 0, hidden);
    }
    await context.close();
  });

  test('arrow keys in a cell move in the matrix, not in the steps', async () => {
    const { page, context } = await visit(halves);
    await workOut(page);
    await page.getByRole('button', { name: 'One at a time' }).click();
    const before = await page.locator('.stepping-place').textContent();
    await page.getByRole('textbox', { name: 'Matrix A, row 1, column 1' }).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.locator('.stepping-place').textContent(), before);
    await context.close();
  });

  test('short, normal and full without asking again', async () => {
    const { page, context } = await visit(halves);
    await workOut(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const counts: number[] = [];
    for (const length of ['Short', 'Normal', 'Full']) {
      const choices = page.getByRole('group', { name: 'How much of the working' });
      await choices.getByRole('button', { name: length }).click();
      counts.push(await page.locator('.moment').count());
      if (length === 'Short') assert.equal(await page.getByText('Why:').count(), 0);
    }
    const [short = 0, normal = 0, full = 0] = counts;
    assert.ok(short < normal && normal <= full, counts.join(' '));
    assert.deepEqual(asked, []);
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('names of headings and formulas hold their numbers', async () => {
    const { page, context } = await visit('#operation=rref&a=1,2,1/2;3,4,1');
    await workOut(page);
    const names: unknown = await page.evaluate(`(() => {
      const headings = [...document.querySelectorAll('.steps :is(h3, h4, h5)')].filter((heading) => heading.querySelector('math'));
      return [headings.map((heading) => heading.ariaLabel), [...document.querySelectorAll('.line-block .formula math')].map((math) => math.getAttribute('alttext'))];
    })()`);
    assert.ok(Array.isArray(names) && Array.isArray(names[0]) && Array.isArray(names[1]));
    const [headings, formulas] = [names[0].map(String), names[1].map(String)];
    assert.ok(headings.length > 0 && headings.every((name) => /\d|one|half|zero/.test(name)), headings.join('; '));
    assert.ok(formulas.length > 3 && formulas.every((name) => /row|by|equals|one|\d/i.test(name)), formulas.join('; '));
    const tree = await page.locator('.steps').ariaSnapshot();
    for (const name of headings) assert.ok(tree.includes(name), name);
    await context.close();
  });
});

describe('a singular matrix', { skip: isMissing }, () => {
  test('is a lesson: the reason at once, the steps on request, and a way on', async () => {
    const { page, context, complaints } = await visit('#operation=inverse-3x3&a=1,2,3;4,5,6;7,8,9');
    const answer = page.getByRole('region', { name: 'Answer' });
    await answer
      .getByText(/singular/)
      .first()
      .waitFor();
    await answer.getByRole('button', { name: 'Show why' }).click();
    await answer.getByRole('heading', { name: 'Why there is no answer' }).waitFor();
    assert.ok((await answer.locator('.moment math').count()) > 1);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(await overflow(page), []);
    await answer.getByRole('button', { name: 'Reduced row echelon form' }).click();
    await until(page, `document.querySelector('.answer-value') !== null`);
    assert.equal(await page.getByRole('textbox', { name: 'Matrix A, row 3, column 3' }).inputValue(), '9');
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('the button leads to the whole lesson, which is said once', async () => {
    const { page, context } = await visit('#operation=inverse-2x2&a=1,2;2,4');
    await page.getByRole('button', { name: 'Work it out', exact: true }).click();
    await page.getByRole('heading', { name: 'Why there is no answer' }).waitFor();
    assert.equal(await page.getByText('This question has no answer.').count(), 0);
    assert.equal(await page.locator('.notice').count(), 1);
    await until(page, `document.activeElement.matches('body, .answer, .question *')`);
    await context.close();
  });
});
