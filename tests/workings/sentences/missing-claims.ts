// Whether what is said of a working that ends before its answer is true, apart from the judgement.

import type { Rational } from '@matrixsteps/engine/exact/rational.ts';
import { isQuantityTask } from '@matrixsteps/engine/feedback/quantities/given-fields.ts';
import type { HintFacts } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Task, Working } from '@matrixsteps/engine/feedback/working.ts';
import {
  adjugate,
  chequered,
  determinant,
  each,
  type Grid,
  minors,
  minus,
  minusLambda,
  negated,
  over,
  plus,
  poly,
  same,
  sameGrid,
  times,
  whole,
} from './arithmetic.ts';
import { areNear, lineValue, multiplied, type Numbers, rowsIn, scaledBy, turned } from './doubles.ts';
import { isQuantity, isValue } from './quantity-checks.ts';
import { trueValues } from './quantity-claims.ts';
import { exact, rowsIn as gridOfAmount, secondGrid, taskGrid, valueOf } from './reading.ts';

type Check<K extends keyof HintFacts> = (facts: HintFacts[K], working: Working, at: number) => boolean;

/** What may stand on the way to the answer of a task of values, by the id of the quantity. */
function valuesOnTheWay(task: Task): { readonly [quantity: string]: readonly Grid[] | undefined } {
  const { operation } = task;
  const a = taskGrid(task);
  if (operation === 'inverse')
    return {
      adjugate: [adjugate(a)],
      cofactors: [chequered(minors(a))],
      minors: [minors(a)],
      determinant: [[[determinant(a)]]],
    };
  if (operation === 'eigenvalues') {
    const polynomial = determinant(minusLambda(a));
    return { polynomial: [[[polynomial]], [[negated(polynomial)]]] };
  }
  if (operation === 'eigenvectors') {
    const { eigenvalue } = task;
    if (eigenvalue === null) return {};
    return { shifted: [each(a, (entry, i, j) => (i === j ? minus(entry, poly(exact(eigenvalue))) : entry))] };
  }
  const entries = a.flat();
  if (operation === 'projection') {
    const v = secondGrid(task)?.flat() ?? [];
    const [uv, vv] = [entries, v].map((vector) => plus(...vector.map((entry, k) => times(entry, v[k] ?? []))));
    const factor = uv === undefined || vv === undefined ? null : over(uv, vv);
    if (uv === undefined || vv === undefined || factor === null) return {};
    return { factor: [[[factor]]], dot: [[[uv]]], square: [[[vv]]] };
  }
  const sum = plus(...entries);
  const mean = over(sum, whole(entries.length)) ?? [];
  const squares = entries.map((entry) => times(minus(entry, mean), minus(entry, mean)));
  return { sum: [[[sum]]], mean: [[[mean]]], squares: [[[plus(...squares)]]] };
}

/** The systems that tasks set up, in doubles: the coefficients and the right-hand sides behind them. */
function systemOf(task: Task): Numbers {
  const a = rowsIn(task.a);
  if (task.operation === 'steady-state')
    return [...a.map((row, i) => [...row.map((entry, j) => entry - (i === j ? 1 : 0)), 0]), [...a.map(() => 1), 1]];
  const right = rowsIn(task.b ?? []).flat();
  return multiplied(
    turned(a),
    a.map((row, i) => [...row, right[i] ?? 0]),
  );
}

/** Whether an equation is a row of the system, or a multiple of one. */
function isOfSystem(factors: readonly Rational[], right: Rational, task: Task): boolean {
  const own = [...factors, right].map(({ numerator, denominator }) => Number(numerator) / Number(denominator));
  return systemOf(task).some((row) =>
    own.every((x, i) => own.every((y, j) => areNear([[x * (row[j] ?? 0)]], [[y * (row[i] ?? 0)]]))),
  );
}

/** A value as it was written, and in the other forms in which it may be. */
function formsOf(quantity: string, value: Numbers, task: Task): readonly Numbers[] {
  // The sign of n·p minus the offset is that of the side which the point lies on.
  if (quantity === 'excess') return [value, scaledBy(-1, value)];
  if (quantity === 'eigenvector') return [value, turned(value)];
  if (quantity !== 'upper') return [value];
  // Each row of U may have another factor, which goes into the column of L.
  const right = trueValues(task)['upper'] ?? [];
  const scaled = value.map((row, i) => {
    const pivot = row.findIndex((entry) => entry !== 0);
    return scaledBy((right[i]?.[pivot] ?? 0) / (row[pivot] ?? 1), [row])[0] ?? row;
  });
  return [value, scaled];
}

const WITH_OWN_EQUATIONS: ReadonlySet<string> = new Set(['least-squares', 'steady-state']);

export const MISSING_CHECKS: {
  readonly [K in 'answer-missing' | 'way-to-answer' | 'equation-of-task']: Check<K>;
} = {
  'answer-missing': ({ line, quantity }, working, at) => {
    const { task, lines } = working;
    const last = lines[at];
    if (line !== at + 1 || at !== lines.length - 1 || last === undefined) return false;
    if (isQuantityTask(task.operation)) {
      const value = lineValue(last);
      if (trueValues(task)[quantity] === undefined) return isQuantity(quantity, task);
      return value !== null && formsOf(quantity, value, task).some((form) => isValue(quantity, form, working));
    }
    const term = last.content.kind === 'expression' ? last.content.term : null;
    const rows = last.content.kind === 'matrix' ? ({ kind: 'matrix', rows: last.content.rows } as const) : null;
    const stated = term ?? rows;
    const value = stated === null ? null : valueOf(stated, task);
    const wanted = valuesOnTheWay(task)[quantity] ?? [];
    return (
      value !== null &&
      wanted.some((grid) => sameGrid(gridOfAmount(value), grid) || isSameNumber(gridOfAmount(value), grid))
    );
  },
  'way-to-answer': ({ quantity }, { task }) =>
    quantity === task.operation || (quantity === 'equations' && WITH_OWN_EQUATIONS.has(task.operation)),
  'equation-of-task': ({ factors, right }, { task }) => isOfSystem(factors, right, task),
};

function isSameNumber(x: Grid, y: Grid): boolean {
  const [one, other] = [x[0], y[0]];
  return (
    x.length === 1 &&
    y.length === 1 &&
    one?.length === 1 &&
    one[0] !== undefined &&
    other?.[0] !== undefined &&
    same(one[0], other[0])
  );
}
