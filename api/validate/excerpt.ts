// Excerpts: a value of the body in a message, short however long it is.

import type { Json } from '../parse/json.ts';

const MAX_LENGTH = 40;

/** The value as a reader would recognise it: `"x"`, `true`, `an object`. */
export function excerpt(json: Json): string {
  switch (json.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(json.value);
    case 'number':
      return shortened(json.text);
    case 'string':
      return JSON.stringify(shortened(json.value));
    case 'object':
      return 'an object';
    default:
      return 'a list';
  }
}

/** The text, or its beginning. */
export function shortened(text: string): string {
  const characters = Array.from(text.slice(0, MAX_LENGTH + 2));
  return text.length <= MAX_LENGTH ? text : `${characters.slice(0, MAX_LENGTH).join('')}…`;
}
