// Learning content: the places for it. The content comes with the operations that have it.
// Above: catalogue/operation.ts, wire/. Below: document/.

import type { Expression } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';

export interface EducationLevel {
  readonly level: number;
  readonly label: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly ageRange: string;
}

export interface Formula {
  readonly id: string;
  readonly name: string;
  readonly expression: Expression;
  readonly description: string;
  readonly conditions: readonly string[];
  readonly variables: readonly string[];
  readonly formulaType: 'definition' | 'rule' | 'property' | 'identity';
}

export interface Application {
  readonly id: string;
  readonly title: string;
  readonly industry: string;
  readonly description: string;
}

export interface Misconception {
  readonly id: string;
  readonly category: string;
  readonly misconception: string;
  readonly correct: string;
  readonly whyWrong: string;
  readonly example: { readonly incorrect: Expression; readonly correct: Expression };
}

export interface LearningPathway {
  readonly title: string;
  readonly provider: string;
  readonly kind: string;
  readonly level: string;
  readonly url: string;
}

/** What is worth knowing about an operation. */
export interface Learn {
  readonly educationLevel: EducationLevel;
  readonly summary: string;
  readonly prerequisites: readonly string[];
  readonly intuition: readonly string[];
  readonly concepts: readonly string[];
  readonly keyTerms: readonly string[];
  readonly objectives: readonly string[];
  readonly hints: readonly string[];
  readonly formulae: readonly Formula[];
  readonly applications: readonly Application[];
  readonly realWorldExamples: readonly Application[];
  readonly misconceptions: readonly Misconception[];
  readonly learningPathways: readonly LearningPathway[];
  readonly nextTopics: readonly string[];
}

/** How to draw a fresh problem from a seed. */
export interface Exercise {
  draw(
    seed: string,
    difficulty: 'easy' | 'medium' | 'hard',
  ): { readonly body: object; readonly hints: readonly Prose[] };
}
