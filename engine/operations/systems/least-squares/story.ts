// The words of least squares.

import { folding } from '../../../algorithms/moves.ts';
import {
  columnExpression,
  directionName,
  dotFormula,
  stepBlocks,
  vectorNames,
} from '../../../algorithms/orthogonalization/tell.ts';
import { columnsOf, isZeroVector, type Vector } from '../../../algorithms/orthogonalization/vectors.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { multipleOfRow } from '../../../algorithms/row-combination.ts';
import { joined, linesProse } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
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
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { divide, isZero, ZERO } from '../../../exact/rational.ts';
import { fitFigure } from './figure.ts';
import type { Fit } from './fit.ts';
import {
  isShown,
  type LeastSquaresInput,
  type LeastSquaresMove,
  type LeastSquaresMoves,
  type Method,
  type Solution,
} from './solve.ts';

export const theory: readonly Prose[] = [
  say`A system with more equations than unknowns mostly has no solution. Least squares asks for the x that comes closest: the one for which the sum of the squares of the residual is as small as it can be.`,
  say`The residual is shortest where it is perpendicular to all columns of the matrix, as the shortest way from a point to a plane is.`,
];

const [A, B, D, M, N, P, R, S, X, T] = ['A', 'b', 'd', 'M', 'N', 'p', 'r', 's', 'x', 't'].map(symbol);
const TRANSPOSE = word('T');
const AT = power(A, TRANSPOSE);
const NT = power(N, TRANSPOSE);

export function task({ a, b }: LeastSquaresInput): Prose {
  return say`Find the ${X} for which ${product('adjacent', A, X)} comes closest to ${B}, where ${equal(A, matrixExpression(a))} and ${equal(B, matrixExpression(b))}.`;
}

const foldMove = folding<LeastSquaresMoves>();

export function tell(input: LeastSquaresInput, moves: readonly LeastSquaresMove[]): readonly Block[] {
  const { a, b, method } = input;
  const shown = isShown(input);
  const columns = columnsOf(a);
  const names = vectorNames(a.rows === 1 ? 'c' : 'a', columns.length);
  const directions = moves.flatMap((move) =>
    move.move === 'orthogonalize' && move.facts.direction !== null ? [move.facts.direction] : [],
  );
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
        paragraph(
          say`${claim(say`${A} is a zero matrix`, holds('zero', A))}, so ${product('adjacent', A, X)} is the zero vector for every ${X}. The shortest ${X} is the zero vector.`,
        ),
        formula(equal(X, columnExpression(columns.map(() => ZERO)))),
      ],
      system: ({ left, right }) =>
        method === 'qr'
          ? systemBlocks(
              perpendicular(
                directions.map(({ vector }) => vector),
                directions.map((direction) => directionName(names, direction)),
              ),
              left,
              right,
              method,
            )
          : systemBlocks({ name: A, blocks: [] }, left, right, method),
      unique: ({ x }) => [formula(equal(X, columnExpression(x)), ONE_EACH)],
      family: familyBlocks,
      multiples: ({ left, right }) => multiplesBlocks(left, right),
      shortest: ({ factors, x }) => shortestBlocks(factors, x),
      solution: (solution) => solutionBlocks(solution),
      computed: () => [],
    }),
  );
  if (shown) {
    const listed = columns.map((vector, index) => formula(equal(names.given(index), columnExpression(vector))));
    return withColumns ? [...opening, heading(say`Take the columns of A`), ...listed, ...told] : [...opening, ...told];
  }
  return [...opening, ...moves.flatMap((move) => (move.move === 'computed' ? computedBlocks(move.facts) : []))];
}

const ONE_EACH = say`Left of the bar each row has a single one, so the numbers on the right are the unknowns.`;

function powerOfPlace(degree: number): Expression | null {
  if (degree === 0) return null;
  return degree === 1 ? T : power(T, count(2));
}

/** The polynomial whose coefficients are the unknowns, or these numbers; lowest power first. */
function polynomial({ columns }: Fit, coefficients: readonly Expression[]): Expression {
  return added(
    columns.map((column, degree) => {
      const t = powerOfPlace(degree);
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
  const given = say`the points with these places and the heights in ${B}`;
  const first = claim(say`Column ${ones + 1} of ${A} holds only ones`, ...facts);
  const second = claim(
    say`column ${places + 1} holds different places ${T}`,
    relation(measure('greatest', place), 'greater', measure('least', place)),
  );
  return squares === undefined
    ? say`${first}, and ${second}: we fit a line ${wanted} to ${given}.`
    : say`${first}, ${second}, and ${claim(
        say`column ${squares + 1} holds their squares`,
        equal(measure('columnAt', A, squares + 1), product('hadamard', place, place)),
      )}: we fit a parabola ${wanted} to ${given}.`;
}

interface Perpendicular {
  readonly name: Expression;
  readonly blocks: readonly Block[];
}

/** The matrix of the perpendicular vectors. */
function perpendicular(vectors: readonly Vector[], names: readonly Expression[]): Perpendicular {
  const rows = vectors[0].map((_, row) => vectors.map((vector) => vector[row]));
  const single = names.length === 1 ? names : [grid([names])];
  return { name: M, blocks: [formula(equal(M, ...single, matrixExpression(matrixOf(rows))))] };
}

function systemBlocks({ name, blocks }: Perpendicular, left: Rows, right: Rows, method: Method): readonly Block[] {
  const transposed = name === A ? AT : power(name, TRANSPOSE);
  const [products, sides] = [product('adjacent', transposed, A), product('adjacent', transposed, B)];
  const equations = equal(product('adjacent', transposed, A, X), product('adjacent', transposed, B));
  return [
    heading(method === 'qr' ? say`Form the triangular system` : say`Form the normal equations`),
    ...blocks,
    paragraph(
      method === 'qr'
        ? say`The residual ${sum(B, negative(product('adjacent', A, X)))} has to be perpendicular to the columns of ${M}, because they span the column space of ${A}: ${equations}.`
        : say`The residual ${sum(B, negative(product('adjacent', A, X)))} has to be perpendicular to every column of ${A}. These are the normal equations: ${equations}.`,
      method === 'qr'
        ? say`Divided by the lengths of these vectors, the equations are those of the QR factorization: the same root stands on both sides of each of them and drops out.`
        : null,
    ),
    formula(equal(products, matrixExpression(matrixOf(left)))),
    formula(equal(sides, matrixExpression(matrixOf(right)))),
    heading(say`Solve for x`),
    formula(equal(grid([[products, sides]], 1), beside(left, right))),
  ];
}

function beside(left: Rows, right: Rows): Expression {
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
    say`${A} takes ${joined(names.map((name) => say`${name}`))} to the zero vector`,
    ...names.map((name) => equal(product('adjacent', A, name), product('adjacent', count(0), B))),
  );
  return [
    heading(say`Read off all solutions`),
    paragraph(
      say`${claim(
        total === 1
          ? say`No pivot is in ${linesProse('column', free)}`
          : say`No pivots are in ${linesProse('column', free)}`,
        ...free.map((place) => equal(measure('occurrences', measure('pivotColumns', A), place + 1), count(0))),
      )}, so there are many solutions. ${solves}, with zero for each unknown without a pivot. ${vanish}, so ${total === 1 ? say`multiples of it` : say`combinations of these`} can be added.`,
    ),
    formula(equal(S, columnExpression(particular))),
    ...nullSpace.map((vector, place) => formula(equal(names[place], columnExpression(vector)))),
  ];
}

function multiplesBlocks(left: Rows, right: Rows): readonly Block[] {
  const total = left.length;
  if (total === 1) {
    const v = nullName(0, 1);
    return [
      heading(say`Find the shortest solution`),
      paragraph(say`Every solution is ${S} plus a multiple of ${v}. The shortest one is perpendicular to ${v}.`),
      formula(
        equal(
          D,
          negative(quotient(product('dot', v, S), product('dot', v, v))),
          number(divide(right[0][0], left[0][0])),
        ),
      ),
    ];
  }
  const names = left.map((_, place) => nullName(place, total));
  const [products, sides] = [product('adjacent', NT, N), negative(product('adjacent', NT, S))];
  return [
    heading(say`Find the shortest solution`),
    paragraph(
      say`Every solution is ${S} plus a combination of these vectors. With them as the columns of ${N} the shortest one is perpendicular to all of them: ${equal(product('adjacent', NT, N, D), sides)}.`,
    ),
    formula(equal(N, grid([names]))),
    formula(equal(grid([[products, sides]], 1), beside(left, right))),
  ];
}

function shortestBlocks(factors: Vector, x: Vector): readonly Block[] {
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

function residualBlocks({ fitted, residual, square, length }: Solution): readonly Block[] {
  return [
    heading(say`Find the residual`),
    formula(equal(P, product('adjacent', A, X), columnExpression(fitted))),
    formula(equal(R, sum(B, negative(P)), columnExpression(residual))),
    formula(dotFormula(R, R, residual, residual, square)),
    formula(equal(root(product('dot', R, R)), number(length)), LENGTH),
  ];
}

const LENGTH = say`This is the length of the residual: no vector in the column space is closer to ${B} than ${P}.`;

function solutionBlocks(solution: Solution): readonly Block[] {
  const { fit, residual, x } = solution;
  return [
    ...residualBlocks(solution),
    ...(isZeroVector(residual)
      ? [
          paragraph(
            say`${claim(say`The residual is the zero vector`, holds('zero', R))}: this ${X} solves the system itself.`,
          ),
        ]
      : notInShort(
          formula(
            equal(product('adjacent', AT, R), columnExpression(x.map(() => ZERO))),
            say`The residual is perpendicular to every column of ${A}.`,
          ),
        )),
    ...fitFigure(solution),
    ...stateBlocks(solution),
    ...(fit === null ? [] : fitBlocks(fit, x)),
  ];
}

function stateBlocks({ x, nullSpace, rank }: Solution): readonly Block[] {
  const total = nullSpace.length;
  const names = nullSpace.map((_, place) => nullName(place, total));
  return [
    heading(say`State the solution`),
    formula(equal(X, columnExpression(x))),
    ...alsoInShort(
      paragraph(
        total === 0
          ? say`It is the only one: ${claim(say`the columns of ${A} are independent, with rank ${rank}`, equal(measure('rank', A), count(rank)), equal(measure('columnCount', A), count(rank)))}.`
          : say`It is the shortest one: ${claim(say`the rank of ${A} is ${rank}`, equal(measure('rank', A), count(rank)))}, which is less than the number of columns. ${claim(
              total === 1
                ? say`${A} takes the following vector to the zero vector`
                : say`${A} takes the following vectors to the zero vector`,
              ...names.map((name) => equal(product('adjacent', A, name), product('adjacent', count(0), B))),
            )}, so ${total === 1 ? 'multiples of it' : 'combinations of them'} can be added to any solution.`,
      ),
    ),
    ...names.map((name, place) => formula(equal(name, columnExpression(nullSpace[place])))),
  ];
}

/** The curve, and that it has the heights of the fitted vector. */
function fitBlocks(fit: Fit, x: Vector): readonly Block[] {
  const curve = polynomial(
    fit,
    x.map((value) => number(value)),
  );
  const heights = grid(fit.points.map(([t]) => [apply('f', number(t))]));
  return [
    formula(equal(apply('f', T), curve)),
    paragraph(
      say`This is the ${fit.degree === 1 ? 'line' : 'parabola'} that fits best: ${claim(say`at the places of the points its heights are the entries of ${P}`, equal(heights, P))}.`,
    ),
  ];
}

function computedBlocks(solution: Solution): readonly Block[] {
  return [
    heading(say`Compute the solution`),
    paragraph(say`The working is not shown: it would be too long to read.`),
    formula(equal(X, columnExpression(solution.x))),
    ...residualBlocks(solution),
    ...stateBlocks(solution),
  ];
}
