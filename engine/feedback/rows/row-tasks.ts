// The tasks that are worked by row operations, by their names.

/** A basis of a space is read off: its vectors are rows or columns. */
export const SPACE_TASKS: readonly string[] = ['null-space', 'column-space', 'row-space'];

export const ROW_TASKS: readonly string[] = ['ref', 'rref', 'rank', 'solve', ...SPACE_TASKS];
