// What the service stores of people, for how long, and who can see it. Each sentence is true of this software; privacy.test.ts
// and the tests that SECURITY.md names hold it to them.

import { maxEvents, maxRecentRequests } from '../../../accounts/store/store.ts';
import { keptDays, keptLinkDays, keptMonths } from '../../../accounts/expiry-sweep.ts';
import { logsRequests } from '../../../logging/log.ts';
import { confirmsAddresses } from '../../../sessions/mail.ts';
import { sessionSeconds } from '../../../sessions/session-cookie.ts';
import type { Settings } from '../../../settings/settings.ts';
import { counted, operatorOf, operatorSection, type Statement, type StatementSection } from './statement.ts';

function section(
  id: string,
  title: string,
  paragraphs: readonly string[],
  items: readonly string[] = [],
): StatementSection {
  return { id, title, paragraphs, items };
}

const questions = section('questions', 'Your questions', [
  'Questions, answers and workings are not stored, neither those from the pages nor those to the API. They are in memory while they are ' +
    'worked on, and gone when the answer has left.',
  'There is one exception, which you choose: Share in the playground stores the question of a short link, without who asked it. Whoever has ' +
    `the link can see the question. It is deleted ${keptLinkDays} days after its last use, or when you take the link back in the browser ` +
    'that made it.',
  'In the playground and where workings are checked, what you type stands in the address of the page, after the sign #. Browsers do not ' +
    'send that part to a server. Whoever gets the address from you sees it.',
]);

const visitors = section('visitors', 'Without an account', [
  'Pages can be read without being counted. Answers of the playground are counted by visitor and day, and by network address and day, so ' +
    'that everybody gets a share. A visitor is a random number in a cookie. Neither the number nor the address is stored: what is stored ' +
    'is a digest of each under a secret of this service, and the count. They are deleted soon after the end of the day (UTC).',
]);

const account = section(
  'account',
  'With an account',
  ['Of an account this is stored:'],
  [
    'your e-mail address, and when the account was made;',
    'a hash of your password (scrypt), from which the password cannot be read;',
    'your API key, sealed under a secret of this service, so that the dashboard can show it to you; of further keys a digest, their names ' +
      'and what they open; when each was last used;',
    `how many answers you had in this month and the ${keptMonths} before it, in all and by key;`,
    `how many requests you sent on each day, by path and status, for ${keptDays} days, and of the latest ${maxRecentRequests} the time, path and status, and whether they came from these pages;`,
    `what happened to the account, such as signing in or a new key, with the time: the latest ${counted(maxEvents, 'event')};`,
    `for each sign-in when the session began and when it ends, at most ${sessionSeconds / 86_400} days after its last use. Neither your network address nor the name of ` +
      'your browser is stored with it;',
    'the class links that you made: a title, which exercises, and your choices. Of the students who open one nothing is stored;',
    'a digest of a link that sets a password, until it is used or too old;',
    'against guessing, for up to 90 days: digests of the networks and e-mail addresses from which somebody tried to sign in, sign up or ' +
      'set a password, and how often.',
  ],
);

const rights = section('rights', 'See it, and delete it', [
  'The dashboard shows what is stored of your account, but for hashes and digests, and saves it as a file. There you can also delete the ' +
    'account: all of it is then deleted at once, but for the digests against guessing, which end with their time. Until the month ends, ' +
    'the number of your answers in this month stays under a digest of your e-mail address, so that a deleted account does not bring new ' +
    'answers. Backups that the operator has made keep what they hold.',
]);

const browser = section('browser', 'In your browser', [
  'There are two cookies. One is for those who have signed in: it holds the session and is deleted when you sign out. The other is for ' +
    'those who have not: it holds a random number, so that your answers are counted apart from those of others behind your address, and ' +
    'ends after a day.',
  'So that you find your work again, the playground keeps in your browser your recent questions, the matrices that you keep under names, the short links ' +
    'that you made and, until you close the tab, the answers in it; a class link keeps your exercises and your progress there. It goes to the service only when ' +
    'you ask, check or share. You can clear the recent questions and delete the matrices there, and all of it with the data of this site in your browser.',
  'The programming language that you choose for the examples, and whether your dashboard begins with class sheets, is kept in your browser, too, and ' +
    'never sent.',
  'The pages load nothing from other sites: no fonts, no statistics, no advertisement.',
]);

function log({ logLevel, metricsPort, countSlips }: Settings): StatementSection {
  const lines = logsRequests(logLevel)
    ? 'For each request the log has a line with its time, method, route, status, duration and size, and the number of the account.'
    : 'This service logs failures only, not requests.';
  const metrics =
    metricsPort === null
      ? 'There are no further statistics.'
      : 'Besides, requests are counted by route and status, without accounts and addresses.';
  const slips = countSlips ? ' The kinds of slips in workings are counted as well, without the workings.' : '';
  return section('log', 'In the log', [
    `${lines} Network addresses, questions, keys and e-mail addresses are never logged. ${metrics}${metricsPort === null ? '' : slips}`,
    'A proxy in front of the service, or whoever provides the machine, may keep a log of their own: ask the operator.',
  ]);
}

function mail(settings: Settings): StatementSection {
  const confirmation = confirmsAddresses(settings)
    ? 'Who signs up gets a mail with a link, to show that the address is theirs. Until they open it, nothing is stored but digests against ' +
      'guessing: the link itself holds the address, sealed. '
    : '';
  return section('mail', 'Mail', [
    settings.smtpUrl === null
      ? 'This service sends no mail.'
      : `${confirmation}Who asks for a link to set a new password gets it by mail, at the address of the account. No other mail is sent.`,
  ]);
}

export function privacyStatement(settings: Settings): Statement {
  return {
    title: 'Privacy',
    lead: 'What this service stores of you, for how long, and how to delete it.',
    sections: [
      operatorSection('Who is responsible', operatorOf(settings)),
      questions,
      visitors,
      account,
      rights,
      browser,
      log(settings),
      mail(settings),
    ],
  };
}
