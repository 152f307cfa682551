// The examples of every statistic: the same two matrices, each with its own answers.

import type { Example } from '../../catalogue/operation.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';

const integers = [
  [3, 1, 2],
  [4, 4, 0],
];
const tenths = [
  [0.5, -1.5],
  [2.5, -1.5],
];

const titles: { readonly [K in Axis]: string } = {
  row: 'two rows of three integers',
  column: 'three columns of two integers',
  matrix: 'all six integers',
};

/** The exact answers for [3 1 2; 4 4 0] and for [0.5 -1.5; 2.5 -1.5]: a list over rows or columns, else one number. */
interface Answers<T> {
  readonly integers: T;
  readonly tenths: T;
}

/** The examples of a statistic over rows, over columns and over the whole matrix, by its answers. */
export function statisticExamples(answers: {
  readonly row: Answers<readonly string[]>;
  readonly column: Answers<readonly string[]>;
  readonly matrix: Answers<string>;
}): { readonly [K in Axis]: readonly Example[] } {
  const over = (axis: Axis): readonly Example[] => [
    { title: titles[axis], body: { a: integers }, answer: answers[axis].integers },
    { title: 'decimal fractions stay exact', body: { a: tenths }, answer: answers[axis].tenths },
  ];
  return { row: over('row'), column: over('column'), matrix: over('matrix') };
}
