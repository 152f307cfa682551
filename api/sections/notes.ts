// Notes: what a reader should know about this answer, in plain sentences.

import { type Answer, isExact } from '@matrixsteps/engine/catalogue/answer.ts';
import { isRoundedScalar } from '@matrixsteps/engine/exact/scalar.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { Json } from '@matrixsteps/engine/render/renderer.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { type JsonText, plain } from '../serialize/json.ts';
import type { ParsedRequest } from '../validate/parse-request.ts';
import type { Solution } from '../solve/solution.ts';
import { type ShownFormat, toldFormats } from './formats.ts';
import { noteStyle } from './number-styles.ts';
import { hasUnderflow, isRounded } from '../serialize/answer-json.ts';

/** The notes of a solution; `extra` are those that only the caller knows. All of them as plain text, or as HTML. */
export function notesOf(
  solution: Solution,
  extra: readonly string[] = [],
  format: '' | 'html' = '',
): readonly string[] {
  return writtenNotes(solution, extra, (note, style) => RENDERERS[format].prose(note, style));
}

/** The same notes in each of these formats, under its name. */
export function notesFormats(
  solution: Solution,
  formats: readonly ShownFormat[],
  extra: readonly string[] = [],
): JsonText {
  return toldFormats(formats, (name) =>
    plain(writtenNotes<Json>(solution, extra, (note, style) => RENDERERS[name].prose(note, style))),
  );
}

function writtenNotes<Written>(
  solution: Solution,
  extra: readonly string[],
  write: (note: Prose, style: NumberStyle) => Written,
): readonly Written[] {
  const { request, calls, skipped, answer } = solution;
  const style = noteStyle(request);
  const own = calls.flatMap(({ computation }) => computation.notes().map((note) => write(note, style)));
  const others = [
    // With fewer decimal places the note on these says enough.
    ...(isExact(answer) || (hasExactScalars(answer) && request.decimalPlaces !== null) ? [] : [doublesNote(answer)]),
    ...(isRounded(answer, request.decimalPlaces) ? [roundedNote(request.decimalPlaces)] : []),
    ...(hasUnderflow(answer, request.decimalPlaces) ? [UNDERFLOW] : []),
    ...skipped.map(({ operation, reason }) => `${operation.id} is left out: ${reason}.`),
    ...extra,
    ...request.unused.map(
      (name) => `The field "${name}" is not used by ${request.selected ?? 'this operation'} and was ignored.`,
    ),
    ...unknownFields(request),
  ];
  return distinct([...own, ...others.map((sentence) => write([sentence], style))]);
}

/** Notes of several operations may be the same; those in MathJSON are lists. */
function distinct<Written>(notes: readonly Written[]): readonly Written[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

function doublesNote(answer: Answer): string {
  if (hasExactScalars(answer)) return NEAREST_DOUBLES;
  return hasExactNumbers(answer) ? partlyInDoubles(answer) : COMPUTED_IN_DOUBLES;
}

/** Whether some numbers of an answer in parts are exact: eigenvalues beside eigenvectors in doubles. */
function hasExactNumbers(answer: Answer): boolean {
  switch (answer.kind) {
    case 'structure':
      return answer.members.some(([, part]) => hasExactNumbers(part));
    case 'structures':
      return answer.items.some(hasExactNumbers);
    case 'scalar':
      return !isRoundedScalar(answer.value);
    case 'vector':
      return answer.entries.some((entry) => !isRoundedScalar(entry));
    case 'vectors':
      return answer.vectors.flat().some((entry) => !isRoundedScalar(entry));
    case 'matrix':
      return answer.matrix.kind !== 'float64';
    default:
      return false;
  }
}

/** Whether exact numbers stand beside those that are not: an exact cosine beside its angle. */
function hasExactScalars(answer: Answer): boolean {
  if (answer.kind !== 'structure') return false;
  return answer.members.some(([, part]) => part.kind === 'scalar' && !isRoundedScalar(part.value));
}

const NEAREST_DOUBLES =
  'Where no fraction and no root gives a number of the answer, as for most angles, it is rounded to about 16 digits.';

/** Which parts of an answer are in doubles; where a part holds exact numbers too, that only some of its numbers are. */
function partlyInDoubles(answer: Answer): string {
  const parts = partsIn(answer);
  const rounded = new Set(parts.flatMap(([name, part]) => (isExact(part) ? [] : [name])));
  const isMixed = parts.some(([name, part]) => rounded.has(name) && hasExactNumbers(part));
  const names = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(rounded);
  return `${isMixed ? 'Some numbers' : 'The numbers'} in ${names} were computed in double precision, because exact ones would be too long: their last digits may be wrong. All other numbers of this answer are exact or correctly rounded.`;
}

/** The parts of an answer that have no parts of their own, under their names. */
function partsIn(answer: Answer): readonly (readonly [name: string, part: Answer])[] {
  if (answer.kind === 'structures') return answer.items.flatMap(partsIn);
  if (answer.kind !== 'structure') return [];
  return answer.members.flatMap(([name, part]) =>
    part.kind === 'structure' || part.kind === 'structures' ? partsIn(part) : [[name, part] as const],
  );
}

export const COMPUTED_IN_DOUBLES =
  'Exact numbers would be too long here (they have very many digits, or roots within roots), so this answer was computed in double precision: its last digits may be wrong.';

const UNDERFLOW =
  'A number of the answer is not zero but smaller than the smallest double (about 4.9e-324), so it is shown as 0.';

/** The answer says less than was found. */
function roundedNote(decimalPlaces: number | null): string {
  if (decimalPlaces === 0) return 'The answer is rounded to whole numbers, as decimals asks.';
  const places = decimalPlaces === 1 ? '1 decimal place' : `${decimalPlaces} decimal places`;
  return `The answer is rounded to ${places}, as decimals asks.`;
}

/** More than any mistake makes, and few enough that a body of nothing but unknown fields takes no time to speak of. */
const MAX_NAMED = 20;

function unknownFields({ unknown: names, endpoint }: ParsedRequest): readonly string[] {
  if (names.length === 0) return [];
  return unknownFieldNotes(
    names,
    endpoint.fields.map((field) => field.name),
  );
}

/** What is said of fields that were ignored, with the known ones that were probably meant. */
export function unknownFieldNotes(names: readonly string[], known: readonly string[]): readonly string[] {
  const named = names.slice(0, MAX_NAMED).map((name) => unknownField(name, known));
  const others = names.length - named.length;
  return others === 0
    ? named
    : [...named, `${others} more unknown ${others === 1 ? 'field was' : 'fields were'} ignored.`];
}

function unknownField(name: string, known: readonly string[]): string {
  const shown = JSON.stringify(name.length > 64 ? `${name.slice(0, 64)}…` : name);
  const nearest = nearestName(name, known);
  return `The field ${shown} is not known and was ignored${nearest === null ? '.' : `; did you mean ${JSON.stringify(nearest)}?`}`;
}

/** Names that the other family, other endpoints or other libraries use for the same thing. */
const COUNTERPARTS: ReadonlyMap<string, string> = new Map([
  ['response_profile', 'api_level'],
  ['api_level', 'response_profile'],
  ['operation', 'type'],
  ['type', 'operation'],
  ['precision', 'decimals'],
  ['digits', 'decimals'],
  ['places', 'decimals'],
  ['name', 'result_name'],
  ['result', 'result_name'],
]);

/**
 * The known name that was probably meant: the counterpart of the given one, else the one that takes the fewest edits, if
 * they are at most a third of its letters, else one that begins alike.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  if (name.length > 40) return null;
  const values = name.toLowerCase();
  const counterpart = COUNTERPARTS.get(values);
  if (counterpart !== undefined && known.includes(counterpart)) return counterpart;
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(values, candidate) }))
    .toSorted((x, y) => x.distance - y.distance);
  if (best === undefined) return null;
  const { candidate, distance } = best;
  if (distance <= Math.max(1, Math.floor(candidate.length / 3)) && distance < candidate.length) return candidate;
  return known.find((other) => beginsLike(values, other)) ?? null;
}

/** Whether two names share their beginning: seven letters at least, and three quarters of the shorter name. */
function beginsLike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  return shared >= 7 && shared >= 0.75 * shorter;
}

/** Levenshtein's distance: insertions, deletions and substitutions from one word to another. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const current = [i];
    for (let j = 1; j <= to.length; j++) {
      const substitution = previous[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, previous[j] + 1, current[j - 1] + 1));
    }
    previous = current;
  }
  return previous[to.length];
}
