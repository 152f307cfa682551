// What an exercise asks a student to write: one answer as on paper, or a few parts. The form of it says nothing of the answer.

/** How an answer that is written as one text, or as one grid, is read and judged as a whole. */
export type AnswerNotation =
  /** All solutions of a system: `x = 1 + 2t, y = t`, or that there are none. */
  | 'solutions'
  /** Every x for which A x comes closest to b, written like solutions. */
  | 'nearest'
  /** A basis of a space: `(1, 0), (0, 1)`. */
  | 'basis'
  /** Vectors that are judged one by one, in their order, up to factors. */
  | 'directions'
  /** Vectors in any order. */
  | 'points'
  | 'eigenvalues'
  | 'eigenspaces'
  /** Independent, or a relation between the vectors. */
  | 'dependency'
  /** In degrees, in radians, or by its cosine. */
  | 'angle'
  /** The properties that a matrix has. */
  | 'properties'
  /** A matrix whose entries are formulas in n. */
  | 'powers'
  /** A matrix of Jordan blocks in any order. */
  | 'jordan-form';

/** Where something is written. */
export type AskedForm =
  /** One line. */
  | { readonly kind: 'line' }
  /** A grid; a size that is null is chosen by the student. */
  | { readonly kind: 'grid'; readonly size: readonly [rows: number, columns: number] | null }
  /** One of some words. */
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  /** Any of some words, or none. */
  | { readonly kind: 'several'; readonly properties: readonly Property[] };

/** A property in one word, and the part of the answer that says whether it holds: `is-stochastic`, `row`. */
export type Property = readonly [word: string, ...path: string[]];

export interface AskedField {
  /** The part of the answer; null for the whole. */
  readonly part: string | null;
  /** What is to be written, in words of the course. */
  readonly label: string;
  readonly form: AskedForm;
}

export interface Asked {
  /** How the parts make up what was given, such as `A = PDP⁻¹`; null where nothing needs to be said. */
  readonly relation: string | null;
  readonly fields: readonly AskedField[];
  /** Null where the answer is read by its kind, or part by part. */
  readonly notation: AnswerNotation | null;
  /**
   * Where what is asked for may not exist: the words that say so, what is wrong with them where it does, and what is wrong with anything else
   * where it does not.
   */
  readonly impossible: { readonly label: string; readonly fault: string; readonly missed: string } | null;
}

const LINE: AskedForm = { kind: 'line' };

/** The whole answer on one line. */
export function askedLine(label: string, notation: AnswerNotation | null = null): Asked {
  return { fields: [{ part: null, label, form: LINE }], notation, relation: null, impossible: null };
}

/** The whole answer as a matrix of this size, or of one that the student chooses. */
export function askedGrid(
  label: string,
  size: readonly [rows: number, columns: number] | null = null,
  notation: AnswerNotation | null = null,
): Asked {
  return { fields: [{ part: null, label, form: { kind: 'grid', size } }], notation, relation: null, impossible: null };
}

/** Parts of the answer, each in a field of its own. */
export function askedParts(
  fields: readonly AskedField[],
  { relation = null, impossible = null }: Partial<Pick<Asked, 'relation' | 'impossible'>> = {},
): Asked {
  return { fields, notation: null, relation, impossible };
}

export function line(part: string, label: string): AskedField {
  return { part, label, form: LINE };
}

export function grid(part: string, label: string, size: readonly [rows: number, columns: number] | null): AskedField {
  return { part, label, form: { kind: 'grid', size } };
}

export function choice(part: string, label: string, words: readonly string[]): AskedField {
  return { part, label, form: { kind: 'choice', words } };
}

/** The properties that something has, of these. */
export function askedProperties(label: string, properties: readonly Property[]): Asked {
  return {
    fields: [{ part: null, label, form: { kind: 'several', properties } }],
    notation: 'properties',
    relation: null,
    impossible: null,
  };
}
