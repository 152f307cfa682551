// The mathematics endpoints: an API key opens them, and its account pays.
// Above: application.ts. Below: answering.ts, payer.ts, accounts/, http/authorization.ts.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monthOf } from '../accounts/month.ts';
import type { Context } from '../context.ts';
import { readAuthorization } from '../http/authorization.ts';
import { refusals } from '../http/refusal.ts';
import { acceptQuestions, type Answering, type Offer } from './answering.ts';
import { accountTerms, payByKey } from './payer.ts';

export function addMathematics(application: FastifyInstance, context: Context, answering: Answering): void {
  const { settings, mathematics, accounts, usage, now } = context;
  const { refuseWith, letIn, answer, noteFor } = answering;
  const terms = accountTerms(settings, refusals.unknownKey);

  /** 401 comes first, before a byte of the body is read. */
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const authorization = readAuthorization(request.raw.rawHeaders);
    if (authorization.kind === 'missing') return refuseWith(request, reply, refusals.notAuthenticated);
    if (authorization.kind === 'malformed') return refuseWith(request, reply, refusals.malformedAuthorization);
    const caller = await accounts.identify(authorization.key, monthOf(now()));
    if (caller === null) return refuseWith(request, reply, refusals.unknownKey);
    request.caller = caller;
    return letIn(request, reply, payByKey(terms, usage, caller));
  }

  application.register(async (scope) => {
    acceptQuestions(scope);
    for (const endpoint of mathematics.endpoints) {
      const offer: Offer = { endpoint, view: 'family', consider: mathematics.consider };
      scope.post(endpoint.path, { onRequest: admit, onResponse: noteFor(offer, 'api') }, (request, reply) =>
        answer(offer, request, reply),
      );
    }
  });
}
