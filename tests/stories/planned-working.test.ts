// Planned row reductions against those by the entries at hand, on drawn matrices of integers: fractions, length and time.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { planReduction } from '@matrixsteps/engine/algorithms/row-plan/plan.ts';
import type { RowMove, Rows } from '@matrixsteps/engine/algorithms/row-reduction/moves.ts';
import type { Form, ReductionOptions, ReductionStyle } from '@matrixsteps/engine/algorithms/row-reduction/options.ts';
import {
  countOperations,
  eliminateDownwards,
  eliminateUpwards,
} from '@matrixsteps/engine/algorithms/row-reduction/solve.ts';
import { identity, integerMatrix, rowsOf } from '@matrixsteps/engine/exact/matrix.ts';
import { isInteger } from '@matrixsteps/engine/exact/rational.ts';
import { randomOf } from '@matrixsteps/engine/learning/random.ts';
import { isLong, sayFigure } from '../long-form.ts';

const SEED = 27;
const DRAWN = isLong ? 10_000 : 300;

/** A kind of working: what it is planned with, how it is worked without a plan, and the matrices it is drawn for. */
interface Kind {
  readonly name: string;
  readonly styles: readonly ReductionStyle[];
  readonly unplanned: ReductionStyle;
  readonly form: Form;
  readonly shape: 'any' | 'square' | 'augmented';
}

const KINDS: readonly Kind[] = [
  { name: 'rref', styles: ['fraction-free'], unplanned: 'fraction-free', form: 'reduced', shape: 'any' },
  { name: 'rref by gauss', styles: ['leading-ones'], unplanned: 'leading-ones', form: 'reduced', shape: 'any' },
  { name: 'inverse', styles: ['fraction-free'], unplanned: 'leading-ones', form: 'reduced', shape: 'augmented' },
  { name: 'determinant', styles: ['plain', 'fraction-free'], unplanned: 'plain', form: 'echelon', shape: 'square' },
];

interface Measured {
  /** Row operations. */
  readonly operations: number;
  /** Matrices that are written down. */
  readonly matrices: number;
  /** Fractions in them; those of the last are the answer's own. */
  readonly fractions: number;
}

const totals: { readonly planned: Measured; readonly unplanned: Measured }[] = [];

describe(`the planned working of ${DRAWN} drawn matrices of integers up to 4x5`, () => {
  for (const kind of KINDS) {
    test(`${kind.name}: at most half the fractions`, () => {
      const { planned, unplanned, median } = measured(kind);
      totals.push({ planned, unplanned });
      sayFigure(
        `${kind.name}, planned against unplanned`,
        `${ratio(planned, unplanned, 'operations')} row operations, ${ratio(planned, unplanned, 'matrices')} matrices, ` +
          `${planned.fractions} against ${unplanned.fractions} fractions, planned in ${median.toFixed(2)} ms at the median`,
      );
      assert.ok(planned.fractions <= unplanned.fractions / 2);
      assert.ok(planned.operations <= 1.2 * unplanned.operations);
    });
  }

  test('together: not longer by more than one step in ten', () => {
    for (const what of ['operations', 'matrices'] as const) {
      const share = total('planned', what) / total('unplanned', what);
      sayFigure(`planned against unplanned, ${what} of all kinds`, share.toFixed(3));
      assert.ok(share <= 1.1);
    }
    assert.ok(total('planned', 'fractions') <= total('unplanned', 'fractions') / 2);
  });
});

function total(side: 'planned' | 'unplanned', what: keyof Measured): number {
  return totals.reduce((known, kind) => known + kind[side][what], 0);
}

function ratio(planned: Measured, unplanned: Measured, what: keyof Measured): string {
  return (planned[what] / unplanned[what]).toFixed(3);
}

function measured(kind: Kind): { planned: Measured; unplanned: Measured; median: number } {
  const random = randomOf(SEED);
  const [planned, unplanned, times]: [Measured[], Measured[], number[]] = [[], [], []];
  for (let count = 0; count < DRAWN; count++) {
    const rows = random.integer(2, 4);
    const columns = kind.shape === 'any' ? random.integer(2, 5) : rows;
    const drawn = rowsOf(
      integerMatrix(Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.integer(-9, 9)))),
    );
    const isAugmented = kind.shape === 'augmented';
    const unit = rowsOf(identity(rows));
    const start = isAugmented ? drawn.map((row, index) => [...row, ...unit[index]]) : drawn;
    const bar = isAugmented ? rows : null;
    const before = performance.now();
    const plan = planReduction(start, { styles: kind.styles, form: kind.form, bar });
    times.push(performance.now() - before);
    assert.ok(plan !== null);
    planned.push(measure(start, { style: plan.style, bar, plan }, kind.form));
    unplanned.push(measure(start, { style: kind.unplanned, bar }, kind.form));
  }
  const median = times.toSorted((x, y) => x - y)[Math.floor(times.length / 2)];
  return { planned: added(planned), unplanned: added(unplanned), median };
}

function measure(start: Rows, options: ReductionOptions, form: Form): Measured {
  const moves = [...reduction(start, options, form)];
  const written = moves.flatMap(({ move, facts }) => (move !== 'echelon' && 'rows' in facts ? [facts.rows] : []));
  const fractions = written.slice(0, -1).flatMap((rows) => rows.flat().filter((value) => !isInteger(value)));
  return { operations: countOperations(moves), matrices: written.length, fractions: fractions.length };
}

function* reduction(start: Rows, options: ReductionOptions, form: Form): Generator<RowMove, void, void> {
  const echelon = yield* eliminateDownwards(start, options);
  if (form === 'reduced') yield* eliminateUpwards(echelon, options);
}

function added(all: readonly Measured[]): Measured {
  const sum = (what: keyof Measured): number => all.reduce((known, one) => known + one[what], 0);
  return { operations: sum('operations'), matrices: sum('matrices'), fractions: sum('fractions') };
}
