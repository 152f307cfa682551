// Texts that are not read: where, and what would be right.

/** A text that was not read. Lines and columns (characters of the line) count from 1. */
export interface Unread {
  readonly kind: 'unread';
  readonly line: number;
  readonly column: number;
  /** What is wrong there, and what would be right, as a whole sentence. */
  readonly sentence: string;
}

/** Thrown by the readers; never leaves this package. */
export class ReadingError extends Error {
  readonly at: number;

  /** `at` counts the characters before the place in the text that is read. */
  constructor(at: number, sentence: string) {
    super(sentence);
    this.at = at;
  }
}

/** What the reader gives, or where it stopped. */
export function readOrUnread<Read>(text: string, reader: () => Read): Read | Unread {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    return unreadAt(text, error.at, error.message);
  }
}

/** Something unread at a character of a text. */
export function unreadAt(text: string, at: number, sentence: string): Unread {
  const before = text.slice(0, at).split('\n');
  return { kind: 'unread', line: before.length, column: (before.at(-1) ?? '').length + 1, sentence };
}

/** A text for a sentence: short, and on one line. */
export function excerptOf(text: string): string {
  const line = text.slice(0, 80).replaceAll(/\s+/g, ' ').trim();
  return line.length > 24 ? `“${line.slice(0, 24)}…”` : `“${line}”`;
}
