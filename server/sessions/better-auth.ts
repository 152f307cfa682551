// Users by better-auth, on a database of its own beside the store's.

import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { StoreProblem } from '../accounts/store.ts';
import { openUsersDatabase } from './better-auth-database.ts';
import { optionsFor, type UsersParts } from './better-auth-options.ts';
import { type TroubleWatch, watchForTrouble } from './database-failures.ts';
import type { OpenSession, Users } from './users.ts';

const resetMilliseconds = 60 * 60 * 1000;
const cookieName = 'matrixmath.session_token';

const simpleAddress = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * The address under which better-auth knows a user. It accepts fewer addresses than there are (`ada@localhost`, letters
 * beyond ASCII): the others are written as hexadecimal digits under a name that no real address can have. The true one
 * stands as the user's name.
 */
function loginOf(email: string): string {
  if (simpleAddress.test(email) && !email.endsWith('.invalid')) return email;
  return `${Buffer.from(email).toString('hex')}@address.invalid`;
}

/** What better-auth refuses for a reason that a client may have caused; the rest is trouble. */
function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.statusCode >= 400 && error.statusCode < 500;
}

async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** The value of the session cookie among `Set-Cookie` headers; null where none is set. */
function cookieIn(headers: Headers): string | null {
  const start = `${cookieName}=`;
  const line = headers.getSetCookie().find((text) => text.startsWith(start));
  const value = line?.slice(start.length).split(';', 1).join('') ?? '';
  return value === '' ? null : value;
}

function headersWith(cookie: string): Headers {
  return new Headers({ cookie: `${cookieName}=${cookie}` });
}

function opened(email: string, headers: Headers): OpenSession {
  const cookie = cookieIn(headers);
  if (cookie === null) throw new Error('a session was begun without a cookie');
  return { email, cookie };
}

/** Each function as one piece of work. */
function watchUsers(users: Users, { during }: TroubleWatch): Users {
  return {
    find: (cookie) => during(() => users.find(cookie)),
    prolong: (cookie) => during(() => users.prolong(cookie)),
    signUp: (email, password, alongside) => during(() => users.signUp(email, password, alongside)),
    signIn: (email, password) => during(() => users.signIn(email, password)),
    signOut: (cookie) => during(() => users.signOut(cookie)),
    endSessions: (email) => during(() => users.endSessions(email)),
    changePassword: (cookie, current, next) => during(() => users.changePassword(cookie, current, next)),
    verifyPassword: (cookie, password) => during(() => users.verifyPassword(cookie, password)),
    offerReset: (email) => during(() => users.offerReset(email)),
    reset: (token, password) => during(() => users.reset(token, password)),
    claim: (email, password) => during(() => users.claim(email, password)),
    sessionTimes: (email) => during(() => users.sessionTimes(email)),
    whileThere: (email, work) => during(() => users.whileThere(email, work)),
    remove: (email, alongside) => during(() => users.remove(email, alongside)),
    close: users.close,
  };
}

/** Opens the database, making its tables where they are missing. Throws StoreProblem where it does not answer. */
export async function openUsers(parts: UsersParts): Promise<Users> {
  const watch = watchForTrouble();
  const { database, migrate, takeTurn, close } = await openUsersDatabase(parts.settings, watch);
  const options = optionsFor(parts, database);

  /** First the tables: better-auth looks whether they are there as soon as it is made. */
  async function prepare() {
    await migrate(options);
    const { api, $context } = betterAuth(options);
    const { internalAdapter, adapter } = await $context;
    await adapter.deleteMany({
      model: 'session',
      where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
    });
    return { api, internalAdapter, adapter };
  }

  const { api, internalAdapter, adapter } = await prepare().catch(async (error: unknown) => {
    await close();
    throw new StoreProblem(error);
  });

  async function findId(email: string): Promise<string | null> {
    return (await internalAdapter.findUserByEmail(loginOf(email)))?.user.id ?? null;
  }

  async function hasPassword(id: string): Promise<boolean> {
    return (await internalAdapter.findAccounts(id)).some(({ password }) => typeof password === 'string');
  }

  /** Links that were sent before a password was set must not set another one. */
  function withdrawResets(id: string) {
    return adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: id }] });
  }

  async function offerResetTo(id: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + resetMilliseconds);
    await internalAdapter.createVerificationValue({ value: id, identifier: `reset-password:${token}`, expiresAt });
    return token;
  }

  async function reset(token: string, newPassword: string, id: string): Promise<boolean> {
    const done = await unlessRefused(() => api.resetPassword({ body: { token, newPassword } }));
    if (done === null) return false;
    await withdrawResets(id);
    return true;
  }

  /** Whose password a token resets, which the answer of better-auth does not say. */
  async function findByReset(token: string) {
    const id = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
    return id === undefined ? null : internalAdapter.findUserById(id);
  }

  async function signIn(email: string, password: string): Promise<OpenSession | null> {
    const body = { email: loginOf(email), password };
    const result = await unlessRefused(() => api.signInEmail({ body, returnHeaders: true }));
    return result === null ? null : opened(email, result.headers);
  }

  /**
   * A user who cannot sign in yet. The sign-up of better-auth would hash the password within a transaction, for which
   * everybody else on this file had to wait.
   */
  async function create(email: string): Promise<string> {
    const user = { email: loginOf(email), name: email, emailVerified: false };
    return (await internalAdapter.createUser(user, { method: 'email-password' })).id;
  }

  async function setPassword(id: string, email: string, password: string): Promise<OpenSession> {
    await reset(await offerResetTo(id), password, id);
    const session = await signIn(email, password);
    if (session === null) throw new Error('a password was set and did not open');
    return session;
  }

  async function read(cookie: string, disableRefresh: boolean) {
    const headers = headersWith(cookie);
    const result = await api.getSession({ headers, query: { disableRefresh }, returnHeaders: true });
    if (result.response === null) return null;
    return { email: result.response.user.name, cookie: cookieIn(result.headers) };
  }

  /**
   * What concerns a password takes turns, user by user and over all replicas: a sign-in or a change that began under the old
   * password must not end with a session after a reset has ended all of them. Unknown addresses wait alike.
   */
  const users: Users = {
    find: async (cookie) => {
      const found = await read(cookie, true);
      return found === null ? null : { email: found.email };
    },
    prolong: (cookie) => read(cookie, false),
    signUp: (email, password, alongside = async () => true) =>
      takeTurn(email, async () => {
        const known = await findId(email);
        if (known !== null && (await hasPassword(known))) return null;
        if (!(await alongside())) return null;
        // One without a password is what was made of a user when the service came to a sudden end.
        const id = known ?? (await create(email));
        try {
          return await setPassword(id, email, password);
        } catch (error) {
          await internalAdapter.deleteUser(id);
          throw error;
        }
      }),
    signIn: (email, password) => takeTurn(email, () => signIn(email, password)),
    signOut: async (cookie) => {
      await api.signOut({ headers: headersWith(cookie) });
    },
    endSessions: async (email) => {
      const id = await findId(email);
      if (id !== null) await internalAdapter.deleteUserSessions(id);
    },
    changePassword: async (cookie, currentPassword, newPassword) => {
      const session = await read(cookie, true);
      if (session === null) return null;
      return takeTurn(session.email, async () => {
        const result = await unlessRefused(() =>
          api.changePassword({
            headers: headersWith(cookie),
            body: { currentPassword, newPassword, revokeOtherSessions: true },
            returnHeaders: true,
          }),
        );
        if (result === null) return null;
        await withdrawResets(result.response.user.id);
        return opened(session.email, result.headers);
      });
    },
    verifyPassword: async (cookie, password) => {
      const verified = await unlessRefused(() =>
        api.verifyPassword({ headers: headersWith(cookie), body: { password } }),
      );
      return verified?.status === true;
    },
    offerReset: async (email) => {
      const id = await findId(email);
      return id === null ? null : offerResetTo(id);
    },
    reset: async (token, password) => {
      const user = await findByReset(token);
      if (user === null) return null;
      const done = await takeTurn(user.name, () => reset(token, password, user.id));
      return done ? { email: user.name } : null;
    },
    claim: (email, password) =>
      takeTurn(email, async () => setPassword((await findId(email)) ?? (await create(email)), email, password)),
    sessionTimes: async (email) => {
      const id = await findId(email);
      const sessions = id === null ? [] : await internalAdapter.listSessions(id, { onlyActiveSessions: true });
      return sessions.map(({ createdAt, expiresAt }) => ({
        begunAt: createdAt.getTime(),
        endsAt: expiresAt.getTime(),
      }));
    },
    whileThere: (email, work) => takeTurn(email, async () => ((await findId(email)) === null ? null : work())),
    remove: (email, alongside) =>
      takeTurn(email, async () => {
        await alongside();
        const id = await findId(email);
        if (id === null) return;
        await withdrawResets(id);
        await internalAdapter.deleteUser(id);
      }),
    close,
  };
  return watchUsers(users, watch);
}
