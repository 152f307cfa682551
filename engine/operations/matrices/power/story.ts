// The words of powers of a matrix.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { determinantLine, productsLeftOf } from '../../../algorithms/small-determinant.ts';
import { type Block, formula, heading, notInShort, paragraph, withReasonInShort } from '../../../document/block.ts';
import {
  added,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type ExactMatrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import {
  absolute,
  type Entry,
  equals,
  fractionText,
  isZero,
  multiply,
  negate,
  signOf,
  subtract,
} from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import { tellSingular } from '../inverse/failure-story.ts';
import {
  type Known,
  LARGEST_STEP_BY_STEP,
  type PowerInput,
  type PowerMove,
  type PowerMoves,
  type Turn,
} from './solve.ts';

const [A, B] = [symbol('A'), symbol('B')];
const [IDENTITY, N] = [symbol('I'), symbol('N')];
const K = symbol('k');
const INVERSE = power(A, negative(count(1)));

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`For a positive number ${K} the power ${power(A, K)} is the product of ${K} factors ${A}. The power ${power(A, count(0))} is the identity matrix, and ${power(A, negative(K))} is the power with the exponent ${K} of the inverse.`,
];

const PRODUCT_OF_FACTORS = say`The power ${power(A, K)} is the product of ${K} factors ${A}.`;
const OF_INVERSE = say`The power ${power(A, negative(K))} is the power with the exponent ${K} of the inverse.`;

/** Of an exponent above 1 nothing is said of the others. */
export function theoryFor({ k }: PowerInput): readonly Prose[] {
  if (k > 1) return [PRODUCT_OF_FACTORS];
  return k < 0 ? [OF_INVERSE] : theory;
}

export function task({ a, k }: PowerInput): Prose {
  return say`Work out the power ${power(matrixExpression(a), exponentOf(k))}.`;
}

function exponentOf(k: number): Expression {
  return k < 0 ? negative(count(-k)) : count(k);
}

const foldMove = folding<PowerMoves>();

/** The working of an inverse up to where one sees that there is none. */
export function tellFailure({ a }: PowerInput, _: readonly PowerMove[], problem: Problem): FailureStory | null {
  return problem.code === 'singular'
    ? tellSingular(a, problem, say`An exponent below ${0} asks for powers of the inverse.`)
    : null;
}

export function tell({ a, k }: PowerInput, moves: readonly PowerMove[]): readonly Block[] {
  const base = k < 0 ? B : A;
  const wanted = Math.abs(k);
  return [
    ...openingOf(a),
    ...moves.flatMap((move, place) =>
      foldMove<keyof PowerMoves, readonly Block[]>(move, {
        known: ({ why, result }) => [
          heading(say`Write down the power`),
          formula(
            equal(
              power(A, exponentOf(k)),
              ...(why === 'diagonal' && a.rows <= MOST_SHOWN ? [diagonalPowers(a, k)] : []),
              matrixExpression(result),
            ),
            knownWords[why],
          ),
        ],
        invert: ({ inverse }) => [
          heading(say`Find the inverse`),
          ...(a.rows === 2 ? [formula(determinantLine(productsLeftOf(rowsOf(a)), determinantOfTwo(a)))] : []),
          formula(
            wanted === 1
              ? equal(INVERSE, ...inverseMembers(a, inverse))
              : equal(B, INVERSE, ...inverseMembers(a, inverse)),
            say`An exponent below ${0} asks for powers of the inverse. ${claim(say`The product with ${A} is the identity matrix`, holds('identity', product('adjacent', A, INVERSE)))}.`,
          ),
        ],
        shear: (facts) => shearBlocks(k, facts),
        multiply: (facts) => [
          ...(isFirst(moves, place) ? productsHeading(moves, wanted) : []),
          formula(
            equal(
              power(base, count(facts.exponent)),
              product('adjacent', raisedTo(base, facts.left), raisedTo(base, facts.right)),
              ...(isWorkedOut(moves, place) ? workedOut(facts.factors) : []),
              matrixExpression(facts.product),
            ),
            turnWords(base, facts),
          ),
          ...(isWorkedOut(moves, place)
            ? []
            : isFirst(moves, place)
              ? entryWorkedOut(base, facts, ROW_TIMES_COLUMN)
              : notInShort(...entryWorkedOut(base, facts, null))),
        ],
        cycle: ({ exponent, wanted: last, turns, factor, result }) => [
          heading(say`See what the other powers are`),
          formula(
            equal(
              power(base, count(last)),
              ...roundTrips(base, exponent, last, turns, factor),
              matrixExpression(result),
            ),
            cycleWords(base, exponent, last, turns, factor),
          ),
        ],
      }),
    ),
    ...closing(k, base, moves),
  ];
}

function productsHeading(moves: readonly PowerMove[], wanted: number): readonly Block[] {
  const products = moves.filter(({ move }) => move === 'multiply').length;
  if (products === 1) return [heading(say`Square the matrix`)];
  return wanted > LARGEST_STEP_BY_STEP
    ? [heading(say`Square and multiply`), paragraph(SQUARES)]
    : [heading(say`Multiply step by step`)];
}

/** A as a multiple of the identity matrix and a matrix whose square is zero. */
function shearBlocks(k: number, { diagonal, rest, result }: PowerMoves['shear']): readonly Block[] {
  const multiple = multipleOfIdentity(diagonal);
  const taken = sum(A, multipleOfIdentity(negate(diagonal)));
  const square = say`${claim(say`The square of ${N} is the zero matrix`, holds('zero', power(taken, count(2))))}`;
  const first = formula(
    equal(N, taken, matrixExpression(rest)),
    equals(diagonal, ONE)
      ? say`So ${A} is ${sum(IDENTITY, N)}. ${square}.`
      : say`So ${claim(say`${A} is ${sum(multiple, N)}`, equal(A, sum(multiple, N)))}. ${square}.`,
  );
  if (equals(diagonal, ONE)) {
    return [
      heading(say`Take the identity matrix out`),
      ...withReasonInShort(first),
      formula(
        equal(
          power(A, count(2)),
          sum(IDENTITY, product('adjacent', count(2), N), power(N, count(2))),
          sum(IDENTITY, product('adjacent', count(2), N)),
        ),
        say`Each further factor adds ${N} once more, because its other products hold the square of ${N}.`,
      ),
      heading(say`Write down the power`),
      formula(
        equal(power(A, exponentOf(k)), sum(IDENTITY, product('adjacent', count(k), N)), matrixExpression(result)),
      ),
    ];
  }
  const d = number(diagonal);
  return [
    heading(say`Take a multiple of the identity matrix out`),
    ...withReasonInShort(first),
    heading(say`Write down the power`),
    formula(
      equal(
        power(A, exponentOf(k)),
        sum(
          product('adjacent', power(d, count(k)), IDENTITY),
          product('dot', count(k), product('adjacent', power(d, count(k - 1)), N)),
        ),
        matrixExpression(result),
      ),
      say`When the product of the factors is multiplied out, each term with more than one ${N} is zero. What is left takes ${N} from one factor or from none.`,
    ),
  ];
}

/** Of so many products the entries are written as sums; of more, and of longer ones, those of the first. */
const MOST_WORKED_OUT = 4;
const LARGEST_WORKED_OUT = 3;
const LONGEST_ENTRY = 4;

function isWorkedOut(moves: readonly PowerMove[], place: number): boolean {
  const move = moves[place];
  if (move.move !== 'multiply') return false;
  const { factors } = move.facts;
  const isShort = factors.every((factor) =>
    rowsOf(factor).every((row) => row.every((value) => fractionText(value).length <= LONGEST_ENTRY)),
  );
  if (factors[0].rows > LARGEST_WORKED_OUT || !isShort) return false;
  const products = moves.filter((other) => other.move === 'multiply');
  return products.indexOf(move) < (products.length <= MOST_WORKED_OUT ? MOST_WORKED_OUT : 1);
}

/** So long a sum is still written. */
const LONGEST_SUM = 6;

/** Longer numbers, as text, are not multiplied in front of the reader. */
const LONGEST_FACTOR = 16;

const ROW_TIMES_COLUMN = say`Each entry is a row of the first factor times a column of the second`;

/** One entry of a product, the one with most terms that are not zero: row times column. */
function entryWorkedOut(
  base: Expression,
  { exponent, factors, product: result }: PowerMoves['multiply'],
  rule: Prose | null,
): readonly Block[] {
  const [rows, others] = [rowsOf(factors[0]), rowsOf(factors[1])];
  if (rows.length < 2 || rows.length > LONGEST_SUM) return [];
  const isLong = [...rows, ...others].some((row) => row.some((value) => fractionText(value).length > LONGEST_FACTOR));
  if (isLong && rule === null) return [];
  const places = rows.flatMap((row, i) => row.map((_, j) => [i, j] as const));
  const termsAt = ([i, j]: readonly [number, number]): number =>
    rows[i].filter((value, k) => !isZero(value) && !isZero(others[k][j])).length;
  const [i, j] = places.reduce((most, other) => (termsAt(other) > termsAt(most) ? other : most));
  const square = power(base, count(exponent));
  const isEntry = equal(measure('entryAt', square, i + 1, j + 1), number(rowsOf(result)[i][j]));
  return [
    formula(
      equal(
        subscript(square, count(i + 1), count(j + 1)),
        productsLeft(rows[i].map((value, k) => [value, others[k][j]])),
        number(rowsOf(result)[i][j]),
      ),
      rule === null
        ? say`${claim(say`This entry is row ${i + 1} times column ${j + 1}`, isEntry)}.`
        : say`${rule}; ${claim(say`this one is row ${i + 1} times column ${j + 1}`, isEntry)}.`,
    ),
  ];
}

/** Each entry as the sum of products that it is: 1 · 2 + 1 · 0. */
function workedOut([left, right]: readonly [ExactMatrix, ExactMatrix]): readonly Expression[] {
  if (left.rows === 1) return [];
  const [rows, others] = [rowsOf(left), rowsOf(right)];
  const pairs = rows.map((row) => row.map((_, column) => row.map((value, k) => [value, others[k][column]] as const)));
  // Where each product has a factor 0 there is nothing to write.
  if (pairs.every((row) => row.every((terms) => terms.every(([x, y]) => isZero(x) || isZero(y))))) return [];
  return [grid(pairs.map((row) => row.map(productsLeft)))];
}

/** The sum of the products without a factor 0; 0 where none is left. */
function productsLeft(pairs: readonly (readonly [Entry, Entry])[]): Expression {
  const left = pairs.filter(([x, y]) => !isZero(x) && !isZero(y));
  return left.length === 0 ? count(0) : added(left.map(([x, y]) => product('dot', number(x), number(y))));
}

/** What the last power is, where it is special. */
function turnWords(base: Expression, { exponent, turns, isWanted }: PowerMoves['multiply']): Prose | null {
  const reached = power(base, count(exponent));
  return isWanted && turns === 'zero'
    ? say`${claim(say`${reached} is the zero matrix`, holds('zero', reached))}: the matrix is nilpotent.`
    : null;
}

const MOST_SHOWN = 5;

/** The powers of the diagonal entries, not worked out. */
function diagonalPowers(a: ExactMatrix, k: number): Expression {
  return grid(rowsOf(a).map((row, i) => row.map((value, j) => (i === j ? power(number(value), count(k)) : count(0)))));
}

function determinantOfTwo(a: ExactMatrix): Entry {
  const [[p, q], [r, s]] = rowsOf(a);
  return subtract(multiply(p, s), multiply(q, r));
}

/** Of two rows 1/det(A) [d −b; −c a] stands before the inverse. */
function inverseMembers(a: ExactMatrix, inverse: ExactMatrix): readonly Expression[] {
  if (a.rows !== 2) return [matrixExpression(inverse)];
  const [[p, q], [r, s]] = rowsOf(a);
  const adjugate = matrixOf([
    [s, negate(q)],
    [negate(r), p],
  ]);
  return [
    product('adjacent', quotient(count(1), determinantOf(A)), matrixExpression(adjugate)),
    matrixExpression(inverse),
  ];
}

/** A whole number as a multiple of another and a rest: 11 = 2 · 4 + 3. */
function divided(whole: number, divisor: number): Expression {
  const [times, rest] = [Math.floor(whole / divisor), whole % divisor];
  const multiple = product('dot', count(times), count(divisor));
  return rest === 0 ? multiple : sum(multiple, count(rest));
}

function isFirst(moves: readonly PowerMove[], place: number): boolean {
  return moves.findIndex(({ move }) => move === 'multiply') === place;
}

const SQUARES = say`Exponents add when powers are multiplied, so squares lead to a high power with few products.`;

function raisedTo(base: Expression, exponent: number): Expression {
  return exponent === 1 ? base : power(base, count(exponent));
}

const knownWords: { readonly [K in Known]: Prose } = {
  zero: say`${claim(say`${A} is the zero matrix`, holds('zero', A))}, and so is each of its powers.`,
  zeroth: say`The power with the exponent ${0} is the identity matrix, also for a singular matrix.`,
  first: say`The first power is the matrix itself.`,
  diagonal: say`${claim(say`${A} is diagonal`, holds('diagonal', A))}, so each diagonal entry is raised to this power.`,
  identity: say`${claim(say`${A} is the identity matrix`, holds('identity', A))}, and so is each of its powers.`,
};

/** The wanted power by powers of one that is the identity matrix. */
function roundTrips(
  base: Expression,
  exponent: number,
  wanted: number,
  turns: Turn,
  factor: Entry,
): readonly Expression[] {
  if (turns === 'multiple-of-base') {
    return [product('adjacent', wanted === 2 ? number(factor) : power(number(factor), count(wanted - 1)), base)];
  }
  if (turns !== 'identity' && turns !== 'multiple') return [];
  const [times, rest] = [Math.floor(wanted / exponent), wanted % exponent];
  const trips = power(power(base, count(exponent)), count(times));
  const once = times === 1 ? power(base, count(exponent)) : trips;
  const tripped = (known: Expression): Expression =>
    rest === 0 ? known : product('adjacent', known, raisedTo(base, rest));
  if (turns === 'identity' || times === 1) return [tripped(once)];
  return [tripped(once), tripped(power(multipleOfIdentity(factor), count(times)))];
}

function cycleWords(base: Expression, exponent: number, wanted: number, turns: Turn, factor: Entry): Prose {
  const reached = power(base, count(exponent));
  const parts = equal(count(wanted), divided(wanted, exponent));
  switch (turns) {
    case 'zero':
      return say`${claim(say`${reached} is the zero matrix`, holds('zero', reached))}, and so is every higher power: the matrix is nilpotent.`;
    case 'identity':
      return say`${claim(say`${reached} is the identity matrix`, holds('identity', reached))}, and ${claim(say`${parts}`, parts)}.`;
    case 'multiple': {
      const multiple = equal(reached, multipleOfIdentity(factor));
      return say`${claim(say`${multiple}`, multiple)}, and ${claim(say`${parts}`, parts)}.`;
    }
    case 'multiple-of-base': {
      const multiple = equal(reached, multipleOf(factor, base));
      return say`${claim(say`${multiple}`, multiple)}. So each further factor ${base} multiplies by the same number.`;
    }
    case 'base':
      return say`${claim(say`${reached} is ${base} again`, equal(reached, base))}, so the powers repeat from here on.`;
  }
}

/** −I, 2I. */
function multipleOfIdentity(factor: Entry): Expression {
  return multipleOf(factor, IDENTITY);
}

/** −A, 2A. */
function multipleOf(factor: Entry, name: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
  return signOf(factor) < 0 ? negative(term) : term;
}

/** Of negative exponents, the answer under its own name. */
function closing(k: number, base: Expression, moves: readonly PowerMove[]): readonly Block[] {
  if (k > -2 || !moves.some(({ move }) => move === 'invert')) return [];
  const last = moves.at(-1);
  const result: ExactMatrix | null =
    last?.move === 'multiply' ? last.facts.product : last?.move === 'cycle' ? last.facts.result : null;
  if (result === null) return [];
  return [
    heading(say`Write down the power`),
    formula(equal(power(A, exponentOf(k)), power(base, count(-k)), matrixExpression(result))),
  ];
}
