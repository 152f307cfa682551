// The words of eigenspaces: A − λI is reduced, and the eigenvectors are read off.

import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  list,
  negative,
  number,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { CURRENT, holds, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { type Entry, equals, isRational, isZero, multiply, negate } from '../../exact/entry.ts';
import { type Polynomial, samePolynomial } from '../../exact/polynomial.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import { nearestComplex } from '../../exact/rounding.ts';
import { type Exact, isComplex } from '../../exact/scalar.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { A, IDENTITY, LAMBDA, show } from '../characteristic/names.ts';
import { folding, type MoveHandlers } from '../moves.ts';
import { boardHandlers } from '../reduced-forms/board-tell.ts';
import { rowsExpression } from '../row-reduction/tell.ts';
import { joined } from '../wording.ts';
import { readBlocks } from './read-equations-tell.ts';
import {
  column,
  columnOf,
  freeWords,
  isRoot,
  shiftedName,
  type SpaceEnding,
  SYSTEM,
  systemClaim,
  vectorLine,
  vectorName,
  zeros,
} from './eigenspace-names.ts';
import type { AdjugateColumn } from './adjugate-column.ts';
import { adjugateBlocks, decimalBlocks, notZeroWords, VECTOR_LETTERS } from './adjugate-tell.ts';
import type { EigenspaceMove, EigenspaceMoves, HigherSpace, EntrySpace } from './eigenspaces.ts';
import { pairBlocks } from './eigenpair-tell.ts';
import type { Spectrum } from './eigenvalues.ts';
import { eigenvalueFacts, shownValue } from './eigenvalue-tell.ts';
import { higherLetter } from './higher-roots-tell.ts';
import { shownRounded } from './rounded-tell.ts';

/** The eigenvectors of one eigenvalue after the other, and where they are the answer all of them in the end. */
export function eigenspaceBlocks(
  moves: readonly EigenspaceMove[],
  spectrum: Spectrum,
  ending: SpaceEnding,
): readonly Block[] {
  const spaces = moves.flatMap((move) => (move.move === 'space' ? [move.facts] : []));
  if (spaces.length > 0 && isDiagonal(spaces[0].shifted)) {
    return axisBlocks(spaces[0].shifted.length, ending === 'stated' ? summary(moves, spectrum) : axisLines(spaces));
  }
  let subject: Expression = A;
  // What holds of every system is said once.
  const firstSystem = moves.findIndex(({ move }) => move === 'shift' || move === 'pair');
  const firstReduction = moves.findIndex(({ move }) => move === 'begin' || move === 'computed');
  const told = moves.flatMap((move, place) => {
    if (move.move === 'shift') subject = shiftedName(move.facts.value);
    const isFirst = { system: place <= firstSystem, reduction: place <= firstReduction };
    const blocks = foldMove(move, handlersFor(subject, ending, spectrum, isFirst));
    return blocks;
  });
  return ending === 'stated' ? [...told, ...summary(moves, spectrum)] : told;
}

function axisLines(spaces: readonly EntrySpace[]): readonly Block[] {
  return spaces.flatMap(({ value, vectors, first }) =>
    vectors.flatMap((vector, k) => [
      formula(equal(vectorName(first + k), column(vector.map(number)))),
      ...notInShort(formula(checkLine(first + k, number(value), vector, value))),
    ]),
  );
}

function isDiagonal(rows: Rows<Entry>): boolean {
  return rows.every((row, i) => row.every((value, j) => i === j || isZero(value)));
}

/** A diagonal matrix needs no systems. */
function axisBlocks(size: number, stated: readonly Block[]): readonly Block[] {
  return [
    heading(say`Read off the eigenvectors`),
    paragraph(
      size === 1
        ? say`${claim(say`${A} has a single entry`, equal(measure('entryCount', A), count(1)))}, so it takes every vector to a multiple by this entry: every vector other than zero is an eigenvector.`
        : say`${claim(say`Off the main diagonal ${A} has only zeros`, holds('diagonal', A))}, so it takes each column of the identity matrix to a multiple: the factor is the entry of the diagonal in that column. So these columns are eigenvectors.`,
    ),
    ...stated,
  ];
}

/** What is said of an eigenvalue in the end; vectors are named by their places in the story. */
interface Told {
  readonly value: Exact;
  readonly times: number;
  readonly first: number;
  readonly vectors: readonly (readonly Exact[])[];
}

function summary(moves: readonly EigenspaceMove[], spectrum: Spectrum): readonly Block[] {
  const spaces = moves.flatMap((move): readonly Told[] => {
    if (move.move === 'space') return [move.facts];
    if (move.move !== 'pair') return [];
    const { values, times, firsts, vectors } = move.facts;
    return [
      { value: values[0], times, first: firsts[0], vectors: vectors[0] },
      { value: values[1], times, first: firsts[1], vectors: vectors[1] },
    ];
  });
  if (spaces.length === 0) return [];
  return [
    heading(spaces.length === 1 ? say`State the eigenspace` : say`State the eigenspaces`),
    ...spaces
      .toSorted((one, other) => one.first - other.first)
      .flatMap((space) => [
        ...alsoInShort(paragraph(say`${multiplicities(space, spectrum)}.`)),
        formula(together(space.vectors.map((vector, k) => equal(vectorName(space.first + k), columnOf(vector))))),
      ]),
  ];
}

/** "The eigenvalue 2 has the algebraic multiplicity 1 and the geometric multiplicity 1, and v₁ is a basis of its eigenspace". */
function multiplicities({ value, times, first, vectors }: Told, spectrum: Spectrum): Claim {
  const shown = shownValue(value);
  const shifted = shiftedName(value);
  const names = vectors.map((_, k) => vectorName(first + k));
  return claim(
    say`The eigenvalue ${shown} has the algebraic multiplicity ${times} and the geometric multiplicity ${vectors.length}; a basis of its eigenspace is ${joined(names.map((name): Prose => [name]))}`,
    ...eigenvalueFacts(value, times, spectrum),
    equal(apply('nullity', shifted), count(vectors.length)),
    ...names.map((name) => equal(product('adjacent', shifted, name), zeros(vectors[0].length))),
  );
}

function together(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

const foldMove = folding<EigenspaceMoves>();

function handlersFor(
  subject: Expression,
  ending: SpaceEnding,
  spectrum: Spectrum,
  isFirst: { readonly system: boolean; readonly reduction: boolean },
): MoveHandlers<EigenspaceMoves, readonly Block[]> {
  return {
    ...boardHandlers(subject, isFirst.reduction),
    shift: ({ value, rows }) => [
      heading(say`${systemClaim(number(value))}`),
      formula(
        equal(subject, rowsExpression(rows)),
        isZero(value)
          ? say`For the eigenvalue zero the eigenvectors are the vectors that ${A} takes to zero.`
          : isFirst.system
            ? SYSTEM
            : null,
      ),
    ],
    space: (facts) => spaceBlocks(subject, facts, ending),
    pair: (facts) => pairBlocks(facts, ending, isFirst.system),
    higher: (facts) => [
      ...higherBlocks(facts, spectrum),
      ...(ending === 'stated' ? higherSummary(facts, spectrum) : []),
    ],
  };
}

function spaceBlocks(subject: Expression, facts: EntrySpace, ending: SpaceEnding): readonly Block[] {
  const { value, reading, pivots, free, vectors, first } = facts;
  const named = say`the eigenvalue ${number(value)}`;
  const proofs = vectors.map((vector) =>
    equal(product('adjacent', subject, column(vector.map(number))), column(vector.map(() => count(0)))),
  );
  const words =
    pivots.length === 0
      ? say`${claim(say`Every entry is zero, so every vector other than zero is an eigenvector`, holds('zero', CURRENT))}.`
      : say`${claim(say`${freeWords(free)}${chosenWords(vectors, free)}`, ...proofs)}.`;
  return [
    ...(reading === null
      ? [heading(say`${claim(say`Read off the eigenvectors for ${named}`, isRoot(number(value)))}`)]
      : readBlocks(reading)),
    paragraph(words),
    ...vectors.map((vector, k) =>
      vectorLine(formula(equal(vectorName(first + k), column(vector.map(number)))), ending),
    ),
    ...notInShort(...vectors.map((vector, k) => formula(checkLine(first + k, number(value), vector, value)))),
  ];
}

/** What is taken for the free unknowns. */
function chosenWords(vectors: EntrySpace['vectors'], free: readonly number[]): Prose {
  const isScaled = vectors.some((vector, k) => !equals(vector[free[k]], ONE));
  const isWhole = vectors.flat().every(isRational);
  if (free.length === 1) {
    if (!isScaled) return say`, and we take ${1} for it`;
    return isWhole
      ? say`, and we choose it so that all entries are whole numbers`
      : say`, and we choose it so that no denominators remain`;
  }
  return isScaled
    ? isWhole
      ? say`, and for each of them we take an eigenvector in which the others are zero and all entries are whole numbers`
      : say`, and for each of them we take an eigenvector without denominators in which the others are zero`
    : say`, and for each of them we take the eigenvector in which it is ${1} and the others are zero`;
}

/** Av₁ = (4, 2) = 2v₁ */
function checkLine(place: number, value: Expression, vector: readonly Entry[], factor: Entry): Expression {
  const name = vectorName(place);
  const image = column(vector.map((entry) => number(multiply(entry, factor))));
  const multiple = isZero(factor) ? [] : [equals(factor, ONE) ? name : product('adjacent', value, name)];
  return equal(product('adjacent', A, name), image, ...multiple);
}

function higherBlocks(
  { factor: { factor: modulus, roots }, place, vectors, column: cofactors, a, rounded }: HigherSpace,
  spectrum: Spectrum,
): readonly Block[] {
  const letter = higherLetter(place, spectrum);
  const opening = heading(say`Look at the eigenvectors for the roots of ${apply(letter, LAMBDA)}`);
  const factor = apply(letter, LAMBDA);
  if (vectors === null) {
    if (!rounded.some((vector) => vector !== null)) {
      return [opening, paragraph(say`The eigenvectors for the roots of ${factor} are not worked out.`)];
    }
    return [
      opening,
      paragraph(
        say`Each root of ${factor} occurs once, so it has one eigenvector, but for its multiples. Exact entries would be polynomials of a high degree, so these eigenvectors are calculated in double precision. Their length is ${1}.`,
      ),
      ...(roots.length <= MOST_ROOTS ? roundedLines(roots, rounded, place) : []),
    ];
  }
  return [
    opening,
    ...(cofactors === null
      ? [
          paragraph(
            say`For each root ${LAMBDA} of ${factor} we solve the system with the matrix ${sum(A, negative(product('adjacent', LAMBDA, IDENTITY)))} by row operations. Its eigenvectors have entries that are polynomials in ${LAMBDA}: higher powers are replaced by lower ones, because ${LAMBDA} is a root.`,
          ),
        ]
      : adjugateBlocks(a, cofactors, factor, modulus)),
    ...vectors.flatMap((vector, k) => {
      const entries = vector.map((entry) => (entry.length === 0 ? count(0) : show(entry)));
      const name = apply(VECTOR_LETTERS[(place + k) % VECTOR_LETTERS.length], LAMBDA);
      // A product of degree n or less that vanishes at the roots is a multiple of the factor by a number.
      const multiples = vector.map((entry) => negate(entry[modulus.length - 2] ?? ZERO));
      const shifted = sum(A, negative(product('adjacent', LAMBDA, IDENTITY)));
      return [
        formula(equal(name, column(entries)), cofactors === null ? null : scaledColumnWords(cofactors, vector)),
        ...(cofactors === null ? [] : notInShort(notZeroWords(factor))),
        ...notInShort(
          formula(
            equal(product('adjacent', shifted, name), product('adjacent', factor, column(multiples.map(number)))),
            say`Multiplied out, every entry of the product is a multiple of ${factor}, so it is zero for each root.`,
          ),
        ),
      ];
    }),
  ];
}

/** The vectors in decimals, and that each is a basis of its eigenspace. */
function higherSummary({ factor, place, vectors }: HigherSpace, spectrum: Spectrum): readonly Block[] {
  if (vectors === null || vectors.length > 1 || factor.times > 1) return [];
  const letter = VECTOR_LETTERS[place % VECTOR_LETTERS.length];
  const name = apply(higherLetter(place, spectrum), LAMBDA);
  return [
    ...decimalBlocks(letter, factor.roots, vectors[0]),
    ...alsoInShort(
      paragraph(
        say`Each root ${LAMBDA} of ${name} has the algebraic and the geometric multiplicity ${1}, and ${apply(letter, LAMBDA)} is a basis of its eigenspace.`,
      ),
    ),
  ];
}

/** Where the cofactors have a common factor, or denominators. */
function scaledColumnWords({ remainders }: AdjugateColumn, vector: readonly Polynomial[]): Prose | null {
  const isSame = remainders.every((entry, place) => samePolynomial(entry, vector[place]));
  return isSame ? null : say`The cofactors are multiplied by a number, so that their coefficients are small integers.`;
}

/** The eigenvectors for more roots are left to the answer. */
const MOST_ROOTS = 8;

/** Of two conjugate roots the eigenvector of the one above the real axis. */
function roundedLines(roots: readonly Exact[], rounded: HigherSpace['rounded'], place: number): readonly Block[] {
  const letter = VECTOR_LETTERS[place % VECTOR_LETTERS.length];
  return roots.flatMap((root, index) => {
    const vector = rounded[index];
    if (vector === null || (isComplex(root) && nearestComplex(root).im < 0)) return [];
    const shown = column(vector.map(shownRounded));
    return [formula(relation(apply(letter, shownValue(root)), 'approximately', shown))];
  });
}
