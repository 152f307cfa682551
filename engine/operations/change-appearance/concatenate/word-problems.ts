// Stories that lead to an augmented matrix: each line of the story is an equation, and in harder ones the last one compares two of the unknowns.

import { added, count, equal, list, negative, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { depth, matrixExpected } from '../../../exercises/questions.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawRows, drawUntil } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const LETTERS = ['x', 'y', 'z'];
const UNKNOWNS = LETTERS.map(symbol);

interface Story {
  readonly setting: string;
  readonly one: readonly [first: string, second: string, third: string];
  /** One piece and several. */
  readonly things: readonly (readonly [piece: string, pieces: string])[];
  /** What one of them does with the pieces: "buys". */
  readonly has: string;
  /** How the total is told: "for 12 euros". */
  readonly total: (total: number) => Prose;
  /** That a piece of one kind has so much more than one of another. */
  readonly more: (piece: string, other: string, difference: number) => Prose;
  readonly unknowns: string;
  readonly rates: readonly [from: number, to: number];
}

const STORIES: readonly Story[] = [
  {
    setting: 'Friends go to a stationer.',
    one: ['Ada', 'Ben', 'Cem'],
    things: [
      ['pen', 'pens'],
      ['pad', 'pads'],
      ['ruler', 'rulers'],
    ],
    has: 'buys',
    total: (total) => say`for ${total} euros`,
    more: (piece, other, difference) =>
      say`A ${piece} costs ${difference} ${difference === 1 ? 'euro' : 'euros'} more than a ${other}`,
    unknowns: 'The prices are',
    rates: [2, 9],
  },
  {
    setting: 'A bakery bakes for three cafés.',
    one: ['The first café', 'The second café', 'The third café'],
    things: [
      ['loaf', 'loaves'],
      ['cake', 'cakes'],
      ['tart', 'tarts'],
    ],
    has: 'gets',
    total: (total) => say`made of ${100 * total} grams of flour in all`,
    more: (piece, other, difference) => say`A ${piece} needs ${100 * difference} grams of flour more than a ${other}`,
    unknowns: 'In hundreds of grams, the flour in one of each is',
    rates: [2, 8],
  },
  {
    setting: 'Families go to a fair.',
    one: ['The first family', 'The second family', 'The third family'],
    things: [
      ['ride on the wheel', 'rides on the wheel'],
      ['game', 'games'],
      ['lemonade', 'lemonades'],
    ],
    has: 'takes',
    total: (total) => say`for ${total} euros`,
    more: (piece, other, difference) =>
      say`A ${piece} costs ${difference} ${difference === 1 ? 'euro' : 'euros'} more than a ${other}`,
    unknowns: 'The prices are',
    rates: [2, 7],
  },
  {
    setting: 'Lorries carry crates.',
    one: ['The first lorry', 'The second lorry', 'The third lorry'],
    things: [
      ['small crate', 'small crates'],
      ['long crate', 'long crates'],
      ['high crate', 'high crates'],
    ],
    has: 'carries',
    total: (total) => say`with ${total} kilograms in all`,
    more: (piece, other, difference) => say`A ${piece} weighs ${difference} kilograms more than a ${other}`,
    unknowns: 'The masses in kilograms are',
    rates: [10, 35],
  },
];

const told =
  ({ setting, one, things, has, total, more, unknowns, rates }: Story): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const isCompared = difficulty === 'hard';
    const letters = UNKNOWNS.slice(0, size);
    const [from, to] = rates;
    const values = drawDistinct(random, size, { from, to });
    // The kind with the larger number comes first in the comparison.
    const [p, q] = random.shuffled([0, 1, 2]).slice(0, 2);
    const [larger, smaller] = values[p] > values[q] ? [p, q] : [q, p];
    const comparison = [0, 1, 2].map((place) => Number(place === larger) - Number(place === smaller));
    const pieces = { from: depth(difficulty, 1, 0, 0), to: 6 };
    const counts = drawUntil(
      () =>
        drawRows(random, isCompared ? size - 1 : size, size, pieces).map((row, i) => row.with(i, random.integer(1, 6))),
      (drawn) => determinantOfRows(isCompared ? [...drawn, comparison] : drawn) !== 0,
    );
    const rows = isCompared ? [...counts, comparison] : counts;
    const right = rows.map((row) => row.reduce((sum, x, j) => sum + x * values[j], 0));
    const augmented = rows.map((row, i) => [...row, right[i]]);
    const sentences = counts.flatMap((row, i) => [
      ...say`${one[i]} ${has} `,
      ...row.flatMap((x, j) => [
        ...(j === 0 ? [] : j === size - 1 ? [' and '] : [', ']),
        ...(x === 0 ? say`no ${things[j][1]}` : say`${x} ${things[j][x === 1 ? 0 : 1]}`),
      ]),
      ...say` ${total(right[i])}. `,
    ]);
    const difference = isCompared ? right[size - 1] : 0;
    const compared = isCompared ? say`${more(things[larger][0], things[smaller][0], difference)}. ` : [];
    const equation = (row: readonly number[], end: number) =>
      equal(
        added(
          row.flatMap((x, j) => {
            if (x === 0) return [];
            if (Math.abs(x) === 1) return [x === 1 ? letters[j] : negative(letters[j])];
            return [times(count(x), letters[j])];
          }),
        ),
        count(end),
      );
    return {
      prompt: say`${setting} ${sentences}${compared}${unknowns} ${list(letters, 'none')}, in this order. Write the system for them as an augmented matrix, one row for each of these ${size} sentences, with the right sides in the last column.`,
      hints: [
        say`${one[0]} gives the first equation. Which coefficients has it, and which right side?`,
        isCompared
          ? say`In the last sentence ${difference} has to be the right side: bring both unknowns to the left. What is not named has the coefficient ${0}.`
          : rows.flat().includes(0)
            ? say`A kind of which there is none has the coefficient ${0}, which must be written, since the columns would not fit otherwise.`
            : say`Each column belongs to one of the unknowns. Keep their order in each row, and write the right side last.`,
      ],
      expected: matrixExpected(augmented),
      solution: [
        ...rows
          .slice(0, isCompared ? size - 1 : size)
          .map((row, i) => say`${one[i]} gives ${equation(row, right[i])}, so row ${i + 1} is ${shown(augmented[i])}.`),
        ...(isCompared
          ? [
              say`The comparison says ${equation(comparison, difference)}, so the last row is ${shown(augmented[size - 1])}.`,
            ]
          : []),
        say`All rows together are ${shown(...augmented)}.`,
      ],
      names: Object.fromEntries(LETTERS.slice(0, size).map((name, j) => [name, integer(values[j])])),
    };
  };

export const systems = ofTemplates({ objective: 'augmented-matrix', kind: 'word-problem' }, STORIES.map(told));
