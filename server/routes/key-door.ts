// The door of keys: whose API key came with a request, and so who pays. A request without a good one is a 401.

import { monthOf } from '../accounts/month.ts';
import { oncePerTurn } from '../accounts/once-per-turn.ts';
import type { Caller } from '../accounts/accounts.ts';
import type { Context } from '../context.ts';
import { bearer, onlyAuthorization, readAuthorization } from '../http/authorization.ts';
import type { Exchange } from '../http/exchange.ts';
import { type Refusal, refusals } from '../http/refusal.ts';
import { accountTerms, limitOf, payByKey, type Payer } from './payer.ts';

export interface Customer {
  readonly caller: Caller;
  readonly payer: Payer;
}

export interface Refused {
  readonly refusal: Refusal;
}

export interface KeyDoor {
  /** Finds the account in the store, in each turn of the event loop anew: a revoked key is refused from that moment on. */
  readonly identify: (exchange: Exchange) => Refused | Promise<Customer | Refused>;
  /**
   * The same for who asks a question, and without the store where the key opened the door lately. Nothing rests on that: the statement
   * that counts an answer decides on the key, and whatever else the payer is told is said of the `current` one.
   */
  readonly admit: (exchange: Exchange) => Customer | Refused | Promise<Customer | Refused>;
}

const missing: Refused = { refusal: refusals.notAuthenticated };
const malformed: Refused = { refusal: refusals.malformedAuthorization };
const unknown: Refused = { refusal: refusals.unknownKey };

/** So many keys are remembered at most, and so long. */
const mostRemembered = 10_000;
const rememberedMilliseconds = 60_000;

/** The accounts that are found are noted in their exchanges. */
export function createKeyDoor({
  settings,
  accounts,
  usage,
  now,
}: Pick<Context, 'settings' | 'accounts' | 'usage' | 'now'>): KeyDoor {
  const terms = accountTerms(settings, refusals.unknownKey);
  /** By what Authorization says: for who is remembered, it need not be read. */
  const remembered = new Map<string, Customer>();
  let forgetAt = 0;

  const find = oncePerTurn(async (key: string): Promise<Customer | null> => {
    const caller = await accounts.identify(key, monthOf(now()));
    return caller === null ? null : { caller, payer: payByKey(terms, usage, caller) };
  });

  /** Finds the account in the store, and remembers the key where an answer could be counted on it. */
  async function look(key: string): Promise<Customer | null> {
    const customer = await find(key);
    if (customer === null || customer.payer.used >= limitOf(customer.payer, customer.payer))
      remembered.delete(bearer(key));
    else if (remembered.size < mostRemembered) remembered.set(bearer(key), remember(key, customer));
    return customer;
  }

  function remember(key: string, { caller, payer }: Customer): Customer {
    return { caller, payer: { ...payer, current: async () => (await look(key))?.payer ?? null } };
  }

  function recall({ request }: Exchange): Customer | undefined {
    const authorization = onlyAuthorization(request.rawHeaders);
    if (authorization === null) return undefined;
    const at = now();
    if (at >= forgetAt) {
      remembered.clear();
      forgetAt = at + rememberedMilliseconds;
    }
    const known = remembered.get(authorization);
    return known?.payer.period === monthOf(at) ? known : undefined;
  }

  async function enter(exchange: Exchange, key: string): Promise<Customer | Refused> {
    const customer = await look(key);
    if (customer === null) return unknown;
    exchange.caller = customer.caller;
    return customer;
  }

  return {
    identify: (exchange) => {
      const key = keyOf(exchange);
      return typeof key === 'string' ? enter(exchange, key) : key;
    },
    admit: (exchange) => {
      const customer = recall(exchange);
      if (customer !== undefined) {
        exchange.caller = customer.caller;
        return customer;
      }
      const key = keyOf(exchange);
      return typeof key === 'string' ? enter(exchange, key) : key;
    },
  };
}

function keyOf({ request }: Exchange): string | Refused {
  const authorization = readAuthorization(request.rawHeaders);
  switch (authorization.kind) {
    case 'missing':
      return missing;
    case 'malformed':
      return malformed;
    case 'bearer':
      return authorization.key;
  }
}
