// The words of least squares.

import { folding } from '../../../algorithms/moves.ts';
import {
  columnExpression,
  directionName,
  dotFormula,
  stepBlocks,
  unitBlocks,
  unitProductMembers,
  type VectorNames,
  vectorNames,
} from '../../../algorithms/orthogonalization/tell.ts';
import { leftSide, NUMBERED, together } from '../../../algorithms/linear-systems/lines.ts';
import { solvedBlocks } from '../../../algorithms/linear-systems/solved-tell.ts';
import { type Direction, unitOf } from '../../../algorithms/orthogonalization/solve.ts';
import {
  columnsOf,
  dotProduct,
  isZeroVector,
  matrixOfReals,
  overRoot,
  type Vector,
} from '../../../algorithms/orthogonalization/vectors.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { multipleOfRow } from '../../../algorithms/row-combination.ts';
import { joined, linesProse } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  approximation,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { approximately, wantsDecimals, withDecimals } from '../../../algorithms/long-fractions.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { type ExactMatrix, matrixOf } from '../../../exact/matrix.ts';
import {
  absolute,
  divide,
  type Entry,
  equals,
  isRational,
  isZero,
  multiply,
  negate,
  signOf,
} from '../../../exact/entry.ts';
import { ONE, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { decimalOf } from '../../../exact/rounding.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { fitFigure } from './figure.ts';
import type { Fit } from './fit.ts';
import {
  isShown,
  type LeastSquaresInput,
  type LeastSquaresMove,
  type LeastSquaresMoves,
  type Solution,
} from './solve.ts';

const LEAST = say`A least-squares solution makes the sum of the squares of the entries of the residual as small as possible.`;
const SHORTEST = say`The residual is shortest when it is perpendicular to every column of the matrix.`;

export const theory: readonly Prose[] = [];

export function theoryFor({ a }: LeastSquaresInput): readonly Prose[] {
  return a.rows > a.columns
    ? [say`A system with more equations than unknowns usually has no solution. ${LEAST}`, SHORTEST]
    : [LEAST, SHORTEST];
}

const [A, B, D, M, N, P, Q, R, S, X, T] = ['A', 'b', 'd', 'M', 'N', 'p', 'Q', 'r', 's', 'x', 't'].map(symbol);
const CAPITAL_R = symbol('R');
const TRANSPOSE = word('T');
const AT = power(A, TRANSPOSE);
const QT = power(Q, TRANSPOSE);
const MT = power(M, TRANSPOSE);
const NT = power(N, TRANSPOSE);

export function task({ a, b }: LeastSquaresInput): Prose {
  return say`Find the ${X} for which ${product('adjacent', A, X)} is closest to ${B}, where ${equal(A, matrixExpression(a))} and ${equal(B, matrixExpression(b))}.`;
}

const foldMove = folding<LeastSquaresMoves>();

export function tell(
  input: LeastSquaresInput,
  moves: readonly LeastSquaresMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  const { a, b, method } = input;
  const shown = isShown(input);
  const columns = columnsOf(a);
  const directions = moves.flatMap((move) =>
    move.move === 'orthogonalize' && move.facts.direction !== null ? [move.facts.direction] : [],
  );
  const vectors = vectorNames(a.rows === 1 ? 'c' : 'a', columns.length);
  const names = directions.length === 1 ? { ...vectors, unit: () => symbol('q') } : vectors;
  const opening = [
    heading(say`Write down the system`),
    formula(equal(A, matrixExpression(a))),
    formula(equal(B, matrixExpression(b))),
  ];
  const withColumns = shown && method === 'qr' && directions.length > 0;
  const told = moves.flatMap((move) =>
    foldMove<keyof LeastSquaresMoves, readonly Block[]>(move, {
      ...rowMoveHandlers,
      orthogonalize: (step) => stepBlocks(step, names),
      fit: (facts) => [paragraph(fitWords(facts))],
      zero: () => [
        heading(say`Look at A`),
        ...alsoInShort(
          paragraph(
            say`${claim(say`${A} is a zero matrix`, holds('zero', A))}, so ${product('adjacent', A, X)} is the zero vector for every ${X}. The shortest ${X} is the zero vector.`,
          ),
        ),
        formula(equal(X, columnExpression(columns.map(() => ZERO)))),
      ],
      system: ({ left, right, hasRoots }) =>
        method === 'qr'
          ? triangularBlocks({
              left,
              right,
              given: { columns, right: columnsOf(b)[0] },
              hasRoots,
              directions,
              names,
              isUnique: directions.length === columns.length,
            })
          : normalBlocks(left, right, columns, columnsOf(b)[0]),
      direct: ({ left, right }) => [
        heading(say`Solve the system itself`),
        paragraph(
          say`${claim(say`${A} is square`, holds('square', A))}. If every column has a pivot, ${equal(product('adjacent', A, X), B)} has a solution, and the residual is the zero vector: then the normal equations are not needed.`,
        ),
        ...(left.length === 1 ? [] : [formula(equal(grid([[A, B]], 1), beside(left, right)))]),
      ],
      substitution: ({ rows, hasRoots, system: { solution }, system }) =>
        solution.kind === 'none'
          ? []
          : [
              ...(rows.length === 1
                ? []
                : [
                    ...(hasRoots
                      ? [formula(equationsOf(rows), areFractions(rows) ? ROOTS_CANCEL : LENGTHS_CANCEL)]
                      : []),
                    paragraph(say`We solve from the last row upwards:`),
                  ]),
              ...solvedBlocks(system, false),
              ...notInShort(formula(equal(X, columnExpression(solution.values.map(({ constant }) => constant))))),
            ],
      family: familyBlocks,
      multiples: multiplesBlocks,
      shortest: ({ factors, x }) => shortestBlocks(factors, x),
      solution: (solution) => solutionBlocks(a, solution, inDecimals),
      computed: () => [],
    }),
  );
  if (shown) {
    const listed = columns.map((vector, index) => formula(equal(names.given(index), columnExpression(vector))));
    return withColumns ? [...opening, heading(say`Take the columns of A`), ...listed, ...told] : [...opening, ...told];
  }
  return [
    ...opening,
    ...moves.flatMap((move) => (move.move === 'computed' ? computedBlocks(a, move.facts, inDecimals) : [])),
  ];
}

const ONE_EACH = say`The left side is the identity matrix, so the right side is the solution.`;

function powerOfPlace(degree: number): Expression | null {
  if (degree === 0) return null;
  return degree === 1 ? T : power(T, count(2));
}

/** The polynomial whose coefficients are the unknowns, or these numbers; lowest power first. */
function polynomial({ columns }: Fit, coefficients: readonly Expression[]): Expression {
  return added(
    columns.flatMap((column, degree) => {
      const t = powerOfPlace(degree);
      const coefficient = coefficients[column];
      if (coefficient.kind === 'number' && coefficient.value.kind === 'rational' && isZero(coefficient.value))
        return [];
      return t === null ? coefficients[column] : product('adjacent', coefficients[column], t);
    }),
  );
}

function fitWords(fit: Fit): Prose {
  const [ones, places, squares] = fit.columns;
  const place = measure('columnAt', A, places + 1);
  const facts = [
    holds('constant', measure('columnAt', A, ones + 1)),
    equal(measure('entryAt', A, 1, ones + 1), count(1)),
  ];
  const unknowns = fit.columns.map((_, column) => indexed('x', column + 1));
  const wanted = polynomial(fit, unknowns);
  const given = say`the points with these values of ${T} and the heights in ${B}`;
  const first = claim(say`Column ${ones + 1} of ${A} contains only ones`, ...facts);
  const second = claim(
    say`column ${places + 1} contains different values of ${T}`,
    relation(measure('greatest', place), 'greater', measure('least', place)),
  );
  return squares === undefined
    ? say`${first}, and ${second}: we fit a line ${wanted} to ${given}.`
    : say`${first}, ${second}, and ${claim(
        say`column ${squares + 1} contains their squares`,
        equal(measure('columnAt', A, squares + 1), product('hadamard', place, place)),
      )}: we fit a parabola ${wanted} to ${given}.`;
}

/** Two vectors at a time: the entry in the first row of AᵀA that takes the most work. */
function normalBlocks(
  left: Rows<Entry>,
  right: Rows<Entry>,
  columns: readonly Vector<Entry>[],
  sidesOf: Vector<Entry>,
): readonly Block[] {
  const [products, sides] = [product('adjacent', AT, A), product('adjacent', AT, B)];
  const place = Math.min(1, columns.length - 1);
  const value = left[0][place];
  const terms = columns[0].map((x, row) => product('dot', number(x), number(columns[place][row])));
  const line = equal(added(terms), number(value));
  const entry = claim(
    say`for example, the entry in row ${1}, column ${place + 1} is ${line}`,
    line,
    equal(measure('entryAt', products, 1, place + 1), number(value)),
  );
  return [
    heading(say`Form the normal equations`),
    ...alsoInShort(
      paragraph(
        say`The residual ${RESIDUAL} must be perpendicular to every column of ${A}. This gives the normal equations ${equal(product('adjacent', AT, A, X), product('adjacent', AT, B))}.`,
      ),
    ),
    formula(
      equal(products, ...writtenOut(columns, columns), matrixExpression(matrixOf(left))),
      columns[0].length > MOST_TERMS ? null : say`The entries are dot products of columns of ${A}; ${entry}.`,
    ),
    formula(equal(sides, ...writtenOut(columns, [sidesOf]), matrixExpression(matrixOf(right)))),
    heading(say`Solve the normal equations`),
    formula(equal(grid([[products, sides]], 1), beside(left, right))),
  ];
}

/** Longer sums are not written out. */
const MOST_TERMS = 6;

/** The columns as rows, times columns: both matrices with their numbers, where these are few. */
function writtenOut(columns: readonly Vector<Entry>[], others: readonly Vector<Entry>[]): readonly Expression[] {
  if (columns[0].length > MOST_TERMS || columns.length > MOST_WRITTEN) return [];
  const factor = matrixOf(columns[0].map((_, row) => others.map((vector) => vector[row])));
  return [product('adjacent', matrixExpression(matrixOf(columns)), matrixExpression(factor))];
}

/** Products of wider matrices are not written out. */
const MOST_WRITTEN = 4;

const RESIDUAL = sum(B, negative(product('adjacent', A, X)));

interface Triangular {
  readonly left: Rows<Entry>;
  readonly right: Rows<Entry>;
  readonly given: { readonly columns: readonly Vector<Entry>[]; readonly right: Vector<Entry> };
  readonly hasRoots: boolean;
  readonly directions: readonly Direction<Entry>[];
  readonly names: VectorNames;
  /** Whether back substitution gives the only solution. */
  readonly isUnique: boolean;
}

/** Q, R and the system that they lead to, without the roots of the lengths. */
function triangularBlocks({ left, right, given, hasRoots, directions, names, isUnique }: Triangular): readonly Block[] {
  const units = directions.map(({ index }) => names.unit(index));
  const columns = directions.map(unitOf);
  const overLengths = (rows: Rows<Entry>): Expression =>
    matrixExpression(
      hasRoots
        ? matrixOfReals(rows.map((row, place) => row.map((value) => overRoot(value, directions[place].square))))
        : matrixOf(rows),
    );
  return [
    heading(say`Form Q and R`),
    ...unitBlocks(directions, names),
    formula(
      equal(
        Q,
        ...(units.length > 1 ? [grid([units])] : units),
        matrixExpression(matrixOfReals(columns[0].map((_, row) => columns.map((column) => column[row])))),
      ),
    ),
    ...notInShort(...entriesOfR(directions, given.columns, names)),
    formula(equal(CAPITAL_R, product('adjacent', QT, A), overLengths(left))),
    heading(say`Solve the triangular system`),
    ...alsoInShort(
      paragraph(
        say`The residual ${RESIDUAL} must be perpendicular to every column of ${Q}. This gives ${equal(product('adjacent', CAPITAL_R, X), product('adjacent', QT, B))}.`,
      ),
    ),
    ...entriesBesideR(directions, given.right, names),
    formula(equal(product('adjacent', QT, B), overLengths(right))),
    ...(isUnique
      ? [
          formula(
            rootedEquations(left, right, hasRoots, directions),
            left.length === 1 ? null : say`These are its equations.`,
          ),
        ]
      : rowsToReduce({ left, right, hasRoots, directions, names })),
  ];
}

/** More entries are not worked out one by one. */
const MOST_ENTRIES = 10;

/** The entries of R on and above its staircase; nothing where there are many. */
function entriesOfR(
  directions: readonly Direction<Entry>[],
  columns: readonly Vector<Entry>[],
  names: VectorNames,
): readonly Block[] {
  const places = directions.flatMap((direction, row) =>
    columns.flatMap((_, column) => (column < direction.index ? [] : [{ direction, row, column }])),
  );
  if (places.length > MOST_ENTRIES) return [];
  return places.map(({ direction, row, column }) =>
    formula(
      equal(
        indexed('r', row + 1, column + 1),
        ...unitProductMembers(direction, names, names.given(column), dotProduct(direction.vector, columns[column])),
      ),
    ),
  );
}

/** The entries of Qᵀb: the dot products of the right side with the directions, over their lengths. */
function entriesBesideR(
  directions: readonly Direction<Entry>[],
  right: Vector<Entry>,
  names: VectorNames,
): readonly Block[] {
  if (directions.length > MOST_ENTRIES || right.length > MOST_TERMS) return [];
  return directions.flatMap((direction) => {
    const value = dotProduct(direction.vector, right);
    const [unit, ...members] = unitProductMembers(direction, names, B, value);
    return [
      formula(dotFormula(directionName(names, direction), B, direction.vector, right, value)),
      formula(equal(unit, ...members)),
    ];
  });
}

const ROOTS_CANCEL = say`Each equation is multiplied by a number that takes its roots away and leaves the smallest whole numbers.`;

const LENGTHS_CANCEL = say`Each equation is multiplied by the length that its row was divided by.`;

function areFractions(rows: Rows<Entry>): boolean {
  return rows.every((row) => row.every(isRational));
}

/** The equations of Rx = Qᵀb. */
function rootedEquations(
  left: Rows<Entry>,
  right: Rows<Entry>,
  hasRoots: boolean,
  directions: readonly Direction<Entry>[],
): Expression {
  if (!hasRoots) return equationsOf(left.map((row, place) => [...row, ...right[place]]));
  return together(
    left.map((row, place) => {
      const { square } = directions[place];
      const terms = row.flatMap((value, column) => {
        if (isZero(value)) return [];
        const size = overRoot(absolute<Entry>(value), square);
        const name = indexed('x', column + 1);
        const isOne = size.kind === 'rational' && equals(size, ONE);
        const term = isOne ? name : product('adjacent', number(size), name);
        return [signOf(value) < 0 ? negative(term) : term];
      });
      return equal(added(terms), number(overRoot(right[place][0], square)));
    }),
  );
}

/** The equations of rows with their right sides at the end. */
function equationsOf(rows: Rows<Entry>): Expression {
  return together(rows.map((row) => equal(leftSide(row.slice(0, -1), NUMBERED), number(row[row.length - 1]))));
}

/** The augmented matrix of a triangular system with free variables. */
function rowsToReduce({
  left,
  right,
  hasRoots,
  directions,
  names,
}: Omit<Triangular, 'given' | 'isUnique'>): readonly Block[] {
  const rows = beside(left, right);
  if (!hasRoots) return [formula(equal(grid([[CAPITAL_R, product('adjacent', QT, B)]], 1), rows))];
  const vectors = directions.map((direction) => directionName(names, direction));
  const columns = directions[0].vector.map((_, row) => directions.map(({ vector }) => vector[row]));
  return [
    ...alsoInShort(
      paragraph(
        areFractions([...left, ...right])
          ? say`With the columns of ${M} in place of those of ${Q}, without dividing by lengths, the same system has no roots.`
          : say`With the columns of ${M} in place of those of ${Q}, nothing is divided by lengths.`,
      ),
    ),
    formula(equal(M, ...(vectors.length > 1 ? [grid([vectors])] : vectors), matrixExpression(matrixOf(columns)))),
    formula(equal(grid([[product('adjacent', MT, A), product('adjacent', MT, B)]], 1), rows)),
  ];
}

function beside(left: Rows<Entry>, right: Rows<Entry>): Expression {
  return rowsExpression(
    left.map((row, index) => [...row, ...right[index]]),
    left[0].length,
  );
}

/** v, or v₁, v₂ ... */
function nullName(place: number, total: number): Expression {
  return total === 1 ? symbol('v') : indexed('v', place + 1);
}

function familyBlocks({ particular, nullSpace, pivots }: LeastSquaresMoves['family']): readonly Block[] {
  const total = nullSpace.length;
  const free = [...particular.keys()].filter((place) => !pivots.includes(place));
  const names = nullSpace.map((_, place) => nullName(place, total));
  const solves = claim(say`One of them is ${S}`, equal(product('adjacent', AT, A, S), product('adjacent', AT, B)));
  const vanish = claim(
    say`${A} times ${joined(names.map((name) => say`${name}`))} is the zero vector`,
    ...names.map((name) => equal(product('adjacent', A, name), product('adjacent', count(0), B))),
  );
  return [
    heading(say`Read off all solutions`),
    ...alsoInShort(
      paragraph(
        say`${claim(
          total === 1
            ? say`${linesProse('column', free, 'capital')} has no pivot`
            : say`${linesProse('column', free, 'capital')} have no pivots`,
          ...free.map((place) => equal(measure('occurrences', measure('pivotColumns', A), place + 1), count(0))),
        )}, so there are infinitely many solutions. ${solves}, with every free variable zero. ${vanish}, so ${total === 1 ? say`adding a multiple of it gives` : say`adding a linear combination of them gives`} another solution.`,
      ),
    ),
    formula(equal(S, columnExpression(particular))),
    ...nullSpace.map((vector, place) => formula(equal(names[place], columnExpression(vector)))),
  ];
}

function multiplesBlocks({ left, right, particular, nullSpace }: LeastSquaresMoves['multiples']): readonly Block[] {
  const total = left.length;
  if (total === 1) {
    const v = nullName(0, 1);
    return [
      heading(say`Find the shortest solution`),
      ...alsoInShort(
        paragraph(
          say`Every solution is ${sum(S, product('adjacent', D, v))} with a number ${D}. The shortest one is perpendicular to ${v}.`,
        ),
      ),
      formula(dotFormula(v, S, nullSpace[0], particular, negate<Entry>(right[0][0]))),
      formula(dotFormula(v, v, nullSpace[0], nullSpace[0], left[0][0])),
      formula(
        equal(
          D,
          negative(quotient(product('dot', v, S), product('dot', v, v))),
          number(divide<Entry>(right[0][0], left[0][0])),
        ),
      ),
    ];
  }
  const names = left.map((_, place) => nullName(place, total));
  const [products, sides] = [product('adjacent', NT, N), negative(product('adjacent', NT, S))];
  return [
    heading(say`Find the shortest solution`),
    ...alsoInShort(
      paragraph(
        say`Every solution is ${sum(S, product('adjacent', N, D))}, where the columns of ${N} are these vectors. The shortest one is perpendicular to all of them: ${equal(product('adjacent', NT, N, D), sides)}.`,
      ),
    ),
    formula(equal(N, grid([names]))),
    formula(equal(grid([[products, sides]], 1), beside(left, right))),
  ];
}

function shortestBlocks(factors: Vector<Entry>, x: Vector<Entry>): readonly Block[] {
  const total = factors.length;
  return [
    ...(total === 1 ? [] : [formula(equal(D, columnExpression(factors)), ONE_EACH)]),
    formula(
      total === 1
        ? equal(
            X,
            sum(S, product('adjacent', D, nullName(0, 1))),
            ...(isZero(factors[0]) ? [] : [sum(S, multipleOfRow(factors[0], nullName(0, 1)))]),
            columnExpression(x),
          )
        : equal(X, sum(S, product('adjacent', N, D)), columnExpression(x)),
    ),
  ];
}

/** The length of the residual; its nearest double behind ≈ where no exact scalar holds it. */
function lengthLine(square: Entry, length: Scalar, inDecimals: boolean): Expression {
  const name = root(product('dot', R, R));
  if (length.kind !== 'float') {
    const line = equal(name, number(length));
    return length.kind === 'rational' && !wantsDecimals([length], inDecimals)
      ? line
      : approximately(line, approximation(length));
  }
  return {
    kind: 'relation',
    first: name,
    links: [
      { comparison: 'equal', right: root(number(square)) },
      { comparison: 'approximately', right: approximation(decimalOf(length.value)) },
    ],
  };
}

function residualBlocks(
  a: ExactMatrix,
  { x, fitted, residual, square, length }: Solution,
  inDecimals: boolean,
): readonly Block[] {
  const worked = isSmall(a) ? [product('adjacent', matrixExpression(a), columnExpression(x))] : [];
  return [
    heading(say`Find the residual`),
    formula(
      columnWithDecimals(equal(P, product('adjacent', A, X), ...worked, columnExpression(fitted)), fitted, inDecimals),
    ),
    formula(columnWithDecimals(equal(R, sum(B, negative(P)), columnExpression(residual)), residual, inDecimals)),
    ...(isZeroVector(residual)
      ? alsoInShort(
          paragraph(
            say`${claim(say`The residual is the zero vector, and its length is ${0}`, holds('zero', R), equal(root(product('dot', R, R)), count(0)))}: ${B} is in the column space of ${A}, and ${X} solves the system itself.`,
          ),
        )
      : [formula(squareLine(residual, square, inDecimals)), formula(lengthLine(square, length, inDecimals), LENGTH)]),
  ];
}

/** Whether products with a matrix are written out. */
function isSmall(a: ExactMatrix): boolean {
  return a.rows <= 4 && a.columns > 1 && a.columns <= 4;
}

function columnWithDecimals(line: Expression, values: Vector<Entry>, inDecimals: boolean): Expression {
  return withDecimals(
    line,
    values.map((value) => [value]),
    inDecimals,
  );
}

/** r · r = 1/36 + 1/9 + 1/36 = 1/6; squares of long fractions are added as decimals. */
function squareLine(residual: Vector<Entry>, square: Entry, inDecimals: boolean): Expression {
  const exact = inDecimals ? overOneDenominator(residual, square) : null;
  if (exact !== null) return equal(product('dot', R, R), ...exact, number(square));
  const line = dotFormula(R, R, residual, residual, square);
  if (!wantsDecimals([square], inDecimals)) return line;
  const squares = residual.map((value) => multiply<Entry>(value, value));
  return wantsDecimals(squares, false)
    ? approximately(equal(product('dot', R, R), number(square)), approximation(square))
    : approximately(line, approximation(square));
}

/** Larger denominators are not written out. */
const LARGEST_DENOMINATOR = 1000n;

/**
 * (15² + 5² + 5²)/11², 25/11: the sum of the squares of a residual whose entries are shown rounded, in whole numbers; null where it is long.
 */
function overOneDenominator(residual: Vector<Entry>, square: Entry): readonly Expression[] | null {
  const denominator = sharedDenominator(residual);
  if (!isRational(square) || denominator === null || residual.length > MOST_SQUARES) return null;
  const squares = residual.map((entry) => power(number(multiply<Entry>(entry, denominator)), count(2)));
  return [
    quotient(added(squares), power(number(denominator), count(2))),
    ...(square.denominator === 1n
      ? []
      : [quotient(number(rational(square.numerator)), number(rational(square.denominator)))]),
  ];
}

const MOST_SQUARES = 6;

/** The least common denominator of fractions; null where they are integers, roots, or have a large one. */
function sharedDenominator(values: Vector<Entry>): Rational | null {
  const entries = values.filter(isRational);
  if (entries.length < values.length) return null;
  const denominator = leastCommonDenominator(entries);
  return denominator === 1n || denominator > LARGEST_DENOMINATOR ? null : rational(denominator);
}

const LENGTH = say`This is the length of the residual, the smallest possible distance from ${B} to a vector in the column space.`;

function solutionBlocks(a: ExactMatrix, solution: Solution, inDecimals: boolean): readonly Block[] {
  const { fit, x } = solution;
  const denominator = inDecimals ? sharedDenominator(solution.residual) : null;
  const overDenominator = denominator === null ? [] : [quotient(count(1), number(denominator))];
  const scaled =
    denominator === null ? solution.residual : solution.residual.map((r) => multiply<Entry>(r, denominator));
  return [
    ...residualBlocks(a, solution, inDecimals),
    ...(isZeroVector(solution.residual)
      ? []
      : notInShort(
          formula(
            equal(
              product('adjacent', AT, R),
              ...(isSmall(a)
                ? [product('adjacent', ...overDenominator, matrixExpression(transpose(a)), columnExpression(scaled))]
                : []),
              columnExpression(x.map(() => ZERO)),
            ),
            say`The residual is perpendicular to every column of ${A}.`,
          ),
        )),
    ...fitFigure(solution),
    ...stateBlocks(solution, true, inDecimals),
    ...(fit === null ? [] : fitBlocks(fit, x, inDecimals)),
  ];
}

/** `isTold`: the working was shown, and its pivots seen. */
function stateBlocks({ x, nullSpace, rank }: Solution, isTold: boolean, inDecimals: boolean): readonly Block[] {
  const total = nullSpace.length;
  const names = nullSpace.map((_, place) => nullName(place, total));
  return [
    heading(say`State the solution`),
    // The shortest of several solutions was the end of a computation.
    ...(isTold && total > 0 ? notInShort : alsoInShort)(
      formula(columnWithDecimals(equal(X, columnExpression(x)), x, inDecimals)),
    ),
    ...alsoInShort(
      paragraph(
        total === 0
          ? say`${isTold ? say`Every column has a pivot, so the solution is unique` : say`The solution is unique`}: ${claim(say`the columns of ${A} are linearly independent, and the rank of ${A} is ${rank}`, equal(measure('rank', A), count(rank)), equal(measure('columnCount', A), count(rank)))}.`
          : say`This is the shortest of infinitely many least-squares solutions: ${claim(say`the rank of ${A} is ${rank}`, equal(measure('rank', A), count(rank)))}, which is less than the number of columns. The others are ${X} plus ${claim(
              total === 1
                ? say`a multiple of ${joined(names.map((name) => say`${name}`))}`
                : say`a linear combination of ${joined(names.map((name) => say`${name}`))}`,
              ...names.map((name) => equal(product('adjacent', A, name), product('adjacent', count(0), B))),
            )}.`,
      ),
    ),
    ...names.map((name, place) => formula(equal(name, columnExpression(nullSpace[place])))),
  ];
}

/** The curve, and that it has the heights of the fitted vector. */
function fitBlocks(fit: Fit, x: Vector<Entry>, inDecimals: boolean): readonly Block[] {
  const curveOf = (written: (value: Scalar) => Expression): Expression =>
    polynomial(
      fit,
      x.map((value) => written(value)),
    );
  const line = equal(apply('f', T), curveOf(number));
  const heights = grid(fit.points.map(([t]) => [apply('f', number(t))]));
  return [
    formula(wantsDecimals(x, inDecimals) ? approximately(line, curveOf(approximation)) : line),
    ...alsoInShort(
      paragraph(
        say`This is the ${fit.degree === 1 ? 'line' : 'parabola'} of best fit: ${claim(say`its values at the given ${T} are the entries of ${P}`, equal(heights, P))}.`,
      ),
    ),
  ];
}

function computedBlocks(a: ExactMatrix, solution: Solution, inDecimals: boolean): readonly Block[] {
  return [
    heading(say`Compute the solution`),
    paragraph(say`The working is not shown: it would be too long to read.`),
    formula(equal(X, columnExpression(solution.x))),
    ...residualBlocks(a, solution, inDecimals),
    ...stateBlocks(solution, false, inDecimals),
  ];
}
