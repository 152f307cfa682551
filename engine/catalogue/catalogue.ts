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

/** Orders the topics and their operations, and refuses names that are taken twice or lead nowhere. */
export function catalogueOf(found: readonly CataloguedTopic[]): Catalogue {
  const topics = found
    .map(({ topic, operations }) => ({ topic, operations: operations.toSorted((x, y) => x.order - y.order) }))
    .toSorted((x, y) => x.topic.order - y.topic.order);
  const operations = topics.flatMap((entry) => entry.operations);
  const ids = new Set<string>();
  for (const { id } of operations) {
    if (ids.has(id)) throw new Error(`two operations are called ${id}`);
    ids.add(id);
  }
  for (const { id, related } of operations) {
    for (const other of related)
      if (!ids.has(other)) throw new Error(`${id} is related to ${other}, which does not exist`);
  }
  return { topics };
}

/** Every operation of the catalogue, in order. */
export function operationsOf(catalogue: Catalogue): readonly Operation[] {
  return catalogue.topics.flatMap(({ operations }) => operations);
}
