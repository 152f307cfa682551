// A problem: what the service says of one field that it cannot take.

export interface Problem {
  /** The path to the first invalid value: `body`, the field, then indices from 0. */
  readonly loc: readonly string[];
  /** What is wrong, and what would be allowed. */
  readonly msg: string;
  /** The kind of problem for programs, such as `value_error.dimension_mismatch`. */
  readonly type: string;
}

/** The problems of the body of a 422; null where it holds none. */
export function readProblems(detail: unknown): readonly Problem[] | null {
  return Array.isArray(detail) && detail.length > 0 && detail.every(isProblem) ? detail : null;
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  return 'loc' in value && Array.isArray(value.loc) && 'msg' in value && 'type' in value;
}

/** One line a problem: where, what, and its kind in brackets. */
export function problemLines(problems: readonly Problem[]): string {
  return problems.map(({ loc, msg, type }) => `${placeOf(loc)}: ${msg} (${type})`).join('\n');
}

function placeOf([, ...path]: readonly string[]): string {
  return path.length === 0 ? 'the body' : path.join('.');
}
