// Stories of mixtures: one of three is a mixture of the others, so they are dependent.

import { integer } from '../../../exact/rational.ts';
import { linearSum, pairSolved } from '../../../exercises/worked-systems.ts';
import { count, equal, list, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { listExpected } from '../../../exercises/questions.ts';
import { combination, columnShown } from '../../../exercises/worked.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { drawList, drawUntil, transposedRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const [A, P, Q] = ['A', 'p', 'q'].map(symbol);

interface Mixture {
  readonly pack: string;
  readonly packs: string;
  readonly holds: string;
  readonly asked: string;
}

const MIXTURES: readonly Mixture[] = [
  {
    pack: 'sack',
    packs: 'sacks',
    holds: 'the kilograms of nitrogen, phosphorus and potassium in one sack of three fertilisers',
    asked: 'feed a field in the same way as',
  },
  {
    pack: 'bag',
    packs: 'bags',
    holds: 'the grams of almonds, raisins and walnuts in one bag of three mixtures',
    asked: 'hold the same together as',
  },
  {
    pack: 'tin',
    packs: 'tins',
    holds: 'the decilitres of red, yellow and blue in one tin of three paints',
    asked: 'give the same colour, and as much of it, as',
  },
  {
    pack: 'portion',
    packs: 'portions',
    holds: 'the grams of protein, fat and starch in one portion of three meals',
    asked: 'feed as well as',
  },
];

const mixed =
  ({ packs, holds, asked, pack }: Mixture): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const amount = { easy: 1, medium: random.integer(2, 4), hard: random.integer(3, 6) }[difficulty];
    const { first, second, third, factors } = drawUntil(
      () => {
        const [u, v] = [1, 2].map(() => drawList(random, 3, { from: 1, to: difficulty === 'hard' ? 7 : 5 }));
        const [f, g] = [random.integer(1, 4), random.integer(1, 4)];
        const whole = u.map((x, place) => f * x + g * v[place]);
        return { first: u, second: v, third: whole.map((x) => x / amount), factors: [f, g] };
      },
      (drawn) =>
        determinantOfRows([drawn.first.slice(0, 2), drawn.second.slice(0, 2)]) !== 0 &&
        drawn.third.every(Number.isInteger) &&
        drawn.factors.some((each) => each % amount !== 0 || amount === 1),
    );
    const [f, g] = factors;
    const all = third.map((entry) => amount * entry);
    const upper = transposedRows([first.slice(0, 2), second.slice(0, 2)]);
    const equations = upper.map((row, place) => equal(linearSum(row, [P, Q]), count(all[place])));
    const of = amount === 1 ? say`one ${pack}` : say`${amount} ${packs}`;
    return {
      prompt: say`The columns of ${equal(A, shown(...transposedRows([first, second, third])))} say ${holds}. They are dependent. How many ${packs} of the first and of the second ${asked} ${of} of the third? Give both numbers in order.`,
      hints: [
        say`Write ${of} of the third as a combination of the other two columns, with two unknown numbers of ${packs}.`,
        say`Two of the three rows give two equations for the unknown numbers. What is the third row good for?`,
      ],
      expected: listExpected(factors),
      solution: [
        say`With the numbers ${P} and ${Q} the first two rows say ${equations[0]} and ${equations[1]}.`,
        ...pairSolved([P, Q], upper, factors),
        say`These numbers fit in all rows: ${equal(combination(factors, [columnShown(first), columnShown(second)]), columnShown(all))}.`,
        say`In order: ${list(factors.map(count), 'none')}.`,
      ],
      names: { A: integerMatrix(transposedRows([first, second, third])), p: integer(f), q: integer(g) },
    };
  };

export const sameMixture: QuestionMaker = ofTemplates(
  { objective: 'find-dependency', kind: 'word-problem' },
  MIXTURES.map(mixed),
);
