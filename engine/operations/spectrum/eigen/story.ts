// The words of eigenvalues, eigenvectors and diagonalisation.

import { characteristicBlocks } from '../../../algorithms/characteristic/tell.ts';
import { rankOneShift } from '../../../algorithms/characteristic/rank-one-tell.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { eigenspaceBlocks } from '../../../algorithms/spectrum/eigenspace-tell.ts';
import { shiftedName, type SpaceEnding } from '../../../algorithms/spectrum/eigenspace-names.ts';
import type { Eigenspace } from '../../../algorithms/spectrum/eigenspaces.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import {
  eigenvalueBlocks,
  eigenvalueFacts,
  shownValue,
  traceBlocks,
} from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import type { RoundedSpectrum } from '../../../algorithms/spectrum/rounded-spectrum.ts';
import {
  isWithinDoubles,
  roundedBlocks,
  roundedMatrix,
  roundedVectorBlocks,
} from '../../../algorithms/spectrum/rounded-tell.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  power,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { type AnswerMatrix, type ExactMatrix, hasRoots, scalarAt } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { type Exact, isComplex, isRoundedScalar } from '../../../exact/scalar.ts';
import { isReadOff, readOffBlocks } from './diagonal-tell.ts';
import { higherDecimalBlocks, type ToldVector, toldVectors } from './parts-tell.ts';
import { type DiagonalFacts, type EigenQuestion, type EigenMove, matrixOfColumns, type Over } from './solve.ts';

const [A, P, D] = ['A', 'P', 'D'].map(symbol);
const PDP = product('adjacent', P, D, power(P, count(-1)));
const V = symbol('v');
const V_MATRIX = symbol('V');
const LAMBDA = symbol('λ');

const EIGENVECTOR = say`An eigenvector of ${A} is a vector ${V} other than zero for which ${product('adjacent', A, V)} is a multiple of ${V}. The factor ${LAMBDA} of this multiple is an eigenvalue of ${A}. The eigenvalues are the roots of the characteristic polynomial.`;

export const theory: readonly Prose[] = [EIGENVECTOR];

export const diagonalTheory: readonly Prose[] = [
  say`To diagonalise ${A} is to write it as ${product('adjacent', P, D, power(P, count(-1)))} with a diagonal matrix ${D}. The columns of ${P} are independent eigenvectors, and the diagonal of ${D} holds their eigenvalues. It is possible exactly when there are as many independent eigenvectors as rows.`,
];

export function eigenvalueTask({ a }: EigenQuestion): Prose {
  return say`Find the eigenvalues of ${equal(A, matrixExpression(a))} with their multiplicities.`;
}

export function eigenvectorTask({ a }: EigenQuestion): Prose {
  return say`Find the eigenvalues of ${equal(A, matrixExpression(a))}, and a basis of each eigenspace.`;
}

export function diagonalTask({ a }: EigenQuestion): Prose {
  return say`Diagonalise ${equal(A, matrixExpression(a))}, if that is possible.`;
}

export function tellEigenvalues({ a }: EigenQuestion, moves: readonly EigenMove[]): readonly Block[] {
  const rounded = roundedIn(moves);
  return [...openingOf(a), ...(rounded === null ? spectrumBlocks(a, moves, 'with-check') : roundedBlocks(rounded))];
}

/** The eigenvalues in doubles; null where there are exact ones. */
function roundedIn(moves: readonly EigenMove[]): RoundedSpectrum | null {
  const found = moves.find((move) => move.move === 'rounded');
  return found?.move === 'rounded' ? found.facts : null;
}

export function tellEigenvectors({ a }: EigenQuestion, moves: readonly EigenMove[]): readonly Block[] {
  const rounded = roundedIn(moves);
  if (rounded !== null)
    return [...tellEigenvalues({ a }, moves), ...roundedVectorBlocks(V_MATRIX, vectorsOf(rounded), rounded)];
  return spaceStory({ a }, moves, 'stated');
}

function spaceStory({ a }: EigenQuestion, moves: readonly EigenMove[], ending: SpaceEnding): readonly Block[] {
  const steps = moves.flatMap((move) => (move.move === 'space' ? [move.facts.step] : []));
  return [
    ...openingOf(a),
    ...spectrumBlocks(a, moves, 'without-check'),
    ...moves.flatMap((move) => (move.move === 'spectrum' ? eigenspaceBlocks(steps, move.facts, ending) : [])),
  ];
}

export function tellDiagonal(input: EigenQuestion, moves: readonly EigenMove[]): readonly Block[] {
  const rounded = roundedIn(moves);
  if (rounded !== null) return [...tellEigenvalues(input, moves), ...roundedDiagonalBlocks(rounded)];
  const last = moves.at(-1);
  if (!hasRoots(input.a) && isReadOff(input.a) && last?.move === 'diagonal' && last.facts.factors !== null) {
    const { p, d } = last.facts.factors;
    return [
      ...openingOf(input.a),
      ...readOffBlocks(input.a, {
        name: P,
        whole: PDP,
        vectors: p,
        d,
        quality: say``,
        columns: say`independent eigenvectors`,
      }),
    ];
  }
  return [...spaceStory(input, moves, 'used'), ...(last?.move === 'diagonal' ? diagonalBlocks(last.facts, moves) : [])];
}

function vectorsOf({ eigenvalues }: RoundedSpectrum): AnswerMatrix {
  return matrixOfColumns(eigenvalues.map(({ vector }) => vector));
}

/** All eigenvalues are different. */
function roundedDiagonalBlocks(rounded: RoundedSpectrum): readonly Block[] {
  const values = rounded.eigenvalues.map(({ value }) => value);
  const d = matrixOfColumns(values.map((value, place) => values.map((_, row) => (row === place ? value : ZERO))));
  return [
    ...roundedVectorBlocks(P, vectorsOf(rounded), rounded),
    formula(
      relation(D, 'approximately', roundedMatrix(d)),
      say`On the diagonal stand their eigenvalues, in the same order.`,
    ),
    ...alsoInShort(
      paragraph(
        say`All eigenvalues are different, so there are as many independent eigenvectors as rows, and ${A} is diagonalisable.`,
      ),
    ),
  ];
}

function spectrumBlocks(
  a: ExactMatrix,
  moves: readonly EigenMove[],
  ending: 'with-check' | 'without-check',
): readonly Block[] {
  const found = moves.find((move) => move.move === 'spectrum');
  if (found?.move !== 'spectrum') return [];
  return [
    ...characteristicBlocks(
      moves.flatMap((move) => (move.move === 'polynomial' ? [move.facts.step] : [])),
      'without-check',
    ),
    ...eigenvalueBlocks(found.facts),
    ...(ending === 'with-check' && !usesTrace(moves) ? traceBlocks(found.facts, a) : []),
  ];
}

/** Whether an eigenvalue has been found from the trace, which then is no check. */
function usesTrace(moves: readonly EigenMove[]): boolean {
  return moves.some(
    (move) =>
      move.move === 'polynomial' && move.facts.step.move === 'result' && rankOneShift(move.facts.step.facts.a) !== null,
  );
}

function hasForm(value: Exact): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

/** The eigenvalue with fewer independent eigenvectors than its multiplicity. */
function tooFew({ value, algebraic, basis }: Eigenspace, spectrum: Spectrum): Claim {
  const shown = shownValue(value);
  const geometric = basis?.length ?? 0;
  const shifted = shiftedName(value);
  return claim(
    say`The eigenvalue ${shown} has only the geometric multiplicity ${geometric}, which is less than its algebraic multiplicity ${algebraic}`,
    ...eigenvalueFacts(value, algebraic, spectrum),
    equal(apply('nullity', shifted), count(geometric)),
    relation(count(geometric), 'less', count(algebraic)),
  );
}

function diagonalBlocks(
  { spectrum, spaces, over, factors, size }: DiagonalFacts,
  moves: readonly EigenMove[],
): readonly Block[] {
  if (over === null) {
    const lacking = spaces.filter(
      ({ value, basis, algebraic }) => basis !== null && basis.length < algebraic && hasForm(value),
    );
    return [
      heading(say`Count the eigenvectors`),
      ...alsoInShort(...lacking.map((space) => paragraph(say`${tooFew(space, spectrum)}.`))),
      paragraph(say`So there are fewer independent eigenvectors than rows, and ${A} is not diagonalisable.`),
    ];
  }
  if (factors === null) {
    return [
      heading(say`Count the eigenvectors`),
      ...alsoInShort(paragraph(say`${enoughWords(spaces)}.${overWords(over, spaces)}`)),
    ];
  }
  if (factors.p.kind === 'float64') {
    return [
      heading(say`Write down the matrices`),
      paragraph(
        say`${enoughWords(spaces)}: the eigenvectors are the columns of ${P}, and the eigenvalues stand on the diagonal of ${D}.`,
      ),
      formula(relation(P, 'approximately', roundedMatrix(factors.p)), IN_DOUBLES),
      ...inDecimals(D, factors.d),
      ...alsoInShort(paragraph(say`With unrounded entries ${A} is ${PDP}.${overWords(over, spaces)}`)),
    ];
  }
  if (!spaces.every(({ value }) => hasForm(value))) {
    return [
      ...higherDecimalBlocks(moves),
      heading(size > MOST_IN_DECIMALS ? say`Say what the matrices hold` : say`Write down the matrices`),
      ...alsoInShort(
        paragraph(
          say`${enoughWords(spaces)}: the eigenvectors are the columns of ${P}, with each root in place of ${LAMBDA}, and the eigenvalues stand on the diagonal of ${D}.`,
        ),
      ),
      ...inDecimals(P, factors.p),
      ...inDecimals(D, factors.d),
      ...alsoInShort(paragraph(say`With unrounded entries ${A} is ${PDP}.${overWords(over, spaces)}`)),
    ];
  }
  const told =
    size > MOST_NAMED
      ? []
      : toldVectors(
          moves,
          spaces.map(({ value }) => value),
        );
  const [ap, pd] = [product('adjacent', A, P), product('adjacent', P, D)];
  return [
    heading(say`Write down the matrices`),
    formula(
      equal(P, ...(told.length < 2 ? [] : [grid([told.map(({ name }) => name)])]), shownMatrix(factors.p)),
      say`The columns are the eigenvectors, sorted by their eigenvalues.`,
    ),
    formula(equal(D, shownMatrix(factors.d)), say`On the diagonal stand their eigenvalues, in the same order.`),
    ...notInShort(
      formula(
        equal(ap, ...(told.length === 0 ? [] : [columnsOf(told)]), pd),
        say`Both products agree: each column is an eigenvector times its eigenvalue.`,
      ),
    ),
    ...alsoInShort(
      paragraph(
        say`${enoughWords(spaces)}. ${claim(
          say`So ${P} is invertible and ${equal(A, PDP)}`,
          holds('invertible', P),
          equal(ap, pd),
        )}.${overWords(over, spaces)}`,
      ),
    ),
  ];
}

/** Why there are enough eigenvectors. */
export function enoughWords(spaces: readonly { readonly algebraic: number }[]): Prose {
  return spaces.length > 1 && spaces.every(({ algebraic }) => algebraic === 1)
    ? say`All eigenvalues are different, so there are as many independent eigenvectors as rows, and ${A} is diagonalisable`
    : say`Each eigenvalue has as many independent eigenvectors as its algebraic multiplicity says, so ${A} is diagonalisable`;
}

/** Over which numbers it is possible, where that is not seen. */
function overWords(over: Over, spaces: readonly Eigenspace[]): Prose {
  return over === 'C' && spaces.some(({ value }) => isComplex(value))
    ? say` Some eigenvalues are not real, so this holds over the complex numbers, and not over the real ones.`
    : say``;
}

/** More rows are not written out in decimals. */
export const MOST_IN_DECIMALS = 6;

/** A matrix whose entries have no short form. */
export function inDecimals(name: Expression, matrix: AnswerMatrix): readonly Block[] {
  if (matrix.rows > MOST_IN_DECIMALS) return [];
  const values = Array.from({ length: matrix.rows * matrix.columns }, (_, place) => scalarAt(matrix, place));
  if (!values.every(isWithinDoubles)) return [];
  return alsoInShort(formula(relation(name, 'approximately', roundedMatrix(matrix))));
}

/** More columns are not named one by one. */
const MOST_NAMED = 6;

/** What A makes of the eigenvectors, side by side. */
function columnsOf(told: readonly ToldVector[]): Expression {
  return grid(told[0].image.map((_, row) => told.map(({ image }) => shownValue(image[row]))));
}

const IN_DOUBLES = say`The eigenvectors for roots of a high degree are calculated in double precision, so the entries are rounded.`;

function shownMatrix(matrix: AnswerMatrix): Expression {
  if (matrix.kind !== 'real') return matrixExpression(matrix);
  return grid(
    Array.from({ length: matrix.rows }, (_, row) =>
      Array.from({ length: matrix.columns }, (__, column) =>
        shownValue(exactAt(matrix, row * matrix.columns + column)),
      ),
    ),
  );
}

function exactAt(matrix: AnswerMatrix, position: number): Exact {
  const value = scalarAt(matrix, position);
  if (isRoundedScalar(value)) throw new Error('eigenvectors in doubles are shown as doubles');
  return value;
}
