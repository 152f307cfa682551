// Raw connections: bytes go out as they are, and come back as they are or as the answers that they hold.

import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');

function parseHead(head: string): Omit<Answer, 'body'> {
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Map(lines.map((line) => [line.replace(/:.*/s, '').toLowerCase(), line.replace(/^[^:]*: */, '')]));
  return { status: Number(statusLine.slice(9, 12)), headers };
}

/** The first answer in the bytes, and how many bytes it takes; null where it is not whole. */
function firstAnswer(bytes: Buffer, isHead: boolean): { readonly answer: Answer; readonly length: number } | null {
  const at = bytes.indexOf(headEnd);
  if (at < 0) return null;
  const head = parseHead(bytes.toString('latin1', 0, at));
  const hasBody = !isHead && head.status >= 200 && head.status !== 304 && head.status !== 204;
  const start = at + headEnd.length;
  const end = start + (hasBody ? Number(head.headers.get('content-length') ?? Number.NaN) : 0);
  if (Number.isNaN(end)) throw new Error(`an answer without a length: ${bytes.toString('latin1', 0, at)}`);
  return end > bytes.length ? null : { answer: { ...head, body: bytes.subarray(start, end) }, length: end };
}

/** All answers in the bytes of a connection that is closed. Throws where something is left. */
export function answersIn(bytes: Buffer, isHead = false): readonly Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const first = firstAnswer(rest, isHead);
    if (first === null) throw new Error(`no whole answer: ${rest.toString('latin1', 0, 300)}`);
    answers.push(first.answer);
    rest = rest.subarray(first.length);
  }
  return answers;
}

export interface Connection {
  /** Sends one request and gives its last answer; null where the connection closed before. */
  readonly ask: (message: Uint8Array, isHead?: boolean) => Promise<Answer | null>;
  readonly close: () => void;
}

/** A connection that is used for one request after another; it is opened anew where the server closed it. */
export function keepConnection(port: number): Connection {
  let socket: Socket | null = null;
  let received: Buffer = Buffer.alloc(0);
  let settle: ((answer: Answer | null) => void) | null = null;
  let expectsHead = false;

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    opened.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      for (let first = firstAnswer(received, expectsHead); first !== null; first = firstAnswer(received, expectsHead)) {
        received = received.subarray(first.length);
        if (first.answer.status < 200) continue;
        if (first.answer.headers.get('connection') === 'close') forget(opened);
        settle?.(first.answer);
        return;
      }
    });
    opened.on('error', () => undefined);
    opened.on('close', () => {
      if (socket !== opened) return;
      forget(opened);
      settle?.(null);
    });
    return opened;
  }

  function forget(used: Socket): void {
    if (socket === used) socket = null;
    received = Buffer.alloc(0);
    used.destroy();
  }

  return {
    ask: (message, isHead = false) => {
      const { promise, resolve } = Promise.withResolvers<Answer | null>();
      settle = resolve;
      expectsHead = isHead;
      socket ??= open();
      socket.write(message);
      return promise;
    },
    close: () => socket?.destroy(),
  };
}

/**
 * Sends bytes on a connection of their own, and gives all that comes back until it is closed. Where the server says nothing, or goes
 * on listening, our side is closed after so many milliseconds of silence.
 */
export function exchangeBytes(port: number, bytes: Uint8Array, silence: number): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const received: Buffer[] = [];
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const timer = setTimeout(() => socket.end(), silence);
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    timer.refresh();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(timer);
    resolve(Buffer.concat(received));
  });
  socket.write(bytes);
  return promise;
}
