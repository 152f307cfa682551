// Discovery: the folder tree is the registry. This is the engine's only input and output.

import { readdir } from 'node:fs/promises';
import { type Catalogue, type CataloguedTopic, catalogueOf } from './catalogue.ts';
import type { Operation } from './operation.ts';
import type { Topic } from './topic.ts';

const OPERATIONS = new URL('../operations/', import.meta.url);

/**
 * Loads `operations/<topic>/topic.ts` (exports `topic`) and each `operations/<topic>/<concept>/operation.ts`
 * (exports `operations`).
 * @throws Error naming the file that does not export what it must.
 */
export async function discover(root: URL = OPERATIONS): Promise<Catalogue> {
  const topics = await Promise.all((await foldersIn(root)).map((name) => loadTopic(new URL(`${name}/`, root))));
  return catalogueOf(topics);
}

async function loadTopic(folder: URL): Promise<CataloguedTopic> {
  const file = new URL('topic.ts', folder);
  const module: unknown = await import(file.href);
  if (!isTopicModule(module)) throw new Error(`${file.pathname} must export topic`);
  const concepts = await foldersIn(folder);
  const operations = await Promise.all(concepts.map((name) => loadOperations(new URL(`${name}/operation.ts`, folder))));
  return { topic: module.topic, operations: operations.flat() };
}

async function loadOperations(file: URL): Promise<readonly Operation[]> {
  const module: unknown = await import(file.href);
  if (!isOperationModule(module)) throw new Error(`${file.pathname} must export operations, a list`);
  return module.operations;
}

async function foldersIn(root: URL): Promise<readonly string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

// The one place where a file's word is taken for its type: each file was type-checked where it stands.

function isTopicModule(module: unknown): module is { readonly topic: Topic } {
  return typeof module === 'object' && module !== null && 'topic' in module;
}

function isOperationModule(module: unknown): module is { readonly operations: readonly Operation[] } {
  return typeof module === 'object' && module !== null && 'operations' in module && Array.isArray(module.operations);
}
