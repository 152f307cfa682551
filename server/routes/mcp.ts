// POST /mcp: the tools for assistants over streamable HTTP. An API key opens it; a call counts like a request, and all else is free.

import { readMessage } from '@matrixmath/mcp/protocol/exact-arguments.ts';
import type { Tool } from '@matrixmath/mcp/tools/tool.ts';
import { toolboxOf } from '@matrixmath/mcp/tools/tool-list.ts';
import type { Told as ToldToAssistant } from '@matrixmath/mcp/protocol/told.ts';
import { lazily } from '@matrixmath/api/caching/lazy.ts';
import type { Malformed } from '@matrixmath/api/parse/json.ts';
import { scan } from '@matrixmath/api/parse/scan.ts';
import { answered } from '@matrixmath/api/execute/prepare.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoreProblem } from '../accounts/store.ts';
import type { Context } from '../context.ts';
import { type Exchange, send } from '../http/exchange.ts';
import { answerFields, pack } from '../http/packed-answer.ts';
import { bodyTooLarge, type Refusal, refusals } from '../http/refusal.ts';
import { awaitsContinue, readBody, refuseByHeaders } from '../http/request-body.ts';
import { hasNoForeignOrigin } from '../http/same-origin.ts';
import { promised } from '../waiting.ts';
import type { Answering, Told } from './answering.ts';
import { createKeyDoor, type Customer } from './key-door.ts';
import type { Tally } from './payer.ts';
import type { Offer } from './settling.ts';

const mcpPath = '/mcp';

/** More than an assistant writes. A body is parsed on the event loop, and longer ones would hold up others. */
const longestBody = 256 * 1024;

export function addMcp(application: FastifyInstance, context: Context, answering: Answering): void {
  const { settings, mathematics, activity, measures, now } = context;
  const maxBodyBytes = Math.min(longestBody, settings.maxBodyBytes);
  const { identify } = createKeyDoor(context);
  const toolbox = lazily(() => toolboxOf(mathematics.endpoints));
  // The protocol takes a quarter of a second to load, which only those wait for who use it.
  const loadProtocol = lazily(() => import('@matrixmath/mcp/protocol/http-reply.ts'));

  /** 403 and 401 come first, before a byte of the body is read. */
  async function answer(exchange: Exchange, request: FastifyRequest): Promise<void> {
    if (!hasNoForeignOrigin(request, settings.publicUrl)) return answering.refuseWith(exchange, refusals.foreignPage);
    const identified = identify(exchange);
    const customer = identified instanceof Promise ? await identified : identified;
    if ('refusal' in customer) return answering.refuseWith(exchange, customer.refusal);
    const bytes = await readBytes(exchange);
    if (!(bytes instanceof Uint8Array)) return refuse(exchange, customer, bytes);
    // The grammar of all bodies: UTF-8, 32 levels, no key twice.
    const scanned = scan(bytes);
    const message = scanned.kind === 'malformed' ? null : readMessage(Buffer.from(bytes).toString());
    const objection = objectionTo(message, customer);
    if (objection !== null) return refuse(exchange, customer, objection);
    if (scanned.kind === 'malformed') return sendText(exchange, customer, 400, parseError(scanned), customer.payer);
    const isEmpty = Array.isArray(message) && message.length === 0;
    if (isEmpty) return sendText(exchange, customer, 400, noMessage, customer.payer);
    return reply(exchange, customer, message);
  }

  function refuse(exchange: Exchange, { payer }: Customer, refusal: Refusal): void {
    answering.refuseWith(exchange, refusal, answerFields, answering.limitFields(payer, payer));
  }

  /** A call has errors of its own, which the assistant reads; what else is refused, its program handles. Each message is one request. */
  function objectionTo(message: unknown, { payer }: Customer): Refusal | null {
    const messages: readonly unknown[] = Array.isArray(message) ? message : [message];
    return messages
      .filter((one) => !isCall(one))
      .reduce<Refusal | null>((objection) => objection ?? answering.objectionTo(payer), null);
  }

  /** The body, or why it is not read. */
  async function readBytes({ request, response }: Exchange): Promise<Uint8Array | Refusal> {
    const objection = refuseByHeaders(request.headers, maxBodyBytes);
    if (objection !== null) return objection;
    if (awaitsContinue(request.headers)) response.writeContinue();
    const bytes = await promised<Uint8Array | null>((waiting) => readBody(request, maxBodyBytes, waiting));
    return bytes ?? bodyTooLarge(maxBodyBytes);
  }

  async function reply(exchange: Exchange, customer: Customer, message: unknown): Promise<void> {
    const { request, response, id } = exchange;
    const { headers } = request;
    const abandonment = new AbortController();
    response.once('close', () => abandonment.abort());
    let tally: Tally = customer.payer;
    const { replyOverHttp } = await loadProtocol();
    const { status, body } = await replyOverHttp(
      {
        toolbox: toolbox(),
        answer: async (tool, bytes, signal) => {
          const told = await call(tool, bytes, customer, signal).catch((error: unknown) =>
            tellOfStore(error, id, customer),
          );
          if (told.kind === 'refused') measures.noteRefusal(told.refusal);
          if (told.tally.used > tally.used) tally = told.tally;
          return forAssistant(told);
        },
        onTrouble: (error) => {
          application.log.error({ err: error, requestId: id }, 'a call failed');
          return `Something went wrong inside the service (request ${id}). The call was not counted; trying once more may help.`;
        },
      },
      {
        message,
        accept: headers.accept,
        protocolVersion: headerOf(headers['mcp-protocol-version']),
        signal: abandonment.signal,
      },
    );
    return sendText(exchange, customer, status, body, tally);
  }

  /** A store that fails is told as a refusal, which says when to come back: nobody knows whether the call was counted. */
  function tellOfStore(error: unknown, requestId: string, { payer }: Customer): Told {
    if (!(error instanceof StoreProblem)) throw error;
    application.log.error({ err: error, requestId }, 'a call failed');
    return { kind: 'refused', refusal: refusals.storeDown, tally: payer };
  }

  /** A call waits in the line, is computed, and counts as a request of its account does. */
  async function call(tool: Tool, bytes: Uint8Array, { caller, payer }: Customer, signal: AbortSignal): Promise<Told> {
    const told = await answering.tell(offerOf(tool), payer, bytes, signal);
    const { accountId, digest } = caller;
    activity.note({
      accountId,
      digest,
      endpoint: `${mcpPath}/${tool.name}`,
      status: statusOf(told),
      at: now(),
      source: 'api',
    });
    return told;
  }

  async function sendText(
    exchange: Exchange,
    { payer }: Customer,
    status: number,
    text: string,
    tally: Tally,
  ): Promise<void> {
    const packing = pack(answered(text, null), exchange.request.headers['accept-encoding']);
    const { fields, seal } = packing instanceof Promise ? await packing : packing;
    if (exchange.response.destroyed) return;
    send(exchange, status, seal(null), answering.limitFields(payer, tally), fields);
  }

  application.post(mcpPath, {
    onRequest: (request, routerReply) => {
      routerReply.hijack();
      answering.run(request.exchange, (exchange) => answer(exchange, request));
    },
    handler: () => undefined,
  });
}

function offerOf({ name, consider }: Tool): Offer {
  return { path: name, view: 'tool', consider, fields: '', source: 'api' };
}

function isCall(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'method' in message && message.method === CALL_METHOD;
}

const CALL_METHOD = 'tools/call';

function parseError({ reason, line, column }: Malformed): string {
  return protocolError(-32700, `Parse error: ${reason}: line ${line} column ${column}`);
}

function protocolError(code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null });
}

/** The SDK would take an empty list as messages that want no reply. JSON-RPC 2.0, section 6, takes it as an invalid request. */
const noMessage = protocolError(-32600, 'Invalid Request: the list holds no message');

/** As the same question over HTTP would have been answered. */
function statusOf(told: Told): number {
  switch (told.kind) {
    case 'answer':
      return 200;
    case 'problems':
      return 422;
    case 'refused':
      return told.refusal.status;
  }
}

function forAssistant(told: Told): ToldToAssistant {
  if (told.kind !== 'refused') return { kind: told.kind, body: told.body };
  const { detail, headers } = told.refusal;
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return {
    kind: 'refused',
    sentence: detail.endsWith('.') ? detail : `${detail}.`,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  };
}

function headerOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}
