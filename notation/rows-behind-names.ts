// Names that stand on the line of the first row of a matrix, and words for signs, as they are read.

const ENTRY = /[-−–]?(?:\d[\d./,]*|\([-−–]?\d[\d./,*·+\-−–]*\))(?:[*·×+\-−–/]\(?[-−–]?\d[\d./,]*\)?)*/u.source;
const ROW = new RegExp(`^\\s*${ENTRY}(?:[ \\t]+${ENTRY})+\\s*$`, 'u');
/** `AB = 5 4`, `= 1 0`, `det 2 1`, `1/10 * 6 -7`: what stands in front of the entries. */
const NAMED_ROW = new RegExp(
  `^(?<name>\\s*(?:(?:[^=\\n\\d]|(?<=[\\^_\\p{L}({\\-−–])\\d|\\d(?=\\d?\\s?[*·]?\\s?[A-Z])){0,30}=|det(?:\\s?\\(?[A-Z]\\)?)?|[A-Z]{1,2}|\\d{1,4}\\s?/\\s?\\d{1,6}\\s?[*·×]))\\s*(?<row>${ENTRY}(?:[ \\t]+${ENTRY})+)\\s*$`,
  'u',
);
const OPERATION = /[RLZ]_?\d|\b[IV]{1,3}\b|->|→/u;
const SYMBOLS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/(?<=[\d)\]}])\s+take\s?away\s+(?=[-−–(\d])/giu, ' - '],
  [/(?<=[\d)])\s+is\s+(?=[-−–]?\d[\d./]*\s*\.?$)/giu, ' = '],
];
/** `c11 = 5 c12 = 4`: entries behind each other. */
const BETWEEN_ENTRIES = /(?<=\d)[ \t]+(?=[cC]_?\{?\d\s?,?\s?\d\}?\s*=)/gu;
/** `1/det = 1/10`. */
const ONE_BY_DETERMINANT = /(?<![\d.,])1\s?\/\s?(?:det(?:\s?\(?\s?A\s?\)?)?|\|\s?A\s?\|)(?=\s*=)/gu;

/** The text with such a matrix on the line of its name; its other lines are left empty, so that each line keeps its number. */
export function withMatricesBehindNames(text: string): string {
  const lines = text.split('\n').map(spelled);
  const written: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (written.length > index) continue;
    const { name, row } = NAMED_ROW.exec(line)?.groups ?? {};
    const end = row === undefined ? index : endOfRows(lines, index + 1, countOf(row));
    const isMatrix = name !== undefined && row !== undefined && !OPERATION.test(name) && end > index + 1;
    if (!isMatrix) written.push(line);
    else {
      const rows = [row, ...lines.slice(index + 1, end)].map((one) => one.trim().split(/\s+/u));
      const between = rows.flat().some((entry) => entry.includes(',')) ? ' ' : ', ';
      const matrix = `[${rows.map((one) => one.join(between)).join('; ')}]`;
      written.push(`${name.trimEnd()} ${matrix}`, ...rows.slice(1).map(() => ''));
    }
  }
  return written.join('\n');
}

function spelled(line: string): string {
  return SYMBOLS.reduce((all, [pattern, sign]) => all.replaceAll(pattern, sign), line)
    .replaceAll(BETWEEN_ENTRIES, ', ')
    .replaceAll(ONE_BY_DETERMINANT, '1/det(A)');
}

/** The line behind the rows of so many entries that begin at a line. */
function endOfRows(lines: readonly string[], start: number, count: number): number {
  const length = lines.slice(start).findIndex((line) => !ROW.test(line) || countOf(line) !== count);
  return length < 0 ? lines.length : start + length;
}

function countOf(row: string): number {
  return row.trim().split(/\s+/u).length;
}
