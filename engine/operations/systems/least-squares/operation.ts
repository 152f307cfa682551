// Least squares.

import { askedLine } from '../../../catalogue/asked.ts';
import { part } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { type FieldValues, matrixField } from '../../../catalogue/field.ts';
import { matrixA, methodField, ofRealNumbers, shapeOf } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import { type LeastSquaresInput, methods } from './solve.ts';
import * as story from './story.ts';

const rightSide = matrixField({
  name: 'b',
  label: 'Right side b',
  description: 'The right sides of the equations: a column with a number for each row of A.',
});

const method = methodField(methods);

/** @throws DomainError `dimension_mismatch` at b where it is no column with a number for each row of a */
function read(given: FieldValues): LeastSquaresInput {
  const [a, b] = [ofRealNumbers(given, matrixA), ofRealNumbers(given, rightSide)];
  if (b.columns !== 1 || b.rows !== a.rows) {
    throw DomainError.of('dimension_mismatch', ['b'], { requirement: 'right_side', a: shapeOf(a), b: shapeOf(b) });
  }
  return { a, b, method: given(method) === 'qr' ? 'qr' : 'normal-equations' };
}

const { cost, time, answerEntries, solve, intermediate } = algorithm;

export const operations = [
  defineOperation({
    id: 'least-squares',
    title: 'Least squares',
    alsoCalled: ['regression', 'line of best fit', 'best fit', 'lstsq', 'normal equations', 'overdetermined system'],
    summary: 'Finds the x for which Ax comes closest to b, with the residual that is left.',
    body: [matrixA, rightSide, method],
    read,
    identify: ({ a, b }) => [a, b],
    cost,
    time,
    answerEntries,
    solve,
    intermediate,
    ...story,
    problems: ['dimension_mismatch', 'overflow', 'too_large'],
    asked: () => askedLine('x', 'nearest'),
    answer: 'structure',
    meaning: 'solutions',
    methods,
    members: [
      part('unique', 'truth', 'Whether there is only one such x.'),
      part('x', 'vector', 'The x for which Ax is closest to b; the shortest one where there are several.'),
      part('null_space', 'vectors', 'A basis of the vectors that can be added to x; empty where x is unique.', {
        comparison: 'span',
      }),
      part('fitted', 'vector', 'Ax, the projection of b on the column space of A.'),
      part('residual', 'vector', 'b minus Ax.'),
      part('residual_norm_squared', 'scalar', 'The sum of the squares of the residual.'),
      part('residual_norm', 'scalar', 'The length of the residual.'),
      part('rank', 'count', 'The rank of A.'),
    ],
    related: ['projection-matrix', 'qr', 'column-space'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
