// Practice: exercises, and feedback on what a student answers.

import type { OperationName } from './derived/operation-names.ts';
import type {
  AnswerFeedback,
  Endpoint,
  Exercise,
  Metadata,
  NextStepFeedback,
  WorkingFeedback,
  WorkingLine,
  WorkingOptions,
  WorkingPolicy,
  WorkingTask,
} from './derived/records.ts';
import { InvalidArgumentError } from './errors.ts';
import { apiName, renamed } from './names.ts';
import type { Received } from './received.ts';
import type { Sender } from './sender.ts';
import type { RequestSettings } from './transport.ts';

const ROOT = '/v1/mathematics/linear-algebra';

export interface ExerciseOptions {
  /** `mixed`: each in turn, easy first. */
  readonly difficulty?: 'mixed' | 'easy' | 'medium' | 'hard' | undefined;
  /** The id of the objective that the exercises test, for operations whose exercises name any. */
  readonly objective?: string | undefined;
  /** How many in all, up to 100; without it three, or one for each operation where these are more. */
  readonly count?: number | undefined;
  /** The same seed gives the same exercises again; without it they are fresh. */
  readonly seed?: number | undefined;
}

export interface FeedbackOptions {
  /** Whether the reply tells the right answer as well. */
  readonly reveal?: boolean | undefined;
  /** The places to which the answer was asked for; without it, those that were written. */
  readonly decimals?: number | null | undefined;
  /** Formats of the explanations beside plain text. */
  readonly formats?: readonly ('latex' | 'html' | 'speech' | 'mathml')[] | undefined;
}

/** The envelope of a reply about practice. */
export interface PracticeEnvelope<A> {
  readonly metadata: Metadata;
  readonly endpoint: Endpoint;
  readonly result: { readonly name: string; readonly answer: A };
  readonly notes: readonly string[];
  /** Not enumerable, so `JSON.stringify` writes the answer alone. */
  readonly response: Received;
}

export type Exercises = PracticeEnvelope<readonly Exercise[]>;
export type Feedbacks = PracticeEnvelope<AnswerFeedback>;
export type WorkingFeedbacks = PracticeEnvelope<WorkingFeedback>;
export type NextSteps = PracticeEnvelope<NextStepFeedback>;

/** What was asked: an exercise or its id, or an operation with its inputs by name. */
export type AnsweredQuestion =
  | string
  | Pick<Exercise, 'id'>
  | { readonly operation: OperationName; readonly [input: string]: unknown };

/** An answer as a student wrote it: numbers, or text such as "1/2", "2√2", "1 2; 3 4" or "x^2 - 5x - 2". */
export type StudentAnswer = number | bigint | string | readonly StudentAnswer[];

/** A task that is worked in lines: an operation by the name of the catalogue, with its inputs. */
export type StudentTask = Omit<WorkingTask, 'operation'> & {
  readonly operation: WorkingTask['operation'] | OperationName;
};

/** The lines of a working in their order, as parts or as texts; or the whole of it as one text, plain or LaTeX. */
export type StudentWorking = string | readonly string[] | readonly WorkingLine[];

/** How a working is judged, and how much is told. */
export type WorkingChoices = Choices<WorkingPolicy & WorkingOptions>;

/** How much is told of the next step. */
export type NextStepChoices = Choices<Omit<WorkingOptions, 'nextStep'>>;

/** Members that may also be undefined, and then are not sent. */
type Choices<Members> = { readonly [Name in keyof Members]?: Members[Name] | undefined };

export async function requestExercises(
  sender: Sender,
  operation: OperationName | readonly OperationName[],
  options: ExerciseOptions,
  request: RequestSettings,
): Promise<Exercises> {
  const inputs = typeof operation === 'string' ? { operation } : { operations: operation };
  return practiced<readonly Exercise[]>(
    await sender.envelope<Exercises>({ path: `${ROOT}/exercises`, inputs, options }, request),
  );
}

export class Feedback {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Whether a student's answer is right, and which places are wrong, without telling the right answer.
   *
   * @example
   * await client.feedback.answer({ operation: 'inverse', a: [[2, 1], [5, 3]] }, [[3, -1], [5, 2]]);
   * await client.feedback.answer(exercise, '1/2');
   */
  async answer(
    question: AnsweredQuestion,
    answer: StudentAnswer,
    options: FeedbackOptions = {},
    request: RequestSettings = {},
  ): Promise<Feedbacks> {
    const inputs = { ...questionInputs(question), answer };
    return practiced<AnswerFeedback>(
      await this.#sender.envelope<Feedbacks>({ path: `${ROOT}/feedback/answer`, inputs, options }, request),
    );
  }

  /**
   * A verdict on every line of a student's working, the first slip with its kind, and hints up to the rung that is asked for. Lines
   * count from 0, rows and columns from 1. No rung below 5 tells a right entry.
   *
   * @example
   * const task = { operation: 'rref', a: [[1, 3, 2], [4, 7, 5]], augmented: 1 } as const;
   * await client.feedback.working(task, [{ operations: 'R2 - 4R1', matrix: [[1, 3, 2], [0, 5, -3]] }], { rung: 2 });
   */
  async working(
    task: StudentTask,
    working: StudentWorking,
    choices: WorkingChoices = {},
    request: RequestSettings = {},
  ): Promise<WorkingFeedbacks> {
    const inputs = { task: taskOf(task), working, ...choicesOf(choices) };
    return practiced<WorkingFeedback>(
      await this.#sender.envelope<WorkingFeedbacks>({ path: `${ROOT}/feedback/working`, inputs, options: {} }, request),
    );
  }

  /**
   * The next row operation from the student's own last matrix, for tasks that are worked by row operations. The operation is told
   * from rung 3 on, the matrix after it at rung 5. Without a working the student stands at the task.
   *
   * @example
   * await client.feedback.nextStep({ operation: 'rref', a: [[1, 3, 2], [4, 7, 5]], augmented: 1 }, [], { rung: 4 });
   */
  async nextStep(
    task: StudentTask,
    working: StudentWorking = [],
    choices: NextStepChoices = {},
    request: RequestSettings = {},
  ): Promise<NextSteps> {
    const inputs = { task: taskOf(task), working, ...choicesOf(choices) };
    return practiced<NextStepFeedback>(
      await this.#sender.envelope<NextSteps>({ path: `${ROOT}/feedback/next-step`, inputs, options: {} }, request),
    );
  }
}

function taskOf(task: StudentTask): StudentTask {
  if (typeof task !== 'object' || task === null || Array.isArray(task)) {
    throw new InvalidArgumentError('task must be an object with operation and its inputs.');
  }
  return task;
}

const OF_POLICY: ReadonlySet<string> = new Set(['namedOperations', 'followThrough', 'rounding']);

/** What is chosen, as the members `policy` and `feedback` of a body; absent where nothing is. */
function choicesOf(choices: WorkingChoices): { readonly [name: string]: unknown } {
  const given = Object.entries(choices).filter(([, value]) => value !== undefined);
  const part = (isPolicy: boolean) =>
    Object.fromEntries(
      given.filter(([name]) => OF_POLICY.has(name) === isPolicy).map(([name, value]) => [apiName(name), value]),
    );
  const parts = Object.entries({ policy: part(true), feedback: part(false) });
  return Object.fromEntries(parts.filter(([, members]) => Object.keys(members).length > 0));
}

function questionInputs(question: AnsweredQuestion): { readonly [name: string]: unknown } {
  if (typeof question === 'string') return { exercise: question };
  if (typeof question !== 'object' || question === null) {
    throw new InvalidArgumentError('question must be an exercise, its id, or an object with operation and its inputs.');
  }
  if ('id' in question) return { exercise: question.id };
  return Object.fromEntries(Object.entries(question).map(([name, value]) => [apiName(name), value]));
}

/** What other answers hold is data; that of these routes is made of records. */
function practiced<A>(reply: PracticeEnvelope<A>): PracticeEnvelope<A> {
  const { response, result } = reply;
  const holder: object = { answer: renamed(result.answer) };
  const envelope = { ...reply, result: { name: result.name, answer: Reflect.get(holder, 'answer') } };
  return Object.defineProperty(envelope, 'response', { value: response, enumerable: false });
}
