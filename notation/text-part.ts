// A part of a text that was typed as a working: a line, or something that is not read.

import type { Line } from './term.ts';

export type TextPart =
  | { readonly kind: 'line'; readonly line: Line }
  /** `at` counts the lines of the text from 1, `column` the characters of that line; `written` is what stands there. */
  | {
      readonly kind: 'unread';
      readonly at: number;
      readonly column: number;
      readonly written: string;
      readonly sentence: string;
    };
