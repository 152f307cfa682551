// Shapes as answers: the number of rows and the number of columns.

import { integer } from '@matrixsteps/engine/exact/rational.ts';
import { list, text, tuple } from '../openapi/schema.ts';
import type { AnswerForm } from './answer-form.ts';

const WORDS = 'the number of rows and the number of columns';

export const shape: AnswerForm<'shape'> = {
  name: 'Shape',
  numbers: tuple('integer', [undefined, undefined]),
  texts: null,
  toolTexts: [text(), list(text())],
  description: 'The number of rows and the number of columns.',
  clients: {
    typescript: { shape: 'SizeShape', words: WORDS },
    python: {
      isTable: false,
      isTuple: true,
      envelope: () => 'SizeResult',
      compact: () => 'Tuple[int, int], str',
      words: WORDS,
    },
    r: { words: WORDS },
  },
  properties: () => ({ kind: 'shape', shape: [1, 2], description: 'The number of rows and the number of columns.' }),
  octave: ({ rows, columns }) => `[${rows} ${columns}]`,
  numpy: ({ rows, columns }) => `(${rows}, ${columns})`,
  laidOut: ({ rows, columns }) => ({ form: 'list', rows: [[integer(rows), integer(columns)]] }),
};
