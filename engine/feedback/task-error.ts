// What is wrong with a task, and where.

export interface TaskError {
  readonly path: readonly (string | number)[];
  readonly reason: string;
  readonly kind: 'missing' | 'not-square' | 'sizes' | 'value';
}
