// Operations in the sentences of the service: it names them as programs do, people know them by their titles.

import type { ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';

type Named = Pick<ListedOperation, 'id' | 'title'>;

function quoted({ title }: Named): string {
  return `“${title}”`;
}

/** Ids of one word are words of sentences as well. */
const compound = /(?<![\w-])[a-z]+(?:-\w+)+(?![\w-])/g;

/** The problem with titles for the ids of operations in it. */
export function withTitles(problem: FieldProblem, operations: readonly Named[]): FieldProblem {
  const msg = problem.msg.replace(compound, (word) => {
    const operation = operations.find(({ id }) => id === word);
    return operation === undefined ? word : quoted(operation);
  });
  return { ...problem, msg };
}

/** The operations that the problems name instead of the one that was asked. */
export function otherOperations<Operation extends Named>(
  problems: readonly FieldProblem[],
  asked: Named,
  operations: readonly Operation[],
): readonly Operation[] {
  return operations.filter(
    (operation) => operation.id !== asked.id && problems.some(({ msg }) => msg.includes(quoted(operation))),
  );
}
