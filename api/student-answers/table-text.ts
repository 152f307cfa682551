// Tables in one text: "[[1, 2], [3, 4]]", "1 2; 3 4", lines of a spreadsheet, a matrix in LaTeX. The cells stay texts.

import { plainNotation, withoutName } from './notation.ts';

export type TableReading =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly hasRows: boolean }
  | { readonly kind: 'unread'; readonly reason: string };

/** Longer texts are not read. */
const LONGEST_TEXT = 65_536;

const LATEX = /^\s*\\begin\{(?<name>[a-zA-Z]*(?:matrix|array)\*?)\}(?:\{[^{}]*\})?(?<inside>.*)\\end\{\k<name>\}\s*$/s;

/**
 * The cells of a text by rows. `hasRows` tells whether it is written as a table, and not as one list. Where a list is expected, semicolons
 * part its entries, as they do where people write decimal commas.
 */
export function readTableText(text: string, expected: 'list' | 'table'): TableReading {
  if (text.length > LONGEST_TEXT) return unread(`it is longer than ${LONGEST_TEXT} characters`);
  const unnamed = withoutName(text.replaceAll(/\$|\\left|\\right/g, '').trim());
  const latex = LATEX.exec(unnamed)?.groups;
  if (latex !== undefined) {
    const lines = latex['inside'].split('\\\\').filter((line) => line.trim() !== '');
    return table(
      lines.map((line) => line.split('&').map((cell) => cell.trim())),
      true,
    );
  }
  const plain = plainNotation(unnamed.replaceAll('\n', ';').replaceAll('\r', ''));
  const nested = nestedRows(plain);
  if (nested !== null) return rowsOf(nested, true);
  const inside = /^[[({⟨](?<inside>[^[\]{}⟨⟩]*)[\])}⟩]$/.exec(plain)?.groups?.['inside'] ?? plain;
  if (expected === 'list' && inside.includes(';')) {
    return table([inside.split(';').map((cell) => cell.trim())], false);
  }
  const lines = inside.split(';').filter((line) => line.trim() !== '');
  return rowsOf(lines, lines.length > 1);
}

function unread(reason: string): TableReading {
  return { kind: 'unread', reason };
}

/** The rows of "[[1, 2], [3, 4]]", each without its brackets; null for any other text. */
function nestedRows(text: string): readonly string[] | null {
  const outer =
    /^\[\s*(?<inside>\[.*\])\s*\]$/s.exec(text) ??
    /^\(\s*(?<inside>\([^()]*\)(?:\s*[,;]\s*\([^()]*\))+)\s*\)$/s.exec(text);
  const inside = outer?.groups?.['inside'];
  if (inside === undefined) return null;
  return inside.split(/[\])]\s*[,;]?\s*[[(]/).map((row) => row.replaceAll(/^\s*[[(]|[\])]\s*$/g, ''));
}

/** Cells stand between commas, or tabs, or spaces. */
function rowsOf(lines: readonly string[], hasRows: boolean): TableReading {
  const rows: (readonly string[])[] = [];
  for (const line of lines) {
    const cells = cellsOf(line.trim());
    if (cells === null) {
      const shown = JSON.stringify(line.trim().slice(0, 40));
      return unread(`in ${shown} a comma may be a decimal comma or part two entries; write decimals with a point`);
    }
    rows.push(cells);
  }
  return table(rows, hasRows);
}

/** Null where commas stand inside of entries that spaces part. */
function cellsOf(line: string): readonly string[] | null {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  if (!line.includes(',')) return line.split(/ +(?![*/^+-] )(?<![-+*/^] )/).filter((cell) => cell !== '');
  const cells = line.split(',').map((cell) => cell.trim());
  const isDoubtful = cells.some((cell) => /[\d)] +[\d.√(-]/.test(cell) && !/^-?\d+ +\d+\/\d+$/.test(cell));
  return isDoubtful && /\d,\d/.test(line) ? null : cells;
}

function table(rows: readonly (readonly string[])[], hasRows: boolean): TableReading {
  if (rows.length === 0 || rows.some((row) => row.length === 0)) return unread('nothing is written');
  return { kind: 'table', rows, hasRows };
}
