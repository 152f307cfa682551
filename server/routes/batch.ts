// POST /v1/batch and /api/v1/batch: up to 1,000 questions of either family in one body. Each is answered or refused on its own, in the
// order of the list; with `Accept: application/jsonl` the replies are lines that come as they are ready.

import { setImmediate as nextTick } from 'node:timers/promises';
import { batchPaths } from '@matrixsteps/api/batch/batch-paths.ts';
import { readBatch } from '@matrixsteps/api/batch/read-batch.ts';
import { replyOf } from '@matrixsteps/api/execute/prepare.ts';
import { validationBody } from '@matrixsteps/api/validate/field-error.ts';
import type { FastifyInstance } from 'fastify';
import { joinPieces, memberPieces } from '../batch/batch-text.ts';
import { type Batch, type BatchRun, startBatch } from '../batch/run-batch.ts';
import { prefersLines } from '../http/content-encoding.ts';
import { encodeReply } from '../http/encode-reply.ts';
import { openLines } from '../http/line-stream.ts';
import { receiveBody } from '../http/request-body.ts';
import { clientOf, type RequestContext } from '../http/request-context.ts';
import { type HeaderList, send } from '../http/send.ts';
import type { Authenticate } from '../pipeline/authenticate.ts';
import type { BillingAccount, UsageCount } from '../pipeline/billing.ts';
import type { Pipeline } from '../pipeline/handle-request.ts';
import { ClientGone } from '../pipeline/question.ts';
import { inSlices } from '../scheduling/in-slices.ts';
import type { Services } from '../service-parts.ts';
import type { RouteTable } from './mathematics.ts';

const paths: ReadonlySet<string> = new Set(batchPaths);

/** What all replies to batches have, and their refusals. */
const noHeaders = { headers: [], refusalHeaders: [] } as const;

/** A whole reply is put together in pieces of this time. */
const SLICE_MILLISECONDS = 5;

export function addBatch(
  application: FastifyInstance,
  services: Services,
  pipeline: Pipeline,
  routes: RouteTable,
  authenticate: Authenticate,
): void {
  const { settings, cpuTime, waiting, measures } = services;
  const maxBytes = Math.min(settings.maxBatchBytes, settings.maxBodyBytes);

  async function handleBatch(context: RequestContext): Promise<void> {
    const { request, response } = context;
    let account: BillingAccount | null = null;
    try {
      pipeline.shedLoad(null); // 503
      account = await authenticate(context); // 401
      pipeline.shedLoad(account); // 503
      const { shareKey } = account;
      const holding = waiting.open(shareKey, response); // 503
      const body = await receiveBody(request, response, maxBytes, holding.add); // 415, 413, 503
      pipeline.limitCpuTime(account); // 429
      const reading = await inSlices(readBatch(body), (slice) => cpuTime.spend(shareKey, slice));
      if (reading.kind === 'invalid') {
        await sendWhole(context, account, 422, [Buffer.from(validationBody(reading.entries))], account);
        return;
      }
      const { questions } = reading;
      context.batch = { questions: questions.length, answered: 0 };
      const form = prefersLines(request.headers.accept) ? 'lines' : 'whole';
      const batch: Batch = { context, account, client: oneSignal(context), holding, questions, form };
      const run = startBatch(services, pipeline, routes, (path) => paths.has(path), batch);
      await (form === 'lines' ? sendLines(batch, run) : answerWhole(batch, run));
    } catch (error) {
      pipeline.respondToError(context, noHeaders, account, error);
    }
  }

  /** Headers are sent before the first answer: they tell the state of the limits at the beginning. */
  async function sendLines({ context, account, questions }: Batch, run: BatchRun): Promise<void> {
    const headers: HeaderList = [...pipeline.limitHeaders(account, account), 'cache-control', 'no-store'];
    const patience = 1000 * Math.min(settings.requestTimeoutSeconds, LONGEST_PAUSE_SECONDS);
    const lines = openLines(context, [...headers, 'vary', 'Accept'], patience, measures.noteSlowReader);
    let answered = 0;
    for await (const reply of run.replies()) {
      if (reply.status === 200) answered += 1;
      context.batch = { questions: questions.length, answered };
      await lines.write([...memberPieces(reply), '\n']);
    }
    lines.end();
  }

  async function answerWhole({ context, account, questions }: Batch, run: BatchRun): Promise<void> {
    const pieces: (string | Uint8Array)[] = ['{"answers":['];
    let answered = 0;
    let pauseAt = performance.now() + SLICE_MILLISECONDS;
    for await (const reply of run.replies()) {
      if (reply.status === 200) answered += 1;
      if (pieces.length > 1) pieces.push(',');
      pieces.push(...memberPieces(reply));
      if (performance.now() < pauseAt) continue;
      await nextTick();
      pauseAt = performance.now() + SLICE_MILLISECONDS;
    }
    pieces.push(']}');
    context.batch = { questions: questions.length, answered };
    await sendWhole(context, account, 200, joinPieces(pieces), run.usage());
  }

  async function sendWhole(
    context: RequestContext,
    account: BillingAccount,
    status: number,
    pieces: readonly Uint8Array[],
    usage: UsageCount,
  ): Promise<void> {
    const { headers, finalize } = await encodeReply(replyOf(pieces, null), context.request.headers['accept-encoding']);
    if (context.response.destroyed) throw new ClientGone();
    send(context, status, finalize(noMetadata), [...pipeline.limitHeaders(account, usage), ...headers]);
  }

  for (const path of batchPaths) {
    application.post(path, {
      onRequest: async (request, reply) => {
        reply.hijack();
        await handleBatch(request.context);
      },
      handler: () => undefined,
    });
  }
}

/** The longest time in which a client takes nothing of the lines. */
const LONGEST_PAUSE_SECONDS = 30;

/** The client of a request with one signal for all its questions. */
function oneSignal(context: RequestContext): Batch['client'] {
  const client = clientOf(context);
  const signal = client.signal();
  return { isGone: client.isGone, signal: () => signal };
}

/** The reply to a batch is no envelope. */
function noMetadata(): never {
  throw new Error('a batch has no metadata');
}
