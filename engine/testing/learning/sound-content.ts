// Sound content: learning content in which everything is right, for tests that change one thing in it.

import { apply, count, equal, type Expression, series, subscript, sum, symbol } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { type Domain, matrixDomain, numberDomain, sizeDomain } from '../../learning/domain.ts';
import type { Formula, Learn, Misconception } from '../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../learning/levels.ts';
import { shown, times, transposed } from '../../learning/notation.ts';
import type { LearningPathway } from '../../learning/pathways.ts';

const [A, B, I, K, N] = ['A', 'B', 'i', 'k', 'n'].map(symbol);

/** x_i, a_ij: a letter with its indices. */
export function at(name: string, ...indices: readonly Expression[]): Expression {
  return subscript(symbol(name), ...indices);
}

/** A formula from its expression and the domains of its letters. */
export function formulaOf(expression: Expression, domains: { readonly [name: string]: Domain }): Formula {
  return {
    id: 'tried',
    name: 'A formula that is tried',
    expression,
    description: say`What the formula says, put into a few words.`,
    conditions: [],
    variables: Object.entries(domains).map(([name, domain]) => ({ name, meaning: say`a letter`, domain })),
    formulaType: 'rule',
  };
}

export const anyMatrix = matrixDomain('m', 'n');
export const square = matrixDomain('n', 'n');

/** What a concept may say of the trace, with nothing wrong in it. */
export const sound: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The trace of a square matrix is the sum of the entries on its main diagonal. It is found without any products, and tells something about the eigenvalues.`,
  prerequisites: [
    say`Adding whole numbers and fractions, some of them negative.`,
    say`What the indices of ${at('a', I, I)} say.`,
  ],
  intuition: [
    say`Walk from the upper left to the lower right corner and collect every number that you step on.`,
    say`Think of ${equal(sum(count(1), count(4)), count(5))}: the off-diagonal entries may be anything.`,
    say`A flow expands at a rate which the trace of its matrix measures.`,
  ],
  concepts: [
    say`Only square matrices have one, for others have no diagonal from corner to corner.`,
    say`Turning rows into columns keeps it: ${equal(apply('tr', transposed(A)), apply('tr', A))}.`,
    say`Two factors may change places under it although their products differ.`,
    say`Similar matrices have the same one, whichever basis was chosen.`,
  ],
  keyTerms: ['main diagonal', 'square matrix', 'similar matrices', 'linear map', 'eigenvalue'].map((term, place) => ({
    term,
    meaning: say`What is meant by it here, in words of the list at place ${'abcde'[place]}.`,
  })),
  objectives: [
    { id: 'compute', text: say`Compute the trace of any square matrix by heart.` },
    { id: 'decide', text: say`Decide whether a matrix has a trace at all.` },
    { id: 'check', text: say`Check eigenvalues against the sum on the diagonal.` },
  ],
  hints: [
    say`Mark the diagonal with a pencil before you add.`,
    say`Take the signs along with the entries.`,
    say`Compare the sum with that of the transposed matrix.`,
  ],
  formulae: [
    {
      ...formulaOf(equal(apply('tr', A), series('i', count(1), N, at('a', I, I))), { A: square, n: sizeDomain }),
      id: 'trace-definition',
      name: 'Definition of the trace',
      conditions: [say`${A} is square.`],
      formulaType: 'definition',
    },
    {
      ...formulaOf(equal(apply('tr', times(A, B)), apply('tr', times(B, A))), {
        A: anyMatrix,
        B: matrixDomain('n', 'm'),
      }),
      id: 'trace-of-product',
      name: 'Trace of a product',
      description: say`Both products have one trace, even where their shapes differ.`,
    },
    {
      ...formulaOf(equal(apply('tr', times(K, A)), times(K, apply('tr', A))), { A: square, k: numberDomain() }),
      id: 'trace-of-multiple',
      name: 'Trace of a multiple',
      description: say`A common factor of all entries can be taken out.`,
    },
  ],
  applications: ['physics', 'graphics', 'statistics'].map((industry, place) => ({
    id: `trace-use-${'abc'[place]}`,
    title: `Use in ${industry}`,
    industry,
    description: say`Somebody in ${industry} adds up a diagonal, for reasons that ${'abc'[place]} explains.`,
  })),
  realWorldExamples: ['finance', 'biology'].map((industry, place) => ({
    id: `trace-example-${'ab'[place]}`,
    title: `Numbers from ${industry}`,
    industry,
    description: say`On the diagonal stand the shares that ${industry} keeps: ${equal(sum(count(3), count(place)), count(3 + place))}.`,
  })),
  misconceptions: ['one', 'two', 'three'].map(
    (name, place): Misconception => ({
      id: `trace-mistake-${name}`,
      category: 'definition',
      misconception: say`In case ${name} every entry belongs to the sum.`,
      correct: say`Only the entries of the diagonal are added, as ${name} shows.`,
      whyWrong: say`The word sum suggests all entries, and in ${name} nobody looked at the indices.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4 + place]))],
        incorrect: equal(apply('tr', A), count(10 + place)),
        correct: equal(apply('tr', A), sum(count(1), count(4 + place)), count(5 + place)),
      },
    }),
  ),
  learningPathways: ['a', 'b', 'c'].map(
    (name): LearningPathway => ({
      title: `Page ${name}`,
      provider: `Provider ${name}`,
      kind: 'textbook',
      level: 'university',
      url: `https://${name}.example.org/matrices`,
    }),
  ),
  nextTopics: [
    say`Determinants, the other number of a square matrix.`,
    say`The characteristic polynomial, whose coefficients hold the trace.`,
  ],
};
