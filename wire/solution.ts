// Solutions: the answers to what a body asks, computed and written as numbers. Everything that can fail has been done then.
// Above: family-a, family-b. Below: asked.ts, writing/answer-json.ts.

import type { Answer } from '@matrixmath/engine/catalogue/answer.ts';
import { Problem } from '@matrixmath/engine/catalogue/problem.ts';
import { ALL, type Asked, type Failure, noneDefined, type Omission, omission, type Part } from './asked.ts';
import { type Entry, problemEntries } from './validation/entry.ts';
import { answerJson } from './writing/answer-json.ts';
import { type JsonText, object } from './writing/json.ts';

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
  const omissions = [...asked.omissions, ...failures.map(omission)].toSorted(
    (x, y) => x.operation.order - y.operation.order,
  );
  return { kind: 'solved', solution: assemble(asked, solved, omissions) };
}

function solvePart(part: Part, places: number | null, forStory: boolean): SolvedPart {
  const answer = part.question.answer(forStory ? 'moves' : undefined);
  return { ...part, key: keyOf(part.operation.id), answer, json: answerJson(answer, places) };
}

/** The name of an operation as a member: dashes have become underscores. */
export function keyOf(id: string): string {
  return id.replaceAll('-', '_');
}

function assemble(asked: Asked, parts: readonly SolvedPart[], omissions: readonly Omission[]): Solution {
  const all = asked.selected === ALL;
  if (!all) return { asked, parts, omissions, all, answer: parts[0].answer, json: parts[0].json };
  return {
    asked,
    parts,
    omissions,
    all,
    answer: { kind: 'record', members: parts.map(({ key, answer }) => [key, answer]) },
    json: object(parts.map(({ key, json }) => [key, json])),
  };
}
