// Questions about ranks: sizes and nullities, rows made of others, an entry that lowers the rank, a slip in clearing, examples.

import { shownList } from '../../../exercises/lists.ts';
import { count, equal, type Expression, grid, list, negative, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, integerMatrix } from '../../../exact/matrix.ts';
import { equals, integer, isZero } from '../../../exact/rational.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import { because, chosen, depth, exampleExpected, numberExpected, reasoned } from '../../../exercises/questions.ts';
import { drawList, drawNonzero, drawUntil, type Rows } from '../../../learning/drawing.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import {
  combination,
  dependenceShown,
  determinantWorking,
  expandedWithLetter,
  factorsOfLast,
  solvedFor,
} from '../../../exercises/worked.ts';
import { bars, dotted, shown, transposed } from '../../../learning/notation.ts';
import { ofTemplates, type Property, type QuestionMaker } from '../../../learning/question.ts';
import { mixed, rankOf } from '../drawn-rows.ts';
import { wrongRank } from './mistake.ts';

const [A, K] = ['A', 'k'].map(symbol);
const RANK = measure('rank', A);

const nullityOfTranspose: QuestionMaker = {
  objective: 'rank-and-nullity',
  kind: 'predict',
  draw: (random, difficulty) => {
    const rows = random.integer(3, depth(difficulty, 5, 7, 9));
    const columns = drawUntil(
      () => random.integer(3, 9),
      (drawn) => drawn !== rows,
    );
    const rank = random.integer(1, Math.min(rows, columns) - 1);
    const nullity = columns - rank;
    const isOfTranspose = difficulty !== 'easy';
    const asked = isOfTranspose ? rows - rank : nullity;
    // A matrix of that rank, with ones on the first places of the diagonal.
    const a = Array.from({ length: rows }, (_, i) =>
      Array.from({ length: columns }, (__, j) => (i === j && i < rank ? 1 : 0)),
    );
    const shape = [equal(measure('rowCount', A), count(rows)), equal(measure('columnCount', A), count(columns))];
    const size = claim(say`${A} has ${rows} rows and ${columns} columns`, ...shape);
    const given =
      difficulty === 'hard'
        ? claim(say`its nullity is ${nullity}`, equal(sum(measure('columnCount', A), negative(RANK)), count(nullity)))
        : claim(say`its rank is ${rank}`, equal(RANK, count(rank)));
    const transpose = transposed(A);
    return {
      prompt: isOfTranspose
        ? say`${size}, and ${given}. What is the nullity of ${transpose}?`
        : say`${size}, and ${given}. What is its nullity?`,
      hints: isOfTranspose
        ? [
            say`Which number is the same for a matrix and its transpose: the rank or the nullity?`,
            say`How many columns has the transpose?`,
          ]
        : [
            say`Each column either has a pivot or belongs to a free unknown.`,
            say`The pivots are known. How many columns are left for free unknowns?`,
          ],
      expected: numberExpected(asked),
      solution: isOfTranspose
        ? [
            difficulty === 'hard'
              ? say`Of the ${columns} columns ${nullity} ${nullity === 1 ? 'has' : 'have'} no pivot, so ${claim(say`the rank of ${A} is ${equal(sum(count(columns), negative(count(nullity))), count(rank))}`, equal(RANK, count(rank)))}, and the transpose has the same rank.`
              : say`${claim(say`The rank of ${A} is ${rank}`, equal(RANK, count(rank)))}, and the transpose has the same rank.`,
            say`The transpose has as many columns as ${A} has rows, so its nullity is ${equal(sum(count(rows), negative(count(rank))), count(asked))}.`,
          ]
        : [
            say`The columns that hold no pivot are ${equal(sum(count(columns), negative(count(rank))), count(asked))} in number.`,
          ],
      names: { A: integerMatrix(a) },
    };
  },
};

const madeOfOthers: QuestionMaker = {
  objective: 'see-the-rank',
  kind: 'decide',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 3, 3, 4);
    const right = random.pick(depth(difficulty, [1, 2], [2, 3], [2, 3]));
    const rows = drawUntil(
      () => {
        const [x, y] = [1, 2].map(() => drawList(random, length, { from: -4, to: 5, without: [0] }));
        const [p, q] = [drawNonzero(random, 3), drawNonzero(random, 2)];
        if (right === 1) return [x, mixed(p, x, 0, x), mixed(q, x, 0, x)];
        const made = mixed(p, x, q, y);
        return right === 2 ? [x, y, made] : [x, y, made.with(0, made[0] + 1)];
      },
      (drawn) => rankOf(drawn) === right && new Set(drawn.map(String)).size === drawn.length,
    );
    const order = random.shuffled(rows);
    const [answer, ...others] = [right, ...[1, 2, 3].filter((rank) => rank !== right)].map((rank) =>
      reasoned(say`${rank}.`, WORDS[rank - 1], equal(RANK, count(rank))),
    );
    return {
      prompt: say`What is the rank of ${equal(A, shown(...order))}?`,
      hints: [
        say`Is some row a multiple of another? If not, look for a row that two others give with small factors.`,
        say`A combination must fit in every column: find the factors in two columns and test them in the next.`,
      ],
      expected: chosen(random, answer, ...others),
      solution: [
        right === 3
          ? independenceShown(order)
          : right === 1
            ? say`Row ${2} and row ${3} are multiples of row ${1}: ${equal(shown(order[1]), combination(factorsOfLast(order.slice(0, 2)) ?? [], [shown(order[0])]))} and ${equal(shown(order[2]), combination(factorsOfLast([order[0], order[2]]) ?? [], [shown(order[0])]))}.`
            : (dependenceShown(order) ?? say``),
        because(answer),
      ],
      names: { A: integerMatrix(order) },
    };
  },
};

const WORDS = [
  say`${1}: all rows are multiples of one row.`,
  say`${2}: the rows are not all multiples of one row, but one of them is a combination of the others.`,
  say`${3}: no row is a combination of the others.`,
];

const lowered: QuestionMaker = {
  objective: 'parameter-in-the-rank',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const { rows, row, column } = drawUntil(
      () => {
        const [x, y] = [1, 2].map(() => drawList(random, size, { from: -4, to: 5, without: [0] }));
        const made =
          size === 2
            ? [x, mixed(drawNonzero(random, 4), x, 0, x)]
            : [x, y, mixed(drawNonzero(random, 3), x, drawNonzero(random, 2), y)];
        const place = random.integer(0, size - 1);
        return { rows: made, row: depth(difficulty, 1, 2, random.integer(0, 2)), column: place };
      },
      (drawn) => rankOf(drawn.rows) === size - 1 && rankOf(changed(drawn.rows, drawn.row, drawn.column)) === size,
    );
    const k = rows[row][column];
    const written = grid(
      rows.map((entries, i) => entries.map((entry, j) => (i === row && j === column ? K : count(entry)))),
    );
    return {
      prompt: say`For which number ${K} is the rank of ${equal(A, written)} less than ${size}?`,
      hints: [
        say`The rank falls when some row becomes a combination of the others.`,
        size === 2
          ? say`Then one row is a multiple of the other. Which factor takes the entry beside ${K} from one row to the other?`
          : say`Find the factors in the columns without ${K}, or let the determinant be zero.`,
      ],
      expected: numberExpected(k),
      solution: [
        ...loweredWorking(rows, row, column),
        say`For ${equal(K, count(k))}, and for no other number, a row is a combination of the others, and ${claim(say`the rank is ${size - 1}`, equal(measure('rank', shown(...rows)), count(size - 1)))}.`,
      ],
      names: { k: integer(k), A: integerMatrix(rows) },
    };
  },
};

/** How k is found: from the determinant, which is an expression of first degree in k. */
function loweredWorking(rows: Rows, row: number, column: number): readonly Prose[] {
  const expanded = expandedWithLetter(rows, row, column, K);
  return [say`The determinant is ${expanded.chain}, which has to be 0: ${solvedFor(K, expanded)}.`];
}

/** A minor that is not 0, of three rows. */
function independenceShown(rows: Rows): Prose {
  const columns = [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
  ].filter((chosenColumns) => chosenColumns.every((column) => column < rows[0].length));
  const picked = columns
    .map((chosenColumns) => rows.map((entries) => chosenColumns.map((column) => entries[column])))
    .find((square) => determinantOfRows(square) !== 0);
  if (picked === undefined) throw new Error('the rows are dependent');
  return say`The determinant of three of the columns is not 0: ${equal(bars(...picked), ...determinantWorking(picked), count(determinantOfRows(picked)))}.`;
}

function changed(rows: Rows, row: number, column: number): Rows {
  return rows.with(row, rows[row].with(column, rows[row][column] + 1));
}

const example: QuestionMaker = {
  objective: 'see-the-rank',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 3], [3, 3], [3, 4]);
    const rank = depth(difficulty, 1, random.integer(1, 2), 2);
    const first = drawUntil(
      () => drawList(random, columns, { from: 1, to: 9 }),
      // No multiple of the row below it.
      (drawn) => rankOf([drawn, drawn.map((_, place) => place + 1)]) === 2,
    );
    const second = first.map((_, place) => place + 1);
    const found =
      rank === 1
        ? Array.from({ length: rows }, (_, i) => first.map((entry) => (i + 1) * entry))
        : [first, second, mixed(1, first, 1, second)].slice(0, rows);
    const upper = list(first.map(count));
    const begins: Property = {
      text: say`The first row is ${upper}.`,
      fact: equal(measure('rowAt', A, 1), upper),
      holds: ([given]) =>
        given.columns === columns && first.every((entry, j) => equals(entriesOf(given)[j], integer(entry))),
    };
    const isRank: Property = {
      text: say`The rank is ${rank}.`,
      fact: equal(RANK, count(rank)),
      holds: ([given]) => pivotColumns(given).pivots.length === rank,
    };
    const isShaped: Property = {
      text: say`There are ${rows} rows and ${columns} columns.`,
      fact: equal(
        sum(measure('rowCount', A), dotted(count(100), measure('columnCount', A))),
        count(rows + 100 * columns),
      ),
      holds: ([given]) => given.rows === rows && given.columns === columns,
    };
    const isFull: Property = {
      text: say`No entry is zero.`,
      fact: equal(measure('zeroCount', A), count(0)),
      holds: ([given]) => !entriesOf(given).some(isZero),
    };
    return {
      prompt: say`Give a matrix ${A} with ${rows} rows and ${columns} columns, with ${upper} as its first row, with no entry that is zero, and with rank ${rank}.`,
      hints: [
        say`What does the rank say of the other rows, when the first is not zero?`,
        rank === 1
          ? say`None of the other rows may add anything to what the first row spans.`
          : say`Choose another row that is no multiple of it. What may the last row be, so that it adds nothing to these?`,
      ],
      expected: exampleExpected({ A: found }, isShaped, begins, isFull, isRank),
      solution: [
        rank === 1
          ? say`All rows are multiples of the first, here ${shownList(found.map((_, i) => i + 1))} times it. One of many is ${equal(A, shown(...found))}.`
          : found.length === 2
            ? say`The second row, ${shown(second)}, is no multiple of the first. One of many is ${equal(A, shown(...found))}.`
            : say`The second row, ${shown(second)}, is no multiple of the first, and the last is their sum: ${equal(sum(shown(first), shown(second)), shown(found[2]))}. One of many is ${equal(A, shown(...found))}.`,
      ],
      names: { A: integerMatrix(found) },
    };
  },
};

interface Story {
  readonly told: (a: Expression) => Prose;
  /** What one row is, and several of them. */
  readonly one: string;
  readonly many: string;
}

const BILLS: readonly Story[] = [
  {
    told: (a) =>
      say`Several customers buy flour, sugar and rice in the same shop. Each row of ${a} says how many packets of each somebody buys.`,
    one: 'bill',
    many: 'bills',
  },
  {
    told: (a) =>
      say`A lorry weighs its loads of three kinds of crates. Each row of ${a} says how many crates of each kind a load has.`,
    one: 'load',
    many: 'loads',
  },
  {
    told: (a) =>
      say`Mixtures are made of three metals. Each row of ${a} says how many parts of each metal a mixture has.`,
    one: 'mixture',
    many: 'mixtures',
  },
];

const readingsTold =
  ({ told, one, many }: Story): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const goods = 3;
    const rank = 2;
    const rows = drawUntil(
      () => {
        const [x, y] = [1, 2].map(() => drawList(random, goods, { from: 1, to: 4 }));
        const third = mixed(1, x, 1, y);
        if (difficulty === 'easy') return [x, y, third];
        return [x, y, third, difficulty === 'hard' ? mixed(2, x, 1, y) : mixed(2, x, 0, y)];
      },
      (drawn) => rankOf(drawn) === rank && new Set(drawn.map(String)).size === drawn.length,
    );
    const order = random.shuffled(rows);
    const made = rows.slice(2).flatMap((row) => {
      const factors = factorsOfLast([rows[0], rows[1], row]);
      return factors === null ? [] : [{ row, factors }];
    });
    return {
      prompt: say`${told(equal(A, shown(...order)))} How many of the ${many} are needed so that all the others can be put together from them, also with fractions and differences?`,
      hints: [
        say`A ${one} can be put together from others if its row is a combination of their rows.`,
        say`Find out how many rows are linearly independent.`,
      ],
      expected: numberExpected(rank),
      solution: [
        say`The ${many} of the rows ${shown(rows[0])} and ${shown(rows[1])} are not multiples of each other.`,
        say`From them follow ${list(
          made.map(({ factors, row }) =>
            equal(
              shown(row),
              combination(
                factors,
                rows.slice(0, 2).map((bill) => shown(bill)),
              ),
            ),
          ),
          'none',
        )}.`,
        say`So it takes ${claim(say`${rank}`, equal(RANK, count(rank)))} ${many}, which is the rank of ${A}.`,
      ],
      names: { A: integerMatrix(order) },
    };
  };

const readings: QuestionMaker = ofTemplates(
  { objective: 'see-the-rank', kind: 'word-problem' },
  BILLS.map(readingsTold),
);

export const questions: readonly QuestionMaker[] = [
  nullityOfTranspose,
  madeOfOthers,
  lowered,
  wrongRank,
  example,
  readings,
];
