// Orthogonal diagonalisation of a symmetric matrix: a basis of each eigenspace, made perpendicular and divided by its lengths.

import type { Move } from '../../../algorithms/moves.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import { eigenvaluesShown, factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import { type Eigenspace, eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import {
  exactMatrix,
  fieldOf,
  matrixOfUnits,
  type UnitColumn,
  unitColumns,
} from '../../../algorithms/spectrum/unit-eigenvectors.ts';
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
import { drained } from '../../../catalogue/operation.ts';
import { equal, type Expression, power, product, symbol, word } from '../../../document/expression.ts';
import type { AnswerMatrix } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { cost, type EigenInput, type EigenMoves, spaceStep, spectrumMoves, stepsOf, time } from '../eigen/solve.ts';

export { cost, time };

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
  return structureAnswer(
    [
      ['eigenvalues', structuresAnswer(eigenvalues)],
      ['Q', matrixAnswer(factors.q)],
      ['D', matrixAnswer(factors.d)],
    ],
    () => orthogonalShown(spectrum, factors),
  );
}

export function answerAlone(input: EigenInput): Answer {
  return drained(solve(input, 'unplanned'));
}

function factorsOf(size: number, spectrum: Spectrum, found: readonly Eigenspace[]): OrthogonalFactors {
  const spaces = found.map((space, place) => unitColumns(space, fieldOf(spectrum, place)));
  const columns = spaces.flat();
  const places = Array.from({ length: size }, (_, place) => place);
  return {
    size,
    spectrum,
    spaces: spaces.map((space) => space.map(({ told }) => told)),
    q: matrixOfUnits(
      size,
      columns.map(({ told: { unit }, doubles }) => ({ unit, doubles })),
    ),
    d: exactMatrix(places.map((row) => columns.map(({ told }, place) => (place === row ? told.value : ZERO)))),
  };
}

function orthogonalShown({ eigenvalues }: Spectrum, { q, d }: OrthogonalFactors): Expression {
  const [A, D, Q] = ['A', 'D', 'Q'].map(symbol);
  const whole = equal(A, product('adjacent', Q, D, power(Q, word('T'))));
  return shownLines(eigenvaluesShown(eigenvalues), ...factorsShown(whole, ['Q', q], ['D', d]));
}
