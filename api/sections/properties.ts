// Properties: a description of a result object.

import {
  type Answer,
  type AnswerKind,
  type AnswerOf,
  foldAnswer,
  isExact,
} from '@matrixmath/engine/catalogue/answer.ts';

export interface Properties {
  readonly kind: string;
  readonly num_variables: null;
  readonly shape: readonly [rows: number, columns: number] | null;
  readonly description: string;
  readonly size_bytes: number;
  readonly labels: null;
  readonly arithmetic: 'exact' | 'float64';
}

/** `json` is the answer as it is sent. */
export function propertiesOf(answer: Answer, json: string): Properties {
  return {
    ...foldAnswer<AnswerKind, Described>(answer, described),
    num_variables: null,
    size_bytes: Buffer.byteLength(json),
    labels: null,
    arithmetic: isExact(answer) ? 'exact' : 'float64',
  };
}

type Described = Pick<Properties, 'kind' | 'shape' | 'description'>;

const described: { readonly [K in AnswerKind]: (answer: AnswerOf<K>) => Described } = {
  matrix: ({ matrix: { rows, columns } }) => ({
    kind: 'matrix',
    shape: [rows, columns],
    description: `A matrix with ${counted(rows, 'row')} and ${counted(columns, 'column')}.`,
  }),
  vector: ({ entries, along }) =>
    along === 'rows'
      ? { kind: 'vector', shape: [entries.length, 1], description: 'A list with one number for each row.' }
      : {
          kind: 'vector',
          shape: [1, entries.length],
          description: 'A list with one number for each column.',
        },
  scalar: () => ({ kind: 'number', shape: [1, 1], description: 'A single number.' }),
  count: () => ({ kind: 'integer', shape: [1, 1], description: 'A whole number, counted.' }),
  shape: () => ({
    kind: 'shape',
    shape: [1, 2],
    description: 'The number of rows and the number of columns.',
  }),
  polynomial: ({ coefficients, variable }) => ({
    kind: 'polynomial',
    shape: [1, coefficients.length],
    description: `The coefficients of a polynomial in ${variable} of degree ${coefficients.length - 1}, highest power first.`,
  }),
  record: ({ members }) => ({
    kind: 'object',
    shape: null,
    description: `An object with the members ${members.map(([key]) => key).join(', ')}.`,
  }),
};

function counted(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
