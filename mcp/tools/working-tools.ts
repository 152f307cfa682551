// The tools that judge a student's working and tell the next row operation, by rungs: no rung below the last tells a right entry.

import { RUNGS } from '@matrixsteps/engine/feedback/hints.ts';
import { JUDGED_TASKS, ROW_OPERATION_TASKS } from '@matrixsteps/engine/feedback/judged-tasks.ts';
import { MOST_LINES } from '@matrixsteps/engine/feedback/read-working.ts';
import type { Statement } from '@matrixsteps/engine/feedback/statements/statement.ts';
import { wordsOf } from '@matrixsteps/engine/feedback/statements/words.ts';
import type { AnswerVerdict, LineJudgement, LineVerdict } from '@matrixsteps/engine/feedback/working.ts';
import { type PreparedRequest, replyOf, type ValidationFailure } from '@matrixsteps/api/execute/prepare.ts';
import {
  anyOf,
  list,
  map,
  nullable,
  object,
  oneOf,
  type Schema,
  text,
  whole,
} from '@matrixsteps/api/openapi/schema.ts';
import {
  FORM_IS_REACHED,
  feedbackJson,
  type JudgedWorking,
  feedbackOn,
  nextStepJson,
  nextStepOf,
  readRequest,
  type WorkingRequest,
} from '@matrixsteps/api/practice/working-feedback.ts';
import type { JsonText } from '@matrixsteps/api/serialize/json.ts';
import { withSources } from '@matrixsteps/api/student-answers/number-sources.ts';
import type { FieldError } from '@matrixsteps/api/validate/field-error.ts';
import { linePlaces } from '@matrixsteps/notation/line-places.ts';
import { writeContent, writeRowOperation } from '@matrixsteps/notation/write-line.ts';
import { membersOf, refusalOf } from './lookup.ts';
import { bullets, document, proseText, section } from './texts.ts';
import { replyJson, type Tool } from './tool.ts';

const DEFAULT_RUNG = 3;

const number = anyOf({ type: 'number' }, { type: 'string' });
const matrix: Schema = { ...list(list(number)), minItems: 1 };

/** What says what the task is; an argument each. */
const MATRICES: { readonly [name: string]: Schema } = {
  a: { ...matrix, description: 'The matrix of the task; of a system [A | b]. Fractions as text, "2/3".' },
  b: { ...anyOf(list(number), matrix), description: 'The second matrix, or the right side of a system.' },
  augmented: whole('How many columns of a stand right of the bar.'),
};

const FURTHER: { readonly [name: string]: Schema } = {
  u: { ...list(number), description: 'The first vector of dot, cross, projection and angle, instead of a.' },
  v: {
    ...list(number),
    description: 'The second vector; the one that is projected on. Of norm and unit the only one.',
  },
  vectors: { ...matrix, description: 'The vectors of gram-schmidt and independence, instead of a.' },
  point: { ...list(number), description: 'The point of distance.' },
  normal: { ...list(number), description: 'Of a plane: its normal vector n, with n·x = offset.' },
  offset: { ...number, description: 'Of a plane: the right side; 0 without it.' },
  direction: { ...list(number), description: 'Of a line: its direction.' },
  through: { ...list(number), description: 'Of a line: one of its points.' },
  basis: { ...matrix, description: 'The basis of coordinates; the vector is v.' },
  from: { ...matrix, description: 'The old basis of change-of-basis.' },
  to: { ...matrix, description: 'Its new basis.' },
  kind: text('Of norm 2, 1, inf or frobenius; of lu lu, plu or ldu.'),
  k: { ...number, description: 'The number of scalar-multiply, rot90, tril and triu.' },
  exponent: whole('The exponent of power.'),
  divisor: oneOf(['n', 'n-1'], 'What a variance, a standard deviation or a covariance is divided by.'),
  eigenvalue: { ...number, description: 'The eigenvalue whose eigenvectors are asked for.' },
  of: text('The expression in A and B of expression, such as "(A*B)^T".'),
};

const RUNG: Schema = {
  type: 'integer',
  minimum: 1,
  maximum: RUNGS,
  default: DEFAULT_RUNG,
  description:
    'How much is told: 1 the line, 2 the row, 3 the entry with a question, 4 the calculation, 5 the right row.',
};

const hints = list(text(), 'Each says more than the one before; give them to the student one at a time.');
const unread = list(object({ path: list(anyOf(text(), whole())), reason: text(), character: nullable(whole()) }));
const step = nullable(
  object({ operation: nullable(text()), hints, matrix: nullable(list(list(text()))) }, { optional: ['matrix'] }),
);

interface Wording {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly string[];
  readonly own: { readonly [name: string]: Schema };
  readonly required: readonly string[];
  readonly output: Schema;
  readonly example: (operation: string) => object;
}

type Asked = 'working' | 'next-step';

function toolOf(wording: Wording, asked: Asked, reply: (request: WorkingRequest) => JsonText): Tool {
  const { name, title, description, operations, own, required, output, example } = wording;
  const properties: { readonly [key: string]: Schema } = {
    operation: oneOf(operations, 'What the student was asked.'),
    ...own,
    rung: RUNG,
  };
  return {
    name,
    title,
    description,
    inputSchema: object(properties, { optional: Object.keys(properties).filter((key) => !required.includes(key)) }),
    outputSchema: output,
    parameters: Object.entries(properties).map(([key, { description: words }]) => ({
      name: key,
      description: typeof words === 'string' ? words : '',
    })),
    operations,
    exampleFor: ({ operation }) => ({ ...example(operations.find((known) => known === operation) ?? 'rref') }),
    prepare: (bytes) => prepare(bytes, asked, reply),
  };
}

function prepare(
  bytes: Uint8Array,
  asked: Asked,
  reply: (request: WorkingRequest) => JsonText,
): PreparedRequest | ValidationFailure {
  const found = membersOf(bytes);
  if ('entry' in found) return refusalOf([found.entry]);
  const request = readRequest(bodyOf(withSources(Buffer.from(bytes).toString())), asked, bytes.length);
  if (request.kind === 'invalid') return refusalOf(request.errors.map(asArgument));
  const { nanoseconds } = request;
  return { kind: 'prepared', nanoseconds, run: () => replyOf(reply(request), null) };
}

/** The body that the routes take, from the arguments of a call. */
function bodyOf(given: unknown): object {
  const { working, rung, rounding, ...task }: { readonly [name: string]: unknown } =
    typeof given === 'object' && given !== null ? { ...given } : {};
  return {
    task,
    ...(working === undefined ? {} : { working }),
    ...(rounding === undefined ? {} : { policy: { rounding } }),
    feedback: { rung: rung ?? DEFAULT_RUNG },
  };
}

/** The place of a problem among the arguments: they hold what a body holds below `task` and `feedback`. */
function asArgument(entry: FieldError): FieldError {
  const [body, group, ...inside] = entry.loc;
  return group === 'task' || group === 'feedback' || group === 'policy' ? { ...entry, loc: [body, ...inside] } : entry;
}

export function checkWorkingTool(): Tool {
  const words: Wording = {
    name: 'check_working',
    title: "Check a student's working",
    description:
      "Judges each line of a student's working: whether it follows from the line before, where the first slip is, of which kind, and what follows " +
      'from it. Any lawful way is right. The hints tell as much as the rung allows, and never the right entries below rung 5, so that the ' +
      'student can go on. The working is one text as the student wrote it (plain or LaTeX, row operations as "R2 - 4R1" before the ' +
      'matrix that they give, rows on lines of their own, an empty line between matrices), or a list of lines.',
    operations: JUDGED_TASKS,
    own: {
      ...MATRICES,
      ...FURTHER,
      working: {
        ...anyOf(text(), { ...list(map({})), maxItems: MOST_LINES }),
        description:
          'The lines as one text, or as objects with matrix, expression, values or claim, and operations: ' +
          '{"operations": "R2 - 4R1", "matrix": [[1,3],[0,-5]]}, {"expression": "2*3 - 4"}, {"values": {"x": "2"}}.',
      },
      rounding: { ...whole('The decimal places that the student rounds each line to; without it the work is exact.') },
    },
    required: ['operation', 'working'],
    output: object({
      operation: text(),
      lines: list(
        object({
          line: whole('The line that the student wrote, counted from 1.'),
          part: nullable(whole('Which part of it, between equals signs.')),
          verdict: text(
            'right, slip, follows, new-slip, back-on-track, unread or cannot-tell, with variants of right.',
          ),
          certainty: text(),
          read: object({ text: text(), operations: list(text()) }),
          row: nullable(whole()),
          column: nullable(whole()),
          operation: nullable(text()),
          explanations: list(object({ kind: text(), sentence: text(), question: text() })),
          expected: nullable(list(list(text()))),
        }),
        'One for each line.',
      ),
      first_slip: nullable(whole('The first line that does not follow, counted from 0.')),
      answer: text(
        'Of the last line as an answer: right, follows, wrong, right-but-not-from-this-working, unfinished or none.',
      ),
      hints,
      next_step: step,
      work_left: nullable(whole('Row operations that are left.')),
      unread,
    }),
    example: (operation) => ({ ...(EXAMPLES[operation] ?? exampleOf(operation)) }),
  };
  return toolOf(words, 'working', (request) => {
    const found = feedbackOn(request);
    return replyJson(workingWords(request, found), feedbackJson(request, found));
  });
}

export function nextStepTool(): Tool {
  const words: Wording = {
    name: 'next_row_operation',
    title: "The next row operation from a student's matrix",
    description:
      'The row operation that a good plan does next from the matrix where the student stands, as hints that say more and more: which entry, what ' +
      'to do with it, the operation, the calculation, the matrix after it. Send the matrix of the task as `a`, or the last matrix of the student.',
    operations: ROW_OPERATION_TASKS,
    own: MATRICES,
    required: ['operation', 'a'],
    output: object({ operation: text(), next_step: step, work_left: whole('Row operations that are left.'), unread }),
    example: (operation) => ({
      operation,
      a:
        operation === 'inverse'
          ? [
              [2, 1],
              [5, 3],
            ]
          : [
              [1, 3, 2],
              [4, 7, 5],
            ],
    }),
  };
  return toolOf(words, 'next-step', (request) => {
    const next = nextStepOf(request);
    const told = next === null ? [FORM_IS_REACHED] : bullets(proseTexts(next.rungs.slice(0, request.options.rung)));
    const left = next === null ? [] : [`Row operations that are left, with this one: ${next.operationsLeft}.`];
    return replyJson(document([...told, ...left]), nextStepJson(request, next));
  });
}

const EXAMPLES: { readonly [operation: string]: object | undefined } = {
  rref: {
    operation: 'rref',
    a: [
      [1, 3, 2],
      [4, 7, 5],
    ],
    augmented: 1,
    working: 'R2 - 4R1\n1 3 2\n0 5 -3',
  },
  dot: { operation: 'dot', u: [1, 2], v: [3, 4], working: 'u·v = 3 + 8 = 11' },
  cross: { operation: 'cross', u: [1, 2, 3], v: [4, 5, 6], working: 'u x v = (-3, 6, -3)' },
  projection: { operation: 'projection', u: [1, 2], v: [3, 4], working: 'u·v = 11\nv·v = 25\np = (33/25, 44/25)' },
  norm: { operation: 'norm', v: [3, 4], working: '|v| = sqrt(9 + 16) = 5' },
  unit: { operation: 'unit', v: [3, 4], working: '|v| = 5\nu = (3/5, 4/5)' },
  angle: { operation: 'angle', u: [1, 0], v: [1, 1], working: 'cos φ = 1/√2\nφ = 45°' },
  distance: { operation: 'distance', point: [1, 2], normal: [3, 4], offset: 1, working: 'd = 10/5 = 2' },
  'gram-schmidt': {
    operation: 'gram-schmidt',
    vectors: [
      [3, 4],
      [7, 1],
    ],
    working: 'u1 = (3, 4)\nu2 = (4, -3)',
  },
  independence: {
    operation: 'independence',
    vectors: [
      [1, 2],
      [2, 4],
    ],
    working: 'rank = 1\ndependent',
  },
  'least-squares': {
    operation: 'least-squares',
    a: [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
    b: [0, 1, 5],
    working: 'A^T A = [3 3; 3 5]\nA^T b = [6; 11]\nx = (-1/2, 5/2)',
  },
  definiteness: {
    operation: 'definiteness',
    a: [
      [2, 1],
      [1, 2],
    ],
    working: 'Δ1 = 2, Δ2 = 3\npositive definite',
  },
  diagonalize: {
    operation: 'diagonalize',
    a: [
      [2, 1],
      [1, 2],
    ],
    working: 'P = [1 1; -1 1]\nD = [1 0; 0 3]',
  },
  coordinates: {
    operation: 'coordinates',
    basis: [
      [1, 1],
      [1, -1],
    ],
    v: [3, 1],
    working: 'v = 2b1 + b2',
  },
  'change-of-basis': {
    operation: 'change-of-basis',
    from: [
      [1, 2],
      [3, 4],
    ],
    to: [
      [1, 1],
      [0, 1],
    ],
    working: 'P = [1 3; 1 1]',
  },
  cholesky: {
    operation: 'cholesky',
    a: [
      [4, 2],
      [2, 5],
    ],
    working: 'L = [2 0; 1 2]',
  },
  ldlt: {
    operation: 'ldlt',
    a: [
      [4, 2],
      [2, 5],
    ],
    working: 'L = [1 0; 1/2 1]\nD = [4 0; 0 4]',
  },
  'orthogonal-diagonalization': {
    operation: 'orthogonal-diagonalization',
    a: [
      [2, 1],
      [1, 2],
    ],
    working: 'λ1 = 1, λ2 = 3',
  },
  svd: {
    operation: 'svd',
    a: [
      [3, 0],
      [0, 2],
    ],
    working: 'σ1 = 3, σ2 = 2',
  },
  'steady-state': {
    operation: 'steady-state',
    a: [
      ['1/2', '1/4'],
      ['1/2', '3/4'],
    ],
    working: 'p = (1/3, 2/3)',
  },
};

/** A working of one line, whatever is asked: the matrix as it is. */
function exampleOf(operation: string): object {
  const square = [
    [1, 2],
    [3, 4],
  ];
  return {
    operation,
    a: square,
    b: square,
    k: 2,
    exponent: 2,
    eigenvalue: 1,
    ...(operation === 'expression' ? { of: 'A*B' } : {}),
    working: [{ matrix: square }],
  };
}

function proseTexts(hintsOfStep: readonly Statement[]): readonly string[] {
  return hintsOfStep.map((hint) => proseText(wordsOf(hint), 'text'));
}

const VERDICTS: { readonly [V in LineVerdict]: string } = {
  right: 'right',
  'right-unnamed-steps': 'right; the operations between are not named',
  'right-named-otherwise': 'right, but not by the operation that is named',
  slip: 'does not follow',
  follows: "follows from the student's own line before, which is not right",
  'new-slip': 'another slip: does not follow from the line before',
  'back-on-track': 'right again',
  unread: 'could not be read',
  'cannot-tell': 'it cannot be told whether this is right',
};

const ANSWERS: { readonly [V in AnswerVerdict]: string | null } = {
  right: 'The answer is right.',
  follows: "The answer is not right, but it follows from the student's own lines.",
  wrong: 'The answer is wrong.',
  'right-but-not-from-this-working': 'The answer is right, but it does not come from this working.',
  unfinished: 'The answer is still missing: the last line is on the way to it.',
  none: null,
};

function workingWords({ working, options }: WorkingRequest, { judgement, hints: told }: JudgedWorking): string {
  const { lines, firstSlip, answer } = judgement;
  const places = linePlaces(working.lines);
  const perLine = lines.map(({ verdict }, index) => {
    const line = working.lines[index];
    const { line: place, part } = places[index];
    const named = line.operations.length === 0 ? '' : `${line.operations.map(writeRowOperation).join('; ')}: `;
    return `Line ${place}${part === null ? '' : `, part ${part}`}: ${VERDICTS[verdict]}. Read as ${named}${writeContent(line).replaceAll('\n', ', ')}`;
  });
  const verdict = ANSWERS[answer];
  return document([
    ...bullets(perLine),
    ...(verdict === null ? [] : [verdict]),
    ...(told.length === 0 ? [] : section('Hints, one at a time', bullets(proseTexts(told)))),
    ...(firstSlip === null || options.rung < DEFAULT_RUNG ? [] : slipWords(lines[firstSlip])),
    ...(told.length === 0 || options.rung === RUNGS ? [] : ['What is right is kept back; a higher rung tells more.']),
  ]);
}

function slipWords({ explanations }: LineJudgement): readonly string[] {
  const sentences = explanations.map((facts) => proseText(wordsOf({ id: 'slip', facts }), 'text'));
  return section(
    sentences.length === 1 ? 'What leads to just this line' : 'What may lead to just this line',
    bullets(sentences),
  );
}
