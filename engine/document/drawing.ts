// Drawings: what a figure shows, as data. Every place and number of a drawing says what it is, so that a checker can evaluate it.

import type { Matrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';
import type { Expression } from './expression.ts';

/** A place in the plane. */
export interface Spot {
  readonly x: Rational;
  readonly y: Rational;
  /** A list or a column of two numbers in terms of the story: columnAt(A, 1). */
  readonly is: Expression;
}

/** A number on a line. */
export interface Tick {
  readonly at: Rational;
  /** The number in terms of the story. */
  readonly is: Expression;
}

/** How strongly something is drawn: what the figure is about, what it is compared with, and what it starts from. */
export type Weight = 'main' | 'thin' | 'dashed';

/** What is drawn in the plane. */
export interface ShapeKinds {
  /** A vector, with its tip at `to`. */
  arrow: { readonly from: Spot; readonly to: Spot; readonly weight: Weight };
  segment: { readonly from: Spot; readonly to: Spot; readonly weight: Weight };
  /** The whole line through two different places. */
  line: { readonly through: Spot; readonly and: Spot; readonly weight: Weight };
  point: { readonly at: Spot };
  /**
   * An area by its corners in order, at least three, without crossings of its border. The main one is hatched, the other way where
   * the corners go round clockwise.
   */
  polygon: { readonly corners: readonly Spot[]; readonly weight: Weight };
  /** The coordinates of a place, written beside it. */
  label: { readonly at: Spot };
}

export type ShapeKind = keyof ShapeKinds;
export type ShapeOf<K extends ShapeKind> = { readonly kind: K } & ShapeKinds[K];
export type Shape = { [K in ShapeKind]: ShapeOf<K> }[ShapeKind];

/** Where an entry of a rearranged matrix stood before, counted from 0; null for a number that stood nowhere. */
export type CellOrigin = { readonly matrix: number; readonly row: number; readonly column: number } | null;

/** A matrix under its name. */
export interface NamedMatrix {
  readonly name: Expression;
  readonly matrix: Matrix;
}

/** Each kind of drawing and what it holds. */
export interface DrawingKinds {
  /** The plane with its axes, at the same scale in both directions. */
  plane: { readonly shapes: readonly Shape[] };
  /** A dot for each number of a list above a line; equal ones stand on each other. */
  dots: {
    readonly values: readonly Rational[];
    /** The list in terms of the story. */
    readonly is: Expression;
    /** A number that is pointed at, with its name: the mean, the median. */
    readonly pointer: Tick & { readonly name: string };
    /** Whether each number has a height of its own, and a line from there to the pointer: its deviation. */
    readonly deviations: boolean;
  };
  /** Matrices cell by cell before and after entries change their places. */
  cells: {
    readonly before: readonly NamedMatrix[];
    readonly after: NamedMatrix;
    /** For each cell of `after`. */
    readonly origins: readonly (readonly CellOrigin[])[];
    /** Whether cells that go nowhere are crossed out. */
    readonly crossesOut: boolean;
    /** Cells of the first matrix that are hatched before and after. */
    readonly followed: readonly (readonly [row: number, column: number])[];
  };
}

export type DrawingKind = keyof DrawingKinds;
export type DrawingOf<K extends DrawingKind> = { readonly kind: K } & DrawingKinds[K];
export type Drawing = { [K in DrawingKind]: DrawingOf<K> }[DrawingKind];

/** Applies the handler of the drawing's kind. */
export function foldDrawing<K extends DrawingKind, Result>(
  drawing: { [P in K]: DrawingOf<P> }[K],
  handlers: { readonly [P in K]: (drawing: DrawingOf<P>) => Result },
): Result {
  return handlers[drawing.kind](drawing);
}

/** Applies the handler of the shape's kind. */
export function foldShape<K extends ShapeKind, Result>(
  shape: { [P in K]: ShapeOf<P> }[K],
  handlers: { readonly [P in K]: (shape: ShapeOf<P>) => Result },
): Result {
  return handlers[shape.kind](shape);
}

/** The places of a shape, in the order in which it names them. */
export function spotsOf(shape: Shape): readonly Spot[] {
  return foldShape<ShapeKind, readonly Spot[]>(shape, {
    arrow: ({ from, to }) => [from, to],
    segment: ({ from, to }) => [from, to],
    line: ({ through, and }) => [through, and],
    point: ({ at }) => [at],
    polygon: ({ corners }) => corners,
    label: ({ at }) => [at],
  });
}

export function spot(x: Rational, y: Rational, is: Expression): Spot {
  return { x, y, is };
}
