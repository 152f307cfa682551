// The door of keys: whose API key came with a request, and so who pays. A request without a good one is a 401.
// Above: mathematics.ts, mcp.ts. Below: payer.ts, accounts/, http/authorization.ts.

import { monthOf } from '../accounts/month.ts';
import { oncePerTurn } from '../accounts/once-per-turn.ts';
import type { Caller } from '../accounts/accounts.ts';
import type { Context } from '../context.ts';
import { readAuthorization } from '../http/authorization.ts';
import type { Exchange } from '../http/exchange.ts';
import { type Refusal, refusals } from '../http/refusal.ts';
import { accountTerms, payByKey, type Payer } from './payer.ts';

export interface Customer {
  readonly caller: Caller;
  readonly payer: Payer;
}

interface Refused {
  readonly refusal: Refusal;
}

const missing: Refused = { refusal: refusals.notAuthenticated };
const malformed: Refused = { refusal: refusals.malformedAuthorization };
const unknown: Refused = { refusal: refusals.unknownKey };

/** Finds the account of an exchange by the key in its headers, and notes it there. */
export function createKeyDoor({
  settings,
  accounts,
  usage,
  now,
}: Context): (exchange: Exchange) => Refused | Promise<Customer | Refused> {
  const terms = accountTerms(settings, refusals.unknownKey);

  /** The account is read from the store in each turn anew: a revoked key is refused from that moment on. */
  const findCustomer = oncePerTurn(async (key: string): Promise<Customer | null> => {
    const caller = await accounts.identify(key, monthOf(now()));
    return caller === null ? null : { caller, payer: payByKey(terms, usage, caller) };
  });

  async function enter(exchange: Exchange, key: string): Promise<Customer | Refused> {
    const customer = await findCustomer(key);
    if (customer === null) return unknown;
    exchange.caller = customer.caller;
    return customer;
  }

  return (exchange) => {
    const authorization = readAuthorization(exchange.request.rawHeaders);
    switch (authorization.kind) {
      case 'missing':
        return missing;
      case 'malformed':
        return malformed;
      case 'bearer':
        return enter(exchange, authorization.key);
    }
  };
}
