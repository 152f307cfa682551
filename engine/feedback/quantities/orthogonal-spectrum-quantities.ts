// A = QDQᵀ of a symmetric matrix, and A = USVᵀ of any matrix: their quantities.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  approximate,
  dot,
  isZero,
  type Known,
  minus,
  over,
  product,
  root,
  sameAmount,
  scaled,
  times,
  transposed,
  UNIT,
} from './amount.ts';
import { amountOfTerm, quotientTerm, rootTerm, termOfAmount, termOfNumber, timesTerm } from './amount-term.ts';
import { eigenQuantities } from './eigen-quantities.ts';
import { expressionQuantities } from './expression-quantities.ts';
import { areOrthonormal, column, diagonal, diagonalOf, isDiagonal, matrixGiven, ratioOf } from './matrix-quantities.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import {
  areDifferent,
  eigenOf,
  eigenvalueOf,
  eigenvalueQuantity,
  eigenvaluesQuantity,
  inOrderOf,
  polynomialQuantity,
  rootsBefore,
  rootsOf,
  sameNumbers,
  characteristicCoefficients,
} from './spectrum-quantities.ts';
import { restOf } from './orthogonal-quantities.ts';
import { asNumber } from './vector-quantities.ts';

type Vector = readonly RootSum[];

function unitOf(vector: Vector): Known<Vector> {
  return scaled([vector], over(UNIT, root(dot(vector, vector))))?.[0] ?? null;
}

function isUnit(vector: Vector): boolean {
  return minus(dot(vector, vector), UNIT)?.terms.length === 0;
}

/** Unit vectors, perpendicular within each eigenvalue too; null beyond exact calculation. */
function orthonormalOf(values: Vector, vectors: readonly Vector[]): Known<readonly Vector[]> {
  const made: Vector[] = [];
  for (const [k, vector] of vectors.entries()) {
    const before = made.filter((_, j) => minus(values[j], values[k])?.terms.length === 0);
    const rest = restOf(vector, before);
    const unit = rest === null ? null : unitOf(rest);
    if (unit === null) return null;
    made.push(unit);
  }
  return made;
}

interface Spectrum {
  readonly values: Vector;
  readonly units: readonly Vector[];
}

/** Of a symmetric matrix; null where square roots do not do. */
export function spectrumOf(a: Amount): Known<Spectrum> {
  const eigen = eigenOf(a);
  const units = eigen === null ? null : orthonormalOf(eigen.values, eigen.vectors);
  return eigen === null || units === null ? null : { values: eigen.values, units };
}

/** The vectors that lines state under names with a number: their lengths may be stated as well. */
function lengthsOfVectors(lines: readonly Line[], letters: string): readonly Quantity[] {
  const names = new Map<string, Amount>();
  for (const { name, content } of lines) {
    if (name === undefined || !new RegExp(`^[${letters}]\\d$`, 'u').test(name) || content.kind !== 'matrix') continue;
    const amount = amountOfTerm({ kind: 'matrix', rows: content.rows });
    if (amount !== null && !names.has(name)) names.set(name, amount);
  }
  return [...names].map(([name, amount]) => ({
    id: `length-of-${name}`,
    title: `the length of ${name}`,
    definition: `The length of ${name} is the square root of the sum of the squares of its entries.`,
    names: new RegExp(`^‖${name}‖$`, 'u'),
    isByNameOnly: true,
    value: () => asNumber(root(dot(amount.flat(), amount.flat()))),
    calculation: () => null,
  }));
}

function isVectorOf(found: Amount, size: number): boolean {
  return found.flat().length === size && (found.length === 1 || found[0].length === 1);
}

/** Each as often as it is a root; null where square roots do not do. */
export function eigenvaluesOf(a: Amount): Known<Vector> {
  const coefficients = characteristicCoefficients(a);
  return coefficients === null ? null : rootsOf(coefficients);
}

/** The eigenvalues that columns belong to; null where one of them is no eigenvector. */
export function valuesOfColumns(a: Amount, columns: Amount): Known<Vector> {
  if (columns.length !== a.length) return null;
  const values = transposed(columns).map((one) => eigenvalueOf(a, one));
  const numbers = values.filter((value) => value !== null);
  return numbers.length === values.length ? numbers : null;
}

export function orthogonalDiagonalizationTask(task: Task, lines: readonly Line[] = []): QuantityTask | null {
  const given = amountOf(task.a);
  const spectrum = spectrumOf(given);
  if (spectrum === null) return null;
  const size = given.length;
  const { values, units } = spectrum;
  const eigen = { values, vectors: units };
  const hasQ = lines.some(({ name }) => name === 'Q');
  const order = (stated: Own): Known<Vector> => {
    const columns = stated('Q') ?? stated('P');
    return columns === null || columns[0].length !== size ? null : valuesOfColumns(given, columns);
  };
  return {
    answers: [['Q', 'D']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|[QPUVS]·?D·?[QPUVS]\^T)$/, given),
      ...eigenQuantities(given, values, lines, transposed(units)),
      ...expressionQuantities(task, lines),
      ...lengthsOfVectors(lines, 'vxuwbe'),
      {
        id: 'unit-eigenvector',
        title: 'a unit eigenvector',
        definition: 'An eigenvector divided by its length is a unit eigenvector.',
        names: /^(?:[qn]\d|û\d|[vxuwb]\d\/‖[vxuwb]\d‖)$/u,
        example: { sentence: 'The columns of this matrix are unit eigenvectors:', amount: transposed(units) },
        value: () => null,
        accepts: (found) =>
          isVectorOf(found, size) && isUnit(found.flat()) && eigenvalueOf(given, found.flat()) !== null,
        calculation: () => null,
      },
      ...(hasQ
        ? [
            {
              id: 'P',
              title: 'the matrix of the eigenvectors',
              definition: 'Its columns are eigenvectors, not yet divided by their lengths.',
              names: /^[PSTVX]$/,
              value: () => null,
              accepts: (found: Amount) => found[0].length === size && valuesOfColumns(given, found) !== null,
              calculation: () => null,
            } satisfies Quantity,
          ]
        : []),
      {
        id: 'D',
        title: 'the matrix D',
        definition: 'The diagonal of D holds the eigenvalues, in the order of the columns of Q.',
        names: /^(?:D|Λ|Q\^T·?A·?Q|diag)$/,
        isAsked: true,
        value: (_own, stated) => diagonal(order(stated) ?? values),
        accepts: (found, _own, stated) => {
          if (found.length !== size || !isDiagonal(found) || !sameNumbers(diagonalOf(found), values)) return false;
          const wanted = order(stated);
          return wanted === null || sameAmount([diagonalOf(found)], [wanted]);
        },
        calculation: () => null,
      },
      {
        id: 'Q',
        title: 'the matrix Q',
        definition:
          'The columns of Q are eigenvectors of length 1 that are perpendicular to each other, in the order of D.',
        names: hasQ ? /^Q$/ : /^[QPSTUVX]$/,
        isOneOfSeveral: true,
        mayTurn: () => true,
        isAsked: true,
        value: (_own, stated) => {
          const d = stated('D');
          return transposed(d === null ? units : inOrderOf(d, eigen));
        },
        accepts: (found, _own, stated) => {
          if (found.length !== size || found[0].length !== size || !areOrthonormal(found)) return false;
          const own = valuesOfColumns(given, found);
          const d = stated('D');
          if (own === null) return false;
          return d === null || !sameNumbers(diagonalOf(d), values) || sameAmount([diagonalOf(d)], [own]);
        },
        calculation: () => null,
      },
      {
        id: 'transpose',
        title: 'the transpose of Q',
        definition: 'The columns of Q become rows; this is the inverse of Q.',
        names: /^[QPSTUVX](?:\^T|\^-1)$/,
        isByNameOnly: true,
        value: (own) => {
          const q = own('Q');
          return q === null ? null : transposed(q);
        },
        calculation: () => null,
      },
    ],
  };
}

interface Singular {
  /** From the largest to the smallest; none is 0. */
  readonly values: Vector;
  readonly right: readonly Vector[];
  readonly left: readonly Vector[];
}

/** The singular values of a matrix with their vectors; null where square roots do not do, and of zero. */
export function singularOf(a: Amount): Known<Singular> {
  const gram = product(transposed(a), a);
  const spectrum = gram === null ? null : spectrumOf(gram);
  if (spectrum === null) return null;
  const pairs = spectrum.values
    .map((value, k) => ({ value: root(value), right: spectrum.units[k] }))
    .filter(({ value }) => value === null || !isZero(value));
  const known = pairs.flatMap(({ value, right }) => (value === null ? [] : [{ value, right }]));
  if (known.length < pairs.length || known.length === 0) return null;
  const sorted = known.toSorted((x, y) => approximate(y.value) - approximate(x.value));
  const left = sorted.map(({ value, right }) => imageOver(a, right, value));
  const all = left.filter((one) => one !== null);
  return all.length < left.length
    ? null
    : { values: sorted.map(({ value }) => value), right: sorted.map(({ right }) => right), left: all };
}

/** A v / σ. */
function imageOver(a: Amount, v: Vector, value: Known<RootSum>): Known<Vector> {
  const image = product(a, column(v));
  return scaled(image, over(UNIT, value))?.flat() ?? null;
}

/** Of a number of columns the first `rank`; where there are fewer, or the columns are too short, null. */
function isFrameOf(found: Amount, square: Amount, rank: number): boolean {
  const count = found[0].length;
  return (
    found.length === square.length &&
    count >= rank &&
    count <= square.length &&
    areOrthonormal(found) &&
    valuesOfColumns(square, found) !== null
  );
}

/** Whether a matrix holds the singular values on its diagonal, with zeros elsewhere. */
function isDiagonalOf(found: Amount, values: Vector): boolean {
  const own = Array.from({ length: Math.min(found.length, found[0].length) }, (_, k) => found[k][k]);
  const isApart = found.every((row, i) => row.every((entry, j) => i === j || isZero(entry)));
  return (
    isApart &&
    sameNumbers(
      own.filter((entry) => !isZero(entry)),
      values,
    )
  );
}

function isMultiple(found: Amount, of: Known<Vector> | undefined): boolean {
  return of !== null && of !== undefined && ratioOf(of, found.flat()) !== null;
}

/** U S Vᵀ of what is stated; null where one of them is not. */
function wholeOf(stated: Own): Known<Amount> {
  const [u, s, v] = [stated('U'), stated('S'), stated('V')];
  return u === null || s === null || v === null ? null : (product(product(u, s), transposed(v)) ?? [[UNIT]]);
}

export function svdTask({ a }: Task, lines: readonly Line[] = []): QuantityTask | null {
  const given = amountOf(a);
  const singular = singularOf(given);
  const gram = product(transposed(given), given);
  const outer = product(given, transposed(given));
  if (singular === null || gram === null || outer === null) return null;
  const { values, right, left } = singular;
  const rank = values.length;
  const squares = values.map((value) => times(value, value));
  const [ofGram, ofOuter] = [gram, outer].map(characteristicCoefficients);
  const rootsOther = ofOuter === null || ofOuter === undefined ? null : rootsOf(ofOuter);
  const isWhole = (stated: Own, changed: string, found: Amount): boolean => {
    const back = wholeOf((id) => (id === changed ? found : stated(id)));
    return back === null || (back.length === given.length && sameAmount(back, given));
  };
  const polynomial = polynomialQuantity(gram);
  const eigenvalues = eigenvaluesQuantity();
  const frame = (name: 'U' | 'V', square: Amount, vectors: readonly Vector[], words: string): readonly Quantity[] => [
    {
      id: name,
      title: `the factor ${name}`,
      definition: words,
      names: new RegExp(`^${name}$`),
      isOneOfSeveral: true,
      mayTurn: (stated) => stated(name === 'U' ? 'V' : 'U') === null,
      isAsked: true,
      value: (_own, stated) => partnerOf(given, name, stated) ?? transposed(vectors),
      accepts: (found, _own, stated) => isFrameOf(found, square, rank) && isWhole(stated, name, found),
      calculation: () => null,
    },
    {
      id: `${name}-transposed`,
      title: `the transpose of ${name}`,
      definition: `The columns of ${name} become rows.`,
      names: new RegExp(`^${name}\\^T$`),
      isByNameOnly: true,
      isOneOfSeveral: true,
      value: (own) => {
        const factor = own(name);
        return factor === null ? null : transposed(factor);
      },
      accepts: (found, _own, stated) => {
        const factor = stated(name);
        return factor === null
          ? isFrameOf(transposed(found), square, rank) && isWhole(stated, name, transposed(found))
          : sameAmount(found, transposed(factor));
      },
      calculation: () => null,
    },
  ];
  return {
    answers: [
      ['U', 'S', 'V'],
      ['U', 'S', 'V-transposed'],
    ],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|U·?[SΣ]·?V\^T)$/, given),
      productQuantity('gram', 'the transpose of A times A', /^(?:A(?:\^T|[T'])·?A|G)$/, gram),
      productQuantity('outer', 'A times its transpose', /^A·?A(?:\^T|[T'])$/, outer),
      {
        ...polynomial,
        definition: 'It is the determinant of the product of A and its transpose minus λ times the identity matrix.',
        accepts: (found) => isMultiple(found, ofGram) || isMultiple(found, ofOuter),
      },
      {
        ...eigenvalues,
        title: 'the eigenvalues of the product',
        accepts: (found, own) => {
          const each = [rootsBefore(own), rootsOther];
          return each.some((roots) => sameNumbers(found.flat(), roots) || areDifferent(found.flat(), roots));
        },
      },
      eigenvalueQuantity(squares.flatMap((value) => (value === null ? [] : [value]))),
      {
        id: 'singular-values',
        title: 'the singular values',
        definition: 'The singular values are the square roots of the eigenvalues of the transpose of A times A.',
        names: /^(?:σ|σs|(?:the)?singularvalues?|singulärwerte?|valeurssingulières)$/iu,
        value: () => [values],
        accepts: (found) =>
          sameNumbers(
            found.flat().filter((value) => !isZero(value)),
            values,
          ),
        calculation: () => null,
      },
      ...values.flatMap((value, k): readonly Quantity[] => [
        {
          id: `sigma-${k + 1}`,
          scope: `-${k + 1}`,
          title: `the singular value σ${k + 1}`,
          definition: 'A singular value is the square root of an eigenvalue of the transpose of A times A.',
          names: new RegExp(`^[σs]${k + 1}$`),
          isByNameOnly: true,
          value: () => [[value]],
          accepts: (found) =>
            found.flat().length === 1 && values.some((other) => minus(other, found[0][0])?.terms.length === 0),
          calculation: () => rootTerm(termOfNumber(squares[k] ?? value)),
        },
      ]),
      {
        id: 'right-vector',
        title: 'a right singular vector',
        definition: 'The columns of V are unit eigenvectors of the transpose of A times A.',
        names: /^(?:[vxw]\d|v̂\d)$/u,
        isByNameOnly: true,
        example: { sentence: 'The columns of this matrix are right singular vectors:', amount: transposed(right) },
        value: () => null,
        accepts: (found) => isVectorOf(found, gram.length) && eigenvalueOf(gram, found.flat()) !== null,
        calculation: () => null,
      },
      ...lengthsOfVectors(lines, 'vxwu'),
      ...values.map((_, k): Quantity => leftVector(given, outer, singular, k)),
      {
        id: 'S',
        title: 'the factor S',
        definition: 'The diagonal of S holds the singular values, in the order of the columns of U and V.',
        names: /^(?:S|Σ|D|diag)$/,
        isAsked: true,
        value: () => diagonal(values),
        accepts: (found, _own, stated) => isDiagonalOf(found, values) && isWhole(stated, 'S', found),
        calculation: () => null,
      },
      ...frame('V', gram, right, 'The columns of V are perpendicular unit eigenvectors of the transpose of A times A.'),
      ...frame('U', outer, left, 'Each column of U is A times the column of V, divided by the singular value.'),
    ],
  };
}

/** The columns that go with those of the student: u = A v / σ, or v = Aᵀ u / σ; null where they are not all known. */
function partnerOf(a: Amount, name: 'U' | 'V', stated: Own): Known<Amount> {
  const [other, s] = [stated(name === 'U' ? 'V' : 'U'), stated('S')];
  const map = name === 'U' ? a : transposed(a);
  if (other === null || s === null || other.length !== map[0].length) return null;
  const columns = diagonalOf(s).flatMap((value, k) => {
    const vector = other.map((row) => row[k]);
    return isZero(value) || other[0].length <= k ? [] : [imageOver(map, vector, value)];
  });
  const known = columns.filter((one) => one !== null);
  return known.length === 0 || known.length < columns.length ? null : transposed(known);
}

function productQuantity(id: string, title: string, names: RegExp, amount: Amount): Quantity {
  return {
    id,
    title,
    definition: 'Each entry of a product is the dot product of a row and a column.',
    names,
    value: () => amount,
    calculation: () => null,
  };
}

/** u = A v / σ; any multiple of it may stand on the way to U. */
function leftVector(a: Amount, outer: Amount, { values, left, right }: Singular, k: number): Quantity {
  return {
    id: `left-${k + 1}`,
    scope: `-${k + 1}`,
    title: `the left singular vector u${k + 1}`,
    definition: `u${k + 1} is A times the right singular vector, divided by the singular value.`,
    names: new RegExp(`^u${k + 1}$`),
    isByNameOnly: true,
    isOneOfSeveral: true,
    value: () => [left[k]],
    accepts: (found) => {
      const value = isVectorOf(found, outer.length) ? eigenvalueOf(outer, found.flat()) : null;
      return value !== null && !isZero(value);
    },
    calculation: () =>
      timesTerm(
        quotientTerm(termOfNumber(UNIT), termOfNumber(values[k])),
        termOfAmount(a),
        termOfAmount(column(right[k])),
      ),
  };
}
