// The words of eigenspaces: A − λI is reduced, and the eigenvectors are read off.

import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  negative,
  number,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { CURRENT, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { absolute, equals, isZero, multiply, negate, ONE, type Rational, signOf } from '../../exact/rational.ts';
import { nearestComplex } from '../../exact/rounding.ts';
import { type Exact, isComplex } from '../../exact/scalar.ts';
import { A, IDENTITY, LAMBDA, show } from '../characteristic/names.ts';
import { folding, type MoveHandlers } from '../moves.ts';
import { reductionHandlers } from '../reduced-forms/tell.ts';
import { rowsExpression } from '../row-reduction/tell.ts';
import { joined } from '../wording.ts';
import type {
  EigenspaceMove,
  EigenspaceMoves,
  HigherSpace,
  PairSpace,
  RationalSpace,
  ShownColumn,
} from './eigenspaces.ts';
import type { Spectrum } from './eigenvalues.ts';
import { eigenvalueFacts, higherLetter, shownValue } from './eigenvalue-tell.ts';
import { shownRounded } from './rounded-tell.ts';

/** The eigenvectors of one eigenvalue after the other, and all of them in the end. */
export function eigenspaceBlocks(moves: readonly EigenspaceMove[], spectrum: Spectrum): readonly Block[] {
  let subject: Expression = A;
  const told = moves.flatMap((move) => {
    if (move.move === 'shift') subject = shiftedName(move.facts.value);
    const blocks = foldMove(move, handlersFor(subject));
    return OWN_MOVES.has(move.move) ? blocks : notInShort(...blocks);
  });
  return [...told, ...summary(moves, spectrum)];
}

/** Of the row reductions only their results are in short stories. */
const OWN_MOVES: ReadonlySet<EigenspaceMove['move']> = new Set(['shift', 'space', 'pair', 'higher']);

/** What is said of an eigenvalue in the end; vectors are named by their places in the story. */
interface Told {
  readonly value: Exact;
  readonly times: number;
  readonly first: number;
  readonly vectors: readonly (readonly Exact[])[];
}

function summary(moves: readonly EigenspaceMove[], spectrum: Spectrum): readonly Block[] {
  const spaces = moves.flatMap((move): readonly Told[] => {
    if (move.move === 'space') return [move.facts];
    if (move.move !== 'pair') return [];
    const { values, times, first, vectors } = move.facts;
    const [upper, lower] = vectors;
    return [
      { value: values[1], times, first, vectors: upper },
      { value: values[0], times, first: first + upper.length, vectors: lower },
    ];
  });
  if (spaces.length === 0) return [];
  return [
    heading(spaces.length === 1 ? say`State the eigenspace` : say`State the eigenspaces`),
    ...spaces.flatMap((space) => [
      ...alsoInShort(paragraph(say`${multiplicities(space, spectrum)}.`)),
      formula(together(space.vectors.map((vector, k) => equal(vectorName(space.first + k), columnOf(vector))))),
    ]),
  ];
}

/** "The eigenvalue 2 has the algebraic multiplicity 1 and the geometric multiplicity 1, and v₁ is a basis of its eigenspace". */
function multiplicities({ value, times, first, vectors }: Told, spectrum: Spectrum): Claim {
  const shown = shownValue(value);
  const isZeroValue = value.kind === 'rational' && isZero(value);
  const shifted = isZeroValue ? A : sum(A, negative(product('adjacent', shown, IDENTITY)));
  const names = vectors.map((_, k) => vectorName(first + k));
  return claim(
    say`The eigenvalue ${shown} has the algebraic multiplicity ${times} and the geometric multiplicity ${vectors.length}; a basis of its eigenspace is ${joined(names.map((name): Prose => [name]))}`,
    ...eigenvalueFacts(value, times, spectrum),
    equal(apply('nullity', shifted), count(vectors.length)),
    ...names.map((name) => equal(product('adjacent', shifted, name), zeros(vectors[0].length))),
  );
}

function zeros(length: number): Expression {
  return column(Array.from({ length }, () => count(0)));
}

function together(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

const foldMove = folding<EigenspaceMoves>();

function handlersFor(subject: Expression): MoveHandlers<EigenspaceMoves, readonly Block[]> {
  return {
    ...reductionHandlers(
      subject,
      say`The eigenvectors are the solutions of a homogeneous system, which row operations do not change.`,
      say`this matrix`,
    ),
    shift: ({ value, rows }) => [
      heading(say`${systemClaim(number(value))}`),
      formula(
        equal(subject, rowsExpression(rows)),
        isZero(value) ? say`For the eigenvalue zero the eigenvectors are the vectors that ${A} takes to zero.` : SYSTEM,
      ),
    ],
    space: (facts) => spaceBlocks(subject, facts),
    pair: pairBlocks,
    higher: higherBlocks,
  };
}

const SYSTEM = say`An eigenvector is a solution of the homogeneous system with this matrix.`;

function systemClaim(value: Expression): Claim {
  return claim(say`Set up the system for the eigenvalue ${value}`, isRoot(value));
}

/** p(2) = 0 */
function isRoot(value: Expression): Expression {
  return equal(apply('p', value), count(0));
}

/** A − 2I, A + I, A. */
function shiftedName(value: Rational): Expression {
  if (isZero(value)) return A;
  const size = absolute(value);
  const term = equals(size, ONE) ? IDENTITY : product('adjacent', number(size), IDENTITY);
  return sum(A, signOf(value) < 0 ? term : negative(term));
}

/** Eigenvectors are numbered through the whole story. */
function vectorName(place: number): Expression {
  return indexed('v', place + 1);
}

function column(entries: readonly Expression[]): Expression {
  return grid(entries.map((entry) => [entry]));
}

/** With more unknowns than these the equations are not written out. */
const MOST_UNKNOWNS = 6;

function spaceBlocks(subject: Expression, facts: RationalSpace): readonly Block[] {
  const { value, shifted, form, pivots, free, vectors, first } = facts;
  const width = shifted.length;
  const proofs = vectors.map((vector) =>
    equal(product('adjacent', subject, column(vector.map(number))), column(shifted.map(() => count(0)))),
  );
  const isShort = form !== null && width <= MOST_UNKNOWNS;
  const words =
    pivots.length === 0
      ? claim(say`Every entry is zero, so every vector other than zero is an eigenvector`, ...proofs)
      : isShort
        ? claim(
            say`The rows say that ${joined(pivots.map((place, row) => equationOf(form[row], place, free)))}; ${freeWords(free)}`,
            ...pivots.flatMap((_, row) => rowFacts(form[row], row, free)),
            ...proofs,
          )
        : claim(freeWords(free), ...proofs);
  return [
    heading(say`${claim(say`Read off the eigenvectors for the eigenvalue ${number(value)}`, isRoot(number(value)))}`),
    paragraph(say`${words}.${free.length > 1 ? ONE_BY_ONE : ''}`),
    ...notInShort(
      ...vectors.map((vector, k) =>
        formula(equal(vectorName(first + k), column(vector.map(number))), k === 0 ? scaledWords(vectors, free) : null),
      ),
      ...vectors.map((vector, k) => formula(checkLine(first + k, number(value), vector, value))),
    ),
  ];
}

/** "x₁ is −2x₂ + 3x₄" */
function equationOf(row: readonly Rational[], place: number, free: readonly number[]): Prose {
  const terms = free.flatMap((other): readonly Expression[] => {
    const factor = negate(row[other]);
    if (isZero(factor)) return [];
    const size = absolute(factor);
    const name = indexed('x', other + 1);
    const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
    return [signOf(factor) < 0 ? negative(term) : term];
  });
  const unknown = indexed('x', place + 1);
  return terms.length === 0 ? say`${unknown} is zero` : say`${unknown} is ${added(terms)}`;
}

/** The entries of the form that the equation is made of, without their signs. */
function rowFacts(entries: readonly Rational[], row: number, free: readonly number[]): readonly Expression[] {
  return free.flatMap((other) => {
    const value = entries[other];
    if (isZero(value)) return [];
    const entry = measure('entryAt', CURRENT, count(row + 1), count(other + 1));
    return [equal(signOf(value) < 0 ? negative(entry) : entry, number(absolute(value)))];
  });
}

/** "x₂ is free", "x₂ and x₃ are free". */
function freeWords(free: readonly number[]): Prose {
  const names = joined(free.map((place): Prose => [indexed('x', place + 1)]));
  return free.length === 1 ? say`${names} is free` : say`${names} are free`;
}

const ONE_BY_ONE = ' For each free unknown we take the eigenvector in which the other free ones are zero.';

/** Where a free unknown was not set to one. */
function scaledWords(vectors: RationalSpace['vectors'], free: readonly number[]): Prose | null {
  const isScaled = vectors.some((vector, k) => !equals(vector[free[k]], ONE));
  return isScaled ? say`The free unknown is chosen so that all entries are whole numbers.` : null;
}

/** Av₁ = (4, 2) = 2v₁ */
function checkLine(place: number, value: Expression, vector: readonly Rational[], factor: Rational): Expression {
  const name = vectorName(place);
  const image = column(vector.map((entry) => number(multiply(entry, factor))));
  const multiple = isZero(factor) ? [] : [equals(factor, ONE) ? name : product('adjacent', value, name)];
  return equal(product('adjacent', A, name), image, ...multiple);
}

function pairBlocks(facts: PairSpace): readonly Block[] {
  const { field, values, shifted, steps, vectors, free, first } = facts;
  const [other, value] = values.map(shownValue);
  const [upper, lower] = vectors;
  const subject = sum(A, negative(product('adjacent', value, IDENTITY)));
  const amount = upper.length;
  return [
    heading(say`${systemClaim(value)}`),
    formula(equal(subject, gridOf(shifted)), SYSTEM),
    heading(say`Reduce the matrix`),
    ...notInShort(...steps.flatMap(columnBlocks)),
    heading(say`Read off the eigenvectors`),
    paragraph(
      say`${claim(
        freeWords(free),
        ...upper.map((vector) => equal(product('adjacent', subject, columnOf(vector)), zeros(vector.length))),
      )}.`,
    ),
    ...notInShort(
      ...upper.map((vector, k) => formula(equal(vectorName(first + k), columnOf(vector)))),
      ...upper.map((_, k) =>
        formula(
          equal(product('adjacent', A, vectorName(first + k)), product('adjacent', value, vectorName(first + k))),
        ),
      ),
    ),
    paragraph(
      field.isReal
        ? say`${claim(say`For the eigenvalue ${other}`, isRoot(other))} the same steps hold with the other sign before the root.`
        : say`${A} is real, so the conjugate of an eigenvector is an eigenvector for ${claim(say`the conjugate eigenvalue ${other}`, isRoot(other))}.`,
    ),
    ...notInShort(
      ...lower.map((vector, k) => formula(equal(vectorName(first + amount + k), columnOf(vector)))),
      ...lower.map((_, k) => {
        const name = vectorName(first + amount + k);
        return formula(equal(product('adjacent', A, name), product('adjacent', other, name)));
      }),
    ),
  ];
}

function gridOf(rows: readonly (readonly Exact[])[]): Expression {
  return grid(rows.map((row) => row.map(shownValue)));
}

function columnOf(vector: readonly Exact[]): Expression {
  return column(vector.map(shownValue));
}

/** The row operations for one column, each on a line, and the matrix that they lead to. */
function columnBlocks({ row, exchange, scale, subtract, rows }: ShownColumn): readonly Block[] {
  const pivot = indexed('R', row + 1);
  const operations = [
    ...(exchange === null ? [] : [relation(pivot, 'exchanges', indexed('R', exchange + 1))]),
    ...(scale === null ? [] : [relation(pivot, 'becomes', timesRow(scale, pivot))]),
    ...subtract.map(({ row: target, factor }) => {
      const name = indexed('R', target + 1);
      return relation(name, 'becomes', sum(name, negative(timesRow(factor, pivot))));
    }),
  ];
  if (operations.length === 0) return [];
  return [...operations.map((operation) => formula(operation)), formula(gridOf(rows))];
}

function timesRow(factor: Exact, row: Expression): Expression {
  const isOne = factor.kind === 'rational' && equals(factor, ONE);
  return isOne ? row : product('adjacent', shownValue(factor), row);
}

function higherBlocks({ factor: { roots }, place, vectors, rounded }: HigherSpace): readonly Block[] {
  const letter = higherLetter(place);
  const opening = heading(say`Look at the eigenvectors for the other eigenvalues`);
  const factor = apply(letter, LAMBDA);
  if (vectors === null) {
    if (!rounded.some((vector) => vector !== null)) {
      return [opening, paragraph(say`The eigenvectors for the roots of ${factor} are not worked out.`)];
    }
    return [
      opening,
      paragraph(
        say`Each root of ${factor} occurs once, so it has one eigenvector, but for its multiples. Exact entries would be polynomials of a high degree, so these eigenvectors are calculated in double precision. Their length is ${1}.`,
      ),
      ...(roots.length <= MOST_ROOTS ? roundedLines(roots, rounded, place) : []),
    ];
  }
  return [
    opening,
    paragraph(
      say`For each root ${LAMBDA} of ${factor} the system is solved in the same way. Its eigenvectors have entries that are polynomials in ${LAMBDA}: higher powers are replaced by lower ones, because ${LAMBDA} is a root.`,
    ),
    ...vectors.map((vector, k) => {
      const entries = vector.map((entry) => (entry.length === 0 ? count(0) : show(entry)));
      return formula(equal(apply(VECTOR_LETTERS[(place + k) % VECTOR_LETTERS.length], LAMBDA), column(entries)));
    }),
  ];
}

/** The eigenvectors for more roots are left to the answer. */
const MOST_ROOTS = 8;

/** Of two conjugate roots the eigenvector of the one above the real axis. */
function roundedLines(roots: readonly Exact[], rounded: HigherSpace['rounded'], place: number): readonly Block[] {
  const letter = VECTOR_LETTERS[place % VECTOR_LETTERS.length];
  return roots.flatMap((root, index) => {
    const vector = rounded[index];
    if (vector === null || (isComplex(root) && nearestComplex(root).im < 0)) return [];
    const shown = column(vector.map(shownRounded));
    return [formula(relation(apply(letter, shownValue(root)), 'approximately', shown))];
  });
}

const VECTOR_LETTERS = ['v', 'w', 'z'] as const;
