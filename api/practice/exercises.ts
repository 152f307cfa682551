// POST .../exercises: fresh problems with hints and answers, drawn by operation, difficulty, objective and seed.

import { choiceField, choicesField, countField, nameField } from '@matrixsteps/engine/catalogue/field.ts';
import { DIFFICULTIES } from '@matrixsteps/engine/learning/exercise.ts';
import { randomInt } from 'node:crypto';
import { declareFields } from '../endpoints/declared-fields.ts';
import { type Endpoint, ROOTS } from '../endpoints/endpoints.ts';
import { exerciseDifficulty, exerciseKind, exerciseSeed } from '../endpoints/parameters.ts';
import { anyExerciseJson } from '../envelope/exercises.ts';
import type { PreparedRequest, ValidationFailure } from '../execute/prepare.ts';
import type { Json } from '../parse/json.ts';
import type { ShownFormat } from '../sections/formats.ts';
import { unknownFieldNotes } from '../sections/notes.ts';
import { array } from '../serialize/json.ts';
import { readFields } from '../validate/body.ts';
import { type FieldError, listOf, missing } from '../validate/field-error.ts';
import { membersOf } from '../validate/parse-request.ts';
import { tooManyUnknown } from '../validate/unknown-fields.ts';
import {
  exercisesOn,
  exerciseSources,
  type ExerciseSource,
  generated,
  hasExercises,
  MOST_EXERCISES,
  objectivesOf,
  type Sheet,
  type SheetExercise,
  type SheetTurn,
} from './exercise-sheet.ts';
import { permittedNames, practiceOperations } from './practice-operations.ts';
import { type PracticeRoute, practiceReply, refusalOf, type RouteWords } from './practice-route.ts';

export const exercisesWords: RouteWords = {
  path: `${ROOTS.a}/exercises`,
  title: 'Exercises',
  summary: 'Fresh problems on one or several operations, with hints, answers and the bodies that solve them.',
};

/** Nanoseconds to draw, solve and write an exercise with its working, about. */
export const EXERCISE = 1_500_000;

/** The formats of hints and solutions beside LaTeX. */
const EXERCISE_FORMATS = [
  ['text', 'plain text'],
  ['html', 'HTML with MathML'],
  ['speech', 'words to be read aloud'],
  ['mathml', 'MathML'],
] as const;

/** The formats of these names; plain text is the renderer without a name. */
function formatsIn(names: readonly string[] | null): readonly ShownFormat[] {
  const asked = EXERCISE_FORMATS.filter(([name]) => names?.includes(name) === true);
  return asked.map(([name]) => (name === 'text' ? '' : name));
}

/** Seeds that nobody asked for are short enough to be passed on by word of mouth. */
const FRESH_SEEDS = 100_000;

const DEFAULT_COUNT = 3;

/** The fields of a body, given the names of the operations that have exercises. */
export function exerciseFields(sources: readonly ExerciseSource[]) {
  const permitted = permittedNames(sources.map(({ operation }) => operation));
  return {
    operation: {
      ...choiceField(
        { name: 'operation', label: 'Operation', description: 'What the exercises are on.' },
        permitted,
        '',
      ),
      selector: true,
    },
    operations: choicesField(
      { name: 'operations', label: 'Operations', description: 'Several operations instead of one: they take turns.' },
      permitted,
      null,
    ),
    difficulty: { ...exerciseDifficulty, name: 'difficulty' },
    objective: nameField(
      {
        name: 'objective',
        label: 'Objective',
        description:
          'The id of the objective of the operation that the exercises test; they are of any kind, where none is given.',
      },
      '',
    ),
    kind: {
      ...exerciseKind,
      name: 'kind',
      description: 'What the exercises ask for; `compute`, where no objective is given.',
    },
    count: {
      ...countField(
        {
          name: 'count',
          label: 'Count',
          description: 'How many exercises in all; without it three, or one for each operation where these are more.',
        },
        DEFAULT_COUNT,
        MOST_EXERCISES,
      ),
      minimum: 1,
    },
    formats: choicesField(
      { name: 'formats', label: 'Formats', description: 'Formats of hints and solutions beside LaTeX.' },
      EXERCISE_FORMATS,
      null,
    ),
    seed: {
      ...exerciseSeed,
      name: 'seed',
      description:
        'The same seed gives the same exercises again, to a whole class or on another day; without it they are fresh.',
    },
  };
}

/** What a body asks for: a sheet, and how many exercises of it. */
export interface SheetRequest {
  readonly kind: 'sheet';
  readonly sheet: Sheet;
  /** The operations that have no such exercises: the others take their turns. */
  readonly lacking: readonly SheetTurn[];
  readonly count: number;
  readonly formats: readonly ShownFormat[];
  readonly members: ReadonlyMap<string, Json>;
}

export type SheetReading = SheetRequest | { readonly kind: 'invalid'; readonly entries: readonly FieldError[] };

function invalid(...entries: readonly FieldError[]): SheetReading {
  return { kind: 'invalid', entries };
}

/** Reads bodies of exercises, given the fields that they may have. */
export function createSheetReader(endpoints: readonly Endpoint[]) {
  const sources = exerciseSources(practiceOperations(endpoints).values());
  const byName = new Map(sources.map((source) => [source.operation.id, source]));
  const fields = exerciseFields(sources);
  const declared = declareFields(Object.values(fields));

  function read(bytes: Uint8Array): SheetReading {
    const found = membersOf(bytes);
    if ('entry' in found) return invalid(found.entry);
    const { members } = found;
    const tooMany = tooManyUnknown(members, declared);
    if (tooMany !== null) return invalid(tooMany);
    const readings = readFields(members, declared, { texts: false, root: null });
    const errors = declared.all.flatMap((field) => readings.errorOf(field) ?? []);
    if (errors.length > 0) return invalid(...errors);
    const { values } = readings;
    const several = values(fields.operations);
    const names = several === null ? [values(fields.operation)] : several;
    const wrong = wrongChoice(members, names);
    if (wrong !== null) return invalid(wrong);
    const chosen = names.flatMap((name) => byName.get(name) ?? []);
    const objective = members.has('objective') ? values(fields.objective) : null;
    const unfit = objective === null ? null : wrongObjective(objective, chosen);
    if (unfit !== null) return invalid(unfit);
    const count = members.has('count') ? values(fields.count) : Math.max(DEFAULT_COUNT, chosen.length);
    const seed = values(fields.seed) ?? randomInt(FRESH_SEEDS);
    const kind = objective !== null && !members.has('kind') ? null : values(fields.kind);
    const turns = chosen.map((source): SheetTurn => ({ source, kind, objective }));
    const sheet: Sheet = { turns: turns.filter(hasExercises), seed, difficulty: values(fields.difficulty) };
    const formats = formatsIn(values(fields.formats));
    return { kind: 'sheet', sheet, lacking: turns.filter((turn) => !hasExercises(turn)), count, formats, members };
  }

  return { read, declared };
}

export function exercisesRoute(endpoints: readonly Endpoint[]): PracticeRoute {
  const { read, declared } = createSheetReader(endpoints);

  function prepare(bytes: Uint8Array): PreparedRequest | ValidationFailure {
    const reading = read(bytes);
    if (reading.kind === 'invalid') return refusalOf(reading.entries);
    return {
      kind: 'prepared',
      nanoseconds: reading.count * EXERCISE * (1 + reading.formats.length / 4),
      run: () => reply(reading),
    };
  }

  function reply({ sheet, lacking, count, formats, members }: SheetRequest) {
    const { seed, difficulty } = sheet;
    const drawn = exercisesOn(sheet, count);
    const unknown = [...members.keys()].filter((name) => !declared.byName.has(name));
    const asked = [...sheet.turns, ...lacking];
    return practiceReply({
      route: exercisesWords,
      name: 'exercises',
      answer: array(drawn.map((one) => anyExerciseJson(generated(one), one.source.endpoint.path, formats))),
      notes: [
        ...(members.has('seed') ? [] : [`The exercises are those of seed ${seed}.`]),
        ...lackingNotes(lacking, sheet.turns.length > 0),
        ...otherDifficultyNotes(drawn, difficulty),
        ...unknownFieldNotes(unknown, [...declared.byName.keys()]),
      ],
      question: [
        'exercises',
        asked.map(({ source }) => source.operation.id).join(' '),
        difficulty,
        asked[0].kind ?? '',
        asked[0].objective ?? '',
        count,
        seed,
        ...formats,
      ].join('\n'),
    });
  }

  return { ...exercisesWords, prepare };
}

/** Which operations have no exercises of the kind or the objective, and whether others take their turns. */
function lackingNotes(lacking: readonly SheetTurn[], isFilled: boolean): readonly string[] {
  if (lacking.length === 0) return [];
  const [{ kind, objective }] = lacking;
  const names = [...new Set(lacking.map(({ source }) => source.operation.id))].join(', ');
  const wanted = [
    ...(kind === null || kind === 'mixed' ? [] : [`of the kind ${kind}`]),
    ...(objective === null ? [] : [`that test the objective ${objective}`]),
  ].join(' ');
  const rest = isFilled ? ': the other operations take their turns.' : '.';
  return [`There are no exercises ${wanted} on ${names}${rest}`];
}

/** How many exercises have another difficulty than was asked for, because there are none of it. */
function otherDifficultyNotes(drawn: readonly SheetExercise[], asked: string): readonly string[] {
  if (!DIFFICULTIES.some((known) => known === asked)) return [];
  const others = drawn.filter(({ difficulty }) => difficulty !== asked).length;
  if (others === 0) return [];
  const are = others === 1 ? 'exercise is' : 'exercises are';
  return [`${others} ${are} not ${asked}: questions of this kind have no such depth here, and the nearest was taken.`];
}

/** What is wrong with the choice of operations: there is none, or there are two. */
function wrongChoice(members: ReadonlyMap<string, Json>, names: readonly string[]): FieldError | null {
  const isSeveral = members.has('operations') && members.get('operations')?.kind !== 'null';
  if (!isSeveral) return members.has('operation') ? null : missing('operation');
  if (members.has('operation')) {
    const msg = 'give operation or operations, not both';
    return { loc: ['body', 'operations'], msg, type: 'value_error.const' };
  }
  if (names.length > 0) return null;
  return { loc: ['body', 'operations'], msg: 'name at least one operation', type: 'value_error.const' };
}

function wrongObjective(objective: string, chosen: readonly ExerciseSource[]): FieldError | null {
  const known = objectivesOf(chosen);
  if (known.includes(objective)) return null;
  const msg = `unexpected value; permitted: ${listOf(known)}`;
  return { loc: ['body', 'objective'], msg, type: 'value_error.const' };
}
