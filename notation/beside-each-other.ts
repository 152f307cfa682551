// Matrices and determinants that stand beside each other over several lines, as lines below each other.

import type { LaidLine } from './laid-line.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { looksLikeRow } from './read-rows.ts';
import type { WorkingKind } from './working-kind.ts';

/** Rows as one matrix on a line. */
export function matrixSign(rows: readonly (readonly string[])[]): string {
  return `[${rows.map((cells) => `[${cells.join(', ')}]`).join(', ')}]`;
}

/** Blocks of lines with several matrices beside each other, bars over several lines, and arrows between matrices on one line. */
export function besideEachOther(lines: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  const result: LaidLine[] = [];
  for (let index = 0; index < lines.length; ) {
    const found =
      byColumns(lines, index, kind) ??
      asFormula(lines, index, kind) ??
      sideBySide(lines, index, kind) ??
      withTallBars(lines, index, kind) ??
      withArrows(lines, index);
    const line = lines[index];
    if (line === undefined) break;
    result.push(...(found?.lines ?? [line]));
    index += found?.height ?? 1;
  }
  return result;
}

interface Block {
  readonly lines: readonly LaidLine[];
  /** How many lines it takes. */
  readonly height: number;
}

/** A table below `x | x - mean | (x - mean)²`: each column is a line of its own. */
function byColumns(lines: readonly LaidLine[], start: number, kind: WorkingKind): Block | null {
  if (!kind.hasOneNumber && !kind.isOfGroups) return null;
  const cells = (index: number): readonly string[] =>
    (lines[index]?.text ?? '')
      .split(/\s*[|│;\t]\s*|\s{2,}/u)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
  const head = cells(start);
  if (
    head.length < 2 ||
    !head.every((cell) => /^[^=]*[\p{L}μ][^=]*$/u.test(cell)) ||
    !head.some((cell) => /[-−–²^]/u.test(cell))
  )
    return null;
  const rows: (readonly string[])[] = [];
  for (let index = start + 1; ; index += 1) {
    const row = cells(index);
    if (row.length !== head.length || !row.every((cell) => /^[-−–]?\d+(?:[.,/]\d+)?$/u.test(cell))) break;
    rows.push(row);
  }
  if (rows.length < 2) return null;
  const at = lines[start]?.at ?? 1;
  const shown = head.flatMap((_, column) => [
    { text: rows.map((row) => row[column] ?? '').join(' '), at },
    { text: '', at },
  ]);
  return { lines: shown, height: rows.length + 1 };
}

const LABELLED_ARROW =
  /\s*(?:[-=~—–]{2,}\s?(?<label>[^-=>\s][^>=]{0,40}?)\s?[-=~—–]{1,}>|(?<arrow>[-=~]{1,}>|[→⟶⇒⟹∼~]))\s*/gu;

function isMatrix(part: string): boolean {
  return /^(?:[A-Z]\s?=\s?)?\[.*\]$/u.test(part);
}

function areOperations(part: string): boolean {
  return !isUnread(readRowOperations(part));
}

/** `[1 2; 3 4] --R2-3R1--> [1 2; 0 -2] => x = 1`: each matrix a line, with the operations in front of it. */
function withArrows(lines: readonly LaidLine[], index: number): Block | null {
  const line = lines[index];
  if (line === undefined) return null;
  const arrows = [...line.text.matchAll(LABELLED_ARROW)];
  if (arrows.length === 0) return null;
  const parts = arrows.map(({ index: at, 0: arrow }, place) =>
    line.text.slice(at + arrow.length, arrows[place + 1]?.index).trim(),
  );
  const first = line.text.slice(0, arrows[0]?.index).trim();
  if (![first, ...parts].some(isMatrix) || (first !== '' && !isMatrix(first))) return null;
  if (!parts.every((part) => isMatrix(part) || /^[a-z](?:_?\d)?\s*=/u.test(part) || areOperations(part))) return null;
  const labels = arrows.map(({ groups }) => groups?.['label'] ?? '');
  if (labels.some((label) => label !== '' && isUnread(readRowOperations(label)))) return null;
  const shown = [first, ...parts.flatMap((part, place) => [labels[place] ?? '', part])];
  return { lines: shown.filter((text) => text !== '').map((text) => ({ text, at: line.at })), height: 1 };
}

type Cell =
  | { readonly kind: 'row'; readonly text: string; readonly width: number }
  | { readonly kind: 'other'; readonly text: string };

const BETWEEN_BLOCKS = /\s{2,}|\t|\s*(?:[-=~—–]{1,}>|[→⟶⇒⟹∼~])\s*/u;
const IS_ARROW = /[-=~—–]{1,}>|[→⟶⇒⟹∼~]/u;

/** The rows and other things beside each other on a line; null where it holds something else. */
function cellsOf(line: string): readonly Cell[] | null {
  if (line.trim() === '') return null;
  const bracketed = line.replaceAll(/[\])]\s+(?=[[(])/gu, '$&  ');
  const cells = bracketed
    .split(BETWEEN_BLOCKS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((text): Cell | null => {
      if (looksLikeRow(text)) return { kind: 'row', text, width: widthOf(text) };
      return isUnread(readRowOperations(text)) ? null : { kind: 'other', text };
    });
  return cells.every((cell) => cell !== null) ? cells : null;
}

function widthOf(row: string): number {
  return row
    .replaceAll(/[[\]()|]/gu, ' ')
    .trim()
    .split(/[\s,;]+/u).length;
}

/** As many lines as each hold several rows beside each other, with an arrow or operations between them, or as wide as the system. */
function sideBySide(lines: readonly LaidLine[], start: number, kind: WorkingKind): Block | null {
  const rowsOf = (index: number): readonly (Cell & { readonly kind: 'row' })[] | null => {
    const line = lines[index];
    const cells = line === undefined ? null : cellsOf(line.text);
    const rows = cells?.filter((cell) => cell.kind === 'row') ?? [];
    return rows.length > 1 && rows.every(({ width }) => width > 1 && width === rows[0]?.width) ? rows : null;
  };
  const first = rowsOf(start);
  if (first === null) return null;
  const table = [first];
  for (let index = start + 1; ; index += 1) {
    const rows = rowsOf(index);
    if (rows === null || rows.length !== first.length || rows[0]?.width !== first[0]?.width) break;
    table.push(rows);
  }
  if (table.length < 2) return null;
  const taken = lines.slice(start, start + table.length);
  const others = taken.map(({ text }) => cellsOf(text)?.filter((cell) => cell.kind === 'other') ?? []);
  const isParted = others.flat().length > 0 || taken.some(({ text }) => IS_ARROW.test(text));
  if (!isParted && kind.system?.unknowns !== (first[0]?.width ?? 0) - 1) return null;
  // Operations can be told apart only between two matrices.
  const operations = first.length === 2 ? others.flat().map(({ text }) => text) : [];
  if (first.length > 2 && others.flat().length > 0) return null;
  const shown = first.flatMap((_, block): readonly LaidLine[] => [
    ...(block === 1 ? operations.map((text) => ({ text, at: taken[0]?.at ?? 1 })) : []),
    ...table.map((rows, row) => ({ text: rows[block]?.text ?? '', at: taken[row]?.at ?? 1 })),
    { text: '', at: taken.at(-1)?.at ?? 1 },
  ]);
  return { lines: shown, height: table.length };
}

const SIGN_BETWEEN = /^[x×*·=+\-−–]$/u;

/** A·B = C with its matrices over several lines: as many rows beside each other in each line, and the signs in one of them. */
function asFormula(lines: readonly LaidLine[], start: number, kind: WorkingKind): Block | null {
  if (!kind.hasEntries) return null;
  const table: (readonly (readonly string[])[])[] = [];
  let signs: readonly string[] = [];
  for (let index = start; ; index += 1) {
    const parts = partsBeside(lines[index]?.text ?? '');
    const rows = parts.filter((part) => !SIGN_BETWEEN.test(part)).map((part) => part.split(/[\s,]+/u));
    const isTable = rows.length > 1 && rows.every((row) => row.every((cell) => /^[-−–]?\d+(?:[./]\d+)?$/u.test(cell)));
    const first = table[0] ?? rows;
    if (!isTable || rows.length !== first.length || rows.some((row, at) => row.length !== first[at]?.length)) break;
    if (parts.includes('=')) signs = signsIn(parts);
    table.push(rows);
  }
  const [first] = table;
  if (first === undefined || table.length < 2 || signs.length !== first.length - 1) return null;
  const matrices = first.map((_, place) => matrixSign(table.map((rows) => rows[place] ?? [])));
  const text = matrices
    .map((matrix, place) => (place === 0 ? matrix : `${signs[place - 1] ?? '*'} ${matrix}`))
    .join(' ');
  return { lines: [{ text, at: lines[start]?.at ?? 1 }], height: table.length };
}

/** The rows and signs of a line, without brackets. */
function partsBeside(line: string): readonly string[] {
  return line
    .replaceAll(/[[(|│][^[\]()|│]*[\])|│]/gu, (found) => found.replaceAll(/\s+/gu, ' '))
    .replaceAll(/[\])|│]\s*(?<sign>[x×*·=+\-−–]?)\s*[[(|│]/gu, '   $<sign>   ')
    .replaceAll(/\s(?<sign>[x×*·=])\s/gu, '   $<sign>   ')
    .replaceAll(/[[\]()|│]/gu, ' ')
    .split(/\s{2,}|\t/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What stands between two rows: a sign, or nothing, which multiplies. */
function signsIn(parts: readonly string[]): readonly string[] {
  return parts.flatMap((part, place) => {
    const last = parts[place - 1];
    if (last === undefined || SIGN_BETWEEN.test(part)) return [];
    return [!SIGN_BETWEEN.test(last) || /[x×·]/u.test(last) ? '*' : last];
  });
}

const BARS = /[|│┃∣](?<cells>[^|│┃∣=]*)[|│┃∣]/gu;
const LONE_BARS = /^[^|│┃∣]*$/u;

/** Determinants over several lines in a calculation: `2 * |2 1| - 1*|5 1|` below `|4 1| |0 1|`. */
function withTallBars(lines: readonly LaidLine[], start: number, kind: WorkingKind): Block | null {
  if (!kind.hasNumbers && !kind.isOfEigenvalues) return null;
  const groupsOf = (index: number): readonly (readonly string[])[] | null => {
    const line = lines[index]?.text ?? '';
    const groups = [...line.matchAll(BARS)].map(({ groups: found }) => (found?.['cells'] ?? '').trim().split(/\s+/u));
    const isOfCells = groups.every(
      (cells) =>
        cells.length > 1 && cells.every((cell) => /^[-−–]?[\d./λ]+$|^\(?\d*[-−–+]?λ\)?[-−–+]?\d*\)?$/u.test(cell)),
    );
    return groups.length > 0 && isOfCells ? groups : null;
  };
  const first = groupsOf(start);
  const height = first?.[0]?.length ?? 0;
  if (first === null || height < 2 || first.some((cells) => cells.length !== height)) return null;
  const table = Array.from({ length: height }, (_, row) => groupsOf(start + row));
  const taken = lines.slice(start, start + height);
  if (!table.every((groups) => groups?.length === first.length && groups.every((cells) => cells.length === height)))
    return null;
  const rest = taken.map(({ text }) => text.replaceAll(BARS, ' ').trim());
  const spoken = taken.filter((_, row) => LONE_BARS.test(rest[row] ?? '') && rest[row] !== '');
  const [main] = spoken;
  if (main === undefined || spoken.length > 1) return null;
  let group = -1;
  const text = main.text.replaceAll(BARS, () => {
    group += 1;
    return `det(${matrixSign(table.map((groups) => groups?.[group] ?? []))})`;
  });
  return { lines: [{ text, at: taken[0]?.at ?? 1 }], height };
}
