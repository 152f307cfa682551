// What is worth knowing about changes of basis.

import { equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, matrixDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { inverse, shown, times } from '../../../learning/notation.ts';
import { BASES_PAGES } from '../../../learning/pathway-bases.ts';

const [F, G, P, X] = ['F', 'G', 'P', 'x'].map(symbol);

const from = {
  name: 'F',
  meaning: say`the matrix whose columns are the vectors of the first basis`,
  domain: matrixDomain('n', 'n', 'invertible'),
};
const to = {
  name: 'G',
  meaning: say`the same for the second basis`,
  domain: matrixDomain('n', 'n', 'invertible'),
};
const change = {
  name: 'P',
  meaning: say`the matrix of the change`,
  domain: answerDomain('change-of-basis', { from: 'F', to: 'G' }),
};

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Two people describe the same vectors with different bases. The matrix of the change of basis translates: it takes the first one's coordinates and gives the second one's. Each of its columns is one vector of the first basis, described in the second.`,
  prerequisites: [
    say`Coordinates of a vector in a basis.`,
    say`Products of a matrix and a column.`,
    say`Elimination with several columns behind the bar.`,
  ],
  intuition: [
    say`The matrix works like a dictionary: it has the translation of each vector of the first basis, and combinations are translated vector by vector.`,
    say`Nothing moves in the plane. The grid of one person is laid over that of another, and each crossing gets a second name.`,
    say`Counted in larger steps, the same way has fewer of them: where the vectors of a basis grow, the coordinates shrink.`,
  ],
  concepts: [
    say`The columns of the matrix are coordinates of the old basis vectors in the new basis.`,
    say`The matrix of the way back is its inverse.`,
    say`To the standard basis the matrix just holds the vectors of the old basis as columns.`,
    say`Two changes one after the other multiply, the first one standing on the right.`,
    say`Both bases must span the same space, or a coordinate would have nothing to be translated to.`,
  ],
  keyTerms: [
    { term: 'change of basis', meaning: say`The passage from coordinates in one basis to those in another.` },
    { term: 'transition matrix', meaning: say`Another name for the matrix of a change of basis.` },
    { term: 'old basis', meaning: say`The basis in which coordinates are known.` },
    { term: 'new basis', meaning: say`The basis in which they are wanted.` },
    { term: 'inverse', meaning: say`The matrix that undoes another; here, the change back.` },
  ],
  objectives: [
    { id: 'find-change', text: say`Find the matrix of a change of basis.` },
    { id: 'use-change', text: say`Translate coordinates with a matrix of a change of basis.` },
    { id: 'change-back', text: say`Say what the matrix of the change back is.` },
  ],
  hints: [
    say`Which basis stands left of the bar? The one in which coordinates are wanted.`,
    say`Try your matrix on the coordinates one, zero, zero: the first vector of the old basis must come out.`,
    say`If you have found the matrix of the other direction, invert it.`,
  ],
  formulae: [
    {
      id: 'change-definition',
      name: 'Definition of the matrix',
      expression: equal(times(G, P), F),
      description: say`Each vector of the first basis is a combination of those of the second; the factors are the columns.`,
      conditions: [say`The columns of ${F} and of ${G} are bases of one space.`],
      variables: [from, to, change],
      formulaType: 'definition',
    },
    {
      id: 'change-inverse',
      name: 'By an inverse',
      expression: equal(P, times(inverse(G), F)),
      description: say`The reduction of both bases beside each other does this without the inverse being written down.`,
      conditions: [say`The bases span the whole space.`],
      variables: [from, to, change],
      formulaType: 'rule',
    },
    {
      id: 'change-back',
      name: 'The change back',
      expression: equal(inverse(P), times(inverse(F), G)),
      description: say`In the other direction the bases exchange their parts.`,
      conditions: [say`The columns of ${F} and of ${G} are bases of one space.`],
      variables: [from, to, change],
      formulaType: 'property',
    },
    {
      id: 'change-same-vector',
      name: 'The vector stays',
      expression: equal(times(G, P, X), times(F, X)),
      description: say`The new coordinates in the new basis make the same vector as the old ones in the old basis.`,
      conditions: [say`The columns of ${F} and of ${G} are bases of one space.`],
      variables: [
        from,
        to,
        change,
        { name: 'x', meaning: say`coordinates in the first basis`, domain: matrixDomain('n', 1) },
      ],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'change-cameras',
      title: 'Several cameras',
      industry: 'computer vision',
      description: say`Two cameras see the same ball in different directions. A change of basis joins what they measure.`,
    },
    {
      id: 'change-images',
      title: 'Compressed pictures',
      industry: 'image processing',
      description: say`Blocks of a picture are written in a basis of waves, in which most coordinates are so small that they can be left out.`,
    },
    {
      id: 'change-motors',
      title: 'Control of electric motors',
      industry: 'electrical engineering',
      description: say`The currents of three coils are turned into a basis that rotates with the motor; there they are constant and easy to control.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'change-crates',
      title: 'Boxes and pallets',
      industry: 'logistics',
      description: say`A large crate holds ${shown([3], [1])} boxes and bottles, a small one ${shown([1], [2])}. A new supplier packs ${shown([1], [0])} and ${shown([1], [1])}. In the new crates the large one counts ${2} and ${1}: ${equal(times(shown([1, 1], [0, 1]), shown([2], [1])), shown([3], [1]))}.`,
    },
    {
      id: 'change-ship',
      title: 'A ship that sails north-east',
      industry: 'navigation',
      description: say`Ahead is ${shown([1], [1])} and to the left is ${shown([-1], [1])} on the chart. A buoy that is ${2} units ahead and ${1} to the left lies at ${equal(times(shown([1, -1], [1, 1]), shown([2], [1])), shown([1], [3]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'change-direction',
      category: 'order',
      misconception: say`The matrix with the old vectors as columns turns standard coordinates into old ones.`,
      correct: say`It turns old coordinates into standard ones; the other direction is its inverse.`,
      whyWrong: say`One thinks of the columns as the goal. But a product with a column of coordinates adds up the columns, and the sum is an ordinary vector.`,
      example: {
        given: [equal(F, shown([2, 5], [1, 3])), equal(X, shown([1], [1]))],
        incorrect: equal(times(inverse(F), X), shown([7], [4])),
        correct: equal(times(F, X), shown([7], [4])),
      },
    },
    {
      id: 'change-sides',
      category: 'procedure',
      misconception: say`The old basis stands left of the bar.`,
      correct: say`The new basis stands there, because its vectors get the factors.`,
      whyWrong: say`Reading from left to right, old comes before new. The reduction solves for factors of what stands on the left.`,
      example: {
        given: [equal(F, shown([1, 2], [0, 1])), equal(G, shown([1, 1], [0, 1]))],
        incorrect: equal(times(G, shown([1, -1], [0, 1])), F),
        correct: equal(times(G, shown([1, 1], [0, 1])), F),
      },
    },
    {
      id: 'change-scale',
      category: 'concept',
      misconception: say`If each vector of the basis is doubled, each coordinate doubles too.`,
      correct: say`Each coordinate becomes half as large.`,
      whyWrong: say`The vector is the same as before. With twice the length in every step, half as many steps lead to it.`,
      example: {
        given: [equal(F, shown([1, 0], [0, 1])), equal(G, shown([2, 0], [0, 2]))],
        incorrect: equal(times(G, shown([2, 0], [0, 2])), F),
        correct: equal(times(G, inverse(shown([2, 0], [0, 2]))), F),
      },
    },
  ],
  learningPathways: [
    BASES_PAGES.changeVideo,
    BASES_PAGES.coordinates,
    BASES_PAGES.coordinatesAustin,
    BASES_PAGES.changeEncyclopaedia,
  ],
  nextTopics: [
    say`A linear map has a matrix in each basis, and a change of basis on both sides leads from one to the other.`,
    say`Diagonalisation looks for the basis in which that matrix is simplest.`,
  ],
};
