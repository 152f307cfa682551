// The words of a change of basis.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { augmentedHandlers } from '../augmented-tell.ts';
import { dependentBasisStory } from '../independence/failure-story.ts';
import { combination } from '../independence/shown.ts';
import { columnExpression, givenVectors, namesOf, vectorsOf } from '../vector-list.ts';
import type { ChangeInput, ChangeMove, ChangeMoves } from './solve.ts';

const [F, T, P] = ['F', 'T', 'P'].map(symbol);

export const theory: readonly Prose[] = [
  say`The matrix of a change of basis takes the coordinates of a vector in one basis to its coordinates in another. Its columns are the coordinates of the vectors of the first basis in the second one.`,
];

export function task({ from, to }: ChangeInput): Prose {
  return say`Find the matrix that takes coordinates in the basis ${givenVectors('f', F, from)} to coordinates in the basis ${givenVectors('t', T, to)}.`;
}

export function tell({ from, to }: ChangeInput, moves: readonly ChangeMove[]): readonly Block[] {
  const [sources, targets] = [namesOf('f', from.columns), namesOf('t', to.columns)];
  const [sourceLists, targetLists] = [vectorsOf(from), vectorsOf(to)];
  const handlers: MoveHandlers<ChangeMoves, readonly Block[]> = {
    ...augmentedHandlers({
      names: [...targets, ...sources],
      heading: say`Write the two bases beside each other`,
      why: say`Each vector of the first basis has to be a combination of those of the second one. So the second basis stands left of the bar, and one reduction serves all vectors right of it.`,
      found: say`the matrix`,
      contradicts: (place) =>
        say`So ${claim(
          say`${sources[place]} is no combination of the vectors of the second basis`,
          relation(measure('rank', grid([[...targets, sources[place]]])), 'greater', measure('rank', grid([targets]))),
        )}: the bases span different spaces, and no matrix leads from one to the other.`,
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
          )}. All bases of one space have as many vectors as each other, so these are bases of different spaces.`,
        ),
      ),
    ],
    bases: ({ amount }) => [
      heading(say`Look at the bases`),
      paragraph(
        amount === 1
          ? say`${claim(say`Neither vector is zero, so each is a basis of the line along it`, rank(sources), rank(targets))}.`
          : say`${claim(say`In each basis the vectors are linearly independent: both matrices of them have the rank ${amount}`, rank(sources), rank(targets))}.`,
      ),
    ],
    result: ({ matrix, isSame }) => [
      heading(say`State the matrix`),
      formula(relation(P, matrix.kind === 'float64' ? 'approximately' : 'equal', matrixExpression(matrix))),
      ...(isSame
        ? [
            paragraph(
              say`${claim(say`The two bases are the same`, equal(grid([sources]), grid([targets])))}, so no coordinate changes.`,
            ),
          ]
        : []),
    ],
    check: ({ coordinates }) =>
      notInShort(
        heading(say`Check the result`),
        paragraph(say`The first column of ${P} holds the factors that give ${sources[0]}:`),
        formula(
          equal(
            combination(coordinates, targets),
            combination(
              coordinates,
              targetLists.map((entries) => columnExpression(entries)),
            ),
            columnExpression(sourceLists[0]),
          ),
        ),
        paragraph(
          say`${claim(say`The other vectors come out in the same way`, equal(product('adjacent', grid([targets]), P), grid([sources])))}.`,
        ),
      ),
  };
  return moves.flatMap((move) => foldMove(move, handlers));
}

const foldMove = folding<ChangeMoves>();

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
    return facts.field === 'from' ? dependentBasisStory(input.from, 'f') : dependentBasisStory(input.to, 't');
  return code === 'different_span' ? { blocks: tell(input, moves), intermediate: null } : null;
}
