// Changing a password, setting a forgotten one, claiming an account, and deleting it.

import type { Services } from '../../service-parts.ts';
import { createMailer } from '../../sessions/mail.ts';
import type { LimitHashing } from './hashing-limit.ts';
import { readLimitedForm } from './limited-form.ts';
import { recordEvent } from './audit.ts';
import { callerOf } from './caller.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { linkFields, usedToken } from './link-form.ts';
import { done, type SignedInRequest, refusedBy, type AccountRoutes } from './account-routes.ts';
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

export function addPasswords(
  routes: AccountRoutes,
  services: Services,
  limits: AttemptLimits,
  limitHashing: LimitHashing,
): void {
  addChange(routes, services, limits, limitHashing);
  addDelete(routes, services, limits, limitHashing);
  addResetRequest(routes, services, limits);
  addReset(routes, services, limits, limitHashing);
  addClaim(routes, services, limits, limitHashing);
}

function addChange(routes: AccountRoutes, services: Services, limits: AttemptLimits, limitHashing: LimitHashing): void {
  routes.addSignedInPost(
    '/account/password',
    limitHashing(async (request: SignedInRequest) => {
      const { email, cookie, caller } = request;
      const fields = [
        ['current', 'text'],
        ['password', 'newPassword'],
      ] as const;
      const form = await readLimitedForm(request, fields, () => limits.password(email));
      if (form.kind !== 'valid') return form;
      const users = await services.sessions.users();
      const session = await users.changePassword(cookie, form.value('current'), form.value('password'));
      if (session === null) return wrongPassword;
      await recordEvent(services, caller.accountId, 'password-changed');
      request.setCookie(session.cookie);
      return done(204);
    }),
  );
}

/**
 * The sessions end first, so that none does anything more. The user is deleted last, so that after a crash in between the user can sign
 * in and delete the rest.
 */
function addDelete(
  routes: AccountRoutes,
  { sessions, accounts }: Services,
  limits: AttemptLimits,
  limitHashing: LimitHashing,
): void {
  routes.addSignedInPost(
    '/account/delete',
    limitHashing(async (request: SignedInRequest) => {
      const { email, cookie, caller } = request;
      const form = await readLimitedForm(request, [['password', 'text']], () => limits.password(email));
      if (form.kind !== 'valid') return form;
      const users = await sessions.users();
      if (!(await users.verifyPassword(cookie, form.value('password')))) return wrongPassword;
      await users.endSessions(email);
      await users.remove(email, () => accounts.remove({ id: caller.accountId, email }));
      request.clearCookie();
      return done(204);
    }),
  );
}

function addResetRequest(routes: AccountRoutes, { sessions, settings }: Services, limits: AttemptLimits): void {
  const mailer = createMailer(settings);

  routes.addPost('/account/reset-request', async (request) => {
    if (mailer === null) return noMail;
    const form = await readLimitedForm(request, [['email', 'email']], (field) =>
      limits.resetRequest(field('email'), request.network),
    );
    if (form.kind !== 'valid') return form;
    const email = form.value('email');
    // After the response, so that its time does not show whether the address has an account.
    request.afterResponse(async () => {
      const token = await (await sessions.users()).offerReset(email);
      if (token !== null) await mailer.sendReset(email, token);
    });
    return done(202, { detail: 'If this address has an account, a mail with a link is on its way to it' });
  });
}

function addReset(routes: AccountRoutes, services: Services, limits: AttemptLimits, limitHashing: LimitHashing): void {
  routes.addPost(
    '/account/reset',
    limitHashing(async (request) => {
      const form = await readLimitedForm(request, linkFields, () => limits.token(request.network));
      if (form.kind !== 'valid') return form;
      const users = await services.sessions.users();
      const session = await users.reset(form.value('token'), form.value('password'));
      const caller = session === null ? null : await callerOf(services, session.email);
      if (caller === null) return usedToken;
      await recordEvent(services, caller.accountId, 'password-reset');
      return done(204);
    }),
  );
}

function addClaim(routes: AccountRoutes, services: Services, limits: AttemptLimits, limitHashing: LimitHashing): void {
  const { sessions, accounts } = services;

  routes.addPost(
    '/account/claim',
    limitHashing(async (request) => {
      const form = await readLimitedForm(request, linkFields, () => limits.token(request.network));
      if (form.kind !== 'valid') return form;
      const account = await accounts.takeClaim(form.value('token'));
      if (account === null) return usedToken;
      const session = await (await sessions.users()).claim(account.email, form.value('password'));
      await beginSession(services, limits, request, session, { accountId: account.id, kind: 'claimed' });
      return done(200, { email: account.email });
    }),
  );
}
