// Exercises in keeping a triangle of a matrix.

import { isZero } from '../../../exact/entry.ts';
import { counted } from '../../../algorithms/wording.ts';
import {
  count,
  equal,
  type Expression,
  list,
  negative,
  numbers,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';

import { drawFractions, drawRows, matrixInBody, mirrored } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { type Triangle, triangle } from './triangle.ts';

type Side = Triangle['side'];

interface Drawn {
  readonly a: Matrix;
  readonly k: number;
  readonly facts: readonly Expression[];
}

export function exerciseOf(side: Side): Exercise {
  return {
    bounds: {
      easy: { numerator: 20, denominator: 1 },
      medium: { numerator: 20, denominator: 1 },
      hard: { numerator: 20, denominator: 4 },
    },
    draw: (random, difficulty) => posed(side, problems[difficulty](random, side)),
  };
}

const [A, B, K] = [symbol('A'), symbol('B'), symbol('k')];
const [HIGHEST, LOWEST] = [
  sum(measure('columnCount', A), negative(count(1))),
  sum(count(1), negative(measure('rowCount', A))),
];
const NO_ZEROS = equal(measure('zeroCount', A), count(0));

const problems: ByDifficulty<(random: Random, side: Side) => Drawn> = {
  // The main diagonal, in matrices without zeros, so that each zero of the answer is one that was written.
  easy: (random) => {
    const [rows, columns] = random.pick([
      [3, 3],
      [2, 3],
      [3, 2],
    ] as const);
    return { a: integerMatrix(drawRows(random, rows, columns, { from: 1, to: 15 })), k: 0, facts: [NO_ZEROS] };
  },

  // The diagonals beside the main one; half of the matrices are symmetric, as tables of distances are.
  medium: (random) => {
    const size = random.integer(3, 4);
    const rows = drawRows(random, size, size, { from: -12, to: 15, without: [0] });
    const k = random.pick([-1, 1]);
    if (random.chance(50)) return { a: integerMatrix(rows), k, facts: [NO_ZEROS] };
    return { a: integerMatrix(mirrored(rows)), k, facts: [holds('symmetric', A), NO_ZEROS] };
  },

  // Two places away; or beyond the corner, where everything is kept or nothing.
  hard: (random, side) => {
    const [rows, columns] = random.pick([
      [4, 4],
      [3, 4],
      [4, 3],
    ] as const);
    const a = drawFractions(random, rows, columns, [1, 2, 4]);
    const outcome = random.chance(70) ? 'some stay' : random.pick(['none stay', 'all stay'] as const);
    if (outcome === 'some stay') {
      const isAll = (k: number): boolean => (side === 'lower' ? k >= columns - 1 : k <= 1 - rows);
      return { a, k: random.pick([-2, 2].filter((k) => !isAll(k))), facts: [NO_ZEROS] };
    }
    if ((outcome === 'none stay') === (side === 'lower')) {
      const k = side === 'lower' ? -rows : 1 - rows;
      return { a, k, facts: [relation(K, side === 'lower' ? 'less' : 'at-most', LOWEST)] };
    }
    const k = side === 'lower' ? columns - 1 : columns;
    return { a, k, facts: [relation(K, side === 'lower' ? 'at-least' : 'greater', HIGHEST)] };
  },
};

function posed(side: Side, { a, k, facts }: Drawn): DrawnExercise {
  return {
    body: { a: matrixInBody(a), k },
    hints: hints(side, a, k),
    facts: [equal(K, count(k)), ...facts],
  };
}

const stays = {
  lower: { bound: 'at most', cleared: 'above' },
  upper: { bound: 'at least', cleared: 'below' },
} as const;

function hints(side: Side, a: Matrix, k: number): readonly Prose[] {
  const { bound, cleared } = stays[side];
  return [
    say`Take the column number of an entry and subtract its row number: the entry stays if the difference is ${bound} ${claim(say`${k}`, equal(K, count(k)))}.`,
    say`Call the matrix ${A} and the triangle ${B}. In ${A} these differences go from ${claim(say`${1 - a.rows}`, equal(LOWEST, count(1 - a.rows)))}, at the lower left corner, to ${claim(say`${a.columns - 1}`, equal(HIGHEST, count(a.columns - 1)))}, at the upper right one. What lies ${cleared} the bounding diagonal becomes zero.`,
    nearlyThere(side, a, k),
  ];
}

/** The first row and the zeros counted; or, where nothing stays or everything, the numbers that decide it. */
function nearlyThere(side: Side, a: Matrix, k: number): Prose {
  const zeros = entriesOf(triangle(a, side, k).arranged()).filter((entry) => isZero(entry)).length;
  const [lowest, highest] = [1 - a.rows, a.columns - 1];
  if (zeros === 0 || zeros === a.rows * a.columns) {
    const isHigh = (side === 'lower') === (zeros === 0);
    const outermost = isHigh ? highest : lowest;
    const beside = relation(count(k), k === outermost ? 'equal' : isHigh ? 'greater' : 'less', count(outermost));
    return say`Compare the bounding diagonal with the outermost one: ${beside}. So one comparison settles every entry.`;
  }
  const first = list(numbers(rowsOf(triangle(a, side, k).arranged())[0]));
  const topRow = claim(say`The first row of ${B} is ${first}`, equal(measure('rowAt', B, 1), first));
  const zerosInAll = claim(
    say`${B} has ${counted(zeros, 'zero')} in all`,
    equal(measure('zeroCount', B), count(zeros)),
  );
  return say`${topRow}, and ${zerosInAll}.`;
}
