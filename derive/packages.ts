// What the manifests of all packages say alike, from `packages.json`: who wrote them, and where their source and its issues are.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact, DerivedFile } from './derived-file.ts';

export interface PackageFacts {
  /** As in LICENSE. */
  readonly author: string;
  readonly email: string;
  /** The address of the repository, without `.git`. */
  readonly repository: string;
}

/** The packages of npm, by the folders of their manifests. */
const NPM = ['clients/typescript', 'mcp/package'];

export function packages(root: string): Artefact {
  const facts: PackageFacts = JSON.parse(readFileSync(join(root, 'derive/packages.json'), 'utf8'));
  const written = (path: string, write: (text: string, facts: PackageFacts) => string): DerivedFile => ({
    path,
    text: write(readFileSync(join(root, path), 'utf8'), facts),
  });
  return {
    files: [
      ...NPM.map((folder) => written(`${folder}/package.json`, (text) => npmManifest(text, facts, folder))),
      written('clients/python/pyproject.toml', pythonManifest),
      written('clients/r/DESCRIPTION', rDescription),
    ],
    folders: [],
  };
}

/** The manifest of a package of npm with the facts; `folder` is its place in the repository. */
export function npmManifest(text: string, { author, email, repository }: PackageFacts, folder: string): string {
  const manifest: { readonly [member: string]: unknown } = JSON.parse(text);
  const facts = {
    author: `${author} <${email}>`,
    homepage: `${repository}#readme`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
    bugs: `${repository}/issues`,
  };
  return `${JSON.stringify({ ...manifest, ...facts }, null, 2)}\n`;
}

const OPENING = '# Derived from derive/packages.json: change nothing here, run `npm run derive`.\n';
const CLOSING = '# End of the derived part.\n';

/** The manifest of the Python package with the part between its marks written anew. @throws Error where a mark is missing */
export function pythonManifest(text: string, { author, email, repository }: PackageFacts): string {
  const [start, end] = [text.indexOf(OPENING), text.indexOf(CLOSING)];
  if (start < 0 || end < start) throw new Error('pyproject.toml has lost the marks around its derived part');
  const quoted = JSON.stringify;
  const lines = [
    `authors = [{ name = ${quoted(author)}, email = ${quoted(email)} }]`,
    '[project.urls]',
    `Homepage = ${quoted(repository)}`,
    `Repository = ${quoted(repository)}`,
    `Issues = ${quoted(`${repository}/issues`)}`,
    `Changelog = ${quoted(`${repository}/blob/main/CHANGELOG.md`)}`,
  ];
  return text.slice(0, start) + OPENING + lines.map((line) => `${line}\n`).join('') + text.slice(end);
}

/** The DESCRIPTION of the R package with its lines about people and places written anew. */
export function rDescription(text: string, { author, email, repository }: PackageFacts): string {
  const lines = [
    ['Authors@R', `person("${author}", role = c("aut", "cre"), email = "${email}")`],
    ['URL', repository],
    ['BugReports', `${repository}/issues`],
  ] as const;
  return lines.reduce((description, [field, value]) => {
    const pattern = new RegExp(`^${field}: .*$`, 'm');
    if (!pattern.test(description)) throw new Error(`the DESCRIPTION of the R client has no ${field}`);
    return description.replace(pattern, () => `${field}: ${value}`);
  }, text);
}
