// The story of vectors that are no basis: how they depend on each other.

import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, paragraph } from '../../../document/block.ts';
import { say } from '../../../document/prose.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { solve } from './solve.ts';
import { tellNamed } from './story.ts';

/** The vectors are dependent; stories name them by the letter and their places. `outcome` says what there is not without a basis. */
export function dependentBasisStory(vectors: ExactMatrix, letter: string, outcome: string): FailureStory {
  return {
    blocks: [
      ...tellNamed(vectors, [...solve({ vectors })], letter),
      ...alsoInShort(paragraph(say`The vectors of a basis are linearly independent, so these are no basis${outcome}.`)),
    ],
    intermediate: null,
  };
}
