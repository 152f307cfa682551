// The words of the null space and of the left null space.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { joined } from '../../../algorithms/wording.ts';
import {
  alsoInShort,
  type Block,
  formula,
  heading,
  notInShort,
  paragraph,
  withReasonInShort,
} from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  number,
  power,
  product,
  symbol,
  word,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, type ExactMatrix, hasRoots } from '../../../exact/matrix.ts';
import { type Entry, isEntry, isZero, negate } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import {
  basisBlocks,
  basisVector,
  isShownSeparately,
  type ToldBasis,
  vectorExpression,
  zeroVector,
} from '../basis-tell.ts';
import { nullFigure } from '../figure.ts';
import { added, type Term, wholeMultiple } from '../multiples.ts';
import { type IndependentPair, minorFacts, minorIsNotZero, minorLine } from '../independent-pair.ts';
import { formBlocks, formName, reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import { type NullSpaceInput, type NullSpaceMove, type NullSpaceMoves, type Side, systemName } from './solve.ts';

const A = symbol('A');

export function theoryFor({ side }: NullSpaceInput): readonly Prose[] {
  return THEORY[side];
}

const THEORY: { readonly [S in Side]: readonly Prose[] } = {
  right: [
    say`The null space of a matrix ${A} contains all vectors ${symbol('x')} for which ${product('adjacent', A, symbol('x'))} is the zero vector: all solutions of the homogeneous system. It is a subspace: it contains all linear combinations of its vectors.`,
  ],
  left: [
    say`The left null space of a matrix ${A} contains all vectors ${symbol('y')} for which ${product('adjacent', power(symbol('y'), word('T')), A)} is the zero row: the coefficients of all combinations of the rows that give the zero row.`,
  ],
};

export function task({ a, side }: NullSpaceInput): Prose {
  const name = side === 'right' ? 'null space' : 'left null space';
  return say`Find a basis of the ${name} of ${equal(A, matrixExpression(a))}.`;
}

export function tell({ a, side }: NullSpaceInput, moves: readonly NullSpaceMove[]): readonly Block[] {
  const handlers = handlersFor(a, side);
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<NullSpaceMoves>();

const REASONS: { readonly [S in Side]: Prose } = {
  right: say`Row operations do not change the solutions of the homogeneous system.`,
  left: say`Row operations do not change the solutions of the homogeneous system with the matrix ${systemName('left')}.`,
};

function handlersFor(a: ExactMatrix, side: Side): MoveHandlers<NullSpaceMoves, readonly Block[]> {
  return {
    ...reductionHandlers(systemName(side), REASONS[side]),
    transpose: ({ matrix }) => [
      heading(say`Transpose ${A}`),
      formula(equal(systemName('left'), matrixExpression(matrix)), TRANSPOSED),
    ],
    independent: (seen) => [
      heading(seen.along === 'rows' ? say`Compare the two rows` : say`Compare the two columns`),
      ...alsoInShort(minorLine(seen), paragraph(independentWords(seen))),
    ],
    result: (facts) => [
      ...(facts.isSeen ? [] : solutionBlocks(facts)),
      heading(say`State a basis`),
      ...basisBlocks(facts.basis),
      ...wholeBlocks(facts.basis),
      ...figureBlocks(a, side, facts),
    ],
    check: ({ basis }) => checkBlocks(a, side, basis),
  };
}

const TRANSPOSED = say`${product('adjacent', power(symbol('y'), word('T')), A)} is zero exactly when ${product('adjacent', systemName('left'), symbol('y'))} is zero. So the left null space of ${A} is the null space of ${systemName('left')}.`;

function independentWords(seen: IndependentPair): Prose {
  const line = seen.along === 'rows' ? 'row' : 'column';
  const shown = claim(say`${minorIsNotZero(seen)}, so neither ${line} is a multiple of the other`, ...minorFacts(seen));
  return say`${shown}. A combination of the two ${line}s is zero then only if both coefficients are zero.`;
}

/** More unknowns than these are not solved for one by one, nor are more free ones. */
const MOST_UNKNOWNS = 12;
const MOST_FREE = 6;

function solutionBlocks({ side, columns, form, isReady, pivots, free }: NullSpaceMoves['result']): readonly Block[] {
  const [system, letter] = side === 'right' ? [A, 'x'] : [systemName('left'), 'y'];
  const homogeneous = say`Solve the homogeneous system`;
  if (pivots.length === 0) {
    const zero = claim(say`All entries of ${system} are zero`, equal(measure('rank', A), count(0)));
    return [
      heading(homogeneous),
      ...alsoInShort(paragraph(say`${zero}, so every vector is a solution: all variables are free.`)),
    ];
  }
  const goal = free.length === 0 ? 'echelon' : 'reduced';
  const shown = formBlocks(system, { goal, rows: form, pivots, isReady });
  const isShort = form !== null && columns <= MOST_UNKNOWNS && free.length <= MOST_FREE;
  if (free.length === 0) {
    return [heading(homogeneous), ...shown, ...alsoInShort(paragraph(say`${noneFree(system, columns)}.`))];
  }
  if (!isShort) {
    return [
      heading(homogeneous),
      ...shown,
      ...withReasonInShort(paragraph(say`${manyFree(system, columns, pivots.length)}.`, BASIS_RULE)),
    ];
  }
  return [
    heading(homogeneous),
    ...shown,
    paragraph(say`${freeClaim(system, free, letter)}.`),
    formula(together(free.map((place, k) => equal(indexed(letter, place + 1), parameter(k, free.length))))),
    ...pivots.map((place, row) =>
      formula(solved(form[row], place, free, letter), row === 0 ? rowSays(formName(system, isReady)) : null),
    ),
    paragraph(free.length === 1 ? AS_A_VECTOR : AS_VECTORS),
    formula(general(form, pivots, free, letter)),
  ];
}

function rowSays(form: Expression): Prose {
  return say`Each non-zero row of ${form} is an equation, which we solve for the variable of its pivot.`;
}

const AS_A_VECTOR = say`In vector form, the solutions are all multiples of one vector.`;
const AS_VECTORS = say`In vector form, the solutions are all linear combinations of these vectors, one for each free variable.`;
const BASIS_RULE = say`Each free variable gives one vector of the basis: this variable is one in it, and the other free variables are zero.`;

function noneFree(system: Expression, columns: number): Claim {
  const rank = equal(measure('rank', A), count(columns));
  return columns === 1
    ? claim(say`The only column has a pivot, so there is no free variable, and zero is the only solution`, rank)
    : claim(
        say`Every column has a pivot, so there are no free variables, and the zero vector is the only solution`,
        rank,
        equal(measure('columnCount', system), count(columns)),
      );
}

function manyFree(system: Expression, columns: number, rank: number): Claim {
  return claim(
    say`${columns - rank} of the ${columns} variables have no pivot in their columns and are free`,
    equal(measure('columnCount', system), count(columns)),
    equal({ kind: 'apply', name: 'nullity', arguments: [system] }, count(columns - rank)),
  );
}

function freeClaim(system: Expression, free: readonly number[], letter: string): Claim {
  const facts = free.map((place) =>
    equal(measure('occurrences', measure('pivotColumns', system), place + 1), count(0)),
  );
  const names = joined(free.map((place): Prose => [indexed(letter, place + 1)]));
  return free.length === 1
    ? claim(say`The column of ${names} has no pivot, so ${names} is a free variable: it can be any number`, ...facts)
    : claim(
        say`The columns of ${names} have no pivots, so these are free variables: they can be any numbers`,
        ...facts,
      );
}

/** x₁ = −2x₂ + 3x₄ = −2t₁ + 3t₂ */
function solved(row: readonly Entry[], place: number, free: readonly number[], letter: string): Expression {
  const terms = (name: (k: number) => Expression): Expression =>
    added(
      free.flatMap((column, k): readonly Term[] =>
        isZero(row[column]) ? [] : [{ factor: negate(row[column]), of: name(k) }],
      ),
    );
  const left = indexed(letter, place + 1);
  return free.every((column) => isZero(row[column]))
    ? equal(left, count(0))
    : equal(
        left,
        terms((k) => indexed(letter, free[k] + 1)),
        terms((k) => parameter(k, free.length)),
      );
}

/** The vector of unknowns as t₁ times a vector, plus t₂ times another. */
function general(form: Rows<Entry>, pivots: readonly number[], free: readonly number[], letter: string): Expression {
  const width = form[0].length;
  const unknowns = grid(Array.from({ length: width }, (_, place) => [indexed(letter, place + 1)]));
  const terms = free.map((column, k) => {
    const vector = Array.from({ length: width }, (_, place) => {
      const row = pivots.indexOf(place);
      return row === -1 ? count(place === column ? 1 : 0) : numberOf(negate(form[row][column]));
    });
    return product('adjacent', parameter(k, free.length), grid(vector.map((entry) => [entry])));
  });
  return equal(unknowns, terms.length === 1 ? terms[0] : { kind: 'sum', terms });
}

function numberOf(value: Entry): Expression {
  return { kind: 'number', value };
}

/** t, or t₁, t₂ where there are several. */
function parameter(place: number, amount: number): Expression {
  return amount === 1 ? symbol('t') : indexed('t', place + 1);
}

function together(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

/** A multiple without fractions of each vector that has some: 5v₁ = (−7, 3, 5). */
function wholeBlocks(basis: ToldBasis): readonly Block[] {
  if (!isShownSeparately(basis)) return [];
  const lines = basis.vectors.flatMap((vector, place): readonly Block[] => {
    const whole = wholeMultiple(vector);
    if (whole === null) return [];
    const multiple = product('adjacent', number(whole.factor), basisVector(place));
    return [formula(equal(multiple, vectorExpression(whole.entries, 'columns')))];
  });
  if (lines.length === 0) return [];
  return [
    ...alsoInShort(
      paragraph(say`A vector of a basis may be multiplied by any number other than zero. Without fractions:`),
    ),
    ...lines,
  ];
}

function figureBlocks(a: ExactMatrix, side: Side, { pivots, basis }: NullSpaceMoves['result']): readonly Block[] {
  if (pivots.length !== 1 || basis.vectors.length !== 1 || hasRoots(a)) return [];
  const vector = basis.vectors[0].filter((entry) => entry.kind === 'rational');
  const name = side === 'right' ? 'null space' : 'left null space';
  return nullFigure(a, side === 'right' ? 'rows' : 'columns', vector, { name, is: basisVector(0) });
}

/** Each vector of the basis, multiplied with A: a combination of columns, or of rows, that gives zero. */
function checkBlocks(a: ExactMatrix, side: Side, basis: ToldBasis): readonly Block[] {
  if (basis.vectors.length > MOST_FREE || basis.length > MOST_UNKNOWNS) return [];
  const lines = linesOf(a, side);
  const along = side === 'right' ? 'columns' : 'rows';
  const checked = basis.vectors.flatMap((vector, k): readonly Block[] => {
    const whole = wholeMultiple(vector);
    const terms = termsOf(whole === null ? vector : whole.entries, lines, along);
    // A vector with one entry picks a line of zeros.
    if (terms.length < 2) return [];
    const name = basisVector(k);
    const multiple = whole === null ? name : product('adjacent', number(whole.factor), name);
    const left =
      side === 'right' ? product('adjacent', A, multiple) : product('adjacent', power(multiple, word('T')), A);
    return [formula(equal(left, added(terms), zeroVector(lines[0].length, along)))];
  });
  if (checked.length === 0) return [];
  return notInShort(
    heading(say`Check the result`),
    paragraph(side === 'right' ? CHECK_COLUMNS : CHECK_ROWS),
    ...checked,
  );
}

const CHECK_COLUMNS = say`${A} times a vector is the linear combination of the columns of ${A} with the entries of the vector as coefficients. It must be the zero vector.`;
const CHECK_ROWS = say`A row times ${A} is the linear combination of the rows of ${A} with the entries of the row as coefficients. It must be the zero row.`;

function linesOf(a: ExactMatrix, side: Side): Rows<Entry> {
  const entries = entriesOf(a);
  const { rows, columns } = a;
  return side === 'right'
    ? Array.from({ length: columns }, (_, column) =>
        Array.from({ length: rows }, (__, row) => entries[row * columns + column]),
      )
    : Array.from({ length: rows }, (_, row) => entries.slice(row * columns, (row + 1) * columns));
}

function termsOf(vector: readonly Scalar[], lines: Rows<Entry>, along: 'rows' | 'columns'): readonly Term[] {
  return vector.flatMap((factor, place): readonly Term[] =>
    !isEntry(factor) || isZero(factor) ? [] : [{ factor, of: vectorExpression(lines[place], along) }],
  );
}
