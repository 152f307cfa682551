// Learn parts: the learning content of an operation in parts that can be asked for one by one.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import type { Application, Formula, Learn, Misconception } from '@matrixsteps/engine/learning/learn.ts';
import { DECIMALS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { list, object, type Schema, text } from '@matrixsteps/api/openapi/schema.ts';
import type { Notation } from './options.ts';
import { bullets, document, formulaText, proseText, section } from './texts.ts';
import type { Reply } from './tool.ts';

/** How the texts of a reply are written. */
interface Pen {
  readonly prose: (text: Prose, style?: NumberStyle) => string;
  readonly formula: (expression: Expression) => string;
}

/** The data of a part, and its paragraphs. */
interface Part {
  readonly data: unknown;
  readonly paragraphs: readonly string[];
}

interface PartKind {
  readonly title: string;
  readonly description: string;
  readonly schema: Schema;
  readonly write: (learn: Learn, pen: Pen) => Part;
}

const texts = list(text());
const uses = list(object({ title: text(), industry: text(), description: text() }));

export const LEARN_PARTS = {
  summary: {
    title: 'Summary',
    description: 'what it is about',
    schema: text(),
    write: ({ summary }, { prose }) => ({ data: prose(summary), paragraphs: [prose(summary)] }),
  },
  prerequisites: {
    title: 'Prerequisites',
    description: 'what has to be known before',
    schema: texts,
    write: ({ prerequisites }, pen) => listed(prerequisites, pen),
  },
  intuition: {
    title: 'Intuition',
    description: 'how to picture it',
    schema: texts,
    write: ({ intuition }, pen) => listed(intuition, pen),
  },
  concepts: {
    title: 'Concepts',
    description: 'the ideas behind it',
    schema: texts,
    write: ({ concepts }, pen) => listed(concepts, pen),
  },
  key_terms: {
    title: 'Key terms',
    description: 'words and their meaning',
    schema: list(object({ term: text(), meaning: text() })),
    write: ({ keyTerms }, { prose }) => {
      const data = keyTerms.map(({ term, meaning }) => ({ term, meaning: prose(meaning) }));
      return { data, paragraphs: bullets(data.map(({ term, meaning }) => `${term}: ${meaning}`)) };
    },
  },
  formulae: {
    title: 'Formulas',
    description: 'formulas with their conditions and letters',
    schema: list(object({ name: text(), formula: text(), description: text(), conditions: texts, variables: texts })),
    write: ({ formulae }, pen) => {
      const data = formulae.map((formula) => formulaData(formula, pen));
      return {
        data,
        paragraphs: data.map(({ name, formula, description, conditions }) =>
          [`${name}:`, formula, description, ...conditions.map((condition) => `Condition: ${condition}`)].join('\n'),
        ),
      };
    },
  },
  misconceptions: {
    title: 'Misconceptions',
    description: 'typical mistakes, each with a wrong and a right working',
    schema: list(
      object({
        misconception: text(),
        correct: text(),
        why_wrong: text(),
        given: texts,
        wrong_working: text(),
        right_working: text(),
      }),
    ),
    write: ({ misconceptions }, pen) => {
      const data = misconceptions.map((misconception) => misconceptionData(misconception, pen));
      return { data, paragraphs: data.map(misconceptionText) };
    },
  },
  hints: {
    title: 'Hints',
    description: 'what helps while working',
    schema: texts,
    write: ({ hints }, pen) => listed(hints, pen),
  },
  applications: {
    title: 'Applications',
    description: 'where it is used',
    schema: uses,
    write: ({ applications }, pen) => used(applications, pen),
  },
  real_world_examples: {
    title: 'Real-world examples',
    description: 'worked uses with numbers',
    schema: uses,
    write: ({ realWorldExamples }, pen) => used(realWorldExamples, pen),
  },
} as const satisfies { readonly [name: string]: PartKind };

export type PartName = keyof typeof LEARN_PARTS;

export function isPart(name: string): name is PartName {
  return Object.hasOwn(LEARN_PARTS, name);
}

export const PART_NAMES: readonly PartName[] = Object.keys(LEARN_PARTS).filter(isPart);

/** The wanted parts in the order of the table. */
export function learnReply(
  { title, summary, learn }: Operation,
  wanted: readonly PartName[],
  notation: Notation,
): Reply {
  const pen: Pen = {
    prose: (words, style) => proseText(words, notation, style),
    formula: (expression) => formulaText(expression, notation),
  };
  const parts = PART_NAMES.flatMap((name) => {
    if (learn === null || !wanted.includes(name)) return [];
    const kind: PartKind = LEARN_PARTS[name];
    return [{ name, title: kind.title, ...kind.write(learn, pen) }];
  });
  return {
    text: document([`${title}. ${summary}`, ...parts.flatMap((part) => section(part.title, part.paragraphs))]),
    structured: Object.fromEntries(parts.map(({ name, data }) => [name, data])),
  };
}

function listed(proses: readonly Prose[], { prose }: Pen): Part {
  const data = proses.map((words) => prose(words));
  return { data, paragraphs: bullets(data) };
}

function used(applications: readonly Application[], { prose }: Pen): Part {
  const data = applications.map(({ title, industry, description }) => ({
    title,
    industry,
    // Prices and measurements are decimals.
    description: prose(description, DECIMALS),
  }));
  return {
    data,
    paragraphs: bullets(data.map(({ title, industry, description }) => `${title} (${industry}): ${description}`)),
  };
}

function formulaData({ name, expression, description, conditions, variables }: Formula, { prose, formula }: Pen) {
  return {
    name,
    formula: formula(expression),
    description: prose(description),
    conditions: conditions.map((condition) => prose(condition)),
    variables: variables.map((variable) => `${variable.name}: ${prose(variable.meaning)}`),
  };
}

function misconceptionData({ misconception, correct, whyWrong, example }: Misconception, { prose, formula }: Pen) {
  return {
    misconception: prose(misconception),
    correct: prose(correct),
    why_wrong: prose(whyWrong),
    given: example.given.map(formula),
    wrong_working: formula(example.incorrect),
    right_working: formula(example.correct),
  };
}

function misconceptionText(data: ReturnType<typeof misconceptionData>): string {
  return [
    `A learner thinks: ${data.misconception}`,
    `Right: ${data.correct}`,
    `Why it is wrong: ${data.why_wrong}`,
    ...(data.given.length === 0 ? [] : ['Given:', ...data.given]),
    'Wrong working:',
    data.wrong_working,
    'Right working:',
    data.right_working,
  ].join('\n');
}
