// Suites: which test files there are, which of them have a long form, and what they said of themselves: that they could not run
// here, or a figure.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from './source-files.ts';

/** What others build on is tested first; what crosses packages comes last. */
const ORDER = [
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

/** The test files of the project whose path contains one of the words, or all where there is none. */
export function chosenTests(root: string, words: readonly string[]): readonly string[] {
  const tests = pathsIn(root, ORDER).filter((path) => path.endsWith('.test.ts'));
  const wanted = words.map((word) => word.replace(/^\.\//, ''));
  return [...new Set(tests)].filter((path) => wanted.length === 0 || wanted.some((word) => path.includes(word)));
}

/** Those that do more where LONG is 1: they ask for it, or for tests/long-form.ts, which does. */
export function withLongForm(root: string, tests: readonly string[]): readonly string[] {
  return tests.filter((path) => /process\.env\['LONG'\]|\/long-form\.ts'/.test(readFileSync(join(root, path), 'utf8')));
}

/** The figures that were said, by a line `figure: NAME: VALUE`; each once, in order. */
export function figuresIn(output: string): readonly string[] {
  return saidIn(output, /^.*?\bfigure: (?<said>.+?)\s*$/gm);
}

/**
 * The suites that announced, by a line `suite not run: NAME: reason`, that they could not run; each once, in order.
 */
export function notRunIn(output: string): readonly string[] {
  return saidIn(output, /^.*?\bsuite not run: (?<said>.+?)\s*$/gm);
}

function saidIn(output: string, line: RegExp): readonly string[] {
  return [...new Set([...output.matchAll(line)].map((match) => match.groups?.['said'] ?? ''))];
}
