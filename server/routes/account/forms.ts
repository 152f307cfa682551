// Forms of the account pages: JSON objects of strings, and their validation.

import { type FieldError, missing, notAnObject } from '@matrixsteps/api/validate/field-error.ts';
import { normalizeEmail } from '../../accounts/accounts.ts';
import { keyKinds, keyScopes } from '../../accounts/store/named-keys.ts';
import { isGuessable } from '../../sessions/guessable-password.ts';
import { longestPassword, normalizePassword, passwordLength, shortestPassword } from '../../sessions/passwords.ts';

export type Form = { readonly [field: string]: unknown };

/** A valid value, or the entries of a 422. */
export type FormReading<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly entries: readonly FieldError[] };

function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(...entries: readonly FieldError[]): {
  readonly kind: 'invalid';
  readonly entries: readonly FieldError[];
} {
  return { kind: 'invalid', entries };
}

/** The object in a body; an empty body is an empty form. Messages contain nothing of the body, which may hold a password. */
export function readForm(bytes: Uint8Array): FormReading<Form> {
  if (bytes.length === 0) return { kind: 'valid', value: {} };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isForm(value) ? { kind: 'valid', value } : invalid(notAnObject());
  } catch {
    return invalid({ loc: ['body'], msg: 'The body is no JSON in UTF-8.', type: 'value_error.jsondecode' });
  }
}

type FieldReading = { readonly text: string } | FieldError;

function entry(field: string, msg: string, type: string): FieldError {
  return { loc: ['body', field], msg, type };
}

function readText(form: Form, field: string): FieldReading {
  if (!Object.hasOwn(form, field)) return missing(field);
  const text = form[field];
  return typeof text === 'string' && text.isWellFormed()
    ? { text }
    : entry(field, 'A text is wanted.', 'type_error.str');
}

function readEmail(form: Form, field: string): FieldReading {
  const reading = readText(form, field);
  if (!('text' in reading)) return reading;
  const text = normalizeEmail(reading.text);
  return text === null ? entry(field, 'This is no e-mail address.', 'value_error.email') : { text };
}

const longestName = 60;

const guessable =
  'This password is one of the first that are guessed: it is well known, has a simple pattern, or is your own address. Choose another one.';

/** Normalized, so that its length does not depend on the keyboard. `owner` is the address of whose password it will be, where it is known. */
function readNewPassword(form: Form, field: string, owner: string | null): FieldReading {
  const reading = readText(form, field);
  if (!('text' in reading)) return reading;
  const text = normalizePassword(reading.text);
  const length = passwordLength(text);
  if (length < shortestPassword) {
    return entry(field, `A password has at least ${shortestPassword} characters.`, 'value_error.any_str.min_length');
  }
  if (length > longestPassword) {
    return entry(field, `A password has at most ${longestPassword} characters.`, 'value_error.any_str.max_length');
  }
  if (isGuessable(text, owner)) return entry(field, guessable, 'value_error.password');
  return { text };
}

/** The name of a key: 1 to 60 characters that can be seen, without spaces around them. */
function readName(form: Form, field: string): FieldReading {
  const reading = readText(form, field);
  if (!('text' in reading)) return reading;
  const text = reading.text.trim().normalize('NFC');
  if (text === '') return entry(field, 'A name has at least one character.', 'value_error.any_str.min_length');
  if (text.length > longestName) {
    return entry(field, `A name has at most ${longestName} characters.`, 'value_error.any_str.max_length');
  }
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)
    ? entry(field, 'A name has no characters that cannot be seen.', 'value_error.str.regex')
    : { text };
}

/** A text that must be one of the words. */
function readWord(words: readonly string[]): (form: Form, field: string) => FieldReading {
  return (form, field) => {
    const reading = readText(form, field);
    if (!('text' in reading) || words.includes(reading.text)) return reading;
    return entry(field, `One of these is wanted: ${words.join(', ')}.`, 'value_error.const');
  };
}

/** `text` is for tokens, and for passwords that are compared and may have any length. */
const readers = {
  text: readText,
  email: readEmail,
  newPassword: readNewPassword,
  name: readName,
  scope: readWord(keyScopes),
  kind: readWord(keyKinds),
} as const;

/** The fields to read, each with the name of its reader. */
export type FieldReaders<Name extends string> = readonly (readonly [Name, keyof typeof readers])[];

/** The text of a field. */
export type Fields<Name extends string> = (name: Name) => string;

/** The address in a form, such as that of a sign-up; null where there is none. */
function addressIn(form: Form): string | null {
  const reading = readEmail(form, 'email');
  return 'text' in reading ? reading.text : null;
}

/**
 * Reads the fields; all errors are reported at once. Other fields are ignored. `email` is the address of whoever sent the form, where
 * it is not in the form.
 */
export function readFields<Name extends string>(
  form: Form,
  fields: FieldReaders<Name>,
  email: string | null,
): FormReading<Fields<Name>> {
  const owner = email ?? addressIn(form);
  const texts = new Map<string, string>();
  const entries: FieldError[] = [];
  for (const [name, reader] of fields) {
    const reading = readers[reader](form, name, owner);
    if ('text' in reading) texts.set(name, reading.text);
    else entries.push(reading);
  }
  if (entries.length > 0) return invalid(...entries);
  return {
    kind: 'valid',
    value: (name) => {
      const text = texts.get(name);
      if (text === undefined) throw new Error(`no field ${name}`);
      return text;
    },
  };
}
