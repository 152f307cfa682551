// The words of definiteness.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { counted, joined } from '../../../algorithms/wording.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import {
  alsoInShort,
  type Block,
  formula,
  heading,
  notInShort,
  onlyInFull,
  paragraph,
} from '../../../document/block.ts';
import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  relation,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { isZero, signOf } from '../../../exact/rational.ts';
import { withoutZeroProducts } from '../../../algorithms/characteristic/products.ts';
import { determinantWorking } from '../../../algorithms/characteristic/principal-tell.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { productsLeftOf } from '../../../algorithms/small-determinant.ts';
import { hasStructure } from '../../../algorithms/structure.ts';
import { tellNotSymmetric } from '../../../algorithms/symmetric.ts';
import {
  alternating,
  type Class,
  type DefinitenessInput,
  type DefinitenessMove,
  type DefinitenessMoves,
  type Verdict,
} from './solve.ts';
import type { Entries } from './squares.ts';
import { diagonalForm, factorList, factorsOf, formOf, MOST_UNKNOWNS, squareBlocks } from './squares-tell.ts';

const [A, X] = ['A', 'x'].map(symbol);

/** The form of a diagonal matrix with more rows is not written down. */
const MOST_SQUARES = 6;

/** Larger determinants are not written down. */
const LARGEST_MINOR = 4;

export const theory: readonly Prose[] = [
  say`The quadratic form of a symmetric matrix ${A} is the number ${product('adjacent', power(X, word('T')), A, X)}, the dot product of ${X} and ${product('adjacent', A, X)}. If it is positive for every ${X} other than zero, ${A} is positive definite, and if it is never negative, positive semidefinite. Negative definite and negative semidefinite mean the opposite signs. If it takes both signs, ${A} is indefinite.`,
];

export function task({ a }: DefinitenessInput): Prose {
  return say`Find out whether ${equal(A, matrixExpression(a))} is definite, semidefinite or indefinite.`;
}

export function tell({ a }: DefinitenessInput, moves: readonly DefinitenessMove[]): readonly Block[] {
  const isZeroMatrix = entriesOf(a).every(isZero);
  const isSeen = moves.every(({ move }) => move !== 'computed');
  const isDiagonal = isSeen && !isZeroMatrix && a.rows > 1 && a.rows <= MOST_SQUARES && hasStructure(a, 'diagonal');
  const both = isSeen && !isDiagonal ? bothSigns(a) : null;
  const all: MoveHandlers<DefinitenessMoves, readonly Block[]> = {
    computed: () => [
      heading(say`Compute the minors and the squares`),
      paragraph(say`${A} is too large to be worked line by line, so only the result is shown.`),
    ],
    minors: ({ minors, verdict }) =>
      a.rows === 1
        ? []
        : isDiagonal
          ? diagonalMinors(a, minors)
          : minorBlocks(a, minors, isZeroMatrix || both !== null ? null : verdict),
    squares: ({ squares, verdict }) => {
      if (a.rows === 1 || isDiagonal || squares.steps.length === 0) return [];
      // Where no minor is zero they give the factors of the squares, and so the signs.
      if (!hasNoZero(verdict))
        return isOppositePair(a, verdict) ? onlyInFull(...squareBlocks(a, squares)) : squareBlocks(a, squares);
      return a.rows <= MOST_UNKNOWNS ? onlyInFull(...squareBlocks(a, squares)) : [];
    },
    result: (facts) => resultBlocks(a, facts, isSeen, { isAtSight: both !== null || isDiagonal, isDiagonal }),
  };
  return [
    ...openingOf(a),
    ...(a.rows === 1
      ? []
      : [paragraph(say`${claim(say`${A} is symmetric`, holds('symmetric', A))}, as it has to be.`)]),
    ...(both === null ? [] : diagonalSignBlocks(a, both)),
    ...(isDiagonal ? diagonalForm(a) : []),
    ...moves.flatMap((move) => foldMove<keyof DefinitenessMoves, readonly Block[]>(move, all)),
  ];
}

const foldMove = folding<DefinitenessMoves>();

/** The places of a negative and a positive entry of the diagonal; null where there are not both. */
function bothSigns(a: Matrix): readonly [below: number, above: number] | null {
  const diagonal = rowsOf(a).map((row, place) => signOf(row[place]));
  const [below, above] = [diagonal.indexOf(-1), diagonal.indexOf(1)];
  return below === -1 || above === -1 ? null : [below, above];
}

/** Entries of the diagonal with opposite signs are values of the quadratic form with opposite signs. */
function diagonalSignBlocks(a: Matrix, places: readonly [below: number, above: number]): readonly Block[] {
  const lines = places.map((place, index): Expression => {
    const value = rowsOf(a)[place][place];
    const links = [
      { comparison: 'equal', right: number(value) },
      { comparison: index === 0 ? 'less' : 'greater', right: count(0) },
    ] as const;
    return { kind: 'relation', first: indexed('a', place + 1, place + 1), links };
  });
  return [
    heading(say`Look at the signs on the diagonal`),
    formula(list(lines, 'none'), OPPOSITE),
    paragraph(say`What follows gives its minors and its inertia.`),
  ];
}

const OPPOSITE = say`An entry of the diagonal is the value of the quadratic form at that column of the identity matrix. So the form takes both signs, and ${A} is indefinite.`;

/** @param problem that of a matrix that is not symmetric; null of others */
export function tellFailure(
  { a }: DefinitenessInput,
  _moves: readonly DefinitenessMove[],
  problem: Problem,
): FailureStory | null {
  return problem.code === 'not_symmetric'
    ? { blocks: tellNotSymmetric(a, problem.facts, ONLY_SYMMETRIC), intermediate: null }
    : null;
}

const ONLY_SYMMETRIC = say`The signs of eigenvalues and of pivots belong to the quadratic form of a symmetric matrix only. In place of any other matrix one takes half the sum of the matrix and its transpose: it is symmetric and has the same form.`;

function hasNoZero(verdict: Verdict): boolean {
  return verdict === 'all-positive' || verdict === 'alternating' || verdict === 'none-zero';
}

/** Whether there are two eigenvalues, with a negative product. */
function isOppositePair(a: Matrix, verdict: Verdict): boolean {
  return a.rows === 2 && verdict === 'wrong-sign';
}

function minorName(place: number): Expression {
  return indexed('d', place + 1);
}

function blockOf(a: Matrix, size: number): Expression {
  const rows = rowsOf(a).slice(0, size);
  return matrixExpression(matrixOf(rows.map((row) => row.slice(0, size))));
}

/** d₁ = 2, d₂ = 2 · (−3) = −6 */
function diagonalMinors(a: Matrix, minors: Entries): readonly Block[] {
  const diagonal = rowsOf(a).map((row, place) => number(row[place]));
  const lines = minors.map((minor, place) =>
    place === 0
      ? equal(minorName(0), number(minor))
      : equal(minorName(place), product('dot', ...diagonal.slice(0, place + 1)), number(minor)),
  );
  return [
    heading(say`Multiply the first entries of the diagonal`),
    formula(list(lines, 'none'), say`These are the leading principal minors.`),
  ];
}

/** `verdict`: null where nothing is said of it. */
function minorBlocks(a: Matrix, minors: Entries, verdict: Verdict | null): readonly Block[] {
  const lines = minors.slice(0, LARGEST_MINOR).map((minor, place) => {
    const determinant = place === 0 ? indexed('a', 1, 1) : determinantOf(blockOf(a, place + 1));
    const working = workingOf(a, place + 1);
    return formula(
      equal(minorName(place), determinant, ...working, number(minor)),
      reasonOf(a, place, working.length > 0),
    );
  });
  const others = minors.map((_, place) => place).slice(LARGEST_MINOR);
  const larger = others.map((place) => equal(minorName(place), apply('det', blockAt(place))));
  return [
    heading(say`Compute the leading principal minors`),
    ...lines,
    ...others.map((place) => formula(equal(minorName(place), number(minors[place])))),
    ...(others.length === 0
      ? []
      : [
          paragraph(
            say`${claim(say`The larger determinants are those of the first rows and columns as well`, ...larger)}.`,
          ),
        ]),
    ...(verdict === null ? [] : [paragraph(verdictWords(minors, verdict))]),
  ];
}

/** The products of a determinant of two or three rows, without those that are zero, or the expansion of a larger one. */
function workingOf(a: Matrix, size: number): readonly Expression[] {
  if (size < 2) return [];
  return size > MOST_PRODUCTS ? determinantWorking(firstRows(a, size)) : productsLeftOf(firstRows(a, size));
}

/** The first rows, and as many of their columns. */
function firstRows(a: Matrix, size: number): Rows {
  return rowsOf(a)
    .slice(0, size)
    .map((row) => row.slice(0, size));
}

const MOST_PRODUCTS = 3;

function reasonOf(a: Matrix, place: number, isWorked: boolean): Prose | null {
  if (place === 0) return MINORS;
  if (place === 3 && isWorked) return firstRows(a, 4).flat().some(isZero) ? EXPANDED : EXPANDED_FIRST;
  if (place !== 2 || !isWorked) return null;
  return say`The rule of Sarrus gives the products${withoutZeroProducts(firstRows(a, 3))}`;
}

const EXPANDED = say`It is expanded along the row or column with the most zeros.`;
const EXPANDED_FIRST = say`It is expanded along its first row.`;
const MINORS = say`These are the determinants of the first rows and as many columns.`;

function verdictWords(minors: Entries, verdict: Verdict): Prose {
  const compared = (wanted: (place: number) => 'greater' | 'less' | 'unequal'): readonly Expression[] =>
    minors.map((_, place) => relation(minorName(place), wanted(place), count(0)));
  switch (verdict) {
    case 'all-positive':
      return say`${claim(say`All of them are positive`, ...compared(() => 'greater'))}.`;
    case 'alternating':
      return say`${claim(say`Their signs alternate, and the first is negative`, ...compared((place) => (alternating(place) > 0 ? 'greater' : 'less')))}.`;
    case 'none-zero':
      return say`${claim(say`None of them is zero`, ...compared(() => 'unequal'))}, so no eigenvalue is zero. They are neither all positive, nor do their signs alternate beginning with a minus. So by Sylvester's criterion ${A} is not definite, and without an eigenvalue zero it is not semidefinite either: ${A} is indefinite.`;
    case 'wrong-sign':
      return wrongSign(minors);
    case 'nothing':
      return nothingDecided(minors);
  }
}

function signFact(minors: Entries, place: number): Expression {
  return relation(minorName(place), signOf(minors[place]) > 0 ? 'greater' : 'less', count(0));
}

function wrongSign(minors: Entries): Prose {
  const even = minors.findIndex((minor, place) => place % 2 === 1 && signOf(minor) < 0);
  if (even !== -1) {
    const fact = [signFact(minors, even), equal(measure('rowCount', blockAt(even)), count(even + 1))];
    return say`${claim(say`The minor of ${even + 1} rows is negative`, ...fact)}. A leading principal minor with an even number of rows is never negative where a matrix is semidefinite, so ${A} is indefinite.`;
  }
  const [low, high] = [-1, 1].map((sign) => minors.findIndex((minor) => signOf(minor) === sign));
  return say`${claim(say`There is a negative minor, so ${A} is not positive semidefinite`, signFact(minors, low))}. ${claim(say`There is a positive one with an odd number of rows, so ${A} is not negative semidefinite either`, signFact(minors, high))}: ${A} is indefinite.`;
}

/** The first rows and columns, from 0 up to this place. */
function blockAt(place: number): Expression {
  const places = list(Array.from({ length: place + 1 }, (_, index) => count(index + 1)));
  return measure('columnsAt', measure('rowsAt', A, places), places);
}

function nothingDecided(minors: Entries): Prose {
  const zero = minors.findIndex((minor) => signOf(minor) === 0);
  const fact = equal(minorName(zero), count(0));
  return say`${claim(say`A minor is zero`, fact)}, so Sylvester's criterion does not apply, and the signs of the others leave it open what ${A} is. The squares of its quadratic form decide.`;
}

function resultBlocks(
  a: Matrix,
  { minors, verdict, squares, inertia, sort, witnesses }: DefinitenessMoves['result'],
  isSeen: boolean,
  { isAtSight, isDiagonal }: { readonly isAtSight: boolean; readonly isDiagonal: boolean },
): readonly Block[] {
  const factors = factorsOf(squares);
  const { positive, negative: below, zero } = inertia;
  const byQuotients = isSeen && !isDiagonal && a.rows > 1 && hasNoZero(verdict);
  const row = list(numbers(minors));
  const minorsClaim = claim(
    a.rows === 1 ? say`The only minor is the entry ${number(minors[0])}` : say`The leading principal minors are ${row}`,
    equal(list(minors.map((_, place) => apply('det', blockAt(place)))), row),
    ...(a.rows === 1 ? [equal(indexed('a', 1, 1), number(minors[0]))] : []),
  );
  const shown = factorList(factors);
  const rank = measure('rank', A);
  const size = measure('rowCount', A);
  const [ofPositive, ofNegative, ofZero] =
    factors.length === 0
      ? [equal(rank, count(0)), equal(sum(size, negative(count(zero))), count(0)), equal(size, count(zero))]
      : [
          equal(measure('countAtLeast', shown, 0), count(positive)),
          equal(measure('countAtMost', shown, 0), count(below)),
          equal(sum(size, negative(rank)), count(zero)),
        ];
  const facts = [ofPositive, ofNegative, ofZero];
  // Of what there is none nothing is said before the three numbers.
  const toldFacts = [
    ...(positive === 0 ? [] : [ofPositive]),
    ...(below === 0 ? [] : [ofNegative]),
    ...(zero === 0 ? [] : [ofZero]),
  ];
  const signed = [
    ...(positive === 0 ? [] : [say`${positive} ${positive === 1 ? 'is' : 'are'} positive`]),
    ...(below === 0 ? [] : [say`${below} ${below === 1 ? 'is' : 'are'} negative`]),
  ];
  const left =
    zero === 0 ? say`` : say`, and ${counted(zero, 'unknown')} ${zero === 1 ? 'is' : 'are'} left without a square`;
  const inertiaWords =
    factors.length === 0
      ? claim(
          say`All entries are zero, so ${counted(zero, 'unknown')} ${zero === 1 ? 'is' : 'are'} left without a square`,
          holds('zero', A),
          ...facts,
        )
      : isSeen && !isAtSight && isOppositePair(a, verdict)
        ? claim(
            say`The product of the two eigenvalues is the determinant, which is negative: one of them is positive and the other negative`,
            relation(apply('det', A), 'less', count(0)),
          )
        : byQuotients
          ? claim(
              signed.length === 1
                ? say`The ${positive + below} pivots are ${positive > 0 ? 'positive' : 'negative'}`
                : say`Of the pivots ${joined(signed)}`,
              ...toldFacts,
            )
          : claim(say`Of the factors of the squares ${joined(signed)}${left}`, ...toldFacts);
  const inertiaClaim = claim(
    say`The inertia of ${A}, the numbers of its positive, negative and zero eigenvalues, is ${list([positive, below, zero].map(count))}`,
    ...facts,
  );
  return [
    ...(byQuotients ? quotientBlocks(minors, factors) : []),
    heading(say`State the result`),
    ...(isSeen && a.rows > 1
      ? [formula(equal(list(minors.map((_, place) => minorName(place))), row))]
      : alsoInShort(paragraph(say`${minorsClaim}.`))),
    ...(isSeen && !isAtSight && verdict === 'nothing' ? notInShort(...witnessBlocks(witnesses)) : []),
    ...(isSeen ? notInShort(...kernelBlocks(a, squares.kernel, sort)) : []),
    ...alsoInShort(
      paragraph(say`${inertiaWords}. ${inertiaClaim}.`),
      paragraph(isSeen && !isDiagonal && a.rows > 1 && isDefinite(verdict) ? BY_SYLVESTER[verdict] : SORTS[sort]),
    ),
  ];
}

function isDefinite(verdict: Verdict): verdict is 'all-positive' | 'alternating' {
  return verdict === 'all-positive' || verdict === 'alternating';
}

const BY_SYLVESTER = {
  'all-positive': say`By Sylvester's criterion ${A} is positive definite.`,
  alternating: say`By Sylvester's criterion ${A} is negative definite.`,
} as const;

const SORTS: { readonly [S in Class]: Prose } = {
  'positive-definite': say`So ${A} is positive definite.`,
  'positive-semidefinite': say`So ${A} is positive semidefinite, and not definite: its quadratic form is never negative, but it is zero for some vector other than zero.`,
  'negative-definite': say`So ${A} is negative definite.`,
  'negative-semidefinite': say`So ${A} is negative semidefinite, and not definite: its quadratic form is never positive, but it is zero for some vector other than zero.`,
  indefinite: say`${A} is indefinite.`,
  zero: say`So ${A} is positive and negative semidefinite at once, as no other matrix is.`,
};

function quotientBlocks(minors: Entries, factors: Entries): readonly Block[] {
  const quotients = minors.map((_, place) =>
    place === 0 ? minorName(0) : quotient(minorName(place), minorName(place - 1)),
  );
  return [
    heading(say`Divide each minor by the one before`),
    formula(
      equal(list(quotients), factorList(factors)),
      say`These are the pivots of the elimination, and the factors of the squares in the quadratic form.`,
    ),
  ];
}

function witnessBlocks(witnesses: DefinitenessMoves['result']['witnesses']): readonly Block[] {
  const names = [symbol('u'), symbol('v')];
  return witnesses.length === 0
    ? []
    : [
        paragraph(say`Two vectors show both signs.`),
        ...witnesses.flatMap(({ vector, value }, k) => [
          formula(equal(names[k], grid(vector.map((entry) => [number(entry)])))),
          formula(equal(formOf(names[k]), number(value))),
        ]),
      ];
}

function kernelBlocks(a: Matrix, kernel: readonly Entries[], sort: Class): readonly Block[] {
  if (!sort.endsWith('semidefinite') || a.rows === 1) return [];
  const [vector] = kernel;
  const column = grid(vector.map((entry) => [number(entry)]));
  const zeros = grid(vector.map(() => [count(0)]));
  return [
    formula(
      equal(product('adjacent', A, column), zeros),
      say`For this vector the quadratic form is zero, because ${A} takes it to zero.`,
    ),
  ];
}
