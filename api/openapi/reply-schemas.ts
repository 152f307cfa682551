// Schemas of family B's replies: the result under its name, and what the level `detailed` adds.

import type { AnyField } from '@matrixsteps/engine/catalogue/field.ts';
import { type Endpoint, hasAll, operationsOf } from '../endpoints/endpoints.ts';
import {
  learningPathways,
  properties,
  related,
  requestParams,
  resultName,
  stepsBackground,
} from '../endpoints/parameters.ts';
import { operationForm } from '../answers/operation-form.ts';
import { selectedAnswer } from './answer-schemas.ts';
import { pascalCase } from './operation-ids.ts';
import { listsByFormat } from './step-schemas.ts';
import { described, list, map, oneOf, ref, type Schema, text } from './schema.ts';

/** What may stand beside the result. */
const details: { readonly [member: string]: Schema } = {
  steps: list(ref('CompactStep'), 'The worked solution.'),
  background: list(ref('CompactStep'), whereTrue(stepsBackground, 'Theory beside the steps')),
  request_params: map({}, whereTrue(requestParams, 'The request with its defaults')),
  learning_pathways: list(ref('LearningPathway'), whereTrue(learningPathways, 'Pages to go on reading')),
  related: list(ref('Link'), whereTrue(related, 'Operations that go with this one')),
  properties: described(ref('ResultProperties'), whereTrue(properties, 'A description of the result')),
  notes: list(text(), 'What a reader should know about this answer; absent where there is nothing to say.'),
  notes_formats: described(
    listsByFormat,
    'The notes in the formats of the steps, where other than plain text is asked for.',
  ),
};

/** The description of a member that is there where a flag of the request is true. */
function whereTrue({ name }: AnyField, content: string): string {
  return `${content}, where ${name} is true.`;
}

/** What the components of an endpoint of family B are called: after the kind of answer, or after the topic that it combines. */
function nameOf({ choice, topic }: Endpoint): string {
  return choice.kind === 'single' ? operationForm(choice.operation).name : pascalCase(topic.id);
}

/** The component of the replies of an endpoint. */
export function replyName(endpoint: Endpoint): string {
  return `${nameOf(endpoint)}Reply`;
}

/** The replies of all endpoints of family B, and the answers of those that combine a topic. */
export function replySchemas(endpoints: readonly Endpoint[]): { readonly [name: string]: Schema } {
  const compact = endpoints.filter(({ family }) => family === 'b');
  return Object.fromEntries(
    compact.flatMap((endpoint) => {
      const { choice } = endpoint;
      const reply = [replyName(endpoint), replySchema(endpoint)] as const;
      if (choice.kind === 'single') return [reply];
      return [[`${nameOf(endpoint)}Answer`, selectedAnswer(operationsOf(choice), hasAll(endpoint))] as const, reply];
    }),
  );
}

/** The reply of an endpoint. Under a name of the caller's own, the result is a member that the schema does not describe. */
function replySchema(endpoint: Endpoint): Schema {
  const { choice, topic } = endpoint;
  const answer = ref(`${nameOf(endpoint)}Answer`);
  const isEchoed = choice.kind === 'selected' && topic.selector?.echoed === true;
  return {
    type: 'object',
    description: 'The result, and beside it what api_level "detailed" adds.',
    properties: {
      [resultName.fallback ?? 'ans']: described(answer, `The result, under the name that ${resultName.name} gives.`),
      ...(isEchoed ? { [choice.selector.name]: oneOf(choice.selector.permitted.map(([value]) => value)) } : {}),
      ...details,
    },
    // Not the schema of the answer: generators for languages with types cannot have it beside members of other types.
    additionalProperties: true,
    minProperties: 1,
  };
}
