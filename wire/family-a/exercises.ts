// The exercises section: fresh problems on the same operation, each with its hints, its answer and the body that solves it.
// Above: envelope.ts. Below: practice.ts, engine/render.

import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import type { Asked } from '../asked.ts';
import { type Practice, practiceFor } from '../practice.ts';
import { answerJson, exactValues } from '../writing/answer-json.ts';
import { array, type JsonText, object, plain } from '../writing/json.ts';

/** The exercises asked for. */
export function exercisesJson(asked: Asked, operation: Operation, inputHash: string): JsonText {
  return array(practiceFor(asked, operation, inputHash).map((practice) => exerciseJson(practice, asked.endpoint.path)));
}

function exerciseJson({ id, difficulty, seed, task, hints, body, answer, style }: Practice, route: string): JsonText {
  const exact = exactValues(answer, null);
  return object([
    ['id', plain(id)],
    ['difficulty', plain(difficulty)],
    ['prompt', plain(RENDERERS.latex.prose(task, style))],
    [
      'prompt_formats',
      plain({
        text: RENDERERS[''].prose(task, style),
        html: RENDERERS.html.prose(task, style),
        speech: RENDERERS.speech.prose(task, style),
      }),
    ],
    ['body', plain(body)],
    ['answer', answerJson(answer, null)],
    ['exact', exact.kind === 'text' ? exact.json : null],
    ['hints', plain(hints.map((hint) => RENDERERS.latex.prose(hint, style)))],
    ['api_route', plain(route)],
    ['seed', plain(seed)],
  ]);
}
