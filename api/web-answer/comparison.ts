// The workings of one question by each of its methods, side by side on a page.

import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import type { Computation, Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import {
  type PreparedRequest,
  prepareFor,
  replyOf,
  type ReplyWriter,
  type ValidationFailure,
} from '../execute/prepare.ts';
import { plain } from '../serialize/json.ts';
import { type AnyText, arrayText, objectText } from '../serialize/long-text.ts';
import { type Solution, solve } from '../solve/solution.ts';
import { parseRequest } from '../validate/parse-request.ts';
import { pageSentence } from './page-sentences.ts';
import { exactObjectOf } from './exact-body.ts';
import { answerMembers, stepsOfAllLengths } from './web-answer.ts';

/** The most entries of a matrix whose methods are compared: beyond six rows of six nobody reads two workings. */
export const COMPARISON_ENTRIES = 36;

/** HTML and speech. */
const STEP_FORMATS = 2;

/** The operation of an endpoint, where it has methods to compare; null for others. */
export function comparedOperation({ choice }: Endpoint): Operation | null {
  return choice.kind === 'single' && choice.operation.methods.length > 1 ? choice.operation : null;
}

/**
 * Reads and validates a body for an operation with several methods, and predicts the cost of all its workings. The answer is by the
 * method that the body names; the workings are by all that apply. A question with a larger matrix than `COMPARISON_ENTRIES`, without an answer, or with one method only, is refused.
 */
export function prepareComparison(
  endpoint: Endpoint,
  bytes: Uint8Array,
  maxReplyBytes?: number,
): PreparedRequest | ValidationFailure {
  const methods = comparedOperation(endpoint)?.methods ?? [];
  return prepareFor(writerOf(methods.length), endpoint, bytes, maxReplyBytes);
}

function writerOf(methods: number): ReplyWriter {
  return {
    frame: 20_000,
    byte: 6,
    sentence: pageSentence,
    wantsStory: () => true,
    triesSuggestions: () => false,
    formats: () => methods * STEP_FORMATS,
    exercises: () => 0,
    copies: () => 1,
    advice: () => 'ask for one method at a time',
    failures: null,
    mostEntries: COMPARISON_ENTRIES,
    write: (solution, bytes) => {
      const workings = [...workingsOf(solution, bytes)];
      if (workings.length < 2) throw DomainError.of('method', ['method'], { permitted: ['auto'] });
      const members = answerMembers(solution, Buffer.from(bytes));
      const { maxReplyBytes } = solution;
      return replyOf(objectText([...members, ['workings', arrayText(workings, maxReplyBytes)]], maxReplyBytes), null);
    },
  };
}

/** A valid body with another method. */
function withMethod(bytes: Uint8Array, method: string): Uint8Array {
  return Buffer.from(JSON.stringify({ ...exactObjectOf(Buffer.from(bytes).toString()), method }));
}

/** Each method that applies to these inputs, in the order of the operation. */
function* workingsOf({ request, maxReplyBytes }: Solution, bytes: Uint8Array): Generator<AnyText, void> {
  const methods = comparedOperation(request.endpoint)?.methods ?? [];
  for (const [method, description] of methods) {
    const reading = parseRequest(request.endpoint, withMethod(bytes, method));
    if (reading.kind !== 'parsed') continue;
    const solved = solve(reading.request, true, maxReplyBytes);
    if (solved.kind !== 'solved') continue;
    const [{ computation }] = solved.solution.calls;
    yield objectText(
      [
        ['method', plain(method)],
        ['description', plain(description)],
        ['counts', plain(countsOf(computation, method))],
        ['steps', arrayText(stepsOfAllLengths(solved.solution), maxReplyBytes)],
      ],
      maxReplyBytes,
    );
  }
}

/** How many of what a method takes, such as multiplications; empty where the operation does not count. */
function countsOf(computation: Computation, method: string): { readonly [name: string]: number } {
  const methods: unknown = computation.intermediate()?.['methods'];
  if (!Array.isArray(methods)) return {};
  const found: unknown = methods.find((each: unknown) => nameOf(each) === method);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, count]) => typeof count === 'number'));
}

function nameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
}
