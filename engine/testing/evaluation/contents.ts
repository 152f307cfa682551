// Contents: what is found inside of expressions, wherever it stands in them.

import type { Expression } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Prose } from '../../document/prose.ts';
import { described } from './sentences.ts';

export function holdsRelation(expression: Expression): boolean {
  return expression.kind === 'relation' || partsOf(expression).some(holdsRelation);
}

/** The names that an expression speaks of, functions of the story's own among them. */
export function namesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'symbol') return [expression.name];
  const own = expression.kind === 'apply' && expression.name.length === 1 ? [expression.name] : [];
  return [...own, ...partsOf(expression).flatMap(namesIn)];
}

/** Whether one matrix is marked at most, and its marks are on rows, columns and cells that there are. */
export function marksFit(expression: Expression): boolean {
  return markedIn(expression) <= 1 && marksAreInside(expression);
}

/** How many matrices are marked. */
function markedIn(expression: Expression): number {
  const own = (expression.kind === 'matrix' || expression.kind === 'grid') && expression.marks !== null ? 1 : 0;
  return partsOf(expression).reduce((count, part) => count + markedIn(part), own);
}

function marksAreInside(expression: Expression): boolean {
  if ((expression.kind !== 'matrix' && expression.kind !== 'grid') || expression.marks === null) {
    return partsOf(expression).every(marksAreInside);
  }
  const [height, width] =
    expression.kind === 'matrix'
      ? [expression.matrix.rows, expression.matrix.columns]
      : [expression.rows.length, expression.rows[0].length];
  const { rows, columns, cells } = expression.marks;
  return (
    rows.every((row) => fits(row, height)) &&
    columns.every((column) => fits(column, width)) &&
    cells.every(([row, column]) => fits(row, height) && fits(column, width))
  );
}

function fits(place: number, size: number): boolean {
  return place >= 0 && place < size;
}

export function matricesIn(text: Prose): readonly Expression[] {
  const inside = (expression: Expression): readonly Expression[] =>
    expression.kind === 'matrix' ? [expression] : partsOf(expression).flatMap(inside);
  return text.flatMap((piece) => (typeof piece === 'string' || piece.kind === 'claim' ? [] : inside(piece)));
}

export function listsIn(expression: Expression): readonly Expression[] {
  return expression.kind === 'list' ? [expression] : partsOf(expression).flatMap(listsIn);
}

/** A relation one of whose sides is the very same as the other: it holds for every input, so it vouches for nothing. */
export function isIdle(fact: Expression): boolean {
  const members = membersOf(fact).map(described);
  return new Set(members).size < members.length;
}

/** What a relation compares; nothing where it is none. */
export function membersOf(fact: Expression): readonly Expression[] {
  return fact.kind === 'relation' ? [fact.first, ...fact.links.map(({ right }) => right)] : [];
}
