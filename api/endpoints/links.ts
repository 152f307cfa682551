// Links: routes of other operations, as both families show them.

import type { Catalogue } from '@matrixsteps/engine/catalogue/catalogue.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { type Family, pathOf } from './endpoints.ts';

export interface Link {
  readonly label: string;
  readonly api_route: string;
  readonly description: string;
}

/** The routes of the operations that the given ones call related, in the family asked for or else the other. */
export function relatedLinks(catalogue: Catalogue, family: Family, operations: readonly Operation[]): readonly Link[] {
  const own = new Set(operations.map(({ id }) => id));
  const wanted = [...new Set(operations.flatMap(({ related }) => related))].filter((id) => !own.has(id));
  return wanted.map((id) => linkTo(catalogue, family, id)).filter((found) => found !== null);
}

/** The route of an operation, in the family asked for or else the other; null where it has none. */
export function linkTo(catalogue: Catalogue, family: Family, id: string): Link | null {
  for (const { topic, operations } of catalogue.topics) {
    const operation = operations.find((candidate) => candidate.id === id);
    if (operation === undefined) continue;
    const path = pathOf(family, topic, operation) ?? pathOf(family === 'a' ? 'b' : 'a', topic, operation);
    if (path !== null) return link(operation, path);
  }
  return null;
}

export function link(operation: Operation, path: string): Link {
  return { label: operation.title, api_route: path, description: operation.summary };
}
