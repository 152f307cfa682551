// Long texts: JSON of any length, written in pieces of bytes.
//
// A text of V8 is one block of memory as soon as somebody reads it. A thread that has not the memory for a block of many megabytes ends
// the whole process; one that allocates piece by piece ends alone. So no text beyond a piece is made, and writing stops where the reply
// would be longer than it may be.

import { type Chunk, lengthOf, uncachedChunk } from './chunks.ts';
import { type JsonText, plain } from './json.ts';

/** A longer text is cut into pieces of about this many characters. */
export const PIECE_CHARACTERS = 262_144;

/** The longest reply where nothing else is said, in bytes. */
export const DEFAULT_MAX_REPLY_BYTES = 32 * 1024 * 1024;

/** A reply would be longer than it may be. What has been written of it is thrown away. */
export class ReplyTooLong extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`a reply would be longer than ${maxBytes} bytes`);
    this.name = 'ReplyTooLong';
    this.maxBytes = maxBytes;
  }
}

/** Text that is too long to be one: UTF-8 in pieces, none of which ends within a character. */
export class LongText {
  readonly chunks: readonly Chunk[];
  /** In bytes. */
  readonly length: number;

  constructor(chunks: readonly Chunk[]) {
    this.chunks = chunks;
    this.length = lengthOf(chunks);
  }
}

/** Text of any length. */
export type AnyText = JsonText | LongText;

/** The length in bytes. */
export function byteLength(text: AnyText): number {
  return typeof text === 'string' ? Buffer.byteLength(text) : text.length;
}

/** The text as one, for what is known to be short. */
export function wholeText(text: AnyText): JsonText {
  return typeof text === 'string' ? text : [...charactersOf(text)].join('');
}

/** The text in the parts that replies are put together of. */
export function partsOf(text: AnyText): readonly (JsonText | Chunk)[] {
  return typeof text === 'string' ? [text] : text.chunks;
}

/** Puts a text together, short or long. */
export class TextWriter {
  readonly #maxBytes: number;
  readonly #chunks: Chunk[] = [];
  #length = 0;
  #text = '';

  /** `maxBytes` is the length of the whole reply: no part of it may be longer. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @throws ReplyTooLong */
  write(text: string): void {
    this.#text += text;
    if (this.#text.length >= PIECE_CHARACTERS) this.#endPiece();
  }

  /** @throws ReplyTooLong */
  append(text: AnyText): void {
    if (typeof text === 'string') {
      this.write(text);
      return;
    }
    this.#endPiece();
    for (const chunk of text.chunks) this.#add(chunk);
  }

  end(): AnyText {
    if (this.#chunks.length === 0 && this.#text.length <= this.#maxBytes) return this.#text;
    this.#endPiece();
    return new LongText(this.#chunks);
  }

  #endPiece(): void {
    if (this.#text === '') return;
    const text = this.#text;
    this.#text = '';
    // What is refused need not become bytes; a character is a byte or more.
    if (this.#length + text.length > this.#maxBytes) throw new ReplyTooLong(this.#maxBytes);
    this.#add(uncachedChunk(text));
  }

  #add(chunk: Chunk): void {
    this.#length += chunk.bytes.length;
    if (this.#length > this.#maxBytes) throw new ReplyTooLong(this.#maxBytes);
    this.#chunks.push(chunk);
  }
}

/** The texts one after the other. @throws ReplyTooLong */
export function concatenated(texts: readonly AnyText[], maxBytes: number): AnyText {
  const writer = new TextWriter(maxBytes);
  for (const text of texts) writer.append(text);
  return writer.end();
}

/** An object of members of any length; absent ones (null) are left out. @throws ReplyTooLong */
export function objectText(
  members: readonly (readonly [key: string, value: AnyText | null])[],
  maxBytes: number,
): AnyText {
  const writer = new TextWriter(maxBytes);
  let before = '{';
  for (const [key, value] of members) {
    if (value === null) continue;
    writer.write(`${before}${JSON.stringify(key)}:`);
    writer.append(value);
    before = ',';
  }
  writer.write(before === '{' ? '{}' : '}');
  return writer.end();
}

/** A list of items of any length. @throws ReplyTooLong */
export function arrayText(items: Iterable<AnyText>, maxBytes: number): AnyText {
  const writer = new TextWriter(maxBytes);
  let before = '[';
  for (const item of items) {
    writer.write(before);
    writer.append(item);
    before = ',';
  }
  writer.write(before === '[' ? '[]' : ']');
  return writer.end();
}

/** A JSON string of what the pieces say together; none of them ends within a surrogate pair. @throws ReplyTooLong */
export function quotedText(pieces: Iterable<string>, maxBytes: number): AnyText {
  const writer = new TextWriter(maxBytes);
  writer.write('"');
  for (const piece of pieces) writer.write(plain(piece).slice(1, -1));
  writer.write('"');
  return writer.end();
}

/** The text in pieces of characters. */
export function* charactersOf(text: AnyText): Generator<string, void> {
  if (typeof text === 'string') yield text;
  else for (const { bytes } of text.chunks) yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
