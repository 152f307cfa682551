// The null space and the left null space: what gives zero when it multiplies a matrix from the right, or from the left.

import { isSingular } from '../../../algorithms/singularity.ts';
import { askedLine } from '../../../catalogue/asked.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation, type Example } from '../../../catalogue/operation.ts';
import { isSquare } from '../../../exact/matrix.ts';
import { leftExamples, rightExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questionsOf } from './questions.ts';
import * as algorithm from './solve.ts';
import type { NullSpaceInput, Side } from './solve.ts';
import * as story from './story.ts';

interface Variant {
  readonly id: 'null-space' | 'left-null-space';
  readonly order: number;
  readonly title: string;
  readonly alsoCalled: readonly string[];
  readonly summary: string;
  readonly side: Side;
  readonly related: readonly string[];
  readonly examples: readonly Example[];
}

function nullSpaceOperation({ side, examples, ...variant }: Variant) {
  return defineOperation({
    ...variant,
    isFollowUp: side === 'right',
    // Of an invertible matrix it is the zero vector alone.
    isTrivialFor: (a) => isSquare(a) && !isSingular(a),
    nextAbout: 'input',
    comparison: 'span',
    body: [matrixA],
    read: (given: FieldValues): NullSpaceInput => ({ a: given(matrixA), side }),
    identify: ({ a }) => [a],
    ...algorithm,
    ...story,
    theory: [],
    problems: ['overflow', 'too_large'],
    asked: () => askedLine('Basis', 'basis'),
    answer: 'structure',
    meaning: 'basis',
    content: { examples, exercise: exerciseOf(side), implementation, learn, questions: questionsOf(side) },
  });
}

export const operations = [
  nullSpaceOperation({
    id: 'null-space',
    order: 4,
    title: 'Null space',
    alsoCalled: ['kernel', 'nullspace', 'solutions of ax=0', 'homogeneous system'],
    summary: 'Finds a basis of the null space of a matrix: of the solutions of its homogeneous system.',
    side: 'right',
    related: ['left-null-space', 'row-space', 'rank'],
    examples: rightExamples,
  }),
  nullSpaceOperation({
    id: 'left-null-space',
    order: 5,
    title: 'Left null space',
    alsoCalled: ['cokernel', 'left kernel', 'null space of the transpose'],
    summary: 'Finds a basis of the left null space of a matrix: of the null space of its transpose.',
    side: 'left',
    related: ['null-space', 'column-space', 'transpose'],
    examples: leftExamples,
  }),
];
