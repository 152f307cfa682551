// An example: a page in a browser gets answers without ever seeing the API key. The page asks this small server, which adds the key.
//
//   MATRIXSTEPS_API_KEY=mm_... MATRIXSTEPS_BASE_URL=https://answers.example.org node deploy/browser-proxy.ts
//
// Node 24 or later, no packages. Put your own sign-in before it, so that strangers cannot use up your month.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface ProxySettings {
  /** Such as `https://answers.example.org`, without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The routes of the service that the page may ask. All others are refused. */
  readonly allowed: readonly string[];
  readonly maxBodyBytes: number;
}

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Trace of a matrix</title>
  <h1>Trace of a matrix</h1>
  <form>
    <label>Matrix as JSON <input name="matrix" value="[[1, 2], [3, 4]]"></label>
    <button>Ask</button>
  </form>
  <p role="status"></p>
  <script>
    document.forms[0].addEventListener('submit', async (event) => {
      event.preventDefault();
      const status = document.querySelector('[role=status]');
      try {
        const a = JSON.parse(event.target.matrix.value);
        const response = await fetch('/v1/mathematics/linear-algebra/matrices/trace', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ a, response_profile: 'lite' }),
        });
        const reply = await response.json();
        status.textContent = response.ok ? 'The trace is ' + reply.result.answer : JSON.stringify(reply.detail);
      } catch (error) {
        status.textContent = String(error);
      }
    });
  </script>
</html>
`;

/** The whole body; null where it is longer than `most` bytes. */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, status: number, detail: string): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ detail }));
}

/** Headers of the service that a page has use for. The limits of the account are not the page's concern. */
const passedOn = ['content-type', 'retry-after', 'x-request-id'];

async function answer(settings: ProxySettings, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers } = request;
  if (method === 'GET' && url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  // A page of another site cannot send this content type without asking first, which is refused here.
  if (method !== 'POST' || !settings.allowed.includes(url)) return refuse(response, 404, 'Not Found');
  if (headers['content-type'] !== 'application/json') return refuse(response, 415, 'Send application/json');
  const body = await readBody(request, settings.maxBodyBytes);
  if (body === null) return refuse(response, 413, 'The question is too long');
  const reply = await fetch(settings.baseUrl + url, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.apiKey}`, 'content-type': 'application/json' },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(60_000),
  });
  // A refused key is a fault of this server, not of the page.
  if (reply.status === 401) return refuse(response, 502, 'The service cannot be asked now');
  const text = await reply.text();
  const kept = passedOn.flatMap((name) => {
    const value = reply.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(reply.status, Object.fromEntries(kept)).end(text);
}

/** The server; it does not listen yet. */
export function createProxy(settings: ProxySettings): Server {
  return createServer((request, response) => {
    answer(settings, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, 'The service cannot be asked now');
    });
  });
}

if (import.meta.main) {
  const { MATRIXSTEPS_API_KEY: apiKey = '', MATRIXSTEPS_BASE_URL: baseUrl = 'http://127.0.0.1:3000' } = process.env;
  const allowed = ['/v1/mathematics/linear-algebra/matrices/trace'];
  createProxy({ baseUrl, apiKey, allowed, maxBodyBytes: 64 * 1024 }).listen(8080, '127.0.0.1');
}
