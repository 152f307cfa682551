// Mathematica: lists in braces. Arrays of C and Java look the same.

import { readNestedLists } from './nested-lists.ts';
import type { Notation } from './notation.ts';

const assignment = /^[A-Za-z$]\w*\s*:?=\s*/;

export const mathematica: Notation = {
  name: 'Mathematica',
  recognises: (text) => text.trim().replace(assignment, '').startsWith('{'),
  read: (text) => {
    const bare = text
      .replace(/\(\*[^]*?\*\)/g, '')
      .trim()
      .replace(assignment, '')
      .replace(/\s*\/\/\s*\w+$|;$/g, '')
      // Precision marks, and powers of ten: 1.5`20, 2.*^3.
      .replace(/`+[\d.]*/g, '')
      .replace(/\*\^/g, 'e')
      .replace(/\s*\/\s*/g, '/');
    return readNestedLists(bare, { open: '{', close: '}' });
  },
};
