// A line that is read in a working of each task, for what is said of one that is not.

const EXAMPLES: readonly (readonly [tasks: RegExp, line: string])[] = [
  [/^solve$/, '2x + 3y = 4'],
  [/^(?:ref|rref|rank)$/, 'R2 -> R2 - 3R1'],
  [/^inverse$/, 'A^-1 = [1 2; 3 4]'],
  [/^(?:null|column|row)-space$/, 'basis: (1, 2), (0, 1)'],
  [/^determinant$/, 'det A = 2*4 - 3*1'],
  [/^(?:charpoly|eigenvalues)$/, 'λ^2 - 5λ + 6 = 0'],
  [/^eigenvectors$/, 'v = (1, 2)'],
  [/^diagonalize$/, 'λ = 2: x + y = 0'],
  [/^independence$/, 'v2 = 2*v1'],
  [/^(?:dot|projection)$/, 'u*v = 1*2 + 3*4'],
  [/^cross$/, 'u x v = (1, 2, 3)'],
  [/^(?:norm|unit)$/, '|v| = sqrt(9 + 16)'],
  [/^angle$/, 'cos φ = 1/2'],
  [/^definiteness$/, 'positive definite'],
  [/^lu$/, 'L = [1 0; 3 1]'],
  [/^qr$/, 'Q = [1 0; 0 1]'],
  [/^(?:row|col|mat)-/, '(1 + 2 + 3)/3'],
  [/^(?:trace)$/, '1 + 4'],
];

/** Null where no line is typical. */
export function readableLine(operation: string): string | null {
  return EXAMPLES.find(([tasks]) => tasks.test(operation))?.[1] ?? null;
}
