// Named exercises: the exercise of a request, by its id, by the object that the exercises came as, or by its place on a sheet.

import { choiceField } from '@matrixsteps/engine/catalogue/field.ts';
import { declareFields } from '../endpoints/declared-fields.ts';
import type { Json } from '../parse/json.ts';
import { readFields } from '../validate/body.ts';
import { type FieldError, missing } from '../validate/field-error.ts';
import { exerciseFields } from './exercises.ts';
import { questionName } from '../sections/exercise-set.ts';
import {
  exerciseAt,
  type ExerciseSource,
  exerciseSources,
  MOST_EXERCISES,
  partsOfId,
  type SheetExercise,
} from './exercise-sheet.ts';
import type { PracticeOperation } from './practice-operations.ts';

export type NamedExercise =
  | { readonly kind: 'found'; readonly exercise: SheetExercise }
  | { readonly kind: 'invalid'; readonly entries: readonly FieldError[] };

/** Gives the exercise that a member of a body names. */
export function exerciseNaming(
  operations: ReadonlyMap<string, PracticeOperation>,
): (json: Json, member: string) => NamedExercise {
  const sources = exerciseSources(operations.values());
  const byName = new Map(sources.map((source) => [source.operation.id, source]));
  const byQuestion = questionsByName(sources);
  const { operation: permitted, difficulty, seed: seedField } = exerciseFields(sources);
  const fields = {
    operation: choiceField(permitted, permitted.permitted, ''),
    difficulty,
    seed: seedField,
  };
  const declared = declareFields([fields.operation, fields.difficulty, fields.seed]);

  function byId(id: string, at: readonly string[]): NamedExercise {
    const parts = partsOfId(id);
    const drawnBy = parts === null ? undefined : (named(byName.get(parts.name)) ?? byQuestion.get(parts.name));
    if (parts === null || drawnBy === undefined) {
      const msg = 'this is the id of no exercise; an id reads operation-difficulty-seed, such as "trace-easy-7"';
      return invalid({ loc: ['body', ...at], msg, type: 'value_error.str.regex' });
    }
    return { kind: 'found', exercise: { ...drawnBy, difficulty: parts.difficulty, seed: parts.seed } };
  }

  function byPlace(members: ReadonlyMap<string, Json>, member: string): NamedExercise {
    const readings = readFields(members, declared, { texts: false, root: null });
    const index = indexIn(members.get('index'));
    const entries = [
      ...declared.all.flatMap((field) => readings.errorOf(field) ?? []),
      ...['operation', 'seed'].flatMap((name) => (members.has(name) ? [] : [missing(name)])),
      ...(typeof index === 'number' ? [] : [index]),
    ].map((error) => inside(error, member));
    if (entries.length > 0 || typeof index !== 'number') return { kind: 'invalid', entries };
    const source = byName.get(readings.values(fields.operation));
    const seed = readings.values(fields.seed);
    if (source === undefined || seed === null) return invalid(inside(missing('seed'), member));
    const wanted = readings.values(fields.difficulty);
    const sheet = { turns: [{ source, kind: 'compute', objective: null }], seed, difficulty: wanted };
    return { kind: 'found', exercise: exerciseAt(sheet, index) };
  }

  return (json, member) => {
    if (json.kind === 'string') return byId(json.value, [member]);
    if (json.kind !== 'object') {
      const msg =
        'value is not a valid exercise: give its id, or an object with the id, or with operation, difficulty, seed and index';
      return invalid({ loc: ['body', member], msg, type: 'type_error.dict' });
    }
    const id = json.members.get('id');
    if (id === undefined) return byPlace(json.members, member);
    if (id.kind === 'string') return byId(id.value, [member, 'id']);
    return invalid({ loc: ['body', member, 'id'], msg: 'str type expected', type: 'type_error.str' });
  };
}

/** What draws an exercise of an id. */
type DrawnBy = Pick<SheetExercise, 'source' | 'maker'>;

function named(source: ExerciseSource | undefined): DrawnBy | undefined {
  return source === undefined ? undefined : { source, maker: null };
}

/** By the beginnings of the ids of questions: operation, kind and objective. */
function questionsByName(sources: readonly ExerciseSource[]): ReadonlyMap<string, DrawnBy> {
  return new Map(
    sources.flatMap((source) =>
      source.operation.questions.map((maker) => [questionName(source.operation.id, maker), { source, maker }] as const),
    ),
  );
}

function indexIn(json: Json | undefined): number | FieldError {
  if (json === undefined) return 0;
  const value = json.kind === 'number' ? Number(json.text) : Number.NaN;
  if (Number.isInteger(value) && value >= 0 && value < MOST_EXERCISES) return value;
  const msg = `value is not a valid integer: the index of an exercise lies between 0 and ${MOST_EXERCISES - 1}`;
  return { loc: ['body', 'index'], msg, type: 'type_error.integer' };
}

function invalid(entry: FieldError): NamedExercise {
  return { kind: 'invalid', entries: [entry] };
}

/** The error of a field inside a member. */
function inside({ loc: [body, ...rest], msg, type }: FieldError, member: string): FieldError {
  return { loc: [body, member, ...rest], msg, type };
}
