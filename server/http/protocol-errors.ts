// What Node answers by itself before a request exists (400, 408, 413, 417, 431), with a JSON body and an id.
// Above: application.ts, metrics/metrics-server.ts. Below: refusal.ts, request-id.ts.

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Refusal, refusalText, refusals } from './refusal.ts';
import { createRequestId } from './request-id.ts';

const refusalByCode: { readonly [code: string]: Refusal } = {
  HPE_HEADER_OVERFLOW: refusals.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: refusals.bodyTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: refusals.requestTimeout,
};

/** The latest answer on each connection: an error must not be written into the middle of one. */
const latestAnswers = new WeakMap<Duplex, ServerResponse>();

export function rememberAnswer(answer: ServerResponse): void {
  latestAnswers.set(answer.req.socket, answer);
}

/** Either the request in question is not answered yet, or the one before it is answered in full. */
function mayWrite(socket: Duplex): boolean {
  const answer = latestAnswers.get(socket);
  if (!socket.writable) return false;
  if (answer === undefined) return true;
  return answer.req.complete ? answer.writableFinished : !answer.headersSent;
}

/** For the server's `clientError`: the bytes were no HTTP, or did not arrive in time. Gives the refusal that was written; null for none. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Duplex): Refusal | null {
  if (error.code === 'ECONNRESET' || !mayWrite(socket)) {
    socket.destroy();
    return null;
  }
  const refusal = refusalByCode[error.code ?? ''] ?? refusals.badRequest;
  const body = refusalText(refusal);
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${createRequestId()}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  return refusal;
}

function answerExpectation(request: IncomingMessage, response: ServerResponse): void {
  rememberAnswer(response);
  request.resume();
  const body = refusalText(refusals.expectationFailed);
  response.writeHead(refusals.expectationFailed.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': createRequestId(),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(body);
}

/** `Expect`: 100-continue is an ordinary request whose body is invited when it is wanted; anything else is a 417. */
export function handleExpectations(server: Server): void {
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', answerExpectation);
}
