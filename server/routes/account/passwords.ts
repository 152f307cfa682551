// Changing a password, setting a forgotten one, claiming an account, and deleting it.

import type { Services } from '../../service-parts.ts';
import { createMailer } from '../../sessions/mail.ts';
import type { Admission } from './admission.ts';
import { readAttempt } from './attempt.ts';
import { noteEvent } from './audit.ts';
import { callerOf } from './caller.ts';
import type { Limits } from './limits.ts';
import { done, type Outcome, type OwnVisit, refusedBy, type Scope } from './scope.ts';
import { beginSession } from './sessions.ts';

const wrongPassword = refusedBy({
  reason: 'wrong_password',
  status: 403,
  detail: 'The current password is wrong',
});

const noMail = refusedBy({
  reason: 'no_mail',
  status: 404,
  detail: 'This service sends no mail: whoever runs it can give a link that sets a new password',
});

const spentToken: Outcome = {
  kind: 'faulty',
  entries: [
    { loc: ['body', 'token'], msg: 'This link was used or is too old: ask for a new one.', type: 'value_error.token' },
  ],
};

/** The form of the page that a link of either kind opens. */
const linkFields = [
  ['token', 'text'],
  ['password', 'newPassword'],
] as const;

export function addPasswords(scope: Scope, services: Services, limits: Limits, admit: Admission): void {
  addChange(scope, services, limits, admit);
  addDelete(scope, services, limits, admit);
  addResetRequest(scope, services, limits);
  addReset(scope, services, limits, admit);
  addClaim(scope, services, limits, admit);
}

function addChange(scope: Scope, services: Services, limits: Limits, admit: Admission): void {
  scope.postOwn(
    '/account/password',
    admit(async (visit: OwnVisit) => {
      const { email, cookie, caller } = visit;
      const fields = [
        ['current', 'text'],
        ['password', 'newPassword'],
      ] as const;
      const attempt = await readAttempt(visit, fields, () => limits.password(email));
      if (attempt.kind !== 'read') return attempt;
      const users = await services.sessions.users();
      const session = await users.changePassword(cookie, attempt.value('current'), attempt.value('password'));
      if (session === null) return wrongPassword;
      await noteEvent(services, caller.accountId, 'password-changed');
      visit.giveCookie(session.cookie);
      return done(204);
    }),
  );
}

/**
 * The sessions first, so that none does anything more; the user last, who can sign in and delete the rest where a
 * crash comes between.
 */
function addDelete(scope: Scope, { sessions, accounts }: Services, limits: Limits, admit: Admission): void {
  scope.postOwn(
    '/account/delete',
    admit(async (visit: OwnVisit) => {
      const { email, cookie, caller } = visit;
      const attempt = await readAttempt(visit, [['password', 'text']], () => limits.password(email));
      if (attempt.kind !== 'read') return attempt;
      const users = await sessions.users();
      if (!(await users.verifyPassword(cookie, attempt.value('password')))) return wrongPassword;
      await users.endSessions(email);
      await users.remove(email, () => accounts.remove({ id: caller.accountId }));
      visit.dropCookie();
      return done(204);
    }),
  );
}

function addResetRequest(scope: Scope, { sessions, settings }: Services, limits: Limits): void {
  const mailer = createMailer(settings);

  scope.post('/account/reset-request', async (visit) => {
    if (mailer === null) return noMail;
    const attempt = await readAttempt(visit, [['email', 'email']], (field) =>
      limits.resetRequest(field('email'), visit.network),
    );
    if (attempt.kind !== 'read') return attempt;
    const email = attempt.value('email');
    // Whether the address has an account is looked up when the reply has left.
    visit.afterwards(async () => {
      const token = await (await sessions.users()).offerReset(email);
      if (token !== null) await mailer.sendReset(email, token);
    });
    return done(202, { detail: 'If this address has an account, a mail with a link is on its way to it' });
  });
}

function addReset(scope: Scope, services: Services, limits: Limits, admit: Admission): void {
  scope.post(
    '/account/reset',
    admit(async (visit) => {
      const attempt = await readAttempt(visit, linkFields, () => limits.token(visit.network));
      if (attempt.kind !== 'read') return attempt;
      const users = await services.sessions.users();
      const session = await users.reset(attempt.value('token'), attempt.value('password'));
      const caller = session === null ? null : await callerOf(services, session.email);
      if (caller === null) return spentToken;
      await noteEvent(services, caller.accountId, 'password-reset');
      return done(204);
    }),
  );
}

function addClaim(scope: Scope, services: Services, limits: Limits, admit: Admission): void {
  const { sessions, accounts } = services;

  scope.post(
    '/account/claim',
    admit(async (visit) => {
      const attempt = await readAttempt(visit, linkFields, () => limits.token(visit.network));
      if (attempt.kind !== 'read') return attempt;
      const account = await accounts.takeClaim(attempt.value('token'));
      if (account === null) return spentToken;
      const session = await (await sessions.users()).claim(account.email, attempt.value('password'));
      await beginSession(services, limits, visit, session, { accountId: account.id, kind: 'claimed' });
      return done(200, { email: account.email });
    }),
  );
}
