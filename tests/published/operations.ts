// The operations of the published document, and how each status that it tells of is provoked.

import { document } from '@matrixsteps/api/openapi/testing/published.ts';

export interface PublishedOperation {
  readonly path: string;
  readonly method: 'get' | 'post';
  /** The statuses that it is published with. */
  readonly statuses: readonly string[];
  /** The bodies that it is published with. */
  readonly examples: readonly unknown[];
  /** Whether a key is needed. */
  readonly isProtected: boolean;
}

export const operations: readonly PublishedOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { responses, requestBody, security }]) => {
    if (method !== 'get' && method !== 'post') throw new Error(`${path} has the method ${method}`);
    const given: { readonly [name: string]: { readonly value: unknown } } =
      requestBody?.content['application/json'].examples ?? {};
    return {
      path,
      method,
      statuses: Object.keys(responses),
      examples: Object.values(given).map(({ value }) => value),
      isProtected: security === undefined,
    };
  }),
);

/** The services that a status may need. */
export type Condition = 'usual' | 'exhausted' | 'hasty' | 'narrow' | 'broken' | 'down';

/** A request that provokes a status; what is left out is as usual: the first example as JSON, with a key. */
export interface Provocation {
  readonly condition?: Condition;
  readonly body?: string;
  /** In place of a parameter of the path. */
  readonly operation?: string;
  readonly headers?: { readonly [name: string]: string | null };
  /** A key of this scope in place of the usual one, which opens everything. */
  readonly scope?: 'answers' | 'feedback';
  /** How often it is sent; the last answer counts. */
  readonly times?: number;
}

const MCP = '/mcp';
const FEEDBACK = ['answer', 'working', 'next-step'].map((name) => `/v1/mathematics/linear-algebra/feedback/${name}`);
const BATCHES: readonly string[] = ['/v1/batch', '/api/v1/batch'];
/** Nothing is computed on these paths, so they cannot fail as questions do, nor use up the month. */
const USAGE: readonly string[] = ['/v1/usage', '/api/v1/usage'];

/** How each status is provoked, wherever it is published. */
const USUAL: { readonly [status: string]: Provocation } = {
  200: {},
  304: { headers: { 'if-none-match': '*' } },
  401: { headers: { authorization: null } },
  403: { scope: 'feedback' },
  404: { operation: 'nothing' },
  413: { condition: 'narrow' },
  415: { headers: { 'content-type': 'text/plain' } },
  422: { body: '{}' },
  429: { condition: 'exhausted' },
  500: { condition: 'broken' },
  503: { condition: 'down' },
};

/** Where it takes something else. The tools answer a call for which there is no answer left with words for the assistant. */
const PARTICULAR: { readonly [path: string]: { readonly [status: string]: Provocation } } = {
  [MCP]: {
    202: { body: '{"jsonrpc":"2.0","method":"notifications/initialized"}' },
    400: { body: '{"jsonrpc":"1.0"}' },
    403: { headers: { origin: 'https://elsewhere.example' } },
    406: { headers: { accept: 'text/html' } },
    429: { condition: 'hasty', times: 3 },
  },
  // A key for feedback opens these.
  ...Object.fromEntries(FEEDBACK.map((path) => [path, { 403: { scope: 'answers' } }])),
  ...Object.fromEntries(USAGE.map((path) => [path, { 429: { condition: 'hasty', times: 3 } }])),
};

/** Statuses that no request provokes: without a key nothing is computed, and what fails inside a tool is told to the assistant. */
const NEVER = new Set([
  ...operations
    .filter(({ path, isProtected }) => !isProtected || path === MCP || USAGE.includes(path))
    .map(({ path }) => `${path} 500`),
  // What goes wrong with a question is told in its place; a whole batch is refused for its computing time alone.
  ...BATCHES.flatMap((path) => [`${path} 429`, `${path} 500`]),
]);

/** How a status of an operation is provoked; null where nothing does. @throws Error for one that is not known here */
export function provocationOf({ path }: PublishedOperation, status: string): Provocation | null {
  if (NEVER.has(`${path} ${status}`)) return null;
  const provocation = PARTICULAR[path]?.[status] ?? USUAL[status];
  if (provocation === undefined) throw new Error(`nothing here provokes ${status} of ${path}`);
  return provocation;
}
