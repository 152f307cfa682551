// Other drawings: a drawing with one part moved, to find out whether the checker of stories notices.

import {
  type CellOrigin,
  type Drawing,
  type DrawingKind,
  type DrawingOf,
  foldDrawing,
  foldShape,
  type Shape,
  type ShapeKind,
  type Spot,
} from '../../document/drawing.ts';
import { matrixOf, rowsOf } from '../../exact/matrix.ts';
import { add, ONE } from '../../exact/rational.ts';

/** Every drawing that differs from this one in one place, number or cell; what it says of its parts stays. */
export function otherDrawings(drawing: Drawing): readonly Drawing[] {
  return foldDrawing<DrawingKind, readonly Drawing[]>(drawing, {
    plane: (plane) =>
      plane.shapes.flatMap((shape, index) =>
        otherShapes(shape).map((other) => ({ ...plane, shapes: plane.shapes.with(index, other) })),
      ),
    dots: (dots) => [
      ...dots.values.map((value, index) => ({ ...dots, values: dots.values.with(index, add(value, ONE)) })),
      { ...dots, pointer: { ...dots.pointer, at: add(dots.pointer.at, ONE) } },
    ],
    cells: otherCells,
  });
}

function otherSpots(spot: Spot): readonly Spot[] {
  return [
    { ...spot, x: add(spot.x, ONE) },
    { ...spot, y: add(spot.y, ONE) },
  ];
}

function otherShapes(shape: Shape): readonly Shape[] {
  return foldShape<ShapeKind, readonly Shape[]>(shape, {
    arrow: (arrow) => ends(arrow),
    segment: (segment) => ends(segment),
    line: (line) => [
      ...otherSpots(line.through).map((through) => ({ ...line, through })),
      ...otherSpots(line.and).map((and) => ({ ...line, and })),
    ],
    point: (point) => otherSpots(point.at).map((at) => ({ ...point, at })),
    polygon: (polygon) =>
      polygon.corners.flatMap((corner, index) =>
        otherSpots(corner).map((other) => ({ ...polygon, corners: polygon.corners.with(index, other) })),
      ),
    label: (label) => otherSpots(label.at).map((at) => ({ ...label, at })),
  });
}

function ends<S extends { readonly from: Spot; readonly to: Spot }>(shape: S): readonly S[] {
  return [
    ...otherSpots(shape.from).map((from) => ({ ...shape, from })),
    ...otherSpots(shape.to).map((to) => ({ ...shape, to })),
  ];
}

function moved(origin: CellOrigin): CellOrigin {
  return origin === null ? null : { ...origin, column: origin.column + 1 };
}

function otherCells(cells: DrawingOf<'cells'>): readonly Drawing[] {
  const { origins, after } = cells;
  const entries = rowsOf(after.matrix);
  return origins.flatMap((row, i) =>
    row.flatMap((origin, j): readonly Drawing[] => [
      ...(origin === null ? [] : [{ ...cells, origins: origins.with(i, row.with(j, moved(origin))) }]),
      {
        ...cells,
        after: { ...after, matrix: matrixOf(entries.with(i, entries[i].with(j, add(entries[i][j], ONE)))) },
      },
    ]),
  );
}
