// What the service says of itself: it follows the settings, and what the page about privacy denies is really not stored.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openBrowser, password } from '../../../testing/browser.ts';
import { addPath, memberAt, jsonOf, plain, startTestService } from '../../../testing/test-service.ts';
import { makeFolder } from '../../../testing/temporary-folder.ts';
import { readSettings } from '../../../settings/settings.ts';
import { privacyStatement } from './privacy.ts';
import { type Statement, statementHtml } from './statement.ts';
import { termsStatement } from './terms.ts';

function textOf({ sections }: Statement): string {
  return sections.flatMap(({ paragraphs, items }) => [...paragraphs, ...items]).join('\n');
}

const statements = [
  ['terms', termsStatement],
  ['privacy', privacyStatement],
] as const;

for (const [name, state] of statements) {
  describe(name, () => {
    test('names the operator as the settings do', () => {
      const text = textOf(
        state(
          readSettings({
            OPERATOR_NAME: 'Example School',
            OPERATOR_ADDRESS: '1 Matrix Street, Exampleton',
            OPERATOR_CONTACT: 'help@example.org',
          }),
        ),
      );
      for (const line of ['Name: Example School', 'Address: 1 Matrix Street, Exampleton', 'Contact: help@example.org'])
        assert.ok(text.includes(line), line);
      assert.doesNotMatch(text, /has not given/);
    });

    test('says what the operator has not given', () => {
      assert.match(
        textOf(state(readSettings({}))),
        /The operator of this service has not given a name, an address or a contact\./,
      );
      const named = textOf(
        state(readSettings({ OPERATOR_NAME: 'Example School', OPERATOR_CONTACT: 'help@example.org' })),
      );
      assert.match(named, /has not given an address\./);
    });

    test('has no number that was not filled in, and no mark that people do not write', () => {
      assert.doesNotMatch(textOf(state(readSettings({}))), /undefined|NaN|null|\[object|\$\{/);
    });

    test('is written out as HTML, escaped', () => {
      const html = statementHtml(state(readSettings({ OPERATOR_NAME: '<b>School</b>' })));
      assert.ok(html.includes('Name: &lt;b&gt;School&lt;/b&gt;') && !html.includes('<b>'));
    });
  });
}

describe('terms follow the settings', () => {
  for (const [environment, sentence] of [
    [{}, /An account has 1,000 answers in each calendar month/],
    [{ FREE_PLAN_MONTHLY_LIMIT: '1' }, /An account has 1 answer in each/],
    [{ VISITOR_DAILY_LIMIT: '0' }, /Without an account the playground gives no answers\./],
    [{ VISITOR_DAILY_LIMIT: '12345' }, /gives 12,345 answers a day/],
    [{ PRACTICE_DAILY_LIMIT: '7' }, /cost nothing up to 7 answers a day/],
    [{ BURST_PER_SECOND: '9' }, /may ask 9 questions a second/],
  ] as const) {
    test(JSON.stringify(environment), () => assert.match(textOf(termsStatement(readSettings(environment))), sentence));
  }
});

describe('privacy follows the settings', () => {
  const mailing = { SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://example.org', MAIL_FROM: 'a@example.org' };
  for (const [environment, sentence] of [
    [{}, /This service sends no mail\./],
    [mailing, /Who signs up gets a mail with a link[^]*nothing is stored but digests/],
    [{ ...mailing, CONFIRM_ADDRESSES: 'no' }, /^Who asks for a link to set a new password gets it by mail/m],
    [{}, /For each request the log has a line/],
    [{ LOG_LEVEL: 'warn' }, /logs failures only/],
    [{}, /There are no further statistics\./],
    [{ METRICS_PORT: '9464' }, /requests are counted by route and status, without accounts and addresses\.$/m],
    [
      { METRICS_PORT: '9464', COUNT_SLIPS: 'yes' },
      /kinds of slips in workings are counted as well, without the workings\.$/m,
    ],
  ] as const) {
    test(`${JSON.stringify(environment)}: ${sentence.source}`, () =>
      assert.match(textOf(privacyStatement(readSettings(environment))), sentence));
  }
});

describe('what the page about privacy says is not stored', () => {
  test('neither questions nor network addresses nor names of browsers are in the data folder', async (t) => {
    const dataDir = makeFolder(t);
    const { url, ask } = await startTestService(t, { ...plain, dataDir });
    const browser = openBrowser(url, { 'user-agent': 'canary-browser' });
    const email = 'canary.address@example.com';
    assert.equal((await browser.post('/account/sign-up', { email, password })).status, 201);
    assert.equal((await ask(addPath, '{"a": [[123.4567891]], "b": [[987.6543219]]}')).status, 200);
    const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
    const has = (text: string): boolean => files.some((content) => content.includes(text));
    assert.ok(has(email), 'these are the files');
    for (const text of ['canary-browser', '127.0.0.1', '123.4567891', '987.6543219', password])
      assert.ok(!has(text), text);
  });

  test('what the pages store in the browser is what the page about privacy names', () => {
    // Recent questions, kept matrices, short links, the answers of a tab, exercises of a class, a language, and the order of the dashboard; design/stored.ts is how they do it.
    const named = [
      'design/stored.ts',
      'playground/recent.ts',
      'kept/kept-matrices.ts',
      'playground/own-links.ts',
      'playground/kept-answers.ts',
      'class/student-work.ts',
      'playground/calls/chosen-language.ts',
      'dashboard/signed-in.tsx',
    ];
    const folder = join(import.meta.dirname, '..', '..', '..', '..', 'web');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:node_modules|dist)/.test(name),
    );
    assert.ok(sources.length > 100);
    for (const name of sources) {
      const stores = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open)\b/.exec(
        readFileSync(join(folder, name), 'utf8'),
      );
      assert.ok(stores === null || named.includes(name), `${name} stores something: say so in privacy.ts`);
    }
    for (const name of named) assert.ok(sources.includes(name), name);
  });
});

test('what pages ask for is there, and follows the settings', async (t) => {
  const { url } = await startTestService(t, {
    ...plain,
    operatorName: 'Example School',
    operatorContact: 'mailto:help@example.org',
    freePlanMonthlyLimit: 77,
  });
  const facts: unknown = await jsonOf(await fetch(`${url}/pages/service`));
  assert.deepEqual(memberAt(facts, 'operator'), {
    name: 'Example School',
    address: null,
    contact: 'mailto:help@example.org',
  });
  assert.equal(memberAt(facts, 'limits', 'monthly_answers'), 77);
  for (const name of ['terms', 'privacy']) {
    const text = JSON.stringify(await jsonOf(await fetch(`${url}/pages/${name}`)));
    assert.match(text, /Name: Example School/);
    const page = await (await fetch(`${url}/${name}`, { headers: { accept: 'text/html' } })).text();
    assert.match(page, /<noscript>[^]*<li>Name: Example School<\/li>[^]*<\/noscript>/, 'without JavaScript, too');
  }
});
