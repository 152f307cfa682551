// What slips in determinants give, from the matrix or from the line before: all values that fit what is said of the line.

import { integer, type Rational } from '@matrixsteps/engine/exact/rational.ts';
import type { MatrixLine, SlipFacts } from '@matrixsteps/engine/feedback/slips/slip.ts';
import type { Cases } from '@matrixsteps/engine/feedback/values/cases.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import {
  determinant,
  type Grid,
  inverse,
  isNegative,
  isNil,
  isSquare,
  minus,
  multiplied,
  negated,
  NIL,
  numberOf,
  plus,
  type Poly,
  poly,
  same,
  times,
  UNIT,
  without,
} from './arithmetic.ts';
import type { SlipGives } from './value-slip.ts';

type Determinant = Cases['determinant'];
type Continuation = Cases['continuation'];

/** A term of an expansion: its entry, the matrix of its minor, and whether it is subtracted. */
interface Summand {
  readonly entry: Poly;
  readonly rest: Grid;
  readonly isMinus: boolean;
  readonly row: number;
  readonly column: number;
}

/** The expansion along a row or column; along all of them where none is said. */
function expansions(matrix: Grid, along: MatrixLine | undefined): readonly (readonly Summand[])[] {
  if (!isSquare(matrix) || matrix.length < 3) return [];
  const lines: readonly MatrixLine[] =
    along === undefined
      ? (['row', 'column'] as const).flatMap((direction) => matrix.map((_, k) => ({ direction, index: k + 1 })))
      : [along];
  return lines.flatMap(({ direction, index }) => {
    if (index < 1 || index > matrix.length) return [];
    return [
      matrix.map((_, k) => {
        const [row, column] = direction === 'row' ? [index - 1, k] : [k, index - 1];
        const rest = without(matrix, row, column);
        return { entry: matrix[row][column], rest, isMinus: (row + column) % 2 === 1, row, column };
      }),
    ];
  });
}

const signed = (isMinus: boolean, value: Poly): Poly => (isMinus ? negated(value) : value);
const valueOfSummand = ({ entry, rest, isMinus }: Summand): Poly => signed(isMinus, times(entry, determinant(rest)));

/** The sum with one term changed, in each way that there is. */
function withOneChanged<T>(
  terms: readonly T[],
  right: (term: T) => Poly,
  wrong: (term: T) => readonly Poly[],
): readonly Poly[] {
  return terms.flatMap((term, k) =>
    wrong(term).map((other) => plus(...terms.map((each, j) => (j === k ? other : right(each))))),
  );
}

function outside({ outer }: Determinant, values: readonly Poly[]): readonly Poly[] {
  return values.map((value) => times(outer, value));
}

function ofTwoRows(pick: (a: Poly, b: Poly, c: Poly, d: Poly) => Poly): (of: Determinant) => readonly Poly[] {
  return (of) => {
    if (of.matrix.length !== 2 || !isSquare(of.matrix)) return [];
    const [[a, b], [c, d]] = of.matrix;
    return outside(of, [pick(a, b, c, d)]);
  };
}

const added = (a: Poly, b: Poly, c: Poly, d: Poly): Poly => plus(times(a, d), times(b, c));
const reversed = (a: Poly, b: Poly, c: Poly, d: Poly): Poly => minus(times(b, c), times(a, d));
const alongRows = (a: Poly, b: Poly, c: Poly, d: Poly): Poly => minus(times(a, b), times(c, d));
const alongColumns = (a: Poly, b: Poly, c: Poly, d: Poly): Poly => minus(times(a, c), times(b, d));

/** The diagonals of Sarrus, those downwards first. */
function diagonals(matrix: Grid): readonly { readonly factors: readonly Poly[]; readonly isMinus: boolean }[] {
  const size = matrix.length;
  const starts = matrix.map((_, start) => start);
  return [false, true].flatMap((isMinus) =>
    starts.map((start) => ({
      isMinus,
      factors: matrix.map((row, k) => row[(start + (isMinus ? size - 1 - k : k) + size) % size]),
    })),
  );
}

function sarrus(
  of: Determinant,
  sizes: (size: number) => boolean,
  sign: (isMinus: boolean) => boolean,
): readonly Poly[] {
  if (!isSquare(of.matrix) || !sizes(of.matrix.length)) return [];
  return outside(of, [
    plus(...diagonals(of.matrix).map(({ factors, isMinus }) => signed(sign(isMinus), times(...factors)))),
  ]);
}

const isThree = (size: number): boolean => size === 3;

interface Part {
  readonly factors: readonly Poly[];
  readonly isMinus: boolean;
}

const valueOfPart = ({ factors, isMinus }: Part): Poly => signed(isMinus, times(...factors));

const minorOf = ({ rest, isMinus }: Summand): Poly => signed(isMinus, determinant(rest));
const withoutFirst = ({ factors, isMinus }: Part): Poly =>
  signed(isMinus, times(...(factors.length < 2 ? factors : factors.slice(1))));

/** The sums that a determinant is written as. */
function sumsOf({ matrix }: Determinant): readonly (readonly Part[])[] {
  if (!isSquare(matrix)) return [];
  const sums: readonly (readonly Part[])[] = expansions(matrix, undefined).map((terms) =>
    terms.map(({ entry, rest, isMinus }) => ({ factors: [entry, determinant(rest)], isMinus })),
  );
  if (matrix.length === 3) return [...sums, diagonals(matrix)];
  if (matrix.length !== 2) return sums;
  const [[a, b], [c, d]] = matrix;
  return [
    [
      { factors: [a, d], isMinus: false },
      { factors: [b, c], isMinus: true },
    ],
  ];
}

/** Zeros passed over in one term, or in all of them. */
function withZerosCounted(parts: readonly Part[]): readonly Poly[] {
  const bare = (part: Part): readonly Poly[] => {
    const kept = part.factors.filter((factor) => !isNil(factor));
    return kept.length === part.factors.length || kept.length === 0 ? [] : [signed(part.isMinus, times(...kept))];
  };
  const all = plus(...parts.map((part) => bare(part)[0] ?? valueOfPart(part)));
  const single = withOneChanged(parts, valueOfPart, bare);
  return single.length > 0 ? [...single, all] : [];
}

/** With one term left out. */
function withOneOmitted(parts: readonly Part[]): readonly Poly[] {
  return parts.length < 2 ? [] : withOneChanged(parts, valueOfPart, () => [NIL]);
}

/** The terms of the line before; `value` gives the value of a term. */
function partsOf({ before }: Continuation, value: (term: Term) => Poly | null): readonly Part[] {
  const parts: Part[] = [];
  const walk = (term: Term, isMinus: boolean): boolean => {
    if (term.kind === 'sum') return term.terms.every((inner) => walk(inner, isMinus));
    if (term.kind === 'negative') return walk(term.of, !isMinus);
    const factors = (term.kind === 'product' ? term.factors : [term]).map(value);
    const known = factors.filter((factor) => factor !== null);
    parts.push({ factors: known, isMinus });
    return known.length === factors.length;
  };
  return walk(before, false) ? parts : [];
}

type Minor = (a: Poly, b: Poly, c: Poly, d: Poly) => Poly;

/** The value of a term whose determinants of two rows, and bracketed differences where `second` is given, are worked out in a wrong way. */
function withMinors(
  term: Term,
  value: (term: Term) => Poly | null,
  pick: Minor,
  second: ((x: Poly, y: Poly) => Poly) | null,
  isInside = false,
): Poly | null {
  const inner = (part: Term, inside: boolean): Poly | null => withMinors(part, value, pick, second, inside);
  const all = (parts: readonly Term[], inside: boolean): readonly Poly[] | null => {
    const values = parts.map((part) => inner(part, inside));
    return values.every((one) => one !== null) ? values : null;
  };
  switch (term.kind) {
    case 'sum': {
      if (isInside && second !== null && term.terms.length === 2) {
        const [x, y] = term.terms.map(value);
        return x === null || y === null ? null : second(x, y);
      }
      if (isInside) return value(term);
      const values = all(term.terms, false);
      return values === null ? null : plus(...values);
    }
    case 'negative': {
      const of = inner(term.of, false);
      return of === null ? null : negated(of);
    }
    case 'product': {
      const values = all(term.factors, true);
      return values === null ? null : times(...values);
    }
    case 'determinant': {
      if (term.of.kind !== 'matrix' || term.of.rows.length !== 2) return value(term);
      const entries = term.of.rows.flat().map(value);
      const [a, b, c, d] = entries;
      return entries.length !== 4 || a === null || b === null || c === null || d === null ? null : pick(a, b, c, d);
    }
    default:
      return value(term);
  }
}

const rightMinor: Minor = (a, b, c, d) => minus(times(a, d), times(b, c));

function continued(pick: Minor, second: ((x: Poly, y: Poly) => Poly) | null = null) {
  return ({ before }: Continuation, _: SlipFacts, value: (term: Term) => Poly | null): readonly Poly[] => {
    const wrong = withMinors(before, value, pick, second);
    return wrong === null ? [] : [wrong];
  };
}

const opposite = (value: Poly): readonly Poly[] => (isNegative(value) ? [negated(value)] : []);
const absolute = (value: Poly): Poly => (isNegative(value) ? negated(value) : value);

/** What the row operations between two matrices multiply rows by, read off the matrix that leads from one to the other. */
interface Multiples {
  readonly alone: readonly Poly[];
  readonly withOthers: readonly Poly[];
  readonly isExchanged: boolean;
}

function multiplesBetween(matrix: Grid, next: Grid): Multiples | null {
  const back = isSquare(matrix) && matrix.length === next.length && isSquare(next) ? inverse(matrix) : null;
  const steps = back === null ? null : multiplied(next, back);
  if (steps === null) return null;
  const [alone, withOthers]: [Poly[], Poly[]] = [[], []];
  const order: number[] = [];
  for (const [row, coefficients] of steps.entries()) {
    const used = coefficients.flatMap((coefficient, column) => (isNil(coefficient) ? [] : [column]));
    const own = used.includes(row) && !order.includes(row) ? row : used.find((column) => !order.includes(column));
    if (own === undefined) return null;
    order.push(own);
    if (!same(coefficients[own], UNIT)) (used.length === 1 ? alone : withOthers).push(coefficients[own]);
  }
  const inversions = order.flatMap((x, i) => order.slice(i + 1).filter((y) => y < x));
  return { alone, withOthers, isExchanged: inversions.length % 2 === 1 };
}

function ofReduction(
  wrong: (multiples: Multiples, factor: Poly | undefined) => readonly Poly[],
): (of: Cases['reduction'], facts: SlipFacts) => readonly Poly[] {
  return ({ factor, matrix, nextMatrix }, facts) => {
    const multiples = multiplesBetween(matrix, nextMatrix);
    const value = times(factor, determinant(matrix));
    return multiples === null ? [] : wrong(multiples, facts.factor).map((by) => times(value, by));
  };
}

function isAmong(values: readonly Poly[], value: Poly | undefined): value is Poly {
  return (
    value !== undefined &&
    (values.some((other) => same(other, value)) || (values.length > 1 && same(times(...values), value)))
  );
}

export const DETERMINANT_SLIPS: { readonly [id: string]: SlipGives } = {
  D1: { determinant: ofTwoRows(added) },
  D2: { determinant: ofTwoRows(reversed), continuation: continued(reversed) },
  D3: { determinant: ofTwoRows(alongRows), continuation: continued(alongRows) },
  D4: { determinant: ofTwoRows(alongColumns), continuation: continued(alongColumns) },
  D5: {
    determinant: ({ matrix, outer }) => opposite(times(outer, determinant(matrix))),
    continuation: (of, facts, value) => {
      const whole = value(of.before);
      return [
        ...(whole === null ? [] : opposite(whole)),
        ...continued(
          (a, b, c, d) => absolute(rightMinor(a, b, c, d)),
          (x, y) => absolute(plus(x, y)),
        )(of, facts, value),
      ];
    },
  },
  D25: {
    determinant: (of) =>
      outside(
        of,
        withOneChanged(
          isSquare(of.matrix) && isThree(of.matrix.length) ? diagonals(of.matrix) : [],
          valueOfPart,
          ({ factors, isMinus }) =>
            factors.flatMap((_, place) =>
              of.matrix.flat().map((entry) => signed(isMinus, times(...factors.with(place, entry)))),
            ),
        ),
      ),
  },
  D6: {
    determinant: (of, { along }) =>
      outside(
        of,
        expansions(of.matrix, along).map((terms) =>
          plus(...terms.map(({ entry, rest }) => times(entry, determinant(rest)))),
        ),
      ),
  },
  D7: {
    determinant: (of, { along }) =>
      outside(
        of,
        expansions(of.matrix, along).flatMap((terms) => [
          negated(plus(...terms.map(valueOfSummand))),
          ...withOneChanged(terms, valueOfSummand, (term) => [negated(valueOfSummand(term))]),
        ]),
      ),
  },
  D8: {
    determinant: (of, { along, row, column }) => {
      const others = of.matrix.flatMap((entries, i) => entries.map((_, j) => determinant(without(of.matrix, i, j))));
      return outside(
        of,
        expansions(of.matrix, along).flatMap((terms) =>
          withOneChanged(terms, valueOfSummand, (term) =>
            term.row + 1 === row && term.column + 1 === column
              ? others.map((other) => signed(term.isMinus, times(term.entry, other)))
              : [],
          ),
        ),
      );
    },
  },
  D9: {
    determinant: (of, { along }) =>
      outside(
        of,
        expansions(of.matrix, along).flatMap((terms) =>
          of.matrix.flatMap((_, other) => {
            const isOwn = along?.index === other + 1;
            const foreign = terms.map(({ rest, isMinus }, k) =>
              signed(
                isMinus,
                times(along?.direction === 'column' ? of.matrix[k][other] : of.matrix[other][k], determinant(rest)),
              ),
            );
            return isOwn ? [] : [plus(...foreign)];
          }),
        ),
      ),
  },
  D10: {
    determinant: (of, { along }) => {
      return outside(
        of,
        expansions(of.matrix, along).flatMap((terms) => [
          plus(...terms.map(minorOf)),
          ...withOneChanged(terms, valueOfSummand, (term) => [minorOf(term)]),
        ]),
      );
    },
    continuation: (of, _, value) => {
      const parts = partsOf(of, value);
      return [plus(...parts.map(withoutFirst)), ...withOneChanged(parts, valueOfPart, (part) => [withoutFirst(part)])];
    },
  },
  D11: {
    determinant: (of, { along }) =>
      of.matrix.length !== 3
        ? []
        : outside(
            of,
            expansions(of.matrix, along).map((terms) =>
              plus(
                ...terms.map(({ entry, rest: [[a, b], [c, d]], isMinus }) =>
                  signed(isMinus, times(entry, added(a, b, c, d))),
                ),
              ),
            ),
          ),
    continuation: continued(added, minus),
  },
  D12: { determinant: (of) => sarrus(of, isThree, () => false) },
  D13: {
    determinant: (of) => {
      if (!isSquare(of.matrix) || of.matrix.length < 3) return [];
      const inside = diagonals(of.matrix).filter((_, index) => index % of.matrix.length === 0);
      return outside(of, [plus(...inside.map(valueOfPart))]);
    },
  },
  D14: { determinant: (of) => sarrus(of, isThree, (isMinus) => !isMinus) },
  D15: {
    determinant: (of) =>
      sarrus(
        of,
        (size) => size > 3,
        (isMinus) => isMinus,
      ),
  },
  D16: {
    reduction: ofReduction(({ alone, withOthers, isExchanged }) =>
      isExchanged || [...alone, ...withOthers].some(isNegative) ? [[integer(-1)]] : [],
    ),
  },
  D17: { reduction: ofReduction(({ alone }, factor) => (isAmong(alone, factor) ? [factor] : [])) },
  D18: {
    reduction: ofReduction(({ alone, withOthers }, factor) =>
      isAmong([...alone, ...withOthers], factor) ? [times(factor, factor)] : [],
    ),
  },
  D19: { reduction: ofReduction(({ withOthers }, factor) => (isAmong(withOthers, factor) ? [factor] : [])) },
  D20: {
    'determinant-of-multiple': ({ factor, matrix }, facts) =>
      facts.size === matrix.length && facts.factor !== undefined && same(facts.factor, factor)
        ? [times(factor, determinant(matrix))]
        : [],
  },
  D21: {
    'determinant-of-sum': ({ a, b, negative }) => [plus(determinant(a), signed(negative, determinant(b)))],
  },
  D22: {
    determinant: (of) => {
      const { matrix } = of;
      const isTriangular = [true, false].some((isUpper) =>
        matrix.every((row, i) => row.every((entry, j) => (isUpper ? j >= i : j <= i) || isNil(entry))),
      );
      return isTriangular ? [] : outside(of, [times(...matrix.map((row, k) => row[k]))]);
    },
  },
  D23: {
    determinant: (of) => outside(of, sumsOf(of).flatMap(withZerosCounted)),
    continuation: (of, _, value) => withZerosCounted(partsOf(of, value)),
  },
  D24: {
    determinant: (of) =>
      outside(
        of,
        sumsOf(of)
          .filter(() => of.matrix.length > 2)
          .flatMap(withOneOmitted),
      ),
    continuation: (of, _, value) => withOneOmitted(partsOf(of, value)),
  },
  P9: {
    continuation: (of, _, value) => {
      const parts = partsOf(of, value);
      return parts.length < 2 ? [] : withOneChanged(parts, valueOfPart, (part) => [negated(valueOfPart(part))]);
    },
  },
  P12: {
    continuation: (of, _, value) =>
      withOneChanged(partsOf(of, value), valueOfPart, ({ factors, isMinus }) =>
        factors.length < 2 ? [] : offByOne(factors).map((product) => signed(isMinus, product)),
      ),
  },
  P17: {
    continuation: (of, _, value) =>
      withBracketsChanged(of.before, value, (factors, sign) => {
        const sums = factors.filter(({ kind }) => kind === 'sum');
        const others = present(factors.filter(({ kind }) => kind !== 'sum').map(value));
        const [one, other] = sums.map((sum) => termsOfSum(sum, value));
        if (sums.length !== 2 || others === null || !one || !other || one.length !== other.length) return [];
        const products = one.map((term, k) => times(sign, ...others, term, other[k]));
        return [plus(...products), minus(times(poly(integer(2)), products[0]), plus(...products))];
      }),
  },
  P19: {
    continuation: (of, _, value) =>
      withBracketsChanged(of.before, value, ([factor, ...others], sign) => {
        const own = others.length === 0 && factor.kind === 'sum' ? value(factor) : null;
        return own === null || same(sign, UNIT) ? [] : [own];
      }),
  },
  P18: {
    continuation: (of, _, value) =>
      withBracketsChanged(of.before, value, (factors, sign) =>
        factors.flatMap((factor, place) => {
          const terms = factor.kind === 'sum' ? termsOfSum(factor, value) : null;
          const others = present(factors.filter((__, k) => k !== place).map(value));
          if (terms === null || others === null) return [];
          const [first, ...rest] = terms;
          const head = times(sign, ...others, first);
          return [plus(head, ...rest), plus(head, ...rest.map((term) => times(sign, term)))];
        }),
      ),
  },
};

type ValueOf = (term: Term) => Poly | null;

function present(values: readonly (Poly | null)[]): readonly Poly[] | null {
  return values.every((value) => value !== null) ? values : null;
}

function termsOfSum(sum: Term, value: ValueOf): readonly Poly[] | null {
  return sum.kind === 'sum' ? present(sum.terms.map(value)) : null;
}

/** The line before with one of its terms worked out in another way, from the factors of that term and its sign. */
function withBracketsChanged(
  before: Term,
  value: ValueOf,
  ways: (factors: readonly Term[], sign: Poly) => readonly Poly[],
): readonly Poly[] {
  const terms = before.kind === 'sum' ? before.terms : [before];
  const right = value(before);
  if (right === null) return [];
  return terms.flatMap((term) => {
    const own = value(term);
    const inner = term.kind === 'negative' ? term.of : term;
    const factors = (inner.kind === 'product' ? inner.factors : [inner]).flatMap((factor) =>
      factor.kind === 'power' ? [factor.base, factor.base] : [factor],
    );
    const sign = term.kind === 'negative' ? negated(UNIT) : UNIT;
    return own === null ? [] : ways(factors, sign).map((wrong) => plus(minus(right, own), wrong));
  });
}

/** A product with one factor one too large or too small. */
export function offByOne(factors: readonly Poly[]): readonly Poly[] {
  return factors.flatMap((_, k) =>
    [1, -1].map((by) => times(...factors.map((factor, j) => (j === k ? plus(factor, poly(integer(by))) : factor)))),
  );
}

export function numbers(values: readonly Poly[]): readonly Rational[] | null {
  const all = values.map(numberOf);
  return all.every((value) => value !== null) ? all : null;
}
