// Learning content with its texts written in some format: the members are the same in each, the texts and formulas are not.

import { count, type Expression, power, subscript, symbol, word } from '@matrixsteps/engine/document/expression.ts';
import { partsOf } from '@matrixsteps/engine/document/parts.ts';
import { type Prose, say, wordsOf } from '@matrixsteps/engine/document/prose.ts';
import type {
  Application,
  Formula,
  KeyTerm,
  Learn,
  Misconception,
  Variable,
} from '@matrixsteps/engine/learning/learn.ts';
import type { Json } from '@matrixsteps/engine/render/renderer.ts';
import { DECIMALS, FRACTIONS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';

/** How a reader gets sentences and formulas. */
export interface LearnWriter {
  readonly prose: (text: Prose, style: NumberStyle) => Json;
  readonly keyTerm: (term: KeyTerm) => unknown;
  /** The members that show a formula. */
  readonly formula: (expression: Expression) => object;
  /** The members that show what is given, the learner's working and the right one. */
  readonly workings: (example: Misconception['example']) => object;
}

/** All of it as plain data, in the shape of the contract. */
export function learnOf(learn: Learn, writer: LearnWriter): object {
  const { educationLevel } = learn;
  const text = (prose: Prose): Json => writer.prose(prose, FRACTIONS);
  const application = ({ id, title, industry, description }: Application): object => ({
    id,
    title,
    industry,
    // Prices and measurements are decimals; elsewhere numbers are fractions, as in the steps.
    description: writer.prose(description, DECIMALS),
  });
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
    key_terms: learn.keyTerms.map((term) => writer.keyTerm(term)),
    objectives: learn.objectives.map((objective) => text(objective.text)),
    hints: learn.hints.map(text),
    formulae: learn.formulae.map((each) => formula(each, writer, text)),
    applications: learn.applications.map(application),
    real_world_examples: learn.realWorldExamples.map(application),
    misconceptions: learn.misconceptions.map((each) => misconception(each, writer, text)),
    learning_pathways: learn.learningPathways,
    next_topics: learn.nextTopics.map(text),
  };
}

function formula(shown: Formula, writer: LearnWriter, text: (prose: Prose) => Json): object {
  const { id, name, expression, description, conditions, formulaType } = shown;
  return {
    id,
    name,
    ...writer.formula(expression),
    description: text(description),
    conditions: conditions.map(text),
    variables: readVariables(shown).map((variable) => text(say`${letter(variable)}: ${variable.meaning}`)),
    formula_type: formulaType,
  };
}

/** The variables whose letters a reader meets; those by which the others are drawn in tests are none of them. */
function readVariables({ expression, description, conditions, variables }: Formula): readonly Variable[] {
  const met = new Set([...lettersIn(expression), ...[description, ...conditions].flatMap(lettersOf)]);
  return variables.filter(({ name }) => {
    const [base] = name.split(/[_^]/);
    // The entries of A are a with two indices.
    return met.has(base) || (base.length === 1 && met.has(base.toLowerCase()));
  });
}

function lettersOf(prose: Prose): readonly string[] {
  return wordsOf(prose).flatMap((piece) =>
    typeof piece === 'string' ? (piece.match(LONE_LETTER) ?? []) : lettersIn(piece),
  );
}

/** A letter that is no word of English. */
const LONE_LETTER = /(?<![\p{L}'])[^\P{L}aAI](?!\p{L})/gu;

function lettersIn(expression: Expression): readonly string[] {
  const own = expression.kind === 'symbol' ? [expression.name] : [];
  return [...own, ...partsOf(expression).flatMap(lettersIn)];
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

function misconception(
  { id, category, misconception: belief, correct, whyWrong, example }: Misconception,
  writer: LearnWriter,
  text: (prose: Prose) => Json,
): object {
  return {
    id,
    category,
    misconception: text(belief),
    correct: text(correct),
    why_wrong: text(whyWrong),
    example: writer.workings(example),
  };
}

/** The formulas of a misconception's example, in each format that `formats` writes. */
export function workingsBy<Format extends string>(
  { given, incorrect, correct }: Misconception['example'],
  formats: (expression: Expression) => { readonly [F in Format]: string },
): (format: Format) => object {
  const shown = { given: given.map(formats), incorrect: formats(incorrect), correct: formats(correct) };
  return (format) => ({
    given: shown.given.map((relation) => relation[format]),
    incorrect: shown.incorrect[format],
    correct: shown.correct[format],
  });
}
