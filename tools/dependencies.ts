// Dependencies: whether each is one version that nobody can exchange: exact in the package.json, with its digest in the lock file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, lineAt } from './source-files.ts';

/** A version and nothing else: no range, no tag, no address. */
const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** SHA-512 in Base64, as npm writes it. */
const digest = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** Where packages may come from; a lock file without addresses leaves it to the settings of npm. */
const registry = 'https://registry.npmjs.org/';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

type Members = { readonly [name: string]: unknown };

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function jsonAt(root: string, path: string): { readonly text: string; readonly members: Members } {
  const text = readFileSync(join(root, path), 'utf8');
  return { text, members: membersOf(JSON.parse(text)) };
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}

/** The package.json files of the project and its workspaces. */
function manifestsOf(root: string): readonly string[] {
  const { members } = jsonAt(root, 'package.json');
  return ['package.json', ...namesIn(members['workspaces']).map((folder) => `${folder}/package.json`)];
}

function looseVersions(root: string, path: string): readonly Finding[] {
  const { text, members } = jsonAt(root, path);
  return kinds.flatMap((kind) =>
    Object.entries(membersOf(members[kind])).flatMap(([name, version]) =>
      typeof version === 'string' && exactVersion.test(version)
        ? []
        : [
            {
              path,
              line: lineAt(text, Math.max(0, text.indexOf(`"${name}"`))),
              sentence: `${name} is ${JSON.stringify(version)}, which is no single version: install it with npm i -E ${name}`,
            },
          ],
    ),
  );
}

function looseLocks(root: string): readonly Finding[] {
  const path = 'package-lock.json';
  const { text, members } = jsonAt(root, path);
  return Object.entries(membersOf(members['packages'])).flatMap(([place, found]) => {
    const { link, integrity, resolved } = membersOf(found);
    // The project's own packages are folders, and links to them.
    if (!place.includes('node_modules/') || link === true) return [];
    const line = lineAt(text, Math.max(0, text.indexOf(`"${place}"`)));
    const hasDigest = typeof integrity === 'string' && digest.test(integrity);
    const isFromRegistry = resolved === undefined || (typeof resolved === 'string' && resolved.startsWith(registry));
    return [
      ...(hasDigest
        ? []
        : [
            { path, line, sentence: `${place} has no SHA-512 digest: remove its entry and run npm i --ignore-scripts` },
          ]),
      ...(isFromRegistry
        ? []
        : [{ path, line, sentence: `${place} comes from ${JSON.stringify(resolved)}: install it from ${registry}` }]),
    ];
  });
}

/** What is not pinned. */
export function looseDependencies(root: string): readonly Finding[] {
  return [...manifestsOf(root).flatMap((path) => looseVersions(root, path)), ...looseLocks(root)];
}
