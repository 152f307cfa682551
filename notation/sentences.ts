// Numbers in front of the lines of a working, and sentences behind each other on one of them.

import type { LaidLine } from './laid-line.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';

/** `1.`, `b)`, `Step 2:`, `(iii)` in front of a line, where such numbers count or what follows begins with no digit. */
const NUMBERED =
  /^\s*(?:(?:(?:step|schritt|étape|paso)\s*(?<step>\d{0,2})\s*[:.)-])|(?<number>\d{1,2})[.)]|\(?(?<letter>[a-h]|i{1,3})\)|\((?<inside>\d{1,2})\)(?=\s*\p{L}{3}))\s+(?=\S)/iu;

/** The lines without numbers in front of them. */
export function withoutNumbers(lines: readonly LaidLine[]): readonly LaidLine[] {
  let next = 1;
  return lines.map((line) => {
    const found = NUMBERED.exec(line.text);
    if (found === null) return line;
    const rest = line.text.slice(found[0].length);
    const number = Number(found.groups?.['number'] ?? Number.NaN);
    const isCounted = number === next;
    if (isCounted) next += 1;
    if (!Number.isNaN(number) && !isCounted && /^[-\d(]/u.test(rest)) return line;
    return { ...line, text: rest };
  });
}

/** `2*I - II gives 0 = -1`: an operation, and what it gives. */
const GIVES = /\s(?:gives?|yields?|ergibt|liefert|donne|we get|on obtient)\s?:?\s(?=\S)/iu;
/** A sentence that begins behind another one. */
const SENTENCE = /(?<=[\p{L}\d)\]])\s?[.!]\s+(?=\p{Lu}[\p{L}']+[\s,:])/gu;

/** Each sentence, and an operation and what it gives, on a line of its own. */
export function withSentencesApart(lines: readonly LaidLine[]): readonly LaidLine[] {
  return lines.flatMap(({ text, at }) =>
    sentencesOf(text)
      .flatMap(operationApart)
      .map((part) => ({ text: part, at })),
  );
}

function sentencesOf(line: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: stop } of line.matchAll(SENTENCE)) {
    const part = line.slice(start, index);
    // `nach der 2. Zeile` is one sentence.
    if (/(?:^|[^=\d.])\s\d{1,2}$/u.test(part) && !part.includes('=')) continue;
    parts.push(part);
    start = index + stop.length;
  }
  return [...parts, line.slice(start)];
}

function operationApart(line: string): readonly string[] {
  const gives = GIVES.exec(line);
  if (gives === null) return [line];
  const before = line.slice(0, gives.index).replace(/,$/, '');
  return isUnread(readRowOperations(before)) ? [line] : [before, line.slice(gives.index + gives[0].length)];
}
