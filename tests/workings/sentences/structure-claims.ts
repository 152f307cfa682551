// Cofactors, factors, norms, spectra, bases and entries in doubles, and what slips make of them, apart from the judgement.

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
import { determinant, FACTOR_VALUES, inverted } from './factor-claims.ts';

const at = (x: Numbers | undefined, i: number, j: number): number => x?.[i]?.[j] ?? Number.NaN;
const flat = (values: Values, name: string): Vector => (values[name] ?? []).flat();
const all = (x: Numbers, make: (entry: number, i: number, j: number) => number): Numbers =>
  x.map((row, i) => row.map((entry, j) => make(entry, i, j)));
const diagonalOf = (x: Numbers): Vector => x.map((row, i) => row[i] ?? 0);
const diagonal = (values: Vector): Numbers => values.map((value, i) => values.map((_, j) => (i === j ? value : 0)));
const isMinus = (i: number, j: number): boolean => (i + j) % 2 > 0;

/** The entries of a matrix under names with their places. */
function named(name: string, x: Numbers): Values {
  return Object.fromEntries(
    x.flatMap((row, i) => row.map((entry, j) => [`${name}-${i + 1}-${j + 1}`, number(entry)] as const)),
  );
}

function minorOf(a: Numbers, i: number, j: number): number {
  if (a.length === 1) return 1;
  return determinant(a.filter((_, row) => row !== i).map((row) => row.toSpliced(j, 1)));
}

function cofactorValues({ a }: Task): Values {
  const given = rowsIn(a);
  const minors = all(given, (_, i, j) => minorOf(given, i, j));
  const cofactors = all(minors, (entry, i, j) => (isMinus(i, j) ? -entry : entry));
  return {
    A: given,
    minors,
    cofactors,
    adjugate: turned(cofactors),
    ...named('minor', minors),
    ...named('cofactor', cofactors),
  };
}

/** Of a positive definite matrix, column by column. */
function choleskyOf(a: Numbers): Numbers {
  const made = a.map((row) => row.map(() => 0));
  for (const [i, row] of a.entries()) {
    for (let j = 0; j <= i; j += 1) {
      const rest = (row[j] ?? 0) - dot((made[i] ?? []).slice(0, j), (made[j] ?? []).slice(0, j));
      (made[i] ?? [])[j] = i === j ? Math.sqrt(rest) : rest / at(made, j, j);
    }
  }
  return made;
}

function choleskyValues({ a }: Task): Values {
  const given = rowsIn(a);
  const L = choleskyOf(given);
  return { A: given, L, transpose: turned(L), ...named('entry', L) };
}

function pivotValues(task: Task): Values {
  const { lower = [], upper = [], A = [] } = FACTOR_VALUES['lu']?.(task) ?? {};
  const pivots = diagonalOf(upper);
  return {
    A,
    lower,
    upper,
    pivots: diagonal(pivots),
    transpose: turned(lower),
    step: A,
    ...Object.fromEntries(pivots.map((pivot, k) => [`pivot-${k + 1}`, number(pivot)])),
    elimination: upper,
    middle: diagonal(pivots),
    'unit-upper': upper.map((row, i) => row.map((entry) => entry / (pivots[i] ?? 1))),
    permutation: all(A, (_, i, j) => (i === j ? 1 : 0)),
    ...named('multiplier', lower),
  };
}

function normValues({ a, variant = null }: Task): Values {
  const given = rowsIn(a);
  const sizes = all(given, Math.abs);
  if (variant === '1' || variant === 'inf') {
    const entries = sizes.flat();
    return { v: given, sizes: [entries], norm: number(variant === '1' ? total(entries) : Math.max(...entries)) };
  }
  if (variant === null || !variant.startsWith('matrix')) return {};
  const sums = (variant === 'matrix-1' ? turned(sizes) : sizes).map(total);
  return {
    v: given,
    sums: [sums],
    norm: number(Math.max(...sums)),
    ...Object.fromEntries(sums.map((sum, k) => [`sum-${k + 1}`, number(sum)])),
  };
}

function symmetricValues(task: Task): Values {
  return { ...FACTOR_VALUES['diagonalize']?.(task), Q: [], 'unit-eigenvector': [], equation: [] };
}

/** Of a symmetric matrix with two rows, the larger first. */
function rootsOfTwo(x: Numbers): Vector {
  const half = (at(x, 0, 0) + at(x, 1, 1)) / 2;
  const reach = Math.sqrt(Math.max(0, half * half - determinant(x)));
  return [half + reach, half - reach];
}

function singularValues({ a }: Task): Values {
  const given = rowsIn(a);
  const gram = multiplied(turned(given), given);
  const values = rootsOfTwo(gram).map(Math.sqrt);
  return {
    A: given,
    gram,
    outer: multiplied(given, turned(given)),
    'singular-values': [values],
    S: diagonal(values),
    U: [],
    V: [],
    ...Object.fromEntries(values.map((value, k) => [`sigma-${k + 1}`, number(value)])),
  };
}

function coordinateValues({ a, b }: Task): Values {
  const basis = turned(rowsIn(a));
  const v = rowsIn(b ?? [])
    .flat()
    .map((entry) => [entry]);
  const coordinates = multiplied(inverted(basis), v);
  return {
    basis,
    v,
    coordinates,
    inverse: inverted(basis),
    equation: [],
    augmented: [],
    ...Object.fromEntries(coordinates.map((row, k) => [`coordinate-${k + 1}`, [row]])),
  };
}

function changeValues({ a, b }: Task): Values {
  const [from, to] = [turned(rowsIn(a)), turned(rowsIn(b ?? []))];
  const change = multiplied(inverted(to), from);
  return { from, to, change, inverse: inverted(to), augmented: [] };
}

function rankOf(x: Numbers): number {
  const kept: Vector[] = [];
  for (const row of x) {
    const rest = kept.reduce<Vector>(
      (left, u) => left.map((e, k) => e - (dot(left, u) / dot(u, u)) * (u[k] ?? 0)),
      row,
    );
    if (Math.hypot(...rest) > 1e-9) kept.push(rest);
  }
  return kept.length;
}

function subspaceValues({ a, b }: Task): Values {
  const [u, w] = [rowsIn(a), rowsIn(b ?? [])];
  const [of, one, other] = [rankOf([...u, ...w]), rankOf(u), rankOf(w)];
  return {
    u,
    w,
    sum: [],
    intersection: [],
    'dimension-of-u': number(one),
    'dimension-of-w': number(other),
    'dimension-of-sum': number(of),
    'dimension-of-intersection': number(one + other - of),
  };
}

function jordanValues(task: Task): Values {
  const given = rowsIn(task.a);
  const half = (at(given, 0, 0) + at(given, 1, 1)) / 2;
  const isOfOne = given.length === 2;
  return {
    ...FACTOR_VALUES['diagonalize']?.(task),
    A: given,
    J: isOfOne
      ? [
          [half, 1],
          [0, half],
        ]
      : [],
    P: [],
    // A multiple of the identity matrix has a minimal polynomial of degree 1.
    minimal: [at(given, 0, 1) === 0 ? [-half, 1, 0] : [half * half, -2 * half, 1]],
  };
}

function entryValues({ a, b, operation }: Task): Values {
  const [given, other] = [rowsIn(a), rowsIn(b ?? [])];
  const otherAt = (i: number, j: number): number =>
    at(other, other.length === 1 ? 0 : i, other[0]?.length === 1 ? 0 : j);
  const made = all(given, (entry, i, j) =>
    operation === 'divide-ew' ? entry / otherAt(i, j) : entry ** otherAt(i, j),
  );
  const [single, whole] = operation === 'divide-ew' ? ['quotient', 'quotients'] : ['power', 'powers'];
  return { A: given, B: other, [whole]: made, ...named(single, made) };
}

const ofA =
  (name: string, make: (a: Numbers) => Numbers) =>
  (task: Task): Values => {
    const A = rowsIn(task.a);
    return { A, [name]: make(A) };
  };

export const STRUCTURE_VALUES: { readonly [operation: string]: (task: Task) => Values } = {
  minors: cofactorValues,
  cofactors: cofactorValues,
  adjugate: cofactorValues,
  cholesky: choleskyValues,
  ldlt: pivotValues,
  lu: pivotValues,
  norm: normValues,
  'orthogonal-diagonalization': symmetricValues,
  svd: singularValues,
  coordinates: coordinateValues,
  'change-of-basis': changeValues,
  'sum-and-intersection': subspaceValues,
  'rank-factorization': ofA('C', () => []),
  jordan: jordanValues,
  'minimal-polynomial': jordanValues,
  'divide-ew': entryValues,
  'raise-ew': entryValues,
  rot90: ofA('turned', (a) => turned(a).toReversed()),
  flipud: ofA('mirrored', (a) => a.toReversed()),
  fliplr: ofA('mirrored', (a) => a.map((row) => row.toReversed())),
  tril: ofA('triangle', (a) => all(a, (entry, i, j) => (j > i ? 0 : entry))),
  triu: ofA('triangle', (a) => all(a, (entry, i, j) => (j < i ? 0 : entry))),
};

function spans(x: Numbers, y: Numbers): boolean {
  const rank = rankOf([...x, ...y]);
  return rankOf(x) === rank && rankOf(y) === rank;
}

const isOrthonormal = (x: Numbers): boolean => {
  const products = multiplied(turned(x), x);
  return areNear(
    products,
    products.map((_, i) => products.map((__, j) => (i === j ? 1 : 0))),
  );
};

const isPerpendicular = (x: Numbers): boolean =>
  multiplied(turned(x), x).every((row, i) => row.every((entry, j) => i === j || isNear(entry, 0)));

function isEigen(a: Numbers, vector: Vector): boolean {
  const image = multiplied(
    a,
    vector.map((entry) => [entry]),
  ).flat();
  const square = dot(vector, vector);
  return square > 0 && image.every((entry, k) => isNear(entry, (dot(image, vector) / square) * (vector[k] ?? 0)));
}

const areEigen = (a: Numbers, columns: Numbers): boolean => turned(columns).every((one) => isEigen(a, one));

const shiftedBy = (x: Numbers, value: number): Numbers => all(x, (entry, i, j) => (i === j ? entry - value : entry));

/** Whether two matrices with one eigenvalue, which is the first entry of their diagonals, have the same blocks. */
function haveSameBlocks(x: Numbers, y: Numbers): boolean {
  const [one, other] = [x, y].map((rows) => shiftedBy(rows, at(rows, 0, 0)));
  const [square, otherSquare] = [one, other].map((rows) => multiplied(rows ?? [], rows ?? []));
  const isRank = rankOf(one ?? []) === rankOf(other ?? []) && rankOf(square ?? []) === rankOf(otherSquare ?? []);
  return isRank && areNear([diagonalOf(x)], [diagonalOf(y)]);
}

/** Whether an amount is one of several right values; null of a quantity with one value only. */
export function isOneOfStructures(task: Task, quantity: string, value: Numbers): boolean | null {
  const given = rowsIn(task.a);
  const { operation } = task;
  if (operation === 'orthogonal-diagonalization' && quantity === 'Q')
    return isOrthonormal(value) && areEigen(given, value);
  if (operation === 'svd' && (quantity === 'U' || quantity === 'V')) {
    const square = quantity === 'V' ? multiplied(turned(given), given) : multiplied(given, turned(given));
    return isOrthonormal(value) && areEigen(square, value);
  }
  if (operation === 'sum-and-intersection' && (quantity === 'sum' || quantity === 'intersection')) {
    const [u, w] = [given, rowsIn(task.b ?? [])];
    if (quantity === 'sum') return spans(value, [...u, ...w]) && rankOf(value) === value.length;
    const dimension = rankOf(u) + rankOf(w) - rankOf([...u, ...w]);
    const isInside = rankOf([...u, ...value]) === rankOf(u) && rankOf([...w, ...value]) === rankOf(w);
    return isInside && rankOf(value) === dimension;
  }
  if (operation === 'jordan' && quantity === 'J' && given.length > 2) return haveSameBlocks(value, given);
  if (operation === 'rank-factorization' && quantity === 'C') return spans(turned(value), turned(given));
  if (quantity === 'equation' || quantity === 'augmented') return value.length === given.length;
  return null;
}

type Gives = (inputs: Values, quantity: string, found: Numbers) => readonly Numbers[];

const placeIn = (quantity: string): readonly [number, number] => {
  const [i = 1, j = 1] = (quantity.match(/\d+/g) ?? []).map(Number);
  return [i - 1, j - 1];
};

/** Of an entry what stands in its place, of a matrix all of it. */
const placed = (x: Numbers, quantity: string): Numbers => {
  const [i, j] = placeIn(quantity);
  return /\d/.test(quantity) ? number(at(x, i, j)) : x;
};

const signed = (x: Numbers): Numbers => all(x, (entry, i, j) => (isMinus(i, j) ? -entry : entry));

const where =
  (holds: (inputs: Values, found: Numbers) => boolean): Gives =>
  (inputs, _quantity, found) =>
    holds(inputs, found) ? [found] : [];

/** An entry of a Cholesky factor, from that of A, the products of those before it and the divisor. */
function ofCholesky(make: (entry: number, products: number, divisor: number | null) => number): Gives {
  return (inputs, quantity) => {
    const [i, j] = placeIn(quantity);
    const l = (row: number, column: number): number => at(inputs[`entry-${row + 1}-${column + 1}`], 0, 0);
    const products = total(Array.from({ length: j }, (_, k) => l(i, k) * l(j, k)));
    return [number(make(at(inputs['A'], i, j), products, i === j ? null : l(j, j)))];
  };
}

const twoProducts = (a: Numbers, i: number, j: number): number => {
  const [[p = 0, q = 0] = [], [r = 0, s = 0] = []] = a.filter((_, row) => row !== i).map((row) => row.toSpliced(j, 1));
  return p * s + q * r;
};

/** Entries of A and B in one place, or in all places. */
const ofEntries =
  (make: (a: number, b: number) => number): Gives =>
  (inputs, quantity) => {
    const { A = [], B = [] } = inputs;
    const made = all(A, (entry, i, j) => make(entry, at(B, B.length === 1 ? 0 : i, B[0]?.length === 1 ? 0 : j)));
    return [placed(made, quantity)];
  };

const sizesOf = (inputs: Values): Vector => flat(inputs, 'v').map(Math.abs);

export const STRUCTURE_GIVES: { readonly [slip: string]: Gives } = {
  Q100: (inputs, quantity) => {
    const minors = inputs['minors'] ?? [];
    return [quantity === 'adjugate' ? turned(minors) : placed(minors, quantity)];
  },
  Q101: (inputs, quantity) => [placed(signed(inputs['minors'] ?? []), quantity)],
  Q102: (inputs, quantity) => [placed(scaledBy(-1, signed(inputs['minors'] ?? [])), quantity)],
  Q103: (inputs) => Object.values(inputs).map(turned),
  Q104: (inputs, quantity) => {
    const A = inputs['A'] ?? [];
    return [
      placed(
        all(A, (_, i, j) => twoProducts(A, i, j)),
        quantity,
      ),
    ];
  },
  Q105: (inputs) =>
    Object.entries(inputs).flatMap(([name, value]) => (name.startsWith('minor-') ? [scaledBy(-1, value)] : [])),
  Q106: (inputs) => [inputs['cofactors'] ?? []],
  Q107: (inputs) => [scaledBy(1 / determinant(inputs['A'] ?? [[0]]), inputs['adjugate'] ?? [])],
  Q108: (inputs) => [turned(inputs['A'] ?? [])],
  Q109: (inputs, quantity) => {
    const A = inputs['A'] ?? [];
    if (quantity === 'cofactors') return [all(A, (entry, i, j) => entry * at(inputs['cofactors'], i, j))];
    const [i, j] = placeIn(quantity);
    return [number(at(A, i, j) * at(inputs[quantity], 0, 0))];
  },
  Q110: (inputs) => {
    const [a = 0, b = 0, c = 0, d = 0] = flat(inputs, 'A');
    return [
      [
        [d, b],
        [c, a],
      ],
    ];
  },
  Q111: (inputs) => [all(inputs['A'] ?? [], (entry, i, j) => (i === j ? entry : -entry))],
  Q120: ofCholesky((entry, products) => entry - products),
  Q121: ofCholesky((entry, _products, divisor) => (divisor === null ? Math.sqrt(entry) : entry / divisor)),
  Q122: ofCholesky((entry, products, divisor) =>
    divisor === null ? Math.sqrt(entry + products) : (entry + products) / divisor,
  ),
  Q123: ofCholesky((entry, products) => entry - products),
  Q124: ofCholesky((entry, products, divisor) => (entry - products) / (divisor ?? Number.NaN) ** 2),
  Q125: (inputs) => Object.values(inputs).map(turned),
  Q126: where(
    (inputs, found) =>
      areNear(multiplied(found, turned(found)), inputs['A'] ?? []) && diagonalOf(found).some((entry) => entry < 0),
  ),
  Q127: (inputs) => [all(inputs['A'] ?? [], (entry, i, j) => (j > i ? 0 : Math.sqrt(entry)))],
  Q128: (inputs) => {
    const L = choleskyOf(inputs['A'] ?? []);
    return [all(L, (entry, _i, j) => entry / at(L, j, j))];
  },
  Q129: (inputs) => [all(inputs['lower'] ?? [], (entry, _i, j) => entry * Math.sqrt(at(inputs['pivots'], j, j)))],
  Q130: (inputs) => [diagonal(diagonalOf(inputs['A'] ?? []))],
  Q131: where(
    (inputs, found) =>
      found.length === inputs['A']?.length &&
      [...found, ...turned(found)].every(
        (row) => total(row) === 1 && row.every((entry) => entry === 0 || entry === 1),
      ) &&
      diagonalOf(found).some((entry) => entry === 0),
  ),
  Q132: (inputs) => [inputs['elimination'] ?? []],
  Q133: (inputs, quantity) => {
    const [i, j] = placeIn(quantity);
    return [number(at(inputs[`multiplier-${i + 1}-${j + 1}`], 0, 0) * at(inputs[`pivot-${j + 1}`], 0, 0))];
  },
  Q140: (inputs) => [number(Math.hypot(...flat(inputs, 'v')))],
  Q141: (inputs) => [number(total(flat(inputs, 'v')))],
  Q142: (inputs) => [number(Math.max(...flat(inputs, 'v')))],
  Q143: (inputs) => [number(total(sizesOf(inputs)))],
  Q144: (inputs) => [number(Math.max(...sizesOf(inputs)))],
  Q145: (inputs) => {
    const sizes = all(inputs['v'] ?? [], Math.abs);
    return [sizes, turned(sizes)].map((lines) => number(Math.max(...lines.map(total))));
  },
  Q150: where((inputs, found) => {
    const [square = []] = Object.values(inputs);
    return areEigen(square, found) && isPerpendicular(found) && !isOrthonormal(found);
  }),
  Q151: where((inputs, found) => areEigen(inputs['A'] ?? [], found) && !isPerpendicular(found)),
  Q152: where((inputs, found) => {
    const a = inputs['A'] ?? [];
    const [q, d] = inputs['D'] === undefined ? [inputs['Q'] ?? [], found] : [found, inputs['D']];
    const isOfA = areNear([diagonalOf(d).toSorted((x, y) => y - x)], [rootsOfTwo(a)]);
    return isOfA && isOrthonormal(q) && areEigen(a, q) && !areNear(multiplied(a, q), multiplied(q, d));
  }),
  Q153: (inputs, quantity) => {
    const A = inputs['A'] ?? [];
    const squares = rootsOfTwo(multiplied(turned(A), A));
    if (quantity === 'S') return [diagonal(squares)];
    return quantity.startsWith('sigma') ? squares.map(number) : [[squares], [squares.toReversed()]];
  },
  Q154: where((inputs, found) => {
    const own = (found.length > 1 ? diagonalOf(found) : found.flat()).toSorted((x, y) => y - x);
    return areNear([own], [rootsOfTwo(inputs['A'] ?? [])]);
  }),
  Q155: where((inputs, found) => {
    const [u, v] = inputs['V'] === undefined ? [inputs['U'] ?? [], found] : [found, inputs['V']];
    const [s, a] = [inputs['S'] ?? [], inputs['A'] ?? []];
    const signs = [
      [1, -1],
      [-1, 1],
      [-1, -1],
    ];
    const isPair = signs.some((each) =>
      areNear(multiplied(multiplied(multiplied(u, diagonal(each)), s), turned(v)), a),
    );
    return isOrthonormal(found) && isPair && !areNear(multiplied(multiplied(u, s), turned(v)), a);
  }),
  Q160: (inputs) => [inputs['v'] ?? []],
  Q161: (inputs) => [multiplied(inverted(turned(inputs['basis'] ?? [])), inputs['v'] ?? [])],
  Q162: (inputs) => [(inputs['coordinates'] ?? []).toReversed()],
  Q163: (inputs) => [multiplied(inputs['basis'] ?? [], inputs['v'] ?? [])],
  Q164: (inputs) => [multiplied(inverted(inputs['from'] ?? []), inputs['to'] ?? [])],
  Q165: (inputs) => [inputs['from'] ?? [], inverted(inputs['from'] ?? [])],
  Q166: (inputs) => [turned(inputs['change'] ?? [])],
  Q167: (inputs) => [multiplied(inputs['from'] ?? [], inverted(inputs['to'] ?? []))],
  Q168: where((inputs, found) => spans(found, inputs['sum'] ?? [])),
  Q169: where((inputs, found) => spans(found, inputs['intersection'] ?? [])),
  Q170: where((inputs, found) => {
    const [space = []] = Object.values(inputs);
    return spans(found, space) && found.length > rankOf(found);
  }),
  Q171: (inputs) => [number(rankOf(inputs['u'] ?? []) + rankOf(inputs['w'] ?? []))],
  Q172: (inputs, _quantity, found) => {
    const isUnit = found.every((row, i) => row.every((entry, j) => entry === (i === j ? 1 : 0)));
    return isUnit && (found[0] ?? []).length === rankOf(inputs['A'] ?? []) ? [found] : [];
  },
  Q180: where((inputs, found) => {
    const half = (at(inputs['A'], 0, 0) + at(inputs['A'], 1, 1)) / 2;
    return areNear(found, diagonal([half, half]));
  }),
  Q181: where((inputs, found) => {
    const a = inputs['A'] ?? [];
    const [value = 0] = diagonalOf(a);
    return (
      areNear([diagonalOf(a)], [diagonalOf(found)]) && rankOf(shiftedBy(found, value)) > rankOf(shiftedBy(a, value))
    );
  }),
  Q182: where((inputs, found) => {
    const [a, j] = [inputs['A'] ?? [], inputs['J'] ?? []];
    return areNear(multiplied(a, found), multiplied(found, turned(j)));
  }),
  Q183: (inputs) => {
    const A = inputs['A'] ?? [];
    return [[[determinant(A), -total(diagonalOf(A)), 1]]];
  },
  Q184: (inputs) => {
    const half = (at(inputs['A'], 0, 0) + at(inputs['A'], 1, 1)) / 2;
    return [[[-half, 1, 0]], [[-half, 1]]];
  },
  Q190: ofEntries((a, b) => b / a),
  Q191: ofEntries((a, b) => a * b),
  Q192: ofEntries((a, b) => a * b),
  Q198: ofEntries((a, b) => (a < 0 && a ** b > 0 ? -(a ** b) : a ** b)),
  Q193: ofEntries((a, b) => b ** a),
  Q194: (inputs) => {
    const A = inputs['A'] ?? [];
    return [turned(A).map((row) => row.toReversed()), turned(A).toReversed()];
  },
  Q195: (inputs) => [turned(inputs['A'] ?? [])],
  Q196: (inputs) => {
    const A = inputs['A'] ?? [];
    return [A.toReversed(), A.map((row) => row.toReversed())];
  },
  Q197: (inputs) => {
    const A = inputs['A'] ?? [];
    return [all(A, (entry, i, j) => (j >= i ? entry : 0)), all(A, (entry, i, j) => (j <= i ? entry : 0))];
  },
};
