// What operations are also called: each has some, and the search of the playground finds by them what people mean.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { publishedCatalogue } from '@matrixsteps/api/catalogue/published-catalogue.ts';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import * as v from 'valibot';
import { findOperations } from '../../web/playground/search.ts';

/** The catalogue as far as a search reads it. */
const Published = v.object({
  topics: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      operations: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          also_called: v.array(v.string()),
          summary: v.string(),
          methods: v.array(v.tuple([v.string(), v.string()])),
        }),
      ),
    }),
  ),
});

const [{ catalogue }] = await loadEndpoints();
const { topics } = v.parse(Published, JSON.parse(publishedCatalogue(catalogue)));
const operations = topics.flatMap((topic) => topic.operations);

describe('each operation', () => {
  for (const { id, title, also_called: others } of operations) {
    test(`${id} has other names`, () => {
      assert.ok(others.length > 0);
      assert.equal(new Set(others).size, others.length, 'each once');
      for (const other of others) {
        assert.equal(other, other.trim().toLowerCase());
        assert.notEqual(other, '');
        assert.notEqual(other, title.toLowerCase());
      }
    });
  }
});

/** The first operation that is found. */
const searches: readonly (readonly [query: string, first: RegExp])[] = [
  ['multiply', /^matmul$/],
  ['multiply matrices', /^matmul$/],
  ['multiplication', /^matmul$/],
  ['times', /^matmul$/],
  ['product', /^matmul$/],
  ['hadamard', /^multiply-ew$/],
  ['add', /^add$/],
  ['plus', /^add$/],
  ['minus', /^subtract$/],
  ['det', /^determinant/],
  ['|A|', /^determinant/],
  ['inv', /^inverse/],
  ['A⁻¹', /^inverse/],
  ['A^T', /^transpose$/],
  ['A^2', /^power$/],
  ['power', /^power$/],
  ['solve', /^solve$/],
  ['system of linear equations', /^solve$/],
  ['kernel', /^null-space$/],
  ['image', /^column-space$/],
  ['eigenvalue', /^eigenvalues$/],
  ['eigenvector', /^eigenvectors$/],
  ['length', /^norm$/],
  ['cross product', /^cross$/],
  ['dot product', /^dot$/],
  ['LU', /^lu$/],
  ['null space', /^null-space$/],
  ['rank', /^rank$/],
  ['regression', /^least-squares$/],
  ['average', /-mean$/],
  ['stdev', /-std$/],
  ['gauss', /^ref$/],
  ['row reduce', /^rref$/],
  ['augment', /^col-concat$/],
  ['markov', /^steady-state$/],
  ['positive definite', /^definiteness$/],
  ['singular values', /^svd$/],
];

describe('the first that is found', () => {
  for (const [query, first] of searches) {
    test(query, () => assert.match(findOperations(topics, query)[0]?.operations[0]?.id ?? 'nothing', first));
  }
});
