// The figure of a line through the origin of the plane: what spans it, and what is perpendicular to it.

import { areModerate } from '../../algorithms/figures/moderate.ts';
import { type Block, figure } from '../../document/block.ts';
import { type Shape, type Spot, spot } from '../../document/drawing.ts';
import { count, equal, type Expression, list, symbol } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, say } from '../../document/prose.ts';
import { entriesOf, type Matrix, rowsOf } from '../../exact/matrix.ts';
import { equals, isZero, type Rational, ZERO } from '../../exact/rational.ts';

/** Beyond this the axes would be all that is seen. */
const LARGEST = 12;
const MOST_ARROWS = 3;

const A = symbol('A');
const ORIGIN = spot(ZERO, ZERO, list([count(0), count(0)]));

interface Tip {
  readonly x: Rational;
  readonly y: Rational;
  readonly is: Expression;
}

/** The columns, or the rows, of a matrix of rank 1 on the line that they span. Nothing where they have not two entries each. */
export function spanFigure(a: Matrix, along: 'rows' | 'columns'): readonly Block[] {
  const tips = tipsOf(a, along);
  if (tips === null) return [];
  const name = along === 'rows' ? 'row space' : 'column space';
  const text = say`${claim(say`All ${along} of ${A} lie on one line through the origin`, equal(measure('rank', A), count(1)))}. This line is the ${name}.`;
  return [
    figure(
      `The ${name} in the plane`,
      { kind: 'plane', shapes: [lineAlong(tips[0], 'main'), ...tips.flatMap(arrow)] },
      text,
    ),
  ];
}

/**
 * The null space of a matrix of rank 1 with two columns, or the left null space with two rows, as the line along its only basis
 * vector, perpendicular to what the rows, or the columns, span.
 */
export function nullFigure(
  a: Matrix,
  along: 'rows' | 'columns',
  vector: readonly Rational[],
  { name, is }: { readonly name: string; readonly is: Expression },
): readonly Block[] {
  const tips = tipsOf(a, along);
  if (tips === null || vector.length !== 2 || !areModerate(vector, LARGEST)) return [];
  const own = { x: vector[0], y: vector[1], is };
  const lines = along === 'rows' ? say`the rows of ${A}` : say`the columns of ${A}`;
  return [
    figure(
      `The ${name} in the plane`,
      { kind: 'plane', shapes: [lineAlong(own, 'main'), ...arrow(own), lineAlong(tips[0], 'dashed')] },
      say`The ${name} is the line along ${is}. It is perpendicular to ${lines}.`,
    ),
  ];
}

/** The rows or columns that are not zero, each once; null where they do not span a line in the plane that can be drawn. */
function tipsOf(a: Matrix, along: 'rows' | 'columns'): readonly [Tip, ...Tip[]] | null {
  if ((along === 'rows' ? a.columns : a.rows) !== 2 || !areModerate(entriesOf(a), LARGEST)) return null;
  const rows = rowsOf(a);
  const lines = along === 'rows' ? rows : rows[0].map((_, column) => rows.map((row) => row[column]));
  const tips: Tip[] = [];
  for (const [place, [x, y]] of lines.entries()) {
    const isKnown = (isZero(x) && isZero(y)) || tips.some((tip) => equals(tip.x, x) && equals(tip.y, y));
    if (!isKnown) tips.push({ x, y, is: measure(along === 'rows' ? 'rowAt' : 'columnAt', A, place + 1) });
  }
  const [first, ...others] = tips.slice(0, MOST_ARROWS);
  return first === undefined ? null : [first, ...others];
}

function spotOf({ x, y, is }: Tip): Spot {
  return spot(x, y, is);
}

function arrow(tip: Tip): readonly Shape[] {
  const to = spotOf(tip);
  return [
    { kind: 'arrow', from: ORIGIN, to, weight: 'main' },
    { kind: 'label', at: to },
  ];
}

function lineAlong(tip: Tip, weight: 'main' | 'dashed'): Shape {
  return { kind: 'line', through: ORIGIN, and: spotOf(tip), weight: weight === 'main' ? 'thin' : weight };
}
