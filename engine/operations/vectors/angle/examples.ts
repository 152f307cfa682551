// Examples of angles, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'an angle known by heart',
    body: { u: [1, 0, 1], v: [0, 1, 1] },
    answer: { cosine: '1/2', radians: '1.0471975511965979', degrees: '60' },
  },
  {
    title: 'a cosine with a root',
    body: { u: [1, 2], v: [3, 1] },
    answer: { cosine: 'sqrt(1/2)', radians: '0.7853981633974483', degrees: '45' },
  },
  {
    title: 'an obtuse angle',
    body: { u: [0.5, 1], v: [-1, 1] },
    answer: { cosine: 'sqrt(1/10)', radians: '1.2490457723982544', degrees: '71.56505117707799' },
  },
];
