// The log: one line of JSON for each request and for each failure, without keys, bodies, addresses or query strings.

import { stdSerializers } from 'pino';
import { elapsed, type RequestContext } from '../http/request-context.ts';
import type { LogLevel } from '../settings/setting-readings.ts';
import type { LogSink } from './standard-output.ts';

/**
 * Type, message and stack of an error with its causes, and its code. Nothing else that it carries: errors of PostgreSQL hold values of the
 * rows that a statement was about (`detail`, `where`), those of a parser the text that it could not read.
 */
function describeError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}) };
}

/** Options of the logger that fastify makes. Headers are never logged; the redaction is a second guard. */
export function loggerOptions(level: LogLevel, sink: LogSink) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: ['authorization', 'key', 'headers.authorization', '*.headers.authorization'],
    stream: sink,
  };
}

const levelsWithRequests: readonly LogLevel[] = ['trace', 'debug', 'info'];

export function logsRequests(level: LogLevel): boolean {
  return levelsWithRequests.includes(level);
}

/**
 * The line of a request whose reply has been sent, or whose client has gone. It bypasses the logger, whose redaction would cost as much as a
 * small answer; none of these members can hold a secret.
 */
export function requestLine(context: RequestContext): string {
  const { id, request, response, route, caller, bytes, batch } = context;
  const line = JSON.stringify({
    level: 'info',
    time: new Date().toISOString(),
    requestId: id,
    method: request.method,
    route,
    status: response.statusCode,
    ms: Math.round(elapsed(context) * 10) / 10,
    bytes,
    account: caller?.accountId ?? null,
    ...batch,
    ...(response.writableFinished ? {} : { aborted: true }),
    msg: 'request',
  });
  return `${line}\n`;
}
