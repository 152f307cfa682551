// How often somebody may try what could be guessed, or what costs us work: rows of the store, so that a restart forgets none.

import type { Spent } from '../../accounts/allowance.ts';
import type { Spend } from '../../accounts/store.ts';
import type { Services } from '../../service-parts.ts';
import type { Refusal } from '../../http/refusal.ts';

interface Limit {
  readonly purpose: string;
  readonly most: number;
  readonly seconds: number;
}

const hour = 60 * 60;

const limits = {
  signInByNetwork: { purpose: 'sign-in network', most: 50, seconds: hour / 4 },
  signInByEmail: { purpose: 'sign-in e-mail', most: 10, seconds: hour / 4 },
  signInFromKnownNetwork: { purpose: 'sign-in known network', most: 10, seconds: hour / 4 },
  signUpByNetwork: { purpose: 'sign-up network', most: 10, seconds: 24 * hour },
  passwordByEmail: { purpose: 'password e-mail', most: 10, seconds: hour / 4 },
  resetRequestByNetwork: { purpose: 'reset request network', most: 20, seconds: hour },
  resetRequestByEmail: { purpose: 'reset request e-mail', most: 3, seconds: hour },
  keyByEmail: { purpose: 'key e-mail', most: 30, seconds: hour },
  tokenByNetwork: { purpose: 'token network', most: 20, seconds: hour },
} as const satisfies Record<string, Limit>;

/** A network is known to an account until the end of the window in which somebody signed in to it from there. */
const knownNetwork: Limit = { purpose: 'known network', most: 1, seconds: 90 * 24 * hour };

/** Each may be refused; null lets the request go on. */
export interface Limits {
  readonly signIn: (email: string, network: string) => Promise<Refusal | null>;
  readonly signUp: (network: string) => Promise<Refusal | null>;
  /** Proving a password while signed in. */
  readonly password: (email: string) => Promise<Refusal | null>;
  /** Showing or replacing a key, which writes to the disk and to a list that is never shortened. */
  readonly key: (email: string) => Promise<Refusal | null>;
  readonly resetRequest: (email: string, network: string) => Promise<Refusal | null>;
  /** Trying the token of a reset or a claim. */
  readonly token: (network: string) => Promise<Refusal | null>;
  /** Somebody who may has just signed in from there. */
  readonly rememberNetwork: (email: string, network: string) => Promise<void>;
}

function tooMany(seconds: number): Refusal {
  return {
    reason: 'attempts',
    status: 429,
    detail: `Too many attempts; try again in ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    headers: { 'retry-after': String(seconds) },
  };
}

export function createLimits({ allowance, now }: Pick<Services, 'allowance' | 'now'>): Limits {
  function judge({ kind, resetsAt }: Spend & Spent): Refusal | null {
    return kind === 'granted' ? null : tooMany(Math.max(1, Math.ceil((resetsAt - now()) / 1000)));
  }

  async function spend({ purpose, most, seconds }: Limit, subject: string): Promise<Refusal | null> {
    return judge(await allowance.spend(purpose, subject, most, seconds));
  }

  async function isKnown(pair: string): Promise<boolean> {
    return (await allowance.spent(knownNetwork.purpose, pair, knownNetwork.seconds)).used > 0;
  }

  return {
    /**
     * Attempts count whether they succeed or not, and whether the address has an account or not. Few for one address stop
     * guessing from many networks; but then a stranger could lock an owner out by guessing without end. So a network from
     * which the owner has signed in before has a count of its own, which no other network can use up. An owner on a new
     * network waits a quarter of an hour at most after the guessing ends; open sessions, keys, resets by mail and claims
     * are not touched by it.
     */
    signIn: async (email, network) => {
      const refusal = await spend(limits.signInByNetwork, network);
      if (refusal !== null) return refusal;
      const pair = `${email} ${network}`;
      return (await isKnown(pair)) ? spend(limits.signInFromKnownNetwork, pair) : spend(limits.signInByEmail, email);
    },
    signUp: (network) => spend(limits.signUpByNetwork, network),
    /** A count of its own: whoever guesses at the door must not keep the owner from changing the password. */
    password: (email) => spend(limits.passwordByEmail, email),
    key: (email) => spend(limits.keyByEmail, email),
    resetRequest: async (email, network) =>
      (await spend(limits.resetRequestByNetwork, network)) ?? spend(limits.resetRequestByEmail, email),
    token: (network) => spend(limits.tokenByNetwork, network),
    rememberNetwork: async (email, network) => {
      await spend(knownNetwork, `${email} ${network}`);
    },
  };
}
