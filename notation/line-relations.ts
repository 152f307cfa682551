// How columns or rows of a matrix depend on each other: `col2 = 2 col1`, `Spalte 3 = Spalte 1 + Spalte 2`. `C2 = C2 - 2C1` is an operation.

import { readTerm } from './read-term.ts';
import type { Line, Term } from './term.ts';
import type { WorkingKind } from './working-kind.ts';

const LONGEST_LINE = 120;
const NOTHING = { operations: [], role: null, factor: null, from: null } as const;
const COLUMN = /(?:col(?:umn)?|spalte|colonne|[CS])[\s_]?\d/.source;
const ROW = /(?:row|zeile|ligne|[RLZ])[\s_]?\d/.source;

const [OF_COLUMNS, OF_ROWS] = [COLUMN, ROW].map((name) => {
  const multiple = `(?:\\(?[-−–]?\\s?\\d[\\d./]*\\)?\\s?(?:[*·×]|times|mal|fois)?\\s?|[-−–]\\s?)?${name}`;
  return new RegExp(
    `^\\s*(?:(?:since|because|da|weil|car|so|and|also|donc)\\s)?(?<target>${name})\\s?=\\s?(?<of>${multiple}(?:\\s?[-−–+]\\s?${multiple}){0,4})\\s*[.,;]?\\s*$`,
    'iu',
  );
});

const MULTIPLE = new RegExp(
  `(?<sign>[-−–+]?)\\s?\\(?(?<minus>[-−–]?)\\s?(?<factor>\\d[\\d./]*)?\\)?\\s?(?:[*·×]|times|mal|fois)?\\s?(?:${COLUMN}|${ROW})`,
  'giu',
);

/** The relation as one row: what stands beside each column, or row, of the sum that is to be zero; null for other lines. */
export function lineRelation(line: string, { isOfRows, hasBasis, size }: WorkingKind): Line | null {
  if (line.length > LONGEST_LINE || !isOfRows || size === null) return null;
  const columns = OF_COLUMNS?.exec(line)?.groups;
  const found = columns ?? (hasBasis ? OF_ROWS?.exec(line)?.groups : undefined);
  const [target, of = ''] = [lastDigit(found?.['target'] ?? ''), found?.['of']];
  const count = columns === undefined ? size.rows : size.columns;
  const factors = Array.from({ length: count }, () => '0');
  for (const { 0: term, groups } of of.matchAll(MULTIPLE)) {
    const place = lastDigit(term);
    if (place === target || place < 1 || place > count || factors[place - 1] !== '0') return null;
    const isNegative = /[-−–]/u.test(groups?.['sign'] ?? '') !== /[-−–]/u.test(groups?.['minus'] ?? '');
    factors[place - 1] = `${isNegative ? '-' : ''}${groups?.['factor'] ?? '1'}`;
  }
  if (found === undefined || target < 1 || target > count) return null;
  factors[target - 1] = '-1';
  const cells = factors.map((factor) => readTerm(factor));
  if (!cells.every((cell): cell is Term => cell.kind !== 'unread')) return null;
  const name = columns === undefined ? 'relation of rows' : 'relation of columns';
  return { ...NOTHING, content: { kind: 'matrix', rows: [cells], unknowns: [], written: line.trim() }, name };
}

function lastDigit(text: string): number {
  return Number(/\d$/.exec(text)?.[0] ?? 0);
}
