// Many questions at once: bursts are waited out, and every answer tells what is left of the month.

import { MatrixSteps } from 'matrixsteps';

const client = new MatrixSteps({ retries: 5 });
const sizes = [1, 2, 3, 4];
const replies = await Promise.all(
  sizes.map((size) => client.compact.statistics.byType([[size, size ** 2]], 'row-mean', { apiLevel: 'lite' })),
);
console.log(replies.map(({ result }) => result));
console.log(replies.every(({ response }) => response.usage?.limit === 1000));

// Prints:
// [ [ 1 ], [ 3 ], [ 6 ], [ 10 ] ]
// true
