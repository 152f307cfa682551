// GET /metrics, on a port of its own, which clients of the service cannot reach.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jsonType } from '../http/send.ts';
import { answerClientError, handleExpectations } from '../http/protocol-errors.ts';
import { rememberResponse } from '../http/request-context.ts';
import { methodNotAllowed, type Refusal, refusals, refusalText } from '../http/refusal.ts';
import { explainListening } from '../http/listen-problem.ts';
import { composeWebAddress } from '../http/service-url.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  /** Such as `http://127.0.0.1:9464`. */
  readonly url: string;
  /** Closes all connections at once. */
  readonly close: () => Promise<void>;
}

export interface MetricsServerParts {
  readonly port: number;
  readonly host: string;
  readonly metrics: Pick<Metrics, 'contentType' | 'write'>;
  readonly report: (error: unknown) => void;
  /** The time limit for receiving a request, and for sending its response. */
  readonly timeoutMilliseconds?: number;
}

const allowed = ['GET', 'HEAD'];

/** Enough for some scrapers and a person. */
const maxConnections = 32;

const commonFields = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function send(response: ServerResponse, status: number, type: string, text: string, fields: Refusal['headers'] = {}) {
  const length = Buffer.byteLength(text);
  response.writeHead(status, { ...commonFields, 'content-type': type, 'content-length': length, ...fields });
  response.end(text);
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  send(response, refusal.status, jsonType, refusalText(refusal), refusal.headers);
}

/** Closes the connection after a request with a body, which is not read. */
function closeAfterBody({ headers }: IncomingMessage, response: ServerResponse): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody) response.shouldKeepAlive = false;
}

/** Listens. Port 0 takes a free one. Throws StartProblem where it cannot. */
export async function startMetricsServer(parts: MetricsServerParts): Promise<MetricsServer> {
  const { port, host, metrics, report, timeoutMilliseconds = 10_000 } = parts;
  let writing: Promise<string> | undefined;

  /** Scrapes at the same time share the text. */
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
    headersTimeout: timeoutMilliseconds,
    requestTimeout: timeoutMilliseconds,
    connectionsCheckingInterval: timeoutMilliseconds / 2,
  };
  const server = createServer(timeouts, (request, response) => {
    rememberResponse(response);
    const timeout = setTimeout(() => response.destroy(), timeoutMilliseconds).unref();
    response.once('close', () => clearTimeout(timeout));
    closeAfterBody(request, response);
    answer(request, response).catch((error: unknown) => {
      report(error);
      refuse(response, refusals.internal);
    });
  });
  server.maxConnections = maxConnections;
  server.on('clientError', answerClientError);
  handleExpectations(server);

  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw explainListening(error, { host, port, hostSetting: 'METRICS_HOST', portSetting: 'METRICS_PORT' });
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
