// Two vectors in the plane: the parallelogram between independent ones, the line of dependent ones.

import { type Entry, isRational } from '../../../exact/entry.ts';
import { type Block, figure } from '../../../document/block.ts';
import { type Shape, type Spot, spot } from '../../../document/drawing.ts';
import { count, equal, type Expression, grid, list, numbers, sum } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { areModerate } from '../../../algorithms/figures/moderate.ts';
import { add, isZero, multiply, subtract, ZERO } from '../../../exact/rational.ts';

const LARGEST = 12;

/** Nothing where there are other vectors, or where they could not be seen. */
export function pairFigure(given: readonly (readonly Entry[])[], names: readonly Expression[]): readonly Block[] {
  const lists = given.map((entries) => entries.filter(isRational));
  if (lists.some(({ length }, place) => length < given[place].length)) return [];
  if (lists.length !== 2 || lists[0].length !== 2 || !areModerate(lists.flat(), LARGEST)) return [];
  const [[a, c], [b, d]] = lists;
  if (
    [
      [a, c],
      [b, d],
    ].some((vector) => vector.every(isZero))
  )
    return [];
  const tips = [spot(a, c, names[0]), spot(b, d, names[1])];
  const arrows = tips.flatMap((to): readonly Shape[] => [
    { kind: 'arrow', from: ORIGIN, to, weight: 'main' },
    { kind: 'label', at: to },
  ]);
  const rank = measure('rank', grid([names]));
  if (isZero(subtract(multiply(a, d), multiply(b, c)))) {
    const shapes: readonly Shape[] = [{ kind: 'line', through: ORIGIN, and: tips[0], weight: 'dashed' }, ...arrows];
    const text = say`${claim(say`Both vectors lie on one line through the origin`, equal(rank, count(1)))}.`;
    return [figure('Two dependent vectors', { kind: 'plane', shapes }, text)];
  }
  const far = spot(add(a, b), add(c, d), sum(...names));
  const shapes: readonly Shape[] = [
    { kind: 'polygon', corners: [ORIGIN, tips[0], far, tips[1]], weight: 'thin' },
    ...arrows,
  ];
  const text = say`The vectors point along two different lines, so ${claim(say`they are the sides of a parallelogram`, equal(rank, count(2)))}.`;
  return [figure('Two independent vectors', { kind: 'plane', shapes }, text)];
}

const ORIGIN: Spot = spot(ZERO, ZERO, list(numbers([ZERO, ZERO])));
