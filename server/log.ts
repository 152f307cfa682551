// The log: one line of JSON for each request and for each trouble, without keys, bodies, addresses or query strings.
// Above: application.ts. Below: setting-readings.ts.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogLevel } from './setting-readings.ts';

export interface LogSink {
  readonly write: (line: string) => void;
}

/** Options of the logger that fastify makes. The redaction is a second fence: headers are never logged in the first place. */
export function loggerOptions(level: LogLevel, sink?: LogSink) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['authorization', 'key', 'headers.authorization', '*.headers.authorization'],
    ...(sink === undefined ? {} : { stream: sink }),
  };
}

const levelsWithRequests: readonly LogLevel[] = ['trace', 'debug', 'info'];

/** Whether requests are logged at this level; if not, nothing is prepared for it. */
export function logsRequests(level: LogLevel): boolean {
  return levelsWithRequests.includes(level);
}

/** Writes the request's line when its answer has left, or its client has. */
export function logWhenDone(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        bytes: Number(reply.getHeader('content-length') ?? 0),
        account: request.caller?.accountId ?? null,
        ...(reply.raw.writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
  });
}
