// Stories about walks in a network: in how many ways one gets from one place to another in so many steps. The power of the matrix counts them.

import { count, equal, power, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { shownList } from '../../../exercises/lists.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { dotValue, dotWorking } from '../../../exercises/worked.ts';
import { productOfRows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const A = symbol('A');

interface Network {
  /** What a 1 in a row and a column says. */
  readonly says: string;
  readonly place: string;
  /** What is asked, with the places between "from" and "to". */
  readonly asked: string;
  /** How it is gone: "with exactly". */
  readonly steps: string;
  readonly step: string;
  /** What one does at a place between. */
  readonly between: string;
}

const NETWORKS: readonly Network[] = [
  {
    says: 'a bus goes from the stop of the row to that of the column',
    place: 'stop',
    asked: 'In how many ways can one get',
    steps: 'with exactly',
    step: 'buses',
    between: 'change at',
  },
  {
    says: 'there is a direct flight from the airport of the row to that of the column',
    place: 'airport',
    asked: 'How many connections are there',
    steps: 'that consist of exactly',
    step: 'flights',
    between: 'change at',
  },
  {
    says: 'the page of the row has a link to the page of the column',
    place: 'page',
    asked: 'In how many ways can one get',
    steps: 'with exactly',
    step: 'clicks',
    between: 'pass through',
  },
  {
    says: 'the person of the row passes news on to the person of the column',
    place: 'person',
    asked: 'In how many ways can news come',
    steps: 'in exactly',
    step: 'steps',
    between: 'pass through',
  },
];

const told =
  ({ says, place, asked, steps, step, between }: Network): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const size = depth(difficulty, 3, 4, 4);
    const isCube = difficulty === 'hard';
    const a: readonly (readonly number[])[] = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) => (i !== j && random.chance(60) ? 1 : 0)),
    );
    const [from, to] = [random.integer(1, size), random.integer(1, size)];
    const column = a.map((row) => row[to - 1]);
    const square = productOfRows(a, a);
    const first = isCube ? square[from - 1] : a[from - 1];
    const total = dotValue(first, column);
    if (total < depth(difficulty, 1, 2, 2))
      return told({ says, place, asked, steps, step, between })(random, difficulty);
    const via = first.flatMap((x, stop) => (x * column[stop] > 0 ? [stop + 1] : []));
    const length = isCube ? 3 : 2;
    return {
      prompt: say`In ${equal(A, shown(...a))} a ${1} says that ${says}; a ${0} says that it is not so. ${asked} from ${place} ${from} to ${place} ${to} ${steps} ${length} ${step}?`,
      hints: [
        isCube
          ? say`Count first in how many ways two ${step} lead from ${place} ${from} to each ${place}: these numbers are row ${from} of ${times(A, A)}.`
          : say`Row ${from} says where the first of the ${step} can lead. From which of these places does another one lead to ${place} ${to}? Column ${to} says it.`,
        isCube
          ? say`The last of the ${step} has to lead to ${place} ${to}. Which column of ${A} says from where it does?`
          : say`The entry of ${times(A, A)} in row ${from}, column ${to} is the sum of products that counts just these ways.`,
      ],
      expected: numberExpected(total),
      solution: [
        isCube
          ? say`Row ${from} of ${power(A, count(2))} is ${shown(square[from - 1])}: so many ways of ${2} ${step} lead from ${place} ${from} to the ${place === 'person' ? 'people' : `${place}s`} in order.`
          : say`One can ${between} ${via.length === 1 ? say`${place} ${via[0]}` : say`the ${place === 'person' ? 'people' : `${place}s`} ${shownList(via)}`}: row ${from} and column ${to} both have a ${1} there.`,
        say`The entry of ${power(A, count(length))} in row ${from}, column ${to} counts the ways: ${equal(dotWorking(first, column), count(total))}.`,
        say`So there ${total === 1 ? 'is' : 'are'} ${total} ${total === 1 ? 'way' : 'ways'}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  };

export const walks = ofTemplates({ objective: 'count-walks', kind: 'word-problem' }, NETWORKS.map(told));
