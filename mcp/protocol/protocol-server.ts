// The protocol: what a server says of itself, its tools, and calls of them. One server for each connection, or each HTTP request.

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type ListToolsResult,
} from '@modelcontextprotocol/sdk/types.js';
import type { Arguments, Tool } from '../tools/tool.ts';
import type { Toolbox } from '../tools/tool-list.ts';
import { callResult, errorResult, unknownToolResult } from './call-result.ts';
import manifest from '../package.json' with { type: 'json' };
import type { ToolOutcome } from './tool-outcome.ts';

export interface Calls {
  readonly toolbox: Toolbox;
  /** Answers a call by the JSON of its arguments; the signal ends the work. */
  readonly answer: (tool: Tool, bytes: Uint8Array, signal: AbortSignal) => Promise<ToolOutcome>;
  /** Is told of what went wrong inside; gives what the client may know of it. */
  readonly onTrouble: (error: unknown) => string;
}

const INSTRUCTIONS =
  'Exact matrix mathematics for teaching. Do not calculate with matrices yourself: call the tool, and explain its steps. Numbers are the decimals that ' +
  'you write, and fractions may be given as text ("2/3"). Answers are exact; the steps are what the algorithm did. To tutor: explain_operation for ' +
  'the idea, create_exercises for practice, check_answer for what the student worked out, and only then the worked solution. An error says what to change: ' +
  'change it and call again.';

export function createProtocolServer(calls: Calls): Server {
  const { toolbox, answer, onTrouble } = calls;
  const server = new Server(
    { name: 'matrixsteps', title: 'matrixsteps', version: manifest.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: noValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => listOf(toolbox));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const given: Arguments = params.arguments ?? {};
    const tool = toolbox.toolNamed(params.name);
    if (tool === null) return unknownToolResult(params.name, toolbox);
    try {
      return callResult(await answer(tool, Buffer.from(JSON.stringify(given)), signal), tool, given, toolbox);
    } catch (error) {
      // Nobody reads the result of a call that was cancelled.
      return errorResult(signal.aborted ? 'The call was cancelled.' : onTrouble(error));
    }
  });
  return server;
}

/** What an assistant reads of the tools, the same for all of them. Tools calculate: they change nothing, and reach nothing outside. */
function listOf({ tools }: Toolbox): ListToolsResult {
  return {
    tools: tools.map(({ name, title, description, inputSchema, outputSchema }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema, type: 'object' },
      outputSchema: { ...outputSchema, type: 'object' },
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    })),
  };
}

/** The server asks its client for nothing that would have to be validated; a validator would be built for each connection. */
const noValidator = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'nothing is asked of clients' }),
};
