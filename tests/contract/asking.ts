// Asking a running service in tests of the contract, and looking into its replies.

import assert from 'node:assert/strict';
import type { RunningService } from '../running-service.ts';

export const ROOT_A = '/v1/mathematics/linear-algebra';
export const ROOT_B = '/api/v1/mathematics/linear-algebra/matrix-operations';
export const ADD_A = `${ROOT_A}/matrices/arithmetic/add`;
export const ADD_B = `${ROOT_B}/matrix-arithmetic/add`;

/** Inputs that every route accepts. */
export const INPUTS = { a: [[1.25, 2]], b: [[5, 6]] };

export type Data = { readonly [key: string]: unknown };

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Posts a body that must be answered and gives the reply's object. */
export async function ask(service: RunningService, path: string, body: object): Promise<Data> {
  const reply = await service.post(path, JSON.stringify(body));
  assert.equal(reply.status, 200, reply.text);
  const data: unknown = JSON.parse(reply.text);
  assert.ok(isData(data));
  return data;
}

/** The value behind keys: at(body, 'result', 'answer'). */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner) && typeof key === 'number') return inner[key];
    return isData(inner) ? inner[key] : undefined;
  }, value);
}
