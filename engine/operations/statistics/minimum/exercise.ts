// Exercises in smallest entries.

import { say } from '../../../document/prose.ts';
import { extremeExercise } from '../extreme-exercise.ts';
import { statisticExercise } from '../statistic-exercise.ts';

export const exercise = statisticExercise(
  extremeExercise('smallest', {
    name: 'minimum',
    idea: ({ axis }) =>
      axis === 'matrix'
        ? say`One number is wanted: the entry that stands furthest to the left on the number line.`
        : say`Each ${axis} has a minimum of its own: the entry that stands furthest to the left on the number line.`,
  }),
);
