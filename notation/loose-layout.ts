// A working in a loose layout, as one line below the other: calculations that go on in the next line, arrows and matrices beside
// each other, bars over several lines, several equations on a line. The readers know the plain layout only.

import { besideEachOther, matrixSign } from './beside-each-other.ts';
import { withoutDecoration } from './decoration.ts';
import type { LaidLine } from './laid-line.ts';
import { withMatricesApart } from './one-line-matrices.ts';
import { labelOf } from './labels.ts';
import {
  groupsOf,
  isHeading,
  withoutGroup,
  withoutLabel,
  withoutNumbersBehind,
  withoutTalkBefore,
} from './line-labels.ts';
import { withoutProse } from './prose.ts';
import { looksLikeRow } from './read-rows.ts';
import { withoutNumbers, withoutRowsGiven, withSignsOfSwaps, withSentencesApart } from './sentences.ts';
import { statementsOf } from './statements.ts';
import { spelledForTask, withHomogeneousEquations } from './task-spelling.ts';
import type { WorkingKind } from './working-kind.ts';

/** Longer texts and lines are left as they are. */
const LONGEST = 6000;
const LONGEST_LINE = 400;

/** The lines of a text in the plain layout. What is in it already stays as it is. */
export function plainLayout(text: string, kind: WorkingKind): readonly LaidLine[] {
  const written = text.split('\n').map((line, index) => ({ text: line.replace(/\r$/, ''), at: index + 1 }));
  if (text.length > LONGEST || written.some((line) => line.text.length > LONGEST_LINE) || isLatex(text)) return written;
  return laidOut(written, kind);
}

/** Lines of which none is in LaTeX, in the plain layout. */
export function laidOut(written: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  const steps = [
    withoutNumbers,
    withSentencesApart,
    withSignsOfSwaps,
    withoutRowsGiven,
    withoutTallBrackets,
    withoutDecoration,
    spelledForTask,
    withoutLabels,
    withMatricesApart,
    besideEachOther,
    withMatrixBehind,
    withoutRowNames,
    joined,
    withSeveralOnALine,
    withHomogeneousEquations,
    withoutProse,
  ];
  return steps.reduce<readonly LaidLine[]>((lines, step) => step(lines, kind), written);
}

/** In LaTeX and MathML the lines of the text are not those of the working. */
function isLatex(text: string): boolean {
  return /\\begin\s?\{|\\xrightarrow|<math/.test(text);
}

/** Labels in front of lines, and the numbers of equations behind them, are no part of what is stated. */
function withoutLabels(lines: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  const texts =
    kind.system === null ? lines.map(({ text }) => text) : withoutNumbersBehind(lines.map(({ text }) => text));
  return texts.flatMap((line, index) =>
    groupsOf(line, kind).map((text) => ({
      text: isHeading(text)
        ? ''
        : withoutTalkBefore(kind.isOfGroups ? withoutGroup(text, kind) : withoutLabel(text, kind)),
      at: lines[index]?.at ?? 1,
    })),
  );
}

/** `A - 3I =`, `A^-1 = 1/4 *`: what stands in front of the rows below. */
function withMatrixBehind(lines: readonly LaidLine[]): readonly LaidLine[] {
  const result: LaidLine[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    const rows = line !== undefined && isInFront(line.text) ? rowsBelow(lines, index + 1) : [];
    if (line === undefined) break;
    if (rows.length > 1) result.push({ text: `${withoutTimes(line.text)} ${matrixSign(rows)}`, at: line.at });
    else result.push(line);
    index += rows.length > 1 ? rows.length + 1 : 1;
  }
  return result;
}

/** `A - 3I =`; a number in front of a matrix: `1/10 *`, `= 1/10`. */
function isInFront(line: string): boolean {
  return (
    /^[\s\dA-Z*·^T(){}+\-−–λ']+=\s*$/u.test(line) ||
    /^\s*[A-Z]\s*-\s*(?:\(-\d+\)|\d+|λ)\s*[*·]?\s*[A-Z]\s*:\s*$/u.test(line) ||
    /^\s*[-−–(]*\d[\d/.()]*\s*[*·×]\s*$/u.test(line) ||
    (/=\s*[-−–(]*[\d/.()\s]*[1-9][\d/.()\s]*[*·×]?\s*$/u.test(line) && /^[^a-z]*(?:[A-Z]|^\s*=)[^a-z]*$/u.test(line))
  );
}

function withoutTimes(line: string): string {
  return line.replace(/\s*[*·×]\s*$/u, '').replace(/:\s*$/u, '=');
}

/** The rows that stand below each other from here on, each in plain signs. */
function rowsBelow(lines: readonly LaidLine[], start: number): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (const { text } of lines.slice(start)) {
    const cells = text
      .trim()
      .replace(/^[[(|]\s*|\s*[\])|]$/gu, '')
      .split(/[\s,]+/u);
    if (!looksLikeRow(text) || cells.length < 2 || cells.some((cell) => !/^[-−–]?[\d./]+$/u.test(cell))) break;
    rows.push(cells);
  }
  return rows.some((row) => row.length !== rows[0]?.length) ? [] : rows;
}

/** `[3 -1` above `-5 2]`: the brackets of a matrix over several lines. */
function withoutTallBrackets(lines: readonly LaidLine[]): readonly LaidLine[] {
  const result = [...lines];
  for (const [start, { text }] of lines.entries()) {
    if (!/^\s*[[(][^[\]()]+$/u.test(text) || !looksLikeRow(text.replace(/[[(]/u, ' '))) continue;
    const height = lines
      .slice(start, start + 13)
      .findIndex((line, index) => index > 0 && /^[^[\]()]+[\])]\s*$/u.test(line.text));
    const rows = height < 0 ? [] : lines.slice(start, start + height + 1);
    if (rows.length === 0 || !rows.every((row) => looksLikeRow(row.text.replaceAll(/[[\]()]/gu, ' ')))) continue;
    for (const [index, row] of rows.entries())
      result[start + index] = { ...row, text: row.text.replace(index === 0 ? /[[(]/u : /[\])](?=\s*$)/u, ' ') };
  }
  return result;
}

const ROW_NAME = /^(?<space>\s*)(?:\(?(?:I{1,3}|IV|V)\)?|\(\d\)|[RLZ]_?\d)\s*:?\s(?=\s*[-−–\d])/u;

function isNamedRow({ text }: LaidLine): boolean {
  return (
    ROW_NAME.test(text) && looksLikeRow(text.replace(ROW_NAME, '')) && text.replace(ROW_NAME, '').trim().includes(' ')
  );
}

/** `II  2 5 1 | 8`: names of rows in front of rows that stand below each other. */
function withoutRowNames(lines: readonly LaidLine[]): readonly LaidLine[] {
  const named = lines.map(isNamedRow);
  return lines.map((line, index) =>
    named[index] && (named[index - 1] || named[index + 1])
      ? { ...line, text: line.text.replace(ROW_NAME, '$<space> ') }
      : line,
  );
}

/** A calculation that goes on in the next lines: they begin with signs of their own, or a line ends with one. */
function joined(lines: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  if (!kind.hasNumbers) return lines;
  const result: LaidLine[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (line === undefined) break;
    const terms = termsBelow(lines, index);
    const open = terms === 0 ? linesOfOpen(lines, index) : 0;
    const taken = lines.slice(index, index + 1 + Math.max(terms, open));
    result.push({
      ...line,
      text: taken.length === 1 ? withSign(line.text) : taken.map(({ text }) => spaced(text)).join(' '),
    });
    index += taken.length;
  }
  return result;
}

/** A term with its sign apart, so that it is no entry of a row. */
function spaced(line: string): string {
  return line
    .trim()
    .replace(/^(?<sign>[-−–+])\s*/u, '$<sign> ')
    .replace(/\s*=$/u, '');
}

/** `- 22` as `-22`. */
function withSign(line: string): string {
  return line.replace(/^(?<before>\s*=?\s*[-−–])\s+(?=\d)/u, '$<before>').replace(/(?<=[\d)\]])\s*=\s*$/u, '');
}

const TERM = /^\s*[-−–+]\s*[\d(|[λd]/u;
const CALCULATION = /[\d)\]|]\s*$/u;

/** How many lines below are further terms of this one: each begins with a sign, and one with a plus, or they hold products. */
function termsBelow(lines: readonly LaidLine[], start: number): number {
  const first = lines[start]?.text ?? '';
  if (!CALCULATION.test(first) || isOneNumber(first)) return 0;
  let end = start + 1;
  while (TERM.test(lines[end]?.text ?? '') && !areNumbers(lines[end]?.text ?? '')) end += 1;
  const terms = lines.slice(start + 1, end).map(({ text }) => text);
  const areEquations = [first, ...terms].every((text) => /\S\s*=\s*\S/u.test(text));
  const areTerms =
    !areEquations &&
    (terms.some((text) => /^\s*\+/u.test(text)) ||
      (terms.length > 0 && terms.every((text) => /^\s*[-−–]\s+.*[*·×(|[]/u.test(text)) && !/^\s*[-−–]/u.test(first)));
  return areTerms ? terms.length : 0;
}

function isOpen(text: string): boolean {
  return /[\d)\]|]\s*[-−–+*·×]\s*$/u.test(text) && !areNumbers(text);
}

/** How many lines below go on with a line that ends with a sign. */
function linesOfOpen(lines: readonly LaidLine[], start: number): number {
  let end = start;
  while (
    isOpen(lines[end]?.text ?? '') &&
    /^\s*[-−–(\d|[]/u.test(lines[end + 1]?.text ?? '') &&
    !areNumbers(lines[end + 1]?.text ?? '')
  )
    end += 1;
  return end - start;
}

/** `1 2 3`, `[0 -1 | 4]`: entries side by side. */
function areNumbers(line: string): boolean {
  return /^[\s[(|]*[-−–]?[\d./]+(?:\s*[,|]\s*|\s+)[-−–]?[\d./]+/u.test(line);
}

function isOneNumber(line: string): boolean {
  return /^\s*=?\s*[-−–]?[\d./]+\s*$/u.test(line);
}

/** Each statement of a line; `1, 3, 5 -> 3` of a number that is asked for of each row: the row, and what it gives. */
function withSeveralOnALine(lines: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  return lines.flatMap(({ text, at }): readonly LaidLine[] => {
    const sorted = labelOf(text)?.role === 'sorted' ? (labelOf(text)?.length ?? 0) : 0;
    const given = kind.isOfGroups ? ROW_AND_NUMBER.exec(text.slice(sorted))?.groups : undefined;
    const texts =
      given === undefined
        ? statementsOf(text, kind)
        : ['', `${text.slice(0, sorted)}${given['row'] ?? ''}`, '', numberOf(given['rest'] ?? '')];
    return texts.map((part) => ({ text: part, at }));
  });
}

const ROW_AND_NUMBER =
  /^\s*(?<row>[-−–]?\d[-−–\d\s,;./]*)\s*(?:->|→|⇒|=>|⟶)\s*(?<rest>(?:\p{L}{2,20}\s?[=:]?\s)?\s*[-−–]?\d[\d./]*)\s*$/u;

function numberOf(rest: string): string {
  const name = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  return labelOf(`${name} =`) === null
    ? `= ${rest.replace(/^[\p{L}\s=:]+/u, '')}`
    : rest.replace(/^(\p{L}+)\s?[=:]?/u, '$1 =');
}
