// The standard output as the place of the log: lines are written in the background, and a reader that stands still costs lines and nothing else.

import { fstatSync, write as writeFile, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Lines are written when there are so many characters of them, or after this time. */
const BATCH_CHARACTERS = 64 * 1024;
const FLUSH_MILLISECONDS = 50;

/** A reader that falls further behind loses lines. */
const MAX_WAITING_CHARACTERS = 4 * 1024 * 1024;

export interface LogSink {
  /** Takes one line, with its line break. Never waits and never throws. */
  readonly write: (line: string) => void;
}

export interface BoundedSink extends LogSink {
  /** How many lines were lost. */
  readonly lostLines: () => number;
  /** Waits until everything is written, at most so long. Never rejects. */
  readonly flush: (milliseconds: number) => Promise<void>;
  /** What no write has begun with: for the end of the process, after which none begins. */
  readonly takeWaiting: () => string;
}

/** Writes a text in the background. Called again only when it has called back. */
export type WriteText = (text: string, done: (error?: Error | null) => void) => void;

/** The line that says how many lines are missing before it. */
function lossLine(lines: number): string {
  const sentence = 'log lines were lost, because the reader of the log did not keep up or it could not be written';
  return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), lines, msg: sentence })}\n`;
}

/** Keeps at most `maxCharacters` of lines that are not written yet, and counts the lines that find no room or fail. */
export function createBoundedSink(
  writeText: WriteText,
  maxCharacters: number = MAX_WAITING_CHARACTERS,
  flushMilliseconds: number = FLUSH_MILLISECONDS,
): BoundedSink {
  let waiting = '';
  let waitingLines = 0;
  let writingCharacters = 0;
  let timer: NodeJS.Timeout | null = null;
  let lost = 0;
  let toldLost = 0;
  let onIdle: (() => void)[] = [];

  function add(line: string): void {
    waiting += line;
    waitingLines += 1;
  }

  function take(): string {
    const text = waiting;
    waiting = '';
    waitingLines = 0;
    return text;
  }

  function writeNext(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (writingCharacters > 0) return;
    if (waiting === '') {
      for (const resolve of onIdle) resolve();
      onIdle = [];
      return;
    }
    const lines = waitingLines;
    const text = take();
    writingCharacters = text.length;
    writeText(text, (error) => {
      writingCharacters = 0;
      if (error !== undefined && error !== null) {
        lost += lines;
      } else if (lost > toldLost) {
        // Only after a success: it would be lost as well.
        add(lossLine(lost - toldLost));
        toldLost = lost;
      }
      writeNext();
    });
  }

  return {
    write: (line) => {
      if (waiting.length + writingCharacters + line.length > maxCharacters) {
        lost += 1;
        return;
      }
      add(line);
      if (waiting.length >= BATCH_CHARACTERS) writeNext();
      else timer ??= setTimeout(writeNext, flushMilliseconds).unref();
    },
    lostLines: () => lost,
    flush: async (milliseconds) => {
      const idle = Promise.withResolvers<void>();
      onIdle.push(idle.resolve);
      writeNext();
      const waited = new AbortController();
      const late = delay(milliseconds, undefined, { signal: waited.signal }).catch(() => undefined);
      await Promise.race([idle.promise, late]);
      waited.abort();
    },
    takeWaiting: () => (writingCharacters > 0 ? '' : take()),
  };
}

/** Files and terminals. Node would write them on the main thread, and would give a file up after the first error. */
function writeToFile(file: number): WriteText {
  return (text, done) => {
    function writeRest(bytes: Uint8Array): void {
      writeFile(file, bytes, (error, written) => {
        if (error !== null) done(error);
        else if (written === bytes.length) done();
        else writeRest(bytes.subarray(written));
      });
    }
    writeRest(Buffer.from(text));
  };
}

/**
 * Pipes and sockets. Node makes them non-blocking: what the reader does not take waits in this process. A write by a thread of the pool
 * would hold that thread, and the end of the process, until somebody reads.
 */
function writeToStream(stream: NodeJS.WriteStream): WriteText {
  // Each write is told of its own failure, such as a reader that has gone.
  stream.on('error', () => undefined);
  return (text, done) => stream.write(text, done);
}

const STANDARD_OUTPUT = 1;

function openStandardOutput(): BoundedSink {
  const status = fstatSync(STANDARD_OUTPUT);
  const isStream = status.isFIFO() || status.isSocket();
  const sink = createBoundedSink(isStream ? writeToStream(process.stdout) : writeToFile(STANDARD_OUTPUT));
  process.once('exit', () => {
    try {
      writeSync(STANDARD_OUTPUT, sink.takeWaiting());
    } catch {
      // The pipe is full, or nobody reads any more.
    }
  });
  return sink;
}

let output: BoundedSink | undefined;

/** The log on the standard output, one for the whole process. */
export function standardOutput(): BoundedSink {
  output ??= openStandardOutput();
  return output;
}
