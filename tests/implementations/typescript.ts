// TypeScript programs: the compiler must accept them, and Node runs them by stripping the types.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';
import { inFolder, type Ran, type Runner, scriptRunner } from './script-runner.ts';

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

/** The compiler at its strictest by `strict` alone; every file is a module of its own. */
const PROJECT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    erasableSyntaxOnly: true,
    skipLibCheck: true,
    target: 'esnext',
    module: 'esnext',
    lib: ['esnext', 'dom'],
    types: [],
    moduleDetection: 'force',
  },
  include: ['*.ts'],
};

const strip = scriptRunner(process.execPath, ['--no-warnings'], 'run.ts', 'ts');

export const runTypescript: Runner = async (programs) => {
  const ran = await strip(programs);
  const complaints = await complaintsOf(programs);
  return ran.map((result, k): Ran => (complaints.has(k) ? { error: complaints.get(k) ?? '' } : result));
};

/** What the compiler says against the programs, by their positions. */
function complaintsOf(programs: readonly string[]): Promise<ReadonlyMap<number, string>> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(PROJECT));
    await Promise.all(programs.map((program, k) => writeFile(join(folder, `${k}.ts`), program)));
    const said = (await runCommand(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], 120_000)) ?? '';
    const found = [...said.matchAll(/(?<position>\d+)\.ts(?<complaint>\(\d+,\d+\): error .*)/g)];
    if (said !== '' && found.length === 0) throw new Error(`the compiler failed: ${said}`);
    return new Map(found.map(({ groups }) => [Number(groups?.['position']), `tsc ${groups?.['complaint']}`]));
  });
}
