// Matrices as programs and calculators write them: [[1,2],[3,4]], {{1,2},{3,4}}, [1 2; 3 4], <<1,3>|<2,4>>, mat(1, 2; 3, 4), np.array(...).

import { cursorOver, matrixTerm, parseNestedRows, peek } from './parse-term.ts';
import { lineOf } from './read-latex.ts';
import { termOf } from './read-term.ts';
import type { Line, Term } from './term.ts';
import { tokensOf } from './tokens.ts';
import { ReadingError } from './unread.ts';

/** What may stand in front of a matrix. */
const BEFORE = /^(?:\$\s?)?(?:[A-Za-z]\w{0,20}\s*:?=\s*)?(?:row reduce|rref|ref|det|inverse)?\s*/;
const CALL =
  /^(?:np\.array|numpy\.array|np\.matrix|sp\.Matrix|sympy\.Matrix|Matrix|matrix)\s*\(\s*(?<inner>[[{(<][^]*[\]})>])\s*\)$/;

/** The matrix of a text that is one in brackets; null where it is none. Throws a reading error. */
export function bracketedMatrix(text: string): Line | null {
  const body = withoutEnd(text.trim()).replace(BEFORE, '');
  const inner = CALL.exec(body)?.groups?.['inner'] ?? body;
  const term =
    nested(inner) ??
    printed(inner) ??
    byColumns(inner) ??
    withSemicolons(inner) ??
    typst(inner) ??
    unicodeMath(inner) ??
    inR(inner);
  return term;
}

/** Without the dollar sign or semicolon at the end. */
function withoutEnd(text: string): string {
  return /[$;]$/.test(text) ? text.slice(0, -1).trimEnd() : text;
}

function nested(text: string): Line | null {
  if (!/^(?:\[\s*\[|\{\s*\{|\(\s*\()/.test(text)) return null;
  const plain = text.startsWith('{') ? text.replaceAll('{', '[').replaceAll('}', ']') : text;
  const tokens = tokensOf(plain);
  const cursor = cursorOver(tokens, plain.length, true);
  const parsed = whole(() => parseNestedRows(cursor));
  if (parsed === null || peek(cursor) !== undefined) return null;
  return lineOf(cursor, parsed);
}

/** As NumPy prints: [[1 2] [3 4]], on lines or not. */
function printed(text: string): Line | null {
  if (!/^\[\s?\[/.test(text) || !/\]\s?\]$/.test(text) || text.includes(',')) return null;
  const rows = text
    .slice(1, -1)
    .trim()
    .slice(1, -1)
    .split(/\]\s{0,20}\[/)
    .map((row) => row.trim());
  return rows.some((row) => /[[\]]/.test(row)) ? null : matrixLine(rows.map(cellsOfRow), null);
}

/** A term that may be something else, as ((1 + 2) * 3) is no matrix. */
function whole(parse: () => Term): Term | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ReadingError && !error.message.startsWith('Row ')) return null;
    throw error;
  }
}

/** Maple's columns: <<1,3>|<2,4>>. */
function byColumns(text: string): Line | null {
  if (!/^<\s*</.test(text) || !/>\s*>$/.test(text)) return null;
  const columns = text
    .replaceAll(/\s+/g, '')
    .slice(2, -2)
    .split('>|<')
    .map((column) => column.split(',').map((cell) => termOf(cell)));
  const height = columns[0]?.length ?? 0;
  if (columns.some((column) => column.length !== height))
    throw new ReadingError(0, 'All columns have as many entries.');
  const rows = Array.from({ length: height }, (_, row) => columns.flatMap((column) => column.slice(row, row + 1)));
  return matrixLine(rows, null);
}

/** MATLAB, Julia: [1 2; 3 4] and [1, 2; 3, 4]; [1 3 | 2; 0 5 | -3] with a bar. With (1,5 2; 3 4) commas are decimal. */
function withSemicolons(text: string): Line | null {
  const [open, close] = [text.charAt(0), text.at(-1) ?? ''];
  if (!['[]', '()'].includes(`${open}${close}`)) return null;
  const inner = text.slice(1, -1);
  if (/[[\](){}=<>]/.test(inner.replaceAll(/\(\s*-[^()]{1,20}\)/g, ''))) return null;
  if (!inner.includes(';') && !inner.includes('\n')) return null;
  const rows = inner
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const parts = rows.map((row) => row.split('|').map((part) => cellsOfRow(part.trim())));
  if (parts.every((part) => part.length === 1)) return matrixLine(parts.flat(), null);
  const bar = parts[0]?.[0]?.length ?? 0;
  const other = parts.findIndex((part) => part.length !== 2 || part[0]?.length !== bar);
  if (other >= 0) throw new ReadingError(0, `Row ${other + 1} needs one bar, behind the same column as in row 1.`);
  return matrixLine(
    parts.map((part) => part.flat()),
    bar,
  );
}

/** The cells of a row whose commas part cells where a space follows or no space parts them. */
function cellsOfRow(row: string): readonly Term[] {
  const byGaps = row.split(/\s{2,}/);
  if (byGaps.length > 1 && !row.includes(',') && byGaps.every((cell) => /\S\s[-−–+*·×/]\s\S/.test(cell)))
    return byGaps.map((cell) => termOf(cell));
  const bySpaces = row.split(/\s+/);
  const isDecimal = bySpaces.length > 1 && !/,\s/.test(row) && row.includes(',');
  if (isDecimal) return bySpaces.map((cell) => termOf(cell, { decimalCommas: true }));
  const cells = row.includes(',') ? row.split(',').map((cell) => cell.trim()) : bySpaces;
  if (cells.some((cell) => /^[-+*/]?$/.test(cell) || isSeveral(cell)))
    throw new ReadingError(0, `It is not clear where the entries of ${row.slice(0, 24)} end.`);
  return cells.map((cell) => termOf(cell));
}

/** Whether a space in a cell may part two: `2 -5` and `2 5`, but not `2 - 5`. */
function isSeveral(cell: string): boolean {
  return /\s/.test(cell.replaceAll(/\s+[-−–+*·×/]\s+/g, ''));
}

function matrixLine(rows: readonly (readonly Term[])[], bar: number | null): Line {
  const cursor = cursorOver([], 0);
  return lineOf(cursor, matrixTerm(cursor, rows, bar, 0));
}

/** Typst: mat(1, 2; 3, 4; augment: #1). */
function typst(text: string): Line | null {
  const inner = /^mat\((?<inner>[^()]{1,20000})\)$/.exec(text)?.groups?.['inner'];
  if (inner === undefined) return null;
  const parts = inner.split(';').map((part) => part.trim());
  const bar = parts.flatMap((part) => /^augment:\s*#(\d{1,2})$/.exec(part)?.[1] ?? []).map(Number);
  const rows = parts.filter((part) => part !== '' && !part.includes(':'));
  return matrixLine(
    rows.map((row) => row.split(',').map((cell) => termOf(cell))),
    bar[0] ?? null,
  );
}

/** UnicodeMath: [■(1&2@3&4)]. */
function unicodeMath(text: string): Line | null {
  const inner = /^[[(|]?[■█]\((?<inner>[^■█]{1,20000})\)[\])|]?$/.exec(text)?.groups?.['inner'];
  if (inner === undefined) return null;
  return matrixLine(
    inner.split('@').map((row) => row.split('&').map((cell) => termOf(cell))),
    null,
  );
}

/** R: matrix(c(1, 2, 3, 4), nrow=2, byrow=TRUE). Without byrow the entries go down the columns. */
function inR(text: string): Line | null {
  const found = /^matrix\(c\((?<cells>[^()]{1,20000})\)(?<options>[^()]{0,80})\)$/.exec(
    text.replaceAll(/\s+/g, ''),
  )?.groups;
  if (found === undefined) return null;
  const cells = (found['cells'] ?? '').split(',').map((cell) => termOf(cell));
  const options = found['options'] ?? '';
  const [rows, columns] = ['nrow', 'ncol'].map((name) =>
    Number(new RegExp(`${name}=(\\d{1,3})`).exec(options)?.[1] ?? 0),
  );
  const height = rows === undefined || rows === 0 ? cells.length / (columns ?? 0) : rows;
  const width = cells.length / height;
  if (
    !Number.isInteger(height) ||
    !Number.isInteger(width) ||
    (columns !== undefined && columns > 0 && columns !== width)
  )
    throw new ReadingError(0, 'The entries do not fill the rows; write nrow and ncol.');
  const isByRow = /byrow=T/.test(options);
  const at = (row: number, column: number): number => (isByRow ? row * width + column : column * height + row);
  return matrixLine(
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (__, column) => cells[at(row, column)]).filter((cell) => cell !== undefined),
    ),
    null,
  );
}
