// POST /playground/answers/{operation}: questions from our own pages, answered for a page. Whoever is signed in pays from the
// account's quota, visitors from what their network may have in a day.
// Above: application.ts. Below: answering.ts, payer.ts, account/caller.ts, sessions/, http/same-origin.ts.

import { considerPage } from '@matrixmath/wire/page/page-answer.ts';
import { pagedEndpoints } from '@matrixmath/wire/published/published-operation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../accounts/allowance.ts';
import { monthOf } from '../accounts/month.ts';
import type { Context } from '../context.ts';
import { notJson, refusals } from '../http/refusal.ts';
import { comesFromOwnPage } from '../http/same-origin.ts';
import { callerOf } from './account/caller.ts';
import { acceptQuestions, type Answering, type Offer } from './answering.ts';
import { accountTerms, payAsVisitor, payBySession, visitorTerms } from './payer.ts';

const playgroundPath = '/playground/answers/';

export function addPlayground(application: FastifyInstance, context: Context, answering: Answering): void {
  const { settings, mathematics, accounts, allowance, sessions, usage, now } = context;
  const { visitorDailyLimit, publicUrl } = settings;
  const { refuseWith, letIn, answer, noteFor } = answering;
  const termsOfAccounts = accountTerms(settings, refusals.signedOut);
  const termsOfVisitors = visitorTerms(settings);

  /** Who pays: the account of the session, else the network; null where visitors are not served. */
  async function payerOf(request: FastifyRequest) {
    const session = await sessions.sessionOf(request);
    const caller = session === null ? null : await callerOf(context, session.email);
    if (session === null || caller === null) {
      return visitorDailyLimit === 0 ? null : payAsVisitor(termsOfVisitors, allowance, networkOf(request.ip));
    }
    request.caller = caller;
    return payBySession(termsOfAccounts, usage, caller, () => accounts.identifyByEmail(session.email, monthOf(now())));
  }

  /** 403 comes first, before a byte of the body is read. */
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    if (!comesFromOwnPage(request, publicUrl)) return refuseWith(request, reply, refusals.foreignPage);
    const payer = await payerOf(request);
    if (payer === null) return refuseWith(request, reply, refusals.visitorsNotServed);
    if (request.headers['content-type'] === undefined) return refuseWith(request, reply, notJson);
    return letIn(request, reply, payer);
  }

  application.register(async (scope) => {
    acceptQuestions(scope);
    for (const [id, endpoint] of pagedEndpoints(mathematics.endpoints)) {
      const offer: Offer = { endpoint, view: 'page', consider: considerPage };
      scope.post(
        playgroundPath + id,
        { onRequest: admit, onResponse: noteFor(offer, 'playground') },
        (request, reply) => answer(offer, request, reply),
      );
    }
  });
}
