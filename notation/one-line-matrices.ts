// Matrices on one line with arrows, signs or operations between them, as lines below each other: `[1 2; 3 4] ~ [1 2; 0 -2]`.

import type { LaidLine } from './laid-line.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import type { WorkingKind } from './working-kind.ts';

/** What stands between one matrix and the next, each of which comes from the one before by row operations. */
const ARROW = /^\s*(?:[-=~—–]{0,4}>|[→⟶⇒⟹⇝⟿↝∼~⇔↦]|<=>)?\s*$/u;
const ARROWS_AROUND =
  /^\s*(?:[-=~—–]{2,6}>?|[-=~]>|[=~→⟶⇒⟹⇝⟿↝∼~⇔↦])?\s*(?<label>.*?)\s*(?:[-=~—–]{0,6}>|[-—–~]{2,6}|[→⟶⇒⟹⇝⟿↝∼~⇔↦])?\s*$/u;

/** Each matrix, and the operations between two of them, on a line of its own; matrices in round brackets in square ones. */
export function withMatricesApart(lines: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  return lines.flatMap(({ text, at }) => {
    const squared = withSquareBrackets(text, kind);
    return (apart(squared) ?? [squared]).map((part) => ({ text: part, at }));
  });
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The parts of a line that holds matrices with nothing but arrows and operations between and behind them; null for other lines. */
function apart(line: string): readonly string[] | null {
  const places = matricesIn(line);
  const [first] = places;
  if (first === undefined) return null;
  const last = line.slice(places.at(-1)?.end);
  const between = places.slice(1).map(({ start }, index) => line.slice(places[index]?.end, start));
  const before = line.slice(0, first.start);
  const labels = between.map(labelOfArrow);
  const behind = last.trim() === '' ? '' : labelOfArrow(last.replace(/^[\s,;|]+/u, ''));
  if (labels.includes(null) || behind === null) return null;
  const isAlone = places.length === 1 && behind === '';
  const arrow = /^\s*(?:[-=~—–]{0,4}>|[→⟶⇒⟹⇝⟿↝∼~⇔])\s*/u.exec(before)?.[0] ?? '';
  if (isAlone && arrow === '') return null;
  const name = before.slice(arrow.length);
  const matrices = places.map(({ start, end }, index) => `${index === 0 ? name : ''}${line.slice(start, end)}`);
  return [
    ...matrices.flatMap((matrix, index) => [index === 0 ? '' : (labels[index - 1] ?? ''), matrix]),
    behind,
  ].filter((part, index) => part !== '' || index === 0);
}

/** The operations between two matrices, '' for an arrow alone, null for anything else. */
function labelOfArrow(text: string): string | null {
  if (text.trim() !== '' && ARROW.test(text)) return '';
  const label = ARROWS_AROUND.exec(text)?.groups?.['label'] ?? '';
  if (label === '') return null;
  const inside = label.replace(/^[([{]\s*(.*?)\s*[)\]}]$/u, '$1');
  return isUnread(readRowOperations(inside)) ? null : inside;
}

/** Matrices in square brackets with several rows. */
function matricesIn(line: string): readonly Place[] {
  const places: Place[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, sign] of line.split('').entries()) {
    if (sign === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === ']' && depth > 0) {
      depth -= 1;
      const inside = line.slice(start, at + 1);
      if (depth === 0 && (inside.startsWith('[[') || inside.includes(';'))) places.push({ start, end: at + 1 });
    }
  }
  return places;
}

const ROUND = /(?<![\p{L}\d])\((?<inner>[^()[\]]{3,200})\)/gu;

/** `(1 2 | 5; 3 4 | 11)` in square brackets; `(2 4 | 6 8)` with a row between bars, where no bar parts columns. */
function withSquareBrackets(line: string, { system, size, isOfRows }: WorkingKind): string {
  return line.replaceAll(ROUND, (found, inner: string) => {
    if (!/^[-\d\s.,/|;λ]+$/u.test(inner)) return found;
    const rows = inner.split(';');
    if (rows.length > 1) return rows.every((row) => /\S[\s,]+\S/u.test(row.trim())) ? `[${inner}]` : found;
    const parted = inner.split(/[|/]\s|\|/u).map((row) => row.trim());
    const isByRows =
      system === null &&
      !isOfRows &&
      size !== null &&
      parted.length === size.rows &&
      parted.length > 1 &&
      inner.includes('|');
    const isWide = parted.every((row) => row.split(/[\s,]+/u).length === size?.columns);
    return isByRows && isWide ? `[${parted.join('; ')}]` : found;
  });
}
