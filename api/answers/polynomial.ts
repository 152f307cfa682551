// Polynomials as answers: their coefficients, highest power first.

import { list, number, text } from '../openapi/schema.ts';
import type { AnswerForm } from './answer-form.ts';

const WORDS = 'the coefficients, highest power first';

export const polynomial: AnswerForm<'polynomial'> = {
  name: 'Polynomial',
  numbers: list(number()),
  texts: list(text()),
  toolTexts: [list(text())],
  description: 'The coefficients of a polynomial, highest power first.',
  clients: {
    typescript: { shape: 'PolynomialShape', words: WORDS },
    python: {
      isTable: true,
      isTuple: false,
      envelope: (_, numbers) => `VectorResult[${numbers}]`,
      compact: (_, numbers) => `${numbers}, Texts`,
      words: WORDS,
    },
    r: { words: WORDS },
  },
  properties: ({ coefficients, variable }) => ({
    kind: 'polynomial',
    shape: [1, coefficients.length],
    description: `The coefficients of a polynomial in ${variable} of degree ${coefficients.length - 1}, highest power first.`,
  }),
  octave: ({ coefficients }, { table }) => table([coefficients]),
  numpy: ({ coefficients }, writer) => writer.list(coefficients),
  laidOut: ({ coefficients }) => ({ form: 'list', rows: [coefficients] }),
};
