// Exercises in counting rows and columns: wide and tall matrices, single lines, lines of zeros, which count as well, and lists that make a matrix.

import { joined } from '../../../algorithms/wording.ts';
import {
  count,
  equal,
  type Expression,
  list,
  matrixExpression,
  numbers,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { integerMatrix, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { rational, ZERO } from '../../../exact/rational.ts';
import {
  decimalsInBody,
  drawFractions,
  drawRows,
  drawUntil,
  inTenths,
  matrixInBody,
} from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import type { Side } from './solve.ts';

/** The exercises about these sides of a matrix. */
export function exerciseOf(sides: readonly Side[]): Exercise {
  return {
    bounds: {
      easy: { numerator: 12, denominator: 1 },
      medium: { numerator: 20, denominator: 1 },
      hard: { numerator: 99, denominator: 10 },
    },
    draw: (random, difficulty) => {
      const { a, facts, line } = random.pick(makers[difficulty])(random);
      const exercise = posed(a, facts, sides);
      return line === undefined ? exercise : { ...exercise, ...givenByLines(a, line, sides, exercise.hints) };
    },
  };
}

interface DomainError {
  readonly a: Matrix;
  readonly facts: readonly Expression[];
  /** By which lines the problem gives the matrix, one after the other; left out where it shows it. */
  readonly line?: 'row' | 'column';
}

type Maker = (random: Random) => DomainError;

const A = symbol('A');
const [ROWS, COLUMNS] = [measure('rowCount', A), measure('columnCount', A)];
const isWide = relation(COLUMNS, 'greater', ROWS);
const isTall = relation(ROWS, 'greater', COLUMNS);

/** Digits in a shape that is not square. */
const ofDigits: Maker = (random) => {
  const [rows, columns] = random.pick([
    [2, 3],
    [3, 2],
    [2, 4],
    [3, 4],
    [4, 2],
    [4, 3],
  ] as const);
  const a = integerMatrix(drawRows(random, rows, columns, { from: 0, to: 9 }));
  return { a, facts: [columns > rows ? isWide : isTall] };
};

const singleRow: Maker = (random) => ({
  a: integerMatrix(drawRows(random, 1, random.integer(3, 6), { from: -9, to: 9 })),
  facts: [equal(ROWS, count(1)), isWide],
});

const singleColumn: Maker = (random) => ({
  a: integerMatrix(drawRows(random, random.integer(3, 4), 1, { from: -9, to: 9 })),
  facts: [equal(COLUMNS, count(1)), isTall],
});

/** Shapes that the number of entries does not give away: 12 of them fit two of these shapes. */
const wide: Maker = (random) => {
  const [rows, columns] = random.pick([
    [2, 6],
    [3, 4],
    [4, 4],
    [4, 5],
    [3, 6],
  ] as const);
  const a = integerMatrix(drawRows(random, rows, columns, { from: -9, to: 9 }));
  return { a, facts: [columns > rows ? isWide : holds('square', A)] };
};

/** A row of zeros, which is a row like the others. */
const withZeroRow: Maker = (random) => {
  const [rows, columns] = [random.integer(3, 4), random.integer(4, 6)];
  const zero = random.integer(0, rows - 1);
  const entries = drawRows(random, rows, columns, { from: -9, to: 9, without: [0] });
  const a = integerMatrix(entries.map((row, i) => (i === zero ? row.map(() => 0) : row)));
  return { a, facts: [holds('zero', measure('rowAt', A, zero + 1))] };
};

/** A column of zeros between tenths. */
const withZeroColumn: Maker = (random) => {
  const [rows, columns] = [random.integer(2, 4), random.integer(3, 6)];
  const zero = random.integer(0, columns - 1);
  const tenths = rowsOf(inTenths(drawRows(random, rows, columns, { from: -99, to: 99, without: [0] })));
  return {
    a: matrixOf(tenths.map((row) => row.with(zero, ZERO))),
    facts: [holds('zero', measure('columnAt', A, zero + 1))],
  };
};

/** Given by its columns or by its rows. */
const fromLines: Maker = (random) => {
  const [rows, columns] = drawUntil(
    () => [random.integer(2, 5), random.integer(2, 5)] as const,
    ([m, n]) => m !== n,
  );
  const line = random.pick(['row', 'column'] as const);
  return { a: integerMatrix(drawRows(random, rows, columns, { from: -9, to: 9 })), facts: [], line };
};

/** Fractions: two numbers above each other are still one entry. */
const withFractions: Maker = (random) => {
  const [rows, columns] = [random.integer(2, 4), random.integer(2, 5)];
  const third = rational(BigInt(random.pick([1, 2, -1, -2])), 3n);
  const entries = rowsOf(drawFractions(random, rows, columns, [1, 2, 3, 4]));
  const a = matrixOf(entries.with(0, entries[0].with(0, third)));
  return { a, facts: [] };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [ofDigits],
  medium: [singleRow, singleColumn, wide, wide],
  hard: [withZeroRow, withZeroColumn, withFractions, fromLines, fromLines, fromLines, fromLines],
};

function posed(a: Matrix, facts: readonly Expression[], sides: readonly Side[]): DrawnExercise {
  return {
    body: { a: isDecimal(a) ? decimalsInBody(a) : matrixInBody(a) },
    hints: [
      IDEAS[sides.length === 1 ? sides[0] : 'both'],
      ...sides.map((side) => lineToCount(a, side)),
      LAST[sides.length === 1 ? sides[0] : 'both'](a),
    ],
    facts,
  };
}

/** The problem in words: the lines of the matrix are listed, and it is to be put together. */
function givenByLines(
  a: Matrix,
  line: 'row' | 'column',
  sides: readonly Side[],
  hints: readonly Prose[],
): Pick<DrawnExercise, 'prompt' | 'before' | 'hints'> {
  const lines = rowsOf(line === 'row' ? a : transpose(a)).map((entries) => list(numbers(entries)));
  const at = line === 'row' ? 'rowAt' : 'columnAt';
  const named = lines.map((entries, index) => [claim([entries], equal(measure(at, A, index + 1), entries))]);
  return {
    prompt: say`A matrix has the ${line}s ${joined(named)}, in this order. ${ASKED[sides.length === 1 ? sides[0] : 'both']}`,
    before: [say`Written as ${line}s these lists make the matrix ${equal(A, matrixExpression(a))}.`],
    hints: [
      say`The numbers of a list stand ${line === 'row' ? 'beside' : 'below'} each other in the matrix. Write it down, or at least its first ${line}.`,
      ...hints,
    ],
  };
}

const ASKED: { readonly [S in Side | 'both']: string } = {
  rows: 'How many rows has it?',
  columns: 'How many columns has it?',
  both: 'What is its shape?',
};

function isDecimal(a: Matrix): boolean {
  return rowsOf(a).every((row) => row.every(({ denominator }) => 10n % denominator === 0n));
}

const IDEAS: { readonly [S in Side | 'both']: Prose } = {
  rows: say`Rows run across like lines of text. What the entries are does not matter: zeros and repeated rows count as well.`,
  columns: say`Columns stand upright like pillars. What the entries are does not matter: zeros and repeated columns count as well.`,
  both: say`Two counts are asked for, first downwards and then across. What the entries are does not matter for either of them.`,
};

/** The line along which the rows or the columns are counted. */
function lineToCount(a: Matrix, side: Side): Prose {
  const rows = rowsOf(a);
  if (side === 'rows') {
    const entries = list(numbers(rows.map(([first]) => first)));
    return say`Each row begins with one entry of the first column. ${claim(say`Downwards this column reads ${entries}`, equal(measure('columnAt', A, 1), entries))}: count these entries.`;
  }
  const entries = list(numbers(rows[0]));
  return say`Each column begins with one entry of the first row. ${claim(say`From left to right this row reads ${entries}`, equal(measure('rowAt', A, 1), entries))}: count these entries.`;
}

const ENTRIES = measure('entryCount', A);

const LAST: { readonly [S in Side | 'both']: (a: Matrix) => Prose } = {
  rows: ({ rows, columns }) =>
    quotientWords(rows * columns, say`each row holds ${columns} of them`, 'rows', equal(COLUMNS, count(columns))),
  columns: ({ rows, columns }) =>
    quotientWords(rows * columns, say`each column holds ${rows} of them`, 'columns', equal(ROWS, count(rows))),
  both: ({ rows, columns }) =>
    say`Write the number of rows before the number of columns. ${claim(say`Multiplied they must make ${rows * columns}, the number of entries`, equal(ENTRIES, count(rows * columns)))}.`,
};

function quotientWords(entries: number, share: Prose, side: Side, fact: Expression): Prose {
  return say`${claim(say`There are ${entries} entries in all`, equal(ENTRIES, count(entries)))}, and ${claim(share, fact)}. How many ${side} does that make?`;
}
