// The HTTP server of Node, with the limits and checks that hold for every request.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../settings/settings.ts';
import { handleExpectations, refuseConnection, refuseTunnels } from './protocol-errors.ts';
import { refusals } from './refusal.ts';
import { isPlainlyFramed } from './request-checks.ts';
import { watchSlowReaders } from './slow-readers.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that does not listen yet. `onSlowReader` is called for each reader that loses its connection because it is slow. */
export function createHttpServer(
  {
    requestTimeoutSeconds,
    keepAliveSeconds,
    minReadRate,
  }: Pick<Settings, 'requestTimeoutSeconds' | 'keepAliveSeconds' | 'minReadRate'>,
  handle: RequestHandler,
  onSlowReader: () => void = () => undefined,
): Server {
  const options = {
    requireHostHeader: false,
    requestTimeout: requestTimeoutSeconds * 1000,
    keepAliveTimeout: keepAliveSeconds * 1000,
    headersTimeout: Math.min(requestTimeoutSeconds, 20) * 1000,
    connectionsCheckingInterval: Math.min(requestTimeoutSeconds * 500, 5000),
    // Of two Content-Types Node would take the first, and a proxy perhaps the last. Joined, they are no media type and get a 415.
    joinDuplicateHeaders: true,
  };
  const readers = watchSlowReaders(
    { bytesPerSecond: minReadRate, milliseconds: Math.min(requestTimeoutSeconds, MAX_RATE_SECONDS) * 1000 },
    onSlowReader,
  );
  const server = createServer(options, (request, response) => {
    if (!isPlainlyFramed(request)) {
      refuseConnection(request, response, refusals.badRequest);
      return;
    }
    closeStalledReader(response, requestTimeoutSeconds * 1000);
    response.once('pipe', () => readers.watch(response));
    handle(request, response);
  });
  server.on('close', readers.stop);
  handleExpectations(server);
  refuseTunnels(server);
  return server;
}

/** The rate of a reader is looked at over this time. */
const MAX_RATE_SECONDS = 30;

/**
 * Closes the connection of a client that reads nothing of a reply for this long. The time of computing does not count. Longer replies
 * are piped in slices, and the rate at which these leave is watched.
 */
function closeStalledReader(response: ServerResponse, milliseconds: number): void {
  response.on('prefinish', () => {
    if (response.writableLength > 0) response.setTimeout(milliseconds);
  });
}
