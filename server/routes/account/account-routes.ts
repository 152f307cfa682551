// What all account routes have in common: the checks before the handler, and how its outcome is sent.

import { type FieldError, validationBody } from '@matrixsteps/api/validate/field-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/accounts.ts';
import { networkOf } from '../../accounts/limits/client-network.ts';
import type { Services } from '../../service-parts.ts';
import { notJson, type Refusal, refusals } from '../../http/refusal.ts';
import { jsonType } from '../../http/send.ts';
import { refuse } from '../../http/refuse.ts';
import { awaitsContinue, readBody, refuseByHeaders } from '../../http/request-body.ts';
import { comesFromOwnPage } from '../../http/same-origin.ts';
import { clearSessionCookie, setSessionCookie } from '../../sessions/session-cookie.ts';
import { callerOf } from './caller.ts';
import { type Form, readForm } from './forms.ts';

/** The result of a handler. */
export type Outcome =
  | { readonly kind: 'done'; readonly status: number; readonly body?: object; readonly attachment?: string }
  | Refused
  | { readonly kind: 'invalid'; readonly entries: readonly FieldError[] };

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
}

export type Handler<Request> = (request: Request) => Promise<Outcome>;

export function done(status: number, body?: object): Outcome {
  return body === undefined ? { kind: 'done', status } : { kind: 'done', status, body };
}

export function refusedBy(refusal: Refusal): Refused {
  return { kind: 'refused', refusal };
}

/** A request as a handler sees it. */
export interface AccountRequest {
  /** The client's network, by which attempts are counted. */
  readonly network: string;
  /** The value of the session cookie, which may be of no session; null without one. */
  readonly cookie: string | null;
  readonly form: Form;
  readonly setCookie: (value: string) => void;
  readonly clearCookie: () => void;
  /** Who asks without an account, by a cookie; who has none gets one. */
  readonly greetVisitor: () => string;
  /** Starts the work after the response, so that its time does not show whether an account exists. */
  readonly afterResponse: (work: () => Promise<void>) => void;
}

/** A request of somebody who is signed in, with the account. */
export interface SignedInRequest extends AccountRequest {
  readonly email: string;
  readonly cookie: string;
  readonly caller: Caller;
}

export interface AccountRoutes {
  readonly addGet: (path: string, handler: Handler<AccountRequest>) => void;
  readonly addPost: (path: string, handler: Handler<AccountRequest>) => void;
  /** As `addGet` and `addPost`, for requests with a session; others get 401. */
  readonly addSignedInGet: (path: string, handler: Handler<SignedInRequest>) => void;
  readonly addSignedInPost: (path: string, handler: Handler<SignedInRequest>) => void;
}

const maxFormBytes = 16 * 1024;

/** Who sends a file in place of a form gets to read the refusal, too. */
const refusedFormBytes = 1024 * 1024;

/** A content type is required: an HTML form of another site can send a body without one, or as plain text. */
function refuseMedia(request: FastifyRequest): Refusal | null {
  if (request.headers['content-type'] === undefined) return notJson;
  return refuseByHeaders(request.headers, maxFormBytes);
}

function refuseWith(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return refuse(request, reply, refusal, refusedFormBytes);
}

function send(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.kind === 'refused') return refuseWith(request, reply, outcome.refusal);
  if (outcome.kind === 'invalid') return reply.code(422).type(jsonType).send(validationBody(outcome.entries));
  const { status, body, attachment } = outcome;
  reply.code(status);
  if (body === undefined) return reply.send();
  if (attachment !== undefined) reply.header('content-disposition', `attachment; filename="${attachment}"`);
  return reply.type(jsonType).send(JSON.stringify(body));
}

/** Builds what the handlers get from what fastify gives. */
function createRequests(services: Services) {
  const { settings, sessions, visitors } = services;
  const { publicUrl } = settings;

  function runAfterResponse(request: FastifyRequest, reply: FastifyReply, work: () => Promise<void>): void {
    reply.raw.once('close', () => {
      sessions.trackBackgroundWork(
        work().catch((error: unknown) => request.log.error(error, 'work after a reply failed')),
      );
    });
  }

  function accountRequestOf(request: FastifyRequest, reply: FastifyReply, form: Form): AccountRequest {
    return {
      network: networkOf(request.ip),
      cookie: sessions.cookieOf(request),
      form,
      setCookie: (value) => setSessionCookie(request, reply, publicUrl, value),
      clearCookie: () => clearSessionCookie(request, reply, publicUrl),
      greetVisitor: () => visitors.greet(request, reply),
      afterResponse: (work) => runAfterResponse(request, reply, work),
    };
  }

  /** Null where nobody is signed in. */
  async function signedInRequestOf(request: AccountRequest): Promise<SignedInRequest | null> {
    const { cookie } = request;
    if (cookie === null) return null;
    const session = await (await sessions.users()).find(cookie);
    const caller = session === null ? null : await callerOf(services, session.email);
    return session === null || caller === null ? null : { ...request, ...session, cookie, caller };
  }

  return { accountRequestOf, signedInRequestOf };
}

/** Adds the routes that `define` names. Their responses must not be cached, nor read by other sites. */
export function addAccountRoutes(
  application: FastifyInstance,
  services: Services,
  define: (routes: AccountRoutes) => void,
): void {
  const { publicUrl } = services.settings;
  const { accountRequestOf, signedInRequestOf } = createRequests(services);

  /** 403 for other sites; 415 and 413 as far as the headers show them. */
  async function checkHeaders(request: FastifyRequest, reply: FastifyReply) {
    if (!comesFromOwnPage(request, publicUrl)) return refuseWith(request, reply, refusals.foreignPage);
    const refusal = refuseMedia(request);
    if (refusal !== null) return refuseWith(request, reply, refusal);
    if (awaitsContinue(request.headers)) reply.raw.writeContinue();
    return undefined;
  }

  /** A handler that refuses with 401 where nobody is signed in. */
  function signedIn(handler: Handler<SignedInRequest>): Handler<AccountRequest> {
    return async (request) => {
      const signedInRequest = await signedInRequestOf(request);
      return signedInRequest === null ? refusedBy(refusals.signedOut) : handler(signedInRequest);
    };
  }

  application.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest) => readBody(request.raw, maxFormBytes));

    function addGet(path: string, handler: Handler<AccountRequest>): void {
      scope.get(path, async (request, reply) =>
        send(request, reply, await handler(accountRequestOf(request, reply, {}))),
      );
    }

    function addPost(path: string, handler: Handler<AccountRequest>): void {
      scope.post(path, { onRequest: checkHeaders }, async (request, reply) => {
        const { body } = request;
        const form = readForm(body instanceof Uint8Array ? body : new Uint8Array());
        if (form.kind === 'invalid') return send(request, reply, form);
        return send(request, reply, await handler(accountRequestOf(request, reply, form.value)));
      });
    }

    define({
      addGet,
      addPost,
      addSignedInGet: (path, handler) => addGet(path, signedIn(handler)),
      addSignedInPost: (path, handler) => addPost(path, signedIn(handler)),
    });
  });
}
