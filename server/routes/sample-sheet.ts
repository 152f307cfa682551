// The sheet that anybody may try, as a student and as its teacher: /c/sample.

import type { SheetContent } from './account/sheet-form.ts';

/** No sheet of a teacher has an id so short. */
export const sampleId = 'sample';

export const sampleSheet: SheetContent = {
  title: 'Sample sheet: first steps with matrices',
  turns: ['determinant-2x2', 'matmul', 'inverse-2x2', 'determinant-3x3'].map((operation) => ({
    operation,
    kind: 'compute',
    objective: null,
  })),
  difficulty: 'easy',
  count: 4,
  hints: true,
  answers: 'never',
  answersFrom: null,
  // Whoever tries it pays from the own allowance.
  answersDaily: 0,
};
