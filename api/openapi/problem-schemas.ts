// Schemas of refusals: one sentence, or for a 422 an entry for each field that a body gets wrong.

import type { DomainErrorCode } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { generalSentences } from '../validate/problem-sentences.ts';
import { typeOfProblem } from '../validate/field-error.ts';
import { anyOf, described, list, object, ref, type Schema, text } from './schema.ts';

/** What a body gets wrong before any mathematics. */
const FORM_TYPES: readonly (readonly [type: string, description: string])[] = [
  ['value_error.missing', 'A required field is absent.'],
  ['type_error.list', 'The value is no matrix, or not the list that the field wants.'],
  ['type_error.float', 'The value is no number.'],
  ['type_error.integer', 'The value is no whole number.'],
  ['type_error.bool', 'The value is neither true nor false.'],
  ['type_error.str', 'The value is no string.'],
  ['type_error.dict', 'The body is no object.'],
  ['type_error.enum', 'The field that chooses among operations names none of them.'],
  ['value_error.const', 'The value is none of those permitted, or a method that does not apply to this size.'],
  ['value_error.number.not_ge', 'The number is below the least that is allowed.'],
  ['value_error.number.not_le', 'The number is above the greatest that is allowed.'],
  ['value_error.any_str.min_length', 'The string is too short.'],
  ['value_error.any_str.max_length', 'The string is too long.'],
  ['value_error.str.regex', 'The string has another form.'],
  ['value_error.reserved', 'The name is one that the response uses itself.'],
  ['value_error.jsondecode', 'The body is not JSON.'],
  ['value_error.working', 'A part of a working, or of its task or options, is not what the field wants.'],
];

const formTypes = new Set(FORM_TYPES.map(([type]) => type));

/** What the mathematics may refuse. A method that does not apply has the type of every value that is not permitted. */
export const MATHEMATICAL_TYPES: typeof FORM_TYPES = Object.keys(generalSentences)
  .filter((code): code is DomainErrorCode => Object.hasOwn(generalSentences, code))
  .map((code) => [typeOfProblem(code), generalSentences[code]] as const)
  .filter(([type]) => !formTypes.has(type));

/** Every `type` of an entry with what it says of the body. */
export const PROBLEM_TYPES: readonly (readonly [type: string, description: string])[] = [
  ...FORM_TYPES,
  ...MATHEMATICAL_TYPES,
];

export const problemSchemas = {
  Refusal: object({ detail: text('What is the matter, in one sentence.') }),
  Problem: object(
    {
      loc: list(text(), 'The path to the first bad place: "body", the field, then indices from 0.'),
      msg: text('What is wrong, and what would be allowed.'),
      type: {
        type: 'string',
        enum: PROBLEM_TYPES.map(([type]) => type),
        'x-enumDescriptions': Object.fromEntries(PROBLEM_TYPES),
      },
    },
    { description: 'What is wrong with one field.' },
  ),
  Problems: object(
    {
      detail: described(
        { type: 'array', items: { $ref: '#/components/schemas/Problem' }, minItems: 1 },
        'One entry for each invalid field, in the order of their declaration.',
      ),
      steps: list(
        anyOf(ref('Step'), ref('CompactStep')),
        'With explain_failure: the working up to where one sees that there is no answer, in the steps of the family.',
      ),
      intermediate: described(
        { type: 'object' },
        'With explain_failure: what was found before that, where there is something.',
      ),
    },
    { optional: ['steps', 'intermediate'] },
  ),
} as const satisfies { readonly [name: string]: Schema };
