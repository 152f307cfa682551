// Vectors as answers: one number for each row or for each column.

import { list, number, text } from '../openapi/schema.ts';
import type { AnswerForm } from './answer-form.ts';

export const vector: AnswerForm<'vector'> = {
  name: 'Vector',
  numbers: list(number()),
  texts: list(text()),
  toolTexts: [list(text())],
  description: 'One number for each row, or for each column.',
  clients: {
    typescript: { shape: 'VectorShape', words: 'a list of numbers' },
    python: {
      isTable: true,
      isTuple: false,
      envelope: (_, numbers) => `VectorResult[${numbers}]`,
      compact: (_, numbers) => `${numbers}, Texts`,
      words: 'a list of numbers, an array, or a Series, as `a` is',
    },
    r: { words: 'a vector' },
  },
  properties: ({ entries, along }) =>
    along === 'rows'
      ? { kind: 'vector', shape: [entries.length, 1], description: 'A list with one number for each row.' }
      : { kind: 'vector', shape: [1, entries.length], description: 'A list with one number for each column.' },
  octave: ({ entries, along }, { table }) => table(along === 'rows' ? entries.map((entry) => [entry]) : [entries]),
  numpy: ({ entries }, writer) => writer.list(entries),
  laidOut: ({ entries }) => ({ form: 'list', rows: [entries] }),
};
