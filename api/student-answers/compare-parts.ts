// Comparing an answer of several parts with the right one: each part that was given by itself, solutions and factorizations by what they
// mean. Which parts somebody gives is left to them.

import type { Answer, AnswerMember, AnswerOf, Meaning } from '@matrixsteps/engine/catalogue/answer.ts';
import type { ExactMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { integer } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import type { Laid } from '../answers/answer-form.ts';
import { formOf, isSingle } from '../answers/answer-forms.ts';
import { compareAnswers, type Comparison, countOf, shapeText, type WrongPlace } from './compare-answers.ts';
import { areSameColumns, eigenvectorFault } from './compare-eigenvectors.ts';
import { factorFault } from './compare-factors.ts';
import { dependencyFault } from './compare-dependencies.ts';
import { isSolution } from './compare-solutions.ts';
import type { GivenEntry } from './given-answer.ts';
import type { GivenPart, GivenParts } from './given-parts.ts';
import { basisFault } from './written/bases.ts';

/** What of an operation says how its answers are compared. */
export interface PartsRules {
  readonly decimalPlaces: number | null;
  readonly members: readonly AnswerMember[];
  readonly meaning: Meaning;
  /** The vectors of a question about their dependency; null where they are not known. */
  readonly vectors: ExactMatrix | null;
}

/** One part: its name, `permutation-sign.cycles` for a part of a part, and what came of comparing it. */
export interface ComparedPart extends Comparison {
  readonly name: string;
  /** What is wrong with it together with others, as a clause; null where it was compared alone. */
  readonly clause: string | null;
  /** Whether it was given as nothing, where there is something. */
  readonly isDenied?: boolean;
  /** Whether something was given where there is nothing. */
  readonly isAbsent?: boolean;
}

export interface PartsComparison {
  readonly verdict: Comparison['verdict'];
  readonly right: number;
  readonly total: number;
  readonly wrong: readonly WrongPlace[];
  readonly parts: readonly ComparedPart[];
  /** The parts of the right answer that were not given. */
  readonly missing: readonly string[];
}

/** The first verdict of these that some part has is that of the whole. */
const WORST_FIRST = ['wrong_shape', 'incorrect', 'equivalent', 'correct_when_rounded', 'correct'] as const;

/** @throws DomainError where it is not decided whether other vectors of a large space are a basis, too */
export function compareParts(
  given: GivenParts,
  answer: AnswerOf<'structure'>,
  { decimalPlaces, members, meaning, vectors }: PartsRules,
): PartsComparison {
  const right = new Map(answer.members);
  const parts = members.flatMap((member): readonly ComparedPart[] => {
    const part = given.get(member.key);
    const expected = right.get(member.key);
    return part === undefined || expected === undefined ? [] : comparePart(part, expected, member, decimalPlaces);
  });
  const compared = byMeaning(parts, given, right, { members, meaning, decimalPlaces, vectors });
  const missing = answer.members
    .filter(([key, part]) => part.kind !== 'nothing' && !given.has(key))
    .map(([key]) => key);
  return {
    verdict: WORST_FIRST.find((verdict) => compared.some((part) => part.verdict === verdict)) ?? 'correct',
    right: sumOf(compared.map((part) => part.right)),
    total: sumOf(compared.map((part) => part.total)),
    wrong: compared.flatMap(({ name, wrong }) => wrong.map((place) => ({ ...place, part: name }))),
    parts: compared,
    missing,
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, x) => sum + x, 0);
}

function comparePart(
  given: GivenPart,
  right: Answer,
  member: AnswerMember,
  decimalPlaces: number | null,
): readonly ComparedPart[] {
  const name = member.key;
  if (given.kind === 'parts' && right.kind === 'structure') {
    const rules: PartsRules = { decimalPlaces, members: member.members, meaning: 'facts', vectors: null };
    return compareParts(given.parts, right, rules).parts.map((part) => ({ ...part, name: `${name}.${part.name}` }));
  }
  if (right.kind === 'nothing' || given.kind === 'nothing') {
    const isDenied = given.kind === 'nothing' && right.kind !== 'nothing';
    const isAbsent = given.kind !== 'nothing' && right.kind === 'nothing';
    return [{ ...single(name, right.kind === given.kind, textOf(given)), isDenied, isAbsent }];
  }
  if (right.kind === 'structures') {
    if (given.kind !== 'structures') return [single(name, false, textOf(given))];
    const rules: PartsRules = { decimalPlaces, members: member.members, meaning: 'facts', vectors: null };
    return [compareStructures(name, given, right, rules)];
  }
  if (right.kind === 'word') {
    return [single(name, given.kind === 'word' && given.text === right.value, textOf(given))];
  }
  if (right.kind === 'truth') {
    return [single(name, given.kind === 'truth' && given.value === right.value, textOf(given))];
  }
  const expected = rowsOf(right);
  const laid = given.kind === 'lists' ? listsLaid(given.rows) : given.kind === 'numbers' ? given.laid : null;
  if (expected === null || laid === null) return [single(name, false, textOf(given))];
  const compared = compareNumbers(laid, expected, right, member, decimalPlaces);
  const isBasis = right.kind === 'vectors' && member.comparison === 'span' && compared.verdict === 'wrong_shape';
  const fault = isBasis && given.kind === 'lists' ? basisFault(given.rows, right.vectors) : null;
  return fault === null || fault === 'unknown'
    ? [{ ...compared, name, clause: null }]
    : [{ ...compared, verdict: 'incorrect', why: fault.why, name, clause: null }];
}

/** Structures are compared in any order: each one that was given stands for the one that it agrees with best. */
function compareStructures(
  name: string,
  given: Extract<GivenPart, { readonly kind: 'structures' }>,
  { items }: AnswerOf<'structures'>,
  rules: PartsRules,
): ComparedPart {
  const repeated = items.flatMap((item) => Array.from({ length: timesOf(item) }, () => item));
  const left = given.areValues && given.items.length === repeated.length ? repeated : [...items];
  const total = left.length;
  const verdicts: Comparison['verdict'][] = given.items.map((parts) => {
    const compared = left.map((item) => compareParts(parts, item, rules).verdict);
    const best = WORST_FIRST.toReversed().find((verdict) => compared.includes(verdict)) ?? 'incorrect';
    if (best === 'incorrect' || best === 'wrong_shape') return 'incorrect';
    left.splice(compared.indexOf(best), 1);
    return best;
  });
  const wrong = verdicts.flatMap((verdict, index) =>
    verdict === 'incorrect' ? [{ row: index + 1, column: 1, given: partsText(given.items[index]) }] : [],
  );
  const verdict = WORST_FIRST.find((one) => verdicts.includes(one)) ?? 'correct';
  const isWhole = wrong.length === 0 && left.length === 0;
  return {
    name,
    verdict: isWhole ? verdict : 'incorrect',
    right: total - left.length,
    total,
    wrong,
    why: null,
    clause: wrong.length === 0 && left.length > 0 ? `of ${name}, ${left.length} of ${total} are missing` : null,
  };
}

/** How often a structure counts: its first count, such as the multiplicity of an eigenvalue. */
function timesOf({ members }: AnswerOf<'structure'>): number {
  const found = members.map(([, part]) => part).find((part) => part.kind === 'count');
  return found?.kind === 'count' ? found.value : 1;
}

function partsText(parts: GivenParts): string {
  return [...parts.values()].map(textOf).join(', ');
}

function compareNumbers(
  given: Laid<GivenEntry>,
  expected: Laid<Scalar>,
  right: Answer,
  { comparison }: AnswerMember,
  decimalPlaces: number | null,
): Comparison {
  const isByVector = right.kind === 'vectors' && comparison !== 'span';
  if (!isByVector || given.rows.length !== expected.rows.length) {
    return compareAnswers(given, expected, decimalPlaces, comparison);
  }
  const vectors = expected.rows.map((row, at) => {
    const compared = compareAnswers(asList(given.rows[at]), asList(row), decimalPlaces, comparison);
    return { ...compared, wrong: compared.wrong.map((place) => ({ ...place, row: at + 1 })) };
  });
  return {
    verdict: WORST_FIRST.find((verdict) => vectors.some((vector) => vector.verdict === verdict)) ?? 'correct',
    right: sumOf(vectors.map((vector) => vector.right)),
    total: countOf(expected),
    wrong: vectors.flatMap(({ wrong }) => wrong),
    why: null,
  };
}

function asList<Entry>(row: readonly Entry[]): Laid<Entry> {
  return { form: 'list', rows: [row] };
}

function listsLaid<Entry>(rows: readonly (readonly Entry[])[]): Laid<Entry> {
  return rows.length === 0 ? { form: 'list', rows: [[]] } : { form: 'matrix', rows };
}

/** A part that is right or wrong as one. */
function single(name: string, isRight: boolean, given: string): ComparedPart {
  return isRight
    ? { name, verdict: 'correct', right: 1, total: 1, wrong: [], why: null, clause: null }
    : {
        name,
        verdict: 'incorrect',
        right: 0,
        total: 1,
        wrong: [{ row: 1, column: 1, given }],
        why: null,
        clause: null,
      };
}

function textOf(given: GivenPart): string {
  switch (given.kind) {
    case 'word':
      return given.text;
    case 'truth':
      return String(given.value);
    case 'nothing':
      return 'null';
    case 'numbers':
      return given.laid.form === 'number' ? given.laid.rows[0][0].text : shapeText(given.laid);
    case 'lists':
      return shapeText(listsLaid(given.rows));
    case 'parts':
      return 'an object';
    case 'structures':
      return given.items.map(partsText).join('; ');
  }
}

/** The numbers of a part as they are compared; null where it holds none. */
function rowsOf(answer: Answer): Laid<Scalar> | null {
  switch (answer.kind) {
    case 'vectors':
      return listsLaid(answer.vectors);
    case 'positions':
      return asList(answer.values.map(integer));
    case 'positionLists':
      return listsLaid(answer.lists.map((list) => list.map(integer)));
    case 'structure':
    case 'structures':
      return null;
    default:
      return isSingle(answer) ? formOf(answer).laidOut(answer) : null;
  }
}

/** Another solution, other factors with the same product, and other eigenvectors are right. */
function byMeaning(
  parts: readonly ComparedPart[],
  given: GivenParts,
  right: ReadonlyMap<string, Answer>,
  { members, meaning, decimalPlaces, vectors }: PartsRules,
): readonly ComparedPart[] {
  const isWrong = (part: ComparedPart): boolean => part.verdict === 'incorrect' || part.verdict === 'wrong_shape';
  if (meaning === 'solutions') {
    const about = (part: ComparedPart): ComparedPart =>
      isSolution(part.name, given, right) ? equivalent(part) : blamed(part, `${part.name} does not solve the system`);
    return parts.map((part) => (part.verdict === 'incorrect' && isSolutionPart(part, right) ? about(part) : part));
  }
  if (meaning === 'dependency' && vectors !== null) {
    return parts.map((part) => {
      if (part.verdict !== 'incorrect' || !isSolutionPart(part, right)) return part;
      const fault = dependencyFault(part.name, given.get(part.name), vectors);
      if (fault === 'unknown') return part;
      return fault === null ? equivalent(part) : blamed(part, fault.why);
    });
  }
  if ((meaning !== 'factors' && meaning !== 'diagonalization') || !parts.some(isWrong)) return parts;
  const factors = members.filter(({ form }) => form !== null);
  // That there is none is wrong or right by itself.
  if (factors.some(({ key }) => given.get(key)?.kind === 'nothing')) return parts;
  const fault = areSameColumns(given, right, factors, decimalPlaces)
    ? null
    : (meaning === 'factors' ? factorFault : eigenvectorFault)(given, right, factors);
  if (fault === 'unknown') return parts;
  const isFactor = ({ name }: ComparedPart): boolean => factors.some(({ key }) => key === name);
  return parts.map((part) => {
    if (!isWrong(part) || !isFactor(part)) return part;
    return fault === null ? equivalent(part) : blamed(part, fault.why);
  });
}

/** Solutions are the vectors and matrices among the parts. */
function isSolutionPart({ name }: ComparedPart, right: ReadonlyMap<string, Answer>): boolean {
  const kind = right.get(name)?.kind;
  return kind === 'vector' || kind === 'matrix';
}

/** No entry is to blame where another answer could be right in all of them. */
function blamed(part: ComparedPart, clause: string): ComparedPart {
  return { ...part, right: 0, wrong: [], clause };
}

function equivalent(part: ComparedPart): ComparedPart {
  return { ...part, verdict: 'equivalent', right: part.total, wrong: [], why: null };
}
