// Fields in words: what a field takes, what stands for it when it is absent, and its limits.

import type { Field } from '../service/catalogue.ts';
import { jsonText } from './json-text.ts';

const kinds: { readonly [kind: string]: string } = {
  matrix: 'matrix',
  operand: 'matrix, or one number',
  lines: 'matrix, or one list of numbers',
  vector: 'list of numbers',
  number: 'number',
  integer: 'whole number',
  position: 'whole number',
  positions: 'whole number, or a list of them',
  selection: 'whole number, list of them, or slice such as "1:3"',
  choice: 'text',
  flag: 'true or false',
  name: 'text of 1 to 64 characters',
  places: 'whole number or null',
  seed: 'whole number or null',
  choices: 'list of texts',
  preference: 'true, false or null',
  conventions: 'object, with a text for each convention',
};

/** What a body may hold in the field. */
export function kindWords({ kind }: Field): string {
  return kinds[kind] ?? kind;
}

/** Limits of this size only keep numbers within 32 bits, and are not shown. */
const beyondInterest = 1e9;

/** "from -1 to 15"; empty where there is nothing to say. */
export function limitWords({ minimum, maximum }: Field): string {
  const least = minimum !== null && minimum > -beyondInterest ? minimum : null;
  const most = maximum !== null && maximum < beyondInterest ? maximum : null;
  if (least !== null && most !== null) return `from ${least} to ${most}`;
  if (least !== null) return `at least ${least}`;
  return most === null ? '' : `at most ${most}`;
}

/** Fields whose absence is a value of its own. */
const absence: { readonly [kind: string]: string } = {
  position: 'after the last',
  places: 'null: no rounding',
  seed: 'null: the question decides',
  choices: 'null: the profile decides',
  preference: 'null: the method decides',
};

/** The value of an absent field, as JSON or in words. */
export function fallbackWords({ required, fallback, kind }: Field): string {
  if (required) return 'required';
  return fallback === null ? (absence[kind] ?? 'null') : jsonText(fallback);
}
