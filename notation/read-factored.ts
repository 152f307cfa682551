// A matrix or determinant with a number beside it on one line: 1/10*[6 -7; -2 4], -det([[1, 2], [3, 4]]), [[6, -7], [-2, 4]]/10.

import { evaluate } from './evaluate.ts';
import { ONE } from './fraction.ts';
import { bracketedMatrix } from './read-bracketed.ts';
import { termOf } from './read-term.ts';
import type { Line, Term } from './term.ts';

const LONGEST = 2000;
/** What a number in front of a matrix is written with. */
const FACTOR = /^[-−–+\d.,/⁄*·()\s½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]*$/;

/** Null for a text that is something else, and for a matrix with nothing beside it. Throws a reading error. */
export function factoredMatrix(text: string): Line | null {
  const body = text.trim();
  const place = body.length > LONGEST ? null : placeOf(body);
  if (place === null) return null;
  const { start, end } = place;
  const before = body.slice(0, start);
  const after = body.slice(end);
  const isEnclosed = /\(\s*$/.test(before) && /^\s*\)/.test(after);
  const inFront = isEnclosed ? before.replace(/\(\s*$/, '') : before;
  const behind = (isEnclosed ? after.replace(/^\s*\)/, '') : after).trim();
  const isDeterminant = body.charAt(start) === '|' || /det\s*$/.test(inFront);
  const written = inFront.replace(/det\s*$/, '').trim();
  if (before.includes('\n') || !FACTOR.test(written) || (written === '' && behind === '' && !isDeterminant))
    return null;
  const factor = factorOf(written.replace(/\s*[*·×⋅∙]$/, ''), behind);
  if (factor === undefined) return null;
  const line = bracketedMatrix(`[${body.slice(start + 1, end - 1)}]`);
  if (line === null || line.factor !== null) return null;
  return { ...line, role: isDeterminant ? 'determinant' : line.role, factor };
}

/** Where the brackets of the matrix begin and end; null without ones that hold rows. */
function placeOf(body: string): { readonly start: number; readonly end: number } | null {
  const semicolon = body.indexOf(';');
  const square = body.indexOf('[');
  const round = body.lastIndexOf('(', semicolon);
  const bar = body.indexOf('|');
  const [start, close] =
    square >= 0
      ? [square, ']']
      : semicolon < 0
        ? [-1, '']
        : round >= 0
          ? [round, ')']
          : [bar < semicolon ? bar : -1, '|'];
  const end = start < 0 ? -1 : body.lastIndexOf(close) + 1;
  if (end <= start + 1) return null;
  if (!isOnePair(body.slice(start, end))) return null;
  const inner = body.slice(start + 1, end - 1);
  return inner.includes(';') || /^\s*\[/.test(inner) ? { start, end } : null;
}

/** Whether the first bracket of a text is closed by its last one. */
function isOnePair(text: string): boolean {
  const open = text.charAt(0);
  if (open === '|') return text.indexOf('|', 1) === text.length - 1;
  const close = open === '[' ? ']' : ')';
  let depth = 0;
  for (const [place, sign] of Array.from(text).entries()) {
    if (sign === open) depth += 1;
    if (sign === close) depth -= 1;
    if (depth === 0 && place < text.length - 1) return false;
  }
  return depth === 0;
}

/** The number from what stands in front and behind; null for none, undefined where it is no number. */
function factorOf(inFront: string, behind: string): Term | null | undefined {
  const under = /^[/÷⁄]\s*(?<under>\(\s*-?\d{1,40}\s*\)|-?\d{1,40})$/.exec(behind)?.groups?.['under'];
  if (behind !== '' && under === undefined) return undefined;
  const over = inFront === '' || inFront === '+' ? null : /^[-−–]$/.test(inFront) ? MINUS_ONE : termOf(inFront);
  if (over !== null && evaluate(over) === null) return undefined;
  if (under === undefined) return over;
  return { kind: 'quotient', over: over ?? UNIT, under: termOf(under) };
}

const UNIT: Term = { kind: 'number', text: '1', value: ONE };
const MINUS_ONE: Term = { kind: 'negative', of: UNIT };
