// The mathematics endpoints: an API key opens them, and its account pays.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { hasOneHost } from '../http/authorization.ts';
import { type Exchange, openExchange } from '../http/exchange.ts';
import { fieldLines } from '../http/head.ts';
import { rememberAnswer } from '../http/protocol-errors.ts';
import { keepAliveField } from '../http/quiet-connections.ts';
import { refusals } from '../http/refusal.ts';
import type { Answering } from './answering.ts';
import { createKeyDoor, type Customer, type Refused } from './key-door.ts';
import type { Offer } from './settling.ts';

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
  const { consider, endpoints } = context.mathematics;
  const { admit } = createKeyDoor(context);
  const keepAlive = fieldLines(keepAliveField(context.settings));

  /** 401 comes first, before a byte of the body is read. */
  function answer(offer: Offer, exchange: Exchange): void | Promise<void> {
    const admitted = admit(exchange);
    if (admitted instanceof Promise) return admitted.then((customer) => receive(offer, exchange, customer));
    return receive(offer, exchange, admitted);
  }

  function receive(offer: Offer, exchange: Exchange, customer: Customer | Refused): void {
    if ('refusal' in customer) answering.refuseWith(exchange, customer.refusal);
    else answering.answer(offer, exchange, customer.payer);
  }

  const offers = new Map<string, { readonly offer: Offer; readonly whenDone: (exchange: Exchange) => void }>();
  for (const endpoint of endpoints) {
    const { path } = endpoint;
    const offer: Offer = {
      path,
      view: 'family',
      consider: (bytes) => consider(endpoint, bytes),
      fields: '',
      source: 'api',
    };
    offers.set(path, {
      offer,
      whenDone: (exchange) => {
        atEnd(exchange);
        answering.note(offer, exchange);
      },
    });
    answering.addRoute(application, path, offer, (exchange) => answer(offer, exchange));
  }

  return (request, response) => {
    const { url = '', method } = request;
    const query = url.indexOf('?');
    const found = method === 'POST' ? offers.get(query < 0 ? url : url.slice(0, query)) : undefined;
    if (found === undefined) return false;
    const { offer, whenDone } = found;
    rememberAnswer(response);
    const exchange = openExchange(request, response, keepAlive, whenDone);
    exchange.route = offer.path;
    if (hasOneHost(request)) answering.serve(exchange, () => answer(offer, exchange));
    else answering.refuseWith(exchange, refusals.badRequest);
    return true;
  };
}
