// The request body: JSON text in which numbers keep the digits that were typed.

import type { FieldProblem } from '../service/http.ts';
import type { PlaygroundInput } from './draft.ts';
import { writeDraft } from './field-kinds.ts';

export type BodyWritten =
  | { readonly kind: 'body'; readonly text: string }
  /** The problems of all fields, each with its path. */
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] };

const width = 88;

/** The body as family A takes it: inputs, and the options that differ from their defaults. */
export function writeBody({ fields, drafts }: PlaygroundInput): BodyWritten {
  const members: (readonly [name: string, json: string])[] = [];
  const problems: FieldProblem[] = [];
  for (const field of fields) {
    const draft = drafts[field.name];
    if (draft === undefined) continue;
    const written = writeDraft(field, draft);
    if (written.kind === 'json') members.push([field.name, written.json]);
    if (written.kind === 'problems') {
      problems.push(...written.problems.map(({ at, msg }) => ({ loc: ['body', field.name, ...at], msg })));
    }
  }
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'body', text: laidOut(members) };
}

/** On one line where there is room, else a line for each member, and for each row of a matrix that is wide. */
function laidOut(members: readonly (readonly [name: string, json: string])[]): string {
  const written = members.map(([name, json]) => `${JSON.stringify(name)}: ${json}`);
  const line = `{ ${written.join(', ')} }`;
  if (line.length <= width) return line;
  const lines = written.map((member) => (member.length <= width ? member : member.replaceAll('], [', '],\n    [')));
  return `{\n  ${lines.join(',\n  ')}\n}`;
}
