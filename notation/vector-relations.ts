// How vectors, columns or rows depend on each other, in their names: `v2 = 2*v1`, `v1 + v2 - v3 = 0`.

import { systemRows } from './read-equations.ts';
import type { Line, Term } from './term.ts';
import { tokensOf } from './tokens.ts';
import { readOrUnread } from './unread.ts';

const LONGEST_LINE = 120;
const NOTHING = { operations: [], role: null, factor: null, from: null } as const;
const SIDES = /^[-+*·/\s\d.()a-z_{}−–]+=[-+*·/\s\d.()a-z_{}−–]+$/u;
const NAME = /(?<!\p{L})[a-z](?:_?\{?\d\}?)?(?!\p{L})/gu;

/** The coefficients of a relation among so many vectors, as one row, each by the number or the order of its letter; null for other texts. */
export function vectorRelation(text: string, count: number): Line | null {
  const written = text
    .replaceAll(/\\vec\s?\{?\s?([a-z])\s?\}?/g, '$1')
    .replaceAll('⃗', '')
    .replace(/[.,;]\s*$/, '')
    .trim();
  if (written.length > LONGEST_LINE || count < 2 || !SIDES.test(written)) return null;
  const names = [...new Set(Array.from(written.matchAll(NAME), ([name]) => name))].toSorted();
  const order = orderOf(names, count);
  if (names.length === 0 || order === null) return null;
  const read = readOrUnread(written, () => systemRows([tokensOf(written)], written.length, names.map(plain)));
  const row: readonly Term[] | undefined = 'line' in read ? undefined : read.rows[0];
  // Beside 0 nothing stands alone.
  if (row === undefined || !isNought(row.at(-1)) || (names.length === 1 && !/=\s*0$|^0\s*=/.test(written))) return null;
  const zero: Term = { kind: 'number', text: '0', value: { numerator: 0n, denominator: 1n } };
  const rows = [Array.from({ length: count }, (_, index) => row[order.indexOf(index)] ?? zero)];
  return {
    ...NOTHING,
    content: { kind: 'matrix', rows, unknowns: names.map(plain), written: text.trim() },
    name: 'relation',
  };
}

function plain(name: string): string {
  return name.replaceAll(/[{}]/g, '');
}

function isNought(term: Term | undefined): boolean {
  return term?.kind === 'number' && term.value.numerator === 0n;
}

/**
 * Which vector each name is, from 0: by its number, or by its place among u, v, w; null where nothing says it. Other letters are as often the
 * unknown coefficients: in a + 2b = 0, c1 + c2 = 0.
 */
function orderOf(names: readonly string[], count: number): readonly number[] | null {
  if (!names.every((name) => /^[uvw]/.test(name))) return null;
  const numbers = names.map((name) => Number(/\d/.exec(name)?.[0] ?? Number.NaN) - 1);
  if (numbers.every((index) => index >= 0 && index < count)) {
    const stems = new Set(names.map((name) => name.charAt(0)));
    return stems.size === 1 && new Set(numbers).size === numbers.length ? numbers : null;
  }
  const letters = ['u', 'v', 'w'].slice(0, count);
  const isKnown = letters.length === count && names.every((name) => letters.includes(name));
  return isKnown ? names.map((name) => letters.indexOf(name)) : null;
}
