// Suites: which test files there are, how fast they are, and what they print about themselves: a figure, or that they could not run.

import { importGraph, importsWhileRunning, reachableFrom } from './import-graph.ts';
import { pathsIn, sourceFiles } from './source-files.ts';

/** What others build on is tested first; what crosses packages comes last. */
const ORDER = [
  'notation',
  'engine/exact',
  'engine/document',
  'engine',
  'api',
  'mcp',
  'server',
  'derive',
  'web',
  'clients',
  'tools',
  'tests',
];

/**
 * A file that imports one of these, or a file that does, can start a program, a thread, a service, a database, a browser or a
 * compiler.
 */
const OUTSIDE: readonly string[] = [
  'node:child_process',
  'node:http',
  'node:net',
  'node:sqlite',
  'node:worker_threads',
  'assemblyscript/asc',
  'fastify',
  'pg',
  'piscina',
  'playwright-core',
];

/** Imported by each test that does more in `npm run test:long`, or runs only there. */
const LONG_FORMS: readonly string[] = ['tests/long-form.ts', 'engine/testing/test-speed.ts'];

/** The test files of the project whose path contains one of the words, or all where there is none. */
export function chosenTests(root: string, words: readonly string[]): readonly string[] {
  const tests = pathsIn(root, ORDER).filter((path) => path.endsWith('.test.ts'));
  const wanted = words.map((word) => word.replace(/^\.\//, ''));
  return [...new Set(tests)].filter((path) => wanted.length === 0 || wanted.some((word) => path.includes(word)));
}

/** The test files that stand beside their code and start nothing outside of their own process. */
export function fastTests(root: string, tests: readonly string[]): readonly string[] {
  const files = sourceFiles(root);
  const graph = importGraph(files, importsWhileRunning);
  const starting = new Set(
    files
      .filter((file) => importsWhileRunning(file).some(({ specifier }) => OUTSIDE.includes(specifier)))
      .map(({ path }) => path),
  );
  return tests.filter(
    (path) =>
      !path.startsWith('tests/') &&
      !reachableFrom(graph, [path])
        .values()
        .some((found) => starting.has(found)),
  );
}

/** The test files that do more in the long run. */
export function withLongForm(root: string, tests: readonly string[]): readonly string[] {
  const graph = importGraph(sourceFiles(root));
  return tests.filter((path) => graph.get(path)?.some((target) => LONG_FORMS.includes(target)) === true);
}

/** The test files that import one of the changed files, directly or through others, and those that changed themselves. */
export function affectedTests(root: string, tests: readonly string[], changed: readonly string[]): readonly string[] {
  const graph = importGraph(sourceFiles(root));
  const wanted = new Set(changed);
  return tests.filter((path) =>
    reachableFrom(graph, [path])
      .values()
      .some((found) => wanted.has(found)),
  );
}

/** The figures that were printed, by a line `figure: NAME: VALUE`; each once, in order. */
export function figuresIn(output: string): readonly string[] {
  return linesWith(output, /^.*?\bfigure: (?<text>.+?)\s*$/gm);
}

/** A suite that could not run, and the program that it needs. */
export interface NotRun {
  readonly suite: string;
  readonly needs: string;
  readonly reason: string;
}

/** The suites that printed, by a line `suite not run: SUITE: needs PROGRAM: REASON`, that they could not run; each once, in order. */
export function notRunIn(output: string): readonly NotRun[] {
  return linesWith(output, /^.*?\bsuite not run: (?<text>.+?)\s*$/gm).map((text) => {
    const {
      suite = text,
      needs = '',
      reason = '',
    } = /^(?<suite>.+?): needs (?<needs>[^:]+): (?<reason>.*)$/.exec(text)?.groups ?? {};
    return { suite, needs, reason };
  });
}

function linesWith(output: string, line: RegExp): readonly string[] {
  return [...new Set([...output.matchAll(line)].map((match) => match.groups?.['text'] ?? ''))];
}

/** Files and their milliseconds, as the reporter of durations writes them; the slowest first. */
export function slowestOf(
  durations: string,
  count: number,
): readonly { readonly file: string; readonly milliseconds: number }[] {
  return durations
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([milliseconds, file = '']) => ({ file, milliseconds: Number(milliseconds) }))
    .toSorted((x, y) => y.milliseconds - x.milliseconds)
    .slice(0, count);
}

/** Splits a list into this many, in turn, so that neighbours, which take about the same time, are spread. */
export function dealt<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: count }, (_, place) => items.filter((_item, index) => index % count === place)).filter(
    ({ length }) => length > 0,
  );
}
