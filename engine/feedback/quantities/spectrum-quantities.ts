// Diagonalization, definiteness, independence and steady states: their quantities.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import { rational } from '../../exact/rational.ts';
import { rootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  approximate,
  approximateFraction,
  determinant,
  dot,
  fractionOf,
  identity,
  isZero,
  type Known,
  known,
  minus,
  NOUGHT,
  over,
  plus,
  product,
  root,
  sameAmount,
  scaled,
  difference,
  sumOf,
  times,
  transposed,
  UNIT,
  whole,
} from './amount.ts';
import { minusTerm, termOfNumber, timesTerm } from './amount-term.ts';
import {
  column,
  diagonalOf,
  isNought,
  isSquare,
  matrixGiven,
  rankOf,
  ratioOf,
  spanTheSame,
} from './matrix-quantities.ts';
import { equationIn, wholeEquationIn } from './equations.ts';
import { type Lettered, letteredUnknowns, openLetter } from './lettered-unknowns.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { asNumber } from './vector-quantities.ts';
import { CLASSES, INDEPENDENCE } from './verdicts.ts';

/** The coefficients of det(λI − A), the constant first, by Faddeev and LeVerrier. */
export function characteristicCoefficients(a: Amount): Known<readonly RootSum[]> {
  const size = a.length;
  let power: Known<Amount> = identity(size);
  const coefficients: Known<RootSum>[] = [UNIT];
  for (let step = 1; step <= size; step += 1) {
    const moved: Known<Amount> = product(a, power);
    const trace: Known<RootSum> = moved === null ? null : sumOf(diagonalOf(moved));
    const next: Known<RootSum> = over(trace, whole(-step));
    coefficients.unshift(next);
    power = moved === null || next === null ? null : difference(moved, scaled(identity(size), minus(NOUGHT, next)));
  }
  const all = coefficients.filter((value) => value !== null);
  return all.length === coefficients.length ? all : null;
}

/** (λ − r₁)(λ − r₂)..., the constant first. */
export function polynomialOfRoots(roots: readonly RootSum[]): Known<readonly RootSum[]> {
  let coefficients: readonly Known<RootSum>[] = [UNIT];
  for (const value of roots) {
    const last = coefficients;
    coefficients = Array.from({ length: last.length + 1 }, (_, k) =>
      minus(k > 0 ? last[k - 1] : NOUGHT, k < last.length ? times(value, last[k]) : NOUGHT),
    );
  }
  const all = coefficients.filter((value) => value !== null);
  return all.length === coefficients.length ? all : null;
}

function valueAt(coefficients: readonly RootSum[], at: RootSum): Known<RootSum> {
  return coefficients.reduceRight<Known<RootSum>>((sum, coefficient) => plus(times(sum, at), coefficient), NOUGHT);
}

const MOST_DIVISORS = 4000;

function divisorsOf(value: bigint): readonly bigint[] {
  const size = value < 0n ? -value : value;
  const found: bigint[] = [];
  for (let candidate = 1n; candidate * candidate <= size && candidate < MOST_DIVISORS; candidate += 1n) {
    if (size % candidate === 0n) found.push(candidate, size / candidate);
  }
  return found;
}

/** The roots of a polynomial as far as they are fractions and of one quadratic equation; null where others are left. */
export function rootsOf(coefficients: readonly RootSum[]): Known<readonly RootSum[]> {
  let rest: readonly RootSum[] = coefficients;
  const roots: RootSum[] = [];
  while (rest.length > 3 || (rest.length > 1 && isZero(rest[0]))) {
    const found = isZero(rest[0]) ? NOUGHT : rationalRoot(rest);
    if (found === null) return null;
    roots.push(found);
    const divided = withoutRoot(rest, found);
    if (divided === null) return null;
    rest = divided;
  }
  if (rest.length === 2) return [...roots, minus(NOUGHT, over(rest[0], rest[1])) ?? NOUGHT];
  if (rest.length === 3) {
    const [c, b, a] = rest;
    const discriminant = root(minus(times(b, b), times(whole(4), times(a, c))));
    const below = times(whole(2), a);
    const both = [minus(NOUGHT, plus(b, discriminant)), minus(discriminant, b)].map((above) => over(above, below));
    const found = both.filter((value) => value !== null);
    return found.length === 2 ? [...roots, ...found] : null;
  }
  return roots;
}

function rationalRoot(coefficients: readonly RootSum[]): Known<RootSum> {
  const fractions = coefficients.map(fractionOf);
  const numbers = fractions.filter((value) => value !== null);
  if (numbers.length < coefficients.length) return null;
  const common = numbers.reduce((all, { denominator }) => all * denominator, 1n);
  const integers = numbers.map(({ numerator, denominator }) => (numerator * common) / denominator);
  for (const above of divisorsOf(integers[0])) {
    for (const below of divisorsOf(integers[integers.length - 1])) {
      for (const sign of [1n, -1n]) {
        const candidate = rootSum(rational(sign * above, below));
        const value = valueAt(coefficients, candidate);
        if (value !== null && isZero(value)) return candidate;
      }
    }
  }
  return null;
}

function withoutRoot(coefficients: readonly RootSum[], at: RootSum): Known<readonly RootSum[]> {
  const quotient: Known<RootSum>[] = [];
  let carried: Known<RootSum> = NOUGHT;
  for (const coefficient of coefficients.slice(1).toReversed()) {
    carried = plus(coefficient, times(carried, at));
    quotient.unshift(carried);
  }
  const all = quotient.filter((value) => value !== null);
  return all.length === quotient.length ? all : null;
}

export function shifted(a: Amount, by: RootSum): Known<Amount> {
  return difference(a, scaled(identity(a.length), by));
}

/** A basis of the null space, from the reduced rows; null where it is beyond exact calculation. */
export function nullVectors(x: Known<Amount>): Known<readonly (readonly RootSum[])[]> {
  if (x === null) return null;
  const width = x[0].length;
  let rows: readonly (readonly Known<RootSum>[])[] = x;
  const pivots: number[] = [];
  for (let place = 0; place < width; place += 1) {
    const at = rows.findIndex((row, i) => i >= pivots.length && row[place] !== null && !isZero(row[place] ?? NOUGHT));
    if (at < 0) continue;
    const target = pivots.length;
    const pivot = rows[at];
    const unit = pivot.map((entry) => over(entry, pivot[place]));
    rows = rows
      .with(at, rows[target])
      .with(target, unit)
      .map((row, i) => (i === target ? unit : row.map((entry, j) => minus(entry, times(row[place], unit[j])))));
    pivots.push(place);
  }
  const reduced = known(rows);
  if (reduced === null) return null;
  const free = Array.from({ length: width }, (_, place) => place).filter((place) => !pivots.includes(place));
  const vectors = free.map((at) =>
    Array.from({ length: width }, (_, place) => {
      if (place === at) return UNIT;
      const pivot = pivots.indexOf(place);
      return pivot < 0 ? NOUGHT : minus(NOUGHT, reduced[pivot][at]);
    }),
  );
  return known(vectors);
}

/** The eigenvalue of a vector; null of another vector, and of the zero vector. */
export function eigenvalueOf(a: Amount, vector: readonly RootSum[]): Known<RootSum> {
  if (vector.length !== a.length || vector.every(isZero)) return null;
  const image = product(a, column(vector))?.flat() ?? null;
  if (image === null) return null;
  return image.every(isZero) ? NOUGHT : ratioOf(vector, image);
}

export interface Eigen {
  readonly values: readonly RootSum[];
  readonly vectors: readonly (readonly RootSum[])[];
}

export function eigenOf(a: Amount): Known<Eigen> {
  const coefficients = characteristicCoefficients(a);
  const roots = coefficients === null ? null : rootsOf(coefficients);
  if (roots === null) return null;
  const different = roots
    .filter((value, k) => roots.findIndex((other) => minus(value, other)?.terms.length === 0) === k)
    .toSorted((x, y) => approximate(x) - approximate(y));
  const spaces = different.map((value) => nullVectors(shifted(a, value)));
  const vectors = spaces.flatMap((space) => space ?? []);
  if (vectors.length !== a.length) return null;
  const values = spaces.flatMap((space, k) => (space ?? []).map(() => different[k]));
  return { values, vectors };
}

/** Whether matrices of this size and kind can be diagonalized in numbers with square roots. */
export function canDiagonalize(a: Amount): boolean {
  return eigenOf(a) !== null;
}

/** The numbers of a list, in any order. */
export function sameNumbers(x: readonly RootSum[], y: Known<readonly RootSum[]>): boolean {
  if (y === null || x.length !== y.length) return false;
  const rest = [...y];
  return x.every((value) => {
    const at = rest.findIndex((other) => minus(value, other)?.terms.length === 0);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const EIGENVALUES: Omit<Quantity, 'value' | 'accepts'> = {
  id: 'eigenvalues',
  title: 'the eigenvalues',
  definition: 'The eigenvalues are the roots of the characteristic polynomial, each as often as it is one.',
  names: /^(?:λ|λ1,?2|λs|(?:the)?eigenvalues?|eigenwerte?|valeurspropres?|EW)$/i,
  calculation: () => null,
};

export function polynomialQuantity(a: Amount): Quantity {
  const coefficients = characteristicCoefficients(a);
  return {
    id: 'polynomial',
    title: 'the characteristic polynomial',
    definition: 'The characteristic polynomial is the determinant of A minus λ times the identity matrix.',
    names: /^(?:p|χ.*|p\(λ\)|det.*|‖.*λ.*‖|charpoly|characteristicpolynomial)$/iu,
    isPolynomial: true,
    value: () => (coefficients === null ? null : [coefficients]),
    accepts: (found) => coefficients !== null && ratioOf(coefficients, found.flat()) !== null,
    calculation: () => null,
  };
}

/** The roots of the student's polynomial, which is that of A where none is written. */
export function rootsBefore(own: Own): Known<readonly RootSum[]> {
  const coefficients = own('polynomial')?.flat() ?? null;
  return coefficients === null ? null : rootsOf(coefficients);
}

/** Whether each eigenvalue stands once in a list, and nothing else. */
export function areDifferent(found: readonly RootSum[], eigenvalues: Known<readonly RootSum[]>): boolean {
  return (
    eigenvalues !== null &&
    found.length < eigenvalues.length &&
    eigenvalues.every((value) => found.some((other) => minus(value, other)?.terms.length === 0)) &&
    found.every((value) => eigenvalues.some((other) => minus(value, other)?.terms.length === 0))
  );
}

export function eigenvaluesQuantity(): Quantity {
  return {
    ...EIGENVALUES,
    value: (own) => {
      const eigenvalues = rootsBefore(own);
      return eigenvalues === null ? null : [eigenvalues];
    },
    accepts: (found, own) => {
      const eigenvalues = rootsBefore(own);
      return sameNumbers(found.flat(), eigenvalues) || areDifferent(found.flat(), eigenvalues);
    },
  };
}

export function eigenvalueQuantity(eigenvalues: Known<readonly RootSum[]>): Quantity {
  const example = eigenvalues === null ? {} : { example: { sentence: 'The eigenvalues are', amount: [eigenvalues] } };
  return {
    id: 'eigenvalue',
    title: 'an eigenvalue',
    definition: 'An eigenvalue is a root of the characteristic polynomial.',
    names: /^λ\d?$/,
    isByNameOnly: true,
    ...example,
    value: () => null,
    accepts: (found, own) =>
      found.flat().length === 1 &&
      [rootsBefore(own), own('eigenvalues')?.flat(), own('eigenvalue')?.flat()].some(
        (values) => values?.some((value) => minus(value, found[0][0])?.terms.length === 0) === true,
      ),
    calculation: () => null,
  };
}

export function inOrderOf(d: Amount, { values, vectors }: Eigen): readonly (readonly RootSum[])[] {
  const used = new Set<number>();
  return diagonalOf(d).map((wanted, k) => {
    const at = values.findIndex((value, place) => !used.has(place) && minus(value, wanted)?.terms.length === 0);
    const place = at < 0 ? k : at;
    used.add(place);
    return vectors[place];
  });
}

/** How often the sign changes along a list. */
function changes(list: readonly number[]): number {
  const signs = list.filter((value) => value !== 0);
  return signs.filter((value, k) => k > 0 && value * signs[k - 1] < 0).length;
}

/** The signs of the eigenvalues, by the rule of Descartes: all of them are real. */
export function classOf(a: Amount): Known<number> {
  const coefficients = characteristicCoefficients(a)?.map(fractionOf) ?? null;
  if (coefficients === null || coefficients.includes(null)) return null;
  const numbers = coefficients.flatMap((value) => (value === null ? [] : [approximateFraction(value)]));
  const positive = changes(numbers);
  const negative = changes(numbers.map((value, k) => (k % 2 === 0 ? value : -value)));
  const size = a.length;
  if (positive > 0 && negative > 0) return 4;
  if (positive === size) return 0;
  if (negative === size) return 2;
  return positive > 0 || negative === 0 ? 1 : 3;
}

export function leadingMinors(a: Amount): Known<readonly RootSum[]> {
  const minors = a.map((_, k) => determinant(a.slice(0, k + 1).map((row) => row.slice(0, k + 1))));
  const all = minors.filter((value) => value !== null);
  return all.length === a.length ? all : null;
}

/** What minors say by their signs; null where one of them is missing or 0. */
function classOfMinors(minors: readonly Known<RootSum>[]): number | null {
  const signs = minors.map((minor) => (minor === null ? 0 : Math.sign(approximate(minor))));
  if (signs.includes(0)) return null;
  if (signs.every((sign) => sign > 0)) return 0;
  return signs.every((sign, k) => sign === (k % 2 === 0 ? -1 : 1)) ? 2 : 4;
}

/** What eigenvalues say by their signs. */
function classOfSigns(values: readonly RootSum[]): number {
  const signs = values.map((value) => (isZero(value) ? 0 : Math.sign(approximate(value))));
  if (signs.includes(1)) return signs.includes(-1) ? 4 : signs.includes(0) ? 1 : 0;
  if (signs.includes(-1)) return signs.includes(0) ? 3 : 2;
  return 1;
}

/** The difference of the products of the diagonals; null of matrices of another size. */
function determinantOfTwoTerm(a: Amount): Term | null {
  if (a.length !== 2 || a[0].length !== 2) return null;
  const [[x, y], [z, w]] = a;
  return minusTerm(timesTerm(termOfNumber(x), termOfNumber(w)), timesTerm(termOfNumber(y), termOfNumber(z)));
}

export function definitenessTask({ a }: Task): QuantityTask | null {
  const given = amountOf(a);
  const kind = classOf(given);
  const minors = leadingMinors(given);
  const coefficients = characteristicCoefficients(given);
  if (kind === null || minors === null || coefficients === null) return null;
  const eigenvalues = rootsOf(coefficients);
  const two = (k: number): Term | null =>
    k === 1 ? determinantOfTwoTerm(given.slice(0, 2).map((row) => row.slice(0, 2))) : null;
  return {
    answers: [['class']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^A$/, given),
      ...minors.map(
        (minor, k): Quantity => ({
          id: `minor-${k + 1}`,
          title: `the leading minor of size ${k + 1}`,
          definition: `It is the determinant of the first ${k + 1} rows and columns.`,
          names: new RegExp(
            `^(?:(?:Δ|D|M|H|d|det)\\(?A?${k + 1}\\)?${k + 1 === given.length ? '|det\\(?A\\)?|‖A‖' : ''})$`,
          ),
          value: () => asNumber(minor),
          calculation: () => two(k),
        }),
      ),
      {
        id: 'minors',
        title: 'the leading minors',
        definition: 'The leading minors are the determinants of the first rows and columns, one after the other.',
        names: /^(?:(?:the)?(?:leading)?(?:principal)?minors|minoren|Δ|D)$/i,
        value: () => [minors],
        calculation: () => null,
      },
      polynomialQuantity(given),
      eigenvaluesQuantity(),
      eigenvalueQuantity(eigenvalues),
      {
        id: 'class',
        title: 'the verdict',
        definition: 'The signs of all eigenvalues decide, or those of all leading minors where none of these is 0.',
        names: /^(?:A|class|verdict|so|q|form)?$/i,
        isAsked: true,
        verdicts: CLASSES,
        value: (own) => {
          const found = minors.map((minor, k) => {
            const single = own(`minor-${k + 1}`)?.[0][0] ?? null;
            const isOwn = single !== null && minus(single, minor)?.terms.length !== 0;
            return isOwn ? single : (own('minors')?.flat()[k] ?? single);
          });
          const roots = own('eigenvalues')?.flat() ?? [];
          const areOwn = roots.length === given.length && !sameNumbers(roots, eigenvalues);
          return asNumber(whole((areOwn ? classOfSigns(roots) : classOfMinors(found)) ?? kind));
        },
        // Whatever is definite is semidefinite too.
        isOpen: (found) =>
          found.flat().length === 1 && (kind === 0 || kind === 2) && approximate(found[0][0]) === kind + 1,
        calculation: () => null,
      },
    ],
  };
}

export function independenceTask({ a }: Task): QuantityTask | null {
  const vectors = amountOf(a);
  const rank = rankOf(vectors);
  if (rank === null) return null;
  const isIndependent = rank === vectors.length;
  const relations = nullVectors(transposed(vectors));
  const isRelation = (found: Amount): boolean => {
    const sum = found.flat().length === vectors.length ? product([found.flat()], vectors) : null;
    return isNought(sum) && !found.flat().every(isZero);
  };
  return {
    answers: [['independent']],
    quantities: [
      { ...matrixGiven('vectors', 'the vectors', /^[AMV]$/, vectors), isByNameOnly: true },
      {
        id: 'matrix',
        title: 'the matrix of the vectors',
        definition: 'The vectors are the columns of a matrix, or its rows, and row operations do not change its rank.',
        names: /^[AMV]$/,
        value: () => null,
        accepts: (found) => spanTheSame(found, vectors) || spanTheSame(found, transposed(vectors)),
        calculation: () => null,
      },
      ...(isSquare(vectors)
        ? [
            {
              id: 'determinant',
              title: 'the determinant',
              definition: 'The determinant of the matrix of the vectors is 0 just where they are dependent.',
              names: /^(?:det.*|‖[AMV]‖|D)$/i,
              value: () => asNumber(determinant(vectors)),
              accepts: (found: Amount) => isSameSize(found, determinant(vectors)),
              calculation: () => determinantOfTwoTerm(vectors),
            } satisfies Quantity,
          ]
        : []),
      {
        id: 'rank',
        title: 'the rank',
        definition: 'The rank is the number of pivots after elimination.',
        names: /^(?:(?:the)?rank.*|rang.*|r|rk.*)$/i,
        value: () => asNumber(whole(rank)),
        calculation: () => null,
      },
      {
        id: 'relation-of-vectors',
        title: 'a relation of the vectors',
        definition: 'In a relation both sides are the same vector, entry by entry.',
        names: /^relation$/,
        isByNameOnly: true,
        value: () => null,
        accepts: isRelation,
        exampleFor: (found) => {
          const sum = found.flat().length === vectors.length ? product([found.flat()], vectors) : null;
          return sum === null ? null : { sentence: 'All on one side, the vectors add up to', amount: sum };
        },
        calculation: () => null,
      },
      ...(isIndependent
        ? []
        : [
            {
              id: 'relation',
              title: 'the coefficients of a relation',
              definition: 'The vectors times these coefficients add up to the zero vector, and not all of them are 0.',
              names: /^(?:c|relation|coefficients|\(?c1.*)$/i,
              isOneOfSeveral: true,
              value: () => (relations === null ? null : [relations[0]]),
              accepts: isRelation,
              calculation: () => null,
            } satisfies Quantity,
          ]),
      // Unknown coefficients, such as k in v = k u.
      { ...openLetter(), names: /^[abkstxyzαβ]\d?$/u },
      {
        id: 'independent',
        title: 'the verdict',
        definition: 'The vectors are independent just where the rank is the number of the vectors.',
        names: /^(?:vectors?|they|verdict)?$/i,
        isAsked: true,
        verdicts: INDEPENDENCE,
        value: (own) => {
          const pivots = own('rank')?.[0][0] ?? whole(rank);
          const isFull = minus(pivots, whole(vectors.length))?.terms.length === 0;
          const size = own('determinant')?.[0][0];
          const relation = own('relation-of-vectors');
          if (relation !== null && isIndependent && !relation.flat().every(isZero)) return asNumber(whole(0));
          const isOwnSize = size !== undefined && isZero(size) === isIndependent && isFull === isIndependent;
          return asNumber(whole((isOwnSize ? !isFull : isFull) ? 1 : 0));
        },
        calculation: () => null,
      },
    ],
  };
}

/** A determinant changes its sign with the order of the vectors. */
function isSameSize(found: Amount, value: Known<RootSum>): boolean {
  const [number] = found.flat();
  return (
    found.flat().length === 1 &&
    value !== null &&
    (minus(number, value)?.terms.length === 0 || plus(number, value)?.terms.length === 0)
  );
}

function isMultipleOf(vector: readonly RootSum[], letters: readonly Lettered[]): boolean {
  return (
    ratioOf(
      vector,
      letters.map(({ value }) => value),
    ) !== null
  );
}

function isWhole(letters: readonly Lettered[]): boolean {
  return minus(sumOf(letters.map(({ value }) => value)), UNIT)?.terms.length === 0;
}

/** The distribution that a step leaves as it is; the columns of A are distributions. */
export function steadyStateTask({ a }: Task, lines: readonly Line[] = []): QuantityTask | null {
  const given = amountOf(a);
  const balance = shifted(given, UNIT);
  const solutions = nullVectors(balance);
  const [vector, ...more] = solutions ?? [];
  const total = vector === undefined ? null : sumOf(vector);
  const share = total === null ? null : over(UNIT, total);
  if (vector === undefined || more.length > 0 || share === null || balance === null) return null;
  const distribution = scaled([vector], share);
  const letters = letteredUnknowns(lines, vector.length);
  // x = 2, y = 1 is an eigenvector, whose entries are still to be divided by their sum.
  const isStep = letters !== null && isMultipleOf(vector, letters) && !isWhole(letters);
  return {
    formula: (text) => {
      const row = equationIn(text, vector.length) ?? wholeEquationIn(text, vector.length);
      return row === null ? null : { id: 'equation', amount: [row] };
    },
    answers: [['steady-state'], vector.map((_, k) => `share-${k + 1}`)],
    quantities: [
      matrixGiven('A', 'the matrix A', /^[AMPT]$/, given),
      {
        id: 'balance',
        title: 'A minus the identity matrix',
        definition: 'From each diagonal entry of A a 1 is taken.',
        names: /^A-[IE]$/,
        value: () => balance,
        accepts: (found) =>
          sameAmount(found, balance) || (found[0].length === given.length && spanTheSame(found, balance)),
        calculation: () => null,
      },
      {
        id: 'steady-state',
        title: 'the steady state',
        definition: 'The steady state is the eigenvector for the eigenvalue 1 whose entries add up to 1.',
        names: /^(?:p|π|q|x|s|steadystate|p\*|x\*|v|distribution)$/i,
        isAsked: true,
        value: () => distribution,
        calculation: () => null,
      },
      ...vector.map(
        (_, k): Quantity => ({
          id: `share-${k + 1}`,
          title: `the share of state ${k + 1}`,
          definition: 'The shares stay as they are in a step, and add up to 1.',
          names: new RegExp(`^(?:[pxqπ]${k + 1}${letters === null ? '' : `|${letters[k].name}`})$`),
          isByNameOnly: true,
          value: () => (distribution === null ? null : [[distribution[0][k]]]),
          isOpen: (found) => letters !== null && (isStep || !letters[k].isFinal(found)),
          calculation: () => null,
        }),
      ),
      {
        id: 'eigenvector',
        title: 'an eigenvector for the eigenvalue 1',
        definition: 'A times the vector is the vector itself.',
        names: /^(?:v|x|u|w|eigenvector)\d?$/i,
        isOneOfSeveral: true,
        value: () => [vector],
        accepts: (found) => ratioOf(vector, found.flat()) !== null && (found.length === 1 || found[0].length === 1),
        calculation: () => null,
      },
      ...(letters === null ? [openLetter()] : []),
      {
        id: 'equation',
        title: 'an equation of the shares',
        definition: 'The shares stay as they are in a step, and add up to 1.',
        names: null,
        isByNameOnly: true,
        value: () => null,
        accepts: (found) => {
          const [row] = found;
          const isWholeOne = row.length > vector.length;
          return isWholeOne || dot(row, vector)?.terms.length === 0;
        },
        // Which letter is which share is not known for certain.
        isOpen: () => true,
        calculation: () => null,
      },
    ],
  };
}
