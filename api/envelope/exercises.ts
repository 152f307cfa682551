// The exercises section: fresh problems on the same operation, each with its hints, its answer and the body that solves it.

import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { addedFormatsOf, type ShownFormat, toldFormats } from '../sections/formats.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { ParsedRequest } from '../validate/parse-request.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { createLruMap } from '../caching/lru-map.ts';
import { cachedChunk, type Chunk } from '../serialize/chunks.ts';
import {
  type AnyExercise,
  type ExerciseChoice,
  exerciseChoices,
  generateAnyExercise,
  type GeneratedExercise,
} from '../sections/exercise-set.ts';
import { questionJson, sentenceJson } from './question-json.ts';
import { solutionOf } from '../sections/exercise-working.ts';
import { answerJson, exactValues } from '../serialize/answer-json.ts';
import { wholeText } from '../serialize/long-text.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

/** The exercises asked for, as a list. */
export function exerciseParts(
  request: ParsedRequest,
  operation: Operation,
  inputHash: string,
): readonly (JsonText | Chunk)[] {
  const { endpoint } = request;
  const { choices, hasDefaultSeeds } = exerciseChoices(request, operation, inputHash);
  const writer = hasDefaultSeeds ? cachedExercise : writtenExercise;
  const formats = addedFormatsOf(request.values);
  const written = choices.map((choice, index) => writer(endpoint, choice, formats, index === 0));
  return ['[', ...written, ']'];
}

/** Behind a comma, unless it is the first. */
function writtenExercise(
  endpoint: Endpoint,
  choice: ExerciseChoice,
  formats: readonly ShownFormat[],
  isFirst: boolean,
): JsonText {
  return (isFirst ? '' : ',') + anyExerciseJson(generateAnyExercise(endpoint, choice), endpoint.path, formats);
}

/** To generate, solve and render an exercise takes longer than all else in a reply, and the same seeds come again. */
function cachedExercise(
  endpoint: Endpoint,
  choice: ExerciseChoice,
  formats: readonly ShownFormat[],
  isFirst: boolean,
): Chunk {
  const { difficulty, seed, maker } = choice;
  const drawnBy = maker === null ? 'compute' : `${maker.kind} ${maker.objective}`;
  const key = `${endpoint.id} ${drawnBy} ${difficulty} ${seed} ${isFirst} ${formats.join()}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const chunk = cachedChunk(writtenExercise(endpoint, choice, formats, isFirst));
  cache.set(key, chunk);
  return chunk;
}

/** Each has two or three thousand bytes. */
const MAX_CACHED_EXERCISES = 8192;

const cache = createLruMap<string, Chunk>(MAX_CACHED_EXERCISES);

/** An exercise of any kind as replies have it; `route` is the path that solves it. */
export function anyExerciseJson(exercise: AnyExercise, route: string, formats: readonly ShownFormat[]): JsonText {
  return exercise.kind === 'compute'
    ? exerciseJson(exercise, route, formats)
    : questionJson(exercise, route, {
        hints: inFormats(exercise.question.hints, formats, exercise.style),
        solution: inFormats(exercise.question.solution, formats, exercise.style),
      });
}

function exerciseJson(exercise: GeneratedExercise, route: string, formats: readonly ShownFormat[]): JsonText {
  const { id, kind, objective, comparison, difficulty, seed, task, hints, body, answer, style } = exercise;
  const exact = exactValues(answer, null);
  const solution = solutionOf(exercise);
  return object([
    ['id', plain(id)],
    ['kind', plain(kind)],
    ['objective', objective === null ? 'null' : plain(objective)],
    ['difficulty', plain(difficulty)],
    ...sentenceJson('prompt', task, style),
    ['body', plain(body)],
    ['answer', wholeText(answerJson(answer, null))],
    ['exact', exact.kind === 'text' ? exact.json : null],
    ['comparison', plain(comparison)],
    ['hints', plain(hints.map((hint) => RENDERERS.latex.prose(hint, style)))],
    ['hint_formats', inFormats(hints, formats, style)],
    ['solution', plain(solution.map((sentence) => RENDERERS.latex.prose(sentence, style)))],
    ['solution_formats', inFormats(solution, formats, style)],
    ['api_route', plain(route)],
    ['seed', plain(seed)],
  ]);
}

/** All sentences in each of the formats that were asked for; null where none was. */
function inFormats(sentences: readonly Prose[], formats: readonly ShownFormat[], style: NumberStyle): JsonText | null {
  if (formats.length === 0) return null;
  return toldFormats(formats, (name) => plain(sentences.map((sentence) => RENDERERS[name].prose(sentence, style))));
}
