// Matrices, operations, expressions and claims, line by line.

import { connectingLength, type Labelled, labelOf, nameOf } from './labels.ts';
import { bracketedMatrix } from './read-bracketed.ts';
import { factoredMatrix } from './read-factored.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { looksLikeRow, matrixOfLines } from './read-rows.ts';
import { lineRelation } from './line-relations.ts';
import { inferredLines } from './read-statement.ts';
import { valuesTogether } from './read-values.ts';
import { rowWithOperation } from './row-with-operation.ts';
import type { Line, LineRole, RowOperation } from './term.ts';
import { ReadingError } from './unread.ts';
import type { WorkingKind } from './working-kind.ts';

const MOST_LINES = 400;
/** Operations beside a row, and equations, are looked for in shorter lines. */
const LONGEST_LINE = 2000;
const NOTHING = { operations: [], role: null, factor: null, from: null } as const;

export function isAsked(line: string, { asked }: WorkingKind): boolean {
  return asked !== null && line.length <= LONGEST_LINE && asked.test(line);
}

interface Plain extends WorkingKind {
  readonly lines: Line[];
  /** Rows of the matrix that is being read, and where they begin. */
  rows: string[];
  at: number;
  /** Operations that were named since the last matrix. */
  operations: readonly RowOperation[];
  /** Whether they stood beside a row of it. */
  areBeside: boolean;
  /** Operations beside the rows of the matrix that is being read. */
  beside: readonly RowOperation[];
  /** What the next line is, where a word on a line of its own says it. */
  role: LineRole | null;
  /** Whether the line before is an expression that may be meant as a row: `1 - 2`. */
  isAfterExpression: boolean;
}

const ARROW = /^\s*(?:[-=~]{0,3}>|[→⟶⇒⟹∼~]|\\(?:to|sim|rightarrow|longrightarrow|leadsto|Rightarrow))\s*/;

/** `(1, -2)`: below rows that are written otherwise it is no row of theirs. */
const IS_TUPLE = /^\s*\([^();]*,[^();]*\)\s*$/;

/** The lines of a text, in their order. Throws a reading error. */
export function plainLines(text: string, kind: WorkingKind): readonly Line[] {
  const plain: Plain = {
    ...kind,
    hasNumbers: kind.hasNumbers || (kind.isOfGroups && text.split('\n').some(isCalculationAlone)),
    lines: [],
    rows: [],
    at: 0,
    operations: [],
    areBeside: false,
    beside: [],
    role: null,
    isAfterExpression: false,
  };
  let at = 0;
  for (const written of text.split('\n')) {
    const count = plain.lines.length;
    readPlainLine(plain, written.replace(/\r$/, ''), at);
    if (plain.lines.length > count && plain.rows.length === 0 && isAsked(written, kind)) callAnswer(plain.lines);
    at += written.length + 1;
    if (plain.lines.length > MOST_LINES) throw new ReadingError(at, `A working has at most ${MOST_LINES} lines.`);
  }
  endMatrix(plain);
  if (plain.operations.length > 0)
    plain.lines.push({ ...NOTHING, content: { kind: 'operations' }, ...takenOperations(plain) });
  return plain.lines;
}

/** The last line, which says by its name to be what is asked for. */
function callAnswer(lines: Line[]): void {
  const last = lines[lines.length - 1];
  lines[lines.length - 1] = { ...last, role: last.role ?? 'answer' };
}

function endMatrix(plain: Plain): void {
  if (plain.rows.length === 0) return;
  let { at } = plain;
  for (const rows of matricesOf(plain)) {
    const line = matrixOfLines(rows, at);
    plain.lines.push({ ...line, role: plain.role ?? line.role, ...takenOperations(plain) });
    plain.role = null;
    at += rows.reduce((length, row) => length + row.length + 1, 0);
  }
  plain.rows = [];
  if (plain.beside.length === 0) return;
  plain.operations = plain.beside;
  plain.areBeside = true;
  plain.beside = [];
}

/** Rows below each other without a gap are several matrices where they are as many as several of them have. */
function matricesOf({ rows, size, isOfRows }: Plain): readonly (readonly string[])[] {
  const height = isOfRows ? (size?.rows ?? 0) : 0;
  if (height < 2 || rows.length <= height || rows.length % height > 0) return [rows];
  return Array.from({ length: rows.length / height }, (_, index) => rows.slice(index * height, (index + 1) * height));
}

function readPlainLine(plain: Plain, written: string, from: number): void {
  const arrow = ARROW.exec(written)?.[0] ?? '';
  const before = arrow.length + connectingLength(written.slice(arrow.length));
  const label = labelOf(written.slice(before)) ?? nameAlone(written.slice(before));
  const start = before + (label?.length ?? 0);
  const line = written.slice(start);
  const at = from + start;
  const isVectorBelowRows = IS_TUPLE.test(line) && !IS_TUPLE.test(plain.rows.at(-1) ?? '(,)');
  if (arrow !== '' || line.trim() === '' || label !== null || isVectorBelowRows) endMatrix(plain);
  if (label !== null) plain.role = label.role;
  const isAfterExpression = plain.isAfterExpression && arrow === '' && line.trim() !== '';
  plain.isAfterExpression = false;
  if (line.trim() === '') return;
  const relation = plain.cofactorsOf === null ? lineRelation(line, plain) : null;
  if (relation !== null) {
    endMatrix(plain);
    addLines(plain, [relation]);
    return;
  }
  const named = operationsBefore(line);
  if (named !== null) {
    endMatrix(plain);
    plain.operations = [...plain.operations, ...named.operations];
    plain.areBeside = false;
    addLines(plain, [named.line]);
    return;
  }
  const beside = rowWithOperation(line, plain.rows.length + 1);
  if (beside !== null) {
    if (plain.rows.length === 0) plain.at = at;
    plain.rows.push(beside.row);
    plain.beside = [...plain.beside, ...beside.operations];
    if (plain.rows.length >= (plain.size?.rows ?? 1)) endMatrix(plain);
    return;
  }
  const operations = /\p{L}|\[/u.test(line) ? readRowOperations(line.replace(/(?:->|→|:)\s*$/, '')) : null;
  const whole = isMatrixOnOneLine(line) ? bracketedMatrix(line) : factoredMatrix(line);
  if (whole !== null) {
    endMatrix(plain);
    addLines(plain, [whole]);
    return;
  }
  const isNumber =
    ((plain.hasNumbers || (plain.isOfGroups && label !== null)) && isOneEntry(line)) ||
    (plain.isOfEigenvalues && (isPolynomial(line) || (label !== null && isOneEntry(line))));
  if (looksLikeRow(line) && !isNumber && (operations === null || isUnread(operations))) {
    if (isAfterExpression) throw notOneKind(from);
    if (plain.rows.length === 0) plain.at = at;
    plain.rows.push(line);
    if (plain.beside.length > 0 && plain.rows.length === plain.size?.rows) endMatrix(plain);
    return;
  }
  const isAfterRow = plain.rows.length > 0;
  endMatrix(plain);
  if (operations !== null && !isUnread(operations)) {
    plain.operations = [...plain.operations, ...operations];
    plain.areBeside = false;
  } else {
    const read = inferredLines(line, at, operations?.sentence ?? '', plain);
    plain.isAfterExpression =
      label === null && !plain.hasNumbers && read.at(-1)?.content.kind === 'expression' && !line.includes('=');
    if (isAfterRow && plain.isAfterExpression) throw notOneKind(from);
    addLines(plain, read);
  }
}

/** `A^-1 =` with nothing behind it. */
function nameAlone(line: string): Labelled | null {
  const name = nameOf(line);
  return name !== null && line.slice(name.length).trim() === '' ? name : null;
}

/** What parts operations from the matrix behind them. */
const BEHIND_OPERATIONS = /\s*(?::(?!=)|[-=~]{1,3}>|[→⟶⇒⟹∼~])\s*|\s+(?=\[)/g;
const MOST_PARTINGS = 12;

/** `R2 - 4R1: [1 3 2; 0 -5 -3]`: operations in front of a matrix on the same line, as a line is written back. */
function operationsBefore(line: string): { readonly operations: readonly RowOperation[]; readonly line: Line } | null {
  if (line.length > LONGEST_LINE || !/[[|(]/.test(line)) return null;
  let tried = 0;
  for (const { index, 0: parting } of line.matchAll(BEHIND_OPERATIONS)) {
    const before = line.slice(0, index);
    if (!/[\p{L}\d]/u.test(before)) continue;
    tried += 1;
    if (tried > MOST_PARTINGS) return null;
    const operations = readRowOperations(before);
    if (isUnread(operations)) continue;
    const read = matrixOnOneLine(line.slice(index + parting.length));
    if (read !== null) return { operations, line: read };
  }
  return null;
}

/** A matrix, with a number beside it or not, of a line that holds nothing else. */
function matrixOnOneLine(line: string): Line | null {
  const label = nameOf(line) ?? labelOf(line);
  const rest = line.slice(label?.length ?? 0);
  const isMatrix = rest.startsWith('[[') || isMatrixOnOneLine(rest);
  return isMatrix ? bracketedMatrix(rest) : factoredMatrix(rest);
}

/** `10`, `-3/4`, `3*5`: nothing that parts one entry from another. */
function isOneEntry(line: string): boolean {
  return !/[\s,;|]/.test(line.trim());
}

/** `(1-λ)(2-λ)-6`, `λ²-3λ -4`: a polynomial, and no row of a matrix. */
function isPolynomial(line: string): boolean {
  return line.includes('λ') && (isOneEntry(line) || /\)\s*\(|λ\s*[\^²³]/.test(line));
}

/** `(1+1+4)/3` on a line of its own. */
function isCalculationAlone(line: string): boolean {
  return isOneEntry(line) && /\d[)\d.]*[+*·/][(\d]/.test(line) && line.includes('+');
}

/** `[1 3 2; 0 5 -3]`: rows of several entries. `[1; 2; 3]` may be one row. */
function isMatrixOnOneLine(line: string): boolean {
  const trimmed = line.trim();
  if (!trimmed.startsWith('[') || !trimmed.endsWith(']') || trimmed.length > LONGEST_LINE) return false;
  const rows = trimmed.slice(1, -1).split(';');
  return rows.length > 1 && rows.every((row) => /\S[\s,]+\S/.test(row));
}

function notOneKind(at: number): ReadingError {
  return new ReadingError(
    at,
    'It is not clear whether this is a row of a matrix; leave an empty line before an expression.',
  );
}

/** Adds the parts of a line; values of unknowns that stand below each other are one. */
function addLines(plain: Plain, parts: readonly Line[]): void {
  for (const [index, part] of parts.entries()) {
    const last = plain.lines.at(-1);
    const isNext = index === 0 && last !== undefined && plain.operations.length === 0 && plain.role === null;
    const together = isNext && parts.length === 1 ? valuesTogether(last, part, plain.mostEigenvalues) : null;
    if (together === null) plain.lines.push({ ...part, role: part.role ?? plain.role, ...takenOperations(plain) });
    else plain.lines[plain.lines.length - 1] = together;
  }
  plain.role = null;
}

function takenOperations(plain: Plain): Pick<Line, 'operations' | 'isNamedBeside'> {
  const { operations, areBeside } = plain;
  plain.operations = [];
  plain.areBeside = false;
  return areBeside ? { operations, isNamedBeside: true } : { operations };
}
