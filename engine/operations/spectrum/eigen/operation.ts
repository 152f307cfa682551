// Eigenvalues, eigenvectors and diagonalisation of square matrices.

import { askedLine, askedParts, grid } from '../../../catalogue/asked.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { matrixA, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { diagonalExamples, eigenspaceExamples, eigenvalueExamples } from './examples.ts';
import { diagonalExercise, eigenspaceExercise, eigenvalueExercise } from './exercise.ts';
import { diagonalPrograms, eigenspacePrograms, eigenvaluePrograms } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import {
  cost,
  diagonalAlone,
  diagonalMembers,
  type EigenQuestion,
  eigenspaceMembers,
  eigenvalueMembers,
  eigenvectorsAlone,
  solveDiagonal,
  solveEigenvalues,
  solveEigenvectors,
  time,
} from './solve.ts';
import * as story from './story.ts';

const shared = {
  hasFollowUps: false,
  nextAbout: 'input',
  body: [matrixA],
  identify: ({ a }: EigenQuestion) => [a],
  cost,
  time,
  problems: ['not_square', 'overflow', 'too_large'],
  answer: 'structure',
} as const;

function reader(what: string) {
  return (given: FieldValues): EigenQuestion => {
    const a = given(matrixA);
    requireSquare(what, a);
    return { a };
  };
}

export const operations = [
  defineOperation({
    ...shared,
    id: 'eigenvalues',
    order: 1,
    title: 'Eigenvalues',
    alsoCalled: ['eigenvalue', 'spectrum', 'characteristic values', 'λ'],
    summary: 'Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers.',
    isFollowUp: true,
    read: reader('an eigenvalue'),
    solve: solveEigenvalues,
    task: story.eigenvalueTask,
    theory: story.theory,
    tell: story.tellEigenvalues,
    asked: () => askedLine('Eigenvalues', 'eigenvalues'),
    members: eigenvalueMembers,
    meaning: 'facts',
    related: ['eigenvectors', 'charpoly', 'trace'],
    content: {
      examples: eigenvalueExamples,
      exercise: eigenvalueExercise,
      implementation: eigenvaluePrograms,
      learn,
      questions,
    },
  }),
  defineOperation({
    ...shared,
    id: 'eigenvectors',
    order: 2,
    title: 'Eigenvectors',
    alsoCalled: ['eigenvector', 'eigenspace', 'characteristic vectors'],
    summary: 'Finds a basis of each eigenspace of a square matrix, with whole entries where there are any.',
    isFollowUp: true,
    read: reader('an eigenvector'),
    solve: solveEigenvectors,
    answerAlone: eigenvectorsAlone,
    task: story.eigenvectorTask,
    theory: story.theory,
    tell: story.tellEigenvectors,
    asked: () => askedLine('Eigenvalues, each with its eigenvectors', 'eigenspaces'),
    members: eigenspaceMembers,
    meaning: 'facts',
    related: ['eigenvalues', 'diagonalize', 'charpoly', 'null-space'],
    content: {
      examples: eigenspaceExamples,
      exercise: eigenspaceExercise,
      implementation: eigenspacePrograms,
      learn,
      questions,
    },
  }),
  defineOperation({
    ...shared,
    id: 'diagonalize',
    order: 3,
    title: 'Diagonalisation',
    alsoCalled: ['diagonalise', 'diagonal form', 'pdp^-1', 'eigendecomposition', 'similar to a diagonal matrix'],
    summary: 'Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible.',
    read: reader('a diagonalisation'),
    solve: solveDiagonal,
    answerAlone: diagonalAlone,
    task: story.diagonalTask,
    theory: story.diagonalTheory,
    tell: story.tellDiagonal,
    asked: ({ a }) =>
      askedParts([grid('P', 'P', [a.rows, a.columns]), grid('D', 'D', [a.rows, a.columns])], {
        relation: 'A = PDP⁻¹',
        impossible: {
          label: 'A cannot be diagonalised',
          fault: 'A can be diagonalised',
          missed: 'the product PDP⁻¹ is not A, or P has no inverse',
        },
      }),
    members: diagonalMembers,
    meaning: 'diagonalization',
    related: ['eigenvectors', 'eigenvalues', 'power'],
    content: {
      examples: diagonalExamples,
      exercise: diagonalExercise,
      implementation: diagonalPrograms,
      learn,
      questions,
    },
  }),
];
