// The file system of the image, made of the checkout as the Dockerfile says, without a container engine.

import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { PROJECT } from '../../tools/source-files.ts';
import { type Copy, copiesOf, type Dockerfile, type Stage } from './dockerfile.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly isKept: boolean;
}

/** `*` stands for a name or a part of it, also of one that begins with a point, and a leading double one for any folders. */
function readPattern(text: string): RegExp {
  const inner = text
    .replace(/^\*\*\//, '')
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('[^/]*');
  return new RegExp(`^${text.startsWith('**/') ? '(?:.*/)?' : ''}${inner}$`);
}

/** The rules of a `.dockerignore`. */
export function readIgnoreRules(text: string): readonly Rule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ pattern: readPattern(line.replace(/^!/, '')), isKept: line.startsWith('!') }));
}

function parentsOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, place) => names.slice(0, place + 1).join('/'));
}

/** Whether a path of the context is left out: the last rule decides that fits it or a folder that it is in. */
export function isIgnored(path: string, rules: readonly Rule[]): boolean {
  const rule = rules.findLast(({ pattern }) => parentsOf(path).some((parent) => pattern.test(parent)));
  return rule !== undefined && !rule.isKept;
}

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: { readonly optional?: boolean } };
}

function readLock(): { readonly [path: string]: Locked } {
  const lock: { readonly packages: { readonly [path: string]: Locked } } = JSON.parse(
    readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'),
  );
  return lock.packages;
}

/** The path of the package that a name means to a package, as Node looks for it. */
function locate(lock: { readonly [path: string]: Locked }, from: string, name: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[path] !== undefined) return path;
    if (folder === '.') throw new Error(`${name}, of which ${from} is built, is not in package-lock.json`);
  }
}

/** The names of what a package needs; of the optional ones only where they are wanted, and of those the ones for this machine. */
function needsOf(path: string, locked: Locked, withOptional: boolean): readonly string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  const optional = Object.keys(optionalDependencies).filter((name) => {
    return existsSync(join(PROJECT, path, 'node_modules', name)) || existsSync(join(PROJECT, 'node_modules', name));
  });
  return [...Object.keys(dependencies), ...peers, ...(withOptional ? optional : [])];
}

/** The paths of the packages that one of the project's own runs on. Links lead to the project's own. */
function packagesBelow(start: string, withOptional: boolean): ReadonlySet<string> {
  const lock = readLock();
  const found = new Set<string>();
  const waiting = [start];
  for (const path of waiting) {
    for (const name of needsOf(path, lock[path], withOptional)) {
      const target = locate(lock, path, name);
      if (found.has(target)) continue;
      found.add(target);
      waiting.push(lock[target].link === true ? (lock[target].resolved ?? '') : target);
    }
  }
  return found;
}

/** The same file under another name, or a copy on another disk. */
function putFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Places all that `wanted` lets pass, by the paths of folders and files. */
function placeTree(source: string, target: string, wanted: (path: string) => boolean): void {
  if (!wanted(source)) return;
  if (!statSync(source).isDirectory()) {
    mkdirSync(dirname(target), { recursive: true });
    putFile(source, target);
    return;
  }
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) placeTree(join(source, name), join(target, name), wanted);
}

/** Without the packages below it, which are packages of their own. */
function placePackage(path: string, root: string): void {
  const source = join(PROJECT, path);
  placeTree(source, join(root, path), (inner) => relative(source, inner).split('/', 1)[0] !== 'node_modules');
}

/** What `npm ci` makes for one of the project's own. */
function installPackages(root: string, start: string, withOptional: boolean): void {
  const lock = readLock();
  for (const path of packagesBelow(start, withOptional)) {
    const { link, resolved = '' } = lock[path];
    if (link === true) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      symlinkSync(relative(dirname(path), resolved), join(root, path));
    } else {
      placePackage(path, root);
    }
  }
}

function copyFromContext({ sources, target }: Copy, root: string, rules: readonly Rule[]): void {
  for (const source of sources) {
    const isFolder = target.endsWith('/');
    const to = join(root, target, isFolder ? source.split('/').slice(-1).join('') : '');
    placeTree(join(PROJECT, source), to, (path) => !isIgnored(relative(PROJECT, path), rules));
  }
}

interface Making {
  readonly root: string;
  readonly stage: Stage;
  readonly dockerfile: Dockerfile;
  readonly rules: readonly Rule[];
}

const installing = /^npm ci --ignore-scripts (?<omitted>(?:--omit=\w+ )*)--workspace=(?<workspace>\w+)$/;

/** Runs what the stage runs, in its folder. Throws where it is something that is not known here. */
function runHere(command: string, root: string): void {
  const install = installing.exec(command)?.groups;
  if (install !== undefined) {
    installPackages(root, install['workspace'], !install['omitted'].includes('--omit=optional'));
    return;
  }
  const [program, ...options] = command.split(' ');
  if (program !== 'node') throw new Error(`nothing is known of ${command}`);
  execFileSync(process.execPath, options, { cwd: root, stdio: 'pipe' });
}

/** Makes the folder of a stage, and before it the one that it begins with. */
function makeStage({ root, stage, dockerfile, rules }: Making): void {
  const base = dockerfile.stages.find(({ name }) => name !== null && name === stage.base);
  if (base !== undefined) makeStage({ root, stage: base, dockerfile, rules });
  for (const instruction of stage.instructions) {
    if (instruction.name === 'RUN') runHere(instruction.text, root);
    else for (const copy of copiesOf({ ...stage, instructions: [instruction] })) copyFromContext(copy, root, rules);
  }
}

/** What `COPY --from` takes: of a folder all that is in it. */
function copyFromStage({ stage, sources, target }: Copy, folder: string, root: string): void {
  for (const source of sources) {
    const from = join(folder, stage ?? '', relative('/app', source));
    // Packages are links to the project's own.
    cpSync(from, join(root, target), { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Makes the stages in folders of their own, each as the Dockerfile says, and gives the last one. Packages are those of this checkout, as
 * many of them as `npm ci` would install.
 */
export function makeImage(folder: string, application: string, dockerfile: Dockerfile, rules: readonly Rule[]): Stage {
  const last = dockerfile.stages.at(-1);
  if (last === undefined) throw new Error('a Dockerfile without a stage');
  for (const copy of copiesOf(last)) {
    if (copy.stage === null) {
      copyFromContext(copy, application, rules);
      continue;
    }
    const stage = dockerfile.stages.find(({ name }) => name === copy.stage);
    if (stage === undefined) throw new Error(`there is no stage ${copy.stage}`);
    const root = join(folder, copy.stage);
    if (!existsSync(root)) makeStage({ root, stage, dockerfile, rules });
    copyFromStage(copy, folder, application);
  }
  return last;
}

/** The Node of this process, where everybody may run it. */
export function installNode(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  putFile(process.execPath, join(folder, 'node'));
}

/** All folders below, so that nobody but root writes into them, or so that they can be removed. */
export function setFolderModes(folder: string, mode: number): void {
  if (!existsSync(folder)) return;
  chmodSync(folder, 0o755);
  for (const found of readdirSync(folder, { withFileTypes: true })) {
    if (found.isDirectory()) setFolderModes(join(folder, found.name), mode);
  }
  chmodSync(folder, mode);
}
