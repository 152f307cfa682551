// A text in LaTeX written plainly, line by line: matrices as [[1, 2], [3, 4]], systems as equations below each other, arrows with their operations.

import type { LaidLine } from './laid-line.ts';
import { plainCommands } from './plain-commands.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';

/** An environment that holds no other. */
const ENVIRONMENT =
  /\\begin\s?\{(?<name>[a-zA-Z]{1,12})\*?\}(?<options>(?:\s?\[[^\]\n]{0,20}\]|\s?\{[lcr|\s@{}!\d]{1,40}\}){0,2})(?<inner>(?:(?!\\begin|\\end)[\s\S]){0,4000}?)\\end\s?\{\k<name>\*?\}/u;
const MATRICES = /^(?:array|[pbBvV]?matrix|smallmatrix|[pbBvV]?smallmatrix)$/;
const BETWEEN_SYSTEMS =
  /(?<=^|\n)\s*\\(?:(?:Long|long)?[Ll]eftrightarrow|(?:Long)?Rightarrow|iff|implies)\b|\\(?:(?:Long|long)?[Ll]eftrightarrow|(?:Long)?Rightarrow|iff|implies)\s*(?=\u{E000}\d+\u{E000}\n|\n)/gu;
const LONGEST = 6000;
const MOST_ENVIRONMENTS = 200;

/** The lines of a text written plainly, each with the line where it stood; null for long texts, and for environments that are not closed. */
export function plainLatex(text: string): readonly LaidLine[] | null {
  if (text.length > LONGEST || !text.includes('\\')) return null;
  let shown = text
    .split('\n')
    .map((line, index) => `${line}${MARK}${index + 2}${MARK}`)
    .join('\n');
  for (let count = 0; ; count += 1) {
    const groups = ENVIRONMENT.exec(shown);
    if (groups === null) break;
    if (count === MOST_ENVIRONMENTS) return null;
    const { name = '', options = '', inner = '' } = groups.groups ?? {};
    const plain = plainEnvironment(name, options, inner);
    const [before, after] = [shown.slice(0, groups.index), shown.slice(groups.index + groups[0].length)];
    shown =
      /^(?:\[\[|\()/.test(plain) && !/^[bpvBV]/.test(name) ? enclosed(before, plain, after) : before + plain + after;
  }
  if (/\\begin|\\end/.test(shown)) return null;
  return numbered(plainCommands(withNewLines(shown)));
}

/** A column of operations such as `-2 I`, each about the row beside which it stands. */
const BY_PLACE =
  /\\begin\s?\{(?:array|[a-z]?matrix|aligned|smallmatrix)\}(?:\s?\{[lcr]{1,3}\})?(?:\s|\\\\)*(?:[-+:]|\\cdot)[^&]{0,200}?(?:[IV]|[RLZ]_?\{?\d)[^&]{0,200}?\\end/u;

/** Whether operations in the text are told by their place only. */
export function hasOperationsByPlace(text: string): boolean {
  return text.length <= LONGEST && BY_PLACE.test(text);
}

/** Stands around the number of the next line of the text, where a line of it ends; no text holds it. */
const MARK = '\u{E000}';
const MARKS = /\u{E000}(\d+)\u{E000}/gu;

function plainEnvironment(name: string, options: string, inner: string): string {
  const rows = inner.split(/\\\\(?:\s?\[-?\d*\.?\d*(?:pt|em|ex|mm|cm)\])?/u);
  const filled = rows.filter((row) => plainRow(row) !== '');
  const isSystem = filled.length > 0 && filled.every((row) => isEquation(row.replaceAll('&', ' ')));
  if (isSystem || name === 'cases')
    return `\n\n${filled.map((row) => onOneLine(row.replaceAll('&', ' '))).join('\n')}\n\n`;
  if (!MATRICES.test(name)) return `\n${rows.map((row) => onOneLine(row.replaceAll('&', ' '))).join('\n')}\n`;
  const cells = filled.map((row) => row.split('&').map(cellOf));
  const named = rows.map((row, index) => besideRow(plainRow(row.replaceAll('&', ' ')), index + 1));
  if (areOperations(named)) return ` ${named.filter((row) => row !== '').join(' ; ')}${marksIn(inner)} `;
  const bar = /^[bBvV]/.test(name) ? null : barOf(options);
  const isDeterminant = /^[vV]/.test(name);
  if (!isDeterminant && filled.length > 1 && cells.every(({ length }) => length === 1))
    return `(${cells.flat().join(', ')})${marksIn(inner)}`;
  const lines = cells.map((row) => {
    const ruled = row.flatMap((cell) =>
      cell.split(/(?<=.)\s?[|∣]\s?(?=.)/u).flatMap((part, at) => (at === 0 ? [part] : ['|', part])),
    );
    if (bar !== null && bar < row.length && !ruled.includes('|')) ruled.splice(bar, 0, '|');
    return `[${ruled.join(', ')}]`;
  });
  const matrix = `[${lines.join(', ')}]`;
  return `${isDeterminant ? `det(${matrix})` : matrix}${marksIn(inner)}`;
}

const OPENED = /(?:\\(?:left|[bB]igg?l?)\s?)?(?<open>[([|])(?<room>(?:\s|\u{E000}\d+\u{E000})*)$/u;
const CLOSED = /^(?<room>(?:\s|\u{E000}\d+\u{E000})*)(?:\\(?:right|[bB]igg?r?)\s?)?(?<close>[)\]|])/u;

/** A matrix without the brackets that are drawn around it; between bars it is a determinant. */
function enclosed(before: string, matrix: string, after: string): string {
  const [opened, closed] = [OPENED.exec(before), CLOSED.exec(after)];
  const pair = `${opened?.groups?.['open'] ?? ''}${closed?.groups?.['close'] ?? ''}`;
  if (opened === null || closed === null || !['()', '[]', '||'].includes(pair)) return before + matrix + after;
  const shown = pair === '||' ? `det(${matrix})` : matrix;
  return `${before.slice(0, opened.index)}${marksIn(opened[0])}${shown}${marksIn(closed[0])}${after.slice(closed[0].length)}`;
}

/** `{cc|c}`: the columns left of the bar; null without one inside. */
function barOf(options: string): number | null {
  const columns = options.replaceAll(/[^lcr|]/g, '').replace(/^\|+|\|+$/g, '');
  const [left = '', ...more] = columns.split(/\|+/);
  return more.length === 1 ? left.length : null;
}

const ROMAN: readonly (string | undefined)[] = [undefined, 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** `-2 I`, `: 5` in a column of operations: about the row beside which it stands. */
function besideRow(row: string, number: number): string {
  const roman = ROMAN[number];
  const isOfOwnRow =
    new RegExp(`[RLZ]_?\\{?${number}(?!\\d)`).test(row) ||
    (roman !== undefined && new RegExp(`(?<![IV])${roman}(?![IV])`).test(row));
  return !isOfOwnRow && /^(?:[-+]|\\cdot|\\times|[*·:/])/.test(row) ? `R_${number} \\to R_${number} ${row}` : row;
}

function areOperations(rows: readonly string[]): boolean {
  const written = rows.filter((row) => row !== '').map((row) => plainCommands(row).trim());
  return written.length > 0 && written.every((row) => !isUnread(readRowOperations(row)));
}

/** An entry, without its marks; a comma between digits is a decimal one. */
function cellOf(cell: string): string {
  return plainRow(cell)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d)\s?(?:\{,\}|,)\s?(?=\d)/g, '.');
}

function marksIn(text: string): string {
  return Array.from(text.matchAll(MARKS), ([mark]) => mark).join('');
}

/** A row of an environment without what only makes room. */
function plainRow(row: string): string {
  return row
    .replaceAll(MARKS, '')
    .replaceAll(/\\(?:h|c)line(?:\{[^}]*\})?/g, '')
    .trim();
}

function onOneLine(row: string): string {
  return `${plainRow(row).replaceAll(/\s+/g, ' ')}${marksIn(row)}`;
}

function isEquation(row: string): boolean {
  const plain = plainRow(row);
  return (
    plain.split('=').length === 2 && /[a-z]/.test(plain.replaceAll(/\\[a-zA-Z]+/g, '')) && !/[[\]]|\\left\(/.test(plain)
  );
}

/** `\\` and the ends of formulas end a line; so do arrows between systems, and what stands between two formulas in dollars does not. */
function withNewLines(text: string): string {
  return text
    .replaceAll(/\\\\(?:\s?\[-?\d*\.?\d*(?:pt|em|ex|mm|cm)\])?/g, '\n')
    .replaceAll(BETWEEN_SYSTEMS, '\n\n')
    .replaceAll(/\\\]|\$\$/g, '\n');
}

function numbered(text: string): readonly LaidLine[] {
  let at = 1;
  return text.split('\n').map((line) => {
    const place = at;
    for (const [, next] of line.matchAll(MARKS)) at = Number(next);
    const plain = line.replaceAll(MARKS, '');
    // What is left of \left\{ and \right. around an environment.
    return { text: /^[\s{}.,;()]*$/.test(plain) ? '' : plain, at: place };
  });
}
