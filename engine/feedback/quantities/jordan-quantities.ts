// Jordan forms and minimal polynomials: their quantities.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  approximate,
  inverse,
  isZero,
  type Known,
  minus,
  NOUGHT,
  product,
  sameAmount,
  transposed,
  UNIT,
} from './amount.ts';
import { eigenEquationQuantity } from './eigen-equation-quantity.ts';
import { expressionQuantities } from './expression-quantities.ts';
import { isInvertible } from './factor-quantities.ts';
import { column, diagonalOf, isNought, matrixGiven, rankOf, ratioOf } from './matrix-quantities.ts';
import { eigenvaluesOf } from './orthogonal-spectrum-quantities.ts';
import type { Quantity, QuantityTask } from './quantity.ts';
import {
  eigenvalueQuantity,
  eigenvaluesQuantity,
  polynomialOfRoots,
  polynomialQuantity,
  sameNumbers,
  shifted,
} from './spectrum-quantities.ts';

/** An eigenvalue, and the ranks of the powers of A − λI: of the power 0, 1, ... until they stay. */
interface Tower {
  readonly value: RootSum;
  readonly ranks: readonly number[];
}

function towerOf(a: Amount, value: RootSum): Known<Tower> {
  const step = shifted(a, value);
  const ranks: number[] = [a.length];
  let power: Known<Amount> = step;
  for (let k = 0; k < a.length; k += 1) {
    const rank = power === null ? null : rankOf(power);
    if (rank === null) return null;
    if (rank === ranks[ranks.length - 1]) break;
    ranks.push(rank);
    power = product(power, step);
  }
  return { value, ranks };
}

function distinct(values: readonly RootSum[]): readonly RootSum[] {
  return values
    .filter((value, k) => values.findIndex((other) => minus(value, other)?.terms.length === 0) === k)
    .toSorted((x, y) => approximate(x) - approximate(y));
}

function towersOf(a: Amount): Known<readonly Tower[]> {
  const values = eigenvaluesOf(a);
  const towers = values === null ? null : distinct(values).map((value) => towerOf(a, value));
  const known = towers?.filter((tower) => tower !== null) ?? [];
  return towers === null || known.length < towers.length ? null : known;
}

/** The blocks of an eigenvalue by their sizes, the largest first. */
function blocksOf({ ranks }: Tower): readonly number[] {
  const atLeast = ranks.slice(1).map((rank, k) => ranks[k] - rank);
  return Array.from({ length: atLeast[0] ?? 0 }, (_, place) => atLeast.filter((count) => count > place).length);
}

export function formOf(blocks: readonly (readonly [RootSum, number])[]): Amount {
  const places = blocks.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, k) => ({ value, isLast: k === size - 1 })),
  );
  return places.map(({ value, isLast }, i) =>
    places.map((_, j) => (i === j ? value : j === i + 1 && !isLast ? UNIT : NOUGHT)),
  );
}

/** The Jordan form, eigenvalues in increasing order; null beyond square roots. */
export function jordanFormOf(a: Amount): Known<Amount> {
  const towers = towersOf(a);
  if (towers === null) return null;
  return formOf(towers.flatMap((tower) => blocksOf(tower).map((size) => [tower.value, size] as const)));
}

/** Whether a matrix has eigenvalues on its diagonal, and ones or zeros next to it on one side, ones between equal values only. */
function isOfBlocks(x: Amount): boolean {
  return x.every((row, i) =>
    row.every((entry, j) => {
      if (i === j || isZero(entry)) return true;
      return j === i + 1 && sameAmount([[entry]], [[UNIT]]) && sameAmount([[x[i][i]]], [[x[j][j]]]);
    }),
  );
}

/** Whether it is a Jordan form of A, with its blocks in any order; ones may stand below the diagonal. */
export function isJordanFormOf(x: Amount, a: Amount): boolean {
  if (x.length !== a.length || x[0].length !== a.length) return false;
  if (!isOfBlocks(x) && !isOfBlocks(transposed(x))) return false;
  const [values, own] = [eigenvaluesOf(a), diagonalOf(x)];
  if (values === null || !sameNumbers(own, values)) return false;
  return distinct(values).every((value) => {
    const [one, other] = [towerOf(x, value), towerOf(a, value)];
    return one !== null && other !== null && one.ranks.join() === other.ranks.join();
  });
}

/** Whether powers of A − λI take the vector to zero, for one of the eigenvalues. */
function isChainVector(a: Amount, found: Amount, values: readonly RootSum[]): boolean {
  const vector = found.flat();
  if (vector.length !== a.length || (found.length > 1 && found[0].length > 1) || vector.every(isZero)) return false;
  return values.some((value) => {
    const step = shifted(a, value);
    let image: Known<Amount> = column(vector);
    for (let k = 0; k < a.length; k += 1) image = product(step, image);
    return isNought(image);
  });
}

export function jordanTask(task: Task, lines: readonly Line[] = []): QuantityTask | null {
  const given = amountOf(task.a);
  const values = eigenvaluesOf(given);
  const form = jordanFormOf(given);
  if (values === null || form === null) return null;
  const size = given.length;
  return {
    answers: [['J']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|[PST]·?J·?[PST]\^-1)$/, given),
      polynomialQuantity(given),
      eigenvaluesQuantity(),
      eigenvalueQuantity(distinct(values)),
      ...expressionQuantities(task, lines),
      eigenEquationQuantity(given, distinct(values), true),
      {
        id: 'chain-vector',
        title: 'a vector of a chain',
        definition: 'Powers of A − λI take a vector of a chain to zero, for its eigenvalue λ; it is not zero.',
        names: /^(?:[vwuxbepqh]\d?'?|(?:E|Eig|[kK]er|N)(?:\(|λ|\d|-).*)$/u,
        isByNameOnly: true,
        value: () => null,
        accepts: (found) =>
          isChainVector(given, found, values) ||
          (found[0].length === size && found.every((row) => isChainVector(given, [row], values))),
        calculation: () => null,
      },
      {
        id: 'J',
        title: 'the Jordan form J',
        definition:
          'J has blocks with an eigenvalue on the diagonal and ones above it; the ranks of the powers of A − λI give their number and sizes.',
        names: /^(?:J|[PST]\^-1·?A·?[PST])$/,
        isOneOfSeveral: true,
        isAsked: true,
        value: () => form,
        accepts: (found) => isJordanFormOf(found, given),
        calculation: () => null,
      },
      {
        id: 'P',
        title: 'the matrix P',
        definition: 'The columns of P are the vectors of the chains, in the order of the blocks: A P is P J.',
        names: /^[PSTQVX]$/,
        isByNameOnly: true,
        value: () => null,
        accepts: (found, _own, stated) => {
          if (found.length !== size || found[0].length !== size || !isInvertible(found)) return false;
          const own = stated('J');
          const wanted =
            own !== null && isJordanFormOf(own, given) ? own : product(product(inverse(found), given), found);
          const [left, right] = [product(given, found), product(found, wanted)];
          const isForm = wanted !== null && isJordanFormOf(wanted, given);
          return isForm && left !== null && right !== null && sameAmount(left, right);
        },
        calculation: () => null,
      },
      {
        id: 'inverse',
        title: 'the inverse of P',
        definition: 'P times its inverse is the identity matrix.',
        names: /^[PSTQVX]\^-1$/,
        isByNameOnly: true,
        value: (own) => inverse(own('P')),
        calculation: () => null,
      },
    ],
  };
}

/** The coefficients of the minimal polynomial, the constant first. */
export function minimalCoefficients(a: Amount): Known<readonly RootSum[]> {
  const towers = towersOf(a);
  if (towers === null) return null;
  return polynomialOfRoots(towers.flatMap(({ value, ranks }) => Array.from({ length: ranks.length - 1 }, () => value)));
}

function isUpToSign(x: readonly RootSum[], y: readonly RootSum[]): boolean {
  const factor = ratioOf(x, y);
  return factor !== null && [UNIT, minus(NOUGHT, UNIT)].some((one) => minus(factor, one)?.terms.length === 0);
}

/** Each eigenvalue once. */
export function radicalCoefficients(a: Amount): Known<readonly RootSum[]> {
  const values = eigenvaluesOf(a);
  return values === null ? null : polynomialOfRoots(distinct(values));
}

export function minimalPolynomialTask(task: Task, lines: readonly Line[] = []): QuantityTask | null {
  const given = amountOf(task.a);
  const coefficients = minimalCoefficients(given);
  const values = eigenvaluesOf(given);
  if (coefficients === null || values === null) return null;
  const characteristic: Quantity = {
    ...polynomialQuantity(given),
    names: /^(?:p|p\(λ\)|pA\(λ\)|χ.*|det.*|‖.*λ.*‖|charpoly|characteristicpolynomial|c|c\(λ\))$/iu,
  };
  return {
    answers: [['minimal']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^A$/, given),
      characteristic,
      eigenvaluesQuantity(),
      eigenvalueQuantity(distinct(values)),
      ...expressionQuantities(task, lines),
      {
        id: 'minimal',
        title: 'the minimal polynomial',
        definition: 'It is the monic polynomial of the lowest degree that gives the zero matrix when A is put in.',
        names: /^(?:m|m\(λ\)|mA|mA\(λ\)|μ|μ\(λ\)|μA|μA\(λ\)|(?:the)?min.*)$/iu,
        isPolynomial: true,
        isAsked: true,
        value: () => [coefficients],
        accepts: (found) => isUpToSign(coefficients, found.flat()),
        // Another multiple gives the zero matrix too, and is not monic.
        isOpen: (found) => ratioOf(coefficients, found.flat()) !== null,
        calculation: () => null,
      },
    ],
  };
}
