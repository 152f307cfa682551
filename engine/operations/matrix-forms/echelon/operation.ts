// The row echelon form and the reduced row echelon form: two stages of one elimination.

import { counted, DomainError } from '../../../catalogue/domain-error.ts';
import { type Field, type FieldValues, integerField, preferenceField } from '../../../catalogue/field.ts';
import { indexBase, matrixA, methodField } from '../../../catalogue/inputs.ts';
import { defineOperation, type Example } from '../../../catalogue/operation.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { echelonExamples, reducedExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import { answerEchelon, solveEchelon, timeOf, workOf } from './solve.ts';
import * as story from './story.ts';
import { type EchelonInput, methods } from './way.ts';

const method = methodField(methods);

const leadingOnes = preferenceField({
  name: 'leading_ones',
  label: 'Leading ones',
  description:
    'Whether the pivots of the row echelon form are made ones; null leaves it to the method: Gaussian elimination makes ' +
    'them ones, the one without fractions does not.',
});

const augmented: Field<'integer'> = {
  ...integerField(
    {
      name: 'augmented',
      label: 'Columns right of the bar',
      description:
        'How many of the last columns are right-hand sides of a system: the steps then show a bar and end with its solutions. ' +
        'The answer stays the same.',
    },
    0,
    { minimum: 0, maximum: 1e9 },
  ),
  category: 'options',
};

/**
 * The method that makes leading ones as they were asked for.
 * @throws DomainError `method` where the method that was asked for does otherwise
 */
function chosenMethod(name: string, ones: boolean | null): Pick<EchelonInput, 'method' | 'withoutOnes'> {
  const named = methods.map(([known]) => known).find((known) => known === name) ?? 'auto';
  if ((named === 'gauss' && ones === false) || (named === 'fraction-free' && ones === true)) {
    throw DomainError.of('method', ['leading_ones'], { permitted: ['null', String(!ones)] });
  }
  return ones === false ? { method: 'fraction-free', withoutOnes: true } : { method: named, withoutOnes: false };
}

/** How many columns stand left of the bar; null without one. @throws DomainError `index` where none would be left */
function barOf(a: ExactMatrix, right: number): number | null {
  if (right === 0) return null;
  if (right < a.columns) return a.columns - right;
  throw DomainError.of('index', ['augmented'], {
    given: `${right} columns cannot stand right of the bar: a has ${counted(a.columns, 'column')}`,
    allowed:
      a.columns === 1
        ? 'a system has a column of unknowns too'
        : `at most ${a.columns - 1} can, so that one is left for the unknowns`,
    line: 'column',
    length: a.columns,
    base: 1,
    why: 'all-right',
    position: null,
  });
}

interface Variant {
  readonly id: 'ref' | 'rref';
  readonly order: number;
  readonly title: string;
  readonly alsoCalled: readonly string[];
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
    body: reduced ? [matrixA, method, indexBase, augmented] : [matrixA, method, indexBase, leadingOnes, augmented],
    read: (given: FieldValues): EchelonInput => ({
      a: given(matrixA),
      reduced,
      ...chosenMethod(given(method), reduced ? null : given(leadingOnes)),
      indexBase: given(indexBase),
      bar: barOf(given(matrixA), given(augmented)),
    }),
    identify: ({ a, withoutOnes }) => (withoutOnes ? [a, 'leading_ones false'] : [a]),
    cost: workOf,
    time: timeOf,
    solve: solveEchelon,
    answerAlone: answerEchelon,
    ...story,
    intermediate,
    problems: reduced ? ['index', 'overflow', 'too_large'] : ['method', 'index', 'overflow', 'too_large'],
    answer: 'matrix',
    methods,
    content: { examples, exercise: exerciseOf(reduced), implementation, learn, notes, questions },
  });
}

export const operations = [
  echelonOperation({
    id: 'ref',
    order: 1,
    title: 'Row echelon form',
    alsoCalled: [
      'gauss',
      'gaussian elimination',
      'row reduction',
      'reduce',
      'eliminate',
      'echelon',
      'pivots',
      'triangular form',
    ],
    summary: 'Brings a matrix to row echelon form by Gaussian elimination.',
    reduced: false,
    related: ['rref', 'determinant-nxn', 'inverse-nxn'],
    examples: echelonExamples,
  }),
  echelonOperation({
    id: 'rref',
    order: 2,
    title: 'Reduced row echelon form',
    alsoCalled: ['gauss-jordan', 'jordan elimination', 'row reduce', 'reduce completely', 'reduced echelon'],
    summary: 'Brings a matrix to its reduced row echelon form by Gauss-Jordan elimination.',
    reduced: true,
    related: ['ref', 'inverse-nxn', 'determinant-nxn'],
    examples: reducedExamples,
  }),
];
