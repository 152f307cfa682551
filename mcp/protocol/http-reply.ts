// Messages over HTTP: each request has a server of its own and nothing is remembered, so any replica answers any request.

import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CancelledNotificationSchema,
  ErrorCode,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';
import { type Calls, createProtocolServer } from './protocol-server.ts';

/** A POST whose body has been read. */
export interface HttpMessage {
  /** The parsed body: a message, or several. */
  readonly message: unknown;
  readonly accept: string | undefined;
  readonly protocolVersion: string | undefined;
  /** Ends the calls when nobody waits for the reply any more. */
  readonly signal: AbortSignal;
}

export interface HttpReply {
  readonly status: number;
  /** JSON, or nothing. */
  readonly body: string;
}

/** The transport repeats in its error what it does not know: nothing of a header comes back. */
function knownVersion(version: string): string {
  return SUPPORTED_PROTOCOL_VERSIONS.includes(version) ? version : 'unknown';
}

const repeatedId: HttpReply = {
  status: 400,
  body: JSON.stringify({
    jsonrpc: '2.0',
    error: { code: ErrorCode.InvalidRequest, message: 'Invalid Request: two messages have the same id' },
    id: null,
  }),
};

/** Of two requests with the same id only one could be answered, although both were worked on. */
function hasRepeatedId(message: unknown): boolean {
  if (!Array.isArray(message)) return false;
  const ids = message.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'method' in one && 'id' in one ? [one.id] : [],
  );
  return new Set(ids).size < ids.length;
}

/** The transport wants to hear that a client takes both, as the protocol asks of clients. */
const both = 'application/json, text/event-stream';

/** Whether a client takes what it gets, which is JSON: by any of the words that say so, or because it says nothing (RFC 9110, 12.5.1). */
function takesJson(accept: string): boolean {
  return accept
    .split(',')
    .some((range) => /^\s*(?:\*\/\*|application\/(?:\*|json))\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/i.test(range));
}

/** @throws the reason of the signal where that ended the work */
export async function replyOverHttp(calls: Calls, posted: HttpMessage): Promise<HttpReply> {
  const { message, accept, protocolVersion, signal } = posted;
  signal.throwIfAborted();
  if (hasRepeatedId(message)) return repeatedId;
  const server = createProtocolServer(calls);
  // It could cancel only what came with it, whose reply the transport would wait for without end.
  server.setNotificationHandler(CancelledNotificationSchema, () => undefined);
  // Without a generator of session ids the transport keeps none; a reply is one JSON document and no stream of events.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const { promise: abandoned, reject } = Promise.withResolvers<never>();
  const abandon = (): void => reject(signal.reason);
  signal.addEventListener('abort', abandon, { once: true });
  try {
    await server.connect(transport);
    // The address is never used.
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: accept !== undefined && !takesJson(accept) ? accept : both,
        ...(protocolVersion === undefined ? {} : { 'mcp-protocol-version': knownVersion(protocolVersion) }),
      },
    });
    const response = await Promise.race([transport.handleRequest(request, { parsedBody: message }), abandoned]);
    return { status: response.status, body: await response.text() };
  } finally {
    signal.removeEventListener('abort', abandon);
    await server.close();
  }
}
