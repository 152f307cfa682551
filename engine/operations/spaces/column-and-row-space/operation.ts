// The column space and the row space: the two spaces that the lines of a matrix span.

import { askedLine } from '../../../catalogue/asked.ts';
import type { AnswerMember } from '../../../catalogue/answer.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation, type Example } from '../../../catalogue/operation.ts';
import { columnExamples, rowExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { columnImplementation, rowImplementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questionsOf } from './questions.ts';
import { answerAlone, columnMembers, cost, rowMembers, solve, type Space, type SpaceInput, time } from './solve.ts';
import * as story from './story.ts';

interface Variant {
  readonly id: 'column-space' | 'row-space';
  readonly order: number;
  readonly title: string;
  readonly alsoCalled: readonly string[];
  readonly summary: string;
  readonly space: Space;
  readonly members: readonly AnswerMember[];
  readonly related: readonly string[];
  readonly examples: readonly Example[];
}

function spaceOperation({ space, examples, ...variant }: Variant) {
  const isOfColumns = space === 'columns';
  return defineOperation({
    ...variant,
    isFollowUp: true,
    nextAbout: 'input',
    comparison: 'span',
    body: isOfColumns ? [matrixA, indexBase] : [matrixA],
    read: (given: FieldValues): SpaceInput => ({
      a: given(matrixA),
      space,
      indexBase: isOfColumns ? given(indexBase) : 1,
    }),
    identify: ({ a, indexBase: base }) => (base === 1 ? [a] : [a, `index_base ${base}`]),
    cost,
    time,
    solve,
    answerAlone,
    ...story,
    theory: [],
    problems: isOfColumns ? ['too_large'] : ['overflow', 'too_large'],
    asked: () => askedLine('Basis', 'basis'),
    answer: 'structure',
    meaning: 'basis',
    content: {
      examples,
      exercise: exerciseOf(space),
      implementation: isOfColumns ? columnImplementation : rowImplementation,
      learn,
      questions: questionsOf(space),
    },
  });
}

export const operations = [
  spaceOperation({
    id: 'column-space',
    order: 2,
    title: 'Column space',
    alsoCalled: ['image', 'range', 'span of the columns', 'col a'],
    summary: 'Finds a basis of the column space of a matrix: its pivot columns.',
    space: 'columns',
    members: columnMembers,
    related: ['row-space', 'null-space', 'rank'],
    examples: columnExamples,
  }),
  spaceOperation({
    id: 'row-space',
    order: 3,
    title: 'Row space',
    alsoCalled: ['span of the rows', 'row a'],
    summary: 'Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero.',
    space: 'rows',
    members: rowMembers,
    related: ['column-space', 'null-space', 'rref'],
    examples: rowExamples,
  }),
];
