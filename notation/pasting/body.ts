// A body of this service: `{"a": [[1, 2], [3, 4]]}`, of which the matrix `a` is taken, or the only one that there is.

import { readNestedLists } from './nested-lists.ts';
import { type Notation, unreadable } from './notation.ts';

const object = /^\s*\{\s*"/;
const member = /"(\w{1,40})"\s*:\s*(?=\[)/g;

/** The list that begins here, with its brackets; null where it does not end. */
function listAt(text: string, start: number): string | null {
  let depth = 0;
  for (let place = start; place < text.length; place++) {
    if (text[place] === '[') depth += 1;
    if (text[place] === ']') depth -= 1;
    if (depth === 0) return text.slice(start, place + 1);
  }
  return null;
}

export const body: Notation = {
  name: 'JSON',
  recognises: (text) => object.test(text),
  read: (text) => {
    const lists = [...text.matchAll(member)].map((found) => ({
      name: found[1] ?? '',
      list: listAt(text, found.index + found[0].length),
    }));
    const chosen = lists.find(({ name }) => name === 'a') ?? (lists.length === 1 ? lists[0] : undefined);
    if (chosen === undefined) return unreadable('There is no matrix “a” in the JSON.');
    if (chosen.list === null) return unreadable('A bracket of the JSON is not closed.');
    return readNestedLists(chosen.list, { open: '[', close: ']' });
  },
};
