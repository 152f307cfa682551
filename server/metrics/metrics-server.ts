// GET /metrics, on a port of its own: whoever reaches the service does not reach this.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jsonType } from '../http/send.ts';
import { answerClientError, handleExpectations } from '../http/protocol-errors.ts';
import { rememberResponse } from '../http/request-context.ts';
import { methodNotAllowed, type Refusal, refusals, refusalText } from '../http/refusal.ts';
import { SettingProblem } from '../settings/settings.ts';
import { composeWebAddress } from '../http/service-url.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  /** Such as `http://127.0.0.1:9464`. */
  readonly url: string;
  /** Ends all connections, whatever they do. */
  readonly close: () => Promise<void>;
}

export interface MetricsServerParts {
  readonly port: number;
  readonly host: string;
  readonly metrics: Pick<Metrics, 'contentType' | 'write'>;
  readonly report: (error: unknown) => void;
  /** For a request to come, and then for its answer to be read. */
  readonly patienceMilliseconds?: number;
}

const allowed = ['GET', 'HEAD'];

/** Some programs that collect metrics, and somebody who looks. */
const mostConnections = 32;

const commonFields = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function send(response: ServerResponse, status: number, type: string, text: string, fields: Refusal['headers'] = {}) {
  const length = Buffer.byteLength(text);
  response.writeHead(status, { ...commonFields, 'content-type': type, 'content-length': length, ...fields });
  response.end(text);
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  send(response, refusal.status, jsonType, refusalText(refusal), refusal.headers);
}

/** No request here has a body: one that has is answered, and its connection ends. */
function leaveBody({ headers }: IncomingMessage, response: ServerResponse): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody) response.shouldKeepAlive = false;
}

/** Listens. Port 0 takes a free one. Throws SettingProblem where the port is in use. */
export async function startMetricsServer(parts: MetricsServerParts): Promise<MetricsServer> {
  const { port, host, metrics, report, patienceMilliseconds = 10_000 } = parts;
  let writing: Promise<string> | undefined;

  /** Those who ask at the same time get the same text. */
  function write(): Promise<string> {
    writing ??= metrics.write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function answer({ url = '', method = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url.replace(/\?.*/s, '') !== '/metrics') refuse(response, refusals.notFound);
    else if (!allowed.includes(method)) refuse(response, methodNotAllowed(allowed));
    else send(response, 200, metrics.contentType, await write());
  }

  const timeouts = {
    headersTimeout: patienceMilliseconds,
    requestTimeout: patienceMilliseconds,
    connectionsCheckingInterval: patienceMilliseconds / 2,
  };
  const server = createServer(timeouts, (request, response) => {
    rememberResponse(response);
    // Whoever does not read the answer holds it no longer than this.
    const patience = setTimeout(() => response.destroy(), patienceMilliseconds).unref();
    response.once('close', () => clearTimeout(patience));
    leaveBody(request, response);
    answer(request, response).catch((error: unknown) => {
      report(error);
      refuse(response, refusals.internal);
    });
  });
  server.maxConnections = mostConnections;
  server.on('clientError', answerClientError);
  handleExpectations(server);

  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isInUse ? new SettingProblem(`The port ${port} of METRICS_PORT is in use: choose another one.`) : error;
  }
  const address = server.address();
  return {
    url: composeWebAddress(host, address === null || typeof address === 'string' ? port : address.port),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
