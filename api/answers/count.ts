// Counts as answers: whole numbers that are never rounded.

import { integer } from '@matrixsteps/engine/exact/rational.ts';
import { text, whole } from '../openapi/schema.ts';
import type { AnswerForm } from './answer-form.ts';

export const count: AnswerForm<'count'> = {
  name: 'Count',
  numbers: whole(),
  texts: null,
  toolTexts: [text()],
  description: 'A whole number, counted.',
  clients: {
    typescript: { shape: 'CountShape', words: 'a whole number' },
    python: {
      isTable: false,
      isTuple: false,
      envelope: () => 'CountResult',
      compact: () => 'int, str',
      words: 'a whole number',
    },
    r: { words: 'a whole number' },
  },
  properties: () => ({ kind: 'integer', shape: [1, 1], description: 'A whole number, counted.' }),
  octave: ({ value }) => String(value),
  numpy: ({ value }) => String(value),
  laidOut: ({ value }) => ({ form: 'number', rows: [[integer(value)]] }),
};
