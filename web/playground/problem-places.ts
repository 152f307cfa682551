// Where a problem is: as the id of an element, and in words.

import type { Field } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';

/** The id of the control of a field, or of the cell at a path inside it. */
export function controlId(name: string, at: readonly string[] = []): string {
  return ['question', name, ...at].join('-');
}

export function fieldNameOf({ loc }: FieldProblem): string | null {
  return loc[0] === 'body' && loc.length > 1 ? (loc[1] ?? null) : null;
}

/** The problems of one field, with their paths inside it. */
export function problemsOf(name: string, problems: readonly FieldProblem[]): readonly FieldProblem[] {
  return problems
    .filter((problem) => fieldNameOf(problem) === name)
    .map(({ loc, msg }) => ({ loc: loc.slice(2), msg }));
}

/** "Matrix A, row 2, column 1": counted from 1, as people do. */
export function placeOf(problem: FieldProblem, fields: readonly Field[]): string {
  const name = fieldNameOf(problem);
  const label = fields.find((field) => field.name === name)?.label ?? name ?? 'The question';
  const [first, second] = problem.loc.slice(2).map((part) => Number(part) + 1);
  if (first === undefined || Number.isNaN(first)) return label;
  if (second === undefined) return `${label}, place ${first}`;
  return `${label}, row ${first}, column ${second}`;
}

/** The message without the part that is meant for programs. */
export function readableMessage(msg: string): string {
  return msg.replace(/^value is not a valid list: /, '');
}

/** A message as a sentence with a capital; names of operations and inputs at its beginning stay as they are. */
export function sentenceOf(text: string): string {
  return /^[a-z]{2,} /.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
