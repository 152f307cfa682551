// Stories of systems: totals are known, and what one piece costs, weighs or takes is not.

import { count, equal, indexed, list, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { depth, listExpected, numberExpected } from '../../../exercises/questions.ts';
import { QUANTITIES, type Quantities } from '../../../exercises/quantities.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import { linearSum, pairSolved, threeSolved } from '../../../exercises/worked-systems.ts';
import { drawList, drawRows, drawUntil, productOfRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const A = symbol('A');

const rates =
  (story: Quantities): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const [[least, most], [low, high]] = [story.pieces, story.rate];
    const a = drawUntil(
      () => drawRows(random, size, size, { from: size === 2 ? least : 0, to: Math.min(most, size === 2 ? 6 : 3) }),
      (rows) =>
        determinantOfRows(rows) !== 0 &&
        rows.every((row) => row.some((entry) => entry > 0)) &&
        Math.abs(determinantOfRows(rows)) <= 12,
    );
    const x = drawList(random, size, { from: low, to: high });
    const b = productOfRows(
      a,
      x.map((entry) => [entry]),
    ).flat();
    const further = drawList(random, size, { from: least, to: most });
    const [total] = productOfRows(
      [further],
      x.map((entry) => [entry]),
    ).flat();
    const told = say`Row by row, ${equal(A, shown(...a))} says ${story.says}. The totals in ${story.unit} are ${list(b.map(count), 'none')}, in order.`;
    const letters = x.map((_, place) => indexed('x', place + 1));
    const equations = a.map((row, place) => equal(linearSum(row, letters), count(b[place])));
    const solved =
      size === 2
        ? [say`The equations are ${equations[0]} and ${equations[1]}.`, ...pairSolved(letters, a, x)]
        : [say`The equations are ${equations[0]}, ${equations[1]} and ${equations[2]}.`, ...threeSolved(letters, a, x)];
    const names = { A: integerMatrix(a), b: integerMatrix(b.map((y) => [y])), x: integerMatrix(x.map((y) => [y])) };
    const hint = say`Write an equation for each ${story.one}: its numbers times the unknowns add up to its total.`;
    if (difficulty === 'hard')
      return {
        prompt: say`${told} What is the total in ${story.unit} for a further ${story.one} with the numbers ${list(further.map(count), 'none')}?`,
        hints: [hint, say`The further ${story.one} comes last: you need all unknowns first, ${story.rates}.`],
        expected: numberExpected(total),
        solution: [
          ...solved,
          say`For the further ${story.one} the total is ${equal(dotWorking(further, x), count(total))} ${story.unit}.`,
        ],
        names,
      };
    return {
      prompt: say`${told} ${story.askedForRates}, in the order of the columns?`,
      hints: [
        hint,
        size === 2
          ? say`Multiply the equations so that one unknown has the same factor in both; what is the difference of the totals due to then?`
          : say`Begin with a column that has an entry ${0} or ${1}, if there is one: there an unknown is gone or quickly expressed.`,
      ],
      expected: listExpected(x),
      solution: [...solved, say`In order: ${list(x.map(count), 'none')}.`],
      names,
    };
  };

export const wordProblem: QuestionMaker = ofTemplates(
  { objective: 'solve-system', kind: 'word-problem' },
  QUANTITIES.map(rates),
);
