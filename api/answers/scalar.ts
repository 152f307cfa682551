// Single numbers as answers.

import { number, text } from '../openapi/schema.ts';
import type { AnswerForm } from './answer-form.ts';

export const scalar: AnswerForm<'scalar'> = {
  name: 'Number',
  numbers: number(),
  texts: text(),
  toolTexts: [text()],
  description: 'One number.',
  clients: {
    typescript: { shape: 'NumberShape', words: 'a number' },
    python: {
      isTable: false,
      isTuple: false,
      envelope: () => 'NumberResult',
      compact: () => 'float, str',
      words: 'a number',
    },
    r: { words: 'a number' },
  },
  properties: () => ({ kind: 'number', shape: [1, 1], description: 'A single number.' }),
  octave: ({ value }, writer) => writer.number(value),
  numpy: ({ value }, writer) => writer.number(value),
  laidOut: ({ value }) => ({ form: 'number', rows: [[value]] }),
};
