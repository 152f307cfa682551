// The words of the eigenvectors of two conjugate eigenvalues: one system over numbers with a root, or over complex numbers.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  indexed,
  negative,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { CURRENT, measure, NEXT } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { equals, isZero, ONE } from '../../exact/rational.ts';
import type { Exact } from '../../exact/scalar.ts';
import { A } from '../characteristic/names.ts';
import {
  columnOf,
  freeWords,
  isRoot,
  ONE_BY_ONE,
  type SpaceEnding,
  SYSTEM,
  shiftedName,
  systemClaim,
  vectorLine,
  vectorName,
  zeros,
} from './eigenspace-names.ts';
import type { PairSpace, ShownColumn } from './eigenspaces.ts';
import { shownValue } from './eigenvalue-tell.ts';
import { readBlocks } from './read-equations-tell.ts';
import { type SignedNumber, signedNumber } from './signed-number.ts';

/** With more rows than these the entries of a new row are not worked out one by one. */
const MOST_WORKED = 3;

export function pairBlocks(facts: PairSpace, ending: SpaceEnding, isFirst: boolean): readonly Block[] {
  const { field, values, shifted, steps, reading, vectors, images, free, firsts } = facts;
  const [value, other] = values.map(shownValue);
  const [own, conjugates] = vectors;
  const subject = shiftedName(values[0]);
  return [
    heading(say`${systemClaim(value)}`),
    formula(equal(subject, gridOf(shifted)), isFirst ? SYSTEM : null),
    ...steps.flatMap((step) => columnBlocks(step, shifted.length)),
    ...(reading === null ? [] : readBlocks(reading)),
    paragraph(
      say`${claim(
        say`${freeWords(free)}${isScaled(own, free) ? SCALED : free.length === 1 ? say`, and we take ${1} for it` : ''}`,
        ...own.map((vector) => equal(product('adjacent', subject, columnOf(vector)), zeros(vector.length))),
      )}.${free.length > 1 ? ONE_BY_ONE : ''}`,
    ),
    ...vectorBlocks(own, { images: images[0], value, first: firsts[0], ending }),
    paragraph(
      field.isReal
        ? say`${claim(say`For the eigenvalue ${other}`, isRoot(other))} the same steps hold with the other sign before the root.`
        : say`${A} is real, so the conjugate of an eigenvector is an eigenvector for ${claim(say`the conjugate eigenvalue ${other}`, isRoot(other))}.`,
    ),
    ...vectorBlocks(conjugates, { images: images[1], value: other, first: firsts[1], ending }),
  ];
}

/** One of the two eigenvalues, with what A makes of its vectors. */
interface SpaceOfPair {
  readonly images: readonly (readonly Exact[])[];
  readonly value: Expression;
  readonly first: number;
  readonly ending: SpaceEnding;
}

/** The eigenvectors, and that A takes each of them to its multiple: Av₁ = (3 + 2√2, 1 + √2) = (1 + √2)v₁. */
function vectorBlocks(
  vectors: readonly (readonly Exact[])[],
  { images, value, first, ending }: SpaceOfPair,
): readonly Block[] {
  return [
    ...vectors.map((vector, k) => vectorLine(formula(equal(vectorName(first + k), columnOf(vector))), ending)),
    ...notInShort(
      ...vectors.map((_, k) => {
        const name = vectorName(first + k);
        return formula(equal(product('adjacent', A, name), columnOf(images[k]), product('adjacent', value, name)));
      }),
    ),
  ];
}

const SCALED = say`, and we choose it so that no denominators remain`;

function isScaled(vectors: readonly (readonly Exact[])[], free: readonly number[]): boolean {
  return vectors.some((vector, k) => !isOne(vector[free[k]]));
}

function isOne(value: Exact): boolean {
  return value.kind === 'rational' && equals(value, ONE);
}

/** −(1 + √2)x, x */
function signedTerm({ isNegative, size }: SignedNumber, name: Expression): Expression {
  const term = times(size, name);
  return isNegative ? negative(term) : term;
}

function times(factor: Exact, name: Expression): Expression {
  return isOne(factor) ? name : product('adjacent', shownValue(factor), name);
}

/** The row operations for one column with their reasons, and the matrix that they lead to. */
function columnBlocks(step: ShownColumn, size: number): readonly Block[] {
  const { column, row, exchange, pivot, scale, scaled, added: additions, rows } = step;
  const name = rowName(row);
  const isChanged = exchange !== null || scale !== null;
  if (!isChanged && additions.length === 0) return [];
  return [
    ...(exchange === null
      ? []
      : [formula(relation(name, 'exchanges', rowName(exchange)), exchangeWords(step, exchange))]),
    ...(scale === null ? [] : [formula(relation(name, 'becomes', timesRow(scale, name)), scaleWords(scale, pivot))]),
    ...(isChanged ? [formula(gridOf(scaled))] : []),
    ...additions.flatMap((addition) => [
      formula(
        relation(rowName(addition.row), 'becomes', sum(rowName(addition.row), signedTerm(addition, name))),
        say`${cleared(addition.row, column)}.`,
      ),
      ...(size > MOST_WORKED ? [] : entryBlocks(step, addition)),
    ]),
    ...(additions.length === 0 ? [] : [formula(gridOf(rows))]),
  ];
}

function cleared(row: number, column: number): Claim {
  return claim(
    say`This clears the entry in row ${row + 1}, column ${column + 1}`,
    equal(measure('entryAt', NEXT, row + 1, column + 1), count(0)),
  );
}

function rowName(row: number): Expression {
  return indexed('R', row + 1);
}

function timesRow(factor: Exact, row: Expression): Expression {
  return signedTerm(signedNumber(factor), row);
}

/** Why the row is exchanged: its own entry is zero, or the other is a fraction. */
function exchangeWords({ row, column, pivot, scaled }: ShownColumn, exchange: number): Prose {
  const at = (place: number): Expression => measure('entryAt', CURRENT, place + 1, column + 1);
  const own = shownValue(scaled[exchange][column]);
  const other = claim(say`row ${exchange + 1} has ${shownValue(pivot)} there`, equal(at(exchange), shownValue(pivot)));
  const known = say`The entry in row ${row + 1}, column ${column + 1} is ${own}`;
  return isNought(scaled[exchange][column])
    ? say`${claim(known, equal(at(row), own))} and cannot be a pivot, but ${other}.`
    : say`${claim(known, equal(at(row), own))}, but ${other}, an easier pivot.`;
}

function isNought(value: Exact): boolean {
  return value.kind === 'rational' && isZero(value);
}

/** Of a pivot with a root or with i it is shown that the factor is its reciprocal. */
function scaleWords(scale: Exact, pivot: Exact): Prose {
  const proof = equal(product('dot', shownValue(scale), shownValue(pivot)), count(1));
  return pivot.kind === 'rational'
    ? say`The row is divided by ${claim(say`its pivot ${shownValue(pivot)}`, proof)}, so that the pivot becomes one.`
    : say`The row is multiplied by the reciprocal of its pivot, so that the pivot becomes one: ${claim([proof], proof)}.`;
}

/** What becomes of the entries right of the pivot's column: −2 − 2√2 + (1 + √2) · 2 = 0. */
function entryBlocks(
  { column, row, scaled, rows }: ShownColumn,
  addition: ShownColumn['added'][number],
): readonly Block[] {
  return scaled[row].flatMap((entry, place): readonly Block[] => {
    const isPlain = isOne(addition.size) || isOne(entry);
    if (place <= column || isNought(entry) || (isPlain && isNought(scaled[addition.row][place]))) return [];
    const size = shownValue(addition.size);
    const term = isOne(addition.size)
      ? shownValue(entry)
      : isOne(entry)
        ? size
        : product('dot', size, shownValue(entry));
    const before = scaled[addition.row][place];
    const signed = addition.isNegative ? negative(term) : term;
    return [
      formula(
        equal(isNought(before) ? signed : sum(shownValue(before), signed), shownValue(rows[addition.row][place])),
      ),
    ];
  });
}

function gridOf(rows: readonly (readonly Exact[])[]): Expression {
  return grid(rows.map((row) => row.map(shownValue)));
}
