// The telling of extremes and medians.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import { apply, count, type Expression, equal, list, number, numbers, subscript } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';
import { compare, type Rational } from '../../exact/rational.ts';
import { A, lineMeasure, lineName, lineOfA, lineSign, X } from '../lines/names.ts';
import { type LineInput, placeOnLine } from '../lines/solve.ts';
import {
  ALL_EQUAL,
  areEqual,
  atDepth,
  depthOf,
  type Once,
  reasonsOnce,
  type StatisticWords,
  tellLines,
} from '../lines/tell.ts';
import { medianFigure } from '../figures/number-line.ts';
import { folding } from '../moves.ts';
import { joined, place } from '../wording.ts';
import { comparisonBlocks } from './comparison.ts';
import { middleFormula, tellMiddle, tellSorting } from './middle.ts';
import { tellExtremeCheck, tellMedianCheck } from './check.ts';
import type { OrderingMove, OrderingMoves } from './solve.ts';
import { extremeOfList, functionOf, SIGN } from './words.ts';

type Scan = OrderingMoves['scan'];

/** So many places of a tie, and so many steps of a scan, are named. */
const MOST_NAMED = 4;

export function tellOrdering(
  input: LineInput,
  moves: readonly OrderingMove[],
  words: StatisticWords,
  inDecimals: boolean,
): readonly Block[] {
  const scans = moves.filter((move) => move.move === 'scan').map(({ facts }) => facts);
  const middles = moves.filter((move) => move.move === 'middle').map(({ facts }) => facts);
  const once = reasonsOnce(moves.filter((move) => move.move === 'line').map(({ facts }) => facts));
  return [
    ...moves.flatMap((move) => tellMove(input, move, words, scans, once, inDecimals)),
    ...tellExtremeCheck(input, scans, words),
    ...tellMedianCheck(input, middles),
  ];
}

const foldMove = folding<OrderingMoves>();

function tellMove(
  input: LineInput,
  move: OrderingMove,
  words: StatisticWords,
  scans: readonly Scan[],
  once: Once,
  inDecimals: boolean,
): readonly Block[] {
  const tied = scans.find(({ values, positions }) => positions.length > 1 && !areEqual(values));
  const firstEqual = scans.find(({ values }) => areEqual(values));
  return foldMove<keyof OrderingMoves, readonly Block[]>(move, {
    ...tellLines(input, words),
    scan: (facts) =>
      atDepth(input, facts.line, {
        full: () => [
          ...(input.axis === 'matrix' ? [heading(say`Go through the list`)] : []),
          ...(areEqual(facts.values)
            ? [
                formula(
                  extremeFormula(input, facts),
                  facts === firstEqual ? say`${ALL_EQUAL}, so that number is the ${words.name}.` : null,
                ),
              ]
            : [
                ...comparisonBlocks(facts.values, inDecimals),
                ...tellScan(input, facts),
                formula(extremeFormula(input, facts)),
                paragraph(
                  placeProse(input, facts, equal(X, lineMeasure(input, facts.line))),
                  facts === tied
                    ? say`A tie changes nothing: the ${words.name} is one value, however often it occurs.`
                    : null,
                ),
              ]),
        ],
        brief: () => [
          ...comparisonBlocks(facts.values, inDecimals),
          formula(extremeFormula(input, facts), placeProse(input, facts)),
        ],
      }),
    sort: ({ line, values, sorted }) =>
      atDepth(input, line, {
        full: () =>
          areEqual(values) || values.length === 2 ? [] : tellSorting(input, once, line, values, sorted, inDecimals),
        brief: () => {
          if (values.length === 2) return [];
          const inOrder = list(numbers(sorted));
          const order = claim(say`${inOrder}`, equal(inOrder, measure('sorted', lineMeasure(input, line))));
          return [
            ...comparisonBlocks(values, inDecimals),
            paragraph(say`In order, ${lineName(input, line)} reads ${order}.`),
          ];
        },
      }),
    middle: (facts) =>
      atDepth(input, facts.line, {
        full: () => [...tellMiddle(input, facts, once), ...medianFigure(input, facts.sorted, facts.value)],
        brief: () => [formula(middleFormula(input, facts))],
      }),
  });
}

/** m = min(x_1, x_2, x_3) = 1; by the numbers themselves where they have not been listed as x. */
function extremeFormula(input: LineInput, { line, values, extreme, value }: Scan): Expression {
  const isListed = depthOf(input, line) === 'full';
  const found = isListed ? extremeOfList(extreme, X, values.length) : apply(functionOf(extreme), ...numbers(values));
  return equal(lineSign(input, SIGN, line), found, number(value));
}

const DIRECTIONS: { readonly [K in Axis]: string } = {
  row: 'from left to right',
  column: 'from top to bottom',
  matrix: 'from the first to the last',
};

/** Each number that was the extreme so far when it was met. */
function tellScan(input: LineInput, { values, extreme }: Scan): readonly Block[] {
  const wanted = extreme === 'smallest' ? -1 : 1;
  const met: { readonly best: Rational; readonly position: number }[] = [];
  values.forEach((best, position) => {
    const last = met.at(-1);
    if (last === undefined || compare(best, last.best) === wanted) met.push({ best, position });
  });
  const steps = met.map(({ best, position }, index) => {
    // Nothing after the last of them changes it any more.
    const length = index === met.length - 1 ? values.length : position + 1;
    const read = Array.from({ length }, (_, at) => subscript(X, count(at + 1)));
    const fact = equal(apply(functionOf(extreme), ...read), number(best));
    return { fact, words: claim(say`${number(best)}`, fact) };
  });
  const direction = DIRECTIONS[input.axis];
  const [{ words: first }] = steps;
  const named = steps.length <= MOST_NAMED ? steps : steps.slice(0, MOST_NAMED - 1);
  const last = named.length < steps.length ? [' and so on, at last ', steps[steps.length - 1].words] : [];
  const chain = claim(
    [...named.flatMap(({ words }, index) => (index === 0 ? [words] : [', then ', words])), ...last],
    ...steps.map(({ fact }) => fact),
  );
  return [
    paragraph(
      steps.length === 1
        ? say`Read ${direction}, the first number, ${first}, stays the ${extreme}.`
        : say`Read ${direction}, the ${extreme} number so far is first ${chain}.`,
    ),
  ];
}

/** Where the extreme stands on the line, and what else of the facts holds there. */
function placeProse(input: LineInput, { line, value, positions }: Scan, ...facts: readonly Expression[]): Prose {
  const places = positions.slice(0, MOST_NAMED).map((position) => placeOnLine(input, line, position));
  const stands = places.map(({ row, column }) => equal(measure('entryAt', A, row + 1, column + 1), number(value)));
  const named = places.map(({ row, column }) => place(row, column));
  if (positions.length === 1) return say`${claim(say`It stands in ${named[0]}`, ...stands, ...facts)}.`;
  const times = equal(measure('occurrences', lineOfA(input, line), number(value)), count(positions.length));
  const often = positions.length === 2 ? 'twice' : say`${positions.length} times`;
  const where = positions.length <= MOST_NAMED ? say`: in ${joined(named, '; ')}` : say`, first in ${named[0]}`;
  return say`${claim(say`It occurs ${often}${where}`, times, ...stands, ...facts)}.`;
}
