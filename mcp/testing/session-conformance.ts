// What a session with the tools must be like, whatever carries it. Run over both transports by the SDK's own client.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { type CallToolResult, CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { Arguments } from '../tools/tool.ts';
import { toolboxOf } from '../tools/tool-list.ts';
import { assertSameNumbers } from './exact-answers.ts';
import { sampleCalls } from './sample-calls.ts';

export type Call = (name: string, given?: Arguments) => Promise<CallToolResult>;

/** Calls by the client. It knows the output schemas once it has listed the tools, and refuses what they do not describe. */
export function callerOf(client: Client): Call {
  return async (name, given = {}) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: { ...given } }));
}

/** The words of a result. */
export function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : part.type)).join('\n');
}

/** What an error holds for programs. */
export function detailsOf({ _meta: meta }: CallToolResult): unknown {
  return meta?.['matrixsteps/error'];
}

/** The words of an error. */
export async function errorOf(result: Promise<CallToolResult>): Promise<string> {
  const settled = await result;
  assert.equal(settled.isError, true, textOf(settled));
  return textOf(settled);
}

const endpoints = await loadEndpoints();
const toolbox = toolboxOf(endpoints);

/** `connected` is a client after its initialization. */
export function sessionConformance(transport: string, connected: () => Promise<Client>): void {
  describe(`a session over ${transport}`, () => {
    test('says who answers, and how the tools are meant', async () => {
      const client = await connected();
      assert.equal(client.getServerVersion()?.name, 'matrixsteps');
      assert.match(client.getInstructions() ?? '', /Exact matrix mathematics/);
      assert.deepEqual(client.getServerCapabilities(), { tools: {} });
      assert.deepEqual(await client.ping(), {});
    });

    test('lists the tools, which change nothing and reach nothing outside', async () => {
      const { tools } = await (await connected()).listTools();
      assert.deepEqual(
        tools.map(({ name }) => name),
        toolbox.tools.map(({ name }) => name),
      );
      for (const { title, annotations, inputSchema, outputSchema } of tools) {
        assert.deepEqual(annotations, {
          title,
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        });
        assert.equal(inputSchema.type, 'object');
        assert.equal(outputSchema?.type, 'object');
      }
    });

    test('answers an example of each operation exactly', async () => {
      const client = await connected();
      await client.listTools();
      const call = callerOf(client);
      const first = new Map(sampleCalls(endpoints).map((sample) => [sample.given['operation'], sample]));
      assert.ok(first.size > 45);
      for (const { title, tool, given, answer } of first.values()) {
        const result = await call(tool, given);
        assert.ok(result.isError !== true, `${title}: ${textOf(result)}`);
        assertSameNumbers(result.structuredContent?.['exact'], answer, title);
        assert.match(textOf(result), /# Answer/);
      }
    });

    test('teaches: explains, sets exercises, checks an answer, lists', async () => {
      const client = await connected();
      await client.listTools();
      const call = callerOf(client);
      assert.match(textOf(await call('explain_operation', { operation: 'rref' })), /# Misconceptions/);
      const { structuredContent: set } = await call('create_exercises', { operation: 'trace', count: 1, seed: 3 });
      assert.ok(Array.isArray(set?.['exercises']) && Array.isArray(set['answers']));
      const [{ arguments: given }] = set['exercises'];
      const checked = await call('check_answer', { ...given, answer: set['answers'][0].exact });
      assert.equal(checked.structuredContent?.['verdict'], 'correct');
      assert.match(
        textOf(await call('list_operations', { tool: 'reduce_matrix' })),
        /rref\(a, method\?, index_base\?, augmented\?\)/,
      );
    });

    test('keeps every digit of long numbers', async () => {
      const { structuredContent: structured } = await callerOf(await connected())('combine_matrices', {
        operation: 'add',
        a: [['9007199254740993']],
        b: 0.1,
      });
      assertSameNumbers(structured?.['exact'], [['9007199254740993.1']], 'the sum');
    });

    test('errors are results that say what to change', async () => {
      const call = callerOf(await connected());
      const square = [
        [1, 2],
        [3, 4],
      ];
      const mismatch = call('combine_matrices', { operation: 'matmul', a: square, b: [[1, 2, 3]] });
      assert.match(await errorOf(mismatch), /b must be 2xn/);
      assert.deepEqual(detailsOf(await mismatch), {
        problems: [
          {
            loc: ['body', 'b'],
            msg: 'the matrix product needs as many rows in b as a has columns: a is 2x2 (2 columns), b is 1x3 (1 row); b must be 2xn',
            type: 'value_error.dimension_mismatch',
          },
        ],
      });
      assert.match(await errorOf(call('reduce_matrix', { operation: 'rreff', a: square })), /Did you mean rref\?/);
      assert.match(
        await errorOf(call('measure_matrix', { operation: 'shape', a: [[1, 2], [3]] })),
        /row 2 has 1 entry/,
      );
      assert.match(await errorOf(call('measure_matrix')), /operation: field required/);
      assert.match(await errorOf(call('solve_everything')), /There is no tool "solve_everything"\. The tools are /);
      assert.match(
        await errorOf(call('inverse', { a: square })),
        /inverse is an operation: call analyze_square_matrix/,
      );
    });
  });
}
