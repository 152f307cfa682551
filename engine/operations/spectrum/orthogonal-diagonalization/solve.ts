// Orthogonal diagonalisation of a symmetric matrix: a basis of each eigenspace, made perpendicular and divided by its lengths.

import type { Move } from '../../../algorithms/moves.ts';
import { type OrthogonalStep, orthogonalize } from '../../../algorithms/orthogonalization/solve.ts';
import { matrixOfReals, overRoot, type Vector } from '../../../algorithms/orthogonalization/vectors.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import { type Eigenspace, eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { requireSymmetric } from '../../../algorithms/symmetric.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  matrixAnswer,
  part,
  scalarAnswer,
  structureAnswer,
  structuresAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { type NumberField, elementOf, quadraticRoots } from '../../../exact/algebraic.ts';
import { type AnswerMatrix, floatMatrix } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import type { Exact } from '../../../exact/scalar.ts';
import { dotOver, doublesOf, elementIn, perpendicularOver, unitDoubles, unitOver } from '../../../exact/unit-vector.ts';
import { cost, type EigenInput, type EigenMoves, spaceStep, spectrumMoves, stepsOf, time } from '../eigen/solve.ts';

export { cost, time };

/** One column of Q, and the eigenvector that it is made of. */
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

export interface OrthogonalFactors {
  readonly size: number;
  readonly spectrum: Spectrum;
  /** One for each eigenvalue, in their order. */
  readonly spaces: readonly (readonly UnitColumn[])[];
  /** In doubles where a column has no short form. */
  readonly q: AnswerMatrix;
  readonly d: AnswerMatrix;
}

export interface OrthogonalDiagonalMoves extends EigenMoves {
  orthogonal: OrthogonalFactors;
}

export type OrthogonalDiagonalMove = Move<OrthogonalDiagonalMoves>;

export const members: readonly AnswerMember[] = [
  part('eigenvalues', 'structures', 'The different eigenvalues, ascending.', {
    members: [
      part('value', 'scalar', 'The eigenvalue.'),
      part('multiplicity', 'count', 'How many columns of Q are its eigenvectors.'),
    ],
  }),
  part('Q', 'matrix', 'The orthogonal matrix whose columns are eigenvectors of length 1.', {
    form: 'orthonormal-columns',
  }),
  part('D', 'matrix', 'The eigenvalues on the diagonal, in the order of the columns of Q.', { form: 'diagonal' }),
];

/** Both matrices. */
export function answerEntries({ a }: EigenInput): number {
  return 2 * a.rows * a.columns;
}

/** @throws DomainError `not_symmetric`, `too_large` where the polynomial or the eigenvectors are beyond exact arithmetic */
export function* solve(
  input: EigenInput,
  telling: Telling = 'planned',
): Generator<OrthogonalDiagonalMove, Answer, void> {
  requireSymmetric('an orthogonal diagonalisation', input.a);
  const spectrum = yield* spectrumMoves(input);
  const found = yield* stepsOf(eigenspacesOf(input.a, spectrum, telling), spaceStep);
  const factors = factorsOf(input.a.rows, spectrum, found);
  yield { move: 'orthogonal', facts: factors };
  const eigenvalues = spectrum.eigenvalues.map(
    ({ value, times }) =>
      [
        ['value', scalarAnswer(value)],
        ['multiplicity', countAnswer(times)],
      ] as const,
  );
  return structureAnswer([
    ['eigenvalues', structuresAnswer(eigenvalues)],
    ['Q', matrixAnswer(factors.q)],
    ['D', matrixAnswer(factors.d)],
  ]);
}

export function answerAlone(input: EigenInput): Answer {
  return drained(solve(input, 'unplanned'));
}

interface Column {
  readonly told: UnitColumn;
  readonly doubles: readonly number[];
}

function factorsOf(size: number, spectrum: Spectrum, found: readonly Eigenspace[]): OrthogonalFactors {
  const spaces = found.map((space, place) => columnsOf(space, fieldOf(spectrum, place)));
  const columns = spaces.flat();
  const exact = columns.flatMap(({ told: { unit } }) => (unit === null ? [] : [unit]));
  const places = Array.from({ length: size }, (_, place) => place);
  return {
    size,
    spectrum,
    spaces: spaces.map((space) => space.map(({ told }) => told)),
    q:
      exact.length === size
        ? exactMatrix(places.map((row) => exact.map((unit) => unit[row])))
        : floatMatrix(
            size,
            size,
            Float64Array.from(places.flatMap((row) => columns.map(({ doubles }) => doubles[row]))),
          ),
    d: exactMatrix(places.map((row) => columns.map(({ told }, place) => (place === row ? told.value : ZERO)))),
  };
}

/** The field of an eigenvalue; null of a fraction. */
function fieldOf({ eigenvalues, factors }: Spectrum, place: number): NumberField | null {
  const { factor: index, value } = eigenvalues[place];
  const { factor, roots } = factors[index];
  if (factor.length === 2) return null;
  if (factor.length === 3) return quadraticRoots(factor).field;
  return { polynomial: factor, root: roots.indexOf(value), isReal: true };
}

/** @throws DomainError `too_large` where the eigenvectors are not known */
function columnsOf({ value, basis }: Eigenspace, field: NumberField | null): readonly Column[] {
  if (basis === null) {
    throw DomainError.of('too_large', ['a'], {
      what: 'an eigenvalue is a root of a polynomial of a high degree, so its eigenvectors cannot be found here',
      limit: 'factors of a degree up to 6 are solved',
    });
  }
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

function exactMatrix(rows: readonly (readonly Exact[])[]): AnswerMatrix {
  const entries = rows.flat();
  const reals = rows.map((row) => row.filter((x) => x.kind !== 'algebraic'));
  return entries.some(({ kind }) => kind === 'algebraic')
    ? { kind: 'real', rows: rows.length, columns: rows[0].length, entries }
    : matrixOfReals(reals);
}
