// The exercises section: fresh problems on the same operation, each with its hints, its answer and the body that solves it.
// Above: envelope.ts. Below: asked.ts, engine/learning, engine/render.

import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import { DIFFICULTIES, type Difficulty, type Exercise } from '@matrixmath/engine/learning/exercise.ts';
import { randomOf } from '@matrixmath/engine/learning/random.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import { type Asked, readAsked } from '../asked.ts';
import type { Endpoint } from '../endpoints.ts';
import { exerciseCount, exerciseDifficulty, exerciseSeed } from '../parameters.ts';
import { stepStyle } from '../styles.ts';
import { answerJson, exactValues } from '../writing/answer-json.ts';
import { array, type JsonText, object, plain } from '../writing/json.ts';

/** Seeds that the question itself decides are below this: short enough to be told to a neighbour. */
const DEFAULT_SEEDS = 1000;

/**
 * The exercises asked for. Each has a seed of its own, following the first, so that it can be had alone by its seed and
 * difficulty.
 */
export function exercisesJson({ endpoint, given }: Asked, operation: Operation, inputHash: string): JsonText {
  const { exercise } = operation;
  if (exercise === null) return '[]';
  const first = given(exerciseSeed) ?? seedOf(inputHash);
  const wanted = given(exerciseDifficulty);
  return array(
    Array.from({ length: given(exerciseCount) }, (_, index) => {
      const difficulty = DIFFICULTIES.find((name) => name === wanted) ?? DIFFICULTIES[index % DIFFICULTIES.length];
      return exerciseJson(endpoint, operation.id, exercise, difficulty, (first + index) % 2 ** 32);
    }),
  );
}

/** Equal questions have equal hashes, and so equal exercises. */
function seedOf(inputHash: string): number {
  return Number.parseInt(inputHash.slice(-8), 16) % DEFAULT_SEEDS;
}

function exerciseJson(
  endpoint: Endpoint,
  id: string,
  exercise: Exercise,
  difficulty: Difficulty,
  seed: number,
): JsonText {
  const { body, prompt, hints } = exercise.draw(randomOf(seed), difficulty);
  const reading = readAsked(endpoint, Buffer.from(JSON.stringify(body)));
  if (reading.kind === 'refused') throw new Error(`the exercise ${id} ${difficulty} ${seed} is refused`);
  const { asked } = reading;
  const [{ question }] = asked.parts;
  const [task, answer, style] = [prompt ?? question.task(), question.answer(), stepStyle(asked)];
  const exact = exactValues(answer, null);
  return object([
    ['id', plain(`${id}-${difficulty}-${seed}`)],
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
    ['api_route', plain(endpoint.path)],
    ['seed', plain(seed)],
  ]);
}
