// POST /playground/answers/{operation}: questions from our own pages, answered for a page. Whoever is signed in pays from the
// account's quota, visitors from what their network may have in a day.

import { considerPage } from '@matrixmath/api/page/page-answer.ts';
import { pagedEndpoints } from '@matrixmath/api/catalogue/published-operation.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../accounts/allowance.ts';
import { monthOf } from '../accounts/month.ts';
import type { Context } from '../context.ts';
import type { Exchange } from '../http/exchange.ts';
import { fieldLines } from '../http/head.ts';
import { notJson, type Refusal, refusals } from '../http/refusal.ts';
import { comesFromOwnPage } from '../http/same-origin.ts';
import { callerOf } from './account/caller.ts';
import type { Answering } from './answering.ts';
import { accountTerms, payAsVisitor, payBySession, visitorTerms } from './payer.ts';
import type { Offer } from './settling.ts';

const playgroundPath = '/playground/answers/';

/** Only our own pages may read the answers. */
const ownFields = fieldLines({ 'cross-origin-resource-policy': 'same-origin' });
const refusalFields = ownFields + fieldLines({ 'cache-control': 'no-store' });

export function addPlayground(application: FastifyInstance, context: Context, answering: Answering): void {
  const { settings, mathematics, accounts, allowance, sessions, usage, now } = context;
  const { visitorDailyLimit, publicUrl } = settings;
  const termsOfAccounts = accountTerms(settings, refusals.signedOut);
  const termsOfVisitors = visitorTerms(settings);

  /** Who pays: the account of the session, else the network; null where visitors are not served. */
  async function payerOf(request: FastifyRequest, exchange: Exchange) {
    const session = await sessions.sessionOf(request);
    const caller = session === null ? null : await callerOf(context, session.email);
    if (session === null || caller === null) {
      return visitorDailyLimit === 0 ? null : payAsVisitor(termsOfVisitors, allowance, networkOf(request.ip));
    }
    exchange.caller = caller;
    return payBySession(termsOfAccounts, usage, caller, () => accounts.identifyByEmail(session.email, monthOf(now())));
  }

  function refuseWith(exchange: Exchange, refusal: Refusal): void {
    answering.refuseWith(exchange, refusal, refusalFields);
  }

  /** 403 comes first, before a byte of the body is read. */
  async function answer(offer: Offer, exchange: Exchange, request: FastifyRequest): Promise<void> {
    if (!comesFromOwnPage(request, publicUrl)) return refuseWith(exchange, refusals.foreignPage);
    const payer = await payerOf(request, exchange);
    if (payer === null) return refuseWith(exchange, refusals.visitorsNotServed);
    if (request.headers['content-type'] === undefined) return refuseWith(exchange, notJson);
    return answering.answer(offer, exchange, payer);
  }

  for (const [id, endpoint] of pagedEndpoints(mathematics.endpoints)) {
    const offer: Offer = {
      path: endpoint.path,
      view: 'page',
      consider: (bytes) => considerPage(endpoint, bytes),
      fields: ownFields,
      source: 'playground',
    };
    answering.addRoute(application, playgroundPath + id, offer, (exchange, request) =>
      answer(offer, exchange, request),
    );
  }
}
