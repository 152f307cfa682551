// POST /mcp: the tools for assistants over streamable HTTP. An API key authenticates the request; each call counts as a question, and
// other messages are free.

import { lazy } from '@matrixsteps/api/caching/lazy.ts';
import { replyOf } from '@matrixsteps/api/execute/prepare.ts';
import type { Malformed } from '@matrixsteps/api/parse/json.ts';
import { scan } from '@matrixsteps/api/parse/scan.ts';
import { readMessage } from '@matrixsteps/mcp/protocol/exact-arguments.ts';
import type { ToolOutcome } from '@matrixsteps/mcp/protocol/tool-outcome.ts';
import type { Tool } from '@matrixsteps/mcp/tools/tool.ts';
import { toolboxOf } from '@matrixsteps/mcp/tools/tool-list.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoreProblem } from '../accounts/store/store.ts';
import { encodeReply } from '../http/encode-reply.ts';
import { HttpError } from '../http/http-error.ts';
import { type Refusal, refusals } from '../http/refusal.ts';
import { receiveBody } from '../http/request-body.ts';
import { clientOf, type RequestContext } from '../http/request-context.ts';
import { hasNoForeignOrigin } from '../http/same-origin.ts';
import { send } from '../http/send.ts';
import type { Holding } from '../http/waiting-bytes.ts';
import type { Authenticate } from '../pipeline/authenticate.ts';
import { type BillingAccount, type UsageCount } from '../pipeline/billing.ts';
import type { Pipeline } from '../pipeline/handle-request.ts';
import type { AnswerRoute } from '../pipeline/question.ts';
import type { Services } from '../service-parts.ts';

const mcpPath = '/mcp';

/** More than an assistant writes. A body is parsed twice on the event loop, and longer ones would hold up others for too long. */
const longestBody = 64 * 1024;

/** The route of messages, and of their errors. */
const messages: Pick<AnswerRoute, 'headers' | 'refusalHeaders'> = { headers: [], refusalHeaders: [] };

/** What a call became, the status that the same question over HTTP would have had, and the account's usage after it. */
interface CallResult {
  readonly outcome: ToolOutcome;
  readonly status: number;
  readonly usage: UsageCount;
}

export function addMcp(
  application: FastifyInstance,
  services: Services,
  pipeline: Pipeline,
  authenticate: Authenticate,
): void {
  const { settings, mathematics, cpuTime, waiting, activity, measures, now } = services;
  const maxBodyBytes = Math.min(longestBody, settings.maxBodyBytes);
  const toolbox = lazy(() => toolboxOf(mathematics.endpoints));
  // The protocol takes a quarter of a second to load, so it waits for the first message.
  const loadProtocol = lazy(() => import('@matrixsteps/mcp/protocol/http-reply.ts'));

  async function handleMessages(request: FastifyRequest): Promise<void> {
    const { context } = request;
    let account: BillingAccount | null = null;
    try {
      if (!hasNoForeignOrigin(request, settings.publicUrl)) throw new HttpError(refusals.foreignPage);
      account = await authenticate(context);
      const holding = waiting.open(account.shareKey, context.response);
      const body = await receiveBody(context.request, context.response, maxBodyBytes, holding.add);
      pipeline.limitCpuTime(account);
      const { scanned, message } = cpuTime.spend(account.shareKey, () => read(body));
      for (const one of Array.isArray(message) ? message : [message]) if (!isCall(one)) pipeline.admitMessage(account);
      if (scanned.kind === 'malformed') await sendText(context, account, 400, parseError(scanned), account);
      else if (Array.isArray(message) && message.length === 0) {
        await sendText(context, account, 400, noMessage, account);
      } else await handle(context, account, holding, message);
    } catch (error) {
      pipeline.respondToError(context, messages, account, error);
    }
  }

  async function handle(
    context: RequestContext,
    account: BillingAccount,
    holding: Holding,
    message: unknown,
  ): Promise<void> {
    const { headers } = context.request;
    let usage: UsageCount = account;
    const { replyOverHttp } = await loadProtocol();
    const { status, body } = await replyOverHttp(
      {
        toolbox: toolbox(),
        answer: async (tool, bytes, signal) => {
          const result = await call(context, tool, bytes, account, holding, signal);
          if (result.usage.used > usage.used) usage = result.usage;
          return result.outcome;
        },
        onTrouble: (error) => {
          pipeline.logError(error, context.id);
          return `Something went wrong inside the service (request ${context.id}). The call was not counted; trying once more may help.`;
        },
      },
      {
        message,
        accept: headers.accept,
        protocolVersion: headerOf(headers['mcp-protocol-version']),
        signal: clientOf(context).signal(),
      },
    );
    await sendText(context, account, status, body, usage);
  }

  /** A call is queued, computed and counted as a question of its account. */
  async function call(
    { id, caller }: RequestContext,
    { name, prepare }: Tool,
    body: Uint8Array,
    account: BillingAccount,
    holding: Holding,
    signal: AbortSignal,
  ): Promise<CallResult> {
    const route: AnswerRoute = { ...messages, path: name, view: 'tool', source: 'api', prepare };
    const client = { isGone: () => signal.aborted, signal: () => signal };
    const result = await pipeline
      .answer({ route, account, body, client, holding, encode: (given) => given.body })
      .then(
        ({ status, encoded, usage }): CallResult => ({
          outcome: { kind: status === 200 ? 'answer' : 'problems', body: encoded },
          status,
          usage,
        }),
      )
      .catch((error: unknown) => refusedCall(error, id, account));
    if (caller !== null) {
      const { accountId, digest } = caller;
      activity.note({
        accountId,
        digest,
        endpoint: `${mcpPath}/${name}`,
        status: result.status,
        at: now(),
        source: 'api',
      });
    }
    return result;
  }

  /** A refusal is told to the assistant, also that of a store that does not answer: nobody knows then whether the call was counted. */
  function refusedCall(error: unknown, requestId: string, account: BillingAccount): CallResult {
    if (!(error instanceof StoreProblem) && !(error instanceof HttpError)) throw error;
    const refusal = pipeline.refusalOf(error, requestId);
    measures.noteRefusal(refusal);
    const usage = (error instanceof HttpError ? error.usage : null) ?? account;
    return { outcome: refusalOutcome(refusal), status: refusal.status, usage };
  }

  async function sendText(
    context: RequestContext,
    account: BillingAccount,
    status: number,
    text: string,
    usage: UsageCount,
  ): Promise<void> {
    const { headers, finalize } = await encodeReply(replyOf(text, null), context.request.headers['accept-encoding']);
    if (context.response.destroyed) return;
    send(context, status, finalize(noMetadata), [...pipeline.limitHeaders(account, usage), ...headers]);
  }

  application.post(mcpPath, {
    onRequest: async (request, reply) => {
      reply.hijack();
      await handleMessages(request);
    },
    handler: () => undefined,
  });
}

/** A message, or null where the bytes are none by the grammar of all bodies: UTF-8, 32 levels, no key twice. */
function read(body: Uint8Array) {
  const scanned = scan(body);
  return { scanned, message: scanned.kind === 'malformed' ? null : readMessage(Buffer.from(body).toString()) };
}

/** A message is no envelope. */
function noMetadata(): never {
  throw new Error('a message has no metadata');
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

function refusalOutcome({ detail, headers }: Refusal): ToolOutcome {
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
