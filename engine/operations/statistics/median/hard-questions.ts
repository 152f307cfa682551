// Harder questions about medians: how far a number may change before the median does.

import { count, divided, equal, sum } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { ascending, shownList } from '../../../exercises/lists.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawDistinct } from '../../../learning/drawing.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

/** How small the largest number, or how large the smallest one, may become without a change of the median. */
export function roomToMove(random: Random): DrawnQuestion {
  const n = random.pick([7, 9]);
  const numbers = drawDistinct(random, n, { from: 1, to: 60 });
  const sorted = ascending(numbers);
  const isLargest = random.chance(50);
  const moved = isLargest ? sorted[n - 1] : sorted[0];
  const middle = (n + 1) / 2;
  const median = sorted[middle - 1];
  const side = isLargest ? 'above' : 'below';
  return {
    prompt: say`Of the numbers ${shownList(numbers)} the ${isLargest ? 'largest' : 'smallest'}, ${moved}, was wrong and is replaced by another number, and the median stays as it was. What is the ${isLargest ? 'smallest' : 'largest'} number that can have taken the place of ${moved}?`,
    hints: [
      say`Sort the ${n} numbers. Which place is in the middle, and how many numbers have to lie on each side of it?`,
      say`Follow the new number on its way from ${moved} towards the middle. From when on does another number than before stand at that place?`,
    ],
    expected: numberExpected(median),
    solution: [
      say`In order they are ${shownList(sorted)}, and place ${equal(divided(sum(count(n), count(1)), count(2)), count(middle))} holds the median, ${median}.`,
      say`As long as the new number lies ${side} ${median} or is equal to it, ${median} stays at this place. If it goes further, the number beside ${median}, ${isLargest ? sorted[middle - 2] : sorted[middle]}, or the new number itself takes the place.`,
      say`So the ${isLargest ? 'smallest' : 'largest'} possible number is the median itself, ${median}.`,
    ],
    names: {},
  };
}
