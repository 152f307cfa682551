// Errors of the protocol, before a request exists (400, 405, 408, 413, 417, 431): Node would answer them without a body, we answer with
// JSON and a request id.

import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { discardBody, endRefusal } from './request-body.ts';
import { latestResponseOn, rememberResponse } from './request-context.ts';
import { methodNotAllowed, type Refusal, refusalText, refusals } from './refusal.ts';

const refusalByCode: { readonly [code: string]: Refusal } = {
  HPE_HEADER_OVERFLOW: refusals.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: refusals.bodyTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: refusals.requestTimeout,
};

/** The limit for the body of a request that is refused before its route is known. */
const UNKNOWN_BODY_BYTES = 1024 * 1024;

/** The time that a client has to read the refusal and to close its side. */
const LINGER_MILLISECONDS = 2000;

/** The longest wait for the response to the request before the faulty bytes. */
const WAIT_MILLISECONDS = 10_000;

function destroyAfter(socket: Duplex, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(timer));
}

/** Sends the refusal and closes the connection, also where the client keeps its side open. */
function endWith(socket: Duplex, refusal: Refusal): void {
  const { status, headers = {} } = refusal;
  const body = refusalText(refusal);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'X-Content-Type-Options: nosniff',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  destroyAfter(socket, LINGER_MILLISECONDS);
}

/** Connections that are closing. Bytes that arrive on them raise the same error again. */
const ending = new WeakSet<Duplex>();

/**
 * For the server's `clientError`: bytes that are no HTTP, or did not arrive in time. Returns the refusal that is sent, now or after the
 * reply before it; null where none is sent.
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Duplex): Refusal | null {
  if (ending.has(socket)) return null;
  ending.add(socket);
  const refusal = refusalByCode[error.code ?? ''] ?? refusals.badRequest;
  const response = latestResponseOn(socket);
  const isBroken = error.code === 'ECONNRESET' || !socket.writable;
  if (isBroken) {
    socket.destroy();
    return null;
  }
  // The error is about the request before, whose body has not arrived completely. It has its reply already.
  if (response !== undefined && !response.req.complete && response.headersSent) {
    response.end();
    socket.end();
    destroyAfter(socket, LINGER_MILLISECONDS);
    return null;
  }
  if (response === undefined || !response.req.complete || response.writableFinished) {
    endWith(socket, refusal);
  } else {
    // The faulty bytes follow a request that is being answered: its reply goes first.
    response.once('close', () => (socket.writable ? endWith(socket, refusal) : socket.destroy()));
    destroyAfter(socket, WAIT_MILLISECONDS);
  }
  return refusal;
}

/** Answers a request with a refusal and closes the connection. */
export function refuseConnection(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  rememberResponse(response);
  discardBody(request, UNKNOWN_BODY_BYTES);
  const body = refusalText(refusal);
  response.writeHead(refusal.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': randomUUID(),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.shouldKeepAlive = false;
  endRefusal(request, response, body);
}

/** `Expect: 100-continue` is an ordinary request, whose body is invited when it is wanted; other expectations are a 417. */
export function handleExpectations(server: Server): void {
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', (request, response) => refuseConnection(request, response, refusals.expectationFailed));
}

/** `CONNECT` is a 405; Node would close the connection without a reply. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.resume();
    endWith(socket, methodNotAllowed(['GET', 'HEAD', 'POST']));
  });
}
