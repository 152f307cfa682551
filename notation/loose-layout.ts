// A working in a loose layout, as one line below the other: calculations that go on in the next line, arrows and matrices beside
// each other, bars over several lines, several equations on a line. The readers know the plain layout only.

import { besideEachOther, matrixSign } from './beside-each-other.ts';
import type { LaidLine } from './laid-line.ts';
import { claimIn } from './read-claim.ts';
import { labelOf } from './labels.ts';
import {
  groupsOf,
  isHeading,
  withoutGroup,
  withoutLabel,
  withoutNumbersBehind,
  withoutTalkBefore,
} from './line-labels.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { looksLikeRow } from './read-rows.ts';
import { statementsOf } from './statements.ts';
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
    withoutDecoration,
    withoutLabels,
    besideEachOther,
    withMatrixBehind,
    withoutRowNames,
    joined,
    withSeveralOnALine,
  ];
  return steps.reduce<readonly LaidLine[]>((lines, step) => step(lines, kind), written);
}

/** In LaTeX and MathML the lines of the text are not those of the working. */
function isLatex(text: string): boolean {
  return /\\begin\s?\{|\\xrightarrow|<math/.test(text);
}

/** Lines of an arrow, dashes or check marks alone; `{` in front of equations. */
function withoutDecoration(lines: readonly LaidLine[]): readonly LaidLine[] {
  return lines.map(({ text, at }) => {
    const plain = text
      .replaceAll(/[✓✔☑]/gu, ' ')
      .replaceAll(ROUNDED, (found) => (found.endsWith('[') || found.endsWith('(') ? ` = ${found.at(-1) ?? ''}` : '= ~'))
      .replace(/^(?<space>\s*)[{⎧⎨⎩](?=[^{}]*=[^{}]*$)/u, '$<space> ')
      .replace(/^(?<space>\s*(?:the )?)(?<name>\p{L}+) (?:is|ist|est|es)(?=\s[-−–]?\d)/iu, isNamed);
    const claim = CONCLUSION.exec(plain)?.groups?.['claim'];
    if (claim !== undefined && claimIn(claim) !== null) return { text: claim, at };
    return { text: isOnlyArrow(plain) || isCheck(plain) || isTalk(plain) ? '' : plain, at };
  });
}

/** `one row is not zero, so rank = 1`: the claim behind its reason. */
const CONCLUSION =
  /^[^\d=]{1,80}?[\s,](?:so|thus|hence|therefore|donc|also|daher|luego),?\s+(?:the )?(?<claim>\S.*)$/iu;

/** `≈ 0.6`: the number is rounded. In front of a matrix it stands for an equals sign. */
const ROUNDED = /\s*(?:=\s*)?(?:[≈≅≃]|~=|=~)\s*[[(]?/gu;

/** `median is 3` as `median = 3`; other words stay. */
function isNamed(found: string): string {
  const equal = found.replace(/ \p{L}+$/u, ' =');
  return labelOf(equal) === null ? found : equal;
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

function isOnlyArrow(line: string): boolean {
  return /^\s*(?:[-=~_—–]{2,}>?|[-~]?>|=>?|[→⟶⇒⟹↓⇓])\s*$/u.test(line);
}

/** `check: 3*1 + 4*2 = 11`: what is put in at the end to see whether it fits. */
function isCheck(line: string): boolean {
  return /^\s*(?:check|checking|verify|verification|test|probe|vérification|vérif|comprobación)\b\s*:?/iu.test(line);
}

/** Words of what is claimed: these stay, and are told as unread where nobody reads them. */
const CLAIMS =
  /solu|sol\.|rank|rang|rg|invert|inver|depend|singul|exist|consist|defin|unique|basis|span|lösung|lösbar|free|frei|zero|null|none|infinit|unendlich/iu;

/** How a remark on what is done begins. */
const TALK =
  /^\s*(?:(?:and|so|ok|okay|first|firstly|now|then|next|finally|here|we|i|let's|let|to|by|using|use|with|from|expand(?:ing)?|along|apply(?:ing)?|sarrus|laplace|gauss\p{L}*|cramer\p{L}*|back|augmented|step|row|write|writing|calculat\p{L}*|comput\p{L}*|find|finding|start|simplify|multiply|divide|subtract|add|zuerst|erst|dann|nun|jetzt|danach|wir|ich|entwickl\p{L}*|nach|mit|rückwärts\p{L}*|einsetzen|erweiterte|on|d'abord|ensuite|puis|enfin|développe\p{L}*|selon|règle|méthode|primero|luego|ahora|después)\b)/iu;

/** Words that say what is done next, without a number or a sign. */
function isTalk(line: string): boolean {
  if (!TALK.test(line)) return false;
  if (!/^\s*\p{L}{2,}[\p{L}\s,.'’\-–()]*[:.…!]*\s*$/u.test(line) || CLAIMS.test(line)) return false;
  const trimmed = line.trim();
  if (/^\p{Lu}{1,2}$/u.test(trimmed) || !/\p{L}{4}/u.test(trimmed)) return false;
  if (labelOf(trimmed) !== null || labelOf(trimmed.replace(/[.…!]+$/, '')) !== null || claimIn(trimmed) !== null)
    return false;
  return isUnread(readRowOperations(trimmed));
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
    /^\s*[-−–(]*\d[\d/.()]*\s*[*·×]\s*$/u.test(line) ||
    (/=\s*[-−–(]*\d[\d/.()\s]*[*·×]?\s*$/u.test(line) && /[A-Z]|^\s*=/u.test(line))
  );
}

function withoutTimes(line: string): string {
  return line.replace(/\s*[*·×]\s*$/u, '');
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
  const areTerms =
    terms.some((text) => /^\s*\+/u.test(text)) ||
    (terms.length > 0 && terms.every((text) => /^\s*[-−–]\s+.*[*·×(|[]/u.test(text)) && !/^\s*[-−–]/u.test(first));
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
    const given = kind.isOfGroups ? ROW_AND_NUMBER.exec(text)?.groups : undefined;
    const texts =
      given === undefined ? statementsOf(text, kind) : ['', given['row'] ?? '', '', numberOf(given['rest'] ?? '')];
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
