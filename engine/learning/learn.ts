// Learning content: what is worth knowing about an operation. Data over expressions and prose; renderers give it a format.

import type { Expression } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import type { Domain } from './domain.ts';
import type { EducationLevel } from './levels.ts';
import type { LearningPathway } from './pathways.ts';

/** A letter of a formula: what it means in words, and what it stands for when the formula is tried. */
export interface Variable {
  /** The letter, or the name that the formula uses: `A`, `k`, `x`. */
  readonly name: string;
  readonly meaning: Prose;
  readonly domain: Domain;
}

/** A relation that holds for all values of its variables. */
export interface Formula {
  readonly id: string;
  readonly name: string;
  readonly expression: Expression;
  readonly description: Prose;
  readonly conditions: readonly Prose[];
  readonly variables: readonly Variable[];
  readonly formulaType: 'definition' | 'rule' | 'property' | 'identity';
}

export interface KeyTerm {
  readonly term: string;
  readonly meaning: Prose;
}

/** Where the operation is used; in real-world examples with numbers, each result in a relation. */
export interface Application {
  readonly id: string;
  readonly title: string;
  readonly industry: string;
  readonly description: Prose;
}

/**
 * What learners get wrong. The example shows both workings: with the given values the incorrect relation is false, the
 * correct one is true.
 */
export interface Misconception {
  readonly id: string;
  /** What kind of mistake it is: "procedure", "definition", "notation", "generalization", "sign", "order" ... */
  readonly category: string;
  /** What the learner believes, in the learner's words. */
  readonly misconception: Prose;
  readonly correct: Prose;
  readonly whyWrong: Prose;
  readonly example: {
    /** What the names stand for: relations such as A = (matrix). */
    readonly given: readonly Expression[];
    readonly incorrect: Expression;
    readonly correct: Expression;
  };
}

/** What a learner can do afterwards. */
export interface Objective {
  /** Unique within an operation, and stable: exercises are asked for by it. */
  readonly id: string;
  readonly text: Prose;
}

/** What is worth knowing about an operation, or about a few siblings. */
export interface Learn {
  readonly educationLevel: EducationLevel;
  readonly summary: Prose;
  readonly prerequisites: readonly Prose[];
  readonly intuition: readonly Prose[];
  readonly concepts: readonly Prose[];
  readonly keyTerms: readonly KeyTerm[];
  /** The first is to carry the operation out; the exercises of the operation meet them all. */
  readonly objectives: readonly Objective[];
  readonly hints: readonly Prose[];
  readonly formulae: readonly Formula[];
  readonly applications: readonly Application[];
  readonly realWorldExamples: readonly Application[];
  readonly misconceptions: readonly Misconception[];
  readonly learningPathways: readonly LearningPathway[];
  readonly nextTopics: readonly Prose[];
}
