// Factors, orthogonal vectors, least squares, eigenvalues and verdicts in doubles, and what slips make of them, apart from the judgement.

import type { Task } from '@matrixsteps/engine/feedback/working.ts';
import {
  areNear,
  dot,
  isNear,
  multiplied,
  number,
  type Numbers,
  rowsIn,
  scaledBy,
  total,
  turned,
  type Values,
  type Vector,
} from './doubles.ts';

const at = (x: Numbers, i: number, j: number): number => x[i]?.[j] ?? 0;
const one = (values: Values, name: string): number => values[name]?.[0]?.[0] ?? Number.NaN;
const flat = (values: Values, name: string): Vector => (values[name] ?? []).flat();
const added = (x: Numbers, y: Numbers, factor = 1): Numbers =>
  x.map((row, i) => row.map((entry, j) => entry + factor * at(y, i, j)));
const unit = (size: number): Numbers =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)));

export function determinant(x: Numbers): number {
  if (x.length === 1) return at(x, 0, 0);
  return total(
    (x[0] ?? []).map(
      (entry, j) => (j % 2 === 0 ? entry : -entry) * determinant(x.slice(1).map((row) => row.toSpliced(j, 1))),
    ),
  );
}

/** By Cramer's rule. */
export function inverted(x: Numbers): Numbers {
  const whole = determinant(x);
  if (x.length === 1) return number(1 / whole);
  return x.map((_, i) =>
    x.map((__, j) => {
      const minor = x.filter((___, row) => row !== j).map((row) => row.toSpliced(i, 1));
      return ((i + j) % 2 === 0 ? determinant(minor) : -determinant(minor)) / whole;
    }),
  );
}

function luValues({ a }: Task): Values {
  const given = rowsIn(a);
  const upper = given.map((row) => [...row]);
  const lower = unit(given.length).map((row) => [...row]);
  for (const [k, pivot] of upper.entries()) {
    for (let i = k + 1; i < upper.length; i += 1) {
      const row = upper[i] ?? [];
      const factor = (row[k] ?? 0) / (pivot[k] ?? 1);
      upper[i] = row.map((entry, j) => entry - factor * (pivot[j] ?? 0));
      (lower[i] ?? [])[k] = factor;
    }
  }
  const multipliers = lower.flatMap((row, i) =>
    row.flatMap((entry, j) => (j < i ? [[`multiplier-${i + 1}-${j + 1}`, number(entry)] as const] : [])),
  );
  return { A: given, lower, upper, step: given, permutation: unit(given.length), ...Object.fromEntries(multipliers) };
}

/** The vector without its projections on others. */
function rest(vector: Vector, others: Numbers): Vector {
  return vector.map((entry, k) => entry - total(others.map((u) => (dot(vector, u) / (dot(u, u) || 1)) * (u[k] ?? 0))));
}

function orthogonal(vectors: Numbers): Numbers {
  const made: Vector[] = [];
  for (const vector of vectors) made.push(rest(vector, made));
  return made;
}

function orthogonalValues(vectors: Numbers): { [name: string]: Numbers } {
  const made = orthogonal(vectors);
  const values: { [name: string]: Numbers } = {};
  for (const [k, u] of made.entries()) {
    const v = vectors[k] ?? [];
    values[`v-${k + 1}`] = [v];
    values[`u-${k + 1}`] = [u];
    values[`q-${k + 1}`] = [u.map((entry) => entry / Math.hypot(...u))];
    values[`square-${k + 1}`] = number(dot(u, u));
    values[`length-${k + 1}`] = number(Math.hypot(...u));
    for (const [j, other] of made.slice(0, k).entries()) values[`dot-${k + 1}-${j + 1}`] = number(dot(v, other));
  }
  values['orthogonal'] = made;
  values['orthonormal'] = made.map((u) => u.map((entry) => entry / Math.hypot(...u)));
  return values;
}

function qrValues({ a }: Task): Values {
  const given = rowsIn(a);
  const values = orthogonalValues(turned(given));
  const q = turned(values['orthonormal'] ?? []);
  return { ...values, A: given, Q: q, R: multiplied(turned(q), given) };
}

function squaresValues({ a, b }: Task): Values {
  const given = rowsIn(a);
  const right = rowsIn(b ?? [])
    .flat()
    .map((entry) => [entry]);
  const gram = multiplied(turned(given), given);
  const inverse = inverted(gram);
  const shared = {
    A: given,
    transpose: turned(given),
    gram,
    'gram-inverse': inverse,
    half: multiplied(given, inverse),
  };
  const P = multiplied(multiplied(given, inverse), turned(given));
  if (right.length === 0) return { ...shared, outer: multiplied(given, turned(given)), P };
  const moments = multiplied(turned(given), right);
  const x = multiplied(inverse, moments);
  const fitted = multiplied(given, x);
  const entries = x.map((row, k) => [`x-${k + 1}`, [row]] as const);
  return {
    ...shared,
    b: right,
    moments,
    x,
    fitted,
    residual: added(right, fitted, -1),
    ...Object.fromEntries(entries),
  };
}

/** Of a matrix with two rows. */
function eigenvaluesOf(x: Numbers): Vector {
  if (x.length !== 2) return [];
  const half = (at(x, 0, 0) + at(x, 1, 1)) / 2;
  const reach = Math.sqrt(Math.max(0, half * half - determinant(x)));
  return [half - reach, half + reach];
}

function spectrumValues({ a }: Task): Values {
  const given = rowsIn(a);
  const roots = eigenvaluesOf(given);
  const minors = given.map((_, k) => determinant(given.slice(0, k + 1).map((row) => row.slice(0, k + 1))));
  return {
    A: given,
    determinant: number(determinant(given)),
    trace: number(total(given.map((row, i) => row[i] ?? 0))),
    polynomial: [[roots.reduce((product, root) => product * root, 1), -total(roots), 1]],
    eigenvalues: [roots],
    eigenvalue: [],
    eigenvector: [],
    P: [],
    D: roots.map((root, i) => roots.map((_, j) => (i === j ? root : 0))),
    inverse: [],
    minors: [minors],
    ...Object.fromEntries(minors.map((minor, k) => [`minor-${k + 1}`, number(minor)])),
    class: [],
  };
}

function independenceValues({ a }: Task): Values {
  const vectors = rowsIn(a);
  const kept = orthogonal(vectors).filter((u) => Math.hypot(...u) > 1e-9).length;
  const square = vectors.length === vectors[0]?.length ? { determinant: number(determinant(vectors)) } : {};
  return { vectors, matrix: vectors, rank: number(kept), relation: [], independent: [], ...square };
}

/** Of two states. */
function steadyOf(x: Numbers): Vector {
  const [go, come] = [at(x, 0, 1), 1 - at(x, 0, 0)];
  return [go / (go + come), come / (go + come)];
}

function steadyValues({ a }: Task): Values {
  const given = rowsIn(a);
  const state = steadyOf(given);
  return {
    A: given,
    balance: added(given, unit(given.length), -1),
    'steady-state': [state],
    eigenvector: [],
    ...Object.fromEntries(state.map((share, k) => [`share-${k + 1}`, number(share)])),
  };
}

export const FACTOR_VALUES: { readonly [operation: string]: (task: Task) => Values } = {
  lu: luValues,
  'gram-schmidt': ({ a }) => orthogonalValues(rowsIn(a)),
  qr: qrValues,
  'least-squares': squaresValues,
  'projection-matrix': squaresValues,
  diagonalize: spectrumValues,
  definiteness: spectrumValues,
  independence: independenceValues,
  'steady-state': steadyValues,
};

/** The verdict of a task in words; null where this quantity is none. */
export function verdictOf(task: Task, quantity: string): string | null {
  const given = rowsIn(task.a);
  if (quantity === 'independent') {
    const { rank } = independenceValues(task);
    return at(rank ?? [], 0, 0) === given.length ? 'independent' : 'dependent';
  }
  if (quantity !== 'class') return null;
  const signs = eigenvaluesOf(given).map((root) => (Math.abs(root) < 1e-9 ? 0 : Math.sign(root)));
  if (signs.includes(1) && signs.includes(-1)) return 'indefinite';
  if (signs.includes(0)) return signs.includes(-1) ? 'negative semidefinite' : 'positive semidefinite';
  return signs.includes(-1) ? 'negative definite' : 'positive definite';
}

function isEigenvector(x: Numbers, vector: Vector): boolean {
  const image = multiplied(
    x,
    vector.map((entry) => [entry]),
  ).flat();
  const square = dot(vector, vector);
  const ratio = dot(image, vector) / square;
  return square > 0 && image.every((entry, k) => isNear(entry, ratio * (vector[k] ?? 0)));
}

function isSpectrum(x: Numbers, values: Vector): boolean {
  const wanted = eigenvaluesOf(x).toSorted((p, q) => p - q);
  return areNear([values.toSorted((p, q) => p - q)], [wanted]);
}

const diagonalOf = (x: Numbers): Vector => x.map((row, i) => row[i] ?? 0);

function ratioOf(x: Numbers, vector: Vector): number {
  return (
    dot(
      multiplied(
        x,
        vector.map((entry) => [entry]),
      ).flat(),
      vector,
    ) / dot(vector, vector)
  );
}

/** Whether an amount is one of several right values; null of a quantity with one value only. */
export function isOneOfSeveral(task: Task, quantity: string, value: Numbers): boolean | null {
  const given = rowsIn(task.a);
  switch (quantity) {
    case 'P':
      if (task.operation !== 'diagonalize') return null;
      return Math.abs(determinant(value)) > 1e-9 && turned(value).every((column) => isEigenvector(given, column));
    case 'D':
      return (
        isSpectrum(given, diagonalOf(value)) && value.every((row, i) => row.every((entry, j) => i === j || entry === 0))
      );
    case 'eigenvalues':
      return isSpectrum(given, value.flat());
    case 'eigenvalue':
      return isSpectrum(given, value.flat());
    case 'eigenvector':
      return task.operation === 'steady-state'
        ? isEigenvector(given, value.flat()) && isNear(ratioOf(given, value.flat()), 1)
        : turned(value).every((column) => isEigenvector(given, column));
    case 'relation':
      return multiplied([value.flat()], given)
        .flat()
        .every((entry) => isNear(entry, 0));
    default:
      return null;
  }
}

type Gives = (inputs: Values, quantity: string, found: Numbers) => readonly Numbers[];

interface Step {
  readonly v: Vector;
  readonly others: Numbers;
}

/** The vector with the largest number, and those with the letter before it. */
function stepIn(inputs: Values, quantity: string, letter: 'u' | 'v'): Step {
  const count = Number(quantity.slice(2));
  const others = Array.from({ length: count - 1 }, (_, k) => flat(inputs, `${letter}-${k + 1}`));
  return { v: flat(inputs, `v-${count}`), others };
}

function gives(letter: 'u' | 'v', make: (v: Vector, u: Vector) => number, keep = 1): Gives {
  return (inputs, quantity) => {
    const { v, others } = stepIn(inputs, quantity, letter);
    const used = others.filter((u) => Math.hypot(...u) > 1e-12);
    return [[v.map((entry, k) => keep * entry - total(used.map((u) => make(v, u) * (u[k] ?? 0))))]];
  };
}

const verdict = (code: number): Numbers => number(code);

/** A line that a property tells: it is what the slip gives where the property holds. */
const where =
  (holds: (inputs: Values, found: Numbers) => boolean): Gives =>
  (inputs, _quantity, found) =>
    holds(inputs, found) ? [found] : [];

const ofTwo =
  (make: (a: number, b: number, c: number, d: number) => Vector): Gives =>
  (inputs) => {
    const [a = 0, b = 0, c = 0, d = 0] = flat(inputs, 'A');
    return [[make(a, b, c, d)]];
  };

export const FACTOR_GIVES: { readonly [slip: string]: Gives } = {
  Q50: (inputs) =>
    Object.values(inputs).map((rows) =>
      rows.length === 1 ? scaledBy(-1, rows) : rows.map((row, i) => row.map((entry, j) => (i === j ? entry : -entry))),
    ),
  Q51: (inputs) => Object.values(inputs),
  Q52: (inputs) => Object.values(inputs).map((rows) => added(rows, unit(rows.length), -1)),
  Q53: gives('u', dot),
  Q54: gives('u', (v, u) => dot(v, u) / Math.hypot(...u)),
  Q55: gives('u', (v, u) => -dot(v, u) / dot(u, u)),
  Q56: gives('u', (v, u) => -dot(v, u) / dot(u, u), 0),
  Q57: gives('v', (v, u) => dot(v, u) / dot(u, u)),
  Q58: gives('u', (v, u) => dot(v, u) / dot(v, v)),
  Q59: (inputs) => Object.values(inputs),
  Q60: (inputs, quantity) => {
    const place = quantity.slice(1);
    return [scaledBy(1 / one(inputs, `square${place}`), inputs[`u${place}`] ?? [])];
  },
  Q61: (inputs) => Object.values(inputs).map(turned),
  Q62: (inputs) => Object.values(inputs).map((rows) => multiplied(rows, turned(rows))),
  Q63: (inputs) => [added(inputs['fitted'] ?? [], inputs['b'] ?? [], -1)],
  Q64: (inputs) => Object.values(inputs),
  Q65: (inputs) => [multiplied(inputs['gram'] ?? [], inputs['moments'] ?? [])],
  Q66: (inputs) => Object.values(inputs).map((rows) => added(unit(rows.length), rows, -1)),
  Q67: (inputs) =>
    Object.values(inputs).map((rows) => scaledBy(1 / Math.hypot(...rows.flat()), multiplied(rows, turned(rows)))),
  Q70: where((inputs, found) => {
    const a = inputs['A'] ?? [];
    const [p, d] = inputs['D'] === undefined ? [inputs['P'] ?? [], found] : [found, inputs['D']];
    const values = diagonalOf(d);
    const isOrder = turned(p).every((column, k) => isNear(ratioOf(a, column), values[k] ?? 0));
    return isSpectrum(a, values) && turned(p).every((column) => isEigenvector(a, column)) && !isOrder;
  }),
  Q71: (inputs) => Object.values(inputs).map((rows) => scaledBy(-1, rows)),
  Q72: (inputs, quantity) => {
    const entries = diagonalOf(inputs['A'] ?? []);
    if (quantity === 'D') return [entries.map((entry, i) => entries.map((_, j) => (i === j ? entry : 0)))];
    return [[entries], [entries.toReversed()]];
  },
  Q73: (inputs) => [scaledBy(determinant(inputs['P'] ?? [[0]]), inputs['inverse'] ?? [])],
  Q74: where((inputs, found) => {
    const vector = found.flat();
    return vector.some((entry, k) => isEigenvector(inputs['A'] ?? [], vector.with(k, -entry)));
  }),
  Q199: where((inputs, found) => isEigenvector(inputs['A'] ?? [], found.flat())),
  Q75: where((inputs, found) => found.every((row) => isEigenvector(inputs['A'] ?? [], row))),
  Q76: (inputs) => (determinant(inputs['A'] ?? [[0]]) > 0 ? [verdict(0)] : [verdict(2), verdict(4)]),
  Q77: (inputs) => {
    const signs = diagonalOf(inputs['A'] ?? []).map(Math.sign);
    return signs.every((sign) => sign > 0) ? [verdict(0)] : signs.every((sign) => sign < 0) ? [verdict(2)] : [];
  },
  Q78: (inputs) => (flat(inputs, 'minors').every((minor) => minor < 0) ? [verdict(2)] : []),
  Q79: where((inputs, found) => {
    const sum = total(found.flat());
    return !isNear(sum, 1) && areNear([found.flat().map((entry) => entry / sum)], inputs['steady-state'] ?? []);
  }),
  Q80: (inputs) => {
    const x = turned(inputs['A'] ?? []);
    const [go, come] = [at(x, 0, 1), 1 - at(x, 0, 0)];
    return [[[go / (go + come), come / (go + come)]]];
  },
  Q81: (inputs) => Object.values(inputs).map((rows) => number(rows.length)),
  Q82: ofTwo((a, b, c, d) => [a * d - b * c, a + d, 1]),
  Q83: ofTwo((a, b, c, d) => [a * d + b * c, -a - d, 1]),
  Q84: ofTwo((a, _b, _c, d) => [a * d, -a - d, 1]),
};
