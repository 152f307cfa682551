// The catalogue: all topics with their operations, in order.

import type { Operation } from './operation.ts';
import type { Topic } from './topic.ts';

export interface CataloguedTopic {
  readonly topic: Topic;
  readonly operations: readonly Operation[];
}

export interface Catalogue {
  readonly topics: readonly CataloguedTopic[];
}

/**
 * Orders the topics and their operations, and links the operations to each other.
 * @throws Error where an id is taken twice, or a link leads nowhere
 */
export function catalogueOf(found: readonly CataloguedTopic[]): Catalogue {
  const all = found.flatMap(({ operations }) => operations);
  requireSoundNames(all);
  const topics = found
    .map(({ topic, operations }) => ({
      topic,
      operations: operations.toSorted(inOrder).map((one) => linked(one, all)),
    }))
    .toSorted((x, y) => x.topic.order - y.topic.order);
  return { topics };
}

function requireSoundNames(operations: readonly Operation[]): void {
  const ids = new Set<string>();
  for (const { id } of operations) {
    if (ids.has(id)) throw new Error(`two operations are called ${id}`);
    ids.add(id);
  }
  for (const { id, related, linkedFrom } of operations) {
    for (const other of [...related, ...linkedFrom])
      if (!ids.has(other)) throw new Error(`${id} is related to ${other}, which does not exist`);
  }
}

function inOrder(x: Operation, y: Operation): number {
  if (x.order !== y.order) return x.order < y.order ? -1 : 1;
  return x.id < y.id ? -1 : 1;
}

/** The operation with the links that others declare from their side. */
function linked(operation: Operation, all: readonly Operation[]): Operation {
  const others = all.filter(({ linkedFrom }) => linkedFrom.includes(operation.id)).map(({ id }) => id);
  const added = others.filter((id) => !operation.related.includes(id));
  return added.length === 0 ? operation : { ...operation, related: [...operation.related, ...added] };
}

/** Every operation of the catalogue, in order. */
export function operationsOf(catalogue: Catalogue): readonly Operation[] {
  return catalogue.topics.flatMap(({ operations }) => operations);
}
