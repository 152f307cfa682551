// Workings in LaTeX: matrices, arrows with operations over them, aligned blocks, columns of operations beside a matrix.

import { type Cursor, cursorOver, expected, isSign, parseColumns, parseSum, peek, took } from './parse-term.ts';
import { operationsIn } from './read-row-operations.ts';
import type { Line, LineContent, LineRole, RowOperation, Term } from './term.ts';
import { type Token, tokensOf } from './tokens.ts';
import { ReadingError } from './unread.ts';
import { systemRows } from './read-equations.ts';

const FRAMES = new Set([
  'align',
  'aligned',
  'gather',
  'gathered',
  'equation',
  'split',
  'alignat',
  'eqnarray',
  'multline',
]);

/** Whether a text is to be read as LaTeX with matrices. */
export function isLatexWorking(text: string): boolean {
  return /\\begin\s?\{|\\xrightarrow/.test(text);
}

/** The lines of a text in LaTeX. Throws a reading error. */
export function latexLines(text: string): readonly Line[] {
  const tokens = unframed(tokensOf(text, { decimalCommas: true }));
  if (tokens.some((token) => isSign(token, 'begin cases'))) return [caseLine(tokens, text.length)];
  const blocks: RowOperation[][] = [];
  const cursor = cursorOver(withOperationBlocks(tokens, blocks, text.length), text.length);
  const lines: Line[] = [];
  let pending: readonly RowOperation[] = [];
  let isAfterArrow = false;
  let isAfterCell = false;
  /** Whether nothing but equals signs stands between the last line and what comes: then it is the next part of that line. */
  let isEqual = false;
  let role: LineRole | null = null;
  while (peek(cursor) !== undefined) {
    const token = peek(cursor);
    const label = labelledArrow(cursor);
    if (label !== null) {
      pending = [...pending, ...label];
      isAfterArrow = true;
    } else if (isSign(token, '->', '~', '=', '<->')) {
      cursor.at += 1;
      isAfterArrow = true;
      isEqual &&= isSign(token, '=');
    } else if (isSign(token, '\n', '&', '\\\\', ',', ';')) {
      cursor.at += 1;
      isEqual &&= isSign(token, '&');
      isAfterCell = isSign(token, '&') || (isAfterCell && isSign(token, '\n'));
    } else if (token?.text === 'operations') {
      cursor.at += 1;
      pending = [...pending, ...(blocks[token.at] ?? [])];
    } else if (isAfterCell && namesRow(token)) {
      const operations = trailing(cursor, text.length);
      const last = lines.at(-1);
      if (last !== undefined && isAfterArrow)
        lines[lines.length - 1] = { ...last, operations: [...last.operations, ...operations] };
      else pending = [...pending, ...operations];
    } else if (skippedName(cursor)) {
      const isInverse =
        cursor.tokens.slice(0, cursor.at).at(-3)?.text === '1' && isSign(cursor.tokens[cursor.at - 4], '-');
      role = isInverse ? (INVERSES.get(token?.text ?? '') ?? null) : null;
    } else {
      const line = { ...lineOf(cursor, parseSum(cursor)), operations: pending };
      const last = lines.at(-1);
      const part = isEqual && last !== undefined && pending.length === 0 ? (last.part ?? 1) + 1 : null;
      if (part === 2 && last !== undefined) lines[lines.length - 1] = { ...last, part: 1 };
      lines.push({ ...line, role: role ?? line.role, ...(part === null ? {} : { part }) });
      role = null;
      pending = [];
      isAfterCell = false;
      isEqual = true;
      const next = peek(cursor);
      if (next !== undefined && !isBoundary(next)) throw expected(cursor, 'an arrow, a sign or the end');
    }
  }
  if (pending.length > 0) throw new ReadingError(text.length, 'Behind the last operations a matrix should stand.');
  if (lines.length === 0) throw new ReadingError(0, 'There is no matrix in the text.');
  return lines;
}

function isBoundary(token: Token): boolean {
  return (
    isSign(token, '->', '~', '=', '<->', '\n', '&', '\\\\', ',', ';', 'labelled-arrow', 'set-over') ||
    token.text === 'operations'
  );
}

/** Without the beginnings and ends of environments that only align; a full stop at the end is no part of a formula. */
function unframed(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind, text }) => {
    const name = /^(?:begin|end) (?<name>[a-z]+)\*?$/.exec(text)?.groups?.['name'];
    return kind !== 'sign' || name === undefined || !FRAMES.has(name);
  });
}

/** Puts one mark in the place of an environment that holds operations; its `at` is their index among the blocks. */
function withOperationBlocks(tokens: readonly Token[], blocks: RowOperation[][], length: number): readonly Token[] {
  const result: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const isBegin = token.kind === 'sign' && token.text.startsWith('begin ');
    const end = isBegin ? endOfEnvironment(tokens, at) : null;
    const inner = end === null ? [] : tokens.slice(at + 1, end);
    if (
      end !== null &&
      (inner.some((mark) => isSign(mark, '->', '<-', '<->')) || (inner.some(namesRow) && !inner.some(isCellOfNumbers)))
    ) {
      const cursor = cursorOver(inner, length);
      parseColumns(cursor, token.text.slice('begin '.length));
      const operations = operationsIn(inner.slice(cursor.at), length);
      result.push({ ...token, text: 'operations', at: blocks.length });
      blocks.push([...operations]);
      at = end + 1;
    } else {
      result.push(token);
      at += 1;
    }
  }
  return result;
}

/** The index of the end of an environment that holds no other; null of others. */
function endOfEnvironment(tokens: readonly Token[], begin: number): number | null {
  for (let at = begin + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'sign') continue;
    if (token.text.startsWith('begin ')) return null;
    if (token.text.startsWith('end ')) return at;
  }
  return null;
}

function isCellOfNumbers(token: Token): boolean {
  return isSign(token, '&');
}

function namesRow(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^(?:[RrLlZzFf]|ρ|rows?|swap|multiply|divide|[IV]{1,3})$/i.test(token.text);
}

/** `\xrightarrow[..]{..}` and `\overset{..}{\to}`: the operations of the label; null where there is no such arrow. */
function labelledArrow(cursor: Cursor): readonly RowOperation[] | null {
  if (took(cursor, 'labelled-arrow')) {
    const below = isSign(peek(cursor), '[') ? group(cursor, '[', ']') : [];
    return [...operationsOfLabel(group(cursor, '{', '}'), cursor), ...operationsOfLabel(below, cursor)];
  }
  if (!took(cursor, 'set-over')) return null;
  const label = group(cursor, '{', '}');
  const arrow = group(cursor, '{', '}');
  if (!arrow.every((token) => isSign(token, '->', '~', '=', '<->')))
    throw expected(cursor, 'an arrow under the operations');
  return operationsOfLabel(label, cursor);
}

function operationsOfLabel(label: readonly Token[], cursor: Cursor): readonly RowOperation[] {
  if (label.length === 0) return [];
  if (isSign(label[0], '{') && isSign(label.at(-1), '}')) return operationsOfLabel(label.slice(1, -1), cursor);
  const isBlock = label[0]?.text.startsWith('begin ') ?? false;
  if (!isBlock) return operationsIn(label, cursor.length);
  const inner = cursorOver(label.slice(1, -1), cursor.length);
  parseColumns(inner, label[0]?.text.slice('begin '.length) ?? '');
  return operationsIn(inner.tokens.slice(inner.at), cursor.length);
}

/** The marks between two brackets that belong together. */
function group(cursor: Cursor, open: string, close: string): readonly Token[] {
  if (!took(cursor, open)) throw expected(cursor, `“${open}”`);
  const start = cursor.at;
  let depth = 1;
  while (depth > 0) {
    const token = peek(cursor);
    if (token === undefined) throw expected(cursor, `“${close}”`);
    if (isSign(token, open)) depth += 1;
    if (isSign(token, close)) depth -= 1;
    cursor.at += 1;
  }
  return cursor.tokens.slice(start, cursor.at - 1);
}

/** Operations at the end of an aligned line. */
function trailing(cursor: Cursor, length: number): readonly RowOperation[] {
  const start = cursor.at;
  while (peek(cursor) !== undefined && !isSign(peek(cursor), '\\\\', '\n', '&')) cursor.at += 1;
  return operationsIn(cursor.tokens.slice(start, cursor.at), length);
}

/** `A^{-1} =` is the inverse. */
const INVERSES: ReadonlyMap<string, LineRole> = new Map([
  ['A', 'inverse-of-a'],
  ['B', 'inverse-of-b'],
]);

/** How many marks `A^{-1} =` or `A^2 =` has; 0 of anything else. */
function nameOfPower(cursor: Cursor): number {
  if (!/^[A-Z]$/.test(peek(cursor)?.text ?? '') || !isSign(peek(cursor, 1), '^')) return 0;
  const marks = [2, 3, 4, 5, 6].map((ahead) => peek(cursor, ahead)?.text ?? '');
  const found = /^(?:\{-?\d\}|\d)=/.exec(marks.join(''));
  return found === null ? 0 : found[0].length + 2;
}

/** Passes the name in front of an equals sign: `A =`, `\det A =`, `|A| =`, `A^{-1} =`. */
function skippedName(cursor: Cursor): boolean {
  const power = nameOfPower(cursor);
  if (power > 0) {
    cursor.at += power;
    return true;
  }
  for (let ahead = 1; ahead <= 8; ahead += 1) {
    const token = peek(cursor, ahead);
    if (token === undefined || token.text.startsWith('begin ') || token.kind === 'number') return false;
    if (isSign(token, '=')) {
      if (peek(cursor)?.kind === 'number') return false;
      cursor.at += ahead + 1;
      return true;
    }
  }
  return false;
}

const NO_LINE = { operations: [], role: null, factor: null, from: null } as const;

/** A line that holds a term: a matrix or a determinant, perhaps with a factor, or an expression. */
export function lineOf(cursor: Cursor, term: Term): Line {
  const { factor, rest } = withFactor(term);
  if (rest.kind === 'matrix') return { ...NO_LINE, content: matrixContent(cursor, rest), factor };
  if (rest.kind === 'determinant' && rest.of.kind === 'matrix')
    return { ...NO_LINE, content: matrixContent(cursor, rest.of), role: 'determinant', factor };
  return { ...NO_LINE, content: { kind: 'expression', term } };
}

function matrixContent(cursor: Cursor, term: Extract<Term, { readonly kind: 'matrix' }>): LineContent {
  const bar = cursor.bar.get(term);
  return bar === undefined ? { kind: 'matrix', rows: term.rows } : { kind: 'matrix', rows: term.rows, bar };
}

interface Factored {
  readonly factor: Term | null;
  readonly rest: Term;
}

/** Parts `-3 |A|` into the number and what it multiplies. */
function withFactor(term: Term): Factored {
  if (term.kind === 'negative') {
    const { factor, rest } = withFactor(term.of);
    const one: Term = { kind: 'number', text: '1', value: { numerator: 1n, denominator: 1n } };
    return { factor: { kind: 'negative', of: factor ?? one }, rest };
  }
  const last = term.kind === 'product' ? term.factors.at(-1) : undefined;
  if (term.kind !== 'product' || last === undefined || term.factors.slice(0, -1).some(holdsMatrix))
    return { factor: null, rest: term };
  const factors = term.factors.slice(0, -1);
  const [only] = factors;
  return { factor: factors.length === 1 && only !== undefined ? only : { kind: 'product', factors }, rest: last };
}

function holdsMatrix(term: Term): boolean {
  return !['number', 'quotient', 'negative', 'name'].includes(term.kind);
}

/** A system of equations in one block, as its augmented matrix. */
function caseLine(tokens: readonly Token[], length: number): Line {
  const inner = tokens.filter((token) => !isSign(token, 'begin cases', 'end cases', '&', '\n'));
  const equations: Token[][] = [[]];
  for (const token of inner) {
    if (isSign(token, '\\\\')) equations.push([]);
    else equations.at(-1)?.push(token);
  }
  return {
    ...NO_LINE,
    content: systemRows(
      equations.filter((part) => part.length > 0),
      length,
    ),
  };
}
