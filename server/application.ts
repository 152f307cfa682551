// The HTTP application: requests for answers go to the pipeline, all others through fastify's router to their routes.

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReachedByTls } from './http/reached-by-tls.ts';
import { prefersHtml } from './http/content-encoding.ts';
import { answerClientError } from './http/protocol-errors.ts';
import { refuse } from './http/refuse.ts';
import { methodNotAllowed, refusals } from './http/refusal.ts';
import { hasOneHost, isTarget } from './http/request-checks.ts';
import { openRequest, type RequestContext } from './http/request-context.ts';
import { sendRefusal } from './http/send.ts';
import { createHttpServer, type RequestHandler } from './http/server.ts';
import { loggerOptions, logsRequests, requestLine } from './logging/log.ts';
import { type LogSink, standardOutput } from './logging/standard-output.ts';
import { createKeyAuthentication } from './pipeline/authenticate.ts';
import { createPipeline, type Pipeline } from './pipeline/handle-request.ts';
import type { AnswerRoute } from './pipeline/question.ts';
import { addAccount } from './routes/account/account.ts';
import { addBatch } from './routes/batch.ts';
import { addCatalogue } from './routes/catalogue.ts';
import { addHealth } from './routes/health.ts';
import { createMathematicsRoutes, type RouteTable } from './routes/mathematics.ts';
import { addMcp } from './routes/mcp.ts';
import { addPages, createShell, type SendPage } from './routes/pages.ts';
import { addPlayground } from './routes/playground.ts';
import { addReference } from './routes/reference.ts';
import { addRoot } from './routes/root.ts';
import { addUsage } from './routes/usage.ts';
import type { Services } from './service-parts.ts';
import type { Settings } from './settings/settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

/** Runs when the reply of a request has left, or its client has. */
type OnClose = (context: RequestContext) => void;

/** Builds the application. It does not listen yet. */
export function buildApplication(services: Services, logSink: LogSink = standardOutput()): FastifyInstance {
  const { settings, measures } = services;
  const isLogging = logsRequests(settings.logLevel);
  const onClose = measures.measureEnd((context) => {
    if (isLogging) logSink.write(requestLine(context));
  });
  const routes = createMathematicsRoutes(services);
  const authenticate = createKeyAuthentication(services);

  function dispatch(route: AnswerRoute, context: RequestContext): void {
    context.route = route.path;
    void pipeline.handleRequest(route, context, authenticate);
  }

  /** A path that is written as in the table needs no router, which would cost a sixth of a small answer. */
  function handle(request: IncomingMessage, response: ServerResponse, router: RequestHandler): void {
    const route = findRoute(routes, request);
    if (route === undefined) {
      router(request, response);
      return;
    }
    const context = openRequest(request, response, onClose);
    if (hasOneHost(request) && isTarget(request)) dispatch(route, context);
    else sendRefusal(context, refusals.badRequest, settings.maxBodyBytes);
  }

  const application = createRouter(services, logSink, onClose, handle);
  const pipeline: Pipeline = createPipeline(services, application.log);
  measures.watchServer(application.server);
  const sendPage = createShell(services);
  addRefusals(application, settings, pipeline, sendPage, onClose);
  addRoot(application, services, sendPage);
  addPages(application, services, sendPage);
  addHealth(application, services);
  addReference(application, services);
  addCatalogue(application, services);
  addAccount(application, services);
  addMathematics(application, routes, dispatch);
  addBatch(application, services, pipeline, routes, authenticate);
  addPlayground(application, services, pipeline, sendPage);
  addMcp(application, services, pipeline, authenticate);
  addUsage(application, services, pipeline, authenticate);
  return application;
}

/** The route that a request asks for, where its path is written as the table has it. */
function findRoute(routes: RouteTable, { method, url = '' }: IncomingMessage): AnswerRoute | undefined {
  if (method !== 'POST') return undefined;
  const query = url.indexOf('?');
  return routes.get(query < 0 ? url : url.slice(0, query));
}

/** For other spellings of a path, such as with escapes or a whole address, and for the 405 of other methods. */
function addMathematics(
  application: FastifyInstance,
  routes: RouteTable,
  dispatch: (route: AnswerRoute, context: RequestContext) => void,
): void {
  for (const [path, route] of routes) {
    application.post(path, {
      onRequest: (request, reply) => {
        reply.hijack();
        dispatch(route, request.context);
      },
      handler: () => undefined,
    });
  }
}

function createRouter(
  { settings, measures }: Services,
  logSink: LogSink,
  onClose: OnClose,
  handle: (request: IncomingMessage, response: ServerResponse, router: RequestHandler) => void,
): FastifyInstance {
  const { logLevel, maxBodyBytes, trustedProxies } = settings;
  return fastify({
    serverFactory: (router) =>
      createHttpServer(settings, (request, response) => handle(request, response, router), measures.noteSlowReader),
    logger: loggerOptions(logLevel, logSink),
    logController: new LogController({ disableRequestLogging: true }),
    // The lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: maxBodyBytes,
    clientErrorHandler: (error, socket) => {
      const refusal = answerClientError(error, socket);
      if (refusal !== null) measures.noteRefusal(refusal);
    },
    // Hooks do not run for these errors.
    frameworkErrors: (_error, request, reply) => {
      openRouted(request, reply, settings, onClose);
      return refuse(request, reply, refusals.badRequest, maxBodyBytes);
    },
  });
}

/** A browser that has seen it asks by TLS alone for a year, also where somebody types the address without `https`. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Opens the context of a request that the router has. */
function openRouted(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  onClose: OnClose,
): void {
  request.context = openRequest(
    request.raw,
    reply.raw,
    (context) => {
      // The router sends the replies of its routes and counts their bytes.
      if (context.bytes === 0) context.bytes = Number(reply.getHeader('content-length') ?? 0);
      onClose(context);
    },
    request.id,
  );
  request.context.route = request.routeOptions.url ?? null;
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  if (isReachedByTls(request, publicUrl)) reply.header('strict-transport-security', STRICT_TRANSPORT);
}

/** Errors that fastify raises for a request it cannot read. */
function isClientFault(error: unknown): boolean {
  return (
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
  );
}

/** What the router refuses before the routes do, 400, 404 and 405, and the replies to errors of routes. */
function addRefusals(
  application: FastifyInstance,
  settings: Settings,
  { refusalOf }: Pick<Pipeline, 'refusalOf'>,
  sendPage: SendPage,
  onClose: OnClose,
): void {
  const { maxBodyBytes } = settings;
  const methodsByPath = new Map<string, string[]>();
  application.addHook('onRoute', ({ url, method }) => {
    methodsByPath.set(url, [...new Set([...(methodsByPath.get(url) ?? []), ...[method].flat()])]);
  });

  application.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    openRouted(request, reply, settings, onClose);
    if (!hasOneHost(raw) || !isTarget(raw)) {
      refuse(request, reply, refusals.badRequest, maxBodyBytes);
    } else if (request.is404) {
      const allowed = methodsByPath.get(request.url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*/s, ''));
      if (allowed !== undefined) refuse(request, reply, methodNotAllowed(allowed), maxBodyBytes);
      else if (raw.method === 'GET' && prefersHtml(raw.headers.accept)) {
        sendPage(request, reply.code(404), '');
      } else refuse(request, reply, refusals.notFound, maxBodyBytes);
    } else {
      done();
    }
  });

  // For what routes themselves do not find, such as a file.
  application.setNotFoundHandler((request, reply) => refuse(request, reply, refusals.notFound, maxBodyBytes));

  application.setErrorHandler((error, request, reply) => {
    const refusal = isClientFault(error) ? refusals.badRequest : refusalOf(error, request.id);
    return refuse(request, reply, refusal, maxBodyBytes);
  });
}
