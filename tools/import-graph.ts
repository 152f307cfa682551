// The import graph: which files of the project import which, type imports included.

import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** By the path of each file, the files of the project that it imports, sorted, each once. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of a file that are still there when it runs: those of types are erased. */
export function importsWhileRunning(file: SourceFile): readonly Import[] {
  return importsOf(file).filter(({ isType }) => !isType);
}

/** The graph of these files. An import of a file that is not among them is left out. */
export function importGraph(
  files: readonly SourceFile[],
  readImports: (file: SourceFile) => readonly Import[] = importsOf,
): ImportGraph {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const targets = readImports(file).flatMap(({ target }) => (target !== null && paths.has(target) ? [target] : []));
      return [file.path, [...new Set(targets)].toSorted()];
    }),
  );
}

/** The same graph with every arrow turned round: which files import a file. */
export function reversed(graph: ImportGraph): ImportGraph {
  const importers = new Map<string, string[]>([...graph.keys()].map((path) => [path, []]));
  for (const [path, targets] of graph) for (const target of targets) importers.get(target)?.push(path);
  return importers;
}

/** The starting files and everything that the arrows lead to from them. */
export function reachableFrom(graph: ImportGraph, starts: Iterable<string>): ReadonlySet<string> {
  const found = new Set(starts);
  // A set that grows while it is iterated is iterated to its end.
  for (const path of found) for (const target of graph.get(path) ?? []) found.add(target);
  return found;
}

/**
 * Circles of imports, each as the shortest way from its first file back to it. Every file that lies on a circle is in at least
 * one of them.
 */
export function circlesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  const covered = new Set<string>();
  for (const path of withoutEnds(graph).keys()) {
    if (covered.has(path)) continue;
    const circle = wayBackTo(path, graph);
    circle.forEach((member) => covered.add(member));
    if (circle.length > 0) circles.push(circle);
  }
  return circles;
}

/** Removes files that import nothing, again and again. What is left lies on a circle or leads to one. */
function withoutEnds(graph: ImportGraph): ImportGraph {
  const inner = new Map([...graph].map(([path, targets]) => [path, targets.filter((target) => graph.has(target))]));
  const left = new Map([...inner].filter(([, targets]) => targets.length > 0));
  return left.size === graph.size ? inner : withoutEnds(left);
}

/** The files on the shortest way from a file back to itself, beginning with it; none where no way leads back. */
function wayBackTo(start: string, graph: ImportGraph): readonly string[] {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const target of graph.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return way;
      if (!seen.has(target)) ways.push([...way, target]);
      seen.add(target);
    }
  }
  return [];
}

/** A graph of folders: which folders the files of each folder import. A folder's imports of itself are left out. */
export function folderGraph(graph: ImportGraph): ImportGraph {
  return grouped(graph, (path) => posix.dirname(path));
}

/** The files of a folder, and what each imports: files of the same folder by name, everything else by its folder. */
export function graphWithin(graph: ImportGraph, folder: string): ImportGraph {
  const isInside = (path: string) => posix.dirname(path) === folder;
  const inside = new Map([...graph].filter(([path]) => isInside(path)));
  return grouped(inside, (path) => (isInside(path) ? posix.basename(path) : posix.dirname(path)));
}

/** Puts files together by a name. */
function grouped(graph: ImportGraph, nameOf: (path: string) => string): ImportGraph {
  const byName = Map.groupBy(graph, ([path]) => nameOf(path));
  return new Map(
    [...byName].map(([name, members]) => {
      const targets = members.flatMap(([, found]) => found.map(nameOf)).filter((target) => target !== name);
      return [name, [...new Set(targets)].toSorted()];
    }),
  );
}
