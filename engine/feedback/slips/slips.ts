// All slips by their ids.

import { ANSWER_SLIPS } from './answers.ts';
import { NULL_SPACE_SLIPS } from './null-space.ts';
import { QUANTITY_SLIPS } from './quantities.ts';
import { ROW_SLIPS } from './rows.ts';
import type { Slip } from './slip.ts';
import { SOLUTION_SLIPS } from './solutions.ts';
import { SPAN_SLIPS } from './spans.ts';
import { VALUE_SLIPS } from './values.ts';
import { VECTOR_SLIPS } from './vectors.ts';

export const SLIPS: ReadonlyMap<string, Slip<unknown>> = new Map(
  [
    ...ROW_SLIPS,
    ...SOLUTION_SLIPS,
    ...ANSWER_SLIPS,
    ...VALUE_SLIPS,
    ...VECTOR_SLIPS,
    ...QUANTITY_SLIPS,
    ...NULL_SPACE_SLIPS,
    ...SPAN_SLIPS,
  ].map((slip) => [slip.id, slip]),
);
