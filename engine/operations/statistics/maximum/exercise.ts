// Exercises in largest entries.

import { say } from '../../../document/prose.ts';
import { extremeExercise } from '../extreme-exercise.ts';
import { statisticExercise } from '../statistic-exercise.ts';

export const exercise = statisticExercise(
  extremeExercise('largest', {
    name: 'maximum',
    idea: ({ axis }) =>
      axis === 'matrix'
        ? say`One number is wanted: the entry that no other one in the matrix exceeds.`
        : say`Each ${axis} is searched by itself: look for the entry that no other one in it exceeds.`,
  }),
);
