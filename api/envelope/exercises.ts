// The exercises section: fresh problems on the same operation, each with its hints, its answer and the body that solves it.

import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import { DIFFICULTIES } from '@matrixmath/engine/learning/exercise.ts';
import type { Asked } from '../execute/parse-request.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { boundedMap } from '../caching/lru-map.ts';
import { onceFor } from '../caching/lazy.ts';
import { keptPiece, type Piece } from '../serialize/chunks.ts';
import { type Draw, drawsFor, isDrawnByDefault, type Practice, practise } from '../sections/exercise-set.ts';
import { answerJson, exactValues } from '../serialize/answer-json.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

/** The exercises asked for, as a list. */
export function exerciseParts(asked: Asked, operation: Operation, inputHash: string): readonly (JsonText | Piece)[] {
  const { endpoint } = asked;
  const written = drawsFor(asked, operation, inputHash).map((draw, index) =>
    isDrawnByDefault(draw) ? keptExercise(endpoint, draw, index === 0) : writtenExercise(endpoint, draw, index === 0),
  );
  return ['[', ...written, ']'];
}

/** Behind a comma, unless it is the first. */
function writtenExercise(endpoint: Endpoint, draw: Draw, isFirst: boolean): JsonText {
  return (isFirst ? '' : ',') + exerciseJson(practise(endpoint, draw), endpoint.path);
}

/** To draw, solve and tell an exercise takes longer than all else in a reply, and the same seeds come again. */
function keptExercise(endpoint: Endpoint, draw: Draw, isFirst: boolean): Piece {
  const place = 2 * (draw.seed * DIFFICULTIES.length + DIFFICULTIES.indexOf(draw.difficulty)) + (isFirst ? 1 : 0);
  const name = numberOf(endpoint) * PLACES + place;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const piece = keptPiece(writtenExercise(endpoint, draw, isFirst));
  kept.set(name, piece);
  return piece;
}

/** So many exercises at most are kept, of two or three thousand bytes each. */
const kept = boundedMap<number, Piece>(8192);

/** More than there are exercises of one endpoint that are kept. */
const PLACES = 8192;

let endpoints = 0;
const numberOf = onceFor<Endpoint, number>(() => endpoints++);

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
