// The landing page and the documentation in a browser: the example that can be changed, deep links, the filter, the ways out.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { axeFindings, nextCopied, openSite, signUp, until } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const site = await openSite();
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('landing page and documentation', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

describe('landing page and documentation', { skip: isMissing }, () => {
  test('the example is answered while it is changed, uncounted, and leads to the playground', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/');
    await page.locator('.trial-answer mtable').waitFor();
    const entry = page.getByLabel('Row 3, column 3');
    await entry.fill('1/');
    await page.locator('.trial-answer .is-old').waitFor();
    await entry.press('Enter');
    assert.match(await page.getByRole('alert').innerText(), /^Row 3, column 3 is half a fraction/);
    assert.equal(await entry.getAttribute('aria-invalid'), 'true');
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/playground/answers/')) counted.push(request.url());
    });
    await entry.fill('1');
    await page.getByText('There is no answer: the matrix is singular').waitFor();
    await entry.fill('2');
    await until(page, `document.querySelector('.trial-answer mtd')?.textContent === '23'`); // 2/3
    assert.deepEqual(counted, []);
    await entry.fill('-2/3');
    await page.getByRole('button', { name: 'See the working' }).click();
    await page.waitForURL('**/playground#operation=inverse-3x3&a=2,0,1;1,3,2;1,1,-2/3');
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('the rest of the working is shown when asked for', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/');
    const last = page.getByRole('heading', { name: 'Check the result' });
    assert.equal(await last.count(), 0);
    await page.getByRole('button', { name: 'Show the rest of the working' }).click();
    assert.equal(await last.count(), 1);
    await context.close();
  });

  test('to try: a determinant with its reason and figure', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/');
    const card = page.getByRole('region', { name: 'A step, its reason, its picture' });
    await card.locator('figure svg').waitFor();
    await card.getByText('Its area is 10.').waitFor();
    await card.getByLabel('Determinant, row 1, column 1').fill('1/2');
    await card.getByRole('button', { name: 'Work it out' }).click();
    await card.getByText(/Its area is 11/).waitFor();
    assert.match(await card.innerText(), /Why: The determinant is the product of the main diagonal/);
    await card.getByLabel('Determinant, row 1, column 1').fill('x');
    await card.getByRole('button', { name: 'Work it out' }).click();
    await card.locator('.trial-fault').waitFor();
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('to try: a slip is named, and its correction is right', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/');
    const card = page.getByRole('region', { name: 'Check my working' });
    await card.getByRole('button', { name: 'Check this line' }).click();
    await card.getByText('Does not follow').waitFor();
    await card.getByLabel("The student's row 2, column 2").fill('-5');
    assert.equal(await card.getByText('Does not follow').count(), 0, 'a verdict is of the line that is shown');
    await card.getByRole('button', { name: 'Check this line' }).click();
    await card.getByText(/^✓\s*Right$/).waitFor();
    await card.getByRole('link', { name: 'Check a whole working' }).click();
    await page.waitForURL('**/check#operation=rref&a=1,3,2;4,7,5&augmented=1**');
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('to try: a sum exactly, beside what binary floating point makes of it', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/');
    const card = page.getByRole('region', { name: 'A number is what you wrote' });
    assert.match(await card.innerText(), /0\.30000000000000004[^]*Here\s+0\.3\s/);
    await card.getByLabel('First number').fill('1/3');
    await card.getByLabel('Second number').fill('1/3');
    assert.match(await card.innerText(), /0\.6666666666666666[^]*Here\s+2\/3\s/);
    await card.getByLabel('Second number').fill('');
    assert.match(await card.innerText(), /Write two numbers/);
    await context.close();
  });

  test('to try: a class sheet as its class has it, and its paper as its teacher has it', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints } = await site.visit('/');
    const part = page.getByRole('region', { name: 'For teachers' });
    await part.getByRole('link', { name: 'Try the sample sheet' }).click();
    await page.getByText('0 of 4 right.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Show the answer' }).count(), 0);
    assert.deepEqual(await axeFindings(page), []);
    await page.goBack();
    await part.getByRole('link', { name: 'See its paper and key' }).click();
    await page.getByRole('button', { name: 'Answer key' }).click();
    await page.getByText('Answer key: ready to print.').waitFor();
    assert.equal(await page.locator('.paper-answer').count(), 4);
    assert.deepEqual(complaints(), []);
    await context.close();
  });

  test('on a telephone the header is one line, with a menu that the keyboard closes too', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/', { width: 360, height: 780 });
    const header = page.getByRole('banner');
    const box = await header.boundingBox();
    assert.ok(box !== null && box.height < 64, `${box?.height} pixels`);
    const menu = header.getByRole('button', { name: 'Menu' });
    const link = header.getByRole('link', { name: 'Documentation' });
    assert.equal(await link.isVisible(), false);
    await menu.press('Enter');
    assert.equal(await menu.getAttribute('aria-expanded'), 'true');
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.press('Escape');
    assert.equal(await link.isVisible(), false);
    await menu.press('Enter');
    await link.click();
    await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    assert.equal(await link.isVisible(), false);
    await context.close();
  });

  test('the landing page leads to the libraries, the tools for assistants and the API', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/');
    const part = page.getByRole('region', { name: 'From a program, or from an assistant' });
    const targets = await part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const target of [
      '/docs/python',
      '/docs/typescript',
      '/docs/r',
      '/docs/assistants',
      '/docs/reference',
      '/openapi.json',
    ])
      assert.ok(targets.includes(target), target);
    await context.close();
  });

  for (const [address, id] of [
    ['/docs/errors#mathematics', 'mathematics'],
    ['/docs/operations/inverse-3x3#problems', 'problems'],
    ['/docs/operations#matrices', 'matrices'],
  ] as const) {
    test(`a deep link: ${address}`, async () => {
      assert.ok(!isMissing);
      const { page, context } = await site.visit(address);
      await until(page, `document.activeElement.id === '${id}'`);
      assert.ok(Number(await page.evaluate('Math.abs(document.activeElement.getBoundingClientRect().top)')) < 100);
      await context.close();
    });
  }

  test('the filter finds operations by their words', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs/operations');
    await page.getByLabel('Find an operation').fill('inverse 3x3');
    assert.deepEqual(await page.locator('.operation-names a').allInnerTexts(), ['Inverse of a 3x3 matrix']);
    await page.getByRole('link', { name: 'Inverse of a 3x3 matrix' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inverse of a 3x3 matrix' }).waitFor();
    await until(page, `document.title === 'Inverse of a 3x3 matrix · matrixsteps'`);
    await context.close();
  });

  test('the navigation marks where one is', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs');
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    for (const name of ['Limits', 'Operations', 'Quick start']) {
      await navigation.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      assert.equal(await navigation.locator('[aria-current=page]').innerText(), name);
      // The title follows the heading by a moment.
      await until(page, `document.title === ${JSON.stringify(`${name} · matrixsteps`)}`);
    }
    await context.close();
  });

  for (const [name, code] of [
    ['TypeScript', 'await client.arithmetic.add([[0.1, 0.2]], [[0.2, 0.1]])'],
    ['Python', 'client.arithmetic.add([[0.1, 0.2]], [[0.2, 0.1]])'],
    ['R', 'client$arithmetic$add(rbind(c(0.1, 0.2)), rbind(c(0.2, 0.1)))'],
  ] as const) {
    test(`the library for ${name} has its page, with the address of this service`, async () => {
      assert.ok(!isMissing);
      const { page, context, complaints } = await site.visit(`/docs/${name.toLowerCase()}`);
      for (const heading of ['Install', 'First answer', 'Many questions', 'When something goes wrong'])
        await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
      const text = await page.getByRole('main').innerText();
      assert.ok(text.includes(code) && text.includes(`MATRIXSTEPS_BASE_URL='${site.service.url}'`));
      assert.doesNotMatch(text, /^>>>/m);
      assert.deepEqual(complaints(), []);
      await context.close();
    });
  }

  test('the changelog is a page, by version', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs/changelog');
    await page.getByRole('heading', { level: 2, name: /^0\.1\.0/ }).waitFor();
    for (const name of ['For students', 'For teachers', 'API'])
      await page.getByRole('heading', { level: 3, name }).waitFor();
    assert.ok((await page.getByRole('main').locator('li').count()) > 20);
    assert.doesNotMatch(await page.getByRole('main').innerText(), /family [AB]|decision \d/);
    await context.close();
  });

  test('the limits are those of this service', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs/limits');
    const table = page.getByRole('region', { name: 'Limits of this service' });
    // The service of these tests has a million answers a month, and no limit of bursts.
    await table.getByRole('row', { name: /calendar month 1,000,000 answers/ }).waitFor();
    await table.getByRole('row', { name: /in a second.* no limit/ }).waitFor();
    await page.getByText('This service does not limit how many questions').waitFor();
    await context.close();
  });

  test('an operation shows the shortest call first, full and compact, through the libraries', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs/operations/add');
    const short = page.getByRole('group', { name: 'Call: full reply, the result alone' });
    const code = short.getByRole('region', { name: /^full reply, the result alone, in/ });
    assert.match(await code.innerText(), /^curl[^]*"response_profile": ?"lite"/);
    assert.match(await short.getByRole('region', { name: /^Reply/ }).innerText(), /^\{\s*"result"/);
    await short.getByRole('tab', { name: 'Python' }).click();
    assert.match(await code.innerText(), /client\.arithmetic\.add\([^]*response_profile="lite"/);
    await page.getByText('With the worked steps').click();
    const worked = page.getByRole('region', { name: 'full reply, with steps, in Python' });
    assert.match(await worked.innerText(), /response_profile="standard"/);
    await page.getByRole('tab', { name: 'Compact' }).click();
    const reply = page.getByRole('region', { name: 'Reply: compact reply, the result alone' });
    assert.ok((await reply.innerText()).length < 200);
    assert.doesNotMatch(await page.getByRole('main').innerText(), /family [AB]/i);
    await page.goto(`${site.service.url}/docs/quick-start`, { waitUntil: 'networkidle' });
    await page.getByRole('region', { name: 'the first question, in Python' }).waitFor();
    await context.close();
  });

  test('an example runs by the session: the key is in no page, address or body', async () => {
    assert.ok(!isMissing);
    const { page, context, complaints, strangers } = await site.visit('/sign-in');
    const key = await signUp(page, 'documentation@example.com');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`${site.service.url}/docs/operations/inverse-3x3`, { waitUntil: 'networkidle' });
    const call = page.getByRole('group', { name: 'Call: full reply, the result alone' });
    await call.getByText(/^on your account/).waitFor();
    await call.getByRole('button', { name: 'Run' }).focus();
    await page.keyboard.press('Enter');
    await call.getByText('Reply just now, status 200:').waitFor();
    assert.match(await call.getByRole('region', { name: /^Reply/ }).innerText(), /"1\/6"/);
    await call.getByText('The whole reply').click();
    assert.match(await call.getByRole('region', { name: /^Whole reply/ }).innerText(), /"requests_used": 1\b/);
    await call.getByRole('button', { name: 'Copy your key' }).click();
    assert.equal(await nextCopied(page), `export MATRIXSTEPS_API_KEY='${key}'`);
    await call.getByText(/^Copied\. Paste it/).waitFor();
    assert.ok(!(await page.content()).includes(key));
    assert.ok(sent.length > 3 && !sent.some((request) => request.includes(key)));
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual([...complaints(), ...strangers()], []);
    await context.close();
  });

  test('an example runs without an account, too, and says what is left of the day', async () => {
    assert.ok(!isMissing);
    const { page, context } = await site.visit('/docs/errors');
    const call = page.getByRole('group', { name: 'Call: a singular matrix' });
    await call.getByRole('link', { name: 'more with a key' }).waitFor();
    await call.getByRole('button', { name: 'Run' }).click();
    await call.getByText('Refused just now, status 422:').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Copy your key' }).count(), 0);
    await context.setOffline(true);
    await call.getByRole('button', { name: 'Run' }).click();
    await call.getByText('No reply:').waitFor();
    await context.close();
  });

  test('calls stand beside the text of a wide screen, and below it on a narrow one', async () => {
    assert.ok(!isMissing);
    for (const [width, isBeside] of [
      [1280, true],
      [768, false],
    ] as const) {
      const { page, context } = await site.visit('/docs/operations/rref', { width });
      const call = await page.locator('.pinned').boundingBox();
      const text = await page.getByRole('heading', { name: 'Inputs' }).boundingBox();
      assert.ok(call !== null && text !== null);
      assert.equal(call.x > text.x + 300 && call.y < text.y, isBeside);
      if (isBeside) {
        await page.mouse.wheel(0, 3000);
        await until(page, 'scrollY > 2000');
        const pinned = await page.locator('.pinned').boundingBox();
        assert.ok(pinned !== null && pinned.y >= 0 && pinned.y < 60, JSON.stringify(pinned));
      }
      await context.close();
    }
  });

  for (const [from, name, to] of [
    ['/docs', 'Interactive reference', '/docs/reference'],
    ['/', 'API reference', '/docs/reference'],
    ['/docs', 'OpenAPI description', '/openapi.json'],
  ] as const) {
    test(`${name} leaves the pages`, async () => {
      assert.ok(!isMissing);
      const { page, context } = await site.visit(from);
      const arrived = page.waitForResponse((response) => response.url().endsWith(to));
      await page.getByRole('link', { name, exact: true }).first().click();
      assert.equal((await arrived).status(), 200);
      await context.close();
    });
  }
});
