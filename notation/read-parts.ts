// A working that was typed or pasted as one text, as lines and as parts that were not read.

import type { LaidLine } from './laid-line.ts';
import { plainLayout } from './loose-layout.ts';
import { readWorkingText } from './read-working-text.ts';
import type { WorkingKind } from './working-kind.ts';
import type { Line } from './term.ts';
import type { Unread } from './unread.ts';

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

/** So many parts are skipped; of a text that is no working at all one reason is enough. */
const MOST_UNREAD = 20;
/** Longer texts are read once, and not part by part. */
const LONGEST_IN_PARTS = 6000;

/** The parts of a text in their order. What cannot be read is left out, and the lines around it are read all the same. */
export function readWorkingParts(text: string, kind: WorkingKind): readonly TextPart[] {
  if (text.trim() === '') return [];
  const laid = plainLayout(text, kind);
  const written = laid.map((line) => line.text);
  const parts: TextPart[] = [];
  for (let start = 0, skipped = 0; start < written.length; skipped += 1) {
    const rest = written.slice(start);
    if (rest.every((line) => line.trim() === '')) break;
    const read = readWorkingText(rest.join('\n'), kind);
    if (!isUnread(read)) return [...parts, ...read.map(partOf)];
    const before =
      isWhole(text) || text.length > LONGEST_IN_PARTS ? null : readWorkingBefore(rest, read.line - 1, kind);
    const first = start + (before === null ? 0 : read.line - 1);
    const last = before === null ? written.length : first + heightOf(written.slice(first));
    parts.push(...(before ?? []).map(partOf), {
      kind: 'unread',
      ...placeIn(text, laid[start + read.line - 1], read.column),
      sentence: read.sentence,
    });
    if (skipped === MOST_UNREAD) break;
    start = last;
  }
  return parts;
}

function isUnread(read: readonly Line[] | Unread): read is Unread {
  return 'kind' in read;
}

/** Where something stands in the text as it was written. */
function placeIn(
  text: string,
  line: LaidLine | undefined,
  column: number,
): { readonly at: number; readonly column: number; readonly written: string } {
  const at = line?.at ?? 1;
  const written = text.split('\n')[at - 1] ?? '';
  return { at, column: written === line?.text ? column : 1, written };
}

/** In LaTeX and MathML the lines of the text are not those of the working. */
function isWhole(text: string): boolean {
  return /\\begin\s?\{|\\xrightarrow|<math/.test(text);
}

/** The lines before a place; null where they cannot be read apart from what follows. */
function readWorkingBefore(lines: readonly string[], place: number, kind: WorkingKind): readonly Line[] | null {
  const text = lines.slice(0, place).join('\n');
  if (text.trim() === '') return [];
  const read = readWorkingText(text, kind);
  return isUnread(read) ? null : read;
}

/** How many lines belong to what stands unread in the first: the rows below it, where it is a row. */
function heightOf(lines: readonly string[]): number {
  if (hasWords(lines[0] ?? '')) return 1;
  const next = lines.findIndex((line, place) => place > 0 && (line.trim() === '' || hasWords(line)));
  return next < 0 ? lines.length : next;
}

function hasWords(line: string): boolean {
  return /\p{L}/u.test(line);
}

function partOf(line: Line): TextPart {
  return { kind: 'line', line };
}
