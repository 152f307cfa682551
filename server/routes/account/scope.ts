// The scope of the account routes: what a request must pass before its route sees it, and how its outcome is sent.

import { type Entry, refusalText } from '@matrixmath/api/validate/entry.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/accounts.ts';
import { networkOf } from '../../accounts/allowance.ts';
import type { Services } from '../../service-parts.ts';
import { notJson, type Refusal, refusals } from '../../http/refusal.ts';
import { jsonType } from '../../http/send.ts';
import { refuse } from '../../http/refuse.ts';
import { awaitsContinue, readBody, refuseByHeaders } from '../../http/request-body.ts';
import { comesFromOwnPage } from '../../http/same-origin.ts';
import { dropSessionCookie, giveSessionCookie } from '../../sessions/session-cookie.ts';
import { callerOf } from './caller.ts';
import { type Form, readForm } from './forms.ts';

/** What becomes of a request. */
export type Outcome =
  | { readonly kind: 'done'; readonly status: number; readonly body?: object; readonly attachment?: string }
  | Refused
  | { readonly kind: 'faulty'; readonly entries: readonly Entry[] };

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
}

export type Answer<Asker> = (visit: Asker) => Promise<Outcome>;

export function done(status: number, body?: object): Outcome {
  return body === undefined ? { kind: 'done', status } : { kind: 'done', status, body };
}

export function refusedBy(refusal: Refusal): Refused {
  return { kind: 'refused', refusal };
}

/** A request that a route answers. */
export interface Visit {
  /** What stands for its client where attempts are counted. */
  readonly network: string;
  /** Of the session cookie, whether it opens anything or not. */
  readonly cookie: string | null;
  readonly form: Form;
  readonly giveCookie: (value: string) => void;
  readonly dropCookie: () => void;
  /** Work that waits until the reply has left, so that nobody can measure it. */
  readonly afterwards: (work: () => Promise<void>) => void;
}

/** A request with a session, and the account that belongs to it. */
export interface OwnVisit extends Visit {
  readonly email: string;
  readonly cookie: string;
  readonly caller: Caller;
}

export interface Scope {
  readonly get: (path: string, answer: Answer<Visit>) => void;
  readonly post: (path: string, answer: Answer<Visit>) => void;
  /** As `get` and `post`, for those who are signed in; others get a 401. */
  readonly getOwn: (path: string, answer: Answer<OwnVisit>) => void;
  readonly postOwn: (path: string, answer: Answer<OwnVisit>) => void;
}

/** No form has more. */
const maxFormBytes = 16 * 1024;

/** A declared content type is asked for: a form of another site can send a body without one, or as plain text. */
function refuseMedia(request: FastifyRequest): Refusal | null {
  if (request.headers['content-type'] === undefined) return notJson;
  return refuseByHeaders(request.headers, maxFormBytes);
}

function refuseWith(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return refuse(request, reply, refusal, maxFormBytes);
}

function send(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.kind === 'refused') return refuseWith(request, reply, outcome.refusal);
  if (outcome.kind === 'faulty') return reply.code(422).type(jsonType).send(refusalText(outcome.entries));
  const { status, body, attachment } = outcome;
  reply.code(status);
  if (body === undefined) return reply.send();
  if (attachment !== undefined) reply.header('content-disposition', `attachment; filename="${attachment}"`);
  return reply.type(jsonType).send(JSON.stringify(body));
}

/** Makes requests visits. */
function createVisits(services: Services) {
  const { settings, sessions } = services;
  const { publicUrl } = settings;

  function runAfterwards(request: FastifyRequest, reply: FastifyReply, work: () => Promise<void>): void {
    reply.raw.once('close', () => {
      sessions.keepOpenFor(work().catch((error: unknown) => request.log.error(error, 'work after a reply failed')));
    });
  }

  function visitOf(request: FastifyRequest, reply: FastifyReply, form: Form): Visit {
    return {
      network: networkOf(request.ip),
      cookie: sessions.cookieOf(request),
      form,
      giveCookie: (value) => giveSessionCookie(request, reply, publicUrl, value),
      dropCookie: () => dropSessionCookie(request, reply, publicUrl),
      afterwards: (work) => runAfterwards(request, reply, work),
    };
  }

  async function ownVisitOf(visit: Visit): Promise<OwnVisit | null> {
    const { cookie } = visit;
    if (cookie === null) return null;
    const session = await (await sessions.users()).find(cookie);
    const caller = session === null ? null : await callerOf(services, session.email);
    return session === null || caller === null ? null : { ...visit, ...session, cookie, caller };
  }

  return { visitOf, ownVisitOf };
}

/** Adds the account routes that `define` names. Their replies are kept by no cache and read by no other site. */
export function addScope(application: FastifyInstance, services: Services, define: (scope: Scope) => void): void {
  const { publicUrl } = services.settings;
  const { visitOf, ownVisitOf } = createVisits(services);

  /** 403, then 415 and 413 as far as the headers tell. */
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    if (!comesFromOwnPage(request, publicUrl)) return refuseWith(request, reply, refusals.foreignPage);
    const refusal = refuseMedia(request);
    if (refusal !== null) return refuseWith(request, reply, refusal);
    if (awaitsContinue(request.headers)) reply.raw.writeContinue();
    return undefined;
  }

  /** The rest of the way for those who are signed in. */
  function own(answer: Answer<OwnVisit>): Answer<Visit> {
    return async (visit) => {
      const ownVisit = await ownVisitOf(visit);
      return ownVisit === null ? refusedBy(refusals.signedOut) : answer(ownVisit);
    };
  }

  application.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest) => readBody(request.raw, maxFormBytes));

    function get(path: string, answer: Answer<Visit>): void {
      scope.get(path, async (request, reply) => send(request, reply, await answer(visitOf(request, reply, {}))));
    }

    function post(path: string, answer: Answer<Visit>): void {
      scope.post(path, { onRequest: admit }, async (request, reply) => {
        const { body } = request;
        const form = readForm(body instanceof Uint8Array ? body : new Uint8Array());
        if (form.kind === 'faulty') return send(request, reply, form);
        return send(request, reply, await answer(visitOf(request, reply, form.value)));
      });
    }

    define({
      get,
      post,
      getOwn: (path, answer) => get(path, own(answer)),
      postOwn: (path, answer) => post(path, own(answer)),
    });
  });
}
