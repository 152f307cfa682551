// The words of the singular value decomposition: a symmetric product, its eigenvalues, and two sets of perpendicular vectors.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { shownRounded } from '../../../algorithms/spectrum/rounded-tell.ts';
import { exactProduct, exactRows, shownRows, transposedRows } from '../../../algorithms/spectrum/exact-product.ts';
import { lengthBlocks, namedSpaces, rightAngleBlocks } from '../../../algorithms/spectrum/unit-eigenvector-tell.ts';
import type { UnitColumn } from '../../../algorithms/spectrum/unit-eigenvectors.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  number,
  power,
  product,
  quotient,
  root,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { renamedBlocks } from '../../../document/renaming.ts';
import { type AnswerMatrix, identity, type Matrix, scalarAt } from '../../../exact/matrix.ts';
import { squareRoot } from '../../../exact/power.ts';
import { compare } from '../../../exact/rational.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { type Exact, exactText } from '../../../exact/scalar.ts';
import { firstPlaces, higherLengthBlocks, spaceBlocks, spectrumBlocks } from '../eigen/parts-tell.ts';
import type { EigenMove } from '../eigen/solve.ts';
import { higherBlocks, otherDecimalBlocks, roundedBlocks, unitNameIn } from './rounded-factors-tell.ts';
import { ellipseFigure, ellipseWords } from './figure.ts';
import {
  A,
  UNROUNDED,
  G,
  gramName,
  IN_PRODUCT,
  S,
  sigma,
  transposedName,
  U,
  unitLetters,
  USVT,
  V,
  vectorLetters,
} from './names.ts';
import type { Side } from './gram.ts';
import type { Line, SvdFactors, SvdInput, SvdMove, SvdMoves, Triple } from './solve.ts';
import { onlyTriple, rankOneBlocks } from './rank-one-tell.ts';
import { conclusion, hasShortForm, isSimplest, shownSingular, valueBlocks, withLink } from './values-tell.ts';

export const theory: readonly Prose[] = [
  say`Every real matrix ${A} other than zero can be written as ${USVT}. The columns of ${U} have length ${1} and are perpendicular to each other, and so are those of ${V}; the singular values other than zero stand on the diagonal of ${S}.`,
  say`The columns of ${V} are eigenvectors of ${gramName('right')}, and those of ${U} are eigenvectors of ${gramName('left')}. Both products have the same eigenvalues other than zero, and their square roots are the singular values.`,
];

export function task({ a }: SvdInput): Prose {
  return say`Find the singular value decomposition of ${equal(A, matrixExpression(a))}.`;
}

const foldMove = folding<SvdMoves>();

export function tell({ a }: SvdInput, moves: readonly SvdMove[]): readonly Block[] {
  const steps = moves.flatMap((move): readonly EigenMove[] => (isOfEigen(move) ? [move] : []));
  const handlers: MoveHandlers<SvdMoves, readonly Block[]> = {
    zero: ({ values }) => zeroBlocks(values),
    line: lineBlocks,
    gram: gramBlocks,
    axes: diagonalBlocks,
    values: ({ values, eigenvalues, spectrum }) => [
      heading(say`Find the eigenvalues of the product`),
      paragraph(say`The eigenvalues of ${G} are the roots of its characteristic polynomial.`),
      ...renamedBlocks(spectrumBlocks(steps), IN_PRODUCT),
      ...valueBlocks(values, eigenvalues, spectrum),
      ...renamedBlocks(spaceBlocks(steps), IN_PRODUCT),
    ],
    factors: (facts) => factorBlocks(a, facts, steps),
    polynomial: () => [],
    spectrum: () => [],
    space: () => [],
    rounded: () => [],
    roundedFactors: roundedBlocks,
    diagonal: () => [],
  };
  const factors = moves.find((move) => move.move === 'factors');
  const rankOne = factors?.move === 'factors' ? outerBlocks(a, factors.facts) : null;
  return [...openingOf(a), ...(rankOne ?? moves.flatMap((move) => foldMove(move, handlers)))];
}

/** Null where it is no matrix of rank one with few rows and columns. */
function outerBlocks(a: Matrix, facts: SvdFactors): readonly Block[] | null {
  const triple = onlyTriple(facts);
  const own = triple === null ? null : triple.column.unit;
  if (triple === null || triple.other === null || own === null) return null;
  if (Math.max(a.rows, a.columns) > MOST_ROWS) return null;
  const vectors = facts.side === 'right' ? [triple.other, own] : [own, triple.other];
  return rankOneBlocks(a, facts, vectors, matrixLines(facts), productBlocks(a, facts));
}

/** The steps towards the eigenvalues and eigenvectors of the product are told together. */
function isOfEigen(move: SvdMove): move is EigenMove {
  return move.move === 'polynomial' || move.move === 'spectrum' || move.move === 'space';
}

function zeroBlocks(values: number): readonly Block[] {
  return [
    heading(say`Look at the entries`),
    ...alsoInShort(
      paragraph(
        say`${claim(say`Every entry of ${A} is zero`, holds('zero', A))}, so ${A} takes every vector to zero. ${claim(
          values === 1 ? say`The only singular value is zero` : say`All singular values are zero`,
          equal(measure('rank', A), count(0)),
        )}, and the reduced decomposition, which keeps the singular values other than zero, has none to keep. (In the full decomposition ${S} is zero, and any orthonormal bases do for ${U} and ${V}.)`,
      ),
      formula(
        list(
          Array.from({ length: values }, (_, place) => equal(sigma(place), count(0))),
          'none',
        ),
      ),
      paragraph(say`${claim(say`The rank of ${A} is ${0}`, equal(measure('rank', A), count(0)))}.`),
    ),
  ];
}

function lineBlocks({ sort, vector, square, u, s, v }: Line): readonly Block[] {
  const length = squareRoot(square);
  const squares = vector.map((x) => power(number(x), count(2)));
  const side: Side = sort === 'row' ? 'left' : 'right';
  const [one, other] = unitLetters(side).map((letter) => indexed(letter, 1));
  const mapped = side === 'right' ? A : transposedName(A);
  const what = { number: say`entry`, column: say`column`, row: say`row` }[sort];
  const size = { number: say`absolute value`, column: say`length`, row: say`length` }[sort];
  const amount = measure(sort === 'row' ? 'rowCount' : sort === 'column' ? 'columnCount' : 'entryCount', A);
  const written = (name: Expression, letter: string, matrix: AnswerMatrix): Block =>
    formula(equal(name, grid([[indexed(letter, 1)]]), shownMatrix(matrix)));
  return [
    heading(say`Find the ${size} of the ${what}`),
    paragraph(
      say`${claim(say`${A} has one ${what} only`, equal(amount, count(1)))}, so its only singular value is the ${size} of that ${what}.`,
    ),
    formula(
      equal(
        sigma(0),
        root(added(squares)),
        ...(vector.length > 1 ? [root(number(square))] : []),
        ...(vector.length > 1 && isSimplest(length) ? [] : [number(length)]),
      ),
    ),
    heading(say`Divide by the singular value`),
    formula(
      equal(one, shownMatrix(side === 'right' ? v : u)),
      say`On this side there is only one direction, so the vector of length ${1} is the number ${1}.`,
    ),
    formula(
      equal(
        other,
        product('adjacent', quotient(count(1), sigma(0)), mapped, one),
        shownMatrix(side === 'right' ? u : v),
      ),
    ),
    heading(say`Write down the matrices`),
    written(U, 'u', u),
    formula(equal(S, shownMatrix(s))),
    written(V, 'v', v),
    ...alsoInShort(paragraph(say`${claim(say`The rank of ${A} is ${1}`, equal(measure('rank', A), count(1)))}.`)),
    ...notInShort(heading(say`Check the result`), formula(lineProduct(u, s, v))),
  ];
}

/** USVᵀ of one singular value, with the three factors. */
function lineProduct(...factors: readonly [u: AnswerMatrix, s: AnswerMatrix, v: AnswerMatrix]): Expression {
  const [u, s, v] = factors.map(exactRows);
  if (u === null || s === null || v === null || Math.max(u.length, v.length) > MOST_MULTIPLIED) return equal(USVT, A);
  return equal(USVT, product('adjacent', ...[u, s, transposedRows(v)].map(shownRows)), A);
}

function gramBlocks({ side, gram, a }: SvdMoves['gram']): readonly Block[] {
  const { rows, columns } = a;
  const factors = side === 'right' ? [transpose(a), a] : [a, transpose(a)];
  const isShown = rows * columns <= MOST_SHOWN;
  const shared = say`It is symmetric, and none of its eigenvalues is negative.`;
  const sizes = claim(
    say`${A} has ${rows} rows and ${columns} columns`,
    equal(measure('rowCount', A), count(rows)),
    equal(measure('columnCount', A), count(columns)),
  );
  return [
    heading(say`Multiply the matrix by its transpose`),
    paragraph(
      rows === columns
        ? say`The eigenvalues of ${gramName('right')} are the squares of the singular values, and its eigenvectors are the right singular vectors.`
        : say`${sizes}, so ${gramName(side)} is smaller than ${gramName(side === 'right' ? 'left' : 'right')}. Its eigenvalues are the squares of the singular values, and its eigenvectors are the ${side} singular vectors.`,
    ),
    formula(
      equal(
        G,
        gramName(side),
        ...(isShown ? [product('adjacent', ...factors.map((factor) => matrixExpression(factor)))] : []),
        matrixExpression(gram),
      ),
      shared,
    ),
  ];
}

/** Larger products are not written out. */
const MOST_SHOWN = 36;

/** The standard unit vectors are eigenvectors, and the entries on the diagonal eigenvalues. */
function diagonalBlocks({ side, entries }: SvdMoves['axes']): readonly Block[] {
  const lines = side === 'right' ? say`columns` : say`rows`;
  const descending = entries.toSorted((x, y) => compare(y, x));
  return [
    heading(say`Read off the eigenvalues`),
    paragraph(
      say`${claim(say`${G} is diagonal`, holds('diagonal', G))}: the ${lines} of ${A} are perpendicular to each other already. So the eigenvalues of ${G} stand on its diagonal, and the columns of the identity matrix are its eigenvectors.`,
    ),
    ...valueBlocks(descending.map(squareRoot), descending, null),
  ];
}

function factorBlocks(a: Matrix, facts: SvdFactors, moves: readonly EigenMove[]): readonly Block[] {
  const firsts = firstPlaces(moves);
  const { spaces, values } = facts;
  const all = spaces.flat();
  if (!all.every(({ column }) => hasShortForm(column.value))) {
    const lengths = higherLengthBlocks(moves, unitNameIn(facts), 'descending');
    return [
      ...(firsts.size === 0 ? [] : unitBlocks(facts, firsts)),
      ...lengths,
      ...(lengths.length > 0 ? otherDecimalBlocks(facts) : []),
      ...higherBlocks(facts, lengths.length > 0),
    ];
  }
  const isSmall = Math.max(a.rows, a.columns) <= MOST_ROWS;
  return [
    ...(firsts.size === 0 ? axisBlocks(facts) : unitBlocks(facts, firsts)),
    ...otherBlocks(facts, isSmall),
    ...matrixBlocks(facts),
    ...(isSmall ? checkBlocks(a, facts) : []),
    ...meaningBlocks(a, facts, values),
  ];
}

/** Vectors and products with more entries are not written out one by one. */
const MOST_ROWS = 8;

function unitBlocks({ side, spaces }: SvdFactors, firsts: ReadonlyMap<string, number>): readonly Block[] {
  const columns = spaces.map((space) => space.map(({ column }): UnitColumn => column));
  const named = namedSpaces(columns, firsts, vectorLetters(side));
  const size = columns[0][0].vector.length;
  return [...rightAngleBlocks(G, named, size), ...lengthBlocks(named, size)];
}

/** Eigenvectors of a diagonal product. */
function axisBlocks({ side, spaces }: SvdFactors): readonly Block[] {
  const [own] = unitLetters(side);
  return [
    heading(say`Choose the ${side} singular vectors`),
    ...spaces
      .flat()
      .map(({ column }, place) =>
        formula(
          equal(indexed(own, place + 1), columnOf(column.vector)),
          place === 0 ? say`Each has length ${1}. They stand in the order of their singular values.` : null,
        ),
      ),
  ];
}

/** u₁ = (1/σ₁)Av₁ */
function otherBlocks({ side, spaces, u, v }: SvdFactors, isSmall: boolean): readonly Block[] {
  const [own, other] = unitLetters(side);
  const mapped = side === 'right' ? A : transposedName(A);
  const otherSide: Side = side === 'right' ? 'left' : 'right';
  const rounded = side === 'right' ? u : v;
  const lines = (triple: Triple, place: number): readonly Block[] => {
    const [unit, image] = [indexed(own, place + 1), indexed(other, place + 1)];
    const reached = product('adjacent', mapped, unit);
    const divided = product('adjacent', quotient(count(1), sigma(place)), mapped, unit);
    return [
      ...(triple.image === null || !isSmall ? [] : notInShort(formula(equal(reached, columnOf(triple.image))))),
      formula(
        triple.other === null && isSmall && rounded.kind === 'float64'
          ? withLink(equal(image, divided), roundedColumn(rounded, place))
          : equal(image, divided, ...(triple.other === null ? [] : [columnOf(triple.other)])),
      ),
    ];
  };
  return [
    heading(say`Find the ${otherSide} singular vectors`),
    paragraph(
      say`${mapped} takes each ${side} singular vector to its singular value times a ${otherSide} singular vector, so we divide by the singular value. ${spaces.flat().length === 1 ? say`The vector that comes out has length ${1}.` : say`The vectors that come out have length ${1} and are perpendicular to each other.`}`,
    ),
    ...spaces.flat().flatMap(lines),
  ];
}

/** A column of a matrix in doubles. */
function roundedColumn(matrix: AnswerMatrix, column: number): Expression {
  return grid(
    Array.from({ length: matrix.rows }, (_, row) => [shownRounded(scalarAt(matrix, row * matrix.columns + column))]),
  );
}

function matrixBlocks(facts: SvdFactors): readonly Block[] {
  const isRounded = facts.u.kind === 'float64' || facts.v.kind === 'float64';
  return [
    ...matrixLines(facts),
    ...conclusion(facts.values, facts.eigenvalues),
    ...(isRounded ? alsoInShort(paragraph(UNROUNDED)) : []),
  ];
}

function matrixLines({ u, v, spaces }: SvdFactors): readonly Block[] {
  const all = spaces.flat();
  const columns = (letter: string): Expression => grid([all.map((_, place) => indexed(letter, place + 1))]);
  const written = (name: Expression, letter: string, matrix: AnswerMatrix): readonly Block[] =>
    matrix.kind === 'float64'
      ? [formula(withLink(equal(name, columns(letter)), matrixExpression(matrix)), IN_DECIMALS)]
      : [formula(equal(name, columns(letter), shownMatrix(matrix)))];
  return [
    heading(say`Write down the matrices`),
    ...written(U, 'u', u),
    formula(
      equal(
        S,
        diagonalGrid(all.map((_, place) => sigma(place))),
        diagonalGrid(all.map(({ value, column }) => shownSingular(value, column.value))),
      ),
    ),
    ...written(V, 'v', v),
  ];
}

function diagonalGrid(entries: readonly Expression[]): Expression {
  return grid(entries.map((entry, i) => entries.map((_, j) => (i === j ? entry : count(0)))));
}

const IN_DECIMALS = say`Some lengths are roots of irrational numbers, so the entries are rounded.`;

/** UᵀU */
function ownProduct(name: Expression): Expression {
  return product('adjacent', transposedName(name), name);
}

/** Larger products are not written out. */
const MOST_MULTIPLIED = 4;

/** US with its entries, and what Vᵀ makes of it. */
function productBlocks(a: Matrix, { u, s, v }: Pick<SvdFactors, 'u' | 's' | 'v'>): readonly Block[] {
  const [left, middle, right] = [u, s, v].map(exactRows);
  if (left === null || middle === null || right === null || Math.max(a.rows, a.columns) > MOST_MULTIPLIED) {
    return [formula(equal(USVT, A))];
  }
  const scaled = exactProduct(left, middle);
  if (scaled === null) return [formula(equal(USVT, A))];
  const [product_, transposed] = [scaled, transposedRows(right)].map(shownRows);
  return [
    formula(
      equal(product('adjacent', U, S), product_),
      say`A diagonal matrix on the right multiplies each column by its entry.`,
    ),
    formula(equal(USVT, product('adjacent', product_, transposed), matrixExpression(a), A)),
  ];
}

function checkBlocks(a: Matrix, { u, s, v, spaces }: SvdFactors): readonly Block[] {
  const all = spaces.flat();
  const isExact = u.kind !== 'float64' && v.kind !== 'float64' && all.every(({ value }) => hasShortForm(value));
  if (!isExact) return [];
  const unit = matrixExpression(identity(all.length));
  return notInShort(
    heading(say`Check the result`),
    formula(equal(ownProduct(U), unit)),
    formula(
      equal(ownProduct(V), unit),
      all.length === 1 ? null : say`The columns of both matrices are perpendicular to each other and have length ${1}.`,
    ),
    ...productBlocks(a, { u, s, v }),
  );
}

/** What the matrix makes of the unit circle. */
function meaningBlocks(a: Matrix, { spaces }: SvdFactors, values: readonly Exact[]): readonly Block[] {
  const all = spaces.flat();
  if (a.rows !== 2 || a.columns !== 2 || all.length !== 2) return [];
  const [first, second] = all.map(({ value, column }) => shownSingular(value, column.value));
  const isCircle = exactText(values[0]) === exactText(values[1]);
  const words = isCircle
    ? say`${claim(say`both half axes are ${first} long, so it is a circle`, equal(sigma(0), first), equal(sigma(1), first))}`
    : say`${claim(say`its half axes are ${first} and ${second} long`, equal(sigma(0), first), equal(sigma(1), second))}`;
  const text = ellipseWords(words);
  const drawn = ellipseFigure(
    a,
    all.map(({ column: { vector } }) => vector.filter((x) => x.kind === 'rational')),
    text,
  );
  return drawn.length > 0 ? drawn : [paragraph(text)];
}

function columnOf(entries: readonly Exact[]): Expression {
  return grid(entries.map((x) => [shownValue(x)]));
}

function shownMatrix(matrix: AnswerMatrix): Expression {
  if (matrix.kind !== 'real') return matrixExpression(matrix);
  return grid(
    Array.from({ length: matrix.rows }, (_, row) =>
      matrix.entries.slice(row * matrix.columns, (row + 1) * matrix.columns).map(shownValue),
    ),
  );
}
