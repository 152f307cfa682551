// Equations of an eigenspace, as they stand on the way to a diagonal matrix: `λ = 1: x + y = 0`, `-x + y = 0`.

import { systemRows } from './read-equations.ts';
import { readTerm } from './read-term.ts';
import type { Line } from './term.ts';
import { tokensOf } from './tokens.ts';
import { readOrUnread } from './unread.ts';

const LONGEST_LINE = 200;
const NOTHING = { operations: [], role: null, factor: null, from: null } as const;

/** `for λ = 1:`, `λ_2 = 3, `: which eigenvalue is meant, in front of what is said of it. */
const LABEL =
  /^\s*(?:(?:for|für|pour|with|mit|avec|case|fall|cas|zum eigenwert|eigenvalue|eigenwert|valeur propre|the|zu)[\s:]+){0,3}(?<label>(?:λ|\\lambda|lambda)(?:_?\{?\d\}?)?\s?=\s?(?<value>[-−–]?\s?[\d√][\d./√]{0,8}))\s*(?::|\s(?=\(?\s?A\s?-))\s*(?<rest>\S.*)?$/iu;
/** `v1 = (1, 1) for λ = 5`: the same, behind a vector. */
const BEHIND_VECTOR =
  /^\s{0,9}(?<rest>\S[^:λ]{0,80}[)\]])\s{0,3}[,(]?\s{0,3}(?:(?:belongs|belonging|corresponds|corresponding|gehört)\s)?(?:for|to|with|at|für|zu|zum|mit|pour|avec)\s(?:(?:the\s)?eigenvalue\s|eigenwert\s|(?:la\s)?valeur propre\s)?(?<label>(?:λ|\\lambda|lambda)(?:_?\{?\d\}?)?\s?=\s?[-−–]?\s?\d[\d./]{0,8})\s*\)?\s*$/iu;
/** `(A - 2I)v = 0: `: the same. */
const BY_MATRIX =
  /^\s*\(?\s?A\s?(?<sign>[-−–+])\s?(?<value>\d[\d./]{0,8})?\s?[*·]?\s?(?:I|E|Id)(?:_\d)?\s?\)?\s?[*·]?\s?(?:\\vec\s?\{?)?[vxuw]?\}?⃗?\s?(?:=\s?(?:0|o|[vwu](?:_?\d)?)⃗?)?\s*(?::|⇒|=>|→|⇔|<=>)\s*(?<rest>\S.*)$/u;
/** `w: x + y = 1`: the vector whose entries the equation is about. */
const OF_VECTOR = /^\s*[vwuxbe](?:_?\{?\d\}?)?\s*:\s*(?=[^:]*=)/u;
const SIDES = /^[-+*·/\s\d.(){}_√a-w−–x-z]*[a-z][-+*·/\s\d.(){}_√a-z−–]*=[-+*·/\s\d.(){}_√a-z−–]+$/u;
const NAMES = /(?<!\p{L})[a-z](?:_?\{?\d\}?)?(?!\p{L})/gu;
/** The names of so many unknowns. */
const LETTERS: readonly (readonly string[])[] = [
  ['x', 'y', 'z', 't'],
  ['a', 'b', 'c', 'd'],
  ['u', 'v', 'w'],
  ...['x', 'v', 'u', 'a'].flatMap((stem) =>
    ['', '_'].map((between) => [1, 2, 3, 4].map((index) => `${stem}${between}${index}`)),
  ),
];

export interface Labelled {
  /** `λ = 1`; null where nothing says it. */
  readonly label: string | null;
  readonly rest: string;
}

/** A statement apart from the eigenvalue that it is about. */
export function ofEigenvalue(statement: string): Labelled {
  const { sign, value = '1', rest: behind } = BY_MATRIX.exec(statement.slice(0, LONGEST_LINE))?.groups ?? {};
  if (behind !== undefined) return { label: `λ = ${sign === '+' ? '-' : ''}${value}`, rest: behind };
  const short = statement.slice(0, LONGEST_LINE);
  const { label, rest } = (LABEL.exec(short) ?? BEHIND_VECTOR.exec(short))?.groups ?? {};
  return label === undefined ? { label: null, rest: statement } : { label, rest: rest ?? '' };
}

/**
 * An equation between the entries of an eigenvector as one row: their coefficients, the right-hand side and, where `label` says it, the
 * eigenvalue. Null for another text, and where an unknown is a number: it may be chosen.
 */
export function eigenEquation(text: string, label: string | null, size: number): Line | null {
  const written = text
    .replace(OF_VECTOR, '')
    .trim()
    .replace(/[.,;]$/, '');
  if (written.length > LONGEST_LINE || !SIDES.test(written)) return null;
  const names = [...new Set(Array.from(written.matchAll(NAMES), ([name]) => name.replaceAll(/[{}]/g, '')))];
  const all = LETTERS.map((list) => list.slice(0, size)).find(
    (list) => list.length === size && names.every((name) => list.includes(name)),
  );
  const [left = '', right = ''] = written.split('=').map((side) => side.trim());
  if (all === undefined || names.length === 0 || (names.length === 1 && ![left, right].includes('0'))) return null;
  if (names.length === 1 && /^[a-z](?:_?\d)?$/.test(left)) return null;
  const read = readOrUnread(written, () => systemRows([tokensOf(written)], written.length, all));
  if ('line' in read) return null;
  const value = label === null ? null : readTerm(label.slice(label.indexOf('=') + 1));
  const rows = read.rows.map((row) => (value === null || value.kind === 'unread' ? row : [...row, value]));
  return { ...NOTHING, content: { kind: 'matrix', rows, unknowns: all, written }, name: 'equation' };
}
