// The first answer: the key is in MATRIXSTEPS_API_KEY.

import { MatrixSteps } from 'matrixsteps';

const client = new MatrixSteps();
const { result } = await client.matrices.inverse2x2([
  [2, 1],
  [7, 4],
]);
console.log(result.answer);

// Prints:
// [ [ 4, -1 ], [ -7, 2 ] ]
