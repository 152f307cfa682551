// The stub: a server that replies with the scripts of the behaviours, and reports the requests that it got.
//
// The address of a behaviour is `/<its number>`; what comes below it is answered by the next reply of its script. `GET
// /received/<number>` gives the requests that came, and forgets them. What comes below `/burst/<name>` is answered 50 times a second,
// and refused beyond that.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Behaviour, ScriptedReply } from './behaviour.ts';

interface ReceivedRequest {
  readonly method: string;
  /** Below the address of the behaviour. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Milliseconds. */
  readonly at: number;
}

/** The reply beyond the end of a script: the client has sent more requests than expected. */
const UNFORESEEN: ScriptedReply = { status: 599, body: { detail: 'the script of this behaviour is at its end' } };

const PER_SECOND = 50;

/** The replies of a service with a burst limit: for each name a bucket of tokens, which fills again within a second. */
function burstReplies(): (name: string) => ScriptedReply {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (name) => {
    const now = performance.now();
    const { tokens, at } = buckets.get(name) ?? { tokens: PER_SECOND, at: now };
    const filled = Math.min(PER_SECOND, tokens + ((now - at) / 1000) * PER_SECOND);
    buckets.set(name, { tokens: filled < 1 ? filled : filled - 1, at: now });
    if (filled >= 1) return { body: { ans: [[3]] } };
    const detail = `Too many requests at once: ${PER_SECOND} per second are allowed`;
    return { status: 429, headers: { 'retry-after': '1' }, body: { detail } };
  };
}

export function createStub(behaviours: readonly Behaviour[]): Server {
  const received = behaviours.map((): ReceivedRequest[] => []);
  const burst = burstReplies();

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, first, ...path] = (request.url ?? '').split('/');
    if (first === 'received') {
      const number = Number(path[0]);
      send(response, { status: 200, body: { requests: received[number].splice(0) } });
      return;
    }
    if (first === 'burst') {
      request.resume();
      send(response, burst(path[0] ?? ''));
      return;
    }
    const number = Number(first);
    const at = performance.now();
    const { method = '', headers } = request;
    const body = await text(request);
    received[number].push({ method, path: `/${path.join('/')}`, headers, body, at });
    const scripted = behaviours[number].script?.[received[number].length - 1] ?? UNFORESEEN;
    if (scripted.reset === true) request.socket.resetAndDestroy();
    else setTimeout(() => send(response, scripted), (scripted.delay ?? 0) * 1000).unref();
  }

  return createServer((request, response) => {
    reply(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
}

function send(response: ServerResponse, { status = 200, headers = {}, body, text: raw, half }: ScriptedReply): void {
  const content = raw ?? JSON.stringify(body ?? {});
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'stub-1', ...headers });
  if (half === true) response.write(content.slice(0, content.length / 2));
  else response.end(content);
}
