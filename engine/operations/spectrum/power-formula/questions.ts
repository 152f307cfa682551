// Questions about negatives: what two of them give, and how a negative is checked.

import { count, equal, indexed, negative, sum, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosen, depth, differs, matrixExpected, option } from '../../../exercises/questions.ts';
import { drawRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, B] = ['A', 'B'].map(symbol);

const twice: QuestionMaker = {
  objective: 'negate-twice',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const a = drawRows(random, size, size, { from: -9, to: 9 });
    return {
      prompt: say`The signs of all entries of ${equal(A, shown(...a))} are changed, and then those of the result. Which matrix comes out?`,
      hints: [say`Follow one entry through both changes.`, say`What undoes a change of sign?`],
      expected: matrixExpected(a),
      solution: [say`The second change undoes the first, so it is ${equal(A, shown(...a))} again.`],
      names: { A: integerMatrix(a) },
    };
  },
};

const checked: QuestionMaker = {
  objective: 'check-by-addition',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const a = drawRows(random, size, size, { from: -9, to: 9, without: [0] });
    const isNegative = random.chance(50);
    const b = a.map((row, i) => row.map((x, j) => (i + j > 0 || isNegative ? -x : x)));
    const yes = option(say`Yes: their sum is the zero matrix.`, holds('zero', sum(A, B)));
    const no = option(
      say`No: the sum of the first entries is not 0.`,
      differs(sum(indexed('a', 1, 1), indexed('b', 1, 1)), count(0)),
    );
    const [right, wrong] = isNegative ? [yes, no] : [no, yes];
    return {
      prompt: say`Is ${equal(B, shown(...b))} the negative ${negative(A)} of ${equal(A, shown(...a))}?`,
      hints: [say`Add the two matrices.`, say`Which sum must there be at every place?`],
      expected: chosen(random, right, wrong),
      solution: [because(right)],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [twice, checked];
