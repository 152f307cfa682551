// Triangular factors of a matrix: LU, LDU, and PLU with exchanges of rows.

import { type Asked, askedParts, grid } from '../../../catalogue/asked.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { choiceField } from '../../../catalogue/field.ts';
import { indexBase, matrixA, methodField, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import type { Kind, LuInput } from './solve.ts';
import * as story from './story.ts';

const methods = [
  ['first-nonzero', 'rows change places only where the pivot would be 0; for PA = LU'],
  ['largest', 'the entry of the largest size in the column becomes the pivot; for PA = LU'],
] as const;

const method = methodField(methods);

const kind = {
  ...choiceField(
    { name: 'kind', label: 'Factors', description: 'Which factors are wanted.' },
    [
      ['lu', 'A = LU, without exchanges of rows'],
      ['plu', 'PA = LU, with exchanges of rows'],
      ['ldu', 'A = LDU, of a square matrix, without exchanges of rows'],
    ],
    'lu',
  ),
};

const KINDS: readonly Kind[] = ['lu', 'plu', 'ldu'];

/** The factors of the kind that is asked for; without exchanges of rows there may be none. */
function askedFactors({ a, kind: wanted }: LuInput): Asked {
  const { rows, columns } = a;
  return askedParts(
    [
      ...(wanted === 'plu' ? [grid('P', 'P', [rows, rows])] : []),
      grid('L', 'L', [rows, rows]),
      ...(wanted === 'ldu' ? [grid('D', 'D', [rows, rows])] : []),
      grid('U', 'U', [rows, columns]),
    ],
    wanted === 'plu'
      ? { relation: 'PA = LU' }
      : {
          relation: wanted === 'lu' ? 'A = LU' : 'A = LDU',
          impossible: {
            label: 'There is no such factorization without exchanges of rows',
            fault: 'there is such a factorization',
            missed: 'the product of these factors is not A',
          },
        },
  );
}

export const operations = [
  defineOperation({
    id: 'lu',
    order: 1,
    title: 'LU factorization',
    alsoCalled: ['plu', 'ldu', 'lu decomposition', 'doolittle', 'triangular factors'],
    summary: 'Writes a matrix as a product of a lower and an upper triangular matrix.',
    body: [matrixA, kind, method, indexBase],
    read: (given): LuInput => {
      const a = given(matrixA);
      const chosen = KINDS.find((known) => known === given(kind)) ?? 'lu';
      const way = given(method);
      if (chosen !== 'plu' && way !== 'auto') throw DomainError.of('method', ['method'], { permitted: ['auto'] });
      if (chosen === 'ldu') requireSquare('an LDU factorization', a);
      return { a, kind: chosen, choice: way === 'largest' ? 'largest' : 'first-nonzero', indexBase: given(indexBase) };
    },
    identify: ({ a, kind: asked, choice }) => [a, asked, choice],
    cost: algorithm.cost,
    time: algorithm.time,
    solve: algorithm.solve,
    members: algorithm.members,
    ...story,
    problems: ['method', 'not_square', 'overflow', 'too_large'],
    asked: askedFactors,
    answer: 'structure',
    meaning: 'factors',
    methods,
    related: ['ref', 'determinant-nxn', 'inverse-nxn'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
