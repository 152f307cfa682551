// Parameters: the options that every endpoint of a family accepts beside the fields of its operation.

import {
  choiceField,
  choicesField,
  conventionsField,
  countField,
  flagField,
  nameField,
  placesField,
  seedField,
} from '@matrixsteps/engine/catalogue/field.ts';
import { NOTATION_CONVENTIONS, STEPS_LENGTHS } from './step-choices.ts';
import { SECTION_CHOICES } from './section-names.ts';

export const resultName = nameField(
  { name: 'result_name', label: 'Result name', description: 'The name under which the result is returned.' },
  'ans',
);

export const decimals = placesField({
  name: 'decimals',
  label: 'Decimal places',
  description: 'Decimal places for rounding, halves away from zero; null or -1 means no rounding.',
});

export const decimalsInSteps = flagField(
  {
    name: 'apply_decimals_in_steps',
    label: 'Round in steps',
    description: 'Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly.',
  },
  false,
);

export const stepsBackground = flagField(
  { name: 'steps_bg', label: 'Background', description: 'Whether background theory goes with the steps.' },
  true,
);

const TEXT_FORMATS = [
  ['', 'plain text'],
  ['html', 'HTML with MathML, and SVG for figures'],
  ['latex', 'LaTeX'],
  ['speech', 'words to be read aloud'],
] as const;

const stepsFormatsName = { name: 'steps_output_formats', label: 'Step formats' } as const;

/** Of family B. */
export const stepsFormats = choicesField(
  {
    ...stepsFormatsName,
    description: 'The formats of the steps; the empty string means plain text. An empty list means plain text too.',
  },
  TEXT_FORMATS,
  [''],
);

/** Of family A. */
export const addedStepsFormats = choicesField(
  {
    ...stepsFormatsName,
    description:
      'Formats that are added to steps, notes, hints and learning content; the empty string, or an empty list, means plain text. Null adds none.',
  },
  TEXT_FORMATS,
  null,
);

export const stepsExtraFormats = choicesField(
  { name: 'steps_extra_formats', label: 'More step formats', description: 'Further formats of the steps.' },
  [
    ['mathml', 'MathML'],
    ['mathjson', 'MathJSON'],
    ['svg', 'figures as SVG'],
  ],
  [],
);

export const stepsLength = choiceField(
  {
    name: 'steps_length',
    label: 'Length of the steps',
    description: 'How much of the working the steps show; a step has the same id at every length.',
  },
  STEPS_LENGTHS,
  'normal',
);

export const explainFailure = flagField(
  {
    name: 'explain_failure',
    label: 'Explain failures',
    description:
      'Whether mathematics that has no answer is explained: the 422 then holds the steps up to where one sees why, ' +
      'and counts as one answer.',
  },
  false,
);

export const notation = conventionsField(
  {
    name: 'notation',
    label: 'Notation',
    description:
      'How the steps write determinants (bars or det), row operations (arrow, assignment or beside the matrix), ' +
      'rows (R, L or r) and decimals (point or comma); an object with the members to be changed.',
  },
  NOTATION_CONVENTIONS,
);

// Family A

export const responseProfile = choiceField(
  { name: 'response_profile', label: 'Response profile', description: 'How much the response holds.' },
  [
    ['lite', 'metadata, taxonomy and the answer'],
    ['standard', 'the same with the steps'],
    ['detailed', 'every section'],
  ],
  'detailed',
);

export const evaluateExpressions = flagField(
  {
    name: 'evaluate_expressions',
    label: 'Evaluate expressions',
    description: 'Whether the entries of the answer are worked out, or left as expressions such as "1 + 5".',
  },
  true,
);

export const include = choicesField(
  {
    name: 'include',
    label: 'Sections',
    description: 'The sections of the response; replaces what the profile selects. Metadata is always there.',
  },
  SECTION_CHOICES,
  null,
);

export const exerciseSeed = seedField({
  name: 'exercise_seed',
  label: 'Exercise seed',
  description: 'The number that decides which exercises are drawn; without it the question itself decides.',
});

export const exerciseCount = countField(
  { name: 'exercise_count', label: 'Number of exercises', description: 'How many exercises the response holds.' },
  3,
  20,
);

export const exerciseDifficulty = choiceField(
  { name: 'exercise_difficulty', label: 'Difficulty', description: 'How hard the exercises are.' },
  [
    ['mixed', 'each in turn: easy, medium, hard'],
    ['easy', 'small whole numbers'],
    ['medium', 'negative numbers, larger sizes, special cases'],
    ['hard', 'fractions, longer working, cases to be thought about'],
  ],
  'mixed',
);

export const exerciseKind = choiceField(
  { name: 'exercise_kind', label: 'Kind of exercise', description: 'What the exercises ask for.' },
  [
    ['compute', 'the operation is to be carried out'],
    ['mixed', 'exercises of all kinds that the operation has'],
    ['predict', 'what happens is to be said without working it out'],
    ['decide', 'one of several statements, with its reason, is right'],
    ['find-value', 'an unknown number or matrix is to be found'],
    ['find-mistake', 'one line of a working is wrong'],
    ['give-example', 'any answer with certain properties is right'],
    ['word-problem', 'a situation is described in words'],
  ],
  'compute',
);

export const familyAParameters = [
  responseProfile,
  evaluateExpressions,
  decimalsInSteps,
  include,
  resultName,
  stepsBackground,
  addedStepsFormats,
  stepsExtraFormats,
  decimals,
  exerciseSeed,
  exerciseCount,
  exerciseDifficulty,
  stepsLength,
  explainFailure,
  notation,
  exerciseKind,
] as const;

// Family B

export const apiLevel = choiceField(
  { name: 'api_level', label: 'Level', description: 'How much the response holds.' },
  [
    ['lite', 'the result alone'],
    ['standard', 'the result alone'],
    ['detailed', 'the result with its steps, theory, links and properties'],
  ],
  'detailed',
);

export const requestParams = flagField(
  {
    name: 'request_params',
    label: 'Request parameters',
    description: 'Whether the response holds a normalized copy of the request.',
  },
  true,
);

export const learningPathways = flagField(
  {
    name: 'learning_pathways',
    label: 'Learning pathways',
    description: 'Whether the response links learning resources.',
  },
  true,
);

export const related = flagField(
  { name: 'related', label: 'Related', description: 'Whether the response links related endpoints.' },
  true,
);

export const properties = flagField(
  { name: 'properties', label: 'Properties', description: 'Whether the response describes the result.' },
  true,
);

export const familyBParameters = [
  resultName,
  apiLevel,
  stepsBackground,
  stepsFormats,
  stepsExtraFormats,
  decimals,
  decimalsInSteps,
  requestParams,
  learningPathways,
  related,
  properties,
  stepsLength,
  explainFailure,
  notation,
] as const;
