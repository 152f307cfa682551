// Standard deviations, covariances and correlations, and what slips make of them, in doubles apart from the judgement.

import type { Task } from '@matrixsteps/engine/feedback/working.ts';
import { dot, multiplied, number, type Numbers, rowsIn, scaledBy, turned, type Values } from './doubles.ts';

type Vector = readonly number[];

const total = (x: Vector): number => x.reduce((sum, entry) => sum + entry, 0);
const mean = (x: Vector): number => total(x) / x.length;
const off = (x: Vector): Vector => x.map((entry) => entry - mean(x));

function divisorOf({ divisor }: Task, count: number): number {
  return divisor === 'n-1' ? count - 1 : count;
}

function ofGroup(x: Vector, scope: string, task: Task): Values {
  const deviations = off(x);
  const squares = deviations.map((entry) => entry * entry);
  const divisor = divisorOf(task, x.length);
  const named: Values = {
    numbers: [x],
    mean: number(mean(x)),
    deviations: [deviations],
    squares: [squares],
    'sum-of-squares': number(total(squares)),
    variance: number(total(squares) / divisor),
    deviation: number(Math.sqrt(total(squares) / divisor)),
    divisor: number(divisor),
  };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`${name}${scope}`, value]));
}

export function deviationValues(task: Task): Values {
  const a = rowsIn(task.a);
  const groups = task.operation.startsWith('mat') ? [a.flat()] : task.operation.startsWith('col') ? turned(a) : a;
  if (groups.length === 1) return ofGroup(groups[0] ?? [], '', task);
  const ofEach = groups.map((group, index) => ofGroup(group, `-${index + 1}`, task));
  const list = (name: string): Numbers => [
    ofEach.map((values, index) => values[`${name}-${index + 1}`]?.[0]?.[0] ?? 0),
  ];
  return {
    ...Object.assign({}, ...ofEach),
    'all-mean': list('mean'),
    'all-variance': list('variance'),
    'all-deviation': list('deviation'),
  };
}

export function columnValues(task: Task): Values {
  const columns = turned(rowsIn(task.a));
  const deviations = columns.map(off);
  const divisor = divisorOf(task, task.a.length);
  const scatter = multiplied(deviations, turned(deviations));
  const named: { [name: string]: Numbers } = {
    observations: rowsIn(task.a),
    means: [columns.map(mean)],
    centred: turned(deviations),
    scatter,
    covariances: scaledBy(1 / divisor, scatter),
    correlations: scatter.map((row, i) =>
      row.map((entry, j) => entry / Math.sqrt((scatter[i]?.[i] ?? 0) * (scatter[j]?.[j] ?? 0))),
    ),
  };
  for (const [i, column] of columns.entries()) {
    named[`mean-${i + 1}`] = number(mean(column));
    named[`deviations-${i + 1}`] = [deviations[i] ?? []];
    named[`deviation-${i + 1}`] = number(Math.sqrt((scatter[i]?.[i] ?? 0) / divisor));
    for (const j of columns.keys()) {
      if (j < i) continue;
      const place = `${i + 1}-${j + 1}`;
      named[`sum-${place}`] = number(dot(deviations[i] ?? [], deviations[j] ?? []));
      named[`covariance-${place}`] = number((scatter[i]?.[j] ?? 0) / divisor);
      named[`correlation-${place}`] = number(named['correlations']?.[i]?.[j] ?? 0);
    }
  }
  return named;
}

/** The inputs of each group, without the group behind their names. */
function groupsIn(inputs: Values): readonly Values[] {
  const scopes = new Set(Object.keys(inputs).map((name) => /-\d+$/.exec(name)?.[0] ?? ''));
  return [...scopes].map((scope) =>
    Object.fromEntries(
      Object.entries(inputs).flatMap(([name, value]) =>
        name.endsWith(scope) ? [[name.slice(0, name.length - scope.length), value]] : [],
      ),
    ),
  );
}

type Gives = (inputs: Values, quantity: string) => readonly Numbers[];

const one = (values: Values, name: string): number => values[name]?.[0]?.[0] ?? Number.NaN;
const flat = (values: Values, name: string): Vector => (values[name] ?? []).flat();

/** A slip of one number, in one group or in each of them. */
function each(make: (group: Values) => number): Gives {
  return (inputs, quantity) => {
    const values = groupsIn(inputs).map(make);
    return quantity.startsWith('all-') ? [[values]] : values.map(number);
  };
}

const isRoot = (quantity: string): boolean => quantity.includes('deviation');
const rootIf = (value: number, quantity: string): number => (isRoot(quantity) ? Math.sqrt(value) : value);

function otherDivisor(group: Values): number {
  const n = flat(group, 'numbers').length;
  return one(group, 'divisor') === n ? n - 1 : n;
}

/** The sums of products in the columns, over n and over n − 1. */
function shares(products: Numbers, n: number): readonly Numbers[] {
  return [n, n - 1].map((divisor) => scaledBy(1 / divisor, products));
}

const gram = (x: Numbers): Numbers => multiplied(turned(x), x);

function isSame(key: string): boolean {
  return /-(\d+)-\1$/.test(key);
}

/** The number whose name begins so, of a pair of columns or of one with itself. */
function ofPair(inputs: Values, name: string, which: 'pair' | 'first' | 'second'): number {
  const places = Object.keys(inputs).filter((key) => key.startsWith(`${name}-`));
  const same = places.filter(isSame).toSorted();
  const key = which === 'pair' ? places.find((place) => !isSame(place)) : which === 'first' ? same[0] : same[1];
  return key === undefined ? Number.NaN : one(inputs, key);
}

export const SPREAD_GIVES: { readonly [slip: string]: Gives } = {
  Q30: (inputs, quantity) => {
    if (quantity === 'covariances') return shares(gram(inputs['centred'] ?? []), inputs['observations']?.length ?? 0);
    const n = inputs['observations']?.length ?? 0;
    if (quantity.startsWith('covariance')) {
      const [sum] = Object.keys(inputs).filter((name) => name.startsWith('sum-'));
      return shares(inputs[sum ?? ''] ?? [], n);
    }
    return each((group) => rootIf(one(group, 'sum-of-squares') / otherDivisor(group), quantity))(inputs, quantity);
  },
  Q31: each((group) => one(group, 'variance')),
  Q32: (inputs, quantity) => {
    if (quantity === 'covariances') return [gram(inputs['centred'] ?? [])];
    if (quantity.startsWith('covariance')) return Object.values(inputs);
    return each((group) => rootIf(one(group, 'sum-of-squares'), quantity))(inputs, quantity);
  },
  Q33: each((group) => Math.sqrt(one(group, 'sum-of-squares')) / one(group, 'divisor')),
  Q34: each((group) => total(flat(group, 'deviations').map(Math.abs)) / one(group, 'divisor')),
  Q35: (inputs, quantity) => {
    const given = inputs['observations'];
    if (given !== undefined) return shares(gram(given), given.length);
    return each((group) => {
      const numbers = flat(group, 'numbers');
      const squares = dot(numbers, numbers);
      return quantity.startsWith('sum') ? squares : rootIf(squares / one(group, 'divisor'), quantity);
    })(inputs, quantity);
  },
  Q36: each((group) => total(flat(group, 'numbers'))),
  Q37: (inputs) =>
    groupsIn(inputs).map((group) => [flat(group, 'deviations').map((entry) => Math.sign(entry) * entry * entry)]),
  Q38: (inputs) => groupsIn(inputs).map((group) => [flat(group, 'deviations').map((entry) => -entry)]),
  Q39: (inputs) => {
    const given = inputs['observations'] ?? [];
    return shares(gram(turned(given.map(off))), given[0]?.length ?? 0);
  },
  Q40: (inputs) => [
    number(ofPair(inputs, 'sum', 'pair') / (ofPair(inputs, 'sum', 'first') * ofPair(inputs, 'sum', 'second'))),
  ],
  Q41: (inputs) => Object.values(inputs),
  Q42: (inputs) =>
    (['first', 'second'] as const).map((which) =>
      number(ofPair(inputs, 'covariance', 'pair') / Math.sqrt(ofPair(inputs, 'covariance', which))),
    ),
  Q43: (inputs) => [number(-ofPair(inputs, 'correlation', 'pair'))],
};
