// Fields and operations for the tests of this folder, one field of every kind.

import type { Field, ListedOperation } from '../service/catalogue.ts';

function field(name: string, kind: string, rest: Partial<Field> = {}): Field {
  return {
    name,
    kind,
    label: `Field ${name}`,
    description: '',
    required: false,
    fallback: null,
    permitted: [],
    conventions: [],
    minimum: null,
    maximum: null,
    category: 'input',
    ...rest,
  };
}

export const sampleFields: readonly Field[] = [
  field('a', 'matrix', { required: true, label: 'Matrix A' }),
  field('b', 'operand', { required: true }),
  field('rows_to_insert', 'lines', { required: true }),
  field('index', 'position'),
  field('which', 'positions', { required: true }),
  field('rows', 'selection', { fallback: ':' }),
  field('k', 'integer', { fallback: 0, minimum: -5, maximum: 5 }),
  field('method', 'choice', {
    fallback: 'auto',
    permitted: [
      ['auto', ''],
      ['gauss', ''],
      ['x&y=1', ''],
    ],
    category: 'options',
  }),
  field('steps_bg', 'flag', { fallback: true, category: 'options' }),
  field('decimals', 'places', { minimum: -1, maximum: 15, category: 'options' }),
  field('exercise_seed', 'seed', { minimum: 0, category: 'options' }),
  field('title', 'name', { fallback: 'ans', category: 'options' }),
  field('include', 'choices', {
    permitted: [
      ['steps', ''],
      ['learn', ''],
    ],
    category: 'options',
  }),
];

export function operation(id: string, title: string, rest: Partial<ListedOperation> = {}): ListedOperation {
  return {
    id,
    title,
    also_called: [],
    summary: '',
    path: `/v1/${id}`,
    path_b: null,
    methods: [],
    answer: 'matrix',
    fields: sampleFields.map(({ name }) => name),
    example: {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: 5,
      rows_to_insert: [1, 2],
      which: [1, 2],
      k: 2,
    },
    ...rest,
  };
}

export const sampleOperation = operation('sample', 'Sample');
