// Operation ids: `group_method`, as generators of clients part them: `arithmetic_add` is `client.arithmetic.add`.

import type { Endpoint } from '../endpoints/endpoints.ts';

/**
 * The id of an endpoint. The group is the topic; that of family B, whose replies are compact, says so before it. A combined
 * endpoint is named after the field by which it chooses: `compactStatistics_byType`.
 */
export function operationIdOf(endpoint: Endpoint): string {
  return `${groupOf(endpoint)}_${methodOf(endpoint)}`;
}

function groupOf({ family, topic }: Endpoint): string {
  return family === 'a' ? camelCase(topic.id) : `compact${pascalCase(topic.id)}`;
}

function methodOf({ choice }: Endpoint): string {
  return choice.kind === 'single' ? camelCase(choice.operation.id) : `by${pascalCase(choice.selector.name)}`;
}

/** `row-min` and `row_min` become `RowMin`. */
export function pascalCase(name: string): string {
  return name
    .split(/[-_]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

function camelCase(name: string): string {
  const joined = pascalCase(name);
  return joined.slice(0, 1).toLowerCase() + joined.slice(1);
}
