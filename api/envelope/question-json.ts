// Questions on the wire: exercises that ask for more than to carry the operation out.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { matrixAnswer, scalarAnswer, vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { comparisonOf, type Expected } from '@matrixsteps/engine/learning/question.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { GeneratedQuestion } from '../sections/exercise-set.ts';
import { answerJson, exactValues } from '../serialize/answer-json.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';
import { wholeText } from '../serialize/long-text.ts';

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

/** A question as replies have it, with its hints in further formats. It has no body to post; its solution is told in sentences. */
export function questionJson(
  { id, kind, objective, difficulty, seed, question, style }: GeneratedQuestion,
  route: string,
  hintFormats: JsonText | null,
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
    ['hint_formats', hintFormats],
    ['solution', plain(solution.map(latex))],
    ['api_route', plain(route)],
    ['seed', plain(seed)],
  ]);
}

type Members = readonly (readonly [string, JsonText | null])[];

/** What counts as an answer: the answer itself, how it is compared, and what there is to choose from. */
function answerMembers(expected: Expected, style: NumberStyle): Members {
  const compared = ['comparison', plain(comparisonOf(expected))] as const;
  switch (expected.kind) {
    case 'choice':
      return [
        [
          'answer_choices',
          `[${expected.choices.map(({ id, text }) => object([['id', plain(id)], ...sentenceJson('text', text, style)])).join()}]`,
        ],
        ['answer', plain(expected.correct)],
        compared,
      ];
    case 'mistake':
      return [
        [
          'answer',
          object([
            ['line', plain(expected.line)],
            ['value', written(scalarAnswer(expected.value))],
          ]),
        ],
        compared,
      ];
    case 'example':
      return [
        [
          'answer',
          object(expected.names.map((name, index) => [name, written(matrixAnswer(expected.values[index]))] as const)),
        ],
        compared,
        ['properties', plain(expected.properties.map(({ text }) => RENDERERS.latex.prose(text, style)))],
      ];
    default: {
      const answer = answerOf(expected);
      const exact = exactValues(answer, null);
      return [['answer', written(answer)], ['exact', exact.kind === 'text' ? exact.json : null], compared];
    }
  }
}

/** A number, a list or a matrix as an answer of the same shape. */
function answerOf(expected: Extract<Expected, { kind: 'number' | 'list' | 'matrix' }>): Answer {
  if (expected.kind === 'number') return scalarAnswer(expected.value);
  return expected.kind === 'list' ? vectorAnswer(expected.values, 'rows') : matrixAnswer(expected.value);
}

function written(answer: Answer): JsonText {
  return wholeText(answerJson(answer, null));
}
