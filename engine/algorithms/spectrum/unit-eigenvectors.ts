// Unit eigenvectors of a symmetric matrix: a basis of each eigenspace, made perpendicular and divided by its lengths.

import { elementOf, type NumberField, quadraticRoots } from '../../exact/algebraic.ts';
import { type AnswerMatrix, floatMatrix } from '../../exact/matrix.ts';
import type { Exact } from '../../exact/scalar.ts';
import { dotOver, doublesOf, elementIn, perpendicularOver, unitDoubles, unitOver } from '../../exact/unit-vector.ts';
import { type OrthogonalStep, orthogonalize } from '../orthogonalization/solve.ts';
import { matrixOfReals, overRoot, type Vector } from '../orthogonalization/vectors.ts';
import type { Eigenspace } from './eigenspaces.ts';
import type { Spectrum } from './eigenvalues.ts';

/** A unit eigenvector, and the eigenvector that it is made of. */
export interface UnitColumn {
  readonly value: Exact;
  /** The eigenvector of the basis that the eigenspace was told with. */
  readonly given: readonly Exact[];
  /** What is left of it at right angles to those of its eigenspace before it, in whole numbers where it is rational. */
  readonly vector: readonly Exact[];
  /** The dot product of this vector with itself. */
  readonly square: Exact;
  /** The vector over its length; null where its entries have no short form. */
  readonly unit: readonly Exact[] | null;
  /** How it was made perpendicular; null of the first in its eigenspace, and where it is not rational. */
  readonly step: OrthogonalStep | null;
}

/** The vector as it is told, and the doubles next to its entries. */
export interface Column {
  readonly told: UnitColumn;
  readonly doubles: readonly number[];
}

/** The field of an eigenvalue; null of a fraction. */
export function fieldOf({ eigenvalues, factors }: Spectrum, place: number): NumberField | null {
  const { factor: index, value } = eigenvalues[place];
  const { factor, roots } = factors[index];
  if (factor.length === 2) return null;
  if (factor.length === 3) return quadraticRoots(factor).field;
  return { polynomial: factor, root: roots.indexOf(value), isReal: true };
}

/** The unit vectors at right angles that a basis of an eigenspace leads to; null where no exact eigenvectors are known. */
export function unitColumns({ value, basis }: Eigenspace, field: NumberField | null): readonly Column[] | null {
  if (basis === null) return null;
  const fractions = basis.map((vector) => vector.filter((x) => x.kind === 'rational'));
  return field === null ? rationalColumns(value, fractions) : columnsOver(value, basis, field);
}

function rationalColumns(value: Exact, basis: readonly Vector[]): readonly Column[] {
  const steps = [...orthogonalize(basis)].map(({ facts }) => facts);
  return steps.flatMap((step, place) => {
    if (step.direction === null) return [];
    const { vector, square } = step.direction;
    const unit = vector.map((x) => overRoot(x, square));
    const told = { value, given: step.given, vector, square, unit, step: place === 0 ? null : step };
    return [{ told, doubles: doublesOf(unit) }];
  });
}

function columnsOver(value: Exact, basis: readonly (readonly Exact[])[], field: NumberField): readonly Column[] {
  const elements = basis.map((vector) => vector.map((x) => elementIn(field, x)));
  return perpendicularOver(field, elements).map((vector, place) => ({
    told: {
      value,
      given: basis[place],
      vector: vector.map((x) => elementOf(field, x)),
      square: elementOf(field, dotOver(field, vector, vector)),
      unit: unitOver(field, vector),
      step: null,
    },
    doubles: unitDoubles(field, vector),
  }));
}

/** A unit vector: null where its entries have no short form, and the doubles next to them. */
export interface UnitVector {
  readonly unit: readonly Exact[] | null;
  readonly doubles: readonly number[];
}

/** The matrix of these columns of a length; in doubles where one of them has no short form. */
export function matrixOfUnits(length: number, columns: readonly UnitVector[]): AnswerMatrix {
  const exact = columns.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  const places = Array.from({ length }, (_, place) => place);
  if (exact.length === columns.length) return exactMatrix(places.map((row) => exact.map((unit) => unit[row])));
  const values = places.flatMap((row) => columns.map(({ doubles }) => doubles[row]));
  return floatMatrix(length, columns.length, Float64Array.from(values));
}

/** The matrix of these rows. */
export function exactMatrix(rows: readonly (readonly Exact[])[]): AnswerMatrix {
  const entries = rows.flat();
  const reals = rows.map((row) => row.filter((x) => x.kind !== 'algebraic'));
  return entries.some(({ kind }) => kind === 'algebraic')
    ? { kind: 'real', rows: rows.length, columns: rows[0].length, entries }
    : matrixOfReals(reals);
}
