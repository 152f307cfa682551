// Observations, the rows of a matrix whose columns are variables: the field that takes them, and how exercises draw them.

import { matrixField } from '../../catalogue/field.ts';
import { transposedRows, type Rows } from '../../learning/drawing.ts';
import type { Random } from '../../learning/random.ts';
import { drawDeviations } from './spread-exercise.ts';

/** What covariances and correlations are found of. */
export const observations = matrixField({
  name: 'a',
  label: 'Matrix A',
  description: 'The observations: one row for each, and a column for each variable.',
});

/** Rows of whole numbers; each column has a whole mean, and no number of it is further from the mean than `largest`. */
export function drawObservations(random: Random, amount: number, variables: number, largest: number): Rows {
  const columns = Array.from({ length: variables }, () => {
    const mean = random.integer(1, 9);
    return drawDeviations(random, amount, largest).map((deviation) => mean + deviation);
  });
  return transposedRows(columns);
}
