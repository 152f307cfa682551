// Whether a line of a matrix is made of two others, by elimination, with one slip: then a basis does not need it.

import { added, count, equal, list, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { drawEntries, lessMultiple, quotientLine, reducedEntry } from '../../../exercises/elimination-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { slip, sumOfProducts } from '../../../exercises/written-work.ts';
import { type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import type { Space } from './solve.ts';

const A = symbol('A');
const ORDINALS = ['first', 'second', 'third', 'fourth'];

export function wrongCombination(space: Space): QuestionMaker {
  const [noun, of] = space === 'columns' ? ['column', 'column space'] : ['row', 'row space'];
  return {
    objective: 'basis-of-lines',
    kind: 'find-mistake',
    draw: (random, difficulty) => {
      const length = depth(difficulty, 2, 3, 4);
      return {
        ...drawCarriedMistake(random, () => {
          const x = random.integer(2, 4);
          const first = [1, x, ...drawEntries(random, length - 2)];
          const second = drawEntries(random, length);
          const [f, g] = [random.pick([-3, -2, -1, 2, 3]), random.pick([-3, -2, 2, 3])];
          const third = first.map((entry, place) => f * entry + g * second[place]);
          const lines: Rows = [first, second, third];
          const [b, c] = [second[0], third[0]];
          const beyond = first.slice(2).map((entry, k): WorkingLine => {
            const numbers = (v: number, u: number): readonly (readonly [number, number])[] => [
              [u, entry],
              [v, second[k + 2]],
            ];
            return {
              name: ['w', k + 3],
              work: (_p, _q, v, u) => sumOfProducts(numbers(v, u)),
              slips: [
                slip(
                  (_p, _q, v, u) => [
                    added([dotted(count(v), count(entry)), dotted(count(u), count(second[k + 2]))]),
                    v * entry + u * second[k + 2],
                  ],
                  say`The two factors changed places: u belongs to the first ${noun}, v to the second.`,
                ),
              ],
            };
          });
          const last =
            length === 2
              ? say``
              : say` Last, ${length === 3 ? say`the third entry w₃ of that combination is` : say`the third and the fourth entry of that combination, w₃ and w₄, are`} worked out, to be compared with ${list(third.slice(2).map(count), 'none')}.`;
          return {
            opening: say`To see whether a basis of the ${of} needs the third ${noun} of ${equal(A, shown(...(space === 'rows' ? lines : transposedRows(lines))))}, somebody writes it as u times the first and v times the second ${noun}. The first two entries of each give two equations; ${x} times the first is taken away from the second, which leaves p as the factor of v and q on the right side. Then come v and, from the first equation, u.${last}`,
            lines: [
              reducedEntry('p', () => [second[1], x, b]),
              reducedEntry('q', () => [third[1], x, c]),
              quotientLine('v', (p, q) => [q, p]),
              {
                name: 'u',
                work: (_p, _q, v) => lessMultiple(c, v, b),
                slips: [
                  slip(
                    (_p, _q, v) => [lessMultiple(c, v, b)[0], c + v * b],
                    say`The multiple of the second ${noun} has to be taken away from the entry of the third.`,
                  ),
                ],
              },
              ...beyond,
            ],
          };
        }),
        hints: [
          say`Write the first two entries of the three ${noun}s as equations for u and v, and do the subtraction yourself.`,
          say`Put u and v into both equations. If the ${ORDINALS[1]} one fails, look at the lines that came from it.`,
        ],
      };
    },
  };
}
