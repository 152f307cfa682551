// Endpoints: every POST route of both families, derived from the catalogue.

import type { Catalogue, CataloguedTopic } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { type AnyField, type Field, selectorField } from '@matrixsteps/engine/catalogue/field.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Topic } from '@matrixsteps/engine/catalogue/topic.ts';
import { type DeclaredFields, declareFields } from './declared-fields.ts';
import { familyAParameters, familyBParameters } from './parameters.ts';

export type Family = 'a' | 'b';

export const ROOTS: { readonly [F in Family]: string } = {
  a: '/v1/mathematics/linear-algebra',
  b: '/api/v1/mathematics/linear-algebra',
};

/** Which operations an endpoint can run: the one of its path, or the one that a field of the body names. */
export type Choice =
  | { readonly kind: 'single'; readonly operation: Operation }
  | { readonly kind: 'selected'; readonly selector: Field<'choice'>; readonly operations: readonly Operation[] };

export interface Endpoint {
  readonly id: string;
  readonly family: Family;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: Topic;
  readonly choice: Choice;
  /** The options of the family. */
  readonly parameters: readonly AnyField[];
  /** One field a name, in the order of their declaration: inputs, the selector, options. */
  readonly fields: readonly AnyField[];
  /** Every field that any of the operations declares, the selector and the options, each once. */
  readonly declared: DeclaredFields;
  /** The catalogue that the endpoint belongs to, for links to others. */
  readonly catalogue: Catalogue;
}

/** Every route, discovered from the folders of the catalogue. */
export async function loadEndpoints(): Promise<readonly Endpoint[]> {
  return endpointsOf(await discover());
}

export function endpointsOf(catalogue: Catalogue): readonly Endpoint[] {
  return catalogue.topics.flatMap((entry) => [
    ...entry.operations.flatMap((operation) => individual(catalogue, entry.topic, operation)),
    ...combined(catalogue, entry),
  ]);
}

/** The path of an operation in a family; null where the family lacks its topic. */
export function pathOf(family: Family, topic: Topic, operation: Operation): string | null {
  const folder = (operation.isCombined ? topic.paths : (topic.separatePaths ?? topic.paths))[family];
  return folder === undefined ? null : `${ROOTS[family]}/${folder}/${operation.id}`;
}

const FAMILIES: readonly Family[] = ['a', 'b'];

function individual(catalogue: Catalogue, topic: Topic, operation: Operation): readonly Endpoint[] {
  return FAMILIES.flatMap((family) => {
    const path = pathOf(family, topic, operation);
    if (path === null) return [];
    return [
      withFields({
        id: `${family}:${operation.id}`,
        family,
        path,
        title: operation.title,
        summary: operation.summary,
        topic,
        choice: { kind: 'single', operation },
        parameters: parametersOf(family),
        catalogue,
      }),
    ];
  });
}

/** The endpoint of a topic that chooses among its operations by a field. */
function combined(catalogue: Catalogue, { topic, operations }: CataloguedTopic): readonly Endpoint[] {
  const offered = operations.filter(({ isCombined }) => isCombined);
  if (topic.selector === null || topic.paths.b === undefined || offered.length === 0) return [];
  const selector = selectorField(
    {
      name: topic.selector.field,
      label: topic.selector.field === 'operation' ? 'Operation' : 'Type',
      description: `Which of the computations of this endpoint is wanted${topic.selector.all ? '; all of them with "all"' : ''}.`,
    },
    [
      ...(topic.selector.all ? [['all', 'every one of them'] as const] : []),
      ...offered.map(({ id, summary }) => [id, summary] as const),
    ],
  );
  return [
    withFields({
      id: `b:${topic.id}`,
      family: 'b',
      path: `${ROOTS.b}/${topic.paths.b}`,
      title: topic.title,
      summary: topic.summary,
      topic,
      choice: { kind: 'selected', selector, operations: offered },
      parameters: parametersOf('b'),
      catalogue,
    }),
  ];
}

function parametersOf(family: Family): readonly AnyField[] {
  return family === 'a' ? familyAParameters : familyBParameters;
}

/** Works out once what every request to the endpoint needs to know of its fields. */
export function withFields(endpoint: Omit<Endpoint, 'fields' | 'declared'>): Endpoint {
  const inputs = operationsOf(endpoint.choice).flatMap(({ body }) => body);
  const selector = endpoint.choice.kind === 'selected' ? [endpoint.choice.selector] : [];
  const fields = [...widest(inputs), ...selector, ...endpoint.parameters];
  return { ...endpoint, fields, declared: declareFields([...new Set([...inputs, ...fields])]) };
}

/** The operations that an endpoint can run. */
export function operationsOf(choice: Choice): readonly Operation[] {
  return choice.kind === 'single' ? [choice.operation] : choice.operations;
}

/** Whether a body has to have the field: every operation that the endpoint can run needs it. */
export function isRequired({ choice }: Endpoint, { name, fallback, selector }: AnyField): boolean {
  if (fallback !== undefined) return false;
  return (
    selector ||
    operationsOf(choice).every(({ body }) => body.some((field) => field.name === name && field.fallback === undefined))
  );
}

/** Whether a combined endpoint also answers with all of its operations. */
export function hasAll({ choice, topic }: Endpoint): boolean {
  return choice.kind === 'selected' && topic.selector?.all === true;
}

/** Of fields with one name, the one that takes more: an operand rather than a matrix. */
function widest(fields: readonly AnyField[]): readonly AnyField[] {
  const byName = new Map<string, AnyField>();
  for (const field of fields) {
    const known = byName.get(field.name);
    if (known === undefined || field.kind === 'operand') byName.set(field.name, field);
  }
  return [...byName.values()];
}
