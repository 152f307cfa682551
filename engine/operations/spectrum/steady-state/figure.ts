// The figure of a chain of two or three states: the shares of the first two of them, step by step.

import { joined } from '../../../algorithms/wording.ts';
import { areShort } from '../../../algorithms/figures/moderate.ts';
import { type Block, figure } from '../../../document/block.ts';
import { type Shape, type Spot, spot } from '../../../document/drawing.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  list,
  numbers,
  power,
  product,
  symbol,
  word,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { add, equals, multiply, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import { chainOf, type Steady, type SteadyStateInput } from './solve.ts';

const STEPS = 6;

/** Nothing where several steady states are possible, or where the chain never moves from its first state. */
export function chainFigure(input: SteadyStateInput, { distribution, period }: Steady): readonly Block[] {
  const chain = chainOf(input);
  const size = chain.rows;
  if ((size !== 2 && size !== 3) || !areShort(distribution)) return [];
  const begin = equals(distribution[0], ONE) ? size - 1 : 0;
  const start = distribution.map((_, place) => (place === begin ? ONE : ZERO));
  const spots = placesFrom(chain, start).map((shares, steps) => spotOf(shares, isOf(input, start, steps)));
  const end = spotOf(distribution, list(distribution.slice(0, 2).map((value) => ({ kind: 'number', value }))));
  const shapes: readonly Shape[] = [
    ...spots.slice(1).map((to, k): Shape => ({ kind: 'segment', from: spots[k], to, weight: 'thin' })),
    ...spots.map((at): Shape => ({ kind: 'point', at })),
    { kind: 'label', at: end },
    { kind: 'point', at: end },
  ];
  const told = placesFrom(chain, start)
    .slice(0, TOLD)
    .map((shares, steps) => ({ shown: list(numbers(shares.slice(0, 2))), is: isOf(input, start, steps) }));
  const states = size === 2 ? 'both states' : 'the first two states';
  return [figure(`The shares of ${states}`, { kind: 'plane', shapes }, words(states, begin, period, told))];
}

/** So many distributions are written out. */
const TOLD = 2;

/** What the drawing shows, for those who do not see it. */
function words(
  states: string,
  begin: number,
  period: number,
  told: readonly { readonly shown: Expression; readonly is: Expression }[],
): Prose {
  const shares = claim(
    say`the shares of ${states} are ${joined(told.map(({ shown }): Prose => [shown]))} at first and after one step`,
    ...told.map(({ shown, is }) => equal(is, shown)),
  );
  const from = say`If the chain begins in the ${begin === 0 ? 'first' : 'last'} state, ${shares}.`;
  return period === 1
    ? say`${from} In the long run they approach those of the steady state.`
    : say`${from} They come back to the same values again and again, and those of the steady state lie between them.`;
}

/** The distributions after 0, 1, 2 and more steps. */
function placesFrom(chain: Matrix, start: readonly Rational[]): readonly (readonly Rational[])[] {
  const rows = rowsOf(chain);
  const reached = [start];
  for (let step = 0; step < STEPS; step++) {
    const last = reached[reached.length - 1];
    reached.push(rows.map((row) => row.map((share, j) => multiply(share, last[j])).reduce(add, ZERO)));
  }
  return reached;
}

function spotOf([x, y]: readonly Rational[], is: Expression): Spot {
  return spot(x, y, is);
}

/** The first two entries of a power of the chain times the start, as a list. */
function isOf({ orientation }: SteadyStateInput, start: readonly Rational[], steps: number): Expression {
  const A = symbol('A');
  const chain = orientation === 'column' ? A : power(A, word('T'));
  const column = grid(start.map((value) => [{ kind: 'number', value }]));
  const reached = product('adjacent', power(chain, count(steps)), column);
  return measure('columnAt', measure('rowsAt', reached, list([count(1), count(2)])), 1);
}
