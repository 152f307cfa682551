// Drawing checking: whether each place, number and cell of a drawing is what the drawing says that it is.

import {
  type Drawing,
  type DrawingKind,
  type DrawingOf,
  foldDrawing,
  type NamedMatrix,
  type Spot,
  spotsOf,
} from '../../document/drawing.ts';
import { matrixExpression } from '../../document/expression.ts';
import { entry } from '../../exact/matrix.ts';
import { equals, fractionText, isZero, type Rational } from '../../exact/rational.ts';
import { NOTHING } from '../evaluation/definitions.ts';
import { sameValue, type Scope, valueOf } from '../evaluation/evaluation.ts';
import { numberOf } from '../evaluation/exact-number.ts';
import { isNumber, type Value } from '../evaluation/matrix-facts.ts';
import { described } from '../evaluation/sentences.ts';

/** Something that a drawing shows. */
export interface Shown {
  readonly at: string;
  /** @throws Unknown where the drawing speaks of something that has no value */
  readonly holds: () => boolean;
}

/** Everything that a drawing shows, to be held against the names of the story. */
export function shownIn(drawing: Drawing, scope: Scope): readonly Shown[] {
  return foldDrawing<DrawingKind, readonly Shown[]>(drawing, {
    plane: ({ shapes }) => shapes.flatMap(spotsOf).map((spot) => spotShown(spot, scope)),
    dots: (dots) => dotsShown(dots, scope),
    cells: (cells) => cellsShown(cells, scope),
  });
}

function spotShown({ x, y, is }: Spot, scope: Scope): Shown {
  return {
    at: `the place ${fractionText(x)}, ${fractionText(y)} of a figure, ${described(is)}`,
    holds: () => sameValue(listOf(valueOf(is, scope)), [[numberOf(x), numberOf(y)]]),
  };
}

/** A column as a list. */
function listOf(value: Value): Value {
  return isNumber(value) ? value : [value.flat()];
}

function dotsShown({ values, is, pointer }: DrawingOf<'dots'>, scope: Scope): readonly Shown[] {
  return [
    {
      at: `the dots of a figure, ${described(is)}`,
      holds: () => sameValue(listOf(valueOf(is, scope)), [values.map(numberOf)]),
    },
    {
      at: `the ${pointer.name} of a figure, ${described(pointer.is)}`,
      holds: () => sameValue(valueOf(pointer.is, scope), numberOf(pointer.at)),
    },
  ];
}

/**
 * Matrices are those that the story calls by these names. Each cell holds the entry that it comes from, or 0 where it comes from
 * nowhere; no entry goes to two cells.
 */
function cellsShown({ before, after, origins, followed }: DrawingOf<'cells'>, scope: Scope): readonly Shown[] {
  const named = [...before, after].map(({ name, matrix }) => ({
    at: `the matrix ${described(name)} of a figure`,
    holds: () => sameValue(valueOf(name, scope), valueOf(matrixExpression(matrix), NOTHING)),
  }));
  const cells = origins.flatMap((row, i) =>
    row.flatMap((origin, j) => {
      if (origin === null) {
        const holds = (): boolean => isZero(entry(after.matrix, i, j));
        return [{ at: `the new cell ${i + 1}, ${j + 1} of a figure`, holds }];
      }
      const { matrix, row: line, column } = origin;
      return [
        {
          at: `the cell ${i + 1}, ${j + 1} of a figure, which comes from ${line + 1}, ${column + 1}`,
          holds: () => isEntry(before[matrix], line, column, entryOf(after, i, j)),
        },
      ];
    }),
  );
  const size = {
    at: 'the origins of the cells of a figure',
    holds: () => origins.length === after.matrix.rows && origins.every((row) => row.length === after.matrix.columns),
  };
  const marked = followed.map(([row, column]) => ({
    at: `the hatched cell ${row + 1}, ${column + 1} of a figure`,
    holds: () => entryOf(before[0], row, column) !== null,
  }));
  const used = origins
    .flat()
    .flatMap((origin) => (origin === null ? [] : [`${origin.matrix},${origin.row},${origin.column}`]));
  const once = { at: 'the ways of the cells of a figure', holds: () => new Set(used).size === used.length };
  return [...named, size, once, ...cells, ...marked];
}

function entryOf({ matrix }: NamedMatrix, row: number, column: number): Rational | null {
  const isInside = row >= 0 && row < matrix.rows && column >= 0 && column < matrix.columns;
  return isInside ? entry(matrix, row, column) : null;
}

function isEntry(named: NamedMatrix | undefined, row: number, column: number, value: Rational | null): boolean {
  const found = named === undefined ? null : entryOf(named, row, column);
  return found !== null && value !== null && equals(found, value);
}
