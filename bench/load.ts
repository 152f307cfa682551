// The load: asks one address over keep-alive connections, as fast as the answers come, and prints what it saw as JSON.
// A program of its own, so that it has a core of its own.
//
// Plain sockets instead of an HTTP client: the client must cost less than the server that it measures.

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Draw, drawBodies } from './bodies.ts';
import { quantile } from './section.ts';

export interface Load {
  readonly url: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly bodies: Draw;
  readonly names: readonly string[];
  readonly others: object;
  readonly connections: number;
  /** How many requests are sent each second, whatever becomes of them; without it, each connection sends when it has its answer. */
  readonly perSecond?: number;
  readonly seconds: number;
  /** Answers that are not measured, for the compilers' sake. */
  readonly warmUpSeconds: number;
}

/** Times in milliseconds. */
export interface Seen {
  readonly answers: number;
  readonly seconds: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
  /** Answers by status. */
  readonly statuses: { readonly [status: string]: number };
  readonly bytes: number;
  /** Waiting times of the answers that are not 200. */
  readonly refusals: { readonly p99: number; readonly worst: number };
  /** Requests that found no connection free: with a rate, the clients were too few. */
  readonly unsent: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Where the answer in the bytes ends, and its status; null while its head is not complete. */
function readHead(bytes: Buffer): { readonly end: number; readonly status: string } | null {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const found = /\ncontent-length: *(\d+)/i.exec(head);
  if (found === null) throw new Error(`an answer without a length: ${head}`);
  return { end: end + headEnd.length + Number(found[1]), status: head.slice(9, 12) };
}

/** One connection. */
export interface Conversation {
  /** Sends a request; the promise is for the whole answer. */
  readonly ask: (
    request: Buffer,
  ) => Promise<{ readonly status: string; readonly bytes: number; readonly waited: number }>;
  readonly end: () => void;
}

/** Opens a connection. Rejects where the server does not accept it. */
export async function open({ hostname, port }: URL): Promise<Conversation> {
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let waiting: Buffer[] = [];
  let length = 0;
  let head: ReturnType<typeof readHead> = null;
  let sent = 0;
  let answer = Promise.withResolvers<{ readonly status: string; readonly bytes: number; readonly waited: number }>();
  socket.setNoDelay(true);
  socket.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    length += chunk.length;
    head ??= readHead(waiting.length === 1 ? chunk : Buffer.concat(waiting));
    if (head === null || length < head.end) return;
    const { status } = head;
    const bytes = length;
    [waiting, length, head] = [[], 0, null];
    answer.resolve({ status, bytes, waited: performance.now() - sent });
  });
  socket.on('error', (error) => answer.reject(error));
  socket.on('close', () => answer.reject(new Error('the server closed the connection')));
  return {
    ask: (request) => {
      answer = Promise.withResolvers();
      if (socket.destroyed) answer.reject(new Error('the server closed the connection'));
      sent = performance.now();
      socket.write(request);
      return answer.promise;
    },
    end: () => {
      answer.promise.catch(() => undefined);
      socket.end();
    },
  };
}

function requestsOf({ url, path, headers, bodies, names, others }: Load): readonly Buffer[] {
  const { host } = new URL(url);
  const lines = Object.entries({ host, 'content-type': 'application/json', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return drawBodies(bodies, names, others).map((body) =>
    Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${body.length}\r\n\r\n${body}`),
  );
}

/** Requests in turn, from each connection as soon as it has its answer. */
async function askWithoutPause(
  conversations: readonly Conversation[],
  until: number,
  ask: (conversation: Conversation) => Promise<void>,
): Promise<void> {
  async function goOn(conversation: Conversation): Promise<void> {
    while (performance.now() < until) await ask(conversation);
  }
  await Promise.all(conversations.map(goOn));
}

/** As many requests each second, from the connection that is free for longest: the server closes idle ones. How many found none. */
async function askAtRate(
  conversations: readonly Conversation[],
  { perSecond, until }: { readonly perSecond: number; readonly until: number },
  ask: (conversation: Conversation) => Promise<void>,
): Promise<number> {
  const free = [...conversations];
  const begin = performance.now();
  const running = new Set<Promise<void>>();
  let [due, unsent] = [0, 0];
  async function askAndReturn(conversation: Conversation): Promise<void> {
    await ask(conversation);
    free.push(conversation);
  }
  while (performance.now() < until) {
    const wanted = ((performance.now() - begin) / 1000) * perSecond;
    for (; due < wanted; due += 1) {
      const conversation = free.shift();
      if (conversation === undefined) {
        unsent += 1;
        continue;
      }
      const asked = askAndReturn(conversation);
      running.add(asked);
      void asked.finally(() => running.delete(asked));
    }
    await pause(1);
  }
  await Promise.all(running);
  return unsent;
}

/** One after the other: a crowd at the door would be waiting there and not for its answers. */
async function openAll({ url, connections }: Load): Promise<readonly Conversation[]> {
  const conversations: Conversation[] = [];
  while (conversations.length < connections) conversations.push(await open(new URL(url)));
  return conversations;
}

async function run(load: Load): Promise<Seen> {
  const requests = requestsOf(load);
  const conversations = await openAll(load);
  // Said when measuring begins, so that the CPU of the server is read for the same stretch of time.
  setTimeout(() => process.stdout.write('measuring\n'), load.warmUpSeconds * 1000);
  const start = performance.now() + load.warmUpSeconds * 1000;
  const until = start + load.seconds * 1000;
  const waits: number[] = [];
  const refused: number[] = [];
  const statuses: Record<string, number> = {};
  let [place, bytes, last] = [0, 0, start];

  async function ask(conversation: Conversation): Promise<void> {
    place = (place + 1) % requests.length;
    const answer = await conversation.ask(requests[place]);
    const now = performance.now();
    if (now < start) return;
    last = now;
    waits.push(answer.waited);
    bytes += answer.bytes;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status !== '200') refused.push(answer.waited);
  }

  const { perSecond } = load;
  const unsent =
    perSecond === undefined
      ? await askWithoutPause(conversations, until, ask).then(() => 0)
      : await askAtRate(conversations, { perSecond, until }, ask);
  for (const { end } of conversations) end();
  const [median, p99, worst] = [0.5, 0.99, 1].map((share) => quantile(waits, share));
  const refusals = { p99: quantile(refused, 0.99), worst: quantile(refused, 1) };
  const seconds = (last - start) / 1000;
  return { answers: waits.length, seconds, median, p99, worst, statuses, bytes, refusals, unsent };
}

if (import.meta.main) {
  const load: Load = JSON.parse(process.argv[2]);
  process.stdout.write(`${JSON.stringify(await run(load))}\n`);
}
