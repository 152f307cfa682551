// Schemas of feedback on workings: what a student's lines look like, and what is said of them.

import { LINE_ROLES, MOST_LINES } from '@matrixsteps/engine/feedback/read-working.ts';
import { RUNGS } from '@matrixsteps/engine/feedback/hints.ts';
import { JUDGED_TASKS } from '@matrixsteps/engine/feedback/judged-tasks.ts';
import { FEEDBACK_FORMAT_NAMES } from '../practice/told-statements.ts';
import { anyOf, described, list, map, nullable, object, oneOf, ref, type Schema, text, whole } from './schema.ts';

const VERDICTS = [
  'right',
  'right-unnamed-steps',
  'right-named-otherwise',
  'slip',
  'follows',
  'new-slip',
  'back-on-track',
  'unread',
  'cannot-tell',
] as const;

const cell: Schema = {
  ...anyOf(text(), { type: 'number' }),
  description: 'A number, or a text as it was typed: "-1/2", "½", "0.5", a fraction in LaTeX, "7 - 4*3".',
};

const matrix: Schema = described(list(list(cell)), 'Rows of entries.');
const hints = list(text(), 'Hints as plain text, each says more than the one before.');
const hintFormats = described(map(list(text())), 'The hints in the formats that were asked for.');

export const workingSchemas: { readonly [name: string]: Schema } = {
  WorkingTask: object(
    {
      operation: oneOf(JUDGED_TASKS, 'What the student was asked. The names of the catalogue are read too.'),
      a: matrix,
      b: described(
        anyOf(list(cell), list(list(cell))),
        'The second matrix; of a system the right side, where a does not hold it.',
      ),
      u: described(
        anyOf(list(cell), list(list(cell))),
        'The first vector of `dot`, `cross`, `projection` and `angle`, which take it instead of a.',
      ),
      v: described(
        list(cell),
        'The second vector: of `projection` the one that is projected on. Of `norm` and `unit` the only one.',
      ),
      vectors: described(list(list(cell)), 'The vectors of `gram-schmidt` and `independence`, instead of a.'),
      point: described(list(cell), 'The point of `distance`.'),
      normal: described(list(cell), 'Of a plane: its normal vector.'),
      offset: described(cell, 'Of a plane: the right side of n·x = offset; 0 without it.'),
      direction: described(list(cell), 'Of a line: its direction.'),
      through: described(list(cell), 'Of a line: one of its points.'),
      orientation: oneOf(
        ['column', 'row'],
        'Of `steady-state`: which lines of a are distributions; `column` without it.',
      ),
      basis: described(list(list(cell)), 'The basis of `coordinates`, instead of a; the vector is v.'),
      from: described(list(list(cell)), 'The old basis of `change-of-basis`.'),
      to: described(list(list(cell)), 'The new basis of `change-of-basis`.'),
      w: described(list(list(cell)), 'The vectors of W in `sum-and-intersection`; those of U are u or a.'),
      kind: text('Of `norm` 2, 1, inf or frobenius; of `lu` lu, plu or ldu.'),
      row: whole('Of `minors`: the row of the place, together with col.'),
      col: whole('Of `minors`: the column of the place.'),
      bar: whole('The columns left of the bar.'),
      augmented: whole('The columns right of the bar, instead of `bar`.'),
      k: described(
        cell,
        'The number that `scalar-multiply` multiplies by; the turns of `rot90`, the diagonal of `tril` and `triu`.',
      ),
      exponent: whole('The exponent of `power`, from 2 to 24.'),
      divisor: oneOf(
        ['n', 'n-1'],
        'What a variance, a standard deviation or a covariance is divided by; `n` without it.',
      ),
      eigenvalue: described(cell, 'The eigenvalue whose eigenvectors are asked for.'),
      of: text('For `expression`, and for a determinant of more than A: an expression in A and B, such as `(A*B)^T`.'),
    },
    {
      optional: [
        'a',
        'b',
        'u',
        'v',
        'vectors',
        'point',
        'normal',
        'offset',
        'direction',
        'through',
        'orientation',
        'basis',
        'from',
        'to',
        'w',
        'kind',
        'row',
        'col',
        'bar',
        'augmented',
        'k',
        'exponent',
        'divisor',
        'eigenvalue',
        'of',
      ],
      description: 'The task, as the student had it.',
    },
  ),
  WorkingLine: object(
    {
      matrix,
      expression: described(cell, 'A number or an expression: "3*(5*9 - 6*8)", "λ^2 - 5λ + 6".'),
      entries: described(map(cell), 'Single entries of a matrix, each by its row and column: {"1,2": "3*4 + 2*5"}.'),
      values: described(map(anyOf(cell, list(cell))), 'Values by name: {"x": "2 - 3t", "y": "t"}, {"λ": [1, 3]}.'),
      equation: text('A single equation of a system, the others stay: "5x = 10".'),
      claim: text('`no-solution`, `infinitely-many`, `not-invertible` or `rank: 2`.'),
      operations: text('The row operations that lead here, as they were typed: "R2 -> R2 - 4R1; R1 <-> R3".'),
      role: oneOf(LINE_ROLES, 'What the line is, where the student says so.'),
      factor: described(cell, 'The number in front of a matrix or a determinant.'),
      from: whole('The line that this one starts from, counted from 0, where it is not the one before.'),
      name: text('What the student calls it, in workings that state quantities: `‖v‖`, `L`, `u2`.'),
      part: whole('Of a line with several equals signs: which of its parts this is, counted from 1.'),
    },
    {
      optional: [
        'matrix',
        'expression',
        'entries',
        'values',
        'equation',
        'claim',
        'operations',
        'role',
        'factor',
        'from',
        'name',
        'part',
      ],
      description: 'A line of the working: one of matrix, expression, entries, values, equation and claim.',
    },
  ),
  WorkingPolicy: object(
    {
      named_operations: oneOf(
        ['may-differ', 'unless-proved', 'must-match'],
        'Whether an equivalent line that is not what was named is a slip: never (the default), unless another usual operation gives it, always.',
      ),
      follow_through: {
        type: 'boolean',
        description: 'Whether lines after a slip are judged from the line before them.',
      },
      rounding: {
        ...anyOf({ type: 'string', pattern: '^(exact|[0-9]|1[0-5])$' }, { type: 'integer', minimum: 0, maximum: 15 }),
        description: '`exact`, or the decimal places that each line is rounded to.',
      },
    },
    { optional: ['named_operations', 'follow_through', 'rounding'] },
  ),
  WorkingOptions: object(
    {
      rung: {
        type: 'integer',
        minimum: 1,
        maximum: RUNGS,
        description: 'How much is told: the line, the row, the entry, the calculation, the right row.',
      },
      next_step: {
        type: 'boolean',
        description: 'Whether the next row operation is told too, as far as the rung goes.',
      },
      formats: described(
        nullable(list(oneOf(FEEDBACK_FORMAT_NAMES))),
        'Formats of the hints and explanations beside plain text.',
      ),
    },
    { optional: ['rung', 'next_step', 'formats'] },
  ),
  WorkingFeedbackEnvelope: object({
    metadata: ref('Metadata'),
    endpoint: ref('Endpoint'),
    result: object({ name: text(), answer: ref('WorkingFeedback') }),
    notes: list(text()),
  }),
  NextStepEnvelope: object({
    metadata: ref('Metadata'),
    endpoint: ref('Endpoint'),
    result: object({ name: text(), answer: ref('NextStepFeedback') }),
    notes: list(text()),
  }),
  WorkingFeedback: object(
    {
      operation: text(),
      lines: list(ref('JudgedLine'), 'One for each line, in their order.'),
      first_slip: nullable(whole('The first line that does not follow, counted from 0.')),
      answer: oneOf(
        ['right', 'follows', 'wrong', 'right-but-not-from-this-working', 'unfinished', 'none'],
        'What is to be said of the line with the role answer; unfinished where the last line is on the way to what is asked for.',
      ),
      hints,
      hint_formats: hintFormats,
      next_step: nullable(ref('WorkingStep')),
      work_left: nullable(
        whole('Row operations that are left in the planned working from the last matrix; null in other workings.'),
      ),
      unread: list(ref('UnreadPlace')),
    },
    { optional: ['hint_formats'], description: "What is to be said of a student's working." },
  ),
  NextStepFeedback: object({
    operation: text(),
    next_step: nullable(ref('WorkingStep')),
    work_left: whole('Row operations that are left in the planned working.'),
    unread: list(ref('UnreadPlace')),
  }),
  JudgedLine: object({
    line: whole('The line that the student wrote, counted from 1.'),
    part: nullable(whole('Which part of it, between equals signs, counted from 1; null for a whole line.')),
    verdict: oneOf(VERDICTS),
    certainty: oneOf(['proved', 'only-explanation', 'likely', 'tie', 'unknown']),
    read: described(object({ text: text(), operations: list(text()) }), 'What was read, in one plain spelling.'),
    row: nullable(whole('The first row that differs, counted from 1.')),
    column: nullable(whole('The column, where a single entry differs.')),
    operation: nullable(text('The operation that was named or is likely to have been meant.')),
    explanations: list(ref('SlipExplanation'), 'Slips that give exactly this line; several are a tie.'),
    expected: nullable(described(list(list(text())), 'The line as it should be, at the last rung only.')),
  }),
  SlipExplanation: object(
    {
      kind: text('The slip: its id and its name.'),
      sentence: text('What happened, without the right entry.'),
      sentence_formats: described(map(text()), 'The sentence in the formats that were asked for.'),
      question: text('What to ask the student.'),
    },
    { optional: ['sentence_formats'], description: 'A slip that leads to just what was written.' },
  ),
  WorkingStep: object(
    {
      operation: nullable(text('The row operation, from the third rung on.')),
      hints,
      hint_formats: hintFormats,
      matrix: nullable(described(list(list(text())), 'The matrix after it, at the last rung only.')),
    },
    { optional: ['hint_formats'] },
  ),
  UnreadPlace: object({
    path: list(anyOf(text(), { type: 'integer' }), 'The way to it in the body.'),
    reason: text(),
    character: nullable(whole('The character of the text there, counted from 1.')),
  }),
};

/** The body of feedback on a working; the next step takes the same, and may leave the working out. */
export function workingBody(required: readonly string[]): Schema {
  return {
    type: 'object',
    properties: {
      task: ref('WorkingTask'),
      working: {
        ...anyOf(
          { ...list(ref('WorkingLine')), maxItems: MOST_LINES },
          { ...list(text()), maxItems: MOST_LINES },
          text(),
        ),
        description: 'The lines, in their order, as parts or as texts; or one text as it was typed, plain or LaTeX.',
      },
      policy: ref('WorkingPolicy'),
      feedback: ref('WorkingOptions'),
    },
    required,
  };
}

const task = {
  operation: 'rref',
  a: [
    [1, 3, 2],
    [4, 7, 5],
  ],
  augmented: 1,
};

export const workingExample = {
  task,
  working: [
    {
      operations: 'R2 -> R2 - 4R1',
      matrix: [
        [1, 3, 2],
        [0, 5, -3],
      ],
    },
    {
      operations: 'R2/5',
      matrix: [
        [1, 3, 2],
        [0, 1, '-3/5'],
      ],
    },
  ],
};

export const nextStepExample = { task, feedback: { rung: 4 } };
