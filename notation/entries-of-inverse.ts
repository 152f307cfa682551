// The unknowns of an inverse that is found by equations: `a + 2c = 1`, `3a + 4c = 0` for the entries of a matrix.

import { systemRows } from './read-equations.ts';
import { tokensOf } from './tokens.ts';
import { readOrUnread } from './unread.ts';
import type { WorkingKind } from './working-kind.ts';

const MOST_LINES = 60;
const LARGEST = 3;
const NAME = /(?<!\p{L})[a-z](?:_?\{?\d{1,2}\}?)?(?!\p{L})/gu;
/** An equation of sums of multiples of letters: nothing but these, numbers and signs. */
const EQUATION = /^[-+*·/\s\d.(){}_a-z−–]+=[-+*·/\s\d.(){}_a-z−–]+$/u;

/** Working kinds whose equations are about the entries of the inverse, where the text has such; else the kind as it is. */
export function withEntriesOfInverse(text: string, kind: WorkingKind): WorkingKind {
  const size = kind.cofactorsOf ?? 0;
  if (size < 2 || size > LARGEST) return kind;
  const lines = text.split(/\n|[,;]\s|⇒|=>|→/u).map((line) => line.trim());
  if (lines.length > MOST_LINES) return kind;
  const equations = lines.filter((line) => EQUATION.test(line) && line.length < 80 && namesIn(line).length > 0);
  const names = [...new Set(equations.flatMap(namesIn))].toSorted((x, y) =>
    x.localeCompare(y, 'en', { numeric: true }),
  );
  const hasSystem = equations.some((line) => namesIn(line).length > 1 && isLinear(line));
  if (names.length !== size * size || !hasSystem) return kind;
  return { ...kind, hasNoUnknowns: false, system: { equations: names.length, unknowns: names.length, names } };
}

function namesIn(line: string): readonly string[] {
  return [...new Set(Array.from(line.matchAll(NAME), ([name]) => name.replaceAll(/[{}]/g, '')))];
}

function isLinear(line: string): boolean {
  const read = readOrUnread(line, () => systemRows([tokensOf(line)], line.length));
  return !('line' in read);
}
