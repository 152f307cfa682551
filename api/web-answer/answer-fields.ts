// The fields in which a student answers an exercise on the page. Their form follows from the question alone, and says nothing of the answer.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { AnswerNotation, Asked, AskedField } from '@matrixsteps/engine/catalogue/asked.ts';
import type { Expected } from '@matrixsteps/engine/learning/question.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { formOf, isSingle } from '../answers/answer-forms.ts';
import { wantedNames } from '../student-answers/check-question.ts';

export interface AnswerField {
  /** The member of an answer in parts; empty where the field holds the whole answer. */
  readonly name: string;
  readonly label: string;
  /** `line` is for anything on one line, `choice` for one of the options, `several` for any of them. */
  readonly form: 'line' | 'list' | 'grid' | 'choice' | 'several';
  readonly rows: number;
  readonly columns: number;
  /** Whether the student chooses how many rows and columns there are. */
  readonly is_sized: boolean;
  /** What is sent for each option. */
  readonly options: readonly string[];
  /** What each option is called, as HTML; none where options are called what is sent. */
  readonly labels: readonly string[];
  /** How it is written. */
  readonly hint: string;
}

export interface AnswerFields {
  readonly fields: readonly AnswerField[];
  /** How the parts make up what was given; null where nothing needs to be said. */
  readonly relation: string | null;
  /** The words that say that there is no such thing; null where there always is. */
  readonly impossible: string | null;
}

const PLAIN = { rows: 1, columns: 1, is_sized: false, options: [], labels: [] } as const;

/** Null where the answer cannot be written. `asked` is null where the kind of the answer says what is to be written. */
export function answerFields(answer: Answer, asked: Asked | null): AnswerFields | null {
  if (asked === null) return fieldsOfKind(answer);
  const { fields, notation, relation, impossible } = asked;
  return {
    fields: fields.map((field) => fieldOf(field, notation, answer)),
    relation,
    impossible: impossible === null ? null : impossible.label,
  };
}

/** The fields of a question. Lists are one line, and matrices have any size: how long they are is for the student to find out. */
export function questionFields(expected: Expected, style: NumberStyle): AnswerFields {
  return { fields: fieldsExpected(expected, style), relation: null, impossible: null };
}

function fieldsExpected(expected: Expected, style: NumberStyle): readonly AnswerField[] {
  const whole = { ...PLAIN, name: '' };
  switch (expected.kind) {
    case 'choice': {
      const { choices } = expected;
      const options = choices.map(({ id }) => id);
      const labels = choices.map(({ id, text }) => `(${id}) ${RENDERERS.html.prose(text, style)}`);
      return [{ ...whole, label: 'Right is', form: 'choice', options, labels, hint: '' }];
    }
    case 'mistake': {
      const options = expected.lines.map((_, index) => String(index + 1));
      const labels = options.map((line) => `Line ${line}`);
      return [
        { ...PLAIN, name: 'line', label: 'Wrong is', form: 'choice', options, labels, hint: '' },
        { ...PLAIN, name: 'value', label: 'The number that should stand at its end', form: 'line', hint: NUMBER },
      ];
    }
    case 'example':
      return wantedNames(expected).map((name) => ({
        ...PLAIN,
        name,
        label: name,
        form: 'grid',
        rows: 2,
        // Small letters are vectors, which are written as columns.
        columns: name === name.toLowerCase() ? 1 : 2,
        is_sized: true,
        hint: 'Whole numbers or fractions: 3, −1/2.',
      }));
    case 'number':
      return [{ ...whole, label: 'Number', form: 'line', hint: NUMBER }];
    case 'list':
      return [{ ...whole, label: 'Numbers', form: 'line', hint: NUMBERS }];
    case 'matrix':
      return [{ ...whole, label: 'Matrix', form: 'grid', rows: 2, columns: 2, is_sized: true, hint: ENTRIES }];
  }
}

function fieldOf({ part, label, form }: AskedField, notation: AnswerNotation | null, answer: Answer): AnswerField {
  const named = { ...PLAIN, name: part ?? '', label };
  switch (form.kind) {
    case 'line':
      return { ...named, form: 'line', hint: lineHint(part, notation, answer) };
    case 'grid': {
      const [rows, columns] = form.size ?? SIZE_TO_BEGIN_WITH;
      const hint = notation === null ? ENTRIES : HINTS[notation];
      return { ...named, form: 'grid', rows, columns, is_sized: form.size === null, hint };
    }
    case 'choice':
      return { ...named, form: 'choice', options: form.words, hint: '' };
    case 'several':
      return { ...named, form: 'several', options: form.properties.map(([word]) => word), hint: HINTS.properties };
  }
}

/** The same for every answer. */
const SIZE_TO_BEGIN_WITH = [2, 2] as const;

const ENTRIES = 'Numbers: 3, −1/2, 0.25 or sqrt(2).';
const NUMBER = 'A number: 3, −1/2, 0.25 or sqrt(2).';
const NUMBERS = 'Numbers with commas between them: 3, −1/2, 0.25.';
const VECTORS = 'Vectors in parentheses, with commas between them: (1, 0, 2), (0, 1, −1); or {} where there are none.';

const HINTS: { readonly [N in AnswerNotation]: string } = {
  solutions: 'As on paper: x₁ = 1, x₂ = 2; or (1, 2); or x₁ = 3 − 2t, x₂ = t; or (3, 0) + t(−2, 1); or no solution.',
  nearest: 'As on paper: x₁ = 1, x₂ = 2; or (1, 2); or x₁ = 3 − 2t, x₂ = t.',
  basis: VECTORS,
  directions: 'The vectors in their order, of any length: (1, 2), (−2, 1).',
  points: 'A vector in parentheses: (1/3, 2/3); several with commas between them.',
  eigenvalues: 'All of them, each as often as it counts: 2, 3, 3; or λ = 2, 3 (twice); 1 ± i; 2 + sqrt(3).',
  eigenspaces: 'λ = 2: (1, 0), (0, 1); λ = 3: (1, 1).',
  dependency: 'independent, or a relation: 2v₁ − v₂ = 0, or v₂ = 2v₁.',
  angle: 'In degrees: 69.2°; in radians: π/3 or 1.21 rad; or by its cosine: arccos(16/45).',
  properties: 'Tick those that it has.',
  powers: 'Formulas in n: 5*2^n - 4*3^n, n*4^n, (-1)^n.',
  'jordan-form': 'Numbers; the blocks may stand in any order.',
};

function lineHint(part: string | null, notation: AnswerNotation | null, answer: Answer): string {
  if (notation !== null) return HINTS[notation];
  const found =
    part !== null && answer.kind === 'structure' ? answer.members.find(([key]) => key === part)?.[1] : answer;
  if (found?.kind === 'vectors') return VECTORS;
  return found?.kind === 'vector' ? NUMBERS : NUMBER;
}

/** A single number, list or matrix in a grid of its size; what is found out by the student is written on one line. */
function fieldsOfKind(answer: Answer): AnswerFields | null {
  if (answer.kind === 'structure' || !isSingle(answer)) return null;
  if (answer.kind === 'polynomial')
    return onlyField('line', 'Polynomial', 'x^2 - 5x + 6, or its factors: (x - 2)(x - 3).');
  if (answer.kind === 'shape') return onlyField('line', 'Rows and columns', 'Rows first: (2, 3), or 2 × 3.');
  const { form, rows } = formOf(answer).laidOut(answer);
  if (form === 'number') return onlyField('line', 'Number', NUMBER);
  return onlyField(
    form === 'list' ? 'list' : 'grid',
    form === 'list' ? 'Vector' : 'Matrix',
    ENTRIES,
    rows.length,
    rows[0].length,
  );
}

function onlyField(form: AnswerField['form'], label: string, hint: string, rows = 1, columns = 1): AnswerFields {
  return { fields: [{ ...PLAIN, name: '', label, form, rows, columns, hint }], relation: null, impossible: null };
}
