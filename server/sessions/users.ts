// The interface of users: the people who can sign in, their passwords and sessions.

/** A session. The address is that of the account in the store. */
export interface Session {
  readonly email: string;
}

/** A session with the value of its cookie. */
export interface OpenSession extends Session {
  readonly cookie: string;
}

/** The times of a session, in milliseconds since 1970. */
export interface SessionTimes {
  readonly begunAt: number;
  readonly endsAt: number;
}

/**
 * Each function throws StoreProblem where the database fails. Addresses must be normalized, and new passwords have an allowed length.
 * A cookie is the value of `OpenSession`.
 */
export interface Users {
  /** Null where the cookie is of no open session. Always reads the database. */
  readonly find: (cookie: string) => Promise<Session | null>;
  /** As `find`, and extends the session to 30 days from now. The cookie is given where it has to be set again. */
  readonly refresh: (cookie: string) => Promise<(Session & { readonly cookie: string | null }) | null>;
  /**
   * Null where the address has a user with a password, or where `beforehand` gives false. It is called before the user is created, and
   * exclusive like the work itself.
   */
  readonly signUp: (
    email: string,
    password: string,
    beforehand?: () => Promise<boolean>,
  ) => Promise<OpenSession | null>;
  /** Null where the password is wrong. Does the same work for an address without a user. */
  readonly signIn: (email: string, password: string) => Promise<OpenSession | null>;
  readonly signOut: (cookie: string) => Promise<void>;
  readonly endSessions: (email: string) => Promise<void>;
  /** Ends all sessions and starts a new one; null where `current` is wrong. */
  readonly changePassword: (cookie: string, current: string, next: string) => Promise<OpenSession | null>;
  /** Whether it is the password of the session's user. */
  readonly verifyPassword: (cookie: string, password: string) => Promise<boolean>;
  /** A token that sets a password once, within an hour; null where the address has no user. */
  readonly offerReset: (email: string) => Promise<string | null>;
  /** Sets the password and ends all sessions. Null where the token is unknown, used or expired. */
  readonly reset: (token: string, password: string) => Promise<Session | null>;
  /** Sets the password of a user, who is created where there is none. Ends all sessions and starts a new one. */
  readonly claim: (email: string, password: string) => Promise<OpenSession>;
  readonly sessionTimes: (email: string) => Promise<readonly SessionTimes[]>;
  /** Does the work, exclusively for this user; null, and nothing is done, without a user. */
  readonly ifExists: <Result>(email: string, work: () => Promise<Result>) => Promise<Result | null>;
  /** Whether the address has a user who can sign in. */
  readonly hasPassword: (email: string) => Promise<boolean>;
  /** Deletes the user, the sessions, the password and reset tokens, all after `beforehand`. */
  readonly remove: (email: string, beforehand: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}
