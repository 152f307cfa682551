// Words around mathematics: a line of words alone says nothing that could be judged, and words in front of a formula or behind it are left out.

import { CONTRARY } from './contrary.ts';
import { labelOf } from './labels.ts';
import type { LaidLine } from './laid-line.ts';
import { claimIn } from './read-claim.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { readWorkingText } from './read-working-text.ts';
import type { WorkingKind } from './working-kind.ts';

const LONGEST_LINE = 240;
/** In so many lines words are looked for. */
const MOST_LINES = 120;
const MOST_WORDS = 14;
const MOST_CLAUSES = 6;

/** Words of what is claimed: these stay, and are told as unread where nobody reads them. */
const CLAIMS =
  /solu|sol\.|rank|rang|rg|invert|inver|depend|singul|exist|consist|defin|unique|span|lösung|lösbar|free|frei|zero|null|none|infinit|unendlich/iu;
const WORD = /\p{L}{2}/u;
const IS_PROSE = /^[\s"']*\p{L}[\p{L}\p{M}\s,.'’:;!?…()\-–/"]*$/u;

/** The lines without the words around what is read; what cannot be read without them stays as it is. */
export function withoutProse(lines: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  if (lines.length > MOST_LINES) return lines;
  const plain = lines.flatMap((line) => {
    const texts = mayHoldProse(line.text) ? mathematicsIn(line.text, kind) : [line.text];
    return texts.map((text) => (text === line.text ? line : { text, at: line.at }));
  });
  return plain.every(({ text }) => text.trim() === '') ? lines : plain;
}

function mayHoldProse(line: string): boolean {
  return line.length <= LONGEST_LINE && (WORD.test(line) || /^\s*(?:=?>|[⇒→∴⟹])/u.test(line));
}

function mathematicsIn(line: string, kind: WorkingKind): readonly string[] {
  const whole = readableIn(line, kind);
  if (whole !== null) return [whole];
  const clauses = line.split(/,\s+(?![^([{]*[)\]}])/u);
  const read =
    clauses.length > 1 && clauses.length <= MOST_CLAUSES ? clauses.map((clause) => readableIn(clause, kind)) : [];
  if (!read.some((clause) => clause?.includes('=') === true)) return [line];
  return read.map((clause, index) => clause ?? clauses[index] ?? '');
}

/** What of a line is read, '' where it says nothing, null where it is not understood. */
function readableIn(line: string, kind: WorkingKind): string | null {
  if (isRead(line, kind)) return line;
  if (isProse(line)) return '';
  for (const part of withoutWords(line)) if (isRead(part, kind)) return part;
  return isRemark(line) ? '' : null;
}

function isRead(text: string, kind: WorkingKind): boolean {
  return text.trim() !== '' && !('kind' in readWorkingText(text, kind));
}

/** Words only, which claim nothing. */
function isProse(line: string): boolean {
  const trimmed = line.trim();
  if (!IS_PROSE.test(trimmed) || !/\p{L}{3}/u.test(trimmed) || CLAIMS.test(trimmed)) return false;
  const bare = trimmed.replace(/[\s.:!…]+$/u, '');
  return labelOf(bare) === null && claimIn(bare) === null && isUnread(readRowOperations(bare));
}

/** `we use row 2 to clear column 1`, `divide by 10`: words with numbers, and no sign. */
function isRemark(line: string): boolean {
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  const bare = line.replaceAll(/\d\s?[x×*]\s?\d/gu, ' ');
  return (
    words.length > 1 &&
    words.some((word) => word.length > 3) &&
    !/[=[\]{}+*·×<>|λ]|\d\s*[-/]\s*\d|\d{3}/u.test(bare) &&
    !CLAIMS.test(line)
  );
}

const REMARK_BEHIND =
  /\s*(?:\((?<inside>[^()]{2,120})\)|[,;:.]?\s(?:because|since|as|weil|denn|da|car|parce|puisque|which|where|so that|whose|dont|deren|using|by|from|durch|nach|aus|par|avec|d'après|with|mit)\s.{1,120}|\s(?:--|\/\/|#|%)\s.{1,120})\s*[.!]?\s*$/iu;
const SOME_WORDS = /\p{L}{3}/u;

/** What is left of a line without remarks behind it and words in front of it, the longest first. */
function* withoutWords(line: string): Generator<string> {
  if (CONTRARY.test(line)) return;
  for (const start of new Set([line, withoutRemark(line)])) {
    for (const rest of [start, ...behindWords(start)]) {
      const shorter = withoutWordsBehind(rest);
      for (const part of new Set([rest, shorter])) if (part !== line && isFormula(part)) yield part;
    }
  }
}

function isFormula(part: string): boolean {
  return !NO_FORMULA.test(part) && /[\d=]|\p{L}{2}/u.test(part);
}

/** What stands behind a colon, and behind each of the words. */
function behindWords(line: string): readonly string[] {
  const colon = /^[^:=]{1,80}?\p{L}[^:=]{0,40}:(?!=)\s*(?=\S)/u.exec(line)?.[0] ?? '';
  const places = [...line.matchAll(BEHIND_WORD)]
    .filter(({ index, 0: word }) => !FUNCTION.test(line.slice(0, index + word.length)))
    .map(({ index, 0: word }) => index + word.length)
    .filter((place) => !/[=[\]{}*·<>|λ]/u.test(line.slice(0, place)))
    .slice(0, MOST_WORDS);
  return [...(colon === '' ? [] : [line.slice(colon.length)]), ...places.map((place) => line.slice(place))];
}

/** The end of a formula whose beginning was taken for words, `1 = 3` of `col 1 = 3`, or a number alone. */
const NO_FORMULA = /^\s*(?:[-+*·×/^.,;)\]=]|\d{1,2}\s*[=:]|-?\s?[\d./]*(?:,\d+)?[.!]?$)/u;
/** What is no word in front of a formula. */
const FUNCTION =
  /(?<!\p{L})(?:cos|sin|tan|arccos|ln|log|exp|sqrt|det|dim|ker|rank|rang|rg|proj|norm|tr|var|cov|corr|std|max|min|not|nicht|pas|if|falls|wenn|si)\s*$/iu;
const BEHIND_WORD =
  /(?:(?<!\p{L})(?:\p{L}[\p{L}'’.-]*\p{L}[.,:]?|[IiaAàyY]|\d{1,2}[.)]|[=-]{0,2}>|[⇒→∴⟹•]))(?:\s+|(?<=['’>⇒→∴⟹:,])|(?=[(]))(?=\S)/gu;
const LAST_WORDS = /(?:[,;.]?\s+[(]?\p{L}[\p{L}'’-]+[.,;!)]*){1,10}\s*$/u;

function withoutWordsBehind(line: string): string {
  const words = LAST_WORDS.exec(line)?.[0] ?? '';
  return SOME_WORDS.test(words) && !CLAIMS.test(words) ? line.slice(0, line.length - words.length) : line;
}

function withoutRemark(line: string): string {
  const remark = REMARK_BEHIND.exec(line);
  const inside = remark?.groups?.['inside'] ?? remark?.[0] ?? '';
  if (remark === null || !SOME_WORDS.test(inside) || CLAIMS.test(inside)) return line;
  return line.slice(0, remark.index);
}
