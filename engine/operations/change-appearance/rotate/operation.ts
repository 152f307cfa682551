// Rotation of the picture of a matrix by quarter turns.

import { integerField } from '../../../catalogue/field.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { arrangementOperation } from '../arrangement-operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import { rotation } from './rotation.ts';
import * as story from './story.ts';

const quarterTurns = integerField(
  {
    name: 'k',
    label: 'Quarter turns',
    description: 'How many quarter turns, counter-clockwise; a negative number turns clockwise.',
  },
  1,
);

export const operations = [
  arrangementOperation({
    id: 'rot90',
    order: 12,
    title: 'Rotate by quarter turns',
    alsoCalled: ['turn', 'rotate by 90 degrees', 'quarter turn'],
    summary: 'Turns the picture of a matrix counter-clockwise by 90 degrees, once or several times.',
    body: [matrixA, quarterTurns],
    read: (given) => rotation(given(matrixA), given(quarterTurns)),
    identify: ({ a, turns }) => [a, turns],
    ...story,
    related: ['transpose', 'flipud', 'fliplr'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
