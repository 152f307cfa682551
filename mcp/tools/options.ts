// Options: what a call may say of how it wants to be answered.

import { choiceField } from '@matrixsteps/engine/catalogue/field.ts';

/** How formulas are written in texts. */
export type Notation = 'text' | 'latex';

export const stepsOption = choiceField(
  {
    name: 'steps',
    label: 'Steps',
    description:
      'How the worked steps are written: text for reading, latex for typesetting, none for the answer alone.',
  },
  [
    ['text', 'plain text in a fixed-width font'],
    ['latex', 'formulas in LaTeX'],
    ['none', 'the answer alone'],
  ],
  'text',
);

export const formatOption = choiceField(
  { name: 'format', label: 'Format', description: 'How formulas are written.' },
  [
    ['text', 'plain text in a fixed-width font'],
    ['latex', 'LaTeX'],
  ],
  'text',
);

export function notationOf(choice: string): Notation {
  return choice === 'latex' ? 'latex' : 'text';
}
