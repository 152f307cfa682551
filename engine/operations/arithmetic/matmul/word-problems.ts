// Stories of products: tables of pieces times what one piece costs, weighs or takes.

import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, list, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { depth, listExpected, matrixExpected } from '../../../exercises/questions.ts';
import { QUANTITIES, type Quantities, quantitiesTold } from '../../../exercises/quantities.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import { drawRows, productOfRows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const [A, B] = ['A', 'B'].map(symbol);

const totals =
  (story: Quantities): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [kinds, rows, columns] = depth(difficulty, [2, 2, 1], [3, 2, 1], [3, 2, 2]);
    const [[least, most], [low, high]] = [story.pieces, story.rate];
    const a = drawRows(random, rows, kinds, { from: least, to: most });
    const b = drawRows(random, kinds, columns, { from: low, to: high });
    const product = productOfRows(a, b);
    const told = quantitiesTold(story, equal(A, shown(...a)), equal(B, shown(...b)));
    const first = say`For the first ${story.one} these are ${equal(
      dotWorking(
        a[0],
        b.map((row) => row[0]),
      ),
      count(product[0][0]),
    )} ${story.unit}: the first row of ${A} times the first column of ${B}.`;
    return {
      prompt:
        columns === 1
          ? say`${told} ${story.asked} Give the numbers in order.`
          : say`${told} The second column of ${B} holds these numbers ${story.second}. ${story.asked} Give a matrix with a row for each ${story.one} and a column for each column of ${B}.`,
      hints: [
        say`Begin with the first ${story.one}: how many ${story.unit} come from the first kind, and how many in all?`,
        columns === 1
          ? say`Each of the ${story.many} is a row of ${A}, and all of them meet the same column. Which product does all of this in one go?`
          : say`Each of the ${story.many} is a row of ${A} and meets both columns. Ask in which order the two matrices stand so that rows meet columns.`,
      ],
      expected: columns === 1 ? listExpected(product.flat()) : matrixExpected(product),
      solution: [
        first,
        say`All of them are the entries of ${equal(times(A, B), ...productSteps(a, b))}.`,
        ...(columns === 1 ? [say`In order: ${list(product.flat().map(count), 'none')}.`] : []),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  };

export const wordProblem: QuestionMaker = ofTemplates(
  { objective: 'product-entries', kind: 'word-problem' },
  QUANTITIES.map(totals),
);
