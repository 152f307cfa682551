// The slips of row operations. One row each; adding one touches this list only.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { type Prose, say } from '../../document/prose.ts';
import {
  absolute,
  add,
  divide,
  equals,
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
  ZERO,
} from '../../exact/rational.ts';
import type { EntryCase, OperationCase, RowRule } from '../rows/cases.ts';
import { done } from '../rows/replay.ts';
import { combined, type Row, times } from '../rows/rows.ts';
import type { Slip, SlipFacts } from './slip.ts';

export type RowSlip = Slip<RowRule>;

type Adding = OperationCase<'add'>;

function target({ before, operation }: Adding): Row {
  return before[operation.target];
}

function source({ before, operation }: Adding): Row {
  return before[operation.source];
}

function result(situation: Adding): Row {
  const { keep, factor } = situation.operation;
  return combined(keep, target(situation), factor, source(situation));
}

/** 1 or -1. */
function sign(value: Rational): Rational {
  return rational(BigInt(signOf(value)));
}

/** The first entry of the source row that is not 0: the pivot. */
function pivotOf(row: Row): number {
  return row.findIndex((value) => !isZero(value));
}

function others(before: Rows, ...rows: readonly number[]): readonly Row[] {
  return before.filter((_, index) => !rows.includes(index));
}

/** The number with its digits only, as it is copied: -12/5 is "12/5". */
function digits(value: Rational): string {
  const size = absolute(value);
  return isInteger(size) ? String(size.numerator) : `${size.numerator}/${size.denominator}`;
}

/** Whether one text becomes the other by one character that is lost, added, changed or exchanged with its neighbour. */
function isOneSlipAway(x: string, y: string): boolean {
  if (x === y || Math.abs(x.length - y.length) > 1) return false;
  let start = 0;
  while (start < x.length && x[start] === y[start]) start += 1;
  const [restX, restY] = [x.slice(start), y.slice(start)];
  if (x.length === y.length) {
    if (restX.slice(1) === restY.slice(1)) return true;
    return restX[0] === restY[1] && restX[1] === restY[0] && restX.slice(2) === restY.slice(2);
  }
  return restX.length > restY.length ? restX.slice(1) === restY : restX === restY.slice(1);
}

function isCopySlip({ expected, found, kind, x }: EntryCase): boolean {
  const wanted = kind === 'copy' ? x : expected;
  if (signOf(wanted) !== signOf(found) && !isZero(found) && !isZero(wanted)) return false;
  return isOneSlipAway(digits(wanted), digits(found));
}

/** The wrong sum of two fractions: numerators and denominators added apart. */
function addedByParts({ keep, x, factor, y }: EntryCase): Rational | null {
  const [first, second] = [multiply(keep, x), multiply(factor, y)];
  const under = first.denominator + second.denominator;
  return isInteger(first) && isInteger(second) ? null : rational(first.numerator + second.numerator, under);
}

function roundings(value: Rational): readonly Rational[] {
  const { numerator, denominator } = value;
  const cut = numerator / denominator;
  const floor = numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut;
  return [cut, floor, floor + 1n].map((whole) => rational(whole));
}

function transposed(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

const row = ({ row: named }: SlipFacts): Prose => (named === undefined ? say`this line` : say`row ${named}`);
/** A number that stands alone has no place. */
const entry = ({ row: named, column }: SlipFacts): Prose =>
  named === undefined || column === undefined ? say`this line` : say`row ${named}, column ${column}`;

export const ROW_SLIPS: readonly RowSlip[] = [
  {
    id: 'E1',
    name: 'wrong-sign-of-multiple',
    rule: {
      addedRows: (it) => [combined(it.operation.keep, target(it), negate(it.operation.factor), source(it))],
    },
    sentence: (facts) =>
      say`In ${row(facts)} the multiple has the opposite sign: added where it is to be subtracted, or the other way round.`,
    question: 'Is the multiple of the other row added or subtracted?',
    misconception: null,
  },
  {
    id: 'E4',
    name: 'sign-wrong-except-pivot',
    rule: {
      addedRows: (it) => {
        const pivot = pivotOf(source(it));
        const wrong = combined(it.operation.keep, target(it), negate(it.operation.factor), source(it));
        return pivot < 0 ? [] : [wrong.with(pivot, result(it)[pivot])];
      },
    },
    sentence: (facts) =>
      say`In ${row(facts)} the entry of the pivot's column is right, but the others have the multiple with the opposite sign.`,
    question: 'Is the same thing done to every entry of the row?',
    misconception: null,
  },
  {
    id: 'E5',
    name: 'rhs-not-updated',
    rule: {
      addedRows: (it) =>
        it.bar === null
          ? []
          : [result(it).map((value, column) => (column < (it.bar ?? 0) ? value : target(it)[column]))],
      scaledRows: ({ before, operation, bar }) =>
        bar === null
          ? []
          : [
              before[operation.target].map((value, column) =>
                column < bar ? multiply(operation.factor, value) : value,
              ),
            ],
    },
    sentence: (facts) => say`In ${row(facts)} the operation stops at the bar: the right-hand side is left as it was.`,
    question: 'Is the operation done to the right-hand side too?',
    misconception: null,
  },
  {
    id: 'E6',
    name: 'only-pivot-column',
    rule: {
      addedRows: (it) => {
        const pivot = pivotOf(source(it));
        return pivot < 0 ? [] : [target(it).with(pivot, result(it)[pivot])];
      },
    },
    sentence: (facts) =>
      say`In ${row(facts)} only the entry of the pivot's column is changed; the others are left as they were.`,
    question: 'Which entries of the row does a row operation change?',
    misconception: null,
  },
  {
    id: 'E39',
    name: 'zero-forced',
    rule: {
      addedRows: (it) => {
        const [pivot, right] = [pivotOf(source(it)), result(it)];
        const isToClear = pivot >= 0 && !isZero(target(it)[pivot]) && !isZero(right[pivot]);
        return isToClear ? [right.with(pivot, ZERO)] : [];
      },
    },
    sentence: (facts) =>
      say`In ${row(facts)} the entry of the pivot's column is written as 0, and the operation gives another number.`,
    question: 'Does the operation really make this entry 0?',
    misconception: null,
  },
  {
    id: 'E9',
    name: 'forgot-factor-in-row',
    rule: {
      addedRows: (it) => [
        combined(it.operation.keep, target(it), sign(it.operation.factor), source(it)),
        combined(sign(it.operation.keep), target(it), it.operation.factor, source(it)),
      ],
    },
    sentence: (facts) => say`In ${row(facts)} one of the two rows is used itself, and not its multiple.`,
    question: 'By which number is each of the two rows multiplied first?',
    misconception: null,
  },
  {
    id: 'E11',
    name: 'row-replaced-by-multiple',
    rule: {
      addedRows: (it) => [times(it.operation.factor, source(it)), times(negate(it.operation.factor), source(it))],
    },
    sentence: (facts) => say`Row ${facts.row ?? ''} holds a multiple of the other row only; the row itself is lost.`,
    question: 'What is the multiple added to?',
    misconception: null,
  },
  {
    id: 'E12',
    name: 'factor-off-by-one',
    rule: {
      addedRows: (it) =>
        [ONE, negate(ONE)].map((by) =>
          combined(it.operation.keep, target(it), add(it.operation.factor, by), source(it)),
        ),
      entry: ({ kind, keep, x, factor, y, found }) =>
        kind === 'add' &&
        !isZero(y) &&
        [ONE, negate(ONE)].some((by) => equals(found, add(multiply(keep, x), multiply(add(factor, by), y)))),
    },
    sentence: (facts) => say`In ${where(facts)} a multiple by one more or one less is used.`,
    question: 'Which multiple of the other row is meant?',
    fitsByChance: 'in-one-entry',
    misconception: null,
  },
  {
    id: 'E16',
    name: 'sign-of-target-term',
    rule: {
      addedRows: (it) => [combined(negate(it.operation.keep), target(it), it.operation.factor, source(it))],
      entry: ({ kind, keep, x, factor, y, found }) =>
        kind === 'add' && !isZero(x) && equals(found, add(multiply(negate(keep), x), multiply(factor, y))),
    },
    sentence: (facts) => say`In ${where(facts)} the sign of the entry that was there is turned.`,
    question: 'Which sign has the entry that the multiple is added to?',
    misconception: null,
  },
  {
    id: 'E17',
    name: 'row-negated',
    rule: { addedRows: (it) => [times(negate(ONE), result(it))] },
    sentence: (facts) =>
      say`Row ${facts.row ?? ''} has all its signs turned, as if the rows were subtracted the other way round.`,
    question: 'Which row is subtracted from which?',
    misconception: null,
  },
  {
    id: 'E18',
    name: 'written-to-wrong-row',
    rule: {
      matrices: ({ operation, before }) => {
        if (operation.kind !== 'add') return [];
        const made = combined(operation.keep, before[operation.target], operation.factor, before[operation.source]);
        return before.flatMap((_, index) => (index === operation.target ? [] : [before.with(index, made)]));
      },
    },
    sentence: 'The new row is right, but it stands in another row than the one that it replaces.',
    question: 'Which row does the result replace?',
    misconception: null,
  },
  {
    id: 'E19',
    name: 'roles-exchanged',
    rule: {
      matrices: ({ operation, before }) =>
        operation.kind === 'add'
          ? [
              before.with(
                operation.source,
                combined(operation.keep, before[operation.source], operation.factor, before[operation.target]),
              ),
            ]
          : [],
      addedRows: (it) => [combined(it.operation.keep, source(it), it.operation.factor, target(it))],
    },
    sentence: 'The two rows have exchanged their parts: the one that should stay is changed by the other one.',
    question: 'Which of the two rows is changed, and which one stays?',
    misconception: null,
  },
  {
    id: 'E20',
    name: 'wrong-source',
    rule: {
      addedRows: (it) =>
        others(it.before, it.operation.target, it.operation.source).map((other) =>
          combined(it.operation.keep, target(it), it.operation.factor, other),
        ),
    },
    sentence: (facts) => say`For ${row(facts)} a multiple of the wrong row is taken.`,
    question: 'Of which row is a multiple taken?',
    misconception: null,
  },
  {
    id: 'E21',
    name: 'pivot-row-left-multiplied',
    rule: {
      matrices: ({ operation, before }) => {
        if (operation.kind !== 'add') return [];
        const made = combined(operation.keep, before[operation.target], operation.factor, before[operation.source]);
        return [operation.factor, negate(operation.factor)].map((factor) =>
          before.with(operation.target, made).with(operation.source, times(factor, before[operation.source])),
        );
      },
    },
    sentence: 'The row that was multiplied is left multiplied; it should stand there as it was.',
    question: 'Which row does the operation change, and which one stays as it was?',
    misconception: null,
  },
  {
    id: 'E22',
    name: 'simultaneous',
    rule: {
      lines: (before, operations) =>
        operations.length < 2
          ? []
          : [
              operations.reduce(
                (rows, operation) => rows.with(operation.target, done(before, operation)[operation.target]),
                before,
              ),
            ],
    },
    sentence:
      'The operations are done at the same time, each with the old rows. Done in turn, the second one starts from the new row.',
    question: 'Which row does the second operation start from: the old one or the new one?',
    misconception: null,
  },
  {
    id: 'E23',
    name: 'uses-old-row',
    rule: {
      addedRows: (it) =>
        it.earlier === null
          ? []
          : [combined(it.operation.keep, target(it), it.operation.factor, it.earlier[it.operation.source])],
      lines: (before, operations) =>
        operations.flatMap((_, late) => {
          let rows = before;
          for (const [index, operation] of operations.entries()) {
            const uses =
              index === late && operation.kind === 'add' ? rows.with(operation.source, before[operation.source]) : rows;
            rows = rows.with(operation.target, done(uses, operation)[operation.target]);
            if (operation.kind === 'swap') return [];
          }
          return [rows];
        }),
    },
    sentence: (facts) => say`For ${row(facts)} the other row is taken as it was before it was changed.`,
    question: 'How does the other row look now?',
    misconception: null,
  },
  {
    id: 'E36',
    name: 'cross-multiplied-reversed',
    rule: {
      addedRows: (it) => {
        const { keep, factor } = it.operation;
        if (equals(absolute(keep), ONE) && equals(absolute(factor), ONE)) return [];
        return [combined(absolute(factor), target(it), multiply(sign(factor), absolute(keep)), source(it))];
      },
    },
    sentence: (facts) =>
      say`In ${row(facts)} the two factors are exchanged, so the entry of the pivot's column does not become zero.`,
    question: 'Which row is multiplied by which of the two numbers?',
    misconception: null,
  },
  {
    id: 'E2',
    name: 'sign-in-one-entry',
    rule: {
      entry: ({ kind, keep, x, factor, y, found }) =>
        kind === 'add' && !isZero(y) && equals(found, subtract(multiply(keep, x), multiply(factor, y))),
    },
    sentence: (facts) =>
      say`In ${entry(facts)} what comes from the other row has the opposite sign: added where it is to be subtracted, or the other way round.`,
    question: 'Is the number from the other row added or subtracted here, and what is its own sign?',
    misconception: null,
  },
  {
    id: 'E3',
    name: 'sign-of-result',
    rule: {
      entry: ({ kind, keep, expected, found, isOnly }) =>
        (kind === 'add' || (kind === 'scale' && signOf(keep) > 0 && !equals(keep, ONE) && isOnly)) &&
        !isZero(expected) &&
        equals(found, negate(expected)),
    },
    sentence: (facts) => say`In ${entry(facts)} the number is right, but its sign is not.`,
    question: 'Is the result positive or negative?',
    misconception: null,
  },
  {
    id: 'E7',
    name: 'entry-not-updated',
    rule: {
      entry: ({ kind, expected, x, found }) => kind === 'add' && equals(found, x) && !equals(found, expected),
    },
    sentence: (facts) => say`The entry in ${entry(facts)} is left as it was.`,
    question: 'Is every entry of the row worked out?',
    misconception: null,
  },
  {
    id: 'E8',
    name: 'forgot-factor-in-entry',
    rule: {
      entry: ({ kind, keep, x, factor, y, found }) =>
        kind === 'add' &&
        ((!isZero(y) &&
          !equals(absolute(factor), ONE) &&
          [y, negate(y)].some((taken) => equals(found, add(multiply(keep, x), taken)))) ||
          (!isZero(x) &&
            !equals(absolute(keep), ONE) &&
            [x, negate(x)].some((taken) => equals(found, add(taken, multiply(factor, y)))))),
    },
    sentence: (facts) => say`In ${entry(facts)} an entry is used without the number that multiplies its row.`,
    question: 'By which number is each of the two entries multiplied?',
    misconception: null,
  },
  {
    id: 'E10',
    name: 'forgot-target-term',
    rule: {
      entry: ({ kind, x, factor, y, found }) =>
        kind === 'add' && !isZero(x) && !isZero(y) && equals(found, multiply(factor, y)),
    },
    sentence: (facts) =>
      say`In ${entry(facts)} only the multiple of the other row stands; the entry that was there is missing.`,
    question: 'What is the product added to?',
    misconception: null,
  },
  {
    id: 'E13',
    name: 'times-table',
    rule: {
      entry: ({ kind, keep, x, factor, y, found }) =>
        kind === 'add' &&
        [ONE, negate(ONE)].some((by) => equals(found, add(multiply(keep, x), multiply(factor, add(y, by))))),
    },
    sentence: (facts) => say`In ${entry(facts)} the product is off by one row of the times table.`,
    question: 'What is the product of the two numbers?',
    fitsByChance: 'always',
    misconception: null,
  },
  {
    id: 'E14',
    name: 'off-by-one-or-ten',
    rule: {
      entry: ({ kind, expected, found }) =>
        kind !== 'copy' && OFFSETS.some((by) => equals(subtract(found, expected), by)),
    },
    sentence: (facts) => say`In ${entry(facts)} the result is off by one or by ten.`,
    question: 'Work the sum out once more: what does it give?',
    fitsByChance: 'always',
    misconception: null,
  },
  {
    id: 'E15',
    name: 'neighbour-column',
    rule: {
      entry: ({ kind, keep, x, factor, neighbours, found }) =>
        kind === 'add' && neighbours.some((y) => equals(found, add(multiply(keep, x), multiply(factor, y)))),
    },
    sentence: (facts) => say`In ${entry(facts)} the entry of a neighbouring column of the other row is used.`,
    question: 'Which entry of the other row stands in the same column?',
    misconception: null,
  },
  {
    id: 'E24',
    name: 'scale-part-of-row',
    rule: {
      scaledFits: ({ before, operation }, found) => {
        const entries = before[operation.target].map((x, column) => ({
          x,
          made: multiply(operation.factor, x),
          g: found[column],
        }));
        const changing = entries.filter(({ x, made }) => !equals(x, made));
        return (
          entries.every(({ x, made, g }) => equals(g, x) || equals(g, made)) &&
          changing.some(({ x, g }) => equals(g, x)) &&
          changing.some(({ made, g }) => equals(g, made))
        );
      },
    },
    sentence: (facts) => say`In ${row(facts)} some entries are multiplied and others are not.`,
    question: 'Is every entry of the row multiplied by the number?',
    misconception: null,
  },
  {
    id: 'E25',
    name: 'scaled-the-wrong-way',
    rule: {
      scaledRows: ({ before, operation }) =>
        isZero(operation.factor) ? [] : [times(divide(ONE, operation.factor), before[operation.target])],
    },
    sentence: (facts) => say`Row ${facts.row ?? ''} is multiplied where it is to be divided, or the other way round.`,
    question: 'Is the row to be multiplied or divided by the number?',
    misconception: null,
  },
  {
    id: 'E26',
    name: 'scaled-by-zero',
    rule: { scaledRows: ({ before, operation }) => [before[operation.target].map(() => ZERO)] },
    sentence: (facts) => say`Row ${facts.row ?? ''} is multiplied by zero. That is no row operation: the row is lost.`,
    question: 'By which numbers may a row be multiplied?',
    misconception: null,
  },
  {
    id: 'E27',
    name: 'subtracted-for-divided',
    rule: {
      scaledRows: ({ before, operation }) => {
        const old = before[operation.target];
        const by = old.flatMap((value) => (isZero(value) ? [] : [subtract(multiply(operation.factor, value), value)]));
        return by.filter((value) => !isZero(value)).map((value) => old.map((entryBefore) => add(entryBefore, value)));
      },
    },
    sentence: (facts) =>
      say`In ${row(facts)} a number is added to every entry or subtracted from it, where the row is to be multiplied or divided.`,
    question: 'How does the pivot become 1: by subtracting or by dividing?',
    misconception: null,
  },
  {
    id: 'E28',
    name: 'sign-lost-in-scaling',
    rule: {
      entry: ({ kind, keep, expected, found }) =>
        kind === 'scale' && signOf(keep) < 0 && !isZero(expected) && equals(found, negate(expected)),
    },
    sentence: (facts) => say`In ${entry(facts)} the sign is lost when the row is multiplied by a negative number.`,
    question: 'What happens to the sign of an entry that is multiplied by a negative number?',
    misconception: null,
  },
  {
    id: 'E29',
    name: 'integer-division',
    rule: {
      // A 0 that is added up is one that was wished for, E39.
      entry: ({ kind, expected, found }) =>
        (kind === 'scale' || (kind === 'add' && !isZero(found))) &&
        !isInteger(expected) &&
        roundings(expected).some((value) => equals(value, found)),
    },
    sentence: (facts) => say`In ${entry(facts)} a fraction is rounded to a whole number.`,
    question: 'Is the result a whole number?',
    misconception: null,
  },
  {
    id: 'E30',
    name: 'swap-without-rhs',
    rule: {
      matrices: ({ operation, before, bar }) => {
        if (operation.kind !== 'swap' || bar === null) return [];
        const { target: first, source: second } = operation;
        const mixed = (left: number, right: number): Row => [
          ...before[left].slice(0, bar),
          ...before[right].slice(bar),
        ];
        return [
          before.with(first, mixed(second, first)).with(second, mixed(first, second)),
          before.with(first, mixed(first, second)).with(second, mixed(second, first)),
        ];
      },
    },
    sentence: 'The rows are exchanged on one side of the bar only.',
    question: 'Are the right-hand sides exchanged together with their rows?',
    misconception: null,
  },
  {
    id: 'E31',
    name: 'swapped-other-rows',
    rule: {
      matrices: ({ operation, before }) =>
        operation.kind === 'swap'
          ? before.flatMap((_, first) =>
              before.flatMap((__, second) =>
                second > first ? [before.with(first, before[second]).with(second, before[first])] : [],
              ),
            )
          : [],
    },
    sentence: 'Other rows are exchanged than the ones that are named.',
    question: 'Which two rows are to be exchanged?',
    misconception: null,
  },
  {
    id: 'E32',
    name: 'row-copied-over',
    rule: {
      matrices: ({ operation, before }) =>
        operation.kind === 'swap'
          ? [
              before.with(operation.target, before[operation.source]),
              before.with(operation.source, before[operation.target]),
            ]
          : [],
    },
    sentence: 'One of the two rows stands there twice, and the other one is lost.',
    question: 'Where does each of the two rows stand after the exchange?',
    misconception: null,
  },
  {
    id: 'E33',
    name: 'copy-sign',
    rule: { entry: ({ kind, x, found }) => kind === 'copy' && !isZero(x) && equals(found, negate(x)) },
    sentence: (facts) =>
      say`The entry in ${entry(facts)} belongs to a row that does not change, and has lost its sign.`,
    question: 'Is this row copied as it was?',
    misconception: null,
  },
  {
    id: 'E34',
    name: 'copy-digit',
    rule: { entry: isCopySlip },
    sentence: (facts) => say`In ${entry(facts)} one digit is wrong.`,
    question: 'Work the number out once more: which of its digits is wrong?',
    fitsByChance: 'always',
    misconception: null,
  },
  {
    id: 'E35',
    name: 'column-operation',
    rule: {
      matrices: ({ operation, before }) => {
        const columns = transposed(before);
        if (operation.target >= columns.length) return [];
        if (operation.kind === 'scale') {
          return [transposed(columns.with(operation.target, times(operation.factor, columns[operation.target])))];
        }
        const { target: first, source: second } = operation;
        if (second >= columns.length) return [];
        return operation.kind === 'swap'
          ? [transposed(columns.with(first, columns[second]).with(second, columns[first]))]
          : [
              transposed(
                columns.with(first, combined(operation.keep, columns[first], operation.factor, columns[second])),
              ),
            ];
      },
    },
    sentence: 'The operation is done to columns; it is one of rows.',
    question: 'Which way do rows run?',
    misconception: null,
  },
  {
    id: 'E37',
    name: 'added-fractions-by-parts',
    rule: {
      entry: (situation) => {
        const wrong = situation.kind === 'add' ? addedByParts(situation) : null;
        return wrong !== null && equals(wrong, situation.found);
      },
    },
    sentence: (facts) => say`In ${entry(facts)} numerators and denominators are added apart.`,
    question: 'What is the common denominator of the two fractions?',
    misconception: null,
  },
];

const OFFSETS: readonly Rational[] = [1, -1, 10, -10].map(integer);

function where(facts: SlipFacts): Prose {
  return facts.column === undefined ? row(facts) : entry(facts);
}
