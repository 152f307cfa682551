// The check of a determinant: a second, independent way to it, in a few lines.

import { expansionFacts, lineName, zeroLineClaim } from '../../../algorithms/expansion/line-words.ts';
import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { entries } from '../../../exact/field.ts';
import { determinantByExpansion, emptiestLine } from '../../../algorithms/expansion/solve.ts';
import { minorTerm } from '../../../algorithms/expansion/tell.ts';
import type { RowMove, Rows } from '../../../algorithms/row-reduction/moves.ts';
import { bringsFractions, eliminateDownwards, signedDiagonal } from '../../../algorithms/row-reduction/solve.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  determinantOf,
  type Expression,
  equal,
  indexed,
  list,
  markedRows,
  negative,
  number,
  numbers,
  product,
  relation,
  sum,
} from '../../../document/expression.ts';
import { CURRENT } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { absolute, compare, type Entry, isInteger, isZero, negate } from '../../../exact/entry.ts';
import { integer } from '../../../exact/rational.ts';
import { crossProducts } from './diagonal-products.ts';
import { DETERMINANT, MATRIX, multipleOf } from './names.ts';
import { sarrus } from './sarrus.ts';
import { isIdentity } from './shortcuts.ts';
import type { DeterminantMove } from './solve.ts';

type Way = 'products' | 'expansion' | 'elimination';

/** The check that goes with what was done; none where it would be as long as the working itself. */
export function checkOf(rows: Rows<Entry>, value: Entry, moves: readonly DeterminantMove[]): readonly Block[] {
  const way = isPlain(rows) ? null : wayFor(rows, moves);
  return way === null ? [] : notInShort(heading(say`Check the result`), ...ways[way](rows, value));
}

/** The zero matrix and the identity matrix leave nothing to be checked. */
function isPlain(rows: Rows<Entry>): boolean {
  return rows.every((row) => row.every(isZero)) || isIdentity(rows);
}

function wayFor(rows: Rows<Entry>, moves: readonly DeterminantMove[]): Way | null {
  const size = rows.length;
  const done = moves.find(({ move }) => MAIN.has(move));
  switch (done?.move) {
    case 'expand':
      if (done.facts.terms.length === 0) return null;
      return size <= 3 ? directWay(rows) : wholeElimination(rows);
    case 'formula':
      return wholeElimination(rows);
    case 'total':
      return size === 2 ? wholeElimination(rows) : 'expansion';
    case 'difference':
      return 'expansion';
    case 'condensation':
      return size === 2 ? wholeElimination(rows) : directWay(rows);
    case 'reduce':
    case 'mixed':
      return directWay(rows);
    default:
      return null;
  }
}

/** The moves that name the method. Without one of them the structure gave the determinant, and a check would be longer than the work. */
const MAIN: ReadonlySet<DeterminantMove['move']> = new Set([
  'formula',
  'expand',
  'total',
  'difference',
  'condensation',
  'reduce',
  'mixed',
]);

/** The products of a rule, or an expansion in one line; the six products of fractions are longer than what they check. */
function directWay(rows: Rows<Entry>): Way | null {
  if (rows.length === 2 || (rows.length === 3 && rows.every((row) => row.every(isShort)))) return 'products';
  const isExpanded = rows.length === 4 && rows.flat().every(isShort);
  return isExpanded && emptiestLine(entries, rows).zeros >= LEAST_ZEROS ? 'expansion' : null;
}

/** With fewer zeros in a line the minors of four rows are more work than the working that they check. */
const LEAST_ZEROS = 2;

/** Integers of so many digits are multiplied in a line by nobody. */
const LONG = integer(100);

function isShort(value: Entry): boolean {
  return isInteger(value) && compare(absolute(value), LONG) < 0;
}

/** An elimination, where it is done without fractions. */
function wholeElimination(rows: Rows<Entry>): Way | null {
  return bringsFractions(eliminateDownwards(rows, { style: 'plain', bar: null })) ? null : 'elimination';
}

const ways: { readonly [K in Way]: (rows: Rows<Entry>, value: Entry) => readonly Block[] } = {
  products: productsCheck,
  expansion: expansionCheck,
  elimination: eliminationCheck,
};

/** The formula of 2x2 matrices, or the rule of Sarrus in one line. */
function productsCheck(rows: Rows<Entry>, value: Entry): readonly Block[] {
  if (rows.length === 2) {
    const [plus, minus] = crossProducts(rows);
    return [
      formula(
        equal(DETERMINANT, sum(...plus, ...minus.map(negative)), number(value)),
        say`The product of the main diagonal minus the product of the other diagonal is the same number.`,
      ),
    ];
  }
  const terms = productsWithoutZeros(rows);
  return [
    formula(
      equal(DETERMINANT, ...(terms.length === 0 ? [] : [added(terms)]), number(value)),
      terms.length === 6
        ? say`The six products of the rule of Sarrus add up to the same number.`
        : say`The products of the rule of Sarrus give the same number; those with a zero are left out.`,
    ),
  ];
}

/** The products of the rule of Sarrus that are not 0, with their signs. */
function productsWithoutZeros(rows: Rows<Entry>): readonly Expression[] {
  return [...sarrus(rows)].flatMap((move) => {
    if (move.move !== 'down' && move.move !== 'up') return [];
    const shown = move.facts.products.filter(({ factors }) => !factors.some(isZero));
    const terms = shown.map(({ factors }) => product('dot', ...numbers(factors)));
    return move.move === 'down' ? terms : terms.map(negative);
  });
}

/** An expansion along one row or column in one line, with the values of the minors. */
function expansionCheck(rows: Rows<Entry>, value: Entry): readonly Block[] {
  const line = emptiestLine(entries, rows);
  if (line.zeros === rows.length) {
    return [
      formula(
        equal(DETERMINANT, count(0)),
        say`${zeroLineClaim(MATRIX, line)}, so each term of the expansion along it is zero as well.`,
      ),
    ];
  }
  const shown = rows
    .map((_, index) => (line.along === 'row' ? ([line.index, index] as const) : ([index, line.index] as const)))
    .filter(([row, column]) => !isZero(rows[row][column]))
    .map(([row, column]) => {
      const minor = withoutRowAndColumn(rows, row, column);
      return {
        row,
        column,
        left: rowsExpression(minor),
        sign: (row + column) % 2 === 0 ? (1 as const) : (-1 as const),
        entry: rows[row][column],
        minorValue: number(determinantByExpansion(entries, minor)),
      };
    });
  const inBars = added(shown.map(({ sign, entry, left }) => minorTerm(sign, entry, determinantOf(left))));
  const worked = shown.map(({ sign, entry, minorValue }) => {
    const term = product('dot', number(entry), minorValue);
    return sign === 1 ? term : negative(term);
  });
  return [
    formula(
      equal(DETERMINANT, inBars, added(worked), number(value)),
      say`${claim(say`The expansion along ${lineName(line)} gives the same number`, ...expansionFacts(MATRIX, line, shown))}.`,
    ),
  ];
}

/** Elimination with all row operations of a column in one line, and the product of the diagonal. */
function eliminationCheck(rows: Rows<Entry>, value: Entry): readonly Block[] {
  const moves: RowMove<Entry>[] = [];
  const elimination = eliminateDownwards(rows, { style: 'plain', bar: null });
  let step = elimination.next();
  for (; step.done !== true; step = elimination.next()) moves.push(step.value);
  const echelon = step.value;
  const factors = product('dot', ...numbers(echelon.rows.map((row, index) => row[index])));
  const last = echelon.rows.length - 1;
  // A matrix that is triangular already gives the same product once more.
  if (moves.length === 0) return [];
  return [
    paragraph(say`Elimination must lead to the same number.`),
    formula(equal(MATRIX, rowsExpression(rows))),
    ...stagesOf(moves).flatMap(stageLines),
    formula(
      isZero(value)
        ? equal(DETERMINANT, count(0))
        : equal(DETERMINANT, echelon.swaps % 2 === 0 ? factors : negative(factors), number(signedDiagonal(echelon))),
      isZero(value)
        ? say`${zeroLineClaim(CURRENT, { along: 'row', index: last })}, so there is a zero on the diagonal.`
        : diagonalReason(echelon.swaps),
    ),
  ];
}

interface Stage {
  /** The column that is cleared; null for a swap. */
  readonly column: number | null;
  readonly operations: readonly Expression[];
  readonly changed: readonly number[];
  readonly rows: Rows<Entry>;
}

/** Swaps, and all row operations that clear the same column. */
function stagesOf(moves: readonly RowMove<Entry>[]): readonly Stage[] {
  const stages: Stage[] = [];
  for (const move of moves) {
    if (move.move === 'swap') {
      const { first, second, rows } = move.facts;
      const operations = [relation(rowName(first), 'exchanges', rowName(second))];
      stages.push({ column: null, operations, changed: [first, second], rows });
    }
    if (move.move === 'eliminate') {
      const { source, column, clearings, rows } = move.facts;
      const operations = clearings.map(({ target, factor }) =>
        relation(rowName(target), 'becomes', sum(rowName(target), multipleOf(negate(factor), rowName(source)))),
      );
      const changed = clearings.map(({ target }) => target);
      const begun = stages.at(-1)?.column === column ? stages.pop() : undefined;
      stages.push({
        column,
        operations: [...(begun?.operations ?? []), ...operations],
        changed: [...(begun?.changed ?? []), ...changed],
        rows,
      });
    }
  }
  return stages;
}

function stageLines({ operations, changed, rows }: Stage): readonly Block[] {
  return [
    formula(operations.length === 1 ? operations[0] : list(operations, 'none')),
    formula(rowsExpression(rows, null, markedRows(...changed))),
  ];
}

function rowName(index: number): Expression {
  return indexed('R', index + 1);
}

function diagonalReason(swaps: number): Prose {
  const rule = say`The product of the diagonal is the determinant of a triangular matrix`;
  if (swaps === 0) return say`${rule}.`;
  return say`${rule}; each swap of two rows changes the sign.`;
}
