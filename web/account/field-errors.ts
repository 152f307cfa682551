// Errors of a form: found in the browser, or sent by the service.

import type { Refused } from '../service/http.ts';
import { closeSentence } from '../service/sentence.ts';
import { measurePassword } from './password-length.ts';

/** A sentence for each field that cannot be used. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export interface FormErrors {
  readonly errors: FieldErrors;
  /** What is wrong with the form as a whole; null where the errors of its fields say everything. */
  readonly problem: string | null;
}

/** Text, an @, text. Only a mail can show whether the address exists. */
const addressPattern = /^[^\s@]+@[^\s@]+$/;

export function emailError(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return 'Enter your e-mail address.';
  return addressPattern.test(address) ? undefined : 'This is not a whole e-mail address, such as ada@example.org.';
}

const lengthErrors = {
  none: 'Choose a password.',
  short: 'The password is too short.',
  enough: undefined,
  long: 'The password is too long.',
} as const;

/** For a new password; the field itself shows how long it is and must be. */
export function newPasswordError(password: string): string | undefined {
  return lengthErrors[measurePassword(password).kind];
}

/** For the password that the account has, whatever its length. */
export function currentPasswordError(password: string): string | undefined {
  return password === '' ? 'Enter your password.' : undefined;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some((error) => error !== undefined);
}

/** Sorts the problems of a refusal by field; those without a field in the form go to `problem`. */
export function errorsOfRefusal({ problems, sentence }: Refused, fields: readonly string[]): FormErrors {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const { loc, msg } of problems) {
    const field = fields.find((name) => name === loc[1]);
    if (field === undefined) others.push(closeSentence(msg));
    else errors[field] ??= closeSentence(msg);
  }
  if (problems.length === 0) return { errors, problem: sentence };
  return { errors, problem: others.length > 0 ? others.join(' ') : null };
}
