// A client that keeps its connection, and knows of each request whether it was sent and what came back.
//
// Plain sockets: a client of HTTP would send again what was lost, in silence, or cost more than the service.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  /** Status line and fields. */
  readonly head: string;
  readonly body: string;
}

/** `unsent`: there was no connection to be had. `lost`: it was sent, and the connection ended before an answer. */
export type Outcome = Answer | { readonly kind: 'unsent' | 'lost'; readonly reason: string };

export interface Client {
  readonly ask: (request: Buffer) => Promise<Outcome>;
  /** Opens the connection before anything is asked. */
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

const headEnd = Buffer.from('\r\n\r\n');

/** A POST with a key and a JSON body, as bytes. */
export function composeQuestion(path: string, key: string, body: string): Buffer {
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** The answer, once all of it is there. */
function readAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\ncontent-length: *(\d+)/i.exec(head)?.[1]);
  const start = end + headEnd.length;
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`);
  if (bytes.length < start + length) return null;
  return {
    kind: 'answer',
    status: Number(head.slice(9, 12)),
    head,
    body: bytes.toString('utf8', start, start + length),
  };
}

/** The value of a field of an answer; null where it has none. */
export function fieldOf({ head }: Answer, name: string): string | null {
  return new RegExp(`\\r\\n${name}: *(.*)`, 'i').exec(head)?.[1] ?? null;
}

function nobodyWaits(): void {
  // What comes now is for nobody.
}

/** One request after another on one connection, which is made anew where it ended. */
export function makeClient(port: number): Client {
  let socket: Socket | null = null;
  let received: Buffer = Buffer.alloc(0);
  let settle: (outcome: Outcome) => void = nobodyWaits;
  let reason = '';

  function forget(ended: Socket): void {
    if (socket === ended) socket = null;
  }

  async function open(): Promise<void> {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    opened.on('error', (error) => {
      reason = error.message;
    });
    await once(opened, 'connect');
    socket = opened;
    received = Buffer.alloc(0);
    reason = 'the connection was closed';
    opened.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = readAnswer(received);
      if (answer === null) return;
      received = Buffer.alloc(0);
      if (fieldOf(answer, 'connection') === 'close') {
        forget(opened);
        opened.destroy();
      }
      settle(answer);
    });
    opened.on('end', () => forget(opened));
    opened.on('close', () => {
      forget(opened);
      settle({ kind: 'lost', reason: received.length === 0 ? reason : `${reason}, in the middle of an answer` });
    });
  }

  return {
    open,
    ask: async (request) => {
      try {
        if (socket === null) await open();
      } catch (error) {
        return { kind: 'unsent', reason: String(error) };
      }
      const outcome = Promise.withResolvers<Outcome>();
      settle = outcome.resolve;
      socket?.write(request);
      return outcome.promise;
    },
    close: () => {
      settle = nobodyWaits;
      socket?.destroy();
      socket = null;
    },
  };
}
