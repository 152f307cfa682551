// Numbers are exact: fractions go in as texts and come back beside the doubles; `bigint` keeps all its digits.

import { MatrixSteps } from 'matrixsteps';

const client = new MatrixSteps();

const { result } = await client.matrices.inverse2x2([
  ['1/3', 0],
  [0, 3],
]);
console.log(result.answer, result.exact);

const large = await client.arithmetic.multiplyEw([[12345678901234567890n]], 3);
console.log(large.result.answer, large.result.exact);

// Prints:
// [ [ 3, 0 ], [ 0, 0.3333333333333333 ] ] [ [ '3', '0' ], [ '0', '1/3' ] ]
// [ [ 37037036703703700000 ] ] [ [ '37037036703703703670' ] ]
