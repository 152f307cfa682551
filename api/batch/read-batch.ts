// Reading a batch: where its questions stand in the bytes of its body. What a question asks is not looked at here: each has a body
// of its own, which its route reads as if it had come alone, so that no number loses a digit.

import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, type Cursor, cursorOver, isSpace } from '../parse/cursor.ts';
import { BACKSLASH, OPEN_BRACE, OPEN_BRACKET, QUOTE, skipSpace } from '../parse/cursor.ts';
import { hasNext, isBlank } from '../parse/scan.ts';
import { scanString } from '../parse/string.ts';
import { JsonSyntaxError, malformed, notAValue, unexpected } from '../parse/syntax-error.ts';
import { type FieldError, missing, notAnObject, notJson, replyTooLong } from '../validate/field-error.ts';

/** The most questions of one batch. */
export const MOST_QUESTIONS = 1000;

/** The longest id of a question, in characters. */
const LONGEST_ID = 128;

/** One question of a batch. `id` is null where the client gave none. */
export type BatchQuestion = { readonly id: string | null } & (
  | {
      readonly kind: 'question';
      readonly route: string;
      /** The body of the question: a part of the bytes of the batch. */
      readonly body: Uint8Array;
    }
  | { readonly kind: 'faulty'; readonly entries: readonly FieldError[] }
);

export type BatchReading =
  | { readonly kind: 'batch'; readonly questions: readonly BatchQuestion[] }
  | { readonly kind: 'invalid'; readonly entries: readonly FieldError[] };

/** Bytes between two pauses. */
const PART = 65_536;

/**
 * Finds the questions in `{"questions": [{"route", "body", "id"?}]}`. It pauses every 64 KiB, so that the caller can look after others. A
 * fault inside a question is that question's own; one around the questions makes the whole batch invalid. Members of other names are
 * ignored, as in every body.
 */
export function* readBatch(bytes: Uint8Array): Generator<void, BatchReading> {
  const cursor = cursorOver(bytes);
  try {
    return yield* readWhole(cursor);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { offset, line, column, reason } = malformed(bytes, error);
    return invalid(notJson(offset, line, column, reason));
  }
}

function invalid(entry: FieldError): BatchReading {
  return { kind: 'invalid', entries: [entry] };
}

function* readWhole(cursor: Cursor): Generator<void, BatchReading> {
  const { bytes } = cursor;
  if (isBlank(bytes)) return invalid(missing('questions'));
  skipSpace(cursor);
  if (bytes[cursor.at] !== OPEN_BRACE) {
    yield* skipValue(cursor);
    endOfBody(cursor);
    return invalid(notAnObject());
  }
  let reading: BatchReading = invalid(missing('questions'));
  yield* readMembers(cursor, function* (name) {
    if (name === 'questions') reading = yield* readQuestions(cursor);
    else yield* skipValue(cursor);
  });
  endOfBody(cursor);
  return reading;
}

function endOfBody(cursor: Cursor): void {
  skipSpace(cursor);
  if (cursor.at < cursor.bytes.length) throw unexpected(cursor.bytes, cursor.at, 'nothing more after the value');
}

/** Reads an object whose opening brace is at the cursor; `readValue` moves over the value of each member. */
function* readMembers(cursor: Cursor, readValue: (name: string) => Generator<void, void>): Generator<void, void> {
  const { bytes } = cursor;
  const names = new Set<string>();
  cursor.at++;
  skipSpace(cursor);
  if (bytes[cursor.at] === CLOSE_BRACE) {
    cursor.at++;
    return;
  }
  do {
    const start = cursor.at;
    if (bytes[start] !== QUOTE) throw unexpected(bytes, start, 'a key in double quotes');
    const name = scanString(cursor);
    if (names.has(name)) throw new JsonSyntaxError(start, 'a key is repeated in one object');
    names.add(name);
    skipSpace(cursor);
    if (bytes[cursor.at] !== COLON) throw unexpected(bytes, cursor.at, `':' after a key`);
    cursor.at++;
    skipSpace(cursor);
    yield* readValue(name);
  } while (hasNext(cursor, CLOSE_BRACE, `',' or '}' after a member of an object`));
}

function* readQuestions(cursor: Cursor): Generator<void, BatchReading> {
  const { bytes } = cursor;
  if (bytes[cursor.at] !== OPEN_BRACKET) {
    yield* skipValue(cursor);
    return invalid(questionsEntry('type_error.list', 'a list of questions is wanted'));
  }
  cursor.at++;
  skipSpace(cursor);
  const questions: BatchQuestion[] = [];
  if (bytes[cursor.at] === CLOSE_BRACKET) {
    cursor.at++;
    return invalid(questionsEntry('type_error.list', 'the list of questions is empty'));
  }
  let count = 0;
  let pauseAt = cursor.at + PART;
  do {
    // Questions beyond the limit are moved over, so that the reply says how many there are.
    if (count < MOST_QUESTIONS) questions.push(yield* readQuestion(cursor, count));
    else yield* skipValue(cursor);
    count += 1;
    if (cursor.at >= pauseAt) {
      yield;
      pauseAt = cursor.at + PART;
    }
  } while (hasNext(cursor, CLOSE_BRACKET, `',' or ']' after a question`));
  if (count <= MOST_QUESTIONS) return { kind: 'batch', questions };
  const sentence = `a batch has at most ${MOST_QUESTIONS} questions; this one has ${count}`;
  return invalid(questionsEntry('value_error.too_large', sentence));
}

function questionsEntry(type: string, msg: string): FieldError {
  return { loc: ['body', 'questions'], msg, type };
}

function* readQuestion(cursor: Cursor, place: number): Generator<void, BatchQuestion> {
  const { bytes } = cursor;
  const loc = ['body', 'questions', String(place)];
  if (bytes[cursor.at] !== OPEN_BRACE) {
    yield* skipValue(cursor);
    return { kind: 'faulty', id: null, entries: [{ ...notAnObject(), loc }] };
  }
  const entries: FieldError[] = [];
  let id: string | null = null;
  let route: string | null = null;
  let body: Uint8Array | null = null;

  function refuse(member: string, type: string, msg: string): void {
    entries.push({ loc: [...loc, member], msg, type });
  }

  yield* readMembers(cursor, function* (name) {
    const start = cursor.at;
    if (name === 'body') {
      yield* skipValue(cursor);
      body = bytes.subarray(start, cursor.at);
    } else if ((name === 'route' || name === 'id') && bytes[start] === QUOTE) {
      const value = scanString(cursor);
      if (name === 'route') route = value;
      else if (value.length <= LONGEST_ID) id = value;
      else refuse(name, 'value_error.any_str.max_length', `an id has at most ${LONGEST_ID} characters`);
    } else {
      yield* skipValue(cursor);
      const isNull = bytes.toString('latin1', start, Math.min(cursor.at, start + 5)) === 'null';
      if (name === 'route' || (name === 'id' && !isNull)) refuse(name, 'type_error.str', 'str type expected');
    }
  });
  const isRefused = (member: string): boolean => entries.some((entry) => entry.loc.at(-1) === member);
  for (const [member, value] of [
    ['route', route],
    ['body', body],
  ] as const) {
    if (value === null && !isRefused(member)) entries.push({ ...missing(member), loc: [...loc, member] });
  }
  if (entries.length > 0 || route === null || body === null) return { kind: 'faulty', id, entries };
  return { kind: 'question', id, route, body };
}

/**
 * Moves over one value. Only texts and brackets are followed: what else is wrong with a question's body is found when that is read.
 * @throws JsonSyntaxError where there is no value, or where it does not end
 */
function* skipValue(cursor: Cursor): Generator<void, void> {
  const { bytes } = cursor;
  const start = cursor.at;
  let at = start;
  let depth = 0;
  let isInText = false;
  let pauseAt = start + PART;
  for (;;) {
    if (at >= bytes.length) {
      if (depth === 0 && !isInText && at > start) break;
      throw new JsonSyntaxError(bytes.length, 'the body ends inside a value');
    }
    if (at >= pauseAt) {
      yield;
      pauseAt = at + PART;
    }
    const byte = bytes[at];
    if (isInText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
    else if (depth === 0 && endsScalar(byte)) break;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
    at++;
    // A text or a bracket has ended; a number or a word ends before the next sign.
    if (depth === 0 && !isInText && (byte === QUOTE || byte === CLOSE_BRACE || byte === CLOSE_BRACKET)) break;
  }
  if (at === start) throw notAValue(bytes, start);
  cursor.at = at;
}

function endsScalar(byte: number): boolean {
  return byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET || isSpace(byte);
}

/** The entry of a question whose answer would make the reply to the whole batch too long. */
export function batchTooLong(maxBytes: number): FieldError {
  return replyTooLong(maxBytes, 'ask fewer questions at once, or ask for application/jsonl');
}

/** The entry of a question that is itself a batch. */
export function nestedBatch(place: number): FieldError {
  return {
    loc: ['body', 'questions', String(place), 'route'],
    msg: 'a question of a batch cannot be a batch',
    type: 'value_error.const',
  };
}
