// Minors, cofactors and the adjugate of a square matrix.

import { askedParts, grid, line } from '../../../catalogue/asked.ts';
import { countingFacts, type Counting, resolvePosition } from '../../../algorithms/selection/position.ts';
import {
  type Answer,
  matrixAnswer,
  NOTHING_ANSWER,
  part,
  scalarAnswer,
  structureAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { type FieldValues, optionalPositionField } from '../../../catalogue/field.ts';
import { indexBase, matrixA, requireSquare, squareInField } from '../../../catalogue/inputs.ts';
import { defineOperation, type Operation } from '../../../catalogue/operation.ts';
import { equal, indexed, list, matrixExpression, number, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { negate } from '../../../exact/entry.ts';
import { adjugateExamples, cofactorExamples, minorExamples } from './examples.ts';
import { adjugateExercise, cofactorExercise, minorExercise } from './exercise.ts';
import { adjugateImplementation, cofactorImplementation, minorImplementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions, questionsOfAdjugate } from './questions.ts';
import {
  type CofactorMove,
  cost,
  hasZeroMinors,
  LARGEST_SHOWN,
  type MinorsInput,
  solveAdjugate,
  solveCofactors,
  solveMinors,
  solveOne,
} from './solve.ts';
import {
  placeClaim,
  tellAdjugate,
  tellAll,
  tellOne,
  theoryOfAdjugate,
  theoryOfCofactors,
  theoryOfMinors,
} from './story.ts';

const rowPosition = optionalPositionField({
  name: 'row',
  label: 'Row',
  description: 'The row of the place whose minor is wanted; together with col, or neither.',
});

const columnPosition = optionalPositionField({
  name: 'col',
  label: 'Column',
  description: 'The column of the place whose minor is wanted; together with row, or neither.',
});

/** @throws DomainError `not_square`, or `index` where the place is not in the matrix or half of it is missing */
function readMinors(given: FieldValues): MinorsInput {
  const a = given(matrixA);
  requireSquare('a minor', a);
  const [row, column, base] = [given(rowPosition), given(columnPosition), given(indexBase)];
  if (row === null && column === null) return { a, place: null };
  const counting = { length: a.rows, base } as const;
  return {
    a,
    place: {
      row: placeOf(row, { ...counting, line: 'row', field: 'row' }),
      column: placeOf(column, { ...counting, line: 'column', field: 'col' }),
    },
  };
}

function placeOf(position: number | null, counting: Counting): number {
  if (position !== null) return resolvePosition(position, counting);
  throw DomainError.of('index', [counting.field], {
    given: `the ${counting.line} of the place is missing`,
    allowed: 'give row and col for one minor, or neither for all of them',
    ...countingFacts(counting, 'none-named'),
  });
}

/** The answer for one place, or for all of them: the parts of the other are null. */
function* solveEither({ a, place }: MinorsInput): Generator<CofactorMove, Answer, void> {
  if (place === null) {
    const minors = yield* solveMinors(a);
    return structureAnswer(
      [
        ['minors', matrixAnswer(minors)],
        ['minor', NOTHING_ANSWER],
        ['cofactor', NOTHING_ANSWER],
      ],
      () => equal(symbol('M'), matrixExpression(minors)),
    );
  }
  const minor = yield* solveOne(a, place);
  const cofactor = (place.row + place.column) % 2 === 0 ? minor : negate(minor);
  const indices = [place.row + 1, place.column + 1];
  return structureAnswer(
    [
      ['minors', NOTHING_ANSWER],
      ['minor', scalarAnswer(minor)],
      ['cofactor', scalarAnswer(cofactor)],
    ],
    () =>
      list([equal(indexed('M', ...indices), number(minor)), equal(indexed('C', ...indices), number(cofactor))], 'none'),
  );
}

type SquareInput = Pick<MinorsInput, 'a'>;

const shared = {
  problems: ['not_square', 'overflow', 'too_large'],
  answer: 'matrix',
  cost,
  isFollowUp: true,
} as const;

const minors = defineOperation<MinorsInput, CofactorMove>({
  id: 'minors',
  order: 11,
  title: 'Minors',
  alsoCalled: ['minor', 'first minor', 'complementary minor'],
  summary: 'Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors.',
  body: [matrixA, rowPosition, columnPosition, indexBase],
  read: readMinors,
  identify: ({ a, place }) => [a, ...(place === null ? [] : [place.row, place.column])],
  cost,
  solve: solveEither,
  theory: [theoryOfMinors],
  task: ({ a, place }) =>
    place === null
      ? say`Find all minors of ${matrixExpression(a)}.`
      : say`Find the minor and the cofactor of the entry in ${placeClaim(a, place)} of ${matrixExpression(a)}.`,
  tell: ({ a, place }, moves) => (place === null ? tellAll(a, moves) : tellOne(a, place, moves)),
  problems: ['not_square', 'index', 'overflow', 'too_large'],
  asked: ({ a, place }) =>
    askedParts(
      place === null
        ? [grid('minors', 'Minors', [a.rows, a.columns])]
        : [line('minor', 'Minor'), line('cofactor', 'Cofactor')],
    ),
  answer: 'structure',
  members: [
    part('minors', 'matrix', 'The matrix of all minors; null where one place is asked about.', { optional: true }),
    part('minor', 'scalar', 'The minor of the place; null where all are asked for.', { optional: true }),
    part('cofactor', 'scalar', 'The minor with its sign; null where all are asked for.', { optional: true }),
  ],
  related: ['cofactors', 'adjugate', 'determinant-nxn'],
  content: {
    examples: minorExamples,
    exercise: minorExercise,
    implementation: minorImplementation,
    learn,
    questions,
    notes: ({ a, place }) => (place === null ? notes(a) : []),
  },
});

const cofactors = defineOperation<SquareInput, CofactorMove>({
  ...shared,
  id: 'cofactors',
  order: 12,
  title: 'Matrix of cofactors',
  alsoCalled: ['cofactor', 'cofactor matrix', 'comatrix', 'signed minors'],
  summary: 'Finds all cofactors of a square matrix: the minors with the signs of a chessboard.',
  body: [matrixA],
  read: squareInField('the matrix of cofactors'),
  solve: function* solve({ a }) {
    return matrixAnswer(yield* solveCofactors(a));
  },
  theory: [theoryOfMinors, theoryOfCofactors],
  task: ({ a }) => say`Find the matrix of cofactors of ${matrixExpression(a)}.`,
  tell: ({ a }, moves) => tellAll(a, moves),
  related: ['adjugate', 'minors', 'determinant-nxn'],
  content: {
    examples: cofactorExamples,
    exercise: cofactorExercise,
    implementation: cofactorImplementation,
    learn,
    questions,
    notes: ({ a }) => notes(a),
  },
});

const adjugate = defineOperation<SquareInput, CofactorMove>({
  ...shared,
  id: 'adjugate',
  order: 13,
  title: 'Adjugate',
  alsoCalled: ['adjoint', 'adj', 'classical adjoint', 'transpose of the cofactors'],
  summary: 'Finds the adjugate of a square matrix: its matrix of cofactors, transposed.',
  body: [matrixA],
  read: squareInField('the adjugate'),
  solve: function* solve({ a }) {
    return matrixAnswer(yield* solveAdjugate(a));
  },
  theory: [theoryOfMinors, theoryOfCofactors, theoryOfAdjugate],
  theoryFor: ({ a }) => (a.rows <= 2 ? [theoryOfAdjugate] : [theoryOfMinors, theoryOfCofactors, theoryOfAdjugate]),
  task: ({ a }) => say`Find the adjugate of ${matrixExpression(a)}.`,
  tell: ({ a }, moves) => tellAdjugate(a, moves),
  related: ['determinant-nxn', 'inverse-nxn', 'cofactors'],
  nextAbout: 'input',
  checkedBy: 'matmul',
  content: {
    examples: adjugateExamples,
    exercise: adjugateExercise,
    implementation: adjugateImplementation,
    learn,
    questions: questionsOfAdjugate,
    // The check of a smaller matrix says it already, where there is one.
    notes: ({ a }) => (a.rows > LARGEST_SHOWN || hasZeroMinors(a) ? notes(a) : []),
  },
});

export const operations: readonly Operation[] = [minors, cofactors, adjugate];
