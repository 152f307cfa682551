// Suites: which test files there are, and which of them said that they could not run here.
// Above: run-tests.ts. Below: source-files.ts.

import { pathsIn } from './source-files.ts';

/** What others build on is tested first; what crosses packages comes last. */
const ORDER = ['engine/exact', 'engine/document', 'engine', 'wire', 'mcp', 'server', 'derive', 'web', 'tools', 'tests'];

/** The test files of the project whose path contains one of the words, or all where there is none. */
export function chosenTests(root: string, words: readonly string[]): readonly string[] {
  const tests = pathsIn(root, ORDER).filter((path) => path.endsWith('.test.ts'));
  const wanted = words.map((word) => word.replace(/^\.\//, ''));
  return [...new Set(tests)].filter((path) => wanted.length === 0 || wanted.some((word) => path.includes(word)));
}

/**
 * The suites that announced, by a line `suite not run: NAME: reason`, that they could not run; each once, in order.
 */
export function notRunIn(output: string): readonly string[] {
  const announced = [...output.matchAll(/^.*?\bsuite not run: (?<suite>.+?)\s*$/gm)];
  return [...new Set(announced.map((match) => match.groups?.['suite'] ?? ''))];
}
