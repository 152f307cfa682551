// Questions about quarter turns: how many are left, which flips make one, and where an entry goes.

import { placeBeforeTurns } from './hard-questions.ts';
import { count, equal, list, negative, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  listExpected,
  matrixExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawDistinctRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown, transposed } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

/** One quarter turn against the clock. */
function turned(a: Rows): Rows {
  return transposedRows(a).toReversed();
}

const backwards = (length: number) => list(Array.from({ length }, (_, i) => count(length - i)));

const modulo: QuestionMaker = {
  objective: 'turns-modulo-four',
  kind: 'predict',
  draw: (random, difficulty) => {
    const k = depth(difficulty, random.integer(5, 40), random.integer(41, 400), -random.integer(5, 99));
    const rest = ((k % 4) + 4) % 4;
    const full = (k - rest) / 4;
    return {
      prompt: say`A matrix is given ${equal(K, count(k))} quarter turns against the clock${k < 0 ? ', which means that it is turned with the clock' : ''}. How many quarter turns against the clock, from 0 to 3, lead to the same matrix?`,
      hints: [
        say`After how many quarter turns does everything stand as before?`,
        say`Leave whole turns out, or put some in, until a number from 0 to 3 is left.`,
      ],
      expected: numberExpected(rest),
      solution: [
        say`Whole turns change nothing: ${equal(sum(count(k), negative(dotted(count(4), count(full)))), count(rest))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

const byFlips: QuestionMaker = {
  objective: 'turn-by-flips',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [2, 3], [3, 3]);
    const a = drawDistinctRows(random, rows, columns, { from: -9, to: 20 });
    const isAgainst = random.chance(50);
    const b = isAgainst ? turned(a) : turned(turned(turned(a)));
    const ofTranspose = {
      down: measure('rowsAt', transposed(A), backwards(columns)),
      across: measure('columnsAt', transposed(A), backwards(rows)),
    };
    const down = option(say`Transpose it, and then flip the result upside down.`, equal(ofTranspose.down, B));
    const across = option(
      say`Transpose it, and then flip the result from left to right.`,
      equal(ofTranspose.across, B),
    );
    const twice = option(
      say`Flip it upside down, and then from left to right.`,
      equal(measure('columnsAt', measure('rowsAt', A, backwards(rows)), backwards(columns)), B),
    );
    const [right, wrong] = isAgainst ? [down, across] : [across, down];
    return {
      prompt: say`${equal(A, shown(...a))} is to be turned by a quarter ${isAgainst ? 'against' : 'with'} the clock. Which two steps do that?`,
      hints: [
        say`Follow the corner with ${a[0][0]}: where is it after the turn, and where is it after each of the two steps?`,
        say`One corner may agree by chance; follow that with ${a[0][columns - 1]} as well.`,
      ],
      expected: chosen(random, right, wrong, twice),
      solution: [
        say`In ${A} the first row begins with ${a[0][0]} and ends with ${a[0][columns - 1]}. The turn brings the first row to the ${isAgainst ? 'first column, read from below' : 'last column, read downwards'}: ${equal(B, shown(...b))}.`,
        say`The transpose has it as its first column, read downwards: ${equal(transposed(A), shown(...transposedRows(a)))}. ${isAgainst ? 'Upside down this column is read from below.' : 'Flipped from left to right, this column becomes the last one.'}`,
        because(right),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const travel: QuestionMaker = {
  objective: 'place-after-turn',
  kind: 'predict',
  draw: (random, difficulty) => {
    const m = random.integer(3, depth(difficulty, 6, 12, 40));
    const n = random.integer(3, depth(difficulty, 6, 12, 40));
    const [i, j] = [random.integer(1, m), random.integer(1, n)];
    return {
      prompt: say`A matrix with ${m} rows and ${n} columns is turned by a quarter against the clock. In which row and which column does the entry of row ${i}, column ${j} stand then?`,
      hints: [
        say`The last column becomes the first row. Which row does a column become?`,
        say`The place within that line is kept: what was the row number becomes the column number.`,
      ],
      expected: listExpected([n + 1 - j, i]),
      solution: [
        say`Column ${j} of ${n} becomes row ${equal(sum(count(n), count(1), negative(count(j))), count(n + 1 - j))}, and row ${i} becomes column ${i}.`,
      ],
      names: {},
    };
  },
};

const back: QuestionMaker = {
  objective: 'quarter-turns',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [2, 3], [3, 3]);
    const a = drawDistinctRows(random, rows, columns, { from: -9, to: 20 });
    const k = depth(difficulty, 1, random.pick([1, 2, 3]), random.pick([5, 6, 7]));
    let b: Rows = a;
    for (let turn = 0; turn < k; turn++) b = turned(b);
    return {
      prompt: say`After ${k} quarter ${k === 1 ? 'turn' : 'turns'} against the clock a matrix is ${equal(B, shown(...b))}. Which matrix was it before?`,
      hints: [
        say`What undoes a turn against the clock?`,
        k < 4
          ? say`Turn ${B} back, with the clock, as often.`
          : say`Turn ${B} back, with the clock; whole turns may be left out. How many quarter turns make one?`,
      ],
      expected: matrixExpected(a),
      solution: [
        k % 4 === 2
          ? say`Two quarter turns are a half turn, which undoes itself: the rows come in the opposite order, each read from the right.`
          : k % 4 === 1
            ? say`${k === 1 ? 'One quarter turn is' : say`${k} quarter turns are as good as one, which is`} undone by one with the clock: the first column of ${B}, read from below, becomes the first row.`
            : say`${k} quarter turns against the clock are as good as one with it, which is undone by one against it: the last column of ${B} becomes the first row.`,
        say`So from ${equal(B, shown(...b))} comes ${shown(...a)}.`,
      ],
      names: { B: integerMatrix(b) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [back, modulo, byFlips, withHard(travel, placeBeforeTurns)];
