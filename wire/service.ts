// The contract as a pure function: an endpoint and the bytes of a body in; an answer or a refusal out.
// Above: server/, page/. Below: asked.ts, solution.ts, family-a, family-b.

import type { Given } from '@matrixmath/engine/catalogue/field.ts';
import { Problem } from '@matrixmath/engine/catalogue/problem.ts';
import { type Asked, readAsked } from './asked.ts';
import type { Endpoint, Family } from './endpoints.ts';
import { envelopeRest, hashOf } from './family-a/envelope.ts';
import type { EnvelopeFacts } from './family-a/metadata.ts';
import { selectedSections, selectsStory } from './family-a/selection.ts';
import { formatsOf, isDetailed, replyText } from './family-b/reply.ts';
import { exerciseCount, responseProfile } from './parameters.ts';
import { type Solution, solve } from './solution.ts';
import { type Entry, problemEntries, refusalText } from './validation/entry.ts';
import type { JsonText } from './writing/json.ts';

export interface Refusal {
  readonly kind: 'refusal';
  readonly status: 422;
  readonly body: Uint8Array;
}

/**
 * An answer. In family B `body` is the whole JSON; in family A it is what follows the metadata, which `seal` puts before it.
 */
export interface Answered {
  readonly kind: 'answer';
  readonly body: Uint8Array;
  readonly envelope: EnvelopeFacts | null;
}

export type Outcome = Refusal | Answered;

/** A body that has been read and found valid. */
export interface Considered {
  readonly kind: 'considered';
  /** Predicted elementary operations of the computation and of telling it. */
  readonly cost: number;
  answer(): Outcome;
}

/** How the replies of a kind are written, and what has to be known of that before the work. */
export interface ReplyWriter {
  readonly wantsStory: (given: Given) => boolean;
  /** In how many formats the steps are told. */
  readonly formats: (given: Given) => number;
  /** How many exercises are drawn. */
  readonly exercises: (given: Given) => number;
  /** The reply; `bytes` is the body that was sent. */
  readonly write: (solution: Solution, bytes: Uint8Array) => Answered;
}

/** Reads and validates a body and predicts the cost of answering it as the endpoint's family does. Cheap: linear in the bytes. */
export function consider(endpoint: Endpoint, bytes: Uint8Array): Considered | Refusal {
  return considerFor(families[endpoint.family], endpoint, bytes);
}

/** The same for replies of any kind. */
export function considerFor(writer: ReplyWriter, endpoint: Endpoint, bytes: Uint8Array): Considered | Refusal {
  const reading = readAsked(endpoint, bytes);
  if (reading.kind === 'refused') return refusal(reading.entries);
  const { asked } = reading;
  return {
    kind: 'considered',
    get cost() {
      return predictedCost(writer, asked, bytes.length);
    },
    answer: () => answer(writer, asked, bytes),
  };
}

/** Sections that tell what was done are written in proportion to the body, once for each part and each format. */
const TOLD_BYTE = 400;

/** Drawing, solving and writing one exercise. */
const EXERCISE = 25_000;

function predictedCost({ wantsStory, formats, exercises }: ReplyWriter, asked: Asked, bytes: number): number {
  const computing = asked.parts.reduce((total, { question }) => total + question.cost, 0);
  const practice = EXERCISE * exercises(asked.given);
  if (!wantsStory(asked.given)) return computing + practice;
  return computing + practice + TOLD_BYTE * bytes * asked.parts.length * formats(asked.given);
}

function answer({ wantsStory, write }: ReplyWriter, asked: Asked, bytes: Uint8Array): Outcome {
  try {
    const solved = solve(asked, wantsStory(asked.given));
    return solved.kind === 'refused' ? refusal(solved.entries) : write(solved.solution, bytes);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refusal(problemEntries(error));
  }
}

const families: { readonly [F in Family]: ReplyWriter } = {
  a: {
    wantsStory: selectsStory,
    formats: () => 1,
    exercises: (given) => (selectedSections(given).includes('exercises') ? given(exerciseCount) : 0),
    write: (solution) => {
      const inputHash = hashOf(solution);
      return answered(envelopeRest(solution, inputHash), { level: solution.asked.given(responseProfile), inputHash });
    },
  },
  b: {
    wantsStory: isDetailed,
    formats: (given) => formatsOf(given).length,
    exercises: () => 0,
    write: (solution) => answered(replyText(solution), null),
  },
};

/** An answer of this text. */
export function answered(text: JsonText, envelope: EnvelopeFacts | null): Answered {
  return { kind: 'answer', body: Buffer.from(text), envelope };
}

function refusal(entries: readonly Entry[]): Refusal {
  return { kind: 'refusal', status: 422, body: Buffer.from(refusalText(entries)) };
}
