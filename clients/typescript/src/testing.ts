// For the tests of programs that use the client: a service that is not there, with answers that the test gives, or recorded ones.

import type { ClientSettings, Fetch } from './settings.ts';

/** A request that the fake service got. */
export interface FakeRequest {
  readonly path: string;
  /** As the API names its members. */
  readonly body: { readonly [name: string]: unknown };
}

/** A whole reply instead of an answer: see {@link fakeReply}. */
export class FakeReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: { readonly [name: string]: string };

  constructor(status: number, body: unknown, headers: { readonly [name: string]: string }) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A whole reply: other sections than the answer, or a refusal, such as `fakeReply(429, { detail: 'Too many requests at once' })`. */
export function fakeReply(status: number, body: unknown, headers: { readonly [name: string]: string } = {}): FakeReply {
  return new FakeReply(status, body, headers);
}

/** An answer in JSON, a {@link fakeReply}, or a function that gives one of these for the body of a request. */
export type FakeAnswer = unknown;

/** A question with its reply, as {@link recorder} writes them down. */
export interface Recorded {
  readonly path: string;
  readonly body: string;
  readonly reply: string;
}

export interface FakeService {
  /** For `new MatrixSteps(service.settings)`: nothing goes over a network, and nothing is tried again. */
  readonly settings: ClientSettings;
  /** What was asked, in order. */
  readonly requests: readonly FakeRequest[];
}

/**
 * A service for tests.
 *
 * @param answers - By the name of the operation in the API, such as `trace` or `col-mean`: the answer of both families of routes.
 * @param recorded - Replies that a {@link recorder} has written down; they win.
 * @example
 * const service = fakeService({ trace: 5, inverse: fakeReply(422, { detail: [] }) });
 * const client = new MatrixSteps(service.settings);
 */
export function fakeService(
  answers: { readonly [operation: string]: FakeAnswer },
  recorded: readonly Recorded[] = [],
): FakeService {
  const requests: FakeRequest[] = [];
  const fetch: Fetch = async (address, init) => {
    const path = address.slice(BASE_URL.length);
    const text = typeof init.body === 'string' ? init.body : '{}';
    const body: FakeRequest['body'] = JSON.parse(text);
    requests.push({ path, body });
    const known = recorded.find((each) => each.path === path && each.body === text);
    if (known !== undefined) return new Response(known.reply, { headers: HEADERS });
    return responseOf(path, body, given(answers, operationOf(path, body), body));
  };
  return { settings: { apiKey: null, baseUrl: BASE_URL, retries: 0, burstWait: 0, fetch }, requests };
}

/** Writes down what a real service answers: give its `fetch` to a client, then keep `recorded`, which is JSON. */
export function recorder(fetch: Fetch = (address, init) => globalThis.fetch(address, init)): {
  readonly fetch: Fetch;
  readonly recorded: readonly Recorded[];
} {
  const recorded: Recorded[] = [];
  return {
    recorded,
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      const text = await response.clone().text();
      const path = address.slice(address.search(/\/(?:api\/)?v1\//));
      if (response.ok && typeof init.body === 'string') recorded.push({ path, body: init.body, reply: text });
      return response;
    },
  };
}

/** A name that no network knows. */
const BASE_URL = 'http://fake.invalid';
const HEADERS = { 'content-type': 'application/json', 'x-request-id': 'fake' };

/** The last part of the route; on a combined route the choice of the body. */
function operationOf(path: string, body: FakeRequest['body']): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.startsWith('matrix-') && path.startsWith('/api/') ? String(body['operation'] ?? body['type']) : last;
}

function given(
  answers: { readonly [operation: string]: FakeAnswer },
  operation: string,
  body: FakeRequest['body'],
): FakeAnswer {
  if (!Object.hasOwn(answers, operation)) {
    throw new Error(`The fake service has no answer for ${operation}; it has ${Object.keys(answers).join(', ')}.`);
  }
  const answer = answers[operation];
  return typeof answer === 'function' ? Reflect.apply(answer, undefined, [body]) : answer;
}

function responseOf(path: string, body: FakeRequest['body'], answer: FakeAnswer): Response {
  const { status, body: content, headers } = answer instanceof FakeReply ? answer : wrapped(path, body, answer);
  return new Response(JSON.stringify(content), { status, headers: { ...HEADERS, ...headers } });
}

/** The least reply of each family that holds the answer. */
function wrapped(path: string, body: FakeRequest['body'], answer: unknown): FakeReply {
  const chosen = body['result_name'];
  const name = typeof chosen === 'string' ? chosen : 'ans';
  if (path.startsWith('/api/')) return fakeReply(200, { [name]: answer, steps: [] });
  return fakeReply(200, { metadata: { success: true, status_code: 200 }, result: { name, answer }, steps: [] });
}
