// Powers of entries and their sum, with one slip: a sign, an exponent that was multiplied, a power with the exponent 0.

import { count, equal, power, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { slip, sumOf } from '../../../exercises/written-work.ts';
import { drawRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, B] = ['A', 'B'].map(symbol);

function powerLine(name: WorkingLine['name'], base: number, exponent: number): WorkingLine {
  const working = power(count(base), count(exponent));
  const value = base ** exponent;
  if (exponent === 0)
    return {
      name,
      work: () => [working, value],
      slips: [
        slip(
          () => [working, 0],
          say`A power with the exponent ${0} is a product without any factor, which is ${1} and not ${0}.`,
        ),
        slip(
          () => [working, base],
          say`With the exponent ${0} the base is no factor at all: the power is ${1}. The base itself has the exponent ${1}.`,
        ),
      ],
    };
  return {
    name,
    work: () => [working, value],
    slips: [
      ...(base < 0
        ? [
            slip(
              () => [working, -value],
              exponent % 2 === 0
                ? say`The power ${working} has an even number of negative factors, so it is positive.`
                : say`The power ${working} has an odd number of negative factors, so it is negative.`,
            ),
          ]
        : []),
      slip(
        () => [working, base * exponent],
        say`The base was multiplied by the exponent: ${dotted(count(base), count(exponent))} is not ${working}, which has ${exponent} factors ${base}.`,
      ),
    ],
  };
}

/** The powers of a row, or of two, and what they add up to. */
export const wrongPower: QuestionMaker = {
  objective: 'powers',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [1, 3], [2, 2], [2, 3]);
    return {
      ...drawCarriedMistake(random, () => {
        const bases = drawRows(random, rows, columns, { from: -4, to: 4, without: [0, 1] }).map((row) =>
          row.with(0, -random.integer(2, 4)),
        );
        const exponents = bases.map((row, i) => {
          const drawn = row.map(() => random.pick([0, 2, 3])).with(0, random.pick([2, 3]));
          // One exponent is 0: the hints speak of it.
          return i === 0 ? drawn.with(random.integer(1, columns - 1), 0) : drawn;
        });
        const sums: readonly WorkingLine[] =
          rows === 1
            ? []
            : bases.map((_, i) => ({
                name: ['s', i + 1],
                work: (...before) => sumOf(before.slice(i * columns, (i + 1) * columns)),
              }));
        return {
          opening: say`Somebody raises each entry of ${equal(A, shown(...bases))} to the exponent at its place in ${equal(B, shown(...exponents))}, row by row, and adds up the powers c, ${rows === 1 ? say`as a check` : say`each row first and then all`}.`,
          lines: [
            ...bases.flatMap((row, i) => row.map((x, j) => powerLine(['c', i + 1, j + 1], x, exponents[i][j]))),
            ...sums,
            { name: 't', work: (...before) => sumOf(before.slice(rows === 1 ? 0 : rows * columns)) },
          ],
        };
      }),
      hints: [
        say`Write each power as a product of equal factors. How many are there, and how many of them are negative?`,
        say`The base is the whole entry, with its sign. And what is a product of no factors?`,
      ],
    };
  },
};
