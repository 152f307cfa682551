// Solutions: the answers to what a body asks, computed and written as numbers. Everything that can fail has been done then.

import type { Answer } from '@matrixmath/engine/catalogue/answer.ts';
import type { Operation, Question } from '@matrixmath/engine/catalogue/operation.ts';
import { Problem } from '@matrixmath/engine/catalogue/problem.ts';
import { ALL, type Asked, type Failure, noneDefined, type Omission, omission, type Part } from './parse-request.ts';
import { type Entry, problemEntries } from '../validate/entry.ts';
import { answerJson } from '../serialize/answer-json.ts';
import { type JsonText, object } from '../serialize/json.ts';

/** One operation's answer. */
export interface SolvedPart extends Part {
  /** The member of a combined answer: `row_min`. */
  readonly key: string;
  readonly answer: Answer;
  readonly json: JsonText;
}

export interface Solution {
  readonly asked: Asked;
  readonly parts: readonly SolvedPart[];
  readonly omissions: readonly Omission[];
  /** Whether every operation of a topic was asked for, so that the answer is an object of answers. */
  readonly all: boolean;
  readonly answer: Answer;
  readonly json: JsonText;
}

export type SolutionOrRefused =
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'refused'; readonly entries: readonly Entry[] };

/**
 * Answers every part; of `all`, those that have no answer say why, unless none has one.
 * `forStory` keeps what the algorithms did, so that telling it does not solve twice.
 */
export function solve(asked: Asked, forStory: boolean): SolutionOrRefused {
  const solved: SolvedPart[] = [];
  const failures: Failure[] = [];
  for (const part of asked.parts) {
    try {
      solved.push(solvePart(part, asked.places, forStory));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failures.push({ operation: part.operation, entries: problemEntries(error) });
    }
  }
  if (solved.length === 0) return { kind: 'refused', entries: noneDefined(failures) };
  return { kind: 'solved', solution: assemble(asked, solved, omissionsOf(asked, failures)) };
}

/** All operations that are left out, in the order of their topic. */
function omissionsOf(asked: Asked, failures: readonly Failure[]): readonly Omission[] {
  if (failures.length === 0 && asked.omissions.length === 0) return [];
  return [...asked.omissions, ...failures.map(omission)].toSorted((x, y) => x.operation.order - y.operation.order);
}

/** @throws Problem where there is no answer, or no JSON number for it */
function solvePart({ operation, question }: Part, places: number | null, forStory: boolean): SolvedPart {
  const answer = question.answer(forStory ? 'moves' : undefined);
  const part = new Solved(operation, question, answer, places);
  if (!isAlwaysWritten(answer)) part.write();
  return part;
}

/** Whether writing the answer cannot fail, so that it may wait until somebody wants the text. */
function isAlwaysWritten(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind === 'scaled';
}

/** A class for the sake of its accessors: those of a literal are made anew for each object. */
class Solved implements SolvedPart {
  readonly operation: Operation;
  readonly question: Question;
  readonly answer: Answer;
  readonly #places: number | null;
  #json: JsonText | null = null;

  constructor(operation: Operation, question: Question, answer: Answer, places: number | null) {
    this.operation = operation;
    this.question = question;
    this.answer = answer;
    this.#places = places;
  }

  get key(): string {
    return keyOf(this.operation.id);
  }

  get json(): JsonText {
    return this.write();
  }

  write(): JsonText {
    this.#json ??= answerJson(this.answer, this.#places);
    return this.#json;
  }
}

/** The name of an operation as a member: dashes have become underscores. */
export function keyOf(id: string): string {
  return id.replaceAll('-', '_');
}

function assemble(asked: Asked, parts: readonly SolvedPart[], omissions: readonly Omission[]): Solution {
  if (asked.selected !== ALL) return new Whole(asked, parts, omissions, null);
  return new Whole(asked, parts, omissions, {
    answer: { kind: 'record', members: parts.map(({ key, answer }) => [key, answer]) },
    json: object(parts.map(({ key, json }) => [key, json])),
  });
}

/** The one part, or an object of all parts. */
class Whole implements Solution {
  readonly asked: Asked;
  readonly parts: readonly SolvedPart[];
  readonly omissions: readonly Omission[];
  readonly all: boolean;
  readonly #result: Pick<SolvedPart, 'answer' | 'json'>;

  constructor(
    asked: Asked,
    parts: readonly SolvedPart[],
    omissions: readonly Omission[],
    record: Pick<SolvedPart, 'answer' | 'json'> | null,
  ) {
    this.asked = asked;
    this.parts = parts;
    this.omissions = omissions;
    this.all = record !== null;
    this.#result = record ?? parts[0];
  }

  get answer(): Answer {
    return this.#result.answer;
  }

  get json(): JsonText {
    return this.#result.json;
  }
}
