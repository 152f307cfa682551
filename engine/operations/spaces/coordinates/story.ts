// The words of coordinates in a basis.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import { equal, type Expression, grid, matrixExpression, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, hasRoots } from '../../../exact/matrix.ts';
import { isEntry, isZero } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';
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
  say`The coordinates of a vector in a basis are the coefficients of the linear combination of the basis vectors that gives this vector. There is only one such combination, because the vectors of a basis are linearly independent.`,
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
      bar: names.length,
      heading: say`Write the augmented matrix`,
      why: say`Each row is an equation: the coordinates are the unknowns, and the entry of ${V} is the right side.`,
      found,
      contradicts: () =>
        say`So ${claim(
          say`${V} is not a linear combination of the basis vectors`,
          relation(measure('rank', grid([[...names, V]])), 'greater', measure('rank', grid([names]))),
        )}: it is not in their span, and it has no coordinates in this basis.`,
    }),
    zero: () => [
      heading(say`Look at the vector`),
      paragraph(
        say`${claim(say`${V} is the zero vector`, holds('zero', V))}. Basis vectors are linearly independent, so only the coordinates zero give it.`,
      ),
    ],
    multiple: ({ place, factor }) => [
      heading(say`Look at the vectors`),
      formula(equal(V, matrixExpression(v))),
      formula(equal(names[place], columnExpression(lists[place]))),
      formula(equal(V, multiple({ factor, of: names[place] }))),
      ...(names.length === 1
        ? []
        : [paragraph(say`So ${V} is a multiple of one basis vector, and the other coordinates are ${0}.`)]),
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
      ...(moves.some(({ move }) => move === 'multiple') ? [] : sumOfBasis(coordinates, names)),
      ...(hasRoots(basis) || hasRoots(v) ? [] : coordinatesFigure(vectorsOf(basis), entriesOf(v), coordinates, names)),
    ],
    check: ({ coordinates }) =>
      notInShort(
        heading(say`Check the result`),
        paragraph(say`The combination of the basis vectors with these coordinates must be ${V}:`),
        formula(
          equal(
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

/** More vectors than these are not written as a sum. */
const MOST_TERMS = 6;

/** v = 3b₁ − 2b₂ */
function sumOfBasis(coordinates: readonly Scalar[], names: readonly Expression[]): readonly Block[] {
  const exact = coordinates.filter(isEntry);
  if (exact.length < coordinates.length || names.length > MOST_TERMS || exact.every(isZero)) return [];
  return [formula(equal(V, combination(exact, names)))];
}

/** Dependent vectors as the dependency shows them; a vector outside of the span from the row that contradicts the others. */
export function tellFailure(
  input: CoordinatesInput,
  moves: readonly CoordinatesMove[],
  { code }: Problem,
): FailureStory | null {
  if (code === 'not_a_basis') return dependentBasisStory(input.basis, 'b', ', and there are no coordinates in them');
  if (code !== 'not_in_span') return null;
  return { blocks: tell(input, moves), intermediate: null };
}
