// The stories in a browser: every formula is known, seen and well formed, tables are tables, nothing leaves a small screen.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import type { Page } from 'playwright-core';
import { toldStories } from '../stories/told-stories.ts';
import { openPage, startBrowser } from './headless.ts';
import { formulasOf, storyPage } from './story-page.ts';
import { printNotRun } from '../not-run.ts';

const INSPECTION = join(import.meta.dirname, 'inspection.js');

/** The width of a small telephone, and the width to which everything must be able to shrink. */
const WIDTHS = [360, 320] as const;

const catalogue = await discover();
const browser = await startBrowser();
const isMissing = typeof browser === 'string';
const only = isMissing ? null : await openPage(browser, INSPECTION);
if (isMissing) printNotRun('browser', 'Chromium', browser);

after(() => (isMissing ? undefined : browser.close()));

/** A page with one of each mistake, for the inspection to find. */
const MISTAKES: Readonly<Record<string, string>> = {
  unknownElements: '<math><menclose><mi>x</mi></menclose></math>',
  invisibleFormulas: '<math></math>',
  brokenTables:
    '<table><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  misplacedHeadings: '<section><h1>a</h1><h3>b</h3></section>',
  unaligned:
    '<math><mtable><mtr><mtd style="text-align: right"><mn>1</mn></mtd></mtr><mtr><mtd style="text-align: right"><mn>1000</mn></mtd></mtr></mtable></math>',
  overflowing: '<p style="width: 1000px">wide</p>',
  unreachable: '<div style="overflow-x: auto"><p style="width: 1000px">wide</p></div>',
  cutOff:
    '<p tabindex="0" role="group" aria-label="a" style="overflow-x: auto; width: 50px"><math style="margin-left: -30px"><mn>100000000000</mn></math></p>',
};

describe('the inspection finds what is wrong', { skip: isMissing }, () => {
  for (const [name, mistake] of Object.entries(MISTAKES)) {
    test(name, async () => {
      const page = await showing(mistake);
      for (const other of Object.keys(MISTAKES)) {
        const found = await page.evaluate(`inspection.${other}().length > 0`);
        assert.equal(found, other === name, other);
      }
    });
  }
  test('illFormed', async () => {
    const page = await showing('');
    const insides = ['<mi>x</mi>', '<mi>x</mo>', '<mi>&nbsp;</mi>'];
    const formulas = insides.map((inside) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`);
    const strings = [...formulas, '<p></p>'];
    assert.deepEqual(await page.evaluate(`inspection.illFormed(${JSON.stringify(strings)})`), strings.slice(1));
  });
  test('complaints of the page', async () => {
    assert.ok(!isMissing);
    const page = await openPage(browser, INSPECTION);
    await page.setContent('<script>console.error("a"); throw new Error("b");</script>');
    assert.equal((await page.consoleMessages()).length, 1);
    assert.equal((await page.pageErrors()).length, 1);
    await page.close();
  });
});

describe('stories in a browser', { skip: isMissing }, () => {
  for (const operation of operationsOf(catalogue)) {
    test(operation.id, async () => {
      const stories = toldStories(operation);
      const page = await showing(storyPage(operation, stories));
      const found = (question: string): Promise<unknown> => page.evaluate(`inspection.${question}`);

      assert.ok(Number(await page.evaluate('document.querySelectorAll("math").length')) > 0);
      assert.deepEqual(await found('unknownElements()'), []);
      assert.deepEqual(await found('invisibleFormulas()'), []);
      assert.deepEqual(await found(`illFormed(${JSON.stringify(formulasOf(stories))})`), []);
      assert.deepEqual(await found('brokenTables()'), []);
      assert.deepEqual(await found('misplacedHeadings()'), []);
      assert.deepEqual(await found('unaligned()'), []);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        assert.deepEqual(await found('overflowing()'), [], `${width} pixels`);
        assert.deepEqual(await found('unreachable()'), [], `${width} pixels`);
        assert.deepEqual(await found('cutOff()'), [], `${width} pixels`);
      }
      assert.deepEqual(await page.consoleMessages(), []);
      assert.deepEqual(await page.pageErrors(), []);
    });
  }
});

/** The page with this content, that can be asked about itself. */
async function showing(content: string): Promise<Page> {
  assert.ok(only !== null);
  await only.setViewportSize({ width: WIDTHS[0], height: 800 });
  await only.setContent(content);
  return only;
}
