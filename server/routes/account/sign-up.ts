// Signing up: at once, or with a link in a mail, which proves that the address is read by whoever signs up.

import type { AccountWithKey } from '../../accounts/accounts.ts';
import type { Services } from '../../service-parts.ts';
import { confirmsAddresses, createMailer, type Mailer } from '../../sessions/mail.ts';
import type { LimitHashing } from './hashing-limit.ts';
import { readLimitedForm } from './limited-form.ts';
import { linkFields, usedToken } from './link-form.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { type AccountRequest, type AccountRoutes, done, refusedBy } from './account-routes.ts';
import { enterSession } from './sessions.ts';

const addressTaken = refusedBy({
  reason: 'address_taken',
  status: 409,
  detail: 'This address has an account: sign in, or claim it with a link from whoever runs this service',
});

const noMail = refusedBy({
  reason: 'no_mail',
  status: 404,
  detail: 'This service confirms no addresses by mail: sign up without a link',
});

export function addSignUp(
  routes: AccountRoutes,
  services: Services,
  limits: AttemptLimits,
  limitHashing: LimitHashing,
): void {
  const { accounts, sessions, settings } = services;

  /**
   * Creates the account before the user, because only the account is unique by its address. If the user is not created then, the
   * account waits for the next sign-up with the address: nobody has its key, and nobody can sign in to it. An account that an operator
   * created, or that was used since, can only be claimed.
   */
  async function create(email: string, password: string) {
    const made: AccountWithKey[] = [];
    const session = await (await sessions.users()).signUp(email, password, async () => {
      const account = (await accounts.create(email)) ?? (await accounts.createAgain(email));
      if (account !== null) made.push(account);
      return account !== null;
    });
    return session === null ? null : { session, ...made[0] };
  }

  async function signUp(request: AccountRequest, email: string, password: string) {
    const made = await create(email, password);
    if (made === null) return addressTaken;
    const { session, key } = made;
    await enterSession(services, limits, request, session);
    return done(201, { email, key });
  }

  async function invite(mailer: Mailer, email: string): Promise<void> {
    const isFree = (await accounts.isFree(email)) && !(await (await sessions.users()).hasPassword(email));
    await (isFree ? mailer.sendSignUp(email, await accounts.offerSignUp(email)) : mailer.sendKnown(email));
  }

  const mailer = confirmsAddresses(settings) ? createMailer(settings) : null;
  if (mailer === null) {
    routes.addPost(
      '/account/sign-up',
      limitHashing(async (request) => {
        const fields = [
          ['email', 'email'],
          ['password', 'newPassword'],
        ] as const;
        const form = await readLimitedForm(request, fields, () => limits.signUp(request.network));
        return form.kind === 'valid' ? signUp(request, form.value('email'), form.value('password')) : form;
      }),
    );
    routes.addPost('/account/confirm', async () => noMail);
    return;
  }

  routes.addPost('/account/sign-up', async (request) => {
    const form = await readLimitedForm(request, [['email', 'email']], (field) =>
      limits.signUpMail(field('email'), request.network),
    );
    if (form.kind !== 'valid') return form;
    const email = form.value('email');
    // After the response, so that its time does not show whether the address has an account.
    request.afterResponse(() => invite(mailer, email));
    return done(202, { detail: 'A mail with a link is on its way to this address' });
  });

  routes.addPost(
    '/account/confirm',
    limitHashing(async (request) => {
      const form = await readLimitedForm(request, linkFields, () => limits.token(request.network));
      if (form.kind !== 'valid') return form;
      const email = await accounts.readSignUp(form.value('token'));
      if (email === null) return usedToken;
      // Once more, because a password that is the address itself is refused.
      const owned = await readLimitedForm({ form: request.form, email }, linkFields, () =>
        limits.signUp(request.network),
      );
      return owned.kind === 'valid' ? signUp(request, email, owned.value('password')) : owned;
    }),
  );
}
