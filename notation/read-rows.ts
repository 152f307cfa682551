// Rows of a matrix as they stand in plain text: with spaces, tabs, commas, semicolons or bars between their entries.

import { cursorOver, matrixTerm } from './parse-term.ts';
import { lineOf } from './read-latex.ts';
import { termOf } from './read-term.ts';
import type { Line, Term } from './term.ts';
import { ReadingError } from './unread.ts';

const MOST_COLUMNS = 100;
const OPENING = /^[\s]*[([{⎛⎜⎝⎡⎢⎣⎧⎨⎩|│┃]/;
const BAR = /[|¦│┃∣❘]/;
/** Only what numbers and short terms are written with. */
const ROW = /^[\d\s.,;:+\-−–—‐‑/⁄∕*·|¦│┃∣❘()[\]{}⎛⎜⎝⎡⎢⎣⎞⎟⎠⎤⎥⎦½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒√a-zλ]+$/;

/** `[2 4; 1 0]*[1 0; 2 3]`. */
const SEVERAL_MATRICES = /;[^[\]()]*[\])]\s*[-−–+*·×⋅∙]?\s*[[(]/;
/** `2*1 + (-1)(-2)   2*5 + (-1)*0`: calculations that only wider gaps part. */
const GAP = /\s{2,}|\t/;

function hasGappedCalculations(line: string): boolean {
  const cells = line.trim().split(GAP);
  return (
    cells.length > 1 &&
    ROW.test(line) &&
    cells.every((cell) => /\d/.test(cell) && !/^[-−–+*·/]|[-−–+*·/]$/.test(cell.replace(/^[-−–]/, ''))) &&
    cells.some((cell) => /\d\)?\s*[*·/]?\s?\(|\)\*|\s[-−–+*·/]\s/.test(cell)) &&
    !/[;|[\]{}]/.test(line)
  );
}

/** Whether a line looks like a row of entries rather than like words or a formula. */
export function looksLikeRow(line: string): boolean {
  if (/^\s*(?:\[\s?\[|\{\s?\{|\(\s?\()/.test(line) || SEVERAL_MATRICES.test(line)) return false;
  if (hasGappedCalculations(line)) return true;
  return /\d/.test(line) && ROW.test(line) && !/[a-z]{2}|\s[-−+*·/]\s|\d\(|\)\*/.test(line);
}

/** The matrix whose rows are these lines. `at` is where they begin in the text. Throws a reading error. */
export function matrixOfLines(lines: readonly string[], at: number): Line {
  const plain = lines.map(withoutBrackets);
  const style = styleOf(plain);
  let offset = at;
  const rows = plain.map((line, index) => {
    const written = lines[index] ?? '';
    const start = offset + Math.max(0, written.indexOf(line));
    offset += written.length + 1;
    return moved(start, () => cellsOf(line, style));
  });
  const bars = rows.map(({ bar }) => bar);
  const [bar = null] = bars;
  if (bars.some((place) => place !== bar)) throw new ReadingError(at, 'The bar stands at the same place in every row.');
  const cursor = cursorOver([], at);
  return lineOf(
    cursor,
    matrixTerm(
      cursor,
      rows.map(({ cells }) => cells),
      bar,
      at,
    ),
  );
}

/** What is read in a part of a text that begins at `start`. */
export function moved<Read>(start: number, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    throw new ReadingError(start + error.at, error.message);
  }
}

/** A line without the brackets that enclose it. */
function withoutBrackets(line: string): string {
  const trimmed = line.includes('\t') ? line : line.trim();
  if (!OPENING.test(trimmed) || !/[)\]}⎞⎟⎠⎤⎥⎦⎫⎬⎭|│┃]$/.test(trimmed.trim())) return trimmed;
  const whole = trimmed.trim();
  const isPair = ['()', '[]', '{}', '||', '││', '┃┃'].includes(`${whole.charAt(0)}${whole.at(-1) ?? ''}`);
  const isTall = /^[⎛⎜⎝⎡⎢⎣⎧⎨⎩]/.test(whole);
  if (!isPair && !isTall) return trimmed;
  const inner = whole.slice(1, -1);
  /** `(1/2) 3 (4)` begins and ends with the brackets of entries. */
  return /^[^(]*\)/.test(inner) ? trimmed : inner.trim();
}

type Style = 'gaps' | 'tabs' | 'semicolons' | 'commas' | 'bars' | 'spaces';

interface Layout {
  readonly style: Style;
  readonly decimalCommas: boolean;
}

function styleOf(lines: readonly string[]): Layout {
  const every = (test: (line: string) => boolean): boolean => lines.every(test);
  const some = (test: (line: string) => boolean): boolean => lines.some(test);
  const hasComma = some((line) => /\d,\d/.test(line));
  if (every(hasGappedCalculations)) return { style: 'gaps', decimalCommas: hasComma };
  if (every((line) => line.includes('\t'))) return { style: 'tabs', decimalCommas: hasComma };
  if (lines.length > 1 && every((line) => line.includes(';'))) return { style: 'semicolons', decimalCommas: hasComma };
  const bars = lines.map((line) => line.split(BAR).length - 1);
  if (every((line) => line.split(BAR).every((cell) => /^\s*[^\s]+\s*$/.test(cell))) && (bars[0] ?? 0) > 1)
    return { style: 'bars', decimalCommas: hasComma };
  const isSpaced = some((line) => /[\d½⅓⅔¼¾]\s+[-−–+.\d½⅓⅔¼¾]/.test(line.replaceAll(/,\s/g, ',')));
  if (every((line) => line.includes(',')) && !isSpaced) return { style: 'commas', decimalCommas: false };
  return { style: 'spaces', decimalCommas: hasComma };
}

interface Cells {
  readonly cells: readonly Term[];
  readonly bar: number | null;
}

const SEPARATORS: Readonly<Record<Style, RegExp>> = {
  gaps: GAP,
  tabs: /\t/,
  semicolons: /;/,
  commas: /,/,
  bars: BAR,
  spaces: /\s+/,
};

function cellsOf(line: string, layout: Layout): Cells {
  const parts = layout.style === 'bars' ? [line] : line.split(BAR);
  if (parts.length > 2) throw new ReadingError(0, `There is more than one bar in “${line.trim().slice(0, 24)}”.`);
  const groups = parts.map((part) =>
    part
      .trim()
      .split(SEPARATORS[layout.style])
      .map((cell) => cell.trim())
      .filter((cell, index, all) => cell !== '' || (index > 0 && index < all.length - 1)),
  );
  if (groups.flat().length > MOST_COLUMNS) throw new ReadingError(0, `A row has at most ${MOST_COLUMNS} entries.`);
  const cells = groups.flat().map((cell) => {
    if (layout.style === 'spaces' && /^[-−–+*·/:]$|[-−–+*·/:]$/.test(cell))
      throw new ReadingError(0, `It is not clear where the entries of “${line.trim().slice(0, 24)}” end.`);
    return moved(line.indexOf(cell), () => termOf(cell, { decimalCommas: layout.decimalCommas }));
  });
  return { cells, bar: parts.length === 2 ? (groups[0]?.length ?? 0) : null };
}
