// What is wrong with what was typed: found here, or told by the service.

import type { Refused } from '../service/http.ts';
import { closeSentence } from '../service/sentence.ts';
import { measurePassword } from './password-length.ts';

/** A sentence for each field that cannot be used. */
export type Faults = Readonly<Partial<Record<string, string>>>;

export interface Verdict {
  readonly faults: Faults;
  /** What is wrong with the whole; null where the faults say it all. */
  readonly problem: string | null;
}

/** Something, an @, something. Whether mail gets there only mail can tell. */
const addressPattern = /^[^\s@]+@[^\s@]+$/;

export function emailFault(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return 'Enter your e-mail address.';
  return addressPattern.test(address) ? undefined : 'This is not a whole e-mail address, such as ada@example.org.';
}

const lengthFaults = {
  none: 'Choose a password.',
  short: 'The password is too short.',
  enough: undefined,
  long: 'The password is too long.',
} as const;

/** For a password that is to be set; how much too short or long it is stands beside it. */
export function newPasswordFault(password: string): string | undefined {
  return lengthFaults[measurePassword(password).kind];
}

/** For a password that was set before; how long it must be is not its business. */
export function knownPasswordFault(password: string): string | undefined {
  return password === '' ? 'Enter your password.' : undefined;
}

export function hasFaults(faults: Faults): boolean {
  return Object.values(faults).some((fault) => fault !== undefined);
}

/** Gives each problem to its field, and to the whole what has no field in the form. */
export function judgeRefusal({ problems, sentence }: Refused, fields: readonly string[]): Verdict {
  const faults: Record<string, string> = {};
  const others: string[] = [];
  for (const { loc, msg } of problems) {
    const field = fields.find((name) => name === loc[1]);
    if (field === undefined) others.push(closeSentence(msg));
    else faults[field] ??= closeSentence(msg);
  }
  if (problems.length === 0) return { faults, problem: sentence };
  return { faults, problem: others.length > 0 ? others.join(' ') : null };
}
