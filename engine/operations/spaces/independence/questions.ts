// Questions about independence: a factor of a dependency, and what the number of vectors decides.

import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { columnShown, combination, determinantWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import { apply, count, equal, grid, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { asColumn, asColumns, combinedVector, drawBasis, shownVector } from '../drawn-vectors.ts';
import { sameMixture } from './word-problems.ts';

const [A, K, V, W, X] = ['A', 'k', 'v', 'w', 'x'].map(symbol);

const missingFactor: QuestionMaker = {
  objective: 'find-dependency',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 3, 3);
    const [v, w] = [1, 2].map(() => drawList(random, length, { from: -5, to: 5, without: [0] }));
    const h = depth(difficulty, 1, random.integer(2, 3), -random.integer(2, 4));
    const k = drawUntil(
      () => drawNonzero(random, depth(difficulty, 4, 5, 7)),
      (value) => value !== 1 && value !== h,
    );
    const x = combinedVector([h, k], [v, w]);
    return {
      prompt: say`The vectors ${equal(V, shownVector(v))}, ${equal(W, shownVector(w))} and ${equal(X, shownVector(x))} are dependent: ${equal(X, sum(h === 1 ? V : times(count(h), V), times(K, W)))}. Find ${K}.`,
      hints: [
        say`An equation of vectors is one equation for each entry. Is one of them enough?`,
        say`Take the entries in the first place, and solve for ${K}. Then try your number in the other places.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`In the first place stands ${equal(count(x[0]), sum(count(h * v[0]), termOf(w[0], K)))}.`,
        say`So ${solvedFor(K, { slope: w[0], rest: h * v[0] }, x[0])}. In the second place it gives ${equal(sum(count(h * v[1]), dotted(count(k), count(w[1]))), count(x[1]))}, as it should${length === 3 ? say`, and in the third ${equal(sum(count(h * v[2]), dotted(count(k), count(w[2]))), count(x[2]))}` : say``}.`,
      ],
      names: { k: integer(k), v: asColumn(v), w: asColumn(w), x: asColumn(x) },
    };
  },
};

const rank = apply('rank', A);
const independent = option(say`They are independent.`, equal(rank, measure('columnCount', A)));
const crowded = option(
  say`They are dependent, because there are more vectors than entries in each.`,
  relation(measure('columnCount', A), 'greater', measure('rowCount', A)),
);
const dependent = option(
  say`They are dependent, although there are no more vectors than entries in each.`,
  relation(rank, 'less', measure('columnCount', A)),
  relation(measure('columnCount', A), 'at-most', measure('rowCount', A)),
);

const tooMany: QuestionMaker = {
  objective: 'count-independent',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const basis = drawBasis(random, size, 4, 20);
    const right = random.pick([independent, crowded, dependent]);
    const more = drawList(random, size, { from: -4, to: 4, without: [0] });
    const factors = basis.slice(1).map(() => drawNonzero(random, 2));
    const vectors =
      right === independent
        ? basis
        : right === crowded
          ? [...basis, more]
          : [...basis.slice(1), combinedVector(factors, basis.slice(1))];
    const a = asColumns(vectors);
    return {
      prompt: say`Are the columns of ${equal(A, grid(vectors[0].map((_, row) => vectors.map((vector) => count(vector[row])))))} independent?`,
      hints: [
        say`Count first: how many vectors are there, and how many entries has each?`,
        say`If the count does not settle it, look for the pivots of an echelon form.`,
      ],
      expected: chosen(random, right, ...[independent, crowded, dependent].filter((each) => each !== right)),
      solution: [
        right === crowded
          ? say`There are ${vectors.length} columns with ${size} entries each, and at most ${size} such vectors are independent.`
          : right === independent
            ? say`The determinant is ${equal(...determinantWorking(vectors), count(determinantOfRows(vectors)))}, which is not 0; it is the same for the transpose, whose rows are the columns of ${A}.`
            : say`One column is made of the others: ${equal(
                columnShown(vectors[vectors.length - 1]),
                combination(
                  factors,
                  basis.slice(1).map((vector) => columnShown(vector)),
                ),
              )}.`,
        because(right),
      ],
      names: { A: a },
    };
  },
};

export const questions: readonly QuestionMaker[] = [missingFactor, tooMany, sameMixture];
