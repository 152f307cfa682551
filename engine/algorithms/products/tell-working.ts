// The telling of the work: entries, columns, terms and multiples of lines, and what need not be worked out.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  count,
  type Expression,
  equal,
  indexed,
  list,
  negative,
  number,
  product,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../document/prose.ts';
import { absolute, type Entry, equals, isZero, multiply, signOf } from '../../exact/entry.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import { joined, place as placeProse } from '../wording.ts';
import {
  A,
  B,
  C,
  columnName,
  columnOf,
  columnVector,
  FACTORS,
  matrixOfRows,
  rowOf,
  rowVector,
  termName,
} from './names.ts';
import type { ProductInput, ProductMoves } from './moves.ts';
import type { Line, Spared } from './structure.ts';
import { symbolicEntry } from './tell-choice.ts';

/** So many entries of the product are worked out in the story; the others go the same way. */
const ENTRIES_WORKED_OUT = 16;

/** Longer dot products are not written in letters first. */
const MOST_LETTERS = 4;

export function tellSpare({ method, rows, columns }: ProductMoves['spare'], { a, b }: ProductInput): readonly Block[] {
  const named = (column: number): Expression => columnName(column, a.rows, b.columns);
  return [
    ...rows.map(sparedWords('row', A)).map((words) => paragraph(words)),
    ...columns.flatMap((spared) => {
      const words = paragraph(sparedWords('column', B)(spared));
      if (method !== 'columns') return [words];
      const { index, like } = spared;
      const value = like === null ? columnOf(Array.from({ length: a.rows }, () => ZERO)) : named(like);
      return [words, formula(equal(named(index), value))];
    }),
  ];
}

/** "Row 2 of A holds only zeros, and so does row 2 of C." */
function sparedWords(line: 'row' | 'column', factor: Expression): (spared: Spared) => Prose {
  const lineAt = (of: Expression, index: number): Expression =>
    measure(line === 'row' ? 'rowAt' : 'columnAt', of, index + 1);
  return ({ index, like }) => {
    const here = say`${line} ${index + 1}`;
    if (like === null) {
      const [zero, zeroToo] = [holds('zero', lineAt(factor, index)), holds('zero', lineAt(C, index))];
      return say`${claim(say`In ${factor}, ${here} holds only zeros, and so does ${here} of ${C}.`, zero, zeroToo)}`;
    }
    const first = say`${line} ${like + 1}`;
    return say`${claim(
      say`In ${factor}, ${here} is the same as ${first}, so ${here} of ${C} is the same as ${first} of ${C}.`,
      equal(lineAt(factor, index), lineAt(factor, like)),
      equal(lineAt(C, index), lineAt(C, like)),
    )}`;
  };
}

export function tellSparedTerms({ terms }: ProductMoves['spareTerms']): readonly Block[] {
  return terms.map(({ term, factor }) => {
    const line = say`${factor === 'A' ? 'column' : 'row'} ${term + 1}`;
    const outer = say`column ${term + 1} of ${A} times row ${term + 1} of ${B}`;
    const zeros = measure(factor === 'A' ? 'columnAt' : 'rowAt', FACTORS[factor], term + 1);
    return paragraph(
      say`${claim(
        say`In ${FACTORS[factor]}, ${line} holds only zeros, so ${outer} is the zero matrix`,
        holds('zero', zeros),
        holds('zero', columnTimesRow(term)),
      )} and is left out.`,
    );
  });
}

export function tellDot({ position, row, column, left, right, value }: ProductMoves['dot']): readonly Block[] {
  if (position === ENTRIES_WORKED_OUT) {
    return [
      paragraph(
        say`${claim(
          say`From ${placeProse(row, column)} on, the entries are found in the same way and stand in the product below`,
          equal(list([measure('entryAt', C, row + 1, column + 1)]), rowTimesColumn(row, column)),
        )}.`,
      ),
    ];
  }
  if (position > ENTRIES_WORKED_OUT) return [];
  return [
    heading(
      say`${claim(
        say`Row ${row + 1} of ${A} times column ${column + 1} of ${B}`,
        equal(list([indexed('c', row + 1, column + 1)]), rowTimesColumn(row, column)),
      )}`,
      2,
    ),
    formula(
      equal(
        indexed('c', row + 1, column + 1),
        ...(left.length <= MOST_LETTERS ? [added(symbolicEntry(row, column, left.length))] : []),
        products(left, right),
        number(value),
      ),
    ),
  ];
}

/** A column of A times the row of B with the same number. */
function columnTimesRow(term: number): Expression {
  return product('adjacent', measure('columnsAt', A, list([count(term + 1)])), measure('rowAt', B, term + 1));
}

/** A row of A times a column of B, as a matrix of one entry. */
function rowTimesColumn(row: number, column: number): Expression {
  return product('adjacent', measure('rowAt', A, row + 1), measure('columnsAt', B, list([count(column + 1)])));
}

/** "Column 2 of the product": A times that column of B. */
function columnOfProduct(column: number): Prose {
  const at = (of: Expression): Expression => measure('columnsAt', of, list([count(column + 1)]));
  return say`${claim(say`Column ${column + 1} of the product`, equal(at(C), product('adjacent', A, at(B))))}`;
}

/** "Row 2 of the product": that row of A times B. */
function rowOfProduct(row: number): Prose {
  const at = (of: Expression): Expression => measure('rowAt', of, row + 1);
  return say`${claim(say`Row ${row + 1} of the product`, equal(at(C), product('adjacent', at(A), B)))}`;
}

export function tellCombination(
  { column, weights, columns, value }: ProductMoves['combine'],
  width: number,
): readonly Block[] {
  const taken = weights.flatMap((weight, index) => (isZero(weight) ? [] : [index]));
  const left = weights.flatMap((weight, index) => (isZero(weight) ? [index] : []));
  const terms = taken.map((index) => multiple(weights[index], columnOf(columns[index])));
  const isPicked = taken.length === 1 && equals(weights[taken[0]], ONE);
  const isScaled = taken.length > 1 && taken.some((index) => !equals(weights[index], ONE));
  const multiplied = (index: number): Line<Entry> => columns[index].map((entry) => multiply(weights[index], entry));
  return [
    heading(columnOfProduct(column), 2),
    formula(
      equal(
        columnName(column, value.length, width),
        ...(isPicked && value.length > 1 ? [] : [added(terms)]),
        ...(isScaled && value.length > 1 ? [added(taken.map((index) => columnOf(multiplied(index))))] : []),
        columnOf(value),
      ),
      left.length === 0 ? null : [isPicked ? picked(column, taken[0], weights.length) : leftOut(column, left)],
    ),
  ];
}

/** "In B, column 2 has a one in row 3 and zeros elsewhere, so column 2 of C is column 3 of A." */
function picked(column: number, row: number, size: number): Claim {
  const [here, there] = [say`column ${column + 1}`, say`column ${row + 1}`];
  return claim(
    say`In ${B}, ${here} has a one in row ${row + 1} and zeros elsewhere, so ${here} of ${C} is ${there} of ${A}.`,
    equal(measure('entryAt', B, row + 1, column + 1), number(ONE)),
    equal(measure('zeroCount', measure('columnAt', B, column + 1)), count(size - 1)),
    equal(measure('columnAt', C, column + 1), measure('columnAt', A, row + 1)),
  );
}

/** "The zeros in column 1 of B leave out columns 2 and 3 of A." */
function leftOut(column: number, indices: readonly number[]): Claim {
  const names = joined(indices.map((index) => say`${index + 1}`));
  return claim(
    indices.length === 1
      ? say`The zero in column ${column + 1} of ${B} leaves out column ${names} of ${A}.`
      : say`The zeros in column ${column + 1} of ${B} leave out columns ${names} of ${A}.`,
    ...indices.map((index) => holds('zero', measure('entryAt', B, index + 1, column + 1))),
  );
}

export function tellOuter({ term, column, row, value }: ProductMoves['outer']): readonly Block[] {
  return [
    heading(
      say`${claim(
        say`Column ${term + 1} of ${A} times row ${term + 1} of ${B}`,
        equal(termName(term), columnTimesRow(term)),
      )}`,
      2,
    ),
    formula(equal(termName(term), product('adjacent', columnVector(column), rowVector(row)), matrixOfRows(value))),
  ];
}

export function tellScale(
  { factor, line, place: [row, column], by, of, value }: ProductMoves['scale'],
  width: number,
): readonly Block[] {
  const entry = indexed(factor.toLowerCase(), row + 1, column + 1);
  const show = factor === 'A' ? rowOf : columnOf;
  const isNumber = of.length === 1;
  const steps = [
    product(isNumber ? 'dot' : 'adjacent', entry, show(of)),
    ...(equals(by, ONE) && !isNumber ? [] : [multiple(by, show(of))]),
    show(value),
  ];
  if (factor === 'A') {
    const [first, ...rest] = isNumber ? [indexed('c', line + 1, 1), ...steps] : steps;
    return [heading(rowOfProduct(line), 2), formula(equal(first, ...rest))];
  }
  return [heading(columnOfProduct(line), 2), formula(equal(columnName(line, of.length, width), ...steps))];
}

export function tellDiagonalEntry({ place, left, right, value }: ProductMoves['diagonalEntry']): readonly Block[] {
  const indices = [place + 1, place + 1];
  return [
    formula(
      equal(
        indexed('c', ...indices),
        product('adjacent', indexed('a', ...indices), indexed('b', ...indices)),
        product('dot', number(left), number(right)),
        number(value),
      ),
    ),
  ];
}

/** x1 y1 + x2 y2 + ... of two equally long lists. */
export function products(left: Line<Entry>, right: Line<Entry>): Expression {
  return added(left.map((x, index) => product('dot', number(x), number(right[index]))));
}

/** A number times a line; between two numbers stands a dot. */
function multiple(factor: Entry, of: Expression): Expression {
  return of.kind === 'number' ? product('dot', number(factor), of) : times(factor, of);
}

/** A number times something, written as textbooks do: V, -V, 3V, -3V. */
export function times(factor: Entry, of: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? of : product('adjacent', number(size), of);
  return signOf(factor) < 0 ? negative(term) : term;
}

/** first = middle = last, or ≈ last where that is rounded. */
export function productRelation(
  first: Expression,
  middle: readonly Expression[],
  last: Expression,
  isRounded: boolean,
): Expression {
  if (!isRounded) return equal(first, ...middle, last);
  return {
    kind: 'relation',
    first,
    links: [
      ...middle.map((right) => ({ comparison: 'equal' as const, right })),
      { comparison: 'approximately', right: last },
    ],
  };
}
