// Workings with dot products and one slip: products with their signs, and a rule used afterwards.

import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { shownColumn } from '../../../exercises/whole-vectors.ts';
import { lostSigns, productSlips, slip, sumOf, sumOfProducts } from '../../../exercises/written-work.ts';
import { drawList } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [U, V, W] = ['u', 'v', 'w'].map(symbol);
const ENTRIES = { from: -6, to: 7, without: [0] };

/** Products place by place, and their sum; or, harder, two dot products and the rule for a combination of vectors. */
export const wrongLine: QuestionMaker = {
  objective: 'compute-dot',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    if (difficulty === 'hard') {
      const [j, k] = [random.integer(2, 4), random.integer(2, 4)];
      return {
        ...drawCarriedMistake(random, () => {
          const [u, v, w] = [1, 2, 3].map(() => drawList(random, 3, ENTRIES));
          const paired = (other: readonly number[]) => u.map((x, place) => [x, other[place]] as const);
          return {
            opening: say`For ${equal(U, shownColumn(u))}, ${equal(V, shownColumn(v))} and ${equal(W, shownColumn(w))} somebody finds ${dotted(U, sum(times(count(j), V), negative(times(count(k), W))))} from the dot products of ${U} with ${V} and with ${W}, p and q.`,
            lines: [
              { name: 'p', work: () => sumOfProducts(paired(v)), slips: lostSigns(paired(v)) },
              { name: 'q', work: () => sumOfProducts(paired(w)), slips: lostSigns(paired(w)) },
              { name: 'r', work: (p) => [dotted(count(j), count(p)), j * p] },
              {
                name: 's',
                work: (_p, q) => [dotted(count(k), count(q)), k * q],
                slips: [
                  slip(
                    (_p, q) => [dotted(count(j), count(q)), j * q],
                    say`The factor of ${W} is ${k}, and that of ${V} was taken.`,
                  ),
                ],
              },
              { name: 't', work: (_p, _q, r, s) => [sum(count(r), negative(count(s))), r - s] },
            ],
          };
        }),
        hints: [
          say`A dot product with a combination is the same combination of the dot products: look which factor belongs to ${V} and which to ${W}.`,
          say`Settle the sign of each of the six products of entries before you add them up.`,
        ],
      };
    }
    return {
      ...drawCarriedMistake(random, () => {
        const [u, v] = [1, 2].map(() => drawList(random, depth(difficulty, 3, 4, 4), ENTRIES));
        const products = u.map(
          (x, place): WorkingLine => ({
            name: ['p', place + 1],
            work: () => [dotted(count(x), count(v[place])), x * v[place]],
            slips: productSlips(x, v[place]),
          }),
        );
        const total: WorkingLine = {
          name: 't',
          work: (...before) => sumOf(before),
        };
        const doubled: WorkingLine = {
          name: 's',
          work: (...before) => [dotted(count(2), count(before[before.length - 1])), 2 * before[before.length - 1]],
        };
        return {
          opening: say`Somebody multiplies the entries of ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))} place by place, adds the products up to ${dotted(U, V)}, and doubles the sum to get ${dotted(times(count(2), U), V)}.`,
          lines: [...products, total, doubled],
        };
      }),
      hints: [
        say`Settle the sign of each product before you look at its size.`,
        say`Then add the positive and the negative products separately, and compare with the sum in the line after them.`,
      ],
    };
  },
};
