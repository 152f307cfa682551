// The words of the sum and the intersection of two subspaces.

import { vectorSpace } from '../../../document/vector-space.ts';
import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { joined, linesProse } from '../../../algorithms/wording.ts';
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
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isComplex, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, isEntry, multiply, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { vectorExpression } from '../basis-tell.ts';
import { combination } from '../independence/shown.ts';
import { reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import { differentWords } from '../independence/story.ts';
import { columnExpression, givenVectors, namesOf, vectorsOf } from '../vector-list.ts';
import { areShort, type Dimensions, INTERSECTION, spanOf, SUM, type Vectors } from './shown.ts';
import type { Shared, SpacesInput, SpacesMove, SpacesMoves } from './solve.ts';

const [U, W, M, K] = ['U', 'W', 'M', 'K'].map(symbol);

export const theory: readonly Prose[] = [
  say`The sum of two subspaces contains all sums of a vector of the first and a vector of the second subspace. Their intersection contains the vectors that are in both. Sum and intersection are subspaces too.`,
];

export function task({ u, w }: SpacesInput): Prose {
  return say`${U} is spanned by ${givenVectors('u', U, u)}, and ${W} by ${givenVectors('w', W, w)}. Find bases of the sum and of the intersection of ${U} and ${W}.`;
}

export function tell(input: SpacesInput, moves: readonly SpacesMove[]): readonly Block[] {
  const { u, w } = input;
  const split = moves.findIndex(({ move }) => SPLITS.has(move));
  const names = { u: namesOf('u', u.columns), w: namesOf('w', w.columns) };
  const [first, second] = [handlersFor(input, names, K, FOR_W), handlersFor(input, names, M, DEPENDENCE)];
  return [
    heading(say`Name the subspaces`),
    formula(equal(U, apply('span', ...names.u))),
    formula(equal(W, apply('span', ...names.w))),
    ...alsoInShort(paragraph(say`We call the sum ${SUM} and the intersection ${INTERSECTION}.`)),
    ...moves.slice(0, split).flatMap((move) => foldMove(move, first)),
    ...moves.slice(split).flatMap((move) => foldMove(move, second)),
  ];
}

/** The moves that follow on the basis of W. */
const SPLITS: ReadonlySet<SpacesMove['move']> = new Set(['trivial', 'beside', 'apart', 'parallel']);

const foldMove = folding<SpacesMoves>();

const FOR_W = say`The vectors in the pivot columns form a basis.`;
const DEPENDENCE = say`Row operations do not change the linear relations between the columns.`;
const BESIDE = say`The vectors in the pivot columns form a basis of the sum. A column right of the bar without a pivot is a combination of the columns before it; from that we get a vector that is in both subspaces.`;

/** More vectors than these are not named one by one. */
const MOST_NAMED = 10;

interface Names {
  readonly u: readonly Expression[];
  readonly w: readonly Expression[];
}

function handlersFor(
  { u, w }: SpacesInput,
  given: Names,
  subject: Expression,
  reason: Prose,
): MoveHandlers<SpacesMoves, readonly Block[]> {
  return {
    ...reductionHandlers(subject, reason),
    second: ({ kept, amount }) => [
      heading(say`Find a basis of ${W}`),
      ...(amount > 2 && kept.length > 0
        ? [formula(equal(K, ...named(given.w, null), matrixExpression(w)))]
        : alsoInShort(paragraph(secondWords(kept, given.w, W)))),
    ],
    first: ({ kept }) => [heading(say`Find a basis of ${U}`), ...alsoInShort(paragraph(secondWords(kept, given.u, U)))],
    trivial: ({ subspace, kept }) => [
      ...(given.w.length > 2 && kept.length > 0 ? alsoInShort(paragraph(keptWords(kept, given.w))) : []),
      heading(say`Add and intersect with the zero vector`),
      ...alsoInShort(paragraph(trivialWords(subspace, given))),
    ],
    apart: ({ difference }) => [
      heading(say`Compare the two vectors`),
      ...[u, w].map((vectors, place) =>
        formula(equal([...given.u, ...given.w][place], columnExpression(vectorsOf(vectors)[0]))),
      ),
      paragraph(differentWords(difference, [vectorsOf(u)[0], vectorsOf(w)[0]], [...given.u, ...given.w])),
      ...alsoInShort(
        paragraph(
          say`${claim(say`${prose([...given.u, ...given.w])} form a basis of ${SUM}, and only the zero vector is a multiple of both`, equal(measure('rank', grid([[...given.u, ...given.w]])), count(2)))}.`,
        ),
      ),
    ],
    parallel: ({ shared }) => [
      heading(say`Compare the two vectors`),
      ...alsoInShort(
        paragraph(
          say`${claim(say`${given.w[0]} is a multiple of ${given.u[0]}`, equal(measure('rank', grid([[...given.u, ...given.w]])), count(1)))}, so both subspaces contain the same vectors: ${given.u[0]} is a basis of ${SUM}, and a multiple of it is a basis of ${INTERSECTION}.`,
        ),
      ),
      ...sharedLines(shared, indexed('c', 1), given),
    ],
    beside: ({ matrix, bar, kept }) => [
      ...(given.w.length > 2 && kept.length > 0 ? alsoInShort(paragraph(keptWords(kept, given.w))) : []),
      heading(say`Write the vectors of both subspaces into one matrix`),
      formula(
        equal(
          M,
          ...named([...given.u, ...among(given.w, kept.length === 0 ? given.w.map((_, k) => k) : kept)], bar),
          rowsExpression(rowsOf(matrix), bar),
        ),
        BESIDE,
      ),
    ],
    sum: ({ pivots, ofU }) => sumBlocks(pivots, given.u, ofU.length),
    intersection: ({ shared, rows, bar, kept, dimensions }) => [
      heading(say`Find the vectors that are in both`),
      ...intersectionBlocks(shared, rows === null, bar, kept, given),
      ...(shared.length === 0 ? [] : basisOfBoth(shared.length, dimensions)),
    ],
    result: ({ dimensions, ofU, ofW, sumBasis, shared, length }) => {
      const common = shared.map(({ vector }) => vector);
      const names = { sum: [...among(given.u, ofU), ...among(given.w, ofW)], common: namesOf('c', common.length) };
      return [
        heading(say`State the result`),
        ...(u.columns === 1 && w.columns === 1 && sumBasis.length === 2
          ? [formula(equal(SUM, apply('span', ...names.sum)))]
          : spaceBlocks({ space: SUM, matrix: symbol('P'), names: names.sum, vectors: sumBasis }, length)),
        ...spaceBlocks({ space: INTERSECTION, matrix: symbol('Q'), names: names.common, vectors: common }, length),
        ...alsoInShort(
          paragraph(
            say`The dimensions follow: ${dimension(U, dimensions.u)}, ${dimension(W, dimensions.w)}, ${dimension(SUM, dimensions.sum)} and ${dimension(INTERSECTION, dimensions.intersection)}.`,
          ),
        ),
        ...relationWords(dimensions, length, isComplex(u) || isComplex(w)).map((words) => paragraph(words)),
        ...(shared.length > 0 || dimensions.u === 0 || dimensions.w === 0
          ? []
          : notInShort(
              paragraph(
                say`Check: the dimensions of ${U} and ${W} must add up to those of ${SUM} and ${INTERSECTION}.`,
              ),
              formula(
                equal(
                  sum(apply('dim', U), apply('dim', W)),
                  sum(count(dimensions.u), count(dimensions.w)),
                  sum(count(dimensions.sum), count(dimensions.intersection)),
                  sum(apply('dim', SUM), apply('dim', INTERSECTION)),
                ),
              ),
            )),
      ];
    },
  };
}

/** dim(U) = 2 */
function dimension(space: Expression, value: number): Claim {
  const line = equal(apply('dim', space), count(value));
  return claim([line], line);
}

function named(names: readonly Expression[], bar: number | null): readonly Expression[] {
  return names.length > MOST_NAMED ? [] : [grid([names], bar)];
}

function among(names: readonly Expression[], places: readonly number[]): readonly Expression[] {
  return places.map((place) => names[place]);
}

function prose(names: readonly Expression[]): Prose {
  return joined(names.map((name): Prose => [name]));
}

function spans(basis: readonly Expression[], words: Prose, space: Expression): Claim {
  return claim(words, equal(apply('span', ...basis), space));
}

/** What the sum and the intersection with a subspace of the zero vector alone are. */
function trivialWords(subspace: 'U' | 'W', { u, w }: Names): Prose {
  const [zero, other, vectors] = subspace === 'U' ? [U, W, u] : [W, U, w];
  const rank = equal(measure('rank', grid([vectors])), count(0));
  const known =
    subspace === 'W'
      ? say`As ${claim(say`${zero} contains only the zero vector`, rank)}`
      : vectors.length === 1
        ? say`As ${claim(say`${vectors[0]} is the zero vector`, rank)}, ${zero} contains only the zero vector. So`
        : say`As ${claim(say`all vectors of ${zero} are zero`, rank)}, ${zero} contains only the zero vector. So`;
  const sums = claim(say`${SUM} is ${other}`, equal(SUM, other));
  const common = claim(say`${INTERSECTION} contains only the zero vector`, equal(apply('dim', INTERSECTION), count(0)));
  return subspace === 'W' ? say`${known}, ${sums}, and ${common}.` : say`${known} ${sums}, and ${common}.`;
}

/** One or two vectors, or zero vectors alone. */
function secondWords(kept: readonly number[], names: readonly Expression[], space: Expression): Prose {
  const rank = equal(measure('rank', grid([names])), count(kept.length));
  if (kept.length === 0) {
    return names.length === 1
      ? say`${claim(say`${names[0]} is the zero vector`, rank)}, so ${space} contains only the zero vector, and its basis is the empty set.`
      : say`${claim(say`All these vectors are zero`, rank)}, so ${space} contains only the zero vector, and its basis is the empty set.`;
  }
  if (names.length === 1)
    return say`${claim(say`${names[0]} is not zero`, rank)}, so it is a basis of ${space} by itself.`;
  return kept.length === 2
    ? say`${claim(say`${prose(names)} are not multiples of each other`, rank)}, so they form a basis of ${space}.`
    : say`${claim(say`${prose(names)} are multiples of one vector`, rank)}, so ${spans(among(names, kept), say`${among(names, kept)[0]} alone is a basis of ${space}`, space)}, and the other vector is left out.`;
}

/** What the reduction of more vectors has shown. */
function keptWords(kept: readonly number[], names: readonly Expression[]): Prose {
  const basis = among(names, kept);
  const places = equal(measure('pivotColumns', K), list(kept.map((place) => count(place + 1))));
  return kept.length === names.length
    ? say`${claim(say`Every column has a pivot`, places)}, so all these vectors together form a basis of ${W}.`
    : kept.length === 1
      ? say`${claim(say`The only pivot is in ${linesProse('column', kept)}`, places)}, so ${spans(basis, say`${basis[0]} alone is a basis of ${W}`, W)}, and the other vectors are left out.`
      : say`${claim(say`The pivots are in ${linesProse('column', kept)}`, places)}, so ${spans(basis, say`${prose(basis)} form a basis of ${W}`, W)}, and the other vectors are left out.`;
}

function sumBlocks(pivots: readonly number[], namesOfU: readonly Expression[], left: number): readonly Block[] {
  const places = equal(measure('pivotColumns', M), list(pivots.map((column) => count(column + 1))));
  if (pivots.length === 0) {
    return [
      heading(say`Read off the sum`),
      ...alsoInShort(
        paragraph(
          say`${claim(say`There is no pivot`, holds('zero', M))}: all vectors are zero, so ${SUM} contains only the zero vector.`,
        ),
      ),
    ];
  }
  const where =
    pivots.length === 1
      ? claim(say`The only pivot is in ${linesProse('column', pivots)}`, places)
      : claim(say`The pivots are in ${linesProse('column', pivots)}`, places);
  const noneLeft = claim(
    say`${namesOfU.length === 1 ? say`${namesOfU[0]} is the zero vector` : say`All vectors of ${U} are zero`}`,
    equal(measure('rank', grid([namesOfU])), count(0)),
  );
  const words = claim(
    say`The dimension of ${U} is ${left}, the number of pivots left of the bar`,
    equal(measure('rank', grid([namesOfU])), count(left)),
  );
  return [
    heading(say`Read off the sum`),
    ...alsoInShort(
      paragraph(
        pivots.length === 1
          ? say`${where}, and the vector in this column is a basis of ${SUM}.`
          : say`${where}, and the vectors in these columns form a basis of ${SUM}.`,
      ),
    ),
    paragraph(
      left === 0
        ? say`There is no pivot left of the bar. ${noneLeft}, so ${U} contains only the zero vector, and its dimension is ${0}.`
        : say`${words}.`,
    ),
  ];
}

function intersectionBlocks(
  shared: readonly Shared[],
  isComputed: boolean,
  bar: number,
  kept: readonly number[],
  names: Names,
): readonly Block[] {
  const free = shared.map(({ place }) => bar + kept.indexOf(place));
  if (kept.length === 0)
    return alsoInShort(
      paragraph(
        say`${claim(say`${W} contains only the zero vector`, equal(apply('dim', W), count(0)))}, and so does ${INTERSECTION}.`,
      ),
    );
  if (shared.length === 0) {
    const rank = measure('rank', M);
    return alsoInShort(
      paragraph(
        say`${claim(
          kept.length === 1
            ? say`The column right of the bar has a pivot`
            : say`Every column right of the bar has a pivot`,
          equal(rank, sum(measure('rank', grid([names.u])), count(kept.length))),
        )}, so ${U} and ${W} have only the zero vector in common.`,
      ),
    );
  }
  const noPivots = claim(
    shared.length === 1
      ? say`Right of the bar, ${linesProse('column', free)} has no pivot`
      : say`Right of the bar, ${linesProse('column', free)} have no pivots`,
    ...free.map((column) => equal(measure('occurrences', measure('pivotColumns', M), column + 1), count(0))),
  );
  if (isComputed || names.u.length + names.w.length > MOST_NAMED) {
    return alsoInShort(
      paragraph(
        say`${noPivots}. Each of these vectors is a combination of the vectors before it, and the part of this combination in ${U} is in both subspaces.`,
      ),
    );
  }
  return [
    ...alsoInShort(
      paragraph(
        say`${noPivots}. In the reduced form the entries of such a column are the coefficients that express it in the pivot columns. With the vectors of ${W} on one side and those of ${U} on the other side, we get a vector that is in ${W} and in ${U}.`,
      ),
    ),
    ...shared.flatMap((each, place) => sharedLines(each, indexed('c', place + 1), names)),
  ];
}

/** Why the vectors that were found are all of a basis: their number is the dimension. */
function basisOfBoth(amount: number, { u, w, sum: whole, intersection }: Dimensions): readonly Block[] {
  const [ofU, ofW, ofSum, ofBoth] = [U, W, SUM, INTERSECTION].map((space) => apply('dim', space));
  return notInShort(
    formula(
      equal(
        ofBoth,
        sum(ofU, ofW, negative(ofSum)),
        sum(count(u), count(w), negative(count(whole))),
        count(intersection),
      ),
      amount === 1
        ? say`So one vector other than the zero vector is a basis of ${INTERSECTION}.`
        : say`We have found so many vectors, one for each column without a pivot. They are independent, because each contains a vector of ${W} that the others do not contain. So they form a basis of ${INTERSECTION}.`,
    ),
  );
}

/** w₂ = u₁ − u₂ + w₁, and c₁ = w₂ − w₁ = u₁ − u₂ = the vector. */
function sharedLines({ place, ofU, ofW, scale, vector }: Shared, name: Expression, names: Names): readonly Block[] {
  const [fromU, fromW] = [exactOnes(ofU), exactOnes(ofW)];
  const all = combination([...fromU, ...fromW], [...names.u, ...names.w]);
  const sideOfW = fromW.map((factor, index) => multiply(scale, index === place ? ONE : negate(factor)));
  const sideOfU = fromU.map((factor) => multiply(scale, factor));
  return [
    formula(equal(names.w[place], all)),
    formula(
      equal(name, combination(sideOfW, names.w), combination(sideOfU, names.u), vectorExpression(vector, 'columns')),
    ),
  ];
}

function exactOnes(values: readonly Scalar[]): readonly Entry[] {
  return values.filter(isEntry);
}

interface Told {
  readonly space: Expression;
  /** The name of the matrix that shows many vectors together. */
  readonly matrix: Expression;
  readonly names: readonly Expression[];
  readonly vectors: Vectors;
}

function spaceBlocks({ space, matrix, names, vectors }: Told, length: number): readonly Block[] {
  if (vectors.length === 0)
    return [
      formula(
        equal(space, spanOf(vectors, length)),
        say`This subspace contains only the zero vector, so its basis is empty and its dimension is ${0}.`,
      ),
    ];
  const comparison = vectors.flat().some(({ kind }) => kind === 'float') ? 'approximately' : 'equal';
  if (!areShort(vectors)) {
    const entries = grid(Array.from({ length }, (_, row) => vectors.map((vector) => number(vector[row]))));
    return [
      paragraph(say`The columns of the matrix ${matrix} form a basis of ${space}.`),
      formula(relation(matrix, comparison, entries)),
      formula(equal(space, apply('Col', matrix))),
    ];
  }
  return [
    ...vectors.map((vector, place) => formula(relation(names[place], comparison, vectorExpression(vector, 'columns')))),
    formula(equal(space, apply('span', ...names))),
  ];
}

/** Whether one subspace contains the other; whether they have nothing in common; whether the sum is everything. */
function relationWords(
  dimensions: SpacesMoves['result']['dimensions'],
  length: number,
  isOverComplex: boolean,
): readonly Prose[] {
  const { u, w, intersection } = dimensions;
  if (u === 0 || w === 0) return [];
  if (intersection === 0) {
    return [
      say`As ${claim(say`the dimension of ${INTERSECTION} is ${0}`, equal(apply('dim', INTERSECTION), count(0)))}, ${SUM} is the direct sum of ${U} and ${W}.`,
      ...wholeWords(dimensions.sum, length, isOverComplex),
    ];
  }
  if (intersection < u && intersection < w) return wholeWords(dimensions.sum, length, isOverComplex);
  const facts = [equal(apply('dim', INTERSECTION), count(intersection))];
  if (u === w) {
    return [say`${claim(say`${U} and ${W} are the same subspace`, equal(U, W), ...facts)}.`];
  }
  const [inner, outer] = intersection === u ? [U, W] : [W, U];
  return [
    say`${claim(say`${INTERSECTION} is all of ${inner}`, equal(INTERSECTION, inner), ...facts)}: ${outer} contains ${inner}.`,
  ];
}

function wholeWords(reached: number, length: number, isOverComplex: boolean): readonly Prose[] {
  if (reached < length || length < 2) return [];
  return [
    say`${claim(say`${SUM} is all of ${vectorSpace(length, isOverComplex)}`, equal(apply('dim', SUM), count(length)))}.`,
  ];
}
