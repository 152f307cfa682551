// The learn section: what is worth knowing about an operation, in the shape of the contract.
// Above: envelope.ts. Below: engine/learning/learn.ts, engine/render, lazily.ts.

import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import { count, type Expression, power, subscript, symbol, word } from '@matrixmath/engine/document/expression.ts';
import { type Prose, say } from '@matrixmath/engine/document/prose.ts';
import type {
  Application,
  Formula,
  KeyTerm,
  Learn,
  Misconception,
  Variable,
} from '@matrixmath/engine/learning/learn.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import { FRACTIONS, type NumberStyle } from '@matrixmath/engine/render/style.ts';
import { onceFor } from '../lazily.ts';
import { type JsonText, plain } from '../writing/json.ts';

/** What is worth knowing; an operation without content has null. */
export function learnJson({ learn }: Operation): JsonText {
  return learn === null ? 'null' : written(learn);
}

/** The same for every question. */
const written = onceFor((learn: Learn): JsonText => plain(learnOf(learn)));

/** Prices and measurements are decimals; elsewhere numbers are fractions, as in the steps. */
const DECIMALS: NumberStyle = { decimals: null, notation: 'decimal' };

function learnOf(learn: Learn): object {
  const { educationLevel } = learn;
  return {
    education_level: {
      level: educationLevel.level,
      label: educationLevel.label,
      display_name: educationLevel.displayName,
      description: educationLevel.description,
      age_range: educationLevel.ageRange,
    },
    summary: text(learn.summary),
    prerequisites: learn.prerequisites.map(text),
    intuition: learn.intuition.map(text),
    concepts: learn.concepts.map(text),
    key_terms: learn.keyTerms.map(keyTerm),
    objectives: learn.objectives.map(text),
    hints: learn.hints.map(text),
    formulae: learn.formulae.map(formula),
    applications: learn.applications.map(application),
    real_world_examples: learn.realWorldExamples.map(application),
    misconceptions: learn.misconceptions.map(misconception),
    learning_pathways: learn.learningPathways,
    next_topics: learn.nextTopics.map(text),
  };
}

/** Sentences as in the steps of this family: formulas stand between \( and \). */
function text(prose: Prose): string {
  return RENDERERS.latex.prose(prose, FRACTIONS);
}

function keyTerm({ term, meaning }: KeyTerm): string {
  return `${term}: ${text(meaning)}`;
}

function formula({ id, name, expression, description, conditions, variables, formulaType }: Formula): object {
  const { plain_text, latex, speech } = formats(expression);
  return {
    id,
    name,
    latex,
    plain_text,
    speech,
    description: text(description),
    conditions: conditions.map(text),
    variables: variables.map((variable) => text(say`${letter(variable)}: ${variable.meaning}`)),
    formula_type: formulaType,
  };
}

/** The letter as the formula shows it; what follows a low line is its index: M_1. A variance is a square by name: σ^2. */
function letter({ name }: Variable): Expression {
  const [root, exponent] = name.split('^');
  return exponent === undefined ? indexed(root) : power(indexed(root), count(Number(exponent)));
}

function indexed(name: string): Expression {
  const [base, index] = name.split('_');
  const named = base.length === 1 ? symbol(base) : word(base);
  if (index === undefined) return named;
  return subscript(named, /^\d+$/.test(index) ? count(Number(index)) : symbol(index));
}

interface Formats {
  readonly plain_text: string;
  readonly latex: string;
  readonly speech: string;
}

function formats(expression: Expression): Formats {
  return {
    plain_text: RENDERERS[''].expression(expression, FRACTIONS),
    latex: RENDERERS.latex.expression(expression, FRACTIONS),
    speech: RENDERERS.speech.expression(expression, FRACTIONS),
  };
}

function application({ id, title, industry, description }: Application): object {
  return { id, title, industry, description: RENDERERS.latex.prose(description, DECIMALS) };
}

function misconception({ id, category, misconception: belief, correct, whyWrong, example }: Misconception): object {
  const [incorrect, right] = [formats(example.incorrect), formats(example.correct)];
  return {
    id,
    category,
    misconception: text(belief),
    correct: text(correct),
    why_wrong: text(whyWrong),
    example: {
      given: example.given.map((relation) => formats(relation).latex),
      incorrect: incorrect.latex,
      correct: right.latex,
      plain_text: {
        given: example.given.map((relation) => formats(relation).plain_text),
        incorrect: incorrect.plain_text,
        correct: right.plain_text,
      },
      speech: {
        given: example.given.map((relation) => formats(relation).speech),
        incorrect: incorrect.speech,
        correct: right.speech,
      },
    },
  };
}
