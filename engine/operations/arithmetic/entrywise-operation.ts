// Entry-by-entry operations: what the five of them have in common.

import {
  type EntrywiseInput,
  type EntrywiseMove,
  type EntrywiseWork,
  identifyEntrywise,
  readEntrywise,
  solveEntrywise,
} from '../../algorithms/entrywise/solve.ts';
import { matrixA, ofFractions, operandB } from '../../catalogue/inputs.ts';
import { defineOperation, type Operation, type OperationSpec } from '../../catalogue/operation.ts';
import type { ExactMatrix, Matrix } from '../../exact/matrix.ts';
import { entrywiseCost, entrywiseTime } from '../../exact/kernels/entrywise.ts';

type Spec<M extends ExactMatrix> = OperationSpec<EntrywiseInput<M>, EntrywiseMove>;

/** In what the operations differ. */
export interface EntrywiseSpec<M extends ExactMatrix>
  extends Pick<
    Spec<M>,
    | 'id'
    | 'order'
    | 'title'
    | 'alsoCalled'
    | 'summary'
    | 'task'
    | 'theory'
    | 'theoryFor'
    | 'tell'
    | 'expression'
    | 'related'
    | 'linkedFrom'
    | 'content'
  > {
  /** As sentences name it: "addition". */
  readonly name: string;
  readonly work: EntrywiseWork<M>;
  /** The predicted work, where it is not that of one product an entry. */
  readonly cost?: Spec<M>['cost'];
  readonly time?: NonNullable<Spec<M>['time']>;
  /** What can be wrong beside shapes that differ and results beyond the range of doubles. */
  readonly problems?: Spec<M>['problems'];
}

/** An operation on two matrices of one shape, or on a matrix and a number, whose entries are of one field. */
export function entrywiseOperation(spec: EntrywiseSpec<ExactMatrix>): Operation {
  return entrywise(spec, (given) => readEntrywise(spec.name, given(matrixA), given(operandB)));
}

/** The same for fractions alone. */
export function entrywiseOperationOnFractions(spec: EntrywiseSpec<Matrix>): Operation {
  return entrywise(spec, (given) =>
    readEntrywise(spec.name, ofFractions(given, matrixA), ofFractions(given, operandB)),
  );
}

function entrywise<M extends ExactMatrix>(
  { work, problems = [], ...spec }: EntrywiseSpec<M>,
  read: Spec<M>['read'],
): Operation {
  return defineOperation<EntrywiseInput<M>, EntrywiseMove>({
    cost: ({ a, b }) => entrywiseCost(a, b).exact,
    time: ({ a, b }) => entrywiseTime(a, b),
    ...spec,
    body: [matrixA, operandB],
    read,
    identify: identifyEntrywise,
    solve: (input) => solveEntrywise(input, work),
    problems: ['dimension_mismatch', ...problems, 'overflow'],
    answer: 'matrix',
  });
}
