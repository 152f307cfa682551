// Users by better-auth, on a database of its own beside the store's.

import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { StoreProblem } from '../accounts/store/store.ts';
import { openUsersDatabase } from './open-users-database.ts';
import { optionsFor, type UsersParts } from './better-auth-options.ts';
import { type FailureWatch, watchDatabaseFailures } from './database-failures.ts';
import type { OpenSession, Users } from './users.ts';

const resetMilliseconds = 60 * 60 * 1000;
const cookieName = 'matrixsteps.session_token';

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

/** Whether better-auth refused what a client sent. */
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
  if (cookie === null) throw new Error('a session was created without a cookie');
  return { email, cookie };
}

/** The same users; each function throws StoreProblem where the database failed in it. */
function withFailures(users: Users, { watch }: FailureWatch): Users {
  return {
    find: (cookie) => watch(() => users.find(cookie)),
    refresh: (cookie) => watch(() => users.refresh(cookie)),
    signUp: (email, password, beforehand) => watch(() => users.signUp(email, password, beforehand)),
    signIn: (email, password) => watch(() => users.signIn(email, password)),
    signOut: (cookie) => watch(() => users.signOut(cookie)),
    endSessions: (email) => watch(() => users.endSessions(email)),
    changePassword: (cookie, current, next) => watch(() => users.changePassword(cookie, current, next)),
    verifyPassword: (cookie, password) => watch(() => users.verifyPassword(cookie, password)),
    offerReset: (email) => watch(() => users.offerReset(email)),
    reset: (token, password) => watch(() => users.reset(token, password)),
    claim: (email, password) => watch(() => users.claim(email, password)),
    sessionTimes: (email) => watch(() => users.sessionTimes(email)),
    hasPassword: (email) => watch(() => users.hasPassword(email)),
    ifExists: (email, work) => watch(() => users.ifExists(email, work)),
    remove: (email, beforehand) => watch(() => users.remove(email, beforehand)),
    close: users.close,
  };
}

/** Opens the database, making its tables where they are missing. Throws StoreProblem where it does not answer. */
export async function openUsers(parts: UsersParts): Promise<Users> {
  const failures = watchDatabaseFailures();
  const { database, migrate, runExclusive, close } = await openUsersDatabase(parts.settings, failures);
  const options = optionsFor(parts, database);

  /** Migrates first, because better-auth checks the tables when it is created. */
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

  async function isComplete(id: string): Promise<boolean> {
    return (await internalAdapter.findAccounts(id)).some(({ password }) => typeof password === 'string');
  }

  /** Reset links that were sent before a password was set end with it. */
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

  /** The user of a reset token, which the result of better-auth does not name. */
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
   * Creates a user who cannot sign in yet. The sign-up of better-auth would hash the password within a transaction, and lock the
   * whole SQLite file for that time.
   */
  async function create(email: string): Promise<string> {
    const user = { email: loginOf(email), name: email, emailVerified: false };
    return (await internalAdapter.createUser(user, { method: 'email-password' })).id;
  }

  async function setPassword(id: string, email: string, password: string): Promise<OpenSession> {
    await reset(await offerResetTo(id), password, id);
    const session = await signIn(email, password);
    if (session === null) throw new Error('a new password was not accepted');
    return session;
  }

  async function read(cookie: string, disableRefresh: boolean) {
    const headers = headersWith(cookie);
    const result = await api.getSession({ headers, query: { disableRefresh }, returnHeaders: true });
    if (result.response === null) return null;
    return { email: result.response.user.name, cookie: cookieIn(result.headers) };
  }

  /**
   * Work on the password of a user is exclusive, over all replicas: a sign-in or a change that began under the old password must not
   * create a session after a reset has ended all of them. Unknown addresses wait as well.
   */
  const users: Users = {
    find: async (cookie) => {
      const found = await read(cookie, true);
      return found === null ? null : { email: found.email };
    },
    refresh: (cookie) => read(cookie, false),
    signUp: (email, password, beforehand = async () => true) =>
      runExclusive(email, async () => {
        const known = await findId(email);
        if (known !== null && (await isComplete(known))) return null;
        if (!(await beforehand())) return null;
        // A user without a password is left over from a sign-up that was cut off.
        const id = known ?? (await create(email));
        try {
          return await setPassword(id, email, password);
        } catch (error) {
          await internalAdapter.deleteUser(id);
          throw error;
        }
      }),
    signIn: (email, password) => runExclusive(email, () => signIn(email, password)),
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
      return runExclusive(session.email, async () => {
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
      const done = await runExclusive(user.name, () => reset(token, password, user.id));
      return done ? { email: user.name } : null;
    },
    claim: (email, password) =>
      runExclusive(email, async () => setPassword((await findId(email)) ?? (await create(email)), email, password)),
    sessionTimes: async (email) => {
      const id = await findId(email);
      const sessions = id === null ? [] : await internalAdapter.listSessions(id, { onlyActiveSessions: true });
      return sessions.map(({ createdAt, expiresAt }) => ({
        begunAt: createdAt.getTime(),
        endsAt: expiresAt.getTime(),
      }));
    },
    hasPassword: async (email) => {
      const id = await findId(email);
      return id !== null && isComplete(id);
    },
    ifExists: (email, work) => runExclusive(email, async () => ((await findId(email)) === null ? null : work())),
    remove: (email, beforehand) =>
      runExclusive(email, async () => {
        await beforehand();
        const id = await findId(email);
        if (id === null) return;
        await withdrawResets(id);
        await internalAdapter.deleteUser(id);
      }),
    close,
  };
  return withFailures(users, failures);
}
