// One operation for a question, whatever the size: the determinant of any matrix in place of those of 2x2, of 3x3 and of n x n.

import type { ListedOperation } from '../service/catalogue.ts';
import type { Draft } from './field-draft.ts';
import { widthOf } from './grid.ts';
import type { Group } from './search.ts';

const sized = /^(.+)-(\d)x\2$/;

/** The operation for all sizes; null for one that is for all sizes itself. */
export function generalOf<Operation extends Pick<ListedOperation, 'id'>>(
  { id }: Pick<ListedOperation, 'id'>,
  operations: readonly Operation[],
): Operation | null {
  const [, name] = sized.exec(id) ?? [];
  return name === undefined ? null : (operations.find((other) => other.id === `${name}-nxn`) ?? null);
}

/** Whether the operation is for matrices of another size than this one. */
export function isOtherSize({ id }: Pick<ListedOperation, 'id'>, draft: Draft | undefined): boolean {
  const size = Number(sized.exec(id)?.[2]);
  return draft?.kind === 'grid' && size > 0 && (draft.cells.length !== size || widthOf(draft.cells) !== size);
}

/** With the title of what it is, whatever the size. */
export function withShortTitle(operation: ListedOperation): ListedOperation {
  return { ...operation, title: operation.title.replace(/ of a square matrix$/, '') };
}

/** What is offered in a list: operations for one size are left out where there is one for all. */
export function offeredGroups(groups: readonly Group<ListedOperation>[]): readonly Group<ListedOperation>[] {
  const all = groups.flatMap(({ operations }) => operations);
  return groups.map((group) => ({
    ...group,
    operations: group.operations
      .filter((operation) => generalOf(operation, all) === null)
      .map((operation) => withShortTitle(operation)),
  }));
}
