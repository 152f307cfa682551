// Schemas of what teaches: the learn section, exercises, programs, links.

import { DIFFICULTIES } from '@matrixsteps/engine/learning/exercise.ts';
import { listsByFormat } from './step-schemas.ts';
import { EXERCISE_KINDS } from '@matrixsteps/engine/learning/question.ts';
import { described, list, map, nullable, object, oneOf, ref, type Schema, text, whole } from './schema.ts';

const texts = list(text());

const proseFormats = object({
  text: text(),
  html: text('HTML with MathML.'),
  speech: text('Words to be read aloud.'),
});

const application = object({ id: text(), title: text(), industry: text(), description: text() });

/** A misconception's relations in one format. */
const relations = object({ given: texts, incorrect: text(), correct: text() });

const misconception = object({
  id: text(),
  category: text('The kind of mistake: procedure, definition, notation and the like.'),
  misconception: text('What the learner believes.'),
  correct: text('What is true instead.'),
  why_wrong: text('Where the belief fails.'),
  example: object(
    {
      given: described(texts, 'What the names stand for.'),
      incorrect: text('A relation that is false with these values.'),
      correct: text('A relation that is true with these values.'),
      plain_text: relations,
      speech: relations,
    },
    { description: 'The mistake at work, as LaTeX; also as plain text and as words.' },
  ),
});

const formula = object({
  id: text(),
  name: text(),
  latex: text(),
  plain_text: text(),
  speech: text(),
  description: text(),
  conditions: described(texts, 'When the formula holds.'),
  variables: described(texts, 'Each letter with its meaning after a colon.'),
  formula_type: oneOf(['definition', 'rule', 'property', 'identity']),
});

export const learnSchemas = {
  Link: object({ label: text(), api_route: text('The path to post to.'), description: text() }),
  LearningPathway: object(
    {
      title: text('The title of the page.'),
      provider: text(),
      kind: text('What the page is: a lesson, a textbook, a video and the like.'),
      level: text('For whom it is written.'),
      url: { type: 'string', format: 'uri' },
    },
    { description: 'A page to go on reading.' },
  ),
  Learn: object(
    {
      education_level: object({
        level: whole('Grows with age, from 1.'),
        label: text(),
        display_name: text(),
        description: nullable(text()),
        age_range: text('Years, from and to.'),
      }),
      summary: text(),
      prerequisites: described(texts, 'What a learner should know before.'),
      intuition: described(texts, 'What the operation means, in everyday words.'),
      concepts: described(texts, 'What the operation is, exactly.'),
      key_terms: described(texts, 'Each term with its meaning after a colon.'),
      objectives: described(texts, 'What a learner can do afterwards.'),
      hints: described(texts, 'Advice for working by hand.'),
      formulae: list(formula),
      applications: list(application),
      real_world_examples: list(application),
      misconceptions: list(misconception),
      learning_pathways: list(ref('LearningPathway')),
      next_topics: described(texts, 'What to learn next.'),
      learn_formats: map(
        { type: 'object' },
        'All of this in each format that was asked for, the formula of a card as `content`.',
      ),
    },
    { optional: ['learn_formats'], description: 'Sentences with formulas between \\( and \\).' },
  ),
  QuickAction: object(
    {
      label: text(),
      api_route: text('The path to post to.'),
      description: text(),
      applies_to: oneOf(
        ['result', 'a', 'input'],
        'What the action takes: the result, the first matrix of the question, or its vectors.',
      ),
      body: { type: 'object', description: 'What to post; left out where the matrix is large.' },
    },
    { optional: ['body'], description: 'An operation that has an answer for it.' },
  ),
  Exercise: object(
    {
      id: text(),
      kind: oneOf(EXERCISE_KINDS, 'What is asked for.'),
      objective: nullable(text('The id of the objective of the operation that the exercise tests.')),
      difficulty: oneOf(DIFFICULTIES),
      prompt: text('The problem, formulas between \\( and \\).'),
      prompt_formats: proseFormats,
      body: nullable({
        type: 'object',
        description: 'What to post for every step of the solution; null where no operation solves the exercise.',
      }),
      answer: {
        description:
          'The answer, in the shape that the operation answers with; of other kinds a number, a list, a matrix, the id of a choice, ' +
          'the number of the wrong line with the right value, or matrices by their names.',
      },
      exact: { description: 'The answer as exact texts, where some number of it is not exactly what is written.' },
      comparison: text(
        'When an answer is right that is not equal to this one: `equal`, `equal-up-to-order`, `with-properties` and others.',
      ),
      answer_choices: list(
        object({ id: text(), text: text(), text_formats: proseFormats }),
        'The answers to choose from, where one is to be chosen.',
      ),
      properties: described(texts, 'What any answer must have, where there are many.'),
      hints: described(texts, 'Ways to the answer, the last one the most detailed.'),
      hint_formats: described(listsByFormat, 'The hints in the formats that were asked for, if any.'),
      solution: described(texts, 'The worked solution, line by line, in short.'),
      solution_formats: described(listsByFormat, 'The solution in the formats that were asked for, if any.'),
      api_route: text('The path to post to.'),
      seed: whole('Asking with this seed and this difficulty draws the same exercise.'),
    },
    { optional: ['exact', 'answer_choices', 'properties', 'hint_formats', 'solution_formats'] },
  ),
  Implementation: object(
    {
      language: text('As a syntax highlighter knows it.'),
      label: text(),
      code: text('The whole program with the inputs of this request.'),
      packages: described(texts, 'What must be installed beside the language.'),
      output: nullable(text('What the program prints, where that is known beforehand.')),
      arithmetic: oneOf(['exact', 'float64'], 'In float64 the last digits of a run may differ.'),
    },
    { description: 'The same calculation as a program.' },
  ),
  Explore: map(map(ref('Link')), 'By topic and operation.'),
} as const satisfies { readonly [name: string]: Schema };
