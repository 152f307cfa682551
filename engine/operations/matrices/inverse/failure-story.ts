// The story of a matrix without an inverse: the working up to where one sees it, and how its rows depend on each other.

import { multipleOfRow } from '../../../algorithms/row-combination.ts';
import { joined } from '../../../algorithms/wording.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { eliminateDownwards } from '../../../algorithms/row-reduction/solve.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import { drained, type FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  determinantOf,
  equal,
  type Expression,
  list,
  numbers,
  symbol,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { gcd } from '../../../exact/gcd.ts';
import { type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, fractionText, isRational, isZero, multiply, signOf } from '../../../exact/entry.ts';
import { rational, ZERO } from '../../../exact/rational.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { SquareInput } from '../square-operation.ts';
import { augmented } from './augmented.ts';
import { type InverseMove, solveInverse } from './solve.ts';
import { tellMoves } from './story.ts';

const A = symbol('A');
const DETERMINANT = determinantOf(A);

/** From here on an elimination shows more than cofactors do. */
const SMALLEST_ELIMINATED = 3;

/**
 * The working by the method that was asked for, from three rows on by elimination where none was; null where nothing was worked
 * out by hand.
 */
export function tellFailure(input: SquareInput, moves: readonly InverseMove[], { code }: Problem): FailureStory | null {
  const { a, method } = input;
  if (code !== 'singular') return null;
  if (a.rows === 1) return { blocks: singleZero(input), intermediate: { rank: 0 } };
  if (moves.length === 0) return null;
  const rows = rowsOf(a);
  const combination = dependence(rows);
  const intermediate = { rank: rankOf(rows), dependence: combination.map(fractionText) };
  const dependent = combination.filter((factor) => !isZero(factor)).length;
  if (dependent === 1 || (dependent === 2 && a.rows >= SMALLEST_ELIMINATED)) {
    return { blocks: seenInRows(a, rows, combination), intermediate };
  }
  const isChosen = method === 'auto' && a.rows >= SMALLEST_ELIMINATED;
  const worked = isChosen ? movesOf({ a, method: 'gauss-jordan' }) : moves;
  const seen = worked.findIndex(({ move }) => move === 'already' || move === 'skip' || move === 'exhaust');
  const shown = (seen === -1 ? worked : worked.slice(0, seen)).filter(({ move }) => move !== 'choose');
  return {
    blocks: [
      ...openingOf(a),
      ...tellMoves(shown).map((block) => withoutPromise(block, shown)),
      ...(seen === -1 ? [] : lastMatrix(worked[seen], a.rows)),
      ...dependenceBlocks(rows, combination),
      ...alsoInShort(paragraph(seen === -1 ? BY_DETERMINANT : BY_ELIMINATION)),
    ],
    intermediate,
  };
}

/** A row of zeros, and two rows that are multiples of each other, are seen without a calculation. */
function seenInRows(a: ExactMatrix, rows: Rows<Entry>, combination: readonly Entry[]): readonly Block[] {
  const isOneRow = combination.filter((factor) => !isZero(factor)).length === 1;
  return [
    ...openingOf(a),
    ...dependenceBlocks(rows, combination),
    ...alsoInShort(paragraph(say`${isOneRow ? BY_ROW_OF_ZEROS : BY_TWO_ROWS} ${SINGULAR}.`)),
  ];
}

/** That a matrix has no inverse, for an operation that needs one and begins by saying why. */
export function tellSingular(a: ExactMatrix, problem: Problem, why: Prose): FailureStory | null {
  const input = { a, method: 'auto' };
  const told = tellFailure(input, movesOf(input), problem);
  return told === null ? null : { ...told, blocks: [paragraph(why), ...told.blocks] };
}

/** The moves up to the problem. */
function movesOf(input: SquareInput): readonly InverseMove[] {
  const moves: InverseMove[] = [];
  try {
    for (const move of solveInverse(input)) moves.push(move);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  return moves;
}

/** A determinant of 0 is not announced as one that is none. */
function withoutPromise(block: Block, moves: readonly InverseMove[]): Block {
  const isDeterminant = moves.some(({ move }) => move === 'crosswise' || move === 'determinant');
  return isDeterminant && block.kind === 'formula' && startsWithDeterminant(block.expression)
    ? { ...block, explain: null }
    : block;
}

function startsWithDeterminant(expression: Expression): boolean {
  return expression.kind === 'relation' && expression.first.kind === 'determinant';
}

function singleZero({ a }: SquareInput): readonly Block[] {
  return [
    ...openingOf(a),
    ...alsoInShort(
      paragraph(
        say`${claim(say`The only entry is ${0}`, equal(measure('entryAt', A, 1, 1), count(0)))}. An inverse would be a number whose product with it is ${1}, but every product with ${0} is ${0}. ${SINGULAR}.`,
      ),
    ),
  ];
}

/** Where the left side has no pivot left. */
function lastMatrix(move: InverseMove, size: number): readonly Block[] {
  if (move.move === 'exhaust' || move.move === 'already') {
    const row = (move.move === 'exhaust' ? move.facts.row : move.facts.pivots.length) + 1;
    return [
      heading(say`No further pivot`, 2),
      ...alsoInShort(
        paragraph(
          say`${zeros(say`All entries of row ${row} left of the bar are ${0}`, [row], columnsTo(size))}, so there is no pivot for this row, and no row operations make the left side the identity matrix.`,
        ),
      ),
    ];
  }
  if (move.move !== 'skip') return [];
  const { column, row } = move.facts;
  const rows = Array.from({ length: size - row }, (_, index) => row + index + 1);
  return [
    heading(say`Column ${column + 1}: no pivot`, 2),
    ...alsoInShort(
      paragraph(
        say`${zeros(
          rows.length === 1
            ? say`The entry in row ${row + 1}, column ${column + 1} is ${0}`
            : say`All entries of column ${column + 1} from row ${row + 1} downwards are ${0}`,
          rows,
          [column + 1],
        )}, so there is no pivot in this column, and no row operations make the left side the identity matrix.`,
      ),
    ),
  ];
}

function columnsTo(size: number): readonly number[] {
  return Array.from({ length: size }, (_, column) => column + 1);
}

function zeros(words: Prose, rows: readonly number[], columns: readonly number[]): Claim {
  return claim(
    words,
    ...rows.flatMap((row) => columns.map((column) => equal(measure('entryAt', CURRENT, row, column), count(0)))),
  );
}

/** The combination of the rows that is 0, written with their entries. */
function dependenceBlocks(rows: Rows<Entry>, combination: readonly Entry[]): readonly Block[] {
  const used = combination.flatMap((factor, index) => (isZero(factor) ? [] : [{ factor, index }]));
  const facts = used.map(({ index }) => equal(measure('rowAt', A, index + 1), list(numbers(rows[index]))));
  return [
    heading(say`See how the rows depend on each other`),
    ...(used.length === 1 ? alsoInShort : unchanged)(
      paragraph(
        used.length === 1
          ? say`${claim(say`Row ${used[0].index + 1} of ${A} holds only zeros`, holds('zero', measure('rowAt', A, used[0].index + 1)))}.`
          : say`${claim(say`Rows ${joined(used.map(({ index }) => say`${index + 1}`))} of ${A}, taken with these factors, add up to a row of zeros`, ...facts)}:`,
      ),
    ),
    ...(used.length === 1
      ? []
      : [
          formula(
            equal(
              added(used.map(({ factor, index }) => multipleOfRow(factor, list(numbers(rows[index]))))),
              list(rows[0].map(() => count(0))),
            ),
          ),
        ]),
  ];
}

function unchanged(...blocks: readonly Block[]): readonly Block[] {
  return blocks;
}

const SINGULAR = claim(say`${A} is singular: it has no inverse`, holds('singular', A));
const BY_ROW_OF_ZEROS = say`Every product of ${A} and a matrix has a row of zeros in the same place, and the identity matrix has none.`;
const BY_TWO_ROWS = say`The same rows of every product of ${A} and a matrix add up to a row of zeros with these factors, and those of the identity matrix do not.`;
const BY_ELIMINATION = say`${SINGULAR}.`;
const BY_DETERMINANT = say`${claim(say`The determinant is ${0}`, equal(DETERMINANT, count(0)))}. If there were an inverse, this number times its determinant would be the determinant of the identity matrix, which is ${1}; but every product with ${0} is ${0}. ${SINGULAR}.`;

/** Whole factors of the rows, where they are fractions, without a common one, whose combination is 0; of a singular matrix. */
function dependence(rows: Rows<Entry>): readonly Entry[] {
  const size = rows.length;
  const reduced = drained(eliminateDownwards(augmented(rows), { style: 'plain', bar: size })).rows;
  const zero = reduced.find((row) => row.slice(0, size).every(isZero)) ?? reduced[size - 1];
  return wholeFactors(zero.slice(size));
}

function wholeFactors(factors: readonly Entry[]): readonly Entry[] {
  if (!factors.every(isRational)) return factors;
  const whole = factors.map((factor) => multiply(factor, rational(leastCommonDenominator(factors))));
  const common = whole.reduce((known, { numerator }) => gcd(known, numerator), 0n) || 1n;
  const first = whole.find((factor) => !isZero(factor)) ?? ZERO;
  return whole.map((factor) => multiply(factor, rational(signOf(first) < 0 ? -1n : 1n, common)));
}

function rankOf(rows: Rows<Entry>): number {
  return drained(eliminateDownwards(rows, { style: 'plain', bar: null })).pivots.length;
}
