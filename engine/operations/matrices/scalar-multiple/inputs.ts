// The number that multiplies a matrix.

import { numberField } from '../../../catalogue/field.ts';

export const scalarC = numberField({
  name: 'scalar',
  label: 'Scalar',
  description: 'The number that every entry is multiplied by.',
});
