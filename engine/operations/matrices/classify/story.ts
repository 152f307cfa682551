// The words of the classification.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { productsLeftOf } from '../../../algorithms/small-determinant.ts';
import { joined, place as placeProse, shapeProse } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  determinantOf,
  count,
  equal,
  type Expression,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  power,
  product,
  relation,
  subscript,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { constantMatrix, entry, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { equals, isZero, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import type { ClassifyInput } from './inputs.ts';
import { allOne, type Difference, isPermutation, type Nilpotency, type Permutation } from './properties.ts';
import { type ClassifyMove, type ClassifyMoves, type PropertyName, propertyNames, type Verdicts } from './solve.ts';

const A = symbol('A');
const SQUARE = power(A, count(2));
const TRANSPOSE = power(A, word('T'));
const INNER = product('adjacent', TRANSPOSE, A);
const OUTER = product('adjacent', A, TRANSPOSE);
const INDEX = symbol('k');

export const theory: readonly Prose[] = [
  say`Triangular, diagonal and permutation matrices are known by the places of their zeros and ones, and stochastic ones by the signs and the sums of their entries. Symmetric, skew-symmetric, orthogonal, normal, idempotent and involutory matrices satisfy an equation between two matrices, for instance between ${A} and its transpose: it holds if the entries on both sides agree at every place, so one place where they differ is enough to refute it. A matrix is nilpotent if one of its powers is the zero matrix.`,
];

export function task({ a }: ClassifyInput): Prose {
  return say`Find out which of these properties ${matrixExpression(a)} has: symmetric, skew-symmetric, orthogonal, normal, idempotent, involutory, nilpotent, triangular, diagonal, stochastic, and whether it is a permutation matrix.`;
}

const foldMove = folding<ClassifyMoves>();

export function tell({ a }: ClassifyInput, moves: readonly ClassifyMove[]): readonly Block[] {
  const handlers = handlersFor(a, moves);
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers)).flatMap(withVerdicts)];
}

/** Each sentence compares something and gives a verdict, so the short story needs it too. */
function withVerdicts(block: Block): readonly Block[] {
  return block.kind === 'prose' ? alsoInShort(block) : [block];
}

function handlersFor(a: Matrix, moves: readonly ClassifyMove[]): MoveHandlers<ClassifyMoves, readonly Block[]> {
  return {
    diagonal: ({ below, above }) => [
      heading(say`Look below and above the main diagonal`),
      paragraph(diagonalWords(a, below, above)),
    ],
    shape: () => [
      heading(say`Compare the numbers of rows and columns`),
      paragraph(
        say`${claim(say`${A} has ${shapeProse(a)}`, equal(measure('rowCount', A), count(a.rows)), equal(measure('columnCount', A), count(a.columns)))}. All the other properties need as many rows as columns.`,
      ),
    ],
    transpose: ({ asymmetry, skewAsymmetry }) => [
      heading(say`Compare with the transpose`),
      formula(equal(TRANSPOSE, matrixExpression(transpose(a)))),
      ...transposeWords(asymmetry, skewAsymmetry).map((text) => paragraph(text)),
    ],
    square: (facts) => [heading(say`Compare with the square`), ...squareBlocks(a, facts, needsSquare(moves))],
    powers: ({ nilpotency }) => [
      heading(say`Look for a power that is zero`),
      ...(nilpotency.kind !== 'zero' && isIdempotent(moves) ? [paragraph(SAME_POWERS)] : powerBlocks(a, nilpotency)),
    ],
    products: (facts) => [heading(say`Multiply by the transpose`), ...productBlocks(a, facts)],
    sums: ({ stochasticity: { negative: below, rowSums, columnSums } }) => [
      heading(below === null ? say`Add up the rows and the columns` : say`Look for negative entries`),
      ...(below === null
        ? [
            paragraph(
              say`${claim(say`No entry is negative`, relation(measure('least', A), 'at-least', count(0)))}, so only the sums decide.`,
            ),
            paragraph(sumWords('row', rowSums)),
            paragraph(sumWords('column', columnSums)),
            ...(allOne(rowSums) && allOne(columnSums)
              ? [paragraph(say`Rows and columns together: ${A} is doubly stochastic.`)]
              : []),
          ]
        : [
            paragraph(
              say`${claim(say`${entryName(below)} is ${number(below.found)}, a negative number`, entryIs(below), relation(entryName(below), 'less', count(0)))}, so ${A} is not stochastic, whatever the sums are.`,
            ),
          ]),
    ],
    ones: ({ permutation }) => [
      heading(say`Look for a single one in each row and each column`),
      ...(isPermutation(permutation) ? permutationBlocks(permutation) : [paragraph(noPermutationWords(permutation))]),
    ],
    collect: ({ verdicts }) => [heading(say`Collect the results`), ...collected(verdicts)],
  };
}

function isIdempotent(moves: readonly ClassifyMove[]): boolean {
  return moves.some((move) => move.move === 'square' && move.facts.fromItself === null);
}

/** Whether later steps work with the whole square. */
function needsSquare(moves: readonly ClassifyMove[]): boolean {
  return moves.some(
    (move) =>
      move.move === 'powers' &&
      (move.facts.nilpotency.kind === 'zero' ||
        (move.facts.nilpotency.kind === 'trace' && move.facts.nilpotency.exponent > 1)),
  );
}

/** The square; of three and more rows only one of its entries, where this entry settles both questions. */
function squareBlocks(a: Matrix, facts: ClassifyMoves['square'], isNeeded: boolean): readonly Block[] {
  const { square, fromItself, fromIdentity } = facts;
  const deciding = isNeeded || a.rows < 3 || isSymmetric(a) ? null : decidingPlace(a, square);
  const shown =
    deciding === null
      ? formula(equal(SQUARE, matrixExpression(square)))
      : formula(
          equal(subscript(SQUARE, count(deciding.row + 1), count(deciding.column + 1)), ...entryOfSquare(a, deciding)),
          say`${lineTimesLine(deciding)}. One entry is enough here.`,
        );
  return [
    shown,
    paragraph(
      fromItself === null
        ? say`${claim(say`The square is ${A} again`, equal(SQUARE, A))}: ${A} is idempotent.`
        : say`${entriesDiffer(say`The square`, SQUARE, deciding ?? fromItself, A)}: ${A} is not idempotent.`,
    ),
    paragraph(
      fromIdentity === null
        ? say`${claim(say`The square is the identity matrix`, holds('identity', SQUARE))}: ${A} is involutory, its own inverse.`
        : say`${notIdentity(say`the square`, SQUARE, deciding === null ? fromIdentity : inIdentity(deciding))}: ${A} is not involutory.`,
    ),
  ];
}

type Line = 'row' | 'column';

/** A row or a column of A, as a column. */
function lineOf(line: Line, index: number): Expression {
  const numbered = list([count(index + 1)]);
  return line === 'row' ? power(measure('rowsAt', A, numbered), word('T')) : measure('columnsAt', A, numbered);
}

function lineTimesLine({ row, column, found }: Difference): Claim {
  return claim(
    say`This is row ${row + 1} of ${A} times column ${column + 1} of ${A}`,
    equal(product('dot', lineOf('row', row), lineOf('column', column)), number(found)),
  );
}

function timesItself(line: Line, index: number, value: Rational): Claim {
  const fact = equal(product('dot', lineOf(line, index), lineOf(line, index)), number(value));
  return line === 'row'
    ? claim(say`This is row ${index + 1} of ${A} times itself`, fact)
    : claim(say`This is column ${index + 1} of ${A} times itself`, fact);
}

function isSymmetric(a: Matrix): boolean {
  return rowsOf(a).every((row, i) => row.every((value, j) => equals(value, entry(a, j, i))));
}

/** The first entry of the square that is not zero and neither that of the matrix nor that of the identity matrix; null where none is. */
function decidingPlace(a: Matrix, square: Matrix): Difference | null {
  for (let row = 0; row < a.rows; row++) {
    for (let column = 0; column < a.columns; column++) {
      const [found, wanted] = [entry(square, row, column), entry(a, row, column)];
      const at = { row, column, found, wanted };
      if (!isZero(found) && !equals(found, wanted) && !equals(found, inIdentity(at).wanted)) return at;
    }
  }
  return null;
}

function inIdentity(at: Difference): Difference {
  return { ...at, wanted: at.row === at.column ? ONE : ZERO };
}

/** 1 · 2 + 2 · 4 = 10, without products that are zero. */
function entryOfSquare(a: Matrix, { row, column, found }: Difference): readonly Expression[] {
  const terms = Array.from({ length: a.rows }, (_, k) => [entry(a, row, k), entry(a, k, column)] as const).filter(
    (factors) => !factors.some(isZero),
  );
  return [added(terms.map(([x, y]) => product('dot', number(x), number(y)))), number(found)];
}

const SAME_POWERS = say`${claim(say`The square is ${A}`, equal(SQUARE, A))}, so every power of ${A} is ${A}. ${claim(say`This is not the zero matrix`, relation(A, 'unequal', product('adjacent', count(0), A)))}: ${A} is not nilpotent.`;

function entryName({ row, column }: { readonly row: number; readonly column: number }): Expression {
  return indexed('a', row + 1, column + 1);
}

function mirrorName({ row, column }: Difference): Expression {
  return indexed('a', column + 1, row + 1);
}

function entryIs(at: Difference): Expression {
  return equal(entryName(at), number(at.found));
}

function diagonalWords({ rows, columns }: Matrix, below: Difference | null, above: Difference | null): Prose {
  if (below === null && above === null) {
    return rows * columns === 1
      ? say`${claim(say`${A} has a single entry`, equal(measure('entryCount', A), count(1)))}, and there is nothing off the main diagonal: ${A} is diagonal, and so it is upper and lower triangular.`
      : say`${claim(say`All entries off the main diagonal are zero`, holds('diagonal', A))}: ${A} is diagonal, and so it is upper and lower triangular.`;
  }
  if (below === null) {
    const zeros =
      rows === 1
        ? claim(
            say`There is only one row, and nothing below the main diagonal`,
            equal(measure('rowCount', A), count(1)),
          )
        : claim(say`All entries below the main diagonal are zero`, holds('upperTriangular', A));
    return say`${zeros}: ${A} is upper triangular. ${notZero(above, 'above')}, so ${A} is not lower triangular, and not diagonal.`;
  }
  if (above === null) {
    const zeros =
      columns === 1
        ? claim(
            say`There is only one column, and nothing above the main diagonal`,
            equal(measure('columnCount', A), count(1)),
          )
        : claim(say`All entries above the main diagonal are zero`, holds('lowerTriangular', A));
    return say`${zeros}: ${A} is lower triangular. ${notZero(below, 'below')}, so ${A} is not upper triangular, and not diagonal.`;
  }
  return say`${notZero(below, 'below')}, so ${A} is not upper triangular. ${notZero(above, 'above')}, so it is not lower triangular. A matrix that is neither is not diagonal.`;
}

function notZero(at: Difference | null, side: 'below' | 'above'): Claim {
  if (at === null) throw new Error('there is no such entry');
  const facts = [relation(entryName(at), 'unequal', count(0))];
  return claim(
    side === 'below'
      ? say`Below the main diagonal, ${entryName(at)} is not zero`
      : say`Above the main diagonal, ${entryName(at)} is not zero`,
    ...facts,
  );
}

function transposeWords(asymmetry: Difference | null, skewAsymmetry: Difference | null): readonly Prose[] {
  if (asymmetry === null && skewAsymmetry === null) {
    return [
      say`${claim(say`All entries are zero`, holds('zero', A))}, so the transpose is both ${A} and ${negative(A)}: ${A} is symmetric and skew-symmetric.`,
    ];
  }
  return [
    asymmetry === null
      ? say`${claim(say`The transpose is ${A} again`, holds('symmetric', A))}: ${A} is symmetric.`
      : say`${claim(say`${entryIs(asymmetry)}, but ${equal(mirrorName(asymmetry), number(asymmetry.wanted))}`, relation(entryName(asymmetry), 'unequal', mirrorName(asymmetry)))}: ${A} is not symmetric.`,
    skewWords(skewAsymmetry),
  ];
}

function skewWords(at: Difference | null): Prose {
  if (at === null) {
    return say`${claim(say`The transpose is ${negative(A)}`, equal(TRANSPOSE, negative(A)))}: ${A} is skew-symmetric.`;
  }
  return at.row === at.column
    ? say`A skew-symmetric matrix has zeros on its main diagonal, but ${claim(say`${entryName(at)} is not zero`, relation(entryName(at), 'unequal', count(0)))}: ${A} is not skew-symmetric.`
    : say`${claim(say`${entryIs(at)}, but ${equal(mirrorName(at), negativeNumber(at.wanted))}, which is not its negative`, relation(entryName(at), 'unequal', negative(mirrorName(at))))}: ${A} is not skew-symmetric.`;
}

function negativeNumber({ numerator, denominator }: Rational): Expression {
  return number({ kind: 'rational', numerator: -numerator, denominator });
}

/** "In row 1, column 2 the square has 7, and A has 3". */
function entriesDiffer(what: Prose, name: Expression, at: Difference, other: Expression): Claim {
  const [row, column] = [at.row + 1, at.column + 1];
  return claim(
    say`${what} has ${number(at.found)} in ${placeProse(at.row, at.column)}, and ${other} has ${number(at.wanted)} there`,
    equal(measure('entryAt', name, row, column), number(at.found)),
    equal(measure('entryAt', other, row, column), number(at.wanted)),
  );
}

function notIdentity(what: Prose, name: Expression, at: Difference): Claim {
  const [row, column] = [at.row + 1, at.column + 1];
  const facts = [
    equal(measure('entryAt', name, row, column), number(at.found)),
    relation(measure('entryAt', name, row, column), 'unequal', number(at.wanted)),
  ];
  return claim(
    say`The identity matrix has ${number(at.wanted)} in ${placeProse(at.row, at.column)}, and ${what} has ${number(at.found)}`,
    ...facts,
  );
}

function powerBlocks(a: Matrix, nilpotency: Nilpotency): readonly Block[] {
  if (nilpotency.kind === 'invertible') {
    return [
      formula(equal(DETERMINANT, ...determinantWorking(a), number(nilpotency.determinant))),
      paragraph(
        say`${claim(say`The determinant is not zero`, relation(DETERMINANT, 'unequal', count(0)))}, so ${A} has an inverse, and so has every power of ${A}. The zero matrix has no inverse, so no power of ${A} is zero: ${A} is not nilpotent.`,
      ),
    ];
  }
  const powers = nilpotency.powers
    .slice(1)
    .map((found, index) => formula(equal(nthPower(index + 3), matrixExpression(found))));
  if (nilpotency.kind === 'trace') {
    const { exponent, trace } = nilpotency;
    const traceOfPower = apply('tr', nthPower(exponent));
    return [
      ...powers,
      formula(
        equal(traceOfPower, ...(exponent === 1 && a.rows > 1 ? [added(diagonalOf(a))] : []), number(trace)),
        exponent === 1 ? null : say`If ${A} were nilpotent, each of its powers would be nilpotent, too.`,
      ),
      paragraph(
        say`All eigenvalues of a nilpotent matrix are zero, so its trace, the sum of the eigenvalues, is zero. ${claim(say`This trace is not zero`, relation(traceOfPower, 'unequal', count(0)))}: ${A} is not nilpotent.`,
      ),
    ];
  }
  return [...powers, paragraph(nilpotentWords(nilpotency.index))];
}

const DETERMINANT = determinantOf(A);

/** The products of a determinant of two or three rows. */
function determinantWorking(a: Matrix): readonly Expression[] {
  return a.rows === 2 || a.rows === 3 ? productsLeftOf(rowsOf(a)) : [];
}

function diagonalOf(a: Matrix): readonly Expression[] {
  return Array.from({ length: a.rows }, (_, at) => number(entry(a, at, at)));
}

function nthPower(exponent: number): Expression {
  return exponent === 1 ? A : power(A, count(exponent));
}

function nilpotentWords(index: number): Prose {
  if (index === 1) {
    return say`${claim(say`${A} itself is the zero matrix`, holds('zero', A))}: ${A} is nilpotent.`;
  }
  const facts = [
    holds('zero', nthPower(index)),
    relation(nthPower(index - 1), 'unequal', product('adjacent', count(0), A)),
  ];
  return index === 2
    ? say`${claim(say`The square is the zero matrix, and ${A} is not`, ...facts)}: ${A} is nilpotent.`
    : say`${claim(say`${nthPower(index)} is the zero matrix, and the powers before it are not`, ...facts)}: ${A} is nilpotent.`;
}

function productBlocks(a: Matrix, facts: ClassifyMoves['products']): readonly Block[] {
  const { asymmetry, skewAsymmetry, inner, outer, innerFromIdentity, innerFromOuter } = facts;
  if (asymmetry === null) {
    return [
      paragraph(
        say`As the transpose is ${A} again, ${claim(say`${INNER} and ${OUTER} are both the square`, equal(INNER, SQUARE), equal(OUTER, SQUARE))}: ${A} is normal.`,
      ),
      paragraph(
        innerFromIdentity === null
          ? say`${claim(say`The square is the identity matrix`, holds('identity', SQUARE))}: ${A} is orthogonal, too.`
          : say`${claim(say`The square is not the identity matrix`, relation(measure('entryAt', SQUARE, innerFromIdentity.row + 1, innerFromIdentity.column + 1), 'unequal', number(innerFromIdentity.wanted)))}, so ${A} is not orthogonal.`,
      ),
    ];
  }
  const deciding = skewAsymmetry === null ? null : decidingDiagonal(inner, outer);
  if (deciding !== null) return diagonalBlocks(a, deciding);
  const first = [
    formula(equal(INNER, matrixExpression(inner))),
    paragraph(
      innerFromIdentity === null
        ? say`${claim(say`This is the identity matrix`, holds('identity', INNER))}: ${A} is orthogonal, and its transpose is its inverse.`
        : say`${notIdentity(say`this product`, INNER, innerFromIdentity)}: ${A} is not orthogonal.`,
    ),
  ];
  if (innerFromIdentity === null) {
    return [
      ...first,
      paragraph(
        say`A matrix commutes with its inverse, so ${claim(say`${OUTER} is the identity matrix, too`, holds('identity', OUTER))}: ${A} is normal.`,
      ),
    ];
  }
  if (skewAsymmetry === null) {
    return [
      ...first,
      paragraph(
        say`As the transpose is ${negative(A)}, ${claim(say`${INNER} and ${OUTER} are both ${negative(SQUARE)}`, equal(INNER, negative(SQUARE)), equal(OUTER, negative(SQUARE)))}: ${A} is normal.`,
      ),
    ];
  }
  return [
    ...first,
    formula(equal(OUTER, matrixExpression(outer))),
    paragraph(
      innerFromOuter === null
        ? say`${claim(say`Both products are the same`, equal(INNER, OUTER))}: ${A} is normal.`
        : say`${entriesDiffer(say`${INNER}`, INNER, innerFromOuter, OUTER)}: ${A} is not normal.`,
    ),
  ];
}

/** The first place on the diagonal where the two products differ from each other, and the first from the identity matrix. */
function decidingDiagonal(inner: Matrix, outer: Matrix): Difference | null {
  for (let at = 0; at < inner.rows; at++) {
    const [found, wanted] = [entry(inner, at, at), entry(outer, at, at)];
    if (!equals(found, wanted) && !equals(found, ONE)) return { row: at, column: at, found, wanted };
  }
  return null;
}

/** A column of A by itself, and the row with the same number by itself: neither orthogonal nor normal. */
function diagonalBlocks(a: Matrix, at: Difference): readonly Block[] {
  const place = [count(at.row + 1), count(at.row + 1)];
  const column = Array.from({ length: a.rows }, (_, k) => entry(a, k, at.row));
  const row = Array.from({ length: a.rows }, (_, k) => entry(a, at.row, k));
  return [
    formula(
      equal(subscript(INNER, ...place), sumOfSquares(column), number(at.found)),
      say`${timesItself('column', at.row, at.found)}. One entry is enough here.`,
    ),
    paragraph(say`${notIdentity(say`${INNER}`, INNER, inIdentity(at))}: ${A} is not orthogonal.`),
    formula(
      equal(subscript(OUTER, ...place), sumOfSquares(row), number(at.wanted)),
      say`${timesItself('row', at.row, at.wanted)}.`,
    ),
    paragraph(say`${entriesDiffer(say`${INNER}`, INNER, at, OUTER)}: ${A} is not normal.`),
  ];
}

function sumOfSquares(values: readonly Rational[]): Expression {
  return added(values.map((value) => power(number(value), count(2))));
}

function sumWords(line: 'row' | 'column', sums: readonly Rational[]): Prose {
  const wrong = sums.findIndex((total) => !equals(total, ONE));
  if (wrong === -1) {
    const size = sums.length;
    const ones = line === 'row' ? constantMatrix(size, 1, ONE) : constantMatrix(1, size, ONE);
    const shown = matrixExpression(ones);
    const fact = equal(line === 'row' ? product('adjacent', A, shown) : product('adjacent', shown, A), shown);
    return line === 'row'
      ? say`${claim(say`Every row adds up to ${1}`, fact, equal(sumOfLine('rowAt', 0), count(1)))}: ${A} is row-stochastic.`
      : say`${claim(say`Every column adds up to ${1}`, fact, equal(sumOfLine('columnAt', 0), count(1)))}: ${A} is column-stochastic.`;
  }
  const total = number(sums[wrong]);
  return line === 'row'
    ? say`${claim(say`Row ${wrong + 1} adds up to ${total} and not to ${1}`, equal(sumOfLine('rowAt', wrong), total), relation(sumOfLine('rowAt', wrong), 'unequal', count(1)))}: ${A} is not row-stochastic.`
    : say`${claim(say`Column ${wrong + 1} adds up to ${total} and not to ${1}`, equal(sumOfLine('columnAt', wrong), total), relation(sumOfLine('columnAt', wrong), 'unequal', count(1)))}: ${A} is not column-stochastic.`;
}

function sumOfLine(which: 'rowAt' | 'columnAt', line: number): Expression {
  return measure('sumOf', measure(which, A, line + 1));
}

function noPermutationWords(found: Exclude<ClassifyMoves['ones']['permutation'], Permutation>): Prose {
  if (found.why === 'entry') {
    const name = entryName(found.place);
    return say`${claim(say`${name} is ${number(found.found)}, neither ${0} nor ${1}`, equal(name, number(found.found)), relation(name, 'unequal', count(0)), relation(name, 'unequal', count(1)))}: ${A} is not a permutation matrix.`;
  }
  const line = measure(found.why === 'row' ? 'rowAt' : 'columnAt', A, found.line + 1);
  const fact = relation(measure('occurrences', line, count(1)), 'equal', count(found.ones));
  const which = found.why === 'row' ? say`Row ${found.line + 1}` : say`Column ${found.line + 1}`;
  const words = found.ones === 0 ? say`${which} has no entry but zeros` : say`${which} has more than a single one`;
  return say`${claim(words, fact)}: ${A} is not a permutation matrix.`;
}

function permutationBlocks(permutation: Permutation): readonly Block[] {
  const { columns, cycles, inversions, sign } = permutation;
  const listed = list(columns.map((column) => count(column + 1)));
  return [
    paragraph(
      say`${claim(say`Each row and each column has a single one and zeros beside it`, becomesIdentity(columns))}: ${A} is a permutation matrix.`,
    ),
    paragraph(
      say`${claim(say`From the first row to the last, the ones stand in the columns ${listed}`, equal(columnsOfOnes(A, columns.length), listed))}. This list is the permutation.`,
    ),
    paragraph(
      inversions === 0
        ? say`${claim(say`No larger number stands before a smaller one`, equal(measure('inversions', listed), count(0)))}: the list has no inversions.`
        : say`${claim(inversions === 1 ? say`In ${1} pair of these numbers the larger one comes first` : say`In ${inversions} pairs of these numbers the larger one comes first`, equal(measure('inversions', listed), count(inversions)))}. Such pairs are called inversions.`,
    ),
    paragraph(cycleWords(columns, cycles)),
    formula(
      equal(DETERMINANT, power(count(-1), count(inversions)), count(sign)),
      say`The sign of a permutation is minus one to the number of its inversions. It is the determinant of the matrix.`,
    ),
  ];
}

function cycleWords(columns: readonly number[], cycles: readonly (readonly number[])[]): Prose {
  const shown = cycles.map((cycle) => say`${list(cycle.map((place) => count(place + 1)))}`);
  const facts = cycles.map((cycle) => {
    const rows = list(cycle.map((place) => count(place + 1)));
    const next = list(cycle.map((place) => count(columns[place] + 1)));
    return equal(columnsOfOnes(measure('rowsAt', A, rows), columns.length), next);
  });
  return cycles.length === 1
    ? say`The permutation has ${claim(say`the cycle ${joined(shown)}`, ...facts)}: each number is sent to the next one, and the last to the first.`
    : say`The permutation has ${claim(say`the cycles ${joined(shown)}`, ...facts)}: in each of them a number is sent to the next one, and the last to the first.`;
}

/** The columns of the ones, from row to row: the product with the column of the numbers from 1. */
function columnsOfOnes(rows: Expression, size: number): Expression {
  const numbered = integerMatrix(Array.from({ length: size }, (_, place) => [place + 1]));
  return measure('columnAt', product('adjacent', rows, matrixExpression(numbered)), 1);
}

function collected(verdicts: Verdicts): readonly Block[] {
  const { nilpotencyIndex, permutation } = verdicts;
  const names = propertyNames(verdicts);
  const index =
    nilpotencyIndex === null
      ? []
      : [
          formula(
            equal(INDEX, count(nilpotencyIndex)),
            say`The index ${INDEX} is the least exponent whose power is the zero matrix.`,
          ),
        ];
  return [
    ...alsoInShort(paragraph(names.length === 0 ? NONE : heldWords(names, verdicts))),
    ...index,
    ...(permutation === null ? [] : signBlocks(permutation)),
  ];
}

const NONE = say`${A} has none of these properties.`;

function signBlocks({ columns, inversions, sign }: Permutation): readonly Block[] {
  const listed = list(columns.map((column) => count(column + 1)));
  const counted = claim(
    inversions === 1 ? say`The permutation has ${1} inversion` : say`The permutation has ${inversions} inversions`,
    equal(measure('inversions', listed), count(inversions)),
  );
  const signed = claim(say`its sign is ${sign}`, equal(DETERMINANT, count(sign)));
  return alsoInShort(
    paragraph(sign === 1 ? say`${counted}, so it is even: ${signed}.` : say`${counted}, so it is odd: ${signed}.`),
  );
}

function heldWords(names: readonly PropertyName[], verdicts: Verdicts): Prose {
  const facts = names.flatMap((name) => FACTS[name](verdicts));
  return say`${claim(say`${A} is ${joined(names.map((name) => [WORDS[name]]))}`, ...facts)}.`;
}

const WORDS: { readonly [P in PropertyName]: string } = {
  diagonal: 'diagonal',
  'upper-triangular': 'upper triangular',
  'lower-triangular': 'lower triangular',
  symmetric: 'symmetric',
  'skew-symmetric': 'skew-symmetric',
  idempotent: 'idempotent',
  involutory: 'involutory',
  nilpotent: 'nilpotent',
  orthogonal: 'orthogonal',
  normal: 'normal',
  'row-stochastic': 'row-stochastic',
  'column-stochastic': 'column-stochastic',
  'doubly-stochastic': 'doubly stochastic',
  permutation: 'a permutation matrix',
};

const notNegative = relation(measure('least', A), 'at-least', count(0));
const rowsOne = relation(measure('sumOf', measure('rowAt', A, 1)), 'equal', count(1));
const columnsOne = relation(measure('sumOf', measure('columnAt', A, 1)), 'equal', count(1));

/** What makes each of them true. */
const FACTS: { readonly [P in PropertyName]: (verdicts: Verdicts) => readonly Expression[] } = {
  diagonal: () => [holds('diagonal', A)],
  'upper-triangular': () => [holds('upperTriangular', A)],
  'lower-triangular': () => [holds('lowerTriangular', A)],
  symmetric: () => [holds('symmetric', A)],
  'skew-symmetric': () => [equal(TRANSPOSE, negative(A))],
  idempotent: () => [equal(SQUARE, A)],
  involutory: () => [holds('identity', SQUARE)],
  nilpotent: ({ nilpotencyIndex }) => [holds('zero', nthPower(nilpotencyIndex ?? 1))],
  orthogonal: () => [holds('identity', INNER)],
  normal: () => [equal(INNER, OUTER)],
  'row-stochastic': () => [notNegative, rowsOne],
  'column-stochastic': () => [notNegative, columnsOne],
  'doubly-stochastic': () => [notNegative, rowsOne, columnsOne],
  permutation: ({ permutation }) => (permutation === null ? [] : [becomesIdentity(permutation.columns)]),
};

/** The rows of a permutation matrix can be brought into an order in which they are the identity matrix. */
function becomesIdentity(columns: readonly number[]): Expression {
  const order = columns.map((_, place) => count(columns.indexOf(place) + 1));
  return holds('identity', measure('rowsAt', A, list(order)));
}
