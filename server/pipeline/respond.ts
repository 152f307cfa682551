// Responding: the headers and the metadata of an outcome, the refusals of errors, and the note of either for the account's owner.

import type { ResponseMetadata } from '@matrixsteps/api/envelope/metadata.ts';
import { StoreProblem } from '../accounts/store/store.ts';
import { replyHeaders, type EncodedReply } from '../http/encode-reply.ts';
import { HttpError } from '../http/http-error.ts';
import { type Refusal, refusals } from '../http/refusal.ts';
import { correlationIdOf, elapsed, type RequestContext } from '../http/request-context.ts';
import { type HeaderList, send, sendRefusal } from '../http/send.ts';
import type { Services } from '../service-parts.ts';
import { type BillingAccount, quotaStatus, rateLimitHeaders, type UsageCount } from './billing.ts';
import { AccountEnded, type AnswerRoute, ClientGone, type Outcome } from './question.ts';

export interface ErrorLog {
  readonly error: (facts: object, sentence: string) => void;
}

type RefusingRoute = Pick<AnswerRoute, 'headers' | 'refusalHeaders'>;

/** A store that is down fails every request; one line in this time is enough to tell why. */
const STORE_LOG_MILLISECONDS = 1000;

function isConnectionReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** The seconds after which an account that is refused for this reason may ask again; 0 for any other error. */
function waitOf(error: unknown, reason: 'cpu_time' | 'burst'): number {
  if (!(error instanceof HttpError) || error.refusal.reason !== reason) return 0;
  return Number(error.refusal.headers?.['retry-after']);
}

export function createResponder(
  { settings, burst, activity, now }: Pick<Services, 'settings' | 'burst' | 'activity' | 'now'>,
  log: ErrorLog,
) {
  let nextStoreLogAt = 0;

  /** What an envelope says of its request; the questions of a batch have one correlation id in common. */
  function metadataOf(
    context: RequestContext,
    account: BillingAccount,
    usage: UsageCount,
    correlationId = correlationIdOf(context),
  ): ResponseMetadata {
    const { used, ...status } = quotaStatus(account, usage);
    return {
      requestId: context.id,
      correlationId,
      processingTimeMs: Math.round(elapsed(context)),
      timestamp: new Date(now()).toISOString(),
      usage: { ...status, requestsUsed: used },
    };
  }

  /** The headers about the account's limits; `error` is why the request is refused, if it is. */
  function limitHeaders(account: BillingAccount, usage: UsageCount, error: unknown = null): HeaderList {
    const burstWait = waitOf(error, 'burst');
    return rateLimitHeaders(account, usage, now(), {
      cpuWait: waitOf(error, 'cpu_time'),
      burst: {
        remaining: burstWait > 0 ? 0 : burst.remaining(account.shareKey, now()),
        wait: Math.max(1, burstWait),
      },
    });
  }

  function respond(
    context: RequestContext,
    route: AnswerRoute,
    account: BillingAccount,
    { status, encoded, usage }: Outcome<EncodedReply>,
  ): void {
    const body = encoded.finalize(() => metadataOf(context, account, usage));
    send(context, status, body, [...limitHeaders(account, usage), ...route.headers, ...encoded.headers]);
  }

  function logError(error: unknown, requestId: string): void {
    if (error instanceof StoreProblem) {
      const at = performance.now();
      if (at < nextStoreLogAt) return;
      nextStoreLogAt = at + STORE_LOG_MILLISECONDS;
    }
    log.error({ err: error, requestId }, 'request failed');
  }

  /** The refusal of an error. Any error but an HttpError is logged in full, and the client is told nothing internal. */
  function refusalOf(error: unknown, requestId: string): Refusal {
    if (error instanceof HttpError) return error.refusal;
    if (!isConnectionReset(error)) logError(error, requestId);
    return error instanceof StoreProblem ? refusals.storeDown : refusals.internal;
  }

  /** Headers of a refusal. The usage is left out where the account is unknown, has ended, or its store does not answer. */
  function refusalHeaders(route: RefusingRoute, account: BillingAccount | null, error: unknown): HeaderList {
    if (account === null) return route.refusalHeaders;
    const isUnknown = error instanceof StoreProblem || error instanceof AccountEnded;
    const usage = (error instanceof HttpError ? error.usage : null) ?? account;
    const limits = isUnknown ? [] : limitHeaders(account, usage, error);
    return [...replyHeaders, ...route.headers, ...limits];
  }

  /** Refuses a request for an error that ended it; `account` is null before it is known. Sends nothing where the client has gone. */
  function respondToError(
    context: RequestContext,
    route: RefusingRoute,
    account: BillingAccount | null,
    error: unknown,
  ): void {
    const { response, id } = context;
    if (response.destroyed || error instanceof ClientGone) return;
    const refusal = refusalOf(error, id);
    if (error instanceof AccountEnded) context.caller = null;
    if (response.headersSent) response.destroy();
    else sendRefusal(context, refusal, settings.maxBodyBytes, refusalHeaders(route, account, error));
  }

  /** A statistic for the owner of the account. */
  function noteActivity({ path: endpoint, source, view }: AnswerRoute, { caller, response }: RequestContext): void {
    if (caller === null || !response.headersSent || view === 'preview') return;
    const { accountId, digest } = caller;
    activity.note({ accountId, digest, endpoint, status: response.statusCode, at: now(), source });
  }

  return { respond, respondToError, limitHeaders, refusalOf, logError, metadataOf, noteActivity };
}

export type Responder = ReturnType<typeof createResponder>;
