// The telling of extremes and medians.
// Above: operations/statistics/{minimum,maximum,median}. Below: lines/tell.ts, document/.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import { apply, count, equal, number, quotient, sum } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { type LineInput, placeOnLine } from '../lines/solve.ts';
import { isWorkedOut, onlyOnce, lineName, lineSign, type StatisticWords, stated, tellLines } from '../lines/tell.ts';
import { folding } from '../moves.ts';
import { shortened, shortList } from '../shortened.ts';
import { counted, joined, place } from '../wording.ts';
import type { OrderingMove, OrderingMoves } from './solve.ts';

export function tellOrdering(
  input: LineInput,
  moves: readonly OrderingMove[],
  words: StatisticWords,
): readonly Block[] {
  return moves.flatMap((move) => tellMove(input, move, words));
}

const foldMove = folding<OrderingMoves>();

/** So many places of a tie are named. */
const PLACES_NAMED = 4;

function tellMove(input: LineInput, move: OrderingMove, words: StatisticWords): readonly Block[] {
  return foldMove<keyof OrderingMoves, readonly Block[]>(move, {
    ...tellLines(input, words),
    scan: ({ line, values, extreme, value, positions }) => {
      if (!isWorkedOut(line)) return [];
      const sentence =
        positions.length === 1
          ? say`The ${extreme} number of ${lineName(input, line)} is ${number(value)}, in ${placeOf(input, line, positions[0])}.`
          : say`The ${extreme} number of ${lineName(input, line)} is ${number(value)}. It occurs ${positions.length} times, in ${placesOf(input, line, positions)}.`;
      return [
        formula(
          equal(
            lineSign(input, words.sign, line),
            apply(extreme === 'smallest' ? 'min' : 'max', ...shortened(values.map(number))),
            number(value),
          ),
        ),
        paragraph(
          sentence,
          positions.length === 1
            ? null
            : onlyOnce(line, say`A tie changes nothing: equal numbers have one ${extreme} value.`),
        ),
      ];
    },
    sort: ({ line, sorted }) =>
      isWorkedOut(line) && sorted.length > 1
        ? [
            heading(say`Sort the numbers of ${lineName(input, line)}`, 2),
            formula(
              shortList(sorted),
              onlyOnce(line, say`The median is the middle number, and only sorted numbers have a middle.`),
            ),
          ]
        : [],
    middle: ({ line, sorted, lower, upper, value }) => {
      if (!isWorkedOut(line)) return [];
      const sign = lineSign(input, words.sign, line);
      const half = Math.floor(sorted.length / 2);
      if (sorted.length % 2 === 1) {
        return [
          heading(say`Take the middle number`, 2),
          paragraph(
            sorted.length === 1
              ? say`There is only ${1} number, and it is its own middle.`
              : say`There are ${sorted.length} numbers, an odd count, so number ${half + 1} of the sorted list is the middle one.`,
          ),
          formula(stated(sign, value)),
        ];
      }
      return [
        heading(say`Take the mean of the two middle numbers`, 2),
        paragraph(
          say`There are ${sorted.length} numbers, an even count, so two stand in the middle: number ${half} and number ${half + 1} of the sorted list.`,
          onlyOnce(
            line,
            say`Their mean lies halfway between them, so no more than half of the numbers lie on either side of it.`,
          ),
        ),
        formula(equal(sign, quotient(sum(number(lower), number(upper)), count(2)), number(value))),
      ];
    },
  });
}

function placeOf(input: LineInput, line: number, position: number): Prose {
  const { row, column } = placeOnLine(input, line, position);
  return place(row, column);
}

function placesOf(input: LineInput, line: number, positions: readonly number[]): Prose {
  const named = positions.slice(0, PLACES_NAMED).map((position) => placeOf(input, line, position));
  const others = positions.length - named.length;
  return joined(others === 0 ? named : [...named, say`${counted(others, 'more place')}`], '; ');
}
