// What the options are called on the page, where the catalogue has the words of the API.

import type { Field } from '../service/catalogue.ts';

interface Words {
  readonly label: string;
  readonly description: string;
}

const words: { readonly [name: string]: Words } = {
  decimals: {
    label: 'Decimal places',
    description:
      'How many places the answer is rounded to, halves away from zero. Leave it empty for the exact answer.',
  },
  apply_decimals_in_steps: {
    label: 'Round in the steps, too',
    description: 'The steps then show rounded numbers; the calculation goes on exactly.',
  },
  evaluate_expressions: {
    label: 'Work out the entries',
    description: 'If not, the entries of the answer stay as they are put together, such as “1 + 5”.',
  },
  steps_bg: {
    label: 'Good to know first',
    description: 'What the operation is about, ahead of the first step.',
  },
  steps_length: {
    label: 'Length of the steps',
    description: 'How much of the working is shown.',
  },
  explain_failure: {
    label: 'Show why there is no answer',
    description: 'The steps up to where one sees that there is none; they count as one answer.',
  },
  exercise_seed: {
    label: 'Number of the exercise set',
    description:
      'The same number gives everybody the same exercises. Leave it empty for a set that belongs to your question.',
  },
  exercise_count: {
    label: 'Number of exercises',
    description: 'How many exercises stand under Practice.',
  },
  exercise_difficulty: {
    label: 'Difficulty of the exercises',
    description: 'Easy ones have small numbers; hard ones have more steps and fractions.',
  },
};

/** The field with the words of the page. */
export function inPageWords(field: Field): Field {
  return Object.hasOwn(words, field.name) ? { ...field, ...words[field.name] } : field;
}
