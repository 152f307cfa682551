// Stories about design matrices: a curve is to be fitted to measurements, and in harder ones one of them is inserted later.

import { count, equal, power, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { ascending, shownList } from '../../../exercises/lists.ts';
import { depth, matrixExpected } from '../../../exercises/questions.ts';
import { drawDistinct } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const X = symbol('X');

interface Measurements {
  readonly what: string;
  readonly times: string;
  readonly moment: string;
  readonly last: number;
}

const MEASUREMENTS: readonly Measurements[] = [
  { what: 'the height of the water in a tank', times: 'hours', moment: 'hour', last: 12 },
  { what: 'the height of a bean plant', times: 'weeks', moment: 'week', last: 15 },
  { what: 'the temperature of cooling tea', times: 'minutes', moment: 'minute', last: 20 },
  { what: 'the charge of a battery', times: 'hours', moment: 'hour', last: 14 },
];

const told =
  ({ what, times, moment, last }: Measurements): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const n = depth(difficulty, 3, 4, 4);
    const all = ascending(drawDistinct(random, n, { from: 0, to: last }));
    const isQuadratic = difficulty === 'hard';
    const isLate = difficulty !== 'easy';
    const place = random.integer(1, n - 2);
    const late = all[place];
    const first = all.toSpliced(place, isLate ? 1 : 0);
    const rows = all.map((t) => (isQuadratic ? [1, t, t * t] : [1, t]));
    const before = rows.toSpliced(place, isLate ? 1 : 0);
    const found = isLate
      ? say` Later the measurement of ${moment} ${late} is found; its row is to be inserted so that the times stay ascending.`
      : [];
    return {
      prompt: isQuadratic
        ? say`For ${what} a parabola is to be fitted to the values measured after ${shownList(first)} ${times}: a constant, a multiple of the time and a multiple of its square. The matrix of the fit has one row for each measurement and these three columns in this order.${found} Write down the matrix ${X} that comes out.`
        : say`For ${what} a straight line is to be fitted to the values measured after ${shownList(first)} ${times}. The matrix of the fit has one row for each measurement: first stands the factor of the constant, then the time.${found} Write down the matrix ${X}${isLate ? ' that comes out' : ''}.`,
      hints: [
        say`The equation of a measurement says that the constant and ${isQuadratic ? 'multiples of the time and of its square' : 'a multiple of the time'} make its value. By which number is the constant multiplied, at the time ${first[0]} for instance?`,
        isLate
          ? say`Build the row of the time ${late} in the same way. Between which two times of ${shownList(first)} does it belong?`
          : say`Insert a column of these numbers before the column of the times ${shownList(first)}.`,
      ],
      expected: matrixExpected(rows),
      solution: [
        isQuadratic
          ? say`The constant has the factor ${1} in every equation; the row of the time ${late} is ${shown(rows[place])}, since ${equal(power(count(late), count(2)), count(late ** 2))}.`
          : say`The constant has the factor ${1} in every equation, so the row of the time ${late} is ${shown(rows[place])}.`,
        ...(isLate
          ? [
              say`Without it the matrix is ${shown(...before)}; ${late} lies between ${all[place - 1]} and ${all[place + 1]}, so its row becomes row ${place + 1}.`,
            ]
          : []),
        say`So ${equal(X, shown(...rows))}.`,
      ],
      names: { X: integerMatrix(rows) },
    };
  };

export const design = ofTemplates({ objective: 'design-matrix', kind: 'word-problem' }, MEASUREMENTS.map(told));
