// Runners: for each language the way to run its programs, or the reason why they cannot be run on this machine.

import type { Language } from '@matrixsteps/engine/learning/implementation.ts';
import { lastLine, runCommand } from './command.ts';
import { runFormula } from './formulas.ts';
import { pythonWithPackages } from './python.ts';
import { type Runner, scriptRunner } from './script-runner.ts';
import { runTypescript } from './typescript.ts';
import { type Needed, printNotRun } from '../not-run.ts';

/** Finds what runs the programs of each language. */
const FINDERS: { readonly [L in Language]: () => Promise<Runner | string> } = {
  numpy: pythonRunner,
  sympy: pythonRunner,
  r: () => installed('Rscript', ['--vanilla'], 'run.R', 'R'),
  octave: () => installed('octave-cli', ['--quiet', '--norc'], 'run.m', 'm'),
  typescript: () => Promise.resolve(runTypescript),
  spreadsheet: () => Promise.resolve((formulas) => Promise.resolve(formulas.map(runFormula))),
};

/** What a machine needs to run the programs of each language; the last two run in Node. */
const NEEDED: { readonly [L in Language]: Needed } = {
  numpy: 'Python',
  sympy: 'Python',
  r: 'R',
  octave: 'Octave',
  typescript: 'Node of the system',
  spreadsheet: 'Node of the system',
};

/** Both languages of Python share one environment, looked for once. */
let environment: ReturnType<typeof pythonWithPackages> | null = null;

async function pythonRunner(): Promise<Runner | string> {
  environment ??= pythonWithPackages();
  const found = await environment;
  return typeof found === 'string' ? found : scriptRunner(found.path, ['-I'], 'run.py', 'py');
}

async function installed(
  command: string,
  options: readonly string[],
  driver: string,
  ending: string,
): Promise<Runner | string> {
  const trouble = await runCommand(command, ['--version'], 30_000);
  return trouble === null
    ? scriptRunner(command, options, driver, ending)
    : `${command} does not start: ${lastLine(trouble)}`;
}

/** The runner of a language; where there is none, the suite says so as the test command expects it. */
export async function runnerOrNotice(suite: string, language: Language): Promise<Runner | null> {
  const found = await FINDERS[language]();
  if (typeof found !== 'string') return (programs) => (programs.length === 0 ? Promise.resolve([]) : found(programs));
  printNotRun(`${suite} in ${language}`, NEEDED[language], found);
  return null;
}
