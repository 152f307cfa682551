// The classification of a matrix: which of the usual properties it has.

import { part } from '../../../catalogue/answer.ts';
import { askedProperties, type Property } from '../../../catalogue/asked.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import * as inputs from './inputs.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import { cost, intermediate, solve, time } from './solve.ts';
import { task, tell, theory } from './story.ts';

/** Those that a student is asked for; the sign of a permutation is another question. */
const PROPERTIES: readonly Property[] = [
  ['symmetric', 'is-symmetric'],
  ['skew-symmetric', 'is-skew-symmetric'],
  ['orthogonal', 'is-orthogonal'],
  ['normal', 'is-normal'],
  ['idempotent', 'is-idempotent'],
  ['involutory', 'is-involutory'],
  ['nilpotent', 'is-nilpotent', 'nilpotent'],
  ['upper triangular', 'is-upper-triangular'],
  ['lower triangular', 'is-lower-triangular'],
  ['diagonal', 'is-diagonal'],
  ['row-stochastic', 'is-stochastic', 'row'],
  ['column-stochastic', 'is-stochastic', 'column'],
  ['a permutation matrix', 'is-permutation'],
];

export const operations = [
  defineOperation({
    id: 'classify',
    title: 'Classify a matrix',
    alsoCalled: ['properties', 'type of a matrix', 'symmetric', 'orthogonal', 'idempotent', 'is it symmetric'],
    summary: 'Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each.',
    ...inputs,
    cost,
    time,
    solve,
    intermediate,
    task,
    theory,
    tell,
    problems: ['too_large'],
    asked: () => askedProperties('The matrix is', PROPERTIES),
    answer: 'structure',
    meaning: 'facts',
    members: [
      part('is-symmetric', 'truth', 'Whether it equals its transpose.'),
      part('is-skew-symmetric', 'truth', 'Whether it equals the negative of its transpose.'),
      part('is-orthogonal', 'truth', 'Whether its transpose is its inverse.'),
      part('is-idempotent', 'truth', 'Whether it equals its square.'),
      part('is-involutory', 'truth', 'Whether its square is the identity matrix.'),
      part('is-normal', 'truth', 'Whether it commutes with its transpose.'),
      part('is-permutation', 'truth', 'Whether each row and each column has a single 1 and zeros beside it.'),
      part('is-upper-triangular', 'truth', 'Whether all entries below the main diagonal are zero.'),
      part('is-lower-triangular', 'truth', 'Whether all entries above the main diagonal are zero.'),
      part('is-diagonal', 'truth', 'Whether all entries off the main diagonal are zero.'),
      part('is-nilpotent', 'structure', 'Whether some power is the zero matrix.', {
        members: [
          part('nilpotent', 'truth', 'Whether there is such a power.'),
          part('index', 'count', 'The least exponent of such a power.', { optional: true }),
        ],
      }),
      part('is-stochastic', 'structure', 'Whether no entry is negative and all rows, or all columns, add up to 1.', {
        members: [
          part('row', 'truth', 'Whether it is so for the rows.'),
          part('column', 'truth', 'Whether it is so for the columns.'),
          part('doubly', 'truth', 'Whether it is so for both.'),
        ],
      }),
      part('permutation-sign', 'structure', 'What a permutation matrix does with the rows.', {
        optional: true,
        members: [
          part('sign', 'scalar', '1 for an even permutation, -1 for an odd one.'),
          part('permutation', 'positions', 'For each row the column of its 1.'),
          part('cycles', 'positionLists', 'The cycles, each from its least position on.'),
          part('inversions', 'count', 'The pairs of rows whose columns stand in the opposite order.'),
        ],
      }),
    ],
    hasFollowUps: false,
    related: ['transpose', 'matmul', 'determinant-nxn'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
