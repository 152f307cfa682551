// The HTTP application: what holds for every request, and the routes.
// Above: service.ts. Below: routes/, http/, log.ts.

import fastify, { type FastifyInstance, LogController } from 'fastify';
import { StoreProblem } from './accounts/store.ts';
import type { Context } from './context.ts';
import { headerValues } from './http/authorization.ts';
import { answerClientError, handleExpectations, rememberAnswer } from './http/protocol-errors.ts';
import { methodNotAllowed, refusals } from './http/refusal.ts';
import { refuse } from './http/refuse.ts';
import { createRequestId } from './http/request-id.ts';
import { type LogSink, loggerOptions, logsRequests, logWhenDone } from './log.ts';
import { addHealth } from './routes/health.ts';
import { addMathematics } from './routes/mathematics.ts';
import { addRoot } from './routes/root.ts';

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

/** Builds the application. It does not listen yet. */
export function buildApplication(context: Context, logSink?: LogSink): FastifyInstance {
  const { logLevel, maxBodyBytes, requestTimeoutSeconds, keepAliveSeconds } = context.settings;
  const application = fastify({
    logger: loggerOptions(logLevel, logSink),
    logController: new LogController({ disableRequestLogging: true }),
    // The lines name the request themselves; a logger for each request would cost more than it says.
    childLoggerFactory: (logger) => logger,
    genReqId: createRequestId,
    requestIdHeader: false,
    return503OnClosing: false,
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
  handleExpectations(application.server);
  const isLogging = logsRequests(logLevel);

  const methodsByPath = new Map<string, string[]>();
  application.addHook('onRoute', ({ url, method }) => {
    methodsByPath.set(url, [...new Set([...(methodsByPath.get(url) ?? []), ...[method].flat()])]);
  });

  // Refusals that come before the route's own: a broken request, 404, 405.
  application.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    rememberAnswer(reply.raw);
    if (isLogging) logWhenDone(request, reply);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (!hasOneHost(raw.rawHeaders, raw.httpVersion)) {
      refuse(request, reply, refusals.badRequest, maxBodyBytes);
    } else if (request.is404) {
      const allowed = methodsByPath.get(request.url.replace(/\?.*/s, ''));
      const refusal = allowed === undefined ? refusals.notFound : methodNotAllowed(allowed);
      refuse(request, reply, refusal, maxBodyBytes);
    } else {
      done();
    }
  });

  application.setErrorHandler((error, request, reply) => {
    if (isClientFault(error)) return refuse(request, reply, refusals.badRequest, maxBodyBytes);
    const isStore = error instanceof StoreProblem;
    if (!reply.raw.destroyed) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return refuse(request, reply, isStore ? refusals.storeDown : refusals.internal, maxBodyBytes);
  });

  addRoot(application, context);
  addHealth(application, context);
  addMathematics(application, context);
  return application;
}
