// The YAML files of deploy/ as values, and the containers of the service in them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { PROJECT } from '../../tools/source-files.ts';

/** The documents of a file. Anchors and merges are resolved. Throws at the first error or warning. */
export function readYaml(name: string): readonly unknown[] {
  const documents = parseAllDocuments(readFileSync(join(PROJECT, 'deploy', name), 'utf8'), { merge: true });
  assert.ok(Array.isArray(documents), `${name} is empty`);
  return documents.map((document) => {
    const [trouble] = [...document.errors, ...document.warnings];
    if (trouble !== undefined) throw trouble;
    return document.toJS();
  });
}

function isMap(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a path of names and places; undefined where there is nothing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return typeof name === 'number' ? inner[name] : undefined;
    return isMap(inner) ? inner[name] : undefined;
  }, value);
}

export function entriesAt(
  value: unknown,
  ...path: readonly (string | number)[]
): readonly (readonly [string, unknown])[] {
  const found = at(value, ...path);
  return isMap(found) ? Object.entries(found) : [];
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** All strings that stand under a name, anywhere. */
export function stringsUnder(name: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => stringsUnder(name, inner));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && typeof inner === 'string' ? [inner] : stringsUnder(name, inner),
  );
}

/** The document of a kind. */
export function documentOf(documents: readonly unknown[], kind: string): unknown {
  return documents.find((document) => at(document, 'kind') === kind) ?? assert.fail(`no ${kind}`);
}

/** The variables of the container of a Deployment, those of its ConfigMap among them; a secret's value is not known. */
export function variablesOf(documents: readonly unknown[]): ReadonlyMap<string, string | null> {
  const container = at(documentOf(documents, 'Deployment'), 'spec', 'template', 'spec', 'containers', 0);
  const variables = new Map<string, string | null>();
  if (listAt(container, 'envFrom').length > 0) {
    for (const [name, value] of entriesAt(documentOf(documents, 'ConfigMap'), 'data'))
      variables.set(name, String(value));
  }
  for (const variable of listAt(container, 'env')) {
    const value = at(variable, 'value');
    variables.set(String(at(variable, 'name')), typeof value === 'string' ? value : null);
  }
  return variables;
}
