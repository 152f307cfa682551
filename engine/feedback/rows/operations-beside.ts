// Operations beside a row: some students write there what they do next, others what they have just done. The numbers say which.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { readingsOf, replayed } from './replay.ts';
import { rowsOfTerms, sameRows } from './rows.ts';

/**
 * The lines with each operation at the matrix that it gives. `start` is the matrix before the first line. Operations beside a row are
 * read as those of the matrix below; where they give the matrix that they stand beside, and not the one below, all are moved up.
 */
export function withOperationsOfOwnMatrix(lines: readonly Line[], start: Rows): readonly Line[] {
  const places = placesBeside(lines, start);
  const [up, down] = [places.filter(({ givesOwn }) => givesOwn), places.filter(({ givesNext }) => givesNext)];
  const isFree = places.every(({ own }) => lines[own].operations.length === 0 || lines[own].isNamedBeside === true);
  if (up.length <= down.length || !isFree) return lines;
  const moved = lines.map((line, index): Line => {
    const place = places.find(({ own }) => own === index);
    if (place !== undefined) return { ...line, operations: lines[place.named].operations };
    return line.isNamedBeside === true ? { ...line, operations: [] } : line;
  });
  return moved.filter(({ content, operations }) => content.kind !== 'operations' || operations.length > 0);
}

interface PlaceBeside {
  /** The line that the operations stand beside, and the one below, which they were read with. */
  readonly own: number;
  readonly named: number;
  readonly givesOwn: boolean;
  readonly givesNext: boolean;
}

function placesBeside(lines: readonly Line[], start: Rows): readonly PlaceBeside[] {
  const matrices = lines.map(rowsOf);
  return lines.flatMap(({ isNamedBeside, operations }, named): readonly PlaceBeside[] => {
    const own = named - 1;
    const rows = matrices[own] ?? null;
    if (isNamedBeside !== true || rows === null) return [];
    const before = matrices.slice(0, own).findLast((earlier) => earlier !== null) ?? start;
    const gives = (from: Rows, to: Rows | null): boolean =>
      to !== null && readingsOf(operations, from.length).some((reading) => sameRows(replayed(from, reading), to));
    return [{ own, named, givesOwn: gives(before, rows), givesNext: gives(rows, matrices[named]) }];
  });
}

function rowsOf({ content }: Line): Rows | null {
  return content.kind === 'matrix' && content.unknowns === undefined ? rowsOfTerms(content.rows) : null;
}
