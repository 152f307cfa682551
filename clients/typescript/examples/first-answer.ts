// The first answer: the key is in MATRIXMATH_API_KEY.

import { MatrixMath } from 'matrixmath';

const client = new MatrixMath();
const { result } = await client.matrices.inverse2x2([
  [2, 1],
  [7, 4],
]);
console.log(result.answer);

// Prints:
// [ [ 4, -1 ], [ -7, 2 ] ]
