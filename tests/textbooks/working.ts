// A working as the author of a book reads it: whether it shows an intermediate result of the book's own, by its value.

import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import { type Block } from '@matrixsteps/engine/document/block.ts';
import { partsOf } from '@matrixsteps/engine/document/parts.ts';
import { type Prose, wordsOf } from '@matrixsteps/engine/document/prose.ts';
import { NOTHING } from '@matrixsteps/engine/testing/evaluation/definitions.ts';
import { sameValue, valueOf } from '@matrixsteps/engine/testing/evaluation/evaluation.ts';
import { isZero, Unknown } from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import {
  isNumber,
  MEASURES,
  type Rows,
  transposed,
  type Value,
} from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';
import { columnOf, type Mark, numberIn, rowsOf } from './case.ts';

function* withParts(expression: Expression): Generator<Expression, void> {
  yield expression;
  if (expression.kind === 'subscript') return;
  for (const part of partsOf(expression)) yield* withParts(part);
}

function inProse(prose: Prose): readonly Expression[] {
  return wordsOf(prose).flatMap((piece) => (typeof piece === 'string' ? [] : [...withParts(piece)]));
}

function inBlock(block: Block): readonly Expression[] {
  const reason = block.explain === null ? [] : inProse(block.explain);
  if (block.kind === 'rule') return reason;
  return block.kind === 'formula' ? [...withParts(block.expression), ...reason] : [...inProse(block.text), ...reason];
}

/** The values of everything that is shown and needs no name. */
export function valuesShown(blocks: readonly Block[]): readonly Value[] {
  return blocks.flatMap(inBlock).flatMap((expression) => {
    try {
      return [valueOf(expression, NOTHING)];
    } catch (error) {
      if (error instanceof Unknown) return [];
      throw error;
    }
  });
}

export function shows(values: readonly Value[], mark: Mark): boolean {
  const matrices = values.filter((value): value is Rows => !isNumber(value));
  if ('number' in mark) return values.some((value) => isNumber(value) && sameValue(value, numberIn(mark.number)));
  if ('matrix' in mark) return matrices.some((value) => isSame(value, rowsOf(mark.matrix)));
  if ('column' in mark) return matrices.some((value) => isSame(value, columnOf(mark.column)));
  if ('direction' in mark) {
    const wanted = mark.direction.map(numberIn);
    return matrices.some(
      (value) => value[0].length === 1 && value.length === wanted.length && areParallel(transposed(value)[0], wanted),
    );
  }
  const wanted = rowsOf(mark.echelon);
  return matrices.some((value) => isEchelon(value) && haveSameRowSpace(value, wanted));
}

function isSame(one: Rows, other: Rows): boolean {
  return one.length === other.length && one[0].length === other[0].length && sameValue(one, other);
}

function areParallel(one: Rows[number], other: Rows[number]): boolean {
  return !one.every(isZero) && sameValue(rank([one, other]), rank([other]));
}

function haveSameRowSpace(one: Rows, other: Rows): boolean {
  if (one[0].length !== other[0].length) return false;
  return [one, other].every((rows) => sameValue(rank(rows), rank([...one, ...other])));
}

function isEchelon(rows: Rows): boolean {
  const leading = rows.map((row) => row.findIndex((entry) => !isZero(entry)));
  return leading.every(
    (place, row) => row === 0 || place === -1 || (leading[row - 1] !== -1 && place > leading[row - 1]),
  );
}

function rank(rows: Rows): Value {
  return MEASURES.rank(rows, []);
}
