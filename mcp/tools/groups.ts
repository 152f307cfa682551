// Groups: which operations one tool offers. A few tools with a choice each are found more easily than eighty.

import type { ToolOperation } from './tool-operation.ts';

export interface Group {
  readonly name: string;
  readonly title: string;
  /** What the tool is for, and when another one is the right one. */
  readonly purpose: string;
  readonly operations: readonly ToolOperation[];
}

interface Grouping {
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  /** Topics by their ids; an operation that another group names goes there. */
  readonly topics: readonly string[];
  readonly operations?: readonly string[];
}

const GROUPINGS: readonly Grouping[] = [
  {
    name: 'combine_matrices',
    title: 'Matrix arithmetic',
    purpose:
      'Add, subtract, multiply, divide or raise two matrices entry by entry, or multiply them as matrices (matmul). ' +
      'Entry-by-entry operations also take one number in place of b. For A times B as in a textbook use matmul, not multiply-ew.',
    topics: ['arithmetic'],
  },
  {
    name: 'analyze_square_matrix',
    title: 'Determinant, inverse, trace, characteristic polynomial',
    purpose:
      'Find the determinant, the inverse, the trace or the characteristic polynomial of a square matrix of any size, by a method ' +
      'of your choice where there are several. Singular matrices are recognised exactly, and the error says their rank.',
    topics: ['matrices'],
    operations: ['charpoly'],
  },
  {
    name: 'reduce_matrix',
    title: 'Row echelon forms',
    purpose:
      'Bring a matrix to row echelon form (ref) or reduced row echelon form (rref) by row operations, each of them told. Use it for ' +
      'rank, pivots, linear independence, and linear systems as augmented matrices.',
    topics: ['matrix-forms'],
  },
  {
    name: 'compute_statistics',
    title: 'Statistics of rows, columns or all entries',
    purpose:
      'Minimum, maximum, sum, mean, median, variance or standard deviation of each row (row-), each column (col-) or the whole ' +
      'matrix (mat-). Variance and standard deviation are of the population: they divide by n, with ddof 1 by n - 1. ' +
      'Covariances and correlations are those of the columns.',
    topics: ['statistics'],
  },
  {
    name: 'rearrange_matrix',
    title: 'Transpose, flip, slice, insert, delete',
    purpose:
      'Move, take, add or remove entries without calculating: transpose, triangles, flips, quarter turns, parts by index or slice, ' +
      'insertion, deletion and joining of rows and columns. Positions count from 1 unless index_base is 0.',
    topics: ['change-appearance', 'create'],
  },
  {
    name: 'measure_matrix',
    title: 'Rows, columns, shape',
    purpose:
      'Count the rows and the columns of a matrix, with the explanation that a beginner needs. No need to call it before other tools: ' +
      'they check shapes themselves.',
    topics: ['dimensions'],
  },
];

/** Every operation in one group. A topic that no grouping names has a group of its own. */
export function groupsOf(operations: readonly ToolOperation[]): readonly Group[] {
  const named = new Set(GROUPINGS.flatMap((grouping) => grouping.operations ?? []));
  const groups = GROUPINGS.map(({ name, title, purpose, topics, operations: own = [] }) => ({
    name,
    title,
    purpose,
    operations: operations.filter(
      ({ operation: { id }, topic }) => own.includes(id) || (topics.includes(topic.id) && !named.has(id)),
    ),
  }));
  return [...groups, ...othersOf(operations)].filter((group) => group.operations.length > 0);
}

function othersOf(operations: readonly ToolOperation[]): readonly Group[] {
  const known = new Set(GROUPINGS.flatMap(({ topics }) => topics));
  const topics = new Set(operations.map(({ topic }) => topic).filter(({ id }) => !known.has(id)));
  return [...topics].map((topic) => ({
    name: `compute_${topic.id.replaceAll('-', '_')}`,
    title: topic.title,
    purpose: topic.summary,
    operations: operations.filter((entry) => entry.topic === topic),
  }));
}
