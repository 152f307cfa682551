// The contract as a pure function: an endpoint and the bytes of a body in; an answer or a refusal out.

import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import type { Computation, Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { DomainError, type Problem } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { type Failure, failureOf, noneDefined, type ParsedRequest, parseRequest } from '../validate/parse-request.ts';
import type { Endpoint, Family } from '../endpoints/endpoints.ts';
import { envelopeChunks, hashOf } from '../envelope/envelope.ts';
import type { EnvelopeFacts } from '../envelope/metadata.ts';
import { selectedSections, selectsAnswer, selectsStory } from '../envelope/selection.ts';
import { isDetailed, replyContent } from '../compact/reply.ts';
import { addedFormatsOf, formatsOf } from '../sections/formats.ts';
import type { Step } from '@matrixsteps/engine/document/block.ts';
import { stepsJson as compactSteps } from '../compact/steps.ts';
import { stepsJson as envelopeSteps } from '../envelope/steps.ts';
import { failureStory } from '../sections/failure-story.ts';
import { stepStyle } from '../sections/number-styles.ts';
import { exerciseCount, exerciseSeed, explainFailure, responseProfile } from '../endpoints/parameters.ts';
import { compactAdvice, envelopeAdvice } from '../sections/shorter-replies.ts';
import { MAX_ENTRIES } from '../solve/applicability.ts';
import { uncachedChunk, joinChunks, lengthOf, type Chunk } from '../serialize/chunks.ts';
import {
  type AnyText,
  arrayText,
  DEFAULT_MAX_REPLY_BYTES,
  LongText,
  objectText,
  ReplyTooLong,
} from '../serialize/long-text.ts';
import { type Solution, solve } from '../solve/solution.ts';
import {
  type FieldError,
  fieldErrorsOf,
  matrixTooLarge,
  replyTooLong,
  validationBody,
} from '../validate/field-error.ts';
import { type JsonText, plain } from '../serialize/json.ts';

export interface ValidationFailure {
  readonly kind: 'invalid';
  readonly status: 422;
  readonly body: Uint8Array;
}

/**
 * An answer. In family B `body` is the whole JSON; in family A it is what follows the metadata, which `finalizeEnvelope` puts before it.
 */
export interface Reply {
  readonly kind: 'answer';
  /** 422 for a question without an answer whose failure is explained: it counts as an answer all the same. */
  readonly status: 200 | 422;
  readonly body: Uint8Array;
  /** The same as text, where it is short: a short text is sent faster than bytes, and its bytes are made only when they are needed. */
  readonly text: JsonText | null;
  /** The same in the chunks that it is put together of; `encodeBody` compresses them faster than the whole. */
  readonly chunks: readonly Chunk[];
  readonly envelope: EnvelopeFacts | null;
}

export type PreparedOutcome = ValidationFailure | Reply;

/** A body that has been read and found valid. */
export interface PreparedRequest {
  readonly kind: 'prepared';
  /** Expected nanoseconds of reading the body, of the computation, of telling it and of writing the reply. */
  readonly nanoseconds: number;
  run(): PreparedOutcome;
}

/** How a question without an answer is explained. */
export interface FailureWriter {
  readonly isWanted: (values: FieldValues) => boolean;
  /** The steps of the story as JSON. @throws ReplyTooLong */
  readonly steps: (steps: readonly Step[], request: ParsedRequest, maxReplyBytes: number) => AnyText;
}

/** How the replies of a kind are written, and what has to be known of that before the work. */
export interface ReplyWriter {
  /** Nanoseconds that the shortest reply takes, and that each byte of the body adds to it: what the reply says of the question itself. */
  readonly frame: number;
  readonly byte: number;
  readonly wantsStory: (values: FieldValues) => boolean;
  /** Whether it says what can be done next. */
  readonly triesSuggestions: (values: FieldValues) => boolean;
  /** In how many formats the steps are rendered. */
  readonly formats: (values: FieldValues) => number;
  /** The nanoseconds that exercises take. */
  readonly exercises: (values: FieldValues) => number;
  /** How often the reply writes the numbers of the answer, at least. */
  readonly copies: (values: FieldValues) => number;
  /** What a question can leave out whose reply would be too long, as an end of a sentence. */
  readonly advice: (values: FieldValues) => string;
  /** How failures are explained; null where they never are. */
  readonly failures: FailureWriter | null;
  /** The sentence of a problem in words of its own; null, or absent, leaves it to that of the API. */
  readonly sentence?: (problem: Problem, operation: Operation) => string | null;
  /** The most entries that a matrix of the question may have; absent where the kind sets no limit of its own. */
  readonly mostEntries?: number;
  /** The reply; `bytes` is the body that was sent. @throws ReplyTooLong */
  readonly write: (solution: Solution, bytes: Uint8Array) => Reply;
}

/**
 * Reads and validates a body and predicts the cost of answering it as the endpoint's family does. Cheap: linear in the bytes. A reply
 * that would be longer than `maxReplyBytes` is refused before the work where that is certain, and else while it is written.
 */
export function prepare(
  endpoint: Endpoint,
  bytes: Uint8Array,
  maxReplyBytes = DEFAULT_MAX_REPLY_BYTES,
): PreparedRequest | ValidationFailure {
  return prepareFor(families[endpoint.family], endpoint, bytes, maxReplyBytes);
}

/** The same for replies of any kind. */
export function prepareFor(
  writer: ReplyWriter,
  endpoint: Endpoint,
  bytes: Uint8Array,
  maxReplyBytes = DEFAULT_MAX_REPLY_BYTES,
): PreparedRequest | ValidationFailure {
  const reading = parseRequest(endpoint, bytes);
  if (reading.kind === 'invalid') return validationFailure(reading.entries);
  if (reading.kind === 'unanswerable') return prepareFailure(writer, reading, bytes.length, maxReplyBytes);
  const { mostEntries = Number.POSITIVE_INFINITY } = writer;
  if (reading.request.calls.some(({ computation }) => entriesOf(computation) > mostEntries)) {
    return validationFailure([matrixTooLarge(mostEntries, writer.advice(reading.request.values))]);
  }
  return new PreparedOperation(writer, reading.request, bytes, maxReplyBytes);
}

/** A question that no operation is defined for: refused at once, or prepared to be explained. */
function prepareFailure(
  writer: ReplyWriter,
  { request, failures }: Unanswerable,
  bytes: number,
  maxReplyBytes: number,
): PreparedRequest | ValidationFailure {
  if (!explains(writer, request)) return validationFailure(entriesOfFailures(writer, failures));
  return {
    kind: 'prepared',
    nanoseconds: READ + RENDERED + OUTCOME_BYTE * bytes,
    run: () => guarded(writer, request, maxReplyBytes, () => unanswered(writer, request, failures, maxReplyBytes)),
  };
}

/** The 422 of a question without an answer, with the story of its failure where that is asked for and there is one. */
function unanswered(
  replyWriter: ReplyWriter,
  request: ParsedRequest,
  failures: readonly Failure[],
  maxReplyBytes: number,
): PreparedOutcome {
  const { failures: writer } = replyWriter;
  const story = writer?.isWanted(request.values) === true ? failureStory(request, failures) : null;
  if (writer === null || story === null) return validationFailure(entriesOfFailures(replyWriter, failures));
  const reply = objectText(
    [
      ['detail', plain(entriesOfFailures(replyWriter, failures))],
      ['steps', writer.steps(story.steps, request, maxReplyBytes)],
      ['intermediate', story.intermediate === null ? null : plain(story.intermediate)],
    ],
    maxReplyBytes,
  );
  return replyOf(reply, null, 422);
}

/** The entries of the failures, in the words of the kind of reply where it has some. */
function entriesOfFailures({ sentence }: ReplyWriter, failures: readonly Failure[]): readonly FieldError[] {
  if (sentence === undefined || failures.length > 1) return noneDefined(failures);
  return failures.flatMap(({ operation, entries, problems }) =>
    entries.map((entry, place) => {
      const problem = problems[place];
      return { ...entry, msg: (problem === undefined ? null : sentence(problem, operation)) ?? entry.msg };
    }),
  );
}

function explains({ failures }: ReplyWriter, { values }: ParsedRequest): boolean {
  return failures?.isWanted(values) === true;
}

type Unanswerable = Extract<ReturnType<typeof parseRequest>, { readonly kind: 'unanswerable' }>;

/** A class, because the accessors of a literal are made anew for each object, which takes longer than adding two small matrices. */
class PreparedOperation implements PreparedRequest {
  readonly kind = 'prepared';
  readonly #writer: ReplyWriter;
  readonly #request: ParsedRequest;
  readonly #bytes: Uint8Array;
  readonly #maxReplyBytes: number;

  constructor(writer: ReplyWriter, request: ParsedRequest, bytes: Uint8Array, maxReplyBytes: number) {
    this.#writer = writer;
    this.#request = request;
    this.#bytes = bytes;
    this.#maxReplyBytes = maxReplyBytes;
  }

  get nanoseconds(): number {
    return predictedCost(this.#writer, this.#request, this.#bytes.length);
  }

  run(): PreparedOutcome {
    return answer(this.#writer, this.#request, this.#bytes, this.#maxReplyBytes);
  }
}

/**
 * Sections that tell what was done: for each part and each format a beginning; where the working is followed, something for each byte
 * of the body and in proportion to the work; little where only its outcome is shown.
 */
const RENDERED = 100_000;
const FOLLOWED_BYTE = 800;
const FOLLOWED_WORK = 5;
const OUTCOME_BYTE = 150;

/** Trying what can be done next, in proportion to an elimination; where next to nothing has to be tried, and where only what is quick is. */
const TRIED_OPERATION = 9000;
const UNTRIED_ENTRIES = 16;
const QUICK_TRIALS = 1_000_000;

/** Drawing, solving and writing one exercise, its working included; one of the seeds that questions decide is kept. */
const EXERCISE = 1_500_000;
const KEPT_EXERCISE = 25_000;

/** The nanoseconds that the exercises of a reply take. */
export function exerciseTime(values: FieldValues): number {
  return values(exerciseCount) * (values(exerciseSeed) === null ? KEPT_EXERCISE : EXERCISE);
}

/** Reading a body: the grammar, and a byte of it. */
const READ = 1500;
const READ_BYTE = 3;

function predictedCost(writer: ReplyWriter, request: ParsedRequest, bytes: number): number {
  const { frame, byte, wantsStory, triesSuggestions, formats, exercises } = writer;
  const times = request.calls.map(({ computation }) => computation.nanoseconds);
  // A failure is told from a second run.
  const runs = explains(writer, request) ? 2 : 1;
  const computing = runs * times.reduce((total, time) => total + time, 0);
  const written = READ + frame + (READ_BYTE + byte) * bytes + computing + exercises(request.values);
  const trials = triesSuggestions(request.values) ? trialTime(request.calls[0].computation) : 0;
  if (!wantsStory(request.values)) return written + trials;
  const rendering = request.calls.reduce(
    (total, { computation }, k) => total + renderingTime(computation, times[k], bytes),
    0,
  );
  return written + trials + rendering * formats(request.values);
}

function renderingTime(computation: Computation, time: number, bytes: number): number {
  const isFollowed = entriesOf(computation) <= MAX_ENTRIES;
  return RENDERED + (isFollowed ? FOLLOWED_BYTE * bytes + FOLLOWED_WORK * time : OUTCOME_BYTE * bytes);
}

function trialTime(computation: Computation): number {
  const entries = entriesOf(computation);
  if (entries <= UNTRIED_ENTRIES) return 0;
  return entries <= MAX_ENTRIES ? TRIED_OPERATION * entries ** 1.5 : QUICK_TRIALS;
}

/** Of the largest matrix of the question. */
function entriesOf({ identity }: Computation): number {
  return identity.reduce<number>((most, part) => {
    const isMatrix = typeof part === 'object' && part !== null && 'rows' in part;
    return isMatrix ? Math.max(most, part.rows * part.columns) : most;
  }, 0);
}

function answer(
  writer: ReplyWriter,
  request: ParsedRequest,
  bytes: Uint8Array,
  maxReplyBytes: number,
): PreparedOutcome {
  const { wantsStory, copies, write } = writer;
  const { values } = request;
  return guarded(writer, request, maxReplyBytes, () => {
    if (copies(values) * leastAnswerBytes(request) > maxReplyBytes) throw new ReplyTooLong(maxReplyBytes);
    const solved = solve(request, wantsStory(values), maxReplyBytes);
    if (solved.kind === 'unanswerable') return unanswered(writer, request, solved.failures, maxReplyBytes);
    return write(solved.solution, bytes);
  });
}

/** The outcome, or the refusal of what its writing ran into. */
function guarded(
  writer: ReplyWriter,
  { values, calls }: ParsedRequest,
  maxReplyBytes: number,
  write: () => PreparedOutcome,
): PreparedOutcome {
  try {
    const outcome = write();
    if (outcome.kind === 'answer' && isLongerThan(maxReplyBytes, outcome)) throw new ReplyTooLong(maxReplyBytes);
    return outcome;
  } catch (error) {
    if (error instanceof ReplyTooLong) return validationFailure([replyTooLong(maxReplyBytes, writer.advice(values))]);
    if (!(error instanceof DomainError)) throw error;
    const [call] = calls;
    const entries =
      call === undefined ? fieldErrorsOf(error) : entriesOfFailures(writer, [failureOf(call.operation, error)]);
    return validationFailure(entries);
  }
}

/** Of the numbers of the answers that may be larger than their questions: a digit each, and a comma. */
function leastAnswerBytes({ calls }: ParsedRequest): number {
  return calls.reduce((total, { computation }) => total + 2 * (computation.answerEntries ?? 0), 0);
}

function isLongerThan(maxBytes: number, reply: Reply): boolean {
  // A character takes three bytes of UTF-8 at most, so that few texts need to become bytes for this.
  if (reply.text !== null && 3 * reply.text.length <= maxBytes) return false;
  return lengthOf(reply.chunks) > maxBytes;
}

const families: { readonly [F in Family]: ReplyWriter } = {
  a: {
    frame: 7000,
    // The input hash.
    byte: 6,
    wantsStory: selectsStory,
    triesSuggestions: (values) => selectedSections(values).includes('quick_actions'),
    formats: (values) => 1 + addedFormatsOf(values).length,
    exercises: (values) => (selectedSections(values).includes('exercises') ? exerciseTime(values) : 0),
    // The whole result has the answer as CSV too.
    copies: (values) => (selectedSections(values).includes('result') ? 2 : selectsAnswer(values) ? 1 : 0),
    advice: envelopeAdvice,
    write: (solution) => {
      const inputHash = hashOf(solution);
      const facts = { level: solution.request.values(responseProfile), inputHash };
      return new PreparedReply(null, envelopeChunks(solution, inputHash), facts);
    },
    failures: {
      isWanted: (values) => values(explainFailure),
      steps: (steps, request, maxBytes) =>
        envelopeSteps(steps, stepStyle(request), addedFormatsOf(request.values), maxBytes),
    },
  },
  b: {
    frame: 700,
    byte: 0,
    wantsStory: isDetailed,
    triesSuggestions: () => false,
    formats: (values) => formatsOf(values).length,
    exercises: () => 0,
    copies: () => 1,
    advice: compactAdvice,
    write: (solution) => replyOf(replyContent(solution), null),
    failures: {
      isWanted: (values) => values(explainFailure),
      steps: (steps, request, maxBytes) =>
        arrayText(compactSteps(steps, formatsOf(request.values), stepStyle(request)), maxBytes),
    },
  },
};

/** An answer of this text, or of these bytes in one piece or in several. */
export function replyOf(
  content: AnyText | Uint8Array | readonly Uint8Array[],
  envelope: EnvelopeFacts | null,
  status: Reply['status'] = 200,
): Reply {
  if (content instanceof LongText) return new PreparedReply(null, content.chunks, envelope, status);
  if (typeof content !== 'string') {
    const pieces = content instanceof Uint8Array ? [content] : content;
    return new PreparedReply(
      null,
      pieces.map((bytes) => ({ bytes, isCached: false })),
      envelope,
      status,
    );
  }
  return content.length <= SHORT_TEXT
    ? new PreparedReply(content, null, envelope, status)
    : new PreparedReply(null, [uncachedChunk(content)], envelope, status);
}

/** Longer texts are bytes at once. Shorter ones stay in V8's heap, where they are gone sooner than bytes, which lie outside it. */
const SHORT_TEXT = 131_072;

/** An answer as a short text, or in chunks. A class for the sake of its accessors, as above. */
class PreparedReply implements Reply {
  readonly kind = 'answer';
  readonly text: JsonText | null;
  readonly envelope: EnvelopeFacts | null;
  readonly status: Reply['status'];
  #chunks: readonly Chunk[] | null;
  #body: Uint8Array | null = null;

  constructor(
    text: JsonText | null,
    chunks: readonly Chunk[] | null,
    envelope: EnvelopeFacts | null,
    status: Reply['status'] = 200,
  ) {
    this.status = status;
    this.text = text;
    this.envelope = envelope;
    this.#chunks = chunks;
  }

  get chunks(): readonly Chunk[] {
    this.#chunks ??= [uncachedChunk(this.text ?? '')];
    return this.#chunks;
  }

  get body(): Uint8Array {
    this.#body ??= joinChunks(this.chunks);
    return this.#body;
  }
}

function validationFailure(entries: readonly FieldError[]): ValidationFailure {
  return { kind: 'invalid', status: 422, body: Buffer.from(validationBody(entries)) };
}
