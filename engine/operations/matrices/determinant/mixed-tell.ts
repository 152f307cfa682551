// The telling of the mixed method: row operations that clear a column, and an expansion of one term.

import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { capitalisedLine, lineName, lineOf, zeroLineClaim } from '../../../algorithms/expansion/line-words.ts';
import type { RowMoves } from '../../../algorithms/row-reduction/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  determinantOf,
  type Expression,
  equal,
  indexed,
  list,
  markedColumns,
  markedRows,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, say } from '../../../document/prose.ts';
import { type Entry, equals, negate } from '../../../exact/entry.ts';
import { integer, ONE } from '../../../exact/rational.ts';
import type { MixedMoves } from './mixed.ts';
import { currentEntry, DETERMINANT } from './names.ts';

function rowName(row: number): Expression {
  return indexed('R', row + 1);
}

/** What is left of A is B, what is left of that C, and so on. */
const LETTERS = ['A', 'B', 'C', 'D', 'F', 'G', 'H', 'K', 'L', 'M'] as const;

export const mixedHandlers: MoveHandlers<Omit<MixedMoves, keyof RowMoves<Entry> | 'factor'>, readonly Block[]> = {
  mixed: () => [
    heading(say`Clear a column, then expand along it`),
    paragraph(
      say`Subtracting a multiple of one row from another does not change a determinant. When one entry is left in a column, the expansion along it has a single term.`,
    ),
  ],
  columnFactors: ({ columns, given, rows, before, after }) => {
    const marks = markedColumns(...columns.map(({ column }) => column));
    const left = timesDeterminant([after], rowsExpression(rows, null, marks));
    const isGiven = equals(before, ONE);
    return [
      heading(
        columns.length === 1 ? say`Take out the common factor of a column` : say`Take out common factors of columns`,
        2,
      ),
      formula(
        isGiven
          ? equal(DETERMINANT, left)
          : equal(DETERMINANT, timesDeterminant([before], rowsExpression(given)), left),
        say`${columns.flatMap((taken, index) => [...(index === 0 ? [] : ['; ']), commonFactorClaim(taken, rows)])}. A common factor of a column comes before the determinant.`,
      ),
    ];
  },
  oneTerm: ({ along, row, column, entry, before, after, minor }) => {
    const line = { along, index: along === 'row' ? row : column };
    const place = along === 'row' ? say`column ${column + 1}` : say`row ${row + 1}`;
    const zeros = equal(measure('zeroCount', lineOf(CURRENT, line)), count(minor.length));
    const holdsOne = claim(
      say`${capitalisedLine(line)} holds one entry that is not zero: ${number(entry)} in ${place}`,
      zeros,
      currentEntry(row, column, entry),
    );
    const isEven = (row + column) % 2 === 0;
    const sign = power(number(integer(-1)), sum(count(row + 1), count(column + 1)));
    const left = rowsExpression(minor);
    const fact = equal(left, measure('without', CURRENT, row + 1, column + 1));
    const written = isEven
      ? timesDeterminant([before, entry], left)
      : product('dot', ...factorsOf([before]), sign, ...factorsOf([entry]), determinantOf(left));
    const whole = timesDeterminant([after], left);
    const isShort = isEven && (equals(before, ONE) || equals(entry, ONE));
    return [
      heading(say`Expand along ${lineName(line)}`, 2),
      formula(
        isShort ? equal(DETERMINANT, whole) : equal(DETERMINANT, written, whole),
        say`${holdsOne}. ${claim(
          say`Its minor is what is left without row ${row + 1} and column ${column + 1}`,
          fact,
        )}; ${claim(
          isEven
            ? say`${row + 1} and ${column + 1} add up to an even number, so the sign stays`
            : say`${row + 1} and ${column + 1} add up to an odd number, so the sign changes`,
          equal(power(number(integer(-1)), sum(count(row + 1), count(column + 1))), count(isEven ? 1 : -1)),
        )}.`,
      ),
    ];
  },
  goOn: ({ rows, depth, factor }) => {
    const letter = symbol(LETTERS[depth]);
    const worth = equal(DETERMINANT, timesDeterminant([factor], letter));
    return [
      heading(say`Go on with what is left`, 2),
      formula(
        equal(letter, rowsExpression(rows)),
        equals(factor, ONE)
          ? say`${claim(say`The determinant of ${letter} is that of ${symbol('A')}`, worth)}.`
          : say`${claim(say`Its determinant is still to be multiplied: ${worth}`, worth)}.`,
      ),
    ];
  },
  lastTwo: ({ rows, factor, value, depth }) => {
    const [[a, b], [c, d]] = rows;
    const crossed = sum(product('dot', number(a), number(d)), negative(product('dot', number(b), number(c))));
    const whole = equals(factor, ONE)
      ? crossed
      : equals(factor, negate(ONE))
        ? negative(crossed)
        : product('dot', number(factor), crossed);
    return [
      heading(say`Work out the two rows that are left`, 2),
      formula(
        depth > 0
          ? equal(DETERMINANT, whole, number(value))
          : equal(DETERMINANT, timesDeterminant([factor], rowsExpression(rows)), whole, number(value)),
        say`A determinant of two rows is the product of its main diagonal minus the product of the other diagonal.`,
      ),
    ];
  },
  triangularRest: ({ shape, factors, factor, value }) => [
    heading(say`Multiply the diagonal`, 2),
    formula(
      equal(DETERMINANT, product('dot', ...factorsOf([factor]), ...numbers(factors)), number(value)),
      say`${claim(shapeWords[shape], holds(shapeFacts[shape], CURRENT))}, so its determinant is the product of its diagonal.`,
    ),
  ],
  differences: ({ combinations, rows }) => [
    heading(say`Take differences of rows`, 2),
    formula(
      list(
        combinations.map(({ target, source }) =>
          relation(rowName(target), 'becomes', sum(rowName(target), negative(rowName(source)))),
        ),
        'none',
      ),
      say`To subtract one row from another does not change the determinant, and shorter entries are left.`,
    ),
    formula(rowsExpression(rows, null, markedRows(...combinations.map(({ target }) => target)))),
  ],
  vanishes: (line) => [
    heading(say`Notice the ${line.along} of zeros`, 2),
    formula(
      equal(DETERMINANT, count(0)),
      say`${zeroLineClaim(CURRENT, line)}, so the determinant that is left is zero, and so is every multiple of it.`,
    ),
  ],
};

/** That all entries of a column of the matrix before are multiples of a number. */
function commonFactorClaim(
  { column, factor }: MixedMoves['columnFactors']['columns'][number],
  rows: MixedMoves['columnFactors']['rows'],
): Claim {
  const multiples = rows.map((row, index) =>
    equal(quotient(measure('entryAt', CURRENT, index + 1, column + 1), number(factor)), number(row[column])),
  );
  return claim(say`Column ${column + 1} has the common factor ${number(factor)}`, ...multiples);
}

const shapeWords = {
  diagonal: say`What is left is diagonal`,
  upper: say`What is left has only zeros below its diagonal`,
  lower: say`What is left has only zeros above its diagonal`,
} as const;

const shapeFacts = { diagonal: 'diagonal', upper: 'upperTriangular', lower: 'lowerTriangular' } as const;

/** The factors that are written: none that is 1. */
function factorsOf(factors: readonly Entry[]): readonly Expression[] {
  return factors.filter((factor) => !equals(factor, ONE)).map(number);
}

/** Numbers times a determinant: |B|, -|B|, 3 |B|. */
function timesDeterminant(factors: readonly Entry[], of: Expression): Expression {
  const bars = determinantOf(of);
  const written = factors.filter((factor) => !equals(factor, ONE));
  if (written.length === 0) return bars;
  if (written.length === 1 && equals(written[0], negate(ONE))) return negative(bars);
  return product('dot', ...factorsOf(written), bars);
}
