// The HTTP application: what holds for every request, and the routes.

import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { StoreProblem } from './accounts/store.ts';
import type { Context } from './context.ts';
import { hasOneHost } from './http/authorization.ts';
import { prefersHtml } from './http/content-encoding.ts';
import { DirectRequest } from './http/direct-request.ts';
import { type Exchange, openExchange } from './http/exchange.ts';
import { fieldLines } from './http/head.ts';
import { isPlainlyFramed, isTarget } from './http/framing.ts';
import {
  answerClientError,
  handleExpectations,
  refuseConnection,
  refuseTunnels,
  rememberAnswer,
} from './http/protocol-errors.ts';
import { methodNotAllowed, refusals } from './http/refusal.ts';
import { closeQuietConnections, keepAliveField } from './http/quiet-connections.ts';
import { refuse } from './http/refuse.ts';
import { createRequestId } from './http/request-id.ts';
import { type LogSink, loggerOptions, logsRequests, requestLine, standardOutput } from './log.ts';
import { addAccount } from './routes/account/account.ts';
import { createAnswering } from './routes/answering.ts';
import { addCatalogue } from './routes/catalogue.ts';
import { addHealth } from './routes/health.ts';
import { addMathematics } from './routes/mathematics.ts';
import { addMcp } from './routes/mcp.ts';
import { addPages, createShell, type SendPage } from './routes/pages.ts';
import { addReference } from './routes/reference.ts';
import { addPlayground } from './routes/playground.ts';
import { addRoot } from './routes/root.ts';
import type { Settings } from './settings.ts';

function isClientFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode < 500;
  return 'code' in error && error.code === 'ECONNRESET';
}

/** Takes a request, or leaves it to the router. */
type FrontDoor = (request: IncomingMessage, response: ServerResponse) => boolean;

const closedDoor: FrontDoor = () => false;

/** A server of Node. Requests that the front door does not take go to `route`. */
function createServer(
  { requestTimeoutSeconds, keepAliveSeconds }: Settings,
  frontDoor: FrontDoor,
  route: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const options = {
    IncomingMessage: DirectRequest,
    requireHostHeader: false,
    requestTimeout: requestTimeoutSeconds * 1000,
    // closeQuietConnections sees to that.
    keepAliveTimeout: 0,
    headersTimeout: Math.min(requestTimeoutSeconds, 20) * 1000,
    connectionsCheckingInterval: Math.min(requestTimeoutSeconds * 500, 5000),
    // Of two Content-Types Node would take the first, and a proxy perhaps the last; joined they are none.
    joinDuplicateHeaders: true,
  };
  const server = createHttpServer(options, (request, response) => {
    if (!isPlainlyFramed(request)) refuseConnection(request, response, refusals.badRequest);
    else if (!frontDoor(request, response)) route(request, response);
  });
  closeQuietConnections(server, {
    withReader: requestTimeoutSeconds * 1000,
    withIdle: keepAliveSeconds * 1000,
    look: Math.min(options.connectionsCheckingInterval, keepAliveSeconds * 500),
  });
  handleExpectations(server);
  refuseTunnels(server);
  return server;
}

/** What is done at the end of each request. */
type WhenDone = (exchange: Exchange) => void;

/** Notes a request that the router has, and says what all its answers say. */
type Receive = (request: FastifyRequest, reply: FastifyReply) => void;

function createReceive(settings: Settings, whenDone: WhenDone): Receive {
  const keepAlive = keepAliveField(settings);
  const keepAliveLine = fieldLines(keepAlive);
  return (request, reply) => {
    rememberAnswer(reply.raw);
    request.exchange = openExchange(
      request.raw,
      reply.raw,
      keepAliveLine,
      (exchange) => {
        // Answers of the routes are sent by the router, which counts their bytes.
        if (exchange.bytes === 0) exchange.bytes = Number(reply.getHeader('content-length') ?? 0);
        whenDone(exchange);
      },
      request.id,
    );
    request.exchange.route = request.routeOptions.url ?? null;
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (reply.raw.shouldKeepAlive) reply.headers(keepAlive);
  };
}

function createRouter(
  { settings, measures }: Context,
  frontDoor: FrontDoor,
  receive: Receive,
  logSink: LogSink,
): FastifyInstance {
  const { logLevel, maxBodyBytes, trustedProxies } = settings;
  return fastify({
    serverFactory: (route) => createServer(settings, frontDoor, route),
    logger: loggerOptions(logLevel, logSink),
    logController: new LogController({ disableRequestLogging: true }),
    // The lines name the request themselves; a logger for each request would cost more than it says.
    childLoggerFactory: (logger) => logger,
    genReqId: createRequestId,
    requestIdHeader: false,
    return503OnClosing: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: maxBodyBytes,
    clientErrorHandler: (error, socket) => {
      const refusal = answerClientError(error, socket);
      if (refusal !== null) measures.noteRefusal(refusal);
    },
    // No hook sees these.
    frameworkErrors: (_error, request, reply) => {
      receive(request, reply);
      return refuse(request, reply, refusals.badRequest, maxBodyBytes);
    },
  });
}

/** What is refused before a route's own refusals, 400, 404 and 405, and after them: what went wrong. */
function addRefusals(
  application: FastifyInstance,
  { maxBodyBytes }: Settings,
  sendPage: SendPage,
  receive: Receive,
): void {
  const methodsByPath = new Map<string, string[]>();
  application.addHook('onRoute', ({ url, method }) => {
    methodsByPath.set(url, [...new Set([...(methodsByPath.get(url) ?? []), ...[method].flat()])]);
  });

  application.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    receive(request, reply);
    if (!hasOneHost(raw) || !isTarget(raw)) {
      refuse(request, reply, refusals.badRequest, maxBodyBytes);
    } else if (request.is404) {
      const allowed = methodsByPath.get(request.url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*/s, ''));
      if (allowed !== undefined) refuse(request, reply, methodNotAllowed(allowed), maxBodyBytes);
      else if (raw.method === 'GET' && prefersHtml(raw.headers.accept)) sendPage(request, reply.code(404));
      else refuse(request, reply, refusals.notFound, maxBodyBytes);
    } else {
      done();
    }
  });

  // For what routes themselves do not find, such as a file.
  application.setNotFoundHandler((request, reply) => refuse(request, reply, refusals.notFound, maxBodyBytes));

  application.setErrorHandler((error, request, reply) => {
    if (isClientFault(error)) return refuse(request, reply, refusals.badRequest, maxBodyBytes);
    const isStore = error instanceof StoreProblem;
    if (!reply.raw.destroyed) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return refuse(request, reply, isStore ? refusals.storeDown : refusals.internal, maxBodyBytes);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange;
  }
}

/** Builds the application. It does not listen yet. */
export function buildApplication(context: Context, logSink: LogSink = standardOutput()): FastifyInstance {
  const { settings, measures } = context;
  const isLogging = logsRequests(settings.logLevel);
  const whenDone = measures.measureEnd((exchange) =>
    isLogging ? logSink.write(requestLine(exchange), 'ascii') : undefined,
  );
  // The routes are made with the router, so the door opens when they are there.
  let frontDoor = closedDoor;
  const receive = createReceive(settings, whenDone);
  const application = createRouter(context, (request, response) => frontDoor(request, response), receive, logSink);
  measures.watchServer(application.server);
  const sendPage = createShell();
  addRefusals(application, settings, sendPage, receive);
  addRoot(application, context, sendPage);
  addPages(application, sendPage);
  addHealth(application, context);
  addReference(application, context);
  addCatalogue(application, context);
  addAccount(application, context);
  const answering = createAnswering(context, application.log);
  frontDoor = addMathematics(application, context, answering, whenDone);
  addPlayground(application, context, answering);
  addMcp(application, context, answering);
  return application;
}
