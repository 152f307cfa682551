// The words of coordinates in a basis.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import { equal, grid, matrixExpression, product, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import { vectorExpression } from '../basis-tell.ts';
import { augmentedHandlers } from '../augmented-tell.ts';
import { dependentBasisStory } from '../independence/failure-story.ts';
import { combination } from '../independence/shown.ts';
import { multiple } from '../multiples.ts';
import { columnExpression, givenVectors, namesOf, vectorsOf } from '../vector-list.ts';
import { coordinatesFigure } from './figure.ts';
import type { CoordinatesInput, CoordinatesMove, CoordinatesMoves } from './solve.ts';

const [B, V, X] = ['B', 'v', 'x'].map(symbol);

export const theory: readonly Prose[] = [
  say`The coordinates of a vector in a basis are the factors with which the vectors of the basis add up to it. There is only one choice of them, because the vectors of a basis are linearly independent.`,
];

export function task({ basis, v }: CoordinatesInput): Prose {
  const given = givenVectors('b', B, basis);
  const vector = equal(V, matrixExpression(v));
  return basis.columns === 1
    ? say`Find the coordinate of ${vector} in the basis ${given}.`
    : say`Find the coordinates of ${vector} in the basis ${given}.`;
}

export function tell(input: CoordinatesInput, moves: readonly CoordinatesMove[]): readonly Block[] {
  const { basis, v } = input;
  const lists = vectorsOf(basis);
  const names = namesOf('b', lists.length);
  const found = names.length === 1 ? say`the coordinate` : say`the coordinates`;
  const handlers: MoveHandlers<CoordinatesMoves, readonly Block[]> = {
    ...augmentedHandlers({
      names: [...names, V],
      heading: say`Write the basis and the vector beside each other`,
      why: say`Each row is an equation: the factors of the vectors of the basis are the unknowns, and the entry of ${V} is the right side.`,
      found,
      contradicts: () =>
        say`No factors satisfy all equations, so ${claim(
          say`${V} is no combination of the vectors of the basis`,
          relation(measure('rank', grid([[...names, V]])), 'greater', measure('rank', grid([names]))),
        )}: it is not in their span, and it has no coordinates.`,
    }),
    zero: () => [
      heading(say`Look at the vector`),
      paragraph(
        say`${claim(say`${V} is the zero vector`, holds('zero', V))}. Zeros as factors give it, and for a basis no others do.`,
      ),
    ],
    multiple: ({ place, factor }) => [
      heading(say`Look at the vectors`),
      formula(equal(V, matrixExpression(v))),
      formula(equal(names[place], columnExpression(lists[place]))),
      formula(equal(V, multiple({ factor, of: names[place] }))),
      ...(names.length === 1
        ? []
        : [paragraph(say`So ${V} is a multiple of one vector of the basis, and all other factors are ${0}.`)]),
    ],
    result: ({ coordinates }) => [
      heading(say`State ${found}`),
      formula(
        relation(
          X,
          coordinates.some(({ kind }) => kind === 'float') ? 'approximately' : 'equal',
          vectorExpression(coordinates, 'columns'),
        ),
      ),
      ...coordinatesFigure(lists, entriesOf(v), coordinates, names),
    ],
    check: ({ coordinates }) =>
      notInShort(
        heading(say`Check the result`),
        paragraph(say`The vectors of the basis with these factors must add up to ${V}.`),
        formula(
          equal(
            product('adjacent', grid([names]), X),
            combination(
              coordinates,
              lists.map((entries) => columnExpression(entries)),
            ),
            vectorExpression(entriesOf(v), 'columns'),
          ),
        ),
      ),
  };
  return moves.flatMap((move) => foldMove(move, handlers));
}

const foldMove = folding<CoordinatesMoves>();

/** Dependent vectors as the dependency shows them; a vector outside of the span from the row that contradicts the others. */
export function tellFailure(
  input: CoordinatesInput,
  moves: readonly CoordinatesMove[],
  { code }: Problem,
): FailureStory | null {
  if (code === 'not_a_basis') return dependentBasisStory(input.basis, 'b');
  if (code !== 'not_in_span') return null;
  return { blocks: tell(input, moves), intermediate: null };
}
