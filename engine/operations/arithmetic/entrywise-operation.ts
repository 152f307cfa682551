// Entry-by-entry operations: what the five of them have in common.

import {
  type EntrywiseInput,
  type EntrywiseMove,
  type EntrywiseWork,
  identifyEntrywise,
  readEntrywise,
  solveEntrywise,
} from '../../algorithms/entrywise/solve.ts';
import { matrixA, operandB } from '../../catalogue/inputs.ts';
import { defineOperation, type Operation, type OperationSpec } from '../../catalogue/operation.ts';
import { entrywiseCost, entrywiseTime } from '../../exact/kernels/entrywise.ts';

type Spec = OperationSpec<EntrywiseInput, EntrywiseMove>;

/** In what the operations differ. */
export interface EntrywiseSpec
  extends Pick<
    Spec,
    | 'id'
    | 'order'
    | 'title'
    | 'alsoCalled'
    | 'summary'
    | 'task'
    | 'theory'
    | 'tell'
    | 'expression'
    | 'related'
    | 'linkedFrom'
    | 'content'
  > {
  /** As sentences name it: "addition". */
  readonly name: string;
  readonly work: EntrywiseWork;
  /** The predicted work, where it is not that of one product an entry. */
  readonly cost?: Spec['cost'];
  readonly time?: NonNullable<Spec['time']>;
  /** What can be wrong beside shapes that differ and results beyond the range of doubles. */
  readonly problems?: Spec['problems'];
}

/** An operation on two matrices of one shape, or on a matrix and a number. */
export function entrywiseOperation({ name, work, problems = [], ...spec }: EntrywiseSpec): Operation {
  return defineOperation<EntrywiseInput, EntrywiseMove>({
    cost: ({ a, b }) => entrywiseCost(a, b).exact,
    time: ({ a, b }) => entrywiseTime(a, b),
    ...spec,
    body: [matrixA, operandB],
    read: (given) => readEntrywise(name, given(matrixA), given(operandB)),
    identify: identifyEntrywise,
    solve: (input) => solveEntrywise(input, work),
    problems: ['dimension_mismatch', ...problems, 'overflow'],
    answer: 'matrix',
  });
}
