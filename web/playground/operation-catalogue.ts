// The catalogue as the playground uses it: operations in groups, each with the fields that are shown.

import { type LibraryMethod, methodFor } from './calls/call.ts';
import { type Catalogue, type Field, type ListedOperation, offeredGroups } from '../service/catalogue.ts';
import type { Group } from './search.ts';
import { isUpFront, shownFields } from './shown-fields.ts';

export interface OperationCatalogue {
  readonly groups: readonly Group<ListedOperation>[];
  /** The groups as a list shows them: one determinant, and not one for each size. */
  readonly offered: readonly Group<ListedOperation>[];
  readonly operations: readonly ListedOperation[];
  readonly fieldsOf: (operation: ListedOperation) => readonly Field[];
  readonly isUpFront: (field: Field, operation: ListedOperation) => boolean;
  /** The method of our libraries that asks an operation. */
  readonly methodOf: (operation: ListedOperation) => LibraryMethod;
  /** The names of the operations whose workings are judged. */
  readonly workings: readonly string[];
}

export function catalogueOf(published: Catalogue): OperationCatalogue {
  const groups = published.topics.map(({ id, title, operations }) => ({ id, title, operations }));
  return {
    groups,
    offered: offeredGroups(groups),
    operations: groups.flatMap(({ operations }) => operations),
    fieldsOf: (operation) => shownFields(published, operation),
    isUpFront: (field, operation) => isUpFront(field, operation, published),
    methodOf: ({ id, fields }) => {
      const topic = published.topics.find(({ operations }) => operations.some((each) => each.id === id));
      const taken = fields.flatMap((key) => published.fields[key] ?? []);
      return methodFor({ id, topic: { id: topic?.id ?? '' }, fields: taken }, false);
    },
    workings: published.workings,
  };
}
