// One line that is neither a row nor an operation: a claim, equations, a matrix in brackets or a calculation, and its parts.

import { cofactorOf, determinantNameOf, type EntryName, entryOf, labelOf, nameOf } from './labels.ts';
import { cursorOver, parseWhole } from './parse-term.ts';
import { bracketedMatrix } from './read-bracketed.ts';
import { claimIn, eigenvaluesClaimIn, invertibilityIn } from './read-claim.ts';
import { factoredMatrix } from './read-factored.ts';
import { lineOf } from './read-latex.ts';
import { moved } from './read-rows.ts';
import { readTerm, termOf } from './read-term.ts';
import { equationLine, solutionSet, valueName, valuesOrSystem } from './read-values.ts';
import type { Claim, Line, LineContent } from './term.ts';
import { tokensOf } from './tokens.ts';
import { ReadingError, excerptOf } from './unread.ts';
import {
  type UnknownsByParameters,
  unknownsByParameters,
  type VectorOfUnknowns,
  vectorOfUnknowns,
} from './vector-of-unknowns.ts';
import type { WorkingKind } from './working-kind.ts';

const LONGEST_LINE = 2000;

const NOTHING = { operations: [], role: null, factor: null, from: null } as const;

export function claimLine(claim: Extract<LineContent, { readonly kind: 'claim' }>['claim']): Line {
  return { ...NOTHING, content: { kind: 'claim', claim } };
}

/** Whether a matrix has an inverse is a claim where the inverse is asked for, and that it has no eigenvalues where these are. */
export function claimFor(text: string, { cofactorsOf, isOfEigenvalues }: WorkingKind): Claim | null {
  if (isOfEigenvalues) return eigenvaluesClaimIn(text);
  return claimIn(text) ?? (cofactorsOf === null ? null : invertibilityIn(text));
}

/** What says that one equation follows from the one before it: `3z = 6 -> z = 2`. */
const INFERENCE = /\s*(?:[-=~]{1,2}>|[→⟶⇒⟹∴]|[,;]?\s(?:so|thus|hence|therefore|also|donc)\s)\s*/g;

/** The lines on both sides of arrows between equations, as parts of one line; else those of the whole line. */
export function inferredLines(line: string, at: number, sentence: string, kind: WorkingKind): readonly Line[] {
  const signs = line.length > LONGEST_LINE ? [] : [...line.matchAll(INFERENCE)];
  const starts = [0, ...signs.map(({ index, 0: sign }) => index + sign.length)];
  const sides = starts.map((start, index) => ({ start, text: line.slice(start, signs[index]?.index) }));
  if (sides.length === 1 || !sides.every(({ text }) => /[^\s=]\s*=\s*[^\s=]/.test(text)))
    return otherLines(line, at, sentence, kind);
  const lines = sides.flatMap(({ start, text }) => otherLines(text, at + start, sentence, kind));
  return lines.map((part, index) => ({ ...part, part: index + 1 }));
}

/** A claim, a matrix in brackets or an expression: `det A = 3*4 - 2`; of a chain `3*4 - 2 = 12 - 2 = 10` each part is a line. */
function otherLines(written: string, at: number, sentence: string, kind: WorkingKind): readonly Line[] {
  const { system, hasEntries, cofactorsOf } = kind;
  const line = written.includes('λ') ? withoutZero(written) : written;
  const claim = claimFor(line, kind);
  if (claim !== null) return [claimLine(claim)];
  try {
    const entry = hasEntries ? entryOf(line) : null;
    if (entry !== null) return partsOfEntry(line, entry);
    const cofactor = cofactorsOf === null ? null : cofactorOf(line);
    if (cofactor !== null && Math.max(cofactor.row, cofactor.column) <= (cofactorsOf ?? 0)) {
      return partsOfEntry(line, cofactor).map((part) => ({ ...part, role: cofactor.role }));
    }
    const byParameters = system === null ? null : unknownsByParameters(line);
    if (byParameters !== null) return [lineByParameters(byParameters)];
    const ofUnknowns = system === null ? null : vectorOfUnknowns(line);
    if (ofUnknowns !== null && ofUnknowns.parts.length > 0) return partsOfVector(ofUnknowns);
    const vector = vectorOf(line);
    if (vector !== null) return vector;
    const single =
      solutionSet(line.trim()) ??
      valuesOrSystem(line) ??
      (system === null ? null : equationLine(line, system)) ??
      bracketedMatrix(line);
    const lines = single === null ? partsOfChain(line, system !== null) : [single];
    return hasEntries ? withNameInFront(lines, line) : lines;
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const isWords = /[A-Za-z]{3}|(?:^|\s)[RrLZF]_?\d/.test(line) && !/det/.test(line);
    throw new ReadingError(
      at + error.at,
      isWords ? `${excerptOf(line)} is not read. ${NAMES_ROW.test(line) ? sentence : READ}`.trim() : error.message,
    );
  }
}

const NAMES_ROW = /(?:^|[^\p{L}])(?:[RrLZF]_?\{?\d|[IV]{2,3}\b|rows?\b|swap)/u;
const READ = 'Read are matrices, row operations, equations, calculations and values, each on a line of its own.';

const VECTOR =
  /^\s*(?:(?:\\vec\s?\{?)?\p{L}\}?_?\d?\s*=\s*)?(?<factor>[cktrs]\s?[*·]?\s?|[^\p{L}()[\]=,;]{0,20}|[-−–]?\s?\\d?frac\s?\{[-\d]{1,9}\}\s?\{\d{1,9}\}\s?)(?:\((?<round>[^()[\]=]{1,200})\)|\[(?<square>[^()[\]=;]{1,200})\])\s*(?:\^?\s?T)?\s*$/u;

/** `(1, -2)`, `v = [1, -2]`, `1/2 (1, -2)`: a vector, as one row; null for other texts. */
function vectorOf(line: string): readonly Line[] | null {
  const { round, square, factor: written = '' } = VECTOR.exec(line)?.groups ?? {};
  const inner = round ?? square;
  if (inner === undefined || !/[,;]/.test(inner)) return null;
  const cells = inner
    .split(inner.includes(';') ? ';' : ',')
    .map((cell) => termOf(cell, { decimalCommas: inner.includes(';') }));
  const multiple = written.trim().replace(/\s?[*·×]$/u, '');
  const factor = /\d/.test(multiple) ? termOf(multiple) : multiple === '-' ? termOf('-1') : null;
  if (factor === null && /^[^cktrs]/.test(multiple) && multiple !== '-') return null;
  return [{ ...NOTHING, content: { kind: 'matrix', rows: [cells] }, factor }];
}

/** An equation such as λ² − 7λ + 10 = 0 is about its left side; λ = 0 is a value. */
function withoutZero(line: string): string {
  const left = /^(?<left>.*\S)\s*=\s*0\s*$/.exec(line.slice(0, LONGEST_LINE))?.groups?.['left'];
  return left === undefined || /^\s*λ(?:_?\{?\d{1,2}\}?)?$/.test(left) ? line : left;
}

/** `B + I = [3 0; 1 2]`: the lines with the sum or product of matrices that they are called in front. */
function withNameInFront(lines: readonly Line[], line: string): readonly Line[] {
  const name = line.slice(0, nameOf(line)?.length ?? 0).replace(/=\s*$/, '');
  const term = name === '' ? null : readTerm(name);
  if (term === null || term.kind === 'unread' || term.kind === 'name' || term.kind === 'number') return lines;
  return lines.map((part) => ({ ...part, called: term }));
}

/** The parts between equals signs, each a line; a name in front, such as `det A`, is none. Throws a reading error. */
function partsOfChain(line: string, isOfSystem: boolean): readonly Line[] {
  const determinant = isOfSystem ? determinantNameOf(line) : null;
  const name = determinant ?? nameOf(line) ?? labelOf(line);
  const called = determinant === null ? {} : { name: determinant.name };
  const texts = textsBetweenEquals(line.slice(name?.length ?? 0), name?.length ?? 0);
  const unknown = texts.length > 2 ? unknownIn(texts[0]?.text ?? '') : null;
  const isName = unknown !== null || (texts.length > 1 && NAME.test(texts[0]?.text ?? ''));
  const shown = (isName ? texts.slice(1) : texts).filter(
    ({ text }) => texts.length < 3 || !QUOTIENT_OF_NAMES.test(text),
  );
  const lines = shown.map(({ text, at }): Line => {
    const part = moved(
      at,
      () => factoredMatrix(text) ?? (text.includes('[') ? bracketedMatrix(text) : null) ?? termLine(text),
    );
    if (unknown === null) return { ...part, role: part.role ?? name?.role ?? null, ...called };
    const term = part.content.kind === 'expression' ? part.content.term : termOf(text);
    return { ...NOTHING, content: { kind: 'values', values: [{ name: unknown, terms: [term] }] } };
  });
  return lines.length > 1 ? lines.map((part, index) => ({ ...part, part: index + 1 })) : lines;
}

/** `(x, y) = (3, 0) + s(-2, 1)` as values. Throws a reading error. */
function lineByParameters({ names, values }: UnknownsByParameters): Line {
  const named = values.map((value, index) => ({ name: nameAt(index, names, values.length), terms: [termOf(value)] }));
  return { ...NOTHING, content: { kind: 'values', values: named } };
}

function nameAt(index: number, names: readonly string[], count: number): string {
  const own = names.length === count ? names[index] : undefined;
  return valueName(own ?? (count <= 3 ? (['x', 'y', 'z'][index] ?? 'x') : `x_${index + 1}`));
}

/** The vector of the unknowns: its calculation and its value. Throws a reading error. */
function partsOfVector({ names, parts }: VectorOfUnknowns): readonly Line[] {
  const lines = parts.map((text): Line => {
    const line = termLine(text);
    const { content } = line;
    const entries =
      content.kind === 'matrix' && content.rows.every((row) => row.length === 1) ? content.rows.flat() : [];
    if (entries.length < 2 || (names.length > 0 && names.length !== entries.length)) return { ...line, name: 'x' };
    const values = entries.map((term, index) => ({ name: nameAt(index, names, entries.length), terms: [term] }));
    return { ...line, content: { kind: 'values', values } };
  });
  return lines.length > 1 ? lines.map((part, index) => ({ ...part, part: index + 1 })) : lines;
}

/** The parts of a line on one entry of a matrix. Throws a reading error. */
function partsOfEntry(line: string, { row, column, length }: EntryName): readonly Line[] {
  const texts = textsBetweenEquals(line.slice(length), length);
  return texts.map(({ text, at }, index): Line => {
    const term = moved(at, () => termOf(text));
    const part = texts.length > 1 ? { part: index + 1 } : {};
    return { ...NOTHING, content: { kind: 'entries', entries: [{ row, column, term }] }, ...part };
  });
}

/** Words and parentheses: `det A`, `det(A)`. */
const NAME = /^[\p{L}\s()|]*\p{L}[\p{L}\s()|]*$/u;

/** `Dx/D`: by Cramer's rule, in names only. */
const QUOTIENT_OF_NAMES =
  /^\s*(?:[DΔ]_?\{?(?:[a-z]|\d)\}?|[Dd]et\s?\(?\s?[A-Z]_?\{?(?:[a-z]|\d)\}?\s?\)?)\s?\/\s?(?:[DΔ]|[Dd]et\s?\(?\s?[A-Z]\s?\)?)\s*$/u;

function unknownIn(text: string): string | null {
  return /^\s*[a-z](?:_?\{?\d{1,2}\}?)?\s*$/.test(text) ? valueName(text) : null;
}

function termLine(text: string): Line {
  const cursor = cursorOver(tokensOf(text), text.length);
  return lineOf(cursor, parseWhole(cursor));
}

/** An equals sign that is no part of an arrow or of another sign. */
const EQUALS = /(?<![<>:!~=+\-*/])=(?![>=])/g;

function textsBetweenEquals(line: string, offset: number): readonly { readonly text: string; readonly at: number }[] {
  const places = [...line.matchAll(EQUALS)].map(({ index }) => index);
  const starts = [0, ...places.map((place) => place + 1)];
  const texts = starts.map((start, index) => ({ text: line.slice(start, places[index]), at: offset + start }));
  return texts.filter(({ text }, index) => index > 0 || text.trim() !== '' || texts.length === 1);
}
