// The fields of a question that hold a matrix, and the draft that a matrix makes in one of them.

import type { Field } from '../service/catalogue.ts';
import type { PlaygroundInput } from './draft.ts';
import type { Cells, Draft } from './field-draft.ts';
import { draftOf, isKind } from './field-kinds.ts';
import { transposed, widthOf } from './grid.ts';

/** Where a matrix can be put. */
export interface MatrixField {
  readonly name: string;
  readonly label: string;
}

function isMatrixField(field: Field): boolean {
  return field.category === 'input' && isKind(field.kind) && draftOf(field, [['0']]).kind === 'grid';
}

/** The fields that take this matrix: those for vectors too, where it is one row or one column. */
export function fieldsFor(cells: Cells, input: Pick<PlaygroundInput, 'fields'>): readonly MatrixField[] {
  const isLine = cells.length === 1 || widthOf(cells) === 1;
  return input.fields
    .filter((field) => isMatrixField(field) || (isLine && isVectorField(field)))
    .map(({ name, label }) => ({ name, label }));
}

function isVectorField({ category, kind }: Field): boolean {
  return category === 'input' && (kind === 'vector' || kind === 'optional-vector');
}

/** What stands in the field when the matrix is put there; null for an unknown field. */
export function draftFrom(cells: Cells, name: string, { fields }: Pick<PlaygroundInput, 'fields'>): Draft | null {
  const field = fields.find((each) => each.name === name);
  if (field === undefined) return null;
  if (!isVectorField(field)) return { kind: 'grid', cells };
  const [line = []] = cells.length === 1 ? cells : transposed(cells);
  return { kind: 'list', cells: line };
}
