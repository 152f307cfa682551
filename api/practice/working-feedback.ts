// POST .../feedback/working and .../feedback/next-step: a student's working judged line by line, with hints by rungs, and the next
// row operation from where the student stands. No rung below the last tells a right entry.

import type { Rows } from '@matrixsteps/engine/algorithms/row-reduction/moves.ts';
import { echelonPivots, isReduced } from '@matrixsteps/engine/algorithms/row-reduction/form.ts';
import { hintedLine, hintsTo, RUNGS } from '@matrixsteps/engine/feedback/hints.ts';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { type NextStep, nextStep } from '@matrixsteps/engine/feedback/next-step/next-step.ts';
import { type ReadingError, readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import {
  JUDGED_TASKS,
  ROW_OPERATION_TASKS,
  type TaskError,
  taskError,
} from '@matrixsteps/engine/feedback/judged-tasks.ts';
import { isRowWorking, startOfWorking } from '@matrixsteps/engine/feedback/rows/row-start.ts';
import { SPACE_TASKS } from '@matrixsteps/engine/feedback/rows/row-tasks.ts';
import { rowsOfTerms } from '@matrixsteps/engine/feedback/rows/rows.ts';
import type { Statement } from '@matrixsteps/engine/feedback/statements/statement.ts';
import { workOf } from '@matrixsteps/engine/feedback/work.ts';
import type { LineJudgement, Working, WorkingJudgement } from '@matrixsteps/engine/feedback/working.ts';
import { fractionText } from '@matrixsteps/notation/fraction.ts';
import { type LinePlace, linePlaces } from '@matrixsteps/notation/line-places.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import { writeContent, writeRowOperation } from '@matrixsteps/notation/write-line.ts';
import { ROOTS } from '../endpoints/endpoints.ts';
import type { PreparedRequest, Reply, ValidationFailure } from '../execute/prepare.ts';
import { array, type JsonText, object, plain } from '../serialize/json.ts';
import { withSources } from '../student-answers/number-sources.ts';
import { type FieldError, listOf, missing } from '../validate/field-error.ts';
import { membersOf } from '../validate/parse-request.ts';
import { explanationJson, slipFact } from './answer-slips.ts';
import { type PracticeRoute, practiceReply, refusalOf, type RouteWords } from './practice-route.ts';
import { FEEDBACK_FORMAT_NAMES, type FeedbackFormat, hintMembers } from './told-statements.ts';

export const workingFeedbackWords: RouteWords = {
  path: `${ROOTS.a}/feedback/working`,
  title: 'Feedback on a working',
  summary: "A verdict on every line of a student's working, the first slip with its kind, and hints.",
};

export const nextStepWords: RouteWords = {
  path: `${ROOTS.a}/feedback/next-step`,
  title: 'The next step of a working',
  summary: "The next row operation from the student's own matrix, by hints that say more and more.",
};

/** What the member `feedback` asks for. */
export interface Options {
  readonly rung: number;
  readonly wantsNextStep: boolean;
  readonly formats: readonly FeedbackFormat[];
}

const DEFAULT_RUNG = 3;
const KNOWN = ['task', 'working', 'policy', 'feedback'];

/** Nanoseconds: the shortest reply, and a byte of the body. */
const FRAME = 200_000;
const BYTE = 1_500;
/** Longer workings are refused: nobody writes them by hand. */
const LONGEST = 4_000_000_000;

export function workingFeedbackRoute(): PracticeRoute {
  return { ...workingFeedbackWords, prepare: (bytes) => prepare(bytes, 'working', replyToWorking) };
}

export function nextStepRoute(): PracticeRoute {
  return { ...nextStepWords, prepare: (bytes) => prepare(bytes, 'next-step', replyToNextStep) };
}

/** A body that was read. */
export interface WorkingRequest {
  readonly kind: 'request';
  readonly working: Working;
  readonly unread: readonly ReadingError[];
  readonly options: Options;
  /** What judging takes, with the shortest reply. */
  readonly nanoseconds: number;
}

type Asked = 'working' | 'next-step';

function prepare(
  bytes: Uint8Array,
  asked: Asked,
  reply: (request: WorkingRequest, question: string, notes: readonly string[]) => Reply,
): PreparedRequest | ValidationFailure {
  const found = membersOf(bytes);
  if ('entry' in found) return refusalOf([found.entry]);
  // An empty body has no members, and is no JSON.
  const body = found.members.size === 0 ? {} : withSources(Buffer.from(bytes).toString());
  const request = readRequest(body, asked, bytes.length);
  if (request.kind === 'invalid') return refusalOf(request.errors);
  const ignored = [...found.members.keys()].filter((name) => !KNOWN.includes(name));
  const notes = ignored.map(
    (name) => `The field ${JSON.stringify(name.slice(0, 64))} is not known here and was ignored.`,
  );
  const question = JSON.stringify(
    isRecord(body) ? [body['task'], body['working'], body['policy'], body['feedback']] : [],
  );
  return { kind: 'prepared', nanoseconds: request.nanoseconds, run: () => reply(request, question, notes) };
}

/** The working of a body whose numbers are the texts that wrote them, or what is wrong with it. `length` counts the body's bytes. */
export function readRequest(
  body: unknown,
  asked: Asked,
  length: number,
): WorkingRequest | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] } {
  if (!isRecord(body)) return { kind: 'invalid', errors: [missing('task')] };
  const absent = ['task', ...(asked === 'working' ? ['working'] : [])].filter((name) => body[name] === undefined);
  if (absent.length > 0) return { kind: 'invalid', errors: absent.map(missing) };
  const permitted = asked === 'working' ? JUDGED_TASKS : ROW_OPERATION_TASKS;
  const options = readOptions(body['feedback']);
  const read = readWorking({ working: [], ...body });
  const errors = [
    ...('kind' in options ? [errorOf(options)] : []),
    ...(read.kind === 'invalid' ? read.errors.map(errorOf) : choiceErrors(read.working, permitted)),
  ];
  if (read.kind === 'invalid' || 'kind' in options || errors.length > 0) return { kind: 'invalid', errors };
  const nanoseconds = FRAME + BYTE * length + workOf(read.working);
  if (nanoseconds > LONGEST) {
    const msg = 'this working has too many or too long numbers to be judged; send fewer lines';
    return { kind: 'invalid', errors: [{ loc: ['body', 'working'], msg, type: 'value_error.too_large' }] };
  }
  return { kind: 'request', working: read.working, unread: read.unread, options, nanoseconds };
}

type Members = { readonly [name: string]: unknown };

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
    Array.isArray(formats) && formats.every((name: unknown) => FEEDBACK_FORMAT_NAMES.some((known) => known === name));
  if (!isKnown) return optionError('formats', `a list of ${listOf(FEEDBACK_FORMAT_NAMES)} is needed`);
  return { rung, wantsNextStep, formats: FEEDBACK_FORMAT_NAMES.filter((name) => formats.includes(name)) };
}

function errorOf({ path, reason, character }: ReadingError): FieldError {
  const where = character === null ? '' : ` (character ${character})`;
  return { loc: ['body', ...path.map(String)], msg: `${reason}${where}`, type: 'value_error.working' };
}

function choiceErrors({ task }: Working, permitted: readonly string[]): readonly FieldError[] {
  if (!permitted.includes(task.operation)) {
    const msg = `value is not a valid enumeration member; permitted: ${listOf(permitted)}`;
    return [{ loc: ['body', 'task', 'operation'], msg, type: 'type_error.enum' }];
  }
  const error = taskError(task);
  return error === null
    ? []
    : [{ loc: ['body', ...error.path.map(String)], msg: error.reason, type: ERROR_TYPES[error.kind] }];
}

const ERROR_TYPES: { readonly [K in TaskError['kind']]: string } = {
  missing: 'value_error.missing',
  'not-square': 'value_error.not_square',
  sizes: 'value_error.dimension_mismatch',
  value: 'value_error.working',
};

/** Where the student stands at the end. */
function standOf(working: Working): ReturnType<typeof startOfWorking> {
  const { task, lines } = working;
  const start = startOfWorking(working);
  const isOfThisSize = (rows: Rows | null): rows is Rows =>
    rows !== null && rows.length === start.rows.length && rows[0].length === start.rows[0].length;
  const matrices = lines.map(({ content }) => (content.kind === 'matrix' ? rowsOfTerms(content.rows) : null));
  const steps = matrices.filter(isOfThisSize);
  // A basis may have the size of the matrix: it is read off the form that is worked for, and no row operation starts from it.
  const ready = SPACE_TASKS.includes(task.operation) ? steps.find((rows) => isInForm(rows, goalOf(task))) : undefined;
  return { rows: ready ?? steps.at(-1) ?? start.rows, bar: start.bar };
}

function goalOf({ operation }: Working['task']): 'echelon' | 'reduced' {
  return TO_ECHELON.has(operation) ? 'echelon' : 'reduced';
}

/** Tasks that need no reduced form. */
const TO_ECHELON: ReadonlySet<string> = new Set(['ref', 'rank', 'column-space', 'row-space']);

function isInForm(rows: Rows, goal: 'echelon' | 'reduced'): boolean {
  const pivots = echelonPivots(rows, rows[0].length);
  return pivots !== null && (goal === 'echelon' || isReduced(rows, pivots));
}

function stepFrom(working: Working): NextStep | null {
  const { rows, bar } = standOf(working);
  return nextStep({ rows, bar, goal: goalOf(working.task), mayScale: true });
}

/** What is to be said of a working. */
export interface JudgedWorking {
  readonly judgement: WorkingJudgement;
  readonly hints: readonly Statement[];
  readonly step: NextStep | null;
}

/** The hints go as far as the rung that was asked for. */
export function feedbackOn({ working, options }: WorkingRequest): JudgedWorking {
  const judgement = judgeWorking(working);
  const { lines } = judgement;
  const at = hintedLine(judgement);
  const isByRows = isRowWorking(working);
  const hints =
    at === null
      ? (judgement.missing ?? []).flatMap(({ rung, statement }) => (rung <= options.rung ? [statement] : []))
      : hintsTo(lines[at], working.lines[at], at, linePlaces(working.lines)).slice(0, options.rung);
  return { judgement, hints, step: isByRows && !isConcluded(working, judgement) ? stepFrom(working) : null };
}

/** The member `answer` of a reply. */
export function feedbackJson(
  { working, unread, options }: WorkingRequest,
  { judgement, hints, step }: JudgedWorking,
): JsonText {
  const { lines, firstSlip, answer } = judgement;
  const places = linePlaces(working.lines);
  return object([
    ['operation', plain(working.task.asked ?? working.task.operation)],
    ['lines', array(lines.map((line, index) => lineJson(line, readAs(working, index), places[index], options)))],
    ['first_slip', plain(firstSlip)],
    ['answer', plain(answer)],
    ...hintMembers(hints, options.formats),
    ['next_step', options.wantsNextStep && step !== null ? stepJson(step, options) : plain(null)],
    ['work_left', plain(isRowWorking(working) ? (step?.operationsLeft ?? 0) : null)],
    ['unread', array(unread.map(unreadJson))],
  ]);
}

/** The line as it was read, in the signs of its task: u × v is no u·v. */
function readAs({ task, lines }: Working, index: number): ReadLine {
  const line = lines[index];
  const text = writeContent(line);
  return { line, text: task.operation === 'cross' ? text.replaceAll('u*v', 'u × v') : text };
}

interface ReadLine {
  readonly line: Line;
  readonly text: string;
}

/** No row operation is left to do below an answer in values, or a claim, that follows; nor in a working by equations or determinants. */
function isConcluded({ task, lines }: Working, { answer }: WorkingJudgement): boolean {
  const kind = lines.at(-1)?.content.kind;
  const isByMatrices = lines.some(({ content }) => content.kind === 'matrix' && content.unknowns === undefined);
  const isOtherWay = lines.some(({ content }) => content.kind === 'matrix' || content.kind === 'expression');
  if (task.operation === 'solve' && isOtherWay && !isByMatrices) return true;
  const isConclusion =
    kind === 'values' || kind === 'claim' || (kind === 'matrix' && SPACE_TASKS.includes(task.operation));
  return answer !== 'none' && answer !== 'wrong' && isConclusion;
}

function replyToWorking(request: WorkingRequest, question: string, notes: readonly string[]): Reply {
  const found = feedbackOn(request);
  const { lines, firstSlip } = found.judgement;
  return practiceReply({
    route: workingFeedbackWords,
    name: 'feedback',
    answer: feedbackJson(request, found),
    notes,
    question: ['feedback/working', question].join('\n'),
    slip: firstSlip === null ? null : slipFact(request.working.task.operation, lines[firstSlip].explanations),
  });
}

/** The next step from where the student stands; null where nothing is left to do. */
export function nextStepOf({ working }: WorkingRequest): NextStep | null {
  return stepFrom(working);
}

/** The member `answer` of a reply on the next step. */
export function nextStepJson({ working, unread, options }: WorkingRequest, step: NextStep | null): JsonText {
  return object([
    ['operation', plain(working.task.asked ?? working.task.operation)],
    ['next_step', step === null ? plain(null) : stepJson(step, options)],
    ['work_left', plain(step?.operationsLeft ?? 0)],
    ['unread', array(unread.map(unreadJson))],
  ]);
}

/** Said where no step is left. */
export const FORM_IS_REACHED = 'The matrix has the form that the task asks for.';

function replyToNextStep(request: WorkingRequest, question: string, notes: readonly string[]): Reply {
  const step = nextStepOf(request);
  return practiceReply({
    route: nextStepWords,
    name: 'feedback',
    answer: nextStepJson(request, step),
    notes: [...(step === null ? [FORM_IS_REACHED] : []), ...notes],
    question: ['feedback/next-step', question].join('\n'),
  });
}

/** What is said of a line, as far as the rung allows: the row from the second rung on, the entry and the kind from the third. */
function lineJson(
  judged: LineJudgement,
  { line, text }: ReadLine,
  place: LinePlace,
  { rung, formats }: Options,
): JsonText {
  const { verdict, certainty, row, column, operation, explanations, expected } = judged;
  const isTold = verdict !== 'slip' && verdict !== 'new-slip';
  return object([
    ['line', plain(place.line)],
    ['part', plain(place.part)],
    ['verdict', plain(verdict)],
    ['certainty', plain(certainty)],
    ['read', plain({ text, operations: line.operations.map(writeRowOperation) })],
    ['row', plain(isTold || rung >= 2 ? row : null)],
    ['column', plain(isTold || rung >= 3 ? column : null)],
    ['operation', plain((isTold || rung >= 4) && operation !== null ? writeRowOperation(operation) : null)],
    [
      'explanations',
      array(isTold || rung >= 3 ? explanations.map((explanation) => explanationJson(explanation, formats)) : []),
    ],
    [
      'expected',
      plain(rung >= RUNGS && expected !== null ? expected.map((entries) => entries.map(fractionText)) : null),
    ],
  ]);
}

function stepJson({ operation, rows, rungs }: NextStep, options: Options): JsonText {
  const { rung } = options;
  return object([
    ['operation', plain(rung >= 3 ? writeRowOperation(operation) : null)],
    ...hintMembers(rungs.slice(0, rung), options.formats),
    ['matrix', plain(rung >= RUNGS ? rows.map((row) => row.map(fractionText)) : null)],
  ]);
}

function unreadJson({ path, reason, character }: ReadingError): JsonText {
  return plain({ path, reason, character });
}
