// A rotation: quarter turns in lowest terms, and where each entry comes from.

import type { Arrangement, Origin } from '../../../algorithms/arrangement/solve.ts';
import { rotate } from '../../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';

/** Counter-clockwise quarter turns that differ: four of them make a full turn. */
export type Turns = 0 | 1 | 2 | 3;

export interface Rotation extends Arrangement {
  /** The quarter turns asked for, any integer. */
  readonly asked: number;
  /** The same turn, counter-clockwise, with full turns left out. */
  readonly turns: Turns;
}

/** Rotates counter-clockwise by k quarter turns; negative k turns clockwise. */
export function rotation(a: ExactMatrix, k: number): Rotation {
  const turns = turnsOf(k);
  const upright = turns === 0 || turns === 2;
  return {
    a,
    b: null,
    rows: upright ? a.rows : a.columns,
    columns: upright ? a.columns : a.rows,
    asked: k,
    turns,
    origin: origins[turns](a),
    arranged: () => rotate(a, turns),
  };
}

const origins: { readonly [K in Turns]: (a: ExactMatrix) => Arrangement['origin'] } = {
  0: () => from,
  1: (a) => (row, column) => from(column, a.columns - 1 - row),
  2: (a) => (row, column) => from(a.rows - 1 - row, a.columns - 1 - column),
  3: (a) => (row, column) => from(a.rows - 1 - column, row),
};

function turnsOf(k: number): Turns {
  const rest = ((k % 4) + 4) % 4;
  return rest === 1 || rest === 2 || rest === 3 ? rest : 0;
}

function from(row: number, column: number): Origin {
  return { matrix: 'A', row, column };
}
