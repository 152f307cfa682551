// The path of a request that asks for an answer, from its headers to its reply. Read it from top to bottom.

import { replyOf, type Outcome as Result } from '@matrixmath/api/execute/prepare.ts';
import { encodeReply } from '../http/encode-reply.ts';
import { HttpError } from '../http/http-error.ts';
import { burstExceeded, refusals } from '../http/refusal.ts';
import { receiveBody } from '../http/request-body.ts';
import { clientOf, type RequestContext } from '../http/request-context.ts';
import type { Services } from '../service-parts.ts';
import type { Authenticate } from './authenticate.ts';
import { type BillingAccount, quotaRefusal, type UsageCount } from './billing.ts';
import { type AnswerRoute, ClientGone, type Outcome, type Question } from './question.ts';
import { createResponder, type ErrorLog } from './respond.ts';
import { createWorkQueue } from './work-queue.ts';

export interface Pipeline extends Pick<ReturnType<typeof createResponder>, 'respondToError' | 'logError'> {
  /** Answers a request or refuses it; never rejects. */
  readonly handleRequest: (route: AnswerRoute, context: RequestContext, authenticate: Authenticate) => Promise<void>;
  /** The part behind the body, for questions that come in a message. Rejects with an HttpError, a ClientGone or what failed. */
  readonly answer: <Encoded>(question: Question<Encoded>) => Promise<Outcome<Encoded>>;
  /** Lets a message in that asks no question. Throws a 503 or a 429. */
  readonly admitMessage: (account: BillingAccount) => void;
}

export function createPipeline(services: Services, log: ErrorLog): Pipeline {
  const { settings, burst, pool, activity, measures, now } = services;
  const queue = measures.measureQueue(createWorkQueue(settings.overloadMilliseconds));
  const { respond, respondToError, logError } = createResponder(services, log);

  async function handleRequest(route: AnswerRoute, context: RequestContext, authenticate: Authenticate): Promise<void> {
    const { request, response } = context;
    let account: BillingAccount | null = null;
    try {
      shedLoad(); // 503
      account = await authenticate(context); // 401, 403
      const body = await receiveBody(request, response, account.policy.maxBodyBytes); // 415, 413
      const outcome = await answer({
        route,
        account,
        body,
        client: clientOf(context),
        encode: (reply) => encodeReply(reply, request.headers['accept-encoding']),
      });
      respond(context, route, account, outcome);
    } catch (error) {
      respondToError(context, route, account, error);
    }
    noteActivity(route, context);
  }

  async function answer<Encoded>(question: Question<Encoded>): Promise<Outcome<Encoded>> {
    const { account, client, encode } = question;
    shedLoad(); // 503, where the load has grown since the request began
    takeToken(account); // 429
    refuseExhausted(account, account); // 429
    return queue.run(async () => {
      if (client.isGone()) throw new ClientGone();
      const result = await compute(question); // 503
      const reply = result.kind === 'invalid' ? replyOf(result.body, null) : result;
      const encoded = await encode(reply);
      if (result.kind === 'invalid') return { kind: 'invalid', reply, encoded, usage: account }; // 422
      if (client.isGone()) throw new ClientGone();
      const usage = await count(account); // 401, 429
      return { kind: 'answer', reply, encoded, usage };
    });
  }

  /** Small questions are answered here, large ones by a worker. */
  async function compute({ route, body, client }: Question<unknown>): Promise<Result> {
    if (body.length <= settings.workerBodyBytes) {
      const prepared = route.prepare(body);
      if (prepared.kind === 'invalid') return prepared;
      if (prepared.nanoseconds <= settings.workerCost) return prepared.run();
    }
    const result = await pool.answer(route.path, body, client.signal(), route.view);
    if (result.kind === 'busy' || result.kind === 'overrun') throw new HttpError(refusals[result.kind]);
    return result;
  }

  /** Counts the answer and gives the usage with it. The statement decides anew on the key and on the quota. */
  async function count(account: BillingAccount): Promise<UsageCount> {
    const counted = await account.count();
    if (counted.kind === 'revoked') throw new HttpError(account.policy.revoked);
    if (counted.kind === 'exhausted') refuseExhausted(account, counted);
    else measures.noteAnswer(account.policy.name);
    return counted;
  }

  function shedLoad(): void {
    if (queue.isOverloaded()) throw new HttpError(refusals.overloaded);
  }

  function takeToken({ burstKey, policy }: BillingAccount): void {
    const seconds = burst.take(burstKey, now());
    if (seconds > 0) throw new HttpError(burstExceeded(policy.burstPerSecond, seconds));
  }

  function refuseExhausted(account: BillingAccount, usage: UsageCount): void {
    const refusal = quotaRefusal(account, usage, now());
    if (refusal !== null) throw new HttpError(refusal, usage);
  }

  function admitMessage(account: BillingAccount): void {
    shedLoad();
    takeToken(account);
  }

  /** A statistic for the owner of the account; the quota is counted above. */
  function noteActivity({ path: endpoint, source }: AnswerRoute, { caller, response }: RequestContext): void {
    if (caller === null || !response.headersSent) return;
    const { accountId, digest } = caller;
    activity.note({ accountId, digest, endpoint, status: response.statusCode, at: now(), source });
  }

  return { handleRequest, answer, admitMessage, respondToError, logError };
}
