// The words of orthogonal diagonalisation: eigenvectors, right angles, lengths.

import { openingOf } from '../../../algorithms/opening.ts';
import { eigenvalueFacts, shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { exactProduct, exactRows, shownRows, transposedRows } from '../../../algorithms/spectrum/exact-product.ts';
import {
  lengthBlocks,
  type NamedSpace,
  namedSpaces,
  rightAngleBlocks,
} from '../../../algorithms/spectrum/unit-eigenvector-tell.ts';
import { roundedBlocks, roundedMatrix, roundedVectorBlocks } from '../../../algorithms/spectrum/rounded-tell.ts';
import { tellNotSymmetric } from '../../../algorithms/symmetric.ts';
import { joined } from '../../../algorithms/wording.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  power,
  product,
  relation,
  symbol,
  word,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { type AnswerMatrix, identity, type Matrix } from '../../../exact/matrix.ts';
import { type Exact, exactText } from '../../../exact/scalar.ts';
import { isReadOff, readOffBlocks } from '../eigen/diagonal-tell.ts';
import { firstPlaces, higherLengthBlocks, spaceBlocks, spectrumBlocks } from '../eigen/parts-tell.ts';
import type { EigenMove } from '../eigen/solve.ts';
import type { EigenInput } from '../eigen/solve.ts';
import { inDecimals, MOST_IN_DECIMALS } from '../eigen/story.ts';
import type { OrthogonalDiagonalMove, OrthogonalFactors } from './solve.ts';

const [A, Q, D] = ['A', 'Q', 'D'].map(symbol);
const LAMBDA = symbol('λ');
const TRANSPOSED = power(Q, word('T'));
const QTQ = product('adjacent', TRANSPOSED, Q);
const QDQT = product('adjacent', Q, D, TRANSPOSED);

export const theory: readonly Prose[] = [
  say`Every symmetric matrix ${A} can be written as ${QDQT}, where ${D} is diagonal and the columns of ${Q} are eigenvectors of length ${1} at right angles to each other. The transpose of such a matrix ${Q} is its inverse.`,
];

export function task({ a }: EigenInput): Prose {
  return say`Diagonalise the symmetric matrix ${equal(A, matrixExpression(a))} orthogonally.`;
}

const ONLY_SYMMETRIC = say`A product of the form ${QDQT} is equal to its own transpose, so no other matrices can be diagonalised in this way.`;

/** @param problem that of a matrix that is not symmetric; null of others */
export function tellFailure(
  { a }: EigenInput,
  _moves: readonly OrthogonalDiagonalMove[],
  problem: Problem,
): FailureStory | null {
  return problem.code === 'not_symmetric'
    ? { blocks: tellNotSymmetric(a, problem.facts, ONLY_SYMMETRIC), intermediate: null }
    : null;
}

export function tell(input: EigenInput, moves: readonly OrthogonalDiagonalMove[]): readonly Block[] {
  const before = moves.flatMap((move) => (move.move === 'orthogonal' || move.move === 'roundedFactors' ? [] : [move]));
  const rounded = moves.find((move) => move.move === 'roundedFactors');
  if (rounded?.move === 'roundedFactors') {
    const { spectrum, q, d } = rounded.facts;
    return [
      ...openingOf(input.a),
      ...roundedBlocks(spectrum),
      ...roundedVectorBlocks(Q, q, spectrum),
      formula(relation(D, 'approximately', roundedMatrix(d)), say`The eigenvalues stand in the order of the columns.`),
      ...alsoInShort(paragraph(say`The columns of ${Q} are perpendicular to each other, but for rounding.`)),
    ];
  }
  const found = moves.find((move) => move.move === 'orthogonal');
  if (isReadOff(input.a) && found?.move === 'orthogonal') {
    const { q, d } = found.facts;
    return [
      ...openingOf(input.a),
      ...readOffBlocks(input.a, {
        name: Q,
        whole: QDQT,
        vectors: q,
        d,
        quality: say` of length ${1} at right angles to each other`,
        columns: say`perpendicular unit eigenvectors`,
      }),
      ...alsoInShort(paragraph(say`${diagonalOf(found.facts.spectrum, found.facts.size)}.`)),
    ];
  }
  return [
    ...openingOf(input.a),
    ...spectrumBlocks(before),
    ...spaceBlocks(before),
    ...(found?.move === 'orthogonal' ? factorBlocks(input.a, found.facts, before) : []),
  ];
}

function factorBlocks(a: Matrix, facts: OrthogonalFactors, moves: readonly EigenMove[]): readonly Block[] {
  const spaces = namedSpaces(facts.spaces, firstPlaces(moves));
  const lengths = higherLengthBlocks(moves, unitNameIn(facts.spectrum), 'ascending');
  return [
    ...(spaces.length === 0 ? [] : rightAngleBlocks(A, spaces, facts.size)),
    ...lengthBlocks(spaces, facts.size),
    ...lengths,
    ...matrixBlocks(a, facts, spaces, lengths.length > 0),
  ];
}

/** q with the place that its eigenvalue has on the diagonal. */
function unitNameIn({ eigenvalues }: Spectrum): (root: Exact) => Expression {
  const places = new Map<string, number>();
  let before = 0;
  for (const { value, times } of eigenvalues) {
    places.set(exactText(value), before);
    before += times;
  }
  return (root) => indexed('q', (places.get(exactText(root)) ?? 0) + 1);
}

function matrixBlocks(
  a: Matrix,
  { q, d, size, spectrum, isRounded }: OrthogonalFactors,
  spaces: readonly NamedSpace[],
  areTold: boolean,
): readonly Block[] {
  const units = spaces.flatMap(({ columns }) => columns.map(({ unit }) => unit));
  const isExact = q.kind !== 'float64';
  const hasForms = spectrum.eigenvalues.every(({ value }) => hasForm(value));
  if (isRounded) {
    return [
      heading(say`Write down the matrices`),
      formula(relation(Q, 'approximately', roundedMatrix(q)), IN_DOUBLES),
      paragraph(say`The eigenvalues stand on the diagonal of ${D}, in the order of the columns.`),
      ...inDecimals(D, d),
      ...alsoInShort(...namedAmong(spectrum), paragraph(ALTOGETHER)),
    ];
  }
  if (!hasForms) {
    return [
      heading(size > MOST_IN_DECIMALS ? say`Say what the matrices hold` : say`Write down the matrices`),
      paragraph(
        areTold
          ? say`The columns of ${Q} are these unit vectors. The eigenvalues stand on the diagonal of ${D}, in the order of the columns.`
          : say`Each column of ${Q} is such an eigenvector, with a root in place of ${LAMBDA}, over its length. The eigenvalues stand on the diagonal of ${D}, in the order of the columns.`,
      ),
      ...inDecimals(Q, q),
      ...inDecimals(D, d),
      ...alsoInShort(...namedAmong(spectrum), paragraph(ALTOGETHER)),
    ];
  }
  return [
    heading(say`Write down the matrices`),
    isExact
      ? formula(equal(Q, grid([units]), shownMatrix(q)))
      : formula(
          {
            kind: 'relation',
            first: Q,
            links: [
              { comparison: 'equal', right: grid([units]) },
              { comparison: 'approximately', right: matrixExpression(q) },
            ],
          },
          IN_DECIMALS,
        ),
    formula(equal(D, shownMatrix(d))),
    ...alsoInShort(paragraph(say`${diagonalOf(spectrum, size)}.`), ...(isExact ? [] : [paragraph(ALTOGETHER)])),
    ...(isExact
      ? [
          heading(say`Check the result`),
          ...notInShort(formula(equal(QTQ, matrixExpression(identity(size))), size === 1 ? null : ORTHONORMAL)),
          ...productBlocks(a, q, d),
        ]
      : []),
  ];
}

/** Larger products are not written out. */
const MOST_MULTIPLIED = 4;

/** QD with its entries, and what Qᵀ makes of it. */
function productBlocks(a: Matrix, q: AnswerMatrix, d: AnswerMatrix): readonly Block[] {
  const [rows, diagonal] = [exactRows(q), exactRows(d)];
  const scaled = rows === null || diagonal === null || a.rows > MOST_MULTIPLIED ? null : exactProduct(rows, diagonal);
  if (rows === null || scaled === null) return alsoInShort(formula(equal(QDQT, A)));
  const [product_, transposed] = [scaled, transposedRows(rows)].map(shownRows);
  return [
    ...notInShort(formula(equal(product('adjacent', Q, D), product_), SCALED)),
    ...alsoInShort(formula(equal(QDQT, product('adjacent', product_, transposed), matrixExpression(a), A))),
  ];
}

const SCALED = say`A diagonal matrix on the right multiplies each column by its entry.`;

/** That the eigenvalues, each as often as its multiplicity says, are the entries of D. */
function diagonalOf(spectrum: Spectrum, size: number): Claim {
  const { eigenvalues } = spectrum;
  const all = eigenvalues.flatMap(({ value, times }) => Array.from({ length: times }, () => shownValue(value)));
  const facts = [
    equal(measure('diagonalOf', D), list(all)),
    ...eigenvalues.flatMap(({ value, times }) => eigenvalueFacts(value, times, spectrum)),
  ];
  if (size === 1) return claim(say`Its entry is the eigenvalue of ${A}`, ...facts);
  return claim(say`The diagonal of ${D} holds the eigenvalues in the order of the columns of ${Q}`, ...facts);
}

/** The eigenvalues that have a form, beside others that have none. */
function namedAmong(spectrum: Spectrum): readonly Block[] {
  const named = spectrum.eigenvalues.filter(({ value }) => hasForm(value));
  if (named.length === 0) return [];
  const facts = named.flatMap(({ value, times }) => eigenvalueFacts(value, times, spectrum));
  const values = joined(
    named.map(({ value, times }) => say`the eigenvalue ${shownValue(value)} with multiplicity ${times}`),
  );
  return [paragraph(say`${claim(say`Beside the roots there is ${values}`, ...facts)}.`)];
}

const ALTOGETHER = say`With unrounded entries ${A} is ${QDQT}.`;

function hasForm(value: Exact): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

const IN_DOUBLES = say`All columns are calculated in double precision, as eigenvectors of length ${1} that are perpendicular to each other.`;
const IN_DECIMALS = say`Some lengths are roots of irrational numbers, so the entries are rounded.`;
const ORTHONORMAL = say`The columns are perpendicular to each other and have length ${1}, so the transpose of ${Q} is its inverse.`;

function shownMatrix(matrix: AnswerMatrix): Expression {
  if (matrix.kind !== 'real') return matrixExpression(matrix);
  return grid(
    Array.from({ length: matrix.rows }, (_, row) =>
      matrix.entries.slice(row * matrix.columns, (row + 1) * matrix.columns).map(shownValue),
    ),
  );
}
