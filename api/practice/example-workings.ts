// One working of each kind of task, as students type them, each with a slip: what a service tries before somebody asks.

/** A body of `feedback/working` without what it asks for. */
export interface ExampleWorking {
  readonly task: { readonly operation: string; readonly [name: string]: unknown };
  readonly working: string;
}

const square = [
  [1, 2],
  [3, 4],
];
const other = [
  [5, 6],
  [7, 8],
];

export const EXAMPLE_WORKINGS: readonly ExampleWorking[] = [
  {
    task: { operation: 'matmul', a: square, b: other },
    working: '[1*5+2*7 1*6+2*8; 3*5+4*7 3*6+4*8]\n[19 22; 43 40]',
  },
  { task: { operation: 'add', a: square, b: other }, working: '[6 8; 10 11]' },
  { task: { operation: 'determinant', a: square }, working: '1*4 + 2*3\n10' },
  {
    task: {
      operation: 'solve',
      a: [
        [1, 3, 2],
        [4, 7, 5],
      ],
      bar: 2,
    },
    working: 'R2 - 4R1\n1 3 | 2\n0 5 | -3\ny = -3/5, x = 19/5',
  },
  { task: { operation: 'inverse', a: square }, working: 'det = 1*4 - 2*3 = -2\n-1/2 [4 2; 3 1]' },
  { task: { operation: 'charpoly', a: square }, working: '(1-λ)(4-λ) + 6\nλ^2 - 5λ + 10' },
  {
    task: {
      operation: 'eigenvalues',
      a: [
        [2, 1],
        [1, 2],
      ],
    },
    working: '(2-λ)^2 - 1\nλ^2 - 4λ + 3\nλ = -1, λ = -3',
  },
  { task: { operation: 'norm', v: [2, -3, 6] }, working: '|v| = sqrt(4 - 9 + 36) = sqrt(31)' },
  { task: { operation: 'mat-var', a: [[1, 2, 6]], divisor: 'n-1' }, working: 'mean = 3\n(4 + 1 + 9)/3' },
  { task: { operation: 'expression', of: '(A*B)^T', a: square, b: other }, working: 'A^T B^T = [23 31; 34 46]' },
];
