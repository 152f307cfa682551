// Rearrangements: the cells of small matrices before and after their entries change places.

import { type Block, figure } from '../../document/block.ts';
import type { CellOrigin } from '../../document/drawing.ts';
import { count, equal, type Expression, list, symbol } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { entriesOf, type Matrix } from '../../exact/matrix.ts';
import { linesProse } from '../wording.ts';
import { areShort } from './moderate.ts';
import type { Origin } from '../arrangement/solve.ts';

/** Larger matrices are not drawn cell by cell. */
const MOST_LINES = 5;

const [A, B] = [symbol('A'), symbol('B')];

type Line = 'row' | 'column';

/** Where the entries of an arrangement go; nothing where none moves, zeros take their place, or there is too much to be seen. */
export function rearrangementFigure(
  { a, b }: { readonly a: Matrix; readonly b: Matrix | null },
  origins: readonly (readonly Origin[])[],
  name: Expression,
  matrix: Matrix,
): readonly Block[] {
  const text = b === null ? movedProse(a, origins, name) : joinedProse(b, origins, name);
  if (text === null || ![a, matrix, ...(b === null ? [] : [b])].every(isSmall)) return [];
  const isTurned = b === null && matrix.rows * matrix.columns === a.rows * a.columns;
  return [
    figure(
      isTurned ? 'Where the entries go' : b === null ? 'What is left' : 'Where the new entries stand',
      {
        kind: 'cells',
        before: [{ name: A, matrix: a }, ...(b === null ? [] : [{ name: B, matrix: b }])],
        after: { name, matrix },
        origins: origins.map((row) => row.map(cellOrigin)),
        crossesOut: true,
        followed: isTurned ? Array.from({ length: a.columns }, (_, column) => [0, column] as const) : [],
      },
      text,
    ),
  ];
}

/** The entries of A that make a part of it, hatched; nothing where an entry is taken twice, or all of them in their order. */
export function selectionFigure(
  a: Matrix,
  rows: readonly number[],
  columns: readonly number[],
  matrix: Matrix,
): readonly Block[] {
  const isRepeated = new Set(rows).size < rows.length || new Set(columns).size < columns.length;
  if (isRepeated || matrix.rows * matrix.columns === a.rows * a.columns || ![a, matrix].every(isSmall)) return [];
  const [chosenRows, chosenColumns] = [rows, columns].map(placesOf);
  const text = say`${claim(
    say`${linesProse('row', rows, 'capital')} of ${A} ${rows.length === 1 ? 'crosses' : 'cross'} ${linesProse('column', columns)} in the ${rows.length * columns.length === 1 ? 'entry' : 'entries'} of ${B}`,
    equal(B, measure('columnsAt', measure('rowsAt', A, chosenRows), chosenColumns)),
  )}.`;
  return [
    figure(
      'Which entries are taken',
      {
        kind: 'cells',
        before: [{ name: A, matrix: a }],
        after: { name: B, matrix },
        origins: rows.map((row) => columns.map((column) => ({ matrix: 0, row, column }))),
        crossesOut: false,
        followed: rows.flatMap((row) => columns.map((column) => [row, column] as const)),
      },
      text,
    ),
  ];
}

function isSmall(matrix: Matrix): boolean {
  return matrix.rows <= MOST_LINES && matrix.columns <= MOST_LINES && areShort(entriesOf(matrix));
}

function cellOrigin(origin: Origin): CellOrigin {
  if (origin === null) return null;
  return { matrix: origin.matrix === 'A' ? 0 : 1, row: origin.row, column: origin.column };
}

function placesOf(places: readonly number[]): Expression {
  return list(places.map((place) => count(place + 1)));
}

function upTo(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

/** What becomes of the first row, or which lines are gone; null where there is nothing to be said. */
function movedProse(a: Matrix, origins: readonly (readonly Origin[])[], name: Expression): Prose | null {
  const all = origins.flat();
  const isMoved = origins.some((row, i) => row.some((origin, j) => origin?.row !== i || origin.column !== j));
  if (all.includes(null) || !isMoved)
    return origins.length < a.rows ? goneProse('row', a, origins, name) : goneColumns(a, origins, name);
  return all.length === a.rows * a.columns
    ? firstRowProse(a, origins, name)
    : (goneProse('row', a, origins, name) ?? goneColumns(a, origins, name));
}

function goneColumns(a: Matrix, origins: readonly (readonly Origin[])[], name: Expression): Prose | null {
  return goneProse('column', a, origins, name);
}

/** The rows or columns that are left out, where all others are kept whole. */
function goneProse(line: Line, a: Matrix, origins: readonly (readonly Origin[])[], name: Expression): Prose | null {
  const all = origins.flat();
  if (all.includes(null)) return null;
  const [length, width] = line === 'row' ? [a.rows, a.columns] : [a.columns, a.rows];
  const kept = new Set(all.flatMap((origin) => (origin === null ? [] : [origin[line]])));
  const gone = upTo(length).filter((place) => !kept.has(place));
  if (gone.length === 0 || all.length !== kept.size * width) return null;
  const left = measure(line === 'row' ? 'withoutRows' : 'withoutColumns', A, placesOf(gone));
  return say`${claim(say`${linesProse(line, gone, 'capital')} of ${A} ${gone.length === 1 ? 'is' : 'are'} left out, and the rest is ${name}`, equal(left, name))}.`;
}

/** Which line of the answer the first row of A has become, and in which direction it is read there. */
function firstRowProse(a: Matrix, origins: readonly (readonly Origin[])[], name: Expression): Prose | null {
  const lines = (['row', 'column'] as const).flatMap((line) => {
    const length = line === 'row' ? origins.length : origins[0].length;
    return upTo(length).map((index) => ({
      line,
      index,
      taken: line === 'row' ? origins[index] : origins.map((row) => row[index]),
    }));
  });
  const isFirstRow = (taken: readonly Origin[]): boolean =>
    taken.length === a.columns && taken.every((origin) => origin?.row === 0);
  const found = lines.find(({ taken }) => isFirstRow(taken));
  if (found === undefined) return null;
  const { line, index, taken } = found;
  const isReversed = taken.length > 1 && taken[0]?.column !== 0;
  const row = measure('rowAt', A, 1);
  const fact = equal(
    isReversed ? measure('reversed', row) : row,
    measure(line === 'row' ? 'rowAt' : 'columnAt', name, index + 1),
  );
  const direction =
    line === 'row'
      ? isReversed
        ? ', from right to left'
        : ''
      : isReversed
        ? ', from the bottom to the top'
        : ', from the top to the bottom';
  return say`${claim(say`Row ${1} of ${A} becomes ${line} ${index + 1} of ${name}${direction}`, fact)}.`;
}

function isOfB(origin: Origin): boolean {
  return origin?.matrix === 'B';
}

/** The lines of the answer that are those of B. */
function joinedProse(b: Matrix, origins: readonly (readonly Origin[])[], name: Expression): Prose | null {
  const rows = upTo(origins.length).filter((row) => origins[row].every(isOfB));
  const columns = upTo(origins[0].length).filter((column) => origins.every((row) => isOfB(row[column])));
  const line: Line = rows.length === b.rows ? 'row' : 'column';
  const places = line === 'row' ? rows : columns;
  if (places.length === 0) return null;
  const [taken, left] =
    line === 'row' ? (['rowsAt', 'withoutRows'] as const) : (['columnsAt', 'withoutColumns'] as const);
  const isOne = places.length === 1;
  return say`${claim(
    say`${linesProse(line, places, 'capital')} of ${name} ${isOne ? 'is' : 'are'} ${B}, and the others are ${A}`,
    equal(measure(taken, name, placesOf(places)), B),
    equal(measure(left, name, placesOf(places)), A),
  )}.`;
}
