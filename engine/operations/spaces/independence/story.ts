// The words of linear independence.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { counted } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
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
import type { Matrix } from '../../../exact/matrix.ts';
import { equals, isZero, ONE, type Rational } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { vectorExpression, zeroVector } from '../basis-tell.ts';
import { multiple } from '../multiples.ts';
import { reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import { columnExpression, columnsBlock, givenVectors, namesOf, vectorsOf } from '../vector-list.ts';
import { combination } from './shown.ts';
import { pairFigure } from './figure.ts';
import type { IndependenceInput, IndependenceMove, IndependenceMoves } from './solve.ts';

const A = symbol('A');
const C = symbol('c');

export const theory: readonly Prose[] = [
  say`Vectors are linearly dependent where factors that are not all zero give the zero vector: a multiple of each vector, added up. Then one of the vectors is a combination of the others. They are linearly independent where only zeros as factors do that.`,
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
export function tellNamed(vectors: Matrix, moves: readonly IndependenceMove[], letter: string): readonly Block[] {
  const lists = vectorsOf(vectors);
  const names = namesOf(letter, lists.length);
  const handlers: MoveHandlers<IndependenceMoves, readonly Block[]> = {
    ...reductionHandlers(A, moves.some(({ move }) => SEEN.includes(move)) ? FOR_THE_RANK : FOR_DEPENDENCIES),
    single: ({ isZero: isNothing }) => [
      heading(say`Look at the vector`),
      formula(equal(names[0], columnExpression(lists[0]))),
      paragraph(
        isNothing
          ? say`${claim(say`It is the zero vector`, holds('zero', names[0]))}, so any number times it gives the zero vector, and ${1} is a factor that is not zero.`
          : say`${claim(say`It is not the zero vector`, relation(measure('zeroCount', names[0]), 'less', measure('entryCount', names[0])))}, so only zero times it gives the zero vector.`,
      ),
    ],
    zero: ({ place }) => [
      heading(say`Look at the vectors`),
      ...listed(lists, names),
      paragraph(
        say`${claim(say`${names[place]} is the zero vector`, holds('zero', names[place]))}. With the factor ${1} for it and ${0} for all others the vectors add up to the zero vector, so they are dependent.`,
      ),
    ],
    multiple: ({ first, second, factor }) => [
      heading(say`Look at the vectors`),
      ...listed(lists, names),
      paragraph(
        equals(factor, ONE)
          ? say`${claim(say`Two of the vectors are equal`, equal(names[second], names[first]))}.`
          : say`${claim(say`One vector is a multiple of another`, equal(names[second], multiple({ factor, of: names[first] })))}.`,
      ),
      formula(equal(names[second], multiple({ factor, of: names[first] }))),
      ...pairFigure(lists, names),
    ],
    different: (facts) => [
      heading(say`Compare the vectors`),
      ...listed(lists, names),
      paragraph(differentWords(facts, lists, names)),
      ...pairFigure(lists, names),
    ],
    crowded: ({ amount, length }) => [
      heading(say`Count the vectors`),
      paragraph(
        say`${claim(
          say`There are ${amount} vectors, and each has ${counted(length, 'entry', 'entries')}`,
          equal(measure('rowCount', names[0]), count(length)),
          equal(measure('columnCount', grid([names])), count(amount)),
        )}. Such vectors are always dependent: as columns of a matrix they cannot all hold a pivot, because there are fewer rows.`,
      ),
    ],
    columns: ({ isSeen }) => [
      heading(isSeen ? say`Find the rank` : say`Write the vectors as the columns of a matrix`),
      columnsBlock(letter, A, vectors, isSeen ? null : SYSTEM),
    ],
    free: ({ form, pivots, column }) =>
      form === null
        ? []
        : [
            heading(say`Read off a dependency`),
            paragraph(say`${freeClaim(form, column)}.`),
            formula(
              equal(
                names[column],
                combination(
                  pivots.slice(0, column).map((_, row) => form[row][column]),
                  names,
                ),
              ),
            ),
          ],
    result: ({ amount, rank, dependency, isReduced }) => [
      heading(say`State the result`),
      ...resultBlocks(amount, rank, dependency, isReduced ? A : matrixOfNames(names), names, lists[0].length),
    ],
    check: ({ dependency }) => checkBlocks(dependency, lists, names),
  };
  return moves.flatMap((move) => foldMove(move, handlers));
}

const foldMove = folding<IndependenceMoves>();

/** The moves after which only the rank is missing. */
const SEEN: readonly string[] = ['zero', 'multiple'];

const FOR_THE_RANK = say`The rank is the number of pivots in a row echelon form.`;
const FOR_DEPENDENCIES = say`Row operations do not change how the columns depend on each other. The columns are independent just when each of them holds a pivot.`;
const SYSTEM = say`The factors that we look for are the entries of a vector that this matrix takes to the zero vector.`;

/** More vectors than these, or longer ones, are shown in the matrix only. */
const MOST_LISTED = 4;

function listed(lists: readonly (readonly Rational[])[], names: readonly Expression[]): readonly Block[] {
  return lists.length > MOST_LISTED
    ? []
    : lists.map((entries, place) => formula(equal(names[place], columnExpression(entries))));
}

function matrixOfNames(names: readonly Expression[]): Expression {
  return names.length === 1 ? names[0] : grid([names]);
}

/** Why the second vector is no multiple of the first. */
function differentWords(
  { place, factor, other, entries }: IndependenceMoves['different'],
  [first, second]: readonly (readonly Rational[])[],
  names: readonly Expression[],
): Prose {
  const entryOf = (k: number, at: number): Expression => measure('entryAt', names[k], at + 1, 1);
  const here = claim(
    say`In row ${place + 1} they have ${number(first[place])} and ${number(second[place])}, so the factor would be ${number(factor)}`,
    equal(entryOf(0, place), number(first[place])),
    equal(entryOf(1, place), number(second[place])),
    equal(product('dot', number(factor), entryOf(0, place)), entryOf(1, place)),
  );
  const there = claim(
    say`row ${other + 1} would hold ${number(entries[other])}, and it holds ${number(second[other])}`,
    equal(product('dot', number(factor), entryOf(0, other)), number(entries[other])),
    equal(entryOf(1, other), number(second[other])),
    relation(number(entries[other]), 'unequal', entryOf(1, other)),
  );
  return say`Two vectors are dependent just when one is a multiple of the other. Could ${names[1]} be a multiple of ${names[0]}? ${here}. With it ${there}. So neither vector is a multiple of the other.`;
}

function freeClaim(form: readonly (readonly Rational[])[], column: number): Claim {
  const used = form.slice(0, column).flatMap((row, place) => (isZero(row[column]) ? [] : [place]));
  const facts = form.map((row, place) =>
    equal(measure('entryAt', CURRENT, place + 1, column + 1), number(row[column])),
  );
  return claim(
    used.length === 0
      ? say`Column ${column + 1} holds no pivot`
      : say`Column ${column + 1} holds no pivot, and its entries are the factors with which the pivot columns give it. Row operations keep such relations, so the same holds for the vectors`,
    ...facts,
  );
}

function resultBlocks(
  amount: number,
  rank: number,
  dependency: readonly Scalar[] | null,
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
          : say`${claim(say`The vectors are linearly independent, and the rank is their number, ${rank}`, rankFact)}.`,
      ),
    );
  }
  const verdict =
    amount === 1
      ? say`${claim(say`The vector is linearly dependent, and the rank is ${rank}`, rankFact)}.`
      : say`${claim(say`The ${amount} vectors are linearly dependent, because their rank is ${rank}`, equal(measure('columnCount', matrix), count(amount)), rankFact)}.`;
  const isFloat = dependency.some(({ kind }) => kind === 'float');
  const rational = dependency.filter((value) => value.kind === 'rational');
  const applied = product('adjacent', matrix, C);
  const zero = zeroVector(length, 'columns');
  return [
    ...alsoInShort(paragraph(verdict)),
    formula(relation(C, isFloat ? 'approximately' : 'equal', vectorExpression(dependency, 'columns')), FACTORS),
    ...(isFloat
      ? []
      : [formula(amount <= MOST_TERMS ? equal(applied, combination(rational, names), zero) : equal(applied, zero))]),
  ];
}

const MOST_TERMS = 12;
const FACTORS = say`These are factors of the vectors, in their order.`;

function checkBlocks(
  dependency: readonly Rational[],
  lists: readonly (readonly Rational[])[],
  names: readonly Expression[],
): readonly Block[] {
  const sum = combination(
    dependency,
    lists.map((entries) => columnExpression(entries)),
  );
  return notInShort(
    heading(say`Check the result`),
    paragraph(say`The vectors with these factors must add up to the zero vector.`),
    formula(equal(combination(dependency, names), sum, zeroVector(lists[0].length, 'columns'))),
  );
}
