// A projection with one slip: a dot product, the wrong divisor, a difference; and the rest that follows.

import { count, equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { shownColumn } from '../../../exercises/whole-vectors.ts';
import { difference, lostSigns, slip, sumOfProducts, wholeQuotient } from '../../../exercises/written-work.ts';
import { drawList } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [U, V] = ['u', 'v'].map(symbol);

export const wrongProjection: QuestionMaker = {
  objective: 'split-vector',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    return {
      ...drawCarriedMistake(random, () => {
        const u = drawList(random, size, { from: -9, to: 9, without: [0] });
        const v = drawList(random, size, { from: -3, to: 3, without: [0] });
        const [mixed, own] = [u, v].map((one) => one.map((x, k) => [x, v[k]] as const));
        const parts = v.map(
          (x, k): WorkingLine => ({
            name: ['p', k + 1],
            work: (_a, _b, factor) => [dotted(count(factor), count(x)), factor * x],
            slips: [
              slip(
                (_a, _b, factor) => [dotted(count(factor), count(u[k])), factor * u[k]],
                say`The factor belongs to ${V}, and here it was put to an entry of ${U}.`,
              ),
            ],
          }),
        );
        const rests = u.map(
          (x, k): WorkingLine => ({
            name: ['r', k + 1],
            work: (...before) => difference(x, before[3 + k]),
          }),
        );
        return {
          opening: say`Somebody splits ${equal(U, shownColumn(u))} into a part along ${equal(V, shownColumn(v))} and a rest: a is ${dotted(U, V)}, b is ${dotted(V, V)}, c the factor of ${V}, then come the entries p of the part${difficulty === 'easy' ? [] : ' and r of the rest'}.`,
          lines: [
            { name: 'a', work: () => sumOfProducts(mixed), slips: lostSigns(mixed) },
            { name: 'b', work: () => sumOfProducts(own), slips: lostSigns(own) },
            {
              name: 'c',
              work: (a, b) => wholeQuotient(a, b),
            },
            ...parts,
            ...(difficulty === 'easy' ? [] : rests),
          ],
        };
      }),
      hints: [
        say`Work out the two dot products place by place: one of them is a sum of squares.`,
        say`Which vector is multiplied by the factor, the one that is split or the one that it is split along?`,
      ],
    };
  },
};
