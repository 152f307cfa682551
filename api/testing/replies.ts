// Answering: how a test posts a body to an endpoint without a server, and looks into the reply.

import assert from 'node:assert/strict';
import { type Endpoint, loadEndpoints } from '../endpoints/endpoints.ts';
import { prepare } from '../execute/prepare.ts';

export type Data = { readonly [key: string]: unknown };

export const endpoints: readonly Endpoint[] = await loadEndpoints();

/** The endpoint whose path is this, or ends with it. */
export function endpointAt(path: string): Endpoint {
  const endpoint = endpoints.find((candidate) => candidate.path.endsWith(path));
  assert.ok(endpoint !== undefined, path);
  return endpoint;
}

/** The reply to a body that must be answered. Family A's body lacks its beginning, which the metadata takes. */
export function answerTo(path: string, body: object): Data {
  const reply = replyTo(path, body);
  assert.ok(!('detail' in reply), JSON.stringify(reply));
  return reply;
}

/** The reply to any body: a refusal has `detail`. */
function replyTo(path: string, body: object): Data {
  const endpoint = endpointAt(path);
  const prepared = prepare(endpoint, Buffer.from(JSON.stringify(body)));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  const text = Buffer.from(outcome.body).toString();
  const isRest = endpoint.family === 'a' && outcome.kind === 'answer';
  const reply: unknown = JSON.parse(isRest ? `{"metadata":{}${text}` : text);
  assert.ok(isData(reply));
  return reply;
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list that the reply holds under this name. */
export function listIn(reply: Data, name: string): readonly Data[] {
  const list: unknown = reply[name];
  assert.ok(Array.isArray(list), name);
  return list.filter(isData);
}
