// Coordinates, changes of bases, sums and intersections of subspaces, and A = CR: their quantities.

import { added, linearFormOf, MINUS, scaled } from '@matrixsteps/notation/answers/linear-form.ts';
import type { Fraction, Line, Term } from '@matrixsteps/notation/term.ts';
import { type RootSum, rootSum } from '../../exact/root-sum.ts';
import { rational } from '../../exact/rational.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  inverse,
  type Known,
  minus,
  NOUGHT,
  over,
  product,
  sameAmount,
  sumOf,
  times,
  transposed,
  whole,
  isZero,
} from './amount.ts';
import { minusTerm, quotientTerm, termOfAmount, termOfNumber, timesTerm } from './amount-term.ts';
import { inOrderOfEquation, letteredUnknowns, openLetter } from './lettered-unknowns.ts';
import { column, echelon, matrixGiven, rankOf, spanTheSame } from './matrix-quantities.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { nullVectors } from './spectrum-quantities.ts';
import { asNumber } from './vector-quantities.ts';

/** Vectors that are given may be written in columns or in rows. */
function vectorsGiven(id: string, title: string, names: RegExp, vectors: Amount): Quantity {
  return {
    ...matrixGiven(id, title, names, vectors),
    isByNameOnly: true,
    accepts: (found) => sameAmount(found, vectors) || sameAmount(found, transposed(vectors)),
  };
}

function isSpanOf(found: Amount, space: Amount): boolean {
  return spanTheSame(found, space) || spanTheSame(transposed(found), space);
}

/** The columns side by side. */
function beside(x: Amount, y: Amount): Amount {
  return x.map((row, i) => [...row, ...y[i]]);
}

/** X with B X = Y, for a B with independent columns. */
export function solved(b: Amount, y: Amount): Known<Amount> {
  const turned = transposed(b);
  return product(inverse(product(turned, b)), product(turned, y));
}

/** X of the student's own [B | Y]; of the right one where there is none, and null where it has no solution. */
function solvedOf(augmented: Known<Amount>, width: number, right: Known<Amount>): Known<Amount> {
  if (augmented === null) return right;
  const [b, y] = [augmented.map((row) => row.slice(0, width)), augmented.map((row) => row.slice(width))];
  const x = solved(b, y);
  const back = product(b, x);
  return back !== null && sameAmount(back, y) ? x : null;
}

/** A matrix that row operations make of this one, with rows of zeros or without. */
function reducedQuantity(start: Amount, title: string, definition: string): Quantity {
  const isSize = (found: Amount): boolean => found[0].length === start[0].length && start[0].length > 1;
  return {
    id: 'augmented',
    title,
    definition,
    names: /^(?:\[?[A-Z]\d?‖[a-zA-Z]\]?|M|rref.*)$/,
    value: () => null,
    example: { sentence: 'Row operations start from', amount: start },
    accepts: (found, own) => isSize(found) && spanTheSame(found, own('augmented') ?? start),
    isMeant: (found) => isSize(found) && found.length === start.length && start.length > 1,
    calculation: () => null,
  };
}

function inverseQuantity(id: string, letters: string, of: Amount, title: string): readonly Quantity[] {
  if (of.length !== of[0].length) return [];
  return [
    {
      id,
      title,
      definition: 'A matrix times its inverse is the identity matrix.',
      names: new RegExp(`^[${letters}]\\^-1$`),
      isByNameOnly: true,
      value: () => inverse(of),
      calculation: () => null,
    },
  ];
}

/** `v = 2b1 - b2`, with one of these letters before the numbers of the vectors: the factors in their order. */
function combinationIn(text: string, letters: string, count: number): Known<Amount> {
  const [, right] = /^[^=]{1,30}=(?<right>[^=]{1,200})$/u.exec(text) ?? [];
  if (right === undefined) return null;
  try {
    const { constant, coefficients } = linearFormOf({ text: right.replaceAll(/[·*]/g, ' '), at: 1 });
    const names = [...coefficients.keys()];
    const isOne = new RegExp(`^[${letters}]_?[1-${count}]$`, 'u');
    if (constant.numerator !== 0n || names.length === 0 || !names.every((name) => isOne.test(name))) return null;
    return [
      Array.from({ length: count }, (_, k) => {
        const name = names.find((each) => each.endsWith(String(k + 1)));
        const value = name === undefined ? undefined : coefficients.get(name);
        return value === undefined ? NOUGHT : rootSum(rational(value.numerator, value.denominator));
      }),
    ];
  } catch {
    return null;
  }
}

const EQUATION = /^(?<left>[^=]{1,80})=(?<right>[^=]{1,80})$/u;

function numberOf(value: Fraction | undefined): RootSum {
  return value === undefined ? NOUGHT : rootSum(rational(value.numerator, value.denominator));
}

/** `2c1 + c2 = 3` as the row (2, 1, 3); null of a single unknown with its value, and of letters without numbers. */
function equationOf(text: string, count: number): readonly RootSum[] | null {
  const { left, right } = EQUATION.exec(text)?.groups ?? {};
  if (left === undefined || right === undefined) return null;
  try {
    const [one, other] = [left, right].map((side) => linearFormOf({ text: side.replaceAll(/[·*]/g, ' '), at: 1 }));
    const { constant, coefficients } = added(one, scaled(other, MINUS));
    const names = [...coefficients.keys()];
    const isOfUnknowns = names.every((name) => new RegExp(`^[cxkaλαβ]_?[1-${count}]$`, 'u').test(name));
    const letters = new Set(names.map((name) => name.charAt(0)));
    const isValue = names.length === 1 && /^[^\d\s]_?\d$/u.test(left.trim());
    if (!isOfUnknowns || letters.size !== 1 || isValue) return null;
    const values = Array.from({ length: count }, (_, k) =>
      coefficients.get(names.find((name) => name.endsWith(String(k + 1))) ?? ''),
    );
    return [...values.map(numberOf), numberOf(scaled({ constant, coefficients: new Map() }, MINUS).constant)];
  } catch {
    return null;
  }
}

export function coordinatesTask({ a, b }: Task, lines: readonly Line[] = []): QuantityTask | null {
  if (b === null) return null;
  const basis = transposed(amountOf(a));
  const vector = column(amountOf(b).flat());
  const solution = solved(basis, vector);
  const count = basis[0].length;
  const unknowns = letteredUnknowns(lines, count);
  const letters = unknowns === null ? null : (inOrderOfEquation(unknowns, lines) ?? unknowns);
  return {
    answers: [['coordinates'], Array.from({ length: count }, (_, k) => `coordinate-${k + 1}`)],
    formula: (text) => {
      const factors = combinationIn(text, 'bvue', count);
      if (factors !== null) return { id: 'coordinates', amount: factors };
      const row = equationOf(text, count);
      return row === null ? null : { id: 'equation', amount: [row] };
    },
    quantities: [
      vectorsGiven('basis', 'the matrix of the basis', /^[BAPM]$/, basis),
      // `a(1, 1) + b(1, -1) = v`: unknown factors of vectors in front of what they add up to.
      { ...matrixGiven('v', 'the vector v', /^(?:[vb]|[a-zα-ω]\d?[([·*].*)$/u, vector), isByNameOnly: true },
      reducedQuantity(
        beside(basis, vector),
        'the augmented matrix',
        'The vectors of the basis stand in the columns, v right of them, and row operations keep the solutions.',
      ),
      {
        id: 'equation',
        title: 'an equation of the coordinates',
        definition:
          'Each entry of v is the sum of the entries of the basis vectors in its place, times the coordinates.',
        names: null,
        isByNameOnly: true,
        value: () => null,
        example: { sentence: 'The rows of the system are', amount: beside(basis, vector) },
        accepts: (found, own) => {
          const start = own('augmented') ?? beside(basis, vector);
          return spanTheSame([...start, ...found], start);
        },
        calculation: () => null,
      },
      ...inverseQuantity('inverse', 'BAPM', basis, 'the inverse of the matrix of the basis'),
      {
        id: 'coordinates',
        title: 'the coordinates',
        definition: 'With the coordinates as factors the vectors of the basis add up to v.',
        names: /^(?:x|c|k|y|vB|coordinates?(?:of.*)?|koordinaten.*|coordonnées.*|B\^-1·?v)$/iu,
        isAsked: true,
        value: (own) => solvedOf(own('augmented'), count, solution),
        calculation: () => null,
      },
      ...Array.from(
        { length: count },
        (_, k): Quantity => ({
          id: `coordinate-${k + 1}`,
          scope: `-${k + 1}`,
          title: `the coordinate ${k + 1}`,
          definition: 'With the coordinates as factors the vectors of the basis add up to v.',
          names: new RegExp(`^(?:[cxkaλαβ]${k + 1}${letters === null ? '' : `|${letters[k].name}`})$`, 'u'),
          isByNameOnly: true,
          ...(letters === null ? {} : { isOpen: (found: Amount) => !letters[k].isFinal(found) }),
          value: (own) => {
            const all = own('coordinates');
            return all === null ? null : asNumber(all.flat()[k]);
          },
          calculation: (own) => coordinateTerm(own, k, { basis, vector, names: lines.map(({ name }) => name ?? '') }),
        }),
      ),
      ...(letters === null ? [openLetter()] : []),
    ],
  };
}

interface Combination {
  /** In its columns. */
  readonly basis: Amount;
  readonly vector: Amount;
  /** Of the student's lines. */
  readonly names: readonly string[];
}

/** A coordinate from an entry of v, where the student has worked out the others and they are right. */
function coordinateTerm(own: Own, k: number, { basis, vector, names }: Combination): Term | null {
  const others = basis[0].flatMap((_, j) =>
    j === k ? [] : [{ j, value: own(`coordinate-${j + 1}`)?.[0]?.[0] ?? null }],
  );
  const areStated = others.every(({ j }) => names.some((name) => new RegExp(`^[cxkaλαβ]${j + 1}$`, 'u').test(name)));
  const i = basis.findIndex((row) => !isZero(row[k]));
  if (!areStated || i < 0) return null;
  const used = others.filter(({ j }) => !isZero(basis[i][j]));
  const products = used.map(({ j, value }) => (value === null ? null : times(basis[i][j], value)));
  const [found, all] = [over(minus(vector[i][0], sumOf(products)), basis[i][k]), own('coordinates')?.flat() ?? []];
  if (found === null || all.length <= k || minus(found, all[k])?.terms.length !== 0) return null;
  const rest = used.reduce(
    (term, { j, value }) =>
      value === null ? term : minusTerm(term, timesTerm(termOfNumber(basis[i][j]), termOfNumber(value))),
    termOfNumber(vector[i][0]),
  );
  return quotientTerm(rest, termOfNumber(basis[i][k]));
}

export function changeOfBasisTask({ a, b }: Task): QuantityTask | null {
  if (b === null) return null;
  const [from, to] = [a, b].map((rows) => transposed(amountOf(rows)));
  const change = solved(to, from);
  const count = to[0].length;
  return {
    quantities: [
      vectorsGiven('from', 'the matrix of the old basis', /^[FA]$/, from),
      vectorsGiven('to', 'the matrix of the new basis', /^[TGB]$/, to),
      reducedQuantity(
        beside(to, from),
        'the augmented matrix',
        'The new basis stands left of the bar, the old one right of it, and row operations lead to the identity matrix.',
      ),
      ...inverseQuantity('inverse', 'TGB', to, 'the inverse of the matrix of the new basis'),
      ...Array.from(
        { length: count },
        (_, k): Quantity => ({
          id: `column-${k + 1}`,
          scope: `-${k + 1}`,
          title: `the coordinates of the old vector ${k + 1}`,
          definition: 'A column of the change holds the factors with which the new vectors add up to an old one.',
          names: new RegExp(`^(?:p${k + 1}|f${k + 1}T|f${k + 1})$`, 'u'),
          isByNameOnly: true,
          value: (own) => {
            const all = solvedOf(own('augmented'), count, change);
            return all === null ? null : [all.map((row) => row[k])];
          },
          calculation: () => null,
        }),
      ),
      {
        id: 'change',
        title: 'the matrix of the change',
        definition: 'Its columns are the coordinates of the old vectors in the new basis.',
        names:
          /^(?:P|S|C|Q|M|X|(?:the)?(?:change|transition|basiswechsel|übergangs|passage).*|[TGB]\^-1·?[FA])(?:[a-z'→←]{0,6})$/iu,
        isAsked: true,
        value: (own) => solvedOf(own('augmented'), count, change),
        calculation: () => {
          const back = to.length === count ? inverse(to) : null;
          return back === null ? null : timesTerm(termOfAmount(back), termOfAmount(from));
        },
      },
    ],
  };
}

/** The vectors that are in the spans of both: combinations of the first that the second has too. */
export function intersectionOf(u: Amount, w: Amount): Known<Amount> {
  const first = echelon(u);
  if (first === null || first.length === 0) return first;
  const relations = nullVectors(transposed([...first, ...w]));
  const vectors = relations?.map((factors) => product([factors.slice(0, first.length)], first)?.[0] ?? null) ?? null;
  const known = vectors?.filter((vector) => vector !== null) ?? [];
  if (vectors === null || known.length < vectors.length) return null;
  return known.length === 0 ? [] : echelon(known);
}

/** A basis in the rows or in the columns: it spans the space, and its vectors are independent. */
function isBasisOf(found: Amount, space: Amount, entries: number): boolean {
  return [found, transposed(found)].some((rows) => {
    if (rows[0].length !== entries) return false;
    const isNought = rows.every((row) => row.every(({ terms }) => terms.length === 0));
    if (space.length === 0) return isNought;
    return rows.length === space.length && spanTheSame(rows, space);
  });
}

function dimension(id: string, title: string, names: RegExp, value: Known<number>, isByName = true): Quantity {
  return {
    id,
    title,
    definition: 'The dimension is the number of the vectors of a basis.',
    names,
    ...(isByName ? { isByNameOnly: true } : {}),
    value: () => (value === null ? null : asNumber(whole(value))),
    calculation: () => null,
  };
}

export function sumTask({ a, b }: Task): QuantityTask | null {
  if (b === null) return null;
  const [u, w] = [amountOf(a), amountOf(b)];
  const both = [...u, ...w];
  const [sum, common] = [echelon(both), intersectionOf(u, w)];
  if (sum === null || common === null) return null;
  const entries = u[0].length;
  const space = (id: string, title: string, names: RegExp, definition: string, basis: Amount): Quantity => ({
    id,
    title,
    definition,
    names,
    isAsked: true,
    isOneOfSeveral: true,
    isByNameOnly: true,
    value: () => (basis.length === 0 ? [Array.from({ length: entries }, () => NOUGHT)] : basis),
    // `{0}` has the zero vector only.
    accepts: (found) =>
      isBasisOf(found, basis, entries) || (basis.length === 0 && found.flat().length === 1 && isZero(found[0][0])),
    calculation: () => null,
  });
  const columns = transposed(both);
  return {
    answers: [['sum', 'intersection']],
    quantities: [
      { ...vectorsGiven('u', 'the vectors of U', /^U$/, u), accepts: (found) => isSpanOf(found, u) },
      { ...vectorsGiven('w', 'the vectors of W', /^[WV]$/, w), accepts: (found) => isSpanOf(found, w) },
      {
        id: 'matrix',
        title: 'the matrix of all vectors',
        definition: 'The vectors are the columns of a matrix, or its rows, and row operations keep their relations.',
        names: /^[MAR]$/,
        value: () => null,
        accepts: (found) => {
          const rows = transposed(found);
          const isPart = [u, w].some((one) => spanTheSame(found, one) || spanTheSame(found, transposed(one)));
          return spanTheSame(found, columns) || spanTheSame(found, both) || spanTheSame(rows, both) || isPart;
        },
        calculation: () => null,
      },
      dimension('dimension-of-u', 'the dimension of U', /^dim\(?U\)?$/, rankOf(u)),
      dimension('dimension-of-w', 'the dimension of W', /^dim\(?[WV]\)?$/, rankOf(w)),
      dimension('dimension-of-sum', 'the dimension of the sum', /^dim\(?(?:\(?U\+[WV]\)?|S)\)?$/, sum.length),
      dimension(
        'dimension-of-intersection',
        'the dimension of the intersection',
        /^dim\(?(?:\(?U∩[WV]\)?|D)\)?$/u,
        common.length,
      ),
      space(
        'sum',
        'a basis of the sum',
        /^(?:(?:basisof)?(?:the)?(?:U\+[WV]|sum.*|summe.*|somme.*)|S)$/iu,
        'All vectors of both subspaces together span the sum; a basis leaves out those that depend on others.',
        sum,
      ),
      space(
        'intersection',
        'a basis of the intersection',
        /^(?:(?:basisof)?(?:the)?(?:U∩[WV]|intersection.*|durchschnitt.*|schnitt.*)|D)$/iu,
        'A vector of the intersection is a combination of the vectors of U, and of those of W as well.',
        common,
      ),
    ],
  };
}

/** A = CR, with as many columns in C as the rank of A. */
export function rankFactorizationTask({ a }: Task): QuantityTask | null {
  const given = amountOf(a);
  const rank = rankOf(given);
  const reduced = reducedRows(given);
  if (rank === null || reduced === null) return null;
  const pivots = reduced.map((row) => row.findIndex(({ terms }) => terms.length > 0));
  const columns = given.map((row) => pivots.map((place) => row[place]));
  const isProduct = (c: Amount, r: Amount): boolean => {
    const back = product(c, r);
    return back !== null && sameAmount(back, given);
  };
  return {
    answers: [['C', 'R']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|C·?R|C·?F|B·?C)$/, given),
      reducedQuantity(given, 'the matrix on the way to the echelon form', 'Row operations keep the row space of A.'),
      dimension('rank', 'the rank', /^(?:r|(?:the)?(?:rank|rang|rk).*)$/iu, rank, false),
      {
        id: 'C',
        title: 'the factor C',
        definition: 'The columns of C are the columns of A with a pivot.',
        names: /^[CB]$/,
        isOneOfSeveral: true,
        isAsked: true,
        value: () => columns,
        accepts: (found, _own, stated) => {
          const r = stated('R');
          if (found.length !== given.length || found[0].length !== rank) return false;
          return r === null ? spanTheSame(transposed(found), transposed(given)) : isProduct(found, r);
        },
        calculation: () => null,
      },
      {
        id: 'R',
        title: 'the factor R',
        definition: 'The rows of R are the rows of the reduced echelon form that are not zero.',
        names: /^[RF]$/,
        isOneOfSeveral: true,
        isAsked: true,
        value: () => reduced,
        accepts: (found, _own, stated) => {
          const c = stated('C');
          if (found.length !== rank || found[0].length !== given[0].length) return false;
          return c === null ? spanTheSame(found, given) : isProduct(c, found);
        },
        calculation: () => null,
      },
    ],
  };
}

/** The reduced echelon form without its rows of zeros. */
export function reducedRows(a: Amount): Known<Amount> {
  const rows = echelon(a);
  if (rows === null || rows.length === 0) return rows;
  const pivots = rows.map((row) => row.findIndex(({ terms }) => terms.length > 0));
  const left = rows.map((row) => pivots.map((place) => row[place]));
  return product(inverse(left), rows);
}
