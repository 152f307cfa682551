// The row echelon form and the reduced row echelon form: two stages of one elimination.

import type { FieldValues } from '../../../catalogue/field.ts';
import { indexBase, matrixA, methodField } from '../../../catalogue/inputs.ts';
import { defineOperation, type Example } from '../../../catalogue/operation.ts';
import { echelonExamples, reducedExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { answerEchelon, solveEchelon, timeOf, workOf } from './solve.ts';
import * as story from './story.ts';
import { type EchelonInput, methods } from './way.ts';

const method = methodField(methods);

interface Variant {
  readonly id: 'ref' | 'rref';
  readonly order: number;
  readonly title: string;
  readonly summary: string;
  readonly reduced: boolean;
  readonly related: readonly string[];
  readonly examples: readonly Example[];
}

function echelonOperation({ reduced, examples, ...variant }: Variant) {
  return defineOperation({
    ...variant,
    isFollowUp: reduced,
    nextAbout: 'input',
    comparison: reduced ? 'equal' : 'echelon-form',
    body: [matrixA, method, indexBase],
    read: (given: FieldValues): EchelonInput => ({
      a: given(matrixA),
      reduced,
      method: methods.map(([name]) => name).find((name) => name === given(method)) ?? 'auto',
      indexBase: given(indexBase),
    }),
    cost: workOf,
    time: timeOf,
    solve: solveEchelon,
    answerAlone: answerEchelon,
    ...story,
    intermediate,
    problems: ['overflow', 'too_large'],
    answer: 'matrix',
    methods,
    content: { examples, exercise: exerciseOf(reduced), implementation, learn, notes },
  });
}

export const operations = [
  echelonOperation({
    id: 'ref',
    order: 1,
    title: 'Row echelon form',
    summary: 'Brings a matrix to row echelon form by Gaussian elimination.',
    reduced: false,
    related: ['rref', 'determinant-nxn', 'inverse-nxn'],
    examples: echelonExamples,
  }),
  echelonOperation({
    id: 'rref',
    order: 2,
    title: 'Reduced row echelon form',
    summary: 'Brings a matrix to its reduced row echelon form by Gauss-Jordan elimination.',
    reduced: true,
    related: ['ref', 'inverse-nxn', 'determinant-nxn'],
    examples: reducedExamples,
  }),
];
