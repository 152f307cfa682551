// Questions on the wire: exercises that ask for more than to carry the operation out.

import { type Answer, matrixAnswer, scalarAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { comparisonOf, type Expected } from '@matrixsteps/engine/learning/question.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { GeneratedQuestion } from '../sections/exercise-set.ts';
import { answerJson, exactValues } from '../serialize/answer-json.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';
import { wholeText } from '../serialize/long-text.ts';
import { answerExpected } from '../student-answers/check-question.ts';

/** A sentence as LaTeX, under the name, and in the other formats. */
export function sentenceJson(name: string, prose: Prose, style: NumberStyle): readonly (readonly [string, JsonText])[] {
  return [
    [name, plain(RENDERERS.latex.prose(prose, style))],
    [
      `${name}_formats`,
      plain({
        text: RENDERERS[''].prose(prose, style),
        html: RENDERERS.html.prose(prose, style),
        speech: RENDERERS.speech.prose(prose, style),
      }),
    ],
  ];
}

/** What is told of a question in further formats; null where none was asked for. */
interface FurtherFormats {
  readonly hints: JsonText | null;
  readonly solution: JsonText | null;
}

/** A question as replies have it. It has no body to post; its solution is told in sentences. */
export function questionJson(
  { id, kind, objective, difficulty, seed, question, style }: GeneratedQuestion,
  route: string,
  further: FurtherFormats,
): JsonText {
  const { prompt, hints, expected, solution } = question;
  const latex = (prose: Prose): string => RENDERERS.latex.prose(prose, style);
  return object([
    ['id', plain(id)],
    ['kind', plain(kind)],
    ['objective', plain(objective)],
    ['difficulty', plain(difficulty)],
    ...sentenceJson('prompt', prompt, style),
    ...answerMembers(expected, style),
    ['body', 'null'],
    ['hints', plain(hints.map(latex))],
    ['hint_formats', further.hints],
    ['solution', plain(solution.map(latex))],
    ['solution_formats', further.solution],
    ['api_route', plain(route)],
    ['seed', plain(seed)],
  ]);
}

type Members = readonly (readonly [string, JsonText | null])[];

/** What counts as an answer: the answer itself, how it is compared, and what there is to choose from. */
function answerMembers(expected: Expected, style: NumberStyle): Members {
  const compared = ['comparison', plain(comparisonOf(expected))] as const;
  const { answer, exact } = expectedJson(expected);
  switch (expected.kind) {
    case 'choice': {
      const choices = expected.choices.map(({ id, text }) =>
        object([['id', plain(id)], ...sentenceJson('text', text, style)]),
      );
      return [['answer_choices', `[${choices.join()}]`], ['answer', answer], compared];
    }
    case 'mistake':
      return [['answer', answer], compared];
    case 'example':
      return [
        ['answer', answer],
        compared,
        ['properties', plain(expected.properties.map(({ text }) => RENDERERS.latex.prose(text, style)))],
      ];
    default:
      return [['answer', answer], ['exact', exact], compared];
  }
}

/** A right answer, and its exact texts where some number of it is not exactly what is written. */
export interface RightAnswer {
  readonly answer: JsonText;
  readonly exact: JsonText | null;
}

/** An answer that is right, in the shape in which a learner gives it. */
export function expectedJson(expected: Expected): RightAnswer {
  switch (expected.kind) {
    case 'choice':
      return { answer: plain(expected.correct), exact: null };
    case 'mistake': {
      const members = [
        ['line', plain(expected.line)] as const,
        ['value', written(scalarAnswer(expected.value))] as const,
      ];
      return { answer: object(members), exact: null };
    }
    case 'example': {
      const members = expected.names.map(
        (name, index) => [name, written(matrixAnswer(expected.values[index]))] as const,
      );
      return { answer: object(members), exact: null };
    }
    default: {
      const answer = answerExpected(expected);
      const exact = exactValues(answer, null);
      return { answer: written(answer), exact: exact.kind === 'text' ? exact.json : null };
    }
  }
}

function written(answer: Answer): JsonText {
  return wholeText(answerJson(answer, null));
}
