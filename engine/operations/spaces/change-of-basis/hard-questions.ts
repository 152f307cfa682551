// Harder questions about changes of basis: the old coordinates from the new ones.

import { added, count, equal, list, power, negative, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { listExpected } from '../../../exercises/questions.ts';
import { determinantWorking, dotWorking } from '../../../exercises/worked.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { shownVector } from '../drawn-vectors.ts';

const [P, X] = ['P', 'x'].map(symbol);

/** The coordinates before the change. */
export function coordinatesBefore(random: Random): DrawnQuestion {
  const [a, b, c, d] = drawUntil(
    () => drawList(random, 4, { from: -5, to: 6, without: [0] }),
    ([p, q, r, s]) => Math.abs(p * s - q * r) === 1,
  );
  const determinant = a * d - b * c;
  // A vector that the change does not leave as it is.
  const x = drawUntil(
    () => drawList(random, 2, { from: -6, to: 6, without: [0] }),
    ([p, q]) => a * p + b * q !== p && c * p + d * q !== q,
  );
  const y = [a * x[0] + b * x[1], c * x[0] + d * x[1]];
  const inverse = [
    [d * determinant, -b * determinant],
    [-c * determinant, a * determinant],
  ];
  return {
    prompt: say`${equal(P, shown([a, b], [c, d]))} takes the coordinates of a vector in a first basis to its coordinates in a second basis. A vector has the coordinates ${list(y.map(count), 'none')} in the second basis. Which are its coordinates in the first basis?`,
    hints: [
      say`With the unknown coordinates in the column ${X} the change says ${equal(times(P, X), shownVector(y))}. Which matrix takes you back?`,
      say`The determinant of ${P} is ${equal(
        ...determinantWorking([
          [a, b],
          [c, d],
        ]),
        count(determinant),
      )}. For the inverse, which entries of ${P} change places, and which change their signs?`,
    ],
    expected: listExpected(x),
    solution: [
      say`The inverse is ${equal(power(P, negative(count(1))), shown(...inverse))}, since the determinant of ${P} is ${determinant}.`,
      say`The coordinates in the first basis are ${equal(X, times(power(P, negative(count(1))), shownVector(y)), shownVector(x))}: the first entry is ${equal(dotWorking(inverse[0], y), count(x[0]))}, the second ${equal(dotWorking(inverse[1], y), count(x[1]))}.`,
      say`So they are ${list(x.map(count), 'none')}; indeed ${equal(added([dotWorking([a], [x[0]]), dotWorking([b], [x[1]])]), count(y[0]))}.`,
    ],
    names: {
      P: integerMatrix([
        [a, b],
        [c, d],
      ]),
      x: integerMatrix(x.map((entry) => [entry])),
    },
  };
}
