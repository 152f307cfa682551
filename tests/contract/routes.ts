// The routes that the service must have, worked out from the folders of the catalogue by a rule of its own: the root of the
// family, the path of the topic, the id of the operation. Each has a body that it must answer.

import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Topic } from '@matrixsteps/engine/catalogue/topic.ts';

export interface Route {
  readonly path: string;
  readonly body: { readonly [field: string]: unknown };
}

/** An endpoint that chooses among the operations of its topic. */
export interface CombinedRoute extends Route {
  readonly field: 'operation' | 'type';
  readonly ids: readonly string[];
  /** Whether it also answers with all of them. */
  readonly all: boolean;
  /** A body for each operation. */
  readonly bodies: { readonly [id: string]: Route['body'] };
}

const ROOT_A = '/v1/mathematics/linear-algebra';
const ROOT_B = '/api/v1/mathematics/linear-algebra';

/** Two matrices that all operations of a topic take. */
const SQUARES = {
  a: [
    [4, 7],
    [2, 6],
  ],
  b: [
    [1, 2],
    [3, 4],
  ],
};

/** The paths of covariance and correlation, which the combined endpoint of statistics does not choose among. */
const SEPARATE: { readonly [id: string]: { readonly a: string; readonly b: string } | undefined } = {
  correlation: { a: 'statistics/correlation', b: 'matrix-operations/matrix-statistics/correlation' },
  covariance: { a: 'statistics/covariance', b: 'matrix-operations/matrix-statistics/covariance' },
};

const { topics } = await discover();

export const OPERATIONS: readonly Operation[] = topics.flatMap(({ operations }) => operations);

export const FAMILY_A: readonly Route[] = topics.flatMap(({ topic, operations }) =>
  individual(ROOT_A, 'a', topic, operations),
);

export const COMBINED: readonly CombinedRoute[] = topics.flatMap(({ topic, operations }) =>
  combined(topic, operations),
);

export const FAMILY_B: readonly Route[] = [
  ...topics.flatMap(({ topic, operations }) => individual(ROOT_B, 'b', topic, operations)),
  ...COMBINED,
];

function individual(
  root: string,
  family: 'a' | 'b',
  { paths }: Topic,
  operations: readonly Operation[],
): readonly Route[] {
  const path = paths[family];
  if (path === undefined) return [];
  return operations.map((operation) => ({
    path: `${root}/${SEPARATE[operation.id]?.[family] ?? `${path}/${operation.id}`}`,
    body: bodyOf(root, operation),
  }));
}

function combined({ paths, selector }: Topic, offered: readonly Operation[]): readonly CombinedRoute[] {
  if (paths.b === undefined || selector === null) return [];
  const operations = offered.filter(({ id }) => SEPARATE[id] === undefined);
  const { field } = selector;
  const ids = operations.map(({ id }) => id);
  const path = `${ROOT_B}/${paths.b}`;
  const { all } = selector;
  const bodies = Object.fromEntries(operations.map((operation) => [operation.id, bodyOf(ROOT_B, operation)]));
  if (!all) return [{ path, body: { ...bodies[ids[0]], [field]: ids[0] }, field, ids, all, bodies }];
  const takesTwo = operations.some((operation) => operation.body.some(({ name }) => name === 'b'));
  const inputs = takesTwo ? SQUARES : { a: SQUARES.a };
  const body = { ...inputs, [field]: 'all' };
  return [{ path, body, field, ids, all, bodies: Object.fromEntries(ids.map((id) => [id, body])) }];
}

/** The first example that the family takes: family B reads no fractions. */
function bodyOf(root: string, { id, examples }: Operation): Route['body'] {
  const found = examples.find(({ body }) => root === ROOT_A || !JSON.stringify(body).includes('/'));
  if (found === undefined) throw new Error(`${id} has no example without a fraction, which family B does not take`);
  return found.body;
}
