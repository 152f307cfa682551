// The log: one line of JSON for each request and for each trouble, without keys, bodies, addresses or query strings.

import { stdSerializers } from 'pino';
import { elapsed, type Exchange } from './http/exchange.ts';
import { openOutput } from './log-output.ts';
import type { LogLevel } from './setting-readings.ts';
import { isoText, timeOfTurn } from './turn-time.ts';

export interface LogSink {
  /** `ascii` says that the text has no other characters: it becomes bytes in half the time. */
  readonly write: (text: string, encoding?: 'ascii') => void;
}

/** So long a line may wait for others. */
const gatheringMilliseconds = 20;

/** So many bytes of lines wait at most. */
const gatheredBytes = 64 * 1024;

/** A character of UTF-16 is at most so many bytes of UTF-8. */
const mostBytes = 3;

/**
 * Lines are gathered for a moment and written together: a system call for each would cost as much as a small answer. They wait as
 * bytes, not as texts, which the garbage collector would have to carry along; `output` has done with the bytes when it returns.
 */
export function gatherLines(output: (bytes: Uint8Array) => void): LogSink & { readonly flush: () => void } {
  const block = Buffer.allocUnsafeSlow(gatheredBytes);
  let end = 0;
  function flush(): void {
    const lines = block.subarray(0, end);
    end = 0;
    if (lines.length > 0) output(lines);
  }
  return {
    write: (line, encoding) => {
      if (mostBytes * line.length > gatheredBytes - end) flush();
      if (mostBytes * line.length > gatheredBytes) {
        output(Buffer.from(line));
        return;
      }
      if (end === 0) setTimeout(flush, gatheringMilliseconds).unref();
      end += encoding === 'ascii' ? block.write(line, end, 'latin1') : block.write(line, end);
    },
    flush,
  };
}

function openStandardOutput(): LogSink {
  const gathered = gatherLines(openOutput(1));
  process.once('exit', gathered.flush);
  return gathered;
}

let opened: LogSink | undefined;

/** The standard output, one for all who write there. What still waits when the process ends is written then. */
export function standardOutput(): LogSink {
  opened ??= openStandardOutput();
  return opened;
}

/**
 * What went wrong and where, its causes too. Nothing else that an error carries: those of PostgreSQL hold values of the rows that a
 * statement was about (`detail`, `where`), those of a parser the text that it could not read.
 */
function describeError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}) };
}

/** Options of the logger that fastify makes. The redaction is a second fence: headers are never logged in the first place. */
export function loggerOptions(level: LogLevel, sink: LogSink) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${timeTexts().text}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: ['authorization', 'key', 'headers.authorization', '*.headers.authorization'],
    stream: sink,
  };
}

const levelsWithRequests: readonly LogLevel[] = ['trace', 'debug', 'info'];

/** Whether requests are logged at this level; if not, nothing is prepared for it. */
export function logsRequests(level: LogLevel): boolean {
  return levelsWithRequests.includes(level);
}

let latest = { at: 0, text: '', lineStart: '' };

/** The time in ISO 8601, and how the line of a request begins then. Many lines are of the same millisecond. */
function timeTexts(): typeof latest {
  const at = timeOfTurn();
  if (at === latest.at) return latest;
  const text = isoText(at);
  latest = { at, text, lineStart: `{"level":"info","time":"${text}","requestId":"` };
  return latest;
}

let latestTarget = { method: '', route: '', status: 0, text: '' };

/** What was asked for and how it ended. The next line is often of the same kind. */
function targetText(method: string, route: string, status: number): string {
  const isLatest = latestTarget.status === status && latestTarget.route === route && latestTarget.method === method;
  if (!isLatest) {
    const path = route === '' ? 'null' : `"${route}"`;
    latestTarget = { method, route, status, text: `","method":"${method}","route":${path},"status":${status},"ms":` };
  }
  return latestTarget.text;
}

/**
 * The line of a request whose answer has left, or whose client has. Written by hand, because it is written for every request:
 * no part of it can hold a character that JSON would escape, or one beyond ASCII.
 */
export function requestLine(exchange: Exchange): string {
  const { id, request, response, route, caller, bytes } = exchange;
  // Integers become text several times faster than other numbers.
  const tenths = Math.round(elapsed(exchange) * 10);
  const target = targetText(request.method ?? '', route ?? '', response.statusCode);
  const account = caller === null ? 'null' : `"${caller.accountId}"`;
  const ending = response.writableFinished ? ',"msg":"request"}\n' : ',"aborted":true,"msg":"request"}\n';
  return `${timeTexts().lineStart}${id}${target}${Math.floor(tenths / 10)}.${tenths % 10},"bytes":${bytes},"account":${account}${ending}`;
}
