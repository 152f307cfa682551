// The words of linear independence.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { counted } from '../../../algorithms/wording.ts';
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
  number,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { type Entry, equals, isEntry, isZero, negate } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { vectorExpression, zeroVector } from '../basis-tell.ts';
import { multiple, wholeMultiple } from '../multiples.ts';
import { reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import { columnExpression, columnsBlock, givenVectors, namesOf, vectorsOf } from '../vector-list.ts';
import { combination } from './shown.ts';
import { pairFigure } from './figure.ts';
import type { Difference, IndependenceInput, IndependenceMove, IndependenceMoves } from './solve.ts';

const A = symbol('A');
const C = symbol('c');

export const theory: readonly Prose[] = [
  say`Vectors are linearly dependent if a linear combination of them is the zero vector and not all of its coefficients are zero. Then one of the vectors is a combination of the others. They are linearly independent if only the coefficients zero give the zero vector.`,
];

export function task({ vectors }: IndependenceInput): Prose {
  const given = givenVectors('v', A, vectors);
  return vectors.columns === 1
    ? say`Is the vector ${given} linearly independent?`
    : say`Are the vectors ${given} linearly independent?`;
}

export function tell({ vectors }: IndependenceInput, moves: readonly IndependenceMove[]): readonly Block[] {
  return tellNamed(vectors, moves, 'v');
}

/** The same for vectors with another letter. */
export function tellNamed(vectors: ExactMatrix, moves: readonly IndependenceMove[], letter: string): readonly Block[] {
  const lists = vectorsOf(vectors);
  const names = namesOf(letter, lists.length);
  const handlers: MoveHandlers<IndependenceMoves, readonly Block[]> = {
    ...reductionHandlers(A, moves.some(({ move }) => SEEN.includes(move)) ? FOR_THE_RANK : FOR_DEPENDENCIES),
    single: ({ isZero: isNothing }) => [
      heading(say`Look at the vector`),
      formula(equal(names[0], columnExpression(lists[0]))),
      ...alsoInShort(
        paragraph(
          isNothing
            ? say`${claim(say`It is the zero vector`, holds('zero', names[0]))}, so ${1} times the vector is the zero vector, although the coefficient ${1} is not zero.`
            : say`${claim(say`It is not the zero vector`, relation(measure('zeroCount', names[0]), 'less', measure('entryCount', names[0])))}, so a multiple of it is the zero vector only if the coefficient is zero.`,
        ),
      ),
    ],
    zero: ({ place }) => [
      heading(say`Look at the vectors`),
      ...listed(lists, names),
      ...alsoInShort(
        paragraph(
          say`${claim(say`${names[place]} is the zero vector`, holds('zero', names[place]))}. The combination with the coefficient ${1} for it and ${0} for all others is the zero vector, so the vectors are dependent.`,
        ),
      ),
    ],
    multiple: ({ first, second, factor }) => [
      heading(say`Look at the vectors`),
      ...listed(lists, names),
      paragraph(
        equals(factor, ONE)
          ? say`${claim(names.length === 2 ? say`Both vectors are equal` : say`Two of the vectors are equal`, equal(names[second], names[first]))}.`
          : say`${claim(say`One vector is a multiple of another`, equal(names[second], multiple({ factor, of: names[first] })))}.`,
      ),
      formula(equal(names[second], multiple({ factor, of: names[first] }))),
      ...pairFigure(lists, names),
    ],
    different: (facts) => [
      heading(say`Compare the vectors`),
      ...listed(lists, names),
      ...alsoInShort(paragraph(differentWords(facts, lists, names))),
      ...pairFigure(lists, names),
    ],
    crowded: ({ amount, length }) => [
      heading(say`Count the vectors`),
      ...alsoInShort(
        paragraph(
          say`${claim(
            say`There are ${amount} vectors, and each has ${counted(length, 'entry', 'entries')}`,
            equal(measure('rowCount', names[0]), count(length)),
            equal(measure('columnCount', grid([names])), count(amount)),
          )}. So they are linearly dependent: a matrix with these columns has fewer rows than columns, so not every column can have a pivot.`,
        ),
      ),
    ],
    remaining: ({ places }) => alsoInShort(paragraph(remainingWords(places, names))),
    columns: ({ isSeen }) => [
      heading(isSeen ? say`Find the rank` : say`Write the vectors as the columns of a matrix`),
      columnsBlock(letter, A, vectors, isSeen ? null : SYSTEM),
    ],
    free: ({ form, pivots, column }) =>
      form === null
        ? []
        : [
            heading(say`Read off a linear relation`),
            ...alsoInShort(paragraph(say`${freeClaim(form, column)}.`)),
            formula(
              equal(
                names[column],
                combination(
                  pivots.slice(0, column).map((_, row) => form[row][column]),
                  names,
                ),
              ),
            ),
            ...notInShort(
              formula(
                equal(
                  combination(
                    names.map((_, place) => {
                      const row = pivots.slice(0, column).indexOf(place);
                      return place === column ? ONE : row === -1 ? ZERO : negate<Entry>(form[row][column]);
                    }),
                    names,
                  ),
                  zeroVector(lists[0].length, 'columns'),
                ),
                say`The vector on the left is brought to the other side.`,
              ),
            ),
          ],
    result: (facts) => [
      heading(say`State the result`),
      ...resultBlocks(facts, facts.isReduced ? A : matrixOfNames(names), names, lists[0].length),
    ],
    check: ({ dependency }) => checkBlocks(dependency, A, lists, names),
  };
  return moves.flatMap((move) => foldMove(move, handlers));
}

const foldMove = folding<IndependenceMoves>();

/** The moves after which only the rank is missing. */
const SEEN: readonly string[] = ['zero', 'multiple'];

const FOR_THE_RANK = say`The rank is the number of pivots in a row echelon form.`;
const FOR_DEPENDENCIES = say`Row operations do not change the linear relations between the columns. The columns are independent exactly when every column has a pivot.`;
const SYSTEM = say`The vectors are independent exactly when the homogeneous system with this matrix has only the zero solution.`;

/** More vectors than these, or longer ones, are shown in the matrix only. */
const MOST_LISTED = 4;

function listed(lists: readonly (readonly Entry[])[], names: readonly Expression[]): readonly Block[] {
  return lists.length > MOST_LISTED
    ? []
    : lists.map((entries, place) => formula(equal(names[place], columnExpression(entries))));
}

function matrixOfNames(names: readonly Expression[]): Expression {
  return names.length === 1 ? names[0] : grid([names]);
}

/** Why the second vector is no multiple of the first. */
export function differentWords(
  { place, factor, other, entries }: Difference,
  [first, second]: readonly (readonly Entry[])[],
  names: readonly Expression[],
): Prose {
  const entryOf = (k: number, at: number): Expression => measure('entryAt', names[k], at + 1, 1);
  const here = claim(
    say`In row ${place + 1} the entries are ${number(first[place])} and ${number(second[place])}, so the factor would have to be ${number(factor)}`,
    equal(entryOf(0, place), number(first[place])),
    equal(entryOf(1, place), number(second[place])),
    equal(product('dot', number(factor), entryOf(0, place)), entryOf(1, place)),
  );
  const there = claim(
    say`the entry in row ${other + 1} would be ${number(entries[other])}, but it is ${number(second[other])}`,
    equal(product('dot', number(factor), entryOf(0, other)), number(entries[other])),
    equal(entryOf(1, other), number(second[other])),
    relation(number(entries[other]), 'unequal', entryOf(1, other)),
  );
  return say`Two vectors are dependent exactly when one is a multiple of the other. Is ${names[1]} a multiple of ${names[0]}? ${here}. Then ${there}. So neither vector is a multiple of the other.`;
}

function freeClaim(form: readonly (readonly Entry[])[], column: number): Claim {
  const used = form.slice(0, column).flatMap((row, place) => (isZero(row[column]) ? [] : [place]));
  const facts = form.map((row, place) =>
    equal(measure('entryAt', CURRENT, place + 1, column + 1), number(row[column])),
  );
  return claim(
    used.length === 0
      ? say`Column ${column + 1} has no pivot`
      : say`Column ${column + 1} has no pivot, and its entries are the coefficients that express it in the pivot columns. Row operations keep linear relations, so the vectors satisfy the same relation`,
    ...facts,
  );
}

function resultBlocks(
  { amount, rank, dependency, isReduced, isChecked }: IndependenceMoves['result'],
  matrix: Expression,
  names: readonly Expression[],
  length: number,
): readonly Block[] {
  const rankFact = equal(measure('rank', matrix), count(rank));
  if (dependency === null) {
    return alsoInShort(
      paragraph(
        amount === 1
          ? say`${claim(say`The vector is linearly independent, and it spans a space of dimension ${1}`, rankFact)}.`
          : isReduced
            ? say`${claim(say`Every column has a pivot, so the vectors are linearly independent, and their rank is ${rank}`, rankFact)}.`
            : say`${claim(say`The vectors are linearly independent, and their rank is ${rank}`, rankFact)}.`,
      ),
    );
  }
  const verdict =
    amount === 1
      ? say`${claim(say`So the zero vector is linearly dependent even when it is alone, and the rank is ${rank}`, rankFact)}.`
      : say`${claim(say`The ${amount} vectors are linearly dependent, and their rank is ${rank}`, equal(measure('columnCount', matrix), count(amount)), rankFact)}.`;
  const isFloat = dependency.some(({ kind }) => kind === 'float');
  const rational = dependency.filter(isEntry);
  const zero = zeroVector(length, 'columns');
  const applied = product('adjacent', matrix, C);
  return [
    ...alsoInShort(paragraph(verdict)),
    ...(amount === 1
      ? [formula(equal(C, count(1))), formula(equal(product('adjacent', C, names[0]), zero))]
      : withReasonInShort(
          formula(
            relation(C, isFloat ? 'approximately' : 'equal', vectorExpression(dependency, 'columns')),
            COEFFICIENTS,
          ),
        )),
    ...(amount === 1 || isFloat ? [] : wholeBlocks(rational)),
    ...(amount === 1 || isFloat || isChecked
      ? []
      : [formula(amount <= MOST_TERMS ? equal(applied, combination(rational, names), zero) : equal(applied, zero))]),
  ];
}

/** The coefficients without fractions, where they have some: 6c = (−3, −7, 17, 6). */
function wholeBlocks(dependency: readonly Entry[]): readonly Block[] {
  const whole = wholeMultiple(dependency);
  if (whole === null) return [];
  return withReasonInShort(
    formula(
      equal(product('adjacent', number(whole.factor), C), vectorExpression(whole.entries, 'columns')),
      say`Every multiple of these coefficients gives the zero vector, too. This one has no fractions.`,
    ),
  );
}

/** Which of several vectors are left without zero vectors and multiples, and that they show the rank. */
function remainingWords(places: readonly number[], names: readonly Expression[]): Prose {
  const rank = equal(measure('rank', grid([names])), count(places.length));
  const [first, second] = places.map((place) => names[place]);
  if (first === undefined)
    return say`${claim(say`All vectors are zero`, rank)}, so ${claim(say`the rank is ${0}`, rank)}.`;
  if (second === undefined) {
    return say`${claim(say`All vectors are multiples of ${first}`, rank, equal(measure('rank', first), count(1)))}, so ${claim(say`the rank is ${1}`, rank)}.`;
  }
  const two = equal(measure('rank', grid([[first, second]])), count(2));
  return say`${claim(say`${first} and ${second} are not multiples of each other, and every other vector is zero or a multiple of one of them`, two, rank)}. So ${claim(say`the rank is ${2}`, rank)}.`;
}

const MOST_TERMS = 12;
const COEFFICIENTS = say`These coefficients are not all zero, and the combination of the vectors with them is the zero vector.`;

function checkBlocks(
  dependency: readonly Entry[],
  matrix: Expression,
  lists: readonly (readonly Entry[])[],
  names: readonly Expression[],
): readonly Block[] {
  const whole = wholeMultiple(dependency);
  const factors = whole?.entries ?? dependency;
  const sum = combination(
    factors,
    lists.map((entries) => columnExpression(entries)),
  );
  return notInShort(
    heading(say`Check the result`),
    formula(
      equal(
        whole === null ? product('adjacent', matrix, C) : combination(factors, names),
        ...(whole === null ? [combination(factors, names)] : []),
        sum,
        zeroVector(lists[0].length, 'columns'),
      ),
    ),
  );
}
