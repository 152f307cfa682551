// Asking the routes of practice without a server.

import assert from 'node:assert/strict';
import { practiceRoutes } from '../practice/practice-routes.ts';
import { type Data, endpoints, isData } from './replies.ts';

/** The reply of the route whose path ends so: the sections of an envelope without its metadata, or a refusal with its `detail`. */
export function practise(path: string, body: object | string): Data {
  const route = practiceRoutes(endpoints).find((one) => one.path.endsWith(path));
  assert.ok(route !== undefined, path);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const prepared = route.prepare(Buffer.from(text), 2 ** 25);
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  const written = Buffer.from(outcome.body).toString();
  const reply: unknown = JSON.parse(outcome.kind === 'answer' ? `{"metadata":{}${written}` : written);
  assert.ok(isData(reply));
  return reply;
}

/** The answer of an envelope. */
export function answerIn(reply: Data): unknown {
  const { result } = reply;
  assert.ok(isData(result), JSON.stringify(reply));
  return result['answer'];
}

/** The entries of a refusal as "place: type". */
export function problemsIn(reply: Data): readonly string[] {
  const { detail } = reply;
  assert.ok(Array.isArray(detail), JSON.stringify(reply));
  return detail
    .filter(isData)
    .map(({ loc, type }) => `${Array.isArray(loc) ? loc.slice(1).join('.') : ''}: ${String(type)}`);
}
