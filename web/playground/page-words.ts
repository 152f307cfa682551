// What the options are called on the page, where the catalogue has the words of the API.

import { methodTitle } from '../answer/method-title.ts';
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

/** Inputs and choices of single operations, by name and kind: descriptions alone, where the label is that of a page already. */
const descriptions: { readonly [nameAndKind: string]: string } = {
  'row optional-position': 'Leave row and column empty for all minors.',
  'col optional-position': 'Leave row and column empty for all minors.',
  'index position': 'Where the first new line goes; empty for the end.',
  'index positions': 'The number of one line, or several with commas between them.',
  'rows selection': '2, or 1, 3, or 1:3; empty for all.',
  'cols selection': '2, or 1, 3, or 1:3; empty for all.',
  'v optional-vector': 'Leave it empty for the norm of a matrix.',
  'b optional-matrix': 'One column, or a column for each of several right sides.',
  'equations texts': 'In place of A and b: one equation on each line, such as 2x + y = 3.',
  'unknowns texts': 'In the order wanted, one on each line; empty for the order in which they appear.',
  'augmented integer': 'How many of the last columns of A are right sides.',
};

const namedOptions: { readonly [name: string]: Words } = {
  ddof: {
    label: 'Taken from the count',
    description: 'The divisor: 0 divides by n (a whole population), 1 by n − 1 (a sample, as most calculators do).',
  },
  index_base: {
    label: 'Counting begins at',
    description: '1 as in textbooks, R and MATLAB; 0 as in Python.',
  },
};

/** The field with the words of the page. */
export function inPageWords(field: Field): Field {
  const known = words[field.name] ?? namedOptions[field.name];
  const description = descriptions[`${field.name} ${field.kind}`];
  return { ...field, ...(description === undefined ? {} : { description }), ...known };
}

/** Choices of which the word of the API says little to people. */
const choices: { readonly [field: string]: { readonly [value: string]: string } } = {
  kind: {
    '1': 'Norm 1',
    '2': 'Length (norm 2)',
    inf: 'Norm ∞',
    frobenius: 'Frobenius norm',
    lu: 'A = LU',
    plu: 'PA = LU',
    ldu: 'A = LDU',
  },
  charpoly_form: { 'lambda-minus-a': 'det(λI − A)', 'a-minus-lambda': 'det(A − λI)' },
  orientation: { column: 'The columns are distributions', row: 'The rows are distributions' },
};

/** What a choice is called: "Easy" for `easy`. */
export function choiceTitle({ name }: Pick<Field, 'name'>, value: string): string {
  return choices[name]?.[value] ?? methodTitle(value);
}
