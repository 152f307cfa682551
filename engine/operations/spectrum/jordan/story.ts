// The words of Jordan forms: eigenvectors, chains, and the two matrices.

import { characteristicBlocks } from '../../../algorithms/characteristic/tell.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { eigenspaceBlocks } from '../../../algorithms/spectrum/eigenspace-tell.ts';
import { shiftedName } from '../../../algorithms/spectrum/eigenspace-names.ts';
import { eigenvalueBlocks, shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { productOver } from '../../../algorithms/spectrum/jordan-chains.ts';
import { counted, joined } from '../../../algorithms/wording.ts';
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
  power,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { rationals } from '../../../exact/field.ts';
import { type AnswerMatrix, identity, type Matrix, matrixOf, rowsOf, scalarAt } from '../../../exact/matrix.ts';
import { type Exact, exactText, isRoundedScalar } from '../../../exact/scalar.ts';
import type { EigenInput } from '../eigen/solve.ts';
import type { JordanFacts, JordanMove, ValueChains } from './solve.ts';

const [A, I, J, P, LAMBDA] = ['A', 'I', 'J', 'P', 'λ'].map(symbol);
const PJP = product('adjacent', P, J, power(P, count(-1)));

export const theory: readonly Prose[] = [
  say`Every square matrix ${A} can be written as ${PJP} over the complex numbers, where ${J} is made of blocks on its diagonal. A block has one eigenvalue on its diagonal and ones above it.`,
  say`The columns of ${P} that belong to a block are a chain: the first is an eigenvector, and ${sum(A, negative(product('adjacent', LAMBDA, I)))} takes each of the others to the one before it.`,
];

export function task({ a }: EigenInput): Prose {
  return say`Find the Jordan form of ${equal(A, matrixExpression(a))}.`;
}

export function tell({ a }: EigenInput, moves: readonly JordanMove[]): readonly Block[] {
  const found = moves.find((move) => move.move === 'jordan');
  if (found?.move === 'jordan' && isJordanForm(a, found.facts.p, found.facts.j)) {
    return [...openingOf(a), ...knownBlocks(found.facts)];
  }
  return [
    ...openingOf(a),
    ...eigenBlocks(moves),
    ...moves.flatMap((move) => (move.move === 'jordan' ? jordanBlocks(a, move.facts) : [])),
  ];
}

/** Whether the matrix is its own Jordan form, and the columns of the identity are its chains. */
export function isJordanForm(a: Matrix, p: AnswerMatrix, j: AnswerMatrix): boolean {
  const unit = identity(a.rows);
  return Array.from({ length: a.rows ** 2 }, (_, place) => place).every(
    (place) =>
      exactText(scalarAt(j, place)) === exactText(scalarAt(a, place)) &&
      exactText(scalarAt(p, place)) === exactText(scalarAt(unit, place)),
  );
}

/** Nothing is left to be done. */
function knownBlocks({ values, j, size }: JordanFacts): readonly Block[] {
  return [
    heading(say`Notice the form of the matrix`),
    paragraph(say`${formWords(values)}.`),
    heading(say`Write down the matrices`),
    formula(equal(P, matrixExpression(identity(size)))),
    formula(equal(J, A, shownMatrix(j))),
    paragraph(
      say`${claim(
        say`So ${equal(A, PJP)} with ${A} itself for ${J} and the identity matrix for ${P}`,
        equal(product('adjacent', A, P), product('adjacent', P, J)),
        holds('identity', P),
      )}.`,
    ),
    ...alsoInShort(paragraph(blocksStated(values))),
  ];
}

/** "A is diagonal, and so in Jordan form already", with what it is made of. */
export function formWords(values: readonly ValueChains[]): Claim {
  return values.some(isDefective)
    ? claim(
        say`Below the main diagonal ${A} has only zeros, and it is made of blocks with one number on the diagonal and ones above it: ${A} is in Jordan form already`,
        holds('upperTriangular', A),
      )
    : claim(say`${A} is diagonal, and so in Jordan form already`, holds('diagonal', A));
}

function eigenBlocks(moves: readonly JordanMove[]): readonly Block[] {
  const found = moves.find((move) => move.move === 'spectrum');
  if (found?.move !== 'spectrum') return [];
  return [
    ...characteristicBlocks(
      moves.flatMap((move) => (move.move === 'polynomial' ? [move.facts.step] : [])),
      'without-check',
    ),
    ...eigenvalueBlocks(found.facts),
    ...eigenspaceBlocks(
      moves.flatMap((move) => (move.move === 'space' ? [move.facts.step] : [])),
      found.facts,
    ),
  ];
}

function hasForm(value: Exact): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

export function isDefective({ dimensions }: ValueChains): boolean {
  return dimensions.length > 1;
}

function jordanBlocks(a: Matrix, { values, p, j }: JordanFacts): readonly Block[] {
  const isDiagonal = !values.some(isDefective);
  if (!values.every(({ value }) => hasForm(value))) {
    return [
      heading(say`Write down the matrices`),
      paragraph(
        say`The columns of ${P} are the eigenvectors and chains, with each root in place of ${LAMBDA}, and the eigenvalues stand on the diagonal of ${J}.`,
      ),
    ];
  }
  return [
    ...values.filter(isDefective).flatMap(chainBlocks),
    heading(say`Write down the matrices`),
    ...(isDiagonal ? [paragraph(DIAGONAL)] : []),
    paragraph(
      say`${claim(
        say`The columns of ${P} are independent, so ${P} is invertible and ${equal(A, PJP)}`,
        holds('invertible', P),
        equal(product('adjacent', A, P), product('adjacent', P, J)),
      )}.`,
    ),
    formula(equal(P, shownMatrix(p)), isDiagonal ? EIGENVECTORS : CHAINS),
    formula(equal(J, shownMatrix(j)), isDiagonal ? ORDER : BLOCKS),
    ...alsoInShort(paragraph(blocksStated(values))),
    ...checkBlocks(a, p),
  ];
}

/** Larger products are not written out. */
const MOST_CHECKED = 6;

/** AP and PJ are the same matrix; of numbers with roots it has been seen vector by vector. */
function checkBlocks(a: Matrix, p: AnswerMatrix): readonly Block[] {
  const entries = Array.from({ length: a.rows ** 2 }, (_, place) => scalarAt(p, place)).flatMap((x) =>
    x.kind === 'rational' ? [x] : [],
  );
  if (entries.length < a.rows ** 2 || a.rows > MOST_CHECKED || a.rows < 2) return [];
  const rows = rowsOf(a).map((_, row) => entries.slice(row * a.rows, (row + 1) * a.rows));
  const image = productOver(rationals, rowsOf(a), rows);
  return notInShort(
    heading(say`Check the result`),
    formula(
      equal(product('adjacent', A, P), matrixExpression(matrixOf(image)), product('adjacent', P, J)),
      say`Both products must agree.`,
    ),
  );
}

/** "On the diagonal of J stand a block of 2 rows for the eigenvalue 5 and a block of 1 row for the eigenvalue 3." */
function blocksStated(values: readonly ValueChains[]): Prose {
  let before = 0;
  const blocks = values.flatMap(({ value, chains }) =>
    chains.map(({ length: size }) => {
      const start = before;
      before += size;
      const rows = list(Array.from({ length: size }, (_, row) => count(start + row + 1)));
      return {
        text: say`a block of ${counted(size, 'row')} for the eigenvalue ${shownValue(value)}`,
        facts: [
          equal(measure('rowCount', measure('rowsAt', J, rows)), count(size)),
          equal(measure('entryAt', J, start + 1, start + 1), shownValue(value)),
        ],
      };
    }),
  );
  const isDiagonal = !values.some(isDefective);
  const text = isDiagonal
    ? say`Each block on the diagonal of ${J} has ${1} row`
    : say`On the diagonal of ${J} ${blocks.length === 1 ? 'stands' : 'stand'} ${joined(blocks.map((block) => block.text))}`;
  return say`${claim(text, ...blocks.flatMap(({ facts }) => facts))}.`;
}

const DIAGONAL = say`There are as many independent eigenvectors as rows, so ${A} is diagonalisable, and ${J} is diagonal.`;
const EIGENVECTORS = say`The columns are the eigenvectors.`;
const CHAINS = say`The columns are the chains, each with its eigenvector first.`;
const ORDER = say`On the diagonal stand their eigenvalues, in the same order.`;
const BLOCKS = say`Each chain gives a block: the eigenvalue on the diagonal, and a one above it for each vector after the first.`;

export function chainBlocks({ value, dimensions, chains, first, times }: ValueChains): readonly Block[] {
  const shown = shownValue(value);
  const shifted = shiftedName(value);
  const powerOf = (exponent: number): Expression => (exponent === 1 ? shifted : power(shifted, count(exponent)));
  const zero = columnOf(Array.from({ length: chains[0][0].length }, () => count(0)));
  const sizes = chains.map(({ length }) => length);
  let before = first;
  return [
    heading(
      say`${claim(say`Find the sizes of the blocks for the eigenvalue ${shown}`, equal(apply('p', shown), count(0)))}`,
    ),
    ...alsoInShort(
      ...dimensions.map((dimension, k) => formula(equal(apply('nullity', powerOf(k + 1)), count(dimension)))),
    ),
    paragraph(
      say`The first of these numbers is the number of blocks, and each step to the next power adds the number of blocks that have at least so many rows. ${claim(
        sizes.length === 1
          ? say`The last is the algebraic multiplicity ${times}, and there is one block, so it has ${times} rows`
          : say`The last is the algebraic multiplicity ${times}, so the blocks have the sizes ${joined(sizes.map((size): Prose => say`${size}`))}`,
        equal(apply('nullity', powerOf(dimensions.length)), count(times)),
        ...(sizes.length === 1 ? [] : [equal(sum(...sizes.map((size) => count(size))), count(times))]),
      )}.`,
    ),
    ...chains.flatMap((chain) => {
      const start = before;
      before += chain.length;
      return chainStory(chain, { start, shifted, powerOf, zero, shown });
    }),
  ];
}

interface Names {
  readonly start: number;
  readonly shifted: Expression;
  readonly powerOf: (exponent: number) => Expression;
  readonly zero: Expression;
  readonly shown: Expression;
}

/** The last vector is chosen, the others follow from it. */
function chainStory(
  chain: readonly (readonly Exact[])[],
  { start, shifted, powerOf, zero, shown }: Names,
): readonly Block[] {
  const nameOf = (place: number): Expression => indexed('p', start + place + 1);
  const vectorOf = (place: number): Expression => columnOf(chain[place].map(shownValue));
  const last = chain.length - 1;
  const isRoot = equal(apply('p', shown), count(0));
  if (last === 0) {
    return [
      heading(say`${claim(say`Choose an eigenvector for the block of one row for the eigenvalue ${shown}`, isRoot)}`),
      formula(equal(nameOf(0), vectorOf(0)), say`It is independent of the eigenvectors in the chains before it.`),
      ...notInShort(formula(equal(product('adjacent', shifted, nameOf(0)), zero))),
    ];
  }
  return [
    heading(
      say`${claim(say`Build a chain of ${chain.length} vectors for the eigenvalue ${shown}`, isRoot, equal(product('adjacent', powerOf(chain.length), vectorOf(last)), zero))}`,
    ),
    formula(equal(nameOf(last), vectorOf(last)), TOP),
    ...notInShort(formula(equal(product('adjacent', powerOf(chain.length), nameOf(last)), zero))),
    ...Array.from({ length: last }, (_, k) => last - 1 - k).map((place) =>
      formula(
        equal(nameOf(place), product('adjacent', shifted, nameOf(place + 1)), vectorOf(place)),
        place === 0 ? FIRST : null,
      ),
    ),
  ];
}

const TOP = say`We choose the last vector of the chain first: this power takes it to zero, and no lower power does.`;
const FIRST = say`The first vector of the chain is not zero, and it is an eigenvector.`;

function columnOf(entries: readonly Expression[]): Expression {
  return grid(entries.map((entry) => [entry]));
}

function shownMatrix(matrix: AnswerMatrix): Expression {
  if (matrix.kind !== 'real') return matrixExpression(matrix);
  return grid(
    Array.from({ length: matrix.rows }, (_, row) =>
      Array.from({ length: matrix.columns }, (__, column) => {
        const value = scalarAt(matrix, row * matrix.columns + column);
        if (isRoundedScalar(value)) throw new Error('chains are exact');
        return shownValue(value);
      }),
    ),
  );
}
