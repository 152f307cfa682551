// MathML, as pages and word processors copy a matrix.

import { isMathml, mathmlAsLatex } from '../mathml.ts';
import { ReadingError } from '../unread.ts';
import { latex } from './latex.ts';
import { type Notation, unreadable } from './notation.ts';

export const mathml: Notation = {
  name: 'MathML',
  recognises: isMathml,
  read: (text) => {
    try {
      return latex.read(mathmlAsLatex(text).replace(/&\s*(?=\\\\)/g, ' '));
    } catch (error) {
      if (error instanceof ReadingError) return unreadable(error.message);
      throw error;
    }
  },
};
