// Signing in and out, and the current session.

import type { AuditEvent } from '../../accounts/store/store.ts';
import type { Services } from '../../service-parts.ts';
import { confirmsAddresses } from '../../sessions/mail.ts';
import type { OpenSession } from '../../sessions/users.ts';
import type { LimitHashing } from './hashing-limit.ts';
import { readLimitedForm } from './limited-form.ts';
import { recordEvent } from './audit.ts';
import { accountQuotaStatus, visitorQuotaStatus } from './quota-status.ts';
import { callerOf } from './caller.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { done, refusedBy, type AccountRoutes, type AccountRequest } from './account-routes.ts';

/** The same sentence for every cause, so that it does not show which addresses have accounts. */
const wrongPair = refusedBy({
  reason: 'wrong_password',
  status: 401,
  detail: 'The e-mail address or the password is wrong',
});

type CookieRequest = Pick<AccountRequest, 'cookie' | 'network' | 'setCookie'>;

/** Sets the cookie of a new session, and ends the session of the request's cookie, which another site may have planted. */
export async function enterSession(
  { sessions }: Pick<Services, 'sessions'>,
  limits: AttemptLimits,
  request: CookieRequest,
  { email, cookie }: OpenSession,
): Promise<void> {
  if (request.cookie !== null) await (await sessions.users()).signOut(request.cookie);
  await limits.rememberNetwork(email, request.network);
  request.setCookie(cookie);
}

/** As `enterSession`, and records the event. */
export async function beginSession(
  services: Pick<Services, 'sessions' | 'store' | 'now'>,
  limits: AttemptLimits,
  request: CookieRequest,
  session: OpenSession,
  { accountId, kind }: { readonly accountId: string; readonly kind: AuditEvent['kind'] },
): Promise<void> {
  await recordEvent(services, accountId, kind);
  await enterSession(services, limits, request, session);
}

export function addSessions(
  routes: AccountRoutes,
  services: Services,
  limits: AttemptLimits,
  limitHashing: LimitHashing,
): void {
  addPresentSession(routes, services);
  addSignIn(routes, services, limits, limitHashing);
  addSignOut(routes, services);
}

function addPresentSession(routes: AccountRoutes, services: Services): void {
  const { sessions, settings } = services;
  const byMail = { sign_up_by_mail: confirmsAddresses(settings), reset_by_mail: settings.smtpUrl !== null };

  routes.addGet('/account/session', async (request) => {
    const { cookie } = request;
    const session = cookie === null ? null : await (await sessions.users()).refresh(cookie);
    const caller = session === null ? null : await callerOf(services, session.email);
    if (session === null || caller === null) {
      if (cookie !== null) request.clearCookie();
      const visitor = { network: request.network, id: request.greetVisitor() };
      const allowance = await visitorQuotaStatus(services, visitor);
      return done(200, { account: null, allowance, ...byMail });
    }
    if (session.cookie !== null) request.setCookie(session.cookie);
    const { email } = session;
    return done(200, {
      account: { email },
      allowance: accountQuotaStatus(settings, caller),
      ...byMail,
    });
  });
}

function addSignIn(routes: AccountRoutes, services: Services, limits: AttemptLimits, limitHashing: LimitHashing): void {
  routes.addPost(
    '/account/sign-in',
    limitHashing(async (request) => {
      const fields = [
        ['email', 'email'],
        ['password', 'text'],
      ] as const;
      const form = await readLimitedForm(request, fields, (field) => limits.signIn(field('email'), request.network));
      if (form.kind !== 'valid') return form;
      const email = form.value('email');
      const session = await (await services.sessions.users()).signIn(email, form.value('password'));
      if (session === null) return wrongPair;
      const caller = await callerOf(services, email);
      if (caller === null) return wrongPair;
      await beginSession(services, limits, request, session, { accountId: caller.accountId, kind: 'signed-in' });
      return done(200, { email });
    }),
  );
}

function addSignOut(routes: AccountRoutes, services: Services): void {
  const { sessions } = services;

  routes.addPost('/account/sign-out', async (request) => {
    if (request.cookie !== null) await (await sessions.users()).signOut(request.cookie);
    request.clearCookie();
    return done(204);
  });

  routes.addSignedInPost('/account/sign-out-everywhere', async ({ email, caller, clearCookie }) => {
    await (await sessions.users()).endSessions(email);
    await recordEvent(services, caller.accountId, 'signed-out-everywhere');
    clearCookie();
    return done(204);
  });
}
