// Questions about flips: new places, two flips, and patterns that stay as they are.

import { backThroughDeletion, movedBy } from './hard-questions.ts';
import { count, divided, equal, list, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { equals } from '../../../exact/entry.ts';
import { integer } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  matrixExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { drawDistinctRows, drawRows, type Rows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { withHard, type Property, type QuestionMaker } from '../../../learning/question.ts';

const [A, N, K] = ['A', 'n', 'k'].map(symbol);

const backwards = (length: number) => list(Array.from({ length }, (_, i) => count(length - i)));
const upsideDown = (rows: number) => measure('rowsAt', A, backwards(rows));
const mirrored = (columns: number) => measure('columnsAt', A, backwards(columns));

const place: QuestionMaker = {
  objective: 'new-place',
  kind: 'predict',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const n = random.integer(5, depth(difficulty, 9, 30, 200));
    const old = random.integer(1, n);
    return {
      prompt: say`A matrix has ${n} rows and is turned upside down. In which row does the old row ${old} stand then?`,
      hints: [
        say`Where do the first and the last row go? What do their old and new numbers add up to?`,
        say`This sum is the same for every row.`,
      ],
      expected: numberExpected(n + 1 - old),
      solution: [
        say`Old and new number add up to one more than the number of rows: ${equal(sum(count(n), count(1), negative(count(old))), count(n + 1 - old))}.`,
      ],
      names: {},
    };
  },
};

const twoFlips: QuestionMaker = {
  objective: 'two-flips',
  kind: 'predict',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [2, 3], [3, 3]);
    const a = drawDistinctRows(random, rows, columns, { from: -9, to: 20 });
    const flips = Array.from({ length: depth(difficulty, 2, 2, 3) }, () => random.pick(['ud', 'lr'] as const));
    const isOdd = (which: string): boolean => flips.filter((flip) => flip === which).length % 2 === 1;
    const down = isOdd('ud') ? a.toReversed() : a;
    const result = isOdd('lr') ? down.map((row) => row.toReversed()) : down;
    const named = flips.map((flip) => (flip === 'ud' ? 'upside down' : 'from left to right'));
    return {
      prompt: say`${equal(A, shown(...a))} is flipped ${named.slice(0, -1).join(', then ')}, and then ${named[named.length - 1]}. Write down the result; try to do it in one go.`,
      hints: [
        say`Two flips of the same kind undo each other, also when another one stands between them.`,
        isOdd('ud') && isOdd('lr')
          ? say`Which flips are left? One of each kind puts every entry to the opposite place through the centre.`
          : say`Which flips are left when these have undone each other?`,
      ],
      expected: matrixExpected(result),
      solution: [
        isOdd('ud') && isOdd('lr')
          ? say`One flip of each kind is left: from ${equal(A, shown(...a))} the rows are taken in the opposite order, and each is read from the right.`
          : isOdd('ud')
            ? say`One flip upside down is left: the rows of ${equal(A, shown(...a))} are taken in the opposite order.`
            : isOdd('lr')
              ? say`One flip from left to right is left: the rows of ${equal(A, shown(...a))} are read from the right.`
              : say`The flips undo each other, and ${equal(A, shown(...a))} is left.`,
        say`The result is ${shown(...result)}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const pattern: QuestionMaker = {
  objective: 'unchanged-pattern',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [3, 2], [3, 3], [4, 4]);
    const which = random.pick(['ud', 'lr', 'both', 'none'] as const);
    const base = drawRows(random, rows, columns, { from: 0, to: 3 });
    const sameDown = (a: Rows): Rows => a.map((_, i) => a[Math.min(i, rows - 1 - i)]);
    const sameAcross = (a: Rows): Rows => a.map((row) => row.map((_, j) => row[Math.min(j, columns - 1 - j)]));
    const a =
      which === 'ud'
        ? sameDown(base)
        : which === 'lr'
          ? sameAcross(base)
          : which === 'both'
            ? sameDown(sameAcross(base))
            : base;
    const isDown = JSON.stringify(a) === JSON.stringify(a.toReversed());
    const isAcross = JSON.stringify(a) === JSON.stringify(a.map((row) => row.toReversed()));
    const fact = (flipped: ReturnType<typeof upsideDown>, isSame: boolean) =>
      isSame ? equal(flipped, A) : relation(flipped, 'unequal', A);
    const all = [
      reasoned(
        say`By both.`,
        say`By both: it reads the same from below and from the right.`,
        fact(upsideDown(rows), true),
        fact(mirrored(columns), true),
      ),
      reasoned(
        say`Only by the flip upside down.`,
        say`Only by the flip upside down: it reads the same from below, but not from the right.`,
        fact(upsideDown(rows), true),
        fact(mirrored(columns), false),
      ),
      reasoned(
        say`Only by the flip from left to right.`,
        say`Only by the flip from left to right: it reads the same from the right, but not from below.`,
        fact(upsideDown(rows), false),
        fact(mirrored(columns), true),
      ),
      option(say`By neither of them.`, fact(upsideDown(rows), false), fact(mirrored(columns), false)),
    ];
    const right = all[isDown ? (isAcross ? 0 : 1) : isAcross ? 2 : 3];
    return {
      prompt: say`By which of the two flips is ${equal(A, shown(...a))} unchanged?`,
      hints: [
        say`Compare the first row with the last, and so on to the middle.`,
        say`Then compare the first column with the last, and so on to the middle.`,
      ],
      expected: chosen(random, right, ...all.filter((other) => other !== right)),
      solution: [
        say`From below the rows read ${shown(...a.toReversed())}, from the right the columns give ${shown(...a.map((row) => row.toReversed()))}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const sameRowsAs = (a: Matrix, change: (rows: ReturnType<typeof rowsOf>) => ReturnType<typeof rowsOf>): boolean => {
  const rows = rowsOf(a);
  const changed = change(rows);
  return rows.every((row, i) => row.every((x, j) => equals(x, changed[i][j])));
};

const example: QuestionMaker = {
  objective: 'unchanged-pattern',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const top = random.integer(1, 99);
    const inner = Array.from({ length: size }, (_, j) => top + j);
    const a = Array.from({ length: size }, (_, i) => inner.map((x) => x + 10 * Math.min(i, size - 1 - i)));
    const first: Property = {
      text: say`${A} has ${size} rows and ${size} columns, and its first entry is ${top}.`,
      fact: equal(
        list([measure('rowCount', A), measure('columnCount', A), measure('entryAt', A, 1, 1)]),
        list([size, size, top].map(count)),
      ),
      holds: ([of]) => of.rows === size && of.columns === size && equals(rowsOf(of)[0][0], integer(top)),
    };
    const keeps: Property = {
      text: say`The flip upside down does not change ${A}.`,
      fact: equal(upsideDown(size), A),
      holds: ([of]) => sameRowsAs(of, (rows) => rows.toReversed()),
    };
    const changes: Property = {
      text: say`The flip from left to right changes ${A}.`,
      fact: relation(mirrored(size), 'unequal', A),
      holds: ([of]) => !sameRowsAs(of, (rows) => rows.map((row) => row.toReversed())),
    };
    return {
      prompt: say`Give a matrix ${A} of ${size} rows and ${size} columns with the first entry ${top} that the flip upside down leaves as it is and the flip from left to right does not.`,
      hints: [
        say`Which rows must be equal so that it can be turned upside down?`,
        say`Which column can then differ from the one that it is exchanged with?`,
      ],
      expected: exampleExpected({ A: a }, first, keeps, changes),
      solution: [
        say`One of many is ${equal(A, shown(...a))}: its rows read the same from below, its columns do not from the right.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const middle: QuestionMaker = {
  objective: 'new-place',
  kind: 'find-value',
  difficulties: ['easy'],
  draw: (random, difficulty) => {
    const k = random.integer(3, depth(difficulty, 25, 60, 150));
    const n = 2 * k - 1;
    return {
      prompt: say`A matrix with ${equal(N, count(n))} columns is flipped from left to right. Exactly one column keeps its place. Find its number ${K}.`,
      hints: [
        say`Old and new number of a column always have the same sum.`,
        say`The column that stays has equal old and new numbers.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`Twice the number must be one more than the number of columns: ${equal(K, divided(sum(N, count(1)), count(2)), count(k))}.`,
      ],
      names: { k: integer(k), n: integer(n) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  withHard(place, backThroughDeletion),
  withHard(middle, movedBy),
  twoFlips,
  pattern,
  example,
];
