// The fields in which a student answers an exercise on the page.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { AnswerComparison } from '@matrixsteps/engine/catalogue/comparison.ts';
import { formOf, isSingle } from '../answers/answer-forms.ts';

export interface AnswerFields {
  /** `text` is one field for anything that is written on one line; `parts` has one field for each part, in one row. */
  readonly form: 'number' | 'list' | 'matrix' | 'text' | 'parts';
  readonly rows: number;
  readonly columns: number;
  /** The names of the parts; empty in other forms. */
  readonly parts: readonly string[];
}

/**
 * A grid where the size of the answer tells nothing of it. The number of vectors in a basis and the degree of a polynomial are to be
 * found by the student, so that these are written as text. Null where no part of the answer can be written on one line.
 */
export function answerFields(answer: Answer, comparison: AnswerComparison): AnswerFields | null {
  if (answer.kind === 'structure') {
    const parts = answer.members.filter(([, part]) => isWritten(part)).map(([key]) => key);
    if (parts.length === 0) return null;
    return { form: 'parts', rows: 1, columns: parts.length, parts };
  }
  const text: AnswerFields = { form: 'text', rows: 1, columns: 1, parts: [] };
  if (!isSingle(answer) || comparison === 'span' || answer.kind === 'polynomial') return text;
  const { form, rows } = formOf(answer).laidOut(answer);
  return { form, rows: rows.length, columns: rows[0].length, parts: [] };
}

/** Whether a part can be written on one line: it is there, and has no parts of its own. */
function isWritten(part: Answer): boolean {
  switch (part.kind) {
    case 'nothing':
    case 'structure':
    case 'structures':
      return false;
    case 'vector':
      return part.entries.length > 0;
    case 'vectors':
      return part.vectors.length > 0;
    case 'positions':
      return part.values.length > 0;
    case 'positionLists':
      return part.lists.length > 0;
    default:
      return true;
  }
}
