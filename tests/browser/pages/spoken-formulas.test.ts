// What a screen reader is given of formulas: the browser's accessibility tree names them in words, with their numbers.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { workOut } from './question.ts';
import { axeFindings, openSite } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('spoken formulas', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

/** The names of the nodes of a role, in the order of the page. */
async function namesOf(page: Page, role: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const found = nodes.filter((node) => !node.ignored && node.role?.value === role);
  return found.map(({ name }) => String(name?.value ?? ''));
}

describe('formulas in the accessibility tree', { skip: isMissing }, () => {
  test('a step and the answer are named by their numbers, and so are headings', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=inverse-nxn&a=2,-1;4,1/3');
    await workOut(page);
    const formulas = await namesOf(page, 'MathMLMath');
    assert.ok(
      formulas.some((name) =>
        /^A inverse equals .*Row 1: 1 over 14, 3 over 14\. Row 2: negative six sevenths, three sevenths/.test(name),
      ),
      formulas.join('\n'),
    );
    const lines = page.locator('.line-block > p.formula > math:only-child');
    const labels = await lines.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    assert.ok(labels.length > 4);
    for (const label of labels) assert.ok(label !== null && formulas.includes(label), String(label));
    assert.ok((await namesOf(page, 'heading')).every((name) => name !== ''));
    assert.deepEqual(await axeFindings(page), []);
    await context.close();
  });

  test('the name follows the form that is shown', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/playground#operation=inverse-nxn&a=2,0;0,4');
    await workOut(page);
    const answer = page.locator('.answer-value math');
    assert.match((await answer.getAttribute('aria-label')) ?? '', /one half/);
    await page.getByRole('button', { name: 'Decimals', exact: true }).click();
    assert.match((await answer.getAttribute('aria-label')) ?? '', /0\.5/);
    await context.close();
  });
});
