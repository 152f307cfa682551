// Who has forgotten a password finds a way: a mail where the service sends some, else the person who can help.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { axeFindings, openSite, overflow } from './site.ts';
import { printNotRun } from '../../not-run.ts';

const operator = { OPERATOR_NAME: 'Example School', OPERATOR_CONTACT: 'help@example.org' };
const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://matrix.example.org' };

describe('a forgotten password', () => {
  test('without mail the page names who can help and how, and the command only on demand', async (t) => {
    const site = await openSite(operator);
    if (typeof site === 'string') return printNotRun('forgotten passwords', 'Chromium', site);
    t.after(() => site.close());
    const { page, complaints } = await site.visit('/sign-in', { width: 320, height: 640 });
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    const contact = page.getByRole('link', { name: 'help@example.org' });
    await contact.waitFor();
    assert.equal(
      await contact.getAttribute('href'),
      'mailto:help@example.org?subject=Link%20to%20set%20a%20new%20password',
    );
    const text = await page.getByRole('main').innerText();
    assert.match(text, /This service sends no mail[^]*Ask Example School for a link[^]*within 24 hours/);
    assert.doesNotMatch(text, /npm run/);
    await page.getByText('For whoever runs this service').click();
    assert.match(await page.getByRole('main').innerText(), /npm run --silent key -- EMAIL --claim/);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(await overflow(page), []);
    assert.deepEqual(complaints(), []);
  });

  test('with mail the page sends a link', async (t) => {
    const site = await openSite(mail);
    if (typeof site === 'string') return printNotRun('forgotten passwords', 'Chromium', site);
    t.after(() => site.close());
    const { page } = await site.visit('/forgotten-password');
    await page.getByRole('button', { name: 'Send the link' }).waitFor();
    assert.doesNotMatch(await page.getByRole('main').innerText(), /npm run|no mail/);
  });

  test('where nobody has said who runs the service, the page says who that usually is', async (t) => {
    const site = await openSite();
    if (typeof site === 'string') return printNotRun('forgotten passwords', 'Chromium', site);
    t.after(() => site.close());
    const { page } = await site.visit('/forgotten-password');
    await page.getByText('Ask whoever runs this service for a link').waitFor();
    assert.equal(await page.getByRole('link', { name: /@/ }).count(), 0);
  });
});
