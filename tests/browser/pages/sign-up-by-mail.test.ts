// Where the service sends mail, an account begins with a link in a mail.

import assert from 'node:assert/strict';
import { findFreePort } from '@matrixsteps/server/testing/free-port.ts';
import { openMailbox } from '@matrixsteps/server/testing/mailbox.ts';
import { test } from 'node:test';
import { axeFindings, openSite, overflow } from './site.ts';
import { printNotRun } from '../../not-run.ts';

test('sign up with an address, open the link of the mail, choose a password, see the key', async (t) => {
  const mailbox = await openMailbox(t);
  const port = String(await findFreePort());
  const site = await openSite({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'noreply@example.org',
  });
  if (typeof site === 'string') return printNotRun('signing up by mail', 'Chromium', site);
  t.after(() => site.close());
  const { page, complaints } = await site.visit('/sign-up', { width: 360, height: 780 });
  const send = page.getByRole('button', { name: 'Send the link' });
  await send.waitFor();
  assert.equal(await page.getByLabel('Password', { exact: true }).count(), 0);
  await page.getByLabel('E-mail address').fill('grace@example.com');
  await send.click();
  await page.getByText(/A mail with a link is on its way/).waitFor();
  await page.getByRole('button', { name: 'Send it again' }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(await overflow(page), []);

  const { body } = await mailbox.next();
  const link = /http:\S+\/confirm#token=[\w-]+/.exec(body)?.[0] ?? assert.fail(body);
  await page.goto(link, { waitUntil: 'networkidle' });
  assert.doesNotMatch(page.url(), /token/);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByText('The password is too short.').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByLabel('New password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.waitForURL('**/dashboard');
  const shown = page.locator('.key.is-shown');
  await shown.waitFor();
  assert.match((await shown.textContent()) ?? '', /^mm_[0-9A-Za-z]{36}$/);
  assert.deepEqual(complaints(), []);

  const second = await site.visit(`${new URL(link).pathname}${new URL(link).hash}`);
  await second.page.getByLabel('New password', { exact: true }).fill('another horse battery');
  await second.page.getByRole('button', { name: 'Create the account' }).click();
  await second.page
    .getByRole('alert')
    .getByText(/has an account: sign in/)
    .waitFor();
});
