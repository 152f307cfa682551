// The path of a request that asks for an answer, from its headers to its reply. Read it from top to bottom.

import { type PreparedOutcome, type Reply, replyOf } from '@matrixsteps/api/execute/prepare.ts';
import { GRAMMAR_BODY_BYTES, isSlowToRead } from '@matrixsteps/api/parse/reading-time.ts';
import { encodeReply } from '../http/encode-reply.ts';
import { HttpError } from '../http/http-error.ts';
import { refusals } from '../http/refusal.ts';
import { receiveBody } from '../http/request-body.ts';
import { clientOf, type RequestContext } from '../http/request-context.ts';
import type { Services } from '../service-parts.ts';
import { type Admission, createAdmission } from './admission.ts';
import type { Authenticate } from './authenticate.ts';
import { type BillingAccount, quotaRefusal, type UsageCount } from './billing.ts';
import { requireScope } from './key-scope.ts';
import { createDailyAllowance } from './daily-allowance.ts';
import { AccountEnded, type AnswerRoute, ClientGone, type Outcome, type Question, type Sized } from './question.ts';
import { createResponder, type ErrorLog, type Responder } from './respond.ts';
import { createWorkQueue } from './work-queue.ts';

export interface Pipeline
  extends Pick<Responder, 'respondToError' | 'limitHeaders' | 'refusalOf' | 'logError' | 'metadataOf'>,
    Pick<Admission, 'shedLoad' | 'limitCpuTime'> {
  /** Answers a request or refuses it; never rejects. */
  readonly handleRequest: (route: AnswerRoute, context: RequestContext, authenticate: Authenticate) => Promise<void>;
  /** Everything after the body has been read; the assistants' calls enter here. Rejects with an HttpError or the original error. */
  readonly answer: <Encoded extends Sized>(question: Question<Encoded>) => Promise<Outcome<Encoded>>;
  /** Load shedding and the limits for a message that asks no question. Throws a 503 or a 429. */
  readonly admitMessage: (account: BillingAccount) => void;
}

export function createPipeline(services: Services, log: ErrorLog): Pipeline {
  const { settings, cpuTime, waiting, pool, measures, now } = services;
  const queue = measures.measureQueue(createWorkQueue(settings.overloadMilliseconds));
  const { shedLoad, limitBurst, limitQuota, limitCpuTime } = createAdmission(services, queue);
  const allowPractice = createDailyAllowance('practice', services.windowLimits, settings.practiceDailyLimit);
  const responder = createResponder(services, log);

  async function handleRequest(route: AnswerRoute, context: RequestContext, authenticate: Authenticate): Promise<void> {
    const { request, response } = context;
    let account: BillingAccount | null = null;
    try {
      shedLoad(null); // 503
      account = await authenticate(context); // 401, 403
      shedLoad(account); // 503
      const holding = waiting.open(account.shareKey, response); // 503
      const received = await receiveBody(request, response, account.policy.maxBodyBytes, holding.add); // 415, 413, 503
      const body = route.body ?? received;
      const encode = (reply: Reply) => encodeReply(reply, request.headers['accept-encoding']);
      const outcome = await answer({ route, account, body, client: clientOf(context), holding, encode });
      responder.respond(context, route, account, outcome);
    } catch (error) {
      responder.respondToError(context, route, account, error);
    }
    responder.noteActivity(route, context);
  }

  async function answer<Encoded extends Sized>(question: Question<Encoded>): Promise<Outcome<Encoded>> {
    const { route, client, holding, encode } = question;
    const isFreePractice = route.view === 'practice' && route.isPaidPractice !== true;
    const account = isFreePractice ? await allowPractice(question.account) : question.account;
    requireScope(account, route.path); // 403
    shedLoad(account); // 503: the load may have grown while the body was read
    limitBurst(account); // 429
    limitQuota(account); // 429
    limitCpuTime(account); // 429
    return queue.run(account.shareKey, async () => {
      if (client.isGone()) throw new ClientGone();
      // Only promises are awaited, so that the queue sees the time that small answers take.
      const computing = cpuTime.spend(account.shareKey, () => compute(question)); // 503
      const result = computing instanceof Promise ? await computing : computing;
      const reply = result.kind === 'invalid' ? replyOf(result.body, null) : result;
      const encoding = cpuTime.spend(account.shareKey, () => encode(reply));
      const encoded = encoding instanceof Promise ? await encoding : encoding;
      if (result.kind === 'invalid') return { status: 422, encoded, usage: account };
      if (client.isGone()) throw new ClientGone();
      holding.add(encoded.length); // 503
      const usage = route.view === 'preview' ? account : await countAnswer(account, reply); // 401, 429
      return { status: reply.status, encoded, usage };
    });
  }

  /** Small questions are answered here, large ones by a worker. */
  function compute(question: Question<Sized>): PreparedOutcome | Promise<PreparedOutcome> {
    const { route, body } = question;
    const { workerBodyBytes, workerCost } = settings;
    const isGrammar = route.view === 'practice' || route.view === 'class-check';
    const mostBytes = isGrammar ? Math.min(workerBodyBytes, GRAMMAR_BODY_BYTES) : workerBodyBytes;
    if (body.length > mostBytes || isSlowToRead(body, workerCost)) return computeInPool(question);
    const prepared = route.prepare(body);
    if (prepared.kind === 'invalid') return prepared;
    return prepared.nanoseconds > workerCost ? computeInPool(question) : prepared.run();
  }

  async function computeInPool({ route, account, body, client }: Question<Sized>): Promise<PreparedOutcome> {
    const result = await pool.answer(route.path, body, client.signal(), account.shareKey, route.view);
    if (result.kind === 'busy' || result.kind === 'overrun') throw new HttpError(refusals[result.kind]);
    return result;
  }

  /** Counts the answer: the last act before it is sent. The store checks key and quota again in the same statement. */
  async function countAnswer(account: BillingAccount, { envelope }: Reply): Promise<UsageCount> {
    const counted = await account.count();
    if (counted.kind === 'revoked') throw new AccountEnded(account.policy.revoked);
    if (counted.kind === 'exhausted') throw new HttpError(quotaRefusal(account, counted, now()), counted);
    measures.noteAnswer(account.policy.name, envelope?.slip);
    return counted;
  }

  function admitMessage(account: BillingAccount): void {
    shedLoad(account);
    limitBurst(account);
    limitCpuTime(account);
  }

  return { ...responder, shedLoad, limitCpuTime, handleRequest, answer, admitMessage };
}
