// Questions about deleted lines: numbers afterwards, minors, and the rank.

import { entryForMinor, oldNumber } from './hard-questions.ts';
import { count, equal, list, negative, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, listExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { ascending, shownList } from '../../../exercises/lists.ts';
import { drawDistinct, drawRows } from '../../../learning/drawing.ts';
import { madeOf } from '../../../exercises/worked.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { wrongMinor } from './mistake.ts';

const [A, K] = ['A', 'k'].map(symbol);

const after: QuestionMaker = {
  objective: 'one-after-another',
  kind: 'predict',
  draw: (random, difficulty) => {
    const n = random.integer(6, depth(difficulty, 9, 15, 30));
    let left = Array.from({ length: n }, (_, i) => i + 1);
    const positions: number[] = [];
    const lines: number[] = [];
    for (let step = 0; step < depth(difficulty, 2, 2, 3); step++) {
      const position = random.integer(1, left.length - 1);
      positions.push(position);
      lines.push(left[position - 1]);
      left = left.toSpliced(position - 1, 1);
    }
    // Where no number changes there is nothing to think about.
    if (lines.every((row, step) => row === positions[step])) return after.draw(random, difficulty);
    return {
      prompt: say`A matrix has ${n} rows. Row ${positions[0]} is deleted. From what is left, row ${positions[1]} is deleted${positions.length > 2 ? say`, and from what is left then, row ${positions[2]}` : ''}. What were the numbers of the deleted rows at the beginning, in the order in which they went?`,
      hints: [
        say`After a deletion, which rows get a new number, and which one?`,
        say`Go back: add 1 to the number for each earlier deletion at this place or before it, beginning with the last one.`,
      ],
      expected: listExpected(lines),
      solution: [
        ...positions.slice(1).map((position, step) => {
          const moved = lines[step + 1] - position;
          return moved === 0
            ? say`Row ${position} of what is left after ${step + 1} ${step === 0 ? 'deletion' : 'deletions'} stands above all deleted rows and has kept its number.`
            : say`Row ${position} of what is left after ${step + 1} ${step === 0 ? 'deletion' : 'deletions'} was row ${lines[step + 1]}, because ${moved} of the deleted rows stood above it.`;
        }),
        say`In the old numbers the deleted rows are ${shownList(lines)}.`,
      ],
      names: {},
    };
  },
};

const rank: QuestionMaker = {
  objective: 'rank-kept',
  kind: 'decide',
  draw: (random, difficulty) => {
    const columns = depth(difficulty, 2, 3, 4);
    const [first, second] = drawRows(random, 2, columns, { from: -4, to: 4, without: [0] });
    const c = random.pick([2, -1, 3]);
    if (first[0] * second[1] === first[1] * second[0]) return rank.draw(random, difficulty);
    // The second row alone is no multiple of another one.
    const rows =
      difficulty === 'hard'
        ? [first, second, first.map((x, j) => x + second[j]), first.map((x) => 2 * x)]
        : [first, second, first.map((x) => c * x)];
    const order = random.shuffled(rows.map((_, i) => i));
    const a = order.map((i) => rows[i]);
    const isKept = random.chance(50);
    const place = order.indexOf(difficulty === 'hard' ? (isKept ? 2 : 1) : isKept ? 2 : 1) + 1;
    const isLost = difficulty !== 'hard' && !isKept;
    const [whole, rest] = [measure('rank', A), measure('rank', measure('withoutRows', A, list([count(place)])))];
    const yes = option(
      say`Yes: the row is a combination of the others, and the rank stays 2.`,
      equal(whole, rest, count(2)),
    );
    const no = option(
      say`No: the row is no combination of the others, and the rank falls from 2 to 1.`,
      equal(whole, count(2)),
      equal(rest, count(1)),
    );
    const three = option(say`No: every row counts for the rank, which is ${a.length}.`, equal(whole, count(a.length)));
    const [right, wrong] = isLost ? [no, yes] : [yes, no];
    const made = madeOf(a[place - 1], a.toSpliced(place - 1, 1));
    return {
      prompt: say`May row ${place} of ${equal(A, shown(...a))} be deleted without a loss of rank?`,
      hints: [
        say`Look for rows that are multiples or sums of others.`,
        say`A row may go if it can be made of the rows that stay.`,
      ],
      expected: chosen(random, right, wrong, three),
      solution: [
        isLost
          ? say`The other two rows are multiples of each other, and this one is not a multiple of them.`
          : say`Row ${place} is made of rows that stay: ${equal(shown(a[place - 1]), made ?? A)}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const numbered: QuestionMaker = {
  objective: 'what-is-left',
  kind: 'predict',
  draw: (random, difficulty) => {
    const n = random.integer(8, depth(difficulty, 12, 20, 60));
    const gone = drawDistinct(random, depth(difficulty, 2, 3, 4), { from: 1, to: n - 1 });
    const old = drawDistinct(random, 1, { from: 2, to: n, without: gone })[0];
    const before = gone.filter((place) => place < old).length;
    if (before === 0) return numbered.draw(random, difficulty);
    return {
      prompt: say`From a matrix with ${n} columns the columns ${shownList(gone)} are deleted at once. What is the number of the old column ${old} afterwards?`,
      hints: [
        say`Which of the deleted columns stood before it?`,
        say`Each of those moves it one place to the left; the others do not matter.`,
      ],
      expected: numberExpected(old - before),
      solution: [
        say`Before column ${old} stood ${before === 1 ? say`${1} of the deleted columns` : say`${before} of the deleted columns`}, ${shownList(ascending(gone).slice(0, before))}: ${equal(sum(count(old), negative(count(before))), count(old - before))}.`,
      ],
      names: { k: integer(old - before) },
    };
  },
};

const unknown: QuestionMaker = {
  objective: 'minors',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const a = drawRows(random, 3, 3, { from: depth(difficulty, 1, -4, -6), to: 6, without: [0] });
    const [i, j] = depth(
      difficulty,
      [1, random.integer(1, 3)],
      [1, random.integer(1, 3)],
      [random.integer(2, 3), random.integer(1, 3)],
    );
    const rest = a.toSpliced(i - 1, 1).map((row) => row.toSpliced(j - 1, 1));
    const value = rest[0][0] * rest[1][1] - rest[0][1] * rest[1][0];
    if (value === 0) return unknown.draw(random, difficulty);
    return {
      prompt: say`Find the minor of the place in row ${i}, column ${j} of ${equal(A, shown(...a))}: the determinant ${K} of what is left without that row and that column.`,
      hints: [
        say`Strike out the row and the column; four entries are left.`,
        say`Keep their order, and use the rule for two rows.`,
      ],
      expected: numberExpected(value),
      solution: [
        say`What is left is ${shown(...rest)}, so ${equal(K, sum(dotted(count(rest[0][0]), count(rest[1][1])), negative(dotted(count(rest[0][1]), count(rest[1][0])))), count(value))}.`,
      ],
      names: { A: integerMatrix(a), k: integer(value) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  withHard(numbered, oldNumber),
  after,
  wrongMinor,
  withHard(unknown, entryForMinor),
  rank,
];
