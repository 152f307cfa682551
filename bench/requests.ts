// The requests that the benchmark sends, as data.

import { ROOTS } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { Draw, Entries } from './bodies.ts';

/** A request to the service with bodies of drawn matrices. */
export interface Request {
  readonly name: string;
  readonly path: string;
  readonly bodies: Draw;
  /** The fields that are matrices. */
  readonly names: readonly string[];
  /** The other fields of the body. */
  readonly others: object;
  readonly connections: number;
  readonly gzip: boolean;
}

const ARITHMETIC = `${ROOTS.b}/matrix-operations/matrix-arithmetic`;

/** Up to this size, a service answers thousands of requests a second. */
const LARGEST_SMALL = 100;

/** `add` of family B, with the answer alone. */
export function addLite(size: number, entries: Entries): Request {
  const isLarge = size > LARGEST_SMALL;
  return {
    name: `B add ${size}x${size}, ${entries}, lite`,
    path: `${ARITHMETIC}/add`,
    bodies: { size, entries, count: isLarge ? 4 : 64 },
    names: ['a', 'b'],
    others: { api_level: 'lite' },
    connections: isLarge ? 8 : 32,
    gzip: false,
  };
}

/** `add` of family B without options, which is the detailed reply. */
export const ADD_DETAILED_B: Request = {
  ...addLite(3, 'decimals'),
  name: 'B add 3x3, detailed',
  bodies: { size: 3, entries: 'decimals', count: 512 },
  others: {},
};

/** A detailed reply of family A for matrices of order 3. */
export function detailedA(operation: string, names: readonly string[], gzip: boolean): Request {
  return {
    name: `A ${operation.split('/').at(-1)} 3x3, detailed${gzip ? ', gzip' : ''}`,
    path: `${ROOTS.a}/matrices/${operation}`,
    bodies: { size: 3, entries: 'integers', count: 512 },
    names,
    others: { response_profile: 'detailed' },
    connections: 32,
    gzip,
  };
}

/** A product of matrices of order 512, from one client. */
export const MATMUL_512: Request = {
  ...addLite(512, 'decimals'),
  name: 'B matmul 512x512, decimals',
  path: `${ARITHMETIC}/matmul`,
  bodies: { size: 512, entries: 'decimals', count: 2 },
  connections: 1,
};
