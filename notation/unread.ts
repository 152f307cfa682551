// What could not be read: where, and what would be right.

export interface Unread {
  readonly kind: 'unread';
  /** What is wrong and what would be right, as the end of a sentence. */
  readonly reason: string;
  /** The character at which the reading stopped, counted from 1 in the text as it was given. */
  readonly character: number;
}

/** Thrown while a text is read; every public function turns it into `Unread`. */
export class Unreadable extends Error {
  readonly character: number;

  constructor(reason: string, character: number) {
    super(reason);
    this.name = 'Unreadable';
    this.character = character;
  }
}

/** The result of a reading; `Unread` in the place of an Unreadable that it throws. */
export function readOr<Result>(read: () => Result): Result | Unread {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unread', reason: error.message, character: error.character };
    throw error;
  }
}

/** A part of a text for a sentence, in quotation marks and not too long. */
export function quoted(text: string): string {
  const short = text.length > 24 ? `${text.slice(0, 24)}...` : text;
  return JSON.stringify(short);
}
