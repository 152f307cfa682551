// POST .../feedback/working and .../feedback/next-step: a student's working judged line by line, with hints by rungs, and the next
// row operation from where the student stands. No rung below the last tells a right entry.

import type { Rows } from '@matrixsteps/engine/algorithms/row-reduction/moves.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { hintsTo, RUNGS } from '@matrixsteps/engine/feedback/hints.ts';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { type NextStep, nextStep } from '@matrixsteps/engine/feedback/next-step/next-step.ts';
import { type ReadingError, readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import { startOf } from '@matrixsteps/engine/feedback/rows/judge-rows.ts';
import { rowsOfTerms } from '@matrixsteps/engine/feedback/rows/rows.ts';
import { SLIPS } from '@matrixsteps/engine/feedback/slips/slips.ts';
import type { LineJudgement, Working } from '@matrixsteps/engine/feedback/working.ts';
import { type FormatName, RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { fractionText } from '@matrixsteps/notation/fraction.ts';
import { writeContent, writeOperation } from '@matrixsteps/notation/write.ts';
import { ROOTS } from '../endpoints/endpoints.ts';
import type { PreparedRequest, Reply, ValidationFailure } from '../execute/prepare.ts';
import { array, type JsonText, object, plain } from '../serialize/json.ts';
import { withSources } from '../student-answers/number-sources.ts';
import { type FieldError, listOf, missing } from '../validate/field-error.ts';
import { membersOf } from '../validate/parse-request.ts';
import { type PracticeRoute, practiceReply, refusalOf, type RouteWords } from './practice-route.ts';

export const workingFeedbackWords: RouteWords = {
  path: `${ROOTS.a}/feedback/working`,
  title: 'Feedback on a working',
  summary: "A verdict on every line of a student's working by row operations, the first slip with its kind, and hints.",
};

export const nextStepWords: RouteWords = {
  path: `${ROOTS.a}/feedback/next-step`,
  title: 'The next step of a working',
  summary: "The next row operation from the student's own matrix, by hints that say more and more.",
};

/** The operations whose workings are judged. An inverse is, where its lines are [A | I]. */
export const JUDGED_OPERATIONS = ['ref', 'rref', 'rank', 'solve', 'inverse'] as const;

/** The formats in which hints are told beside plain text. */
export const HINT_FORMATS = ['latex', 'html', 'speech', 'mathml'] as const satisfies readonly FormatName[];

/** What the member `feedback` asks for. */
interface Options {
  readonly rung: number;
  readonly wantsNextStep: boolean;
  readonly formats: readonly (typeof HINT_FORMATS)[number][];
}

const DEFAULT_RUNG = 3;
const KNOWN = ['task', 'working', 'policy', 'feedback'];

/** Nanoseconds: the shortest reply, a byte of the body, an entry of a row reduction and a digit in it. */
const FRAME = 200_000;
const BYTE = 1_500;
const ENTRY = 4_000;
const DIGIT = 700;
/** Longer workings are refused: nobody writes them by hand. */
const LONGEST = 4_000_000_000;

export function workingFeedbackRoute(): PracticeRoute {
  return { ...workingFeedbackWords, prepare: (bytes) => prepare(bytes, replyToWorking) };
}

export function nextStepRoute(): PracticeRoute {
  return { ...nextStepWords, prepare: (bytes) => prepare(bytes, replyToNextStep) };
}

/** A body that was read. */
interface Request {
  readonly working: Working;
  readonly unread: readonly ReadingError[];
  readonly options: Options;
  readonly notes: readonly string[];
  /** Names the question: the body without what is not read. */
  readonly question: string;
}

function prepare(bytes: Uint8Array, reply: (request: Request) => Reply): PreparedRequest | ValidationFailure {
  const found = membersOf(bytes);
  if ('entry' in found) return refusalOf([found.entry]);
  const body = withSources(Buffer.from(bytes).toString());
  if (!isRecord(body)) return refusalOf([missing('task')]);
  const absent = ['task', ...(reply === replyToWorking ? ['working'] : [])].filter((name) => body[name] === undefined);
  if (absent.length > 0) return refusalOf(absent.map(missing));
  const options = readOptions(body['feedback']);
  const read = readWorking({ working: [], ...withWholeNumbers(body) });
  const errors = [
    ...('kind' in options ? [errorOf(options)] : []),
    ...(read.kind === 'invalid' ? read.errors.map(errorOf) : choiceErrors(read.working)),
  ];
  if (read.kind === 'invalid' || 'kind' in options || errors.length > 0) return refusalOf(errors);
  const nanoseconds = FRAME + BYTE * bytes.length + timeOf(read.working);
  if (nanoseconds > LONGEST) {
    const msg = 'this working has too many or too long numbers to be judged; send fewer lines';
    return refusalOf([{ loc: ['body', 'working'], msg, type: 'value_error.too_large' }]);
  }
  const ignored = [...found.members.keys()].filter((name) => !KNOWN.includes(name));
  const request: Request = {
    working: read.working,
    unread: read.unread,
    options,
    notes: ignored.map((name) => `The field ${JSON.stringify(name.slice(0, 64))} is not known here and was ignored.`),
    question: JSON.stringify([body['task'], body['working'], body['policy'], body['feedback']]),
  };
  return { kind: 'prepared', nanoseconds, run: () => reply(request) };
}

type Members = { readonly [name: string]: unknown };

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers of entries stay the texts that wrote them; counts are numbers again. */
function withWholeNumbers(body: Members): Members {
  const { task, policy, working } = body;
  const lines = Array.isArray(working)
    ? working.map((line: unknown) => (isRecord(line) ? counted(line, ['from']) : line))
    : working;
  return {
    ...body,
    ...(isRecord(task) ? { task: counted(task, ['bar', 'augmented', 'exponent']) } : {}),
    ...(isRecord(policy) ? { policy: counted(policy, ['rounding']) } : {}),
    ...(lines === undefined ? {} : { working: lines }),
  };
}

function counted(members: Members, names: readonly string[]): Members {
  const numbers = names.flatMap((name) => {
    const value = members[name];
    return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? [[name, Number(value)] as const] : [];
  });
  return { ...members, ...Object.fromEntries(numbers) };
}

interface OptionError extends ReadingError {
  readonly kind: 'invalid';
}

function optionError(name: string, reason: string): OptionError {
  return { kind: 'invalid', path: ['feedback', ...(name === '' ? [] : [name])], reason, character: null };
}

function readOptions(value: unknown): Options | OptionError {
  if (value === undefined || value === null) return { rung: DEFAULT_RUNG, wantsNextStep: false, formats: [] };
  if (!isRecord(value)) return optionError('', 'value is not a valid dict');
  const rung = value['rung'] === undefined ? DEFAULT_RUNG : Number(value['rung']);
  if (!Number.isInteger(rung) || rung < 1 || rung > RUNGS)
    return optionError('rung', `a whole number from 1 to ${RUNGS} is needed`);
  const wantsNextStep = value['next_step'] ?? false;
  if (typeof wantsNextStep !== 'boolean') return optionError('next_step', 'value could not be parsed to a boolean');
  const formats = value['formats'] ?? [];
  const isKnown =
    Array.isArray(formats) && formats.every((name: unknown) => HINT_FORMATS.some((known) => known === name));
  if (!isKnown) return optionError('formats', `a list of ${listOf(HINT_FORMATS)} is needed`);
  return { rung, wantsNextStep, formats: HINT_FORMATS.filter((name) => formats.includes(name)) };
}

function errorOf({ path, reason, character }: ReadingError): FieldError {
  const where = character === null ? '' : ` (character ${character})`;
  return { loc: ['body', ...path.map(String)], msg: `${reason}${where}`, type: 'value_error.working' };
}

function choiceErrors({ task }: Working): readonly FieldError[] {
  const isJudged = JUDGED_OPERATIONS.some((name) => name === task.operation);
  if (!isJudged) {
    const msg = `value is not a valid enumeration member; permitted: ${listOf(JUDGED_OPERATIONS)}`;
    return [{ loc: ['body', 'task', 'operation'], msg, type: 'type_error.enum' }];
  }
  if (task.operation === 'inverse' && task.a.length !== task.a[0].length) {
    return [
      {
        loc: ['body', 'task', 'a'],
        msg: 'a matrix with as many rows as columns is needed',
        type: 'value_error.not_square',
      },
    ];
  }
  const rows = task.operation === 'solve' && task.b !== null ? task.b.length : task.a.length;
  if (rows !== task.a.length) {
    const msg = `b has ${rows} rows, and a has ${task.a.length}; as many are needed`;
    return [{ loc: ['body', 'task', 'b'], msg, type: 'value_error.dimension_mismatch' }];
  }
  return [];
}

/** Each line takes some row reductions, in which numbers grow. */
function timeOf({ task, lines }: Working): number {
  const { rows } = startOf(task);
  const digits = Math.max(1, ...task.a.flat().map((value) => fractionText(value).length));
  return (lines.length + 1) * rows.length ** 2 * rows[0].length * (ENTRY + DIGIT * digits);
}

/** The matrix that each line starts from, and where the student stands at the end. */
function standOf({ task, lines }: Working): ReturnType<typeof startOf> & { readonly before: readonly Rows[] } {
  const start = startOf(task);
  let rowsNow = start.rows;
  const before = lines.map(({ content }) => {
    const earlier = rowsNow;
    const rows = content.kind === 'matrix' ? rowsOfTerms(content.rows) : null;
    if (rows !== null && rows.length === start.rows.length && rows[0].length === start.rows[0].length) rowsNow = rows;
    return earlier;
  });
  return { rows: rowsNow, bar: start.bar, before };
}

function stepFrom(working: Working): NextStep | null {
  const { rows, bar } = standOf(working);
  const { operation } = working.task;
  const goal = operation === 'ref' || operation === 'rank' ? 'echelon' : 'reduced';
  return nextStep({ rows, bar, goal, mayScale: true });
}

function replyToWorking({ working, unread, options, notes, question }: Request): Reply {
  const { lines, firstSlip, answer } = judgeWorking(working);
  const { before } = standOf(working);
  // Of several operations in a line the later ones start from what the earlier ones give.
  const calculatedFrom = (line: number): Rows | null =>
    working.lines[line].operations.length > 1 || working.lines[line].from !== null ? null : before[line];
  const hints =
    firstSlip === null ? [] : hintsTo(lines[firstSlip], firstSlip, calculatedFrom(firstSlip)).slice(0, options.rung);
  const step = stepFrom(working);
  return practiceReply({
    route: workingFeedbackWords,
    name: 'feedback',
    answer: object([
      ['operation', plain(working.task.operation)],
      ['lines', array(lines.map((line, index) => lineJson(line, working, index, options.rung)))],
      ['first_slip', plain(firstSlip)],
      ['answer', plain(answer)],
      ...hintMembers('hints', hints, options),
      ['next_step', options.wantsNextStep && step !== null ? stepJson(step, options) : plain(null)],
      ['work_left', plain(step?.operationsLeft ?? 0)],
      ['unread', array(unread.map(unreadJson))],
    ]),
    notes,
    question: ['feedback/working', question].join('\n'),
  });
}

function replyToNextStep({ working, unread, options, notes, question }: Request): Reply {
  const step = stepFrom(working);
  return practiceReply({
    route: nextStepWords,
    name: 'feedback',
    answer: object([
      ['operation', plain(working.task.operation)],
      ['next_step', step === null ? plain(null) : stepJson(step, options)],
      ['work_left', plain(step?.operationsLeft ?? 0)],
      ['unread', array(unread.map(unreadJson))],
    ]),
    notes: [...(step === null ? ['The matrix has the form that the task asks for.'] : []), ...notes],
    question: ['feedback/next-step', question].join('\n'),
  });
}

/** What is said of a line, as far as the rung allows: the row from the second rung on, the entry and the kind from the third. */
function lineJson(judged: LineJudgement, { lines }: Working, index: number, rung: number): JsonText {
  const line = lines[index];
  const { verdict, certainty, row, column, operation, explanations, expected } = judged;
  const isTold = verdict !== 'slip' && verdict !== 'new-slip';
  return object([
    ['verdict', plain(verdict)],
    ['certainty', plain(certainty)],
    ['read', plain({ text: writeContent(line.content), operations: line.operations.map(writeOperation) })],
    ['row', plain(isTold || rung >= 2 ? row : null)],
    ['column', plain(isTold || rung >= 3 ? column : null)],
    ['operation', plain((isTold || rung >= 4) && operation !== null ? writeOperation(operation) : null)],
    [
      'explanations',
      array(isTold || rung >= 3 ? explanations.map(({ slip, facts }) => explanationJson(slip, facts)) : []),
    ],
    [
      'expected',
      plain(rung >= RUNGS && expected !== null ? expected.map((entries) => entries.map(fractionText)) : null),
    ],
  ]);
}

function explanationJson(id: string, facts: LineJudgement['explanations'][number]['facts']): JsonText {
  const slip = SLIPS.get(id);
  if (slip === undefined) throw new Error(`no slip is called ${id}`);
  return plain({ kind: `${id} ${slip.name}`, sentence: slip.sentence(facts), question: slip.question });
}

function stepJson({ operation, rows, rungs }: NextStep, options: Options): JsonText {
  const { rung } = options;
  return object([
    ['operation', plain(rung >= 3 ? writeOperation(operation) : null)],
    ...hintMembers('hints', rungs.slice(0, rung), options),
    ['matrix', plain(rung >= RUNGS ? rows.map((row) => row.map(fractionText)) : null)],
  ]);
}

/** Hints as plain text, and in the formats that were asked for. */
function hintMembers(
  name: string,
  hints: readonly Prose[],
  { formats }: Options,
): readonly (readonly [name: string, value: JsonText])[] {
  const inFormat = (format: FormatName): JsonText =>
    plain(hints.map((hint) => RENDERERS[format].prose(hint, FRACTIONS)));
  const told = object(formats.map((format) => [format, inFormat(format)]));
  return [[name, inFormat('')], ...(formats.length === 0 ? [] : [['hint_formats', told] as const])];
}

function unreadJson({ path, reason, character }: ReadingError): JsonText {
  return plain({ path, reason, character });
}
