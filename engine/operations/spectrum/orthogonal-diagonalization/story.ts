// The words of orthogonal diagonalisation: eigenvectors, right angles, lengths.

import { POLYNOMIAL } from '../../../algorithms/characteristic/names.ts';
import { characteristicBlocks } from '../../../algorithms/characteristic/tell.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import type { OrthogonalStep } from '../../../algorithms/orthogonalization/solve.ts';
import { directionName, dotFormula, stepBlocks, type VectorNames } from '../../../algorithms/orthogonalization/tell.ts';
import { eigenspaceBlocks } from '../../../algorithms/spectrum/eigenspace-tell.ts';
import { eigenvalueBlocks, eigenvalueFacts, shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { tellNotSymmetric } from '../../../algorithms/symmetric.ts';
import { joined } from '../../../algorithms/wording.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { type AnswerMatrix, identity } from '../../../exact/matrix.ts';
import { squareRoot } from '../../../exact/power.ts';
import { divide, equals, isZero, ONE, ZERO } from '../../../exact/rational.ts';
import { type Exact, exactText } from '../../../exact/scalar.ts';
import type { EigenInput, EigenMove } from '../eigen/solve.ts';
import type { OrthogonalDiagonalMove, OrthogonalFactors, UnitColumn } from './solve.ts';

const [A, Q, D] = ['A', 'Q', 'D'].map(symbol);
const LAMBDA = symbol('λ');
const TRANSPOSED = power(Q, word('T'));
const QTQ = product('adjacent', TRANSPOSED, Q);
const QDQT = product('adjacent', Q, D, TRANSPOSED);

export const theory: readonly Prose[] = [
  say`Every symmetric matrix ${A} can be written as ${QDQT}, where ${D} is diagonal and the columns of ${Q} are eigenvectors of length ${1} at right angles to each other. The transpose of such a matrix ${Q} is its inverse.`,
  say`Eigenvectors of a symmetric matrix for different eigenvalues are perpendicular. Within the eigenspace of a repeated eigenvalue the Gram–Schmidt process makes the right angles.`,
];

export function task({ a }: EigenInput): Prose {
  return say`Diagonalise the symmetric matrix ${equal(A, matrixExpression(a))} orthogonally.`;
}

const ONLY_SYMMETRIC = say`A product of the form ${QDQT} is equal to its own transpose, so no other matrices can be diagonalised in this way.`;

/** @param problem that of a matrix that is not symmetric; null of others */
export function tellFailure(
  { a }: EigenInput,
  _moves: readonly OrthogonalDiagonalMove[],
  problem: Problem,
): FailureStory | null {
  return problem.code === 'not_symmetric'
    ? { blocks: tellNotSymmetric(a, problem.facts, ONLY_SYMMETRIC), intermediate: null }
    : null;
}

export function tell(input: EigenInput, moves: readonly OrthogonalDiagonalMove[]): readonly Block[] {
  const before = moves.flatMap((move) => (move.move === 'orthogonal' ? [] : [move]));
  return [
    ...openingOf(input.a),
    ...eigenBlocks(before),
    ...moves.flatMap((move) => (move.move === 'orthogonal' ? factorBlocks(move.facts, firstPlaces(before)) : [])),
  ];
}

/** The eigenvalues and eigenspaces; of a polynomial with rational roots a short story has the factors alone. */
function eigenBlocks(moves: readonly EigenMove[]): readonly Block[] {
  const found = moves.find((move) => move.move === 'spectrum');
  if (found?.move !== 'spectrum') return [];
  const polynomial = characteristicBlocks(
    moves.flatMap((move) => (move.move === 'polynomial' ? [move.facts.step] : [])),
    'without-check',
  );
  const isRational = found.facts.factors.every(({ factor }) => factor.length === 2);
  const last = isRational ? polynomial.findLastIndex(isFactored) : -1;
  return [
    ...(last < 0 ? polynomial : polynomial.flatMap((block, place) => (place === last ? [block] : notInShort(block)))),
    ...eigenvalueBlocks(found.facts),
    ...eigenspaceBlocks(
      moves.flatMap((move) => (move.move === 'space' ? [move.facts.step] : [])),
      found.facts,
    ),
  ];
}

/** p(λ) = (λ − 1)(λ − 3) */
function isFactored(block: Block): boolean {
  if (block.kind !== 'formula' || block.expression.kind !== 'relation') return false;
  const { first, links } = block.expression;
  return first === POLYNOMIAL && links.length === 1 && links[0].right.kind === 'product';
}

/** How many vectors the story of the eigenspaces has told before those of an eigenvalue, by its exact text. */
function firstPlaces(moves: readonly EigenMove[]): ReadonlyMap<string, number> {
  return new Map(
    moves.flatMap((move): readonly (readonly [string, number])[] => {
      if (move.move !== 'space') return [];
      const { step } = move.facts;
      if (step.move === 'space') return [[exactText(step.facts.value), step.facts.first]];
      if (step.move !== 'pair') return [];
      const { values, vectors, first } = step.facts;
      return [
        [exactText(values[1]), first],
        [exactText(values[0]), first + vectors[0].length],
      ];
    }),
  );
}

/** A column under the names that the story has for it. */
interface Named {
  readonly column: UnitColumn;
  /** The eigenvector, and what is left of it at right angles to those before it. */
  readonly given: Expression;
  readonly name: Expression;
  readonly unit: Expression;
  /** Whether the name stands for another vector than the eigenvector. */
  readonly isChanged: boolean;
}

/** The columns of an eigenspace; none where its vectors have no numbers. */
interface NamedSpace {
  readonly names: VectorNames;
  readonly columns: readonly Named[];
}

function namedSpaces(spaces: OrthogonalFactors['spaces'], firsts: ReadonlyMap<string, number>): readonly NamedSpace[] {
  let place = 0;
  return spaces.map((columns) => {
    const first = firsts.get(exactText(columns[0].value));
    const start = place;
    place += columns.length;
    const names = namesFrom(first ?? 0);
    if (first === undefined) return { names, columns: [] };
    return {
      names,
      columns: columns.map((column, index) => {
        const changed = changedName(column, index, names);
        const given = names.given(index);
        const isChanged = changed !== null;
        return { column, given, name: changed ?? given, unit: indexed('q', start + index + 1), isChanged };
      }),
    };
  });
}

/** The first vector of an eigenspace stays what it is, and so keeps its name. */
function namesFrom(first: number): VectorNames {
  const named = (letter: string, index: number): Expression => indexed(letter, first + index + 1);
  return {
    given: (index) => named('v', index),
    rest: (index) => named(index === 0 ? 'v' : 'u', index),
    whole: (index) => named('w', index),
    unit: (index) => named('q', index),
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

function factorBlocks(facts: OrthogonalFactors, firsts: ReadonlyMap<string, number>): readonly Block[] {
  const spaces = namedSpaces(facts.spaces, firsts);
  return [...rightAngleBlocks(spaces, facts.size), ...lengthBlocks(spaces, facts.size), ...matrixBlocks(facts, spaces)];
}

/** With more rows than these only the results are told. */
const MOST_ROWS = 6;

function rightAngleBlocks(spaces: readonly NamedSpace[], size: number): readonly Block[] {
  if (size === 1) return [];
  const told = spaces.filter(({ columns }) => columns.length > 0);
  const isWork = told.some(({ columns }) => columns.some(({ isChanged }) => isChanged));
  const pairs = told.flatMap(({ columns }, place) =>
    told.slice(0, place).flatMap((other) => other.columns.flatMap((one) => columns.map((two) => [one, two] as const))),
  );
  const different = pairs.map(([one, two]) => dotIsZero(one.given, two.given));
  return [
    heading(isWork ? say`Make the eigenvectors perpendicular` : say`Look at the angles between the eigenvectors`),
    ...(spaces.length > 1
      ? [
          paragraph(
            say`${claim(say`${A} is symmetric, so eigenvectors for different eigenvalues are perpendicular`, holds('symmetric', A), ...different)}.`,
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
  return isRational ? [formula(dotFormula(one.given, two.given, u, v, ZERO))] : [];
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

function lengthBlocks(spaces: readonly NamedSpace[], size: number): readonly Block[] {
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
      return [...dot, formula(equal(unit, ...unitMembers(each)))];
    }),
  ];
}

/** Whether the dot product of the vector with itself has been told where it was made perpendicular. */
function isToldStep({ column: { step } }: Named): boolean {
  return step !== null && isTaken(step);
}

function dotOf(name: Expression, vector: readonly Exact[], square: Exact): Expression {
  const fractions = vector.filter((x) => x.kind === 'rational');
  return fractions.length === vector.length && square.kind === 'rational'
    ? dotFormula(name, name, fractions, fractions, square)
    : equal(product('dot', name, name), shownValue(square));
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

function matrixBlocks({ q, d, size, spectrum }: OrthogonalFactors, spaces: readonly NamedSpace[]): readonly Block[] {
  const units = spaces.flatMap(({ columns }) => columns.map(({ unit }) => unit));
  const isExact = q.kind !== 'float64';
  const hasForms = spectrum.eigenvalues.every(({ value }) => hasForm(value));
  if (!hasForms) {
    return [
      heading(say`Write down the matrices`),
      paragraph(
        say`Each column of ${Q} is such an eigenvector, with a root in place of ${LAMBDA}, over its length. The eigenvalues stand on the diagonal of ${D}, in the order of the columns.`,
      ),
      ...alsoInShort(...namedAmong(spectrum)),
    ];
  }
  return [
    heading(say`Write down the matrices`),
    formula(equal(Q, grid([units]), ...(isExact ? [shownMatrix(q)] : []))),
    ...(isExact ? [] : [formula(relation(Q, 'approximately', matrixExpression(q)), IN_DECIMALS)]),
    formula(equal(D, shownMatrix(d))),
    ...alsoInShort(paragraph(say`${diagonalOf(spectrum, size)}.`)),
    ...(isExact
      ? [
          heading(say`Check the result`),
          ...notInShort(formula(equal(QTQ, matrixExpression(identity(size))), size === 1 ? null : ORTHONORMAL)),
          ...alsoInShort(formula(equal(QDQT, A))),
        ]
      : []),
  ];
}

/** "The diagonal of D holds 0 once and 3 twice", with numbers. */
function diagonalOf(spectrum: Spectrum, size: number): Claim {
  const { eigenvalues } = spectrum;
  const all = eigenvalues.flatMap(({ value, times }) => Array.from({ length: times }, () => shownValue(value)));
  const facts = [
    equal(measure('diagonalOf', D), list(all)),
    ...eigenvalues.flatMap(({ value, times }) => eigenvalueFacts(value, times, spectrum)),
  ];
  const values = joined(eigenvalues.map(({ value, times }) => say`${shownValue(value)} with multiplicity ${times}`));
  return size === 1
    ? claim(say`Its entry is the eigenvalue ${values}`, ...facts)
    : claim(say`Its diagonal holds the eigenvalues, in the order of the columns of ${Q}: ${values}`, ...facts);
}

/** The eigenvalues that have a form, beside others that have none. */
function namedAmong(spectrum: Spectrum): readonly Block[] {
  const named = spectrum.eigenvalues.filter(({ value }) => hasForm(value));
  if (named.length === 0) return [];
  const facts = named.flatMap(({ value, times }) => eigenvalueFacts(value, times, spectrum));
  const values = joined(named.map(({ value, times }) => say`${shownValue(value)} with multiplicity ${times}`));
  return [paragraph(say`${claim(say`Among the eigenvalues there is ${values}`, ...facts)}.`)];
}

function hasForm(value: Exact): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

const IN_DECIMALS = say`Some lengths are roots of irrational numbers, so the entries are rounded.`;
const ORTHONORMAL = say`The columns are perpendicular to each other and have length ${1}, so the transpose of ${Q} is its inverse.`;

function shownMatrix(matrix: AnswerMatrix): Expression {
  if (matrix.kind !== 'real') return matrixExpression(matrix);
  return grid(
    Array.from({ length: matrix.rows }, (_, row) =>
      matrix.entries.slice(row * matrix.columns, (row + 1) * matrix.columns).map(shownValue),
    ),
  );
}
