// Signing up, in and out, and the current session.

import type { AccountWithKey } from '../../accounts/accounts.ts';
import type { AuditEvent } from '../../accounts/store/store.ts';
import type { Services } from '../../service-parts.ts';
import type { OpenSession } from '../../sessions/users.ts';
import type { LimitHashing } from './hashing-limit.ts';
import { readLimitedForm } from './limited-form.ts';
import { recordEvent } from './audit.ts';
import { accountQuotaStatus, visitorQuotaStatus } from './quota-status.ts';
import { callerOf } from './caller.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { done, refusedBy, type AccountRoutes, type AccountRequest } from './account-routes.ts';

const addressTaken = refusedBy({
  reason: 'address_taken',
  status: 409,
  detail: 'This address has an account: sign in, or claim it with a link from whoever runs this service',
});

/** The same sentence for every cause, so that it does not show which addresses have accounts. */
const wrongPair = refusedBy({
  reason: 'wrong_password',
  status: 401,
  detail: 'The e-mail address or the password is wrong',
});

type CookieRequest = Pick<AccountRequest, 'cookie' | 'network' | 'setCookie'>;

/** Sets the cookie of a new session, and ends the session of the request's cookie, which another site may have planted. */
async function enterSession(
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
  addSignUp(routes, services, limits, limitHashing);
  addSignIn(routes, services, limits, limitHashing);
  addSignOut(routes, services);
}

function addPresentSession(routes: AccountRoutes, services: Services): void {
  const { sessions, settings } = services;
  const resetByMail = settings.smtpUrl !== null;

  routes.addGet('/account/session', async (request) => {
    const { cookie } = request;
    const session = cookie === null ? null : await (await sessions.users()).refresh(cookie);
    const caller = session === null ? null : await callerOf(services, session.email);
    if (session === null || caller === null) {
      if (cookie !== null) request.clearCookie();
      const visitor = { network: request.network, id: request.greetVisitor() };
      const allowance = await visitorQuotaStatus(services, visitor);
      return done(200, { account: null, allowance, reset_by_mail: resetByMail });
    }
    if (session.cookie !== null) request.setCookie(session.cookie);
    const { email } = session;
    return done(200, {
      account: { email },
      allowance: accountQuotaStatus(settings, caller),
      reset_by_mail: resetByMail,
    });
  });
}

function addSignUp(routes: AccountRoutes, services: Services, limits: AttemptLimits, limitHashing: LimitHashing): void {
  const { sessions, accounts } = services;

  /**
   * Creates the account before the user, because only the account is unique by its address. If the user is not created then, the
   * account waits for the next sign-up with the address: nobody has its key, and nobody can sign in to it. An account that an operator
   * created, or that was used since, can only be claimed.
   */
  async function signUp(email: string, password: string) {
    const made: AccountWithKey[] = [];
    const session = await (await sessions.users()).signUp(email, password, async () => {
      const account = (await accounts.create(email)) ?? (await accounts.createAgain(email));
      if (account !== null) made.push(account);
      return account !== null;
    });
    return session === null ? null : { session, ...made[0] };
  }

  routes.addPost(
    '/account/sign-up',
    limitHashing(async (request) => {
      const fields = [
        ['email', 'email'],
        ['password', 'newPassword'],
      ] as const;
      const form = await readLimitedForm(request, fields, () => limits.signUp(request.network));
      if (form.kind !== 'valid') return form;
      const made = await signUp(form.value('email'), form.value('password'));
      if (made === null) return addressTaken;
      const { session, key } = made;
      await enterSession(services, limits, request, session);
      return done(201, { email: session.email, key });
    }),
  );
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
