// What each slip of row operations says of a line, as arithmetic: which rows it gives, or how a single entry comes about.

import {
  absolute,
  add,
  compare,
  divide,
  equals,
  fractionText,
  integer,
  isInteger,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
} from '@matrixsteps/engine/exact/rational.ts';
import type { LineOperation } from '@matrixsteps/notation/term.ts';
import { mixed, type Row, sameRow, sameRows, scaled } from './arithmetic.ts';
import { done, exact, replayed, type Rows } from './reading.ts';

/** An operation in which a slip happens: target becomes keep·x + factor·y; of a scaled row `keep` is the factor and y is 0. */
export interface Slipped {
  readonly kind: 'add' | 'scale' | 'swap';
  readonly before: Rows;
  readonly target: number;
  readonly source: number;
  readonly keep: Rational;
  readonly factor: Rational;
  readonly x: Row;
  readonly y: Row;
  readonly right: Row;
  readonly bar: number | null;
  readonly earlier: Rows | null;
}

/** One entry that is wrong: it should be keep·x + factor·y. */
export interface SlippedEntry {
  readonly kind: 'add' | 'scale' | 'copy';
  readonly keep: Rational;
  readonly x: Rational;
  readonly factor: Rational;
  readonly y: Rational;
  readonly beside: readonly Rational[];
  readonly right: Rational;
  readonly found: Rational;
}

export interface RowSlipCheck {
  /** The rows that come in the place of the target. */
  readonly rows?: (slipped: Slipped) => readonly Row[];
  readonly matrices?: (slipped: Slipped) => readonly Rows[];
  /** All operations of a line together. */
  readonly together?: (before: Rows, operations: readonly LineOperation[], found: Rows) => boolean;
  /** Whether the row that was found is such a one. */
  readonly fits?: (slipped: Slipped, found: Row) => boolean;
  readonly entry?: (entry: SlippedEntry) => boolean;
}

function adding(rows: (slipped: Slipped) => readonly Row[]): NonNullable<RowSlipCheck['rows']> {
  return (slipped) => (slipped.kind === 'add' ? rows(slipped) : []);
}

function scaling(rows: (slipped: Slipped) => readonly Row[]): NonNullable<RowSlipCheck['rows']> {
  return (slipped) => (slipped.kind === 'scale' ? rows(slipped) : []);
}

function one(value: Rational): Rational {
  return integer(signOf(value));
}

function pivotColumn(row: Row): number {
  return row.findIndex((value) => !isZero(value));
}

function result({ keep, x, factor, y }: Pick<SlippedEntry, 'keep' | 'x' | 'factor' | 'y'>): Rational {
  return add(multiply(keep, x), multiply(factor, y));
}

const MINUS_ONE = integer(-1);
const NEIGHBOURS: readonly Rational[] = [ONE, MINUS_ONE];

function isOneMore({ kind, ...entry }: SlippedEntry): boolean {
  const { factor, y, found } = entry;
  return (
    kind === 'add' &&
    !isZero(y) &&
    NEIGHBOURS.some((by) => equals(found, result({ ...entry, factor: add(factor, by) })))
  );
}

/** Whether one change of a digit, two neighbours exchanged included, makes one text of the other. */
export function isOneDigitApart(x: string, y: string): boolean {
  if (x === y) return false;
  const variants = Array.from({ length: x.length + 1 }, (_, at) => at).flatMap((at) => {
    const [start, end] = [x.slice(0, at), x.slice(at)];
    const isLost = end !== '' && `${start}${end.slice(1)}` === y;
    const isAdded = y.length === x.length + 1 && y.startsWith(start) && y.slice(at + 1) === end;
    const isOther = end !== '' && y.length === x.length && y.startsWith(start) && y.slice(at + 1) === end.slice(1);
    const isExchanged = end.length > 1 && `${start}${end[1]}${end[0]}${end.slice(2)}` === y;
    return isLost || isAdded || isOther || isExchanged ? [at] : [];
  });
  return variants.length > 0;
}

function oneSideOnly(slipped: Slipped): readonly Rows[] {
  const { kind, before, target, source, x, y, bar } = slipped;
  if (kind !== 'swap' || bar === null) return [];
  const halves = (left: Row, right: Row): Row => [...left.slice(0, bar), ...right.slice(bar)];
  return [
    before.with(target, halves(y, x)).with(source, halves(x, y)),
    before.with(target, halves(x, y)).with(source, halves(y, x)),
  ];
}

function columnwise({ kind, before, target, source, keep, factor }: Slipped): readonly Rows[] {
  const span = before[0]?.length ?? 0;
  if (target >= span || (kind !== 'scale' && source >= span)) return [];
  const change = (row: Row): Row => {
    const [x, y] = [row[target], row[source]];
    switch (kind) {
      case 'scale':
        return row.with(target, multiply(keep, x));
      case 'swap':
        return row.with(target, y).with(source, x);
      case 'add':
        return row.with(target, add(multiply(keep, x), multiply(factor, y)));
    }
  };
  return [before.map(change)];
}

/** By the id of the slip. */
export const ROW_SLIP_CHECKS: { readonly [id: string]: RowSlipCheck } = {
  E1: { rows: adding(({ keep, x, factor, y }) => [mixed(keep, x, negate(factor), y)]) },
  E4: {
    rows: adding(({ keep, x, factor, y, right }) => {
      const pivot = pivotColumn(y);
      return [mixed(keep, x, negate(factor), y).map((entry, column) => (column === pivot ? right[column] : entry))];
    }),
  },
  E5: {
    rows: ({ kind, x, right, bar }) =>
      bar === null || kind === 'swap' ? [] : [[...right.slice(0, bar), ...x.slice(bar)]],
  },
  E6: {
    rows: adding(({ x, y, right }) => {
      const pivot = pivotColumn(y);
      return [x.map((entry, column) => (column === pivot ? right[column] : entry))];
    }),
  },
  E39: {
    rows: adding(({ y, right }) => {
      const pivot = pivotColumn(y);
      return [right.map((entry, column) => (column === pivot ? integer(0) : entry))];
    }),
  },
  E9: {
    rows: adding(({ keep, x, factor, y }) => [mixed(keep, x, one(factor), y), mixed(one(keep), x, factor, y)]),
  },
  E11: { rows: adding(({ factor, y }) => [scaled(factor, y), scaled(negate(factor), y)]) },
  E12: {
    rows: adding(({ keep, x, factor, y }) => NEIGHBOURS.map((by) => mixed(keep, x, add(factor, by), y))),
    entry: isOneMore,
  },
  E16: {
    rows: adding(({ keep, x, factor, y }) => [mixed(negate(keep), x, factor, y)]),
    entry: ({ kind, keep, found, ...entry }) =>
      kind === 'add' && !isZero(entry.x) && equals(found, result({ ...entry, keep: negate(keep) })),
  },
  E17: { rows: adding(({ right }) => [right.map(negate)]) },
  E18: {
    matrices: ({ kind, before, target, right }) =>
      kind === 'add' ? before.flatMap((_, row) => (row === target ? [] : [before.with(row, right)])) : [],
  },
  E19: {
    matrices: ({ kind, before, source, keep, x, factor, y }) =>
      kind === 'add' ? [before.with(source, mixed(keep, y, factor, x))] : [],
    rows: adding(({ keep, x, factor, y }) => [mixed(keep, y, factor, x)]),
  },
  E20: {
    rows: adding(({ before, target, source, keep, x, factor }) =>
      before.flatMap((other, row) => (row === target || row === source ? [] : [mixed(keep, x, factor, other)])),
    ),
  },
  E21: {
    matrices: ({ kind, before, target, source, factor, y, right }) =>
      kind === 'add'
        ? [factor, negate(factor)].map((by) => before.with(target, right).with(source, scaled(by, y)))
        : [],
  },
  E22: {
    together: (before, operations, found) =>
      operations.length > 1 &&
      found.every((row, index) => {
        const own = operations.findLast(
          (operation) =>
            (operation.kind === 'add' && operation.target === index + 1) ||
            (operation.kind === 'scale' && operation.row === index + 1) ||
            (operation.kind === 'swap' && operation.rows.includes(index + 1)),
        );
        return sameRow(row, own === undefined ? before[index] : done(before, own)?.[index]);
      }),
  },
  E23: {
    rows: adding(({ earlier, source, keep, x, factor }) =>
      earlier?.[source] === undefined ? [] : [mixed(keep, x, factor, earlier[source])],
    ),
    together: (before, operations, found) =>
      operations.some((late, index) => {
        if (late.kind !== 'add') return false;
        const first = replayed(before, operations.slice(0, index));
        const [x, old] = [first?.[late.target - 1], before[late.source - 1]];
        if (first === null || x === undefined || old === undefined) return false;
        const made = first.with(late.target - 1, mixed(exact(late.targetFactor), x, exact(late.factor), old));
        const end = replayed(made, operations.slice(index + 1));
        return end !== null && sameRows(end, found);
      }),
  },
  E36: {
    rows: adding(({ keep, x, factor, y }) => {
      const row = mixed(absolute(factor), x, multiply(one(factor), absolute(keep)), y);
      const pivot = pivotColumn(y);
      return pivot >= 0 && isZero(row[pivot]) ? [] : [row];
    }),
  },
  E2: {
    entry: ({ kind, found, factor, ...entry }) =>
      kind === 'add' && !isZero(entry.y) && equals(found, result({ ...entry, factor: negate(factor) })),
  },
  E3: { entry: ({ right, found }) => !isZero(right) && equals(found, negate(right)) },
  E7: { entry: ({ kind, x, right, found }) => kind === 'add' && equals(found, x) && !equals(found, right) },
  E8: {
    entry: ({ kind, keep, x, factor, y, found }) => {
      if (kind !== 'add') return false;
      const withoutFactor = [y, negate(y)].some((bare) => equals(found, add(multiply(keep, x), bare)));
      const withoutKeep = [x, negate(x)].some((bare) => equals(found, add(bare, multiply(factor, y))));
      return (!isZero(y) && withoutFactor) || (!isZero(x) && withoutKeep);
    },
  },
  E10: {
    entry: ({ kind, x, factor, y, found }) =>
      kind === 'add' && !isZero(x) && !isZero(y) && equals(found, multiply(factor, y)),
  },
  E13: {
    entry: ({ kind, factor, right, found }) =>
      kind === 'add' && equals(absolute(subtract(found, right)), absolute(factor)),
  },
  E14: {
    entry: ({ kind, right, found }) =>
      kind !== 'copy' && [1, 10].some((by) => equals(absolute(subtract(found, right)), integer(by))),
  },
  E15: {
    entry: ({ kind, beside, found, ...entry }) =>
      kind === 'add' && beside.some((y) => equals(found, result({ ...entry, y }))),
  },
  E24: {
    fits: ({ kind, x, right }, found) => {
      const isKept = x.map((entry, column) => equals(found[column], entry));
      const isMade = right.map((entry, column) => equals(found[column], entry));
      return (
        kind === 'scale' &&
        found.every((_, column) => isKept[column] || isMade[column]) &&
        isKept.some((kept, column) => kept && !isMade[column]) &&
        isMade.some((made, column) => made && !isKept[column])
      );
    },
  },
  E25: { rows: scaling(({ x, keep }) => (isZero(keep) ? [] : [scaled(divide(ONE, keep), x)])) },
  E26: { rows: scaling(({ x }) => [scaled(integer(0), x)]) },
  E27: {
    fits: ({ kind, x }, found) => {
      const [by, ...others] = found.map((entry, column) => subtract(entry, x[column]));
      return kind === 'scale' && !isZero(by) && others.every((other) => equals(other, by));
    },
  },
  E28: {
    entry: ({ kind, keep, right, found }) =>
      kind === 'scale' && signOf(keep) < 0 && !isZero(right) && equals(found, negate(right)),
  },
  E29: {
    entry: ({ kind, right, found }) =>
      kind !== 'copy' && !isInteger(right) && isInteger(found) && compare(absolute(subtract(right, found)), ONE) < 0,
  },
  E30: { matrices: oneSideOnly },
  E31: {
    matrices: ({ kind, before, target, source }) =>
      kind !== 'swap'
        ? []
        : before.flatMap((x, i) =>
            before.flatMap((y, j) =>
              j > i && !(i === Math.min(target, source) && j === Math.max(target, source))
                ? [before.with(i, y).with(j, x)]
                : [],
            ),
          ),
  },
  E32: {
    matrices: ({ kind, before, target, source, x, y }) =>
      kind === 'swap' ? [before.with(target, y), before.with(source, x)] : [],
  },
  E33: { entry: ({ kind, right, found }) => kind === 'copy' && !isZero(right) && equals(found, negate(right)) },
  E34: {
    entry: ({ right, found }) =>
      isOneDigitApart(fractionText(absolute(right)), fractionText(absolute(found))) &&
      (signOf(right) === signOf(found) || isZero(right) || isZero(found)),
  },
  E35: { matrices: columnwise },
  E37: {
    entry: ({ kind, keep, x, factor, y, found }) => {
      const [first, second] = [multiply(keep, x), multiply(factor, y)];
      const isFraction = !isInteger(first) || !isInteger(second);
      const above = first.numerator + second.numerator;
      return kind === 'add' && isFraction && equals(found, rational(above, first.denominator + second.denominator));
    },
  },
};
