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
    // `λ = 2 (alg. Vielfachheit 2)` is one, too.
    if (part.split('(').length > part.split(')').length) continue;
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

/** `R2 - 3R1 -> 0 0 | 0`: an operation, and the row that it gives. */
const WITH_ROW =
  /^(?<operation>[^=:]*?\p{L}[^=:]*?)\s*(?:->|→|⇒|=>|⟶|:|=)\s*(?<row>[[(]?\s?[-−–]?\d[-−–\d\s,./|]*[\])]?)\s*$/u;

/** Operations with their rows in front of the matrix that holds these: the matrix says them once more. */
export function withoutRowsGiven(lines: readonly LaidLine[]): readonly LaidLine[] {
  const operations = lines.map(({ text }) => operationWithRow(text));
  return lines.map((line, index) => {
    const operation = operations[index];
    if (operation === null || operation === undefined) return line;
    const next = lines.findIndex(
      ({ text }, place) => place > index && text.trim() !== '' && operations[place] === null,
    );
    const isAboveMatrix = next > index && isRow(lines[next]?.text ?? '') && isRow(lines[next + 1]?.text ?? '');
    return isAboveMatrix ? { ...line, text: operation } : line;
  });
}

function operationWithRow(line: string): string | null {
  const { operation = '', row = '' } = line.length > 200 ? {} : (WITH_ROW.exec(line)?.groups ?? {});
  return operation !== '' && isRow(row) && isUnread(readRowOperations(line)) && !isUnread(readRowOperations(operation))
    ? operation
    : null;
}

/** `0 -2 | 4`: several entries, and no letters. */
function isRow(text: string): boolean {
  return /^[\s[(|]*[-−–]?[\d./]+(?:\s*[,|]\s*|\s+)[-−–]?[\d./][-−–\d\s,./|\])]*$/u.test(text);
}

/** `swap r1, r2 so det = - det of`: what an operation does to the determinant, in front of the rows. */
const OF_DETERMINANT =
  /[,;:]?\s+(?:(?:so|thus|hence|then|therefore|also|donc|dann)\s+)?(?:the\s)?(?:det(?:erminante?)?\s?(?:\(?\s?A\s?\)?)?|sign|vorzeichen)\s?(?:=\s?[-−–]\s?det(?:erminant)?\s?(?:of|von|de)?\s?(?:\(?\s?[AB]['′]?\s?\)?)?|(?:changes|flips|wechselt)(?:\s(?:sign|the sign|das vorzeichen))?)\s*:?\s*$/iu;

/** Swaps without what is said of the determinant behind them; a minus sign stays in front of the matrix below. */
export function withSignsOfSwaps(lines: readonly LaidLine[]): readonly LaidLine[] {
  return lines.flatMap((line) => {
    const found = OF_DETERMINANT.exec(line.text.slice(0, 200));
    const operations = found === null ? null : readRowOperations(line.text.slice(0, found.index));
    if (found === null || operations === null || isUnread(operations)) return [line];
    if (operations.length !== 1 || operations[0]?.kind !== 'swap') return [line];
    const swap = { ...line, text: line.text.slice(0, found.index) };
    return found[0].includes('=') ? [swap, { ...line, text: '-1 *' }] : [swap];
  });
}
