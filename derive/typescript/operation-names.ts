// The names of the operations, as a type that still takes those of a newer service.

import type { ClientModel } from '../model.ts';

export function operationNamesModule({ operationNames }: ClientModel): string {
  const names = operationNames.map((name) => `  | '${name}'`).join('\n');
  return `
/** An operation as exercises and feedback name it; a newer service may know more. */
export type OperationName =
${names}
  | (string & {});
`;
}
