// Reactions as null spaces: the numbers of molecules with which every kind of atom is balanced.

import { count, equal, type Expression, list, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { listExpected } from '../../../exercises/questions.ts';
import { type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, fraction, shown, times, transposed } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import type { Side } from './solve.ts';

const [A, X] = ['A', 'x'].map(symbol);

/** Substances with their atoms, those of the products negative, and the smallest numbers that balance them. */
interface Reaction {
  readonly told: Prose;
  readonly atoms: readonly string[];
  /** A column for each substance. */
  readonly columns: Rows;
  readonly numbers: readonly number[];
}

const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));

/** A substance of carbon, hydrogen and perhaps oxygen that burns. */
function burning(carbon: number, hydrogen: number, oxygen: number, name: string): Reaction {
  // Four of its molecules need 4 c + h − 2 o molecules of oxygen.
  const four = [4, 4 * carbon + hydrogen - 2 * oxygen, 4 * carbon, 2 * hydrogen];
  const common = four.reduce(divisor);
  const held = oxygen === 0 ? '' : say` and ${oxygen} of oxygen`;
  const parts = say`${carbon} ${carbon === 1 ? 'atom' : 'atoms'} of carbon${oxygen === 0 ? ' and' : ','} ${hydrogen} of hydrogen${held}`;
  return {
    told: say`A molecule of ${name} has ${parts}. It burns with oxygen, whose molecules have 2 atoms, to carbon dioxide, with 1 atom of carbon and 2 of oxygen, and water, with 2 atoms of hydrogen and 1 of oxygen.`,
    atoms: ['carbon', 'hydrogen', 'oxygen'],
    columns: [
      [carbon, hydrogen, oxygen],
      [0, 0, 2],
      [-1, 0, -2],
      [0, -2, -1],
    ],
    numbers: four.map((each) => each / common),
  };
}

const DRAWN: readonly ((random: Random, largest: number) => Reaction)[] = [
  (random, largest) => {
    const carbon = random.integer(1, largest);
    return burning(carbon, 2 * random.integer(1, carbon + 1), 0, 'a fuel');
  },
  (random, largest) => {
    const carbon = random.integer(1, largest);
    return burning(carbon, 2 * random.integer(1, carbon + 1), 1, random.pick(['an alcohol', 'a solvent']));
  },
];

const balance =
  (side: Side, draw: (typeof DRAWN)[number]): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const { told, atoms, columns, numbers } = draw(random, { easy: 4, medium: 8, hard: 8 }[difficulty]);
    const factor = difficulty === 'hard' ? random.integer(2, 6) : 1;
    const wanted = difficulty === 'easy' ? numbers : numbers.map((each) => factor * each);
    const a = side === 'right' ? transposedRows(columns) : columns;
    const [carbon, hydrogen, oxygen] = columns[0];
    const burnt = 2 * carbon + hydrogen / 2;
    const product: Expression = side === 'right' ? times(A, X) : times(transposed(X), A);
    const layout =
      side === 'right'
        ? say`a column for each of the four substances and a row for each kind of atom`
        : say`a row for each of the four substances and a column for each kind of atom`;
    const matrix = say`The matrix ${equal(A, shown(...a))} has ${layout}, in this order, with a minus for what comes out.`;
    const asked =
      difficulty === 'hard'
        ? say`How many molecules of each take part where ${wanted[0]} of the first one burn? Give the four numbers in order.`
        : say`With which smallest whole numbers of molecules is the reaction balanced? Give the four numbers in order.`;
    return {
      prompt: say`${told}${difficulty === 'medium' ? '' : say` ${matrix}`} ${asked}`,
      hints: [
        say`For each kind of atom the numbers that go in and come out must be equal: that is a homogeneous system for the four numbers.`,
        say`Choose the number of molecules that burn first; the atoms of carbon and hydrogen then settle both products, and oxygen comes last. Clear fractions at the end.`,
      ],
      expected: listExpected(wanted),
      solution: [
        say`Take ${1} molecule of the first substance. Its ${carbon} ${carbon === 1 ? 'atom' : 'atoms'} of carbon and ${hydrogen} of hydrogen make ${carbon} ${carbon === 1 ? 'molecule' : 'molecules'} of carbon dioxide and ${equal(quotient(count(hydrogen), count(2)), count(hydrogen / 2))} of water.`,
        say`These hold ${equal(sum(dotted(count(2), count(carbon)), count(hydrogen / 2)), count(burnt))} ${burnt === 1 ? 'atom' : 'atoms'} of oxygen${oxygen === 0 ? '' : say`, of which the first substance brings ${oxygen}`}. So ${equal(quotient(oxygen === 0 ? count(burnt) : sum(count(burnt), negative(count(oxygen))), count(2)), fraction(burnt - oxygen, 2))} molecules of oxygen are needed${numbers[0] === 1 ? '' : say`, and ${numbers[0]} times all of this makes the numbers whole`}: ${list(numbers.map(count), 'none')}.`,
        ...atoms.map((atom, place) => {
          const terms = columns.flatMap((column, k) =>
            column[place] === 0 ? [] : [dotted(count(column[place]), count(wanted[k]))],
          );
          return say`Check for ${atom}: ${equal(sum(...terms), count(0))}.`;
        }),
        say`So ${claim(say`${product} is zero`, holds('zero', product))}, and the numbers are ${list(wanted.map(count), 'none')}${difficulty === 'hard' ? say`: the smallest ones, ${list(numbers.map(count), 'none')}, times ${factor}` : ', without a common factor'}.`,
      ],
      names: { A: integerMatrix(a), x: integerMatrix(wanted.map((each) => [each])) },
    };
  };

export function balancedReaction(side: Side): QuestionMaker {
  return ofTemplates(
    { objective: 'find-null-space', kind: 'word-problem' },
    DRAWN.map((draw) => balance(side, draw)),
  );
}
