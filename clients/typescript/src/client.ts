// The client: settings, the groups of methods, and the routes that have none.

import { type AccountUsage, accountUsageFrom } from './account-usage.ts';
import { answersTo, type BatchAnswer, type BatchAnswers, type BatchSettings } from './batch.ts';
import type { SendBatch } from './batch-outcomes.ts';
import { bodyText } from './body.ts';
import { CompactGroups, Groups } from './derived/groups.ts';
import type { OperationName } from './derived/operation-names.ts';
import { type ExerciseOptions, type Exercises, Feedback, requestExercises } from './practice.ts';
import { Questions } from './question.ts';
import { parsed, trusted } from './reply.ts';
import { type Sender, senderOf } from './sender.ts';
import { type ClientSettings, type ResolvedSettings, resolveSettings } from './settings.ts';
import { type RequestSettings, send } from './transport.ts';

/**
 * The client of a matrixsteps service.
 *
 * Each group of operations is a member: `client.arithmetic.add(a, b)` answers with the whole envelope (answer, steps, theory,
 * exercises), `client.compact.arithmetic.add(a, b)` with the result and little else.
 *
 * @example
 * const client = new MatrixSteps({ apiKey: '...' });
 * const { result, steps } = await client.matrices.inverse2x2([[2, 1], [7, 4]]);
 */
export class MatrixSteps extends Groups {
  /** The same operations by the compact routes. */
  readonly compact: CompactGroups;
  /** The same methods, which make questions for `batch` and send nothing. */
  readonly questions: Questions;
  /** What is to be said of students' answers. */
  readonly feedback: Feedback;
  readonly #sender: Sender;
  readonly #settings: ResolvedSettings;

  /** @throws {@link ConfigurationError} where there is no key, neither given nor in the environment. */
  constructor(settings: ClientSettings = {}) {
    const resolved = resolveSettings(settings);
    const sender = senderOf(resolved);
    super(sender);
    this.compact = new CompactGroups(sender);
    this.questions = new Questions(sender);
    this.feedback = new Feedback(sender);
    this.#sender = sender;
    this.#settings = resolved;
  }

  /** The address of the service. */
  get baseUrl(): string {
    return this.#settings.baseUrl;
  }

  /**
   * Fresh exercises on an operation, or on several that take turns, with hints, answers and the bodies that solve them. The same seed
   * gives the same exercises again.
   *
   * @example
   * const { result } = await client.exercises('determinant-2x2', { difficulty: 'easy', count: 5, seed: 7 });
   */
  async exercises(
    operation: OperationName | readonly OperationName[],
    options: ExerciseOptions = {},
    request: RequestSettings = {},
  ): Promise<Exercises> {
    return requestExercises(this.#sender, operation, options, request);
  }

  /**
   * Posts a body to any route, and gives the reply as the API writes it: for operations that this version does not know.
   * `bigint` keeps its digits; names of members are the API's.
   */
  async post(
    path: string,
    body: { readonly [name: string]: unknown },
    request: RequestSettings = {},
  ): Promise<unknown> {
    const text = bodyText({ path, inputs: body, options: {} });
    return parsed(await send(this.#settings, { method: 'POST', path, body: text }, request));
  }

  /**
   * Asks many questions in few requests. Each has a reply or an error of its own, in the order of the questions; a question that fails does not
   * reject the promise. Each answer counts as it would alone.
   *
   * @example
   * const { arithmetic, matrices } = client.questions;
   * const answers = await client.batch(sheets.map((a) => matrices.inverse2x2(a)), { onProgress: console.log });
   * for (const answer of answers) if (answer.ok) console.log(answer.reply.result.answer);
   */
  async batch<const Questions extends readonly Promise<unknown>[]>(
    questions: Questions,
    settings: BatchSettings = {},
  ): Promise<BatchAnswers<Questions>> {
    const answers: BatchAnswer<unknown>[] = [];
    for await (const answer of this.answersTo<unknown>(questions, settings)) answers.push(answer);
    return trusted(answers);
  }

  /** The same answers one by one, as their requests are answered; with `lines` as each of them comes. */
  answersTo<Reply>(
    questions: readonly Promise<Reply>[],
    settings: BatchSettings = {},
  ): AsyncGenerator<BatchAnswer<Reply>, void> {
    const post: SendBatch = (body, request, onLine) =>
      send(this.#settings, { method: 'POST', path: '/v1/batch', body, onLine }, request);
    return answersTo(post, questions, settings, settings.retries ?? this.#settings.retries);
  }

  /** What the account has used this month, by day and by path. Costs nothing of the quota. */
  async usage(request: RequestSettings = {}): Promise<AccountUsage> {
    return accountUsageFrom(await send(this.#settings, { method: 'GET', path: '/v1/usage', body: null }, request));
  }

  /** Whether the service can do its work: `status` and its `checks`. Costs nothing of the quota. */
  async health(request: RequestSettings = {}): Promise<{ readonly [name: string]: unknown }> {
    return parsed(await send(this.#settings, { method: 'GET', path: '/health', body: null }, request));
  }
}
