// Practice: exercises, and feedback on what a student answers.

import type { OperationName } from './derived/operation-names.ts';
import type { AnswerFeedback, Endpoint, Exercise, Metadata } from './derived/records.ts';
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

/** What was asked: an exercise or its id, or an operation with its inputs by name. */
export type AnsweredQuestion =
  | string
  | Pick<Exercise, 'id'>
  | { readonly operation: OperationName; readonly [input: string]: unknown };

/** An answer as a student wrote it: numbers, or text such as "1/2", "2√2", "1 2; 3 4" or "x^2 - 5x - 2". */
export type StudentAnswer = number | bigint | string | readonly StudentAnswer[];

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
