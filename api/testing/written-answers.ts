// Right answers as students write them, in several spellings, for tests: texts and grids as a page sends them.

import type { Answer, AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { AnswerNotation } from '@matrixsteps/engine/catalogue/asked.ts';
import { type AnswerMatrix, scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { exactText, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { formOf, isSingle } from '../answers/answer-forms.ts';
import type { GeneratedExercise } from '../sections/exercise-set.ts';

type Structure = AnswerOf<'structure'>;

/** What a student may send as the right answer. */
export function writtenAnswers({ answer, asked }: Pick<GeneratedExercise, 'answer' | 'asked'>): readonly unknown[] {
  if (asked === null || answer.kind !== 'structure') return [plainly(answer)];
  const { notation, fields } = asked;
  if (notation !== null) return WRITERS[notation](answer);
  const parts = new Map(answer.members);
  return [Object.fromEntries(fields.map((field) => [field.part, partText(parts.get(field.part ?? ''))]))];
}

function plainly(answer: Answer): unknown {
  if (!isSingle(answer)) throw new Error('one operation has one answer');
  const { form, rows } = formOf(answer).laidOut(answer);
  const texts = rows.map((row) => row.map(textOf));
  if (answer.kind === 'polynomial') {
    const degree = texts[0].length - 1;
    return texts[0].map((coefficient, k) => `(${coefficient})x^${degree - k}`).join(' + ');
  }
  if (form === 'matrix') return texts;
  return form === 'list' ? `(${texts[0].join(', ')})` : texts[0][0];
}

/** Doubles to four places. */
function textOf(value: Scalar): string {
  return value.kind === 'float' ? value.value.toFixed(4) : exactText(value);
}

function partText(given: Answer | undefined): unknown {
  if (given === undefined) return null;
  switch (given.kind) {
    case 'nothing':
      return null;
    case 'matrix':
      return gridOf(given.matrix);
    case 'vector':
      return [given.entries.map(textOf)];
    case 'vectors':
      return vectorsText(given.vectors);
    case 'word':
      return given.value;
    case 'count':
      return String(given.value);
    case 'scalar':
      return textOf(given.value);
    default:
      throw new Error(`no field for ${given.kind}`);
  }
}

function gridOf(matrix: AnswerMatrix): readonly (readonly string[])[] {
  return Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) => textOf(scalarAt(matrix, row * matrix.columns + column))),
  );
}

function vectorsText(vectors: readonly (readonly Scalar[])[]): string {
  return vectors.length === 0 ? '{}' : vectors.map((entries) => `(${entries.map(textOf).join(', ')})`).join(', ');
}

/** The parts of an answer by kind, first ones first. */
function part<K extends Answer['kind']>({ members }: Pick<Structure, 'members'>, kind: K): AnswerOf<K> {
  const isOfKind = (one: Answer): one is AnswerOf<K> & Answer => one.kind === kind;
  const found = members.map(([, one]) => one).find(isOfKind);
  if (found === undefined) throw new Error(`the answer has no ${kind}`);
  return found;
}

const WRITERS: { readonly [N in AnswerNotation]: (answer: Structure) => readonly unknown[] } = {
  solutions: (answer) => {
    const start = answer.members.find(([key]) => key === 'particular')?.[1];
    if (start?.kind !== 'vector') return ['no solution', 'inconsistent', 'The system has no solution.'];
    return solutionTexts(start.entries, part(answer, 'vectors').vectors);
  },
  nearest: (answer) => solutionTexts(part(answer, 'vector').entries, part(answer, 'vectors').vectors),
  basis: (answer) => {
    const { vectors } = part(answer, 'vectors');
    return [vectorsText(vectors), `{${vectorsText(vectors.toReversed()).replaceAll(' ', '')}}`];
  },
  directions: (answer) => [vectorsText(part(answer, 'vectors').vectors)],
  points: (answer) => [vectorsText(part(answer, 'vectors').vectors)],
  eigenvalues: (answer) => {
    const items = part(answer, 'structures').items.map((item) => ({
      value: textOf(part(item, 'scalar').value),
      times: part(item, 'count').value,
    }));
    const repeated = items.flatMap(({ value, times }) => Array.from({ length: times }, () => value));
    return [
      repeated.join(', '),
      repeated
        .toReversed()
        .map((value, index) => `λ${index + 1} = ${value}`)
        .join(', '),
      `λ = ${items.map(({ value, times }) => (times === 1 ? value : `${value} (multiplicity ${times})`)).join(', ')}`,
    ];
  },
  eigenspaces: (answer) => {
    const items = part(answer, 'structures').items.map((item) => ({
      value: textOf(part(item, 'scalar').value),
      vectors: vectorsText(part(item, 'vectors').vectors),
    }));
    return [
      items.map(({ value, vectors }) => `λ = ${value}: ${vectors}`).join('; '),
      items
        .toReversed()
        .map(({ value, vectors }) => `E(${value}) = span{${vectors}}`)
        .join('\n'),
    ];
  },
  dependency: (answer) => {
    if (part(answer, 'truth').value) return ['independent', 'linearly independent'];
    const { entries } = part(answer, 'vector');
    return ['dependent', `${entries.map((value, index) => `(${textOf(value)})v${index + 1}`).join(' + ')} = 0`];
  },
  angle: (answer) => {
    const [cosine, radians, degrees] = answer.members.map(([, one]) => one);
    if (cosine.kind !== 'scalar' || radians.kind !== 'scalar' || degrees.kind !== 'scalar') throw new Error('no angle');
    return [`${textOf(degrees.value)}°`, `${textOf(radians.value)} rad`, `arccos(${textOf(cosine.value)})`];
  },
  properties: (answer) => [
    [
      ...answer.members.flatMap(([key, one]) => (one.kind === 'truth' && one.value ? [key.replace('is-', '')] : [])),
      ...answer.members.flatMap(([key, one]) =>
        one.kind !== 'structure'
          ? []
          : one.members.flatMap(([name, truth]) =>
              truth.kind !== 'truth' || !truth.value || name === 'doubly'
                ? []
                : [key === 'is-stochastic' ? `${name}-stochastic` : name],
            ),
      ),
    ]
      .map((word) => (word === 'permutation' ? 'a permutation matrix' : word))
      .join(', '),
  ],
  powers: (answer) => {
    const terms = part(answer, 'structures').items.map((item) => ({
      base: textOf(part(item, 'scalar').value),
      degree: part(item, 'count').value,
      rows: gridOf(part(item, 'matrix').matrix),
    }));
    return [
      terms[0].rows.map((row, i) =>
        row.map((_, k) => terms.map(({ base, degree, rows }) => `(${rows[i][k]})*n^${degree}*(${base})^n`).join(' + ')),
      ),
    ];
  },
  'jordan-form': (answer) => {
    const rows = gridOf(part(answer, 'matrix').matrix);
    // The blocks in the opposite order, with the ones below the diagonal.
    return [rows, rows.toReversed().map((row) => row.toReversed())];
  },
};

/** By names, in parentheses, and as a vector with parameters. */
function solutionTexts(start: readonly Scalar[], directions: readonly (readonly Scalar[])[]): readonly string[] {
  const letters = ['t', 's', 'r', 'q'];
  const forms = start.map((value, at) =>
    [textOf(value), ...directions.map((direction, k) => `(${textOf(direction[at])})${letters[k]}`)].join(' + '),
  );
  return [
    forms.map((form, at) => `x${at + 1} = ${form}`).join(', '),
    forms
      .map((form, at) => `x${'₁₂₃₄₅'.charAt(at)} = ${form}`)
      .toReversed()
      .join('\n'),
    `(${forms.join(', ')})`,
    [vectorsText([start]), ...directions.map((direction, k) => `${letters[k]}${vectorsText([direction])}`)].join(' + '),
  ];
}
