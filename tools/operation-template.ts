// The files of a new operation: small, complete and true, so that they pass every check before they are changed.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of an operation before it is written. */
export interface NewOperation {
  readonly id: string;
  readonly title: string;
  /** Ids of operations worth a look next: at first a sibling, if the topic has one. */
  readonly related: readonly string[];
}

const TEMPLATES = join(import.meta.dirname, 'operation-template');
const ENDING = '.txt';

/** Name and text of each file; a name may lie in a folder. */
export function operationFiles(operation: NewOperation): readonly (readonly [name: string, text: string])[] {
  const facts = factsOf(operation);
  return readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((template) => template.endsWith(ENDING))
    .toSorted()
    .map((template) => [
      filled(template.slice(0, -ENDING.length), facts),
      filled(readFileSync(join(TEMPLATES, template), 'utf8'), facts),
    ]);
}

type Facts = { readonly [name: string]: string };

function factsOf({ id, title, related }: NewOperation): Facts {
  const line = title.replaceAll(/\s+/g, ' ');
  return {
    id,
    title: line,
    quoted: quoted(line),
    related: related.map((other) => `'${other}'`).join(', '),
  };
}

/** @throws Error where the template names a fact that there is not. */
function filled(template: string, facts: Facts): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`a template names ${name}, which is not known`);
    return fact;
  });
}

/** A text as a TypeScript string. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}
