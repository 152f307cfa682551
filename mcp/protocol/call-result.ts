// Call results: what became of a call, as the protocol has it.

import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { entriesOf, problemWords, stepsOf } from '../tools/problem-words.ts';
import { document, section } from '../tools/texts.ts';
import type { Arguments, Reply, Tool } from '../tools/tool.ts';
import type { Toolbox } from '../tools/tool-list.ts';
import type { ToolOutcome } from './tool-outcome.ts';

/** Every error is a result that the model reads, and says what to change or when to come back. */
export function callResult(outcome: ToolOutcome, tool: Tool, given: Arguments, { toolOf }: Toolbox): CallToolResult {
  switch (outcome.kind) {
    case 'answer': {
      const { text, structured }: Reply = JSON.parse(Buffer.from(outcome.body).toString(), withLongNumbers);
      return { content: [{ type: 'text', text }], structuredContent: structured };
    }
    case 'problems': {
      const entries = entriesOf(outcome.body);
      const words = problemWords(tool, given, entries, toolOf);
      const steps = section('Steps', stepsOf(outcome.body));
      return errorResult(document([words, ...steps]), { problems: entries });
    }
    case 'refused': {
      const { sentence, retryAfterSeconds } = outcome;
      if (retryAfterSeconds === null) return errorResult(sentence);
      return errorResult(`${sentence} ${waitingWords(retryAfterSeconds)}`, { retryAfterSeconds });
    }
  }
}

export function unknownToolResult(name: string, { tools, toolOf }: Toolbox): CallToolResult {
  const owner = toolOf(name);
  const advice =
    owner === null
      ? `The tools are ${tools.map((tool) => tool.name).join(', ')}.`
      : `${name} is an operation: call ${owner} with {"operation": ${JSON.stringify(name)}, ...}.`;
  return errorResult(`There is no tool ${JSON.stringify(name.slice(0, 64))}. ${advice}`);
}

/** `more` is for programs; the words are for the model. */
export function errorResult(words: string, more: { readonly [name: string]: unknown } = {}): CallToolResult {
  const hasMore = Object.keys(more).length > 0;
  return {
    content: [{ type: 'text', text: words }],
    isError: true,
    ...(hasMore ? { _meta: { 'matrixsteps/error': more } } : {}),
  };
}

function waitingWords(seconds: number): string {
  if (seconds <= 120) return `Try the same call again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
  return 'Do not repeat the call before then: tell the person you are helping.';
}

/** A number that a double does not hold stays as it is written. */
function withLongNumbers(_key: string, value: unknown, { source }: { readonly source?: string } = {}): unknown {
  if (typeof value !== 'number' || source === undefined || source.length <= 15) return value;
  return String(value) === source ? value : JSON.rawJSON(source);
}
