// Solutions: the answers to what a body asks, computed and written as numbers. Everything that can fail has been done then.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Operation, Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import {
  ALL,
  type ParsedRequest,
  type Failure,
  failureOf,
  type SkippedOperation,
  skippedOperation,
  type OperationCall,
} from '../validate/parse-request.ts';
import { answerJson } from '../serialize/answer-json.ts';
import { type AnyText, objectText } from '../serialize/long-text.ts';

/** One operation's answer. */
export interface SolvedCall extends OperationCall {
  /** The member of a combined answer: `row_min`. */
  readonly key: string;
  readonly answer: Answer;
  readonly json: AnyText;
}

export interface Solution {
  readonly request: ParsedRequest;
  readonly calls: readonly SolvedCall[];
  readonly skipped: readonly SkippedOperation[];
  /** Whether every operation of a topic was asked for, so that the answer is an object of answers. */
  readonly all: boolean;
  readonly answer: Answer;
  readonly json: AnyText;
  /** No reply may be longer, and so no part of one. */
  readonly maxReplyBytes: number;
}

export type SolveResult =
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'unanswerable'; readonly failures: readonly Failure[] };

/**
 * Answers every part; of `all`, those that have no answer say why, unless none has one.
 * `forStory` keeps what the algorithms did, so that telling it does not solve twice.
 * @throws ReplyTooLong where an answer alone is longer than `maxReplyBytes`
 */
export function solve(request: ParsedRequest, forStory: boolean, maxReplyBytes: number): SolveResult {
  const solved: SolvedCall[] = [];
  const failures: Failure[] = [];
  for (const call of request.calls) {
    try {
      solved.push(solveCall(call, request.decimalPlaces, forStory, maxReplyBytes));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failures.push(failureOf(call.operation, error));
    }
  }
  if (solved.length === 0) return { kind: 'unanswerable', failures };
  return { kind: 'solved', solution: assemble(request, solved, skippedOf(request, failures), maxReplyBytes) };
}

/** All operations that are left out, in the order of their topic. */
function skippedOf(request: ParsedRequest, failures: readonly Failure[]): readonly SkippedOperation[] {
  if (failures.length === 0 && request.skipped.length === 0) return [];
  return [...request.skipped, ...failures.map(skippedOperation)].toSorted(
    (x, y) => x.operation.order - y.operation.order,
  );
}

/** @throws DomainError where there is no answer, or no JSON number for it */
function solveCall(
  { operation, computation }: OperationCall,
  decimalPlaces: number | null,
  forStory: boolean,
  maxReplyBytes: number,
): SolvedCall {
  const answer = computation.answer(forStory ? 'moves' : undefined);
  const call = new LazySolvedCall(operation, computation, answer, decimalPlaces, maxReplyBytes);
  if (!isAlwaysWritten(answer)) call.write();
  return call;
}

/** Whether writing the answer cannot fail, so that it may wait until the text is needed. */
function isAlwaysWritten(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind === 'scaled';
}

/** A class for the sake of its accessors: those of a literal are made anew for each object. */
class LazySolvedCall implements SolvedCall {
  readonly operation: Operation;
  readonly computation: Computation;
  readonly answer: Answer;
  readonly #decimalPlaces: number | null;
  readonly #maxReplyBytes: number;
  #json: AnyText | null = null;

  constructor(
    operation: Operation,
    computation: Computation,
    answer: Answer,
    decimalPlaces: number | null,
    maxReplyBytes: number,
  ) {
    this.operation = operation;
    this.computation = computation;
    this.answer = answer;
    this.#decimalPlaces = decimalPlaces;
    this.#maxReplyBytes = maxReplyBytes;
  }

  get key(): string {
    return keyOf(this.operation.id);
  }

  get json(): AnyText {
    return this.write();
  }

  write(): AnyText {
    this.#json ??= answerJson(this.answer, this.#decimalPlaces, this.#maxReplyBytes);
    return this.#json;
  }
}

/** The name of an operation as a member: dashes have become underscores. */
export function keyOf(id: string): string {
  return id.replaceAll('-', '_');
}

function assemble(
  request: ParsedRequest,
  calls: readonly SolvedCall[],
  skipped: readonly SkippedOperation[],
  maxReplyBytes: number,
): Solution {
  if (request.selected !== ALL) return new CombinedResult(request, calls, skipped, maxReplyBytes, null);
  return new CombinedResult(request, calls, skipped, maxReplyBytes, {
    answer: { kind: 'record', members: calls.map(({ key, answer }) => [key, answer]) },
    json: objectText(
      calls.map(({ key, json }) => [key, json]),
      maxReplyBytes,
    ),
  });
}

/** The one part, or an object of all parts. */
class CombinedResult implements Solution {
  readonly request: ParsedRequest;
  readonly calls: readonly SolvedCall[];
  readonly skipped: readonly SkippedOperation[];
  readonly all: boolean;
  readonly maxReplyBytes: number;
  readonly #result: Pick<SolvedCall, 'answer' | 'json'>;

  constructor(
    request: ParsedRequest,
    calls: readonly SolvedCall[],
    skipped: readonly SkippedOperation[],
    maxReplyBytes: number,
    record: Pick<SolvedCall, 'answer' | 'json'> | null,
  ) {
    this.request = request;
    this.calls = calls;
    this.skipped = skipped;
    this.maxReplyBytes = maxReplyBytes;
    this.all = record !== null;
    this.#result = record ?? calls[0];
  }

  get answer(): Answer {
    return this.#result.answer;
  }

  get json(): AnyText {
    return this.#result.json;
  }
}
