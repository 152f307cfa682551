// A working that was typed or pasted as one text, as lines and as parts that were not read.

import { withEntriesOfInverse } from './entries-of-inverse.ts';
import type { LaidLine } from './laid-line.ts';
import { laidOut, plainLayout } from './loose-layout.ts';
import { hasOperationsByPlace, plainLatex } from './plain-latex.ts';
import { withPlainSigns } from './plain-signs.ts';
import { withMatricesBehindNames } from './rows-behind-names.ts';
import { readWorkingText } from './read-working-text.ts';
import type { WorkingKind } from './working-kind.ts';
import { quantityParts } from './read-quantities.ts';
import type { Line } from './term.ts';
import type { TextPart } from './text-part.ts';
import type { Unread } from './unread.ts';

/** So many parts are skipped; of a text that is no working at all one reason is enough. */
const MOST_UNREAD = 20;
/** Longer texts are read once, and not part by part. */
const LONGEST_IN_PARTS = 6000;

/** The parts of a text in their order. What cannot be read is left out, and the lines around it are read all the same. */
export function readWorkingParts(text: string, kind: WorkingKind): readonly TextPart[] {
  if (kind.hasQuantities) return quantityParts(text, kind);
  if (text.length > LONGEST_IN_PARTS) return partsOfPlain(text, kind);
  const signs = withPlainSigns(text);
  const plain = kind.system === null ? withMatricesBehindNames(signs) : signs;
  return partsOfPlain(plain, withEntriesOfInverse(plain, kind));
}

function partsOfPlain(text: string, kind: WorkingKind): readonly TextPart[] {
  if (text.trim() === '') return [];
  const whole = isWhole(text) ? readWorkingText(text, kind) : [];
  const isRefused =
    isUnread(whole) ||
    whole.some((line) => isOnlyName(line) || isBeyondSystem(line, kind)) ||
    hasOperationsByPlace(text);
  const plain = isRefused || !isWhole(text) ? plainLatex(text) : null;
  const chunks = isRefused && plain === null && text.length <= LONGEST_IN_PARTS ? chunksOf(text) : [];
  if (chunks.length > 1) return partsOfChunks(chunks, kind);
  const laid = plain === null ? plainLayout(text, kind) : laidOut(plain, kind);
  return partsOf(text, laid, kind, plain === null && isWhole(text));
}

interface Chunk {
  readonly text: string;
  /** The lines before it. */
  readonly before: number;
}

/** The lines of a text in LaTeX that belong together: an environment with what stands on its lines, or plain lines below each other. */
function chunksOf(text: string): readonly Chunk[] {
  const chunks: (Chunk & { readonly isPlain: boolean })[] = [];
  let depth = 0;
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const change = line.split(/\\begin\s?\{/).length - line.split(/\\end\s?\{/).length;
    const isPlain = depth === 0 && change === 0 && !isWhole(line);
    const last = chunks.at(-1);
    const belongs = last !== undefined && (isOpen || depth > 0 || (isPlain && last.isPlain) || line.trim() === '');
    if (belongs)
      chunks[chunks.length - 1] = { ...last, text: `${last.text}\n${line}`, isPlain: last.isPlain && isPlain };
    else chunks.push({ text: line, before: index, isPlain });
    depth = Math.max(0, depth + change);
    // An arrow or a sign at the end belongs to the matrix in the next line.
    isOpen = /(?:\\xrightarrow.*\}|\\(?:to|sim|rightarrow)|[=~])\s*$/.test(line) && !line.includes('\\begin');
  }
  return chunks.length > MOST_CHUNKS ? [] : chunks;
}

const MOST_CHUNKS = 40;

function partsOfChunks(chunks: readonly Chunk[], kind: WorkingKind): readonly TextPart[] {
  return chunks.flatMap(({ text, before }) =>
    partsOfPlain(text, kind).map((part) => (part.kind === 'unread' ? { ...part, at: part.at + before } : part)),
  );
}

function partsOf(
  text: string,
  laid: readonly LaidLine[],
  kind: WorkingKind,
  isAllOrNothing: boolean,
): readonly TextPart[] {
  const written = laid.map((line) => line.text);
  const parts: TextPart[] = [];
  for (let start = 0, skipped = 0; start < written.length; skipped += 1) {
    const rest = written.slice(start);
    if (rest.every((line) => line.trim() === '')) break;
    const read = readWorkingText(rest.join('\n'), kind);
    if (!isUnread(read)) return [...parts, ...read.map(partOf)];
    const isApart = !isAllOrNothing && text.length <= LONGEST_IN_PARTS;
    const before = isApart ? partsBefore(text, laid.slice(start, start + read.line - 1), kind) : [];
    const first = isApart ? start + read.line - 1 : start;
    const last = isApart ? first + heightOf(written.slice(first)) : written.length;
    parts.push(...before, {
      kind: 'unread',
      ...placeIn(text, laid[start + read.line - 1], read.column),
      sentence: read.sentence,
    });
    if (skipped === MOST_UNREAD) break;
    start = last;
  }
  return parts;
}

/** Where equations are solved, `y = -1` behind a matrix is a value, and no number that has a name. */
function isBeyondSystem({ content }: Line, { system }: WorkingKind): boolean {
  return system !== null && content.kind === 'expression';
}

/** `c_11`: a name that belongs to what is equal to it. */
function isOnlyName({ content }: Line): boolean {
  return content.kind === 'expression' && content.term.kind === 'name';
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

/** The lines before what is unread; where they cannot be read apart from it, part by part. */
function partsBefore(text: string, laid: readonly LaidLine[], kind: WorkingKind): readonly TextPart[] {
  const before = laid.map((line) => line.text).join('\n');
  if (before.trim() === '') return [];
  const read = readWorkingText(before, kind);
  return isUnread(read) ? partsOf(text, laid, kind, false) : read.map(partOf);
}

/** How many lines belong to what stands unread in the first: the rows below it, where it is a row. */
function heightOf(lines: readonly string[]): number {
  if (/[\p{L}=]/u.test(lines[0] ?? '')) return 1;
  const next = lines.findIndex((line, place) => place > 0 && (line.trim() === '' || hasWords(line)));
  return next < 0 ? lines.length : next;
}

function hasWords(line: string): boolean {
  return /\p{L}/u.test(line);
}

function partOf(line: Line): TextPart {
  return { kind: 'line', line };
}
