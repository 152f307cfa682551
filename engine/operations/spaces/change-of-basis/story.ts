// The words of a change of basis.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { productsOf } from '../../../algorithms/small-determinant.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  matrixExpression,
  number,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Entry, equals, isZero, multiply, subtract } from '../../../exact/entry.ts';
import { type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import { augmentedHandlers } from '../augmented-tell.ts';
import { dependentBasisStory } from '../independence/failure-story.ts';
import { combination } from '../independence/shown.ts';
import { columnExpression, givenVectors, namesOf, vectorsOf } from '../vector-list.ts';
import type { ChangeInput, ChangeMove, ChangeMoves } from './solve.ts';

const [F, T, P] = ['F', 'T', 'P'].map(symbol);

export const theory: readonly Prose[] = [
  say`The matrix of a change of basis, times the coordinates of a vector in the first basis, gives its coordinates in the second basis. Its columns are the coordinates of the first basis vectors in the second basis.`,
];

export function task({ from, to }: ChangeInput): Prose {
  return say`Find the matrix that turns coordinates in the basis ${givenVectors('f', F, from)} into coordinates in the basis ${givenVectors('t', T, to)}.`;
}

export function tell({ from, to }: ChangeInput, moves: readonly ChangeMove[]): readonly Block[] {
  const [sources, targets] = [namesOf('f', from.columns), namesOf('t', to.columns)];
  const [sourceLists, targetLists] = [vectorsOf(from), vectorsOf(to)];
  const handlers: MoveHandlers<ChangeMoves, readonly Block[]> = {
    ...augmentedHandlers({
      names: [...targets, ...sources],
      bar: targets.length,
      heading: say`Write the augmented matrix`,
      why: say`We call the matrix that is wanted ${P}. Its columns are the coordinates of the vectors of the first basis in the second basis. With the second basis left of the bar and the first one right of it, one row reduction gives all of them.`,
      found: say`the matrix`,
      contradicts: (place) =>
        say`So ${claim(
          say`${sources[place]} is not a linear combination of the vectors of the second basis`,
          relation(measure('rank', grid([[...targets, sources[place]]])), 'greater', measure('rank', grid([targets]))),
        )}: the bases span different spaces, so there is no such matrix.`,
    }),
    sizes: ({ from: first, to: second }) => [
      heading(say`Count the vectors`),
      formula(relation(count(first), 'unequal', count(second))),
      ...alsoInShort(
        paragraph(
          say`${claim(
            say`The first basis has ${first} ${first === 1 ? 'vector' : 'vectors'}, and the second one has ${second}`,
            equal(measure('rank', grid([sources])), count(first)),
            equal(measure('rank', grid([targets])), count(second)),
          )}. All bases of a space have the same number of vectors, so these are bases of different spaces.`,
        ),
      ),
    ],
    bases: ({ amount }) => [
      heading(say`Look at the bases`),
      ...(amount === 2 && from.rows === 2
        ? [determinantLine(sources, from), determinantLine(targets, to)].map((line) => formula(line))
        : []),
      paragraph(
        amount === 1
          ? say`${claim(say`Neither vector is zero, so each is a basis of the line along it`, rank(sources), rank(targets))}.`
          : amount === 2 && from.rows === 2
            ? say`${claim(say`Both determinants differ from ${0}, so the vectors of each basis are linearly independent`, ...[sources, targets].map((names) => relation(determinantOf(grid([names])), 'unequal', count(0))), rank(sources), rank(targets))}.`
            : say`${claim(say`In each basis the vectors are linearly independent: the matrices with these columns have rank ${amount}`, rank(sources), rank(targets))}.`,
      ),
    ],
    same: () => [
      heading(say`Compare the bases`),
      paragraph(
        say`${claim(say`The two bases are the same`, equal(grid([sources]), grid([targets])))}, so every vector keeps its coordinates, and ${P} is the identity matrix.`,
      ),
    ],
    result: ({ matrix }) => [
      heading(say`State the matrix`),
      formula(relation(P, matrix.kind === 'float64' ? 'approximately' : 'equal', matrixExpression(matrix))),
      paragraph(
        say`${P} times the coordinates of a vector in the first basis gives its coordinates in the second basis.`,
      ),
    ],
    check: ({ coordinates }) =>
      notInShort(
        heading(say`Check the result`),
        paragraph(say`Each column of ${P} must give a vector of the first basis:`),
        ...coordinates.slice(0, MOST_CHECKED).map((column, place) =>
          formula(
            equal(
              sources[place],
              combination(column, targets),
              ...(isOneVector(column)
                ? []
                : [
                    combination(
                      column,
                      targetLists.map((entries) => columnExpression(entries)),
                    ),
                  ]),
              columnExpression(sourceLists[place]),
            ),
          ),
        ),
        ...(coordinates.length > MOST_CHECKED
          ? [
              paragraph(
                say`${claim(say`The other columns are checked in the same way`, equal(product('adjacent', grid([targets]), P), grid([sources])))}.`,
              ),
            ]
          : []),
      ),
  };
  return moves.flatMap((move) => foldMove(move, handlers));
}

const foldMove = folding<ChangeMoves>();

/** Whether the combination is one of the vectors itself. */
function isOneVector(factors: readonly Entry[]): boolean {
  const used = factors.filter((factor) => !isZero(factor));
  return used.length === 1 && equals(used[0], ONE);
}

/** More columns are not checked one by one. */
const MOST_CHECKED = 4;

/** The determinant of two vectors with two entries, which is not 0. */
function determinantLine(names: readonly Expression[], vectors: ExactMatrix): Expression {
  const value = determinantOfTwo(vectors);
  return {
    kind: 'relation',
    first: determinantOf(grid([names])),
    links: [
      { comparison: 'equal', right: productsOf(rowsOf(vectors)) },
      { comparison: 'equal', right: number(value) },
      { comparison: 'unequal', right: count(0) },
    ],
  };
}

function determinantOfTwo(vectors: ExactMatrix): Entry {
  const [[a, b], [c, d]] = rowsOf(vectors);
  return subtract<Entry>(multiply<Entry>(a, d), multiply<Entry>(b, c));
}

/** That the vectors are independent. */
function rank(names: readonly Expression[]): Expression {
  return equal(measure('rank', grid([names])), count(names.length));
}

/** Dependent vectors as the dependency shows them; different spaces by their dimensions, or from the row that contradicts. */
export function tellFailure(
  input: ChangeInput,
  moves: readonly ChangeMove[],
  { code, facts }: Problem,
): FailureStory | null {
  if (code === 'not_a_basis')
    return facts.field === 'from'
      ? dependentBasisStory(input.from, 'f', NO_MATRIX)
      : dependentBasisStory(input.to, 't', NO_MATRIX);
  return code === 'different_span' ? { blocks: tell(input, moves), intermediate: null } : null;
}

const NO_MATRIX = ', and there is no change-of-basis matrix';
