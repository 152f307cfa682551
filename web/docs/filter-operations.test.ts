// Finding operations by words.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ListedOperation } from '../service/catalogue.ts';
import { countOperations, filterOperations } from './filter-operations.ts';

function operation(id: string, title: string, summary: string): ListedOperation {
  return {
    id,
    title,
    also_called: [],
    summary,
    path: `/v1/x/${id}`,
    path_b: null,
    methods: [],
    answer: 'matrix',
    fields: [],
    example: {},
  };
}

const topics = [
  {
    id: 'square',
    title: 'Square matrices',
    summary: '',
    operations: [
      operation('trace', 'Trace', 'Adds the main diagonal.'),
      operation('determinant-2x2', 'Determinant of a 2x2 matrix', 'Computes it.'),
    ],
  },
  {
    id: 'statistics',
    title: 'Statistics',
    summary: '',
    operations: [operation('row-min', 'Minimum of each row', 'Finds the smallest entry.')],
  },
];

const cases: readonly (readonly [name: string, query: string, found: readonly string[]])[] = [
  ['nothing typed finds all', '', ['trace', 'determinant-2x2', 'row-min']],
  ['spaces are nothing', '   ', ['trace', 'determinant-2x2', 'row-min']],
  ['case does not matter', 'TRACE', ['trace']],
  ['an id with its hyphen', 'row-min', ['row-min']],
  ['an id without it', 'row min', ['row-min']],
  ['words of the summary', 'diagonal', ['trace']],
  ['the title of the topic', 'square', ['trace', 'determinant-2x2']],
  ['every word must be there', 'square diagonal', ['trace']],
  ['a size', '2x2', ['determinant-2x2']],
  ['nothing has it', 'eigenvalue', []],
];

describe('filterOperations', () => {
  for (const [name, query, found] of cases) {
    test(name, () => {
      const left = filterOperations(topics, query);
      assert.deepEqual(
        left.flatMap(({ operations }) => operations.map(({ id }) => id)),
        found,
      );
      assert.equal(countOperations(left), found.length);
      assert.ok(left.every(({ operations }) => operations.length > 0));
    });
  }
});
