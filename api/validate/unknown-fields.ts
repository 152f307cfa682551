// Unknown fields: a reply ignores and names a few of them; a body with a great many was not written for this endpoint.

import type { DeclaredFields } from '../endpoints/declared-fields.ts';
import type { FieldError } from './field-error.ts';

/** More than any mistake makes. */
const MOST_UNKNOWN = 100;
const MOST_NAMED = 5;
const LONGEST_SHOWN = 40;

/** The refusal of a body with more unknown fields than may be ignored; null where it has no more. */
export function tooManyUnknown(
  members: ReadonlyMap<string, unknown>,
  { byName }: Pick<DeclaredFields, 'byName'>,
): FieldError | null {
  if (members.size <= MOST_UNKNOWN) return null;
  const named: string[] = [];
  let unknown = 0;
  for (const name of members.keys()) {
    if (byName.has(name)) continue;
    unknown += 1;
    if (named.length < MOST_NAMED) named.push(shown(name));
  }
  if (unknown <= MOST_UNKNOWN) return null;
  return {
    loc: ['body'],
    msg: `the body has ${unknown} unknown fields, and at most ${MOST_UNKNOWN} are ignored; the first ones are ${named.join(', ')}`,
    type: 'value_error.too_large',
  };
}

function shown(name: string): string {
  const characters = Array.from(name.slice(0, 2 * LONGEST_SHOWN));
  return JSON.stringify(
    characters.length > LONGEST_SHOWN ? `${characters.slice(0, LONGEST_SHOWN).join('')}…` : characters.join(''),
  );
}
