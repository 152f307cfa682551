// Limits on attempts that could be guesses or are expensive. They are counted in the store, so that they outlive a restart.

import { networksAround } from '../../accounts/limits/client-network.ts';
import type { WindowUsage } from '../../accounts/limits/window-limits.ts';
import type { Consumption } from '../../accounts/store/store.ts';
import type { Services } from '../../service-parts.ts';
import type { Refusal } from '../../http/refusal.ts';

interface Limit {
  readonly purpose: string;
  readonly max: number;
  readonly seconds: number;
}

const hour = 60 * 60;

const limits = {
  signInByNetwork: { purpose: 'sign-in network', max: 50, seconds: hour / 4 },
  signInByEmail: { purpose: 'sign-in e-mail', max: 10, seconds: hour / 4 },
  signInFromKnownNetwork: { purpose: 'sign-in known network', max: 10, seconds: hour / 4 },
  passwordByEmail: { purpose: 'password e-mail', max: 10, seconds: hour / 4 },
  resetRequestByNetwork: { purpose: 'reset request network', max: 20, seconds: hour },
  resetRequestByEmail: { purpose: 'reset request e-mail', max: 3, seconds: hour },
  signUpMailByNetwork: { purpose: 'sign-up mail network', max: 20, seconds: hour },
  signUpMailByEmail: { purpose: 'sign-up mail e-mail', max: 3, seconds: hour },
  keyByEmail: { purpose: 'key e-mail', max: 30, seconds: hour },
  tokenByNetwork: { purpose: 'token network', max: 20, seconds: hour },
} as const satisfies Record<string, Limit>;

/**
 * Accounts that one network may create on a day, by its size: a whole address, or the length of its prefix. A household, an office and
 * a data centre have a /64, a /56 and a /48, so larger networks have larger limits, but not one for each small network in them.
 */
const signUps = new Map([
  ['32', 10],
  ['24', 50],
  ['64', 10],
  ['56', 20],
  ['48', 50],
]);

function signUpLimit(network: string): Limit {
  const [, length = '32'] = network.split('/');
  return { purpose: 'sign-up network', max: signUps.get(length) ?? 0, seconds: 24 * hour };
}

/** A network is known to an account from a sign-in until the end of this window. */
const knownNetwork: Limit = { purpose: 'known network', max: 1, seconds: 90 * 24 * hour };

/** Each counts an attempt, and gives the refusal of one that is over its limit, or null. */
export interface AttemptLimits {
  readonly signIn: (email: string, network: string) => Promise<Refusal | null>;
  readonly signUp: (network: string) => Promise<Refusal | null>;
  /** Asking for the mail that makes an account. */
  readonly signUpMail: (email: string, network: string) => Promise<Refusal | null>;
  /** Proving a password while signed in. */
  readonly password: (email: string) => Promise<Refusal | null>;
  /** Showing or replacing a key, which adds to the audit list. */
  readonly key: (email: string) => Promise<Refusal | null>;
  readonly resetRequest: (email: string, network: string) => Promise<Refusal | null>;
  /** Trying the token of a sign-up, a reset or a claim. */
  readonly token: (network: string) => Promise<Refusal | null>;
  /** After a sign-in. */
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

export function createAttemptLimits({ windowLimits, now }: Pick<Services, 'windowLimits' | 'now'>): AttemptLimits {
  function refusalOf({ kind, resetsAt }: Consumption & WindowUsage): Refusal | null {
    return kind === 'granted' ? null : tooMany(Math.max(1, Math.ceil((resetsAt - now()) / 1000)));
  }

  async function consume({ purpose, max, seconds }: Limit, subject: string): Promise<Refusal | null> {
    return refusalOf(await windowLimits.consume(purpose, subject, max, seconds));
  }

  async function isKnown(pair: string): Promise<boolean> {
    return (await windowLimits.consumed(knownNetwork.purpose, pair, knownNetwork.seconds)).used > 0;
  }

  return {
    /**
     * Attempts count whether they succeed or not, and whether the address has an account or not. The limit by address stops
     * guessing from many networks, but would let a stranger lock the owner out. So a network from which the owner has signed in
     * before has its own count. An owner on a new network waits 15 minutes at most after the guessing ends; sessions, keys,
     * resets by mail and claims are not affected.
     */
    signIn: async (email, network) => {
      const refusal = await consume(limits.signInByNetwork, network);
      if (refusal !== null) return refusal;
      const pair = `${email} ${network}`;
      return (await isKnown(pair))
        ? consume(limits.signInFromKnownNetwork, pair)
        : consume(limits.signInByEmail, email);
    },
    /** The smallest network first, so that attempts beyond its limit use up nothing of the networks around it. */
    signUp: async (network) => {
      for (const around of networksAround(network)) {
        const refusal = await consume(signUpLimit(around), around);
        if (refusal !== null) return refusal;
      }
      return null;
    },
    /** Separate from sign-ins: a stranger who guesses must not keep the owner from changing the password. */
    password: (email) => consume(limits.passwordByEmail, email),
    key: (email) => consume(limits.keyByEmail, email),
    resetRequest: async (email, network) =>
      (await consume(limits.resetRequestByNetwork, network)) ?? consume(limits.resetRequestByEmail, email),
    signUpMail: async (email, network) =>
      (await consume(limits.signUpMailByNetwork, network)) ?? consume(limits.signUpMailByEmail, email),
    token: (network) => consume(limits.tokenByNetwork, network),
    rememberNetwork: async (email, network) => {
      await consume(knownNetwork, `${email} ${network}`);
    },
  };
}
