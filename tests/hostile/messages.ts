// Hostile messages: whole requests for every route, as bytes. Their heads are HTTP; what they say need not make sense.

import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import { hostileBody } from './bodies.ts';
import type { Random } from './random.ts';

/** Who is asked, and what opens its doors. */
export interface Target {
  readonly endpoints: readonly Endpoint[];
  readonly origin: string;
  readonly key: string;
  /** Of somebody signed in. */
  readonly cookie: string;
}

export interface Message {
  readonly bytes: Buffer;
  readonly method: string;
  readonly path: string;
}

const publicPaths: readonly string[] = [
  '/',
  '/health',
  '/openapi.json',
  '/catalogue',
  '/catalogue/add',
  '/docs/reference',
  '/docs',
  '/docs/errors',
  '/docs/operations/add',
  '/playground',
  '/sign-up',
  '/dashboard',
  '/icon.svg',
  '/assets/',
  '/account/session',
  '/account/usage',
  '/account/audit',
  '/account/export',
  '/account/key',
];

export const accountForms: readonly string[] = [
  '/account/sign-up',
  '/account/confirm',
  '/account/sign-in',
  '/account/sign-out',
  '/account/sign-out-everywhere',
  '/account/reset-request',
  '/account/reset',
  '/account/claim',
  '/account/password',
  '/account/key/reveal',
  '/account/key/regenerate',
  '/account/delete',
];

const formTexts: readonly string[] = [
  '"ada@example.com"',
  '"nobody@example.com"',
  '"a@b"',
  '"@"',
  '"a@b\\r\\nBcc: c@d"',
  `"${'x'.repeat(300)}@y"`,
  '"correct horse battery"',
  '"short"',
  `"${'p'.repeat(500)}"`,
  '"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"',
  '"\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"',
  'null',
  '1',
  '[]',
  '{}',
  '{"__proto__":{"polluted":1}}',
];

const formFields: readonly string[] = ['email', 'password', 'current', 'token', '__proto__', 'constructor', 'email'];

const pathPieces: readonly string[] = [
  '%00',
  '%2e%2e%2f',
  '%5c',
  '%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  '../',
  './',
  '//',
  ';a=b',
  '?a=b',
  '?',
  '#x',
  '__proto__',
  'constructor',
  'a'.repeat(200),
  '*',
  ':operation',
  '{operation}',
  '%0d%0aX:%20y',
  '\\',
  '"',
  '<script>',
  '$where',
];

const headerNames: readonly string[] = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Expect',
  'If-None-Match',
  'If-Modified-Since',
  'Origin',
  'Range',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  '__proto__',
  'constructor',
  'Authorization',
  'TE',
  'Via',
];

const headerValues: readonly string[] = [
  '',
  '*',
  '*/*',
  'text/html',
  'text/html;q=0, application/json;q=9',
  'gzip',
  'gzip;q=1e400, identity;q=NaN',
  'gzip, gzip, br;q=',
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset="utf-8"; a=b',
  'multipart/form-data; boundary=x',
  'bytes=0-0',
  'bytes=-1,5-4,999999999999999999999-',
  '"a", W/"b", "',
  'matrixsteps-session=x; matrixsteps-session=y',
  `matrixsteps-session=${'%41'.repeat(200)}`,
  '=; ;;=;a',
  'null',
  'same-origin',
  '1.2.3.4, evil, ::1, 999.999.999.999',
  'Bearer',
  'Bearer mm_x',
  'Basic YTpi',
  '\xff\xfe\x80',
  '{"a":1}',
  'a,'.repeat(500),
  ';'.repeat(500),
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'identity',
];

const forms = (random: Random): Buffer => {
  const members = Array.from(
    { length: random.below(5) },
    () => `"${random.pick(formFields)}":${random.pick(formTexts)}`,
  );
  const text = `{${members.join(',')}}`;
  return random.once(8) ? random.bytes(random.below(60)) : Buffer.from(random.once(10) ? text.slice(1) : text);
};

const toolNames: readonly string[] = [
  'combine_matrices',
  'analyze_square_matrix',
  'list_operations',
  'explain_operation',
  'create_exercises',
  'check_answer',
  'check_working',
  'next_row_operation',
  '__proto__',
];

const toolMethods: readonly string[] = [
  'tools/call',
  'tools/list',
  'initialize',
  'ping',
  'notifications/cancelled',
  'x',
];

/** One message of the protocol of tools, whose arguments are the body of a question; some are no messages, and some several. */
function toolMessage(random: Random, question: Buffer): Buffer {
  if (random.once(5)) return random.once(2) ? question : Buffer.from('['.repeat(random.below(60_000)));
  const method = random.once(3) ? random.pick(toolMethods) : 'tools/call';
  const id = random.pick(['1', '"1"', '2', 'null', '1e400', '[]']);
  const head = `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{"requestId":1,"name":"${random.pick(toolNames)}"`;
  const message = Buffer.concat([Buffer.from(`${head},"arguments":`), question, Buffer.from('}}')]);
  if (!random.once(4)) return message;
  const others = Array.from({ length: 1 + random.below(3) }, () => [Buffer.from(','), toolMessage(random, question)]);
  return Buffer.concat([Buffer.from('['), message, ...others.flat(), Buffer.from(']')]);
}

/** One request, for any route. */
export function hostileMessage(random: Random, { endpoints, origin, key, cookie }: Target): Message {
  const kind = random.below(20);
  const endpoint = random.pick(endpoints);
  const isMathematics = kind < 13;
  const isPlayground = kind === 13 || kind === 14;
  const isAccount = kind === 15 || kind === 16;
  const isTools = kind === 17;
  const { choice } = endpoint;
  const operation = choice.kind === 'single' ? choice.operation.id : 'add';
  let path = isMathematics
    ? endpoint.path
    : isPlayground
      ? `/playground/answers/${operation}`
      : isTools
        ? '/mcp'
        : random.pick(isAccount ? accountForms : publicPaths);
  let method = isMathematics || isPlayground || isAccount || isTools ? 'POST' : 'GET';
  if (random.once(15)) path += random.pick(['', '/']) + random.pick(pathPieces);
  if (random.once(40)) method = random.pick(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'QUERY']);
  const question = method === 'GET' ? Buffer.alloc(0) : hostileBody(random, endpoint);
  const body = isAccount ? forms(random) : isTools ? toolMessage(random, question) : question;
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${origin.slice('http://'.length)}`];
  if ((isMathematics || isTools) && !random.once(50)) head.push(`Authorization: Bearer ${key}`);
  if (isTools && !random.once(20)) head.push('Accept: application/json, text/event-stream');
  if (!isMathematics && !random.once(10)) head.push(`Origin: ${origin}`);
  if (!isMathematics && random.once(2)) head.push(`Cookie: ${cookie}`);
  if (body.length > 0 && !random.once(50)) head.push('Content-Type: application/json');
  while (random.once(4)) head.push(`${random.pick(headerNames)}: ${random.pick(headerValues)}`);
  const isChunked = body.length > 0 && random.once(20);
  if (isChunked) head.push('Transfer-Encoding: chunked');
  else if (body.length > 0 || method === 'POST') head.push(`Content-Length: ${body.length}`);
  const sent = isChunked ? inChunks(random, body) : [body];
  return { bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), ...sent]), method, path };
}

function inChunks(random: Random, body: Buffer): readonly Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const chunk = body.subarray(at, at + 1 + random.below(random.pick([2, 60, 4000])));
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'));
    at += chunk.length;
  }
  return [...chunks, Buffer.from('0\r\n\r\n')];
}

const fragments: readonly string[] = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  '\r\n\r\n',
  '\r\n ',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding: gzip, chunked\r\n',
  'Content-Length: 5\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 99999999999\r\n',
  'Host: x\r\n',
  'Connection: close\r\n',
  'Connection: upgrade\r\nUpgrade: websocket\r\n',
  'Expect: 100-continue\r\n',
  'HTTP/1.0',
  'HTTP/2.0',
  '0\r\n\r\n',
  'ffffffffffffffff\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  'X: '.padEnd(17_000, 'x'),
];

/** Bytes that may be requests, or nearly, or nothing of the kind. */
export function hostileBytes(random: Random, target: Target): Buffer {
  if (random.once(12)) return random.bytes(1 + random.below(400));
  let { bytes } = hostileMessage(random, target);
  if (random.once(4)) bytes = Buffer.concat([bytes, hostileMessage(random, target).bytes]);
  for (let times = 1 + random.below(3); times > 0; times--) {
    const headLength = Math.max(1, bytes.indexOf('\r\n\r\n') + 4);
    const at = random.below(random.once(4) ? bytes.length + 1 : headLength);
    const to = Math.min(bytes.length, at + (random.once(2) ? 0 : random.below(12)));
    const between = random.once(3) ? random.bytes(1 + random.below(3)) : Buffer.from(random.pick(fragments), 'latin1');
    bytes = Buffer.concat([bytes.subarray(0, at), between, bytes.subarray(to)]);
  }
  return bytes;
}
