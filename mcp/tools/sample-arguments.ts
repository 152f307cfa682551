// Sample arguments: a call that is answered, for errors to show.

import type { Arguments } from './tool.ts';
import type { ToolOperation } from './tool-operation.ts';

/** The first example of the operation that was asked for, or of the first one. */
export function argumentsLike(given: Arguments, operations: readonly ToolOperation[]): Arguments {
  const asked = operations.find(({ operation: { id } }) => id === given['operation']);
  const { operation } = asked ?? operations[0];
  return { operation: operation.id, ...operation.examples[0].body };
}
