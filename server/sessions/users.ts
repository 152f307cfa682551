// Users: the people who can sign in, their passwords and their sessions. The interface that the routes work with.

/** Somebody who is signed in. The address is the one that the account of the store has. */
export interface Session {
  readonly email: string;
}

/** A session with the value of its cookie. */
export interface OpenSession extends Session {
  readonly cookie: string;
}

/** What is told to a user of a session; never its token. Times in milliseconds since 1970. */
export interface SessionTimes {
  readonly begunAt: number;
  readonly endsAt: number;
}

/** Each function throws StoreProblem where the database does not do its work. Addresses are normalized; passwords have a length that is allowed. A cookie is what `OpenSession` gave. */
export interface Users {
  /** Null where the cookie opens nothing (any more). Reads the database each time, so that an ended session is over. */
  readonly find: (cookie: string) => Promise<Session | null>;
  /** As `find`, but the session is used: it lasts 30 days from now on, and where that was written down the cookie is given. */
  readonly refresh: (cookie: string) => Promise<(Session & { readonly cookie: string | null }) | null>;
  /**
   * Null where the address has a user with a password. Before anything is made, and while nothing else that concerns the address is
   * under way, `beforehand` makes what a user needs; null where it says no.
   */
  readonly signUp: (
    email: string,
    password: string,
    beforehand?: () => Promise<boolean>,
  ) => Promise<OpenSession | null>;
  /** Null where the two do not belong together; the work is the same for an address without a user. */
  readonly signIn: (email: string, password: string) => Promise<OpenSession | null>;
  readonly signOut: (cookie: string) => Promise<void>;
  readonly endSessions: (email: string) => Promise<void>;
  /** All sessions end, and a new one begins; null where `current` is wrong. */
  readonly changePassword: (cookie: string, current: string, next: string) => Promise<OpenSession | null>;
  /** Whether it is the password of who is signed in. */
  readonly verifyPassword: (cookie: string, password: string) => Promise<boolean>;
  /** A token that sets a password once, within an hour; null where the address has no user. */
  readonly offerReset: (email: string) => Promise<string | null>;
  /** Sets the password, and all sessions end. Null where the token is unknown, used or too old. */
  readonly reset: (token: string, password: string) => Promise<Session | null>;
  /** Sets the password of a user, who is made where there is none. All sessions end, and a new one begins. */
  readonly claim: (email: string, password: string) => Promise<OpenSession>;
  readonly sessionTimes: (email: string) => Promise<readonly SessionTimes[]>;
  /** Does the work while nothing else that concerns the user is under way; null, and nothing done, without a user. */
  readonly ifExists: <Result>(email: string, work: () => Promise<Result>) => Promise<Result | null>;
  /** The user, the sessions, the password and what could reset it; before them, and together, what `beforehand` removes. */
  readonly remove: (email: string, beforehand: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}
