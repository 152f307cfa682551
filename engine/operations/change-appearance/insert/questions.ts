// Questions about inserted lines: new numbers, ways of counting, and design matrices.

import { beforeTwoInsertions, rowsFromTwoNumbers } from './hard-questions.ts';
import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { depth, matrixExpected, numberExpected } from '../../../exercises/questions.ts';
import { drawRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { design } from './word-problems.ts';

const [A, K] = ['A', 'k'].map(symbol);

const numbered: QuestionMaker = {
  objective: 'new-number',
  kind: 'predict',
  draw: (random, difficulty) => {
    const n = random.integer(5, depth(difficulty, 9, 20, 60));
    const amount = depth(difficulty, 1, random.integer(2, 4), random.integer(2, 9));
    const before = random.integer(1, n);
    const old = random.integer(1, n);
    const now = old >= before ? old + amount : old;
    return {
      prompt: say`In a matrix with ${n} rows, ${amount} new ${amount === 1 ? 'row is' : 'rows are'} inserted before row ${before}. What is the number of the old row ${old} then?`,
      hints: [
        say`Does the old row stand before the place of the insertion, or at it, or behind it?`,
        say`Rows before that place keep their numbers. By how much do the others move?`,
      ],
      expected: numberExpected(now),
      solution: [
        old >= before
          ? say`It moves down by the number of new rows: ${equal(sum(count(old), count(amount)), count(now))}.`
          : say`The new rows come before row ${before}, and row ${old} stands above that: it keeps its number, ${now}.`,
      ],
      names: {},
    };
  },
};

const textbook: QuestionMaker = {
  objective: 'textbook-number',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const n = random.integer(4, depth(difficulty, 9, 20, 90));
    const isFromZero = difficulty === 'easy' || random.chance(40);
    const position = isFromZero ? random.integer(0, n - 1) : -random.integer(1, n);
    const k = isFromZero ? position + 1 : n + 1 + position;
    return {
      prompt: isFromZero
        ? say`A program that counts from 0 speaks of row ${position} of a matrix with ${n} rows. Which number ${K} does a textbook give to this row?`
        : say`A program counts from the end when a number is negative: ${-1} is the last row. Which number ${K} does a textbook give to its row ${position} of a matrix with ${n} rows?`,
      hints: [
        say`What is the number of the first row in a textbook, and what is it in the program?`,
        say`Try the first and the last row before you answer for this one.`,
      ],
      expected: numberExpected(k),
      solution: [
        isFromZero
          ? say`A textbook counts from 1, so ${equal(K, sum(count(position), count(1)), count(k))}.`
          : say`The last of the rows has the number ${n}, so ${equal(K, sum(count(n), count(1), negative(count(-position))), count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

const undone: QuestionMaker = {
  objective: 'insert-lines',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [3, 2], [3, 3]);
    const a = drawRows(random, rows, columns, { from: -9, to: 20 });
    const fresh = drawRows(random, 1, columns, { from: -9, to: 20 })[0];
    const place = random.integer(1, rows + 1);
    return {
      prompt: say`The row ${shown(fresh)} was inserted into a matrix ${A} so that it is row ${place} now: ${shown(...a.toSpliced(place - 1, 0, fresh))}. Which matrix was ${A}?`,
      hints: [say`Which rows were there before?`, say`Close the gap: the rows below go back to their old numbers.`],
      expected: matrixExpected(a),
      solution: [say`Without the new row it is ${equal(A, shown(...a))}.`],
      names: { A: integerMatrix(a) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  undone,
  withHard(numbered, beforeTwoInsertions),
  withHard(textbook, rowsFromTwoNumbers),
  design,
];
