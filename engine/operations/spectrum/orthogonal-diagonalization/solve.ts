// Orthogonal diagonalisation of a symmetric matrix: a basis of each eigenspace, made perpendicular and divided by its lengths.

import type { Move } from '../../../algorithms/moves.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import { factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import { type Eigenspace, eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import type { RoundedSpectrum } from '../../../algorithms/spectrum/rounded-spectrum.ts';
import {
  exactMatrix,
  fieldOf,
  matrixOfUnits,
  type UnitColumn,
  unitColumns,
} from '../../../algorithms/spectrum/unit-eigenvectors.ts';
import { requireSymmetric } from '../../../algorithms/symmetric.ts';
import { type Answer, type AnswerMember, matrixAnswer, part, structureAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { equal, type Expression, power, product, symbol, word } from '../../../document/expression.ts';
import { symmetricInDoubles } from '../../../exact/kernels/spectral-float.ts';
import type { AnswerMatrix, Matrix } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { float } from '../../../exact/scalar.ts';
import {
  cost,
  type EigenInput,
  type EigenMoves,
  isRoundedSpectrum,
  matrixOfColumns,
  spaceStep,
  spectrumOrRounded,
  stepsOf,
  time,
  valuesAnswer,
  valuesShown,
} from '../eigen/solve.ts';

export { cost, time };

export interface OrthogonalFactors {
  readonly size: number;
  readonly spectrum: Spectrum;
  /** One for each eigenvalue whose eigenvectors are worked out exactly, in their order. */
  readonly spaces: readonly (readonly UnitColumn[])[];
  /** Whether all columns are calculated in doubles, because some eigenvectors are not worked out. */
  readonly isRounded: boolean;
  /** In doubles where a column has no short form. */
  readonly q: AnswerMatrix;
  readonly d: AnswerMatrix;
}

export interface OrthogonalDiagonalMoves extends EigenMoves {
  orthogonal: OrthogonalFactors;
  /** Both factors in doubles. */
  roundedFactors: { readonly spectrum: RoundedSpectrum; readonly q: AnswerMatrix; readonly d: AnswerMatrix };
}

export type OrthogonalDiagonalMove = Move<OrthogonalDiagonalMoves>;

export const members: readonly AnswerMember[] = [
  part('eigenvalues', 'structures', 'The different eigenvalues, ascending.', {
    members: [
      part('value', 'scalar', 'The eigenvalue.'),
      part(
        'multiplicity',
        'count',
        'How many columns of Q are its eigenvectors. Null where doubles do not decide it; then there are as many values as rows.',
        { optional: true },
      ),
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

/** @throws DomainError `not_symmetric`, `too_large`, `overflow` */
export function* solve(
  input: EigenInput,
  telling: Telling = 'planned',
): Generator<OrthogonalDiagonalMove, Answer, void> {
  requireSymmetric('an orthogonal diagonalisation', input.a);
  const spectrum = yield* spectrumOrRounded(input);
  if (isRoundedSpectrum(spectrum)) {
    const values = spectrum.eigenvalues.map(({ value }) => value);
    const q = matrixOfColumns(spectrum.eigenvalues.map(({ vector }) => vector));
    const d = matrixOfColumns(values.map((value, place) => values.map((_, row) => (row === place ? value : ZERO))));
    yield { move: 'roundedFactors', facts: { spectrum, q, d } };
    return answerOf(spectrum, q, d);
  }
  const found = yield* stepsOf(eigenspacesOf(input.a, spectrum, telling), spaceStep);
  const factors = factorsOf(input.a, spectrum, found);
  yield { move: 'orthogonal', facts: factors };
  return answerOf(spectrum, factors.q, factors.d);
}

function answerOf(spectrum: Spectrum | RoundedSpectrum, q: AnswerMatrix, d: AnswerMatrix): Answer {
  return structureAnswer(
    [
      ['eigenvalues', valuesAnswer(spectrum)],
      ['Q', matrixAnswer(q)],
      ['D', matrixAnswer(d)],
    ],
    () => orthogonalShown(spectrum, q, d),
  );
}

export function answerAlone(input: EigenInput): Answer {
  return drained(solve(input, 'unplanned'));
}

function factorsOf(a: Matrix, spectrum: Spectrum, found: readonly Eigenspace[]): OrthogonalFactors {
  const size = a.rows;
  const spaces = found.map((space, place) => unitColumns(space, fieldOf(spectrum, place)));
  const known = spaces.flatMap((columns) => (columns === null ? [] : [columns]));
  const isRounded = known.length < spaces.length;
  const values = spectrum.eigenvalues.flatMap(({ value, times }) => Array.from({ length: times }, () => value));
  return {
    size,
    spectrum,
    spaces: known.map((space) => space.map(({ told }) => told)),
    isRounded,
    q: isRounded
      ? roundedColumns(a)
      : matrixOfUnits(
          size,
          known.flat().map(({ told: { unit }, doubles }) => ({ unit, doubles })),
        ),
    d: exactMatrix(values.map((_, row) => values.map((value, place) => (place === row ? value : ZERO)))),
  };
}

function orthogonalShown(spectrum: Spectrum | RoundedSpectrum, q: AnswerMatrix, d: AnswerMatrix): Expression {
  const [A, D, Q] = ['A', 'D', 'Q'].map(symbol);
  const whole = equal(A, product('adjacent', Q, D, power(Q, word('T'))));
  return shownLines(valuesShown(spectrum), ...factorsShown(whole, ['Q', q], ['D', d]));
}

/**
 * All eigenvectors in doubles, so that even those of eigenvalues next to each other are perpendicular. In doubles, too, eigenvalues
 * ascend: each is nearer to the exact one in its place than any that could be told from it.
 */
function roundedColumns(a: Matrix): AnswerMatrix {
  const found = symmetricInDoubles(a);
  if (found.kind === 'overflow') throw DomainError.of('overflow', ['a'], { what: 'an eigenvector' });
  return matrixOfColumns(found.vectors.map((vector) => vector.map((entry) => float(entry))));
}
