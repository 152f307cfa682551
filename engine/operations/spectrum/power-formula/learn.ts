// What is worth knowing about Power formula.

import { count, equal, indexed, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { LOWER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, shown, times } from '../../../learning/notation.ts';
import { OPENSTAX } from '../../../learning/pathway-books.ts';
import { KHAN, MATH_IS_FUN } from '../../../learning/pathway-pages.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, C, O] = ['A', 'C', 'O'].map(symbol);
const [i, j] = ['i', 'j'].map(symbol);

const given = { name: 'A', meaning: say`any matrix`, domain: matrixDomain('m', 'n') };
const turned = { name: 'C', meaning: say`its negative`, domain: answerDomain('power-formula', { a: 'A' }) };

export const learn: Learn = {
  educationLevel: LOWER_SECONDARY,
  summary: say`The negative of a matrix has the opposite sign in every cell. It exists for each shape, and both matrices together make the zero matrix.`,
  prerequisites: [
    say`Negative numbers and their place on the number line.`,
    say`Reading a matrix cell by cell, with the signs.`,
  ],
  intuition: [
    say`An arrow and its negative have the same length and point in opposite directions.`,
    say`In a table of debts between friends, turning all signs shows the same debts as seen by the others.`,
    say`On a number line each entry jumps to its mirror image on the other side of zero.`,
  ],
  concepts: [
    say`The shape stays as it is; only signs are turned.`,
    say`Zero has no sign, so a zero entry stays zero.`,
    say`Turning signs twice brings the first matrix back: ${equal(negative(negative(A)), A)}.`,
    say`To take a matrix away is to add its negative.`,
  ],
  keyTerms: [
    { term: 'negative', meaning: say`The matrix ${negative(A)} with all signs turned.` },
    { term: 'sign', meaning: say`What tells a number from its mirror image: plus or minus.` },
    { term: 'mirror image', meaning: say`The number that lies equally far from zero on the other side.` },
    { term: 'cell', meaning: say`A place in a matrix, given by its row and its column.` },
    { term: 'cancel', meaning: say`To add up to zero, as a matrix and its negative do.` },
  ],
  objectives: [
    { id: 'negate', text: say`Write down the negative of a matrix of any shape.` },
    { id: 'negate-twice', text: say`Explain why the negative of the negative is the first matrix.` },
    { id: 'check-by-addition', text: say`Show by an addition that two matrices are negatives of each other.` },
  ],
  hints: [
    say`Copy the figures first and turn the signs afterwards.`,
    say`Look twice at entries that are negative already: they lose their minus.`,
    say`Add your answer to the matrix that was given; nothing but zeros may be left.`,
  ],
  formulae: [
    {
      id: 'power-formula-cells',
      name: 'Cell by cell',
      expression: equal(entryOf('c'), negative(entryOf('a'))),
      description: say`The sign is turned in row ${i}, column ${j}.`,
      conditions: [],
      variables: [
        given,
        turned,
        { name: 'i', meaning: say`a row number`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column number`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'power-formula-cancels',
      name: 'Both cancel',
      expression: equal(sum(A, C), O),
      description: say`A matrix and its negative leave the zero matrix ${O}.`,
      conditions: [say`${O} has the shape of ${A}.`],
      variables: [given, turned, { name: 'O', meaning: say`the zero matrix`, domain: valueDomain(times(count(0), A)) }],
      formulaType: 'identity',
    },
    {
      id: 'power-formula-multiple',
      name: 'As a multiple',
      expression: equal(C, times(count(-1), A)),
      description: say`Turning all signs is multiplying by ${count(-1)}.`,
      conditions: [],
      variables: [given, turned],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'power-formula-sound',
      title: 'The negative of a sound',
      industry: 'acoustics',
      description: say`Headphones play the negative of the noise around them, sample by sample, so that both cancel in the ear.`,
    },
    {
      id: 'power-formula-books',
      title: 'Taking an entry back',
      industry: 'accounting',
      description: say`A wrong posting is not rubbed out. The accountant books its negative, and the pair leaves nothing behind.`,
    },
    {
      id: 'power-formula-reaction',
      title: 'Action and reaction',
      industry: 'mechanics',
      description: say`The forces of a bridge on its piers are the negatives of the forces of the piers on the bridge.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'power-formula-loans',
      title: 'Who owes whom',
      industry: 'banking',
      description: say`A bank lends ${count(300)} and ${count(450)} to two others. In their books the same loans stand with the other sign: ${equal(negative(shown([300, 450])), shown([-300, -450]))}.`,
    },
    {
      id: 'power-formula-tide',
      title: 'The way back',
      industry: 'navigation',
      description: say`A boat sails ${count(12)} miles east and ${count(5)} miles north. Its way back is ${equal(negative(shown([12], [5])), shown([-12], [-5]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'power-formula-first-only',
      category: 'procedure',
      misconception: say`A minus in front of a matrix belongs to its first entry.`,
      correct: say`The minus belongs to the whole matrix, and so to each cell.`,
      whyWrong: say`In front of a sum without brackets a minus does belong to the first term alone; a matrix has brackets.`,
      example: {
        given: [equal(A, shown([4, 9]))],
        incorrect: equal(negative(A), shown([-4, 9])),
        correct: equal(negative(A), shown([-4, -9])),
      },
    },
    {
      id: 'power-formula-all-negative',
      category: 'sign',
      misconception: say`In the negative of a matrix all numbers are below zero.`,
      correct: say`Numbers below zero come to lie above it, since every sign is turned.`,
      whyWrong: say`The word suggests a result with minus signs. It names what is done with the signs.`,
      example: {
        given: [equal(A, shown([-7, 2]))],
        incorrect: equal(negative(A), shown([-7, -2])),
        correct: equal(negative(A), shown([7, -2])),
      },
    },
    {
      id: 'power-formula-reciprocal',
      category: 'definition',
      misconception: say`The opposite of a matrix has the reciprocals of its entries.`,
      correct: say`Opposite means the other sign. Reciprocals belong to division.`,
      whyWrong: say`Both undo something: the one an addition, the other a multiplication, and the two get mixed up.`,
      example: {
        given: [equal(A, shown([4]))],
        incorrect: equal(negative(indexed('a', 1, 1)), quotient(count(1), count(4))),
        correct: equal(negative(indexed('a', 1, 1)), count(-4)),
      },
    },
  ],
  learningPathways: [MATH_IS_FUN.matrices, KHAN.matrices, OPENSTAX.operations, WIKIPEDIA.matrix],
  nextTopics: [
    say`Subtraction follows at once, for it adds the negative.`,
    say`Multiples with other factors stretch a matrix as well as turning it.`,
  ],
};
