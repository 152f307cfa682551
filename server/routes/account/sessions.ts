// Signing up, in and out, and who is signed in.

import type { AccountWithKey } from '../../accounts/accounts.ts';
import type { AuditEvent } from '../../accounts/store.ts';
import type { Services } from '../../service-parts.ts';
import type { OpenSession } from '../../sessions/users.ts';
import type { Admission } from './admission.ts';
import { readAttempt } from './attempt.ts';
import { noteEvent } from './audit.ts';
import { accountBalance, visitorBalance } from './balance.ts';
import { callerOf } from './caller.ts';
import type { Limits } from './limits.ts';
import { done, refusedBy, type Scope, type Visit } from './scope.ts';

const addressTaken = refusedBy({
  reason: 'address_taken',
  status: 409,
  detail: 'This address has an account: sign in, or claim it with a link from whoever runs this service',
});

/** One sentence for every cause, so that it tells nobody which addresses have accounts. */
const wrongPair = refusedBy({
  reason: 'wrong_password',
  status: 401,
  detail: 'The e-mail address or the password is wrong',
});

type Entering = Pick<Visit, 'cookie' | 'network' | 'giveCookie'>;

/** The cookie of a new session, in place of the one that came; who signs in with a planted cookie does not keep it. */
async function enterSession(
  { sessions }: Pick<Services, 'sessions'>,
  limits: Limits,
  visit: Entering,
  { email, cookie }: OpenSession,
): Promise<void> {
  if (visit.cookie !== null) await (await sessions.users()).signOut(visit.cookie);
  await limits.rememberNetwork(email, visit.network);
  visit.giveCookie(cookie);
}

/** As `enterSession`, with the event of it. */
export async function beginSession(
  services: Pick<Services, 'sessions' | 'store' | 'now'>,
  limits: Limits,
  visit: Entering,
  session: OpenSession,
  { accountId, kind }: { readonly accountId: string; readonly kind: AuditEvent['kind'] },
): Promise<void> {
  await noteEvent(services, accountId, kind);
  await enterSession(services, limits, visit, session);
}

export function addSessions(scope: Scope, services: Services, limits: Limits, admit: Admission): void {
  addPresentSession(scope, services);
  addSignUp(scope, services, limits, admit);
  addSignIn(scope, services, limits, admit);
  addSignOut(scope, services);
}

function addPresentSession(scope: Scope, services: Services): void {
  const { sessions, settings } = services;
  const resetByMail = settings.smtpUrl !== null;

  scope.get('/account/session', async (visit) => {
    const { cookie } = visit;
    const session = cookie === null ? null : await (await sessions.users()).prolong(cookie);
    const caller = session === null ? null : await callerOf(services, session.email);
    if (session === null || caller === null) {
      if (cookie !== null) visit.dropCookie();
      const allowance = await visitorBalance(services, visit.network);
      return done(200, { account: null, allowance, reset_by_mail: resetByMail });
    }
    if (session.cookie !== null) visit.giveCookie(session.cookie);
    const { email } = session;
    return done(200, { account: { email }, allowance: accountBalance(settings, caller), reset_by_mail: resetByMail });
  });
}

function addSignUp(scope: Scope, services: Services, limits: Limits, admit: Admission): void {
  const { sessions, accounts } = services;

  /**
   * The account first, because its address is the narrower gate. Where the user cannot be made, or the service ends in between, the
   * account waits for the next who signs up with the address: nobody has its key, and nobody can sign in to it. One that was made by
   * whoever runs the service, or to which anything has happened since, waits for a claim.
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

  scope.post(
    '/account/sign-up',
    admit(async (visit) => {
      const fields = [
        ['email', 'email'],
        ['password', 'newPassword'],
      ] as const;
      const attempt = await readAttempt(visit, fields, () => limits.signUp(visit.network));
      if (attempt.kind !== 'read') return attempt;
      const made = await signUp(attempt.value('email'), attempt.value('password'));
      if (made === null) return addressTaken;
      const { session, key } = made;
      await enterSession(services, limits, visit, session);
      return done(201, { email: session.email, key });
    }),
  );
}

function addSignIn(scope: Scope, services: Services, limits: Limits, admit: Admission): void {
  scope.post(
    '/account/sign-in',
    admit(async (visit) => {
      const fields = [
        ['email', 'email'],
        ['password', 'text'],
      ] as const;
      const attempt = await readAttempt(visit, fields, (field) => limits.signIn(field('email'), visit.network));
      if (attempt.kind !== 'read') return attempt;
      const email = attempt.value('email');
      const session = await (await services.sessions.users()).signIn(email, attempt.value('password'));
      if (session === null) return wrongPair;
      const caller = await callerOf(services, email);
      if (caller === null) return wrongPair;
      await beginSession(services, limits, visit, session, { accountId: caller.accountId, kind: 'signed-in' });
      return done(200, { email });
    }),
  );
}

function addSignOut(scope: Scope, services: Services): void {
  const { sessions } = services;

  scope.post('/account/sign-out', async (visit) => {
    if (visit.cookie !== null) await (await sessions.users()).signOut(visit.cookie);
    visit.dropCookie();
    return done(204);
  });

  scope.postOwn('/account/sign-out-everywhere', async ({ email, caller, dropCookie }) => {
    await (await sessions.users()).endSessions(email);
    await noteEvent(services, caller.accountId, 'signed-out-everywhere');
    dropCookie();
    return done(204);
  });
}
