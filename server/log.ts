// The log: one line of JSON for each request and for each trouble, without keys, bodies, addresses or query strings.
// Above: application.ts. Below: setting-readings.ts, http/exchange.ts.

import { destination } from 'pino';
import { elapsed, type Exchange } from './http/exchange.ts';
import type { LogLevel } from './setting-readings.ts';

export interface LogSink {
  readonly write: (text: string) => void;
}

/** So long a line may wait for others. */
const gatheringMilliseconds = 20;

/** Lines are gathered for a moment and written together: a system call for each would cost as much as a small answer. */
export function gatherLines(sink: LogSink): LogSink & { readonly flush: () => void } {
  let waiting: string[] = [];
  function flush(): void {
    const lines = waiting;
    waiting = [];
    if (lines.length > 0) sink.write(lines.join(''));
  }
  return {
    write: (line) => {
      if (waiting.push(line) === 1) setTimeout(flush, gatheringMilliseconds).unref();
    },
    flush,
  };
}

function openStandardOutput(): LogSink {
  const gathered = gatherLines(destination({ dest: 1, sync: true }));
  process.once('exit', gathered.flush);
  return gathered;
}

let opened: LogSink | undefined;

/** The standard output, one for all who write there. What still waits when the process ends is written then. */
export function standardOutput(): LogSink {
  opened ??= openStandardOutput();
  return opened;
}

/** Options of the logger that fastify makes. The redaction is a second fence: headers are never logged in the first place. */
export function loggerOptions(level: LogLevel, sink: LogSink) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${timeText()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['authorization', 'key', 'headers.authorization', '*.headers.authorization'],
    stream: sink,
  };
}

const levelsWithRequests: readonly LogLevel[] = ['trace', 'debug', 'info'];

/** Whether requests are logged at this level; if not, nothing is prepared for it. */
export function logsRequests(level: LogLevel): boolean {
  return levelsWithRequests.includes(level);
}

let latest = { at: 0, text: '' };

/** The time in ISO 8601. Many lines are of the same millisecond. */
function timeText(): string {
  const at = Date.now();
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
}

/**
 * The line of a request whose answer has left, or whose client has. Written by hand, because it is written for every request:
 * no part of it can hold a character that JSON would escape.
 */
export function requestLine(exchange: Exchange): string {
  const { id, request, response, route, caller, bytes } = exchange;
  const ms = Math.round(elapsed(exchange) * 10) / 10;
  const account = caller === null ? 'null' : `"${caller.accountId}"`;
  const path = route === null ? 'null' : `"${route}"`;
  const aborted = response.writableFinished ? '' : ',"aborted":true';
  return (
    `{"level":"info","time":"${timeText()}","requestId":"${id}","method":"${request.method}","route":${path},` +
    `"status":${response.statusCode},"ms":${ms},"bytes":${bytes},"account":${account}${aborted},"msg":"request"}\n`
  );
}
