// The learn section: what is worth knowing about an operation, in the shape of the contract.
// Above: envelope.ts. Below: engine/learning/learn.ts, engine/render.

import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import type { Application, Formula, Learn, Misconception } from '@matrixmath/engine/learning/learn.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixmath/engine/render/style.ts';
import { type JsonText, plain } from '../writing/json.ts';

/** An operation whose content is not written yet shows its summary and empty lists. */
export function learnJson({ learn, summary, title }: Operation, nextTopics: readonly string[]): JsonText {
  return plain(learn === null ? unwritten(title, summary, nextTopics) : written(learn));
}

function unwritten(title: string, summary: string, nextTopics: readonly string[]): object {
  return {
    education_level: { level: 0, label: 'unspecified', display_name: title, description: null, age_range: '' },
    summary,
    prerequisites: [],
    intuition: [],
    concepts: [],
    key_terms: [],
    objectives: [],
    hints: [],
    formulae: [],
    applications: [],
    real_world_examples: [],
    misconceptions: [],
    learning_pathways: [],
    next_topics: nextTopics,
  };
}

function written(learn: Learn): object {
  const { educationLevel: level } = learn;
  return {
    education_level: {
      level: level.level,
      label: level.label,
      display_name: level.displayName,
      description: level.description,
      age_range: level.ageRange,
    },
    summary: learn.summary,
    prerequisites: learn.prerequisites,
    intuition: learn.intuition,
    concepts: learn.concepts,
    key_terms: learn.keyTerms,
    objectives: learn.objectives,
    hints: learn.hints,
    formulae: learn.formulae.map(formula),
    applications: learn.applications.map(application),
    real_world_examples: learn.realWorldExamples.map(application),
    misconceptions: learn.misconceptions.map(misconception),
    learning_pathways: learn.learningPathways,
    next_topics: learn.nextTopics,
  };
}

function formula({ id, name, expression, description, conditions, variables, formulaType }: Formula): object {
  const latex = RENDERERS.latex.expression(expression, FRACTIONS);
  return { id, name, latex, description, conditions, variables, formula_type: formulaType };
}

function application({ id, title, industry, description }: Application): object {
  return { id, title, industry, description };
}

function misconception({ id, category, misconception: text, correct, whyWrong, example }: Misconception): object {
  return {
    id,
    category,
    misconception: text,
    correct,
    why_wrong: whyWrong,
    example: {
      incorrect: RENDERERS.latex.expression(example.incorrect, FRACTIONS),
      correct: RENDERERS.latex.expression(example.correct, FRACTIONS),
    },
  };
}
