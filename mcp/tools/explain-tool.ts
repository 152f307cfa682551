// The tool that explains: the theory, formulas and typical mistakes of an operation.

import { choicesField } from '@matrixsteps/engine/catalogue/field.ts';
import { described, object, oneOf, type Schema, text } from '@matrixsteps/api/openapi/schema.ts';
import { declareFields } from '@matrixsteps/api/endpoints/declared-fields.ts';
import { plain } from '@matrixsteps/api/serialize/json.ts';
import { operationField } from './tool-endpoint.ts';
import { inputSchema, parametersOf } from './input-schema.ts';
import { isPart, LEARN_PARTS, learnReply, PART_NAMES } from './learn-parts.ts';
import { prepareLookup } from './lookup.ts';
import { formatOption, notationOf } from './options.ts';
import { replyJson, type Tool } from './tool.ts';
import type { ToolOperation } from './tool-operation.ts';

/** Nanoseconds, about: some two hundred sentences are written. */
const COST = 600_000;

const DEFAULT_PARTS = ['summary', 'intuition', 'formulae', 'misconceptions'] as const;

const partsOption = choicesField(
  { name: 'parts', label: 'Parts', description: 'Which parts are wanted.' },
  PART_NAMES.map((name) => [name, LEARN_PARTS[name].description] as const),
  DEFAULT_PARTS,
);

export function explainTool(operations: readonly ToolOperation[], toolOf: (id: string) => string): Tool {
  const selector = operationField(operations, false);
  const fields = declareFields([selector, partsOption, formatOption]);
  const ids = operations.map(({ operation }) => operation.id);
  const parts = PART_NAMES.map((name) => [name, LEARN_PARTS[name].schema] as const);
  return {
    name: 'explain_operation',
    title: 'Explain an operation',
    description:
      'What a good textbook says of an operation: what it means, the formulas with their conditions, key terms, uses with numbers, and ' +
      'typical misconceptions with a wrong and a right working. Use it to teach the idea; use the computing tools for a given matrix.\n' +
      `Parts: ${PART_NAMES.map((name) => `${name} (${LEARN_PARTS[name].description})`).join(', ')}.`,
    inputSchema: inputSchema(fields.all, [selector.name]),
    outputSchema: object<string>(
      {
        operation: oneOf(ids),
        title: text(),
        summary_line: text('What the operation does, in a sentence.'),
        tool: text('The tool that computes it.'),
        ...Object.fromEntries(
          parts.map(([name, schema]): [string, Schema] => [name, described(schema, LEARN_PARTS[name].description)]),
        ),
      },
      { optional: PART_NAMES },
    ),
    parameters: parametersOf(fields.all),
    operations: ids,
    exampleFor: (given) => ({
      operation: ids.find((id) => id === given['operation']) ?? ids[0],
      parts: ['misconceptions'],
    }),
    prepare: (bytes) =>
      prepareLookup(
        {
          fields,
          nanoseconds: () => COST,
          reply: (given) => {
            const { operation } = operations.find((entry) => entry.operation.id === given(selector)) ?? operations[0];
            const wanted = (given(partsOption) ?? DEFAULT_PARTS).filter(isPart);
            const { text: words, structured } = learnReply(operation, wanted, notationOf(given(formatOption)));
            const head = {
              operation: operation.id,
              title: operation.title,
              summary_line: operation.summary,
              tool: toolOf(operation.id),
            };
            return replyJson(words, plain({ ...head, ...structured }));
          },
        },
        bytes,
      ),
  };
}
