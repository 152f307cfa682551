// The path of the tools for assistants: messages of the Model Context Protocol, of which the tools themselves say what they take.
//
// Source of the form: JSON-RPC 2.0, as the Model Context Protocol of 2025-11-25 sends it over streamable HTTP.

import { headerRefs, LIMITS } from './headers.ts';
import { json, refusalRefs, responseRef } from './responses.ts';
import { anyOf, list, object, oneOf, ref, type Schema, text, whole } from './schema.ts';

export const TOOLS_TAG = {
  name: 'tools',
  description: 'The same mathematics as tools for assistants that speak the Model Context Protocol.',
  'x-displayName': 'Tools for assistants',
};

const version = oneOf(['2.0']);
/** JSON-RPC takes any number; the protocol takes whole ones that every language holds. */
const exactWhole: Schema = { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

export const toolSchemas: { readonly [name: string]: Schema } = {
  ToolMessage: {
    ...object(
      {
        jsonrpc: version,
        id: { ...anyOf(text(), exactWhole), description: 'Repeated in the reply. A message without it gets none.' },
        method: text('Such as "initialize", "tools/list" or "tools/call".'),
        params: { type: 'object', properties: { _meta: { type: 'object' } }, description: 'What the method takes.' },
      },
      { optional: ['id', 'params'], description: 'A message to the tools.' },
    ),
    additionalProperties: false,
  },
  ToolReply: object(
    {
      jsonrpc: version,
      id: { type: ['string', 'integer', 'null'], description: 'That of the message; null where it could not be read.' },
      result: { type: 'object', additionalProperties: true, description: 'What the method gives.' },
      error: object({ code: whole(), message: text(), data: {} }, { optional: ['data'] }),
    },
    { optional: ['result', 'error'], description: 'A reply: a result, or an error of the protocol.' },
  ),
};

function oneOrSeveral(name: string): Schema {
  return anyOf(ref(name), { ...list(ref(name)), minItems: 1 });
}

function unreadable(description: string): object {
  return { description, headers: headerRefs(...LIMITS), content: json(ref('ToolReply')) };
}

const { 422: _, ...refusals } = refusalRefs;

export const toolPaths = {
  '/mcp': {
    post: {
      operationId: 'tools_send',
      tags: [TOOLS_TAG.name],
      summary: 'Tools for assistants',
      description:
        'Messages of the Model Context Protocol over streamable HTTP, without sessions: every reply is one JSON document. The method ' +
        '`tools/list` says what the tools take and give. A call counts like a request where it has an answer; what is wrong with it ' +
        'is said in its result. A body may have 64 KiB.',
      parameters: [
        { $ref: '#/components/parameters/CorrelationId' },
        {
          name: 'MCP-Protocol-Version',
          in: 'header',
          required: false,
          description: 'The version that was agreed on.',
          schema: { ...oneOf(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']), default: '2025-03-26' },
        },
      ],
      requestBody: {
        required: true,
        content: json(oneOrSeveral('ToolMessage'), {
          list: { summary: 'Which tools there are', value: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
          call: {
            summary: 'A call',
            value: {
              jsonrpc: '2.0',
              id: 2,
              method: 'tools/call',
              params: { name: 'measure_matrix', arguments: { operation: 'shape', a: [[1, 2, 3]] } },
            },
          },
          notification: {
            summary: 'A message without a reply',
            value: { jsonrpc: '2.0', method: 'notifications/initialized' },
          },
        }),
      },
      responses: {
        200: {
          description: 'The reply, or the replies to several messages.',
          headers: headerRefs(...LIMITS),
          content: json(oneOrSeveral('ToolReply')),
        },
        202: { description: 'Taken; none of the messages wants a reply.', headers: headerRefs(...LIMITS) },
        400: unreadable('The body is no message, or its protocol version is unknown.'),
        ...refusals,
        403: responseRef('Forbidden'),
        406: unreadable('The request does not take JSON.'),
      },
    },
  },
};
