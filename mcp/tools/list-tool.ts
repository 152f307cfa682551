// The tool that lists operations: what there is, what each takes, and which tool has it.

import { choiceField } from '@matrixsteps/engine/catalogue/field.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { list, object, text } from '@matrixsteps/api/openapi/schema.ts';
import { declareFields } from '@matrixsteps/api/endpoints/declared-fields.ts';
import { plain } from '@matrixsteps/api/serialize/json.ts';
import type { Group } from './groups.ts';
import { inputSchema, parametersOf } from './input-schema.ts';
import { prepareLookup } from './lookup.ts';
import { bullets, document, section } from './texts.ts';
import { replyJson, type Tool } from './tool.ts';

/** Nanoseconds, about. */
const COST = 100_000;

const EVERY = 'all';

export function listTool(groups: readonly Group[]): Tool {
  const toolOption = choiceField(
    { name: 'tool', label: 'Tool', description: 'The tool whose operations are wanted.' },
    [[EVERY, 'every tool'], ...groups.map(({ name, title }) => [name, title] as const)],
    EVERY,
  );
  const fields = declareFields([toolOption]);
  return {
    name: 'list_operations',
    title: 'List the operations',
    description:
      'Every operation with the tool that has it, its inputs and its methods. Use it when it is not clear which tool or which name of an ' +
      'operation fits a question.',
    inputSchema: inputSchema(fields.all, []),
    outputSchema: object({
      tools: list(
        object({
          tool: text(),
          title: text(),
          operations: list(
            object({
              operation: text(),
              title: text(),
              summary: text(),
              inputs: list(text(), 'A question mark follows those that may be left out.'),
              methods: list(text()),
            }),
          ),
        }),
      ),
    }),
    parameters: parametersOf(fields.all),
    operations: [],
    exampleFor: () => ({ tool: groups[0].name }),
    prepare: (bytes) =>
      prepareLookup(
        {
          fields,
          nanoseconds: () => COST,
          reply: (given) => {
            const wanted = given(toolOption);
            const tools = groups.filter(({ name }) => wanted === EVERY || name === wanted).map(listed);
            return replyJson(document(tools.flatMap(listedText)), plain({ tools }));
          },
        },
        bytes,
      ),
  };
}

function listed({ name, title, operations }: Group) {
  return { tool: name, title, operations: operations.map(({ operation }) => described(operation)) };
}

function described({ id, title, summary, body, methods }: Operation) {
  return {
    operation: id,
    title,
    summary,
    inputs: body.map(({ name, fallback }) => (fallback === undefined ? name : `${name}?`)),
    methods: methods.map(([method]) => method),
  };
}

function listedText({ tool, title, operations }: ReturnType<typeof listed>): readonly string[] {
  return section(
    `${tool}: ${title}`,
    bullets(
      operations.map(({ operation, summary, inputs, methods }) => {
        const ways = methods.length === 0 ? '' : ` Methods: ${methods.join(', ')}.`;
        return `${operation}(${inputs.join(', ')}): ${summary}${ways}`;
      }),
    ),
  );
}
