// The mathematics endpoints: an API key opens them, and its account pays.
// Above: application.ts. Below: answering.ts, payer.ts, accounts/, http/authorization.ts.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { monthOf } from '../accounts/month.ts';
import { oncePerTurn } from '../accounts/once-per-turn.ts';
import type { Context } from '../context.ts';
import { hasOneHost, readAuthorization } from '../http/authorization.ts';
import { type Exchange, openExchange } from '../http/exchange.ts';
import { rememberAnswer } from '../http/protocol-errors.ts';
import { refusals } from '../http/refusal.ts';
import type { Answering, Offer } from './answering.ts';
import { accountTerms, payByKey } from './payer.ts';

/**
 * Adds the endpoints to the router, and gives what takes questions past it: a request that names an endpoint's path as it is
 * written costs half as much without a router. The router has the other spellings of a path, and says which methods there are.
 */
export function addMathematics(
  application: FastifyInstance,
  context: Context,
  answering: Answering,
  atEnd: (exchange: Exchange) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { settings, mathematics, accounts, usage, now } = context;
  const { consider, endpoints } = mathematics;
  const terms = accountTerms(settings, refusals.unknownKey);

  /** The account is read from the store in each turn anew: a revoked key is refused from that moment on. */
  const findCustomer = oncePerTurn(async (key: string) => {
    const caller = await accounts.identify(key, monthOf(now()));
    return caller === null ? null : { caller, payer: payByKey(terms, usage, caller) };
  });

  /** 401 comes first, before a byte of the body is read. */
  async function answer(offer: Offer, exchange: Exchange): Promise<void> {
    const authorization = readAuthorization(exchange.request.rawHeaders);
    if (authorization.kind === 'missing') return answering.refuseWith(exchange, refusals.notAuthenticated);
    if (authorization.kind === 'malformed') return answering.refuseWith(exchange, refusals.malformedAuthorization);
    const customer = await findCustomer(authorization.key);
    if (customer === null) return answering.refuseWith(exchange, refusals.unknownKey);
    exchange.caller = customer.caller;
    return answering.answer(offer, exchange, customer.payer);
  }

  const offers = new Map<string, { readonly offer: Offer; readonly whenDone: (exchange: Exchange) => void }>();
  for (const endpoint of endpoints) {
    const offer: Offer = { endpoint, view: 'family', consider, fields: [], source: 'api' };
    offers.set(endpoint.path, {
      offer,
      whenDone: (exchange) => {
        atEnd(exchange);
        answering.note(offer, exchange);
      },
    });
    answering.addRoute(application, endpoint.path, offer, (exchange) => answer(offer, exchange));
  }

  let isClosing = false;
  application.addHook('preClose', async () => {
    isClosing = true;
  });

  return (request, response) => {
    const { url = '', method } = request;
    const query = url.indexOf('?');
    const found = method === 'POST' ? offers.get(query < 0 ? url : url.slice(0, query)) : undefined;
    if (found === undefined) return false;
    const { offer, whenDone } = found;
    rememberAnswer(response);
    // The last answer of its connection.
    if (isClosing) response.shouldKeepAlive = false;
    const exchange = openExchange(request, response, whenDone);
    exchange.route = offer.endpoint.path;
    if (hasOneHost(request)) answering.serve(exchange, () => answer(offer, exchange));
    else answering.refuseWith(exchange, refusals.badRequest);
    return true;
  };
}
