// The words of determinants.

import { zeroLineClaim } from '../../../algorithms/expansion/line-words.ts';
import { expansionMoveHandlers } from '../../../algorithms/expansion/tell.ts';
import { determinantFigure } from '../../../algorithms/figures/parallelograms.ts';
import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { rowMoveHandlers } from '../../../algorithms/row-reduction/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  type Marks,
  markedCells,
  markedColumns,
  markedRows,
  matrixExpression,
  negative,
  number,
  numbers,
  power,
  product,
  relation,
  sum,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { hasRoots, isComplex, rowsOf } from '../../../exact/matrix.ts';
import { absolute, type Entry, equals, isZero, multiply, signOf } from '../../../exact/entry.ts';
import { integer, ONE } from '../../../exact/rational.ts';
import type { SquareInput } from '../square-operation.ts';
import { bareissHandlers } from './bareiss-tell.ts';
import { checkOf } from './check.ts';
import { crossProducts, sixProducts } from './diagonal-products.ts';
import { equalSumsHandlers } from './equal-sums-tell.ts';
import { leibnizHandlers } from './leibniz-tell.ts';
import type { Method } from './method.ts';
import { mixedHandlers } from './mixed-tell.ts';
import { DETERMINANT, entryName, MATRIX } from './names.ts';
import { sarrusHandlers } from './sarrus-tell.ts';
import { shortcutHandlers } from './shortcuts-tell.ts';
import { choiceBlocks } from './choice-tell.ts';
import { structureHandlers } from './structures-tell.ts';
import type { DeterminantMove, DeterminantMoves } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The determinant ${DETERMINANT} of a square matrix ${MATRIX} is the factor by which the matrix scales areas or volumes, with a minus sign where it reverses orientation. It is zero exactly when the rows are linearly dependent, and then the matrix has no inverse.`,
];

const THEORY_OF_COMPLEX: readonly Prose[] = [
  say`The determinant ${DETERMINANT} of a square matrix ${MATRIX} is one number made of its entries, a complex one where they are complex. It is zero exactly when the rows are linearly dependent, and then the matrix has no inverse.`,
];

/** Areas, volumes and orientation belong to real numbers. */
export function theoryFor({ a }: SquareInput): readonly Prose[] {
  return isComplex(a) ? THEORY_OF_COMPLEX : theory;
}

export function task({ a }: SquareInput): Prose {
  return say`Work out the determinant of this matrix: ${equal(MATRIX, matrixExpression(a))}.`;
}

export function tell({ a }: SquareInput, moves: readonly DeterminantMove[]): readonly Block[] {
  const handlers = moves.some(({ move }) => move === 'choose') ? HANDLERS_AFTER_CHOICE : HANDLERS_OF_ONE_METHOD;
  const result = moves.at(-1);
  const value = result?.move === 'result' ? result.facts.value : null;
  const drawn = hasRoots(a) ? [] : determinantFigure(a);
  return [
    ...openingOf(a, marksFor(moves)),
    ...moves.flatMap((move) => foldMove(move, handlers)),
    // The figure says the same of the area.
    ...(drawn.length > 0 ? drawn : meaningBlocks(result)),
    ...(value?.kind !== 'rational' && value?.kind !== 'algebraic' ? [] : checkOf(rowsOf(a), value, moves)),
  ];
}

const foldMove = folding<DeterminantMoves>();

/** What the first step speaks of. */
function marksFor(moves: readonly DeterminantMove[]): Marks | null {
  const first = moves.find(({ move }) => move !== 'choose');
  switch (first?.move) {
    case 'expand':
      return lineMarks(first.facts.line.along, first.facts.line.index);
    case 'zeroLine':
      return lineMarks(first.facts.along, first.facts.index);
    case 'proportional':
      return lineMarks(first.facts.along, first.facts.first, first.facts.second);
    case 'triangular':
      return markedCells(...first.facts.factors.map((_, index) => [index, index] as const));
    default:
      return null;
  }
}

function lineMarks(along: 'row' | 'column', ...indices: readonly number[]): Marks {
  return along === 'row' ? markedRows(...indices) : markedColumns(...indices);
}

type Handlers = MoveHandlers<DeterminantMoves, readonly Block[]>;

const HANDLERS: Omit<Handlers, keyof ReturnType<typeof expansionMoveHandlers>> = {
  ...rowMoveHandlers,
  ...shortcutHandlers,
  ...sarrusHandlers,
  ...leibnizHandlers,
  ...bareissHandlers,
  ...mixedHandlers,
  ...structureHandlers,
  ...equalSumsHandlers,
  choose: choiceBlocks,
  single: ({ value }) => [
    heading(say`Read off the only entry`),
    formula(equal(DETERMINANT, number(value)), say`The determinant of a matrix with one entry is this entry.`),
  ],
  formula: ({ rows: [[a, b], [c, d]], value }) => [
    heading(say`Multiply along the two diagonals and subtract`),
    formula(
      equal(
        DETERMINANT,
        crossed(entryName(0, 0), entryName(1, 1), entryName(0, 1), entryName(1, 0)),
        crossed(number(a), number(d), number(b), number(c)),
        sum(number(multiply(a, d)), negative(number(multiply(b, c)))),
        number(value),
      ),
      say`The determinant is the product of the main diagonal minus the product of the other diagonal.`,
    ),
  ],
  reduce: () => [
    heading(say`Bring the matrix to triangular form`),
    paragraph(
      say`Subtracting a multiple of one row from another does not change a determinant, and a swap of two rows changes its sign.`,
    ),
  ],
  factor: ({ factor, by }) => [
    paragraph(
      say`${claim(
        say`Now ${DETERMINANT} is ${number(factor)} times the determinant of this matrix`,
        equal(DETERMINANT, product('dot', number(factor), determinantOf(CURRENT))),
      )}.`,
      by === 'divided'
        ? say`Dividing a row by a number divides the determinant by it.`
        : say`Multiplying a row by a number multiplies the determinant by it.`,
    ),
  ],
  diagonal: ({ factors, factor, swaps, rank, value }) => [
    heading(say`Multiply the diagonal`),
    rank < factors.length
      ? formula(
          equal(DETERMINANT, count(0)),
          say`${zeroLineClaim(CURRENT, { along: 'row', index: factors.length - 1 })}, so there is a zero on the diagonal, and the product is zero.`,
        )
      : formula(
          equal(DETERMINANT, signedProduct(equals(factor, ONE) ? factors : [factor, ...factors], swaps), number(value)),
          say`A square matrix in row echelon form is triangular, and its determinant is the product of its diagonal. ${swapWords(swaps, factor)}`,
        ),
  ],
  computed: ({ size, value, method }) => [
    heading(say`Compute the determinant`),
    paragraph(
      size > LARGEST_WORKED
        ? say`${claim(say`${MATRIX} has ${counted(size, 'row')} and ${counted(size, 'column')}`, equal(measure('rowCount', MATRIX), count(size)), equal(measure('columnCount', MATRIX), count(size)))}: a working of this size would be too long to read, so it is not shown.`
        : say`The numbers on the way have so many digits that the working would be too long to read, so it is not shown.`,
      value.kind === 'float'
        ? say`${asked(method)}The determinant is computed by elimination in floating-point arithmetic, so its last digits are not certain.`
        : say`${asked(method)}The determinant is computed by elimination in exact arithmetic: nothing is rounded on the way.`,
    ),
    formula(relation(DETERMINANT, value.kind === 'float' ? 'approximately' : 'equal', number(value))),
  ],
  result: ({ value }) => [
    heading(say`State the determinant`),
    value.kind === 'algebraic' || value.kind === 'rational'
      ? paragraph(statement(value))
      : paragraph(
          say`${claim(
            say`The determinant of ${MATRIX} is about ${number(value)}`,
            relation(DETERMINANT, 'approximately', number(value)),
          )}.`,
        ),
  ],
};

const HANDLERS_AFTER_CHOICE: Handlers = { ...HANDLERS, ...expansionMoveHandlers({ letter: 'A', chosen: true }) };
const HANDLERS_OF_ONE_METHOD: Handlers = { ...HANDLERS, ...expansionMoveHandlers({ letter: 'A', chosen: false }) };

/** Larger matrices are never worked line by line. */
const LARGEST_WORKED = 10;

function asked(method: Method | null): Prose {
  return method === null ? [] : say`The chosen method cannot be followed step by step here. `;
}

/** The answer in a sentence. */
function statement(value: Entry): Prose {
  const answer = claim(say`The determinant of ${MATRIX} is ${number(value)}`, equal(DETERMINANT, number(value)));
  return isZero(value)
    ? say`${answer}, so ${claim(say`${MATRIX} is singular`, holds('singular', MATRIX))} and has no inverse.`
    : say`${answer}, so ${claim(say`${MATRIX} is invertible`, holds('invertible', MATRIX))}.`;
}

function meaningBlocks(result: DeterminantMove | undefined): readonly Block[] {
  if (result?.move !== 'result') return [];
  const { size, value, rank, isReal } = result.facts;
  const meaning =
    isReal && (value.kind === 'rational' || value.kind === 'algebraic') ? meaningOf(size, value, rank) : null;
  return meaning === null ? [] : [paragraph(meaning)];
}

/** What the number says about areas or volumes, where the entries are real. */
function meaningOf(size: number, value: Entry, rank: number | null): Prose | null {
  if (size !== 2 && size !== 3) return null;
  const [map, figures] = size === 2 ? [say`As a map of the plane`, say`areas`] : [say`As a map of space`, say`volumes`];
  if (rank !== null) {
    return say`${claim(say`${map}, ${MATRIX} ${flattening[rank]}`, equal(measure('rank', MATRIX), count(rank)))}.`;
  }
  const magnitude = absolute(value);
  const fact = equal(apply('max', DETERMINANT, negative(DETERMINANT)), number(magnitude));
  const [effect, orientation] = equals(magnitude, ONE)
    ? [say`keeps ${figures}`, signOf(value) > 0 ? say` and orientation` : say` and reverses orientation`]
    : [
        say`multiplies ${figures} by ${number(magnitude)}`,
        signOf(value) > 0 ? say` and keeps orientation` : say` and reverses orientation`,
      ];
  const sign = relation(DETERMINANT, signOf(value) > 0 ? 'greater' : 'less', count(0));
  return say`${claim(say`${map}, ${MATRIX} ${effect}${orientation}`, fact, sign)}.`;
}

/** What a singular matrix of this rank does to the plane or to space. */
const flattening = [
  say`sends every point to the origin`,
  say`flattens everything onto a line through the origin`,
  say`flattens everything onto a plane through the origin`,
] as const;

function signedProduct(factors: readonly Entry[], swaps: number): Expression {
  const term = product('dot', ...numbers(factors));
  if (swaps === 0) return term;
  return swaps === 1 ? negative(term) : product('dot', power(number(integer(-1)), count(swaps)), ...numbers(factors));
}

/** How often the sign changed on the way to the matrix shown last. */
function swapWords(swaps: number, factor: Entry): Prose {
  const triangular = determinantOf(CURRENT);
  const current = equals(factor, ONE) ? triangular : product('dot', number(factor), triangular);
  if (swaps === 0) {
    return say`${claim(say`No rows were swapped, so the sign stays.`, equal(DETERMINANT, current))}`;
  }
  const fact = equal(DETERMINANT, product('dot', power(number(integer(-1)), count(swaps)), current));
  return swaps === 1
    ? say`${claim(say`${1} swap of two rows changed the sign.`, fact)}`
    : say`${claim(say`${swaps} swaps of two rows changed the sign each time.`, fact)}`;
}

function crossed(p: Expression, q: Expression, r: Expression, s: Expression): Expression {
  return sum(product('dot', p, q), negative(product('dot', r, s)));
}

/** The formula of the entries, up to 3x3; larger determinants have no single line. */
export function expression({ a }: SquareInput): Expression | null {
  const rows = rowsOf(a);
  if (a.rows === 1) return number(rows[0][0]);
  if (a.rows > 3) return null;
  const [plus, minus] = a.rows === 2 ? crossProducts(rows) : sixProducts(rows);
  return sum(...plus, ...minus.map(negative));
}
