// What a system in two or three unknowns looks like: lines in the plane, planes in space.

import { type Block, figure, heading, paragraph } from '../../../document/block.ts';
import { type Shape, type Spot, spot } from '../../../document/drawing.ts';
import { count, equal, type Expression, list, numbers, relation } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { areModerate } from '../../../algorithms/figures/moderate.ts';
import { hasRoots, rowsOf } from '../../../exact/matrix.ts';
import { add, divide, isZero, multiply, type Rational, rational, subtract } from '../../../exact/rational.ts';
import { matrixNames, namesOf, type SolveInput } from './input.ts';
import { outcomeOf, type Solution } from './solution.ts';

/** The equation of a line or a plane: factors of the unknowns, not all 0, and the right side. */
interface Flat {
  readonly factors: readonly Rational[];
  readonly right: Rational;
}

/** What the equations look like; nothing but in two or three unknowns with one right side, where each equation says something. */
export function geometryBlocks(input: SolveInput, solution: Solution): readonly Block[] {
  const { a, b } = input;
  if (hasRoots(a) || hasRoots(b)) return [];
  if (b.columns !== 1 || a.rows < 2 || (a.columns !== 2 && a.columns !== 3)) return [];
  const rights = rowsOf(b);
  const flats = rowsOf(a).map((factors, row): Flat => ({ factors, right: rights[row][0] }));
  if (flats.some(({ factors }) => factors.every(isZero))) return [];
  const text = a.columns === 2 ? linesText(input, solution, flats) : planesText(input, solution, flats);
  if (text === null) return [];
  const shapes = a.columns === 2 ? linesDrawn(flats, solution) : [];
  return [
    heading(say`Picture it`),
    ...(shapes.length === 0
      ? [paragraph(text)]
      : [figure('The lines of the equations', { kind: 'plane', shapes }, text)]),
  ];
}

function linesText(input: SolveInput, solution: Solution, flats: readonly Flat[]): Prose | null {
  const { A } = matrixNames(input);
  const names = namesOf(input);
  const whole = say`Each equation is a line in the plane of ${names.unknown(0)} and ${names.unknown(1)}.`;
  const pair = flats.length === 2;
  switch (outcomeOf(solution)) {
    case 'unique':
      return say`${whole} ${claim(pair ? say`The two lines meet in one point` : say`All of these lines meet in one point`, equal(measure('rank', A), count(2)))}: the solution.`;
    case 'infinite':
      return say`${whole} ${claim(pair ? say`Both equations describe the same line` : say`All equations describe the same line`, equal(measure('rank', A), count(1)))}, so every point of it is a solution.`;
    case 'none': {
      if (solution.pivots.length === 2) {
        return say`${whole} ${claim(say`They do not all meet in one point`, ranksDiffer(input, solution))}, so no point lies on all of them.`;
      }
      return say`${whole} ${claim(say`The lines are parallel`, equal(measure('rank', A), count(1)))}, and not all of them are the same, so no point lies on all of them.`;
    }
  }
}

function ranksDiffer(input: SolveInput, solution: Solution): Expression {
  const { A } = matrixNames(input);
  return relation(count(solution.rankAugmented), 'greater', measure('rank', A));
}

function planesText(input: SolveInput, solution: Solution, flats: readonly Flat[]): Prose | null {
  const { A } = matrixNames(input);
  const rank = solution.pivots.length;
  const ranked = equal(measure('rank', A), count(rank));
  const whole = say`Each equation is a plane in space.`;
  const pair = flats.length === 2;
  switch (outcomeOf(solution)) {
    case 'unique':
      return say`${whole} ${claim(say`The planes meet in one point`, ranked)}: the solution.`;
    case 'infinite':
      return rank === 1
        ? say`${whole} ${claim(pair ? say`Both equations describe the same plane` : say`All equations describe the same plane`, ranked)}, so every point of it is a solution.`
        : say`${whole} ${claim(say`The planes meet in a line`, ranked)}, and every point of this line is a solution.`;
    case 'none':
      if (rank === 1) {
        return say`${whole} ${claim(say`The planes are parallel`, ranked)}, and not all of them are the same, so no point lies on all of them.`;
      }
      return rank === 2 &&
        flats.length === 3 &&
        !flats.some((one, k) => flats.slice(k + 1).some((other) => areParallel(one, other)))
        ? say`${whole} ${claim(say`Any two of them meet in a line, and these three lines are parallel`, ranked)}: between them the planes leave a triangular tunnel, and no point lies on all three.`
        : say`${whole} ${claim(say`No point lies on all of them`, ranksDiffer(input, solution))}.`;
  }
}

function areParallel(one: Flat, other: Flat): boolean {
  return one.factors.every((x, i) =>
    one.factors.every((y, j) => isZero(subtract(multiply(x, other.factors[j]), multiply(y, other.factors[i])))),
  );
}

/** Longer lists of lines hide each other. */
const MOST_LINES = 4;
const LARGEST = 12;

/** The lines, and the point where they meet; nothing where numbers are too large to be drawn well. */
function linesDrawn(flats: readonly Flat[], { free, particulars: [point] }: Solution): readonly Shape[] {
  if (flats.length > MOST_LINES) return [];
  const lines = flats.map(throughPoints);
  const solved =
    point === null || free.length > 0 ? [] : point.flatMap((value) => (value.kind === 'rational' ? [value] : []));
  const places = lines.flat().flatMap(({ x, y }) => [x, y]);
  if (!areModerate([...places, ...solved], LARGEST)) return [];
  const drawn = lines.map(
    ([through, and], index): Shape => ({ kind: 'line', through, and, weight: index === 0 ? 'main' : 'thin' }),
  );
  if (solved.length !== 2) return drawn;
  const at = place(solved[0], solved[1]);
  return [...drawn, { kind: 'point', at }, { kind: 'label', at }];
}

function place(x: Rational, y: Rational): Spot {
  return spot(x, y, list(numbers([x, y])));
}

const TWO = rational(2n);

/** Two points of a line. */
function throughPoints({ factors: [a, b], right }: Flat): readonly [Spot, Spot] {
  if (isZero(b)) {
    const x = divide(right, a);
    return [place(x, rational(0n)), place(x, TWO)];
  }
  const at = (x: Rational): Spot => place(x, divide(subtract(right, multiply(a, x)), b));
  return [at(rational(0n)), at(add(TWO, TWO))];
}
