// The words of Jordan forms: eigenvectors, chains, and the two matrices.

import { openingOf } from '../../../algorithms/opening.ts';
import { eigenspaceBlocks } from '../../../algorithms/spectrum/eigenspace-tell.ts';
import { shiftedName } from '../../../algorithms/spectrum/eigenspace-names.ts';
import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { exactProduct, exactRows, shownRows } from '../../../algorithms/spectrum/exact-product.ts';
import { counted, joined } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
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
import { type AnswerMatrix, identity, type Matrix, rowsOf, scalarAt } from '../../../exact/matrix.ts';
import { type Exact, exactText, isRoundedScalar } from '../../../exact/scalar.ts';
import { spectrumBlocks, toldVectors } from '../eigen/parts-tell.ts';
import type { EigenInput, EigenMove } from '../eigen/solve.ts';
import { enoughWords, inDecimals, MOST_IN_DECIMALS } from '../eigen/story.ts';
import { chainBlocks, chainName, MOST_CHECKED } from './chain-tell.ts';
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
    ...moves.flatMap((move) => (move.move === 'jordan' ? jordanBlocks(a, move.facts, moves) : [])),
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
    ...alsoInShort(paragraph(say`${blocksClaim(values)}.`)),
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
    ...spectrumBlocks(eigenMoves(moves)),
    ...eigenspaceBlocks(
      moves.flatMap((move) => (move.move === 'space' ? [move.facts.step] : [])),
      found.facts,
      // Where the matrices can only be given in decimals, the exact eigenvalues and vectors are stated before.
      found.facts.eigenvalues.every(({ value }) => hasForm(value)) ? 'used' : 'stated',
    ),
  ];
}

function hasForm(value: Exact): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

export function isDefective({ dimensions }: ValueChains): boolean {
  return dimensions.length > 1;
}

function jordanBlocks(a: Matrix, { values, p, j }: JordanFacts, moves: readonly JordanMove[]): readonly Block[] {
  const isDiagonal = !values.some(isDefective);
  if (!values.every(({ value }) => hasForm(value))) {
    return [
      heading(a.rows > MOST_IN_DECIMALS ? say`Say what the matrices hold` : say`Write down the matrices`),
      ...(isDiagonal ? [paragraph(say`${enoughWords(timesOf(values))}: every block has one row.`)] : []),
      paragraph(
        isDiagonal
          ? say`The columns of ${P} are the eigenvectors, with each root in place of ${LAMBDA}, and the eigenvalues stand on the diagonal of ${J}.`
          : say`The columns of ${P} are the eigenvectors and chains, with each root in place of ${LAMBDA}, and the eigenvalues stand on the diagonal of ${J}.`,
      ),
      ...inDecimals(P, p),
      ...inDecimals(J, j),
      ...namedBlocks(values.filter(({ value }) => hasForm(value))),
      ...alsoInShort(paragraph(say`With unrounded entries ${A} is ${PJP}.`)),
    ];
  }
  return [
    ...values.filter(isDefective).flatMap(chainBlocks),
    heading(say`Write down the matrices`),
    ...(isDiagonal ? alsoInShort(paragraph(say`${enoughWords(timesOf(values))}: ${blocksClaim(values)}.`)) : []),
    formula(equal(P, ...columnNames(values, eigenMoves(moves)), shownMatrix(p)), isDiagonal ? EIGENVECTORS : CHAINS),
    formula(equal(J, shownMatrix(j)), isDiagonal ? ORDER : BLOCKS),
    ...alsoInShort(
      ...(isDiagonal ? [] : [paragraph(say`${blocksClaim(values)}.`)]),
      paragraph(
        say`${isDiagonal ? say`` : say`${CHAINS_APART} `}${claim(
          say`So ${P} is invertible and ${equal(A, PJP)}`,
          holds('invertible', P),
          equal(product('adjacent', A, P), product('adjacent', P, J)),
        )}.`,
      ),
    ),
    ...checkBlocks(a, p),
  ];
}

function eigenMoves(moves: readonly JordanMove[]): readonly EigenMove[] {
  return moves.flatMap((move): readonly EigenMove[] => (move.move === 'jordan' ? [] : [move]));
}

/** P by the names of its columns: vectors of chains, and eigenvectors that make blocks of one row; nothing where some have no names. */
export function columnNames(values: readonly ValueChains[], moves: readonly EigenMove[]): readonly Expression[] {
  const names = values.flatMap((each) =>
    isDefective(each)
      ? each.chains.flat().map((_, place) => chainName(each.first + place))
      : toldVectors(moves, [each.value]).map(({ name }) => name),
  );
  const amount = values.reduce((total, { times }) => total + times, 0);
  return names.length === amount && amount > 1 && amount <= MOST_CHECKED ? [grid([names])] : [];
}

function timesOf(values: readonly ValueChains[]): readonly { readonly algebraic: number }[] {
  return values.map(({ times }) => ({ algebraic: times }));
}

/** The blocks of the eigenvalues that have a short form, beside others that have none. */
function namedBlocks(named: readonly ValueChains[]): readonly Block[] {
  if (named.length === 0) return [];
  const blocks = named.flatMap(({ value, chains }) =>
    chains.map(({ length }) => say`a block of ${counted(length, 'row')} for the eigenvalue ${shownValue(value)}`),
  );
  const facts = named.flatMap(({ value, chains, times }) => {
    const shifted = shiftedName(value);
    const longest = Math.max(...chains.map(({ length }) => length));
    return [
      equal(apply('p', shownValue(value)), count(0)),
      equal(apply('nullity', shifted), count(chains.length)),
      equal(apply('nullity', longest === 1 ? shifted : power(shifted, count(longest))), count(times)),
      equal(sum(...chains.map(({ length }) => count(length))), count(times)),
    ];
  });
  return alsoInShort(
    paragraph(
      say`${claim(say`Among the blocks on the diagonal of ${J} there ${blocks.length === 1 ? 'is' : 'are'} ${joined(blocks)}`, ...facts)}.`,
    ),
  );
}

/** AP and PJ are the same matrix. */
function checkBlocks(a: Matrix, p: AnswerMatrix): readonly Block[] {
  const rows = exactRows(p);
  if (rows === null || a.rows > MOST_CHECKED || a.rows < 2) return [];
  const image = exactProduct(rowsOf(a), rows);
  if (image === null) return [];
  return notInShort(
    heading(say`Check the result`),
    formula(
      equal(product('adjacent', A, P), shownRows(image), product('adjacent', P, J)),
      say`Both products must agree.`,
    ),
  );
}

/** "On the diagonal of J stand a block of 2 rows for the eigenvalue 5 and a block of 1 row for the eigenvalue 3." */
function blocksClaim(values: readonly ValueChains[]): Claim {
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
    ? say`${J} is diagonal, and each of its blocks has ${1} row`
    : say`On the diagonal of ${J} ${blocks.length === 1 ? 'stands' : 'stand'} ${joined(blocks.map((block) => block.text))}`;
  return claim(text, ...blocks.flatMap(({ facts }) => facts));
}

const CHAINS_APART = say`The chains begin with independent eigenvectors, and then all of their vectors are independent.`;
const EIGENVECTORS = say`The columns are the eigenvectors.`;
const CHAINS = say`The columns are the chains, each with its eigenvector first.`;
const ORDER = say`On the diagonal stand their eigenvalues, in the same order.`;
const BLOCKS = say`Each chain gives a block: the eigenvalue on the diagonal, and a one above it for each vector after the first.`;

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
