// Gram-Schmidt and A = QR, least squares and projections: their quantities, each from those before it.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  difference,
  dot,
  inverse,
  isZero,
  type Known,
  known,
  minus,
  NOUGHT,
  over,
  product,
  root,
  sameAmount,
  scaled,
  sumOf,
  times,
  transposed,
  UNIT,
} from './amount.ts';
import { dotTerm, minusTerm, quotientTerm, sumTerm, termOfAmount, termOfNumber, timesTerm } from './amount-term.ts';
import { inOrderOfEquation, type Lettered, letteredUnknowns, openLetter } from './lettered-unknowns.ts';
import { areOrthonormal, column, isUpper, matrixGiven, ratioOf } from './matrix-quantities.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { asNumber, dotOf, entriesOf, numberIn } from './vector-quantities.ts';

/** What is left of a vector without its projections on those before it that are not zero. */
export function restOf(vector: readonly RootSum[], before: readonly (readonly RootSum[])[]): Known<readonly RootSum[]> {
  const factors = before.map((other) => {
    const square = dot(other, other);
    return square === null || isZero(square) ? NOUGHT : over(dot(vector, other), square);
  });
  const rest = known([
    vector.map((entry, k) => minus(entry, sumOf(before.map((other, j) => times(factors[j], other[k]))))),
  ]);
  return rest === null ? null : rest[0];
}

function vectorsBefore(own: Own, count: number): Known<readonly (readonly RootSum[])[]> {
  const found = Array.from({ length: count }, (_, k) => entriesOf(own, `u-${k + 1}`));
  const vectors = found.filter((vector) => vector !== null);
  return vectors.length === count ? vectors : null;
}

/** v − (v·u₁)/(u₁·u₁) u₁ − ..., with the numbers in it. */
function restTerm(vector: readonly RootSum[], before: readonly (readonly RootSum[])[]): Term | null {
  const used = before.filter((other) => other.some((entry) => !isZero(entry)));
  const terms = used.map((other): Term | null => {
    const [above, below] = [dot(vector, other), dot(other, other)];
    if (above === null || below === null) return null;
    const factor = quotientTerm(termOfNumber(above), termOfNumber(below));
    return { kind: 'negative', of: timesTerm(factor, termOfAmount([other])) };
  });
  const shown = terms.filter((term) => term !== null);
  return shown.length < terms.length || shown.length === 0 ? null : sumTerm([termOfAmount([vector]), ...shown]);
}

/** The vectors that Gram-Schmidt makes of these, and their unit vectors. */
function orthogonalQuantities(vectors: readonly (readonly RootSum[])[], lettersOfGiven: string): readonly Quantity[] {
  return vectors.flatMap((vector, k): readonly Quantity[] => {
    const number = k + 1;
    const scope = `-${number}`;
    const others = vectors.slice(0, k);
    return [
      {
        id: `v${scope}`,
        scope,
        title: `the vector v${number}`,
        definition: `The vector v${number} is given.`,
        names: new RegExp(`^[${lettersOfGiven}]${number}$`),
        isGiven: true,
        value: () => [vector],
        calculation: () => null,
      },
      ...others.flatMap((_, j): readonly Quantity[] => [
        {
          id: `dot-${number}-${j + 1}`,
          title: `the dot product of v${number} and u${j + 1}`,
          definition: 'Entries in the same place are multiplied, and the products are added.',
          names: new RegExp(
            `^(?:[${lettersOfGiven}]${number}·[uwqe]${j + 1}|[uwqe]${j + 1}·[${lettersOfGiven}]${number})$`,
          ),
          value: (own) => asNumber(dotOf(own, `v-${number}`, `u-${j + 1}`)),
          accepts: (found, own) =>
            isOneOf(found, [dotOf(own, `v-${number}`, `u-${j + 1}`), dotOf(own, `v-${number}`, `q-${j + 1}`)]),
          calculation: (own) => {
            const other = entriesOf(own, `u-${j + 1}`);
            return other === null ? null : dotTerm(vector, other);
          },
        },
        {
          id: `factor-${number}-${j + 1}`,
          title: `the factor of u${j + 1} for v${number}`,
          definition: `The factor is v${number}·u${j + 1} divided by u${j + 1}·u${j + 1}.`,
          names: null,
          value: (own) =>
            asNumber(over(dotOf(own, `v-${number}`, `u-${j + 1}`), dotOf(own, `u-${j + 1}`, `u-${j + 1}`))),
          calculation: () => null,
        },
      ]),
      {
        id: `u${scope}`,
        scope,
        title: `the vector u${number}`,
        definition: `u${number} is v${number} without its projections on the vectors before it.`,
        names: new RegExp(`^[uwb]${number}'?$`),
        isOneOfSeveral: true,
        value: (own) => {
          const before = vectorsBefore(own, k);
          const rest = before === null ? null : restOf(vector, before);
          return rest === null ? null : [rest];
        },
        accepts: (found, own) => {
          const before = vectorsBefore(own, k);
          const rest = before === null ? null : restOf(vector, before);
          if (rest === null) return false;
          return rest.every(isZero)
            ? found.flat().every(isZero) && found.flat().length === rest.length
            : ratioOf(rest, found.flat()) !== null;
        },
        calculation: (own) => {
          const before = vectorsBefore(own, k);
          return before === null ? null : restTerm(vector, before);
        },
      },
      {
        id: `square${scope}`,
        scope,
        title: `the dot product of u${number} with itself`,
        definition: 'Each entry is squared, and the squares are added.',
        names: new RegExp(`^(?:[uw]${number}·[uw]${number}|‖[uwv]${number}‖\\^2)$`),
        value: (own) => asNumber(dotOf(own, `u${scope}`, `u${scope}`)),
        calculation: (own) => {
          const entries = entriesOf(own, `u${scope}`);
          return entries === null ? null : dotTerm(entries, entries);
        },
      },
      {
        id: `length${scope}`,
        scope,
        title: `the length of u${number}`,
        definition: 'The length is the square root of the sum of the squares of the entries.',
        names: new RegExp(`^‖[uwv]${number}‖$`),
        value: (own) => asNumber(root(numberIn(own, `square${scope}`))),
        calculation: () => null,
      },
      {
        id: `q${scope}`,
        scope,
        mayTurn: () => true,
        title: `the unit vector q${number}`,
        definition: `q${number} is u${number} divided by its length.`,
        isOneOfSeveral: true,
        names: new RegExp(`^(?:[qe]${number}|[uw]${number}/‖[uw]${number}‖)$`),
        value: (own) => scaled(own(`u${scope}`), over(UNIT, numberIn(own, `length${scope}`))),
        accepts: (found, own) => {
          const vectorOf = entriesOf(own, `u${scope}`);
          const square = dot(found.flat(), found.flat());
          const isUnit = square !== null && minus(square, UNIT)?.terms.length === 0;
          return isUnit && vectorOf !== null && ratioOf(vectorOf, found.flat()) !== null;
        },
        calculation: (own) => {
          const [vectorOf, size] = [own(`u${scope}`), numberIn(own, `length${scope}`)];
          return vectorOf === null || size === null
            ? null
            : timesTerm(quotientTerm(termOfNumber(UNIT), termOfNumber(size)), termOfAmount(vectorOf));
        },
      },
    ];
  });
}

function isOneOf(found: Amount, values: readonly Known<RootSum>[]): boolean {
  const [number, ...more] = found.flat();
  return more.length === 0 && values.some((value) => value !== null && minus(number, value)?.terms.length === 0);
}

function all(own: Own, name: string, count: number): Known<Amount> {
  const rows = Array.from({ length: count }, (_, k) => entriesOf(own, `${name}-${k + 1}`));
  const vectors = rows.filter((row) => row !== null);
  return vectors.length === count ? vectors : null;
}

/** A list of vectors as rows, or as columns. */
function isListOf(found: Amount, accepts: (vector: Amount, k: number) => boolean, count: number): boolean {
  return [found, transposed(found)].some((rows) => rows.length === count && rows.every((row, k) => accepts([row], k)));
}

export function gramSchmidtTask({ a }: Task): QuantityTask {
  const vectors = amountOf(a);
  const quantities = orthogonalQuantities(vectors, 'vax');
  const find = (id: string): Quantity | undefined => quantities.find((quantity) => quantity.id === id);
  const list = (id: string, name: 'u' | 'q', title: string, definition: string, names: RegExp): Quantity => ({
    id,
    title,
    definition,
    names,
    isAsked: true,
    isOneOfSeveral: true,
    value: (own) => all(own, name, vectors.length),
    accepts: (found, own, stated) =>
      isListOf(found, (vector, k) => find(`${name}-${k + 1}`)?.accepts?.(vector, own, stated) === true, vectors.length),
    calculation: () => null,
  });
  const each = (name: string): readonly string[] => vectors.map((_, k) => `${name}-${k + 1}`);
  return {
    answers: [each('q'), ['orthonormal'], ['orthogonal'], each('u')],
    quantities: [
      ...quantities,
      list(
        'orthonormal',
        'q',
        'the orthonormal vectors',
        'Each vector of the orthogonal list is divided by its length.',
        /^(?:Q|orthonormal.*|onb|basis)$/i,
      ),
      list(
        'orthogonal',
        'u',
        'the orthogonal vectors',
        'From each vector its projections on the vectors before it are taken.',
        /^(?:U|orthogonal.*)$/i,
      ),
    ],
  };
}

export function qrTask({ a }: Task): QuantityTask {
  const given = amountOf(a);
  const columns = transposed(given);
  const count = columns.length;
  const triangle = (own: Own): Known<Amount> => {
    const q = own('Q');
    return q === null ? null : product(transposed(q), given);
  };
  return {
    answers: [['Q', 'R']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|Q·?R)$/, given),
      ...orthogonalQuantities(columns, 'avx'),
      {
        id: 'Q',
        title: 'the factor Q',
        definition: 'The columns of Q are the columns of A after Gram-Schmidt, each divided by its length.',
        names: /^Q$/,
        isOneOfSeveral: true,
        mayTurn: () => true,
        isAsked: true,
        value: (own) => {
          const rows = all(own, 'q', count);
          return rows === null ? null : transposed(rows);
        },
        accepts: (found, own) => {
          const rows = all(own, 'q', count);
          if (rows === null || found.length !== given.length || found[0].length !== count) return false;
          return transposed(found).every((one, k) => isUnitMultiple(rows[k], one));
        },
        calculation: () => null,
      },
      {
        id: 'R',
        title: 'the factor R',
        definition: 'R is the transpose of Q times A; it has zeros below its diagonal.',
        names: /^(?:R|Q\^T·?A)$/,
        isOneOfSeveral: true,
        isAsked: true,
        value: triangle,
        accepts: (found, own, stated) => {
          const q = stated('Q');
          if (!isUpper(found) || found.length !== count || found[0].length !== count) return false;
          if (q !== null && areOrthonormal(q)) {
            const back = product(q, found);
            return back !== null && sameAmount(back, given);
          }
          const wanted = triangle(own);
          return wanted !== null && wanted.every((row, i) => isSameUpToSign(row, found[i]));
        },
        calculation: () => null,
      },
    ],
  };
}

function isUnitMultiple(x: readonly RootSum[], y: readonly RootSum[]): boolean {
  const factor = ratioOf(x, y);
  return factor !== null && minus(times(factor, factor), UNIT)?.terms.length === 0;
}

function isSameUpToSign(x: readonly RootSum[], y: readonly RootSum[]): boolean {
  return isUnitMultiple(x, y) || (x.every(isZero) && y.every(isZero));
}

/** Each entry of a product as the calculation that gives it. */
function productTerm(x: Amount, y: Amount): Term | null {
  const columns = transposed(y);
  if (x.length * columns.length > MOST_CELLS || x[0].length > MOST_PRODUCTS) return null;
  return { kind: 'matrix', rows: x.map((row) => columns.map((one) => dotTerm(row, one))) };
}

const MOST_CELLS = 9;
const MOST_PRODUCTS = 6;

function gram(given: Amount): Quantity {
  return {
    id: 'gram',
    title: 'the transpose of A times A',
    definition: 'Each entry is the dot product of two columns of A.',
    names: given[0].length === 1 ? /^(?:A(?:\^T|[T'])·?A|a(?:\^T|[T'])·?a|v(?:\^T|[T'])·?v)$/ : /^A(?:\^T|[T'])·?A$/,
    value: () => product(transposed(given), given),
    calculation: () => productTerm(transposed(given), given),
  };
}

function transposeOf(given: Amount): Quantity {
  return {
    id: 'transpose',
    title: 'the transpose of A',
    definition: 'The rows of A become columns.',
    names: /^A(?:\^T|[T'])$/,
    value: () => transposed(given),
    calculation: () => null,
  };
}

function gramInverse(): Quantity {
  return {
    id: 'gram-inverse',
    title: 'the inverse of that product',
    definition: 'The product of the transpose of A and A is inverted.',
    names: /^\(?A(?:\^T|[T'])·?A\)?\^-1$/,
    value: (own) => inverse(own('gram')),
    calculation: () => null,
  };
}

/**
 * The unknowns that a working calls by its own letters, in the order of the solution: as the equations have them, else as they fit it. Null
 * where they fit in neither order.
 */
function ownUnknowns(lines: readonly Line[], solution: Known<Amount>): readonly Lettered[] | null {
  const values = solution?.flat() ?? [];
  const letters = values.length === 0 ? null : letteredUnknowns(lines, values.length);
  if (letters === null) return null;
  const fits = (order: readonly Lettered[]): boolean => order.every(({ isFinal }, k) => isFinal([[values[k]]]));
  return inOrderOfEquation(letters, lines) ?? [letters, letters.toReversed()].find(fits) ?? null;
}

/** One unknown of the solution, from 0. */
function unknownQuantity(k: number, letter: Lettered | null): Quantity {
  return {
    id: `x-${k + 1}`,
    title: `the unknown x${k + 1}`,
    definition: 'The normal equations are solved.',
    names: new RegExp(`^(?:(?:x|x̂|β|c)${k + 1}${letter === null ? '' : `|${letter.name}`})$`),
    isByNameOnly: true,
    ...(letter === null ? {} : { isOpen: (found) => !letter.isFinal(found) }),
    value: (own) => {
      const x = own('x');
      return x === null ? null : asNumber(x.flat()[k]);
    },
    calculation: () => null,
  };
}

export function leastSquaresTask({ a, b }: Task, lines: readonly Line[] = []): QuantityTask | null {
  if (b === null) return null;
  const given = amountOf(a);
  const right = column(amountOf(b).flat());
  const count = given[0].length;
  const transpose = transposed(given);
  const letters = ownUnknowns(lines, product(inverse(product(transpose, given)), product(transpose, right)));
  return {
    answers: [['x'], Array.from({ length: count }, (_, k) => `x-${k + 1}`)],
    quantities: [
      matrixGiven('A', 'the matrix A', /^A$/, given),
      matrixGiven('b', 'the right side b', /^[by]$/, right),
      transposeOf(given),
      gram(given),
      {
        id: 'moments',
        title: 'the transpose of A times b',
        definition: 'Each entry is the dot product of a column of A with b.',
        names: /^A(?:\^T|[T'])·?[by]$/,
        value: (own) => {
          const values = own('b');
          return values === null ? null : product(transposed(given), values);
        },
        calculation: (own) => {
          const values = own('b');
          return values === null ? null : productTerm(transposed(given), values);
        },
      },
      gramInverse(),
      {
        id: 'x',
        title: 'the least squares solution',
        definition: 'The transpose of A times A, times x, is the transpose of A times b: this system is solved.',
        names: /^(?:x|x̂|x\*|β|β̂|c|solution)$/u,
        isAsked: true,
        value: (own) => product(inverse(own('gram')), own('moments')),
        calculation: () => null,
      },
      ...Array.from({ length: count }, (_, k) => unknownQuantity(k, letters?.[k] ?? null)),
      ...(letters === null && count > 1 ? [openLetter()] : []),
      {
        id: 'fitted',
        title: 'the fitted vector A x',
        definition: 'The fitted vector is A times the solution.',
        names: /^(?:p|A·?x̂?|ŷ|b̂|projection|fitted|proj.*)$/u,
        value: (own) => product(given, own('x')),
        calculation: (own) => {
          const x = own('x');
          return x === null ? null : productTerm(given, x);
        },
      },
      {
        id: 'residual',
        title: 'the residual',
        definition: 'The residual is b minus A times the solution.',
        names: /^(?:r|e|[by]-(?:A·?x̂?|p)|residual|error)$/u,
        value: (own) => difference(own('b'), own('fitted')),
        calculation: (own) => {
          const fitted = own('fitted');
          return fitted === null ? null : minusTerm(termOfAmount(right), termOfAmount(fitted));
        },
      },
    ],
  };
}

export function projectionMatrixTask({ a }: Task): QuantityTask {
  const given = amountOf(a);
  return {
    quantities: [
      matrixGiven('A', 'the matrix A', /^[Aav]$/, given),
      transposeOf(given),
      gram(given),
      gramInverse(),
      {
        id: 'half',
        title: 'A times the inverse of the product',
        definition: 'A is multiplied by the inverse of the product.',
        names: /^A·?\(A\^T·?A\)\^-1$/,
        value: (own) => product(given, own('gram-inverse')),
        calculation: () => null,
      },
      {
        id: 'outer',
        title: 'A times its transpose',
        definition: 'Each entry is the dot product of two rows of A.',
        names: /^(?:A·?A\^T|a·?a\^T|v·?v\^T)$/,
        isByNameOnly: true,
        value: () => product(given, transposed(given)),
        calculation: () => productTerm(given, transposed(given)),
      },
      {
        id: 'P',
        title: 'the projection matrix',
        definition:
          'The projection matrix is A, times the inverse of (transpose of A times A), times the transpose of A.',
        names: /^(?:P|A·?\(A\^T·?A\)\^-1·?A\^T|projection(?:matrix)?)$/,
        isAsked: true,
        value: (own) => product(product(given, own('gram-inverse')), transposed(given)),
        calculation: () => null,
      },
    ],
  };
}
