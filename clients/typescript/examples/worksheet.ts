// Five problems for a class: the same seed gives everybody the same ones.

import { MatrixSteps } from 'matrixsteps';

const client = new MatrixSteps();
const { exercises } = await client.matrices.determinant2x2(
  [
    [1, 2],
    [3, 4],
  ],
  { include: ['exercises'], exerciseSeed: 7, exerciseCount: 5, exerciseDifficulty: 'easy' },
);
for (const { promptFormats, answer } of exercises) console.log(promptFormats.text, '→', answer);

// Prints:
// Work out the determinant of this matrix: A = [4 2; 6 5]. → 8
// Work out the determinant of this matrix: A = [−3 8; 0 −3]. → 9
// Work out the determinant of this matrix: A = [−8 0; −7 −6]. → 48
// Work out the determinant of this matrix: A = [−9 0; 9 −9]. → 81
// Work out the determinant of this matrix: A = [3 1; 2 1]. → 1
