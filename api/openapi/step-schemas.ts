// Schemas of steps in both families.

import { stepsExtraFormats, stepsFormats } from '../endpoints/parameters.ts';
import {
  anyOf,
  described,
  list,
  map,
  nullable,
  object,
  oneOf,
  ref,
  type Schema,
  text,
  tuple,
  whole,
} from './schema.ts';

/** MathJSON is made of lists, names, numbers and texts; every other format is a text. */
const JSON_FORMAT = 'mathjson';

/** The step in each format that was asked for. The empty name of the plain format is the key `text`; SVG is there for figures alone. */
const byFormat: Schema = {
  type: 'object',
  properties: Object.fromEntries(
    [...stepsFormats.permitted, ...stepsExtraFormats.permitted].map(([name, description]) => [
      name === '' ? 'text' : name,
      name === JSON_FORMAT
        ? { type: ['array', 'string', 'number', 'object'], items: {}, description }
        : text(description),
    ]),
  ),
  minProperties: 1,
};

/** Sentences by the format of text that was asked for; the empty name is `text`. */
export const listsByFormat: Schema = map({ type: 'array', items: {} });

const id = text('The same for the same question.');
const REASON = 'The reason for the step.';
const STEP = 'One step of the worked solution.';

export const stepSchemas = {
  StepMarks: object(
    {
      marked: object({
        rows: list(whole()),
        columns: list(whole()),
        cells: list(tuple('integer', ['row', 'column'])),
      }),
    },
    { description: 'What of its matrix a step is about, counted from 1.' },
  ),
  Step: object(
    {
      id,
      content: anyOf(text(), list(text())),
      content_type: oneOf(['h1', 'latex', 'text', 'border'], 'In a text, formulas stand between \\( and \\).'),
      metadata: anyOf(
        ref('StepMarks'),
        object({ width: whole(), pattern: text(), color: text() }, { description: 'How a border is drawn.' }),
        { type: 'null' },
      ),
      explain: nullable(text(REASON)),
      explain_type: nullable(text('What the explanation is: "info".')),
      content_formats: described(byFormat, 'The step in the formats that were asked for, if any.'),
      explain_formats: anyOf(described(byFormat, REASON), { type: 'null' }),
    },
    { optional: ['content_formats', 'explain_formats'], description: STEP },
  ),
  CompactStep: object(
    {
      id,
      kind: oneOf(['heading', 'formula', 'prose', 'figure', 'rule']),
      content: described(byFormat, 'The step in each format that was asked for.'),
      explain: anyOf(described(byFormat, REASON), { type: 'null' }),
      metadata: ref('StepMarks'),
    },
    { optional: ['metadata'], description: STEP },
  ),
} as const satisfies { readonly [name: string]: Schema };
