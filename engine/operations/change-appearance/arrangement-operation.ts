// Operations that move, add or leave out entries: what they have in common.

import {
  type Arrangement,
  type ArrangementMove,
  arrangementCost,
  arrangementTime,
  solveArrangement,
} from '../../algorithms/arrangement/solve.ts';
import { askedGrid } from '../../catalogue/asked.ts';
import { defineOperation, type Operation, type OperationSpec } from '../../catalogue/operation.ts';

type Spec<Input extends Arrangement> = OperationSpec<Input, ArrangementMove>;

/** In what the operations differ; `problems` are those beside entries beyond the range of doubles. */
export type ArrangementSpec<Input extends Arrangement> = Omit<
  Spec<Input>,
  'cost' | 'time' | 'solve' | 'answer' | 'problems'
> &
  Partial<Pick<Spec<Input>, 'problems'>>;

/** An operation whose answer is a matrix of entries of its input, in the places that `read` works out. */
export function arrangementOperation<Input extends Arrangement>({
  problems = [],
  ...spec
}: ArrangementSpec<Input>): Operation {
  return defineOperation<Input, ArrangementMove>({
    asked: () => askedGrid('Matrix'),
    ...spec,
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    problems: [...problems, 'overflow'],
    answer: 'matrix',
  });
}
