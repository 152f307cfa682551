// Paths: every mathematics endpoint as an operation of the document.

import { type Endpoint, isRequired } from '../endpoints/endpoints.ts';
import { memberSchema } from './field-schemas.ts';
import { operationIdOf } from './operation-ids.ts';
import { requestExamples } from './request-examples.ts';
import { answerName, refusalRefs, responseRef } from './responses.ts';
import { type Schema, where } from './schema.ts';

/** The path items of all endpoints. */
export function mathematicsPaths(
  endpoints: readonly Endpoint[],
  publicUrl: string,
): { readonly [path: string]: object } {
  return Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { post: operationOf(endpoint, publicUrl) }]));
}

function operationOf(endpoint: Endpoint, publicUrl: string): object {
  const { title, summary, family, topic, choice } = endpoint;
  return {
    operationId: operationIdOf(endpoint),
    tags: [topic.id],
    summary: family === 'a' ? title : `${title}, compact`,
    description: summary,
    ...(choice.kind === 'single'
      ? {
          externalDocs: {
            url: `${publicUrl}/docs/operations/${choice.operation.id}`,
            description: 'Theory and examples',
          },
        }
      : {}),
    parameters: [{ $ref: '#/components/parameters/CorrelationId' }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodySchema(endpoint), examples: requestExamples(endpoint) } },
    },
    responses: { 200: responseRef(answerName(endpoint)), ...refusalRefs },
  };
}

/** The schema of a body. Other members are ignored. */
function bodySchema(endpoint: Endpoint): Schema {
  const { fields } = endpoint;
  const required = fields.filter((field) => isRequired(endpoint, field));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, memberSchema(field, endpoint)])),
    required: required.map(({ name }) => name),
    ...narrowerFields(endpoint),
  };
}

/** Where an operation takes less in a field than its siblings of a combined endpoint, as matmul takes no number: conditions that say so. */
function narrowerFields(endpoint: Endpoint): Schema {
  const { choice, fields } = endpoint;
  if (choice.kind === 'single') return {};
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const conditions = choice.operations.flatMap(({ id, body }) => {
    const own = body.filter(({ name, kind }) => kinds.get(name) !== kind);
    if (own.length === 0) return [];
    const properties = Object.fromEntries(own.map((field) => [field.name, memberSchema(field, endpoint)]));
    const { name } = choice.selector;
    const chosen = { type: 'object', properties: { [name]: { type: 'string', const: id } }, required: [name] };
    return [where(chosen, { type: 'object', properties })];
  });
  return conditions.length === 0 ? {} : { allOf: conditions };
}
