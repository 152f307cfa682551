// Observations for exercises: the rows of a matrix whose columns lie around whole means.

import { transposedRows, type Rows } from '../../learning/drawing.ts';
import type { Random } from '../../learning/random.ts';
import { drawDeviations } from './spread-exercise.ts';

/** Rows of whole numbers; each column has a whole mean, and no number of it is further from the mean than `largest`. */
export function drawObservations(random: Random, observations: number, variables: number, largest: number): Rows {
  const columns = Array.from({ length: variables }, () => {
    const mean = random.integer(1, 9);
    return drawDeviations(random, observations, largest).map((deviation) => mean + deviation);
  });
  return transposedRows(columns);
}
