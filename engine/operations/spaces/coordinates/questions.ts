// Questions about coordinates: the vector that has given ones, and vectors outside of a span.

import { integer } from '../../../exact/rational.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import { linearSum, pairSolved } from '../../../exercises/worked-systems.ts';
import { inMadeBasis } from './hard-questions.ts';
import { added, apply, count, equal, grid, list, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { because, chosen, depth, listExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { times } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { asColumn, asColumns, combinedVector, drawBasis, shownVector } from '../drawn-vectors.ts';

const [A, V, X, P, Q] = ['A', 'v', 'x', 'p', 'q'].map(symbol);

const back: QuestionMaker = {
  objective: 'vector-from-coordinates',
  kind: 'predict',
  draw: (random, difficulty) => {
    const basis = drawBasis(random, depth(difficulty, 2, 2, 3), depth(difficulty, 4, 7, 5), 50);
    const factors = basis.map(() => drawNonzero(random, depth(difficulty, 3, 5, 5)));
    const v = combinedVector(factors, basis);
    const columns = grid(basis.map((_, row) => basis.map((vector) => count(vector[row]))));
    return {
      prompt: say`The columns of ${equal(A, columns)} are a basis. A vector has the coordinates ${equal(X, shownVector(factors))} in it. Which are its entries?`,
      hints: [
        say`What do coordinates do with the vectors of the basis?`,
        say`Multiply each column by its coordinate and add the columns up, place by place.`,
      ],
      expected: listExpected(v),
      solution: [
        say`The vector is ${equal(times(A, X), added(basis.map((vector, k) => times(count(factors[k]), shownVector(vector)))), shownVector(v))}.`,
        say`Its entries are ${list(v.map(count), 'none')}.`,
      ],
      names: { A: asColumns(basis), x: asColumn(factors), v: asColumn(v) },
    };
  },
};

const joined = apply('rank', grid([[A, V]]));
const isIn = option(say`Yes: it is a combination of them.`, equal(joined, count(2)));
const isOut = option(say`No: no combination of them gives it.`, equal(joined, count(3)));

const inSpan: QuestionMaker = {
  objective: 'in-the-span',
  kind: 'decide',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 2, 3, 5);
    const basis = drawBasis(random, 2, largest, 30).map((vector) => [...vector, drawNonzero(random, largest)]);
    const factors = drawUntil(
      () => [drawNonzero(random, largest), drawNonzero(random, largest)],
      ([first, second]) => first !== second,
    );
    const inside = combinedVector(factors, basis);
    const rows = [0, 1].map((place) => basis.map((vector) => vector[place]));
    const equations = rows.map((row, place) => equal(linearSum(row, [P, Q]), count(inside[place])));
    const off = random.chance(50) ? drawNonzero(random, 2) : 0;
    const v = inside.map((entry, place) => (place === 2 ? entry + off : entry));
    const [right, wrong] = off === 0 ? [isIn, isOut] : [isOut, isIn];
    const columns = grid(basis[0].map((_, row) => basis.map((vector) => count(vector[row]))));
    return {
      prompt: say`Is ${equal(V, shownVector(v))} in the span of the columns of ${equal(A, columns)}?`,
      hints: [
        say`Two places are enough to find the only factors that could do it.`,
        say`Try the factors that you have found in the place that is left.`,
      ],
      expected: chosen(random, right, wrong),
      solution: [
        say`With the factors ${P} and ${Q} the first two places say ${equations[0]} and ${equations[1]}.`,
        ...pairSolved([P, Q], rows, factors),
        say`With these factors the third place holds ${equal(dotWorking([basis[0][2], basis[1][2]], factors), count(inside[2]))}, ${off === 0 ? say`as ${V} does` : say`but ${V} has ${v[2]} there`}.`,
        because(right),
      ],
      names: { A: asColumns(basis), v: asColumn(v), p: integer(factors[0]), q: integer(factors[1]) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [withHard(back, inMadeBasis), inSpan];
