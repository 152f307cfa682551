// The context of one request: what its stations, the log and the metrics know of it.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Caller } from '../accounts/accounts.ts';
import type { Refusal } from './refusal.ts';

export interface RequestContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Ours, a random UUID; the client's own id is the correlation id. */
  readonly id: string;
  /** On the clock of `performance.now()`. */
  readonly startedAt: number;
  /** The path of the route that answers; null where none does. */
  route: string | null;
  /** The account of the request; null where there is none, or it is not known yet. */
  caller: Caller | null;
  /** Why the request was refused; null where it was not. */
  refusal: Refusal | null;
  /** Length of the reply's body. */
  bytes: number;
  /** Of a batch: how many questions it holds, and how many have been answered. */
  batch?: { readonly questions: number; readonly answered: number };
}

/** The latest response on each connection: an error of the connection must not be written into the middle of one. */
const latestResponses = new WeakMap<Duplex, ServerResponse>();

/** Notes a response as the latest one on its connection. */
export function rememberResponse(response: ServerResponse): void {
  latestResponses.set(response.req.socket, response);
}

/** The response to the latest request on a connection; undefined before there was one. */
export function latestResponseOn(socket: Duplex): ServerResponse | undefined {
  return latestResponses.get(socket);
}

/** `onClose` runs when the reply has left, or the client has. */
export function openRequest(
  request: IncomingMessage,
  response: ServerResponse,
  onClose: (context: RequestContext) => void,
  id: string = randomUUID(),
): RequestContext {
  const context: RequestContext = {
    request,
    response,
    id,
    startedAt: performance.now(),
    route: null,
    caller: null,
    refusal: null,
    bytes: 0,
  };
  rememberResponse(response);
  response.on('close', () => onClose(context));
  return context;
}

/** Milliseconds since the request came. */
export function elapsed({ startedAt }: RequestContext): number {
  return performance.now() - startedAt;
}

/** Who waits for a reply. */
export interface Client {
  readonly isGone: () => boolean;
  /** Aborts when the client goes. */
  readonly signal: () => AbortSignal;
}

/** The client of a request, which is gone when its connection has closed. */
export function clientOf({ response }: RequestContext): Client {
  return {
    isGone: () => response.destroyed,
    signal: () => {
      if (response.destroyed) return AbortSignal.abort();
      const controller = new AbortController();
      response.once('close', () => controller.abort());
      return controller.signal;
    },
  };
}

/** What a client may call its request: 1 to 128 visible ASCII characters. */
const clientId = /^[\x21-\x7e]{1,128}$/;

/** The client's `X-Request-Id` where it can be used, else a fresh id. */
export function correlationIdOf({ request }: RequestContext): string {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && clientId.test(id) ? id : randomUUID();
}
