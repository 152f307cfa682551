// The HTTP application: what holds for every request, and the routes.
// Above: service.ts. Below: routes/, http/, log.ts.

import fastify, { type FastifyInstance, LogController } from 'fastify';
import { StoreProblem } from './accounts/store.ts';
import type { Context } from './context.ts';
import { headerValues } from './http/authorization.ts';
import { prefersHtml } from './http/content-encoding.ts';
import { answerClientError, handleExpectations, rememberAnswer } from './http/protocol-errors.ts';
import { methodNotAllowed, refusals } from './http/refusal.ts';
import { refuse } from './http/refuse.ts';
import { createRequestId } from './http/request-id.ts';
import { type LogSink, loggerOptions, logsRequests, logWhenDone } from './log.ts';
import { addAccount } from './routes/account/account.ts';
import { createAnswering } from './routes/answering.ts';
import { addCatalogue } from './routes/catalogue.ts';
import { addHealth } from './routes/health.ts';
import { addMathematics } from './routes/mathematics.ts';
import { addPages, createShell, type SendPage } from './routes/pages.ts';
import { addReference } from './routes/reference.ts';
import { addPlayground } from './routes/playground.ts';
import { addRoot } from './routes/root.ts';
import type { Settings } from './settings.ts';

/** HTTP/1.1 wants exactly one Host; Node would let two pass and answer none with an empty body. */
function hasOneHost(rawHeaders: readonly string[], httpVersion: string): boolean {
  const count = headerValues(rawHeaders, 'host').length;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

function isClientFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode < 500;
  return 'code' in error && error.code === 'ECONNRESET';
}

function createServer(
  { logLevel, maxBodyBytes, requestTimeoutSeconds, keepAliveSeconds, trustedProxies }: Settings,
  logSink: LogSink | undefined,
): FastifyInstance {
  return fastify({
    logger: loggerOptions(logLevel, logSink),
    logController: new LogController({ disableRequestLogging: true }),
    // The lines name the request themselves; a logger for each request would cost more than it says.
    childLoggerFactory: (logger) => logger,
    genReqId: createRequestId,
    requestIdHeader: false,
    return503OnClosing: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutSeconds * 1000,
    keepAliveTimeout: keepAliveSeconds * 1000,
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(requestTimeoutSeconds, 20) * 1000,
      connectionsCheckingInterval: Math.min(requestTimeoutSeconds * 500, 5000),
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id);
      return refuse(request, reply, refusals.badRequest, maxBodyBytes);
    },
  });
}

/** What is refused before a route's own refusals, 400, 404 and 405, and after them: what went wrong. */
function addRefusals(application: FastifyInstance, { logLevel, maxBodyBytes }: Settings, sendPage: SendPage): void {
  const isLogging = logsRequests(logLevel);
  const methodsByPath = new Map<string, string[]>();
  application.addHook('onRoute', ({ url, method }) => {
    methodsByPath.set(url, [...new Set([...(methodsByPath.get(url) ?? []), ...[method].flat()])]);
  });

  application.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    rememberAnswer(reply.raw);
    if (isLogging) logWhenDone(request, reply);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (!hasOneHost(raw.rawHeaders, raw.httpVersion)) {
      refuse(request, reply, refusals.badRequest, maxBodyBytes);
    } else if (request.is404) {
      const allowed = methodsByPath.get(request.url.replace(/\?.*/s, ''));
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

/** Builds the application. It does not listen yet. */
export function buildApplication(context: Context, logSink?: LogSink): FastifyInstance {
  const { settings } = context;
  const application = createServer(settings, logSink);
  handleExpectations(application.server);
  const sendPage = createShell();
  addRefusals(application, settings, sendPage);
  addRoot(application, context, sendPage);
  addPages(application, sendPage);
  addHealth(application, context);
  addReference(application, context);
  addCatalogue(application, context);
  addAccount(application, context);
  const answering = createAnswering(application, context);
  addMathematics(application, context, answering);
  addPlayground(application, context, answering);
  return application;
}
