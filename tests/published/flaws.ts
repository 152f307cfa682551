// Flaws of documents: what a service does not keep to, one of each sort, to see that the fuzz finds them.

import type { Json } from './tampering.ts';

const compact = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions';
const full = '/v1/mathematics/linear-algebra/matrices';
const body = ['post', 'requestBody', 'content', 'application/json', 'schema'];
const answer = ['post', 'responses', '200'];

/** The operation whose bounds are all tried: to draw a value just beyond one is rare. */
export const bounded = 'matrices_determinantNxn';

/** What is untrue in a document, each in a path of its own, and what schemathesis calls it. */
export const FLAWS: readonly {
  readonly name: string;
  readonly path: string;
  readonly at: readonly string[];
  readonly value: Json;
  readonly failure: string;
}[] = [
  {
    name: 'an answer of another shape',
    path: `${compact}/nrows`,
    at: [...answer],
    value: { description: 'x', content: { 'application/json': { schema: { type: 'object', required: ['absent'] } } } },
    failure: 'Response violates schema',
  },
  {
    name: 'an answer of another type',
    path: `${compact}/ncols`,
    at: [...answer],
    value: { description: 'x', content: { 'text/plain': { schema: { type: 'string' } } } },
    failure: 'Undocumented Content-Type',
  },
  {
    name: 'a header that does not come',
    path: `${compact}/shape`,
    at: [...answer],
    value: { description: 'x', headers: { 'X-Absent': { required: true, schema: { type: 'string' } } } },
    failure: 'Missing required response headers',
  },
  {
    name: 'a status that is not told',
    path: `${full}/trace`,
    at: ['post', 'responses'],
    value: { 200: { description: 'x' } },
    failure: 'Undocumented status code',
  },
  {
    name: 'a bound that is too wide',
    path: `${full}/inverse-nxn`,
    at: [...body, 'properties', 'decimals'],
    value: { type: 'integer', minimum: 16, maximum: 40 },
    failure: 'Custom check failed: `refusals_of_valid_bodies_are_mathematical`',
  },
  {
    name: 'a bound that is too narrow',
    path: `${full}/determinant-nxn`,
    at: [...body, 'properties', 'decimals'],
    value: { type: 'integer', minimum: 3, maximum: 4 },
    failure: 'Schema-violating request accepted',
  },
  {
    name: 'a key where none is needed',
    path: '/health',
    at: ['get', 'security'],
    value: [{ bearer: [] }],
    failure: 'API accepts requests without authentication',
  },
];
