// Exercises: how fresh problems are drawn from a seed, and how friendly their numbers stay.

import type { Expression } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import type { Random } from './random.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** Something for each difficulty. */
export type ByDifficulty<Value> = { readonly [D in Difficulty]: Value };

/** What no number of the whole working exceeds, from the inputs over every intermediate matrix to the answer. */
export interface Bounds {
  /** The largest numerator, without its sign. */
  readonly numerator: number;
  /** The largest denominator; 1 where every number is whole. Of a number written as a decimal, a power of ten. */
  readonly denominator: number;
}

/** One problem, drawn. */
export interface DrawnExercise {
  /** The inputs as JSON would hold them: what a caller posts to get the full solution. */
  readonly body: { readonly [field: string]: unknown };
  /** The problem in words, where those of the operation's own task would already tell how the inputs are read. */
  readonly prompt?: Prose;
  /** What leads from such a problem to the inputs, where it says more than them: the first sentences of its solution. */
  readonly before?: readonly Prose[];
  /** From a nudge to nearly the solution, about these very numbers. */
  readonly hints: readonly Prose[];
  /** What the inputs were chosen for (a rank, a zero pivot, a repeated value), as facts about the inputs: A, B, k. */
  readonly facts: readonly Expression[];
}

/** How an operation draws its problems. */
export interface Exercise {
  readonly bounds: ByDifficulty<Bounds>;
  /** Difficulties whose problems take less writing than those before, because something has to be seen that saves it. */
  readonly shorter?: readonly Difficulty[];
  /** A problem of the difficulty. All choices come from `random`, so that a seed gives the same problem again. */
  draw(random: Random, difficulty: Difficulty): DrawnExercise;
}
