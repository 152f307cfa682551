// The words of unit eigenvectors of a symmetric matrix: right angles between them, and the division by their lengths.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  negative,
  number,
  product,
  quotient,
  root,
  sum,
} from '../../document/expression.ts';
import { holds } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { squareRoot } from '../../exact/power.ts';
import { divide, equals, isZero, ONE, ZERO } from '../../exact/rational.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import { type Exact, exactText, float } from '../../exact/scalar.ts';
import type { OrthogonalStep } from '../orthogonalization/solve.ts';
import { directionName, dotFormula, stepBlocks, type VectorNames } from '../orthogonalization/tell.ts';
import { joined } from '../wording.ts';
import { shownValue } from './eigenvalue-tell.ts';
import { shownRounded } from './rounded-tell.ts';
import { exactTerms } from './exact-product.ts';
import type { UnitColumn } from './unit-eigenvectors.ts';

/** The letters of eigenvectors, of what is left of them, of its multiples in whole numbers, and of unit vectors. */
export interface VectorLetters {
  readonly given: string;
  readonly rest: string;
  readonly whole: string;
  readonly unit: string;
}

const USUAL: VectorLetters = { given: 'v', rest: 'u', whole: 'w', unit: 'q' };

/** A column under the names that the story has for it. */
export interface Named {
  readonly column: UnitColumn;
  /** The eigenvector, and what is left of it at right angles to those before it. */
  readonly given: Expression;
  readonly name: Expression;
  readonly unit: Expression;
  /** Whether the name stands for another vector than the eigenvector. */
  readonly isChanged: boolean;
}

/** The columns of an eigenspace; none where its vectors have no numbers. */
export interface NamedSpace {
  readonly names: VectorNames;
  readonly columns: readonly Named[];
}

/**
 * The columns of each eigenspace under their names.
 * @param firsts how many eigenvectors have been told before those of an eigenvalue, by its exact text
 */
export function namedSpaces(
  spaces: readonly (readonly UnitColumn[])[],
  firsts: ReadonlyMap<string, number>,
  letters: VectorLetters = USUAL,
): readonly NamedSpace[] {
  let place = 0;
  return spaces.map((columns) => {
    const first = firsts.get(exactText(columns[0].value));
    const start = place;
    place += columns.length;
    const names = namesFrom(first ?? 0, letters);
    if (first === undefined) return { names, columns: [] };
    return {
      names,
      columns: columns.map((column, index) => {
        const changed = changedName(column, index, names);
        const given = names.given(index);
        const isChanged = changed !== null;
        return { column, given, name: changed ?? given, unit: indexed(letters.unit, start + index + 1), isChanged };
      }),
    };
  });
}

/** The first vector of an eigenspace stays what it is, and so keeps its name. */
function namesFrom(first: number, { given, rest, whole, unit }: VectorLetters): VectorNames {
  const named = (letter: string, index: number): Expression => indexed(letter, first + index + 1);
  return {
    given: (index) => named(given, index),
    rest: (index) => named(index === 0 ? given : rest, index),
    whole: (index) => named(whole, index),
    unit: (index) => named(unit, index),
  };
}

/** The name of what is left of the eigenvector; null where nothing is taken from it. */
function changedName({ step, given, vector }: UnitColumn, index: number, names: VectorNames): Expression | null {
  if (step !== null && isTaken(step) && step.direction !== null) return directionName(names, step.direction);
  const isKept = given.every((x, place) => exactText(x) === exactText(vector[place]));
  return isKept ? null : names.rest(index);
}

/** Whether anything is taken from the vector. */
function isTaken({ projections }: OrthogonalStep): boolean {
  return projections.some(({ product: value }) => !isZero(value));
}

/** With more rows than these only the results are told. */
const MOST_ROWS = 6;

/** That the vectors of different eigenspaces are perpendicular, and how those of one are made so. */
export function rightAngleBlocks(matrix: Expression, spaces: readonly NamedSpace[], size: number): readonly Block[] {
  if (size === 1) return [];
  const told = spaces.filter(({ columns }) => columns.length > 0);
  const isWork = told.some(({ columns }) => columns.some(({ isChanged }) => isChanged));
  const pairs = told.flatMap(({ columns }, place) =>
    told.slice(0, place).flatMap((other) => other.columns.flatMap((one) => columns.map((two) => [one, two] as const))),
  );
  const different = pairs.map(([one, two]) => dotIsZero(one.given, two.given));
  // One vector alone is at an angle to nothing.
  if (spaces.length === 1 && spaces[0].columns.length < 2) return [];
  return [
    heading(isWork ? say`Make the eigenvectors perpendicular` : say`Look at the angles between the eigenvectors`),
    ...(spaces.length > 1
      ? [
          paragraph(
            say`${claim(say`${matrix} is symmetric, so eigenvectors for different eigenvalues are perpendicular`, holds('symmetric', matrix), ...different)}.`,
          ),
          ...(size <= MOST_SEEN ? notInShort(...pairs.flatMap(([one, two]) => dotBlocks(one, two))) : []),
        ]
      : []),
    ...told.flatMap((space) => spaceBlocks(space, size)),
  ];
}

/** The right angles of small matrices are seen. */
const MOST_SEEN = 3;

/** v₁ · v₂ = −1 + 1 = 0 */
function dotBlocks(one: Named, two: Named): readonly Block[] {
  const [u, v] = [one, two].map(({ column }) => column.given.filter((x) => x.kind === 'rational'));
  const isRational = u.length === one.column.given.length && v.length === u.length;
  if (isRational) return [formula(dotFormula(one.given, two.given, u, v, ZERO))];
  const terms = exactTerms(one.column.given, two.column.given);
  return terms === null ? [] : [formula(exactDot(one.given, two.given, terms, ZERO))];
}

/** v₁ · v₂ = (1 − √2) + (−1 + √2) = 0 */
function exactDot(one: Expression, two: Expression, terms: readonly Exact[], value: Exact): Expression {
  const shown = terms.length === 1 ? [] : [added(terms.map(shownValue))];
  return equal(product('dot', one, two), ...shown, shownValue(value));
}

function dotIsZero(one: Expression, other: Expression): Expression {
  return equal(product('dot', one, other), count(0));
}

function spaceBlocks({ columns, names }: NamedSpace, size: number): readonly Block[] {
  if (columns.length < 2) return [];
  const isWork = columns.some(({ isChanged }) => isChanged);
  if (!isWork) {
    const facts = columns.flatMap(({ name }, place) =>
      columns.slice(0, place).map((other) => dotIsZero(other.name, name)),
    );
    const shown = joined(columns.map(({ name }): Prose => [name]));
    return [paragraph(say`${claim(say`The vectors ${shown} are perpendicular to each other already`, ...facts)}.`)];
  }
  const [{ column }] = columns;
  const shown = shownValue(column.value);
  const reason = paragraph(
    say`${claim(say`The eigenvectors for the eigenvalue ${shown}`, equal(apply('p', shown), count(0)))} need not be perpendicular to each other. Sums of their multiples belong to the same eigenspace, so we may take away projections.`,
  );
  if (size > MOST_ROWS) {
    return [
      reason,
      ...columns.flatMap(({ isChanged, name, column: { vector } }) =>
        isChanged ? [formula(equal(name, columnOf(vector)))] : [],
      ),
    ];
  }
  return [
    reason,
    ...columns.flatMap((each, index) => {
      const { step, vector, square } = each.column;
      if (index === 0) return notInShort(formula(equal(product('dot', each.name, each.name), shownValue(square))));
      if (step !== null)
        return stepBlocks(step, names).flatMap((block) => (isNaming(block) ? [block] : notInShort(block)));
      const before = columns.slice(0, index).map(({ name }) => name);
      return [formula(equal(each.name, lessProjections(each.given, before), columnOf(vector)))];
    }),
  ];
}

/** Whether the formula says what a name stands for, and so belongs to short stories too. */
function isNaming(block: Block): boolean {
  return (
    block.kind === 'formula' && block.expression.kind === 'relation' && block.expression.first.kind === 'subscript'
  );
}

/** v − ((v · u)/(u · u))u − ... */
function lessProjections(v: Expression, directions: readonly Expression[]): Expression {
  return sum(
    v,
    ...directions.map((u) => negative(product('adjacent', quotient(product('dot', v, u), product('dot', u, u)), u))),
  );
}

function columnOf(entries: readonly Exact[]): Expression {
  return grid(entries.map((x) => [shownValue(x)]));
}

/** Each vector over its length. */
export function lengthBlocks(spaces: readonly NamedSpace[], size: number): readonly Block[] {
  const all = spaces.flatMap(({ columns }) =>
    columns.map((each, index) => ({ each, isShown: index > 0 && isToldStep(each) })),
  );
  if (all.length === 0) return [];
  return [
    heading(size === 1 ? say`Divide it by its length` : say`Divide each vector by its length`),
    paragraph(say`The length of a vector is the square root of its dot product with itself.`),
    ...all.flatMap(({ each, isShown }) => {
      const { name, unit, column } = each;
      const { square, vector } = column;
      const dot = isShown || size > MOST_ROWS ? [] : notInShort(formula(dotOf(name, vector, square)));
      return [...dot, formula(withDecimals(equal(unit, ...unitMembers(each)), each))];
    }),
  ];
}

/** The entries in decimals where they have no short form. */
function withDecimals(line: Expression, { column: { unit, vector, square } }: Named): Expression {
  if (unit !== null || line.kind !== 'relation' || vector.length > MOST_ROWS) return line;
  const length = Math.sqrt(nearestDouble(square));
  const right = grid(vector.map((x) => [shownRounded(float(nearestDouble(x) / length))]));
  return { ...line, links: [...line.links, { comparison: 'approximately', right }] };
}

/** Whether the dot product of the vector with itself has been told where it was made perpendicular. */
function isToldStep({ column: { step } }: Named): boolean {
  return step !== null && isTaken(step);
}

function dotOf(name: Expression, vector: readonly Exact[], square: Exact): Expression {
  const fractions = vector.filter((x) => x.kind === 'rational');
  if (fractions.length === vector.length && square.kind === 'rational') {
    return dotFormula(name, name, fractions, fractions, square);
  }
  const terms = exactTerms(vector, vector);
  return terms === null ? equal(product('dot', name, name), shownValue(square)) : exactDot(name, name, terms, square);
}

/** The vector over its length, and what this is. */
function unitMembers({ name, column: { square, unit } }: Named): readonly Expression[] {
  const shown = unit === null ? [] : [columnOf(unit)];
  if (square.kind !== 'rational') {
    return [product('adjacent', quotient(count(1), root(shownValue(square))), name), ...shown];
  }
  if (equals(square, ONE)) return [name];
  const length = squareRoot(square);
  const factor = length.kind === 'rational' ? number(divide(ONE, length)) : quotient(count(1), number(length));
  return [product('adjacent', factor, name), ...shown];
}
