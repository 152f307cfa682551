// The words of Jordan forms: eigenvectors, chains, and the two matrices.

import { openingOf } from '../../../algorithms/opening.ts';
import { eigenspaceBlocks } from '../../../algorithms/spectrum/eigenspace-tell.ts';
import { shiftedName } from '../../../algorithms/spectrum/eigenspace-names.ts';
import type { PowerForm } from '../../../algorithms/spectrum/jordan-chains.ts';
import { folding } from '../../../algorithms/moves.ts';
import { boardHandlers } from '../../../algorithms/reduced-forms/board-tell.ts';
import type { ReductionMoves } from '../../../algorithms/reduced-forms/reduce.ts';
import { solveHomogeneous } from '../../../algorithms/spectrum/homogeneous.ts';
import { readEquations, type Reading } from '../../../algorithms/spectrum/read-equations.ts';
import { readBlocks } from '../../../algorithms/spectrum/read-equations-tell.ts';
import { negated } from '../../../algorithms/spectrum/signed-number.ts';
import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { exactProduct, exactRows, multiplesOf, shownRows } from '../../../algorithms/spectrum/exact-product.ts';
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
import { ZERO } from '../../../exact/rational.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { type AnswerMatrix, identity, type Matrix, matrixOf, rowsOf, scalarAt } from '../../../exact/matrix.ts';
import { type Exact, exactText, isRoundedScalar } from '../../../exact/scalar.ts';
import { spectrumBlocks } from '../eigen/parts-tell.ts';
import type { EigenInput, EigenMove } from '../eigen/solve.ts';
import { enoughWords, inDecimals, MOST_IN_DECIMALS } from '../eigen/story.ts';
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
    ...spectrumBlocks(moves.flatMap((move): readonly EigenMove[] => (move.move === 'jordan' ? [] : [move]))),
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

function jordanBlocks(a: Matrix, { values, p, j }: JordanFacts): readonly Block[] {
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
    ...(isDiagonal ? [paragraph(say`${enoughWords(timesOf(values))}: ${J} is diagonal.`)] : []),
    formula(equal(P, shownMatrix(p)), isDiagonal ? EIGENVECTORS : CHAINS),
    formula(equal(J, shownMatrix(j)), isDiagonal ? ORDER : BLOCKS),
    ...alsoInShort(
      paragraph(blocksStated(values)),
      paragraph(
        say`${isDiagonal ? SPACES_APART : CHAINS_APART} ${claim(
          say`So ${P} is invertible and ${equal(A, PJP)}`,
          holds('invertible', P),
          equal(product('adjacent', A, P), product('adjacent', P, J)),
        )}.`,
      ),
    ),
    ...checkBlocks(a, p),
  ];
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

/** Larger products are not written out. */
const MOST_CHECKED = 6;

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

const SPACES_APART = say`Bases of different eigenspaces are independent together.`;
const CHAINS_APART = say`The chains begin with independent eigenvectors, and then all of their vectors are independent.`;
const EIGENVECTORS = say`The columns are the eigenvectors.`;
const CHAINS = say`The columns are the chains, each with its eigenvector first.`;
const ORDER = say`On the diagonal stand their eigenvalues, in the same order.`;
const BLOCKS = say`Each chain gives a block: the eigenvalue on the diagonal, and a one above it for each vector after the first.`;

export function chainBlocks({ value, dimensions, powers, chains, first, times }: ValueChains): readonly Block[] {
  const size = chains[0][0].length;
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
    ...(size > MOST_CHECKED
      ? []
      : notInShort(...powers.slice(1).map(({ entries }, k) => formula(equal(powerOf(k + 2), shownRows(entries)))))),
    ...alsoInShort(
      ...dimensions.map((dimension, k) =>
        formula(nullityLine(powerOf(k + 1), size, dimension), k === 0 ? NULLITY : null),
      ),
    ),
    paragraph(say`${countWords(dimensions, powerOf)} ${sizeWords(sizes, times, powerOf(dimensions.length))}.`),
    ...chains.flatMap((chain, place) => {
      const start = before;
      before += chain.length;
      const form = powers[chain.length - 1];
      return chainStory(chain, { start, shifted, powerOf, zero, shown, form, isFirst: place === 0 });
    }),
  ];
}

/** nullity(A − 2I) = 3 − 2 = 1 */
function nullityLine(name: Expression, size: number, dimension: number): Expression {
  return equal(
    apply('nullity', name),
    sum(count(size), negative(apply('rank', name))),
    sum(count(size), negative(count(size - dimension))),
    count(dimension),
  );
}

const NULLITY = say`The nullity is the number of columns without a pivot.`;

/** "There are 2 blocks. From the first power to the second the nullity grows by 1: so many blocks have at least 2 rows." */
function countWords(dimensions: readonly number[], powerOf: (exponent: number) => Expression): Prose {
  const [blocks] = dimensions;
  const [start, ...steps] = dimensions.map((dimension, k) => {
    const grown = dimension - (k === 0 ? 0 : dimensions[k - 1]);
    return { grown, exponent: k + 1 };
  });
  const counts = steps.map(({ grown, exponent }): Prose => {
    const difference = sum(apply('nullity', powerOf(exponent)), negative(apply('nullity', powerOf(exponent - 1))));
    return say`${claim(say`${grown} of at least ${exponent} rows`, equal(difference, count(grown)))}`;
  });
  return say`The nullity of the first power is the number of blocks, and each further power adds the number of blocks that reach its size: ${claim(
    say`there ${blocks === 1 ? 'is' : 'are'} ${counted(start.grown, 'block')} in all`,
    equal(apply('nullity', powerOf(1)), count(blocks)),
  )}, and ${joined(counts)}.`;
}

function sizeWords(sizes: readonly number[], times: number, last: Expression): Claim {
  const isAll = equal(apply('nullity', last), count(times));
  return sizes.length === 1
    ? claim(say`The nullity ends at the algebraic multiplicity ${times}, so the only block has ${times} rows`, isAll)
    : claim(
        say`The nullity ends at the algebraic multiplicity ${times}, so the blocks have the sizes ${joined(sizes.map((size): Prose => say`${size}`))}`,
        isAll,
        equal(sum(...sizes.map((size) => count(size))), count(times)),
      );
}

interface Names {
  /** The power that takes the whole chain to zero. */
  readonly form: PowerForm<Exact>;
  readonly isFirst: boolean;
  readonly start: number;
  readonly shifted: Expression;
  readonly powerOf: (exponent: number) => Expression;
  readonly zero: Expression;
  readonly shown: Expression;
}

/** The last vector is chosen, the others follow from it. */
function chainStory(
  chain: readonly (readonly Exact[])[],
  { start, shifted, powerOf, zero, shown, form, isFirst }: Names,
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
    ...solutionBlocks(form, powerOf(chain.length), isFirst),
    formula(equal(nameOf(last), vectorOf(last)), isFirst ? TOP : ANOTHER),
    ...notInShort(formula(equal(product('adjacent', powerOf(chain.length), nameOf(last)), zero))),
    ...Array.from({ length: last }, (_, k) => last - 1 - k).map((place) =>
      formula(
        equal(nameOf(place), product('adjacent', shifted, nameOf(place + 1)), vectorOf(place)),
        place === 0 ? FIRST : null,
      ),
    ),
  ];
}

/** What the vectors have to be that the power takes to zero. */
function solutionBlocks(
  { entries, form, pivots }: PowerForm<Exact>,
  name: Expression,
  isShown: boolean,
): readonly Block[] {
  const size = entries.length;
  if (size > MOST_CHECKED) return [];
  if (pivots.length === 0) {
    return notInShort(
      paragraph(say`${claim(say`${name} is the zero matrix, so it takes every vector to zero`, holds('zero', name))}.`),
    );
  }
  const solutions = new Map(
    pivots.map((unknown, row) => [
      unknown,
      form[row].map((entry, place) => (place === unknown ? ZERO : negated(entry))),
    ]),
  );
  const rows = entries.map((row) => row.filter((entry) => entry.kind === 'rational'));
  const isRational = rows.every((row) => row.length === size);
  const atSight = readEquations({ rows: entries, pivots, solutions, areMultiples: multiplesOf(entries) });
  const isReduced = atSight === null && isRational;
  const worked = isReduced ? workedOut(matrixOf(rows), name) : null;
  const reading =
    worked?.reading ?? atSight ?? readEquations({ rows: form, pivots, solutions, areMultiples: multiplesOf(form) });
  return notInShort(
    ...(isShown || (atSight === null && !isReduced) ? [] : [formula(equal(name, shownRows(entries)))]),
    ...(worked?.blocks ?? []),
    ...(atSight === null && !isReduced
      ? [
          formula(
            equal(apply('rref', name), shownRows(form)),
            say`The reduced row echelon form has the same solutions.`,
          ),
        ]
      : []),
    ...(reading === null ? [] : readBlocks(reading)),
    paragraph(say`These are the vectors that this power takes to zero.`),
  );
}

const foldReduction = folding<ReductionMoves>();

/** The row operations that lead to equations which can be read. */
function workedOut(
  matrix: Matrix,
  name: Expression,
): { readonly blocks: readonly Block[]; readonly reading: Reading | null } {
  const working = solveHomogeneous(matrix, 'planned');
  const handlers = boardHandlers(name, false);
  const blocks: Block[] = [];
  for (;;) {
    const next = working.next();
    if (next.done === true) return { blocks, reading: next.value.reading };
    blocks.push(...foldReduction<keyof ReductionMoves, readonly Block[]>(next.value, handlers));
  }
}

const TOP = say`We choose the last vector of the chain first: this power takes it to zero, and no lower power does.`;
const ANOTHER = say`Again this power takes it to zero, and no lower power does. It is independent of what has been chosen before.`;
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
