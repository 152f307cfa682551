// What is wrong with a question is told for each field, in words for people and in types for programs.

import { InvalidRequestError, MatrixSteps } from 'matrixsteps';

const client = new MatrixSteps();
const a = [
  [1, 2],
  [3, 4],
];

try {
  await client.arithmetic.add(a, [[1, 2, 3]]);
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  for (const { loc, type } of error.problems) console.log(loc.join('.'), type);
  const { result } = await client.arithmetic.add(a, a);
  console.log(result.answer);
}

// Prints:
// body.b value_error.dimension_mismatch
// [ [ 2, 4 ], [ 6, 8 ] ]
