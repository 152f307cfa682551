// Questions: exercises that ask for more than to carry an operation out. Each names the objective that it tests, and says what
// counts as an answer.

import type { Expression } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import type { Matrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';
import { DIFFICULTIES, type Difficulty } from './exercise.ts';
import { type Random, randomOf } from './random.ts';

/** What an exercise asks for, in the order in which a course takes them. */
export const EXERCISE_KINDS = [
  'compute',
  'predict',
  'decide',
  'find-value',
  'find-mistake',
  'give-example',
  'word-problem',
] as const;

export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** How an answer to a question is compared with the one that is expected. */
export type QuestionComparison = 'equal' | 'equal-up-to-order' | 'with-properties';

/** One answer to choose from: it is right where all its facts hold. */
export interface Choice {
  readonly id: string;
  readonly text: Prose;
  readonly facts: readonly Expression[];
}

/** What any answer must have, where there is more than one. */
export interface Property {
  readonly text: Prose;
  /** The same as a fact about the names of the answer. */
  readonly fact: Expression;
  /** Whether it holds of matrices of any shape, in the order of the names. */
  readonly holds: (values: readonly Matrix[]) => boolean;
}

/** The answer that is expected, in the shape in which a learner gives it. */
export type Expected =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'matrix'; readonly value: Matrix }
  /** Several numbers, `equal` or `equal-up-to-order`. */
  | {
      readonly kind: 'list';
      readonly values: readonly Rational[];
      readonly comparison: Exclude<QuestionComparison, 'with-properties'>;
    }
  /** The id of the right choice. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly correct: string }
  /** The number of the wrong line, from 1, and the number that should stand at its end. */
  | { readonly kind: 'mistake'; readonly lines: readonly Expression[]; readonly line: number; readonly value: Rational }
  /** One answer of many, by the names of its matrices. */
  | {
      readonly kind: 'example';
      readonly names: readonly string[];
      readonly values: readonly Matrix[];
      readonly properties: readonly Property[];
    };

/** One question, drawn. */
export interface DrawnQuestion {
  readonly prompt: Prose;
  /** Ways to the answer, never the answer. */
  readonly hints: readonly Prose[];
  readonly expected: Expected;
  /** The worked solution, sentence by sentence. */
  readonly solution: readonly Prose[];
  /** What the names in the sentences and facts stand for, those that are to be found among them. */
  readonly names: { readonly [name: string]: Matrix | Rational };
}

/** How questions of one kind about one objective are drawn. */
export interface QuestionMaker {
  /** The id of an objective of the operation's learning content. */
  readonly objective: string;
  readonly kind: Exclude<ExerciseKind, 'compute'>;
  /** The difficulties that its questions can have; all of them where it does not say. */
  readonly difficulties?: readonly Difficulty[];
  /** Difficulties whose questions ask for something else than easier ones, so that their work is not compared. */
  readonly notCompared?: readonly Difficulty[];
  /** How many templates it has, such as stories; one where it does not say. Its first choice, from 0 to one less, is the template. */
  readonly templates?: number;
  /** A question of the difficulty, which is its depth. All choices come from `random`. */
  draw(random: Random, difficulty: Difficulty): DrawnQuestion;
}

/** How an answer to a question is compared. */
export function comparisonOf(expected: Expected): QuestionComparison {
  if (expected.kind === 'list') return expected.comparison;
  return expected.kind === 'example' ? 'with-properties' : 'equal';
}

export function difficultiesOf({ difficulties = DIFFICULTIES }: QuestionMaker): readonly Difficulty[] {
  return difficulties;
}

/** Which of its templates a maker takes for a seed. */
export function templateAt({ templates = 1 }: QuestionMaker, seed: number): number {
  return randomOf(seed).integer(0, templates - 1);
}

/** A maker that draws one of several templates. Each of them has a question of every difficulty that the maker has. */
export function ofTemplates(
  maker: Omit<QuestionMaker, 'draw' | 'templates'>,
  templates: readonly QuestionMaker['draw'][],
): QuestionMaker {
  return {
    ...maker,
    templates: templates.length,
    draw: (random, difficulty) => random.pick(templates)(random, difficulty),
  };
}

/**
 * The maker with hard questions of their own: those that ask backwards, join two ideas, or hold a parameter, where the question of before would only have larger
 * numbers. Where there are several, the first choice of the seed is the one that is taken.
 */
export function withHard(maker: QuestionMaker, ...hard: readonly ((random: Random) => DrawnQuestion)[]): QuestionMaker {
  return {
    ...maker,
    notCompared: [...(maker.notCompared ?? []), 'hard'],
    difficulties: DIFFICULTIES.filter((each) => each === 'hard' || difficultiesOf(maker).includes(each)),
    draw: (random, difficulty) => (difficulty === 'hard' ? random.pick(hard)(random) : maker.draw(random, difficulty)),
  };
}
